//! Where games begin: a few random moves from the start, kept if a short search finds neither player ahead. Positions are
//! split for good into a set for tuning and one that is held back, so that no measurement repeats what was tuned on.

use crate::fingerprint::fingerprint;
use crate::random_stream::{Purpose, RandomStream};
use rules::view::Phase;
use rules::{AnyTable, Value};
use search::{Engine, EngineOptions, Limits, RealClock};
use serde::{Deserialize, Serialize};
use std::str::FromStr;
use std::sync::atomic::AtomicBool;

/// Which openings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum OpeningSet {
    /// For fitting weights, choosing constants and trying things out.
    Tuning,
    /// For measuring; nothing is ever tuned on these.
    HeldBack,
}

impl OpeningSet {
    pub const fn text(self) -> &'static str {
        match self {
            OpeningSet::Tuning => "tuning",
            OpeningSet::HeldBack => "held-back",
        }
    }

    /// The set that a position belongs to, by a fingerprint of its text.
    pub fn of(position: &str) -> OpeningSet {
        if fingerprint(position).is_multiple_of(HELD_BACK_SHARE) {
            OpeningSet::HeldBack
        } else {
            OpeningSet::Tuning
        }
    }
}

/// No set has this name.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
// People are told the sentence.
#[error("{}", self.message())]
pub struct UnknownSet(pub String);

impl UnknownSet {
    pub fn message(&self) -> rules::Message {
        let found = Value::Text(self.0.clone());
        rules::Message::new("arena-unknown-openings", vec![("found", found)])
    }
}

impl FromStr for OpeningSet {
    type Err = UnknownSet;

    fn from_str(text: &str) -> Result<OpeningSet, UnknownSet> {
        [OpeningSet::Tuning, OpeningSet::HeldBack]
            .into_iter()
            .find(|set| set.text() == text)
            .ok_or_else(|| UnknownSet(text.to_owned()))
    }
}

/// One position in so many is held back.
const HELD_BACK_SHARE: u64 = 3;

/// How openings are made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OpeningRule {
    pub set: OpeningSet,
    /// Random moves from the start.
    pub plies: u32,
    /// How far ahead a player may be, in hundredths of a small piece.
    pub margin: u32,
}

impl Default for OpeningRule {
    fn default() -> OpeningRule {
        OpeningRule {
            set: OpeningSet::HeldBack,
            plies: 6,
            margin: 60,
        }
    }
}

/// What the judge may spend on a position.
const NODES: u64 = 4_000;
/// After so many positions the most even one is taken.
const MOST_TRIED: u32 = 64;

/// A maker of openings.
#[derive(Debug)]
pub struct Openings {
    judge: Engine,
    rule: OpeningRule,
    seed: u64,
}

impl Openings {
    pub fn new(seed: u64, rule: OpeningRule) -> Openings {
        Openings {
            judge: Engine::new(EngineOptions {
                hash_mebibytes: 1,
                ..EngineOptions::default()
            }),
            rule,
            seed,
        }
    }

    /// Whether openings of this kind depend on what the judge thinks of them.
    pub(crate) fn are_judged(rule: OpeningRule, start: &AnyTable) -> bool {
        rule.plies > 0 && start.anew().phase() != Phase::Roll
    }

    /// The opening with this number: a game of this variant with its first moves played. In the dice game it is the start:
    /// there the dice see to it that no two pairs are alike.
    pub fn opening(&mut self, start: &AnyTable, number: u32) -> AnyTable {
        let start = start.anew();
        if !Openings::are_judged(self.rule, &start) {
            return start;
        }
        let mut random = RandomStream::new(self.seed, Purpose::Openings, u64::from(number));
        let mut best: Option<(u32, AnyTable)> = None;
        let mut tried = 0;
        while tried < MOST_TRIED {
            tried += 1;
            let Some(table) = self.wander(&start, &mut random) else {
                continue;
            };
            if OpeningSet::of(&table.position_text()) != self.rule.set {
                continue;
            }
            let ahead = self.ahead(&table);
            if ahead <= self.rule.margin {
                return table;
            }
            if best.as_ref().is_none_or(|(least, _)| ahead < *least) {
                best = Some((ahead, table));
            }
        }
        best.map_or(start, |(_, table)| table)
    }

    /// Random moves; `None` when the game ends on the way.
    fn wander(&self, start: &AnyTable, random: &mut RandomStream) -> Option<AnyTable> {
        let mut table = start.clone();
        for _ in 0..self.rule.plies {
            let mv = table.random_move(|most| random.below(most))?;
            table.play(&mv).ok()?;
        }
        table.outcome().is_none().then_some(table)
    }

    /// How far one of the players is ahead.
    fn ahead(&mut self, table: &AnyTable) -> u32 {
        self.judge.clear();
        let (clock, stop) = (RealClock::start(), AtomicBool::new(false));
        let report = self
            .judge
            .think(table, Limits::nodes(NODES), &clock, &stop, |_| {});
        report
            .and_then(|report| report.lines.first().map(|line| line.score))
            .map_or(0, |score| score.value().unsigned_abs())
    }
}
