//! Latroncules in the suite.

use crate::reference;
use crate::suite::{Subject, Symmetry, conformance, fold, other_player, swap_case, unfold};
use ludotheca_rules::latroncules::{Latroncules, VARIANTS};
use ludotheca_rules::random::FastNumbers;

static SUBJECT: Subject<Latroncules> = Subject {
    variants: &VARIANTS,
    legal: reference::legal,
    result: reference::result,
    play: reference::play,
    symmetries: |_| vec![HALF_TURN],
    attempts: |_, _| attempts(),
    scatter,
};

conformance!(SUBJECT, Latroncules, is_roll: |_| false);

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
        let ply: u32 = fields[3].parse().ok()?;
        Some(format!(
            "{} {} {} {}",
            fold(&rows),
            other_player(fields[1]),
            fields[2],
            ply + 1
        ))
    },
    mv: |_, mv| {
        let (squares, promotion) = mv
            .split_once('=')
            .map_or((mv, ""), |(squares, _)| (squares, "=C"));
        let turn = |name: &str| {
            let bytes = name.as_bytes();
            format!(
                "{}{}",
                char::from(b'a' + b'h' - bytes[0]),
                char::from(b'1' + b'8' - bytes[1])
            )
        };
        let mut names = squares.split(['-', 'x']).map(turn);
        let (from, to) = (names.next().unwrap(), names.next().unwrap());
        let mut taken: Vec<_> = names.collect();
        taken.sort_by_key(|name| (name.as_bytes()[1], name.as_bytes()[0]));
        let taken: String = taken.iter().map(|name| format!("x{name}")).collect();
        format!("{from}-{to}{taken}{promotion}")
    },
};

fn squares() -> impl Iterator<Item = String> {
    (1..=8).flat_map(|rank| ('a'..='h').map(move |file| format!("{file}{rank}")))
}

/// Every origin with every target: captures and promotion may be left out.
fn attempts() -> Vec<String> {
    squares()
        .flat_map(|from| squares().map(move |to| format!("{from}-{to}")))
        .collect()
}

/// Some pieces anywhere, in crowds of different density, close to the quiet limit now and then.
fn scatter(game: &Latroncules, random: &mut FastNumbers) -> String {
    let mut rows = vec![vec!['.'; 8]; 8];
    let pieces = 2 + random.below(24);
    for _ in 0..pieces {
        // Squeezed into a corner half of the time, where the special cases live.
        let span = if random.below(2) == 0 { 4 } else { 8 };
        let (row, column) = (random.below(span), random.below(span));
        rows[row][column] = ['F', 'C', 'C', 'f', 'c', 'c'][random.below(6)];
    }
    let ply = 40 + random.below(2);
    let quiet = match random.below(4) {
        0 => usize::from(game.quiet_limit) - random.below(2),
        _ => random.below(20),
    };
    format!("{} {} {quiet} {ply}", fold(&rows), ply % 2 + 1)
}
