//! Whether a table does what somebody asks for, and what happens if it does. Nothing is changed here: events are stored first.

use super::command::{Actor, Claim, Command};
use super::event::{Ending, Event, Offer, Participant};
use super::refused::Refused;
use super::state::{State, TablePhase};
use crate::clock::{Measured, TimeControl};
use crate::dice::{Bytes, HouseNonces, Nonce, Source, Throw};
use crate::{Millis, Moment};
use rules::record::{GameResult, Termination};
use rules::view::Phase as BoardPhase;
use rules::{AnyTable, Side};

/// More steps than any turn has.
const MOST_STEPS: usize = 8;
/// A move's text is never longer.
const LONGEST_MOVE: usize = 512;
/// Who declined is asked again after so many turns.
const TURNS_BETWEEN_OFFERS: u32 = 10;
/// Whoever left on purpose is waited for less long by this factor.
const SHORTER_ON_PURPOSE: i64 = 3;
/// In games without a fast clock nobody's game is claimed sooner.
const PATIENCE_WITHOUT_CLOCK: Millis = Millis::seconds(300);

impl State {
    /// What happens when somebody asks for this at this moment.
    pub fn decide(&self, who: Actor, command: &Command, at: Moment) -> Result<Vec<Event>, Refused> {
        match command {
            Command::Sit {
                player,
                contribution,
            } => self.sit(who, player, *contribution),
            Command::Abort => self.abort(who),
            Command::Outage { from, until } => Ok(self.outage(*from, *until)),
            _ if self.phase != TablePhase::Playing => Err(self.not_playing()),
            // A flag that has fallen is judged before anything else is done.
            _ if self.clock.has_fallen(at) => Ok(vec![self.fall()]),
            Command::Flag => Ok(Vec::new()),
            Command::Roll { nonce } => self.roll_dice(self.side_of(who)?, *nonce),
            Command::Touch { cell } => self.touch(self.side_of(who)?, cell),
            Command::Move {
                turn,
                moves,
                line,
                nonce,
            } => {
                let side = self.side_of(who)?;
                self.moved(side, *turn, moves, *line, *nonce, at)
            }
            Command::Offer(offer) => self.propose(self.side_of(who)?, *offer),
            Command::Accept(offer) => self.accept(self.side_of(who)?, *offer),
            Command::Decline => self.decline(self.side_of(who)?),
            Command::Resign => {
                let side = self.side_of(who)?;
                Ok(vec![self.end(GameResult::Win(!side), Termination::Resign)])
            }
            Command::ClaimWin(claim) => {
                let side = self.side_of(who)?;
                self.claim(*claim, GameResult::Win(side))
            }
            Command::ClaimDraw(claim) => {
                self.side_of(who)?;
                self.claim(*claim, GameResult::Draw)
            }
        }
    }

    /// Which side this seat plays.
    pub fn side_of(&self, who: Actor) -> Result<Side, Refused> {
        let host = match who {
            Actor::Host => true,
            Actor::Guest => false,
            Actor::Server => return Err(Refused::plain("table-not-seated")),
        };
        Ok(if host == self.host_is_one {
            Side::One
        } else {
            Side::Two
        })
    }

    fn not_playing(&self) -> Refused {
        Refused::plain(match self.phase {
            TablePhase::Open => "table-not-begun",
            TablePhase::Playing | TablePhase::Over(_) => "table-over",
            TablePhase::Aborted => "table-aborted",
        })
    }

    fn sit(
        &self,
        who: Actor,
        player: &Participant,
        contribution: crate::dice::Contribution,
    ) -> Result<Vec<Event>, Refused> {
        let free = match self.seats.len() {
            0 => Actor::Host,
            1 => Actor::Guest,
            _ => return Err(Refused::plain("table-full")),
        };
        if self.phase != TablePhase::Open {
            return Err(self.not_playing());
        }
        if who != free {
            return Err(Refused::plain("table-seat-taken"));
        }
        if let Participant::House {
            level,
            commitment,
            seed,
        } = player
        {
            let seed = seed.ok_or(Refused::plain("table-house-seed"))?;
            let nonces = HouseNonces {
                seed: &seed,
                game: &self.game,
            };
            let fixed = self.secret.map(|secret| secret.house_seed(&self.game));
            let honest = fixed == Some(seed)
                && seed.commitment() == *commitment
                && nonces.contribution() == contribution;
            if !honest || !(1..=10).contains(level) {
                return Err(Refused::plain("table-house-seed"));
            }
        }
        let mut events = vec![Event::Seated {
            player: player.clone(),
            contribution,
        }];
        if free == Actor::Guest {
            let host = self.seats[0].contribution;
            let host_is_one = match self.setup.host {
                super::SideChoice::One => true,
                super::SideChoice::Two => false,
                super::SideChoice::Lot => {
                    let secret = self.secret.ok_or(Refused::plain("table-no-secret"))?;
                    let source = Source {
                        secret: &secret,
                        game: &self.game,
                        contributions: [&host, &contribution],
                    };
                    source.host_begins()
                }
            };
            events.push(Event::Begun { host_is_one });
        }
        Ok(events)
    }

    fn abort(&self, who: Actor) -> Result<Vec<Event>, Refused> {
        match self.phase {
            TablePhase::Open => Ok(vec![Event::Aborted]),
            // Whoever has played twice has begun to play.
            TablePhase::Playing if self.turns.len() < 2 || who == Actor::Server => {
                Ok(vec![Event::Aborted])
            }
            TablePhase::Playing => Err(Refused::plain("table-too-late-to-abort")),
            TablePhase::Over(_) | TablePhase::Aborted => Err(self.not_playing()),
        }
    }

    fn outage(&self, from: Moment, until: Moment) -> Vec<Event> {
        let from = from.max(self.credited_until);
        match self.clock.outage(from, until) {
            Some((_, span)) => vec![Event::OutageCredited { from, until, span }],
            None => Vec::new(),
        }
    }

    fn fall(&self) -> Event {
        self.end(GameResult::Win(!self.board.side()), Termination::Time)
    }

    fn end(&self, result: GameResult, termination: Termination) -> Event {
        let seed = |place: usize| match self.seats.get(place).map(|seat| &seat.player) {
            Some(Participant::House { seed, .. }) => *seed,
            _ => None,
        };
        Event::Ended {
            ending: Ending {
                result: result.text().to_owned(),
                termination: termination.text().to_owned(),
            },
            secret: self.secret,
            seeds: [seed(0), seed(1)],
        }
    }

    fn roll_dice(&self, side: Side, nonce: Nonce) -> Result<Vec<Event>, Refused> {
        if self.board.phase() != BoardPhase::Roll {
            return Err(Refused::plain("table-nothing-to-roll"));
        }
        if self.board.side() != side {
            return Err(Refused::plain("table-not-your-turn"));
        }
        let secret = self.secret.ok_or(Refused::plain("table-no-secret"))?;
        let [host, guest] = &self.seats[..] else {
            return Err(self.not_playing());
        };
        let before = self.turns.last().and_then(|turn| turn.nonce);
        let other = &self.seats[self.place_of(!side)].contribution;
        let source = Source {
            secret: &secret,
            game: &self.game,
            contributions: [&host.contribution, &guest.contribution],
        };
        let throw = Throw {
            turn: self.turn(),
            before: before.unwrap_or(Bytes(other.0)),
            own: nonce,
        };
        let dice = source.roll(&throw);
        Ok(vec![Event::Rolled {
            turn: self.turn(),
            dice,
            before,
            own: nonce,
        }])
    }

    fn touch(&self, side: Side, cell: &str) -> Result<Vec<Event>, Refused> {
        if !self.setup.touch_move || self.touched.is_some() {
            return Ok(Vec::new());
        }
        if self.board.side() != side {
            return Err(Refused::plain("table-not-your-turn"));
        }
        let touched = self.board.cell_named(cell).map(rules::Touch::Cell);
        let begins = self.board.touched(&[]).next;
        match touched {
            Some(touch) if begins.contains(&touch) => Ok(vec![Event::Touched {
                cell: cell.to_owned(),
            }]),
            // Whatever cannot move was not touched in earnest.
            _ => Ok(Vec::new()),
        }
    }

    fn moved(
        &self,
        side: Side,
        turn: u32,
        moves: &[String],
        line: Measured,
        nonce: Option<Nonce>,
        at: Moment,
    ) -> Result<Vec<Event>, Refused> {
        if turn != self.turn() {
            return Err(Refused::plain("table-other-turn"));
        }
        if self.board.side() != side {
            return Err(Refused::plain("table-not-your-turn"));
        }
        let dice = self.board.description().dice;
        if dice && nonce.is_none() {
            return Err(Refused::plain("table-nonce-missing"));
        }
        if self.board.phase() == BoardPhase::Roll {
            return Err(Refused::plain("table-roll-first"));
        }
        if moves.len() > MOST_STEPS || moves.iter().any(|text| text.len() > LONGEST_MOVE) {
            return Err(Refused::plain("table-move-long"));
        }
        let (board, moves) = self.played(moves)?;
        let Ok(clock) = self.clock.judge(side, at, line) else {
            return Ok(vec![self.fall()]);
        };
        let nonce = nonce.filter(|_| dice);
        let mut events = vec![Event::Moved {
            turn,
            moves,
            clock,
            nonce,
        }];
        if let Some(outcome) = board.outcome() {
            events.push(self.end(outcome.winner.into(), Termination::Rule(outcome.rule)));
        }
        Ok(events)
    }

    /// The board after a whole turn of these moves, and their canonical texts.
    fn played(&self, moves: &[String]) -> Result<(AnyTable, Vec<String>), Refused> {
        let mut board = self.board.clone();
        let mut texts = Vec::new();
        for text in moves {
            if board.outcome().is_some() || (!texts.is_empty() && board.begins_turn()) {
                return Err(Refused::plain("table-too-many-moves"));
            }
            if let (Some(cell), true) = (&self.touched, texts.is_empty()) {
                let held = board.cell_named(cell);
                let legal = board.read_move(text)?;
                if held.is_some_and(|cell| !board.moves_piece(&legal, cell)) {
                    return Err(Refused::plain("table-touched"));
                }
            }
            texts.push(board.play(text)?);
        }
        if texts.is_empty() || (board.outcome().is_none() && !board.begins_turn()) {
            return Err(Refused::plain("table-turn-unfinished"));
        }
        Ok((board, texts))
    }

    fn propose(&self, side: Side, offer: Offer) -> Result<Vec<Event>, Refused> {
        if self.offer == Some((!side, offer)) {
            return self.accept(side, offer);
        }
        if self.offer.is_some() {
            return Err(Refused::plain("table-offer-stands"));
        }
        if offer == Offer::TakeBack {
            if self.setup.touch_move {
                return Err(Refused::plain("table-no-take-back"));
            }
            self.turns_before(side)
                .ok_or(Refused::plain("table-nothing-to-take-back"))?;
        }
        let declined = self.declined_at[side.index()];
        if declined.is_some_and(|turn| self.turn() < turn + TURNS_BETWEEN_OFFERS) {
            return Err(Refused::plain("table-offer-too-soon"));
        }
        Ok(vec![Event::Offered { by: side, offer }])
    }

    /// How many turns remain when this player's last one is taken back.
    fn turns_before(&self, side: Side) -> Option<u32> {
        let last = self.turns.iter().rposition(|turn| turn.side == side)?;
        Some(last as u32)
    }

    fn accept(&self, side: Side, offer: Offer) -> Result<Vec<Event>, Refused> {
        if self.offer != Some((!side, offer)) {
            return Err(Refused::plain("table-no-offer"));
        }
        match offer {
            Offer::Draw => Ok(vec![self.end(GameResult::Draw, Termination::Agreement)]),
            Offer::TakeBack => {
                let turns = self
                    .turns_before(!side)
                    .ok_or(Refused::plain("table-nothing-to-take-back"))?;
                Ok(vec![Event::TakenBack { turns }])
            }
        }
    }

    fn decline(&self, side: Side) -> Result<Vec<Event>, Refused> {
        if self.offer.is_none() {
            return Err(Refused::plain("table-no-offer"));
        }
        Ok(vec![Event::Declined { by: side }])
    }

    /// How long one waits for somebody who is gone.
    pub fn patience(&self, on_purpose: bool) -> Option<Millis> {
        let patience = match self.setup.time {
            TimeControl::Days { .. } => return None,
            TimeControl::Unlimited => PATIENCE_WITHOUT_CLOCK,
            TimeControl::Live { .. } => self.setup.time.speed().may_be_gone()?,
        };
        let shorter = if on_purpose { SHORTER_ON_PURPOSE } else { 1 };
        Some(Millis(patience.0 / shorter))
    }

    fn claim(&self, claim: Claim, result: GameResult) -> Result<Vec<Event>, Refused> {
        let patience = self
            .patience(claim.on_purpose)
            .ok_or(Refused::plain("table-no-claim"))?;
        if claim.gone_for < patience {
            return Err(Refused::plain("table-claim-too-soon"));
        }
        if self.turns.len() < 2 {
            return Ok(vec![Event::Aborted]);
        }
        Ok(vec![self.end(result, Termination::Abandoned)])
    }
}
