//! The lines of a journal: one for each finished pair, written when its games are kept.

use super::FORMAT;
use crate::fault::FaultKind;
use rules::Side;
use rules::record::GameResult;
use search::opponent::Effort;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

/// A finished pair.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PairLine {
    pub format: u32,
    /// Which match it belongs to, by the fingerprint of its setup. Lines of earlier programs do not say.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub setup: Option<String>,
    /// Counted from 0, for each pairing.
    pub pair: u32,
    /// Who met whom; the first one begins in the first game, the second one in the second.
    pub players: [usize; 2],
    pub games: [GameLine; 2],
}

/// A finished game of a pair.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GameLine {
    /// As records write it: `1`, `2` or `draw`.
    pub result: String,
    pub termination: String,
    pub plies: u32,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fault: Option<FaultLine>,
    /// In the order of the pair's players, not of the seats.
    pub effort: [Effort; 2],
}

/// A fault, by the player's number in the match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FaultLine {
    pub player: usize,
    pub kind: FaultKind,
    pub detail: String,
}

impl GameLine {
    /// Half-points of the player in this seat; `None` for a result that no finished game has.
    fn half_points(&self, seat: Side) -> Option<usize> {
        match GameResult::from_text(&self.result)? {
            GameResult::Win(winner) if winner == seat => Some(2),
            GameResult::Win(_) => Some(0),
            GameResult::Draw => Some(1),
            GameResult::Unfinished => None,
        }
    }
}

impl PairLine {
    /// Half-points of the pair's first player in both games; `None` for a line that no match writes.
    pub fn half_points(&self) -> Option<[usize; 2]> {
        let [first, second] = &self.games;
        Some([
            first.half_points(Side::One)?,
            second.half_points(Side::Two)?,
        ])
    }

    /// The line as it stands in the file.
    pub(super) fn text(&self) -> String {
        let mut line = serde_json::to_string(self).expect("a line has string keys");
        line.push('\n');
        line
    }

    fn is_sound(&self, players: usize) -> bool {
        let [a, b] = self.players;
        self.format == FORMAT
            && a < b
            && b < players
            && self.half_points().is_some()
            && self.games.iter().all(|game| {
                game.fault
                    .as_ref()
                    .is_none_or(|fault| self.players.contains(&fault.player))
            })
    }
}

/// What a journal holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lines {
    pub pairs: Vec<PairLine>,
    /// How many bytes of it are whole lines. What follows was being written when the match was broken off: its pair will be played
    /// again.
    pub whole: usize,
}

impl Lines {
    /// Reads the journal of a match with so many players, or gives the number of the line, counted from 1, that is none of it.
    pub fn read(bytes: &[u8], players: usize) -> Result<Lines, usize> {
        let whole = bytes
            .iter()
            .rposition(|byte| *byte == b'\n')
            .map_or(0, |end| end + 1);
        let (mut pairs, mut seen) = (Vec::new(), BTreeSet::new());
        let lines = bytes[..whole].split_inclusive(|byte| *byte == b'\n');
        for (line, number) in lines.zip(1..) {
            let pair: PairLine = serde_json::from_slice(line).map_err(|_| number)?;
            if !pair.is_sound(players) || !seen.insert((pair.pair, pair.players)) {
                return Err(number);
            }
            pairs.push(pair);
        }
        Ok(Lines { pairs, whole })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(pair: u32, detail: &str) -> PairLine {
        let game = |result: &str, fault| GameLine {
            result: result.to_owned(),
            termination: "abandoned".to_owned(),
            plies: 30,
            fault,
            effort: [Effort::default(); 2],
        };
        let fault = FaultLine {
            player: 1,
            kind: FaultKind::Error,
            detail: detail.to_owned(),
        };
        PairLine {
            format: FORMAT,
            setup: None,
            pair,
            players: [0, 1],
            games: [game("1", Some(fault)), game("draw", None)],
        }
    }

    #[test]
    fn every_beginning_of_a_journal_holds_the_lines_that_are_whole() {
        let pairs = [line(0, "échec ♟"), line(1, "🎲"), line(2, "")];
        let text: String = pairs.iter().map(PairLine::text).collect();
        for cut in 0..=text.len() {
            let bytes = &text.as_bytes()[..cut];
            let count = bytes.split(|byte| *byte == b'\n').count() - 1;
            let lines = Lines::read(bytes, 2).expect("the beginning of a journal");
            assert_eq!(lines.pairs, pairs[..count], "{cut}");
            assert!(bytes[lines.whole..].iter().all(|byte| *byte != b'\n'));
        }
    }

    #[test]
    fn lines_that_no_match_writes_are_refused_by_their_number() {
        let wrong = |change: fn(&mut PairLine)| {
            let mut second = line(1, "");
            change(&mut second);
            let text = line(0, "").text() + &second.text();
            Lines::read(text.as_bytes(), 2).expect_err("no line of a match")
        };
        assert_eq!(wrong(|line| line.format = 2), 2);
        assert_eq!(wrong(|line| line.pair = 0), 2);
        assert_eq!(wrong(|line| line.players = [1, 0]), 2);
        assert_eq!(wrong(|line| line.players = [0, 2]), 2);
        assert_eq!(wrong(|line| line.games[0].result = "*".to_owned()), 2);
        assert_eq!(
            wrong(|line| line.games[0].fault.as_mut().expect("a fault").player = 2),
            2
        );
        assert_eq!(Lines::read(b"\xff\n", 2), Err(1));
        assert_eq!(Lines::read(b"\n", 2), Err(1));
    }
}
