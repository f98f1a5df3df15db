//! Dice that nobody can bend, and that anyone can check afterwards. The server commits to a secret before either player
//! contributes anything; a roll follows from the secret, both contributions, the turn and a nonce of each player; when the game is
//! over the secret is told. `docs/dice.md` describes it for other programs.

mod bytes;
mod hash;
mod house;
mod roll;
mod verify;

pub use bytes::{Bytes, Commitment, Contribution, Nonce, NotHex, Secret};
pub use house::HouseNonces;
pub use roll::{Source, Throw};
pub use verify::{Evidence, Fraud, RolledTurn};

/// What every hash begins with, so that none means something else elsewhere or later.
pub const VERSION: &str = "ludotheca-dice-1";
