//! Position and move texts.

use super::board::{Kind, Position};
use super::hexagon::Point;
use super::moves::Move;
use super::variant::Attangle;
use crate::text::{TextError, fields, number, side_and_ply, squeezed, unexpected};
use crate::{Editable, Notation, Side, Value};

/// What a move text says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Attempt {
    /// A piece comes from the reserve.
    Enter(Point),
    /// Two attackers, in the order in which they were named, take the target.
    Capture {
        /// The two pieces that strike.
        attackers: [Point; 2],
        /// The enemy that they strike.
        target: Point,
    },
    /// One attacker goes for a target alone. Never legal (AT-7), but worth a better answer than a misspelt move.
    Lone {
        /// The piece that strikes.
        attacker: Point,
        /// The enemy that it strikes.
        target: Point,
    },
}

/// How the reserves are written where the supply has no limit.
const UNLIMITED: &str = "-/-";

/// A character with its column.
type Placed = (usize, char);

impl Notation for Attangle {
    type Attempt = Attempt;

    fn position_text(&self, position: &Position) -> String {
        let mut text = String::with_capacity(96);
        for row in (0..self.board.rows()).rev() {
            for number in 0..self.board.row_length(row) {
                let stack = self
                    .board
                    .at(row, number)
                    .and_then(|point| position.stack_at(point));
                text.push(match stack {
                    None => '.',
                    Some((Side::One, kind)) => char::from(b'0' + self.height(kind)),
                    Some((Side::Two, kind)) => char::from(b'a' - 1 + self.height(kind)),
                });
            }
            text.push(if row > 0 { '/' } else { ' ' });
        }
        let reserves = match self.supply {
            None => UNLIMITED.to_owned(),
            Some(_) => format!("{}/{}", position.reserves[0], position.reserves[1]),
        };
        format!(
            "{text}{} {reserves} {}",
            position.side.number(),
            position.ply
        )
    }

    fn read_position(&self, text: &str) -> Result<Position, TextError> {
        let [board, side, reserves, ply] = fields(text)?;
        let mut position = Position::EMPTY;
        self.read_board(board, &mut position)?;
        let (_, plies) = side_and_ply(side, ply)?;
        self.set_ply(&mut position, plies);
        position.reserves = self.read_reserves(reserves)?;
        self.check_supply(board.0, &position)?;
        self.check_goal(board.0, &position)?;
        Ok(position)
    }

    fn move_text(&self, _position: &Position, mv: Move) -> String {
        match mv {
            Move::Enter(point) => self.board.name(point),
            Move::Capture { attackers, target } => {
                let [one, other] = attackers.map(|attacker| self.board.name(attacker));
                format!("{one},{other}-{}", self.board.name(target))
            }
        }
    }

    fn read_attempt(&self, text: &str) -> Result<Attempt, TextError> {
        let characters = squeezed(text)?;
        let end = text.chars().count() + 1;
        let (first, rest) = self.read_point(&characters, end)?;
        match rest {
            [] => Ok(Attempt::Enter(first)),
            [(_, ','), rest @ ..] => {
                let (second, rest) = self.read_point(rest, end)?;
                let target = self.read_target(rest, end)?;
                Ok(Attempt::Capture {
                    attackers: [first, second],
                    target,
                })
            }
            rest => {
                let target = self.read_target(rest, end)?;
                Ok(Attempt::Lone {
                    attacker: first,
                    target,
                })
            }
        }
    }
}

impl Attangle {
    /// Rows from the top, one character a point.
    fn read_board(&self, field: (usize, &str), position: &mut Position) -> Result<(), TextError> {
        let (start, text) = field;
        let (mut row, mut number) = (self.board.rows() - 1, 0);
        let wrong_length = |column, row| {
            let args = vec![
                ("row", Value::Text(char::from(b'a' + row).to_string())),
                ("wanted", u32::from(self.board.row_length(row)).into()),
            ];
            TextError::new(column, "text-row-length", args)
        };
        let end = start + text.chars().count();
        for (i, found) in text.chars().enumerate() {
            let column = start + i;
            if found == '/' {
                if number != self.board.row_length(row) {
                    return Err(wrong_length(column, row));
                }
                let Some(below) = row.checked_sub(1) else {
                    return Err(unexpected(column, found));
                };
                (row, number) = (below, 0);
                continue;
            }
            let Some(point) = self.board.at(row, number) else {
                return Err(wrong_length(column, row));
            };
            if let Some((side, kind)) = self.read_stack(column, point, found)? {
                position.put(side, kind, point);
            }
            number += 1;
        }
        if number != self.board.row_length(row) {
            return Err(wrong_length(end, row));
        }
        if row > 0 {
            let rows = self.board.rows();
            let args = vec![
                ("wanted", u32::from(rows).into()),
                ("found", u32::from(rows - row).into()),
            ];
            return Err(TextError::new(end, "text-row-count", args));
        }
        Ok(())
    }

    /// One character of the board. Refused: a height that no stack has, and anything on a void point.
    fn read_stack(
        &self,
        column: usize,
        point: Point,
        found: char,
    ) -> Result<Option<(Side, Kind)>, TextError> {
        let (side, height) = match found {
            '.' => return Ok(None),
            '1'..='5' => (Side::One, found as u8 - b'0'),
            'a'..='e' => (Side::Two, found as u8 - b'a' + 1),
            _ => return Err(unexpected(column, found)),
        };
        let cell = || ("cell", Value::Text(self.board.name(point)));
        if self.void.contains(point) {
            return Err(TextError::new(column, "text-stack-on-void", vec![cell()]));
        }
        let kind = self.kind(height).ok_or_else(|| {
            let heights = self.heights.map(|height| height.to_string()).to_vec();
            let args = vec![
                cell(),
                ("found", u32::from(height).into()),
                ("heights", Value::List(heights)),
            ];
            TextError::new(column, "text-stack-height", args)
        })?;
        Ok(Some((side, kind)))
    }

    fn read_reserves(&self, field: (usize, &str)) -> Result<[u8; 2], TextError> {
        let (start, text) = field;
        let Some(supply) = self.supply else {
            if text == UNLIMITED {
                return Ok([0, 0]);
            }
            let args = vec![("found", text.into())];
            return Err(TextError::new(start, "text-reserves-unlimited", args));
        };
        let malformed = || {
            let args = vec![("found", text.into())];
            TextError::new(start, "text-reserves", args)
        };
        let (one, two) = text.split_once('/').ok_or_else(malformed)?;
        let columns = [start, start + one.chars().count() + 1];
        let mut reserves = [0; 2];
        for (i, part) in [one, two].into_iter().enumerate() {
            let count = number((columns[i], part), "text-reserves")?;
            if count > u32::from(supply) {
                return Err(too_many(columns[i], Side::BOTH[i], count, supply));
            }
            reserves[i] = count as u8;
        }
        Ok(reserves)
    }

    /// AT-2: no more pieces than the game has. Every stack hides at least one piece of each colour (its owner took an
    /// enemy), so a player owns the reserve, the singles and a piece of every stack for certain; and in all the heights and
    /// reserves cannot exceed what both began with. Fewer are welcome: hand-set positions leave pieces aside.
    fn check_supply(&self, column: usize, position: &Position) -> Result<(), TextError> {
        let Some(supply) = self.supply else {
            return Ok(());
        };
        let stacks = (position.middle | position.full).len() as u32;
        for side in Side::BOTH {
            let singles = position.stacks_of(side, Kind::Single).len() as u32;
            let certain = u32::from(position.reserve(side)) + singles + stacks;
            if certain > u32::from(supply) {
                return Err(too_many(column, side, certain, supply));
            }
        }
        let on_board: u32 = position
            .occupied()
            .iter()
            .map(|point| u32::from(self.height(position.kind_at(point))))
            .sum();
        let all = on_board + position.reserves.map(u32::from).iter().sum::<u32>();
        let most = 2 * u32::from(supply);
        if all > most {
            let args = vec![("found", all.into()), ("most", most.into())];
            return Err(TextError::new(column, "text-supply-in-all", args));
        }
        Ok(())
    }

    /// AT-9: the first to reach the goal ends the game, so never both do.
    fn check_goal(&self, column: usize, position: &Position) -> Result<(), TextError> {
        let reached = |side| position.stacks_of(side, Kind::Full).len() >= usize::from(self.goal);
        if Side::BOTH.into_iter().all(reached) {
            let args = vec![("goal", u32::from(self.goal).into())];
            return Err(TextError::new(column, "text-both-won", args));
        }
        Ok(())
    }

    /// The point that the characters begin with, and what follows it.
    fn read_point<'a>(
        &self,
        characters: &'a [Placed],
        end: usize,
    ) -> Result<(Point, &'a [Placed]), TextError> {
        let (column, found, rest) = match characters {
            [(column, row), (_, number), rest @ ..] => (*column, vec![*row, *number], rest),
            [(column, lonely)] => (*column, vec![*lonely], &[][..]),
            [] => return Err(unfinished(end)),
        };
        let name = String::from_iter(found);
        match self.board.named(&name) {
            Some(point) => Ok((point, rest)),
            None => Err(TextError::new(
                column,
                "text-no-point",
                vec![("found", name.into())],
            )),
        }
    }

    /// The end of a capture: `-` or `x`, the target, and nothing else.
    fn read_target(&self, characters: &[Placed], end: usize) -> Result<Point, TextError> {
        match characters {
            [(_, '-' | 'x'), rest @ ..] => {
                let (target, rest) = self.read_point(rest, end)?;
                match rest {
                    [] => Ok(target),
                    [(column, other), ..] => Err(unexpected(*column, *other)),
                }
            }
            [(column, other), ..] => Err(unexpected(*column, *other)),
            [] => Err(unfinished(end)),
        }
    }
}

fn unfinished(end: usize) -> TextError {
    TextError::new(end, "text-capture-unfinished", Vec::new())
}

fn too_many(column: usize, side: Side, found: u32, most: u8) -> TextError {
    let args = vec![
        ("player", u32::from(side.number()).into()),
        ("found", found.into()),
        ("most", u32::from(most).into()),
    ];
    TextError::new(column, "text-supply", args)
}
