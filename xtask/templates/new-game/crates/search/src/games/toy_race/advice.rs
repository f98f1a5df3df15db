//! What players of Toy race are advised to do, as questions about a move: nothing yet, so the rule pages have no chapter of advice.

use crate::Advice;
use rules::toy_race::ToyRace;

pub(super) const ADVICE: &[Advice<ToyRace>] = &[];
