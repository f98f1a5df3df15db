//! The fonts that the program prints with. They are no packages: their files lie in a folder of ours, with their licence.

use super::Work;
use crate::shell::root;
use ::notices::Origin;

pub(super) const FOLDER: &str = "crates/cli/fonts";

/// Families and versions; the Latin part of each.
const FONTS: [(&str, &str); 2] = [("Alegreya", "2.009"), ("Alegreya Sans", "2.004")];

pub(super) fn works() -> Vec<Work> {
    let work = |(name, version): (&str, &str)| Work {
        name: name.to_owned(),
        version: version.to_owned(),
        licence: "OFL-1.1".to_owned(),
        authors: Vec::new(),
        origin: Origin::Font,
        page: false,
        folder: root().join(FOLDER),
    };
    FONTS.map(work).into()
}
