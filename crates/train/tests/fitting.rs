//! Lessons in every game: the same seed teaches the same, whoever plays how many games at once.

use std::ops::ControlFlow;
use train::{FitTarget, NotFitted, SelfPlaySettings, fit_win_models, learn};

const SETTINGS: SelfPlaySettings = SelfPlaySettings {
    games: 8,
    nodes: 60,
    seed: 3,
    concurrency: 1,
};

#[test]
fn every_game_can_be_learnt_and_the_file_is_one_that_can_be_played_with() {
    for game in ["la-trel", "attangle", "latroncules", "chasse-croise"] {
        let target = FitTarget::named(game).expect("a game");
        let mut last = 0;
        let (weights, fitted) = learn(&target, SETTINGS, |progress| {
            last = progress.games;
            ControlFlow::Continue(())
        })
        .expect("a fit");
        assert_eq!(last, 8);
        assert!(fitted.samples > 50, "{game}: {fitted:?}");
        let mut engine = search::Engine::new(search::EngineOptions::default());
        let again = search::Weights::read(&weights.text()).expect("a file of weights");
        engine
            .set_weights(again, &target.table())
            .expect("weights of the features");
    }
}

#[test]
fn games_on_several_threads_teach_the_same() {
    let target = FitTarget::named("latroncules/classic").expect("a variant");
    let of = |concurrency| {
        let settings = SelfPlaySettings {
            concurrency,
            ..SETTINGS
        };
        learn(&target, settings, |_| ControlFlow::Continue(())).expect("a fit")
    };
    assert_eq!(of(1), of(3));
}

#[test]
fn a_fit_can_be_broken_off_and_unknown_targets_are_none() {
    let target = FitTarget::named("attangle/2006").expect("a variant");
    let stopped = learn(&target, SETTINGS, |_| ControlFlow::Break(()));
    assert!(matches!(stopped, Err(NotFitted::Stopped)));
    assert_eq!(FitTarget::named("chess"), None);
}

#[test]
fn what_scores_promise_is_the_same_on_several_threads() {
    let target = FitTarget::named("attangle/2006").expect("a variant");
    let of = |concurrency| {
        let settings = SelfPlaySettings {
            games: 4,
            concurrency,
            ..SETTINGS
        };
        fit_win_models(&target, settings, |variant, _| {
            assert_eq!(variant, "attangle/2006");
            ControlFlow::Continue(())
        })
        .expect("win models")
    };
    let (models, found) = of(1);
    assert!(found[0].positions > 50, "{found:?}");
    assert_eq!(models.of("attangle/2006"), Some(found[0].model));
    assert_eq!((models, found), of(3));
}

#[test]
fn games_for_win_models_can_be_broken_off() {
    let target = FitTarget::named("attangle/2006").expect("a variant");
    let stopped = fit_win_models(&target, SETTINGS, |_, _| ControlFlow::Break(()));
    assert!(matches!(stopped, Err(NotFitted::Stopped)));
}

#[test]
fn where_scores_are_chances_there_is_no_win_model_to_fit() {
    let target = FitTarget::named("chasse-croise").expect("a game");
    let refused = fit_win_models(&target, SETTINGS, |_, _| ControlFlow::Continue(()));
    assert!(matches!(refused, Err(NotFitted::ScoresAreChances)));
}
