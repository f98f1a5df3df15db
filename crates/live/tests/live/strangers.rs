//! What is not somebody's to do is refused, and nothing of it happens.

use scratch::on_both;

on_both!(
    spectators_and_strangers_can_do_nothing,
    whoever_has_no_name_can_only_look,
);

pub(crate) mod test {
    use crate::support::{Client, Server, bytes, caller, refusal, setup};
    use live::Caller;
    use scratch::Scratch;
    use tables::Offer;
    use wire::{Ask, Deed, MessageId, Outcome, Phrase};

    /// Everything that only players may do.
    pub(crate) fn deeds_of_players(table: &str) -> Vec<Deed> {
        let table = || table.to_owned();
        vec![
            Deed::Roll {
                table: table(),
                nonce: bytes(),
            },
            Deed::Touch {
                table: table(),
                cell: "a2".to_owned(),
            },
            Deed::Move {
                table: table(),
                turn: 0,
                moves: vec!["a2-a3".to_owned()],
                thought: None,
                nonce: None,
            },
            Deed::Offer {
                table: table(),
                offer: Offer::Draw,
            },
            Deed::Accept {
                table: table(),
                offer: Offer::Draw,
            },
            Deed::Decline { table: table() },
            Deed::Resign { table: table() },
            Deed::Abort { table: table() },
            Deed::ClaimWin { table: table() },
            Deed::ClaimDraw { table: table() },
            Deed::Say {
                table: table(),
                phrase: Phrase::Hello,
            },
            Deed::Rematch { table: table() },
        ]
    }

    pub(super) async fn spectators_and_strangers_can_do_nothing(place: Scratch) {
        let server = Server::at(place).await;
        let [mut ada, mut blaise] = ["Ada", "Blaise"].map(|name| Client::new(&server, name));
        let mut zoe = Client::new(&server, "Zoé");
        let table = ada.open(setup("la-trel/base")).await;
        blaise.sit(&table, None).await;
        zoe.join(&table, None).await;
        let version = |listed: Option<store::Listed>| listed.expect("a game").version;
        let store = server.live.store();
        let before = version(store.game(&table).await.expect("an answer"));
        for deed in deeds_of_players(&table) {
            assert_eq!(
                zoe.refused(deed.clone()).await,
                "table-not-seated",
                "{deed:?}"
            );
        }
        let sit = Deed::Sit {
            table: table.clone(),
            invitation: None,
            contribution: bytes(),
        };
        assert_eq!(zoe.refused(sit.clone()).await, "table-full");
        assert_eq!(ada.refused(sit).await, "table-full");
        let code = Deed::Recover {
            table: table.clone(),
            code: "0000-0000-0000-0000".to_owned(),
        };
        assert_eq!(zoe.refused(code).await, "table-code-wrong");
        let after = version(store.game(&table).await.expect("an answer"));
        assert_eq!(before, after);
        server.ends_well().await;
    }

    pub(super) async fn whoever_has_no_name_can_only_look(place: Scratch) {
        let server = Server::at(place).await;
        let mut ada = Client::new(&server, "Ada");
        let table = ada.open(setup("la-trel/base")).await;
        let nobody = Caller {
            session: None,
            ..caller("nobody")
        };
        let mut anybody = Client::of(&server, "anybody", nobody.clone());
        anybody.join(&table, None).await;
        anybody.done(Deed::Lobby { watch: true }).await;
        let mut deeds = deeds_of_players(&table);
        deeds.push(Deed::Open {
            setup: setup("la-trel/base"),
        });
        deeds.push(Deed::Sit {
            table: table.clone(),
            invitation: None,
            contribution: bytes(),
        });
        deeds.push(Deed::Recover {
            table: table.clone(),
            code: String::new(),
        });
        for deed in deeds {
            assert_eq!(
                anybody.refused(deed.clone()).await,
                "table-nameless",
                "{deed:?}"
            );
            let id = MessageId::new("m").expect("a name");
            let answer = server.live.ask(&nobody, Ask { id, deed }).await;
            assert_eq!(refusal(&answer.outcome), "table-nameless");
        }
        // Without a line nobody is told what happens.
        for deed in [ada.join_deed(&table, None), Deed::Lobby { watch: true }] {
            let id = MessageId::new("m").expect("a name");
            let answer = server.live.ask(&caller("Ada"), Ask { id, deed }).await;
            assert_eq!(refusal(&answer.outcome), "table-needs-line");
        }
        // But whoever plays can play without one.
        let id = MessageId::new("resign").expect("a name");
        let abort = Deed::Abort {
            table: table.clone(),
        };
        let answer = server
            .live
            .ask(&caller("Ada"), Ask { id, deed: abort })
            .await;
        assert!(matches!(answer.outcome, Outcome::Done(_)));
        ada.until_version(&table, 3).await;
        assert!(ada.is_over(&table));
        server.ends_well().await;
    }
}
