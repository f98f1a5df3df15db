//! Somebody who plays: by a socket, or by a stream and requests.

use crate::support::{Events, House, Socket, done};
use rules::Side;
use rules::view::Phase as BoardPhase;
use tables::clock::TimeControl;
use tables::dice::Bytes;
use tables::{SideChoice, Stamped, State, TablePhase, TableSetup};
use wire::{Deed, Done, Outcome, Place, Tell, You};

pub(crate) fn setup(variant: &str, public: bool) -> TableSetup {
    TableSetup {
        variant: variant.to_owned(),
        position: None,
        time: TimeControl::Unlimited,
        host: SideChoice::One,
        touch_move: false,
        public,
        house: None,
    }
}

/// How somebody is connected.
pub(crate) enum Line {
    Socket(Box<Socket>),
    Stream(Events),
}

pub(crate) struct Player<'a> {
    house: &'a House,
    pub(crate) token: String,
    pub(crate) line: Line,
    pub(crate) table: String,
    pub(crate) you: You,
    events: Vec<Stamped>,
    pub(crate) state: Option<State>,
    chance: u64,
}

impl<'a> Player<'a> {
    /// Somebody by a socket.
    pub(crate) async fn new(house: &'a House, name: &str) -> Player<'a> {
        let token = house.somebody(name).await;
        let socket = house.socket(Some(&token)).await;
        Player {
            house,
            token,
            line: Line::Socket(Box::new(socket)),
            table: String::new(),
            you: You::default(),
            events: Vec::new(),
            state: None,
            chance: 7,
        }
    }

    /// The same person by a new line, who knows nothing.
    pub(crate) async fn by(house: &'a House, token: &str, table: &str) -> Player<'a> {
        let socket = house.socket(Some(token)).await;
        let mut player = Player {
            house,
            token: token.to_owned(),
            line: Line::Socket(Box::new(socket)),
            table: table.to_owned(),
            you: You::default(),
            events: Vec::new(),
            state: None,
            chance: 11,
        };
        player.join(None).await;
        player
    }

    /// Goes over to a stream, where no socket passes.
    pub(crate) async fn over_to_stream(&mut self) {
        let after = self.events.len();
        let path = format!("/api/stream?table={}&after={after}", self.table);
        self.line = Line::Stream(self.house.stream(&path, Some(&self.token)).await);
    }

    pub(crate) async fn ask(&mut self, deed: Deed) -> Outcome {
        match &mut self.line {
            Line::Socket(socket) => socket.ask(deed).await,
            Line::Stream(_) => self.house.ask(Some(&self.token), deed).await,
        }
    }

    pub(crate) async fn done(&mut self, deed: Deed) -> Done {
        done(self.ask(deed).await)
    }

    /// Opens a table, sits down and joins it.
    pub(crate) async fn open(&mut self, variant: &str, public: bool) {
        let setup = setup(variant, public);
        let opened = self.done(Deed::Open { setup }).await;
        assert_eq!(opened.seat, Some(Place::Host));
        assert!(opened.commitment.is_some());
        self.table = opened.table.expect("a table");
        self.sit(None).await;
        self.join(None).await;
    }

    pub(crate) async fn sit(&mut self, invitation: Option<String>) {
        let sit = Deed::Sit {
            table: self.table.clone(),
            invitation,
            contribution: Bytes([3; 32]),
        };
        self.done(sit).await;
    }

    pub(crate) async fn join(&mut self, key: Option<String>) {
        let join = Deed::Join {
            table: self.table.clone(),
            key,
            after: 0,
        };
        self.done(join).await;
        while self.state.is_none() {
            self.hear().await;
        }
    }

    /// Takes the next thing in.
    pub(crate) async fn hear(&mut self) {
        let told = match &mut self.line {
            Line::Socket(socket) => socket.next().await,
            Line::Stream(events) => events.next().await,
        };
        match told.expect("the line goes on") {
            Tell::Table(told) if told.table == self.table => {
                self.you = told.you.clone();
                self.take_in(&told.events);
            }
            Tell::Events(told) if told.table == self.table => self.take_in(&told.events),
            _ => {}
        }
    }

    fn take_in(&mut self, events: &[Stamped]) {
        for event in events {
            // Subscribed first: what the snapshot has already may come again.
            if event.version <= self.events.len() as u64 {
                continue;
            }
            assert_eq!(
                event.version,
                self.events.len() as u64 + 1,
                "nothing is left out"
            );
            match &mut self.state {
                None => self.state = Some(State::open(&self.table, event).expect("a table")),
                Some(state) => state.apply(event).expect("it can happen"),
            }
            self.events.push(event.clone());
        }
    }

    pub(crate) fn state(&self) -> &State {
        self.state.as_ref().expect("joined")
    }

    pub(crate) fn is_over(&self) -> bool {
        matches!(
            self.state().phase(),
            TablePhase::Over(_) | TablePhase::Aborted
        )
    }

    fn is_to_move(&self) -> bool {
        let state = self.state();
        let is_host = self.you.seat == Some(Place::Host);
        *state.phase() == TablePhase::Playing
            && (state.board().side() == Side::One) == (state.host_is_one() == is_host)
    }

    /// Waits until there is something to do, or it is over.
    pub(crate) async fn wait_for_turn(&mut self) {
        while !self.is_over() && !self.is_to_move() {
            self.hear().await;
        }
    }

    /// Plays a turn.
    pub(crate) async fn turn(&mut self) {
        if self.state().board().phase() == BoardPhase::Roll {
            let roll = Deed::Roll {
                table: self.table.clone(),
                nonce: Bytes([5; 32]),
            };
            let version = self.done(roll).await.version.expect("a version");
            self.reach(version).await;
        }
        let deed = self.next_turn();
        let version = self.done(deed).await.version.expect("a version");
        self.reach(version).await;
    }

    /// A legal turn, as it is asked for.
    pub(crate) fn next_turn(&mut self) -> Deed {
        let mut board = self.state().board().clone();
        let mut moves = Vec::new();
        loop {
            let text = board.random_move(|below| {
                self.chance = self
                    .chance
                    .wrapping_mul(6_364_136_223_846_793_005)
                    .wrapping_add(1);
                (self.chance >> 33) as usize % below
            });
            moves.push(board.play(&text.expect("a move")).expect("legal"));
            if board.begins_turn() || board.outcome().is_some() {
                break;
            }
        }
        Deed::Move {
            table: self.table.clone(),
            turn: self.state().turn(),
            moves,
            thought: None,
            nonce: Some(Bytes([6; 32])),
        }
    }

    /// Waits until this version is known.
    pub(crate) async fn reach(&mut self, version: u64) {
        while (self.events.len() as u64) < version {
            self.hear().await;
        }
    }
}

/// Two who sit at a table.
pub(crate) async fn two<'a>(house: &'a House, variant: &str, public: bool) -> [Player<'a>; 2] {
    let mut host = Player::new(house, "Ada").await;
    host.open(variant, public).await;
    let mut guest = Player::new(house, "Blaise").await;
    guest.table.clone_from(&host.table);
    guest.sit(host.you.invitation.clone()).await;
    guest.join(None).await;
    [host, guest]
}

/// Both play to the end, or for so many turns, after which one resigns.
pub(crate) async fn play([host, guest]: &mut [Player<'_>; 2], most: u32) {
    loop {
        host.wait_for_turn().await;
        if host.is_over() {
            break;
        }
        if host.state().turn() >= most {
            let table = host.table.clone();
            let resigned = host.done(Deed::Resign { table }).await;
            host.reach(resigned.version.expect("a version")).await;
            break;
        }
        host.turn().await;
        guest.wait_for_turn().await;
        if guest.is_over() {
            break;
        }
        guest.turn().await;
    }
    let version = host.state().version().max(guest.state().version());
    host.reach(version).await;
    guest.reach(version).await;
}
