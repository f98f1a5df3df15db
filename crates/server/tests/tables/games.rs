//! Whole games: by sockets, by a stream and requests, by two tabs, across a restart.

use crate::player::{Player, play, two};
use crate::support::{House, is_refused};
use rules::Record;
use wire::{Deed, Outcome};

/// Longer than a game by chance most likely is; then somebody resigns.
const MOST: u32 = 300;

async fn game_is_played(house: &House, players: &mut [Player<'_>; 2]) {
    play(players, MOST).await;
    let [host, guest] = players;
    assert!(host.is_over() && guest.is_over());
    assert_eq!(host.state().turns().len(), guest.state().turns().len());
    let key = host.you.key.clone().expect("a player may show the table");
    let path = format!("/api/tables/{}/record?key={key}", host.table);
    let record = house.get(&path).await;
    assert_eq!(record.status, 200, "{record:?}");
    let record = Record::read(&record.body).expect("a record");
    let known = host.state().record().expect("a record");
    assert_eq!(record.text(), known.text());
    if let Ok(evidence) = tables::evidence_of(&record) {
        evidence.verify().expect("what was promised");
    }
    assert_eq!(house.store.doctor().await, Ok(Vec::new()));
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_play_every_game_to_its_end_over_sockets() {
    let house = House::open().await;
    for game in rules::games() {
        let variant = game.variants().next().expect("a variant");
        let mut players = two(&house, variant, false).await;
        game_is_played(&house, &mut players).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn where_no_socket_passes_a_stream_and_requests_do() {
    let house = House::open().await;
    let mut players = two(&house, "chasse-croise/standard", false).await;
    players[1].over_to_stream().await;
    game_is_played(&house, &mut players).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_tabs_on_one_seat_both_hear_and_a_turn_is_played_once() {
    let house = House::open().await;
    let [mut host, mut guest] = two(&house, "la-trel/base", false).await;
    let (token, table) = (host.token.clone(), host.table.clone());
    let mut tab = Player::by(&house, &token, &table).await;
    assert_eq!(tab.you.seat, host.you.seat);
    let [one, other] = [host.next_turn(), tab.next_turn()];
    let first = host.done(one).await;
    let second = tab.ask(other).await;
    assert!(is_refused(&second), "{second:?}");
    for player in [&mut host, &mut tab, &mut guest] {
        player.reach(first.version.expect("a version")).await;
        assert_eq!(player.state().turns().len(), 1);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_message_that_comes_again_is_done_once_and_answered_alike() {
    let house = House::open().await;
    let [mut host, _guest] = two(&house, "la-trel/base", false).await;
    let ask = crate::support::named(host.next_turn());
    let body = serde_json::to_string(&ask).expect("JSON");
    let mut answers = Vec::new();
    for _ in 0..3 {
        answers.push(
            house
                .post("/api/messages", Some(&host.token), &body)
                .await
                .body,
        );
    }
    assert_eq!(answers[0], answers[1]);
    assert_eq!(answers[0], answers[2]);
    // Another's message of the same name is his own, and he is not to move.
    let answer = house
        .post("/api/messages", Some(&_guest.token), &body)
        .await
        .json();
    assert!(answer["outcome"]["refused"].is_object(), "{answer}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_goes_on_after_a_restart_with_the_same_seats() {
    let house = House::open().await;
    let (tokens, table, turns) = {
        let [mut host, mut guest] = two(&house, "latroncules/classic", false).await;
        for _ in 0..3 {
            host.wait_for_turn().await;
            host.turn().await;
            guest.wait_for_turn().await;
            guest.turn().await;
        }
        let turns = guest.state().turns().len();
        ([host.token, guest.token], host.table, turns)
    };
    let house = house.again().await;
    let mut players = [
        Player::by(&house, &tokens[0], &table).await,
        Player::by(&house, &tokens[1], &table).await,
    ];
    assert_eq!(players[0].state().turns().len(), turns);
    game_is_played(&house, &mut players).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_is_found_again_by_its_code_and_the_old_session_has_lost_it() {
    let house = House::open().await;
    let [mut host, _guest] = two(&house, "la-trel/base", false).await;
    let code = host.you.code.clone().expect("a code");
    let other = house.somebody("Ada").await;
    let table = host.table.clone();
    let recover = |code: String| Deed::Recover {
        table: table.clone(),
        code,
    };
    let wrong = house
        .ask(Some(&other), recover("0000-0000-0000-0000".to_owned()))
        .await;
    assert!(is_refused(&wrong), "{wrong:?}");
    let found = house.ask(Some(&other), recover(code.to_lowercase())).await;
    assert!(matches!(found, Outcome::Done(_)), "{found:?}");
    let lost = host
        .ask(Deed::Resign {
            table: table.clone(),
        })
        .await;
    assert!(is_refused(&lost), "{lost:?}");
    let mut host = Player::by(&house, &other, &table).await;
    host.wait_for_turn().await;
    host.turn().await;
}
