//! Whatever anybody asks for, in whatever order: what is stored are games that can be, everybody is told the same, and every message is
//! answered.

use crate::support::{Client, Server, bytes, setup};
use proptest::prelude::*;
use proptest::test_runner::{Config, TestRunner};
use rules::random::FastNumbers;
use rules::view::Phase;
use scratch::each;
use tables::{Offer, TableSetup};
use wire::{Deed, MessageId, Outcome, Phrase};

const CASES: u32 = 12;
const PEOPLE: [&str; 3] = ["Ada", "Blaise", "Zoé"];

/// Who asks for what at which table, by numbers.
#[derive(Clone, Copy, Debug)]
struct Wish {
    who: usize,
    table: usize,
    what: u8,
    seed: u64,
}

fn wishes() -> impl Strategy<Value = Vec<Wish>> {
    let wish = (0..3_usize, 0..3_usize, 0..40_u8, any::<u64>());
    let wish = wish.prop_map(|(who, table, what, seed)| Wish {
        who,
        table,
        what,
        seed,
    });
    prop::collection::vec(wish, 20..120)
}

fn deed(client: &Client, table: &str, wish: Wish) -> Deed {
    let name = || table.to_owned();
    let mut numbers = FastNumbers::new(wish.seed);
    let offer = if numbers.below(2) == 0 {
        Offer::Draw
    } else {
        Offer::TakeBack
    };
    match wish.what {
        0 => Deed::Resign { table: name() },
        1 => Deed::Abort { table: name() },
        2 => Deed::ClaimWin { table: name() },
        3 => Deed::Rematch { table: name() },
        4 => Deed::Recover {
            table: name(),
            code: client.tables[table].you.code.clone().unwrap_or_default(),
        },
        5 => Deed::Leave {
            table: name(),
            for_good: true,
        },
        6 => Deed::Say {
            table: name(),
            phrase: Phrase::Oops,
        },
        7 => Deed::Touch {
            table: name(),
            cell: "a2".to_owned(),
        },
        8..11 => Deed::Offer {
            table: name(),
            offer,
        },
        11..14 => Deed::Accept {
            table: name(),
            offer,
        },
        14 => Deed::Decline { table: name() },
        15..18 => Deed::Sit {
            table: name(),
            invitation: client.tables[table].you.invitation.clone(),
            contribution: bytes(),
        },
        _ => {
            let board = client.state(table);
            if board.board().outcome().is_some() {
                return Deed::Decline { table: name() };
            }
            if board.board().phase() == Phase::Roll {
                Deed::Roll {
                    table: name(),
                    nonce: bytes(),
                }
            } else {
                client.some_turn(table, &mut numbers)
            }
        }
    }
}

/// All that was ever asked for, with its answer.
type Said = Vec<(usize, MessageId, Deed, Outcome)>;

async fn try_all(server: &Server, wishes: &[Wish]) {
    let mut clients: Vec<Client> = PEOPLE.map(|name| Client::new(server, name)).into();
    let mut tables = Vec::new();
    for (index, variant) in [
        "la-trel/base",
        "chasse-croise/standard",
        "latroncules/classic",
    ]
    .into_iter()
    .enumerate()
    {
        let setup = TableSetup {
            touch_move: index == 2,
            ..setup(variant)
        };
        let table = clients[index].open(setup).await;
        for (other, client) in clients.iter_mut().enumerate() {
            client.join(&table, None).await;
            if other == (index + 1) % PEOPLE.len() {
                client.sit(&table, None).await;
            }
        }
        tables.push(table);
    }
    let mut said: Said = Vec::new();
    for wish in wishes {
        let (client, table) = (&mut clients[wish.who], &tables[wish.table]);
        // Whoever left comes back, so that he knows what he asks for.
        client.join(table, None).await;
        if wish.what >= 38 && !said.is_empty() {
            let (who, id, deed, first) = &said[wish.seed as usize % said.len()];
            let again = clients[*who].say(id, deed.clone()).await;
            assert_eq!(again, *first, "{deed:?}");
            continue;
        }
        let deed = deed(client, table, *wish);
        let id = client.next_id();
        let outcome = client.say(&id, deed.clone()).await;
        assert!(
            !matches!(outcome, Outcome::Again(_)),
            "{outcome:?} to {deed:?}"
        );
        // Phrases are not stored, so their answers are not either; nor is anything refused beside a table.
        let kept = !matches!(
            deed,
            Deed::Say { .. } | Deed::Leave { .. } | Deed::Rematch { .. } | Deed::Recover { .. }
        );
        let kept = kept && !matches!(deed, Deed::Sit { .. });
        if kept {
            said.push((wish.who, id, deed, outcome));
        }
    }
    for table in &tables {
        let stored = server.live.store().events(table, 0).await.expect("events");
        for client in &mut clients {
            client.join(table, None).await;
            assert_eq!(client.tables[table].events.len(), stored.len());
        }
        assert_eq!(
            clients[0].tables[table].events,
            clients[1].tables[table].events
        );
        assert_eq!(
            clients[0].tables[table].events,
            clients[2].tables[table].events
        );
    }
    assert_eq!(server.live.store().doctor().await, Ok(Vec::new()));
}

fn run(postgres: bool) {
    each(postgres, async |place| {
        let server = Server::at(place).await;
        let (cases, waiting) = std::sync::mpsc::channel::<Vec<Wish>>();
        let (done, ended) = std::sync::mpsc::channel();
        // Proptest knows nothing of tasks: it has a thread, which waits for each case.
        let proposing = std::thread::spawn(move || {
            let mut runner = TestRunner::new(Config {
                failure_persistence: None,
                ..Config::with_cases(CASES)
            });
            runner.run(&wishes(), |wishes| {
                cases.send(wishes).expect("somebody tries it");
                ended
                    .recv()
                    .map_err(|_| TestCaseError::fail("the server did otherwise"))
            })
        });
        while let Ok(wishes) = tokio::task::block_in_place(|| waiting.recv()) {
            try_all(&server, &wishes).await;
            let _ = done.send(());
        }
        proposing.join().expect("no panic").expect("all cases");
        server.ends_well().await;
    });
}

#[test]
fn whatever_is_asked_for_sqlite_has_games_that_can_be() {
    run(false);
}

#[test]
fn whatever_is_asked_for_postgres_has_games_that_can_be() {
    run(true);
}
