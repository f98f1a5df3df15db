//! What stands on the reference card of Chassé-croisé.

use super::board::PAWN;
use super::description::DESCRIPTION;
use super::variant::ChasseCroise;
use crate::card::{Card, CardEntry, Summarised};
use crate::{Message, Side, Value};

impl Summarised for ChasseCroise {
    fn card(&self) -> Card {
        let begins = Value::Player {
            game: DESCRIPTION.id,
            side: Side::One,
        };
        Card {
            pieces: vec![CardEntry::piece(
                PAWN,
                Message::plain("card-chasse-croise-pawn"),
            )],
            turn: vec![
                Message::new("card-chasse-croise-turn", vec![("player", begins)]),
                Message::plain("card-chasse-croise-dice"),
                Message::plain("card-chasse-croise-range"),
                Message::plain("card-chasse-croise-no-jumping"),
                Message::plain("card-chasse-croise-duty"),
            ],
            captures: vec![
                Message::plain("card-chasse-croise-hit"),
                Message::plain("card-chasse-croise-safe"),
            ],
            end: vec![Message::plain("card-chasse-croise-win")],
            symbols: vec![
                CardEntry::cell("c0", Message::plain("card-chasse-croise-start")),
                CardEntry::cell("c11", Message::plain("card-chasse-croise-arrival")),
                CardEntry::second_player(DESCRIPTION.id, PAWN),
            ],
        }
    }
}
