//! What a search asks of a position beyond its moves.

use ludotheca_rules::toy_race::STANDARD;
use ludotheca_rules::{Notation, Side};

#[test]
fn a_position_tells_its_runners_who_is_home_and_what_is_empty() {
    let position = STANDARD.read_position("R7/3R4/8/8/8/8/r7/8 1 40");
    let position = position.expect("a position");
    assert_eq!(position.runners_of(Side::One).len(), 2);
    assert_eq!(position.runners_of(Side::Two).len(), 1);
    assert_eq!(position.empty().len(), 61);
    assert_eq!(Side::BOTH.map(|side| position.home(side)), [1, 0]);
}
