//! A cluster under way.

use crate::installed::{Missing, binaries};
use std::io::{self, Write};
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

/// The user to whom the databases belong.
const OWNER: &str = "ludotheca";
/// PostgreSQL refuses to run as root; then it runs as the user that its package brings.
const UNPRIVILEGED: &str = "postgres";
/// How often another port is tried where somebody else was faster.
const PORTS: usize = 5;
const PATIENCE: Duration = Duration::from_mins(1);
/// Starts PostgreSQL, waits until whoever holds the other end of its input is gone or lets go, and clears up. It is a process of
/// its own, so that this happens even if tests are killed.
const GUARDIAN: &str = r#"
trap '' INT TERM HUP
folder=$1
shift
"$@" >"$folder/log" 2>&1 </dev/null &
server=$!
read -r word
kill -QUIT "$server" 2>/dev/null
wait "$server" 2>/dev/null
[ "$word" = keep ] || rm -rf "$folder"
"#;

/// Why there is no cluster.
#[derive(Debug, thiserror::Error)]
pub enum Failed {
    /// The programs are not there.
    #[error(transparent)]
    Missing(#[from] Missing),
    /// One of them could not be started, or a folder not made.
    #[error("{0}: {1}")]
    Start(String, io::Error),
    /// One of them ended.
    #[error("{0} failed: {1}")]
    Ended(String, String),
}

/// A PostgreSQL that runs. It is stopped at once, as a crash would, when the value or the process goes.
#[derive(Debug)]
pub struct Cluster {
    folder: PathBuf,
    port: u16,
    guardian: Option<Child>,
}

impl Cluster {
    /// Sets one up and waits until it answers.
    pub fn start() -> Result<Cluster, Failed> {
        let programs = binaries()?;
        let folder = tempfile::Builder::new()
            .prefix("ludotheca-postgres-")
            .tempdir()
            .map_err(|error| Failed::Start("a temporary folder".to_owned(), error))?;
        belongs_to_it(folder.path())?;
        let data = folder.path().join("data");
        let mut initdb = as_it(&programs.join("initdb"));
        initdb.args([
            "--no-sync",
            "--auth=trust",
            "--encoding=UTF8",
            "--no-locale",
        ]);
        initdb.args(["--username", OWNER, "--pgdata"]).arg(&data);
        done("initdb", initdb.current_dir(folder.path()).output())?;
        let mut cluster = Cluster {
            // From here on the guardian removes it.
            folder: folder.keep(),
            port: 0,
            guardian: None,
        };
        let mut failure = None;
        for _ in 0..PORTS {
            cluster.port = free_port()?;
            match cluster.run(&programs) {
                Ok(()) => return Ok(cluster),
                Err(error) => failure = Some(error),
            }
        }
        let _ = std::fs::remove_dir_all(&cluster.folder);
        Err(failure.expect("tried more than once"))
    }

    /// Where its only database is.
    pub fn url(&self) -> String {
        format!("postgres://{OWNER}@127.0.0.1:{}/postgres", self.port)
    }

    /// Where its data and its log lie.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// Stops it as a crash would: nothing is written any more.
    pub fn crash(&mut self) {
        self.stop("keep\n");
    }

    /// Starts it again where it was.
    pub fn restart(&mut self) -> Result<(), Failed> {
        self.run(&binaries()?)
    }

    fn run(&mut self, programs: &Path) -> Result<(), Failed> {
        let mut guardian = Command::new("/bin/sh");
        guardian
            .args(["-c", GUARDIAN, "guardian"])
            .arg(&self.folder);
        let postgres = as_it(&programs.join("postgres"));
        guardian
            .arg(postgres.get_program())
            .args(postgres.get_args());
        guardian.arg("-D").arg(self.folder.join("data"));
        guardian.args(["-p", &self.port.to_string()]);
        guardian.args([
            "-c",
            "listen_addresses=127.0.0.1",
            "-c",
            "unix_socket_directories=",
        ]);
        guardian.args(["-c", "max_connections=300"]);
        // What an earlier start wrote says nothing of this one.
        let _ = std::fs::remove_file(self.folder.join("log"));
        let mut child = guardian
            .current_dir(&self.folder)
            .stdin(Stdio::piped())
            .spawn()
            .map_err(|error| Failed::Start("/bin/sh".to_owned(), error))?;
        let answered = self.wait(&mut child);
        self.guardian = Some(child);
        if answered.is_err() {
            self.stop("keep\n");
        }
        answered
    }

    fn log(&self) -> String {
        std::fs::read_to_string(self.folder.join("log")).unwrap_or_default()
    }

    /// PostgreSQL writes a line into its lock file when it takes connections.
    fn wait(&self, guardian: &mut Child) -> Result<(), Failed> {
        let lock = self.folder.join("data/postmaster.pid");
        let began = Instant::now();
        while began.elapsed() < PATIENCE {
            let told = std::fs::read_to_string(&lock).unwrap_or_default();
            if told
                .lines()
                .nth(7)
                .is_some_and(|line| line.trim() == "ready")
            {
                return Ok(());
            }
            let log = self.log();
            let ended = log.contains("FATAL:") && !lock.exists();
            if ended || matches!(guardian.try_wait(), Ok(Some(_))) {
                return Err(Failed::Ended("postgres".to_owned(), log));
            }
            sleep(Duration::from_millis(10));
        }
        Err(Failed::Ended("postgres".to_owned(), self.log()))
    }

    /// Whatever is said that is not `keep`, also nothing, removes the folder.
    fn stop(&mut self, word: &str) {
        if let Some(mut guardian) = self.guardian.take() {
            if let Some(mut input) = guardian.stdin.take() {
                let _ = input.write_all(word.as_bytes());
            }
            let _ = guardian.wait();
        }
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        if self.guardian.is_none() {
            let _ = std::fs::remove_dir_all(&self.folder);
        }
        self.stop("");
    }
}

/// A port that was free a moment ago.
fn free_port() -> Result<u16, Failed> {
    let free = TcpListener::bind("127.0.0.1:0").and_then(|listener| listener.local_addr());
    free.map(|address| address.port())
        .map_err(|error| Failed::Start("a port of 127.0.0.1".to_owned(), error))
}

fn we_are_root() -> bool {
    let id = Command::new("id").arg("-u").output();
    id.is_ok_and(|output| output.stdout.trim_ascii() == b"0")
}

/// A program as PostgreSQL's own user, where we are root.
fn as_it(program: &Path) -> Command {
    if !we_are_root() {
        return Command::new(program);
    }
    let mut command = Command::new("setpriv");
    command.args([
        "--reuid",
        UNPRIVILEGED,
        "--regid",
        UNPRIVILEGED,
        "--init-groups",
    ]);
    command.arg(program);
    command
}

fn belongs_to_it(folder: &Path) -> Result<(), Failed> {
    if !we_are_root() {
        return Ok(());
    }
    let mut chown = Command::new("chown");
    chown.arg(UNPRIVILEGED).arg(folder);
    done("chown", chown.output())
}

fn done(what: &str, output: io::Result<Output>) -> Result<(), Failed> {
    let output = output.map_err(|error| Failed::Start(what.to_owned(), error))?;
    if output.status.success() {
        return Ok(());
    }
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    Err(Failed::Ended(what.to_owned(), said))
}
