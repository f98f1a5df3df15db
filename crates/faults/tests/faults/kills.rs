//! A server that is killed again and again.

use crate::{PROGRAM, stored, whole};
use cluster::Cluster;
use faults::{Place, Players, Server, settings};

/// Kills it so often while so many moves are played, and looks at what is left.
async fn killed(place: Place, moves: u64, kills: u64) {
    let mut server = Server::new(PROGRAM, place);
    server.start().await;
    let mut players = Players::come(settings(&server, 100, 4_000.0, moves));
    for kill in 1..=kills {
        players.reach(kill * moves / (kills + 1)).await;
        server.kill().await;
        server.start().await;
    }
    let (report, played) = players.end().await;
    server.kill().await;
    assert!(report.acknowledged >= moves, "{report:#?}");
    assert!(report.reconnects >= kills, "{report:#?}");
    println!("{kills} kills: {report:#?}");
    stored::fits(&server.place, &report, &played).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_move_is_lost_however_often_a_server_is_killed() {
    let _alone = crate::alone().await;
    let directory = tempfile::tempdir().expect("a temporary folder");
    let (moves, kills) = if whole() {
        (1_000_000, 100)
    } else {
        (100_000, 30)
    };
    killed(Place::Sqlite(directory.path().to_owned()), moves, kills).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_move_is_lost_however_often_a_server_with_a_database_is_killed() {
    let _alone = crate::alone().await;
    let cluster = Cluster::start().expect("a PostgreSQL");
    let (moves, kills) = if whole() { (200_000, 20) } else { (10_000, 5) };
    killed(Place::Postgres(cluster.url()), moves, kills).await;
}
