//! A database that goes and comes back, and a line to it that is cut.

use crate::{PROGRAM, stored};
use cluster::Cluster;
use faults::{Place, Players, Probe, Proxy, Server, settings};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_database_that_crashes_is_missed_clearly_and_when_it_is_back_all_goes_on() {
    let _alone = crate::alone().await;
    let mut cluster = Cluster::start().expect("a PostgreSQL");
    let mut server = Server::new(PROGRAM, Place::Postgres(cluster.url()));
    server.start().await;
    let probe = Probe::new(&server).await;
    let mut players = Players::come(settings(&server, 40, 300.0, 2_000));
    for round in 1..=2 {
        players.reach(500 * round).await;
        cluster.crash();
        probe.hears_of_trouble().await;
        cluster.restart().expect("it starts again");
        players.go_on(200).await;
    }
    let (report, played) = players.end().await;
    server.kill().await;
    stored::fits(&server.place, &report, &played).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_line_to_the_database_that_is_cut_costs_no_move() {
    let _alone = crate::alone().await;
    let cluster = Cluster::start().expect("a PostgreSQL");
    let url = cluster.url();
    let (before, rest) = url.split_once('@').expect("an owner");
    let (target, after) = rest.split_once('/').expect("a database");
    let proxy = Proxy::to(target.to_owned()).await;
    let through = format!("{before}@{}/{after}", proxy.address());
    let mut server = Server::new(PROGRAM, Place::Postgres(through));
    server.start().await;
    let probe = Probe::new(&server).await;
    let mut players = Players::come(settings(&server, 40, 300.0, 2_500));
    for round in 1..=4 {
        players.reach(400 * round).await;
        proxy.cut();
        probe.hears_of_trouble().await;
        proxy.mend();
        players.go_on(200).await;
    }
    let (report, played) = players.end().await;
    server.kill().await;
    // Looked at without the line between.
    stored::fits(&Place::Postgres(url), &report, &played).await;
}
