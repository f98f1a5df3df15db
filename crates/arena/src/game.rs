//! One game between two players: whose turn it is, what the clocks say, and how it ends, by the rules or by a fault.

use crate::dice::PairedDice;
use crate::fault::{Fault, FaultKind};
use crate::random_stream::{Purpose, RandomStream};
use crate::thinking_time::{GRACE, ThinkingTime, press};
use rules::record::{GameResult, Termination};
use rules::view::Phase;
use rules::{AnyTable, MoveError, Side};
use search::Clock;
use search::opponent::{MoveContext, Player, PlayerError};
use std::fmt;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

/// Games are adjudicated as draws after so many plies; in the dice game, turns.
pub const LONGEST_GAME: u32 = 500;

/// How much is kept of what was seen of a fault.
const LONGEST_DETAIL: usize = 200;

/// A game that was played to its end.
#[derive(Clone, Debug)]
pub struct Played {
    pub table: AnyTable,
    pub result: GameResult,
    pub termination: Termination,
    pub fault: Option<Fault>,
}

/// What holds for a game beside the rules.
#[derive(Clone, Copy)]
pub struct Terms<'a> {
    pub clock: Option<ThinkingTime>,
    pub longest: u32,
    pub stop: &'a AtomicBool,
    /// What time it is.
    pub time: &'a dyn Clock,
}

impl fmt::Debug for Terms<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Terms")
            .field("clock", &self.clock)
            .field("longest", &self.longest)
            .finish_non_exhaustive()
    }
}

/// Plays a game from this table on; the players sit in the order of the sides. `None` when it was broken off.
pub fn play_game(
    mut table: AnyTable,
    mut players: [&mut dyn Player; 2],
    seeds: [u64; 2],
    dice: &mut PairedDice,
    terms: Terms<'_>,
) -> Option<Played> {
    for side in Side::BOTH {
        let ready = players[side.index()].new_game(&table, seeds[side.index()]);
        if let Err(error) = ready {
            return faulty(table, side, error);
        }
    }
    let mut clocks = terms.clock.map(ThinkingTime::clocks);
    let mut random = seeds.map(|seed| RandomStream::new(seed, Purpose::Players, 0));
    loop {
        if terms.stop.load(Relaxed) {
            return None;
        }
        if let Some(outcome) = table.outcome() {
            return Some(Played {
                table,
                result: GameResult::from(outcome.winner),
                termination: Termination::Rule(outcome.rule),
                fault: None,
            });
        }
        if table.ply() >= terms.longest {
            return Some(Played {
                table,
                result: GameResult::Draw,
                termination: Termination::Adjudicated,
                fault: None,
            });
        }
        if table.phase() == Phase::Roll {
            let roll = dice.roll(table.ply());
            table.play(&roll).expect("two dice are a roll");
            continue;
        }
        let side = table.side();
        let player = &mut players[side.index()];
        let begun = terms.time.elapsed();
        let random = &mut random[side.index()];
        let mut context = MoveContext {
            clocks,
            time: terms.time,
            stop: terms.stop,
            below: &mut |most| random.below(most),
        };
        let choice = player.choose(&table, &mut context);
        let spent = terms.time.elapsed().saturating_sub(begun);
        let moves = match choice {
            Ok(moves) => moves,
            Err(error) => return faulty(table, side, error),
        };
        let late = player.allowance().is_some_and(|most| spent > most + GRACE);
        let flagged = clocks
            .as_mut()
            .is_some_and(|clocks| !press(clocks, side, spent));
        if late || flagged {
            let (kind, detail) = (FaultKind::Time, format!("{} ms", spent.as_millis()));
            return Some(lost(table, Fault { side, kind, detail }));
        }
        if let Err(detail) = make(&mut table, &moves) {
            let kind = FaultKind::Illegal;
            return Some(lost(table, Fault { side, kind, detail }));
        }
    }
}

/// Plays the moves of one turn, or says which one was refused, and by which rule.
fn make(table: &mut AnyTable, moves: &[String]) -> Result<(), String> {
    if moves.is_empty() {
        return Err("-".to_owned());
    }
    let turn = table.ply();
    for text in moves {
        let over = table.outcome().is_some() || table.ply() != turn;
        if over {
            return Err(format!("{text} (the turn is over)"));
        }
        table.play(text).map_err(|error| match error {
            MoveError::Refused(refusal) => format!("{text} ({})", refusal.rule),
            _ => text.clone(),
        })?;
    }
    Ok(())
}

fn faulty(table: AnyTable, side: Side, error: PlayerError) -> Option<Played> {
    Fault::of(side, error).map(|fault| lost(table, fault))
}

/// A fault loses, whatever stands on the board.
fn lost(table: AnyTable, mut fault: Fault) -> Played {
    // A wrong end of a turn may already have ended the game by the rules; then that stands.
    let by_rule = table.outcome();
    let (result, termination) = match by_rule {
        Some(outcome) => (
            GameResult::from(outcome.winner),
            Termination::Rule(outcome.rule),
        ),
        None => (
            GameResult::Win(!fault.side),
            match fault.kind {
                FaultKind::Crash | FaultKind::Error => Termination::Abandoned,
                FaultKind::Time => Termination::Time,
                FaultKind::Illegal => Termination::Adjudicated,
            },
        ),
    };
    // What an engine says may be long; what is kept of it says enough.
    fault.detail = fault.detail.chars().take(LONGEST_DETAIL).collect();
    Played {
        table,
        result,
        termination,
        fault: Some(fault),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::OpeningSet;
    use std::sync::Mutex;
    use std::time::Duration;

    /// A clock that players move.
    #[derive(Debug, Default)]
    struct Moved(Mutex<Duration>);

    impl Clock for Moved {
        fn elapsed(&self) -> Duration {
            *self.0.lock().expect("a time")
        }
    }

    /// Takes its time, and plays the first legal move.
    #[derive(Debug)]
    struct Slow<'a> {
        clock: &'a Moved,
        takes: Duration,
        allowance: Option<Duration>,
    }

    impl Player for Slow<'_> {
        fn new_game(&mut self, _: &AnyTable, _: u64) -> Result<(), PlayerError> {
            Ok(())
        }

        fn choose(
            &mut self,
            table: &AnyTable,
            _: &mut MoveContext<'_>,
        ) -> Result<Vec<String>, PlayerError> {
            *self.clock.0.lock().expect("a time") += self.takes;
            let first = table.random_move(|_| 0).expect("a game under way");
            Ok(vec![first])
        }

        fn allowance(&self) -> Option<Duration> {
            self.allowance
        }
    }

    /// Plays six plies of somebody who takes so long against somebody who takes no time, and gives the fault.
    fn fault_of(
        takes: Duration,
        allowance: Option<Duration>,
        clock: Option<ThinkingTime>,
    ) -> Option<Fault> {
        let time = Moved::default();
        let player = |takes, allowance| Slow {
            clock: &time,
            takes,
            allowance,
        };
        let (mut slow, mut quick) = (player(takes, allowance), player(Duration::ZERO, None));
        let played = play_game(
            AnyTable::open("latroncules/classic").expect("a variant"),
            [&mut slow, &mut quick],
            [0; 2],
            &mut PairedDice::new(1, OpeningSet::Tuning, 0),
            Terms {
                clock,
                longest: 6,
                stop: &AtomicBool::new(false),
                time: &time,
            },
        );
        let played = played.expect("nobody stops it");
        assert_eq!(played.fault.is_some(), played.result != GameResult::Draw);
        played.fault
    }

    #[test]
    fn a_player_that_answers_too_late_loses_on_time() {
        let allowed = Duration::from_millis(50);
        let on_time = fault_of(allowed + GRACE, Some(allowed), None);
        assert_eq!(on_time, None);
        let late = allowed + GRACE + Duration::from_millis(1);
        assert_eq!(fault_of(late, None, None), None, "nobody limits it");
        assert_eq!(
            fault_of(late, Some(allowed), None),
            Some(Fault {
                side: Side::One,
                kind: FaultKind::Time,
                detail: "551 ms".to_owned(),
            })
        );
    }

    #[test]
    fn a_player_whose_clock_runs_out_loses_on_time() {
        let second = Duration::from_secs(1);
        let clock = |text: &str| Some(text.parse().expect("a clock"));
        assert_eq!(fault_of(second, None, clock("3+0")), None);
        assert_eq!(fault_of(second, None, clock("1+1")), None);
        let fault = fault_of(second, None, clock("1+0")).expect("a fault");
        assert_eq!((fault.side, fault.kind), (Side::One, FaultKind::Time));
    }

    #[test]
    fn a_refused_move_is_named_with_its_rule_and_leaves_the_table() {
        let mut table = AnyTable::open("latroncules/classic").expect("a variant");
        let moves = |texts: &[&str]| {
            texts
                .iter()
                .map(|text| (*text).to_owned())
                .collect::<Vec<_>>()
        };
        let start = table.position_text();
        let refused = make(&mut table, &moves(&["a2-b3"])).expect_err("no such move");
        assert!(refused.starts_with("a2-b3 (LA-"), "{refused}");
        assert!(make(&mut table, &[]).is_err());
        assert_eq!(table.position_text(), start);
        assert_eq!(make(&mut table, &moves(&["a2-a3"])), Ok(()));
    }
}
