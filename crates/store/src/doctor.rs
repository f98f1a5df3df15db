//! Whether what is stored is what tables can be: every game is played again from its events.

use crate::append::{Stage, Standing, event_row};
use crate::error::StoreError;
use crate::games::stamped;
use crate::rows::{EventRow, GameRow};
use crate::store::Store;
use rules::{Message, Value};
use tables::{Event, State};

/// Something that does not fit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// At which game; `None` for the database itself.
    pub game: Option<String>,
    /// What it is.
    pub complaint: Complaint,
}

/// What does not fit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Complaint {
    /// An event cannot be read, or cannot have happened.
    Unplayable(String),
    /// An event stands where another one belongs.
    Misfiled(u64),
    /// What lists and alarms are told is not what the events say.
    Mislisted,
    /// There are events or keys, and no such game.
    Orphaned,
    /// The database finds its own file damaged.
    Damaged(String),
}

impl Complaint {
    /// The sentence for whoever looks after the server, at this game.
    pub fn message(&self, game: &str) -> Message {
        let game = ("game", Value::from(game));
        let text = |name, text: &str| (name, Value::from(text));
        match self {
            Complaint::Unplayable(why) => {
                Message::new("store-game-unplayable", vec![game, text("why", why)])
            }
            Complaint::Misfiled(version) => Message::new(
                "store-game-misfiled",
                vec![game, ("version", Value::Number(*version as i64))],
            ),
            Complaint::Mislisted => Message::new("store-game-mislisted", vec![game]),
            Complaint::Orphaned => Message::new("store-game-orphaned", vec![game]),
            Complaint::Damaged(why) => Message::new("store-damaged", vec![text("why", why)]),
        }
    }
}

impl Finding {
    /// The sentence for whoever looks after the server.
    pub fn message(&self) -> Message {
        self.complaint
            .message(self.game.as_deref().unwrap_or_default())
    }
}

impl Store {
    /// Plays every game again and names what does not fit. It reads everything as it was at one moment; others go on meanwhile.
    pub async fn doctor(&self) -> Result<Vec<Finding>, StoreError> {
        self.doctor_telling(|_| {}).await
    }

    /// The same for somebody who hears after each game how many were played.
    pub async fn doctor_telling(
        &self,
        mut told: impl FnMut(u64) + Send,
    ) -> Result<Vec<Finding>, StoreError> {
        let mut played = 0;
        let mut snapshot = self.snapshot().await?;
        let mut findings = Vec::new();
        for why in snapshot.damage().await? {
            findings.push(Finding {
                game: None,
                complaint: Complaint::Damaged(why),
            });
        }
        for game in snapshot.orphans().await? {
            findings.push(Finding {
                game: Some(game),
                complaint: Complaint::Orphaned,
            });
        }
        let mut after = String::new();
        loop {
            let games = snapshot.games(&after).await?;
            let Some(last) = games.last() else {
                return Ok(findings);
            };
            after.clone_from(&last.game);
            for game in games {
                let events = snapshot.events(&game.game).await?;
                if let Err(complaint) = examine(&game, &events) {
                    findings.push(Finding {
                        game: Some(game.game),
                        complaint,
                    });
                }
                played += 1;
                told(played);
            }
        }
    }
}

/// The table that these events make, if they make the game that is listed.
pub(crate) fn examine(game: &GameRow, events: &[EventRow]) -> Result<State, Complaint> {
    let unplayable = |why: &dyn ToString| Complaint::Unplayable(why.to_string());
    let mut table: Option<State> = None;
    let (mut stage, mut since, mut branch) = (Stage::Open, 0, 0);
    for row in events {
        let event = stamped(&game.game, row.version, row.at, &row.body);
        let event = event.map_err(|error| unplayable(&error))?;
        let next = match table.take() {
            None => State::open(&game.game, &event),
            Some(mut state) => state.apply(&event).map(|()| state),
        };
        let state = next.map_err(|error| unplayable(&error))?;
        let filed = event_row(&game.game, &event).map_err(|error| unplayable(&error))?;
        if (row.ply, row.branch, &row.game) != (filed.ply, branch, &game.game) {
            return Err(Complaint::Misfiled(event.version));
        }
        branch += i64::from(matches!(event.event, Event::TakenBack { .. }));
        let now = Standing::of(&state).stage;
        if now != stage || event.version == 1 {
            (stage, since) = (now, row.at);
        }
        table = Some(state);
    }
    let (Some(state), Some(last)) = (table, events.last()) else {
        return Err(unplayable(&"there is none"));
    };
    let standing = Standing::of(&state);
    let wanted = GameRow {
        game: game.game.clone(),
        version: state.version() as i64,
        branch,
        stage: stage.number(),
        // Of several events that were stored at once the last one's time is noted.
        since: game.since.clamp(since, last.at),
        changed_at: last.at,
        flag_at: standing.flag_at.map(|moment| moment.0),
        public: i64::from(standing.public),
        variant: standing.variant,
    };
    if *game == wanted {
        Ok(state)
    } else {
        Err(Complaint::Mislisted)
    }
}
