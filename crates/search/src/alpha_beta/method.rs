//! Alpha-beta as a way to search every game without chance.

use super::game::AlphaBetaGame;
use super::think::think_without;
use super::{glance, think};
use crate::level::RatedTurn;
use crate::{Score, SearchMethod, SearchResult, Setting, Wdl};
use rules::Table;
use std::ops::ControlFlow;

/// The search of games without chance.
#[derive(Clone, Copy, Debug)]
pub enum AlphaBeta {}

impl<G: AlphaBetaGame> SearchMethod<G> for AlphaBeta {
    type Weight = i32;
    type Turn = [G::Move; 1];

    const RESUMES: bool = true;
    const SCORES_ARE_CHANCES: bool = false;

    fn think(
        table: &Table<G>,
        weights: &[i32],
        setting: &Setting<'_>,
        report: &mut dyn FnMut(&SearchResult<G::Move>),
    ) -> Option<SearchResult<G::Move>> {
        think(table, weights, setting, report)
    }

    fn think_among(
        table: &Table<G>,
        weights: &[i32],
        setting: &Setting<'_>,
        among: &dyn Fn(&[G::Move]) -> bool,
    ) -> Option<SearchResult<G::Move>> {
        let (mut without, mut any) = (Vec::new(), false);
        let _ = table.each_legal(|mv| {
            if among(&[mv]) {
                any = true;
            } else {
                without.push(mv);
            }
            ControlFlow::Continue(())
        });
        any.then(|| think_without(table, weights, setting, &without, |_| {}))?
    }

    fn turn(variation: &[G::Move]) -> Option<[G::Move; 1]> {
        variation.first().map(|mv| [*mv])
    }

    fn wdl(game: &G, score: Score) -> Wdl {
        Wdl::of_score(score, game.win_model())
    }

    fn rated_turns(table: &Table<G>) -> Vec<RatedTurn<[G::Move; 1]>> {
        glance::rated_turns(table)
    }

    fn without_blunder(
        table: &Table<G>,
        chosen: [G::Move; 1],
        watches: impl FnOnce() -> bool,
    ) -> [G::Move; 1] {
        glance::without_blunder(table, chosen, watches())
    }
}
