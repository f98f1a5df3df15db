//! The program as a process among others: it ends when nobody reads what it says, and not before.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, ExitStatus, Stdio};

/// The program under way, which does not outlive a test that fails.
struct Process {
    child: Child,
    input: Option<ChildStdin>,
    output: Option<BufReader<ChildStdout>>,
}

impl Process {
    fn start(arguments: &[&str]) -> Process {
        let mut child = Command::new(env!("CARGO_BIN_EXE_ludotheca"))
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        Process {
            input: child.stdin.take(),
            output: child.stdout.take().map(BufReader::new),
            child,
        }
    }

    fn say(&mut self, lines: &str) {
        let input = self.input.as_mut().expect("an open input");
        writeln!(input, "{lines}").expect("somebody who listens");
    }

    fn hear(&mut self) -> String {
        let output = self.output.as_mut().expect("an open output");
        let mut line = String::new();
        output.read_line(&mut line).expect("text");
        line
    }

    /// Waits for its end.
    fn end(mut self) -> ExitStatus {
        self.child.wait().expect("an end")
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // An error means that it has ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Orders that would take years, and how the first word about them begins.
const ORDERS: [(&str, &str); 3] = [
    ("perft 64", "info nodes "),
    ("go nodes 1000000000000000", "info depth 1 "),
    ("go infinite", "info depth 1 "),
];

#[test]
fn an_order_ends_when_both_pipes_are_closed() {
    for (order, word) in ORDERS {
        let mut process = Process::start(&["ugi"]);
        process.say(order);
        assert!(process.hear().starts_with(word), "{order}");
        process.input = None;
        process.output = None;
        assert!(process.end().success(), "{order}");
    }
}

#[test]
fn an_order_ends_when_only_the_output_is_closed() {
    for (order, word) in ORDERS {
        let mut process = Process::start(&["ugi"]);
        process.say(order);
        assert!(process.hear().starts_with(word), "{order}");
        process.output = None;
        assert!(process.end().success(), "{order}");
    }
}

#[test]
fn an_order_with_a_limit_is_carried_out_when_only_the_input_is_closed() {
    let table = rules::AnyTable::open(rules::variants().next().expect("a variant"));
    let count = format!("perft {}\n", table.expect("a variant").perft(3));
    for (order, result) in [("perft 3", &*count), ("go nodes 5000", "bestmove ")] {
        let mut process = Process::start(&["ugi"]);
        process.say(order);
        process.input = None;
        let last = std::iter::repeat_with(|| process.hear())
            .find(|line| !line.starts_with("info "))
            .expect("an endless iterator");
        assert!(last.starts_with(result), "{order}: {last}");
        assert_eq!(process.hear(), "", "{order}");
        assert!(process.end().success(), "{order}");
    }
}

#[test]
fn commands_that_only_speak_end_when_nobody_reads() {
    for command in [
        "perft latroncules 64",
        "perft attangle 64 --divide",
        "analyse latroncules --nodes 1000000000000000",
        "analyse chasse-croise --moves 63 --movetime 86400000 --json",
        "bench --only rules --budget 60000 --json",
    ] {
        let mut process = Process::start(&command.split(' ').collect::<Vec<_>>());
        process.output = None;
        assert!(process.end().success(), "{command}");
    }
}
