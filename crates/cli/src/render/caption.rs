//! What is written around a board, in the reader's language: the same words for every kind of picture.

use super::Screen;
use rules::view::{Counter, Phase, View};
use rules::{Side, Value};
use std::iter;
use words::Words;

/// The words around a board.
#[derive(Debug)]
pub(super) struct Caption {
    pub(super) title: String,
    pub(super) players: [PlayerLine; 2],
    /// Who is to move, or how the game ended.
    pub(super) status: String,
    /// Dice, last move, counters, highlights: one line each, those that there are.
    pub(super) notes: Vec<String>,
}

/// A player's name and what he has beside the board.
#[derive(Debug)]
pub(super) struct PlayerLine {
    pub(super) side: Side,
    pub(super) name: String,
    pub(super) details: Vec<String>,
}

impl Caption {
    pub(super) fn new(view: &View, words: &Words) -> Caption {
        Caption {
            title: title(view, words),
            players: Side::BOTH.map(|side| player_line(view, words, side)),
            status: status(view, words),
            notes: notes(view, words),
        }
    }

    /// The same words in characters that the screen can show.
    pub(super) fn in_letters(mut self, screen: Screen) -> Caption {
        let players = self
            .players
            .iter_mut()
            .flat_map(|player| iter::once(&mut player.name).chain(&mut player.details));
        let all = iter::once(&mut self.title)
            .chain(players)
            .chain([&mut self.status])
            .chain(&mut self.notes);
        for text in all {
            *text = screen.letters(text).into_owned();
        }
        self
    }
}

fn title(view: &View, words: &Words) -> String {
    let args = [
        ("game", Value::Text(words.game(view.variant))),
        ("variant", Value::Text(words.variant(view.variant))),
    ];
    words.text("view-title", &args)
}

fn player_line(view: &View, words: &Words, side: Side) -> PlayerLine {
    let mut details = Vec::new();
    if let Some(reserves) = view.reserves {
        details.push(match reserves[side.index()] {
            Some(count) => words.text("view-reserve", &[("count", count.into())]),
            None => words.text("view-reserve-unlimited", &[]),
        });
    }
    let lost: Vec<String> = view
        .captured
        .iter()
        .filter(|captured| captured.side == side && captured.count > 0)
        .map(|captured| {
            let args = [
                ("piece", Value::Text(words.piece(captured.kind))),
                ("count", u32::from(captured.count).into()),
            ];
            words.text("view-count", &args)
        })
        .collect();
    if !lost.is_empty() {
        details.push(words.text("view-lost", &[("pieces", lost.join(", ").into())]));
    }
    PlayerLine {
        side,
        name: words.player(view.variant, side),
        details,
    }
}

fn status(view: &View, words: &Words) -> String {
    if let Some(outcome) = &view.outcome {
        return words.outcome(view.variant, outcome);
    }
    let player = Value::Text(words.player(view.variant, view.side));
    let id = match view.phase {
        Phase::Roll => "view-to-roll",
        Phase::Move | Phase::Over => "view-to-move",
    };
    words.text(id, &[("player", player)])
}

fn notes(view: &View, words: &Words) -> Vec<String> {
    let mut notes = Vec::new();
    if !view.dice.is_empty() {
        notes.push(dice(view, words));
    }
    if let Some(last) = &view.last_move {
        notes.push(words.text("view-last-move", &[("move", last.text.as_str().into())]));
    }
    for count in &view.counters {
        notes.push(counter(view, words, count));
    }
    if !view.highlights.is_empty() {
        let names = view
            .highlights
            .iter()
            .filter_map(|cell| view.cells.iter().find(|found| found.cell == *cell))
            .map(|found| found.name.clone())
            .collect();
        notes.push(words.text("view-highlights", &[("cells", Value::List(names))]));
    }
    notes
}

fn dice(view: &View, words: &Words) -> String {
    let said: Vec<String> = view
        .dice
        .iter()
        .map(|die| {
            let points = u32::from(die.points);
            if die.used {
                words.text("view-die-used", &[("points", points.into())])
            } else {
                points.to_string()
            }
        })
        .collect();
    words.text("view-dice", &[("dice", said.join(", ").into())])
}

fn counter(view: &View, words: &Words, counter: &Counter) -> String {
    let mut args = vec![
        ("label", Value::Text(words.text(counter.label, &[]))),
        ("value", counter.value.into()),
        ("limit", counter.limit.into()),
        ("rule", counter.rule.id().into()),
    ];
    match counter.side {
        None => words.text("view-counter", &args),
        Some(side) => {
            args.push(("player", Value::Text(words.player(view.variant, side))));
            words.text("view-counter-of", &args)
        }
    }
}

/// The pieces of a position in words, player by player and kind by kind.
pub(super) fn pieces_in_words(view: &View, words: &Words) -> String {
    let mut kinds: Vec<(Side, &'static str)> = Vec::new();
    for piece in &view.pieces {
        if !kinds.contains(&(piece.side, piece.kind)) {
            kinds.push((piece.side, piece.kind));
        }
    }
    kinds.sort_by_key(|(side, _)| *side);
    let sentences: Vec<String> = kinds
        .into_iter()
        .map(|(side, kind)| {
            let places = view
                .pieces
                .iter()
                .filter(|piece| (piece.side, piece.kind) == (side, kind))
                .filter_map(|piece| {
                    let cell = view.cells.iter().find(|cell| cell.cell == piece.cell)?;
                    Some(place(&cell.name, piece.height, words))
                })
                .collect();
            let args = [
                ("player", Value::Text(words.player(view.variant, side))),
                ("piece", Value::Text(words.piece(kind))),
                ("cells", Value::List(places)),
            ];
            words.text("view-pieces", &args)
        })
        .collect();
    sentences.join(" ")
}

fn place(name: &str, height: u8, words: &Words) -> String {
    if height < 2 {
        return name.to_owned();
    }
    let args = [("cell", name.into()), ("height", u32::from(height).into())];
    words.text("view-stack", &args)
}
