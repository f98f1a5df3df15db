//! What stands on the reference card of Toy race.

use super::board::RUNNER;
use super::description::DESCRIPTION;
use super::variant::ToyRace;
use crate::card::{Card, CardEntry, Summarised};
use crate::{Message, Side, Value};

impl Summarised for ToyRace {
    fn card(&self) -> Card {
        let begins = Value::Player {
            game: DESCRIPTION.id,
            side: Side::One,
        };
        Card {
            pieces: vec![CardEntry::piece(
                RUNNER,
                Message::plain("card-toy-race-runner"),
            )],
            turn: vec![Message::new(
                "card-toy-race-turn",
                vec![("player", begins)],
            )],
            captures: vec![Message::plain("card-toy-race-captures")],
            end: vec![
                Message::new(
                    "card-toy-race-goal",
                    vec![("goal", Value::Number(self.goal as i64))],
                ),
                Message::plain("card-toy-race-stuck"),
            ],
            symbols: vec![CardEntry::second_player(DESCRIPTION.id, RUNNER)],
        }
    }
}
