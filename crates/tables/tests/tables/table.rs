//! What may happen at a table, and what its events add up to.

use crate::support::{At, Players, contribution, guest, house, nonce};
use rules::Side;
use rules::random::numbers;
use tables::clock::{Measured, Step, TimeControl};
use tables::{
    Actor, Claim, Command, Event, Millis, Moment, Offer, SideChoice, Stamped, State, TablePhase,
    Watching,
};

fn texts(moves: &[&str]) -> Vec<String> {
    moves.iter().map(ToString::to_string).collect()
}

#[test]
fn a_game_begins_when_both_are_seated_and_takes_their_moves_in_turn() {
    let mut at = At::table("la-trel/base", |_| {});
    assert_eq!(*at.state.phase(), TablePhase::Open);
    assert_eq!(
        at.refusal(Actor::Host, at.move_of(&["a2-a3"])),
        "table-not-begun"
    );
    at.sit();
    assert_eq!(*at.state.phase(), TablePhase::Playing);
    assert_eq!(
        at.refusal(Actor::Guest, at.move_of(&["a7-a6"])),
        "table-not-your-turn"
    );
    at.ask(Actor::Host, at.move_of(&["a2-a3"]));
    at.ask(Actor::Guest, at.move_of(&["a7-a6"]));
    assert_eq!(at.state.turns().len(), 2);
    // A move that the rules refuse is refused with their reason, and changes nothing.
    let refused = at.refusal(Actor::Host, at.move_of(&["a1-a8"]));
    assert!(!refused.starts_with("table-"), "{refused}");
    assert_eq!(
        at.refusal(Actor::Host, at.move_of(&[])),
        "table-turn-unfinished"
    );
    assert_eq!(
        at.refusal(Actor::Host, at.move_of(&["b2-b3", "b7-b6"])),
        "table-too-many-moves"
    );
    assert_eq!(
        at.refusal(Actor::Server, at.move_of(&["b2-b3"])),
        "table-not-seated"
    );
}

#[test]
fn a_move_made_for_another_turn_is_not_played_in_this_one() {
    let mut at = At::table("la-trel/base", |_| {}).seated();
    let early = Command::Move {
        turn: 1,
        moves: texts(&["a2-a3"]),
        line: Measured::default(),
        nonce: None,
    };
    assert_eq!(at.refusal(Actor::Host, early), "table-other-turn");
    at.ask(Actor::Host, at.move_of(&["a2-a3"]));
    let again = Command::Move {
        turn: 0,
        moves: texts(&["a2-a3"]),
        line: Measured::default(),
        nonce: None,
    };
    assert_eq!(at.refusal(Actor::Host, again), "table-other-turn");
}

#[test]
fn a_third_player_finds_no_seat_and_the_host_cannot_sit_twice() {
    let mut at = At::table("la-trel/base", |_| {});
    at.ask(Actor::Host, guest("Ada", 1));
    assert_eq!(at.refusal(Actor::Host, guest("Ada", 1)), "table-seat-taken");
    at.ask(Actor::Guest, guest("Blaise", 2));
    assert_eq!(at.refusal(Actor::Guest, guest("Carl", 3)), "table-full");
}

#[test]
fn sides_are_as_chosen_or_by_lot() {
    for (choice, expected) in [
        (SideChoice::One, Some(true)),
        (SideChoice::Two, Some(false)),
        (SideChoice::Lot, None),
    ] {
        let at = At::table("la-trel/base", |setup| setup.host = choice).seated();
        if let Some(expected) = expected {
            assert_eq!(at.state.host_is_one(), expected);
        }
    }
    let mut drawn: Vec<bool> = (0..32)
        .map(|number| {
            let mut at = At::table("la-trel/base", |setup| setup.host = SideChoice::Lot);
            at.ask(Actor::Host, guest("Ada", number));
            at.ask(Actor::Guest, guest("Blaise", number + 100));
            at.state.host_is_one()
        })
        .collect();
    drawn.sort_unstable();
    drawn.dedup();
    assert_eq!(drawn, [false, true], "both happen");
}

/// Random games of every variant, told to a table turn by turn.
#[test]
fn a_rule_ends_the_game_with_the_turn_that_does_it() {
    let mut ended = 0;
    for variant in rules::variants() {
        let mut at = At::table(variant, |_| {}).seated();
        let mut below = numbers(7);
        while *at.state.phase() == TablePhase::Playing && at.state.turn() < 250 {
            let who = if at.state.board().side() == Side::One {
                Actor::Host
            } else {
                Actor::Guest
            };
            if at.state.board().phase() == rules::view::Phase::Roll {
                at.ask(
                    who,
                    Command::Roll {
                        nonce: nonce(below(256) as u8),
                    },
                );
            }
            let turn = at.random_turn(&mut below);
            at.ask(who, turn);
        }
        if let Some(outcome) = at.state.board().outcome() {
            let TablePhase::Over(ending) = at.state.phase() else {
                panic!("{variant} is over on the board")
            };
            assert_eq!(ending.termination, outcome.rule.id());
            assert_eq!(at.refusal(Actor::Guest, Command::Resign), "table-over");
            ended += 1;
        }
        let record = at.state.record().expect("a record");
        assert_eq!(
            record.replay().position_text(),
            at.state.board().position_text()
        );
        let again = State::replay("tables", &at.events).expect("the same table");
        assert_eq!(
            again.board().position_text(),
            at.state.board().position_text()
        );
        assert_eq!(again.version(), at.state.version());
    }
    assert!(ended >= 3, "only {ended} games came to their end");
}

#[test]
fn the_clock_runs_from_the_third_turn_on_and_the_flag_falls_on_the_server() {
    let mut at = At::table("la-trel/base", |setup| setup.time = crate::support::BULLET).seated();
    at.later(500_000);
    at.ask(Actor::Host, at.some_move());
    at.later(500_000);
    at.ask(Actor::Guest, at.some_move());
    assert_eq!(at.state.clock().left(Side::One), Some(Millis::seconds(60)));
    let flag = at.state.clock().flag_at().unwrap();
    at.now = flag;
    at.ask(Actor::Server, Command::Flag);
    assert_eq!(*at.state.phase(), TablePhase::Playing);
    at.later(1);
    at.ask(Actor::Server, Command::Flag);
    let TablePhase::Over(ending) = at.state.phase() else {
        panic!("the flag fell")
    };
    assert_eq!(
        (ending.result.as_str(), ending.termination.as_str()),
        ("2", "time")
    );
    assert_eq!(at.state.clock().left(Side::One), Some(Millis::ZERO));
}

#[test]
fn a_move_after_the_flag_is_the_flag() {
    let mut at = At::table("la-trel/base", |setup| setup.time = crate::support::BULLET).seated();
    at.ask(Actor::Host, at.some_move());
    at.ask(Actor::Guest, at.some_move());
    at.later(61_000);
    at.ask(Actor::Host, at.some_move());
    let TablePhase::Over(ending) = at.state.phase() else {
        panic!("it was too late")
    };
    assert_eq!(ending.termination, "time");
    assert_eq!(at.state.turns().len(), 2);
}

#[test]
fn an_outage_is_credited_once_and_noted() {
    let mut at = At::table("la-trel/base", |setup| setup.time = crate::support::BULLET).seated();
    at.ask(Actor::Host, at.some_move());
    at.ask(Actor::Guest, at.some_move());
    let (from, until) = (at.now + Millis(1_000), at.now + Millis(51_000));
    at.later(55_000);
    at.ask(Actor::Server, Command::Outage { from, until });
    assert!(matches!(
        at.events.last().unwrap().event,
        Event::OutageCredited {
            span: Millis(50_000),
            ..
        }
    ));
    let version = at.state.version();
    at.ask(Actor::Server, Command::Outage { from, until });
    assert_eq!(at.state.version(), version, "the same outage counts once");
    assert_eq!(
        at.state.clock().left_at(Side::One, at.now),
        Some(Millis(55_000))
    );
}

#[test]
fn a_draw_is_agreed_or_declined_and_not_asked_for_again_at_once() {
    let mut at = At::table("la-trel/base", |_| {}).seated();
    assert_eq!(
        at.refusal(Actor::Guest, Command::Accept(Offer::Draw)),
        "table-no-offer"
    );
    at.ask(Actor::Host, Command::Offer(Offer::Draw));
    assert_eq!(
        at.refusal(Actor::Host, Command::Accept(Offer::Draw)),
        "table-no-offer"
    );
    assert_eq!(
        at.refusal(Actor::Host, Command::Offer(Offer::TakeBack)),
        "table-offer-stands"
    );
    at.ask(Actor::Guest, Command::Decline);
    assert_eq!(
        at.refusal(Actor::Host, Command::Offer(Offer::Draw)),
        "table-offer-too-soon"
    );
    at.ask(Actor::Guest, Command::Offer(Offer::Draw));
    // Who proposes what is proposed already agrees to it.
    at.ask(Actor::Host, Command::Offer(Offer::Draw));
    let TablePhase::Over(ending) = at.state.phase() else {
        panic!("they agreed")
    };
    assert_eq!(
        (ending.result.as_str(), ending.termination.as_str()),
        ("draw", "agreement")
    );
    assert_eq!(at.state.record().unwrap().result().text(), "draw");
}

#[test]
fn a_move_answers_what_the_other_one_proposed() {
    let mut at = At::table("la-trel/base", |_| {}).seated();
    at.ask(Actor::Guest, Command::Offer(Offer::Draw));
    at.ask(Actor::Host, at.some_move());
    assert_eq!(at.state.offer(), None);
}

#[test]
fn a_turn_is_taken_back_only_when_both_want_it_and_time_is_not_given_back() {
    let mut at = At::table("la-trel/base", |setup| setup.time = crate::support::BULLET).seated();
    for _ in 0..2 {
        at.ask(Actor::Host, at.some_move());
        at.later(3_000);
        at.ask(Actor::Guest, at.some_move());
        at.later(3_000);
    }
    let left = at.state.clock().left(Side::Two);
    let before = at.state.board().position_text();
    at.ask(Actor::Host, at.some_move());
    at.ask(Actor::Host, Command::Offer(Offer::TakeBack));
    at.ask(Actor::Guest, Command::Accept(Offer::TakeBack));
    assert_eq!(at.state.board().position_text(), before);
    assert_eq!(at.state.turns().len(), 4);
    assert_eq!(at.state.clock().left(Side::Two), left);
    assert_eq!(at.state.clock().running(), Some((Side::One, at.now)));
}

#[test]
fn dice_are_rolled_by_whose_turn_it_is_and_kept_when_a_turn_is_taken_back() {
    let mut at = At::table("chasse-croise/standard", |_| {}).seated();
    assert_eq!(
        at.refusal(Actor::Host, at.move_of(&["a+1"])),
        "table-roll-first"
    );
    assert_eq!(
        at.refusal(Actor::Guest, Command::Roll { nonce: nonce(1) }),
        "table-not-your-turn"
    );
    at.ask(Actor::Host, Command::Roll { nonce: nonce(1) });
    assert_eq!(
        at.refusal(Actor::Host, Command::Roll { nonce: nonce(2) }),
        "table-nothing-to-roll"
    );
    let roll = at.state.roll();
    let without = Command::Move {
        turn: 0,
        moves: texts(&["a+1"]),
        line: Measured::default(),
        nonce: None,
    };
    assert_eq!(at.refusal(Actor::Host, without), "table-nonce-missing");
    at.ask(Actor::Host, at.some_turn());
    at.ask(Actor::Host, Command::Offer(Offer::TakeBack));
    at.ask(Actor::Guest, Command::Accept(Offer::TakeBack));
    assert_eq!(at.state.roll(), roll, "nobody rolls a turn twice");
    at.ask(Actor::Host, at.some_turn());
    at.ask(Actor::Guest, Command::Roll { nonce: nonce(3) });
    at.ask(Actor::Guest, at.some_turn());
    at.ask(Actor::Host, Command::Resign);
    assert_eq!(at.state.evidence().unwrap().verify(), Ok(()));
}

#[test]
fn nobody_is_shown_a_secret_before_the_game_is_over_and_everybody_can_check_it_then() {
    let mut at = At::table("chasse-croise/standard", |setup| {
        setup.host = SideChoice::Lot;
    });
    at.ask(Actor::Host, guest("Ada", 1));
    at.ask(Actor::Guest, house("tables", 3));
    let shown = |at: &At| -> Vec<Stamped> {
        at.events
            .iter()
            .map(|event| event.shown_to(Watching::Anyone))
            .collect()
    };
    let secret = tables::dice::Secret::to_string(&crate::support::SECRET);
    let seed = crate::support::seed("tables").to_string();
    let told = serde_json::to_string(&shown(&at)).unwrap();
    assert!(!told.contains(&secret) && !told.contains(&seed), "{told}");
    let players = Players::new(&at.state);
    for _ in 0..6 {
        let (who, own, _) = players.to_move(&at.state);
        at.ask(who, Command::Roll { nonce: own });
        at.ask(who, players.with_nonce(&at.state, at.some_turn()));
    }
    at.ask(Actor::Host, Command::Resign);
    let seen = State::replay("tables", &shown(&at)).unwrap();
    let evidence = seen.evidence().unwrap();
    assert_eq!(evidence.turns.len(), 6);
    assert_eq!(evidence.verify(), Ok(()));
    assert_eq!(Some(evidence), at.state.evidence());
}

#[test]
fn a_house_computer_whose_seed_was_not_fixed_finds_no_seat() {
    let mut at = At::table("chasse-croise/standard", |_| {});
    at.ask(Actor::Host, guest("Ada", 1));
    let Command::Sit { player, .. } = house("tables", 3) else {
        panic!()
    };
    let other = Command::Sit {
        player,
        contribution: contribution(9),
    };
    assert_eq!(at.refusal(Actor::Guest, other), "table-house-seed");
    assert_eq!(
        at.refusal(Actor::Guest, house("tables", 11)),
        "table-house-seed"
    );
}

#[test]
fn touched_pieces_move_where_that_was_agreed() {
    let mut at = At::table("latroncules/classic", |setup| setup.touch_move = true).seated();
    at.ask(
        Actor::Host,
        Command::Touch {
            cell: "d4".to_owned(),
        },
    );
    assert_eq!(at.state.touched(), None, "there is nothing on d4");
    at.ask(
        Actor::Host,
        Command::Touch {
            cell: "a2".to_owned(),
        },
    );
    at.ask(
        Actor::Host,
        Command::Touch {
            cell: "c2".to_owned(),
        },
    );
    assert_eq!(at.state.touched(), Some("a2"), "the first choice counts");
    assert_eq!(
        at.refusal(Actor::Host, at.move_of(&["c2-c3"])),
        "table-touched"
    );
    at.ask(Actor::Host, at.move_of(&["a2-a3"]));
    assert_eq!(at.state.touched(), None);
    assert_eq!(
        at.refusal(Actor::Host, Command::Offer(Offer::TakeBack)),
        "table-no-take-back"
    );
}

#[test]
fn a_game_is_broken_off_only_before_both_have_played() {
    let mut at = At::table("la-trel/base", |_| {}).seated();
    at.ask(Actor::Host, at.some_move());
    let mut aborted = at.clone();
    aborted.ask(Actor::Guest, Command::Abort);
    assert_eq!(*aborted.state.phase(), TablePhase::Aborted);
    assert_eq!(
        aborted.refusal(Actor::Guest, Command::Resign),
        "table-aborted"
    );
    at.ask(Actor::Guest, at.some_move());
    assert_eq!(
        at.refusal(Actor::Guest, Command::Abort),
        "table-too-late-to-abort"
    );
}

#[test]
fn who_is_gone_long_enough_loses_sooner_after_leaving_on_purpose() {
    let claim = |gone_for, on_purpose| Claim {
        gone_for: Millis::seconds(gone_for),
        on_purpose,
    };
    let mut at = At::table("la-trel/base", |setup| setup.time = crate::support::BULLET).seated();
    at.ask(Actor::Host, at.some_move());
    at.ask(Actor::Guest, at.some_move());
    assert_eq!(
        at.refusal(Actor::Host, Command::ClaimWin(claim(29, false))),
        "table-claim-too-soon"
    );
    let mut left = at.clone();
    left.ask(Actor::Host, Command::ClaimDraw(claim(10, true)));
    assert!(matches!(left.state.phase(), TablePhase::Over(ending) if ending.result == "draw"));
    at.ask(Actor::Host, Command::ClaimWin(claim(30, false)));
    assert!(
        matches!(at.state.phase(), TablePhase::Over(ending) if ending.result == "1" && ending.termination == "abandoned")
    );
    let days = TimeControl::Days {
        each: Millis::days(1),
        cap: Millis::days(3),
    };
    let mut at = At::table("la-trel/base", |setup| setup.time = days).seated();
    assert_eq!(
        at.refusal(Actor::Host, Command::ClaimWin(claim(99_999, false))),
        "table-no-claim"
    );
}

#[test]
fn a_table_is_opened_only_for_what_can_be_played() {
    let open = |change: &dyn Fn(&mut tables::TableSetup)| {
        let mut setup = crate::support::setup("la-trel/base");
        change(&mut setup);
        State::opening(setup, crate::support::SECRET, None)
    };
    assert!(open(&|_| {}).is_ok());
    assert!(open(&|setup| setup.variant = "chess".to_owned()).is_err());
    assert!(open(&|setup| setup.position = Some("rubbish".to_owned())).is_err());
    assert!(
        open(&|setup| setup.time = TimeControl::Live {
            base: Millis(1),
            step: Step::Increment(Millis(0))
        })
        .is_err()
    );
}

#[test]
fn events_out_of_order_are_no_table() {
    let at = At::table("la-trel/base", |_| {}).seated();
    assert!(State::replay("tables", &[]).is_err());
    assert!(State::replay("tables", &at.events[1..]).is_err());
    let mut gap = at.events.clone();
    gap.remove(1);
    assert!(State::replay("tables", &gap).is_err());
    let mut twice = at.events.clone();
    twice.push(Stamped {
        version: 5,
        at: Moment(0),
        ..at.events[0].clone()
    });
    assert!(State::replay("tables", &twice).is_err());
}
