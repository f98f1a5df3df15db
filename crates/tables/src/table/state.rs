//! The state of a table: what its events add up to.

use super::{Ending, Event, Offer, OpenError, Participant, Stamped, TableSetup};
use crate::clock::{ClockEvidence, GameClock};
use crate::dice::{Commitment, Contribution, Nonce, Secret};
use crate::{Millis, Moment};
use rules::{AnyTable, Side};

/// Where a table stands in its life.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TablePhase {
    /// Somebody is still missing.
    Open,
    /// The game goes on.
    Playing,
    /// It is over.
    Over(Ending),
    /// It was broken off before it really began.
    Aborted,
}

/// Somebody at the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seat {
    /// Who.
    pub player: Participant,
    /// What he brought to all dice.
    pub contribution: Contribution,
}

/// A turn that was played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Turn {
    /// Who played it.
    pub side: Side,
    /// The roll before it, in a game with dice.
    pub roll: Option<Roll>,
    /// The moves.
    pub moves: Vec<String>,
    /// What the clock did.
    pub clock: ClockEvidence,
    /// What the player brought to the roll that follows.
    pub nonce: Option<Nonce>,
}

/// A roll with its evidence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Roll {
    /// In the order in which they fell.
    pub dice: [u8; 2],
    /// What the other player had brought.
    pub before: Option<Nonce>,
    /// What the roller brought.
    pub own: Nonce,
}

/// A table as its events left it.
#[derive(Clone, Debug)]
pub struct State {
    pub(super) game: String,
    pub(super) version: u64,
    pub(super) setup: TableSetup,
    pub(super) commitment: Commitment,
    pub(super) secret: Option<Secret>,
    pub(super) rematch_of: Option<String>,
    pub(super) seats: Vec<Seat>,
    pub(super) host_is_one: bool,
    pub(super) board: AnyTable,
    pub(super) turns: Vec<Turn>,
    /// The roll of the turn that is being played.
    pub(super) roll: Option<Roll>,
    /// Rolls of turns that were taken back: they come again.
    pub(super) kept_rolls: Vec<Option<Roll>>,
    pub(super) touched: Option<String>,
    pub(super) clock: GameClock,
    pub(super) offer: Option<(Side, Offer)>,
    /// The turn at which each player last proposed something that was declined.
    pub(super) declined_at: [Option<u32>; 2],
    pub(super) credited_until: Moment,
    /// Time given back for outages, by the turn in which they fell.
    pub(super) credits: Vec<(u32, Millis)>,
    pub(super) phase: TablePhase,
}

/// Why events are not those of a table.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unfit {
    /// The first one does not open it, or cannot.
    #[error("the first event does not open a table: {0}")]
    Opening(String),
    /// Versions are not 1, 2, 3 and so on.
    #[error("version {found} stands where {expected} was expected")]
    Version {
        /// The one that should have come.
        expected: u64,
        /// The one that came.
        found: u64,
    },
    /// What happened cannot have happened.
    #[error("version {version} cannot be: {why}")]
    Impossible {
        /// Which event.
        version: u64,
        /// Why.
        why: String,
    },
}

impl State {
    /// A table as it is opened. Its first event is the one that [`State::opening`] returns.
    pub fn open(game: &str, opened: &Stamped) -> Result<State, Unfit> {
        let Event::Opened {
            setup,
            commitment,
            secret,
            rematch_of,
        } = &opened.event
        else {
            return Err(Unfit::Opening("it opens nothing".to_owned()));
        };
        if opened.version != 1 {
            return Err(Unfit::Version {
                expected: 1,
                found: opened.version,
            });
        }
        let board = setup
            .board()
            .map_err(|error| Unfit::Opening(error.to_string()))?;
        Ok(State {
            game: game.to_owned(),
            version: 1,
            clock: GameClock::new(setup.time),
            setup: setup.clone(),
            commitment: *commitment,
            secret: *secret,
            rematch_of: rematch_of.clone(),
            seats: Vec::new(),
            host_is_one: true,
            board,
            turns: Vec::new(),
            roll: None,
            kept_rolls: Vec::new(),
            touched: None,
            offer: None,
            declined_at: [None; 2],
            credited_until: opened.at,
            credits: Vec::new(),
            phase: TablePhase::Open,
        })
    }

    /// The event that opens a table for this.
    pub fn opening(
        setup: TableSetup,
        secret: Secret,
        rematch_of: Option<String>,
    ) -> Result<Event, OpenError> {
        setup.board()?;
        let commitment = secret.commitment();
        Ok(Event::Opened {
            setup,
            commitment,
            secret: Some(secret),
            rematch_of,
        })
    }

    /// The table that these events make.
    pub fn replay(game: &str, events: &[Stamped]) -> Result<State, Unfit> {
        let Some((first, rest)) = events.split_first() else {
            return Err(Unfit::Opening("there is none".to_owned()));
        };
        let mut state = State::open(game, first)?;
        for event in rest {
            state.apply(event)?;
        }
        Ok(state)
    }

    /// The game's identifier.
    pub fn game(&self) -> &str {
        &self.game
    }

    /// The version of the last event.
    pub fn version(&self) -> u64 {
        self.version
    }

    /// What the table was opened for.
    pub fn setup(&self) -> &TableSetup {
        &self.setup
    }

    /// What fixes the secret behind dice and lots.
    pub fn commitment(&self) -> Commitment {
        self.commitment
    }

    /// The secret itself, where it is known: on the server, and after the game everywhere.
    pub fn secret(&self) -> Option<Secret> {
        self.secret
    }

    /// The game before, of which this is the rematch.
    pub fn rematch_of(&self) -> Option<&str> {
        self.rematch_of.as_deref()
    }

    /// Who sits there: the host, then the guest.
    pub fn seats(&self) -> &[Seat] {
        &self.seats
    }

    /// The board.
    pub fn board(&self) -> &AnyTable {
        &self.board
    }

    /// The turns that were played.
    pub fn turns(&self) -> &[Turn] {
        &self.turns
    }

    /// The roll of the turn that is being played.
    pub fn roll(&self) -> Option<Roll> {
        self.roll
    }

    /// The cell of the piece that must move.
    pub fn touched(&self) -> Option<&str> {
        self.touched.as_deref()
    }

    /// The clock.
    pub fn clock(&self) -> &GameClock {
        &self.clock
    }

    /// What was proposed and not answered yet.
    pub fn offer(&self) -> Option<(Side, Offer)> {
        self.offer
    }

    /// Where the table stands in its life.
    pub fn phase(&self) -> &TablePhase {
        &self.phase
    }

    /// Whether the host is player 1; before the game begins, what it looks like.
    pub fn host_is_one(&self) -> bool {
        self.host_is_one
    }

    /// How many turns were played.
    pub fn turn(&self) -> u32 {
        self.turns.len() as u32
    }
}
