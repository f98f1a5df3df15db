//! The reference card: one page in two columns, the start and the pieces on the left, the rules on the right, in letters as large as
//! the paper allows.

use super::frame::{HAIRLINE, frame};
use super::letters::Voice;
use super::sheet::name;
use super::{NoRoom, Page, page};
use crate::render::card::piece_name;
use crate::render::colours::printed;
use crate::render::svg::canvas::Canvas;
use crate::render::svg::{Scene, drawing};
use print::{Area, Frame, Paper};
use rules::card::{CardEntry, Sample};
use rules::picture::{board, room};
use rules::view::{CellView, PieceView, View};
use rules::{AnyTable, Cell, Message};
use words::Words;

/// The sizes that letters may have, in millimetres, and how finely they are tried.
const LARGEST: f32 = 8.0;
/// The smallest letters that a card is printed in: six and a half points.
pub const SMALLEST: f32 = 2.3;
const STEP: f32 = 0.05;

/// Everything else is measured in letters.
const LEADING: f32 = 1.16;
const TITLE: f32 = 2.1;
const HEADING: f32 = 1.2;
const BEFORE_HEADING: f32 = 0.75;
const BETWEEN: f32 = 0.28;
const BULLET: f32 = 0.75;
const SAMPLE: f32 = 2.9;
const GAP: f32 = 1.6;

/// Draws the reference card of the variant on a table that nobody has played at.
pub fn card(table: &AnyTable, paper: Paper, words: &Words) -> Result<Page, NoRoom> {
    let edges = Frame::of(paper.size());
    let start = table.view();
    let name = name(start.variant, words);
    let heading = format!("{name} · {}", words.text("card-title", &[]));
    let card = Composition::new(table, &start, words);
    let steps = ((LARGEST - SMALLEST) / STEP).round() as usize;
    let sizes = (0..=steps).map(|step| LARGEST - STEP * step as f32);
    let mut fitting =
        sizes.filter(|size| card.height(*size, edges.area.width) <= edges.area.height);
    let size = fitting.next().ok_or_else(|| NoRoom {
        text: heading.clone(),
    })?;
    let mut canvas = Canvas::default();
    frame(&mut canvas, &edges, &heading, "", words)?;
    card.draw(&mut canvas, size, &edges.area);
    Ok(page(&canvas, &edges, &heading, words))
}

/// What stands on a card.
struct Composition<'a> {
    start: &'a View,
    title: String,
    about: String,
    columns: [Vec<Item>; 2],
}

enum Item {
    /// The board at the start, as wide as the column.
    Start,
    Heading(String),
    Sentence(String),
    /// A picture, a name in bold letters where it has one, and a sentence.
    Entry {
        sample: Sample,
        name: String,
        text: String,
    },
}

impl<'a> Composition<'a> {
    fn new(table: &AnyTable, start: &'a View, words: &Words) -> Composition<'a> {
        let card = table.card();
        let heading = |id: &str| Item::Heading(words.text(id, &[]));
        let entries = |entries: &[CardEntry], named: bool| -> Vec<Item> {
            let item = |entry: &CardEntry| Item::Entry {
                sample: entry.sample.clone(),
                name: if named {
                    piece_name(&entry.sample, words)
                } else {
                    String::new()
                },
                text: words.message(&entry.text),
            };
            entries.iter().map(item).collect()
        };
        let sentences = |messages: &[Message]| -> Vec<Item> {
            let said = messages.iter().map(|message| words.message(message));
            said.map(Item::Sentence).collect()
        };
        let mut left = vec![Item::Start, heading("card-pieces")];
        left.extend(entries(&card.pieces, true));
        left.push(heading("card-symbols"));
        left.extend(entries(&card.symbols, false));
        let mut right = vec![heading("card-turn")];
        right.extend(sentences(&card.turn));
        right.push(heading("card-captures"));
        right.extend(sentences(&card.captures));
        right.push(heading("card-end"));
        right.extend(sentences(&card.end));
        Composition {
            start,
            title: name(start.variant, words),
            about: words.about_variant(start.variant),
            columns: [left, right],
        }
    }

    fn height(&self, size: f32, width: f32) -> f32 {
        let head = self.head(None, size, (0.0, 0.0), width);
        let column = column_width(size, width);
        let columns = self.columns.iter();
        let heights = columns.map(|items| self.column(None, items, size, (0.0, head), column));
        heights.fold(head, f32::max)
    }

    fn draw(&self, canvas: &mut Canvas, size: f32, area: &Area) {
        let top = self.head(Some(canvas), size, (area.x, area.y), area.width);
        let width = column_width(size, area.width);
        for (index, items) in self.columns.iter().enumerate() {
            let x = area.x + index as f32 * (width + GAP * size);
            self.column(Some(canvas), items, size, (x, top), width);
        }
    }

    /// Title and what is particular about the variant; returns where it ends.
    fn head(
        &self,
        mut canvas: Option<&mut Canvas>,
        size: f32,
        (x, y): (f32, f32),
        width: f32,
    ) -> f32 {
        let mut y = y;
        let mut title = TITLE * size;
        while title > size && Voice::Title.width(&self.title, title) > width {
            title -= 0.1;
        }
        if let Some(canvas) = canvas.as_deref_mut() {
            Voice::Title.write(canvas, (x, y), &self.title, title, printed("ink"));
        }
        y += title * 1.15;
        for line in Voice::Plain.broken(&self.about, size, width, width) {
            if let Some(canvas) = canvas.as_deref_mut() {
                Voice::Plain.write(canvas, (x, y), &line, size, printed("ink-soft"));
            }
            y += size * LEADING;
        }
        y += size * 0.3;
        if let Some(canvas) = canvas {
            canvas.line((x, y), (x + width, y), printed("mark"), HAIRLINE);
        }
        y + size * 0.5
    }

    /// A column; returns where it ends.
    fn column(
        &self,
        mut canvas: Option<&mut Canvas>,
        items: &[Item],
        size: f32,
        (x, top): (f32, f32),
        width: f32,
    ) -> f32 {
        let mut y = top;
        for (index, item) in items.iter().enumerate() {
            y = match item {
                Item::Start => self.draw_start(canvas.as_deref_mut(), (x, y), width),
                Item::Heading(text) => {
                    if index > 0 {
                        y += BEFORE_HEADING * size;
                    }
                    let letters = HEADING * size;
                    if let Some(canvas) = canvas.as_deref_mut() {
                        Voice::Title.write(canvas, (x, y), text, letters, printed("ink"));
                    }
                    y + letters * LEADING + BETWEEN * size / 2.0
                }
                Item::Sentence(text) => {
                    if let Some(canvas) = canvas.as_deref_mut() {
                        Voice::Strong.write(canvas, (x, y), "·", size, printed("mark"));
                    }
                    let at = (x + BULLET * size, y);
                    paragraph(
                        canvas.as_deref_mut(),
                        "",
                        text,
                        size,
                        at,
                        width - BULLET * size,
                    ) + BETWEEN * size
                }
                Item::Entry { sample, name, text } => {
                    let side = SAMPLE * size;
                    let indent = side + 0.5 * size;
                    let room = width - indent;
                    let height = paragraph(None, name, text, size, (0.0, 0.0), room);
                    if let Some(canvas) = canvas.as_deref_mut() {
                        // A short sentence stands beside the middle of its picture.
                        let lower = (side - height).max(0.0) / 2.0;
                        let at = (x + indent, y + lower);
                        paragraph(Some(canvas), name, text, size, at, room);
                        self.draw_sample(canvas, sample, (x + side / 2.0, y + side / 2.0), side);
                    }
                    y + height.max(side) + BETWEEN * size
                }
            };
        }
        y
    }

    /// The start on a board that fills the column; returns where it ends.
    fn draw_start(&self, canvas: Option<&mut Canvas>, (x, y): (f32, f32), width: f32) -> f32 {
        let room = room(self.start);
        let scale = width / room.width;
        if let Some(canvas) = canvas {
            let origin = (x - room.left * scale, y - room.top * scale);
            let scene = Scene::printed(self.start, scale * 100.0, origin);
            drawing::board(canvas, &scene, &board(self.start));
            for piece in &self.start.pieces {
                drawing::piece_on(canvas, &scene, piece);
            }
        }
        y + room.height * scale
    }

    /// A piece or a cell around a point, so large.
    fn draw_sample(&self, canvas: &mut Canvas, sample: &Sample, (x, y): (f32, f32), side: f32) {
        match sample {
            Sample::Piece {
                kind,
                side: owner,
                height,
            } => {
                let cell = Cell(0);
                let alone = CellView {
                    cell,
                    name: String::new(),
                    x: 0.0,
                    y: 0.0,
                    markings: Vec::new(),
                    label: Message::plain(kind),
                };
                let piece = PieceView {
                    cell,
                    side: *owner,
                    kind,
                    letter: ' ',
                    height: *height,
                };
                let view = View {
                    cells: vec![alone],
                    pieces: vec![piece],
                    ..self.start.clone()
                };
                drawing::piece_on(canvas, &Scene::printed(&view, side, (x, y)), &piece);
            }
            Sample::Cell(name) => {
                let Some(cell) = self.start.cells.iter().find(|cell| cell.name == *name) else {
                    return;
                };
                let bare = View {
                    pieces: Vec::new(),
                    ..self.start.clone()
                };
                let mut picture = board(&bare);
                let middle = (cell.x * 100.0, cell.y * 100.0);
                picture.labels.retain(|label| {
                    let at = (label.x + label.beside.x, label.y + label.beside.y);
                    (at.0 - middle.0).abs() < 45.0 && (at.1 - middle.1).abs() < 45.0
                });
                let origin = (x - cell.x * side, y - cell.y * side);
                // What only begins at the edge of the cell is left out.
                let half = side * 0.47;
                // A place on the page is as good a number as any.
                let number = (y * 100.0) as usize;
                canvas.open_clipped(number, (x - half, y - half), (2.0 * half, 2.0 * half));
                let scene = Scene::printed(&bare, side, origin);
                drawing::board(canvas, &scene, &picture);
                canvas.close_group();
                // A plain cell could not be seen otherwise.
                let edge = Some((printed("mark"), HAIRLINE));
                canvas.rect((x - half, y - half), (2.0 * half, 2.0 * half), "none", edge);
            }
        }
    }
}

/// Two columns, and a gap between them.
fn column_width(size: f32, width: f32) -> f32 {
    (width - GAP * size) / 2.0
}

/// A sentence behind a name; returns where it ends.
fn paragraph(
    mut canvas: Option<&mut Canvas>,
    name: &str,
    text: &str,
    size: f32,
    (x, y): (f32, f32),
    width: f32,
) -> f32 {
    let indent = if name.is_empty() {
        0.0
    } else {
        Voice::Strong.width(name, size) + 0.4 * size
    };
    if let Some(canvas) = canvas.as_deref_mut() {
        Voice::Strong.write(canvas, (x, y), name, size, printed("ink"));
    }
    let mut y = y;
    for (index, line) in Voice::Plain
        .broken(text, size, width, width - indent)
        .iter()
        .enumerate()
    {
        let x = if index == 0 { x + indent } else { x };
        if let Some(canvas) = canvas.as_deref_mut() {
            Voice::Plain.write(canvas, (x, y), line, size, printed("ink"));
        }
        y += size * LEADING;
    }
    y
}
