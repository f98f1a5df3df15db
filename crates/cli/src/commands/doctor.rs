//! `doctor`: every stored game is played again, and what does not fit is named.

use super::{FORMAT, put_json};
use crate::args::Doctor;
use crate::console::Console;
use crate::failure::Failure;
use crate::kept::{bar, not_answered, not_opened, number, place, wait_for};
use rules::Message;
use serde::Serialize;
use store::Finding;
use words::Words;

#[derive(Serialize)]
struct Told<'a> {
    format: u32,
    games: u64,
    findings: Vec<Found<'a>>,
}

#[derive(Serialize)]
struct Found<'a> {
    /// None for the database itself.
    game: Option<&'a str>,
    /// The identifier of the sentence, for programs.
    complaint: &'static str,
    text: String,
}

pub(super) fn run(wanted: &Doctor, console: &mut Console) -> Result<(), Failure> {
    let place = place(&wanted.kept)?;
    let (games, findings) = wait_for(async {
        let store = place.look().await.map_err(not_opened)?;
        let games = store.count_games().await.map_err(not_answered)?;
        let bar = bar(games, console.err);
        let findings = store.doctor_telling(|played| bar.set(played)).await;
        bar.end();
        store.close().await;
        Ok((games, findings.map_err(not_answered)?))
    })?;
    let found = found(&findings, console.words);
    if wanted.json {
        let told = Told {
            format: FORMAT,
            games,
            findings: found,
        };
        put_json(console, &told)?;
    } else {
        for found in &found {
            console.out.tell(&found.text)?;
        }
        if found.is_empty() {
            console.say("doctor-well", &[("games", number(games))])?;
        }
    }
    if findings.is_empty() {
        return Ok(());
    }
    let count = ("count", number(findings.len() as u64));
    Err(Failure::Told(Message::new("doctor-found", vec![count])))
}

fn found<'a>(findings: &'a [Finding], words: &Words) -> Vec<Found<'a>> {
    let found = findings.iter().map(|finding| {
        let message = finding.message();
        Found {
            game: finding.game.as_deref(),
            complaint: message.id,
            text: words.message(&message),
        }
    });
    found.collect()
}
