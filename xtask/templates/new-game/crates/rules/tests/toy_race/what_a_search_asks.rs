//! What a search asks of a position beyond its moves.

use rules::toy_race::STANDARD;
use rules::{Notation, Side};

#[test]
fn a_position_tells_its_runners_who_is_home_and_what_is_empty() {
    let position = STANDARD.read_position("R7/3R4/8/8/8/8/r7/8 1 40");
    let position = position.expect("a position");
    assert_eq!(position.runners_of(Side::One).count_ones(), 2);
    assert_eq!(position.runners_of(Side::Two).count_ones(), 1);
    assert_eq!(position.empty().count_ones(), 61);
    assert_eq!(Side::BOTH.map(|side| position.home(side)), [1, 0]);
}
