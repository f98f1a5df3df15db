//! Clocks: fair to slow lines, never negative, exact at the edge, and indifferent to outages.

use proptest::prelude::*;
use rules::Side;
use tables::clock::{
    ControlError, FlagFell, GameClock, Measured, Speed, Step, TimeControl, allowance,
};
use tables::{Millis, Moment};

const BLITZ: TimeControl = TimeControl::Live {
    base: Millis::seconds(180),
    step: Step::Increment(Millis::seconds(2)),
};
const DELAYED: TimeControl = TimeControl::Live {
    base: Millis::seconds(60),
    step: Step::Delay(Millis::seconds(5)),
};
const DAYS: TimeControl = TimeControl::Days {
    each: Millis::days(2),
    cap: Millis::days(5),
};

/// A clock on which player 1's time runs from moment 0 on.
fn running(control: TimeControl) -> GameClock {
    let mut clock = GameClock::new(control);
    clock.run(Side::One, Moment(0));
    clock
}

fn line(thought: i64, round_trip: i64) -> Measured {
    Measured {
        thought: Some(Millis(thought)),
        round_trip: Some(Millis(round_trip)),
    }
}

#[test]
fn a_move_costs_its_time_and_brings_the_increment() {
    let clock = running(BLITZ);
    let evidence = clock
        .judge(Side::One, Moment(10_000), Measured::default())
        .unwrap();
    assert_eq!(
        (evidence.took, evidence.lag),
        (Millis(10_000), Millis::ZERO)
    );
    assert_eq!(evidence.left, Some(Millis(172_000)));
}

#[test]
fn a_delay_is_not_counted_and_not_kept() {
    let clock = running(DELAYED);
    let left = |at| {
        clock
            .judge(Side::One, Moment(at), Measured::default())
            .unwrap()
            .left
    };
    assert_eq!(left(4_000), Some(Millis(60_000)));
    assert_eq!(left(7_000), Some(Millis(58_000)));
    assert_eq!(left(65_000), Some(Millis::ZERO));
    assert_eq!(
        clock.judge(Side::One, Moment(65_001), Measured::default()),
        Err(FlagFell(Side::One))
    );
}

#[test]
fn days_are_kept_up_to_the_cap() {
    let mut clock = running(DAYS);
    for _ in 0..3 {
        let evidence = clock
            .judge(Side::One, Moment(0), Measured::default())
            .unwrap();
        clock.moved(Side::One, &evidence);
    }
    assert_eq!(clock.left(Side::One), Some(Millis::days(5)));
}

#[test]
fn time_on_the_line_is_given_back_within_its_three_bounds() {
    // 0.15 s and 0.4 % of 180 s and 40 × 2 s.
    assert_eq!(allowance(BLITZ), Millis(1_000).min(Millis(150 + 1_040)));
    let bullet = TimeControl::Live {
        base: Millis::seconds(60),
        step: Step::Increment(Millis::ZERO),
    };
    assert_eq!(allowance(bullet), Millis(390));
    assert_eq!(allowance(DAYS), Millis::ZERO);
    let clock = running(bullet);
    let given = |measured| clock.judge(Side::One, Moment(3_000), measured).unwrap().lag;
    // What the device thought and the line took is believed …
    assert_eq!(given(line(2_900, 200)), Millis(100));
    // … up to the measured round trip and a little, …
    assert_eq!(given(line(2_000, 50)), Millis(190));
    // … up to what a move may get, …
    assert_eq!(given(line(0, 5_000)), Millis(390));
    // … and not where nothing was measured, or the device claims to have thought longer than it took.
    assert_eq!(given(Measured::default()), Millis::ZERO);
    assert_eq!(
        given(Measured {
            thought: Some(Millis(0)),
            round_trip: None
        }),
        Millis::ZERO
    );
    assert_eq!(given(line(9_000, 200)), Millis::ZERO);
}

#[test]
fn the_bank_runs_dry_and_fills_again() {
    let slow = TimeControl::Live {
        base: Millis::seconds(60),
        step: Step::Increment(Millis::ZERO),
    };
    let mut clock = running(slow);
    let mut given = Vec::new();
    let mut play = |clock: &mut GameClock, measured| {
        let evidence = clock.judge(Side::One, Moment(3_000), measured).unwrap();
        given.push(evidence.lag.0);
        clock.moved(Side::One, &evidence);
    };
    for _ in 0..8 {
        play(&mut clock, line(0, 5_000));
    }
    // A quick line for a while, and there is something to give again.
    for _ in 0..6 {
        play(&mut clock, line(3_000, 0));
    }
    play(&mut clock, line(0, 5_000));
    assert_eq!(given[..8], [390, 390, 390, 390, 390, 195, 195, 195]);
    assert_eq!(given[8..], [0, 0, 0, 0, 0, 0, 390]);
}

#[test]
fn a_move_at_the_last_moment_counts_and_one_after_it_does_not() {
    let clock = running(BLITZ);
    let at_the_end = clock
        .judge(Side::One, Moment(180_000), Measured::default())
        .unwrap();
    assert_eq!(at_the_end.left, Some(Millis(2_000)));
    let late = clock.judge(Side::One, Moment(180_001), Measured::default());
    assert_eq!(late, Err(FlagFell(Side::One)));
    // The flag waits for a move that may be under way; at that very moment it has not fallen.
    let flag = clock.flag_at().unwrap();
    assert_eq!(flag, Moment(181_000));
    assert!(!clock.has_fallen(flag));
    assert!(clock.has_fallen(flag + Millis(1)));
    assert!(clock.judge(Side::One, flag, line(180_000, 900)).is_ok());
}

#[test]
fn an_outage_costs_nobody() {
    let mut clock = running(BLITZ);
    // Only what of it ran on this clock.
    let credit = clock.outage(Moment(-5_000), Moment(60_000));
    assert_eq!(credit, Some((Side::One, Millis(60_000))));
    assert_eq!(clock.outage(Moment(-9_000), Moment(-5_000)), None);
    clock.credit(Millis(60_000));
    let evidence = clock
        .judge(Side::One, Moment(61_000), Measured::default())
        .unwrap();
    assert_eq!(evidence.took, Millis(1_000));
}

#[test]
fn without_a_clock_nothing_runs_out() {
    let clock = running(TimeControl::Unlimited);
    assert_eq!(clock.flag_at(), None);
    let evidence = clock
        .judge(Side::One, Moment(i64::MAX), Measured::default())
        .unwrap();
    assert_eq!(evidence.left, None);
}

#[test]
fn nobody_plays_with_a_clock_that_makes_no_sense() {
    let live = |base, each| {
        TimeControl::Live {
            base: Millis::seconds(base),
            step: Step::Increment(Millis::seconds(each)),
        }
        .check()
    };
    assert_eq!(live(0, 5), Err(ControlError::Base));
    assert_eq!(live(7 * 3600, 0), Err(ControlError::Base));
    assert_eq!(live(60, -1), Err(ControlError::Step));
    assert_eq!(live(60, 181), Err(ControlError::Step));
    assert!(live(5, 0).is_ok());
    let days = |each, cap| {
        TimeControl::Days {
            each: Millis::days(each),
            cap: Millis::days(cap),
        }
        .check()
    };
    assert_eq!(days(0, 3), Err(ControlError::Days));
    assert_eq!(days(3, 2), Err(ControlError::Days));
    assert!(days(1, 45).is_ok());
}

#[test]
fn the_faster_the_game_the_sooner_somebody_is_gone() {
    let speeds = [Speed::Bullet, Speed::Blitz, Speed::Rapid, Speed::Classical];
    let waits = speeds.map(|speed| speed.may_be_gone().unwrap().0 / 1000);
    assert_eq!(waits, [30, 60, 120, 300]);
    assert_eq!(BLITZ.speed(), Speed::Blitz);
    assert_eq!(DAYS.speed(), Speed::Correspondence);
}

proptest! {
    /// Whatever comes, nobody has less than nothing, and nobody gets more back than the line was seen to take.
    #[test]
    fn clocks_are_never_negative(
        moves in prop::collection::vec((0_i64..200_000, -1_000_i64..100_000, -10_i64..10_000), 1..40),
        delayed in any::<bool>(),
    ) {
        let mut clock = GameClock::new(if delayed { DELAYED } else { BLITZ });
        let mut now = Moment(0);
        let mut side = Side::One;
        clock.run(side, now);
        for (pause, thought, round_trip) in moves {
            now = now + Millis(pause);
            prop_assert!(clock.left_at(side, now).unwrap() >= Millis::ZERO);
            let Ok(evidence) = clock.judge(side, now, line(thought, round_trip)) else {
                // Even with everything given back his time was over.
                prop_assert!(clock.left_at(side, now).unwrap() <= Millis(1_000));
                break;
            };
            prop_assert!(evidence.left.unwrap() >= Millis::ZERO);
            prop_assert!(evidence.lag >= Millis::ZERO && evidence.lag <= Millis(round_trip.max(0) + 140));
            clock.moved(side, &evidence);
            side = !side;
            clock.run(side, now);
        }
    }
}
