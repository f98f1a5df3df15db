//! Pictures as data: whatever a view can show has an outline, players never differ by colour alone, and every part of a picture
//! has a paint.

use ludotheca_rules::picture::{
    COLOURS, Dress, PieceDrawing, Role, board, die, pictures, piece, pieces,
};
use ludotheca_rules::{AnyTable, PlayerColour, Side, View, games, variants};
use serde_json::{Map, Value};
use std::collections::BTreeSet;

fn colours() -> Map<String, Value> {
    serde_json::from_str(COLOURS).expect("colours.json")
}

fn part<'a>(colours: &'a Map<String, Value>, name: &str) -> &'a Map<String, Value> {
    colours[name].as_object().expect("an object")
}

fn names(map: &Map<String, Value>) -> BTreeSet<&str> {
    map.keys().map(String::as_str).collect()
}

/// The variant's start, and what random play makes of it.
fn views(variant: &str) -> Vec<View> {
    let mut table = AnyTable::open(variant).expect("a variant");
    let mut views = vec![table.view()];
    let mut state = 5_u64;
    for _ in 0..120 {
        let mv = table.random_move(|most| {
            state = state.wrapping_mul(6_364_136_223_846_793_005) + 1;
            (state >> 33) as usize % most
        });
        let Some(mv) = mv else { break };
        table.play(&mv).expect("a legal move");
        views.push(table.view());
    }
    views
}

#[test]
fn every_kind_of_every_game_has_one_outline() {
    for variant in variants() {
        let table = AnyTable::open(variant).expect("a variant");
        let own: Vec<&str> = table
            .description()
            .pieces
            .iter()
            .map(|one| one.kind)
            .collect();
        for kind in table.editor().kinds() {
            assert!(
                own.contains(&kind.kind),
                "{variant}: {} has no outline",
                kind.kind
            );
            let tallest = piece(kind.kind).expect("an outline").tallest();
            assert!(
                kind.height <= tallest,
                "{variant}: {} is stacked higher",
                kind.kind
            );
        }
        for view in views(variant) {
            let shown = view.pieces.iter().map(|piece| (piece.kind, piece.height));
            for (kind, height) in shown.chain(view.captured.iter().map(|pile| (pile.kind, 1))) {
                let picture = piece(kind).unwrap_or_else(|| panic!("{kind} has no outline"));
                assert!(height <= picture.tallest(), "{variant}: {kind} {height}");
            }
        }
    }
    let kinds: Vec<&str> = pieces().map(|picture| picture.kind).collect();
    let once: BTreeSet<&&str> = kinds.iter().collect();
    assert_eq!(once.len(), kinds.len(), "a kind has two outlines");
}

#[test]
fn an_outline_belongs_to_a_kind_that_can_be_put_on_a_board() {
    for game in games() {
        let tables = game.variants().filter_map(AnyTable::open);
        let kinds: BTreeSet<&str> = tables
            .flat_map(|table| table.editor().kinds())
            .map(|kind| kind.kind)
            .collect();
        let drawn: BTreeSet<&str> = game.pieces.iter().map(|picture| picture.kind).collect();
        assert_eq!(drawn, kinds, "{game}");
    }
}

fn roles(drawing: &PieceDrawing, side: Side, dress: Dress) -> Vec<Role> {
    let parts = drawing.parts.iter();
    parts
        .filter(|part| part.belongs_to(side, dress))
        .map(|part| part.role)
        .collect()
}

/// Never colour alone, with shapes and with letters.
#[test]
fn the_second_player_has_one_ring_and_the_first_none() {
    for picture in pieces() {
        for height in 1..=picture.tallest() {
            let drawing = picture.drawing(height);
            for dress in [Dress::Shapes, Dress::Letters] {
                let rings = |side| {
                    let roles = roles(&drawing, side, dress);
                    roles.iter().filter(|role| **role == Role::Ring).count()
                };
                assert_eq!(
                    (rings(Side::One), rings(Side::Two)),
                    (0, 1),
                    "{}",
                    picture.kind
                );
            }
        }
    }
}

#[test]
fn signs_of_a_terminal_tell_the_players_apart() {
    for picture in pieces() {
        let [one, two] = picture.signs.unicode;
        assert_ne!(one, two, "{}", picture.kind);
        if let Some([one, two]) = picture.signs.ascii {
            assert!(
                one != two && one.is_ascii() && two.is_ascii(),
                "{}",
                picture.kind
            );
        }
    }
}

/// The numbers of path data that are points, not radii or ways, lie where its lines begin.
fn beginnings(path: &str) -> Vec<(f32, f32)> {
    let starts = path.split('M').skip(1);
    starts
        .map(|line| {
            let end = line
                .find(|c: char| c.is_ascii_alphabetic())
                .unwrap_or(line.len());
            let spaced = line[..end].replace('-', " -");
            let mut numbers = spaced
                .split_whitespace()
                .map(|number| number.parse().expect("a number"));
            (numbers.next().expect("x"), numbers.next().expect("y"))
        })
        .collect()
}

#[test]
fn a_piece_stands_in_its_cell() {
    for picture in pieces() {
        for part in picture.drawing(1).parts {
            for (x, y) in beginnings(&part.path) {
                assert!(
                    x.abs() <= 50.0 && y.abs() <= 50.0,
                    "{} {part:?}",
                    picture.kind
                );
            }
        }
    }
}

#[test]
fn a_stack_grows_upwards_disc_by_disc() {
    for picture in pieces().filter(|picture| picture.tallest() > 1) {
        let bodies = |height: u8| {
            let parts = picture.drawing(height).parts;
            parts
                .into_iter()
                .filter(|part| part.role == Role::Body)
                .count()
        };
        let top = |height: u8| {
            let parts = picture.drawing(height).parts;
            let ring = parts
                .iter()
                .find(|part| part.role == Role::Ring)
                .expect("a ring");
            beginnings(&ring.path)[0].1
        };
        for height in 2..=picture.tallest() {
            assert_eq!(bodies(height), usize::from(height));
            assert!(top(height) < top(height - 1), "{} {height}", picture.kind);
            assert!(picture.drawing(height).written.is_some());
        }
        assert_eq!(picture.drawing(1).written, None, "nothing to tell of one");
    }
}

#[test]
fn a_board_is_the_same_whatever_stands_on_it() {
    for variant in variants() {
        let drawn: Vec<_> = views(variant).iter().map(board).collect();
        assert!(drawn.iter().all(|board| *board == drawn[0]), "{variant}");
        assert!(!drawn[0].ground.is_empty() && !drawn[0].lines.is_empty());
        let parts = drawn[0].ground.iter().chain(&drawn[0].lines);
        for part in parts {
            assert!(part.path.starts_with('M'), "{variant} {part:?}");
        }
    }
}

#[test]
fn every_cell_can_be_named_by_what_is_written() {
    for variant in variants() {
        let view = AnyTable::open(variant).expect("a variant").view();
        let written: BTreeSet<String> = board(&view)
            .labels
            .into_iter()
            .map(|label| label.text)
            .collect();
        for cell in &view.cells {
            let parts = cell.name.split(|c: char| !c.is_ascii_digit()).chain(
                cell.name
                    .split(|c: char| !c.is_ascii_alphabetic() || c == 'r'),
            );
            for part in parts.filter(|part| !part.is_empty()) {
                let is_end = part == "0" || part == "11";
                assert!(
                    is_end || written.contains(part),
                    "{variant}: {part} of {}",
                    cell.name
                );
            }
        }
    }
}

#[test]
fn dice_show_their_points_and_can_be_struck_out() {
    for points in 1..=6 {
        let face = die(points);
        let pips = face
            .iter()
            .find(|part| part.role == Role::Pip)
            .expect("pips");
        assert_eq!(beginnings(&pips.path).len(), usize::from(points));
        assert_eq!(face.last().map(|part| part.role), Some(Role::Spent));
    }
}

#[test]
fn every_role_has_a_paint_and_every_paint_a_role() {
    let colours = colours();
    let roles: BTreeSet<&str> = Role::ALL.iter().map(|role| role.name()).collect();
    assert_eq!(roles, names(part(&colours, "parts")));
    for role in Role::ALL {
        assert_eq!(serde_json::to_value(role).expect("a name"), role.name());
    }
    let mut texts: BTreeSet<&str> = ["letter"].into();
    let everything = pictures();
    for label in everything.boards.iter().flat_map(|board| &board.labels) {
        texts.extend([label.beside.text]);
        texts.extend(label.inside.map(|place| place.text));
    }
    assert_eq!(texts, names(part(&colours, "texts")));
}

#[test]
fn every_theme_and_the_terminal_have_every_colour_of_pieces() {
    let colours = colours();
    let themes = part(&colours, "themes");
    let terminal = part(&colours, "terminal")["players"]
        .as_object()
        .expect("inks");
    assert_eq!(terminal.len(), PlayerColour::ALL.len());
    for colour in PlayerColour::ALL {
        let name = colour.name();
        assert_eq!(serde_json::to_value(colour).expect("a name"), name);
        assert!(terminal.contains_key(name), "{name}");
        for (theme, content) in themes {
            for part in ["", "-ink", "-edge"] {
                let key = format!("{name}{part}");
                assert!(content["colours"].get(&key).is_some(), "{key} in {theme}");
            }
        }
    }
}
