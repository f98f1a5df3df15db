//! A cluster answers, comes back after a crash with its data, and leaves nothing behind.

use cluster::Cluster;
use std::net::TcpStream;
use std::path::PathBuf;

fn answers(cluster: &Cluster) -> bool {
    let url = cluster.url();
    let address = url.split(['@', '/']).find(|part| part.contains("127."));
    TcpStream::connect(address.expect("an address")).is_ok()
}

#[test]
fn it_comes_back_after_a_crash_and_leaves_nothing_behind() {
    let mut cluster = Cluster::start().expect("PostgreSQL");
    let folder: PathBuf = cluster.folder().to_owned();
    assert!(answers(&cluster) && folder.join("data/PG_VERSION").is_file());
    cluster.crash();
    assert!(!answers(&cluster) && folder.join("data/PG_VERSION").is_file());
    cluster.restart().expect("it starts again");
    assert!(answers(&cluster));
    drop(cluster);
    assert!(!folder.exists());
}
