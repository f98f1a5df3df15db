//! Forced wins in one to four moves, found with few nodes. That they are forced, and not forced sooner, an exhaustive search
//! proves here each time.

mod support;

use rules::{Game, Notation, Side, Table as Board};
use search::Limits;
use search::alpha_beta::AlphaBetaGame;
use std::ops::ControlFlow;
use support::thought;

/// What the search may spend on a position.
const NODES: u64 = 30_000;

/// An AND/OR search: every move of the one, every answer of the other.
struct Proof<G: Game> {
    game: G,
    winner: Side,
    history: G::History,
}

impl<G: Game> Proof<G> {
    /// Whether any move (or, for the other player, each move) leads to what `wanted` says.
    fn moves(
        &mut self,
        position: &G::Position,
        mut wanted: impl FnMut(&mut Self, &G::Position) -> bool,
    ) -> impl Iterator<Item = bool> {
        let mut moves = Vec::new();
        let _ = self.game.each_legal(position, &self.history, |mv| {
            moves.push(mv);
            ControlFlow::Continue(())
        });
        let position = *position;
        moves.into_iter().map(move |mv| {
            let mut after = position;
            self.game.play(&mut after, mv);
            self.game.remember(&mut self.history, &position, mv, &after);
            let answer = wanted(self, &after);
            self.game.forget(&mut self.history);
            answer
        })
    }

    /// Whether the winner, to move, wins with at most so many moves of his own.
    fn wins_in(&mut self, position: &G::Position, most: u32) -> bool {
        most > 0
            && self
                .moves(position, |proof, after| proof.lost_in(after, most - 1))
                .any(|won| won)
    }

    /// Whether the other player, to move, cannot prevent it.
    fn lost_in(&mut self, position: &G::Position, most: u32) -> bool {
        if let Some(outcome) = self.game.outcome(position, &self.history) {
            return outcome.winner == Some(self.winner);
        }
        most > 0
            && self
                .moves(position, |proof, after| {
                    match proof.game.outcome(after, &proof.history) {
                        Some(outcome) => outcome.winner == Some(proof.winner),
                        None => proof.wins_in(after, most),
                    }
                })
                .all(|lost| lost)
    }
}

/// The search says that the position is won in so many moves, and so does the proof.
fn is_won<G: AlphaBetaGame + Notation>(game: G, moves: u32, text: &str) {
    is_won_within(NODES, game, moves, text);
}

fn is_won_within<G: AlphaBetaGame + Notation>(nodes: u64, game: G, moves: u32, text: &str) {
    let position = game.read_position(text).expect("a position");
    let mut proof = Proof {
        game,
        winner: game.side(&position),
        history: G::History::default(),
    };
    assert!(proof.wins_in(&position, moves), "not forced: {text}");
    assert!(
        !proof.wins_in(&position, moves - 1),
        "forced sooner: {text}"
    );

    let analysis = thought(
        &Board::from_position(game, position),
        Limits::nodes(nodes),
        1,
        false,
    );
    let plies = 2 * moves as i32 - 1;
    assert_eq!(analysis.score().forced(), Some(plies), "{text}");
    // The first move keeps what it promises.
    let best = analysis.best().expect("a move");
    let mut after = position;
    game.play(&mut after, best);
    game.remember(&mut proof.history, &position, best, &after);
    assert!(proof.lost_in(&after, moves - 1), "{best:?} in {text}");
}

#[test]
fn la_trel_is_won_by_jumps_traps_and_last_stands() {
    use rules::la_trel::{ADVANCED, BASE, BASIC};
    for (game, moves, text) in [
        // Six captures in one chain.
        (
            BASE,
            1,
            "1s5s/1dd4d/s1t2W2/8/W7/D1DDD3/S1DT2DD/1S3TSS 1 -/- 42",
        ),
        (
            BASE,
            1,
            "1st1s2s/d1dd1d1d/2dd2d1/8/5t2/2w5/s7/S1Tw4 2 -/- 47",
        ),
        (
            ADVANCED,
            1,
            "S4BBs/d5d1/d2b1W2/D1W4b/8/3D1T1D/2DT1D1D/SS6 1 -/- 128",
        ),
        (BASIC, 1, "8/3W4/3s4/6T1/8/2DD4/D1DD1DDW/SS3TS1 1 -/- 52"),
        (BASE, 2, "2tdW3/T7/Ss6/4W3/7S/2D2D2/D1D2DD1/1S3TS1 1 -/- 58"),
        (BASE, 2, "1sd1s1s1/s1dd1d1d/d6d/w7/7w/4D3/D5t1/S7 2 -/- 61"),
        (
            ADVANCED,
            2,
            "BsB5/4S3/3S4/TD6/6W1/3b4/bDD2DD1/S6S 1 -/- 146",
        ),
        // The last attacker has three moves left to take something, and finds nothing.
        (
            BASIC,
            2,
            "s1td4/d1d2d1d/d4d2/4s3/w7/7D/1s1twSD1/6s1 2 3/- 71",
        ),
        (BASIC, 3, "5S2/6SS/T7/3W4/1S6/2D4D/D1D5/2T3t1 1 -/4 98"),
    ] {
        is_won(game, moves, text);
    }
}

#[test]
fn attangle_is_won_by_the_last_stack() {
    use rules::attangle::{GRAND, OF_2006, STANDARD};
    for (game, moves, text) in [
        (
            STANDARD,
            1,
            "2a../.1a../.33a../......./..ca../...a./.a.. 1 12/6 32",
        ),
        (
            GRAND,
            1,
            "a11aa/c.1.11/..caa../.2.3a1.3/...2.3c../..c..b3./.a1a.../.a..../..... 1 5/3 78",
        ),
        (
            STANDARD,
            2,
            "11../c.b../13..b1/aba..1./..a.12/..11./a1.. 2 2/7 43",
        ),
        (
            STANDARD,
            2,
            "...a/.a.../a11.aa/a.1.11a/.a3..1/a.13./.a.a 1 8/4 32",
        ),
        (
            GRAND,
            2,
            "..b11/.1..1./..aac../.a.a..../.1.3.31../..c..3../b.a.2../...c../.1.1. 2 7/10 61",
        ),
        (
            STANDARD,
            3,
            "1.../2.2.1/..bc../a1...../.a.c1./.a.1./.31a 2 4/7 43",
        ),
        (
            OF_2006,
            3,
            "1.ae/..3../1..1../...a.a1/.11.1./..1.a/3.ae 2 -/- 35",
        ),
        (
            OF_2006,
            4,
            "..1a/a11e5/aa1111/aaa111./5aa11./aea1./aaa1 1 -/- 56",
        ),
    ] {
        is_won(game, moves, text);
    }
}

#[test]
fn latroncules_is_won_by_enclosing_the_last_pieces() {
    use rules::latroncules::CLASSIC;
    for (moves, text) in [
        (1, "7C/C7/1c1C4/Ff3F2/8/8/3F4/CFC1C2F 1 1 126"),
        (1, "3C1C2/8/1C5C/f1F1C3/F7/7F/1F4F1/C2FC1C1 1 3 124"),
        (2, "f2c3c/2c1f3/6fC/8/5c1f/8/2f4c/cccc4 2 5 133"),
        (2, "5C2/8/1C5C/f1C5/8/C5C1/7f/CF1FCFCF 1 5 124"),
        (3, "CC2C3/6c1/6C1/3FC3/1C5F/4C3/8/CF3F2 1 7 158"),
        (3, "5cfc/c7/4c3/8/f1fff3/cfF5/3Cc2f/8 2 3 135"),
        (4, "f2cf1fc/c6F/8/2f1cF2/1F6/4c3/1c6/8 2 1 147"),
    ] {
        is_won(CLASSIC, moves, text);
    }
}

/// The weights were fitted for whole games; here they lead past the win for longer than in the positions above.
#[test]
fn attangle_is_won_by_the_last_stack_with_what_the_highest_level_spends() {
    is_won_within(
        search::level::MOST_NODES,
        rules::attangle::STANDARD,
        3,
        "aaa./11.../312a../....3a./....a./...b./..a. 1 10/6 32",
    );
}
