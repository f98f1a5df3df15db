//! A game that is really played, by the first moves or by chance.

use rules::Side;
use rules::view::Phase as BoardPhase;
use tables::clock::{Measured, Step, TimeControl};
use tables::dice::{Bytes, Nonce, Secret};
use tables::{
    Actor, Command, Guest, Millis, Moment, Name, Offer, Participant, SideChoice, Stamped, State,
    TablePhase, TableSetup,
};

const SECRET: Secret = Bytes([42; 32]);

/// A table and everything that has happened at it.
#[derive(Clone, Debug)]
pub struct Game {
    /// Its identifier.
    pub name: String,
    /// How it stands.
    pub state: State,
    /// All that has happened.
    pub events: Vec<Stamped>,
    now: Moment,
}

impl Game {
    /// A table of a game without dice, open.
    pub fn open(name: &str) -> Game {
        let mut games = rules::games().filter(|game| !game.dice);
        let variant = games.next().and_then(|game| game.variants().next());
        Game::of(name, variant.expect("a game without dice"), 1_000_000)
    }

    /// A table of this variant, open since this moment.
    pub fn of(name: &str, variant: &str, at: i64) -> Game {
        let setup = TableSetup {
            variant: variant.to_owned(),
            position: None,
            time: TimeControl::Live {
                base: Millis::seconds(60),
                step: Step::Increment(Millis::ZERO),
            },
            host: SideChoice::One,
            touch_move: false,
            house: None,
            public: true,
        };
        let event = State::opening(setup, SECRET, None).expect("a table");
        let first = Stamped {
            version: 1,
            at: Moment(at),
            event,
        };
        Game {
            name: name.to_owned(),
            state: State::open(name, &first).expect("a table"),
            events: vec![first],
            now: Moment(at),
        }
    }

    /// Both sit down.
    #[must_use]
    pub fn begun(mut self) -> Game {
        for (who, name) in [(Actor::Host, "Ada"), (Actor::Guest, "Blaise")] {
            let name = Name::new(name).expect("a name");
            self.ask(
                who,
                Command::Sit {
                    player: Participant::Guest(Guest { name }),
                    contribution: Bytes([who as u8; 32]),
                },
            );
        }
        self
    }

    /// So many turns more, or until the game is over.
    #[must_use]
    pub fn turns(mut self, turns: usize) -> Game {
        for _ in 0..turns {
            if *self.state.phase() == TablePhase::Playing {
                self.turn();
            }
        }
        self
    }

    /// The host gives up.
    #[must_use]
    pub fn resigned(mut self) -> Game {
        self.ask(Actor::Host, Command::Resign);
        self
    }

    /// The host breaks it off.
    #[must_use]
    pub fn aborted(mut self) -> Game {
        self.ask(Actor::Host, Command::Abort);
        self
    }

    /// The last turn is taken back.
    #[must_use]
    pub fn taken_back(mut self) -> Game {
        let mover = self.mover();
        let before = match mover {
            Actor::Host => Actor::Guest,
            _ => Actor::Host,
        };
        self.ask(before, Command::Offer(Offer::TakeBack));
        self.ask(mover, Command::Accept(Offer::TakeBack));
        self
    }

    fn mover(&self) -> Actor {
        if (self.state.board().side() == Side::One) == self.state.host_is_one() {
            Actor::Host
        } else {
            Actor::Guest
        }
    }

    fn nonce(&self, number: u32) -> Nonce {
        Bytes([(self.state.turn() + number) as u8; 32])
    }

    fn turn(&mut self) {
        let mover = self.mover();
        if self.state.board().phase() == BoardPhase::Roll {
            let nonce = self.nonce(100);
            self.ask(mover, Command::Roll { nonce });
        }
        let mut board = self.state.board().clone();
        let mut moves = Vec::new();
        loop {
            let text = board.random_move(|_| 0).expect("a move");
            moves.push(board.play(&text).expect("legal"));
            if board.begins_turn() || board.outcome().is_some() {
                break;
            }
        }
        let command = Command::Move {
            turn: self.state.turn(),
            moves,
            line: Measured::default(),
            nonce: Some(self.nonce(0)),
        };
        self.ask(mover, command);
    }

    fn ask(&mut self, who: Actor, command: Command) {
        self.now = self.now + Millis(10);
        let events = self.state.decide(who, &command, self.now);
        for event in events.expect("allowed") {
            let stamped = Stamped {
                version: self.state.version() + 1,
                at: self.now,
                event,
            };
            self.state.apply(&stamped).expect("it can happen");
            self.events.push(stamped);
        }
    }

    /// The table after so many events.
    pub fn state_at(&self, events: usize) -> State {
        State::replay(&self.name, &self.events[..events.max(1)]).expect("a table")
    }
}
