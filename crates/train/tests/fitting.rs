//! Lessons in every game: the same seed teaches the same, whoever plays how many games at once.

use std::ops::ControlFlow;
use train::{Lesson, NotFitted, Subject, fit_win_models, learn};

const LESSON: Lesson = Lesson {
    games: 8,
    nodes: 60,
    seed: 3,
    concurrency: 1,
};

#[test]
fn every_game_can_be_learnt_and_the_file_is_one_that_can_be_played_with() {
    for game in ["la-trel", "attangle", "latroncules", "chasse-croise"] {
        let subject = Subject::named(game).expect("a game");
        let mut last = 0;
        let (weights, fitted) = learn(&subject, LESSON, |progress| {
            last = progress.games;
            ControlFlow::Continue(())
        })
        .expect("a lesson");
        assert_eq!(last, 8);
        assert!(fitted.samples > 50, "{game}: {fitted:?}");
        let mut engine = search::Engine::new(search::EngineOptions::default());
        let again = search::Weights::read(&weights.text()).expect("a file of weights");
        engine
            .set_weights(again, &subject.table())
            .expect("weights of the features");
    }
}

#[test]
fn games_on_several_threads_teach_the_same() {
    let subject = Subject::named("latroncules/classic").expect("a variant");
    let of = |concurrency| {
        let lesson = Lesson {
            concurrency,
            ..LESSON
        };
        learn(&subject, lesson, |_| ControlFlow::Continue(())).expect("a lesson")
    };
    assert_eq!(of(1), of(3));
}

#[test]
fn a_lesson_can_be_broken_off_and_unknown_subjects_are_none() {
    let subject = Subject::named("attangle/2006").expect("a variant");
    let stopped = learn(&subject, LESSON, |_| ControlFlow::Break(()));
    assert!(matches!(stopped, Err(NotFitted::Stopped)));
    assert_eq!(Subject::named("chess"), None);
}

#[test]
fn what_scores_promise_is_the_same_on_several_threads() {
    let subject = Subject::named("attangle/2006").expect("a variant");
    let of = |concurrency| {
        let lesson = Lesson {
            games: 4,
            concurrency,
            ..LESSON
        };
        fit_win_models(&subject, lesson, |variant, _| {
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
    let subject = Subject::named("attangle/2006").expect("a variant");
    let stopped = fit_win_models(&subject, LESSON, |_, _| ControlFlow::Break(()));
    assert!(matches!(stopped, Err(NotFitted::Stopped)));
}

#[test]
fn where_scores_are_chances_there_is_no_win_model_to_fit() {
    let subject = Subject::named("chasse-croise").expect("a game");
    let refused = fit_win_models(&subject, LESSON, |_, _| ControlFlow::Continue(()));
    assert!(matches!(refused, Err(NotFitted::ScoresAreChances)));
}
