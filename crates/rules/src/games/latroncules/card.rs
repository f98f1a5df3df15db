//! What stands on the reference cards of Latroncules' variants.

use super::board::Kind;
use super::description::DESCRIPTION;
use super::variant::Latroncules;
use crate::card::{Card, CardEntry, Summarised};
use crate::{Message, Side, Value};

impl Summarised for Latroncules {
    fn card(&self) -> Card {
        let begins = Value::Player {
            game: DESCRIPTION.id,
            side: Side::One,
        };
        Card {
            pieces: vec![
                CardEntry::piece(Kind::Foot.name(), Message::plain("card-latroncules-foot")),
                CardEntry::piece(Kind::Horse.name(), Message::plain("card-latroncules-horse")),
            ],
            turn: vec![
                Message::new("card-latroncules-turn", vec![("player", begins)]),
                Message::plain("card-latroncules-suicide"),
                Message::plain("card-latroncules-promotion"),
            ],
            captures: vec![
                Message::plain("card-latroncules-enclose"),
                Message::plain("card-latroncules-corner"),
                Message::plain(if self.jumps_capture {
                    "card-latroncules-jump-takes"
                } else {
                    "card-latroncules-jump-quiet"
                }),
            ],
            end: vec![
                Message::plain("card-latroncules-win"),
                Message::new(
                    "card-latroncules-quiet",
                    vec![("limit", Value::from(u32::from(self.quiet_limit)))],
                ),
                Message::plain(if self.blocked_loses {
                    "card-latroncules-blocked-loses"
                } else {
                    "card-latroncules-blocked-draws"
                }),
            ],
            symbols: vec![
                CardEntry::cell("c3", Message::plain("card-latroncules-lines")),
                CardEntry::cell("d3", Message::plain("card-latroncules-plain")),
                CardEntry::second_player(DESCRIPTION.id, Kind::Foot.name()),
            ],
        }
    }
}
