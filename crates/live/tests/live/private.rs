//! A private table that somebody guessed looks like one that does not exist.

use scratch::on_both;

on_both!(
    a_private_table_is_nobody_elses,
    an_invitation_opens_the_seat_and_nothing_else,
);

mod test {
    use crate::strangers::test::deeds_of_players;
    use crate::support::{Client, Server, bytes, setup};
    use scratch::Scratch;
    use tables::TableSetup;
    use wire::Deed;

    fn private() -> TableSetup {
        TableSetup {
            public: false,
            ..setup("la-trel/base")
        }
    }

    pub(super) async fn a_private_table_is_nobody_elses(place: Scratch) {
        let server = Server::at(place).await;
        let mut ada = Client::new(&server, "Ada");
        let mut zoe = Client::new(&server, "Zoé");
        let table = ada.open(private()).await;
        let sit = |table: &str, invitation: Option<&str>| Deed::Sit {
            table: table.to_owned(),
            invitation: invitation.map(str::to_owned),
            contribution: bytes(),
        };
        for table in [table.as_str(), "abcdefghjkmn", "no table", ""] {
            for deed in deeds_of_players(table) {
                assert_eq!(zoe.refused(deed.clone()).await, "table-unknown", "{deed:?}");
            }
            let key = Some("0123456789abcdefghjkmnpq");
            for deed in [
                zoe.join_deed(table, None),
                zoe.join_deed(table, key),
                sit(table, None),
                sit(table, key),
            ] {
                assert_eq!(zoe.refused(deed.clone()).await, "table-unknown", "{deed:?}");
            }
            let code = Deed::Recover {
                table: table.to_owned(),
                code: "0000 0000 0000 0000".to_owned(),
            };
            assert_eq!(zoe.refused(code).await, "table-code-wrong");
        }
        server.ends_well().await;
    }

    pub(super) async fn an_invitation_opens_the_seat_and_nothing_else(place: Scratch) {
        let server = Server::at(place).await;
        let [mut ada, mut blaise] = ["Ada", "Blaise"].map(|name| Client::new(&server, name));
        let [mut zoe, mut yan] = ["Zoé", "Yan"].map(|name| Client::new(&server, name));
        let table = ada.open(private()).await;
        let you = ada.tables[&table].you.clone();
        let (key, invitation) = (you.key.as_deref(), you.invitation.as_deref());
        assert!(key.is_some() && invitation.is_some() && key != invitation);
        // Whoever was invited may look, and whoever has the key may; but the key opens no seat.
        yan.join(&table, invitation).await;
        zoe.join(&table, key).await;
        let sit = Deed::Sit {
            table: table.clone(),
            invitation: you.key.clone(),
            contribution: bytes(),
        };
        assert_eq!(zoe.refused(sit).await, "table-seat-kept");
        blaise.join(&table, invitation).await;
        blaise.sit(&table, invitation).await;
        zoe.until_version(&table, 4).await;
        // Yan came too late: the game is not his to watch.
        assert_eq!(
            yan.refused(yan.join_deed(&table, invitation)).await,
            "table-unknown"
        );
        let sit = Deed::Sit {
            table: table.clone(),
            invitation: you.invitation.clone(),
            contribution: bytes(),
        };
        assert_eq!(yan.refused(sit).await, "table-full");
        let done = ada
            .done(Deed::Resign {
                table: table.clone(),
            })
            .await;
        zoe.until_version(&table, done.version.expect("a version"))
            .await;
        yan.done(Deed::Lobby { watch: true }).await;
        assert!(yan.tables[&table].events.len() < 5);
        ada.join(&table, None).await;
        assert_eq!(ada.tables[&table].you.invitation, None);
        server.ends_well().await;
    }
}
