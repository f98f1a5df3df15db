//! What is told of tables: nothing that could still help anybody who should not know it.

use std::sync::Arc;
use tables::{Moment, Stamped, State, Watching};
use wire::{ClockNow, Events, Tell};

/// A message as it travels.
pub(crate) fn text(tell: &Tell) -> Arc<str> {
    serde_json::to_string(tell)
        .expect("messages have texts for keys")
        .into()
}

/// Events as anybody may see them.
pub(crate) fn shown(events: &[Stamped]) -> Vec<Stamped> {
    let events = events.iter();
    events
        .map(|event| event.shown_to(Watching::Anyone))
        .collect()
}

/// That this happened.
pub(crate) fn events(state: &State, events: &[Stamped], now: Moment) -> Arc<str> {
    text(&Tell::Events(Events {
        table: state.game().to_owned(),
        events: shown(events),
        now,
        clock: clock(state, now),
    }))
}

/// The clocks at this moment.
pub(crate) fn clock(state: &State, now: Moment) -> ClockNow {
    let clock = state.clock();
    ClockNow {
        left: rules::Side::BOTH.map(|side| clock.left_at(side, now)),
        running: clock.running().map(|(side, _)| side),
    }
}
