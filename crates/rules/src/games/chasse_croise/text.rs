//! Position and move texts.

use super::board::{LANES, Lane, Position, Way};
use super::cells::Spot;
use super::description::DESCRIPTION;
use super::dice::Dice;
use super::moves::{Move, hit};
use super::variant::ChasseCroise;
use crate::text::{TextError, fields, side_and_ply, squeezed, unexpected};
use crate::{Notation, Side, Value};

/// What somebody wants to do, by text or by touch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Attempt {
    /// The dice show this.
    Roll(Dice),
    /// A pawn goes so far along its lane.
    Step {
        /// Whose pawn.
        side: Side,
        /// The lane of the pawn.
        lane: Lane,
        /// Which way.
        way: Way,
        /// Perhaps more than a die has.
        points: u8,
        /// Whether the text claims a hit.
        hit: bool,
    },
    /// The pawn on one cell is to go to another, by one die or by both.
    Touch {
        /// Where the pawn stands.
        from: Spot,
        /// Where it is to go.
        to: Spot,
    },
    /// The turn ends.
    EndTurn,
}

const BASE: u32 = 12;

impl Notation for ChasseCroise {
    type Attempt = Attempt;

    fn position_text(&self, position: &Position) -> String {
        let places = Side::BOTH.map(|side| {
            Lane::all()
                .filter_map(|lane| char::from_digit(position.place(side, lane).into(), BASE))
                .collect::<String>()
        });
        format!(
            "{}/{} {} {} {}",
            places[0],
            places[1],
            position.side().number(),
            dice_text(position.dice()),
            position.turns
        )
    }

    fn read_position(&self, text: &str) -> Result<Position, TextError> {
        let [board, side, dice, turns] = fields(text)?;
        let places = read_places(board)?;
        let (side, turns) = side_and_ply(side, turns)?;
        let position = Position::set(places, side, read_dice(dice)?, turns);
        for lane in Lane::all() {
            let place = position.place(Side::One, lane);
            if position.enemy_at(Side::One, lane, place).is_some() {
                let cell = Spot::of(Side::One, lane, place).name();
                let args = vec![("cell", cell.into())];
                return Err(TextError::new(board.0, "text-shared-crossing", args));
            }
        }
        // CC-7: the game ends in the turn, and with a step, that brings the last pawn home.
        let ended_before = if position.all_arrived(!side) {
            Some(!side)
        } else {
            (position.all_arrived(side) && position.dice().both().is_some()).then_some(side)
        };
        if let Some(winner) = ended_before {
            let player = Value::Player {
                game: DESCRIPTION.id,
                side: winner,
            };
            let args = vec![("player", player)];
            return Err(TextError::new(board.0, "text-already-won", args));
        }
        Ok(position)
    }

    fn move_text(&self, position: &Position, mv: Move) -> String {
        match mv {
            Move::Roll(dice) => dice_text(dice),
            Move::Step { lane, way, die } => {
                let hits = hit(position, lane, way, die).is_some();
                step_text(position.side(), lane, way, die, hits)
            }
            Move::EndTurn => "--".to_owned(),
        }
    }

    fn read_attempt(&self, text: &str) -> Result<Attempt, TextError> {
        let characters = squeezed(text)?;
        match characters.as_slice() {
            [(_, '-'), (_, '-')] => Ok(Attempt::EndTurn),
            [first, second] | [first, second, (_, ':')]
                if first.1.is_ascii_digit() && second.1.is_ascii_digit() =>
            {
                let roll = Dice::roll(read_die(*first)?, read_die(*second)?);
                roll.map(Attempt::Roll).ok_or_else(|| no_action(first.0))
            }
            step => read_step(step, text.chars().count() + 1),
        }
    }
}

pub(super) fn step_text(side: Side, lane: Lane, way: Way, die: u8, hits: bool) -> String {
    let mark = if hits { "x" } else { "" };
    format!("{}{}{die}{mark}", lane.name(side), way.sign())
}

fn dice_text(dice: Dice) -> String {
    if dice.is_empty() {
        "-".to_owned()
    } else {
        dice.points().map(|die| die.to_string()).collect()
    }
}

fn read_places((column, board): (usize, &str)) -> Result<[[u8; LANES as usize]; 2], TextError> {
    let mut places = [[0; LANES as usize]; 2];
    let mut players = board.split('/');
    let mut column = column;
    for own in &mut places {
        let digits = players.next().unwrap_or_default();
        let count = digits.chars().count();
        for (place, (offset, digit)) in own.iter_mut().zip(digits.chars().enumerate()) {
            // Upper case is kept out: a position has one spelling.
            let value = digit
                .to_digit(BASE)
                .filter(|_| !digit.is_ascii_uppercase())
                .ok_or_else(|| {
                    let args = vec![("found", digit.to_string().into())];
                    TextError::new(column + offset, "text-place", args)
                })?;
            *place = value as u8;
        }
        if count != usize::from(LANES) {
            let args = vec![
                ("wanted", u32::from(LANES).into()),
                ("found", (count as u32).into()),
            ];
            return Err(TextError::new(column, "text-pawn-count", args));
        }
        column += count + 1;
    }
    match players.next() {
        None => Ok(places),
        Some(_) => Err(unexpected(column - 1, '/')),
    }
}

/// `-`, one die, or two with the higher one first.
fn read_dice((column, text): (usize, &str)) -> Result<Dice, TextError> {
    let wrong = |id| TextError::new(column, id, vec![("found", text.into())]);
    let digits: Option<Vec<u8>> = text
        .chars()
        .map(|digit| digit.to_digit(10).map(|points| points as u8))
        .collect();
    match (text, digits.as_deref()) {
        ("-", _) => Ok(Dice::NONE),
        (_, Some([die])) => Dice::one(*die).ok_or_else(|| wrong("text-dice")),
        (_, Some([first, second])) => {
            let dice = Dice::roll(*first, *second).ok_or_else(|| wrong("text-dice"))?;
            if first < second {
                return Err(wrong("text-dice-order"));
            }
            Ok(dice)
        }
        _ => Err(wrong("text-dice")),
    }
}

fn read_die((column, digit): (usize, char)) -> Result<u8, TextError> {
    digit
        .to_digit(10)
        .map(|points| points as u8)
        .filter(|points| Dice::one(*points).is_some())
        .ok_or_else(|| {
            TextError::new(
                column,
                "text-die",
                vec![("found", digit.to_string().into())],
            )
        })
}

/// Lane, sign, points and perhaps `x`. `end` is the column behind the text.
fn read_step(text: &[(usize, char)], end: usize) -> Result<Attempt, TextError> {
    let (side, lane, rest) = read_lane(text)?;
    let (way, rest) = match rest {
        [(_, '+'), rest @ ..] => (Way::Forward, rest),
        [(_, '-'), rest @ ..] => (Way::Backward, rest),
        other => {
            let column = other.first().map_or(end, |(column, _)| *column);
            let args = vec![("lane", lane.name(side).into())];
            return Err(TextError::new(column, "text-sign", args));
        }
    };
    let (points, rest) = read_number(rest);
    let Some(points) = points else {
        let column = rest.first().map_or(end, |(column, _)| *column);
        return Err(TextError::new(column, "text-step-unfinished", Vec::new()));
    };
    let (hit, rest) = match rest {
        [(_, 'x'), rest @ ..] => (true, rest),
        rest => (false, rest),
    };
    match rest {
        [] => Ok(Attempt::Step {
            side,
            lane,
            way,
            points,
            hit,
        }),
        [(column, other), ..] => Err(unexpected(*column, *other)),
    }
}

type Characters<'a> = &'a [(usize, char)];

/// A column letter or a row number at the beginning.
fn read_lane(text: Characters) -> Result<(Side, Lane, Characters), TextError> {
    let [(column, first), rest @ ..] = text else {
        return Err(no_action(1));
    };
    let no_lane =
        |found: String| TextError::new(*column, "text-lane", vec![("found", found.into())]);
    match first {
        'a'..='z' => Lane::new(*first as u8 - b'a' + 1)
            .map(|lane| (Side::One, lane, rest))
            .ok_or_else(|| no_lane(first.to_string())),
        '0'..='9' => {
            let (number, rest) = read_number(text);
            // Digits alone look like a roll that was cut short or is too long.
            if rest.is_empty() {
                return Err(no_action(*column));
            }
            let number = number.unwrap_or_default();
            Lane::new(number)
                .map(|lane| (Side::Two, lane, rest))
                .ok_or_else(|| no_lane(number.to_string()))
        }
        _ => Err(no_action(*column)),
    }
}

/// At most two digits at the beginning, and what follows them.
fn read_number(text: Characters) -> (Option<u8>, Characters) {
    let mut number = None;
    let mut rest = text;
    while let [(_, digit), after @ ..] = rest
        && text.len() - rest.len() < 2
        && let Some(value) = digit.to_digit(10)
    {
        number = Some(number.unwrap_or(0) * 10 + value as u8);
        rest = after;
    }
    (number, rest)
}

/// The text is neither a roll nor a step nor the end of a turn.
fn no_action(column: usize) -> TextError {
    TextError::new(column, "text-no-action", Vec::new())
}
