//! A table to ask things of, with a clock that tests move by hand.

use rules::Side;
use tables::clock::{Measured, Step, TimeControl};
use tables::dice::{Bytes, Contribution, HouseNonces, Nonce, Secret};
use tables::{
    Actor, Command, Event, Guest, Millis, Moment, Name, Participant, SideChoice, Stamped, State,
    TableSetup,
};

pub(crate) const SECRET: Secret = Bytes([42; 32]);
pub(crate) const BULLET: TimeControl = TimeControl::Live {
    base: Millis::seconds(60),
    step: Step::Increment(Millis::ZERO),
};

pub(crate) fn setup(variant: &str) -> TableSetup {
    TableSetup {
        variant: variant.to_owned(),
        position: None,
        time: TimeControl::Unlimited,
        host: SideChoice::One,
        touch_move: false,
        public: true,
        house: None,
    }
}

pub(crate) fn contribution(number: u8) -> Contribution {
    Bytes([number; 32])
}

pub(crate) fn nonce(number: u8) -> Nonce {
    Bytes([number; 32])
}

/// The seed of a house computer at this table.
pub(crate) fn seed(game: &str) -> Secret {
    SECRET.house_seed(game)
}

pub(crate) fn guest(name: &str, number: u8) -> Command {
    let name = Name::new(name).expect("a name");
    Command::Sit {
        player: Participant::Guest(Guest { name }),
        contribution: contribution(number),
    }
}

pub(crate) fn house(game: &str, level: u8) -> Command {
    let seed = seed(game);
    let contribution = HouseNonces { seed: &seed, game }.contribution();
    let commitment = seed.commitment();
    Command::Sit {
        player: Participant::House {
            level,
            commitment,
            seed: Some(seed),
        },
        contribution,
    }
}

/// A table and everything that has happened at it.
#[derive(Clone)]
pub(crate) struct At {
    pub(crate) state: State,
    pub(crate) events: Vec<Stamped>,
    pub(crate) now: Moment,
}

impl At {
    pub(crate) fn table(variant: &str, change: impl FnOnce(&mut TableSetup)) -> At {
        let mut setup = setup(variant);
        change(&mut setup);
        let event = State::opening(setup, SECRET, None).expect("a table");
        let now = Moment(1_000_000);
        let first = Stamped {
            version: 1,
            at: now,
            event,
        };
        let state = State::open("tables", &first).expect("a table");
        At {
            state,
            events: vec![first],
            now,
        }
    }

    pub(crate) fn seated(mut self) -> At {
        self.sit();
        self
    }

    pub(crate) fn sit(&mut self) {
        self.ask(Actor::Host, guest("Ada", 1));
        self.ask(Actor::Guest, guest("Blaise", 2));
    }

    pub(crate) fn later(&mut self, span: i64) {
        self.now = self.now + Millis(span);
    }

    /// Does what is asked for; what is refused fails the test.
    pub(crate) fn ask(&mut self, who: Actor, command: Command) {
        let events = self.state.decide(who, &command, self.now);
        let events = events.unwrap_or_else(|refused| panic!("{command:?} was refused: {refused}"));
        self.store(events);
    }

    pub(crate) fn store(&mut self, events: Vec<Event>) {
        for event in events {
            let stamped = Stamped {
                version: self.state.version() + 1,
                at: self.now,
                event,
            };
            // What is stored and read again is the same.
            let json = serde_json::to_string(&stamped).expect("JSON");
            assert_eq!(
                serde_json::from_str::<Stamped>(&json).expect(&json),
                stamped
            );
            self.state
                .apply(&stamped)
                .expect("what was decided can happen");
            self.events.push(stamped);
        }
    }

    /// The sentence with which this is refused.
    pub(crate) fn refusal(&mut self, who: Actor, command: Command) -> String {
        let refused = self.state.decide(who, &command, self.now);
        refused.expect_err("this is refused").0.id.to_owned()
    }

    pub(crate) fn move_of(&self, moves: &[&str]) -> Command {
        Command::Move {
            turn: self.state.turn(),
            moves: moves.iter().map(ToString::to_string).collect(),
            line: Measured::default(),
            nonce: Some(nonce(self.state.turn() as u8)),
        }
    }

    pub(crate) fn some_move(&self) -> Command {
        let text = self.state.board().some_move().expect("a move");
        self.move_of(&[&text])
    }

    /// A whole turn: the first move that the rules find, until the turn is over.
    pub(crate) fn some_turn(&self) -> Command {
        self.random_turn(|_| 0)
    }

    /// A whole turn of moves that these numbers choose.
    pub(crate) fn random_turn(&self, mut below: impl FnMut(usize) -> usize) -> Command {
        let mut board = self.state.board().clone();
        let mut moves = Vec::new();
        loop {
            let text = board.random_move(&mut below).expect("a move");
            moves.push(board.play(&text).expect("legal"));
            if board.begins_turn() || board.outcome().is_some() {
                break;
            }
        }
        let moves: Vec<&str> = moves.iter().map(String::as_str).collect();
        self.move_of(&moves)
    }
}

/// A person against a house computer, with the nonces that each has to bring.
pub(crate) struct Players {
    host: Side,
}

impl Players {
    pub(crate) fn new(state: &State) -> Players {
        Players {
            host: if state.host_is_one() {
                Side::One
            } else {
                Side::Two
            },
        }
    }

    /// Who moves, what he brings to his roll and to the next one.
    pub(crate) fn to_move(&self, state: &State) -> (Actor, Nonce, Nonce) {
        let turn = state.turn();
        if state.board().side() == self.host {
            return (Actor::Host, nonce(turn as u8), nonce(turn as u8 + 100));
        }
        let seed = seed(state.game());
        let nonces = HouseNonces {
            seed: &seed,
            game: state.game(),
        };
        (Actor::Guest, nonces.rolling(turn), nonces.following(turn))
    }

    pub(crate) fn with_nonce(&self, state: &State, command: Command) -> Command {
        let (_, _, next) = self.to_move(state);
        match command {
            Command::Move {
                turn, moves, line, ..
            } => Command::Move {
                turn,
                moves,
                line,
                nonce: Some(next),
            },
            other => other,
        }
    }
}
