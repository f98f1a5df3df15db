//! That a move is on the disk before anybody hears that it is: written, synced, told, in this order, as the system saw it.

use crate::PROGRAM;
use faults::{Place, Players, Server, settings};
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

/// What the system was asked for, where it concerns the log of the database or what is told.
const CALLS: &str = "trace=pwrite64,pwritev,write,writev,fsync,fdatasync,sendto,sendmsg";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_move_is_written_and_synced_before_it_is_acknowledged() {
    let _alone = crate::alone().await;
    let directory = tempfile::tempdir().expect("a temporary folder");
    let trace = directory.path().join("trace");
    let data = directory.path().join("data");
    std::fs::create_dir(&data).expect("a folder");
    let name = trace.to_str().expect("a folder that is text");
    let wrapper = ["strace", "-f", "-y", "-qq", "--seccomp-bpf", "-e", CALLS];
    let wrapper = [&wrapper[..], &["-s", "20000", "-o", name]].concat();
    let mut server = Server::new(PROGRAM, Place::Sqlite(data)).under(&wrapper);
    server.start().await;
    // One table, so that a message is alone on its way mostly.
    let (report, _) = Players::come(settings(&server, 1, 20.0, 40)).end().await;
    server.kill().await;
    assert!(report.is_clean(), "{report:#?}");
    let acknowledged = in_order(&trace);
    assert!(
        acknowledged >= 40,
        "{acknowledged} answers were found in the trace"
    );
}

/// Holds every answer against what was written and synced before it, and counts them.
fn in_order(trace: &Path) -> usize {
    let text = std::fs::read(trace).expect("a trace; strace makes it (Debian: strace)");
    let text = String::from_utf8_lossy(&text);
    let writes_log = |call: &str| call.starts_with("pwrite") && call.contains("-wal>");
    let calls = text.lines().filter_map(|line| line.split_once(' '));
    let calls: Vec<(&str, &str)> = calls
        .map(|(thread, call)| (thread, call.trim_start()))
        .collect();
    let logged = calls.iter().filter(|(_, call)| writes_log(call));
    let ever: BTreeSet<String> = logged.flat_map(|(_, call)| names(call)).collect();
    // By the name of the message: where its answer stands in the log, and whether it was synced since.
    let mut written: BTreeMap<String, bool> = BTreeMap::new();
    // What a thread has begun to sync, and which messages had been written when it did.
    let mut syncing: BTreeMap<&str, Vec<String>> = BTreeMap::new();
    let mut told = 0;
    for (thread, call) in calls {
        let of_log = call.contains("-wal>");
        let syncs = call.starts_with("fsync(") || call.starts_with("fdatasync(");
        if writes_log(call) {
            for name in names(call) {
                written.entry(name).or_insert(false);
            }
        } else if syncs && of_log {
            let before: Vec<String> = written.keys().cloned().collect();
            if call.ends_with("= 0") {
                before.iter().for_each(|name| synced(&mut written, name));
            } else {
                syncing.insert(thread, before);
            }
        } else if call.starts_with("<... f")
            && call.contains("sync resumed")
            && call.ends_with("= 0")
        {
            let before = syncing.remove(thread).unwrap_or_default();
            before.iter().for_each(|name| synced(&mut written, name));
        } else if let Some(at) = call.find("\\\"answer\\\":{\\\"to\\\":\\\"") {
            // Whoever joins a table is answered too, and nothing is stored for it.
            let stored = names(&call[at..]).into_iter().next();
            if let Some(name) = stored.filter(|name| ever.contains(name)) {
                let on_the_disk = written.get(&name) == Some(&true);
                assert!(on_the_disk, "{name} was told too early: {call:.300}");
                told += 1;
            }
        }
    }
    told
}

fn synced(written: &mut BTreeMap<String, bool>, name: &str) {
    if let Some(synced) = written.get_mut(name) {
        *synced = true;
    }
}

/// The names of messages that stand in a text: as players of a run call theirs.
fn names(text: &str) -> Vec<String> {
    let found = text.match_indices("load").filter_map(|(at, _)| {
        let rest = &text[at + 4..];
        let length = rest
            .bytes()
            .position(|byte| !(byte.is_ascii_hexdigit() || byte == b'-'))
            .unwrap_or(rest.len());
        let name = &rest[..length];
        let parts: Vec<&str> = name.split('-').collect();
        (parts.len() == 4 && parts[0].len() == 16).then(|| name.to_owned())
    });
    found.collect()
}
