//! The wire to an engine: lines go in and out without ever waiting for somebody who does not read or write, and a process at the other
//! end does not outlive it.

use super::PREPARATION;
use super::lines::{Said, read_lines};
use search::opponent::{PlayerError, ProgramSetting};
use std::io::{self, BufReader, Read, Write};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel, sync_channel};
use std::time::{Duration, Instant};

/// Lines that wait to be read; an engine that talks more is read more slowly.
const MOST_WAITING: usize = 1 << 10;

/// An engine that can be talked with.
#[derive(Debug)]
pub(super) struct Link {
    /// None where somebody else looks after the engine.
    child: Option<Child>,
    input: Sender<String>,
    lines: Receiver<String>,
    greeted: bool,
}

impl Link {
    pub(super) fn start(setting: &ProgramSetting) -> Result<Link, PlayerError> {
        let unstartable = |error: io::Error| PlayerError::Unstartable(error.to_string());
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
        let mut link = Link::over(output, input);
        link.child = Some(child);
        Ok(link)
    }

    /// Talks over these streams.
    pub(super) fn over(
        output: impl Read + Send + 'static,
        mut input: impl Write + Send + 'static,
    ) -> Link {
        let (heard, lines) = sync_channel(MOST_WAITING);
        // Ends by itself when the engine closes its output or nobody listens any more.
        std::thread::spawn(move || {
            read_lines(BufReader::new(output), |line| heard.send(line).is_ok());
        });
        let (spoken, to_say) = channel::<String>();
        // Ends by itself when the engine closes its input or nobody speaks any more. An engine that does not read keeps only this
        // thread waiting.
        std::thread::spawn(move || {
            for line in to_say {
                if writeln!(input, "{line}")
                    .and_then(|()| input.flush())
                    .is_err()
                {
                    return;
                }
            }
        });
        Link {
            child: None,
            input: spoken,
            lines,
            greeted: false,
        }
    }

    /// Says once what is said at the beginning.
    pub(super) fn greet(&mut self, options: &[(String, String)]) -> Result<(), PlayerError> {
        if self.greeted {
            return Ok(());
        }
        self.say("ugi")?;
        self.wait_for("ugiok", PREPARATION)?;
        for (name, value) in options {
            self.say(&format!("setoption name {name} value {value}"))?;
        }
        self.greeted = true;
        Ok(())
    }

    pub(super) fn say(&mut self, line: &str) -> Result<(), PlayerError> {
        self.input
            .send(line.to_owned())
            .map_err(|_| PlayerError::Crashed)
    }

    /// The next line that begins with this word. A line `info error` before it is a refusal.
    pub(super) fn wait_for(
        &mut self,
        word: &str,
        timeout: Duration,
    ) -> Result<String, PlayerError> {
        let begun = Instant::now();
        loop {
            let left = timeout.saturating_sub(begun.elapsed());
            let line = match self.lines.recv_timeout(left) {
                Ok(line) => line,
                Err(RecvTimeoutError::Timeout) => return Err(PlayerError::Silent(timeout)),
                Err(RecvTimeoutError::Disconnected) => return Err(PlayerError::Crashed),
            };
            match Said::read(&line, word) {
                Said::Wanted => return Ok(line),
                Said::Refusal(reason) => return Err(PlayerError::Refused(reason.to_owned())),
                // There is always another line from somebody who never stops talking.
                Said::Other if begun.elapsed() >= timeout => {
                    return Err(PlayerError::Silent(timeout));
                }
                Said::Other => {}
            }
        }
    }
}

impl Drop for Link {
    fn drop(&mut self) {
        // A polite word first; then nothing is left to chance. All of it fails only where the process is gone already.
        let _ = self.say("quit");
        if let Some(child) = &mut self.child {
            let _ = child.kill();
            let _ = child.wait();
        }
    }
}
