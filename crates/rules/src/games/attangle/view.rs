//! What there is to see.

use super::board::{Kind, Position};
use super::description::DESCRIPTION;
use super::hexagon::Point;
use super::moves::Move;
use super::variant::Attangle;
use crate::table::Playable;
use crate::view::{BoardShape, CellView, Counter, Effect, Marking, PieceView, View, Visible};
use crate::{Cell, Description, Game, Message, Rule, Side, Value};

/// The distance between two rows when neighbours are one unit apart: the height of an equilateral triangle.
const ROW_DISTANCE: f32 = 0.866_025_4;

impl Playable for Attangle {
    fn id(&self) -> &'static str {
        self.id
    }

    fn description(&self) -> &'static Description {
        &DESCRIPTION
    }
}

impl Visible for Attangle {
    fn view(&self, position: &Position) -> View {
        let pieces = position
            .occupied()
            .iter()
            .filter_map(|point| {
                let (side, kind) = position.stack_at(point)?;
                let height = self.height(kind);
                Some(PieceView {
                    cell: point.cell(),
                    side,
                    kind: kind.name(),
                    letter: char::from(b'0' + height),
                    height,
                })
            })
            .collect();
        let counters = Side::BOTH.map(|side| Counter {
            rule: Rule::AT_9,
            side: Some(side),
            value: position.stacks_of(side, Kind::Full).len() as u32,
            limit: u32::from(self.goal),
            label: "counter-full-stacks",
        });
        let shape = BoardShape::Hexagon {
            side: self.board.side(),
        };
        let reserve = |side| self.supply.map(|_| u32::from(position.reserve(side)));
        View {
            cells: self
                .board
                .all()
                .iter()
                .map(|point| self.cell_view(position, point))
                .collect(),
            pieces,
            reserves: Some(Side::BOTH.map(reserve)),
            counters: counters.to_vec(),
            ..View::of(self, position, shape)
        }
    }

    fn effects(&self, position: &Position, mv: Move) -> Vec<Effect> {
        let side = position.side;
        match mv {
            Move::Enter(point) => vec![Effect::Enter {
                cell: point.cell(),
                side,
            }],
            Move::Capture { attackers, target } => {
                let mut after = *position;
                self.play(&mut after, mv);
                let mut effects: Vec<_> = arriving(position, attackers)
                    .map(|from| Effect::Slide {
                        from: from.cell(),
                        to: target.cell(),
                    })
                    .to_vec();
                effects.push(Effect::Stack {
                    cell: target.cell(),
                    side,
                    kind: after.kind_at(target).name(),
                    height: self.height(after.kind_at(target)),
                });
                if self.top_returns {
                    effects.push(Effect::ReturnToReserve { side, count: 1 });
                }
                effects
            }
        }
    }

    fn cell_name(&self, cell: Cell) -> String {
        self.board.name(Point::from_index(cell.0))
    }

    fn cell_named(&self, name: &str) -> Option<Cell> {
        self.board.named(name).map(Point::cell)
    }
}

impl Attangle {
    fn cell_view(&self, position: &Position, point: Point) -> CellView {
        let (row, number) = self.board.place(point);
        let rows = self.board.rows();
        let indent = f32::from(rows - self.board.row_length(row)) / 2.0;
        let name = self.board.name(point);
        let is_void = self.void.contains(point);
        let cell = ("cell", Value::Text(name.clone()));
        let label = match position.stack_at(point) {
            Some((side, kind)) => Message::new(
                "cell-stack",
                vec![
                    cell,
                    (
                        "player",
                        Value::Player {
                            game: DESCRIPTION.id,
                            side,
                        },
                    ),
                    ("height", u32::from(self.height(kind)).into()),
                ],
            ),
            None if is_void => Message::new("cell-void", vec![cell]),
            None => Message::new("cell-empty", vec![cell]),
        };
        CellView {
            cell: point.cell(),
            name,
            x: f32::from(number) + indent,
            y: f32::from(rows - 1 - row) * ROW_DISTANCE,
            markings: is_void.then_some(Marking::Void).into_iter().collect(),
            label,
        }
    }
}

/// The attackers in the order in which they arrive: a stack first, because the single on top of it is what returns
/// (AT-8), and the stack's top keeps the player in control.
fn arriving(position: &Position, attackers: [Point; 2]) -> [Point; 2] {
    let [one, other] = attackers;
    if position.kind_at(other) > position.kind_at(one) {
        [other, one]
    } else {
        [one, other]
    }
}
