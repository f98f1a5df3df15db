//! Flags fall by themselves and not a moment too early; time in which no server lived costs nobody anything. The time is the test's own.

use crate::support::{Client, MINUTE, Server, setup};
use rules::random::FastNumbers;
use scratch::{Scratch, each};
use tables::{Event, Millis, Moment, Offer, Stamped, TablePhase};
use wire::Deed;

/// Two at a table who have played so many turns.
async fn playing(server: &Server, turns: u64) -> (Client, Client, String) {
    let mut numbers = FastNumbers::new(21);
    let [mut ada, mut blaise] = ["Ada", "Blaise"].map(|name| Client::new(server, name));
    let table = ada.open(setup("la-trel/base")).await;
    blaise.join(&table, None).await;
    blaise.sit(&table, None).await;
    for turn in 0..turns {
        let mover = if turn % 2 == 0 { &mut ada } else { &mut blaise };
        mover.until_version(&table, 4 + turn).await;
        mover.play(&table, &mut numbers).await;
    }
    ada.until_version(&table, 4 + turns).await;
    blaise.until_version(&table, 4 + turns).await;
    (ada, blaise, table)
}

fn on_sqlite<F: Future<Output = ()>>(test: impl FnOnce(Server) -> F) {
    each(false, async |place: Scratch| {
        test(Server::at(place).await).await;
    });
}

fn ended_by_time(event: &Event) -> bool {
    matches!(event, Event::Ended { ending, .. } if ending.termination == "time")
}

fn credited(known: &[Stamped]) -> Millis {
    let spans = known.iter().filter_map(|event| match event.event {
        Event::OutageCredited { span, .. } => Some(span),
        _ => None,
    });
    spans.fold(Millis::ZERO, |sum, span| sum + span)
}

#[test]
fn whoever_moves_in_the_last_moment_was_in_time() {
    on_sqlite(async |server| {
        let (mut ada, _blaise, table) = playing(&server, 2).await;
        server.pass(60_000).await;
        let mut numbers = FastNumbers::new(1);
        ada.play(&table, &mut numbers).await;
        let state = ada.state(&table);
        assert_eq!(*state.phase(), TablePhase::Playing);
        assert_eq!(state.clock().left(rules::Side::One), Some(Millis::ZERO));
        server.ends_well().await;
    });
}

#[test]
fn a_flag_falls_by_itself_and_not_at_the_moment_itself() {
    on_sqlite(async |server| {
        let (mut ada, mut blaise, table) = playing(&server, 2).await;
        let flag = ada.state(&table).clock().flag_at().expect("a clock runs");
        let now = server.now().await;
        server.pass((flag - now).0).await;
        // At the moment itself it stands: something else can still be done.
        let offer = Deed::Offer {
            table: table.clone(),
            offer: Offer::Draw,
        };
        let done = blaise.done(offer).await;
        ada.until_version(&table, done.version.expect("a version"))
            .await;
        assert!(!ada.is_over(&table));
        server.pass(1).await;
        ada.until_event(&table, ended_by_time).await;
        blaise.until_event(&table, ended_by_time).await;
        server.ends_well().await;
    });
}

#[test]
fn a_flag_falls_where_nobody_is_connected() {
    on_sqlite(async |server| {
        let (ada, blaise, table) = playing(&server, 3).await;
        drop((ada, blaise));
        let over = async |server: &Server| {
            let listed = server.live.store().game(&table).await.expect("an answer");
            listed.expect("a game").standing.stage == store::Stage::Over
        };
        // Nobody has it in memory either after the server began anew.
        let server = server.again().await;
        assert!(!over(&server).await);
        server.pass(70_000).await;
        server.until(async || over(&server).await).await;
        server.ends_well().await;
    });
}

#[test]
fn an_outage_costs_nobody_time() {
    on_sqlite(async |server| {
        let (mut ada, mut blaise, table) = playing(&server, 2).await;
        server.pass(5_000).await;
        // The server is frozen for ten minutes, and the first thing after that is a move.
        server.clock().pass(600_000);
        let mut numbers = FastNumbers::new(1);
        ada.play(&table, &mut numbers).await;
        let known = &ada.tables[&table];
        assert_eq!(credited(&known.events), Millis(600_000));
        let left = ada.state(&table).clock().left(rules::Side::One);
        assert_eq!(left, Some(Millis(55_000)));
        // Frozen again, and nobody asks for anything.
        server.clock().pass(600_000);
        blaise
            .until_known(&table, |known| credited(&known.events) == Millis(1_200_000))
            .await;
        let now = server.now().await;
        let left = blaise.state(&table).clock().left_at(rules::Side::Two, now);
        assert_eq!(left, Some(Millis(60_000)));
        server.ends_well().await;
    });
}

#[test]
fn time_in_which_no_server_ran_is_given_back() {
    on_sqlite(async |server| {
        let (ada, blaise, table) = playing(&server, 2).await;
        drop((ada, blaise));
        server.pass(7_000).await;
        let (clock, place) = (server.clock().clone(), server.stop().await);
        clock.pass(3_600_000);
        let server = Server::at(place).await;
        let mut ada = Client::new(&server, "Ada");
        ada.join(&table, None).await;
        assert_eq!(credited(&ada.tables[&table].events), Millis(3_600_000));
        let now: Moment = server.now().await;
        let left = ada.state(&table).clock().left_at(rules::Side::One, now);
        assert_eq!(left, Some(Millis(53_000)));
        assert_eq!(ada.state(&table).setup().time, MINUTE);
        server.ends_well().await;
    });
}

#[test]
fn whoever_is_gone_loses_after_a_while() {
    on_sqlite(async |server| {
        let (mut ada, blaise, table) = playing(&server, 2).await;
        let claim = || Deed::ClaimWin {
            table: table.clone(),
        };
        assert_eq!(ada.refused(claim()).await, "table-claim-too-soon");
        drop(blaise);
        ada.until_known(&table, |known| known.presence.claim_in[1].is_some())
            .await;
        assert_eq!(
            ada.tables[&table].presence.claim_in,
            [None, Some(Millis::seconds(30))]
        );
        server.pass(19_999).await;
        // While nobody is served nobody can come back.
        server.clock().pass(100_000);
        server.has_beaten().await;
        server.pass(10_000).await;
        assert_eq!(ada.refused(claim()).await, "table-claim-too-soon");
        server.pass(1).await;
        ada.done(claim()).await;
        ada.until_event(&table, |event| {
            matches!(event, Event::Ended { ending, .. } if ending.termination == "abandoned")
        })
        .await;
        server.ends_well().await;
    });
}

#[test]
fn whoever_leaves_on_purpose_is_waited_for_less_long() {
    on_sqlite(async |server| {
        let (mut ada, mut blaise, table) = playing(&server, 2).await;
        let leave = Deed::Leave {
            table: table.clone(),
            for_good: true,
        };
        blaise.done(leave).await;
        let on_purpose = Some(Millis::seconds(10));
        ada.until_known(&table, |known| known.presence.claim_in[1] == on_purpose)
            .await;
        // He comes back, and goes again without a word.
        blaise.join(&table, None).await;
        ada.until_known(&table, |known| known.presence.there[1])
            .await;
        drop(blaise);
        let patience = Some(Millis::seconds(30));
        ada.until_known(&table, |known| known.presence.claim_in[1] == patience)
            .await;
        let draw = Deed::ClaimDraw {
            table: table.clone(),
        };
        server.pass(12_000).await;
        assert_eq!(ada.refused(draw).await, "table-claim-too-soon");
        let draw = Deed::ClaimDraw {
            table: table.clone(),
        };
        server.pass(18_000).await;
        ada.done(draw).await;
        ada.until_event(
            &table,
            |event| matches!(event, Event::Ended { ending, .. } if ending.result == "draw"),
        )
        .await;
        server.ends_well().await;
    });
}
