//! Any bytes as what an engine says during a game of any variant: the game ends, with its moves or with a fault of the engine, and is kept
//! as a record.
#![no_main]

use arena::{Circumstances, OpeningSet, PairedDice, ProgramPlayer, Terms, play_game};
use libfuzzer_sys::fuzz_target;
use rules::{AnyTable, Record, Side};
use search::opponent::{NoResources, Opponent, ProgramSetting};
use search::{Clock, Limits};
use std::io::{Cursor, sink};
use std::sync::atomic::AtomicBool;
use std::time::Duration;

/// Here nobody is ever late.
struct NoTime;

impl Clock for NoTime {
    fn elapsed(&self) -> Duration {
        Duration::ZERO
    }
}

fuzz_target!(|input: &[u8]| {
    // The first line names the variant, so that inputs can be written and read by people.
    let Some(end) = input.iter().position(|byte| *byte == b'\n') else { return };
    let (id, said) = (String::from_utf8_lossy(&input[..end]), &input[end + 1..]);
    let Some(table) = AnyTable::open(&id) else { return };
    let setting = ProgramSetting {
        program: String::new(),
        arguments: Vec::new(),
        options: Vec::new(),
        limits: Limits::nodes(1),
        timeout: Duration::from_secs(5),
    };
    let mut engine = ProgramPlayer::over(setting, Cursor::new(said.to_vec()), sink());
    let terms = Terms {
        clock: None,
        longest: 12,
        stop: &AtomicBool::new(false),
        time: &NoTime,
    };
    let mut dice = PairedDice::new(1, OpeningSet::Tuning, 0);
    let mut random = Opponent::Random.player(&NoResources).expect("nothing is missing");
    let played = play_game(table, [&mut engine, &mut *random], [1, 2], &mut dice, terms);
    let played = played.expect("nobody breaks it off");
    if let Some(fault) = &played.fault {
        assert_eq!(fault.side, Side::One);
    }
    let record = played.record(Circumstances {
        names: ["engine", "random"],
        pair: 0,
        seed: 1,
        clock: None,
    });
    assert_eq!(Record::read(&record.text()).as_ref(), Ok(&record));
});
