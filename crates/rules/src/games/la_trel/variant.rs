//! The six variants as data.

/// A variant of La Trel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a rule of its own that a variant has or lacks"
)]
pub struct LaTrel {
    /// The identifier: `la-trel/base`.
    pub id: &'static str,
    /// LT-3: how many of the first plies are a defender's: 1 for player 1 alone, 2 for both players.
    pub defender_plies: u32,
    /// LT-2: blockers stand in place of two defenders.
    pub blockers: bool,
    /// LT-8: who stands on a corner can be captured there, by substitution.
    pub corners_open: bool,
    /// LT-9: a capture may be followed by another in the same move.
    pub chain: bool,
    /// LT-11: what may not be repeated.
    pub repetition: RepetitionRule,
    /// LT-13: with at most so many attackers, none of which can move, a player has lost.
    pub trapped_limit: u32,
    /// LT-15: what a player with one attacker left must do, if anything.
    pub last_stand: Option<LastStand>,
    /// LT-16: one attacker each is a draw.
    pub one_each_draws: bool,
}

/// LT-11, as the two sheets read it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RepetitionRule {
    /// English: no move may produce a position for the third time.
    Third,
    /// French: a piece that alone moves for its player may return to a square twice.
    Run,
}

/// LT-15: the obligation of a player with one attacker left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LastStand {
    /// Within how many of his own moves he must capture.
    pub moves: u8,
    /// What he must capture.
    pub prey: Prey,
}

/// What counts as the capture that LT-15 asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Prey {
    /// An attacker.
    Attacker,
    /// Any piece.
    Any,
}

/// The French basic game.
pub const BASE: LaTrel = LaTrel {
    id: "la-trel/base",
    defender_plies: 2,
    blockers: false,
    corners_open: true,
    chain: true,
    repetition: RepetitionRule::Run,
    trapped_limit: 3,
    last_stand: Some(LastStand {
        moves: 2,
        prey: Prey::Attacker,
    }),
    one_each_draws: false,
};
/// The French master game: blockers, closed corners, no chains.
pub const MASTER: LaTrel = LaTrel {
    id: "la-trel/master",
    blockers: true,
    corners_open: false,
    chain: false,
    trapped_limit: 1,
    last_stand: None,
    ..BASE
};
/// The French master game with open corners.
pub const MASTER_OPEN_CORNERS: LaTrel = LaTrel {
    id: "la-trel/master-open-corners",
    corners_open: true,
    ..MASTER
};
/// The English basic game.
pub const BASIC: LaTrel = LaTrel {
    id: "la-trel/basic",
    defender_plies: 1,
    blockers: false,
    corners_open: true,
    chain: true,
    repetition: RepetitionRule::Third,
    trapped_limit: 3,
    last_stand: Some(LastStand {
        moves: 7,
        prey: Prey::Any,
    }),
    one_each_draws: true,
};
/// The English standard game: closed corners.
pub const STANDARD: LaTrel = LaTrel {
    id: "la-trel/standard",
    corners_open: false,
    ..BASIC
};
/// The English advanced game: blockers, closed corners, no chains.
pub const ADVANCED: LaTrel = LaTrel {
    id: "la-trel/advanced",
    blockers: true,
    corners_open: false,
    chain: false,
    trapped_limit: 1,
    last_stand: None,
    one_each_draws: false,
    ..BASIC
};

/// All variants, in the order of the catalog.
pub const VARIANTS: [LaTrel; 6] = [BASE, MASTER, MASTER_OPEN_CORNERS, BASIC, STANDARD, ADVANCED];
