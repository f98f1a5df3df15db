//! Who may do what: every role at every address, and with every message. An address or a message that stands in no row here fails.

use crate::player::{Player, setup, two};
use crate::support::{House, Socket};
use server::{ApiRoute, api_routes};
use std::collections::BTreeSet;
use tables::Offer;
use tables::clock::TimeControl;
use tables::dice::Bytes;
use wire::{Deed, Outcome, Phrase};

/// Who asks at a private table at which a game goes on and the host is to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Role {
    /// Without a session.
    Nobody,
    /// With a session and nothing else.
    Stranger,
    /// With a session and the key for watching.
    Watcher,
    Host,
    Guest,
}

const ROLES: [Role; 5] = [
    Role::Nobody,
    Role::Stranger,
    Role::Watcher,
    Role::Host,
    Role::Guest,
];

/// A message, and to whom it is done.
struct Row {
    deed: fn(&Place) -> Deed,
    allowed: &'static [Role],
    /// What the guest does before.
    before: Option<fn(&Place) -> Deed>,
}

/// Where.
struct Place {
    table: String,
    /// What the asking one knows of it.
    key: Option<String>,
    turn: Deed,
}

const PLAYERS: &[Role] = &[Role::Host, Role::Guest];
const KNOWN: &[Role] = &[Role::Stranger, Role::Watcher, Role::Host, Role::Guest];

fn draw(place: &Place) -> Deed {
    Deed::Offer {
        table: place.table.clone(),
        offer: Offer::Draw,
    }
}

fn rows() -> Vec<Row> {
    let row = |deed, allowed| Row {
        deed,
        allowed,
        before: None,
    };
    let after = |before, deed, allowed| Row {
        deed,
        allowed,
        before: Some(before),
    };
    vec![
        row(
            |_| Deed::Open {
                setup: setup("la-trel/base", true),
            },
            KNOWN,
        ),
        row(
            |_| Deed::Pair {
                variant: "la-trel/base".to_owned(),
                time: TimeControl::Unlimited,
            },
            KNOWN,
        ),
        // Both seats are taken.
        row(
            |place| Deed::Sit {
                table: place.table.clone(),
                invitation: place.key.clone(),
                contribution: Bytes([9; 32]),
            },
            &[],
        ),
        // It is not over.
        row(
            |place| Deed::Rematch {
                table: place.table.clone(),
            },
            &[],
        ),
        row(
            |place| Deed::Recover {
                table: place.table.clone(),
                code: "2345-6789-2345-6789".to_owned(),
            },
            &[],
        ),
        row(
            |place| Deed::Join {
                table: place.table.clone(),
                key: place.key.clone(),
                after: 0,
            },
            &[Role::Watcher, Role::Host, Role::Guest],
        ),
        row(|_| Deed::Lobby { watch: true }, &ROLES),
        // There are no dice.
        row(
            |place| Deed::Roll {
                table: place.table.clone(),
                nonce: Bytes([9; 32]),
            },
            &[],
        ),
        // Touched pieces may stay: nothing comes of it.
        row(
            |place| Deed::Touch {
                table: place.table.clone(),
                cell: "a2".to_owned(),
            },
            PLAYERS,
        ),
        row(|place| place.turn.clone(), &[Role::Host]),
        row(draw, PLAYERS),
        after(
            draw,
            |place| Deed::Accept {
                table: place.table.clone(),
                offer: Offer::Draw,
            },
            &[Role::Host],
        ),
        after(
            draw,
            |place| Deed::Decline {
                table: place.table.clone(),
            },
            PLAYERS,
        ),
        row(
            |place| Deed::Resign {
                table: place.table.clone(),
            },
            PLAYERS,
        ),
        row(
            |place| Deed::Abort {
                table: place.table.clone(),
            },
            PLAYERS,
        ),
        // The other one is there.
        row(
            |place| Deed::ClaimWin {
                table: place.table.clone(),
            },
            &[],
        ),
        row(
            |place| Deed::ClaimDraw {
                table: place.table.clone(),
            },
            &[],
        ),
        row(
            |place| Deed::Say {
                table: place.table.clone(),
                phrase: Phrase::Hello,
            },
            PLAYERS,
        ),
        // Whoever is not there may say so.
        row(
            |place| Deed::Leave {
                table: place.table.clone(),
                for_good: false,
            },
            &ROLES,
        ),
    ]
}

/// The name of a message. A new one does not compile here before it has one, and does not pass below before it has a row.
fn name(deed: &Deed) -> &'static str {
    match deed {
        Deed::Open { .. } => "open",
        Deed::Pair { .. } => "pair",
        Deed::Sit { .. } => "sit",
        Deed::Rematch { .. } => "rematch",
        Deed::Recover { .. } => "recover",
        Deed::Join { .. } => "join",
        Deed::Leave { .. } => "leave",
        Deed::Roll { .. } => "roll",
        Deed::Touch { .. } => "touch",
        Deed::Move { .. } => "move",
        Deed::Offer { .. } => "offer",
        Deed::Accept { .. } => "accept",
        Deed::Decline { .. } => "decline",
        Deed::Resign { .. } => "resign",
        Deed::Abort { .. } => "abort",
        Deed::ClaimWin { .. } => "claim-win",
        Deed::ClaimDraw { .. } => "claim-draw",
        Deed::Say { .. } => "say",
        Deed::Lobby { .. } => "lobby",
    }
}

/// All messages that there are, as the published schema has them.
fn all_deeds() -> BTreeSet<String> {
    let schemas = wire::schema::schemas();
    let variants = schemas["Deed"]["oneOf"].as_array().expect("variants");
    variants
        .iter()
        .map(|variant| variant["required"][0].as_str().expect("a name").to_owned())
        .collect()
}

/// A table of its own for every question, and who asks.
async fn asked(house: &House, role: Role, row: &Row) -> Outcome {
    let [mut host, mut guest] = two(house, "la-trel/base", false).await;
    let mut place = Place {
        table: host.table.clone(),
        key: None,
        turn: host.next_turn(),
    };
    if let Some(before) = row.before {
        guest.done(before(&place)).await;
    }
    let mut line: Socket;
    match role {
        Role::Host => return host.ask((row.deed)(&place)).await,
        Role::Guest => return guest.ask((row.deed)(&place)).await,
        Role::Nobody => line = house.socket(None).await,
        Role::Stranger => line = stranger(house).await,
        Role::Watcher => {
            line = stranger(house).await;
            place.key.clone_from(&host.you.key);
            let key = place.key.clone();
            line.done(Deed::Join {
                table: place.table.clone(),
                key,
                after: 0,
            })
            .await;
        }
    }
    line.ask((row.deed)(&place)).await
}

async fn stranger(house: &House) -> Socket {
    let token = house.somebody("Eve").await;
    house.socket(Some(&token)).await
}

#[tokio::test(flavor = "multi_thread")]
async fn every_message_is_done_to_those_alone_who_may_ask_for_it() {
    let house = House::open().await;
    let mut seen = BTreeSet::new();
    for row in rows() {
        for role in ROLES {
            let outcome = asked(&house, role, &row).await;
            let place = Place {
                table: String::new(),
                key: None,
                turn: some_turn(),
            };
            let deed = name(&(row.deed)(&place));
            seen.insert(deed.to_owned());
            let done = match outcome {
                Outcome::Done(_) => true,
                Outcome::Refused(_) => false,
                Outcome::Again(why) => panic!("{deed} of {role:?}: {why:?}"),
            };
            assert_eq!(
                done,
                row.allowed.contains(&role),
                "{deed} of {role:?}: {outcome:?}"
            );
        }
    }
    assert_eq!(seen, all_deeds(), "every message has a row");
}

fn some_turn() -> Deed {
    Deed::Move {
        table: String::new(),
        turn: 0,
        moves: Vec::new(),
        thought: None,
        nonce: None,
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn without_a_line_everything_is_judged_alike() {
    let house = House::open().await;
    for row in rows() {
        let [mut host, _guest] = two(&house, "la-trel/base", false).await;
        let place = Place {
            table: host.table.clone(),
            key: host.you.key.clone(),
            turn: host.next_turn(),
        };
        let stranger = house.somebody("Eve").await;
        for token in [None, Some(stranger.as_str())] {
            let deed = (row.deed)(&place);
            let told = name(&deed);
            let outcome = house.ask(token, deed).await;
            let done = matches!(outcome, Outcome::Done(_));
            // What only a line can have, and what belongs to somebody with a seat.
            let may =
                token.is_some() && ["open", "pair"].contains(&told) || told == "leave" && done;
            assert_eq!(done, may, "{told} of {token:?}: {outcome:?}");
        }
    }
}

/// An address, and the status for each role; the key is sent by those who know it.
const PLACES: [(&str, &str, [u16; 5]); 10] = [
    ("GET", "/api/about", [200; 5]),
    ("GET", "/api/session", [401, 200, 200, 200, 200]),
    ("POST", "/api/session", [200; 5]),
    ("DELETE", "/api/session", [204; 5]),
    // Not as a socket: that is asked for above.
    ("GET", "/api/socket", [400; 5]),
    ("GET", "/api/stream", [403, 403, 200, 200, 200]),
    ("POST", "/api/messages", [200; 5]),
    (
        "GET",
        "/api/tables/{table}/record",
        [403, 403, 200, 200, 200],
    ),
    ("GET", "/api/openapi.json", [200; 5]),
    ("GET", "/api/schemas.json", [200; 5]),
];

#[tokio::test(flavor = "multi_thread")]
async fn every_address_answers_those_alone_who_may_ask_there() {
    let house = House::open().await;
    let listed: BTreeSet<(&str, &str)> = PLACES
        .iter()
        .map(|(method, path, _)| (*method, *path))
        .collect();
    let routes: BTreeSet<(&str, &str)> = api_routes()
        .map(|ApiRoute { method, path }| (method, path))
        .collect();
    assert_eq!(listed, routes, "every address has a row");
    for (method, path, expected) in PLACES {
        for (role, status) in ROLES.into_iter().zip(expected) {
            let [host, guest] = two(&house, "la-trel/base", false).await;
            let token = match role {
                Role::Nobody => None,
                Role::Stranger | Role::Watcher => Some(house.somebody("Eve").await),
                Role::Host => Some(host.token.clone()),
                Role::Guest => Some(guest.token.clone()),
            };
            let mut path = path.replace("{table}", &host.table);
            if method == "GET" && (path.ends_with("stream") || path.ends_with("record")) {
                let table = &host.table;
                path = format!("{path}?table={table}");
                if role == Role::Watcher {
                    let key = host.you.key.clone().expect("a key");
                    path = format!("{path}&key={key}");
                }
            }
            let found = status_of(&house, method, &path, token.as_deref()).await;
            assert_eq!(found, status, "{method} {path} of {role:?}");
        }
    }
}

async fn status_of(house: &House, method: &str, path: &str, token: Option<&str>) -> u16 {
    if path.contains("stream") {
        return house.stream(path, token).await.status().await;
    }
    let bearer = token.map(|token| format!("Bearer {token}"));
    let mut more: Vec<(&str, &str)> = bearer
        .iter()
        .map(|bearer| ("Authorization", &**bearer))
        .collect();
    let body = match (method, path) {
        ("POST", "/api/session") => r#"{"name":"Ada"}"#.to_owned(),
        ("POST", _) => serde_json::to_string(&crate::support::named(Deed::Lobby { watch: true }))
            .expect("JSON"),
        _ => String::new(),
    };
    if method == "POST" {
        more.push(("Content-Type", "application/json"));
    }
    house.http(method, path, &more, &body).await.status
}

#[tokio::test(flavor = "multi_thread")]
async fn other_methods_are_refused_with_those_that_there_are() {
    let house = House::open().await;
    for (method, path, _) in PLACES {
        let path = path.replace("{table}", "abcdefgh2345");
        for other in ["PUT", "PATCH", "OPTIONS", "TRACE", "BREW"] {
            let told = house.http(other, &path, &[], "").await;
            told.refused(405);
            assert!(
                told.header("allow").contains(method),
                "{other} {path}: {told:?}"
            );
        }
    }
    for path in [
        "/api",
        "/api/",
        "/api/none",
        "/api/tables/abcdefgh2345",
        "/api/socket/more",
    ] {
        house.get(path).await.refused(404);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn who_only_looks_takes_no_seat() {
    let house = House::open().await;
    let mut host = Player::new(&house, "Ada").await;
    host.open("la-trel/base", false).await;
    let invitation = host.you.invitation.clone().expect("an invitation");
    let version = host.state().version();
    // Robots that fetch links, with everything that may stand in one.
    for path in [
        format!("/table/{}", host.table),
        format!("/table/{}?sit={invitation}", host.table),
        format!("/api/stream?table={}&key={invitation}", host.table),
        format!("/api/tables/{}/record?key={invitation}", host.table),
    ] {
        for method in ["GET", "HEAD"] {
            if path.contains("stream") {
                house.stream(&path, None).await.status().await;
            } else {
                house.http(method, &path, &[], "").await;
            }
        }
    }
    let mut again = Player::by(&house, &host.token, &host.table).await;
    again.reach(version).await;
    assert_eq!(again.state().version(), version);
    assert_eq!(again.state().seats().len(), 1);
}
