//! Who waits for somebody, and which games may be watched. It is told when it has changed, and not more often than people can read.

use crate::connection::Connection;
use crate::keys;
use std::collections::{HashMap, HashSet};
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use store::Hashed;
use tables::clock::TimeControl;
use tables::{Moment, Participant, SideChoice, State, TablePhase};
use wire::{Lobby as LobbyTold, Place, Playing, Seek, Tell};

/// As many are told at most.
const MOST: usize = 100;
/// Whoever was sent to a seat has so long to sit down before somebody else is sent there.
const RESERVED: Duration = Duration::from_secs(10);
/// Whoever opened a table by `pair` sits down within so long, or nobody is sent there.
const SITS_DOWN: Duration = Duration::from_secs(5);

/// The lobby.
#[derive(Debug, Default)]
pub(crate) struct Lobby(Mutex<Board>);

#[derive(Debug, Default)]
struct Board {
    waiting: HashMap<Arc<str>, Waiting>,
    games: HashMap<Arc<str>, Playing>,
    /// All games under way, also those that nobody else may see.
    playing: HashSet<Arc<str>>,
    /// Versions of tables that are known and not on display.
    seen: HashMap<Arc<str>, u64>,
    watching: HashMap<u64, Arc<Connection>>,
    changed: bool,
    told: LobbyTold,
}

/// A public table that waits.
#[derive(Debug)]
struct Waiting {
    seek: Seek,
    /// Whose seat the host's is.
    host: Option<Hashed>,
    /// Whether the host sits and is there, where that matters.
    seated: bool,
    there: bool,
    live: bool,
    /// Since when it is known here.
    known: Instant,
    reserved: Option<(Hashed, Instant)>,
}

impl Waiting {
    fn is_shown(&self) -> bool {
        self.seated && (self.there || !self.live)
    }

    fn fits(&self, variant: &str, time: TimeControl) -> bool {
        let seek = &self.seek;
        let plain = seek.host == SideChoice::Lot && !seek.touch_move && !seek.set_up;
        let about_to = !self.seated && self.known.elapsed() < SITS_DOWN;
        plain && seek.variant == variant && seek.time == time && (self.is_shown() || about_to)
    }

    fn is_free_for(&self, author: &Hashed) -> bool {
        self.reserved
            .as_ref()
            .is_none_or(|(other, since)| other == author || since.elapsed() > RESERVED)
    }
}

impl Lobby {
    /// Takes in how a table stands.
    pub(crate) fn note(&self, state: &State, at: Moment, host: Option<Hashed>, there: bool) {
        let table: Arc<str> = state.game().into();
        let setup = state.setup();
        let mut board = self.lock();
        board.changed = true;
        board.seen.insert(Arc::clone(&table), state.version());
        let seek = *state.phase() == TablePhase::Open
            && setup.public
            && setup.house.is_none()
            && state.rematch_of().is_none();
        if seek {
            let known = board.waiting.get(&table);
            let since = known.map_or(at, |known| known.seek.since);
            let name = state.seats().first().map(|seat| name(&seat.player));
            let waiting = Waiting {
                seated: name.is_some(),
                seek: Seek {
                    table: table.to_string(),
                    variant: setup.variant.clone(),
                    time: setup.time,
                    host: setup.host,
                    touch_move: setup.touch_move,
                    set_up: setup.position.is_some(),
                    name: name.unwrap_or_default(),
                    since,
                },
                host,
                there,
                live: matches!(setup.time, TimeControl::Live { .. }),
                known: known.map_or_else(Instant::now, |known| known.known),
                reserved: known.and_then(|known| known.reserved.clone()),
            };
            board.waiting.insert(table, waiting);
            return;
        }
        board.waiting.remove(&table);
        if *state.phase() != TablePhase::Playing {
            board.games.remove(&table);
            board.playing.remove(&table);
            return;
        }
        board.playing.insert(Arc::clone(&table));
        let [one, other] = state.seats() else { return };
        if setup.public {
            let mut players = [name(&one.player), name(&other.player)];
            if !state.host_is_one() {
                players.swap(0, 1);
            }
            let known = board.games.get(&table);
            let playing = Playing {
                table: table.to_string(),
                variant: setup.variant.clone(),
                time: setup.time,
                players,
                since: known.map_or(at, |known| known.since),
            };
            board.games.insert(table, playing);
        }
    }

    /// The store says where a table stood at this version, which others may have left behind by now.
    pub(crate) fn listed(&self, table: &str, version: u64, playing: bool) {
        let mut board = self.lock();
        if board.seen.get(table).is_some_and(|seen| *seen >= version) {
            return;
        }
        let changed = if playing {
            board.playing.insert(table.into())
        } else {
            board.games.remove(table);
            board.playing.remove(table)
        };
        board.changed |= changed;
    }

    /// Whether this is known of a table that is not in memory.
    pub(crate) fn knows(&self, table: &str, version: u64) -> bool {
        let board = self.lock();
        board.seen.get(table).is_some_and(|seen| *seen >= version)
            || board.games.contains_key(table)
    }

    /// Whether whoever opened a table is there.
    pub(crate) fn host_is(&self, table: &str, there: bool) {
        let mut board = self.lock();
        if let Some(waiting) = board.waiting.get_mut(table) {
            let changed = waiting.there != there;
            waiting.there = there;
            board.changed |= changed;
        }
    }

    /// A table that waits for somebody like him, longest of all; it is kept for him for a moment.
    pub(crate) fn find(&self, author: &Hashed, variant: &str, time: TimeControl) -> Option<String> {
        let mut board = self.lock();
        let fitting = board.waiting.iter().filter(|(table, waiting)| {
            waiting.fits(variant, time)
                && waiting.is_free_for(author)
                && waiting.host != Some(keys::seat(author, table, Place::Host))
        });
        let first = fitting.min_by_key(|(_, waiting)| waiting.seek.since)?;
        let table = Arc::clone(first.0);
        let waiting = board.waiting.get_mut(&table)?;
        waiting.reserved = Some((author.clone(), Instant::now()));
        Some(table.to_string())
    }

    /// Whether somebody was sent to this seat a moment ago, and not he.
    pub(crate) fn is_kept_from(&self, author: &Hashed, table: &str) -> bool {
        let board = self.lock();
        let waiting = board.waiting.get(table);
        waiting.is_some_and(|waiting| !waiting.is_free_for(author))
    }

    /// Somebody wants to hear of it from now on.
    pub(crate) fn join(&self, connection: &Arc<Connection>) {
        let mut board = self.lock();
        connection.in_lobby.store(true, Ordering::Release);
        board.watching.insert(connection.id, Arc::clone(connection));
        connection.tell_alone(&Tell::Lobby(board.build()));
    }

    /// Somebody wants to hear no more of it.
    pub(crate) fn leave(&self, connection: &Connection) {
        if connection.in_lobby.swap(false, Ordering::AcqRel) {
            self.lock().watching.remove(&connection.id);
        }
    }

    /// Tells it, if it has changed.
    pub(crate) fn tell(&self) {
        let mut board = self.lock();
        if !std::mem::take(&mut board.changed) || board.watching.is_empty() {
            return;
        }
        let lobby = board.build();
        if lobby == board.told {
            return;
        }
        let text = crate::told::text(&Tell::Lobby(lobby.clone()));
        board.told = lobby;
        for connection in board.watching.values() {
            connection.tell(&text);
        }
    }

    pub(crate) fn playing(&self) -> usize {
        self.lock().playing.len()
    }

    /// Forgets what is only remembered.
    pub(crate) fn sweep(&self) {
        let mut board = self.lock();
        let Board {
            seen,
            waiting,
            games,
            ..
        } = &mut *board;
        seen.retain(|table, _| waiting.contains_key(table) || games.contains_key(table));
    }

    fn lock(&self) -> MutexGuard<'_, Board> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Board {
    fn build(&self) -> LobbyTold {
        let shown = self.waiting.values().filter(|waiting| waiting.is_shown());
        let mut seeks: Vec<&Seek> = shown.map(|waiting| &waiting.seek).collect();
        seeks.sort_unstable_by_key(|seek| (seek.since, &seek.table));
        let mut games: Vec<&Playing> = self.games.values().collect();
        let newest = |one: &&Playing, other: &&Playing| {
            (other.since, &one.table).cmp(&(one.since, &other.table))
        };
        if games.len() > MOST {
            games.select_nth_unstable_by(MOST, newest);
            games.truncate(MOST);
        }
        games.sort_unstable_by(newest);
        LobbyTold {
            seeks: seeks.into_iter().take(MOST).cloned().collect(),
            games: games.into_iter().cloned().collect(),
            playing: self.playing.len(),
        }
    }
}

fn name(player: &Participant) -> String {
    match player {
        Participant::Guest(guest) => guest.name.as_str().to_owned(),
        Participant::House { level, .. } => format!("level-{level}"),
    }
}
