//! The server as a process.

use crate::shim::Shim;
use rustix::process::{Pid, Signal, kill_process};
use std::future::Future;
use std::net::{Ipv4Addr, SocketAddr, TcpListener};
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::time::Duration;
use tempfile::TempDir;
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};
use tokio::time::timeout;

/// Nothing that is waited for takes longer unless something is wrong.
const PATIENCE: Duration = Duration::from_mins(1);

/// Where it keeps its tables.
#[derive(Clone, Debug)]
pub enum Place {
    /// In this directory.
    Sqlite(PathBuf),
    /// In the database at this address.
    Postgres(String),
}

/// A server that runs, or did.
#[derive(Debug)]
pub struct Server {
    program: PathBuf,
    /// What starts the program instead of being it, such as `strace`.
    wrapper: Vec<String>,
    /// The page that it serves, which no test looks at.
    page: TempDir,
    port: u16,
    /// Where it keeps its tables when it is started next.
    pub place: Place,
    /// What stands between it and the system when it is started next.
    pub shim: Option<Shim>,
    child: Option<Child>,
}

impl Server {
    /// One that is not started yet.
    pub fn new(program: &str, place: Place) -> Server {
        let page = tempfile::tempdir().expect("a temporary folder");
        std::fs::write(page.path().join("index.html"), "<!doctype html>").expect("a page");
        let free = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).expect("a port of this machine");
        Server {
            program: program.into(),
            wrapper: Vec::new(),
            page,
            port: free.local_addr().expect("its number").port(),
            place,
            shim: None,
            child: None,
        }
    }

    /// Starts it under another program.
    #[must_use]
    pub fn under(mut self, wrapper: &[&str]) -> Server {
        self.wrapper = wrapper.iter().map(|&word| word.to_owned()).collect();
        self
    }

    /// Starts it behind a shim.
    #[must_use]
    pub fn behind(mut self, shim: Shim) -> Server {
        self.shim = Some(shim);
        self
    }

    /// Where it answers.
    pub fn address(&self) -> client::Server {
        client::Server::at(SocketAddr::from((Ipv4Addr::LOCALHOST, self.port)))
    }

    /// The process, which may be the wrapper's.
    pub fn process(&self) -> u32 {
        let child = self.child.as_ref().expect("it was started");
        child.id().expect("it runs")
    }

    /// Starts it, and waits until it says that it answers.
    pub async fn start(&mut self) {
        // Whatever becomes of the test, the server ends with it.
        let mut command = Command::new("setpriv");
        command.args(["--pdeathsig", "KILL"]).args(&self.wrapper);
        if let Some(shim) = &self.shim {
            // Only the program itself, not what starts it.
            let variables = shim.variables().into_iter();
            command.arg("env");
            command.args(variables.map(|(name, value)| format!("{name}={value}")));
        }
        command.arg(&self.program).args(["serve", "--page"]);
        command.arg(self.page.path());
        command.args(["--port", &self.port.to_string(), "--lang", "en"]);
        match &self.place {
            Place::Sqlite(directory) => command.arg("--data").arg(directory),
            Place::Postgres(address) => command.args(["--database", address]),
        };
        let mut child = command
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .kill_on_drop(true)
            .spawn()
            .expect("setpriv starts the server (Debian: util-linux)");
        let mut lines = BufReader::new(child.stdout.take().expect("its output")).lines();
        let ready = async {
            while let Ok(Some(line)) = lines.next_line().await {
                if line.contains("http://") {
                    return true;
                }
            }
            false
        };
        let ready = timeout(PATIENCE, ready).await;
        assert_eq!(ready, Ok(true), "the server says that it answers");
        self.child = Some(child);
    }

    /// Kills it, as when nobody asked it to end.
    pub async fn kill(&mut self) {
        let mut child = self.child.take().expect("it was started");
        if self.wrapper.is_empty() {
            child.kill().await.expect("it can be killed");
        } else {
            // What started it ends with it.
            wrapped(&child).into_iter().for_each(kill);
            patiently("the end of the server", child.wait())
                .await
                .expect("it ends");
        }
    }

    /// Sends it a signal.
    pub fn signal(&self, signal: Signal) {
        let process = Pid::from_raw(self.process() as i32).expect("the number of a process");
        kill_process(process, signal).expect("it can be sent a signal");
    }

    /// The directory that it was started with.
    pub fn directory(&self) -> &Path {
        match &self.place {
            Place::Sqlite(directory) => directory,
            Place::Postgres(_) => panic!("it keeps nothing in a directory"),
        }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        if let Some(child) = &self.child {
            wrapped(child).into_iter().for_each(kill);
        }
    }
}

/// The processes that this one has started.
fn wrapped(child: &Child) -> Vec<Pid> {
    let Some(id) = child.id() else {
        return Vec::new();
    };
    let children = std::fs::read_to_string(format!("/proc/{id}/task/{id}/children"));
    let children = children.unwrap_or_default();
    let numbers = children.split_whitespace().filter_map(|id| id.parse().ok());
    numbers.filter_map(Pid::from_raw).collect()
}

fn kill(process: Pid) {
    // It may have ended by itself.
    let _ = kill_process(process, Signal::KILL);
}

/// Waits for something that comes soon, or fails.
pub async fn patiently<T>(what: &str, waited: impl Future<Output = T>) -> T {
    let waited = timeout(PATIENCE, waited).await;
    waited.unwrap_or_else(|_| panic!("{what} is still waited for"))
}
