//! The papers that things are printed on.

/// A paper by its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Paper {
    A3,
    A4,
    A6,
    Letter,
}

impl Paper {
    /// All of them.
    pub const ALL: [Paper; 4] = [Paper::A3, Paper::A4, Paper::A6, Paper::Letter];
    /// Those that a kit is printed on.
    pub const FOR_KITS: [Paper; 3] = [Paper::A3, Paper::A4, Paper::Letter];

    /// What it is called in commands and files.
    pub const fn id(self) -> &'static str {
        match self {
            Paper::A3 => "a3",
            Paper::A4 => "a4",
            Paper::A6 => "a6",
            Paper::Letter => "letter",
        }
    }

    /// Width and height, upright, in millimetres.
    pub const fn size(self) -> (f32, f32) {
        match self {
            Paper::A3 => (297.0, 420.0),
            Paper::A4 => (210.0, 297.0),
            Paper::A6 => (105.0, 148.0),
            Paper::Letter => (215.9, 279.4),
        }
    }

    /// The paper with this name.
    pub fn named(id: &str) -> Option<Paper> {
        Paper::ALL.into_iter().find(|paper| paper.id() == id)
    }
}
