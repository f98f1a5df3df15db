//! The legal moves of two editions in one position, held against each other. Everything that is compiled for each game is asked of the
//! tables; here are texts only, since the browser loads all of it. `cold`: nobody waits for this while playing.

use super::{Comparison, DifferentEnding, DifferentMove, MOST_COMPARED, MOST_TOLD, OnlyMove};
use crate::{AnyTable, Cell, Explain, MoveError, Notation, Outcome, Refusal, sort_compactly};

/// A legal move of an edition and what the other one says to it.
struct Judged {
    text: String,
    /// The same move as the other edition writes it.
    other: Result<String, MoveError>,
    /// Whether it was found to be a move of both.
    paired: bool,
}

#[cold]
pub(super) fn compare(comparison: &mut Comparison, tables: [&AnyTable; 2]) {
    let [first, second] = tables;
    let (mut ours, more) = judged(first, second);
    let (mut theirs, even_more) = judged(second, first);
    comparison.bound = (more || even_more).then_some(MOST_COMPARED);
    comparison.editions[0].legal = ours.len();
    comparison.editions[1].legal = theirs.len();
    // A move is the same in both if either edition reads what the other writes.
    for turned in [false, true] {
        let (list, others) = if turned {
            (&mut theirs, &mut ours)
        } else {
            (&mut ours, &mut theirs)
        };
        for judged in list {
            let Ok(other) = &judged.other else { continue };
            let found = others.binary_search_by(|one| one.text.as_str().cmp(other));
            let mut there = found.ok().map(|at| &mut others[at]);
            let known = there.as_ref().is_some_and(|there| there.paired);
            if judged.paired && known {
                continue;
            }
            judged.paired = true;
            if let Some(there) = &mut there {
                there.paired = true;
            }
            let mut texts = [judged.text.clone(), other.clone()];
            if turned {
                texts.reverse();
            }
            pair(comparison, tables, texts);
        }
    }
    let rules = first.description().rules;
    for (index, list) in [ours, theirs].into_iter().enumerate() {
        // By rule, in the order of the book.
        let mut by_rule: Vec<Vec<(String, Refusal)>> = vec![Vec::new(); rules.len()];
        for judged in list {
            if let (false, Err(MoveError::Refused(refusal))) = (judged.paired, judged.other)
                && let Some(place) = rules.iter().position(|rule| *rule == refusal.rule)
            {
                by_rule[place].push((judged.text, *refusal));
            }
        }
        let edition = &mut comparison.editions[index];
        edition.only_count = by_rule.iter().map(Vec::len).sum();
        for (text, refusal) in by_rule.into_iter().flatten().take(MOST_TOLD) {
            edition.only.push(OnlyMove {
                cells: cells(tables[index], &text),
                text,
                sentence: refusal.message(),
                refusal,
            });
        }
    }
    comparison.different.truncate(MOST_TOLD);
    comparison.endings.truncate(MOST_TOLD);
}

/// Notes a move that both allow.
#[cold]
fn pair(comparison: &mut Comparison, tables: [&AnyTable; 2], texts: [String; 2]) {
    let [first, second] = tables;
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
                cells: cells(first, &texts[0]),
                texts: texts.clone(),
            });
        }
    }
    let outcomes = [after(first, &texts[0]), after(second, &texts[1])];
    if outcomes[0] != outcomes[1] {
        let [text, _] = texts;
        comparison.endings.push(DifferentEnding {
            cells: cells(first, &text),
            text,
            outcomes,
        });
    }
}

#[cold]
fn after(table: &AnyTable, text: &str) -> Option<Outcome> {
    let mut played = table.clone();
    played.play(text).ok()?;
    played.outcome()
}

/// The cells that a legal move touches, in order.
#[cold]
fn cells(table: &AnyTable, text: &str) -> Vec<Cell> {
    let mut played = table.clone();
    let _ = played.play(text);
    played
        .view()
        .last_move
        .map_or_else(Vec::new, |last| last.cells)
}

/// The legal moves of a table by their texts, as the other one judges them, and whether there are more than can be looked at.
#[cold]
fn judged(table: &AnyTable, other: &AnyTable) -> (Vec<Judged>, bool) {
    let (mut texts, more) = table.legal_texts_up_to(MOST_COMPARED);
    sort_compactly(&mut texts, String::cmp);
    let judged = texts.into_iter().map(|text| Judged {
        other: read(other, &text),
        text,
        paired: false,
    });
    (judged.collect(), more)
}

/// [`AnyTable::read_move`] without alternatives, which take longer to find than everything else.
#[cold]
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

#[cold]
fn refusal(table: &AnyTable, text: &str) -> Option<Refusal> {
    match read(table, text) {
        Err(MoveError::Refused(refusal)) => Some(*refusal),
        _ => None,
    }
}
