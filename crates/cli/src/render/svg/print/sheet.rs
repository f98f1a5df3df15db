//! A sheet of a kit: board, pieces and dice where the layout says.

use super::frame::{HAIRLINE, frame};
use super::{NoRoom, Page, page};
use crate::render::colours::{Palette, printed};
use crate::render::svg::canvas::Canvas;
use crate::render::svg::{Scene, drawing};
use print::{Face, Matter, Sheet, Token, Window};
use rules::picture::{Role, board, die, piece};
use rules::view::View;
use rules::{Side, Value};
use words::Words;

/// Draws a sheet of the kit of the variant that starts like this.
pub fn sheet(sheet: &Sheet, start: &View, words: &Words) -> Result<Page, NoRoom> {
    let palette = Palette::printed(start.variant);
    let mut canvas = Canvas::default();
    let heading = heading(sheet.matter, start.variant, words);
    frame(
        &mut canvas,
        &sheet.frame,
        &heading,
        &how(sheet.matter, words),
        words,
    )?;
    if let Some(window) = &sheet.board {
        draw_window(&mut canvas, window, start);
    }
    for token in &sheet.tokens {
        draw_token(&mut canvas, &palette, token);
    }
    for face in &sheet.faces {
        draw_face(&mut canvas, &palette, face);
    }
    for fold in &sheet.folds {
        canvas.dashes(fold.from, fold.to, printed("ink-soft"), HAIRLINE);
    }
    for cut in &sheet.cuts {
        canvas.line(cut.from, cut.to, printed("ink"), HAIRLINE);
    }
    Ok(page(&canvas, &sheet.frame, &heading, words))
}

fn draw_window(canvas: &mut Canvas, window: &Window, start: &View) {
    let bare = View {
        pieces: Vec::new(),
        ..start.clone()
    };
    let seen = window.seen;
    canvas.open_clipped(0, (seen.x, seen.y), (seen.width, seen.height));
    let scene = Scene::printed(&bare, window.cell, window.origin);
    drawing::board(canvas, &scene, &board(&bare));
    canvas.close_group();
}

fn draw_token(canvas: &mut Canvas, palette: &Palette, token: &Token) {
    let at = (token.x, token.y);
    let edge = Some((printed("mark"), HAIRLINE));
    canvas.circle(at, token.radius, printed("ground"), edge);
    let Some(picture) = piece(token.kind) else {
        return;
    };
    canvas.open_placed(at, token.cell / 100.0);
    drawing::parts(canvas, palette, &picture.drawing(1).parts, token.side);
    canvas.close_group();
}

/// Only the points: the edges of a face are where it is folded or cut.
fn draw_face(canvas: &mut Canvas, palette: &Palette, face: &Face) {
    canvas.open_placed((face.x, face.y), face.side / 100.0);
    for part in die(face.points) {
        if part.role == Role::Pip {
            drawing::part(canvas, palette, &part, Side::One);
        }
    }
    canvas.close_group();
}

/// What the sheet is, behind the name of the game.
fn heading(matter: Matter, variant: &str, words: &Words) -> String {
    let number = |count: usize| Value::Number(count as i64);
    let what = match matter {
        Matter::Board {
            rows: 1,
            columns: 1,
            ..
        } => words.text("print-board", &[]),
        Matter::Board {
            row,
            rows,
            column,
            columns,
        } => words.text(
            "print-board-part",
            &[
                ("number", number((row - 1) * columns + column)),
                ("count", number(rows * columns)),
                ("row", number(row)),
                ("column", number(column)),
            ],
        ),
        Matter::Pieces {
            number: at, count, ..
        } => words.text(
            "print-pieces",
            &[("number", number(at)), ("count", number(count))],
        ),
        Matter::Dice => words.text("print-dice", &[]),
    };
    format!("{} · {what}", name(variant, words))
}

/// The game and the variant.
pub(super) fn name(variant: &str, words: &Words) -> String {
    let args = [
        ("game", Value::Text(words.game(variant))),
        ("variant", Value::Text(words.variant(variant))),
    ];
    words.text("print-name", &args)
}

fn how(matter: Matter, words: &Words) -> String {
    match matter {
        Matter::Board { .. } => words.text("print-how-board", &[]),
        Matter::Pieces { across, .. } => {
            let size = Value::Number(across.round() as i64);
            words.text("print-how-pieces", &[("size", size)])
        }
        Matter::Dice => words.text("print-how-dice", &[]),
    }
}
