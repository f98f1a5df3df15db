//! What the protocol answers to a line. A bad line is answered with `info error …` and leaves everything as it was.

use super::command::{Command, first_word};
use super::go::{Go, Wrong};
use super::info::best_move;
use super::job::{Count, Done, Job, Think};
use super::lines::InputLine;
use super::options::{self, Options, Spin};
use crate::quote::quoted;
use crate::setting::first_variant;
use rules::view::Phase;
use rules::{AnyTable, MoveError, Side, Value, variants};
use search::opponent::{NoResources, Opponent, OpponentError, Player, PlayerError, USUAL_TIME};
use search::{Engine, Limits, RealClock, Shortage};
use words::{Language, Words};

/// `query legalmoves` lists no more than this.
pub const MOST_LISTED: usize = 65_536;

/// `perft` goes no deeper: every ply is a stack frame, and no count ends at such a depth anyway.
pub const MOST_DEPTH: u32 = 64;

/// A conversation: the game on the table, the engine that thinks about it, and the language of the sentences.
#[derive(Debug)]
pub struct Session {
    table: AnyTable,
    options: Options,
    /// Made when it is first needed, and away while it thinks.
    engine: Option<Engine>,
    /// Who answers instead of the engine, and away while it thinks.
    player: Option<Box<dyn Player>>,
    /// What an opponent's chance in this game follows from.
    seed_of_game: u64,
    words: Words,
}

/// What to do after a line.
#[derive(Debug)]
pub enum Reply {
    /// Lines to write, perhaps none.
    Lines(Vec<String>),
    /// Work, then write what [`Session::finished`] makes of the result.
    Work(Job),
    /// Stop working, if something is under way.
    Stop,
    Quit,
}

/// A line that could not be obeyed: the sentence.
type Answer = Result<Reply, String>;

impl Session {
    /// A conversation about the first variant, in this language.
    pub fn new(language: Language) -> Session {
        Session {
            table: AnyTable::open(first_variant()).expect("a variant that is listed"),
            options: Options::default(),
            engine: None,
            player: None,
            seed_of_game: unforeseen(),
            words: Words::new(language),
        }
    }

    /// Answers a line.
    pub fn answer(&mut self, line: &InputLine) -> Reply {
        let answer = match line {
            InputLine::Text(text) => self.obey(text),
            InputLine::NotUtf8 => Err(self.words.text("ugi-not-utf8", &[])),
            InputLine::TooLong => Err(self.words.text("ugi-line-too-long", &[])),
        };
        answer.unwrap_or_else(|sentence| one_line(error_line(&sentence)))
    }

    /// The line that tells what came of a job.
    pub fn finished(&mut self, done: Done) -> String {
        match done {
            Done::Counted(Some(count)) => format!("perft {count}"),
            Done::Counted(None) => error_line(&self.words.text("ugi-perft-stopped", &[])),
            Done::Thought {
                engine,
                player,
                answer,
            } => {
                self.engine = Some(engine);
                self.player = player;
                best_move(answer.as_deref())
            }
        }
    }

    /// What there is to say to `stop` when nothing runs.
    pub fn nothing_to_stop(&self) -> String {
        error_line(&self.words.text("ugi-nothing-to-stop", &[]))
    }

    /// What there is to say to a line that found no room among those that wait.
    pub fn line_dropped(&self) -> String {
        error_line(&self.words.text("ugi-line-dropped", &[]))
    }

    fn obey(&mut self, text: &str) -> Answer {
        match Command::read(text) {
            Command::Nothing => Ok(Reply::Lines(Vec::new())),
            Command::Introduce => Ok(Reply::Lines(introduction())),
            Command::IsReady => Ok(Reply::Lines(self.ready())),
            Command::SetOption(rest) => self.set_option(rest),
            Command::NewGame => {
                self.table = self.table.anew();
                self.forget();
                Ok(Reply::Lines(Vec::new()))
            }
            Command::Position(rest) => self.set_position(rest),
            Command::Query(rest) => self.query(rest),
            Command::Perft(rest) => self.perft(rest),
            Command::Go(rest) => self.go(rest),
            Command::Stop => Ok(Reply::Stop),
            Command::Quit => Ok(Reply::Quit),
            Command::Unknown(found) => Err(self.wrong("ugi-unknown-command", found)),
        }
    }

    /// A sentence about something found in the line.
    fn wrong(&self, id: &str, found: &str) -> String {
        self.words
            .text(id, &[("found", Value::Text(quoted(found)))])
    }

    fn set_option(&mut self, rest: &str) -> Answer {
        let words: Vec<&str> = rest.split_ascii_whitespace().collect();
        let ["name", name, "value", value] = words[..] else {
            return Err(self.words.text("ugi-setoption-form", &[]));
        };
        if name.eq_ignore_ascii_case("variant") {
            self.table =
                AnyTable::open(value).ok_or_else(|| self.wrong("ugi-unknown-variant", value))?;
            // The same position is worth something else by other rules.
            self.forget();
        } else if name.eq_ignore_ascii_case("opponent") {
            self.set_opponent(value)?;
        } else if let Some(spin) = Spin::named(name) {
            self.set_number(spin, value)?;
        } else if name.eq_ignore_ascii_case("language") {
            let language = value
                .parse()
                .map_err(|_| self.wrong("ugi-unknown-language", value))?;
            self.words = Words::new(language);
        } else {
            return Err(self.wrong("ugi-unknown-option", name));
        }
        Ok(Reply::Lines(Vec::new()))
    }

    /// The engine itself keeps to the limits of `go`; everybody else has limits of its own.
    fn set_opponent(&mut self, value: &str) -> Result<(), String> {
        let wrong = |problem: OpponentError| {
            let problem = self.words.message(&problem.message());
            let args = [("found", quoted(value).into()), ("problem", problem.into())];
            self.words.text("ugi-bad-opponent", &args)
        };
        let opponent = Opponent::read_self_contained(value).map_err(wrong)?;
        self.player = if opponent == Opponent::engine() {
            None
        } else {
            let player = opponent
                .limited(Limits::movetime(USUAL_TIME))
                .player(&NoResources);
            Some(player.map_err(|error| self.unfit(value, error))?)
        };
        Ok(())
    }

    fn unfit(&self, opponent: &str, error: PlayerError) -> String {
        match error {
            PlayerError::Short(shortage) => self.short_of(shortage),
            error => {
                let message = error.message(opponent, self.table.variant());
                self.words.message(&message)
            }
        }
    }

    fn set_number(&mut self, spin: Spin, value: &str) -> Result<(), String> {
        let range = spin.range();
        let number = value.parse().ok().filter(|number| range.contains(number));
        let Some(number) = number else {
            let args = [
                ("option", spin.name().into()),
                ("found", Value::Text(quoted(value))),
                ("least", Value::Number(*range.start() as i64)),
                ("most", Value::Number(*range.end() as i64)),
            ];
            return Err(self.words.text("ugi-option-range", &args));
        };
        let mut wanted = self.options;
        *spin.slot(&mut wanted) = number;
        // Memory and threads are asked for now, so that whoever cannot have them hears of it here and not at the first `go`.
        if wanted.engine != self.options.engine {
            let mut engine = self.take_engine()?;
            let changed = engine.set_options(wanted.engine);
            self.engine = Some(engine);
            changed.map_err(|shortage| self.short_of(shortage))?;
        }
        self.options = wanted;
        Ok(())
    }

    /// The engine, made now if it was never needed before. Whoever takes it brings it back.
    fn take_engine(&mut self) -> Result<Engine, String> {
        match self.engine.take() {
            Some(engine) => Ok(engine),
            None => {
                Engine::try_new(self.options.engine).map_err(|shortage| self.short_of(shortage))
            }
        }
    }

    fn short_of(&self, shortage: Shortage) -> String {
        let number = |number: usize| Value::Number(number as i64);
        match shortage {
            Shortage::Memory { mebibytes } => self
                .words
                .text("ugi-no-memory", &[("wanted", number(mebibytes))]),
            Shortage::Threads { had, .. } => {
                self.words.text("ugi-no-threads", &[("had", number(had))])
            }
        }
    }

    /// Whoever asks whether we are ready must not wait for memory and tables at the first `go`.
    fn ready(&mut self) -> Vec<String> {
        let mut lines = Vec::new();
        match self.take_engine() {
            Ok(engine) => {
                engine.prepare(&self.table);
                self.engine = Some(engine);
            }
            Err(sentence) => lines.push(error_line(&sentence)),
        }
        lines.push("readyok".to_owned());
        lines
    }

    /// A new game: what the engine remembers belongs to another one, and so did its seed.
    fn forget(&mut self) {
        self.seed_of_game = unforeseen();
        if let Some(engine) = &mut self.engine {
            engine.clear();
        }
    }

    /// All or nothing: the new table is taken only when every move was played on it.
    fn set_position(&mut self, rest: &str) -> Answer {
        let (kind, rest) = first_word(rest);
        let (start, moves) = split_at_moves(rest);
        let mut table = match kind {
            "startpos" if start.is_empty() => self.table.anew(),
            "fen" => self
                .table
                .set_up(start)
                .map_err(|error| self.words.text_error(&error))?,
            _ => return Err(self.words.text("ugi-position-form", &[])),
        };
        for (index, text) in moves.split_ascii_whitespace().enumerate() {
            if let Err(error) = table.play(text) {
                let args = [
                    ("number", Value::Number(index as i64 + 1)),
                    ("move", Value::Text(quoted(text))),
                    ("problem", Value::Text(self.words.move_error(&error))),
                ];
                return Err(self.words.text("ugi-bad-move", &args));
            }
        }
        self.table = table;
        Ok(Reply::Lines(Vec::new()))
    }

    fn query(&self, rest: &str) -> Answer {
        let (what, rest) = first_word(rest);
        if what == "why" {
            return self.why(rest);
        }
        if !rest.is_empty() {
            return Err(self.wrong("ugi-too-much", rest));
        }
        let outcome = self.table.outcome();
        let answer = match what {
            "legalmoves" => match self.table.legal_texts(MOST_LISTED) {
                Ok(moves) => moves.join(" "),
                // The protocol's own words, whatever the language.
                Err(_) => return Err("too many moves".to_owned()),
            },
            "position" => self.table.position_text(),
            "ending" => outcome.map_or("none".to_owned(), |outcome| outcome.to_string()),
            "result" => outcome
                .map_or("none", |outcome| outcome.result())
                .to_owned(),
            "p1turn" => (self.table.side() == Side::One).to_string(),
            "gameover" => (self.table.phase() == Phase::Over).to_string(),
            other => return Err(self.wrong("ugi-unknown-query", other)),
        };
        Ok(response(&answer))
    }

    fn why(&self, text: &str) -> Answer {
        match self.table.read_move(text) {
            Ok(_) => {
                let mut answer = "legal".to_owned();
                if let Some(remark) = self.table.remark(text) {
                    let sentence = self.words.message(&remark.message);
                    answer.push_str(&format!(" {} {}", remark.rule, on_one_line(&sentence)));
                }
                Ok(response(&answer))
            }
            Err(MoveError::Refused(refusal)) => {
                let sentence = self.words.refusal(&refusal);
                let mut answer = format!("{} {}", refusal.rule, on_one_line(&sentence));
                if let Some(alternatives) = self.words.alternatives(&refusal) {
                    answer.push(' ');
                    answer.push_str(&on_one_line(&alternatives));
                }
                Ok(response(&answer))
            }
            Err(error) => Err(self.words.move_error(&error)),
        }
    }

    fn perft(&self, rest: &str) -> Answer {
        match rest.trim_ascii().parse() {
            Ok(depth) if depth <= MOST_DEPTH => Ok(Reply::Work(Job::Count(Count {
                table: self.table.clone(),
                depth,
            }))),
            _ => {
                let most = Value::from(MOST_DEPTH);
                Err(self.words.text("ugi-perft-form", &[("most", most)]))
            }
        }
    }

    fn go(&mut self, rest: &str) -> Answer {
        let clock = RealClock::start();
        let limits = Go::read(rest)
            .and_then(|go| go.limits(self.table.side()))
            .map_err(|wrong| self.wrong_go(wrong))?;
        let seed = match self.options.seed {
            0 => self.seed_of_game,
            seed => seed as u64,
        };
        if let Some(player) = &mut self.player {
            let ready = player.new_game(&self.table, seed);
            ready.map_err(|error| self.unfit("Opponent", error))?;
        }
        let engine = self.take_engine()?;
        Ok(Reply::Work(Job::Think(Box::new(Think {
            engine,
            table: self.table.clone(),
            limits,
            clock,
            player: self.player.take(),
            seed,
        }))))
    }

    fn wrong_go(&self, wrong: Wrong<'_>) -> String {
        match wrong {
            Wrong::Empty => self.words.text("ugi-go-form", &[]),
            Wrong::Unknown(found) => self.wrong("ugi-go-unknown", found),
            Wrong::Twice(found) => self.wrong("ugi-go-twice", found),
            Wrong::Number(found) => self.wrong("ugi-go-number", found),
            Wrong::InfiniteWithLimit => self.words.text("ugi-go-infinite", &[]),
            Wrong::IncrementAlone => self.words.text("ugi-go-increment", &[]),
            Wrong::ClockMissing => self.words.text("ugi-go-clock", &[]),
        }
    }
}

fn introduction() -> Vec<String> {
    let mut variant = format!("option name Variant type combo default {}", first_variant());
    for id in variants() {
        variant.push_str(" var ");
        variant.push_str(id);
    }
    let mut lines = vec![
        format!("id name Ludotheca {}", env!("CARGO_PKG_VERSION")),
        "id author The Ludotheca authors".to_owned(),
        variant,
        "option name Language type combo default en var en var fr".to_owned(),
    ];
    lines.extend(Spin::ALL.map(Spin::line));
    lines.push(options::opponent_line());
    lines.push("ugiok".to_owned());
    lines
}

/// A number that nobody can foresee; without randomness from the system always the same.
fn unforeseen() -> u64 {
    getrandom::u64().unwrap_or_default()
}

fn one_line(line: String) -> Reply {
    Reply::Lines(vec![line])
}

fn error_line(sentence: &str) -> String {
    format!("info error {}", on_one_line(sentence))
}

/// `response` and what there is to say; alone where there is nothing.
fn response(answer: &str) -> Reply {
    one_line(format!("response {answer}").trim_end().to_owned())
}

/// What stands before and after the word `moves`.
fn split_at_moves(text: &str) -> (&str, &str) {
    let mut rest = text;
    loop {
        let (word, after) = first_word(rest);
        if word == "moves" || word.is_empty() {
            let before = &text[..text.len() - rest.len()];
            return (before.trim_ascii(), after);
        }
        rest = after;
    }
}

/// Sentences may span lines in the files; an answer may not.
fn on_one_line(sentence: &str) -> String {
    sentence
        .lines()
        .map(str::trim)
        .collect::<Vec<_>>()
        .join(" ")
}
