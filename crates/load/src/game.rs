//! Games at one table, one after the other: opened, played at random, ended, and compared.

use crate::run::{Phase, Shared};
use crate::table::{GUEST, HOST, Stuck, Table};
use crate::tally::Played;
use client::{AskId, Heard};
use rules::view::Phase as BoardPhase;
use std::sync::Arc;
use tables::clock::{Step, TimeControl};
use tables::dice::Bytes;
use tables::{Event, Millis, SideChoice, State, TablePhase, TableSetup};
use tokio::sync::watch;
use tokio::time::{Instant, sleep_until};
use wire::{Deed, Sentence};

/// What was sent and not answered yet.
struct Sent {
    ask: AskId,
    at: Instant,
    /// Which turn it plays; none for a roll.
    turn: Option<u32>,
}

/// The last turn that was sent, until it arrives at the other player.
struct OnItsWay {
    turn: u32,
    by: usize,
    at: Instant,
}

/// One game of the table.
struct Game {
    turns: Vec<(Vec<String>, bool)>,
    sent: Option<Sent>,
    on_its_way: Option<OnItsWay>,
}

/// Plays at one table until the end, and counts.
pub(crate) async fn play(shared: Arc<Shared>, index: usize) {
    if let Err(Stuck(why)) = all_games(&shared, index).await {
        shared.tally.disagreements.add(1);
        shared.tally.complain(why);
    }
    shared.tally.through.add(1);
}

async fn all_games(shared: &Arc<Shared>, index: usize) -> Result<(), Stuck> {
    let mut phase = shared.phase.subscribe();
    // Only so many open at a time.
    let turn = shared.opening.acquire().await;
    let until = Instant::now() + shared.settings.patience;
    let mut table = Table::gather(shared, index, until).await?;
    open(shared, &mut table, index, until).await?;
    drop(turn);
    shared.tally.ready.add(1);
    let mut due = wait_for_play(&mut table, &mut phase).await + shared.offset(index);
    let mut round = index;
    loop {
        let mut game = Game {
            turns: Vec::new(),
            sent: None,
            on_its_way: None,
        };
        let over = game.play(shared, &mut table, &mut phase, &mut due).await?;
        if !over {
            game.finish(shared, &mut table, &mut phase).await?;
        }
        let until = Instant::now() + shared.settings.patience;
        game.compare(shared, &mut table, until).await?;
        if *phase.borrow() == Phase::Ending {
            return Ok(());
        }
        table.leave();
        // The next game is another one.
        round += 1;
        open(shared, &mut table, round, until).await?;
    }
}

/// When play begins; until then everybody keeps listening.
async fn wait_for_play(table: &mut Table, phase: &mut watch::Receiver<Phase>) -> Instant {
    loop {
        if *phase.borrow_and_update() != Phase::Opening {
            return Instant::now();
        }
        tokio::select! {
            _ = phase.changed() => {}
            _ = table.hear() => {}
        }
    }
}

fn random_bytes<const KIND: char>() -> Bytes<KIND> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).expect("a run begins only where there is chance");
    Bytes(bytes)
}

/// What the table is opened for: all games and variants in turn, with and without a clock that nobody runs out of.
fn setup(round: usize) -> TableSetup {
    let games: Vec<_> = rules::games().collect();
    let variants: Vec<_> = games[round % games.len()].variants().collect();
    let round = round / games.len();
    TableSetup {
        variant: variants[round % variants.len()].to_owned(),
        position: None,
        time: if round.is_multiple_of(2) {
            TimeControl::Unlimited
        } else {
            TimeControl::Live {
                base: Millis::seconds(6 * 3600),
                step: Step::Increment(Millis::seconds(10)),
            }
        },
        host: SideChoice::Lot,
        touch_move: false,
        public: round % 4 == 3,
        house: None,
    }
}

async fn open(
    shared: &Shared,
    table: &mut Table,
    round: usize,
    until: Instant,
) -> Result<(), Stuck> {
    let setup = setup(round);
    let public = setup.public;
    let opened = table.done(HOST, Deed::Open { setup }, until).await?;
    table.name = opened
        .table
        .ok_or_else(|| table.stuck("a table without a name was opened"))?;
    let sit = |table: &Table, invitation| Deed::Sit {
        table: table.name.clone(),
        invitation,
        contribution: random_bytes(),
    };
    let deed = sit(table, None);
    table.done(HOST, deed, until).await?;
    table.follow(HOST, None);
    let invited = move |table: &Table| {
        let seen = table.seen_by(HOST);
        seen.is_some_and(|seen| seen.state.is_some() && (public || seen.you.invitation.is_some()))
    };
    table
        .until("the host is not told of his table", until, invited)
        .await?;
    let you = table
        .seen_by(HOST)
        .map(|seen| seen.you.clone())
        .unwrap_or_default();
    let deed = sit(table, you.invitation);
    table.done(GUEST, deed, until).await?;
    table.follow(GUEST, None);
    for who in table.watchers() {
        table.follow(who, you.key.clone());
    }
    let begun = |table: &Table| {
        let playing = |who| {
            let state: Option<&State> = table.state(who);
            state.is_some_and(|state| *state.phase() == TablePhase::Playing)
        };
        table.people().all(playing)
    };
    table
        .until("not everybody sees the game begin", until, begun)
        .await?;
    shared.tally.games.add(1);
    Ok(())
}

impl Game {
    /// Plays until the game is over (`true`), or the time is.
    async fn play(
        &mut self,
        shared: &Shared,
        table: &mut Table,
        phase: &mut watch::Receiver<Phase>,
        due: &mut Instant,
    ) -> Result<bool, Stuck> {
        let mut owed = false;
        loop {
            if table.is_over() {
                return Ok(true);
            }
            if *phase.borrow_and_update() == Phase::Ending {
                return Ok(false);
            }
            if owed && self.sent.is_none() && self.go_on(shared, table) {
                owed = false;
                // What was missed while nobody could play is not made up for at once.
                let now = Instant::now();
                let interval = shared.interval;
                *due = (*due + interval).max(now.checked_sub(interval).unwrap_or(now));
            }
            tokio::select! {
                (who, heard) = table.hear() => self.take(shared, table, who, heard),
                () = sleep_until(*due), if !owed => owed = true,
                _ = phase.changed() => {}
            }
        }
    }

    /// Whoever is to move rolls or plays; `true` where a turn was sent.
    fn go_on(&mut self, shared: &Shared, table: &mut Table) -> bool {
        let Some(who) = [HOST, GUEST].into_iter().find(|who| table.may_move(*who)) else {
            return false;
        };
        let Some(state) = table.state(who) else {
            return false;
        };
        let at = Instant::now();
        let turn = state.turn();
        if state.board().phase() == BoardPhase::Roll {
            let deed = Deed::Roll {
                table: table.name.clone(),
                nonce: random_bytes(),
            };
            let ask = table.ask(who, deed);
            let turn = None;
            self.sent = Some(Sent { ask, at, turn });
            return false;
        }
        let moves = random_turn(state);
        let deed = Deed::Move {
            table: table.name.clone(),
            turn,
            moves: moves.clone(),
            thought: Some(Millis::ZERO),
            nonce: state.board().description().dice.then(random_bytes),
        };
        self.forget_from(shared, turn, &table.name);
        self.turns.push((moves, false));
        let ask = table.ask(who, deed);
        shared.tally.moves.add(1);
        self.on_its_way = Some(OnItsWay { turn, by: who, at });
        let turn = Some(turn);
        self.sent = Some(Sent { ask, at, turn });
        true
    }

    /// A server that wants a turn again that it had acknowledged has lost it.
    fn forget_from(&mut self, shared: &Shared, turn: u32, table: &str) {
        let known = self.turns.len();
        if turn as usize == known {
            return;
        }
        let again = self.turns.get(turn as usize..).unwrap_or_default();
        let lost = again.iter().filter(|(_, acknowledged)| *acknowledged);
        shared.tally.lost.add(lost.count() as u64);
        shared.tally.disagreements.add(1);
        shared.tally.complain(format!(
            "{table}: turn {turn} is to be played, and {known} were"
        ));
        self.turns.resize(turn as usize, (Vec::new(), false));
    }

    fn take(&mut self, shared: &Shared, table: &Table, who: usize, heard: Heard) {
        match heard {
            Heard::Answered { ask, outcome } => {
                let Some(sent) = self.sent.take_if(|sent| sent.ask == ask) else {
                    return;
                };
                match (outcome, sent.turn) {
                    (Ok(_), Some(turn)) => {
                        shared.tally.acknowledged_after(sent.at.elapsed());
                        if let Some(played) = self.turns.get_mut(turn as usize) {
                            played.1 = true;
                        }
                    }
                    (Ok(_), None) => {}
                    (Err(why), turn) => refused(shared, table, turn, &why),
                }
            }
            Heard::Happened { events, .. } => {
                let arrived = self.on_its_way.take_if(|sent| {
                    let is_it = |event: &Event| {
                        matches!(event, Event::Moved { turn, .. } if *turn == sent.turn)
                    };
                    who <= GUEST && who != sent.by && events.iter().any(|told| is_it(&told.event))
                });
                if let Some(sent) = arrived {
                    shared.tally.arrived_after(sent.at.elapsed());
                }
            }
            _ => {}
        }
    }

    /// The time is over: what is under way is waited for, and somebody gives up.
    async fn finish(
        &mut self,
        shared: &Shared,
        table: &mut Table,
        phase: &mut watch::Receiver<Phase>,
    ) -> Result<(), Stuck> {
        let _turn = shared.requests.acquire().await;
        let until = Instant::now() + shared.settings.patience;
        let _ = phase.borrow_and_update();
        while self.sent.is_some() {
            let heard = tokio::time::timeout_at(until, table.hear()).await;
            let (who, heard) = heard.map_err(|_| table.stuck("the last move was not answered"))?;
            self.take(shared, table, who, heard);
        }
        if !table.is_over() {
            let deed = Deed::Resign {
                table: table.name.clone(),
            };
            // The last move may have ended the game, which its player hears only now.
            let resigned = table.ask(HOST, deed);
            while !table.is_over() {
                let heard = tokio::time::timeout_at(until, table.hear()).await;
                let (who, heard) = heard.map_err(|_| table.stuck("the game does not end"))?;
                match heard {
                    Heard::Answered {
                        ask,
                        outcome: Err(why),
                    } if ask == resigned => {
                        if !table.is_over() {
                            refused(shared, table, None, &why);
                        }
                    }
                    heard => self.take(shared, table, who, heard),
                }
            }
        }
        Ok(())
    }

    /// Whether everybody tells the same of the game.
    async fn compare(
        &mut self,
        shared: &Shared,
        table: &mut Table,
        until: Instant,
    ) -> Result<(), Stuck> {
        while self.sent.is_some() {
            let heard = tokio::time::timeout_at(until, table.hear()).await;
            let (who, heard) = heard.map_err(|_| table.stuck("the last move was not answered"))?;
            self.take(shared, table, who, heard);
        }
        let all_over = |table: &Table| {
            let over = |who| {
                let state: Option<&State> = table.state(who);
                state.is_some_and(|state| matches!(state.phase(), TablePhase::Over(_)))
            };
            table.people().all(over)
        };
        table
            .until("not everybody sees the game end", until, all_over)
            .await?;
        let archived = table.archived(until).await?;
        let tally = &shared.tally;
        let record = |who| {
            let state: Option<&State> = table.state(who);
            state.and_then(|state| Some(state.record().ok()?.to_string()))
        };
        let mut wrong = Vec::new();
        for who in table.people() {
            if record(who).as_deref() != Some(&archived) {
                wrong.push(format!(
                    "{}: {who} tells another game than the archive",
                    table.name
                ));
            }
        }
        if let Some(state) = table.state(HOST) {
            self.count_lost(shared, state);
            let evidence = state.evidence().map(|evidence| evidence.verify());
            if evidence != Some(Ok(())) {
                wrong.push(format!(
                    "{}: the dice cannot be checked: {evidence:?}",
                    table.name
                ));
            }
        }
        if wrong.is_empty() {
            tally.agreed.add(1);
        } else {
            tally.disagreements.add(1);
            wrong.into_iter().for_each(|wrong| tally.complain(wrong));
        }
        if shared.settings.keep_moves {
            tally.keep(Played {
                table: table.name.clone(),
                turns: std::mem::take(&mut self.turns),
            });
        }
        Ok(())
    }

    /// Every turn that was acknowledged is there, once, in its place, and nothing else is.
    fn count_lost(&self, shared: &Shared, state: &State) {
        let stored = state.turns();
        let mut lost = 0;
        for (index, (moves, acknowledged)) in self.turns.iter().enumerate() {
            let there = stored.get(index).is_some_and(|turn| turn.moves == *moves);
            lost += u64::from(*acknowledged && !there);
        }
        let more = stored.len().saturating_sub(self.turns.len()) as u64;
        shared.tally.lost.add(lost);
        shared.tally.doubled.add(more);
        if lost + more > 0 {
            let name = state.game();
            shared
                .tally
                .complain(format!("{name}: {lost} lost, {more} that nobody sent"));
        }
    }
}

/// A whole legal turn, at random.
fn random_turn(state: &State) -> Vec<String> {
    let mut board = state.board().clone();
    let mut moves = Vec::new();
    loop {
        let below = |most: usize| getrandom::u32().unwrap_or_default() as usize % most.max(1);
        let Some(text) = board.random_move(below) else {
            return moves;
        };
        let Ok(text) = board.play(&text) else {
            return moves;
        };
        moves.push(text);
        if board.begins_turn() || board.outcome().is_some() {
            return moves;
        }
    }
}

fn refused(shared: &Shared, table: &Table, turn: Option<u32>, why: &Sentence) {
    shared.tally.refused.add(1);
    let what = turn.map_or_else(
        || "a roll or an end".to_owned(),
        |turn| format!("turn {turn}"),
    );
    shared
        .tally
        .complain(format!("{}: {what} was refused: {}", table.name, why.text));
}
