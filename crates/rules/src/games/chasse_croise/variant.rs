//! The one variant as data.

/// A variant of Chassé-croisé. The sheet knows only one, so nothing but its name could differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ChasseCroise {
    pub id: &'static str,
}

pub const STANDARD: ChasseCroise = ChasseCroise {
    id: "chasse-croise/standard",
};

pub const VARIANTS: [ChasseCroise; 1] = [STANDARD];
