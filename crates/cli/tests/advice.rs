//! The rule book's advice is whole: what the games advise has a section in both languages, a figure and a measure, and the engine solves
//! every figure as the page does.

use rulebook::{Figure, LANGUAGES, page};
use search::advice::follows;
use search::{Engine, EngineOptions, Limits, RealClock, knowledge};
use std::sync::atomic::AtomicBool;

/// What the engine may spend on a figure.
const NODES: u64 = 50_000;
/// Over at least so many positions an advice is measured, from games of these levels.
const POSITIONS: u32 = 200;
const LEVELS: [u32; 2] = [5, 7];

#[test]
fn all_advice_has_its_section_in_both_languages() {
    for game in knowledge::games() {
        let advised: Vec<&str> = knowledge::advice(&game).iter().map(|(id, _)| *id).collect();
        for language in LANGUAGES {
            let page = page(game.game(), language).expect("a page");
            let told: Vec<&str> = page.all_advice().collect();
            assert_eq!(told, advised, "{language}/{}.md", game.game());
        }
    }
}

#[test]
fn all_advice_is_measured_in_its_variant_over_enough_positions() {
    for game in knowledge::games() {
        let measures = rulebook::measures(game.game()).expect("a file of measures");
        assert_eq!(measures.measuring.levels, LEVELS, "{}", game.game());
        for (id, variant) in knowledge::advice(&game) {
            let measured = measures
                .advice
                .get(id)
                .unwrap_or_else(|| panic!("{}: {id} was not measured", game.game()));
            assert_eq!(measured.variant, variant, "{id}");
            assert!(measured.positions >= POSITIONS, "{id}");
        }
    }
}

/// The figure of an advice.
fn figure(game: &str, id: &str) -> &'static Figure {
    let page = page(game, "en").expect("a page");
    let name = format!("advice-{id}");
    page.figure(&name)
        .unwrap_or_else(|| panic!("{game} has no figure {name}"))
}

#[test]
fn the_solution_of_every_figure_follows_its_advice_and_is_the_engine_s_own() {
    let mut engine = Engine::new(EngineOptions::default());
    for game in knowledge::games() {
        for (id, variant) in knowledge::advice(&game) {
            let figure = figure(game.game(), id);
            assert_eq!(figure.variant, variant, "{id}");
            let table = figure.table().expect("a figure that can be set up");
            for turn in &figure.accept {
                assert_eq!(follows(&table, id, turn), Some(true), "{id}: {turn:?}");
            }
            engine.clear();
            let (clock, stop) = (RealClock::start(), AtomicBool::new(false));
            let report = engine
                .think(&table, Limits::nodes(NODES), &clock, &stop, |_| {})
                .expect("a game under way");
            assert!(
                figure.accept.contains(&report.answer),
                "{id}: the engine plays {:?}",
                report.answer
            );
        }
    }
}
