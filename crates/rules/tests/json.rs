//! JSON that is refused: the field, the line and the column are told, and what was wanted there.

use ludotheca_rules::Record;
use ludotheca_rules::json::{self, Field, JsonProblem, Kind};
use ludotheca_rules::record::{Place, Problem, RecordError};
use std::collections::BTreeMap;

const SOUND: &str = r#"{
  "format": 1,
  "variant": "latroncules/classic",
  "result": "*",
  "tags": {
    "Event": "é",
    "Site": "Lyon"
  },
  "comment": "bon",
  "moves": [
    {"move": "a2-a3", "variations": [{"moves": [{"move": "c2-c3"}]}]},
    {"move": "b7-b6", "comment": "ü"}
  ]
}"#;

fn refused(text: &str) -> RecordError {
    match Record::read_json(text.as_bytes()) {
        Ok(_) => panic!("no mistake in {text}"),
        Err(error) => error,
    }
}

/// What is wrong when this part is replaced by that, and where.
fn changed(part: &str, by: &str) -> (String, Problem) {
    assert_eq!(SOUND.matches(part).count(), 1, "{part}");
    let error = refused(&SOUND.replace(part, by));
    (error.place.to_string(), error.problem)
}

fn broken(problem: JsonProblem) -> Problem {
    Problem::Json(problem)
}

fn unfit(wanted: Kind, found: Kind) -> Problem {
    broken(JsonProblem::Unfit { wanted, found })
}

#[test]
fn the_example_is_sound() {
    assert!(Record::read_json(SOUND.as_bytes()).is_ok());
}

#[test]
fn a_value_of_the_wrong_kind_is_told_with_its_field_and_what_was_wanted() {
    for (part, by, place, wanted, found) in [
        ("1,", "\"1\",", "2:13 format", Kind::Whole, Kind::Text),
        ("1,", "1.5,", "2:13 format", Kind::Whole, Kind::Number),
        ("1,", "-1,", "2:13 format", Kind::Whole, Kind::Number),
        (
            "1,",
            "5000000000,",
            "2:13 format",
            Kind::Whole,
            Kind::Number,
        ),
        ("\"*\"", "null", "4:13 result", Kind::Text, Kind::Null),
        ("\"*\"", "true", "4:13 result", Kind::Text, Kind::Truth),
        ("\"*\"", "[1]", "4:13 result", Kind::Text, Kind::List),
        ("\"*\"", "{}", "4:13 result", Kind::Text, Kind::Object),
        ("\"Lyon\"", "69", "7:13 tags.Site", Kind::Text, Kind::Number),
        ("\"bon\"", "7", "9:14 comment", Kind::Text, Kind::Number),
        (
            "\"ü\"",
            "7",
            "12:34 moves[1].comment",
            Kind::Text,
            Kind::Number,
        ),
        (
            "\"a2-a3\"",
            "{}",
            "11:14 moves[0].move",
            Kind::Text,
            Kind::Object,
        ),
        (
            "{\"move\": \"c2-c3\"}",
            "\"c2-c3\"",
            "11:49 moves[0].variations[0].moves[0]",
            Kind::Object,
            Kind::Text,
        ),
        (
            "[{\"move\": \"c2-c3\"}]",
            "3",
            "11:48 moves[0].variations[0].moves",
            Kind::List,
            Kind::Number,
        ),
    ] {
        let wanted = (place.to_owned(), unfit(wanted, found));
        assert_eq!(changed(part, by), wanted, "{by}");
    }
    let error = refused("[]");
    assert_eq!(error.place.to_string(), "1:1");
    assert_eq!(error.problem, unfit(Kind::Object, Kind::List));
}

#[test]
fn a_field_that_is_missing_unknown_or_given_twice_is_named() {
    let name = |name: &str| name.to_owned();
    assert_eq!(
        changed("\"result\": \"*\",", ""),
        (
            name("1:1"),
            broken(JsonProblem::Missing {
                name: name("result")
            })
        )
    );
    assert_eq!(
        changed("{\"move\": \"c2-c3\"}", "{}"),
        (
            name("11:49 moves[0].variations[0].moves[0]"),
            broken(JsonProblem::Missing { name: name("move") })
        )
    );
    let known = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect();
    assert_eq!(
        changed("\"comment\": \"ü\"", "\"san\": \"ü\""),
        (
            name("12:30 moves[1].san"),
            broken(JsonProblem::Unknown {
                name: name("san"),
                known: known(&["move", "glyph", "comment", "codes", "variations"])
            })
        )
    );
    assert_eq!(
        changed("\"comment\": \"bon\"", "\"result\": \"1\""),
        (
            name("9:10 result"),
            broken(JsonProblem::Twice {
                name: name("result")
            })
        )
    );
    let odd = changed("\"comment\": \"bon\"", "\"a`, expected \\u202e\": 1");
    assert_eq!(odd.0, "9:26 [\"a`, expected <U+202E>\"]");
    let Problem::Json(JsonProblem::Unknown { name, .. }) = odd.1 else {
        panic!("{odd:?}");
    };
    assert_eq!(name, "a`, expected \u{202e}");
}

#[test]
fn text_that_is_no_json_is_told_with_line_and_column() {
    for (part, by, place, problem) in [
        (
            "\"Lyon\"\n",
            "\"Lyon\",\n",
            "8:3",
            JsonProblem::TrailingComma,
        ),
        ("1,", "1", "3:3", JsonProblem::CommaOrBrace),
        (
            "\"variant\": ",
            "\"variant\" ",
            "3:13",
            JsonProblem::NoColon,
        ),
        ("\"variant\"", "variant", "3:3", JsonProblem::NoName),
        ("\"*\"", "*", "4:13", JsonProblem::NoValue),
        ("\"é\"", "\"é\\x\"", "6:17", JsonProblem::BadEscape),
        ("\"é\"", "\"é\tx\"", "6:16", JsonProblem::ControlCharacter),
        (
            "\"c2-c3\"}",
            "\"c2-c3\"} {",
            "11:67",
            JsonProblem::CommaOrBracket,
        ),
        ("1,", "01,", "2:14", JsonProblem::BadNumber),
        ("  ]\n}", "  ]\n} }", "14:3", JsonProblem::After),
        ("  ]\n}", "  ]\n", "14:1", JsonProblem::Unfinished),
        ("\"*\"", "nul", "4:16", JsonProblem::NoValue),
    ] {
        assert_eq!(
            changed(part, by),
            (place.to_owned(), broken(problem)),
            "{by}"
        );
    }
    assert_eq!(refused("").problem, broken(JsonProblem::Unfinished));
    let mut bytes = SOUND.as_bytes().to_vec();
    let at = SOUND.find("Lyon").expect("a tag");
    bytes[at] = 0xff;
    let error = Record::read_json(&bytes).expect_err("not UTF-8");
    assert_eq!(error.problem, broken(JsonProblem::NotUtf8));
}

#[test]
fn what_the_rules_refuse_is_told_with_its_field_too() {
    for (part, by, place) in [
        ("1,", "3,", "2:13 format"),
        ("latroncules/classic", "chess", "3:14 variant"),
        ("\"*\"", "\"won\"", "4:13 result"),
        ("\"*\"", "\"1\"", "4:13 result"),
        (
            "\"*\",",
            "\"*\", \"termination\": \"bored\",",
            "4:33 termination",
        ),
        ("\"*\",", "\"*\", \"position\": \"8/8\",", "4:30 position"),
        ("\"Site\"", "\"Event\"", "6:14 tags.Event"),
        ("\"Site\"", "\"Two words\"", "7:18 tags[\"Two words\"]"),
        ("\"Lyon\"", "\"Ly\\u0007on\"", "7:13 tags.Site"),
        ("\"Site\"", "\"Result\"", "7:15 tags.Result"),
        ("\"bon\"", "\"b\\u0007n\"", "9:14 comment"),
        ("a2-a3", "a2-a4", "11:14 moves[0].move"),
        (
            "c2-c3",
            "c2-c9",
            "11:58 moves[0].variations[0].moves[0].move",
        ),
        (
            "[{\"move\": \"c2-c3\"}]",
            "[]",
            "11:48 moves[0].variations[0].moves",
        ),
        ("\"ü\"", "\"\\u009f\"", "12:34 moves[1].comment"),
    ] {
        assert_eq!(changed(part, by).0, place, "{by}");
    }
}

#[test]
fn a_list_of_the_wrong_length_and_names_of_all_kinds_are_told() {
    type Ladders = BTreeMap<String, [u8; 2]>;
    let error = json::read::<Ladders>(br#"{"a/b": [1, 2], "c d": [1]}"#).expect_err("too short");
    assert_eq!(error.place.to_string(), "1:24 [\"c d\"]");
    let length = JsonProblem::Length {
        wanted: 2,
        found: 1,
    };
    assert_eq!(error.problem, length);
    let error = json::read::<Ladders>(br#"{"a/b": [1, 300]}"#).expect_err("too large");
    assert_eq!(error.place.to_string(), "1:13 a/b[1]");
}

#[test]
fn a_field_is_found_behind_everything_that_json_can_say() {
    let text =
        r#" { "a" : [ "]\"}{," , {"b":[[]],"c":{}} , -1.5e3 , true , null ] , "\u0064" : 7 } "#;
    let at = |field: Field| Some(field.place(text.as_bytes())?.column - 1);
    let root = Field::default();
    assert_eq!(at(root.clone()), Some(1));
    assert_eq!(at(root.then("a").then(3)), text.find("true"));
    assert_eq!(at(root.then("a").then(1).then("c")), text.find("{}"));
    assert_eq!(at(root.then("d")), text.find('7'));
    assert_eq!(at(root.then("e")), None);
    assert_eq!(at(root.then("a").then(5)), None);
    assert_eq!(at(root.then("d").then("x")), None);
}

#[test]
fn no_field_of_no_text_makes_the_search_for_it_panic() {
    let field = Field::default().then("moves").then(1).then("move");
    for end in 0..SOUND.len() {
        let _ = field.place(&SOUND.as_bytes()[..end]);
        let _ = field.place(&SOUND.as_bytes()[end..]);
    }
    assert!(matches!(refused("{\"moves\": 3}").place, Place::Json(_)));
}
