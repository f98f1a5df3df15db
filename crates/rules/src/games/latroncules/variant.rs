//! The four variants as data.

/// A variant of Latroncules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Latroncules {
    /// The identifier: `latroncules/classic`.
    pub id: &'static str,
    /// LA-10: the quiet ply that draws the game.
    pub quiet_limit: u8,
    /// LA-6; under LA-5′ a jump encloses nothing.
    pub jumps_capture: bool,
    /// LA-11: who cannot move has lost, instead of a draw.
    pub blocked_loses: bool,
}

/// The rules as they are usually played.
pub const CLASSIC: Latroncules = Latroncules {
    id: "latroncules/classic",
    quiet_limit: 51,
    jumps_capture: true,
    blocked_loses: false,
};
/// A draw after half as many quiet plies.
pub const SHORT: Latroncules = Latroncules {
    id: "latroncules/short",
    quiet_limit: 26,
    ..CLASSIC
};
/// A jump captures nothing.
pub const QUIET_JUMPS: Latroncules = Latroncules {
    id: "latroncules/quiet-jumps",
    jumps_capture: false,
    ..CLASSIC
};
/// Who cannot move has lost.
pub const BLOCKED_LOSES: Latroncules = Latroncules {
    id: "latroncules/blocked-loses",
    blocked_loses: true,
    ..CLASSIC
};

/// All variants, in the order of the catalog.
pub const VARIANTS: [Latroncules; 4] = [CLASSIC, SHORT, QUIET_JUMPS, BLOCKED_LOSES];
