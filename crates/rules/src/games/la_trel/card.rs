//! What stands on the reference cards of La Trel's variants.

use super::board::Kind;
use super::description::DESCRIPTION;
use super::variant::{LaTrel, LastStand, Prey, RepetitionRule};
use crate::card::{Card, CardEntry, Summarised};
use crate::{Message, Side, Value};

impl Summarised for LaTrel {
    fn card(&self) -> Card {
        Card {
            pieces: self.pieces_on_card(),
            turn: vec![
                first("card-la-trel-turn"),
                Message::new(
                    "card-la-trel-first-move",
                    vec![("plies", Value::from(self.defender_plies))],
                ),
                Message::plain("card-la-trel-exchange"),
                Message::plain(match self.repetition {
                    RepetitionRule::Third => "card-la-trel-third-time",
                    RepetitionRule::Run => "card-la-trel-to-and-fro",
                }),
            ],
            captures: vec![
                Message::plain("card-la-trel-jump"),
                Message::plain(if self.corners_open {
                    "card-la-trel-corners-open"
                } else {
                    "card-la-trel-corners-closed"
                }),
                Message::plain(if self.chain {
                    "card-la-trel-chain"
                } else {
                    "card-la-trel-one-capture"
                }),
            ],
            end: self.end_on_card(),
            symbols: vec![
                CardEntry::piece(Kind::Warrior.name(), Message::plain("card-la-trel-notches")),
                CardEntry::second_player(DESCRIPTION.id, Kind::Defender.name()),
                CardEntry::cell("a1", Message::plain("card-la-trel-corner")),
            ],
        }
    }
}

/// A sentence that says who begins.
fn first(id: &'static str) -> Message {
    let (game, side) = (DESCRIPTION.id, Side::One);
    Message::new(id, vec![("player", Value::Player { game, side })])
}

impl LaTrel {
    fn pieces_on_card(&self) -> Vec<CardEntry> {
        let mut kinds = vec![
            (Kind::Defender, "card-la-trel-defender"),
            (Kind::Sabre, "card-la-trel-sabre"),
            (Kind::Trident, "card-la-trel-trident"),
            (Kind::Warrior, "card-la-trel-warrior"),
        ];
        if self.blockers {
            kinds.push((Kind::Blocker, "card-la-trel-blocker"));
        }
        let entry = |(kind, id): (Kind, _)| CardEntry::piece(kind.name(), Message::plain(id));
        kinds.into_iter().map(entry).collect()
    }

    fn end_on_card(&self) -> Vec<Message> {
        let mut end = vec![
            Message::plain("card-la-trel-no-attackers"),
            Message::new(
                "card-la-trel-trapped",
                vec![("most", Value::from(self.trapped_limit))],
            ),
        ];
        if let Some(LastStand { moves, prey }) = self.last_stand {
            let prey = match prey {
                Prey::Attacker => "attacker",
                Prey::Any => "any",
            };
            let args = vec![
                ("moves", Value::from(u32::from(moves))),
                ("prey", Value::from(prey)),
            ];
            end.push(Message::new("card-la-trel-last-stand", args));
        }
        if self.one_each_draws {
            end.push(Message::plain("card-la-trel-one-each"));
        }
        end.push(Message::plain("card-la-trel-blocked"));
        end
    }
}
