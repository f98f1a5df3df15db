//! What a match has shown, in words.

use crate::console::Console;
use crate::failure::Failure;
use crate::quote::{path_name, quoted};
use crate::table::{Place, Table};
use arena::statistics::{Elo, Verdict};
use arena::{FaultKind, Pairing, Plan, Standing};
use rules::Value;
use search::opponent::Opponent;
use std::io::Write;
use std::path::Path;
use unicode_width::UnicodeWidthStr;
use words::{Language, Words};

/// A finished match and how to tell it.
pub(super) struct Report<'a> {
    pub(super) plan: &'a Plan,
    pub(super) standing: &'a Standing,
    /// What the sequential test said, if it ended the match.
    pub(super) decided: Option<Verdict>,
    pub(super) folder: &'a Path,
    pub(super) words: &'a Words,
}

impl Report<'_> {
    pub(super) fn write(&self, console: &mut Console) -> Result<(), Failure> {
        for pairing in &self.standing.pairings {
            self.pairing(pairing, console)?;
        }
        if self.standing.players.len() > 2 {
            self.cross_table(console)?;
        }
        for number in 0..self.standing.players.len() {
            self.player(number, console)?;
        }
        if self.standing.adjudicated > 0 {
            let count = number(self.standing.adjudicated);
            console.say("arena-adjudicated", &[("count", count)])?;
        }
        let folder = path_name(self.folder);
        Ok(console.say("arena-kept", &[("folder", folder.into())])?)
    }

    fn name(&self, player: usize) -> Value {
        quoted(&self.standing.players[player].name).into()
    }

    fn pairing(&self, pairing: &Pairing, console: &mut Console) -> Result<(), Failure> {
        let Some(score) = pairing.score() else {
            return Ok(());
        };
        let elo = Elo::of(score);
        let percent = |share: f64| Value::from(decimal(self.words, share * 100.0, 1));
        let rating = |elo: f64| Value::from(signed(self.words, elo));
        let args = [
            ("first", self.name(pairing.players[0])),
            ("second", self.name(pairing.players[1])),
            ("score", percent(score.value)),
            ("low", percent(score.low)),
            ("high", percent(score.high)),
            ("elo", rating(elo.value)),
            ("elolow", rating(elo.low)),
            ("elohigh", rating(elo.high)),
        ];
        console.say("arena-result", &args)?;
        let args = [
            ("games", number(pairing.games())),
            ("wins", number(pairing.wins)),
            ("draws", number(pairing.draws)),
            ("losses", number(pairing.losses)),
            ("beginner", number(pairing.first_seat_wins)),
        ];
        console.say("arena-counts", &args)?;
        let counts = pairing.pairs.counts.map(|count| count.to_string());
        let counts = Value::from(counts.join(" "));
        console.say("arena-pairs", &[("counts", counts)])?;
        self.sprt(pairing, console)
    }

    fn sprt(&self, pairing: &Pairing, console: &mut Console) -> Result<(), Failure> {
        let Some(sprt) = &self.plan.sprt else {
            return Ok(());
        };
        let id = match self.decided.unwrap_or(Verdict::Undecided) {
            Verdict::Zero => "arena-sprt-zero",
            Verdict::One => "arena-sprt-one",
            Verdict::Undecided => "arena-sprt-open",
        };
        let (low, high) = sprt.bounds();
        let text = |value: f64, digits| Value::from(decimal(self.words, value, digits));
        let args = [
            ("ratio", text(sprt.ratio(&pairing.pairs), 2)),
            ("low", text(low, 2)),
            ("high", text(high, 2)),
            ("zero", text(sprt.elo0, 1)),
            ("one", text(sprt.elo1, 1)),
        ];
        Ok(console.say(id, &args)?)
    }

    /// What is worth knowing of a player alone: its speed and its faults.
    fn player(&self, player: usize, console: &mut Console) -> Result<(), Failure> {
        let standing = &self.standing.players[player];
        if let Some(rate) = standing.effort.rate() {
            let id = match self.plan.opponents[player] {
                Opponent::Uct(_) => "arena-rate-playouts",
                _ => "arena-rate-nodes",
            };
            let args = [
                ("player", self.name(player)),
                ("rate", grouped(self.words, rate as u64).into()),
            ];
            console.say(id, &args)?;
        }
        let faults = |kind: FaultKind| standing.faults[kind as usize];
        if FaultKind::ALL.into_iter().any(|kind| faults(kind) > 0) {
            let args = [
                ("player", self.name(player)),
                ("crashes", number(faults(FaultKind::Crash))),
                ("late", number(faults(FaultKind::Time))),
                ("illegal", number(faults(FaultKind::Illegal))),
                ("errors", number(faults(FaultKind::Error))),
            ];
            console.say("arena-faults", &args)?;
        }
        Ok(())
    }

    /// Everybody against everybody: points out of games.
    fn cross_table(&self, console: &mut Console) -> Result<(), Failure> {
        let players = &self.standing.players;
        let names: Vec<String> = players.iter().map(|player| quoted(&player.name)).collect();
        let widest = names.iter().map(|name| name.width()).max();
        let mut columns = vec![
            (String::new(), Place::Right(3)),
            (String::new(), Place::Left(widest.unwrap_or(0))),
        ];
        columns.extend((1..=players.len()).map(|number| (number.to_string(), Place::Right(9))));
        columns.push(("%".to_owned(), Place::Right(7)));
        writeln!(console.out)?;
        let table = Table::headed(columns, console)?;
        for (row, player) in players.iter().enumerate() {
            let mut cells = vec![(row + 1).to_string(), names[row].clone()];
            cells.extend((0..players.len()).map(|column| self.cell(row, column)));
            cells.push(if player.games == 0 {
                String::new()
            } else {
                let share = player.half_points as f64 / (2 * player.games) as f64;
                decimal(self.words, share * 100.0, 1)
            });
            table.row(&cells, console)?;
        }
        Ok(writeln!(console.out)?)
    }

    fn cell(&self, row: usize, column: usize) -> String {
        let wanted = [row.min(column), row.max(column)];
        let pairing = self
            .standing
            .pairings
            .iter()
            .find(|pairing| pairing.players == wanted);
        let Some(pairing) = pairing else {
            return "–".to_owned();
        };
        let own = if row < column {
            pairing.wins
        } else {
            pairing.losses
        };
        let points = own as f64 + pairing.draws as f64 / 2.0;
        format!("{}/{}", decimal(self.words, points, 1), pairing.games())
    }
}

fn number(value: u64) -> Value {
    Value::Number(i64::try_from(value).unwrap_or(i64::MAX))
}

/// A number with so many digits after the point or comma of the language.
pub(super) fn decimal(words: &Words, value: f64, digits: usize) -> String {
    if value.is_infinite() {
        return if value > 0.0 { "∞" } else { "-∞" }.to_owned();
    }
    let text = format!("{value:.digits$}");
    match words.language() {
        Language::En => text,
        Language::Fr => text.replace('.', ","),
    }
}

/// A rating difference, always with its sign.
pub(super) fn signed(words: &Words, value: f64) -> String {
    let text = decimal(words, value, 0);
    if text.starts_with('-') {
        // A tiny loss is no more a loss than a tiny win.
        if text == "-0" { "+0".to_owned() } else { text }
    } else {
        format!("+{text}")
    }
}

/// A whole number in groups of three.
fn grouped(words: &Words, value: u64) -> String {
    let digits = value.to_string();
    let separator = match words.language() {
        Language::En => ',',
        Language::Fr => '\u{202f}',
    };
    let mut text = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push(separator);
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_written_as_the_language_writes_them() {
        let (en, fr) = (Words::new(Language::En), Words::new(Language::Fr));
        assert_eq!(decimal(&en, 62.54, 1), "62.5");
        assert_eq!(decimal(&fr, 62.54, 1), "62,5");
        assert_eq!(grouped(&en, 1_234_567), "1,234,567");
        assert_eq!(grouped(&fr, 34_567), "34\u{202f}567");
        assert_eq!(grouped(&fr, 567), "567");
        assert_eq!(signed(&en, 12.4), "+12");
        assert_eq!(signed(&en, -12.4), "-12");
        assert_eq!(signed(&en, -0.1), "+0");
        assert_eq!(signed(&en, f64::INFINITY), "+∞");
        assert_eq!(signed(&en, f64::NEG_INFINITY), "-∞");
    }
}
