//! What of a table's events may be seen, and what a finished game tells of its dice.

use super::event::{Event, Participant, Stamped};
use super::state::{State, TablePhase};
use crate::dice::{Evidence, RolledTurn};

/// Who looks at a table. Nobody is shown a secret while it could still help.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Watching {
    /// A player or a spectator.
    Anyone,
    /// The server itself.
    Server,
}

impl Stamped {
    /// The event as it may be shown.
    #[must_use]
    pub fn shown_to(&self, who: Watching) -> Stamped {
        let mut shown = self.clone();
        if who == Watching::Anyone {
            match &mut shown.event {
                Event::Opened { secret, .. } => *secret = None,
                Event::Seated {
                    player: Participant::House { seed, .. },
                    ..
                } => *seed = None,
                _ => {}
            }
        }
        shown
    }
}

impl State {
    /// What a finished game tells of its dice; nothing before its secret was told, or where nobody contributed.
    pub fn evidence(&self) -> Option<Evidence> {
        let (TablePhase::Over(_), [host, guest]) = (&self.phase, &self.seats[..]) else {
            return None;
        };
        let house = [host, guest].map(|seat| match &seat.player {
            Participant::House {
                commitment,
                seed: Some(seed),
                ..
            } => Some((*commitment, *seed)),
            _ => None,
        });
        let rolled = self.turns.iter().enumerate().filter_map(|(turn, played)| {
            let roll = played.roll?;
            Some(RolledTurn {
                turn: turn as u32,
                side: played.side,
                before: roll.before,
                own: roll.own,
                dice: roll.dice,
            })
        });
        Some(Evidence {
            game: self.game.clone(),
            commitment: self.commitment,
            secret: self.secret?,
            contributions: [host.contribution, guest.contribution],
            house,
            host_is_one: self.host_is_one,
            by_lot: self.by_lot(),
            turns: rolled.collect(),
        })
    }
}
