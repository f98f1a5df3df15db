//! How soon the protocol answers, as a program at the other end of a pipe sees it: the first `info` after `go`, and `bestmove`
//! after `stop`.

use super::search_speed::positions;
use crate::ugi::{Session, serve};
use rules::AnyTable;
use std::io::{self, BufRead, BufReader, PipeReader, PipeWriter, Write};
use std::thread;
use std::time::{Duration, Instant};
use words::Language;

/// How often each position is asked about; the first time may be slower, and counts.
const TIMES: usize = 3;
/// How long the engine thinks before it is stopped: long enough to be deep inside a search.
const THOUGHT: Duration = Duration::from_millis(100);

/// What was measured of one variant, over all of its positions.
#[derive(Clone, Debug, serde::Serialize)]
pub struct AnswerTime {
    pub variant: &'static str,
    /// From `go` to the first line about the search.
    pub first: Wait,
    /// From `stop` to the move.
    pub stopped: Wait,
}

/// Seconds that somebody had to wait.
#[derive(Clone, Copy, Debug, serde::Serialize)]
pub struct Wait {
    pub median: f64,
    pub longest: f64,
}

impl Wait {
    fn among(mut waits: Vec<Duration>) -> Option<Wait> {
        waits.sort_unstable();
        Some(Wait {
            median: waits.get(waits.len() / 2)?.as_secs_f64(),
            longest: waits.last()?.as_secs_f64(),
        })
    }
}

/// Measures a variant; `None` where there is no such variant.
pub fn measure(id: &str) -> io::Result<Option<AnswerTime>> {
    measure_after(THOUGHT, id)
}

/// The same with so much time to think before `stop`.
fn measure_after(thought: Duration, id: &str) -> io::Result<Option<AnswerTime>> {
    let Some(start) = AnyTable::open(id) else {
        return Ok(None);
    };
    let mut conversation = Conversation::begin()?;
    conversation.say(&format!("setoption name Variant value {id}"))?;
    let (mut first, mut stopped) = (Vec::new(), Vec::new());
    for table in positions(&start) {
        let position = format!("position fen {}", table.position_text());
        for _ in 0..TIMES {
            conversation.say("uginewgame")?;
            conversation.say(&position)?;
            conversation.say("isready")?;
            conversation.hear("readyok")?;
            first.push(conversation.wait("go infinite", "info")?);
            thread::sleep(thought);
            stopped.push(conversation.wait("stop", "bestmove")?);
        }
    }
    let waits = Wait::among(first).zip(Wait::among(stopped));
    Ok(waits.map(|(first, stopped)| AnswerTime {
        variant: start.variant(),
        first,
        stopped,
    }))
}

/// A session of the protocol that runs beside us. It ends when its input does.
struct Conversation {
    input: PipeWriter,
    output: BufReader<PipeReader>,
}

impl Conversation {
    fn begin() -> io::Result<Conversation> {
        let (heard, input) = io::pipe()?;
        let (output, mut said) = io::pipe()?;
        thread::spawn(move || {
            serve(
                BufReader::new(heard),
                &mut said,
                &mut Session::new(Language::En),
            )
        });
        Ok(Conversation {
            input,
            output: BufReader::new(output),
        })
    }

    fn say(&mut self, line: &str) -> io::Result<()> {
        writeln!(self.input, "{line}")
    }

    /// Reads on until a line that begins with this word.
    fn hear(&mut self, word: &str) -> io::Result<()> {
        let mut line = String::new();
        while line.split_ascii_whitespace().next() != Some(word) {
            line.clear();
            if self.output.read_line(&mut line)? == 0 {
                return Err(io::ErrorKind::UnexpectedEof.into());
            }
        }
        Ok(())
    }

    /// How long it takes from a command to a line that begins with this word.
    fn wait(&mut self, command: &str, word: &str) -> io::Result<Duration> {
        let said = Instant::now();
        self.say(command)?;
        self.hear(word)?;
        Ok(said.elapsed())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn half_of_the_waits_are_no_longer_than_the_median_and_all_no_longer_than_the_longest() {
        let waits = [5, 1, 9].map(Duration::from_secs).to_vec();
        let wait = Wait::among(waits).expect("some waits");
        assert!((wait.median - 5.0).abs() < 1e-9 && (wait.longest - 9.0).abs() < 1e-9);
        assert!(Wait::among(Vec::new()).is_none());
    }

    #[test]
    fn every_kind_of_game_answers() {
        for id in ["attangle/standard", "chasse-croise/standard"] {
            let answers = measure_after(Duration::ZERO, id).expect("a conversation");
            let answers = answers.expect("a variant");
            assert_eq!(answers.variant, id);
            assert!(answers.first.median > 0.0 && answers.stopped.longest > 0.0);
        }
        assert!(
            measure("chess/standard")
                .expect("no conversation")
                .is_none()
        );
    }
}
