//! The game itself: whose turn it is, what was typed, and what the rules say to it.

use super::ask;
use super::computer::Computer;
use super::hold::Hold;
use super::orders::Order;
use super::record_writer::RecordWriter;
use crate::commands::replay::ending;
use crate::commands::why;
use crate::console::Console;
use crate::failure::Failure;
use crate::render::{tell_card, terminal};
use crate::seeded_random::SeededRandom;
use rules::record::{GameResult, Termination};
use rules::view::Phase;
use rules::{AnyTable, Cell, Record, Side, Value};
use std::io::Write;
use std::ops::ControlFlow;
use std::path::Path;

/// `moves` shows no more than this.
const MOST_SHOWN: usize = 400;

/// Two seats at a table.
pub(super) struct Match {
    table: AnyTable,
    computer: Option<Computer>,
    random: SeededRandom,
    record_writer: RecordWriter,
    /// With touch-move, the piece that was touched.
    hold: Option<Hold>,
}

/// Whether the evening goes on.
type Flow = ControlFlow<()>;

impl Match {
    pub(super) fn new(
        table: AnyTable,
        computer: Option<Computer>,
        random: SeededRandom,
        record_writer: RecordWriter,
        hold: Option<Hold>,
    ) -> Match {
        Match {
            table,
            computer,
            random,
            record_writer,
            hold,
        }
    }

    fn is_computers(&self, side: Side) -> bool {
        self.computer
            .as_ref()
            .is_some_and(|computer| computer.side() == side)
    }

    /// Plays until the game ends or somebody leaves.
    pub(super) fn play(mut self, console: &mut Console) -> Result<(), Failure> {
        self.record_writer
            .begin(&Record::of(&self.table), console)?;
        console.say("play-welcome", &[])?;
        if self.hold.is_some() {
            console.say("play-touch-move", &[])?;
        }
        writeln!(console.out)?;
        self.show(console)?;
        while self.table.outcome().is_none() {
            let flow = if self.is_computers(self.table.side()) {
                self.let_computer_move(console)?
            } else if self.must_pass() {
                self.pass(console)?
            } else {
                self.ask_person(console)?
            };
            if flow.is_break() {
                break;
            }
        }
        self.record_writer.end(console)
    }

    /// The board, with the ending when there is one.
    fn show(&self, console: &mut Console) -> Result<(), Failure> {
        let picture = terminal(&self.table.view(), console.words, console.screen());
        Ok(writeln!(console.out, "{picture}")?)
    }

    fn player(&self, console: &Console) -> Value {
        let name = console
            .words
            .player(self.table.variant(), self.table.side());
        Value::Text(name)
    }

    fn keep(&mut self, console: &mut Console) -> Result<(), Failure> {
        self.record_writer.keep(&Record::of(&self.table), console)
    }

    /// Plays a move that is known to be legal, and tells of it in this sentence. It is in the record before anybody sees it.
    fn make(&mut self, text: &str, id: &str, console: &mut Console) -> Result<Flow, Failure> {
        let player = self.player(console);
        let rolls = self.put_on_table(text, console)?;
        console.say(id, &[("player", player), ("move", text.into())])?;
        self.show_if_needed(rolls, console)
    }

    /// The same without a word: whoever typed the move knows it.
    fn make_silently(&mut self, text: &str, console: &mut Console) -> Result<Flow, Failure> {
        let rolls = self.put_on_table(text, console)?;
        self.show_if_needed(rolls, console)
    }

    /// Returns whether the move was a roll.
    fn put_on_table(&mut self, text: &str, console: &mut Console) -> Result<bool, Failure> {
        let rolls = self.table.phase() == Phase::Roll;
        self.table.play(text).map_err(Failure::Refused)?;
        if let Some(hold) = &mut self.hold {
            hold.release();
        }
        self.keep(console)?;
        Ok(rolls)
    }

    /// The board is shown when a person needs it: not when only the dice have changed, nor while the computer goes on.
    fn show_if_needed(&self, rolls: bool, console: &mut Console) -> Result<Flow, Failure> {
        let over = self.table.outcome().is_some();
        if over || !rolls && !self.is_computers(self.table.side()) {
            writeln!(console.out)?;
            self.show(console)?;
        }
        Ok(Flow::Continue(()))
    }

    fn by_chance(&mut self) -> Option<String> {
        let random = &mut self.random;
        self.table.random_move(|most| random.below(most))
    }

    fn let_computer_move(&mut self, console: &mut Console) -> Result<Flow, Failure> {
        // It may think for long: whoever waits sees the board meanwhile.
        console.out.flush()?;
        let rolls = self.table.phase() == Phase::Roll;
        let (id, mv) = match &mut self.computer {
            Some(computer) if !rolls => (
                computer.moved(),
                computer.choose(&self.table, &mut self.random)?,
            ),
            _ => ("play-rolled", self.by_chance()),
        };
        match mv {
            Some(mv) => self.make(&mv, id, console),
            None => Ok(Flow::Break(())),
        }
    }

    /// CC-6: nothing but ending the turn is possible, so nobody needs to type it.
    fn must_pass(&self) -> bool {
        matches!(self.table.legal_texts(1).as_deref(), Ok([only]) if only == "--")
    }

    fn pass(&mut self, console: &mut Console) -> Result<Flow, Failure> {
        self.make("--", "play-must-pass", console)
    }

    fn ask_person(&mut self, console: &mut Console) -> Result<Flow, Failure> {
        let rolls = self.table.phase() == Phase::Roll;
        let id = if rolls {
            "play-prompt-roll"
        } else {
            "play-prompt"
        };
        let player = self.player(console);
        let Some(line) = ask(console, id, &[("player", player)])? else {
            return Ok(Flow::Break(()));
        };
        match Order::read(&line, console.words) {
            Order::Nothing if rolls => match self.by_chance() {
                Some(roll) => return self.make(&roll, "play-rolled", console),
                None => return Ok(Flow::Break(())),
            },
            Order::Nothing => {}
            Order::Help => console.say("play-help", &[])?,
            Order::Board => self.show(console)?,
            Order::Card => tell_card(&self.table.card(), console)?,
            Order::Moves => self.list(console)?,
            Order::Why(text) => self.explain(&text, console)?,
            Order::Undo => return self.undo(console),
            Order::Draw => return self.offer_draw(console),
            Order::Resign => {
                let winner = GameResult::Win(!self.table.side());
                return self.end(winner, Termination::Resign, console);
            }
            Order::Save(path) => self.save(&path, console)?,
            Order::Quit => return Ok(Flow::Break(())),
            Order::Move(text) => match self.table.read_move(&text) {
                Ok(roll) if rolls => return self.make(&roll, "play-rolled", console),
                Ok(mv) => match self.hold.and_then(|hold| hold.against(&self.table, &mv)) {
                    Some(cell) => self.must_move(cell, console)?,
                    None => return self.make_silently(&mv, console),
                },
                Err(error) => {
                    let sentence = console.words.move_error(&error);
                    console.out.tell(&sentence)?;
                    let hold = self.hold.as_mut();
                    if let Some(cell) = hold.and_then(|hold| hold.take(&self.table, &text)) {
                        self.must_move(cell, console)?;
                    }
                }
            },
        }
        Ok(Flow::Continue(()))
    }

    /// Touch-move: says which piece must move.
    fn must_move(&self, cell: Cell, console: &mut Console) -> Result<(), Failure> {
        let cell = self.table.cell_name(cell);
        Ok(console.say("touch-move-stays", &[("cell", cell.into())])?)
    }

    fn list(&self, console: &mut Console) -> Result<(), Failure> {
        if let Ok(mut moves) = self.table.legal_texts(MOST_SHOWN) {
            if let Some(hold) = self.hold {
                moves.retain(|mv| hold.against(&self.table, mv).is_none());
            }
            console.out.tell(&moves.join(" "))?;
        } else {
            let most = Value::Number(MOST_SHOWN as i64);
            console.say("play-too-many-moves", &[("most", most)])?;
        }
        Ok(())
    }

    fn explain(&self, text: &str, console: &mut Console) -> Result<(), Failure> {
        match self.table.read_move(text) {
            Ok(mv) => why::legal(&self.table, text, mv, console),
            Err(error) => Ok(console.out.tell(&console.words.move_error(&error))?),
        }
    }

    /// Takes back the last move; against the computer also its answer. A roll once shown never changes, so nothing before it
    /// can be taken back.
    fn undo(&mut self, console: &mut Console) -> Result<Flow, Failure> {
        if self.hold.is_some() {
            console.say("touch-move-no-undo", &[])?;
            return Ok(Flow::Continue(()));
        }
        let mut taken = self.table.clone();
        loop {
            if !taken.undo() {
                console.say("play-nothing-to-undo", &[])?;
                return Ok(Flow::Continue(()));
            }
            if taken.phase() == Phase::Roll {
                console.say("play-roll-stays", &[])?;
                return Ok(Flow::Continue(()));
            }
            if !self.is_computers(taken.side()) {
                break;
            }
        }
        self.table = taken;
        self.keep(console)?;
        writeln!(console.out)?;
        self.show(console)?;
        Ok(Flow::Continue(()))
    }

    fn offer_draw(&mut self, console: &mut Console) -> Result<Flow, Failure> {
        if let Some(computer) = &self.computer {
            console.say(computer.refuses(), &[])?;
            return Ok(Flow::Continue(()));
        }
        let other = console
            .words
            .player(self.table.variant(), !self.table.side());
        let answer = ask(console, "play-draw-offered", &[("player", other.into())])?;
        let yes = console.words.text("play-yes", &[]);
        let agreed = answer.is_some_and(|answer| {
            let answer = answer.trim().to_lowercase();
            answer == "yes" || answer == yes || yes.chars().next().map(String::from) == Some(answer)
        });
        if agreed {
            return self.end(GameResult::Draw, Termination::Agreement, console);
        }
        console.say("play-draw-refused", &[])?;
        Ok(Flow::Continue(()))
    }

    /// The players end the game where no rule did.
    fn end(
        &mut self,
        result: GameResult,
        termination: Termination,
        console: &mut Console,
    ) -> Result<Flow, Failure> {
        let record =
            Record::ended(&self.table, result, termination).map_err(Failure::Unrecordable)?;
        self.record_writer.keep(&record, console)?;
        if let Some(sentence) = ending(&record, console.words) {
            console.out.tell(&sentence)?;
        }
        Ok(Flow::Break(()))
    }

    fn save(&mut self, path: &str, console: &mut Console) -> Result<(), Failure> {
        if path.is_empty() {
            return Ok(console.say("play-save-where", &[])?);
        }
        let record = Record::of(&self.table);
        match self.record_writer.save(&record, Path::new(path), console) {
            Ok(()) => console.say("play-saved", &[("path", path.into())])?,
            // The game goes on; another name may do.
            Err(failure) => console.out.tell(&failure.sentence(console.words))?,
        }
        Ok(())
    }
}
