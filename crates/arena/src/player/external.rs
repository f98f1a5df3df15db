//! An engine of somebody else: a child process that speaks the Universal Game Interface. It is never trusted: it may
//! crash, hang or talk nonsense, and it does not outlive its player.

use super::{Clocks, Player, PlayerError};
use rules::AnyTable;
use search::Limits;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::time::{Duration, Instant};

/// Time for everything that is no move: starting, options, a new game.
const PREPARATION: Duration = Duration::from_secs(10);
/// Beyond what was allowed, so that the clock, not the silence, decides.
const PATIENCE: Duration = Duration::from_secs(1);
/// Lines that wait to be read; an engine that talks more is read more slowly.
const MOST_WAITING: usize = 1 << 10;
/// A longer line is no line of this protocol.
const LONGEST_LINE: u64 = 1 << 20;

/// What to start and how to drive it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExternalSetting {
    pub program: String,
    pub arguments: Vec<String>,
    /// Set after the start, by name.
    pub options: Vec<(String, String)>,
    /// Nothing set means a share of the game's clock.
    pub limits: Limits,
    /// The longest silence on a move that is limited by depth or nodes.
    pub timeout: Duration,
}

/// An external engine.
#[derive(Debug)]
pub struct External {
    setting: ExternalSetting,
    running: Option<Running>,
}

impl External {
    pub fn new(setting: ExternalSetting) -> External {
        External {
            setting,
            running: None,
        }
    }

    fn running(&mut self) -> Result<&mut Running, PlayerError> {
        if self.running.is_none() {
            let mut running = Running::start(&self.setting)?;
            running.say("ugi")?;
            running.wait_for("ugiok", PREPARATION)?;
            for (name, value) in &self.setting.options {
                running.say(&format!("setoption name {name} value {value}"))?;
            }
            self.running = Some(running);
        }
        self.running.as_mut().ok_or(PlayerError::Crashed)
    }

    fn prepare(&mut self, table: &AnyTable) -> Result<(), PlayerError> {
        let running = self.running()?;
        running.say(&format!("setoption name Variant value {}", table.variant()))?;
        running.say("uginewgame")?;
        running.say("isready")?;
        running.wait_for("readyok", PREPARATION).map(drop)
    }

    fn ask(
        &mut self,
        table: &AnyTable,
        clocks: Option<Clocks>,
    ) -> Result<Vec<String>, PlayerError> {
        let limits = self.setting.limits;
        let timeout = self.patience(table, clocks);
        let running = self.running()?;
        running.say(&position(table))?;
        running.say(&go(limits, clocks))?;
        let line = running.wait_for("bestmove", timeout)?;
        let mut words = line.split_ascii_whitespace();
        words.next();
        let moves: Vec<String> = words
            .take_while(|word| *word != "ponder")
            .map(str::to_owned)
            .collect();
        if moves.is_empty() || moves[0] == "none" {
            return Err(PlayerError::NoMove(line));
        }
        Ok(moves)
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

impl Player for External {
    fn new_game(&mut self, table: &AnyTable, _seed: u64) -> Result<(), PlayerError> {
        let done = self.prepare(table);
        if done.is_err() {
            self.running = None;
        }
        done
    }

    fn choose(
        &mut self,
        table: &AnyTable,
        clocks: Option<Clocks>,
    ) -> Result<Vec<String>, PlayerError> {
        let answer = self.ask(table, clocks);
        if answer.is_err() {
            // Whatever it still says belongs to a game that is lost; the next one begins with a new process.
            self.running = None;
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

/// A process under way.
#[derive(Debug)]
struct Running {
    child: Child,
    input: ChildStdin,
    lines: Receiver<String>,
}

impl Running {
    fn start(setting: &ExternalSetting) -> Result<Running, PlayerError> {
        let unstartable = |error: std::io::Error| PlayerError::Unstartable(error.to_string());
        let mut child = Command::new(&setting.program)
            .args(&setting.arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .map_err(unstartable)?;
        let (Some(input), Some(output)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(PlayerError::Crashed);
        };
        let (sender, lines) = sync_channel(MOST_WAITING);
        // Ends by itself when the process closes its output or nobody listens any more.
        std::thread::spawn(move || {
            let mut output = BufReader::new(output);
            loop {
                let mut bytes = Vec::new();
                let mut bounded = std::io::Read::take(&mut output, LONGEST_LINE);
                match bounded.read_until(b'\n', &mut bytes) {
                    Ok(0) | Err(_) => return,
                    Ok(_) => {}
                }
                let line = String::from_utf8_lossy(&bytes).trim().to_owned();
                if sender.send(line).is_err() {
                    return;
                }
            }
        });
        Ok(Running {
            child,
            input,
            lines,
        })
    }

    fn say(&mut self, line: &str) -> Result<(), PlayerError> {
        writeln!(self.input, "{line}")
            .and_then(|()| self.input.flush())
            .map_err(|_| PlayerError::Crashed)
    }

    /// The next line that begins with this word. A line `info error` before it is a refusal.
    fn wait_for(&mut self, word: &str, timeout: Duration) -> Result<String, PlayerError> {
        let begun = Instant::now();
        loop {
            let left = timeout.saturating_sub(begun.elapsed());
            let line = match self.lines.recv_timeout(left) {
                Ok(line) => line,
                Err(RecvTimeoutError::Timeout) => return Err(PlayerError::Silent(timeout)),
                Err(RecvTimeoutError::Disconnected) => return Err(PlayerError::Crashed),
            };
            if let Some(said) = line.strip_prefix("info error") {
                return Err(PlayerError::Refused(said.trim().to_owned()));
            }
            if line.split_ascii_whitespace().next() == Some(word) {
                return Ok(line);
            }
        }
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        // A polite word first; then nothing is left to chance. Both fail only where the process is gone already.
        let _ = self.say("quit");
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use search::Budget;

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
