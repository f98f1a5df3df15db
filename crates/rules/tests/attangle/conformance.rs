//! Attangle in the suite.

use crate::reference;
use crate::suite::{Subject, Symmetry, conformance, other_player};
use ludotheca_rules::attangle::{Attangle, GRAND, VARIANTS};
use ludotheca_rules::random::FastNumbers;

static SUBJECT: Subject<Attangle> = Subject {
    variants: &VARIANTS,
    legal: reference::legal,
    result: reference::result,
    play: reference::play,
    symmetries: |game| {
        // Grand Attangle's void points turn but have no mirror image, and its colours alternate around the board.
        if game.id == GRAND.id {
            ROTATIONS_OF_GRAND.into()
        } else {
            ALL_TWELVE.into()
        }
    },
    attempts,
    scatter,
};

conformance!(SUBJECT, Attangle, is_roll: |_| false);

#[test]
fn the_start_of_grand_attangle_is_itself_after_each_of_its_turns() {
    let start = ludotheca_rules::AnyTable::open(GRAND.id)
        .unwrap()
        .position_text();
    for turn in ROTATIONS_OF_GRAND {
        let turned = (turn.position)(&start).unwrap();
        assert_eq!(
            turned.split(' ').next(),
            start.split(' ').next(),
            "{}",
            turn.name
        );
    }
}

const fn turn<const SIXTHS: usize, const MIRROR: bool, const SWAP: bool>(
    name: &'static str,
) -> Symmetry {
    Symmetry {
        name,
        swaps_players: SWAP,
        position: |text| Some(turned_position::<SIXTHS, MIRROR, SWAP>(text)),
        mv: |text, mv| turned_move::<SIXTHS, MIRROR>(text, mv),
    }
}

const ROTATIONS_OF_GRAND: [Symmetry; 6] = [
    turn::<0, false, false>("nothing"),
    turn::<1, false, true>("60° with colours swapped"),
    turn::<2, false, false>("120°"),
    turn::<3, false, true>("180° with colours swapped"),
    turn::<4, false, false>("240°"),
    turn::<5, false, true>("300° with colours swapped"),
];

const ALL_TWELVE: [Symmetry; 12] = [
    turn::<0, false, false>("nothing"),
    turn::<1, false, false>("60°"),
    turn::<2, false, false>("120°"),
    turn::<3, false, false>("180°"),
    turn::<4, false, false>("240°"),
    turn::<5, false, false>("300°"),
    turn::<0, true, false>("mirror"),
    turn::<1, true, false>("mirror and 60°"),
    turn::<2, true, false>("mirror and 120°"),
    turn::<3, true, false>("mirror and 180°"),
    turn::<4, true, false>("mirror and 240°"),
    turn::<5, true, false>("mirror and 300°"),
];

/// A point as rows up and slanted columns to the right, both counted from the centre.
type Place = (i32, i32);

/// The same place after some sixths of a turn, mirrored left to right first if wanted.
fn turned((up, right): Place, sixths: usize, mirror: bool) -> Place {
    let mirrored = if mirror {
        (up, up - right)
    } else {
        (up, right)
    };
    (0..sixths).fold(mirrored, |(up, right), _| (right, right - up))
}

/// `middle` is the number of the middle row, from 0: the one before the side's length.
fn place(row: i32, number: i32, middle: i32) -> Place {
    (row - middle, number + (row - middle).max(0) - middle)
}

fn row_and_number((up, right): Place, middle: i32) -> (usize, usize) {
    (
        (up + middle) as usize,
        (right + middle - up.max(0)) as usize,
    )
}

fn middle_of(position: &str) -> i32 {
    let rows = position.split(' ').next().unwrap().split('/').count();
    rows as i32 / 2
}

fn turned_position<const SIXTHS: usize, const MIRROR: bool, const SWAP: bool>(
    text: &str,
) -> String {
    let middle = middle_of(text);
    let fields: Vec<_> = text.split(' ').collect();
    let rows: Vec<Vec<char>> = fields[0]
        .split('/')
        .rev()
        .map(|row| row.chars().collect())
        .collect();
    let mut new_rows = rows.clone();
    for (row, points) in rows.iter().enumerate() {
        for (number, c) in points.iter().enumerate() {
            let new_place = turned(place(row as i32, number as i32, middle), SIXTHS, MIRROR);
            let (new_row, new_number) = row_and_number(new_place, middle);
            new_rows[new_row][new_number] = if SWAP { other_colour(*c) } else { *c };
        }
    }
    let board: Vec<String> = new_rows
        .iter()
        .rev()
        .map(|row| row.iter().collect())
        .collect();
    let board = board.join("/");
    if !SWAP {
        return format!("{board} {} {} {}", fields[1], fields[2], fields[3]);
    }
    let (one, two) = fields[2].split_once('/').unwrap();
    // The parity of the plies goes with the player.
    let ply: u32 = fields[3].parse().unwrap();
    format!(
        "{board} {} {two}/{one} {}",
        other_player(fields[1]),
        ply + 1
    )
}

fn other_colour(c: char) -> char {
    match c {
        '1'..='5' => char::from(c as u8 - b'1' + b'a'),
        'a'..='e' => char::from(c as u8 - b'a' + b'1'),
        other => other,
    }
}

fn turned_move<const SIXTHS: usize, const MIRROR: bool>(text: &str, mv: &str) -> String {
    let middle = middle_of(text);
    let mut names = mv.split([',', '-']).map(|name| {
        let bytes = name.as_bytes();
        let old = place(
            i32::from(bytes[0] - b'a'),
            i32::from(bytes[1] - b'1'),
            middle,
        );
        let (row, number) = row_and_number(turned(old, SIXTHS, MIRROR), middle);
        format!("{}{}", char::from(b'a' + row as u8), number + 1)
    });
    let first = names.next().unwrap();
    let (Some(second), Some(target)) = (names.next(), names.next()) else {
        return first;
    };
    let mut attackers = [first, second];
    attackers.sort();
    format!("{}-{target}", attackers.join(","))
}

/// The points of a board with what stands on them.
fn points(position: &str) -> Vec<(String, char)> {
    let board = position.split(' ').next().unwrap();
    let rows = board.split('/').rev().zip('a'..);
    rows.flat_map(|(row, letter)| {
        row.chars()
            .enumerate()
            .map(move |(i, c)| (format!("{letter}{}", i + 1), c))
    })
    .collect()
}

/// Every point to enter; every two pieces of the mover on every point, also a piece with itself; each of them with anything
/// else against each enemy; and each piece alone.
fn attempts(_: &Attangle, position: &str) -> Vec<String> {
    let is_first = position.split(' ').nth(1) == Some("1");
    let all = points(position);
    let own = |c: char| c != '.' && c.is_ascii_digit() == is_first;
    let enemy = |c: char| c != '.' && c.is_ascii_digit() != is_first;
    let mut texts: Vec<_> = all.iter().map(|(name, _)| name.clone()).collect();
    for (one, c) in &all {
        if !own(*c) {
            continue;
        }
        for (target, taken) in &all {
            texts.push(format!("{one}-{target}"));
            for (other, d) in &all {
                if if own(*d) { one <= other } else { enemy(*taken) } {
                    texts.push(format!("{one},{other}-{target}"));
                }
            }
        }
    }
    texts
}

/// Stacks anywhere but on void points, in crowds of different density, with reserves that are often empty.
fn scatter(game: &Attangle, random: &mut FastNumbers) -> String {
    let crowd = 2 + random.below(10);
    let levels = [0, 0, 0, 0, 1, 1, 2];
    let mut rows = Vec::new();
    for row in (0..game.board.rows()).rev() {
        let mut text = String::new();
        for number in 0..game.board.row_length(row) {
            let point = game.board.at(row, number).unwrap();
            if game.void.contains(point) || random.below(12) >= crowd {
                text.push('.');
                continue;
            }
            let height = game.heights[levels[random.below(levels.len())]];
            let below_first = [b'0', b'a' - 1][random.below(2)];
            text.push(char::from(below_first + height));
        }
        rows.push(text);
    }
    let ply = [0, 40, 41][random.below(3)];
    let mut reserve = || random.below(4).saturating_sub(1);
    let reserves = if game.supply.is_some() {
        format!("{}/{}", reserve(), reserve())
    } else {
        "-/-".to_owned()
    };
    format!("{} {} {reserves} {ply}", rows.join("/"), ply % 2 + 1)
}
