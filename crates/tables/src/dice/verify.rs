//! Whether the dice of a finished game were what they had to be.

use super::{Bytes, Commitment, Contribution, HouseNonces, Nonce, Secret, Source, Throw};
use rules::{Message, Side, Value};

/// Everything that a finished game tells of its dice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Evidence {
    /// The game's identifier.
    pub game: String,
    /// What the server published first.
    pub commitment: Commitment,
    /// What it told at the end.
    pub secret: Secret,
    /// The host's contribution, then the guest's.
    pub contributions: [Contribution; 2],
    /// A house computer's commitment and seed, where one sat at the table: the host's, then the guest's place.
    pub house: [Option<(Commitment, Secret)>; 2],
    /// Whether the host played first.
    pub host_is_one: bool,
    /// Whether that was drawn by lot.
    pub by_lot: bool,
    /// The rolls in order.
    pub turns: Vec<RolledTurn>,
}

/// A roll as it was told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RolledTurn {
    /// Turns of the game, counted from 0.
    pub turn: u32,
    /// Who rolled.
    pub side: Side,
    /// What the other player had brought with his turn before; at the first turn nothing, his contribution stands for it.
    pub before: Option<Nonce>,
    /// What the roller brought.
    pub own: Nonce,
    /// What was rolled.
    pub dice: [u8; 2],
}

/// What does not fit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
// People are told the sentence.
#[error("{}", self.message())]
pub enum Fraud {
    /// The secret is not the one that was promised.
    Secret,
    /// A house computer's seed is not the one that was promised, or its contribution does not follow from it.
    House,
    /// The lot fell otherwise.
    Lot,
    /// This turn's nonce of a house computer does not follow from its seed, or the turns are out of order.
    Nonce(u32),
    /// This turn's dice are not what follows from everything else.
    Roll(u32),
}

impl Fraud {
    /// The sentence for whoever asked; turns are counted from 1 there.
    pub fn message(self) -> Message {
        let turn = |turn: u32| vec![("turn", Value::Number(i64::from(turn) + 1))];
        match self {
            Fraud::Secret => Message::plain("verify-fraud-secret"),
            Fraud::House => Message::plain("verify-fraud-house"),
            Fraud::Lot => Message::plain("verify-fraud-lot"),
            Fraud::Nonce(index) => Message::new("verify-fraud-nonce", turn(index)),
            Fraud::Roll(index) => Message::new("verify-fraud-roll", turn(index)),
        }
    }
}

/// Which die is which means nothing, and records write the higher first.
fn sorted(mut dice: [u8; 2]) -> [u8; 2] {
    dice.sort_unstable();
    dice
}

impl Evidence {
    /// Checks everything, and names the first thing that does not fit.
    pub fn verify(&self) -> Result<(), Fraud> {
        if self.secret.commitment() != self.commitment {
            return Err(Fraud::Secret);
        }
        for (house, contribution) in self.house.iter().zip(&self.contributions) {
            if let Some((commitment, seed)) = house {
                let nonces = HouseNonces {
                    seed,
                    game: &self.game,
                };
                let its_own = *seed == self.secret.house_seed(&self.game);
                if !its_own
                    || seed.commitment() != *commitment
                    || nonces.contribution() != *contribution
                {
                    return Err(Fraud::House);
                }
            }
        }
        let source = self.source();
        if self.by_lot && source.host_begins() != self.host_is_one {
            return Err(Fraud::Lot);
        }
        for (index, rolled) in self.turns.iter().enumerate() {
            self.verify_nonces(index, rolled)?;
            let throw = self.throw(rolled);
            if sorted(source.roll(&throw)) != sorted(rolled.dice) {
                return Err(Fraud::Roll(rolled.turn));
            }
        }
        Ok(())
    }

    fn source(&self) -> Source<'_> {
        Source {
            secret: &self.secret,
            game: &self.game,
            contributions: self.contributions.each_ref(),
        }
    }

    fn throw(&self, rolled: &RolledTurn) -> Throw {
        let other = self.place_of(!rolled.side);
        let before = rolled.before.unwrap_or(Bytes(self.contributions[other].0));
        Throw {
            turn: rolled.turn,
            before,
            own: rolled.own,
        }
    }

    /// 0 for the host, 1 for the guest.
    fn place_of(&self, side: Side) -> usize {
        usize::from((side == Side::One) != self.host_is_one)
    }

    fn verify_nonces(&self, index: usize, rolled: &RolledTurn) -> Result<(), Fraud> {
        let fraud = Err(Fraud::Nonce(rolled.turn));
        let follows = index == 0 || self.turns[index - 1].turn < rolled.turn;
        if !follows || rolled.before.is_none() != (rolled.turn == 0) {
            return fraud;
        }
        let seed = |side| {
            self.house[self.place_of(side)]
                .as_ref()
                .map(|(_, seed)| seed)
        };
        if let Some(seed) = seed(rolled.side) {
            let nonces = HouseNonces {
                seed,
                game: &self.game,
            };
            if nonces.rolling(rolled.turn) != rolled.own {
                return fraud;
            }
        }
        if let (Some(seed), Some(before)) = (seed(!rolled.side), rolled.before) {
            let nonces = HouseNonces {
                seed,
                game: &self.game,
            };
            if nonces.following(rolled.turn - 1) != before {
                return fraud;
            }
        }
        Ok(())
    }
}
