//! The end of a server: whoever is connected is told, and nothing that was answered is lost.

use crate::player::two;
use crate::support::House;
use wire::{Deed, Tell};

#[tokio::test(flavor = "multi_thread")]
async fn sockets_and_streams_hear_goodbye_before_the_end() {
    let house = House::open().await;
    let mut socket = house.socket(None).await;
    socket.done(Deed::Lobby { watch: true }).await;
    let mut stream = house.stream("/api/stream?lobby=1", None).await;
    assert!(matches!(stream.next().await, Some(Tell::Hello(_))));
    let ended = tokio::spawn(house.again());
    assert!(socket.end().await, "the socket was told");
    let mut goodbye = false;
    while let Some(told) = stream.next().await {
        goodbye |= matches!(told, Tell::Goodbye(_));
    }
    assert!(goodbye, "the stream was told");
    ended.await.expect("an end");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_answered_is_there_after_the_end() {
    let house = House::open().await;
    let [mut host, guest] = two(&house, "la-trel/base", false).await;
    host.turn().await;
    let (table, token) = (host.table.clone(), guest.token.clone());
    drop((host, guest));
    let house = house.again().await;
    let player = crate::player::Player::by(&house, &token, &table).await;
    assert_eq!(player.state().turns().len(), 1);
}
