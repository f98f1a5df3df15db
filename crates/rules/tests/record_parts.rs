//! What a record says of itself, how its parts are written, and where its bounds lie.

use ludotheca_rules::json::{Field, JsonPlace};
use ludotheca_rules::record::{
    GameResult, MOST_BYTES, MOST_JSON_BYTES, Place, Problem, Termination,
};
use ludotheca_rules::{AnyTable, Record, Rule, Side};

fn game() -> AnyTable {
    let mut table = AnyTable::open("latroncules/short").expect("a variant");
    table.play("a2-a3").expect("a legal move");
    table
}

#[test]
fn a_game_that_the_players_ended_says_how() {
    let win = GameResult::Win(Side::Two);
    let record = Record::ended(&game(), win, Termination::Resign).expect("a game under way");
    assert_eq!(record.variant(), "latroncules/short");
    assert_eq!(record.result(), win);
    assert_eq!(record.termination(), Some(Termination::Resign));
    assert_eq!(record.line().moves.len(), 1);
    assert_eq!(Record::read(&record.text()), Ok(record));
}

#[test]
fn a_record_is_shown_as_its_text() {
    let record = Record::of(&game());
    assert_eq!(record.to_string(), record.text());
    assert!(record.to_string().ends_with("1. a2-a3 *\n"));
}

#[test]
fn results_and_endings_are_shown_as_records_write_them() {
    let results = GameResult::ALL.map(|result| result.to_string());
    assert_eq!(results, ["1", "2", "draw", "*"]);
    assert_eq!(Termination::Agreement.to_string(), "agreement");
    assert_eq!(Termination::Rule(Rule::LA_10).to_string(), "LA-10");
}

#[test]
fn a_place_is_shown_as_line_and_column_or_as_a_way_into_the_tree() {
    let text = Place::Text {
        line: 3,
        column: 14,
    };
    assert_eq!(text.to_string(), "3:14");
    let field = Field::default().then("moves").then(3).then("comment");
    assert_eq!(Place::Tree(field.clone()).to_string(), "moves[3].comment");
    let place = JsonPlace {
        line: 3,
        column: 14,
        field,
    };
    assert_eq!(Place::Json(place).to_string(), "3:14 moves[3].comment");
    assert_eq!(Place::Whole.to_string(), "record");
}

fn refused(moves: &str) -> (Place, Problem) {
    let text =
        format!("[Format \"1\"]\n[Variant \"latroncules/short\"]\n[Result \"*\"]\n\n{moves}");
    let error = Record::read(&text).expect_err("a record to be refused");
    (error.place, error.problem)
}

fn fifth_line(column: usize) -> Place {
    Place::Text { line: 5, column }
}

#[test]
fn a_record_tells_where_it_began_if_that_is_not_the_start() {
    assert_eq!(Record::of(&game()).position(), None);
    let position = "8/8/8/8/c7/8/8/C7 1 7 100";
    let table = game().set_up(position).expect("a position");
    assert_eq!(Record::of(&table).position(), Some(position));
}

#[test]
fn a_text_that_stops_before_its_result_lacks_it() {
    assert_eq!(refused("1. a2-a3"), (fifth_line(9), Problem::ResultMissing));
}

#[test]
fn dots_without_a_number_are_no_number() {
    let (place, problem) = refused("1. .a2-a3 *");
    assert_eq!(place, fifth_line(4));
    assert!(matches!(problem, Problem::Move { .. }), "{problem:?}");
}

#[test]
fn a_move_that_sticks_to_its_number_is_refused_where_it_begins() {
    let (place, problem) = refused("1.a2-b3 *");
    assert_eq!(place, fifth_line(3));
    assert!(matches!(problem, Problem::Move { .. }), "{problem:?}");
}

#[test]
fn player_2_has_a_number_only_where_nothing_of_player_1_stands_right_before() {
    let text = "1. a2-a3 a7-a6 2. b2-b3 {now} 2... b7-b6 (2... c7-c6 3. c2-c3) 3. d2-d3 d7-d6 *";
    let whole = format!("[Format \"1\"]\n[Variant \"la-trel/base\"]\n[Result \"*\"]\n\n{text}\n");
    let written = Record::read(&whole).expect("a record").text();
    assert_eq!(
        written.split_whitespace().collect::<Vec<_>>(),
        whole.split_whitespace().collect::<Vec<_>>()
    );
}

#[test]
fn comments_of_json_are_made_tidy_like_those_of_a_text() {
    let json = |comment: &str| {
        let text = format!(
            "{{\"format\":1,\"variant\":\"latroncules/short\",\"result\":\"*\",\
             \"comment\":\"{comment}\",\"moves\":[]}}"
        );
        Record::read_json(text.as_bytes())
    };
    let record = json(" two   words ").expect("a record");
    assert_eq!(record.line().comment.as_deref(), Some("two words"));
    let error = json("a\\u0007b").expect_err("a control character");
    assert_eq!(error.problem, Problem::ControlCharacter('\u{7}'));
}

#[test]
fn lines_are_filled_as_far_as_a_closing_bracket_leaves_room() {
    const WIDTH: usize = 80;
    let mut moves = String::new();
    let mut table = AnyTable::open("la-trel/base").expect("a variant");
    for (index, mv) in ["a2-a3", "h7-h6", "b2-b3", "g7-g6", "c2-c3", "f7-f6"]
        .into_iter()
        .enumerate()
    {
        table.play(mv).expect("a legal move");
        let words = (0..150).map(|word| "é".repeat(1 + (word * 7 + index * 3) % 11));
        let comment: Vec<_> = words.collect();
        let other = if index % 2 == 0 { "e2-e3" } else { "e7-e6" };
        moves += &format!("{mv} {{{}}} ({other} {{so}}) ", comment.join(" "));
    }
    let text = format!("[Format \"1\"]\n[Variant \"la-trel/base\"]\n[Result \"*\"]\n\n{moves}*\n");
    let written = Record::read(&text).expect("a record").text();
    let lines: Vec<_> = written.lines().skip(4).collect();
    let length = |text: &str| text.chars().count();
    for line in &lines {
        assert!(length(line.trim_end_matches([')', '}'])) < WIDTH, "{line}");
        assert!(length(line) <= WIDTH, "{line}");
    }
    for pair in lines.windows(2) {
        let first = pair[1].split(' ').next().unwrap_or_default();
        assert!(length(pair[0]) + 1 + length(first) >= WIDTH, "{pair:?}");
    }
    let longest = lines.iter().map(|line| length(line)).max();
    assert_eq!(longest, Some(WIDTH - 1));
}

#[test]
fn a_record_has_at_most_16_megabytes_and_json_64() {
    let record = Record::of(&game());
    let mut text = record.text();
    text.extend(std::iter::repeat_n(' ', MOST_BYTES - text.len()));
    assert_eq!(Record::read(&text).as_ref(), Ok(&record));
    assert_eq!(Record::read_bytes(text.as_bytes()).as_ref(), Ok(&record));
    text.push(' ');
    let most = MOST_BYTES;
    let problem = |error: ludotheca_rules::record::RecordError| error.problem;
    let too_long = Err(Problem::TooLong { most });
    assert_eq!(Record::read(&text).map_err(problem), too_long);
    assert_eq!(
        Record::read_bytes(text.as_bytes()).map_err(problem),
        too_long
    );
    // Whether it is text is not even asked.
    let garbage = vec![0xff; MOST_BYTES + 1];
    assert_eq!(Record::read_bytes(&garbage).map_err(problem), too_long);

    let mut json = record.json().into_bytes();
    json.resize(MOST_JSON_BYTES, b' ');
    assert_eq!(Record::read_json(&json).as_ref(), Ok(&record));
    json.push(b' ');
    let most = MOST_JSON_BYTES;
    assert_eq!(
        Record::read_json(&json).map_err(problem),
        Err(Problem::TooLong { most })
    );
}
