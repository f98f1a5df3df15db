//! The pieces of a game on rounds, to be cut out or stuck on discs.

use crate::sheet::{Matter, Sheet, Token};
use crate::{Frame, Paper};
use rules::{Description, Kit, Side, View};

/// How wide a round is, in cells, and how much smaller than on the board a piece is drawn so that it fits.
const ACROSS: f32 = 0.9;
const SMALLER: f32 = 0.85;
/// Room between two rounds.
const GAP: f32 = 3.0;

pub(crate) fn pieces(
    game: &Description,
    kit: Kit,
    start: &View,
    cell: f32,
    paper: Paper,
) -> Vec<Sheet> {
    let frame = Frame::of(paper.size());
    let across = ACROSS * cell;
    let pitch = across + GAP;
    let fitting = |room: f32| (((room + GAP) / pitch) as usize).max(1);
    let (columns, rows) = (fitting(frame.area.width), fitting(frame.area.height));
    // Each player's pieces begin a row.
    let mut places: Vec<Option<(Side, &'static str)>> = Vec::new();
    for side in Side::BOTH {
        places.resize(places.len().next_multiple_of(columns), None);
        for picture in game.pieces {
            let count = needed(game, kit, start, side, picture.kind);
            places.extend(vec![Some((side, picture.kind)); count]);
        }
    }
    let wide = columns as f32 * pitch - GAP;
    let left = frame.area.x + (frame.area.width - wide) / 2.0;
    let on_a_sheet = columns * rows;
    let count = places.len().div_ceil(on_a_sheet);
    let made = places
        .chunks(on_a_sheet)
        .enumerate()
        .map(|(index, places)| {
            let matter = Matter::Pieces {
                number: index + 1,
                count,
                across,
            };
            let mut sheet = Sheet::empty(matter, frame);
            for (place, shown) in places.iter().enumerate() {
                let Some((side, kind)) = *shown else { continue };
                let (column, row) = (place % columns, place / columns);
                sheet.tokens.push(Token {
                    x: left + column as f32 * pitch + across / 2.0,
                    y: frame.area.y + row as f32 * pitch + across / 2.0,
                    radius: across / 2.0,
                    cell: cell * SMALLER,
                    kind,
                    side,
                });
            }
            sheet
        });
    made.collect()
}

/// How many pieces of a kind a player needs: those of the start, those in reserve, and spare ones.
fn needed(game: &Description, kit: Kit, start: &View, side: Side, kind: &str) -> usize {
    let placed = start.pieces.iter();
    let placed = placed.filter(|piece| piece.side == side && piece.kind == kind);
    let placed: usize = placed.map(|piece| usize::from(piece.height)).sum();
    let is_first = game.pieces.first().is_some_and(|first| first.kind == kind);
    let reserve = match start.reserves {
        Some(reserves) if is_first => match reserves[side.index()] {
            Some(count) => count as usize,
            None => usize::from(kit.endless),
        },
        _ => 0,
    };
    let spare = kit.spare.iter().filter(|(of, _)| *of == kind);
    let spare: usize = spare.map(|(_, count)| usize::from(*count)).sum();
    placed + reserve + spare
}
