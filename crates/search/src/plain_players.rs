//! Plain players to measure others by, in texts: the novice, and the greedy player where a game has one.

use crate::EngineGame;
use crate::texts::texts_of;
use rules::view::Effect;
use rules::{AnyTable, Notation, Playable, Table, with_table};
use std::ops::ControlFlow;

/// One piece may have a million chains of jumps; a novice looks at no more moves than this.
const MOST_SEEN: usize = 1 << 14;

/// What somebody plays who has just learnt the rules, and who moves anywhere when nothing catches his eye. Chosen evenly by
/// `below(n)`, which must return a number under `n`. `None` when there is no move at all.
pub fn novice(table: &AnyTable, mut below: impl FnMut(usize) -> usize) -> Option<String> {
    let chosen = with_table!(table, table => {
        EngineGame::novice(table, &mut below).map(|mv| table.game().move_text(table.position(), mv))
    });
    chosen.or_else(|| table.random_move(below))
}

/// What the greedy player plays: the rest of the turn, nothing while a roll is awaited. `None` where the game has no such
/// player.
pub fn greedy(table: &AnyTable) -> Option<Vec<String>> {
    with_table!(table, table => greedy_texts(table))
}

fn greedy_texts<G: EngineGame>(table: &Table<G>) -> Option<Vec<String>> {
    G::GREEDY.map(|greedy| texts_of(table, &greedy(table)))
}

/// One of the biggest captures in sight; `None` when there is none.
pub(crate) fn biggest_capture<G: Playable>(
    table: &Table<G>,
    below: &mut dyn FnMut(usize) -> usize,
) -> Option<G::Move> {
    let (mut best, mut alike, mut seen) = (0, Vec::new(), 0);
    let _ = table.each_legal(|mv| {
        let size = capture_size(table.game(), table.position(), mv);
        if size > best {
            best = size;
            alike.clear();
        }
        if size == best && best > 0 {
            alike.push(mv);
        }
        seen += 1;
        if seen < MOST_SEEN {
            ControlFlow::Continue(())
        } else {
            ControlFlow::Break(())
        }
    });
    (!alike.is_empty()).then(|| alike[below(alike.len())])
}

/// How much a move takes: enemy pieces that leave the board, or the height of the stack it makes.
fn capture_size<G: Playable>(game: &G, position: &G::Position, mv: G::Move) -> u32 {
    let side = game.side(position);
    game.effects(position, mv)
        .into_iter()
        .map(|effect| match effect {
            Effect::Remove { side: owner, .. } if owner != side => 1,
            Effect::Stack { height, .. } => u32::from(height),
            _ => 0,
        })
        .sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::random::numbers;

    #[test]
    fn a_novice_makes_the_highest_stack_in_sight() {
        let mut table = AnyTable::open("attangle/standard").expect("a variant");
        let mut below = numbers(5);
        let (mut captures, mut moves) = (0, 0);
        while table.outcome().is_none() && moves < 300 {
            let text = novice(&table, &mut below).expect("a choice");
            with_table!(&table, inner => {
                let size = |mv| capture_size(inner.game(), inner.position(), mv);
                let all = inner.legal(1 << 16).expect("few moves");
                let biggest = all.into_iter().map(size).max().unwrap_or(0);
                assert_eq!(size(inner.read_move(&text).expect("a legal move")), biggest);
                captures += u32::from(biggest > 0);
            });
            let next = if below(2) == 0 {
                text
            } else {
                table.random_move(&mut below).expect("a move")
            };
            table.play(&next).expect("a legal move");
            moves += 1;
        }
        assert!(captures > 3, "{captures}");
    }
}
