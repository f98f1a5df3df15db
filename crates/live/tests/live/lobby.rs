//! The lobby shows who waits and what may be watched, and nothing that is private.

use scratch::on_both;

on_both!(
    who_waits_is_shown_while_he_is_there,
    a_new_server_shows_what_it_finds,
    another_server_of_the_same_store_hears_of_everything,
);

mod test {
    use crate::support::{Client, Server, settings, setup};
    use live::Live;
    use rules::random::FastNumbers;
    use scratch::Scratch;
    use tables::TableSetup;
    use tables::clock::TimeControl;
    use wire::{Deed, Lobby, Tell};

    async fn until_lobby(client: &mut Client, is_so: impl Fn(&Lobby) -> bool) -> Lobby {
        client
            .until(|tell| match tell {
                Tell::Lobby(lobby) if is_so(lobby) => Some(lobby.clone()),
                _ => None,
            })
            .await
    }

    pub(super) async fn who_waits_is_shown_while_he_is_there(place: Scratch) {
        let server = Server::at(place).await;
        let mut zoe = Client::new(&server, "Zoé");
        zoe.done(Deed::Lobby { watch: true }).await;
        assert_eq!(until_lobby(&mut zoe, |_| true).await, Lobby::default());
        let mut ada = Client::new(&server, "Ada");
        let private = TableSetup {
            public: false,
            ..setup("la-trel/base")
        };
        ada.open(private).await;
        let table = ada.open(setup("la-trel/base")).await;
        let lobby = until_lobby(&mut zoe, |lobby| !lobby.seeks.is_empty()).await;
        let [seek] = &lobby.seeks[..] else {
            panic!("{lobby:?}");
        };
        assert_eq!((&seek.table, seek.name.as_str()), (&table, "Ada"));
        // She goes, and comes back.
        drop(ada);
        until_lobby(&mut zoe, |lobby| lobby.seeks.is_empty()).await;
        let mut ada = Client::new(&server, "Ada");
        ada.join(&table, None).await;
        until_lobby(&mut zoe, |lobby| lobby.seeks.len() == 1).await;
        let mut blaise = Client::new(&server, "Blaise");
        blaise.sit(&table, None).await;
        let lobby = until_lobby(&mut zoe, |lobby| lobby.playing == 1).await;
        assert_eq!(lobby.seeks, []);
        assert_eq!(lobby.games[0].players, ["Ada", "Blaise"]);
        ada.done(Deed::Resign { table }).await;
        let lobby = until_lobby(&mut zoe, |lobby| lobby.playing == 0).await;
        assert_eq!(lobby, Lobby::default());
        server.ends_well().await;
    }

    pub(super) async fn a_new_server_shows_what_it_finds(place: Scratch) {
        let server = Server::at(place).await;
        let mut ada = Client::new(&server, "Ada");
        let days = TableSetup {
            time: TimeControl::Unlimited,
            ..setup("attangle/standard")
        };
        let slow = ada.open(days).await;
        ada.open(setup("la-trel/base")).await;
        let game = ada.open(setup("latroncules/classic")).await;
        let mut blaise = Client::new(&server, "Blaise");
        blaise.sit(&game, None).await;
        let private = TableSetup {
            public: false,
            ..setup("la-trel/base")
        };
        let hidden = ada.open(private).await;
        let invitation = ada.tables[&hidden].you.invitation.clone();
        blaise.sit(&hidden, invitation.as_deref()).await;
        drop((ada, blaise));
        let server = server.again().await;
        let mut zoe = Client::new(&server, "Zoé");
        zoe.done(Deed::Lobby { watch: true }).await;
        // Whoever waits live is not there any more; who has no clock may be found by anybody.
        let lobby = until_lobby(&mut zoe, |_| true).await;
        let seeks: Vec<_> = lobby.seeks.iter().map(|seek| seek.table.clone()).collect();
        assert_eq!(seeks, [slow]);
        let games: Vec<_> = lobby.games.iter().map(|game| game.table.clone()).collect();
        assert_eq!(games, [game]);
        assert_eq!(lobby.playing, 2);
        server.ends_well().await;
    }

    pub(super) async fn another_server_of_the_same_store_hears_of_everything(place: Scratch) {
        // On SQLite it is another heart over the same store, which nobody tells anything either.
        let server = Server::at(place).await;
        let other = match &server.place {
            Scratch::Sqlite { .. } => server.live.store().clone(),
            Scratch::Postgres { .. } => server.place.open().await,
        };
        let other = Live::start(other, settings()).await.expect("a server");
        let there = Server {
            place: Scratch::sqlite(),
            live: other,
        };
        let mut numbers = FastNumbers::new(31);
        let mut ada = Client::new(&server, "Ada");
        let mut blaise = Client::new(&there, "Blaise");
        blaise.done(Deed::Lobby { watch: true }).await;
        let days = TableSetup {
            time: TimeControl::Unlimited,
            ..setup("la-trel/base")
        };
        let table = ada.open(days).await;
        until_lobby(&mut blaise, |lobby| lobby.seeks.len() == 1).await;
        blaise.join(&table, None).await;
        blaise.sit(&table, None).await;
        // Each of them plays at his own server.
        for turn in 0..8 {
            let mover = if turn % 2 == 0 { &mut ada } else { &mut blaise };
            mover.until_version(&table, 4 + turn).await;
            mover.play(&table, &mut numbers).await;
        }
        ada.until_version(&table, 12).await;
        ada.done(Deed::Resign {
            table: table.clone(),
        })
        .await;
        blaise.until_version(&table, 13).await;
        assert_eq!(ada.state(&table).turn(), 8);
        drop((ada, blaise));
        there.live.close().await;
        server.ends_well().await;
    }
}
