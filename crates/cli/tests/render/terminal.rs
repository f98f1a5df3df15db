//! The terminal's pictures.

use crate::{played, views};
use ludotheca::render::{Screen, terminal};
use rules::{AnyTable, Cell};
use unicode_width::UnicodeWidthStr;
use words::{Language, Words};

const ASCII: Screen = Screen {
    unicode: false,
    ..Screen::PLAIN
};

fn drawn(table: &AnyTable, language: Language) -> String {
    terminal(&table.view(), &Words::new(language), Screen::PLAIN)
}

fn set_up(variant: &str, text: &str) -> AnyTable {
    let table = AnyTable::open(variant).unwrap();
    table.set_up(text).unwrap()
}

#[test]
fn squares_with_lines_beside_the_pieces() {
    let mut table = AnyTable::open("latroncules/classic").unwrap();
    table.play("a2-a3").unwrap();
    insta::assert_snapshot!(drawn(&table, Language::En));
}

#[test]
fn squares_with_shapes_that_tell_the_kinds() {
    let table = set_up(
        "la-trel/master",
        "s6s/dd1t4/2b5/4w3/8/2BW4/DD4D1/S4T1S 1 -/- 20",
    );
    insta::assert_snapshot!(drawn(&table, Language::Fr));
}

#[test]
fn a_hexagon_with_stacks_reserves_and_void_points() {
    let table = set_up(
        "attangle/standard",
        "1.../.b.../...2../a....../..1.../.3.../...a 2 9/10 13",
    );
    insta::assert_snapshot!(drawn(&table, Language::En));
}

#[test]
fn crossing_lanes_with_dice() {
    let table = set_up("chasse-croise/standard", "0b3000a000/00050b0001 1 63 8");
    insta::assert_snapshot!(drawn(&table, Language::Fr));
}

#[test]
fn a_finished_game_says_how_it_ended() {
    let table = set_up("latroncules/classic", "8/8/8/3C4/8/8/8/8 2 0 31");
    let text = drawn(&table, Language::En);
    assert!(
        text.contains("Light wins: the other side has no piece left (LA-9)."),
        "{text}"
    );
}

#[test]
fn what_is_pointed_out_is_fenced_and_named() {
    let mut view = AnyTable::open("latroncules/classic").unwrap().view();
    view.highlights = vec![Cell(0), Cell(9)];
    let text = terminal(&view, &Words::new(Language::En), Screen::PLAIN);
    assert!(text.contains("<♘C ╳ >"), "{text}");
    assert!(text.contains("Look at a1 and b2"), "{text}");
}

#[test]
fn without_unicode_everything_is_ascii() {
    for language in Language::ALL {
        for view in views() {
            for width in [20, 40, 80] {
                let text = terminal(&view, &Words::new(language), Screen { width, ..ASCII });
                let fixed_space = '\u{a0}';
                assert!(text.replace(fixed_space, " ").is_ascii(), "{text}");
            }
        }
    }
}

#[test]
fn the_players_can_be_told_apart_without_colour_at_every_width() {
    for unicode in [false, true] {
        for width in [20, 30, 40, 60, 80] {
            let screen = Screen {
                color: false,
                unicode,
                width,
            };
            for view in views() {
                let mut swapped = view.clone();
                for piece in &mut swapped.pieces {
                    piece.side = !piece.side;
                }
                let words = Words::new(Language::En);
                let board = |view| terminal(view, &words, screen);
                let same = board(&view) == board(&swapped);
                assert_eq!(same, view.pieces.is_empty(), "{}", view.variant);
            }
        }
    }
}

#[test]
fn colour_adds_escape_codes_and_nothing_else() {
    let colored = Screen {
        color: true,
        ..Screen::PLAIN
    };
    for view in views() {
        let words = Words::new(Language::Fr);
        let plain = terminal(&view, &words, Screen::PLAIN);
        let with_color = terminal(&view, &words, colored);
        assert!(with_color.contains('\u{1b}'));
        let stripped: Vec<String> = without_codes(&with_color)
            .lines()
            .map(|line| line.trim_end().to_owned())
            .collect();
        assert_eq!(stripped, plain.lines().collect::<Vec<_>>());
    }
}

fn without_codes(text: &str) -> String {
    let mut parts = text.split('\u{1b}');
    let mut kept = parts.next().unwrap().to_owned();
    for part in parts {
        kept.push_str(part.split_once('m').unwrap().1);
    }
    kept
}

#[test]
fn every_picture_fits_into_the_columns_that_there_are() {
    for language in Language::ALL {
        let words = Words::new(language);
        for view in views() {
            for unicode in [false, true] {
                for width in 20..=80 {
                    let screen = Screen {
                        color: false,
                        unicode,
                        width,
                    };
                    for line in terminal(&view, &words, screen).lines() {
                        assert!(line.width() <= width, "{}, {width}: {line}", view.variant);
                    }
                }
            }
        }
    }
}

#[test]
fn squares_on_a_narrow_screen_lose_their_frames_and_then_their_lines() {
    let mut table = AnyTable::open("latroncules/classic").unwrap();
    table.play("b2-a3").unwrap();
    let narrow = |width| {
        let screen = Screen {
            width,
            ..Screen::PLAIN
        };
        terminal(&table.view(), &Words::new(Language::En), screen)
    };
    insta::assert_snapshot!(format!("{}\n{}", narrow(40), narrow(20)));
}

#[test]
fn a_hexagon_on_a_narrow_screen_has_its_points_closer_together() {
    let table = set_up(
        "attangle/grand",
        "...c./3...../......2/.1....../.....a.a./..1..c3./..aa.../....../.1c.. 1 16/14 40",
    );
    let narrow = |width| {
        let screen = Screen {
            width,
            ..Screen::PLAIN
        };
        terminal(&table.view(), &Words::new(Language::Fr), screen)
    };
    insta::assert_snapshot!(format!("{}\n{}", narrow(40), narrow(20)));
}

#[test]
fn crossing_lanes_on_a_narrow_screen_are_closer_together() {
    let mut table = AnyTable::open("chasse-croise/standard").unwrap();
    for mv in ["63", "c+6", "g+3"] {
        table.play(mv).unwrap();
    }
    let narrow = |width| {
        terminal(
            &table.view(),
            &Words::new(Language::En),
            Screen { width, ..ASCII },
        )
    };
    insta::assert_snapshot!(format!("{}\n{}", narrow(40), narrow(20)));
}

#[test]
fn the_last_move_is_fenced() {
    for variant in rules::variants() {
        let view = played(variant, 9).view();
        let cells = view.last_move.as_ref().map_or(0, |last| last.cells.len());
        let text = terminal(&view, &Words::new(Language::En), Screen::PLAIN);
        assert_eq!(text.matches('[').count(), cells, "{text}");
    }
}
