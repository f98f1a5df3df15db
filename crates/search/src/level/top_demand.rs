//! What is asked of the highest level.

/// What the whole engine must show against the novice for the ladder of a variant to be a good one.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TopDemand {
    /// The least share of the points.
    pub score: f64,
    /// How many games may be lost; `None` where the points alone count.
    pub losses: Option<u64>,
}

impl TopDemand {
    /// Where nothing but skill decides: the novice is beaten practically always.
    pub const WINS: TopDemand = TopDemand {
        score: 0.98,
        losses: None,
    };

    /// Where two novices draw more than half of their games: nobody can be asked to win there, only not to lose.
    pub const NEVER_LOSES: TopDemand = TopDemand {
        score: 0.50,
        losses: Some(0),
    };
}
