//! A power cut, in simulation: the server is killed, and another one started on what a disk would have held. `kill -9` alone says nothing
//! about that, because the system still has what the process wrote.

use crate::{PROGRAM, stored};
use faults::{Place, Players, Server, Shim, Syncs, copy_of, settings};
use std::path::PathBuf;
use std::time::Duration;
use tempfile::TempDir;

/// So often the power fails while so many moves are played.
const CUTS: u64 = 5;
const MOVES: u64 = 9_000;

/// Disks, each of which holds what the one before had when its power failed.
struct Disks {
    folder: TempDir,
    count: usize,
}

impl Disks {
    fn new() -> Disks {
        let folder = tempfile::tempdir().expect("a temporary folder");
        std::fs::create_dir(folder.path().join("0")).expect("a folder");
        Disks { folder, count: 0 }
    }

    fn disk(&self, number: usize) -> PathBuf {
        self.folder.path().join(number.to_string())
    }

    /// Stands between the server and its present disk. What lies on that is on the next one too.
    fn shim(&self) -> Shim {
        let (now, next) = (self.disk(self.count), self.disk(self.count + 1));
        copy_of(&now, &next);
        Shim::keeping(&now, &next)
    }

    fn server(&self) -> Server {
        Server::new(PROGRAM, Place::Sqlite(self.disk(self.count))).behind(self.shim())
    }

    /// The power fails, and comes back.
    async fn cut(&mut self, server: &mut Server) {
        server.kill().await;
        self.count += 1;
        server.place = Place::Sqlite(self.disk(self.count));
        server.shim = Some(self.shim());
        server.start().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_move_is_lost_when_the_power_fails() {
    let _alone = crate::alone().await;
    let mut disks = Disks::new();
    let mut server = disks.server();
    server.start().await;
    let mut players = Players::come(settings(&server, 60, 1_000.0, MOVES));
    for cut in 1..=CUTS {
        players.reach(cut * MOVES / (CUTS + 1)).await;
        disks.cut(&mut server).await;
    }
    let (report, played) = players.end().await;
    server.kill().await;
    stored::fits(&server.place, &report, &played).await;
}

/// Or the test above would prove nothing: it finds losses where there are some.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_disk_that_only_pretends_to_have_written_is_found_out() {
    let _alone = crate::alone().await;
    let mut disks = Disks::new();
    let mut server = disks.server();
    server.start().await;
    let mut settings = settings(&server, 20, 200.0, 2_000);
    settings.patience = Duration::from_secs(15);
    let mut players = Players::come(settings);
    players.reach(300).await;
    server.shim.as_ref().expect("a shim").sync(Syncs::Pretended);
    players.go_on(600).await;
    disks.cut(&mut server).await;
    let (report, _) = players.end().await;
    assert!(report.lost > 0, "{report:#?}");
}
