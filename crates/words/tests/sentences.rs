//! Sentences as a person reads them, and the promise that no answer of the rules is left without one.

use rules::json::{JsonProblem, Kind};
use rules::random::FastNumbers;
use rules::record::{GameResult, Problem, Termination};
use rules::{AnyTable, Cell, Message, MoveError, Outcome, Rule, Side, Touch, Value, variants};
use words::{Language, Words};

fn english() -> Words {
    Words::new(Language::En)
}

fn french() -> Words {
    Words::new(Language::Fr)
}

fn refused(variant: &str, text: &str) -> MoveError {
    let table = AnyTable::open(variant).unwrap();
    table.read_move(text).unwrap_err()
}

#[test]
fn words_can_be_shared_between_threads() {
    fn shared<T: Send + Sync>() {}
    shared::<Words>();
}

#[test]
fn a_refusal_says_what_why_and_what_to_play_instead() {
    let error = refused("latroncules/classic", "a2-b3");
    assert_eq!(
        english().move_error(&error),
        "From a2 to b3 is not straight ahead: a foot soldier moves only one square forward. (LA-3) \
         Possible: a2-a3."
    );
}

#[test]
fn a_list_is_joined_as_the_language_joins_it() {
    let list = |items: &[&str]| Value::List(items.iter().map(|&item| item.to_owned()).collect());
    let say = |words: &Words, items: &[&str]| {
        words.text(
            "refusal-suicide",
            &[("cell", "d4".into()), ("enemies", list(items))],
        )
    };
    assert!(say(&english(), &["c4", "e4"]).contains("enclosed by c4 and e4."));
    assert!(say(&french(), &["c4", "d5", "e4"]).contains("enfermée par c4, d5 et e4."));
}

#[test]
fn an_unreadable_text_is_told_with_its_column() {
    let error = refused("latroncules/classic", "a2-z3");
    assert_eq!(
        english().move_error(&error),
        "Column 4: “z3” is not a square: squares run from a1 to h8."
    );
    assert_eq!(
        french().move_error(&error),
        "Colonne 4\u{202f}: «\u{202f}z3\u{202f}» n’est pas une case\u{202f}: les cases vont de a1 à h8."
    );
}

#[test]
fn characters_that_nobody_sees_are_quoted_by_their_code_points() {
    let error = refused("latroncules/classic", "\u{1b}\u{0}-a3");
    let sentence = english().move_error(&error);
    assert!(sentence.contains("“<U+001B><U+0000>”"), "{sentence:?}");
    let moves = vec!["a2-a3".to_owned(), "\u{202e}a2".to_owned()];
    let sentence = english().text("cli-rules-right", &[("moves", Value::List(moves))]);
    assert_eq!(sentence, "Right: a2-a3 and <U+202E>a2.");
}

#[test]
fn an_outcome_names_the_winner_the_reason_and_the_rule() {
    let win = Outcome::win(Side::One, Rule::LA_9);
    assert_eq!(
        english().outcome("latroncules", &win),
        "Light wins: the other side has no piece left (LA-9)."
    );
    let draw = Outcome::draw(Rule::LA_11);
    assert_eq!(
        french().outcome("latroncules/short", &draw),
        "Partie nulle\u{202f}: le joueur au trait n’a aucun coup permis (LA-11)."
    );
}

#[test]
fn a_missing_sentence_shows_its_identifier_instead_of_nothing() {
    let unknown = Message::plain("no-such-sentence");
    assert_eq!(english().message(&unknown), "no-such-sentence");
    assert!(english().try_text("no-such-sentence", &[]).is_err());
    assert!(
        english().try_text("refusal-empty-origin", &[]).is_err(),
        "a variable without a value is a gap"
    );
}

#[test]
fn a_backup_with_a_game_that_cannot_be_says_what_is_wrong_with_it() {
    let complaints = [
        ("store-game-unplayable", "why"),
        ("store-game-misfiled", "version"),
        ("store-game-mislisted", "game"),
    ];
    for words in [english(), french()] {
        for (complaint, about) in complaints {
            let mut args = vec![("game", Value::from("over")), (about, Value::from("over"))];
            let alone = words.try_text(complaint, &args).expect("a sentence");
            args.push(("complaint", Value::from(complaint)));
            let told = words.try_text("store-backup-unfit", &args);
            let told = told.expect("a sentence");
            assert!(told.contains(&alone), "{told}");
        }
    }
}

#[test]
fn every_problem_of_a_record_has_its_sentence() {
    let text = || "x".to_owned();
    let unreadable = match refused("latroncules/classic", "") {
        MoveError::Unreadable(error) => error,
        other => panic!("an empty text is no move, and {other}"),
    };
    let result = GameResult::Draw;
    let problems = [
        Problem::TooLong { most: 1 << 20 },
        Problem::NotUtf8,
        Problem::ControlCharacter('\u{1}'),
        Problem::Unexpected('x'),
        Problem::TagForm,
        Problem::TagName(text()),
        Problem::TagTwice(text()),
        Problem::TagReserved(text()),
        Problem::TagMissing("Result"),
        Problem::TooManyTags,
        Problem::BadEscape,
        Problem::UnclosedTag,
        Problem::UnclosedComment,
        Problem::UnclosedVariation,
        Problem::StrayClosing,
        Problem::NothingToVary,
        Problem::EmptyVariation,
        Problem::NestedTooDeep,
        Problem::TooManyMoves,
        Problem::UnknownGlyph(text()),
        Problem::GlyphTwice,
        Problem::NothingToJudge,
        Problem::UnclosedCode,
        Problem::CodeName(text()),
        Problem::CodeTwice(text()),
        Problem::CodeTime {
            name: text(),
            found: text(),
        },
        Problem::CodeEval(text()),
        Problem::Shape(text()),
        Problem::ShapeTwice(text()),
        Problem::UnknownCell(text()),
        Problem::NeedsFormat(2),
        Problem::NoRecord,
        Problem::UnknownFormat(text()),
        Problem::UnknownVariant(text()),
        Problem::Position(unreadable),
        Problem::UnknownResult(text()),
        Problem::UnknownTermination(text()),
        Problem::WrongNumber {
            wanted: text(),
            found: text(),
        },
        Problem::Move {
            text: text(),
            error: refused("latroncules/classic", "a2-a4"),
        },
        Problem::NoRollNow(text()),
        Problem::RollAwaited(text()),
        Problem::ResultMissing,
        Problem::ResultsDiffer {
            tag: result,
            end: GameResult::Unfinished,
        },
        Problem::AfterResult,
        Problem::EndsOtherwise(Outcome::draw(Rule::LA_10)),
        Problem::NotOver(Rule::LA_9),
        Problem::TerminationMissing(result),
        Problem::ResultUnfit(result, Termination::Resign),
    ];
    for problem in problems {
        check(&problem.message(), &[english(), french()]);
    }
}

#[test]
fn every_problem_of_json_has_its_sentence() {
    let kinds = [
        Kind::Text,
        Kind::Number,
        Kind::Whole,
        Kind::Truth,
        Kind::Null,
        Kind::List,
        Kind::Object,
        Kind::Other,
    ];
    let name = || "x".to_owned();
    let mut problems = vec![
        JsonProblem::Unfinished,
        JsonProblem::NotUtf8,
        JsonProblem::TooDeep,
        JsonProblem::CommaOrBracket,
        JsonProblem::CommaOrBrace,
        JsonProblem::TrailingComma,
        JsonProblem::NoColon,
        JsonProblem::NoName,
        JsonProblem::NoValue,
        JsonProblem::BadEscape,
        JsonProblem::ControlCharacter,
        JsonProblem::BadNumber,
        JsonProblem::After,
        JsonProblem::Broken,
        JsonProblem::Missing { name: name() },
        JsonProblem::Unknown {
            name: name(),
            known: vec![name(), name()],
        },
        JsonProblem::Twice { name: name() },
        JsonProblem::Length {
            wanted: 10,
            found: 9,
        },
        JsonProblem::Unwanted,
    ];
    for wanted in kinds {
        problems.extend(kinds.map(|found| JsonProblem::Unfit { wanted, found }));
    }
    for problem in problems {
        check(&problem.message(), &[english(), french()]);
    }
    let unfit = JsonProblem::Unfit {
        wanted: Kind::Whole,
        found: Kind::List,
    };
    assert_eq!(
        english().message(&unfit.message()),
        "a whole number that is not too large is wanted here, not a list."
    );
    assert_eq!(
        french().message(&unfit.message()),
        "il faut ici un nombre entier qui ne soit pas trop grand, et non une liste."
    );
}

/// Plays random games of every variant, and looks at all cells, touches at random and garbles legal moves and
/// positions: whatever the rules answer must have its sentence, with every variable filled, in both languages.
#[test]
fn whatever_the_rules_answer_has_its_sentence() {
    let both = [english(), french()];
    let mut numbers = FastNumbers::new(1);
    for variant in variants() {
        for _ in 0..3 {
            let mut table = AnyTable::open(variant).unwrap();
            let cells = table.view().cells.len();
            for ply in 0..200 {
                if ply % 10 == 0 {
                    check_view(&table, &both);
                }
                for _ in 0..12 {
                    check_attempts(&table, cells, &both, &mut numbers);
                }
                let Some(mv) = table.random_move(|most| numbers.below(most)) else {
                    break;
                };
                table.play(&mv).unwrap();
            }
            check_view(&table, &both);
        }
    }
}

fn check_view(table: &AnyTable, both: &[Words]) {
    let view = table.view();
    let plain = |id: &'static str| Message::plain(id);
    let said = view
        .cells
        .iter()
        .map(|cell| cell.label.clone())
        .chain(view.counters.iter().map(|counter| plain(counter.label)))
        .chain(view.pieces.iter().map(|piece| plain(piece.kind)))
        .chain(view.captured.iter().map(|captured| plain(captured.kind)));
    for message in said {
        check(&message, both);
    }
    if let Some(outcome) = view.outcome {
        let id = format!("ending-{}", outcome.rule.id().to_lowercase());
        for words in both {
            words.try_text(&id, &[]).unwrap();
        }
    }
}

fn check_attempts(table: &AnyTable, cells: usize, both: &[Words], numbers: &mut FastNumbers) {
    let touches: Vec<Touch> = (0..=numbers.below(3))
        .map(|_| Touch::Cell(Cell(numbers.below(cells) as u8)))
        .collect();
    check_error(table.judge_touches(&touches), both);
    if let Some(mv) = table.random_move(|most| numbers.below(most)) {
        let mut garbled: Vec<char> = mv.chars().collect();
        let with = ['a', 'c', 'h', '1', '5', '-', 'x', '+', ',', '=', 'w'];
        let at = numbers.below(garbled.len());
        garbled[at] = with[numbers.below(with.len())];
        let garbled: String = garbled.into_iter().collect();
        check_error(table.read_move(&garbled), both);
    }
    let garbled = garble_position(&table.position_text(), numbers);
    if let Err(error) = table.set_up(&garbled) {
        check(&error.problem, both);
    }
}

fn garble_position(text: &str, numbers: &mut FastNumbers) -> String {
    let mut characters: Vec<char> = text.chars().collect();
    let with = ['1', '2', '9', 'F', 'd', 'w', 'b', '.', '/', '-', ' '];
    for _ in 0..=numbers.below(2) {
        let at = numbers.below(characters.len());
        characters[at] = with[numbers.below(with.len())];
    }
    characters.into_iter().collect()
}

fn check_error(result: Result<String, MoveError>, both: &[Words]) {
    match result {
        Ok(_) => {}
        Err(error) => check(&error.message(), both),
    }
}

fn check(message: &Message, both: &[Words]) {
    for words in both {
        if let Err(gap) = words.try_text(message.id, &message.args) {
            panic!("{gap}: {message:?}");
        }
    }
}
