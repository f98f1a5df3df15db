//! A disk that is slow, that fails, or that is full.

use crate::{PROGRAM, stored};
use faults::{Place, Players, Probe, Server, Shim, SmallDisk, Syncs, settings};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_slow_disk_costs_no_move() {
    let _alone = crate::alone().await;
    let directory = tempfile::tempdir().expect("a temporary folder");
    let shim = Shim::before(directory.path());
    shim.sync(Syncs::Slow(20_000));
    let place = Place::Sqlite(directory.path().to_owned());
    let mut server = Server::new(PROGRAM, place).behind(shim);
    server.start().await;
    let (report, played) = Players::come(settings(&server, 60, 500.0, 2_000))
        .end()
        .await;
    server.kill().await;
    // Many moves share one sync, or half of this would have taken longer than that.
    assert!(report.acknowledged >= 2_000);
    stored::fits(&server.place, &report, &played).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_disk_that_fails_is_told_clearly_and_when_it_is_well_again_all_goes_on() {
    let _alone = crate::alone().await;
    let directory = tempfile::tempdir().expect("a temporary folder");
    let shim = Shim::before(directory.path());
    let place = Place::Sqlite(directory.path().to_owned());
    let mut server = Server::new(PROGRAM, place).behind(shim);
    server.start().await;
    let probe = Probe::new(&server).await;
    let mut players = Players::come(settings(&server, 40, 300.0, 2_500));
    for round in 1..=3 {
        players.reach(500 * round).await;
        server.shim.as_ref().expect("a shim").sync(Syncs::Failing);
        probe.hears_of_trouble().await;
        server.shim.as_ref().expect("a shim").sync(Syncs::Made);
        players.go_on(200).await;
    }
    let (report, played) = players.end().await;
    server.kill().await;
    stored::fits(&server.place, &report, &played).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_full_disk_is_told_clearly_and_when_there_is_room_again_all_goes_on() {
    let _alone = crate::alone().await;
    let disk = SmallDisk::mount(48);
    let data = disk.path().join("data");
    std::fs::create_dir(&data).expect("a folder");
    let mut server = Server::new(PROGRAM, Place::Sqlite(data));
    server.start().await;
    let probe = Probe::new(&server).await;
    let mut players = Players::come(settings(&server, 40, 300.0, 2_000));
    for round in 1..=2 {
        players.reach(500 * round).await;
        disk.fill();
        probe.hears_of_trouble().await;
        disk.make_room();
        players.go_on(200).await;
    }
    let (report, played) = players.end().await;
    server.kill().await;
    stored::fits(&server.place, &report, &played).await;
}
