//! House computers sit down by themselves, play to the end, and bring to the dice what was fixed before.

use scratch::on_both;

on_both!(
    computers_play_whole_games_with_dice_that_anyone_can_check,
    a_computer_goes_on_after_a_restart,
    a_computer_answers_what_is_proposed,
);

mod test {
    use crate::support::{Client, Server, bytes, caller, settings, setup};
    use live::Settings;
    use rules::Record;
    use rules::random::FastNumbers;
    use scratch::Scratch;
    use tables::clock::TimeControl;
    use tables::{Event, Offer, Participant, TablePhase, TableSetup, evidence_of};
    use wire::{Deed, Seek, Tell};

    const MOST_TURNS: usize = 40;

    fn against(variant: &str, level: u8) -> TableSetup {
        TableSetup {
            house: Some(level),
            time: TimeControl::Unlimited,
            ..setup(variant)
        }
    }

    /// Plays whenever it is his turn.
    async fn play_on(ada: &mut Client, table: &str, turns: usize, numbers: &mut FastNumbers) {
        for _ in 0..turns {
            let turn = ada.state(table).turn();
            if !ada.is_to_move(table) {
                ada.until_known(table, |known| {
                    let state = known.state(table);
                    state.turn() > turn || *state.phase() != TablePhase::Playing
                })
                .await;
            }
            if ada.is_over(table) {
                return;
            }
            ada.play(table, numbers).await;
        }
    }

    pub(super) async fn computers_play_whole_games_with_dice_that_anyone_can_check(place: Scratch) {
        let server = Server::at(place).await;
        let mut numbers = FastNumbers::new(17);
        for (level, variant) in [
            (1, "chasse-croise/standard"),
            (2, "chasse-croise/standard"),
            (1, "la-trel/base"),
            (1, "attangle/standard"),
            (1, "latroncules/classic"),
        ] {
            let mut ada = Client::new(&server, "Ada");
            let table = ada.open(against(variant, level)).await;
            ada.until_version(&table, 4).await;
            play_on(&mut ada, &table, MOST_TURNS, &mut numbers).await;
            if !ada.is_over(&table) {
                ada.done(Deed::Resign {
                    table: table.clone(),
                })
                .await;
            }
            ada.until_event(&table, |event| matches!(event, Event::Ended { .. }))
                .await;
            let house = ada.state(&table).seats()[1].player.clone();
            assert!(matches!(house, Participant::House { level: found, .. } if found == level));
            let record = server.live.record(&caller("Ada"), &table, None).await;
            let record = Record::read(&record.expect("a record")).expect("a record");
            let evidence = evidence_of(&record).expect("evidence");
            assert_eq!(evidence.verify(), Ok(()));
            assert!(evidence.house[1].is_some());
            if variant == "chasse-croise/standard" {
                assert!(evidence.turns.len() > 10);
            }
        }
        server.ends_well().await;
    }

    pub(super) async fn a_computer_goes_on_after_a_restart(place: Scratch) {
        let mut server = Server::at(place).await;
        let mut numbers = FastNumbers::new(23);
        let mut ada = Client::new(&server, "Ada");
        let table = ada.open(against("chasse-croise/standard", 1)).await;
        ada.until_version(&table, 4).await;
        for _ in 0..4 {
            play_on(&mut ada, &table, 2, &mut numbers).await;
            // It may be thinking right now.
            drop(ada);
            server = server.again().await;
            ada = Client::new(&server, "Ada");
            ada.join(&table, None).await;
        }
        play_on(&mut ada, &table, 2, &mut numbers).await;
        let turns = ada.state(&table).turn();
        assert!(turns >= 10 || ada.is_over(&table), "{turns}");
        server.ends_well().await;
    }

    pub(super) async fn a_computer_answers_what_is_proposed(place: Scratch) {
        let server = Server::at(place).await;
        let mut numbers = FastNumbers::new(29);
        let mut ada = Client::new(&server, "Ada");
        let mut zoe = Client::new(&server, "Zoé");
        zoe.done(Deed::Lobby { watch: true }).await;
        let table = ada.open(against("la-trel/base", 1)).await;
        ada.until_version(&table, 4).await;
        play_on(&mut ada, &table, 2, &mut numbers).await;
        ada.done(Deed::Offer {
            table: table.clone(),
            offer: Offer::TakeBack,
        })
        .await;
        ada.until_event(&table, |event| matches!(event, Event::TakenBack { .. }))
            .await;
        ada.done(Deed::Offer {
            table: table.clone(),
            offer: Offer::Draw,
        })
        .await;
        ada.until_event(&table, |event| matches!(event, Event::Declined { .. }))
            .await;
        // Its seat was nobody else's, and nobody was told that somebody waits.
        let seeks: Vec<Seek> = zoe
            .until(|tell| match tell {
                Tell::Lobby(lobby) if lobby.games.len() == 1 => Some(lobby.seeks.clone()),
                _ => None,
            })
            .await;
        assert_eq!(seeks, []);
        // It plays again, on the other side.
        ada.done(Deed::Resign {
            table: table.clone(),
        })
        .await;
        let next = ada.done(Deed::Rematch { table }).await;
        let next = next.table.expect("a table");
        ada.join(&next, None).await;
        ada.sit(&next, None).await;
        ada.until_version(&next, 4).await;
        play_on(&mut ada, &next, 1, &mut numbers).await;
        // Where there are none, nobody waits for one.
        let place = server.stop().await;
        let none = Settings {
            house: 0,
            ..settings()
        };
        let server = Server::with(place, none).await;
        let mut ada = Client::new(&server, "Ada");
        let open = |level| Deed::Open {
            setup: against("la-trel/base", level),
        };
        assert_eq!(ada.refused(open(1)).await, "table-no-house");
        let place = server.stop().await;
        let server = Server::at(place).await;
        let mut ada = Client::new(&server, "Ada");
        assert_eq!(ada.refused(open(11)).await, "table-no-level");
        let table = ada.done(open(1)).await.table.expect("a table");
        let mut zoe = Client::new(&server, "Zoé");
        let sit = Deed::Sit {
            table,
            invitation: None,
            contribution: bytes(),
        };
        assert_eq!(zoe.refused(sit).await, "table-seat-kept");
        server.ends_well().await;
    }
}
