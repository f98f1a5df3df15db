//! What travels between the page and a server with tables, for the page: the types in `web/generated/wire.ts`, made from the Rust ones,
//! and rolls whose evidence the Rust code made, by which the page's own check of dice is tested.

use crate::pages::keep;
use crate::shell::{Failure, root};
use serde_json::{Value, json};
use std::fs;
use tables::dice::{Bytes, HouseNonces, Nonce, Secret, Source, Throw};
use wire::{PROTOCOL, Phrase, SUBPROTOCOL};

pub(crate) fn write() -> Result<(), Failure> {
    let generated = root().join("web/generated");
    fs::create_dir_all(&generated)
        .map_err(|error| Failure(format!("{}: {error}", generated.display())))?;
    keep(&generated.join("wire.ts"), &types()?)?;
    keep(&generated.join("dice.json"), &rolls().to_string())
}

/// Everything that travels, and the numbers and names that both sides must have alike.
fn types() -> Result<String, Failure> {
    let phrases = serde_json::to_string(&Phrase::ALL)
        .map_err(|error| Failure(format!("the phrases: {error}")))?;
    Ok(format!(
        "export const PROTOCOL = {PROTOCOL};\n\
         export const SUBPROTOCOL = '{SUBPROTOCOL}';\n\
         export const LONGEST_NAME = {};\n\
         export const PHRASES: readonly Phrase[] = {phrases};\n\n{}",
        tables::LONGEST_NAME,
        wire::schema::typescript()
    ))
}

/// 32 bytes that follow from two numbers.
fn bytes<const KIND: char>(first: u8, step: u8) -> Bytes<KIND> {
    Bytes(std::array::from_fn(|index| {
        first.wrapping_add(step.wrapping_mul(index as u8))
    }))
}

/// Games of some turns, the guest being a house computer in every other one: what a server tells of them.
fn rolls() -> Value {
    let games = (0..8_u8).map(|number| {
        let game = format!("game{number}");
        let secret: Secret = bytes(number, 3);
        let seed = secret.house_seed(&game);
        let house = HouseNonces {
            seed: &seed,
            game: &game,
        };
        let is_house = number % 2 == 1;
        let host = bytes(number, 7);
        let guest = if is_house {
            house.contribution()
        } else {
            bytes(number, 9)
        };
        let source = Source {
            secret: &secret,
            game: &game,
            contributions: [&host, &guest],
        };
        let host_begins = source.host_begins();
        let turns = (0..40_u32).map(|turn| {
            let by_host = (turn % 2 == 0) == host_begins;
            let chosen = |salt: u8| -> Nonce { bytes(turn as u8, salt + number) };
            let own = if is_house && !by_host {
                house.rolling(turn)
            } else {
                chosen(11)
            };
            let before = (turn > 0).then(|| {
                if is_house && by_host {
                    house.following(turn - 1)
                } else {
                    chosen(33)
                }
            });
            let other = if by_host { guest } else { host };
            let dice = source.roll(&Throw {
                turn,
                before: before.unwrap_or(Bytes(other.0)),
                own,
            });
            json!({"turn": turn, "before": before, "own": own, "dice": dice})
        });
        json!({
            "game": game,
            "secret": secret,
            "commitment": secret.commitment(),
            "contributions": [host, guest],
            "seeds": [null, is_house.then_some(seed)],
            "seedCommitments": [null, is_house.then(|| seed.commitment())],
            "hostBegins": host_begins,
            "turns": turns.collect::<Vec<_>>(),
        })
    });
    games.collect()
}
