//! Engines of others, good and bad: tiny shell scripts that play, crash, hang, cheat or complain.
#![cfg(unix)]

use arena::{FaultKind, Finish, Plan, Standing, run_match};
use rules::record::{GameResult, Termination};
use rules::{AnyTable, Record};
use search::opponent::Opponent;
use std::fs;
use std::ops::ControlFlow;
use std::path::Path;

/// Answers everything but `go`, which does what the given line of shell says.
fn engine(folder: &Path, on_go: &str) -> String {
    let path = folder.join("engine.sh");
    let script = format!(
        r#"while read -r word rest; do
  case "$word" in
    ugi) echo "id name script"; echo ugiok ;;
    isready) echo readyok ;;
    position) position="$rest" ;;
    go) {on_go} ;;
    quit) exit 0 ;;
  esac
done
"#
    );
    fs::write(&path, script).expect("a script");
    path.to_str().expect("a path in text").to_owned()
}

fn run(folder: &Path, variant: &str, player: &str, pairs: u32) -> Standing {
    let table = AnyTable::open(variant).expect("a variant");
    let players = [player, "random"].map(|text| text.parse::<Opponent>().expect("a player"));
    let mut plan = Plan::new(table, players.to_vec(), pairs);
    plan.openings.plies = 0;
    let (standing, finish) =
        run_match(&plan, &folder.join("out"), |_| ControlFlow::Continue(())).expect("a match");
    assert_eq!(finish, Finish::Complete);
    standing
}

fn record(folder: &Path, game: u32) -> Record {
    let name = format!("1-2-pair-00001-game-{game}.txt");
    let bytes = fs::read(folder.join("out/games").join(name)).expect("a record");
    Record::read_bytes(&bytes).expect("a readable record")
}

/// Plays two games with an engine that misbehaves at its first move, and returns what was counted and tagged. It has all the time in the
/// world, so that nothing but its misbehaviour counts.
fn misbehave(on_go: &str) -> ([u64; 4], Termination, String) {
    misbehave_within(3_600_000, on_go)
}

/// The same with somebody who waits so many milliseconds.
fn misbehave_within(patience: u32, on_go: &str) -> ([u64; 4], Termination, String) {
    let folder = tempfile::tempdir().expect("a folder");
    let script = engine(folder.path(), on_go);
    let player = format!("ugi:nodes=1,timeout={patience}:sh {script}");
    let standing = run(folder.path(), "latroncules/classic", &player, 1);
    assert_eq!(standing.pairings[0].losses, 2);
    assert_eq!(standing.players[1].faults, [0; 4]);
    // In the first game the engine begins.
    let first = record(folder.path(), 1);
    assert_eq!(first.result(), GameResult::Win(rules::Side::Two));
    let tag = first.tags().get("Fault").expect("a tag").to_owned();
    let termination = first.termination().expect("an ending");
    (standing.players[0].faults, termination, tag)
}

fn only(kind: FaultKind) -> [u64; 4] {
    FaultKind::ALL.map(|other| if other == kind { 2 } else { 0 })
}

#[test]
fn an_engine_that_crashes_loses_and_is_started_again_for_the_next_game() {
    let (faults, termination, tag) = misbehave("exit 1");
    assert_eq!(faults, only(FaultKind::Crash));
    assert_eq!(termination, Termination::Abandoned);
    assert_eq!(tag, "player 1, crash");
}

#[test]
fn an_engine_that_hangs_loses_on_time() {
    let (faults, termination, tag) = misbehave_within(50, "kill -STOP $$");
    assert_eq!(faults, only(FaultKind::Time));
    assert_eq!(termination, Termination::Time);
    assert_eq!(tag, "player 1, time: 50 ms");
}

#[test]
fn an_engine_that_never_stops_talking_loses_on_time() {
    let (faults, _, tag) = misbehave_within(50, "while :; do echo info string hm; done");
    assert_eq!(faults, only(FaultKind::Time));
    assert_eq!(tag, "player 1, time: 50 ms");
}

#[test]
fn an_engine_that_talks_nonsense_without_end_is_read_no_further_than_a_line_can_be_long() {
    let (faults, _, _) = misbehave("tr '\\0' x < /dev/zero | head -c 10000000; exit 1");
    assert_eq!(faults, only(FaultKind::Crash));
    let (faults, _, tag) = misbehave("echo info error $(printf '%01000d' 0)");
    assert_eq!(faults, only(FaultKind::Error));
    assert_eq!(tag.chars().count(), 200, "{tag}");
}

#[test]
fn an_illegal_move_loses_and_is_named_with_its_rule() {
    let (faults, termination, tag) = misbehave("echo bestmove a2-b3");
    assert_eq!(faults, only(FaultKind::Illegal));
    assert_eq!(termination, Termination::Adjudicated);
    assert!(tag.contains("a2-b3 (LA-"), "{tag}");
    let (faults, _, tag) = misbehave("echo bestmove gibberish");
    assert_eq!(faults, only(FaultKind::Illegal));
    assert!(tag.contains("gibberish"), "{tag}");
    let (faults, _, _) = misbehave("echo bestmove none");
    assert_eq!(faults, only(FaultKind::Illegal));
}

#[test]
fn an_engine_that_refuses_to_search_loses_with_its_own_words() {
    let (faults, termination, tag) = misbehave("echo info error no search today");
    assert_eq!(faults, only(FaultKind::Error));
    assert_eq!(termination, Termination::Abandoned);
    assert_eq!(tag, "player 1, error: no search today");
}

#[test]
fn an_engine_that_plays_by_the_book_is_played_with() {
    let folder = tempfile::tempdir().expect("a folder");
    // From the start a2-a3; after that a move that is no longer possible, so that the game ends soon.
    let on_go = r#"case "$position" in
      startpos) echo info depth 1; echo bestmove a2-a3 ponder d7-d6 ;;
      *) echo bestmove a2-a3 ;;
    esac"#;
    let script = engine(folder.path(), on_go);
    let player = format!("ugi:timeout=5000,nodes=10:sh {script}");
    run(folder.path(), "latroncules/classic", &player, 1);
    let first = record(folder.path(), 1);
    assert_eq!(&*first.line().moves[0].text, "a2-a3");
    assert_eq!(first.line().moves.len(), 2, "the random mover has answered");
}

#[test]
fn in_the_dice_game_an_engine_answers_with_the_rest_of_the_turn() {
    let folder = tempfile::tempdir().expect("a folder");
    // Both dice are told in the last move of the position: two pawns of the right colour advance by them.
    let on_go = r#"roll="${position##* }"; high="${roll%?}"; low="${roll#?}"
      case "$position" in
        startpos\ moves\ ??) echo "bestmove a+$high b+$low" ;;
        *) echo "bestmove --" ;;
      esac"#;
    let script = engine(folder.path(), on_go);
    let player = format!("ugi:nodes=1:sh {script}");
    run(folder.path(), "chasse-croise/standard", &player, 1);
    let first = record(folder.path(), 1);
    let texts: Vec<&str> = first.line().moves[..3]
        .iter()
        .map(|step| &*step.text)
        .collect();
    assert!(
        texts[1].starts_with("a+") && texts[2].starts_with("b+"),
        "{texts:?}"
    );
}

#[test]
fn moves_beyond_the_turn_are_illegal() {
    let (faults, _, tag) = misbehave("echo bestmove a2-a3 b2-b3");
    assert_eq!(faults, only(FaultKind::Illegal));
    assert!(tag.contains("b2-b3"), "{tag}");
}

#[test]
fn no_process_outlives_its_player() {
    let folder = tempfile::tempdir().expect("a folder");
    let mark = folder.path().join("pids");
    // Who has stopped hears no polite word, and would stay for ever.
    let script = engine(folder.path(), "kill -STOP $$");
    let text = fs::read_to_string(&script).expect("a script");
    let told = format!("echo $$ >> {}; {text}", mark.display());
    fs::write(&script, told).expect("a script");
    let player = format!("ugi:nodes=1,timeout=50:sh {script}");
    run(folder.path(), "latroncules/classic", &player, 1);
    let pids = fs::read_to_string(&mark).expect("it was started");
    assert!(pids.lines().count() >= 2, "one for each game: {pids}");
    for pid in pids.lines() {
        // Signal 0 only asks whether somebody is there.
        let alive = std::process::Command::new("sh")
            .args(["-c", &format!("kill -0 {pid} 2>/dev/null")])
            .status()
            .expect("a shell");
        assert!(!alive.success(), "{pid}");
    }
}
