//! What stands on the reference cards of Attangle's variants.

use super::board::Kind;
use super::description::DESCRIPTION;
use super::hexagon::PointSet;
use super::variant::Attangle;
use crate::card::{Card, CardEntry, Summarised};
use crate::{Message, Side, Value};

impl Summarised for Attangle {
    fn card(&self) -> Card {
        let [_, middle, full] = self.heights.map(|height| Value::from(u32::from(height)));
        let heights = vec![("middle", middle), ("full", full.clone())];
        let mut captures = vec![
            Message::plain("card-attangle-capture"),
            Message::new("card-attangle-heights", heights),
        ];
        if self.top_returns {
            captures.insert(1, Message::plain("card-attangle-top-returns"));
        }
        let stack =
            |kind: Kind, id| CardEntry::stack(kind.name(), self.height(kind), Message::plain(id));
        Card {
            pieces: vec![
                stack(Kind::Single, "card-attangle-single"),
                stack(Kind::Middle, "card-attangle-stack"),
                stack(Kind::Full, "card-attangle-full"),
            ],
            turn: self.turn_on_card(),
            captures,
            end: vec![
                Message::new(
                    "card-attangle-win",
                    vec![
                        ("goal", Value::from(u32::from(self.goal))),
                        ("height", full),
                    ],
                ),
                Message::plain("card-attangle-no-move"),
            ],
            symbols: self.symbols_on_card(),
        }
    }
}

impl Attangle {
    fn turn_on_card(&self) -> Vec<Message> {
        let begins = Value::Player {
            game: DESCRIPTION.id,
            side: Side::One,
        };
        let mut turn = vec![
            Message::new("card-attangle-turn", vec![("player", begins.clone())]),
            match self.supply {
                Some(supply) => Message::new(
                    "card-attangle-supply",
                    vec![("count", Value::from(u32::from(supply)))],
                ),
                None => Message::plain("card-attangle-endless"),
            },
        ];
        if self.first_move_ban != PointSet::EMPTY {
            let args = vec![("player", begins)];
            turn.push(Message::new("card-attangle-first-move", args));
        }
        let placed = self.setup[0].len();
        if placed > 0 {
            let args = vec![("count", Value::Number(placed as i64))];
            turn.push(Message::new("card-attangle-setup", args));
        }
        turn
    }

    fn symbols_on_card(&self) -> Vec<CardEntry> {
        let mut symbols = Vec::new();
        if let Some(void) = self.void.iter().next() {
            let name = self.board.name(void);
            symbols.push(CardEntry::cell(&name, Message::plain("card-attangle-void")));
        }
        symbols.push(CardEntry::second_player(
            DESCRIPTION.id,
            Kind::Single.name(),
        ));
        symbols
    }
}
