//! Chassé-croisé in the suite.

use crate::reference;
use crate::suite::{Subject, Symmetry, conformance, other_player};
use ludotheca_rules::chasse_croise::{ChasseCroise, VARIANTS};
use ludotheca_rules::random::FastNumbers;

static SUBJECT: Subject<ChasseCroise> = Subject {
    variants: &VARIANTS,
    legal: reference::legal,
    result: reference::result,
    play: reference::play,
    symmetries: |_| vec![TRANSPOSITION],
    attempts: |_, _| attempts(),
    scatter,
};

conformance!(SUBJECT, ChasseCroise, is_roll: |text| text.bytes().all(|byte| byte.is_ascii_digit()));

/// Columns become rows, Red becomes White.
const TRANSPOSITION: Symmetry = Symmetry {
    name: "transposition",
    swaps_players: true,
    position: |text| {
        let fields: Vec<_> = text.split(' ').collect();
        let (red, white) = fields[0].split_once('/')?;
        // The parity of the turns goes with the player.
        let turns: u32 = fields[3].parse().ok()?;
        Some(format!(
            "{white}/{red} {} {} {}",
            other_player(fields[1]),
            fields[2],
            turns + 1
        ))
    },
    mv: |_, mv| {
        let Some(sign) = mv.find(['+', '-']).filter(|_| mv != "--") else {
            return mv.to_owned();
        };
        let (lane, step) = mv.split_at(sign);
        let columns = "abcdefghij";
        let turned = if let Some(index) = columns.find(lane) {
            (index + 1).to_string()
        } else {
            let row: usize = lane.parse().unwrap();
            columns[row - 1..row].to_owned()
        };
        format!("{turned}{step}")
    },
};

/// Every roll in both orders; every pawn by more points than a die has, either way, with and without a hit; and `--`.
fn attempts() -> Vec<String> {
    let rolls = (1..=6).flat_map(|a| (1..=6).map(move |b| format!("{a}{b}")));
    let lanes = ('a'..='j')
        .map(String::from)
        .chain((1..=10).map(|row| row.to_string()));
    let steps = lanes.flat_map(|lane| {
        (0..=12).flat_map(move |points| ["+", "-"].map(|sign| format!("{lane}{sign}{points}")))
    });
    rolls
        .chain(steps.flat_map(|step| [format!("{step}x"), step]))
        .chain(["--".to_owned()])
        .collect()
}

/// Pawns anywhere, or most of them close to home; any dice.
fn scatter(_: &ChasseCroise, random: &mut FastNumbers) -> String {
    let late = random.below(3);
    let mut places = || -> String {
        (0..10)
            .map(|_| {
                let place = match late {
                    0 => random.below(12),
                    1 => 11 - random.below(3).saturating_sub(1),
                    _ => 11 - random.below(12).saturating_sub(random.below(8)),
                };
                char::from(b"0123456789ab"[place])
            })
            .collect()
    };
    let (red, white) = (places(), places());
    let (a, b) = (1 + random.below(6), 1 + random.below(6));
    let dice = match random.below(5) {
        0 => "-".to_owned(),
        1 => a.to_string(),
        _ => format!("{}{}", a.max(b), a.min(b)),
    };
    let turns = 40 + random.below(2);
    format!("{red}/{white} {} {dice} {turns}", turns % 2 + 1)
}
