//! The legal moves of two editions in one position, held against each other.

use super::{Comparison, DifferentEnding, DifferentMove, MOST_COMPARED, MOST_TOLD, OnlyMove};
use crate::{AnyTable, Cell, Explain, MoveError, Notation, Outcome, Refusal, Touch, Touchable};
use std::collections::HashSet;
use std::ops::ControlFlow;

/// A legal move of an edition and what the other one says to it.
struct Judged {
    text: String,
    cells: Vec<Cell>,
    /// The same move as the other edition writes it.
    other: Result<String, MoveError>,
}

pub(super) fn compare(comparison: &mut Comparison, tables: [&AnyTable; 2]) {
    let [first, second] = tables;
    let (ours, more) = judged(first, second);
    let (theirs, even_more) = judged(second, first);
    comparison.bound = (more || even_more).then_some(MOST_COMPARED);
    comparison.editions[0].legal = ours.len();
    comparison.editions[1].legal = theirs.len();

    // A move is the same in both if each edition reads it, in either spelling.
    let mut paired: [HashSet<String>; 2] = Default::default();
    for (index, list) in [&ours, &theirs].into_iter().enumerate() {
        for judged in list {
            let Ok(other) = &judged.other else { continue };
            let mut texts = [judged.text.clone(), other.clone()];
            if index == 1 {
                texts.reverse();
            }
            let [one, two] = &texts;
            let new = [paired[0].insert(one.clone()), paired[1].insert(two.clone())];
            if new != [false, false] {
                pair(comparison, tables, texts, &judged.cells);
            }
        }
    }
    for (index, list) in [ours, theirs].into_iter().enumerate() {
        let edition = &mut comparison.editions[index];
        let mut only: Vec<OnlyMove> = list
            .into_iter()
            .filter(|judged| !paired[index].contains(&judged.text))
            .filter_map(|judged| {
                let Err(MoveError::Refused(refusal)) = judged.other else {
                    return None;
                };
                Some(OnlyMove {
                    text: judged.text,
                    cells: judged.cells,
                    sentence: refusal.message(),
                    refusal: *refusal,
                })
            })
            .collect();
        only.sort_by(|one, other| order(one).cmp(&order(other)));
        edition.only_count = only.len();
        only.truncate(MOST_TOLD);
        edition.only = only;
    }
    comparison.different.truncate(MOST_TOLD);
    comparison.endings.truncate(MOST_TOLD);
}

/// By rule, short moves first.
fn order(only: &OnlyMove) -> (usize, usize, &str) {
    let rule = crate::Rule::all().position(|rule| rule == only.refusal.rule);
    (rule.unwrap_or(0), only.text.len(), &only.text)
}

/// Notes a move that both allow.
fn pair(
    comparison: &mut Comparison,
    [first, second]: [&AnyTable; 2],
    texts: [String; 2],
    cells: &[Cell],
) {
    if let (Ok(one), Ok(two)) = (first.effects(&texts[0]), second.effects(&texts[1])) {
        if one == two {
            comparison.shared += 1;
        } else {
            let refusals = [refusal(first, &texts[1]), refusal(second, &texts[0])];
            comparison.different.push(DifferentMove {
                sentences: refusals
                    .each_ref()
                    .map(|refusal| refusal.as_ref().map(Refusal::message)),
                refusals,
                texts: texts.clone(),
                cells: cells.to_vec(),
            });
        }
    }
    let outcomes = [after(first, &texts[0]), after(second, &texts[1])];
    if outcomes[0] != outcomes[1] {
        let [text, _] = texts;
        comparison.endings.push(DifferentEnding {
            text,
            cells: cells.to_vec(),
            outcomes,
        });
    }
}

fn after(table: &AnyTable, text: &str) -> Option<Outcome> {
    let mut played = table.clone();
    played.play(text).ok()?;
    played.outcome()
}

/// The legal moves of a table as the other one judges them, and whether there are more than can be looked at.
fn judged(table: &AnyTable, other: &AnyTable) -> (Vec<Judged>, bool) {
    with_table!(table, own => {
        let mut list = Vec::new();
        let flow = own.each_legal(|mv| {
            if list.len() == MOST_COMPARED {
                return ControlFlow::Break(());
            }
            let text = own.game().move_text(own.position(), mv);
            let touches = own.game().touches_of(own.position(), mv);
            let cells = touches.into_iter().filter_map(|touch| match touch {
                Touch::Cell(cell) => Some(cell),
                Touch::Choice(_) => None,
            });
            list.push(Judged { other: read(other, &text), cells: cells.collect(), text });
            ControlFlow::Continue(())
        });
        (list, flow.is_break())
    })
}

/// [`AnyTable::read_move`] without alternatives, which take longer to find than everything else.
fn read(table: &AnyTable, text: &str) -> Result<String, MoveError> {
    with_table!(table, table => {
        let (game, position) = (table.game(), table.position());
        let attempt = game.read_attempt(text)?;
        let mv = game
            .judge(position, table.history(), &attempt)
            .map_err(|refusal| MoveError::Refused(Box::new(refusal)))?;
        Ok(game.move_text(position, mv))
    })
}

fn refusal(table: &AnyTable, text: &str) -> Option<Refusal> {
    match read(table, text) {
        Err(MoveError::Refused(refusal)) => Some(*refusal),
        _ => None,
    }
}
