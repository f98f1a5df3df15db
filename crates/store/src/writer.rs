//! The one task that appends. Whatever came while the last group was written makes the next one: the more is asked for at once, the
//! less each costs.

use crate::append::{Append, Appended, event_row};
use crate::database::Database;
use crate::error::StoreError;
use crate::rows::{AnswerRow, EventRow, GameRow, KeyRow};
use std::sync::Arc;
use tables::Event;
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;

/// As many appends are written at once at most.
const LARGEST_GROUP: usize = 512;
/// As many wait at most; whoever comes then waits for his place.
const LONGEST_QUEUE: usize = 8 * LARGEST_GROUP;
/// What another server has just changed is looked at again so often.
const TRIES: usize = 3;

/// An append as rows.
#[derive(Debug)]
pub(crate) struct Request {
    pub(crate) game: String,
    pub(crate) expected: i64,
    pub(crate) events: Vec<EventRow>,
    /// The versions of events that take turns back.
    pub(crate) takes_back: Vec<i64>,
    /// Without what only its turn will tell.
    pub(crate) standing: GameRow,
    pub(crate) answer: Option<AnswerRow>,
    pub(crate) keys: Vec<KeyRow>,
}

impl Request {
    pub(crate) fn of(append: Append) -> Result<Request, StoreError> {
        let numbers = append.expected + 1..;
        if !numbers
            .zip(&append.events)
            .all(|(number, event)| number == event.version)
        {
            return Err(StoreError::Misnumbered { game: append.game });
        }
        let rows = append
            .events
            .iter()
            .map(|event| event_row(&append.game, event));
        let takes_back = append.events.iter().filter_map(|stamped| {
            let is = matches!(stamped.event, Event::TakenBack { .. });
            is.then_some(stamped.version as i64)
        });
        let answer = append.answer.map(|answer| AnswerRow {
            author: answer.author.text().to_owned(),
            message: answer.message,
            at: answer.at.0,
            answer: answer.text,
        });
        let keys = append.keys.iter().map(|key| key.row(&append.game));
        Ok(Request {
            expected: append.expected as i64,
            events: rows.collect::<Result<_, _>>()?,
            takes_back: takes_back.collect(),
            standing: GameRow {
                game: append.game.clone(),
                version: 0,
                branch: 0,
                stage: append.standing.stage.number(),
                since: 0,
                changed_at: 0,
                flag_at: append.standing.flag_at.map(|moment| moment.0),
                public: i64::from(append.standing.public),
                variant: append.standing.variant,
            },
            answer,
            keys: keys.collect(),
            game: append.game,
        })
    }
}

type Reply = oneshot::Sender<Result<Appended, StoreError>>;

/// Where appends are handed in.
#[derive(Debug)]
pub(crate) struct Writer {
    queue: mpsc::Sender<(Request, Reply)>,
    task: tokio::sync::Mutex<Option<JoinHandle<()>>>,
    closing: tokio::sync::watch::Sender<bool>,
}

impl Writer {
    pub(crate) fn start(database: Arc<Database>) -> Writer {
        let (queue, waiting) = mpsc::channel(LONGEST_QUEUE);
        let (closing, closed) = tokio::sync::watch::channel(false);
        let task = tokio::spawn(write(database, waiting, closed));
        Writer {
            queue,
            task: Some(task).into(),
            closing,
        }
    }

    pub(crate) async fn append(&self, request: Request) -> Result<Appended, StoreError> {
        let (reply, answer) = oneshot::channel();
        let handed_in = self.queue.send((request, reply)).await;
        handed_in.map_err(|_| StoreError::Closed)?;
        answer.await.map_err(|_| StoreError::Closed)?
    }

    /// Writes what was handed in, and takes nothing more.
    pub(crate) async fn close(&self) {
        self.closing.send_replace(true);
        if let Some(task) = self.task.lock().await.take() {
            // It can only have ended, or panicked; then whoever waited was told that the store is closed.
            let _ = task.await;
        }
    }
}

async fn write(
    database: Arc<Database>,
    mut waiting: mpsc::Receiver<(Request, Reply)>,
    mut closed: tokio::sync::watch::Receiver<bool>,
) {
    let mut group = Vec::with_capacity(LARGEST_GROUP);
    loop {
        let found = tokio::select! {
            biased;
            _ = closed.wait_for(|closed| *closed), if !waiting.is_closed() => {
                waiting.close();
                continue;
            }
            found = waiting.recv_many(&mut group, LARGEST_GROUP) => found,
        };
        if found == 0 {
            return;
        }
        let (requests, replies): (Vec<_>, Vec<_>) = group.drain(..).unzip();
        let outcomes = settle(&database, requests).await;
        for (reply, outcome) in replies.into_iter().zip(outcomes) {
            // Whoever no longer waits asks again.
            let _ = reply.send(outcome);
        }
    }
}

/// What becomes of each append of a group.
async fn settle(database: &Database, requests: Vec<Request>) -> Vec<Result<Appended, StoreError>> {
    match attempt(database, &requests).await {
        Ok(outcomes) => outcomes.into_iter().map(Ok).collect(),
        // One of them contradicts what is stored. Which one shows when each is by itself.
        Err(StoreError::Refused(_)) if requests.len() > 1 => {
            let mut outcomes = Vec::with_capacity(requests.len());
            for request in &requests {
                let alone = attempt(database, std::slice::from_ref(request)).await;
                outcomes.push(alone.map(|mut outcomes| outcomes.remove(0)));
            }
            outcomes
        }
        Err(error) => requests.iter().map(|_| Err(error.clone())).collect(),
    }
}

async fn attempt(database: &Database, requests: &[Request]) -> Result<Vec<Appended>, StoreError> {
    let shared = matches!(database, Database::Postgres(_));
    let mut tries = 1;
    loop {
        let outcome = match database {
            Database::Sqlite(sqlite) => sqlite.write(requests).await,
            Database::Postgres(postgres) => postgres.write(requests).await,
        };
        match outcome {
            // Another server did the same at the same time: this time its work is seen.
            Err(StoreError::Busy | StoreError::Refused(_)) if shared && tries < TRIES => tries += 1,
            outcome => return outcome,
        }
    }
}
