//! Events become the state of a table. What was stored is not judged again, but a board cannot show what its rules forbid.

use super::event::{Event, Participant, Stamped};
use super::play::roll_text;
use super::state::{Roll, Seat, State, TablePhase, Turn, Unfit};
use rules::Side;

impl State {
    /// The table after one more event.
    pub fn apply(&mut self, stamped: &Stamped) -> Result<(), Unfit> {
        let expected = self.version + 1;
        if stamped.version != expected {
            return Err(Unfit::Version {
                expected,
                found: stamped.version,
            });
        }
        self.happen(stamped).map_err(|why| Unfit::Impossible {
            version: expected,
            why,
        })?;
        self.version = expected;
        Ok(())
    }

    fn happen(&mut self, stamped: &Stamped) -> Result<(), String> {
        let at = stamped.at;
        match &stamped.event {
            Event::Opened { .. } => return Err("a table is opened once".to_owned()),
            Event::Seated {
                player,
                contribution,
            } => {
                if self.seats.len() == 2 {
                    return Err("both seats are taken".to_owned());
                }
                self.seats.push(Seat {
                    player: player.clone(),
                    contribution: *contribution,
                });
            }
            Event::Begun { host_is_one } => {
                self.host_is_one = *host_is_one;
                self.phase = TablePhase::Playing;
                self.run_clock(at);
            }
            Event::Rolled {
                dice, before, own, ..
            } => {
                self.set_roll(Roll {
                    dice: *dice,
                    before: *before,
                    own: *own,
                })?;
            }
            Event::Touched { cell } => self.touched = Some(cell.clone()),
            Event::Moved {
                moves,
                clock,
                nonce,
                ..
            } => {
                let side = self.board.side();
                for text in moves {
                    self.board
                        .play(text)
                        .map_err(|error| error.message().to_string())?;
                }
                self.clock.moved(side, clock);
                self.turns.push(Turn {
                    side,
                    roll: self.roll.take(),
                    moves: moves.clone(),
                    clock: *clock,
                    nonce: *nonce,
                });
                self.touched = None;
                if self.offer.is_some_and(|(by, _)| by != side) {
                    self.offer = None;
                }
                self.run_clock(clock.at);
                self.roll_again()?;
            }
            Event::Offered { by, offer } => self.offer = Some((*by, *offer)),
            Event::Declined { .. } => {
                if let Some((by, _)) = self.offer.take() {
                    self.declined_at[by.index()] = Some(self.turn());
                }
            }
            Event::TakenBack { turns } => self.take_back(*turns, at)?,
            Event::OutageCredited { until, span, .. } => {
                self.credited_until = *until;
                self.credits.push((self.turn(), *span));
                self.clock.credit(*span);
            }
            Event::Ended {
                ending,
                secret,
                seeds,
            } => {
                if ending.termination == "time" {
                    self.clock.fall(self.board.side());
                }
                self.clock.stop();
                self.offer = None;
                self.secret = secret.or(self.secret);
                for (seat, told) in self.seats.iter_mut().zip(seeds) {
                    if let Participant::House { seed, .. } = &mut seat.player {
                        *seed = told.or(*seed);
                    }
                }
                self.phase = TablePhase::Over(ending.clone());
            }
            Event::Aborted => {
                self.clock.stop();
                self.offer = None;
                self.phase = TablePhase::Aborted;
            }
        }
        Ok(())
    }

    /// The clock of the player to move runs. In live games the first turn of each is free: nobody loses time before he has seen
    /// that the game began.
    fn run_clock(&mut self, since: crate::Moment) {
        let timed = self.turns.len() >= self.free_turns();
        if timed && self.board.outcome().is_none() {
            self.clock.run(self.board.side(), since);
        } else {
            self.clock.stop();
        }
    }

    fn set_roll(&mut self, roll: Roll) -> Result<(), String> {
        let text = roll_text(roll.dice);
        self.board
            .play(&text)
            .map_err(|error| error.message().to_string())?;
        self.roll = Some(roll);
        Ok(())
    }

    /// A turn that was rolled before it was taken back has its roll already.
    fn roll_again(&mut self) -> Result<(), String> {
        let known = self.kept_rolls.get(self.turns.len()).copied().flatten();
        match known {
            Some(roll) if self.board.outcome().is_none() => self.set_roll(roll),
            _ => Ok(()),
        }
    }

    fn take_back(&mut self, turns: u32, at: crate::Moment) -> Result<(), String> {
        let turns = turns as usize;
        if turns >= self.turns.len() {
            return Err("there is nothing to take back".to_owned());
        }
        let mut rolls: Vec<Option<Roll>> = self.turns.iter().map(|turn| turn.roll).collect();
        rolls.push(self.roll);
        if rolls.len() > self.kept_rolls.len() {
            self.kept_rolls.resize(rolls.len(), None);
        }
        for (kept, roll) in self.kept_rolls.iter_mut().zip(rolls) {
            *kept = roll.or(*kept);
        }
        self.turns.truncate(turns);
        self.credits.retain(|(turn, _)| *turn <= turns as u32);
        let mut board = self.setup.board().map_err(|error| error.to_string())?;
        for turn in &self.turns {
            let roll = turn.roll.map(|roll| roll_text(roll.dice));
            for text in roll.iter().chain(&turn.moves) {
                board
                    .play(text)
                    .map_err(|error| error.message().to_string())?;
            }
        }
        self.board = board;
        self.roll = None;
        self.touched = None;
        self.offer = None;
        self.run_clock(at);
        self.roll_again()
    }

    /// Whose seat it is: 0 for the host, 1 for the guest.
    pub fn place_of(&self, side: Side) -> usize {
        usize::from((side == Side::One) != self.host_is_one)
    }
}
