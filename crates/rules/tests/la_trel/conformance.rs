//! La Trel in the suite.

use crate::reference;
use crate::suite::{Subject, Symmetry, conformance, fold, other_player, swap_case, unfold};
use ludotheca_rules::la_trel::{LaTrel, VARIANTS};
use ludotheca_rules::random::FastNumbers;

static SUBJECT: Subject<LaTrel> = Subject {
    variants: &VARIANTS,
    legal: reference::legal,
    result: reference::result,
    play: reference::play,
    symmetries: |_| vec![MIRROR, COLOUR_SWAP],
    attempts,
    scatter,
};

conformance!(SUBJECT, LaTrel, is_roll: |_| false);

/// Left for right.
const MIRROR: Symmetry = Symmetry {
    name: "mirror",
    swaps_players: false,
    position: |text| {
        let (board, rest) = text.split_once(' ')?;
        let mut rows = unfold(board);
        rows.iter_mut().for_each(|row| row.reverse());
        Some(format!("{} {rest}", fold(&rows)))
    },
    mv: |_, mv| {
        turned(mv, |file, rank| {
            (char::from(b'a' + b'h' - file as u8), rank)
        })
    },
};

/// The ranks upside down and the colours swapped; not for the first plies, which LT-3 treats differently.
const COLOUR_SWAP: Symmetry = Symmetry {
    name: "colour swap",
    swaps_players: true,
    position: |text| {
        let fields: Vec<_> = text.split(' ').collect();
        let ply: u32 = fields[3].parse().ok()?;
        if ply < 2 {
            return None;
        }
        let mut rows = unfold(fields[0]);
        rows.reverse();
        for piece in rows.iter_mut().flatten() {
            *piece = swap_case(*piece);
        }
        let (one, two) = fields[2].split_once('/')?;
        // The parity of the plies goes with the player.
        Some(format!(
            "{} {} {two}/{one} {}",
            fold(&rows),
            other_player(fields[1]),
            ply + 1
        ))
    },
    mv: |_, mv| {
        turned(mv, |file, rank| {
            (file, char::from(b'1' + b'8' - rank as u8))
        })
    },
};

/// A move text with every square replaced.
fn turned(mv: &str, square: fn(char, char) -> (char, char)) -> String {
    let mut text = String::new();
    let mut characters = mv.chars();
    while let Some(c) = characters.next() {
        if c.is_ascii_lowercase() && c != 'x' {
            let (file, rank) = square(c, characters.next().expect("a rank"));
            text.extend([file, rank]);
        } else {
            text.push(c);
        }
    }
    text
}

fn squares() -> impl Iterator<Item = String> {
    (1..=8).flat_map(|rank| ('a'..='h').map(move |file| format!("{file}{rank}")))
}

/// Every origin with every target; exchanges between neighbouring ranks; every chain, and every capture gone on with anywhere.
fn attempts(game: &LaTrel, position: &str) -> Vec<String> {
    let mut texts: Vec<String> = Vec::new();
    for from in squares() {
        for to in squares() {
            texts.push(format!("{from}-{to}"));
            let near = |a: usize| from.as_bytes()[a].abs_diff(to.as_bytes()[a]) <= 1;
            if near(0) && near(1) {
                texts.extend(["S", "T", "W"].map(|kind| format!("{from}-{to}={kind}")));
            }
        }
    }
    let legal = reference::legal(game.id, position);
    let captures = legal.iter().filter(|mv| mv.contains('x'));
    for mv in captures.take(8) {
        texts.extend(squares().map(|to| format!("{mv}x{to}")));
    }
    texts.extend(legal);
    texts.sort();
    texts.dedup();
    texts
}

/// Some pieces anywhere, in crowds of different density and mixture, with counters of LT-15 where they may run.
fn scatter(game: &LaTrel, random: &mut FastNumbers) -> String {
    let mut rows = vec![vec!['.'; 8]; 8];
    let pieces = 2 + random.below(24);
    // Crowded into a corner now and then: what is trapped or blocked is found there.
    let span = [4, 5, 8, 8][random.below(4)];
    let mixture = ["DDDST", "SSTTWW", "DDSTWB", "DDDDDDS"][random.below(4)].as_bytes();
    let mut left = [("D", 8), ("S", 4), ("T", 2), ("W", 2), ("B", 2)]
        .map(|(kind, most)| [(kind, most), (kind, most)]);
    for _ in 0..pieces {
        let letter = char::from(mixture[random.below(mixture.len())]);
        let side = random.below(2);
        let (row, column) = (random.below(span), random.below(span));
        let kind = left
            .iter_mut()
            .map(|sides| &mut sides[side])
            .find(|(kind, most)| kind.starts_with(letter) && *most > 0);
        let Some((_, most)) = kind.filter(|_| letter != 'B' || game.blockers) else {
            continue;
        };
        if rows[row][column] == '.' {
            *most -= 1;
            rows[row][column] = if side == 0 { letter } else { swap_case(letter) };
        }
    }
    let ply = match random.below(10) {
        0 => random.below(2),
        _ => 40 + random.below(2),
    };
    let board = fold(&rows);
    let counter = |side: usize, random: &mut FastNumbers| {
        let attackers = board
            .chars()
            .filter(|c| if side == 0 { "STW" } else { "stw" }.contains(*c))
            .count();
        match game.last_stand {
            Some(stand) if attackers == 1 && random.below(3) > 0 => {
                let least = usize::from(side == ply % 2);
                (least + random.below(usize::from(stand.moves))).to_string()
            }
            _ => "-".to_owned(),
        }
    };
    let counters = [counter(0, random), counter(1, random)].join("/");
    format!("{board} {} {counters} {ply}", ply % 2 + 1)
}
