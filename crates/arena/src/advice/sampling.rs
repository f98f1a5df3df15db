//! One game of two levels, and the positions that are taken from it.

use super::{Case, LEVELS, Measuring};
use crate::dice::PairedDice;
use crate::fingerprint::fingerprint;
use crate::game::LONGEST_GAME;
use crate::openings::OpeningSet;
use crate::random_stream::{Purpose, RandomStream};
use rules::AnyTable;
use rules::view::Phase;
use search::Engine;
use search::advice::{Occasion, occasions, weigh};
use search::level::{choose, level_numbered};
use std::collections::{BTreeMap, BTreeSet};

/// A position that may be taken, one of those in its game that are an occasion for the same advice, each as likely as the other.
struct Pick {
    luck: RandomStream,
    seen: usize,
    taken: Option<(AnyTable, Occasion)>,
}

impl Pick {
    fn offer(&mut self, table: &AnyTable, occasion: Occasion) {
        self.seen += 1;
        if self.luck.below(self.seen) == 0 {
            self.taken = Some((table.clone(), occasion));
        }
    }
}

/// Plays the game with this number from its opening, and weighs a position for each advice that is wanted and met an occasion. What is
/// found of one advice does not depend on which others are wanted.
pub(super) fn cases_of(
    mut table: AnyTable,
    engine: &mut Engine,
    measuring: &Measuring,
    number: u32,
    wanted: &BTreeSet<&'static str>,
) -> Vec<Case> {
    let game = u64::from(number);
    let mut luck = RandomStream::new(measuring.seed, Purpose::Players, game);
    let mut dice = PairedDice::new(measuring.seed, OpeningSet::HeldBack, number);
    let [lowest, highest] = LEVELS;
    let levels = [(); 2].map(|()| lowest + luck.below(highest - lowest + 1));
    let seeds = [(); 2].map(|()| luck.word());
    let mut picks: BTreeMap<&str, Pick> = wanted
        .iter()
        .map(|id| {
            let pick = Pick {
                luck: RandomStream::new(measuring.seed ^ fingerprint(id), Purpose::Table, game),
                seen: 0,
                taken: None,
            };
            (*id, pick)
        })
        .collect();
    while table.outcome().is_none() && table.ply() < LONGEST_GAME {
        if table.phase() == Phase::Roll {
            let roll = dice.roll(table.ply());
            table.play(&roll).expect("two dice are a roll");
            continue;
        }
        for occasion in occasions(&table) {
            if let Some(pick) = picks.get_mut(occasion.id) {
                pick.offer(&table, occasion);
            }
        }
        let seat = table.side().index();
        let turn = level_numbered(table.variant(), levels[seat])
            .and_then(|level| choose(engine, &table, level, seeds[seat]));
        let played = turn.is_some_and(|turn| turn.iter().all(|text| table.play(text).is_ok()));
        if !played {
            break;
        }
    }
    let taken = picks.into_values().filter_map(|pick| pick.taken);
    taken
        .filter_map(|(table, occasion)| {
            let Occasion {
                id,
                following,
                ignoring,
            } = occasion;
            let weighed = weigh(engine, &table, id, measuring.nodes)?;
            Some(Case {
                advice: id.to_owned(),
                position: table.position_text(),
                chance: following as f32 / (following + ignoring) as f32,
                best: weighed.best,
                follows: weighed.follows,
                following: weighed.following,
                ignoring: weighed.ignoring,
            })
        })
        .collect()
}
