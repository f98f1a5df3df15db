//! Finding somebody for a game.

use crate::act::{Asked, first};
use crate::caller::{Caller, Denied};
use crate::hall::Hall;
use std::sync::Arc;
use store::Appended;
use tables::clock::TimeControl;
use tables::{SideChoice, TablePhase, TableSetup};
use wire::{Done, Outcome, Place};

/// So many tables may be taken by somebody else before a new one is opened.
const TRIES: usize = 4;

impl Hall {
    /// A table that waits for him, or a new one.
    pub(super) async fn pair(
        self: &Arc<Self>,
        caller: &Caller,
        asked: &Asked,
        variant: String,
        time: TimeControl,
    ) -> Result<Done, Denied> {
        if let Some(answered) = self.before(asked).await? {
            return answered;
        }
        // Two who look at the same moment find each other: one of them opens before the other one looks.
        let _turn = self.pairing.lock().await;
        for _ in 0..TRIES {
            let Some(table) = self.lobby.find(&asked.author, &variant, time) else {
                break;
            };
            let room = self.room(&table);
            let mut desk = self.desk(&room).await?;
            let state = desk.table();
            if *state.phase() != TablePhase::Open || state.seats().len() > 1 {
                continue;
            }
            let done = Done {
                table: Some(table),
                version: Some(desk.told),
                commitment: Some(state.commitment()),
                seat: Some(Place::Guest),
            };
            let at = self.clock.now();
            let answer = asked.answer(&Outcome::Done(done.clone()), at);
            let none = (Vec::new(), Vec::new());
            let kept = self.store_events(&room, &mut desk, none.0, none.1, Some(answer), at);
            match kept.await? {
                Appended::Stored { .. } => return Ok(done),
                Appended::Repeated { answer } => return first(&answer),
                Appended::Conflict { .. } => {}
            }
        }
        let setup = TableSetup {
            variant,
            position: None,
            time,
            host: SideChoice::Lot,
            touch_move: false,
            public: true,
            house: None,
        };
        self.open(caller, asked, setup).await
    }
}
