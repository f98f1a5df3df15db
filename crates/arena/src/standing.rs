//! How a match stands: points, pairs, faults and rates, added up from the lines of the journal.

use crate::fault::FaultKind;
use crate::journal::PairLine;
use crate::statistics::{Elo, Interval, Pentanomial, Sprt, Verdict};
use search::opponent::Effort;
use serde::Serialize;

/// A pairing, seen from its first player.
#[derive(Clone, Debug, PartialEq)]
pub struct Pairing {
    /// Numbers of the players in the match.
    pub players: [usize; 2],
    pub pairs: Pentanomial,
    pub wins: u64,
    pub draws: u64,
    pub losses: u64,
    /// How often player 1, who begins, won.
    pub first_seat_wins: u64,
}

impl Pairing {
    pub fn games(&self) -> u64 {
        self.wins + self.draws + self.losses
    }

    pub fn score(&self) -> Option<Interval> {
        self.pairs.interval()
    }
}

/// What one player did.
#[derive(Clone, Debug, PartialEq)]
pub struct PlayerStanding {
    pub name: String,
    pub half_points: u64,
    pub games: u64,
    /// In the order of [`FaultKind::ALL`].
    pub faults: [u64; FaultKind::ALL.len()],
    pub effort: Effort,
}

/// All results so far.
#[derive(Clone, Debug, PartialEq)]
pub struct Standing {
    pub players: Vec<PlayerStanding>,
    /// Every player against every later one.
    pub pairings: Vec<Pairing>,
    /// Games that were adjudicated for their length.
    pub adjudicated: u64,
    pub plies: u64,
}

impl Standing {
    pub fn new(names: &[String]) -> Standing {
        let players = names.iter().map(|name| PlayerStanding {
            name: name.clone(),
            half_points: 0,
            games: 0,
            faults: [0; FaultKind::ALL.len()],
            effort: Effort::default(),
        });
        let pairings = (0..names.len())
            .flat_map(|a| (a + 1..names.len()).map(move |b| [a, b]))
            .map(|players| Pairing {
                players,
                pairs: Pentanomial::default(),
                wins: 0,
                draws: 0,
                losses: 0,
                first_seat_wins: 0,
            });
        Standing {
            players: players.collect(),
            pairings: pairings.collect(),
            adjudicated: 0,
            plies: 0,
        }
    }

    pub fn games(&self) -> u64 {
        self.pairings.iter().map(Pairing::games).sum()
    }

    /// Adds a finished pair. Lines that no match writes are left out.
    pub fn add(&mut self, line: &PairLine) {
        let Some(points) = line.half_points() else {
            return;
        };
        let Some(pairing) = self
            .pairings
            .iter_mut()
            .find(|pairing| pairing.players == line.players)
        else {
            return;
        };
        pairing.pairs.add(points[0] + points[1]);
        for points in points {
            match points {
                0 => pairing.losses += 1,
                1 => pairing.draws += 1,
                _ => pairing.wins += 1,
            }
        }
        let begins_and_wins = line.games.iter().filter(|game| game.result == "1");
        pairing.first_seat_wins += begins_and_wins.count() as u64;
        for (seat, player) in line.players.into_iter().enumerate() {
            let total = &mut self.players[player];
            for (game, points) in line.games.iter().zip(points) {
                let points = if seat == 0 { points } else { 2 - points };
                total.half_points += points as u64;
                total.games += 1;
                total.effort.add(game.effort[seat]);
            }
        }
        for game in &line.games {
            self.plies += u64::from(game.plies);
            match &game.fault {
                Some(fault) => self.players[fault.player].faults[fault.kind as usize] += 1,
                None if game.termination == "adjudicated" => self.adjudicated += 1,
                None => {}
            }
        }
    }

    /// What a program reads.
    pub fn summary(&self, variant: &str, sprt: Option<&Sprt>) -> MatchSummary {
        MatchSummary {
            variant: variant.to_owned(),
            games: self.games(),
            average_plies: (self.games() > 0).then(|| self.plies as f64 / self.games() as f64),
            adjudicated: self.adjudicated,
            players: self.players.iter().map(player_summary).collect(),
            pairings: self
                .pairings
                .iter()
                .map(|pairing| pairing_summary(pairing, sprt))
                .collect(),
        }
    }
}

/// The standing as data.
#[derive(Clone, Debug, Serialize)]
pub struct MatchSummary {
    pub variant: String,
    pub games: u64,
    pub average_plies: Option<f64>,
    pub adjudicated: u64,
    pub players: Vec<PlayerResults>,
    pub pairings: Vec<PairingResults>,
}

#[derive(Clone, Debug, Serialize)]
pub struct PlayerResults {
    pub name: String,
    pub games: u64,
    pub points: f64,
    pub crashes: u64,
    pub time_losses: u64,
    pub illegal_moves: u64,
    pub errors: u64,
    /// Search nodes or random games a second.
    pub rate: Option<f64>,
}

#[derive(Clone, Debug, Serialize)]
pub struct PairingResults {
    /// Numbers of the players, counted from 0.
    pub players: [usize; 2],
    pub wins: u64,
    pub draws: u64,
    pub losses: u64,
    pub first_seat_wins: u64,
    /// Pairs with 0, ½, 1, 1½ and 2 points for the first player.
    pub pairs: Pentanomial,
    pub score: Option<Interval>,
    pub elo: Option<Elo>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sprt: Option<SprtSummary>,
}

#[derive(Clone, Debug, Serialize)]
pub struct SprtSummary {
    #[serde(flatten)]
    pub test: Sprt,
    pub log_likelihood_ratio: f64,
    pub bounds: (f64, f64),
    pub verdict: Verdict,
}

fn player_summary(player: &PlayerStanding) -> PlayerResults {
    let faults = |kind: FaultKind| player.faults[kind as usize];
    PlayerResults {
        name: player.name.clone(),
        games: player.games,
        points: player.half_points as f64 / 2.0,
        crashes: faults(FaultKind::Crash),
        time_losses: faults(FaultKind::Time),
        illegal_moves: faults(FaultKind::Illegal),
        errors: faults(FaultKind::Error),
        rate: player.effort.rate(),
    }
}

fn pairing_summary(pairing: &Pairing, sprt: Option<&Sprt>) -> PairingResults {
    let score = pairing.score();
    PairingResults {
        players: pairing.players,
        wins: pairing.wins,
        draws: pairing.draws,
        losses: pairing.losses,
        first_seat_wins: pairing.first_seat_wins,
        pairs: pairing.pairs,
        score,
        elo: score.map(Elo::of),
        sprt: sprt.map(|sprt| SprtSummary {
            test: *sprt,
            log_likelihood_ratio: sprt.ratio(&pairing.pairs),
            bounds: sprt.bounds(),
            verdict: sprt.verdict(&pairing.pairs),
        }),
    }
}
