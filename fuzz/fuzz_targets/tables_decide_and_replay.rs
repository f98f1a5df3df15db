//! Any events as those that a table has stored: they make a table of which everything can be asked, or they are refused. And any commands
//! at a new table: what is decided can happen, and its events make the same table again.
#![no_main]

use libfuzzer_sys::fuzz_target;
use rules::Side;
use std::str::FromStr;
use tables::clock::{Measured, Step, TimeControl};
use tables::dice::{Bytes, HouseNonces, Nonce, Secret};
use tables::{
    Actor, Claim, Command, Guest, Millis, Moment, Name, Offer, Participant, TableSetup, SideChoice, Stamped, State, Watching,
};

const GAME: &str = "tables";
const SECRET: Secret = Bytes([42; 32]);

fuzz_target!(|input: &str| {
    // Events are JSON, one a line; commands are lines of words, so that inputs can be written and read by people.
    if input.starts_with('{') {
        let read: Result<Vec<Stamped>, _> = input.lines().map(serde_json::from_str).collect();
        if let Ok(events) = read {
            replay(&events);
        }
    } else {
        command(input);
    }
});

/// What was stored is not judged again, but nothing that was stored breaks the program.
fn replay(events: &[Stamped]) {
    for event in events {
        let json = serde_json::to_string(event).expect("events have string keys");
        assert_eq!(serde_json::from_str::<Stamped>(&json).as_ref().ok(), Some(event));
    }
    let Ok(state) = State::replay(GAME, events) else { return };
    let at = events.last().expect("an event").at;
    look_at(&state, at);
    let commands = ["roll 7", "touch a1", "play 3", "move a2-a3 b7-b6", "draw", "take-back", "decline", "resign", "win 9", "flag"];
    for text in commands {
        for who in [Actor::Host, Actor::Guest, Actor::Server] {
            if let Some(command) = read(text, who, &state) {
                let _ = state.decide(who, &command, at);
            }
        }
    }
    let _ = state.decide(Actor::Server, &Command::Outage { from: Moment(i64::MIN), until: at }, at);
}

/// Asks everything that a server asks.
fn look_at(state: &State, at: Moment) {
    for side in Side::BOTH {
        assert!(state.clock().left_at(side, at).is_none_or(|left| left >= Millis::ZERO));
    }
    state.clock().flag_at();
    state.patience(true);
    if let Some(evidence) = state.evidence() {
        let _ = evidence.verify();
    }
    if let Ok(record) = state.record() {
        assert_eq!(rules::Record::read(&record.text()).as_ref(), Ok(&record));
        let _ = tables::evidence_of(&record).map(|evidence| evidence.verify());
    }
}

/// The first line names the variant and how the table is set up, every other one says who asks, how much later, and what for:
/// `host 1500 play 3`.
fn command(input: &str) {
    let mut lines = input.lines();
    let Some(setup) = lines.next().and_then(setup) else { return };
    let Ok(event) = State::opening(setup, SECRET, None) else { return };
    let mut now = Moment(1_000_000);
    let opened = Stamped { version: 1, at: now, event };
    let mut state = State::open(GAME, &opened).expect("a table that was just opened");
    let mut events = vec![opened];
    for line in lines.take(200) {
        let mut words = line.splitn(3, ' ');
        let who = match words.next() {
            Some("host") => Actor::Host,
            Some("guest") => Actor::Guest,
            _ => Actor::Server,
        };
        let later = words.next().and_then(|span| span.parse::<u32>().ok()).unwrap_or(0);
        now = now + Millis(i64::from(later));
        let Some(command) = words.next().and_then(|asked| read(asked, who, &state)) else { continue };
        for event in state.decide(who, &command, now).unwrap_or_default() {
            let stamped = Stamped { version: state.version() + 1, at: now, event };
            state.apply(&stamped).unwrap_or_else(|unfit| panic!("{command:?}: {unfit}"));
            events.push(stamped);
        }
    }
    look_at(&state, now);
    let shown: Vec<Stamped> = events.iter().map(|event| event.shown_to(Watching::Anyone)).collect();
    for seen in [&events, &shown] {
        let again = State::replay(GAME, seen).expect("what has happened can happen");
        assert_eq!(again.board().position_text(), state.board().position_text());
        assert_eq!((again.clock(), again.phase(), again.turns()), (state.clock(), state.phase(), state.turns()));
        if let Some(evidence) = again.evidence() {
            assert_eq!(evidence.verify(), Ok(()));
        }
    }
}

/// `latroncules/classic live 60000 2000 touch lot`: the variant, then what else there is to say in any order.
fn setup(line: &str) -> Option<TableSetup> {
    let (variant, rest) = line.split_once(' ').unwrap_or((line, ""));
    let words: Vec<&str> = rest.split(' ').collect();
    let has = |wanted: &str| words.contains(&wanted);
    let mut numbers = words.iter().filter_map(|word| word.parse().ok()).map(Millis);
    let mut number = || numbers.next().unwrap_or_default();
    let time = match () {
        () if has("live") => TimeControl::Live { base: number(), step: Step::Increment(number()) },
        () if has("delay") => TimeControl::Live { base: number(), step: Step::Delay(number()) },
        () if has("days") => TimeControl::Days { each: number(), cap: number() },
        () => TimeControl::Unlimited,
    };
    let host = match () {
        () if has("lot") => SideChoice::Lot,
        () if has("second") => SideChoice::Two,
        () => SideChoice::One,
    };
    rules::variants().find(|id| *id == variant).map(|variant| TableSetup {
        variant: variant.to_owned(),
        position: None,
        time,
        host,
        touch_move: has("touch"),
        public: true,
        house: None,
    })
}

fn number<N: FromStr + Default>(text: Option<&str>) -> N {
    text.and_then(|text| text.parse().ok()).unwrap_or_default()
}

/// What these words ask for.
fn read(asked: &str, who: Actor, state: &State) -> Option<Command> {
    let (verb, rest) = asked.split_once(' ').unwrap_or((asked, ""));
    let first = rest.split(' ').next();
    let line = Measured { thought: first.and_then(|text| text.parse().ok()).map(Millis), round_trip: Some(Millis(90)) };
    let claim = Claim { gone_for: Millis::seconds(i64::from(number::<u16>(first))), on_purpose: rest.ends_with("left") };
    Some(match verb {
        "sit" => Command::Sit {
            player: Participant::Guest(Guest { name: Name::new(rest).ok()? }),
            contribution: Bytes([rest.len() as u8; 32]),
        },
        "house" => {
            let seed = SECRET.house_seed(GAME);
            let contribution = HouseNonces { seed: &seed, game: GAME }.contribution();
            let player = Participant::House { level: number(first), commitment: seed.commitment(), seed: Some(seed) };
            Command::Sit { player, contribution }
        }
        "roll" => Command::Roll { nonce: nonce(who, state, |house, turn| house.rolling(turn), number(first)) },
        "touch" => Command::Touch { cell: rest.to_owned() },
        "play" => Command::Move {
            turn: state.turn(),
            moves: turn(state, number(first))?,
            line,
            nonce: Some(nonce(who, state, |house, turn| house.following(turn), 1)),
        },
        "move" => Command::Move {
            turn: state.turn(),
            moves: rest.split(' ').map(str::to_owned).collect(),
            line,
            nonce: None,
        },
        "draw" => Command::Offer(Offer::Draw),
        "take-back" => Command::Offer(Offer::TakeBack),
        "accept-draw" => Command::Accept(Offer::Draw),
        "accept-take-back" => Command::Accept(Offer::TakeBack),
        "decline" => Command::Decline,
        "resign" => Command::Resign,
        "abort" => Command::Abort,
        "win" => Command::ClaimWin(claim),
        "claim-draw" => Command::ClaimDraw(claim),
        "flag" => Command::Flag,
        "outage" => {
            let until = Moment(1_000_000 + i64::from(number::<u32>(first)));
            Command::Outage { from: Moment(number(rest.split(' ').nth(1))), until }
        }
        _ => return None,
    })
}

/// What a player brings to a roll: a house computer what follows from its seed, everybody else what they like.
fn nonce(who: Actor, state: &State, of_house: fn(&HouseNonces<'_>, u32) -> Nonce, liked: u8) -> Nonce {
    let seat = state.seats().get(usize::from(who == Actor::Guest));
    match seat.map(|seat| &seat.player) {
        Some(Participant::House { seed: Some(seed), .. }) => of_house(&HouseNonces { seed, game: GAME }, state.turn()),
        _ => Bytes([liked; 32]),
    }
}

/// A whole turn of moves that a number chooses.
fn turn(state: &State, chosen: usize) -> Option<Vec<String>> {
    let mut board = state.board().clone();
    let mut moves = Vec::new();
    // No turn has more steps than this, unless the board waits for a roll.
    while moves.len() < 9 {
        let text = board.random_move(|bound| chosen % bound)?;
        moves.push(board.play(&text).ok()?);
        if board.begins_turn() || board.outcome().is_some() {
            return Some(moves);
        }
    }
    Some(moves)
}
