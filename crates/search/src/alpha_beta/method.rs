//! Alpha-beta as a way to search every game without chance.

use super::game::AlphaBetaGame;
use super::{glance, think};
use crate::level::Sight;
use crate::{Analysis, Score, SearchMethod, Setting, Wdl, WinModels};
use rules::Table;

/// The search of games without chance.
#[derive(Clone, Copy, Debug)]
pub enum AlphaBeta {}

impl<G: AlphaBetaGame> SearchMethod<G> for AlphaBeta {
    type Weight = i32;
    type Turn = [G::Move; 1];

    const RESUMES: bool = true;

    fn think(
        table: &Table<G>,
        weights: &[i32],
        setting: &Setting<'_>,
        report: &mut dyn FnMut(&Analysis<G::Move>),
    ) -> Option<Analysis<G::Move>> {
        think(table, weights, setting, report)
    }

    fn turn(variation: &[G::Move]) -> Option<[G::Move; 1]> {
        variation.first().map(|mv| [*mv])
    }

    fn wdl(game: &G, score: Score) -> Wdl {
        Wdl::of_score(score, game.win_model())
    }

    fn win_models(game: &G) -> Option<&'static WinModels> {
        Some(game.win_models())
    }

    fn sights(table: &Table<G>) -> Vec<Sight<[G::Move; 1]>> {
        glance::sights(table)
    }

    fn without_blunder(
        table: &Table<G>,
        chosen: [G::Move; 1],
        watches: impl FnOnce() -> bool,
    ) -> [G::Move; 1] {
        glance::without_blunder(table, chosen, watches())
    }
}
