//! A server under way on a free port, for chores that need one; it ends with the value.

use crate::shell::{Failure, root};
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, Stdio};
use tempfile::TempDir;

/// The output stays open as long as the value, so that the server can go on speaking.
pub(crate) struct Server {
    child: Child,
    out: BufReader<ChildStdout>,
    program: PathBuf,
    url: String,
    /// Its tables, which go with it.
    _data: TempDir,
}

impl Server {
    /// Starts the page that is part of this program.
    pub(crate) fn start(program: &Path) -> Result<Server, Failure> {
        let failed = |what: String| Failure(format!("{} serve: {what}", program.display()));
        let data = tempfile::tempdir().map_err(|error| failed(error.to_string()))?;
        let mut child = Command::new(program)
            .args(["serve", "--port", "0", "--lang", "en", "--data"])
            .arg(data.path())
            .current_dir(root())
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| failed(error.to_string()))?;
        let out = child
            .stdout
            .take()
            .ok_or_else(|| failed("mute".to_owned()))?;
        let mut server = Server {
            child,
            out: BufReader::new(out),
            program: program.to_owned(),
            url: String::new(),
            _data: data,
        };
        let mut said = String::new();
        server
            .out
            .read_line(&mut said)
            .map_err(|error| failed(error.to_string()))?;
        server.url = said
            .split_whitespace()
            .find(|word| word.starts_with("http://"))
            .ok_or_else(|| failed("did not start".to_owned()))?
            .to_owned();
        Ok(server)
    }

    /// Tells a command where the server is, and which program it is, so that tests can start and stop their own.
    pub(crate) fn tell<'a>(&self, command: &'a mut Command) -> &'a mut Command {
        command
            .env("LUDOTHECA_URL", &self.url)
            .env("LUDOTHECA_PROGRAM", &self.program)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
