//! Lines that nobody reads, people who say too much, and more of anything than anybody needs.

use crate::support::{Client, Server, bytes, caller, settings, setup};
use live::{Busy, Caller, Limits, Settings};
use scratch::{Scratch, each};
use wire::{Answer, Ask, Deed, Goodbye, MessageId, Outcome, Phrase, Sentence, Tell};

fn on_sqlite<F: Future<Output = ()>>(limits: Limits, test: impl FnOnce(Server) -> F) {
    let settings = Settings {
        limits,
        ..settings()
    };
    each(false, async |place: Scratch| {
        test(Server::with(place, settings).await).await;
    });
}

fn limited(name: &str) -> Caller {
    Caller {
        spared: false,
        ..caller(name)
    }
}

async fn goodbye(client: &mut Client) -> Goodbye {
    let mut last = None;
    while let Some(tell) = client.hear().await {
        last = Some(tell);
    }
    match last {
        Some(Tell::Goodbye(why)) => why,
        other => panic!("{other:?} was the last"),
    }
}

#[test]
fn whoever_does_not_read_loses_the_line_and_nobody_else_anything() {
    on_sqlite(Limits::default(), async |server| {
        let [mut ada, mut blaise] = ["Ada", "Blaise"].map(|name| Client::new(&server, name));
        let table = ada.open(setup("la-trel/base")).await;
        blaise.join(&table, None).await;
        for _ in 0..600 {
            let ask = Ask {
                id: blaise.next_id(),
                deed: Deed::Lobby { watch: false },
            };
            blaise.speaker.say(ask).await;
        }
        blaise.speaker.over().await;
        assert_eq!(goodbye(&mut blaise).await, Goodbye::Slow);
        drop(blaise);
        ada.until_known(&table, |known| known.presence.watchers == 0)
            .await;
        server.ends_well().await;
    });
}

#[test]
fn whoever_says_too_much_is_sent_away() {
    on_sqlite(Limits::default(), async |server| {
        let mut ada = Client::of(&server, "Ada", limited("Ada"));
        for _ in 0..200 {
            let ask = Ask {
                id: ada.next_id(),
                deed: Deed::Lobby { watch: false },
            };
            ada.speaker.say(ask).await;
        }
        assert_eq!(goodbye(&mut ada).await, Goodbye::Flood);
        // What nobody can read counts more.
        let mut zoe = Client::of(&server, "Zoé", limited("Zoé"));
        let why = Sentence {
            id: "nonsense".to_owned(),
            args: Vec::new(),
            text: String::new(),
        };
        zoe.speaker.unreadable(why.clone());
        zoe.until(|tell| match tell {
            Tell::Answer(Answer {
                to: None,
                outcome: Outcome::Refused(told),
            }) => (*told == why).then_some(()),
            _ => None,
        })
        .await;
        for _ in 0..20 {
            zoe.speaker.unreadable(why.clone());
        }
        assert_eq!(goodbye(&mut zoe).await, Goodbye::Flood);
        // Without a line nobody is sent away, but has to wait.
        let mut outcomes = Vec::new();
        for number in 0..200 {
            let id = MessageId::new(&format!("m{number}")).expect("a name");
            let deed = Deed::Lobby { watch: true };
            outcomes.push(
                server
                    .live
                    .ask(&limited("Yan"), Ask { id, deed })
                    .await
                    .outcome,
            );
        }
        assert!(matches!(outcomes[0], Outcome::Refused(_)));
        let waits = outcomes.iter().filter(
            |outcome| matches!(outcome, Outcome::Again(sentence) if sentence.id == "live-too-fast"),
        );
        assert!(waits.count() > 50);
        server.ends_well().await;
    });
}

#[test]
fn nobody_has_more_lines_and_tables_than_he_needs() {
    let limits = Limits {
        connections: 2,
        connections_of_address: 4,
        all_connections: 8,
        open_tables: 2,
        open_tables_of_address: 3,
        joined: 2,
        ..Limits::default()
    };
    on_sqlite(limits, async |server| {
        let connect = |caller: Caller| server.live.connect(caller).map(drop);
        let mut ada = Client::of(&server, "Ada", limited("Ada"));
        let second = Client::of(&server, "Ada", limited("Ada"));
        assert_eq!(connect(limited("Ada")), Err(Busy::TooMany));
        drop(second);
        let mut blaise = Client::of(&server, "Blaise", limited("Blaise"));
        let zoe = Client::of(&server, "Zoé", limited("Zoé"));
        let yan = Client::of(&server, "Yan", limited("Yan"));
        assert_eq!(connect(limited("Xia")), Err(Busy::TooMany));
        let elsewhere = Caller {
            address: [10, 0, 0, 1].into(),
            ..limited("Xia")
        };
        assert_eq!(connect(elsewhere), Ok(()));
        let spared: Vec<Client> = (0..4).map(|_| Client::new(&server, "Load")).collect();
        assert_eq!(connect(caller("Load")), Err(Busy::Full));
        drop((spared, zoe, yan));
        // Tables that wait.
        let first = ada.open(setup("la-trel/base")).await;
        let second = ada.open(setup("la-trel/base")).await;
        let open = || Deed::Open {
            setup: setup("la-trel/base"),
        };
        assert_eq!(ada.refused(open()).await, "table-too-many-open");
        blaise.done(open()).await;
        assert_eq!(blaise.refused(open()).await, "table-too-many-open");
        ada.done(Deed::Abort { table: first }).await;
        let third = ada.done(open()).await.table.expect("a table");
        let join = ada.join_deed(&third, None);
        assert_eq!(ada.refused(join.clone()).await, "table-too-many-joined");
        ada.done(Deed::Leave {
            table: second,
            for_good: false,
        })
        .await;
        ada.done(join).await;
        server.ends_well().await;
    });
}

#[test]
fn phrases_are_few_and_said_once() {
    on_sqlite(Limits::default(), async |server| {
        let [mut ada, mut blaise] = ["Ada", "Blaise"].map(|name| Client::new(&server, name));
        let table = ada.open(setup("la-trel/base")).await;
        let say = || Deed::Say {
            table: table.clone(),
            phrase: Phrase::GoodLuck,
        };
        assert_eq!(ada.refused(say()).await, "table-not-begun");
        blaise.join(&table, None).await;
        blaise.sit(&table, None).await;
        let id = blaise.next_id();
        for _ in 0..5 {
            assert!(matches!(blaise.say(&id, say()).await, Outcome::Done(_)));
        }
        for _ in 0..3 {
            blaise.done(say()).await;
        }
        assert_eq!(blaise.refused(say()).await, "table-says-too-much");
        let resign = Deed::Resign {
            table: table.clone(),
        };
        let done = blaise.done(resign).await;
        ada.until_version(&table, done.version.expect("a version"))
            .await;
        let said = ada
            .inbox
            .iter()
            .filter(|tell| matches!(tell, Tell::Said(_)));
        assert_eq!(said.count(), 4);
        server.ends_well().await;
    });
}

#[test]
fn whoever_closes_says_goodbye_and_takes_nothing_more() {
    on_sqlite(Limits::default(), async |server| {
        let mut ada = Client::new(&server, "Ada");
        let table = ada.open(setup("la-trel/base")).await;
        server.live.close().await;
        let sit = Ask {
            id: ada.next_id(),
            deed: Deed::Sit {
                table,
                invitation: None,
                contribution: bytes(),
            },
        };
        let outcome = server.live.ask(&caller("Blaise"), sit).await.outcome;
        assert!(matches!(outcome, Outcome::Again(_)), "{outcome:?}");
        assert!(server.live.connect(caller("Blaise")).is_err());
        assert_eq!(goodbye(&mut ada).await, Goodbye::Restart);
        server.ends_well().await;
    });
}
