//! The games of the house: a folder each, in which everything that is particular to it stands, and a line each in this catalog.

use crate::Playable;

pub mod attangle;
pub mod chasse_croise;
pub mod la_trel;
pub mod latroncules;

games! {
    LaTrel(la_trel::LaTrel, la_trel),
    Attangle(attangle::Attangle, attangle),
    Latroncules(latroncules::Latroncules, latroncules),
    ChasseCroise(chasse_croise::ChasseCroise, chasse_croise),
}
