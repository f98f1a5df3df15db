//! Tables as whoever plays at them meets them: what may happen, clocks, dice, names and records.

mod anything;
mod clock;
mod dice;
mod names;
mod records;
mod support;
mod table;
