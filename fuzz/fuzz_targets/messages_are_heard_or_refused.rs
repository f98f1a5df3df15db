//! Anything that players' programs may send to a server with tables: it is answered, done or refused, and what is stored can be played again.
//! Each line is `host`, `guest` or `other` and a message, in which `TABLE` stands for the table at which the first two sit.
#![no_main]

use libfuzzer_sys::fuzz_target;
use live::{Caller, Live, Settings, Who};
use std::net::{IpAddr, Ipv4Addr};
use std::sync::LazyLock;
use store::{Hashed, Store, SystemClock};
use tables::clock::TimeControl;
use tables::dice::Bytes;
use tables::{Name, SideChoice, TableSetup};
use tempfile::TempDir;
use tokio::runtime::Runtime;
use wire::{Ask, Deed, MessageId, Outcome};

/// So many lines of an input are sent: each waits for the disk.
const MOST_LINES: usize = 20;

struct House {
    runtime: Runtime,
    live: Live,
    _folder: TempDir,
}

static HOUSE: LazyLock<House> = LazyLock::new(|| {
    // On a disk in memory where there is one.
    let memory = std::path::Path::new("/dev/shm");
    let folder = if memory.is_dir() { TempDir::new_in(memory) } else { TempDir::new() };
    let folder = folder.expect("a folder");
    let runtime = Runtime::new().expect("a runtime");
    let live = runtime.block_on(async {
        let store = Store::sqlite(folder.path(), SystemClock::default()).await.expect("a store");
        Live::start(store, Settings { house: 0, ..Settings::default() }).await.expect("tables")
    });
    House { runtime, live, _folder: folder }
});

fuzz_target!(|input: &str| {
    // What cannot be read needs no table.
    let asks: Vec<(&str, String)> = input.lines().take(MOST_LINES).filter_map(line).collect();
    if !asks.iter().any(|(_, text)| serde_json::from_str::<Ask>(text).is_ok()) {
        return;
    }
    let house = &*HOUSE;
    house.runtime.block_on(converse(&house.live, asks));
});

fn line(line: &str) -> Option<(&str, String)> {
    let (who, text) = line.split_once(' ')?;
    ["host", "guest", "other"].contains(&who).then(|| (who, text.to_owned()))
}

async fn converse(live: &Live, asks: Vec<(&str, String)>) {
    // Nobody was here before, so that no message was answered before.
    let now = live.now().await.expect("the time");
    static NEXT: std::sync::atomic::AtomicU64 = std::sync::atomic::AtomicU64::new(0);
    let number = NEXT.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
    let caller = |name: &str| Caller {
        session: Some(Who {
            author: Hashed::of(format!("{name} {number} {}", now.0).as_bytes()),
            name: Name::new(name).expect("a name"),
        }),
        address: IpAddr::V4(Ipv4Addr::LOCALHOST),
        spared: true,
    };
    let [host, guest, other] = ["host", "guest", "other"].map(caller);
    let setup = TableSetup {
        variant: "chasse-croise/standard".to_owned(),
        position: None,
        time: TimeControl::Unlimited,
        host: SideChoice::One,
        touch_move: true,
        public: true,
        house: None,
    };
    let opened = done(live, &host, "open", Deed::Open { setup }).await;
    let table = opened.expect("a table");
    for player in [&host, &guest] {
        let sit = Deed::Sit { table: table.clone(), invitation: None, contribution: Bytes([7; 32]) };
        done(live, player, "sit", sit).await;
    }
    for (who, text) in asks {
        let Ok(ask) = serde_json::from_str::<Ask>(&text.replace("TABLE", &table)) else { continue };
        let caller = match who {
            "host" => &host,
            "guest" => &guest,
            _ => &other,
        };
        let name = ask.id.clone();
        let first = live.ask(caller, ask.clone()).await;
        assert_eq!(first.to.as_ref(), Some(&name));
        // Again, and it is not done again.
        let again = live.ask(caller, ask).await;
        if let (Outcome::Done(first), Outcome::Done(again)) = (&first.outcome, &again.outcome) {
            assert_eq!(first, again);
        }
    }
    let events = live.store().events(&table, 0).await.expect("events");
    let state = tables::State::replay(&table, &events).expect("a table");
    assert_eq!(state.version(), events.len() as u64);
    if let Ok(record) = live.record(&other, &table, None).await {
        rules::Record::read(&record).expect("a record");
    }
}

async fn done(live: &Live, caller: &Caller, id: &str, deed: Deed) -> Option<String> {
    let id = MessageId::new(id).expect("a name");
    match live.ask(caller, Ask { id, deed }).await.outcome {
        Outcome::Done(done) => done.table,
        other => panic!("{other:?}"),
    }
}
