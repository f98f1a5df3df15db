//! A table's game as a record: names and time as tags, what the clock did as codes behind each turn, and everything that it takes to
//! check the dice. What is written here is read again here.

use super::SideChoice;
use super::event::Participant;
use super::state::{State, TablePhase, Turn};
use crate::Millis;
use crate::dice::{Bytes, Evidence, Nonce, RolledTurn, VERSION};
use rules::quote::quoted;
use rules::record::{
    ClockTime, CodeValue, Codes, GameResult, Problem, RecordError, RecordedMove, Termination,
    TimeCode,
};
use rules::view::Phase as BoardPhase;
use rules::{Message, Record, Side, Value};

const TABLE: &str = "Table";
const DICE: &str = "Dice";
const COMMITMENT: &str = "DiceCommitment";
const SECRET: &str = "DiceSecret";
/// Which player the host is, `1` or `2`, and whether the lot decided it.
const HOST: &str = "Host";
const LOT: &str = "Lot";
/// The host's, then the guest's.
const CONTRIBUTIONS: [&str; 2] = ["HostContribution", "GuestContribution"];
const SEED_COMMITMENTS: [&str; 2] = ["HostSeedCommitment", "GuestSeedCommitment"];
const SEEDS: [&str; 2] = ["HostSeed", "GuestSeed"];
/// Behind a roll: what the other player had brought, and what the roller brought.
const NONCES: &str = "nonces";
/// Behind a turn: when it came, by the server's clock, in milliseconds since 1970.
const AT: &str = "at";
/// Behind a turn: time in which nobody could be served, in milliseconds, given back to who played it.
const OUTAGE: &str = "outage";

impl State {
    /// The game so far as a record.
    pub fn record(&self) -> Result<Record, RecordError> {
        let whole = |problem: Problem| problem.at(rules::record::Place::Whole);
        let mut record = self.ended().map_err(whole)?;
        for (name, value) in self.tags() {
            record = record.with_tag(name, &value).map_err(whole)?;
        }
        let mut line = record.line().clone();
        let mut steps = line.moves.iter_mut();
        for (index, turn) in self.turns.iter().enumerate() {
            self.annotate(index as u32, turn, &mut steps);
        }
        if let (Some(roll), Some(step)) = (self.roll, steps.next()) {
            step.codes.values.push(nonces(roll.before, roll.own));
        }
        record.with_line(line)
    }

    fn ended(&self) -> Result<Record, Problem> {
        if let TablePhase::Over(ending) = &self.phase
            && let Some(result) = GameResult::from_text(&ending.result)
            && let Some(termination) = Termination::from_text(&ending.termination)
        {
            return Record::ended(&self.board, result, termination);
        }
        Ok(Record::of(&self.board))
    }

    fn tags(&self) -> Vec<(&'static str, String)> {
        let mut tags = vec![
            (TABLE, self.game.clone()),
            ("Time", self.setup.time.to_string()),
        ];
        for side in Side::BOTH {
            if let Some(seat) = self.seats.get(self.place_of(side)) {
                let name = match &seat.player {
                    Participant::Guest(guest) => guest.name.as_str().to_owned(),
                    Participant::House { level, .. } => format!("level-{level}"),
                };
                tags.push((["Player1", "Player2"][side.index()], name));
            }
        }
        if self.setup.touch_move {
            tags.push(("Touch", "move".to_owned()));
        }
        let Some(evidence) = self.evidence() else {
            return tags;
        };
        tags.push((DICE, VERSION.to_owned()));
        tags.push((COMMITMENT, evidence.commitment.to_string()));
        tags.push((SECRET, evidence.secret.to_string()));
        tags.push((
            HOST,
            if evidence.host_is_one { "1" } else { "2" }.to_owned(),
        ));
        if evidence.by_lot {
            tags.push((LOT, "yes".to_owned()));
        }
        for place in [0, 1] {
            tags.push((
                CONTRIBUTIONS[place],
                evidence.contributions[place].to_string(),
            ));
            if let Some((commitment, seed)) = evidence.house[place] {
                tags.push((SEED_COMMITMENTS[place], commitment.to_string()));
                tags.push((SEEDS[place], seed.to_string()));
            }
        }
        tags
    }

    /// Writes what belongs to a turn behind its roll and its last move.
    fn annotate<'a>(
        &self,
        index: u32,
        turn: &Turn,
        steps: &mut impl Iterator<Item = &'a mut RecordedMove>,
    ) {
        if let Some(roll) = &turn.roll
            && let Some(step) = steps.next()
        {
            step.codes.values.push(nonces(roll.before, roll.own));
        }
        let Some(step) = steps.take(turn.moves.len()).last() else {
            return;
        };
        let credits = self.credits.iter().filter(|(turn, _)| *turn == index);
        let credit = credits.fold(Millis::ZERO, |sum, (_, span)| sum + *span);
        step.codes = clock_codes(turn, credit);
    }
}

fn clock_codes(turn: &Turn, credit: Millis) -> Codes {
    let clock = &turn.clock;
    let times = [
        (TimeCode::Clk, clock.left),
        (TimeCode::Emt, Some(clock.took)),
        (
            TimeCode::Lag,
            Some(clock.lag).filter(|lag| *lag > Millis::ZERO),
        ),
    ];
    let mut codes = Codes::default();
    for (name, time) in times {
        if let Some(time) = time.and_then(|span| u32::try_from(span.0).ok()) {
            codes.set_time(name, ClockTime(time));
        }
    }
    codes.values.push(code(AT, clock.at.0.to_string()));
    if credit > Millis::ZERO {
        codes.values.push(code(OUTAGE, credit.0.to_string()));
    }
    codes
}

fn code(name: &str, text: String) -> CodeValue {
    CodeValue {
        name: name.to_owned(),
        text,
    }
}

fn nonces(before: Option<Nonce>, own: Nonce) -> CodeValue {
    let before = before.map_or_else(|| "-".to_owned(), |nonce| nonce.to_string());
    code(NONCES, format!("{before} {own}"))
}

/// No version is longer; of what is, the beginning is told.
const LONGEST_VERSION: usize = 40;

/// Why a record's dice cannot be checked.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
// People are told the sentence.
#[error("{}", self.message())]
pub enum EvidenceError {
    /// It has no dice, or was not played at a table.
    None,
    /// Made by another scheme than this program knows.
    Version(String),
    /// A tag that it takes is missing or is not what it has to be.
    Tag(&'static str),
    /// Behind the roll of this turn the nonces are missing or wrong.
    Nonces(u32),
}

impl EvidenceError {
    /// The sentence for whoever asked; turns are counted from 1 there.
    pub fn message(&self) -> Message {
        match self {
            EvidenceError::None => Message::plain("verify-nothing"),
            EvidenceError::Version(found) => {
                let found = Value::Text(quoted(found, LONGEST_VERSION));
                Message::new("verify-version", vec![("found", found)])
            }
            EvidenceError::Tag(tag) => {
                Message::new("verify-tag", vec![("tag", (*tag).to_owned().into())])
            }
            EvidenceError::Nonces(turn) => {
                let turn = Value::Number(i64::from(*turn) + 1);
                Message::new("verify-nonces", vec![("turn", turn)])
            }
        }
    }
}

/// What a record tells of its dice, for whoever wants to check them.
pub fn evidence_of(record: &Record) -> Result<Evidence, EvidenceError> {
    let tag = |name: &str| record.tags().get(name);
    let version = tag(DICE).ok_or(EvidenceError::None)?;
    if version != VERSION {
        return Err(EvidenceError::Version(version.to_owned()));
    }
    let mut house = [None; 2];
    for place in [0, 1] {
        if tag(SEED_COMMITMENTS[place]).is_some() || tag(SEEDS[place]).is_some() {
            let commitment = read(record, SEED_COMMITMENTS[place])?;
            house[place] = Some((commitment, read(record, SEEDS[place])?));
        }
    }
    let host_is_one = match tag(HOST) {
        Some("1") => true,
        Some("2") => false,
        _ => return Err(EvidenceError::Tag(HOST)),
    };
    let by_lot = match tag(LOT) {
        None => false,
        Some("yes") => true,
        Some(_) => return Err(EvidenceError::Tag(LOT)),
    };
    Ok(Evidence {
        game: tag(TABLE).ok_or(EvidenceError::Tag(TABLE))?.to_owned(),
        commitment: read(record, COMMITMENT)?,
        secret: read(record, SECRET)?,
        contributions: [
            read(record, CONTRIBUTIONS[0])?,
            read(record, CONTRIBUTIONS[1])?,
        ],
        house,
        host_is_one,
        by_lot,
        turns: rolled(record)?,
    })
}

fn read<const KIND: char>(
    record: &Record,
    tag: &'static str,
) -> Result<Bytes<KIND>, EvidenceError> {
    let text = record.tags().get(tag).ok_or(EvidenceError::Tag(tag))?;
    text.parse().map_err(|_| EvidenceError::Tag(tag))
}

/// The rolls of a record with what stands behind them.
fn rolled(record: &Record) -> Result<Vec<RolledTurn>, EvidenceError> {
    let mut board = record.opening();
    let (mut turn, mut turns) = (0, Vec::new());
    for step in &record.line().moves {
        if board.phase() == BoardPhase::Roll {
            let wrong = || EvidenceError::Nonces(turn);
            let told = step.codes.value(NONCES);
            let (before, own) = told
                .and_then(|text| text.split_once(' '))
                .ok_or_else(wrong)?;
            let before = match before {
                "-" => None,
                text => Some(text.parse().map_err(|_| wrong())?),
            };
            let dice: Vec<u8> = step
                .text
                .bytes()
                .map(|digit| digit.wrapping_sub(b'0'))
                .collect();
            turns.push(RolledTurn {
                turn,
                side: board.side(),
                before,
                own: own.parse().map_err(|_| wrong())?,
                dice: dice.try_into().map_err(|_| wrong())?,
            });
        }
        // A record holds nothing but what the rules allow.
        board
            .play(&step.text)
            .map_err(|_| EvidenceError::Nonces(turn))?;
        turn += u32::from(board.begins_turn());
    }
    Ok(turns)
}

impl State {
    /// Whether sides were drawn by lot.
    pub(super) fn by_lot(&self) -> bool {
        self.setup.host == SideChoice::Lot
    }
}
