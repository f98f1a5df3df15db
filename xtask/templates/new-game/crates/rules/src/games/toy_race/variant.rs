//! The variants as data.

/// A variant of Toy race.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ToyRace {
    /// Its identifier.
    pub id: &'static str,
    /// ZZ-3: how many runners must be home.
    pub goal: usize,
}

/// Two runners home.
pub const STANDARD: ToyRace = ToyRace {
    id: "toy-race/standard",
    goal: 2,
};

/// All variants, in the order a listing shows them.
pub const VARIANTS: [ToyRace; 1] = [STANDARD];
