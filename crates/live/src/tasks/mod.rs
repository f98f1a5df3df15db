//! What happens although nobody asks for it.

pub(crate) mod flags;
pub(crate) mod janitor;
pub(crate) mod presence;
pub(crate) mod pulse;
pub(crate) mod refill;
