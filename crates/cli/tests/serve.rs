//! `serve` as a process: where it listens, what it says in both languages, and how it ends.
#![cfg(all(feature = "serve", unix))]

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Output, Stdio};

fn command(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_ludotheca"));
    command
        .arg("serve")
        .args(arguments)
        .args(without_tables(arguments))
        .env_remove("LC_ALL")
        .env_remove("LC_MESSAGES")
        .env_remove("LANG")
        .env("LC_CTYPE", "C.UTF-8")
        .stdin(Stdio::null());
    command
}

/// Nobody's data are touched by tests that are not about tables.
fn without_tables(arguments: &[&str]) -> Option<&'static str> {
    let about_tables = |word: &&str| ["--data", "--database", "--no-tables"].contains(word);
    (!arguments.iter().any(about_tables)).then_some("--no-tables")
}

/// Runs a server that cannot start, and gives what it said.
fn refused(arguments: &[&str], status: i32) -> String {
    let Output {
        status: found,
        stdout,
        stderr,
    } = command(arguments).output().expect("a run");
    let said = String::from_utf8(stderr).expect("text");
    assert_eq!(found.code(), Some(status), "{said}");
    assert!(stdout.is_empty(), "{}", String::from_utf8_lossy(&stdout));
    assert!(!said.contains("serve-"), "{said}");
    said
}

/// A server under way; it ends with the test.
struct Server {
    child: Child,
    out: BufReader<ChildStdout>,
    said: String,
    port: u16,
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn page(folder: &Path) -> &str {
    fs::create_dir(folder.join("assets")).expect("a folder");
    fs::write(folder.join("index.html"), "<title>Ludotheca</title>").expect("a file");
    fs::write(folder.join("assets/a-1.wasm"), "\0asm").expect("a file");
    folder.to_str().expect("a path")
}

fn start(arguments: &[&str]) -> Server {
    start_by(command(arguments))
}

/// Starts a server from a shell that was told something before.
fn start_with(told: &str, arguments: &[&str]) -> Server {
    let program = command(arguments);
    let mut shell = Command::new("sh");
    shell
        .args(["-c", &format!("{told} && exec \"$0\" \"$@\"")])
        .arg(program.get_program())
        .args(program.get_args())
        .env("LC_ALL", "C");
    start_by(shell)
}

fn start_by(mut command: Command) -> Server {
    let mut child = command
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("a server");
    let mut out = BufReader::new(child.stdout.take().expect("an output"));
    let mut said = String::new();
    out.read_line(&mut said).expect("a line");
    let port = said
        .split("http://")
        .nth(1)
        .and_then(|url| url.split([' ', ',']).next()?.rsplit(':').next())
        .and_then(|port| port.parse().ok());
    Server {
        child,
        out,
        port: port.unwrap_or_else(|| panic!("no address in: {said}")),
        said,
    }
}

fn request(port: u16, path: &str) -> String {
    let mut stream = TcpStream::connect(("127.0.0.1", port)).expect("a connection");
    write!(
        stream,
        "GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
    )
    .expect("a request");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).expect("an answer");
    answer
}

/// A connection on which so much was said.
fn connect_saying(port: u16, said: &str) -> TcpStream {
    let mut stream = TcpStream::connect(("127.0.0.1", port)).expect("a connection");
    stream.write_all(said.as_bytes()).expect("sent");
    stream
}

/// What comes until the server closes the connection.
fn until_closed(stream: &mut TcpStream) -> String {
    let mut answer = Vec::new();
    match stream.read_to_end(&mut answer) {
        Ok(_) => {}
        Err(error) => assert_eq!(error.kind(), std::io::ErrorKind::ConnectionReset),
    }
    String::from_utf8(answer).expect("text")
}

fn signal(child: &Child, name: &str) {
    let pid = child.id().to_string();
    let sent = Command::new("kill").args([name, &pid]).status();
    assert!(sent.expect("kill").success());
}

#[test]
fn the_page_is_served_until_somebody_ends_it() {
    for name in ["-INT", "-TERM"] {
        let folder = tempfile::tempdir().expect("a folder");
        let mut server = start(&["--page", page(folder.path()), "--port", "0"]);
        assert_eq!(
            server.said,
            format!(
                "Ludotheca is open at http://127.0.0.1:{} – Ctrl-C ends it.\n",
                server.port
            )
        );
        let home = request(server.port, "/");
        assert!(home.starts_with("HTTP/1.1 200 OK\r\n"), "{home}");
        assert!(home.ends_with("<title>Ludotheca</title>"), "{home}");
        let wasm = request(server.port, "/assets/a-1.wasm");
        assert!(wasm.contains("content-type: application/wasm"), "{wasm}");
        // A browser keeps a connection open although nothing more is to come.
        let idle = TcpStream::connect(("127.0.0.1", server.port)).expect("a connection");
        signal(&server.child, name);
        let status = server.child.wait().expect("an end");
        assert_eq!(status.code(), Some(0), "{name}");
        drop(idle);
        let mut more = String::new();
        server.out.read_to_string(&mut more).expect("the rest");
        assert_eq!(more, "");
        let mut errors = String::new();
        let mut stream = server.child.stderr.take().expect("an error stream");
        stream.read_to_string(&mut errors).expect("the rest");
        assert_eq!(errors, "", "quiet unless asked");
    }
}

#[test]
fn slow_clients_cannot_keep_a_server_from_ending() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut server = start(&["--page", page(folder.path()), "--port", "0"]);
    let slow: Vec<TcpStream> = (0..20)
        .map(|_| connect_saying(server.port, "GET / HTTP/1.1\r\nHo"))
        .collect();
    request(server.port, "/");
    signal(&server.child, "-TERM");
    let status = server.child.wait().expect("an end");
    assert_eq!(status.code(), Some(0));
    drop(slow);
}

#[test]
fn the_limits_on_the_command_line_are_those_of_the_server() {
    let folder = tempfile::tempdir().expect("a folder");
    let page = page(folder.path());
    let server = start(&["--page", page, "--port", "0", "--head-timeout", "1"]);
    let mut slow = connect_saying(server.port, "GET / HTTP/1.1\r\nHo");
    assert_eq!(until_closed(&mut slow), "");

    let server = start(&["--page", page, "--port", "0", "--idle-timeout", "1"]);
    let mut idle = connect_saying(server.port, "GET / HTTP/1.1\r\nHost: a\r\n\r\n");
    assert!(until_closed(&mut idle).ends_with("<title>Ludotheca</title>"));

    let large = fs::File::create(folder.path().join("assets/large-1.wasm"));
    large
        .and_then(|file| file.set_len(64 << 20))
        .expect("a file");
    let one_place = ["--stall-timeout", "1", "--connections", "1"];
    let server = start(&[&["--page", page, "--port", "0"][..], &one_place].concat());
    let taking_nothing = connect_saying(
        server.port,
        "GET /assets/large-1.wasm HTTP/1.1\r\nHost: a\r\n\r\n",
    );
    // The only place there is becomes free when that client is cut off.
    assert!(request(server.port, "/").starts_with("HTTP/1.1 200"));
    drop(taking_nothing);
}

#[test]
fn limits_that_make_no_sense_are_refused() {
    for (name, wrong) in [
        ("--connections", "0"),
        ("--connections", "many"),
        ("--connections-per-address", "0"),
        ("--head-timeout", "0"),
        ("--idle-timeout", "-1"),
        ("--stall-timeout", "86401"),
        ("--trusted-proxy", "proxy.example"),
        ("--trusted-proxy", "10.0.0.0/33"),
    ] {
        let said = refused(&[&format!("{name}={wrong}")], 2);
        assert!(
            said.contains(&format!("“{wrong}” cannot be read")),
            "{said}"
        );
        assert!(said.contains(name), "{said}");
    }
}

#[test]
fn the_help_names_the_limits_that_there_are() {
    let limits = server::Limits::default();
    for language in ["en", "fr"] {
        let help = command(&["--help", "--lang", language]).output();
        let help = String::from_utf8(help.expect("a run").stdout).expect("text");
        for (name, usual) in [
            ("--connections <", limits.connections as u64),
            (
                "--connections-per-address ",
                limits.connections_per_client as u64,
            ),
            ("--head-timeout ", limits.timeouts.head.as_secs()),
            ("--idle-timeout ", limits.timeouts.idle.as_secs()),
            ("--stall-timeout ", limits.timeouts.stall.as_secs()),
        ] {
            let (_, about) = help.split_once(name).expect("an option");
            let about = about.split("\n\n").next().expect("its help");
            assert!(about.contains(&format!("({usual})")), "{about}");
        }
        assert!(help.contains("--trusted-proxy <A"), "{help}");
    }
}

#[test]
fn a_server_gets_as_many_open_files_as_its_connections_need() {
    let folder = tempfile::tempdir().expect("a folder");
    let page = page(folder.path());
    let few_at_first = start_with("ulimit -Sn 100", &["--page", page, "--port", "0"]);
    let silent: Vec<TcpStream> = (0..300)
        .map(|_| connect_saying(few_at_first.port, ""))
        .collect();
    assert!(request(few_at_first.port, "/").starts_with("HTTP/1.1 200"));
    drop(silent);

    let mut never_more = start_with("ulimit -n 200", &["--page", page, "--port", "0"]);
    assert!(request(never_more.port, "/").starts_with("HTTP/1.1 200"));
    signal(&never_more.child, "-TERM");
    never_more.child.wait().expect("an end");
    let mut said = String::new();
    let mut stream = never_more.child.stderr.take().expect("an error stream");
    stream.read_to_string(&mut said).expect("the log");
    assert!(said.contains("connections=2000 granted=72"), "{said}");
}

#[test]
fn a_log_has_a_line_for_each_request_and_no_game_in_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut server = start(&["--page", page(folder.path()), "--port", "0", "--log"]);
    request(server.port, "/play/attangle/grand?position=somebodys-game");
    request(server.port, "/none");
    signal(&server.child, "-TERM");
    server.child.wait().expect("an end");
    let mut log = String::new();
    let mut stream = server.child.stderr.take().expect("an error stream");
    stream.read_to_string(&mut log).expect("the log");
    assert_eq!(log.lines().count(), 2, "{log}");
    assert!(log.contains("/play/attangle/grand"), "{log}");
    assert!(log.contains("200") && log.contains("404"), "{log}");
    assert!(!log.contains("somebodys-game"), "{log}");
}

#[test]
fn a_server_for_other_machines_says_so() {
    let folder = tempfile::tempdir().expect("a folder");
    let page = page(folder.path());
    let server = start(&["--page", page, "--bind", "0.0.0.0:0", "--lang", "fr"]);
    let expected = format!(
        "Ludotheca est ouverte sur http://127.0.0.1:{}, et pour toute machine",
        server.port
    );
    assert!(server.said.starts_with(&expected), "{}", server.said);
}

#[test]
fn a_port_in_use_is_told_with_another_one() {
    let taken = TcpListener::bind("127.0.0.1:0").expect("a port");
    let port = taken.local_addr().expect("an address").port();
    let folder = tempfile::tempdir().expect("a folder");
    let page = page(folder.path());
    let (port, next) = (port.to_string(), port.wrapping_add(1).to_string());
    let english = refused(&["--page", page, "--port", &port], 1);
    assert_eq!(
        english,
        format!(
            "Port {port} of 127.0.0.1 is in use, perhaps by another Ludotheca. \
             Choose another one, such as “--port {next}”.\n"
        )
    );
    let french = refused(&["--page", page, "--port", &port, "--lang", "fr"], 1);
    assert!(
        french.starts_with(&format!("Le port {port} de 127.0.0.1 est déjà pris")),
        "{french}"
    );
}

#[test]
fn what_is_no_address_of_this_machine_is_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let page = page(folder.path());
    // Kept for examples in books: no machine has it.
    let said = refused(&["--page", page, "--bind", "192.0.2.1"], 1);
    assert!(said.starts_with("192.0.2.1 is not an address of this machine"));
    for wrong in ["nowhere", "127.0.0.1:99999", "1.2.3", "[::1"] {
        let said = refused(&["--page", page, "--bind", wrong], 2);
        assert!(
            said.contains(&format!("“{wrong}” cannot be read")),
            "{said}"
        );
    }
    assert!(refused(&["--port", "65536"], 2).contains("65536"));
}

#[test]
fn a_folder_that_is_no_page_is_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let empty = folder.path().to_str().expect("a path");
    assert!(refused(&["--page", empty], 1).starts_with("There is no index.html in "));
    let missing = folder.path().join("none");
    let missing = missing.to_str().expect("a path");
    let said = refused(&["--page", missing, "--lang", "fr"], 1);
    assert!(said.starts_with("Il n’y a pas de dossier "), "{said}");
    let file = folder.path().join("file");
    fs::write(&file, "").expect("a file");
    let said = refused(&["--page", file.to_str().expect("a path")], 1);
    assert!(said.starts_with("There is no folder "), "{said}");
}

#[test]
fn a_folder_that_is_no_page_but_everything_else_is_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let page = page(folder.path());
    let film = folder.path().join("film.mp4");
    let file = fs::File::create(&film).expect("a file");
    file.set_len(1 << 40).expect("a size");
    let said = refused(&["--page", page], 1);
    assert!(said.contains(" have more than 256 MiB in all"), "{said}");
    fs::remove_file(film).expect("removed");
    let crowd = folder.path().join("crowd");
    fs::create_dir(&crowd).expect("a folder");
    for number in 0..10_000 {
        fs::write(crowd.join(number.to_string()), "").expect("a file");
    }
    let said = refused(&["--page", page], 1);
    assert!(
        said.contains(" holds more than 10000 files and folders"),
        "{said}"
    );
}

#[cfg(not(feature = "embed-page"))]
#[test]
fn a_program_without_a_page_says_how_to_get_one() {
    for (language, start) in [
        ("en", "This program was built without its page."),
        ("fr", "Ce programme a été construit sans sa page."),
    ] {
        let said = refused(&["--lang", language], 1);
        assert!(said.starts_with(start), "{said}");
        assert!(said.contains("cargo xtask serve"), "{said}");
    }
}

/// Needs the built page, so it is tested where that is: by `cargo xtask test`.
#[cfg(feature = "embed-page")]
#[test]
fn a_program_with_its_page_needs_nothing_else() {
    let server = start(&["--port", "0"]);
    let home = request(server.port, "/");
    assert!(home.starts_with("HTTP/1.1 200 OK\r\n"), "{home}");
    assert!(home.contains("<!doctype html>"), "{home}");
}
