//! Records of games.

use super::program::{Conversation, contains, run_in};
use std::fs;
use std::path::Path;

const RECORD: &str = "[Format \"1\"]\n[Variant \"latroncules/classic\"]\n[Result \"1\"]\n[Termination \"resign\"]\n\n\
                      1. a2-a3 {Quiet.} (1. c2-c3) 1... b7-b6 1\n";

#[test]
fn a_record_is_checked_printed_and_turned_into_json_and_back() {
    let shown = run_in(Path::new("."), &["replay", "-"], RECORD);
    assert_eq!(shown.status, 0, "{}", shown.err);
    assert!(shown.out.starts_with(RECORD), "{}", shown.out);
    contains(&shown.out, "Light wins: the other side resigned.");
    let json = run_in(Path::new("."), &["replay", "-", "--json"], RECORD);
    contains(&json.out, "\"format\": 1");
    let back = run_in(Path::new("."), &["replay", "-"], &json.out);
    assert_eq!(back.out, shown.out);
}

#[test]
fn a_record_with_a_mistake_is_refused_with_line_and_column() {
    let refused = run_in(
        Path::new("."),
        &["replay", "-"],
        &RECORD.replace("b7-b6", "b7-b5"),
    );
    assert_eq!((refused.status, refused.out.as_str()), (1, ""));
    assert_eq!(
        refused.err,
        "Line 6, column 35: the move b7-b5 cannot be played. \
         From b7 to b5 is farther than a foot soldier can go. (LA-3) Possible: b7-b6.\n"
    );
    let french = run_in(
        Path::new("."),
        &["replay", "-", "--lang", "fr"],
        "[Format \"1\"]",
    );
    contains(
        &french.err,
        "Ligne 1, colonne 13\u{202f}: l’étiquette Variant manque.",
    );
}

#[test]
fn a_record_that_cannot_be_kept_is_told_once_and_kept_as_soon_as_it_can() {
    let folder = tempfile::tempdir().expect("a folder");
    let [games, away] = ["games", "away"].map(|name| folder.path().join(name));
    fs::create_dir(&games).expect("a folder");
    let read = || fs::read_to_string(games.join("a.txt")).expect("a record");
    let play = ["play", "latroncules", "--record", "games/a.txt"];
    let mut game = Conversation::begin(folder.path(), &play);
    game.hear("Light > ");
    game.say("a2-a3");
    game.hear("Dark > ");
    contains(&read(), "1. a2-a3 *");
    fs::rename(&games, &away).expect("moved");
    game.say("d7-d6");
    let told = game.hear("Light > ");
    contains(
        &told,
        "The game cannot be recorded now. There is no folder games to write games/a.txt into.",
    );
    contains(&told, "You can play on");
    // The old record is whole, and the reason is not repeated.
    let left = fs::read_to_string(away.join("a.txt")).expect("a record");
    contains(&left, "1. a2-a3 *");
    game.say("c2-c3");
    let told = game.hear("Dark > ");
    assert!(!told.contains("recorded"), "{told}");
    fs::rename(&away, &games).expect("moved back");
    game.say("b7-b6");
    let told = game.hear("Light > ");
    contains(&told, "The game is recorded again in games/a.txt.");
    contains(&read(), "1. a2-a3 d7-d6 2. c2-c3 b7-b6 *");
    // Another reason is another thing to know; and what was not kept under way is kept at the end.
    fs::rename(&games, &away).expect("moved");
    fs::write(&games, "").expect("a file");
    game.say("e2-e3");
    contains(&game.hear("Dark > "), "The game cannot be recorded now.");
    fs::remove_file(&games).expect("removed");
    fs::rename(&away, &games).expect("moved back");
    let left = game.end();
    assert_eq!(left.status, 0, "{}", left.err);
    contains(&left.out, "The game is recorded in games/a.txt.");
    contains(&read(), "1. a2-a3 d7-d6 2. c2-c3 b7-b6 3. e2-e3 *");
    assert_eq!(fs::read_dir(&games).expect("a folder").count(), 1);
}

#[test]
fn a_record_that_cannot_be_kept_to_the_end_is_shown() {
    let folder = tempfile::tempdir().expect("a folder");
    let games = folder.path().join("games");
    fs::create_dir(&games).expect("a folder");
    let play = [
        "play",
        "latroncules",
        "--record",
        "games/a.txt",
        "--lang",
        "fr",
    ];
    let mut game = Conversation::begin(folder.path(), &play);
    game.hear(" > ");
    fs::remove_dir_all(&games).expect("removed");
    game.say("a2-a3");
    contains(&game.hear(" > "), "Vous pouvez continuer");
    game.say("abandonner");
    let ended = game.end();
    assert_eq!(ended.status, 1);
    contains(&ended.err, "Il n’y a pas de dossier games");
    let (_, text) = ended
        .out
        .split_once("à garder vous-même\u{202f}:\n")
        .expect("the record");
    let record = rules::Record::read(text).expect("a record");
    assert_eq!(record.line().moves.len(), 1);
    assert!(record.termination().is_some());
}

#[test]
fn saving_into_the_file_of_the_record_is_allowed_however_it_is_spelt() {
    let folder = tempfile::tempdir().expect("a folder");
    let played = run_in(
        folder.path(),
        &["play", "latroncules", "--record", "game.txt"],
        "a2-a3\nsave ./game.txt\nsave missing/game.txt\nsave -\nquit\n",
    );
    assert_eq!(played.status, 0, "{}", played.err);
    contains(&played.out, "Saved in ./game.txt.");
    contains(&played.out, "There is no folder missing");
    contains(&played.out, "[Format \"1\"]");
    assert_eq!(fs::read_dir(folder.path()).expect("a folder").count(), 1);
}

#[test]
fn json_with_a_mistake_is_refused_with_its_field_and_what_was_wanted() {
    let json = run_in(Path::new("."), &["replay", "-", "--json"], RECORD).out;
    let cases = [
        (
            "\"a2-a3\"",
            "23",
            "Line 9, column 15, in moves[0].move: a text in double quotation marks is wanted here, not this number.\n",
            "Ligne 9, colonne 15, dans moves[0].move\u{202f}: il faut ici un texte entre guillemets droits, et non ce nombre.\n",
        ),
        (
            "\"comment\"",
            "\"remark\"",
            "Line 10, column 17, in moves[0].remark: there is no field “remark” here. There are move, glyph, comment, codes and variations.\n",
            "Ligne 10, colonne 17, dans moves[0].remark\u{202f}: il n’y a pas de champ «\u{202f}remark\u{202f}» ici. \
             Il y a move, glyph, comment, codes et variations.\n",
        ),
        (
            "\"result\": \"1\",",
            "",
            "Line 1, column 1: the field “result” is missing.\n",
            "Ligne 1, colonne 1\u{202f}: le champ «\u{202f}result\u{202f}» manque.\n",
        ),
        (
            "b7-b6",
            "b7-b5",
            "Line 22, column 15, in moves[1].move: the move b7-b5 cannot be played. From b7 to b5 is farther than a foot \
             soldier can go. (LA-3) Possible: b7-b6.\n",
            "Ligne 22, colonne 15, dans moves[1].move\u{202f}: le coup b7-b5 ne peut pas être joué. De b7 à b5, c’est plus loin \
             que ne peut aller un fantassin. (LA-3) Coups possibles\u{202f}: b7-b6.\n",
        ),
    ];
    for (part, by, english, french) in cases {
        assert_eq!(json.matches(part).count(), 1, "{part} in {json}");
        let garbled = json.replace(part, by);
        for (language, sentence) in [("en", english), ("fr", french)] {
            let arguments = ["replay", "-", "--lang", language];
            let refused = run_in(Path::new("."), &arguments, &garbled);
            assert_eq!((refused.status, refused.err.as_str()), (1, sentence));
        }
    }
}

#[test]
fn a_table_of_levels_with_a_mistake_is_refused_with_its_field() {
    let folder = tempfile::tempdir().expect("a folder");
    let game = rules::AnyTable::open("attangle/grand").expect("a variant");
    let table = search::knowledge::ladders(&game).text();
    let arguments = ["calibrate", "--games", "2", "--out", "trial"];
    let path = folder.path().join("trial/attangle-levels.json");
    fs::create_dir(folder.path().join("trial")).expect("a folder");
    for (part, by, told) in [
        (
            "\"format\": 1",
            "\"format\": \"1\"",
            "in format: a whole number that is not too large is wanted here, not a text.",
        ),
        (
            "\"format\": 1",
            "\"format\": 7",
            "levels.json has format 7, which this program does not know.",
        ),
        (
            "\"ladders\"",
            "\"laders\"",
            "in laders: there is no field “laders” here. There are format, ladders and inherits.",
        ),
    ] {
        fs::write(&path, table.replacen(part, by, 1)).expect("a file");
        let refused = run_in(folder.path(), &arguments, "");
        assert_eq!((refused.status, refused.out.as_str()), (1, ""));
        contains(&refused.err, told);
    }
}

#[test]
fn a_study_is_replayed_chapter_by_chapter_with_its_glyphs_and_shapes_in_words() {
    let study = "[Format \"2\"]\n[Variant \"latroncules/classic\"]\n[Result \"*\"]\n[Chapter \"One\"]\n\n\
                 {[%csl Ra2]} 1. a2-a3 $4 {Too slow. [%cal Ga3a4]} *\n\n\
                 [Format \"1\"]\n[Variant \"la-trel/base\"]\n[Result \"*\"]\n\n*\n";
    let here = Path::new(".");
    let shown = run_in(here, &["replay", "-"], study);
    assert_eq!(shown.status, 0, "{}", shown.err);
    contains(&shown.out, "Before the first move: red circle on a2");
    contains(
        &shown.out,
        "1. a2-a3??: blunder; green arrow from a3 to a4; Too slow.",
    );
    contains(&shown.out, "[Variant \"la-trel/base\"]");
    let json = run_in(here, &["replay", "-", "--json"], study);
    let again = run_in(here, &["replay", "-"], &json.out);
    assert_eq!(again.out, shown.out);
}
