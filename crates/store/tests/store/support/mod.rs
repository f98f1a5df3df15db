//! What is done with games that were really played.

use scratch::Game;
use std::future::poll_fn;
use std::pin::pin;
use std::task::Poll;
use store::{Answer, Append, Appended, Hashed, Standing, Store, StoreError};
use tables::Moment;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

/// The hash of somebody's secret.
pub(crate) fn hash(secret: &str) -> Hashed {
    Hashed::of(secret.as_bytes())
}

/// The answer to a message of Ada's.
pub(crate) fn answer(message: &str, text: &str) -> Answer {
    Answer {
        author: hash("Ada"),
        message: message.to_owned(),
        text: text.to_owned(),
        at: Moment(1_000_000),
    }
}

/// Everything of a game from this version on, as one append.
pub(crate) fn rest(game: &Game, expected: usize) -> Append {
    part(game, expected, game.events.len())
}

/// A part of a game's events as one append.
pub(crate) fn part(game: &Game, expected: usize, until: usize) -> Append {
    Append {
        game: game.name.clone(),
        expected: expected as u64,
        events: game.events[expected..until].to_vec(),
        standing: Standing::of(&game.state_at(until)),
        answer: None,
        keys: Vec::new(),
    }
}

pub(crate) fn stored(version: usize) -> Appended {
    Appended::Stored {
        version: version as u64,
    }
}

pub(crate) fn conflict(version: usize) -> Appended {
    Appended::Conflict {
        version: version as u64,
    }
}

/// Hands an append in, and comes back when it stands in the queue, in front of whoever comes after.
pub(crate) async fn hand_in(
    store: &Store,
    append: Append,
) -> JoinHandle<Result<Appended, StoreError>> {
    let store = store.clone();
    let (asked, is_asked) = oneshot::channel();
    let answer = tokio::spawn(async move {
        let mut asking = pin!(store.append(append));
        let first = poll_fn(|context| Poll::Ready(asking.as_mut().poll(context))).await;
        let _ = asked.send(());
        match first {
            Poll::Ready(outcome) => outcome,
            Poll::Pending => asking.await,
        }
    });
    is_asked.await.expect("it was asked");
    answer
}

/// Stores all of these games.
pub(crate) async fn store_all(store: &Store, games: &[Game]) {
    for game in games {
        let outcome = store.append(rest(game, 0)).await.expect("an answer");
        assert_eq!(outcome, stored(game.events.len()));
    }
}
