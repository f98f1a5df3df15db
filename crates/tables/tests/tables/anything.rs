//! Whatever anybody asks for in whatever order: what is decided can happen, events make the same table again, clocks never go
//! below nothing, and a game that is over stays as it is.

use crate::support::{At, BULLET, guest, nonce};
use proptest::prelude::*;
use rules::Side;
use rules::view::Phase as BoardPhase;
use tables::clock::Measured;
use tables::{Actor, Claim, Command, Millis, Offer, SideChoice, State, TablePhase, Watching};

/// What somebody might ask for; moves are mostly legal ones, so that games get somewhere.
#[derive(Clone, Debug)]
enum Wish {
    Play,
    Roll(u8),
    Say(u8),
    Touch(u8),
    Nonsense(String),
    Outage(i64, i64),
}

fn wishes() -> impl Strategy<Value = Wish> {
    prop_oneof![
        8 => Just(Wish::Play),
        3 => any::<u8>().prop_map(Wish::Roll),
        3 => any::<u8>().prop_map(Wish::Say),
        1 => any::<u8>().prop_map(Wish::Touch),
        1 => "\\PC{0,12}".prop_map(Wish::Nonsense),
        1 => (-20_000_i64..20_000, 0_i64..40_000).prop_map(|(from, span)| Wish::Outage(from, span)),
    ]
}

fn command(at: &At, wish: &Wish, chosen: usize) -> Option<Command> {
    let board = at.state.board();
    let claim = Claim {
        gone_for: Millis::seconds(chosen as i64),
        on_purpose: chosen.is_multiple_of(2),
    };
    Some(match wish {
        Wish::Play if board.outcome().is_some() || board.phase() == BoardPhase::Roll => {
            return None;
        }
        Wish::Play => at.random_turn(|bound| chosen % bound),
        Wish::Roll(number) => Command::Roll {
            nonce: nonce(*number),
        },
        Wish::Say(number) => match number % 11 {
            0 => Command::Resign,
            1 => Command::Abort,
            2 | 3 => Command::Offer(Offer::Draw),
            4 | 5 => Command::Offer(Offer::TakeBack),
            6 => Command::Accept(Offer::Draw),
            7 => Command::Accept(Offer::TakeBack),
            8 => Command::Decline,
            9 => Command::ClaimWin(claim),
            _ => Command::ClaimDraw(claim),
        },
        Wish::Touch(number) => {
            let cells = board.view().cells;
            Command::Touch {
                cell: cells[*number as usize % cells.len()].name.clone(),
            }
        }
        Wish::Nonsense(text) => Command::Move {
            turn: at.state.turn(),
            moves: vec![text.clone()],
            line: Measured {
                thought: Some(Millis(chosen as i64 - 50)),
                round_trip: Some(Millis(chosen as i64)),
            },
            nonce: Some(nonce(1)),
        },
        Wish::Outage(from, span) => {
            let from = at.now + Millis(*from);
            Command::Outage {
                from,
                until: from + Millis(*span),
            }
        }
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1_000))]

    #[test]
    fn a_table_is_always_what_its_events_make(
        variant in 0..64_usize,
        touch_move in any::<bool>(),
        asked in prop::collection::vec((wishes(), 0..4_u8, 0..200_usize, 0..4_000_i64), 1..80),
    ) {
        let variants: Vec<&str> = rules::variants().collect();
        let mut at = At::table(variants[variant % variants.len()], |setup| {
            setup.time = BULLET;
            setup.host = SideChoice::Lot;
            setup.touch_move = touch_move;
        });
        at.ask(Actor::Host, guest("Ada", variant as u8));
        at.ask(Actor::Guest, guest("Blaise", 2));
        for (wish, who, chosen, pause) in asked {
            at.later(pause);
            let moving = if at.state.board().side() == Side::One { at.state.host_is_one() } else { !at.state.host_is_one() };
            // Mostly whoever is to move.
            let who = match who {
                0 => Actor::Server,
                1 if moving => Actor::Guest,
                1 => Actor::Host,
                _ if moving => Actor::Host,
                _ => Actor::Guest,
            };
            let over = !matches!(at.state.phase(), TablePhase::Playing);
            let Some(command) = command(&at, &wish, chosen) else { continue };
            if let Ok(events) = at.state.decide(who, &command, at.now) {
                prop_assert!(!over || events.is_empty(), "{command:?} after the end: {events:?}");
                at.store(events);
            }
            for side in Side::BOTH {
                prop_assert!(at.state.clock().left_at(side, at.now).is_some_and(|left| left >= Millis::ZERO));
            }
        }
        let again = State::replay("tables", &at.events).expect("the same table");
        prop_assert_eq!(again.board().position_text(), at.state.board().position_text());
        prop_assert_eq!(again.clock(), at.state.clock());
        prop_assert_eq!(again.phase(), at.state.phase());
        // Whoever is shown the events sees the same game.
        let shown: Vec<_> = at.events.iter().map(|event| event.shown_to(Watching::Anyone)).collect();
        let seen = State::replay("tables", &shown).expect("the same table");
        prop_assert_eq!(seen.board().position_text(), at.state.board().position_text());
        prop_assert_eq!(seen.turns(), at.state.turns());
        if let Some(evidence) = seen.evidence() {
            prop_assert_eq!(evidence.verify(), Ok(()));
        }
        prop_assert!(at.state.record().is_ok());
    }
}
