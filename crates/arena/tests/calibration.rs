//! Calibrations: they go on where they stopped, come to the same end, and a check changes nothing.

use arena::calibrate::{Calibration, CalibrationError, Findings, Test, calibrate};
use rules::AnyTable;
use search::knowledge::{glance_scale, ladders};
use search::level::{LEVELS, Ladders, Level, level_of};
use std::fs;
use std::ops::ControlFlow;
use std::path::Path;

const VARIANT: &str = "attangle/standard";

/// Levels that cost next to nothing; the highest one too, so that a test can play them.
fn cheap() -> Ladders {
    let table = AnyTable::open(VARIANT).expect("a variant");
    let mut ladders = ladders(&table).clone();
    let ladder = ladders.ladders.get_mut(VARIANT).expect("a ladder");
    for (index, level) in ladder.iter_mut().enumerate() {
        *level = Level {
            nodes: 20 + index as u64,
            ..level_of(glance_scale(&table), 0.1)
        };
    }
    ladders
}

fn wanted(check: bool) -> Calibration {
    Calibration {
        pairs: 2,
        rounds: 0,
        seed: 4,
        concurrency: 1,
        check,
    }
}

fn lines(folder: &Path) -> usize {
    fs::read_dir(folder)
        .expect("a folder")
        .map(|entry| {
            let file = entry.expect("an entry").path().join("pairs.jsonl");
            fs::read_to_string(file).map_or(0, |text| text.lines().count())
        })
        .sum()
}

fn run(folder: &Path, check: bool) -> (Ladders, Findings) {
    let mut ladders = cheap();
    let findings = calibrate(&mut ladders, VARIANT, &wanted(check), folder, |_| {
        ControlFlow::Continue(())
    })
    .expect("a calibration");
    (ladders, findings)
}

#[test]
fn a_calibration_goes_on_where_it_was_broken_off_and_repeats_nothing() {
    let whole = tempfile::tempdir().expect("a folder");
    let (_, expected) = run(whole.path(), false);
    assert_eq!(expected.tests.len(), LEVELS + 1);
    // Eleven matches of two pairs.
    assert_eq!(lines(whole.path()), 22);

    let broken = tempfile::tempdir().expect("a folder");
    let mut told = 0;
    let stopped = calibrate(&mut cheap(), VARIANT, &wanted(false), broken.path(), |_| {
        told += 1;
        if told > 10 {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    });
    assert!(matches!(stopped, Err(CalibrationError::Stopped)));
    let before = lines(broken.path());
    assert!((1..22).contains(&before), "{before}");
    let (_, findings) = run(broken.path(), false);
    assert_eq!(findings, expected);
    assert_eq!(lines(broken.path()), 22);

    // Once more: everything is there, and nothing is played.
    let mut growing = 0;
    calibrate(
        &mut cheap(),
        VARIANT,
        &wanted(false),
        broken.path(),
        |now| {
            growing += u32::from(now.standing.games() < 4);
            ControlFlow::Continue(())
        },
    )
    .expect("a calibration");
    assert_eq!(growing, 0);
}

#[test]
fn a_check_leaves_the_levels_as_they_are_and_says_what_is_missing() {
    let folder = tempfile::tempdir().expect("a folder");
    let (ladders, findings) = run(folder.path(), true);
    assert_eq!(ladders, cheap());
    // Ten levels that are alike cannot all be far apart.
    let steps = findings
        .tests
        .iter()
        .filter(|finding| matches!(finding.test, Test::Step(_)) && !finding.met);
    assert!(steps.count() > 3, "{findings:?}");
    assert!(findings.failed() > 3);
}

#[test]
fn a_variant_that_climbs_another_ones_ladder_is_measured_in_strides() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut ladders = cheap();
    let measured = |ladders: &mut Ladders, variant: &str| {
        calibrate(ladders, variant, &wanted(true), folder.path(), |_| {
            ControlFlow::Continue(())
        })
    };
    let findings = measured(&mut ladders, "attangle/2006").expect("findings");
    let tests: Vec<Test> = findings.tests.iter().map(|found| found.test).collect();
    let strides = [1, 4, 7].map(Test::Stride);
    assert_eq!(tests, [&strides[..], &[Test::Top]].concat());
    assert_eq!(ladders, cheap());

    let refused = measured(&mut ladders, "chess/standard");
    assert!(matches!(refused, Err(CalibrationError::NotCalibrated(_))));
}
