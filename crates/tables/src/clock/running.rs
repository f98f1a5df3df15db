//! The clock of a game: what both players have left, whose time runs, and since when.

use super::{Compensation, Measured, TimeControl};
use crate::{Millis, Moment};
use rules::Side;
use serde::{Deserialize, Serialize};

/// The clock of a game under way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameClock {
    control: TimeControl,
    left: [Millis; 2],
    lag: [Compensation; 2],
    running: Option<(Side, Moment)>,
}

/// What the clock did at a move, as the record keeps it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct ClockEvidence {
    /// When the move came, by the server's clock.
    pub at: Moment,
    /// How long it took by that clock.
    pub took: Millis,
    /// How much of it was given back for the line.
    pub lag: Millis,
    /// What the player has left after the move, if there is a clock.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub left: Option<Millis>,
}

/// The move came when the player's time was over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FlagFell(pub Side);

impl GameClock {
    /// Both players' clocks, standing.
    pub fn new(control: TimeControl) -> GameClock {
        let left = control.begins_with().unwrap_or_default();
        GameClock {
            control,
            left: [left; 2],
            lag: [Compensation::new(control); 2],
            running: None,
        }
    }

    /// Whose time runs, and since when.
    pub fn running(&self) -> Option<(Side, Moment)> {
        self.running
    }

    /// What this player had left when his time began to run; `None` without a clock.
    pub fn left(&self, side: Side) -> Option<Millis> {
        self.control.begins_with()?;
        Some(self.left[side.index()])
    }

    /// What this player would read off the clock at this moment.
    pub fn left_at(&self, side: Side, at: Moment) -> Option<Millis> {
        let left = self.left(side)?;
        let ran = self.ran(side, at);
        let uncounted = self.control.lasts(Millis::ZERO);
        Some((left - (ran - uncounted).or_nothing()).or_nothing())
    }

    fn ran(&self, side: Side, at: Moment) -> Millis {
        match self.running {
            Some((whose, since)) if whose == side => (at - since).or_nothing(),
            _ => Millis::ZERO,
        }
    }

    /// This player's time runs from now on, nobody else's.
    pub fn run(&mut self, side: Side, since: Moment) {
        self.running = Some((side, since));
    }

    /// Nobody's time runs.
    pub fn stop(&mut self) {
        self.running = None;
    }

    /// When the flag of whoever's time runs falls: later than his time is over by what may be given back.
    pub fn flag_at(&self) -> Option<Moment> {
        let (side, since) = self.running?;
        let left = self.left(side)?;
        Some(since + self.control.lasts(left) + self.lag[side.index()].grace())
    }

    /// Whether a flag has fallen. At the very moment itself it has not: a move that comes then still counts.
    pub fn has_fallen(&self, at: Moment) -> bool {
        self.flag_at().is_some_and(|flag| at > flag)
    }

    /// What a move at this moment would do to the clock. Whoever has exactly nothing left was in time.
    pub fn judge(&self, side: Side, at: Moment, line: Measured) -> Result<ClockEvidence, FlagFell> {
        let took = self.ran(side, at);
        if self.control.begins_with().is_none() || self.running.is_none() {
            let left = self.left(side);
            return Ok(ClockEvidence {
                at,
                took,
                lag: Millis::ZERO,
                left,
            });
        }
        let lag = self.lag[side.index()].give(took, line);
        let spent = took - lag;
        let left = self.left[side.index()];
        if spent > self.control.lasts(left) {
            return Err(FlagFell(side));
        }
        let left = Some(self.control.after_move(left, spent));
        Ok(ClockEvidence {
            at,
            took,
            lag,
            left,
        })
    }

    /// What a stored move did: the evidence says it.
    pub fn moved(&mut self, side: Side, evidence: &ClockEvidence) {
        if let Some(left) = evidence.left {
            self.left[side.index()] = left;
        }
        if self.running.is_some() {
            let lag = &mut self.lag[side.index()];
            *lag = lag.after(evidence.lag);
        }
    }

    /// Time in which nobody could have been served is nobody's: what of it ran is given back to whoever's time ran.
    pub fn outage(&self, from: Moment, until: Moment) -> Option<(Side, Millis)> {
        let (side, since) = self.running?;
        let lost = until - from.max(since);
        (lost > Millis::ZERO).then_some((side, lost))
    }

    /// The time that runs began so much later.
    pub fn credit(&mut self, span: Millis) {
        if let Some((_, since)) = &mut self.running {
            *since = *since + span;
        }
    }

    /// What the flag brings down: nothing is left.
    pub fn fall(&mut self, side: Side) {
        self.left[side.index()] = Millis::ZERO;
        self.stop();
    }
}
