//! Toy race in the suite.

use crate::reference;
use crate::suite::{
    Subject, Symmetry, conformance, fold, other_player, swap_case, unfold,
};
use ludotheca_rules::random::FastNumbers;
use ludotheca_rules::toy_race::{ToyRace, VARIANTS};

static SUBJECT: Subject<ToyRace> = Subject {
    variants: &VARIANTS,
    legal: reference::legal,
    result: reference::result,
    play: reference::play,
    symmetries: |_| vec![HALF_TURN],
    attempts: |_, _| attempts(),
    scatter,
};

conformance!(SUBJECT, ToyRace, is_roll: |_| false);

/// Half a turn of the board with the colours swapped.
const HALF_TURN: Symmetry = Symmetry {
    name: "half turn",
    swaps_players: true,
    position: |text| {
        let fields: Vec<_> = text.split(' ').collect();
        let mut rows = unfold(fields[0]);
        rows.reverse();
        for row in &mut rows {
            row.reverse();
            row.iter_mut().for_each(|c| *c = swap_case(*c));
        }
        // The parity of the plies goes with the player.
        let ply: u32 = fields[2].parse().ok()?;
        let player = other_player(fields[1]);
        Some(format!("{} {player} {}", fold(&rows), ply + 1))
    },
    mv: |_, mv| {
        let turn = |name: &str| {
            let bytes = name.as_bytes();
            let (file, rank) = (b'a' + b'h' - bytes[0], b'1' + b'8' - bytes[1]);
            String::from_iter([file, rank].map(char::from))
        };
        let (from, to) = mv.split_once('-').expect("an origin and a target");
        format!("{}-{}", turn(from), turn(to))
    },
};

fn squares() -> impl Iterator<Item = String> {
    (1..=8).flat_map(|rank| ('a'..='h').map(move |file| format!("{file}{rank}")))
}

/// Every origin with every target.
fn attempts() -> Vec<String> {
    squares()
        .flat_map(|from| squares().map(move |to| format!("{from}-{to}")))
        .collect()
}

/// Some runners anywhere, in crowds of different density.
fn scatter(_: &ToyRace, random: &mut FastNumbers) -> String {
    let mut rows = vec![vec!['.'; 8]; 8];
    for _ in 0..2 + random.below(14) {
        let (row, column) = (random.below(8), random.below(8));
        rows[row][column] = ['R', 'r'][random.below(2)];
    }
    let ply = 20 + random.below(2);
    format!("{} {} {ply}", fold(&rows), ply % 2 + 1)
}
