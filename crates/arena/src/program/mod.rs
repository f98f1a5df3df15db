//! A program of somebody else as a player: a child process that speaks the Universal Game Interface. It is never trusted: it may
//! crash, hang or talk nonsense, and it does not outlive its player.

mod lines;
mod link;

use link::Link;
use rules::AnyTable;
use search::Limits;
use search::opponent::{Clocks, MoveContext, Player, PlayerError, ProgramSetting};
use std::io::{Read, Write};
use std::time::Duration;

/// Time for everything that is no move: starting, options, a new game.
const PREPARATION: Duration = Duration::from_secs(10);
/// Beyond what was allowed, so that the clock, not the silence, decides.
const PATIENCE: Duration = Duration::from_secs(1);

/// A program that plays.
#[derive(Debug)]
pub struct ProgramPlayer {
    setting: ProgramSetting,
    link: Option<Link>,
}

impl ProgramPlayer {
    pub fn new(setting: ProgramSetting) -> ProgramPlayer {
        ProgramPlayer {
            setting,
            link: None,
        }
    }

    /// An engine that is there already, at the other end of these streams.
    pub fn over(
        setting: ProgramSetting,
        output: impl Read + Send + 'static,
        input: impl Write + Send + 'static,
    ) -> ProgramPlayer {
        ProgramPlayer {
            setting,
            link: Some(Link::over(output, input)),
        }
    }

    fn link(&mut self) -> Result<&mut Link, PlayerError> {
        let link = match self.link.take() {
            Some(link) => link,
            None => Link::start(&self.setting)?,
        };
        let link = self.link.insert(link);
        link.greet(&self.setting.options)?;
        Ok(link)
    }

    fn prepare(&mut self, table: &AnyTable) -> Result<(), PlayerError> {
        let link = self.link()?;
        link.say(&format!("setoption name Variant value {}", table.variant()))?;
        link.say("uginewgame")?;
        link.say("isready")?;
        link.wait_for("readyok", PREPARATION).map(drop)
    }

    fn ask(
        &mut self,
        table: &AnyTable,
        clocks: Option<Clocks>,
    ) -> Result<Vec<String>, PlayerError> {
        let limits = self.setting.limits;
        let timeout = self.patience(table, clocks);
        let link = self.link()?;
        link.say(&position(table))?;
        link.say(&go(limits, clocks))?;
        lines::moves_of(&link.wait_for("bestmove", timeout)?)
    }

    fn patience(&self, table: &AnyTable, clocks: Option<Clocks>) -> Duration {
        let own = self.allowance();
        let clock = clocks.map(|clocks| clocks.of(table.side()));
        match (own, clock) {
            (Some(own), Some(clock)) => own.min(clock) + PATIENCE,
            (Some(time), None) | (None, Some(time)) => time + PATIENCE,
            (None, None) => self.setting.timeout,
        }
    }
}

impl Player for ProgramPlayer {
    fn new_game(&mut self, table: &AnyTable, _seed: u64) -> Result<(), PlayerError> {
        let done = self.prepare(table);
        if done.is_err() {
            self.link = None;
        }
        done
    }

    fn choose(
        &mut self,
        table: &AnyTable,
        context: &mut MoveContext<'_>,
    ) -> Result<Vec<String>, PlayerError> {
        let answer = self.ask(table, context.clocks);
        if answer.is_err() {
            // Whatever it still says belongs to a game that is lost; the next one begins with a new process.
            self.link = None;
        }
        answer
    }

    fn allowance(&self) -> Option<Duration> {
        self.setting.limits.time.map(|budget| budget.hard)
    }
}

/// The table as the protocol tells it.
fn position(table: &AnyTable) -> String {
    let start = table.start_text();
    let mut line = if start == table.anew().start_text() {
        "position startpos".to_owned()
    } else {
        format!("position fen {start}")
    };
    for index in 0..table.len() {
        line.push_str(if index == 0 { " moves " } else { " " });
        line.push_str(&table.move_text(index).unwrap_or_default());
    }
    line
}

fn go(limits: Limits, clocks: Option<Clocks>) -> String {
    let mut line = "go".to_owned();
    if let Some(depth) = limits.depth {
        line.push_str(&format!(" depth {depth}"));
    }
    if let Some(nodes) = limits.nodes {
        line.push_str(&format!(" nodes {nodes}"));
    }
    if let Some(time) = limits.time {
        line.push_str(&format!(" movetime {}", time.hard.as_millis()));
    }
    if limits == Limits::default()
        && let Some(clocks) = clocks
    {
        let [one, two] = clocks.left.map(|left| left.as_millis());
        let increment = clocks.increment.as_millis();
        line.push_str(&format!(
            " p1time {one} p2time {two} p1inc {increment} p2inc {increment}"
        ));
    }
    line
}

#[cfg(test)]
mod tests {
    use super::*;
    use search::{Budget, RealClock};
    use std::io::Cursor;
    use std::sync::atomic::AtomicBool;

    fn setting(options: Vec<(String, String)>) -> ProgramSetting {
        ProgramSetting {
            program: String::new(),
            arguments: Vec::new(),
            options,
            limits: Limits::nodes(1),
            timeout: Duration::from_mins(1),
        }
    }

    fn table() -> AnyTable {
        AnyTable::open("latroncules/classic").expect("a variant")
    }

    fn choose(engine: &mut ProgramPlayer) -> Result<Vec<String>, PlayerError> {
        let mut context = MoveContext {
            clocks: None,
            time: &RealClock::start(),
            stop: &AtomicBool::new(false),
            below: &mut |_| 0,
        };
        engine.choose(&table(), &mut context)
    }

    #[test]
    fn an_engine_is_talked_with_over_any_streams() {
        let said = "id name x\nugiok\nreadyok\ninfo depth 1\nbestmove a2-a3\nbestmove none\n";
        let (mut heard, input) = std::io::pipe().expect("a pipe");
        let options = vec![("Hash".to_owned(), "1".to_owned())];
        let mut engine = ProgramPlayer::over(setting(options), Cursor::new(said), input);
        engine.new_game(&table(), 0).expect("an engine");
        let answer = choose(&mut engine).expect("a move");
        assert_eq!(answer, ["a2-a3"]);
        let none = choose(&mut engine);
        assert!(matches!(none, Err(PlayerError::NoMove(_))), "{none:?}");
        drop(engine);
        let mut told = String::new();
        heard.read_to_string(&mut told).expect("text");
        let go = "position startpos\ngo nodes 1\n";
        let begin = "ugi\nsetoption name Hash value 1\nsetoption name Variant value latroncules/classic\nuginewgame\nisready\n";
        assert_eq!(told, format!("{begin}{go}{go}quit\n"));
    }

    #[test]
    fn an_engine_that_does_not_read_is_not_waited_for() {
        let (unread, input) = std::io::pipe().expect("a pipe");
        // More than fits into any pipe.
        let options = vec![("Comment".to_owned(), "x".repeat(1 << 22))];
        let said = Cursor::new("ugiok\nreadyok\nbestmove a2-a3\n");
        let mut engine = ProgramPlayer::over(setting(options), said, input);
        engine.new_game(&table(), 0).expect("an engine");
        assert_eq!(choose(&mut engine).expect("a move"), ["a2-a3"]);
        drop(engine);
        drop(unread);
    }

    #[test]
    fn an_engine_that_ends_has_crashed() {
        for said in ["", "ugiok\n", "ugiok\nready"] {
            let mut engine =
                ProgramPlayer::over(setting(Vec::new()), Cursor::new(said), std::io::sink());
            let ended = engine.new_game(&table(), 0);
            assert_eq!(ended, Err(PlayerError::Crashed), "{said}");
        }
    }

    #[test]
    fn the_table_and_the_limits_are_told_in_the_words_of_the_protocol() {
        let mut table = AnyTable::open("latroncules/classic").expect("a variant");
        assert_eq!(position(&table), "position startpos");
        table.play("a2-a3").expect("a move");
        table.play("d7-d6").expect("a move");
        assert_eq!(position(&table), "position startpos moves a2-a3 d7-d6");
        let text = table.position_text();
        let table = table.set_up(&text).expect("a position");
        assert_eq!(position(&table), format!("position fen {text}"));

        let clocks = Clocks {
            left: [Duration::from_mins(1), Duration::from_millis(500)],
            increment: Duration::from_millis(100),
        };
        assert_eq!(
            go(Limits::default(), Some(clocks)),
            "go p1time 60000 p2time 500 p1inc 100 p2inc 100"
        );
        let limits = Limits {
            depth: Some(3),
            nodes: Some(100),
            time: Some(Budget::exactly(Duration::from_millis(50))),
        };
        assert_eq!(go(limits, Some(clocks)), "go depth 3 nodes 100 movetime 50");
    }
}
