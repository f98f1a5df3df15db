//! What players write behind a move: `??`, `?`, `?!` and `!`. Which turn deserves which is decided here and nowhere else.

use crate::{Judgement, ReviewedTurn};
use rules::record::Glyph;

/// A turn that costs at least this much of the expected result is a turning point, and at least dubious.
pub const TURNING: f32 = 0.05;

/// A mistake costs at least this much.
const MISTAKE: f32 = 0.10;

/// A blunder costs at least this much.
const BLUNDER: f32 = 0.15;

/// Of a turn whose loss is known; `spare` is what the engine's choice promises more than the next best turn, where that is
/// what was played.
pub(crate) fn glyph_of(turn: &ReviewedTurn, spare: Option<f32>) -> Option<Glyph> {
    match turn.loss {
        _ if !turn.judgement.is_of_a_choice() => None,
        loss if loss >= BLUNDER => Some(Glyph::Blunder),
        loss if loss >= MISTAKE => Some(Glyph::Mistake),
        loss if loss >= TURNING => Some(Glyph::Dubious),
        _ if turn.judgement == Judgement::Best => {
            spare.filter(|spare| *spare >= MISTAKE).map(|_| Glyph::Good)
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::Side;

    fn turn(judgement: Judgement, loss: f32) -> ReviewedTurn {
        ReviewedTurn {
            side: Side::One,
            ply: 0,
            first: 0,
            end: 1,
            choice: 0,
            roll: None,
            judgement,
            glyph: None,
            best: 0.5 + loss,
            kept: 0.5,
            loss,
            better: None,
            why: None,
        }
    }

    #[test]
    fn the_more_a_turn_costs_the_louder_is_its_sign() {
        let signs = [0.15, 0.149, 0.1, 0.099, 0.05].map(|loss| {
            let sign = glyph_of(&turn(Judgement::TurningPoint, loss), None);
            sign.map(Glyph::sign)
        });
        let wanted = ["??", "?", "?", "?!", "?!"].map(Some);
        assert_eq!(signs, wanted);
        assert_eq!(glyph_of(&turn(Judgement::Inaccuracy, 0.049), None), None);
    }

    #[test]
    fn only_a_best_turn_without_an_equal_is_praised() {
        let best = turn(Judgement::Best, 0.0);
        assert_eq!(glyph_of(&best, Some(0.1)), Some(Glyph::Good));
        assert_eq!(glyph_of(&best, Some(0.09)), None);
        assert_eq!(glyph_of(&best, None), None);
        assert_eq!(
            glyph_of(&turn(Judgement::Inaccuracy, 0.01), Some(0.3)),
            None
        );
    }

    #[test]
    fn who_had_no_choice_gets_no_sign() {
        for judgement in [Judgement::Forced, Judgement::Unfinished] {
            assert_eq!(glyph_of(&turn(judgement, 0.0), Some(0.5)), None);
        }
    }
}
