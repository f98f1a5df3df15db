//! What players may say to each other. There is no other chat: children play here, and nobody has to read along.

use serde::{Deserialize, Serialize};

/// A phrase that both languages have: `phrase-hello` and so on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub enum Phrase {
    /// Hello.
    Hello,
    /// Good luck, have fun.
    GoodLuck,
    /// Well played.
    WellPlayed,
    /// Thank you.
    ThankYou,
    /// Oops.
    Oops,
    /// One moment, please.
    OneMoment,
    /// Good game.
    GoodGame,
    /// I have to go.
    HaveToGo,
}

impl Phrase {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Phrase; 8] = [
        Phrase::Hello,
        Phrase::GoodLuck,
        Phrase::WellPlayed,
        Phrase::ThankYou,
        Phrase::Oops,
        Phrase::OneMoment,
        Phrase::GoodGame,
        Phrase::HaveToGo,
    ];
}
