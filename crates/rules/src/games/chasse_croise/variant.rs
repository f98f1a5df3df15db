//! The one variant as data.

/// A variant of Chassé-croisé. The sheet knows only one, so nothing but its name could differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ChasseCroise {
    /// The identifier: `chasse-croise/standard`.
    pub id: &'static str,
}

/// The rules of the sheet.
pub const STANDARD: ChasseCroise = ChasseCroise {
    id: "chasse-croise/standard",
};

/// All variants, in the order of the catalog.
pub const VARIANTS: [ChasseCroise; 1] = [STANDARD];
