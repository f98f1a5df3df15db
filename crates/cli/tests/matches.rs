//! `match` as people and scripts meet it.

use std::path::Path;
use std::process::Command;

struct Run {
    status: i32,
    out: String,
    err: String,
}

fn run_in(folder: &Path, arguments: &[&str]) -> Run {
    let output = Command::new(env!("CARGO_BIN_EXE_ludotheca"))
        .args(arguments)
        .current_dir(folder)
        .env_remove("LC_ALL")
        .env_remove("LC_MESSAGES")
        .env_remove("LANG")
        .env("LC_CTYPE", "C.UTF-8")
        .output()
        .expect("the program runs");
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("text");
    Run {
        status: output.status.code().expect("an exit status"),
        out: text(output.stdout),
        err: text(output.stderr),
    }
}

fn contains(text: &str, part: &str) {
    assert!(text.contains(part), "“{part}” is missing in:\n{text}");
}

#[test]
fn a_match_is_told_in_both_languages_and_continued_by_the_same_command() {
    let folder = tempfile::tempdir().expect("a folder");
    let command = [
        "match",
        "random",
        "novice",
        "--variant",
        "attangle",
        "--games",
        "8",
    ];
    let first = run_in(folder.path(), &command);
    assert_eq!(first.status, 0, "{}", first.err);
    contains(&first.out, "random against novice: ");
    contains(&first.out, "8 games: ");
    contains(&first.out, "Pairs with 0, ½, 1, 1½ and 2 points: ");
    contains(&first.out, "matches/attangle-standard-random-novice-");
    // Nothing is left to play, and nothing is played again.
    let again = run_in(folder.path(), &[&command[..], &["--lang", "fr"]].concat());
    assert_eq!(again.status, 0, "{}", again.err);
    contains(&again.out, "random contre novice\u{202f}: ");
    contains(&again.out, "8 parties\u{202f}: ");
    let matches: Vec<_> = std::fs::read_dir(folder.path().join("matches"))
        .expect("a folder of matches")
        .collect();
    assert_eq!(matches.len(), 1);
}

#[test]
fn a_summary_in_json_adds_up_and_its_records_replay() {
    let folder = tempfile::tempdir().expect("a folder");
    let arguments = [
        "match",
        "uct:playouts=50",
        "greedy",
        "novice",
        "--variant",
        "chasse-croise",
        "--games",
        "2",
        "--out",
        "race",
        "--json",
    ];
    let run = run_in(folder.path(), &arguments);
    assert_eq!(run.status, 0, "{}", run.err);
    let json: serde_json::Value = serde_json::from_str(&run.out).expect("JSON");
    assert_eq!(json["format"], 1);
    let played = &json["match"];
    assert_eq!(played["variant"], "chasse-croise/standard");
    assert_eq!(played["games"], 6);
    assert_eq!(played["pairings"].as_array().expect("a list").len(), 3);
    let points: f64 = played["players"]
        .as_array()
        .expect("a list")
        .iter()
        .map(|player| player["points"].as_f64().expect("points"))
        .sum();
    assert!((points - 6.0).abs() < 1e-9);
    assert!(played["players"][0]["rate"].as_f64().expect("a rate") > 0.0);
    for entry in std::fs::read_dir(folder.path().join("race/games")).expect("games") {
        let path = entry.expect("a file").path();
        let replayed = run_in(folder.path(), &["replay", path.to_str().expect("text")]);
        assert_eq!(replayed.status, 0, "{}", replayed.err);
    }
    let table = run_in(folder.path(), &arguments[..arguments.len() - 1]);
    contains(&table.out, "random games a second");
    contains(&table.out, "/2");
}

#[test]
fn a_sequential_test_is_told() {
    let folder = tempfile::tempdir().expect("a folder");
    let arguments = [
        "match",
        "engine:nodes=300",
        "random",
        "--variant",
        "attangle",
        "--games",
        "400",
        "--sprt",
        "-50,150",
    ];
    let run = run_in(folder.path(), &arguments);
    assert_eq!(run.status, 0, "{}", run.err);
    contains(&run.out, "Sequential test: 150.0 Elo is accepted");
    contains(&run.out, "nodes a second");
}

#[test]
fn what_is_wrong_is_said_and_nothing_is_played() {
    let folder = tempfile::tempdir().expect("a folder");
    let refused = |arguments: &[&str], part: &str| {
        let run = run_in(folder.path(), &[&["match"], arguments].concat());
        assert_eq!(run.status, 1, "{arguments:?}: {}", run.out);
        contains(&run.err, part);
    };
    refused(&["random", "chess"], "no kind “chess”");
    refused(
        &["random", "engine:node=5"],
        "It has movetime, nodes, depth, hash, threads and weights.",
    );
    refused(
        &["random", "uct:movetime=no"],
        "movetime must be a whole number",
    );
    refused(&["random", "novice", "--games", "3"], "3 is no even number");
    refused(
        &["random", "novice", "--variant", "go"],
        "no game or variant “go”",
    );
    refused(
        &["random", "novice", "--sprt", "5"],
        "not of the form elo0,elo1",
    );
    refused(
        &["random", "novice", "--sprt", "5,0"],
        "the first Elo lies below",
    );
    refused(
        &["random", "novice", "--sprt", "0,5", "--alpha", "0.7"],
        "lie between 0 and 0.5",
    );
    refused(&["random", "novice", "--clock", "soon"], "is no clock");
    refused(
        &["random", "novice", "--openings", "mine"],
        "Choose tuning or held-back",
    );
    refused(&["random", "greedy"], "greedy does not play la-trel/base");
    refused(&["random", "ugi:./nobody"], "cannot be started");
    let left = std::fs::read_dir(folder.path()).expect("a folder").count();
    assert_eq!(left, 0);
    let misused = run_in(folder.path(), &["match", "random"]);
    assert_eq!(misused.status, 2);
}

#[test]
fn another_match_in_the_same_folder_is_refused_with_what_differs() {
    let folder = tempfile::tempdir().expect("a folder");
    let base = [
        "match",
        "random",
        "novice",
        "--variant",
        "attangle",
        "--games",
        "2",
        "--out",
        "x",
    ];
    assert_eq!(run_in(folder.path(), &base).status, 0);
    let other = run_in(folder.path(), &[&base[..], &["--seed", "9"]].concat());
    assert_eq!(other.status, 1);
    contains(&other.err, "“seed” in its match.json");
    // More games are the same match.
    let longer = [
        "match",
        "random",
        "novice",
        "--variant",
        "attangle",
        "--games",
        "4",
        "--out",
        "x",
    ];
    contains(&run_in(folder.path(), &longer).out, "4 games: ");
}

#[test]
fn our_own_engine_plays_over_the_protocol_without_a_fault() {
    let folder = tempfile::tempdir().expect("a folder");
    let program = env!("CARGO_BIN_EXE_ludotheca");
    let external = format!("ugi:nodes=200,option.Hash=1:\"{program}\" ugi");
    for variant in ["attangle/standard", "chasse-croise/standard"] {
        let arguments = [
            "match",
            &external,
            "random",
            "--variant",
            variant,
            "--games",
            "2",
            "--json",
        ];
        let run = run_in(folder.path(), &arguments);
        assert_eq!(run.status, 0, "{}", run.err);
        let json: serde_json::Value = serde_json::from_str(&run.out).expect("JSON");
        let player = &json["match"]["players"][0];
        assert_eq!(player["games"], 2);
        for fault in ["crashes", "time_losses", "illegal_moves", "errors"] {
            assert_eq!(player[fault], 0, "{variant}: {fault}");
        }
        assert_eq!(player["points"], 2.0, "{variant}");
    }
}

#[test]
fn a_match_whose_weights_have_changed_is_refused_with_what_to_do() {
    let folder = tempfile::tempdir().expect("a folder");
    let weights = folder.path().join("new.json");
    let shipped = shipped_weights("attangle/standard");
    std::fs::write(&weights, &shipped).expect("a file");
    let player = "engine:nodes=20,weights=new.json";
    let base = [
        "match",
        player,
        "random",
        "--variant",
        "attangle",
        "--games",
    ];
    let games = |count| [&base[..], &[count]].concat();
    let run = run_in(folder.path(), &games("2"));
    assert_eq!(run.status, 0, "{}", run.err);
    std::fs::write(&weights, format!("{shipped}\n")).expect("a file");
    let refused = run_in(folder.path(), &games("4"));
    assert_eq!((refused.status, refused.out.as_str()), (1, ""));
    contains(
        &refused.err,
        "new.json is not what it was when the match in matches/attangle-standard-engine-random-",
    );
    contains(&refused.err, "Put the earlier file back, or choose another");
    let french = run_in(
        folder.path(),
        &[&games("4")[..], &["--lang", "fr"]].concat(),
    );
    contains(&french.err, "new.json n’est plus ce qu’il était");
    std::fs::write(&weights, shipped).expect("a file");
    let resumed = run_in(folder.path(), &games("4"));
    assert_eq!(resumed.status, 0, "{}", resumed.err);
    contains(&resumed.out, "4 games: ");
}

#[test]
fn weights_that_cannot_be_played_with_are_refused_in_both_languages() {
    let folder = tempfile::tempdir().expect("a folder");
    let write = |text: &str| std::fs::write(folder.path().join("w.json"), text).expect("a file");
    let refused = |english: &str, french: &str| {
        let player = "engine:weights=w.json";
        let base = ["match", player, "random", "--variant", "attangle"];
        for (language, sentence) in [("en", english), ("fr", french)] {
            let run = run_in(folder.path(), &[&base[..], &["--lang", language]].concat());
            assert_eq!(run.status, 1, "{}", run.out);
            contains(&run.err, sentence);
        }
    };
    refused("There is no file w.json", "Il n’y a pas de fichier w.json");
    write("{");
    refused("is no file of weights", "n’est pas un fichier de poids");
    write(r#"{"format":2,"sets":{}}"#);
    refused("weights of format 2", "des poids au format 2");
    write(r#"{"format":1,"sets":{}}"#);
    refused(
        "has no weights for attangle/standard",
        "n’a pas de poids pour attangle/standard",
    );
    write(r#"{"format":1,"sets":{"attangle":{}}}"#);
    refused("the weights for attangle lack “", "il manque «\u{202f}");
    write(r#"{"format":1,"sets":{"attangle":{"elephants":1}}}"#);
    refused("have “elephants”", "ont «\u{202f}elephants\u{202f}»");
    let huge = shipped_weights("attangle/standard");
    let mut json: serde_json::Value = serde_json::from_str(&huge).expect("JSON");
    let set = json["sets"]["attangle"].as_object_mut().expect("a set");
    for weight in set.values_mut() {
        *weight = 1e6.into();
    }
    write(&json.to_string());
    refused("is too large", "est trop grand");
    write(&" ".repeat(1 << 21));
    refused("far too large", "bien trop grand");
}

#[test]
fn a_match_with_an_empty_set_up_goes_on() {
    let folder = tempfile::tempdir().expect("a folder");
    let base = [
        "match",
        "random",
        "novice",
        "--variant",
        "attangle",
        "--out",
        "x",
    ];
    let games = |count| [&base[..], &["--games", count]].concat();
    assert_eq!(run_in(folder.path(), &games("2")).status, 0);
    std::fs::write(folder.path().join("x/match.json"), "").expect("written");
    let resumed = run_in(folder.path(), &games("4"));
    assert_eq!(resumed.status, 0, "{}", resumed.err);
    contains(&resumed.out, "4 games: ");
    // Without it, nobody knows whose games these are.
    std::fs::remove_file(folder.path().join("x/match.json")).expect("removed");
    let other = run_in(folder.path(), &[&games("4")[..], &["--seed", "9"]].concat());
    assert_eq!(other.status, 1);
    contains(&other.err, "x/match.json is missing or was cut off");
}

/// The file of weights that a game ships with.
fn shipped_weights(variant: &str) -> String {
    let table = rules::AnyTable::open(variant).expect("a variant");
    search::knowledge::shipped_weights(&table).text()
}
