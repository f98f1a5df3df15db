//! Running a match: pairs of games on several threads, kept as they end, until all are played or a test has decided.

use crate::dependencies::{Dependencies, DependencyError};
use crate::dice::PairedDice;
use crate::game::{Played, Terms, play_game};
use crate::journal::{FORMAT, FaultLine, GameLine, Journal, JournalError, PairLine, Setup};
use crate::openings::Openings;
use crate::random_stream::{Purpose, RandomStream};
use crate::record::Circumstances;
use crate::standing::{Pairing, Standing};
use crate::statistics::{Sprt, Verdict};
use crate::{LONGEST_GAME, OpeningRule, ThinkingTime};
use rules::{AnyTable, Message, Record, Value};
use search::opponent::{Effort, Opponent, Player, PlayerError, USUAL_TIME};
use search::{Limits, RealClock};
use std::collections::BTreeSet;
use std::ops::ControlFlow;
use std::path::Path;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::mpsc::{Receiver, Sender, channel};

/// What is to be played.
#[derive(Clone, Debug)]
pub struct Plan {
    /// A table of the variant.
    pub table: AnyTable,
    pub opponents: Vec<Opponent>,
    /// For each pairing.
    pub pairs: u32,
    pub seed: u64,
    pub openings: OpeningRule,
    pub clock: Option<ThinkingTime>,
    pub longest_game: u32,
    /// Games at the same time.
    pub concurrency: usize,
    /// With two players only: the match ends when the test has decided.
    pub sprt: Option<Sprt>,
}

impl Plan {
    /// A plan with what is usual.
    pub fn new(table: AnyTable, opponents: Vec<Opponent>, pairs: u32) -> Plan {
        Plan {
            table,
            opponents,
            pairs,
            seed: 1,
            openings: OpeningRule::default(),
            clock: None,
            longest_game: LONGEST_GAME,
            concurrency: 1,
            sprt: None,
        }
    }

    /// What the players and the openings depend on.
    pub fn dependencies(&self) -> Result<Dependencies, DependencyError> {
        Dependencies::of_match(&self.opponents, &self.table, self.openings)
    }

    /// What must be the same for a match to go on, with what was read for it.
    pub fn setup(&self, read: &Dependencies) -> Setup {
        Setup {
            format: FORMAT,
            version: env!("CARGO_PKG_VERSION").to_owned(),
            variant: self.table.variant().to_owned(),
            players: self.opponents.iter().map(Opponent::to_string).collect(),
            seed: self.seed,
            openings: self.openings,
            clock: self.clock,
            longest_game: self.longest_game,
            files: read.files.clone(),
            built_in: read.built_in.clone(),
        }
    }

    /// A name for the folder of this match, different for every plan. What files hold is not in it: whoever asks for the same players
    /// again means the same match, and is told when they have changed.
    pub fn folder_name(&self) -> String {
        let setup = self.setup(&Dependencies::default());
        let kinds: Vec<&str> = setup
            .players
            .iter()
            .map(|player| player.split(':').next().unwrap_or(player))
            .collect();
        format!(
            "{}-{}-{}",
            setup.variant.replace('/', "-"),
            kinds.join("-"),
            setup.fingerprint()
        )
    }

    /// How many games there are in all.
    pub fn games(&self) -> u64 {
        let players = self.opponents.len() as u64;
        players * players.saturating_sub(1) * u64::from(self.pairs)
    }
}

/// Why a match could not be played.
#[derive(Debug, thiserror::Error)]
// People are told the sentence.
#[error("{}", self.message())]
pub enum MatchError {
    TooFewPlayers,
    Twice {
        player: String,
    },
    SprtPlayers,
    Unfit {
        player: String,
        variant: &'static str,
        error: PlayerError,
    },
    Dependency(#[from] DependencyError),
    Journal(#[from] JournalError),
}

impl MatchError {
    /// The sentence that says so.
    pub fn message(&self) -> Message {
        match self {
            MatchError::TooFewPlayers => Message::plain("arena-too-few-players"),
            MatchError::Twice { player } => Message::new(
                "arena-player-twice",
                vec![("player", Value::Text(player.clone()))],
            ),
            MatchError::SprtPlayers => Message::plain("arena-sprt-players"),
            MatchError::Unfit {
                player,
                variant,
                error,
            } => error.message(player, variant),
            MatchError::Dependency(error) => error.message(),
            MatchError::Journal(error) => error.message(),
        }
    }
}

/// How a match came to its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Finish {
    /// All games were played.
    Complete,
    /// The sequential test has decided.
    Decided(Verdict),
    /// Somebody who watched wanted no more.
    Stopped,
}

/// One pair to be played.
#[derive(Clone, Copy, Debug)]
struct Task {
    pair: u32,
    players: [usize; 2],
}

/// Plays a match, or what is left of it, and keeps it in a folder. Whoever watches is told the standing at the beginning and
/// after every pair, and may break the match off.
pub fn run_match(
    plan: &Plan,
    folder: &Path,
    mut watch: impl FnMut(&Standing) -> ControlFlow<()>,
) -> Result<(Standing, Finish), MatchError> {
    let read = plan.dependencies()?;
    check(plan, &read)?;
    let stop = AtomicBool::new(false);
    // All of them before the first game: memory that is missing is told now, and not by games that somebody loses.
    let teams = (0..plan.concurrency.max(1))
        .map(|_| team(plan, &read))
        .collect::<Result<Vec<_>, _>>()?;
    let setup = plan.setup(&read);
    let (mut journal, done) = Journal::open(folder, &setup)?;
    let mut standing = Standing::new(&setup.players);
    for line in &done {
        standing.add(line);
    }
    let mut finish = ended(plan, &standing);
    if watch(&standing).is_break() {
        finish.get_or_insert(Finish::Stopped);
    }
    if let Some(finish) = finish {
        return Ok((standing, finish));
    }
    let tasks = Mutex::new(tasks(plan, &done).into_iter());
    let (sender, results) = channel();
    let finish = std::thread::scope(|scope| {
        for players in teams {
            let (sender, stop, tasks, setup) = (sender.clone(), &stop, &tasks, &setup);
            scope.spawn(move || Worker::new(plan, setup, stop, players).work(tasks, &sender));
        }
        drop(sender);
        let finish = collect(plan, &results, &mut journal, &mut standing, &mut watch);
        // Whoever still plays a game plays it for nothing.
        stop.store(true, Relaxed);
        finish
    })?;
    Ok((standing, finish))
}

fn check(plan: &Plan, read: &Dependencies) -> Result<(), MatchError> {
    if plan.opponents.len() < 2 {
        return Err(MatchError::TooFewPlayers);
    }
    if plan.sprt.is_some() && plan.opponents.len() != 2 {
        return Err(MatchError::SprtPlayers);
    }
    let mut seen = BTreeSet::new();
    for opponent in &plan.opponents {
        let name = opponent.to_string();
        // Two players may be alike (a match against oneself tests the arena), but three are a slip.
        if seen.contains(&name) && plan.opponents.len() > 2 {
            return Err(MatchError::Twice { player: name });
        }
        seen.insert(name);
        seated(plan, opponent, read)
            .and_then(|mut player| player.new_game(&plan.table.anew(), 0))
            .map_err(|error| unfit_for(plan, opponent, error))?;
    }
    Ok(())
}

/// The players of one thread.
fn team(plan: &Plan, read: &Dependencies) -> Result<Vec<Box<dyn Player>>, MatchError> {
    let players = plan.opponents.iter().map(|opponent| {
        seated(plan, opponent, read).map_err(|error| unfit_for(plan, opponent, error))
    });
    players.collect()
}

/// Somebody to play with. Without a clock, whoever has no limit of its own takes the usual time.
fn seated(
    plan: &Plan,
    opponent: &Opponent,
    read: &Dependencies,
) -> Result<Box<dyn Player>, PlayerError> {
    if plan.clock.is_some() {
        return opponent.player(read);
    }
    let usual = Limits::movetime(USUAL_TIME);
    opponent.clone().limited(usual).player(read)
}

fn unfit_for(plan: &Plan, opponent: &Opponent, error: PlayerError) -> MatchError {
    MatchError::Unfit {
        player: opponent.to_string(),
        variant: plan.table.variant(),
        error,
    }
}

/// All pairs that are not yet done, opening by opening.
fn tasks(plan: &Plan, done: &[PairLine]) -> Vec<Task> {
    let done: BTreeSet<_> = done.iter().map(|line| (line.pair, line.players)).collect();
    let players = plan.opponents.len();
    (0..plan.pairs)
        .flat_map(|pair| {
            (0..players)
                .flat_map(move |a| (a + 1..players).map(move |b| [a, b]))
                .map(move |players| Task { pair, players })
        })
        .filter(|task| !done.contains(&(task.pair, task.players)))
        .collect()
}

/// Whether there is nothing more to play.
fn ended(plan: &Plan, standing: &Standing) -> Option<Finish> {
    if let (Some(sprt), [pairing]) = (&plan.sprt, &standing.pairings[..]) {
        let verdict = sprt.verdict(&pairing.pairs);
        if verdict != Verdict::Undecided {
            return Some(Finish::Decided(verdict));
        }
    }
    let complete = |pairing: &Pairing| pairing.pairs.pairs() >= u64::from(plan.pairs);
    standing
        .pairings
        .iter()
        .all(complete)
        .then_some(Finish::Complete)
}

fn collect(
    plan: &Plan,
    results: &Receiver<(PairLine, [Record; 2])>,
    journal: &mut Journal,
    standing: &mut Standing,
    watch: &mut impl FnMut(&Standing) -> ControlFlow<()>,
) -> Result<Finish, MatchError> {
    for (line, records) in results {
        journal.keep(&line, &records)?;
        standing.add(&line);
        let wanted_no_more = watch(standing).is_break();
        if let Some(finish) = ended(plan, standing) {
            return Ok(finish);
        }
        if wanted_no_more {
            return Ok(Finish::Stopped);
        }
    }
    Ok(Finish::Complete)
}

/// One thread of the match, with players of its own.
struct Worker<'a> {
    plan: &'a Plan,
    setup: &'a Setup,
    fingerprint: String,
    stop: &'a AtomicBool,
    time: RealClock,
    openings: Openings,
    players: Vec<Box<dyn Player>>,
}

impl<'a> Worker<'a> {
    fn new(
        plan: &'a Plan,
        setup: &'a Setup,
        stop: &'a AtomicBool,
        players: Vec<Box<dyn Player>>,
    ) -> Worker<'a> {
        Worker {
            plan,
            setup,
            fingerprint: setup.fingerprint(),
            stop,
            time: RealClock::start(),
            openings: Openings::new(plan.seed, plan.openings),
            players,
        }
    }

    fn work(
        &mut self,
        tasks: &Mutex<impl Iterator<Item = Task>>,
        results: &Sender<(PairLine, [Record; 2])>,
    ) {
        while !self.stop.load(Relaxed) {
            let task = tasks.lock().ok().and_then(|mut tasks| tasks.next());
            let Some(pair) = task.and_then(|task| self.pair(task)) else {
                return;
            };
            if results.send(pair).is_err() {
                return;
            }
        }
    }

    /// Both games of a pair; `None` when they were broken off.
    fn pair(&mut self, task: Task) -> Option<(PairLine, [Record; 2])> {
        let opening = self.openings.opening(&self.plan.table, task.pair);
        let mut dice = PairedDice::new(self.plan.seed, self.plan.openings.set, task.pair);
        let (first, first_record) = self.game(task, false, &opening, &mut dice)?;
        let (second, second_record) = self.game(task, true, &opening, &mut dice)?;
        let line = PairLine {
            format: FORMAT,
            setup: Some(self.fingerprint.clone()),
            pair: task.pair,
            players: task.players,
            games: [first, second],
        };
        Some((line, [first_record, second_record]))
    }

    fn game(
        &mut self,
        task: Task,
        swapped: bool,
        opening: &AnyTable,
        dice: &mut PairedDice,
    ) -> Option<(GameLine, Record)> {
        let [a, b] = task.players;
        let mut random = RandomStream::new(
            self.plan.seed,
            Purpose::Players,
            u64::from(task.pair) << 1 | u64::from(swapped),
        );
        let seeds = [random.word(), random.word()];
        // a is below b, always: the pairing was made so.
        let (before, after) = self.players.split_at_mut(b);
        let one: &mut dyn Player = before[a].as_mut();
        let two: &mut dyn Player = after[0].as_mut();
        let seated = if swapped { [two, one] } else { [one, two] };
        let terms = Terms {
            clock: self.plan.clock,
            longest: self.plan.longest_game,
            stop: self.stop,
            time: &self.time,
        };
        let played = play_game(opening.clone(), seated, seeds, dice, terms)?;
        let effort = [a, b].map(|player| self.players[player].take_effort());
        let seats = if swapped { [b, a] } else { [a, b] };
        let told = Circumstances {
            names: seats.map(|player| self.setup.players[player].as_str()),
            pair: task.pair,
            seed: self.plan.seed,
            clock: self.plan.clock,
        };
        let record = played.record(told);
        Some((game_line(&played, seats, effort), record))
    }
}

fn game_line(played: &Played, seats: [usize; 2], effort: [Effort; 2]) -> GameLine {
    GameLine {
        result: played.result.text().to_owned(),
        termination: played.termination.text().to_owned(),
        plies: played.table.ply(),
        fault: played.fault.as_ref().map(|fault| FaultLine {
            player: seats[fault.side.index()],
            kind: fault.kind,
            detail: fault.detail.clone(),
        }),
        effort,
    }
}
