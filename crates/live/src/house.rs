//! The house's computers. They sit down where a seat is kept for them, bring to the dice what was fixed before, and think in threads of
//! their own, of which there are few: moves of people wait for none of them.

use crate::caller::Denied;
use crate::hall::Hall;
use crate::room::{Desk, Room};
use rules::view::Phase as BoardPhase;
use rules::{AnyTable, Side};
use search::opponent::{NoResources, Opponent, answer};
use search::{Budget, Engine, EngineOptions, RealClock};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::Duration;
use tables::clock::Measured;
use tables::dice::HouseNonces;
use tables::{Actor, Command, Offer, Participant, State, TablePhase};
use tokio::sync::Semaphore;

/// What the store did not take is tried again after this.
const PAUSE: Duration = Duration::from_secs(1);
/// Before so many turns were played a draw is no question.
const TURNS_BEFORE_DRAW: u32 = 16;
/// An offer is thought over for so long.
const OVER_AN_OFFER: Duration = Duration::from_millis(300);

/// The house's computers.
#[derive(Debug)]
pub(crate) struct House {
    places: Option<Semaphore>,
    thinking: AtomicUsize,
}

impl House {
    pub(crate) fn new(places: usize) -> House {
        House {
            places: (places > 0).then(|| Semaphore::new(places)),
            thinking: AtomicUsize::new(0),
        }
    }

    /// Whether there are any.
    pub(crate) fn is_open(&self) -> bool {
        self.places.is_some()
    }

    pub(crate) fn thinking(&self) -> usize {
        self.thinking.load(Ordering::Relaxed)
    }

    /// Thinks, when it is its turn among all others who want to.
    async fn think<T: Send + 'static>(
        &self,
        thought: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        let _place = self.places.as_ref()?.acquire().await.ok()?;
        self.thinking.fetch_add(1, Ordering::Relaxed);
        let thought = tokio::task::spawn_blocking(thought).await;
        self.thinking.fetch_sub(1, Ordering::Relaxed);
        thought.ok()
    }
}

/// What a computer has to do at a table.
#[derive(Debug)]
enum Due {
    Sit(u8),
    /// To answer what the other player proposed.
    Answer(Offer),
    Roll,
    Play(u8),
}

/// Who it is: the guest mostly, and the host where the other player began anew.
fn seat_of(state: &State) -> Option<(Actor, u8, Side)> {
    let seats = state.seats().iter().zip([Actor::Host, Actor::Guest]);
    let mut houses = seats.filter_map(|(seat, actor)| match seat.player {
        Participant::House { level, .. } => Some((actor, level, state.side_of(actor).ok()?)),
        Participant::Guest(_) => None,
    });
    houses.next()
}

fn due(state: &State) -> Option<Due> {
    match state.phase() {
        TablePhase::Open => state
            .setup()
            .house
            .filter(|_| state.seats().len() == 1)
            .map(Due::Sit),
        TablePhase::Playing => {
            let (_, level, side) = seat_of(state)?;
            match state.offer() {
                Some((by, offer)) if by != side => return Some(Due::Answer(offer)),
                _ => {}
            }
            if state.board().side() != side {
                return None;
            }
            Some(match state.board().phase() {
                BoardPhase::Roll => Due::Roll,
                _ => Due::Play(level),
            })
        }
        TablePhase::Over(_) | TablePhase::Aborted => None,
    }
}

/// Something happened at a table: a computer that has to do something does it, one thing after the other.
pub(crate) fn wake(hall: &Arc<Hall>, room: &Arc<Room>, desk: &mut Desk) {
    if !hall.house.is_open() || desk.thinking || due(desk.table()).is_none() {
        return;
    }
    desk.thinking = true;
    tokio::spawn(play(Arc::clone(hall), Arc::clone(room)));
}

async fn play(hall: Arc<Hall>, room: Arc<Room>) {
    loop {
        match hall.house_does_what_is_due(&room).await {
            Ok(true) => {}
            // The desk knows that nobody thinks any more.
            Ok(false) => return,
            Err(Denied::Again(_)) if !hall.is_closing() => tokio::time::sleep(PAUSE).await,
            Err(_) => {
                room.desk.lock().await.thinking = false;
                return;
            }
        }
    }
}

impl Hall {
    /// Does what is due; `false` when nothing is.
    async fn house_does_what_is_due(self: &Arc<Self>, room: &Arc<Room>) -> Result<bool, Denied> {
        let mut desk = self.desk(room).await?;
        let Some(due) = due(desk.table()) else {
            desk.thinking = false;
            return Ok(false);
        };
        let state = desk.table();
        let secret = state
            .secret()
            .ok_or_else(|| Denied::refused("table-no-secret"))?;
        let seed = secret.house_seed(&room.table);
        let nonces = HouseNonces {
            seed: &seed,
            game: &room.table,
        };
        let (turn, board) = (state.turn(), state.board().clone());
        let (actor, side) =
            seat_of(state).map_or((Actor::Guest, Side::One), |(actor, _, side)| (actor, side));
        let command = match due {
            Due::Sit(level) => Command::Sit {
                player: Participant::House {
                    level,
                    commitment: seed.commitment(),
                    seed: Some(seed),
                },
                contribution: nonces.contribution(),
            },
            Due::Roll => Command::Roll {
                nonce: nonces.rolling(turn),
            },
            // People learn from what went wrong.
            Due::Answer(Offer::TakeBack) => Command::Accept(Offer::TakeBack),
            Due::Answer(Offer::Draw) => {
                drop(desk);
                let content = turn >= TURNS_BEFORE_DRAW
                    && self.house.think(move || is_no_better(&board, side)).await == Some(true);
                desk = self.desk(room).await?;
                if content {
                    Command::Accept(Offer::Draw)
                } else {
                    Command::Decline
                }
            }
            Due::Play(level) => {
                drop(desk);
                let from = board.clone();
                let chance = self.keys.house(&room.table).wrapping_add(u64::from(turn));
                let thought = self
                    .house
                    .think(move || turn_of(&board, level, chance))
                    .await;
                desk = self.desk(room).await?;
                // Meanwhile something may have been proposed, which a move would pass over, or the turn was taken back.
                let now = desk.table();
                let same = now.turn() == turn
                    && now.board().position_text() == from.position_text()
                    && matches!(self::due(now), Some(Due::Play(_)));
                if !same {
                    return Ok(true);
                }
                match thought.flatten() {
                    Some(moves) => Command::Move {
                        turn,
                        moves,
                        line: Measured::default(),
                        nonce: Some(nonces.following(turn)),
                    },
                    // A computer that cannot go on has lost.
                    None => Command::Resign,
                }
            }
        };
        match self
            .act(room, &mut desk, actor, &command, Vec::new(), None)
            .await
        {
            // What the table refuses is not due any more, or will never be possible.
            Err(Denied::Refused(_)) if desk.state().is_some() => {
                let again = self::due(desk.table()).is_some();
                desk.thinking = again;
                drop(desk);
                if again {
                    tokio::time::sleep(PAUSE).await;
                }
                Ok(again)
            }
            Err(denied) => Err(denied),
            Ok(_) => Ok(true),
        }
    }
}

/// A whole turn of a level.
fn turn_of(board: &AnyTable, level: u8, chance: u64) -> Option<Vec<String>> {
    let opponent = Opponent::Level(usize::from(level));
    let mut player = opponent.player(&NoResources).ok()?;
    let stop = AtomicBool::new(false);
    let (mut board, mut moves) = (board.clone(), Vec::new());
    loop {
        let chosen = answer(&mut *player, &board, chance, &RealClock::start(), &stop).ok()?;
        if chosen.is_empty() {
            return None;
        }
        for text in chosen {
            moves.push(board.play(&text).ok()?);
        }
        if board.outcome().is_some() || board.begins_turn() {
            return Some(moves);
        }
    }
}

/// Whether a draw is no loss for this side.
fn is_no_better(board: &AnyTable, side: Side) -> bool {
    if board.phase() == BoardPhase::Roll {
        return false;
    }
    let limits = search::Limits {
        time: Some(Budget::exactly(OVER_AN_OFFER)),
        ..search::Limits::default()
    };
    let options = EngineOptions {
        hash_mebibytes: 1,
        ..EngineOptions::default()
    };
    let stop = AtomicBool::new(false);
    let Ok(mut engine) = Engine::try_new(options) else {
        return false;
    };
    let report = engine.think(board, limits, &RealClock::start(), &stop, |_| {});
    let score = report.and_then(|report| report.lines.first().map(|line| line.score.value()));
    score.is_some_and(|score| {
        if board.side() == side {
            score <= 0
        } else {
            score >= 0
        }
    })
}
