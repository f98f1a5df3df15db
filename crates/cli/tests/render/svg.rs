//! The SVG pictures: sound XML that says what it shows and leans on nothing outside itself.

use crate::{played, views};
use ludotheca::render::svg;
use roxmltree::{Document, Node};
use rules::picture::{self, Dress, PieceDrawing, Role, board, die};
use rules::view::{PieceView, View};
use rules::{AnyTable, Side};
use words::{Language, Words};

fn child<'a>(document: &'a Document, name: &str) -> Node<'a, 'a> {
    document
        .root_element()
        .children()
        .find(|node| node.has_tag_name(("http://www.w3.org/2000/svg", name)))
        .unwrap_or_else(|| panic!("no {name}"))
}

#[test]
fn every_variant_gives_sound_xml_with_a_title_and_a_description() {
    for language in Language::ALL {
        let words = Words::new(language);
        for view in views() {
            let text = svg(&view, &words);
            let document = Document::parse(&text).unwrap();
            let root = document.root_element();
            assert_eq!(root.attribute("role"), Some("img"));
            assert_eq!(root.attribute("lang"), Some(language.code()));
            let title = child(&document, "title").text().unwrap();
            assert!(title.contains(&words.game(view.variant)));
            let label = root.attribute("aria-label").unwrap();
            assert!(label.starts_with(title) && label.len() > title.len());
            assert!(child(&document, "desc").text().is_some());
        }
    }
}

#[test]
fn every_piece_is_drawn_and_named() {
    let words = Words::new(Language::Fr);
    for view in views() {
        let text = svg(&view, &words);
        let document = Document::parse(&text).unwrap();
        let names: Vec<&str> = document
            .descendants()
            .filter(|node| node.has_tag_name("g"))
            .filter_map(|group| group.first_element_child())
            .filter(|first| first.has_tag_name("title"))
            .filter_map(|title| title.text())
            .collect();
        assert_eq!(names.len(), view.pieces.len());
        for piece in &view.pieces {
            let cell = view.cells.iter().find(|cell| cell.cell == piece.cell);
            let label = words.message(&cell.unwrap().label);
            assert!(names.contains(&label.as_str()), "{label}");
        }
    }
}

#[test]
fn nothing_is_drawn_outside_the_picture() {
    let words = Words::new(Language::En);
    for view in views() {
        let text = svg(&view, &words);
        let document = Document::parse(&text).unwrap();
        let root = document.root_element();
        let size = |name| root.attribute(name).unwrap().parse::<f32>().unwrap();
        let (width, height) = (size("width"), size("height"));
        let is_inside = |value: f32, most: f32| {
            assert!((0.0..=most).contains(&value), "{value} {}", view.variant);
        };
        for node in document.descendants() {
            for (name, most) in [
                ("cx", width),
                ("cy", height),
                ("x1", width),
                ("x2", width),
                ("y1", height),
                ("y2", height),
                ("x", width),
                ("y", height),
            ] {
                if let Some(value) = node.attribute(name) {
                    is_inside(value.parse().unwrap(), most);
                }
            }
            let Some(path) = node.attribute("d") else {
                continue;
            };
            let [left, top, scale] = placed(node);
            for (x, y) in beginnings(path) {
                is_inside(left + x * scale, width);
                is_inside(top + y * scale, height);
            }
        }
    }
}

/// Where the group around a path puts it, and how large it makes it.
fn placed(path: Node) -> [f32; 3] {
    let mut groups = path.ancestors();
    let transform = groups.find_map(|group| group.attribute("transform"));
    let numbers: Vec<f32> = transform
        .expect("a path in units of its own")
        .split(|c: char| c.is_ascii_alphabetic() || "() ".contains(c))
        .filter_map(|word| word.parse().ok())
        .collect();
    numbers.try_into().expect("translate(x y) scale(s)")
}

/// Where the lines of path data begin.
fn beginnings(path: &str) -> Vec<(f32, f32)> {
    let lines = path.split('M').skip(1);
    lines
        .map(|line| {
            let end = line.find(|c: char| c.is_ascii_alphabetic());
            let spaced = line[..end.unwrap_or(line.len())].replace('-', " -");
            let numbers: Vec<f32> = spaced
                .split_whitespace()
                .map(|number| number.parse().unwrap())
                .collect();
            (numbers[0], numbers[1])
        })
        .collect()
}

/// The paths in a group, in the order in which they are drawn.
fn paths<'a>(group: Node<'a, 'a>) -> Vec<&'a str> {
    let nodes = group.descendants();
    nodes.filter_map(|node| node.attribute("d")).collect()
}

fn drawing(piece: &PieceView) -> PieceDrawing {
    let picture = picture::piece(piece.kind).unwrap();
    picture.drawing(piece.height)
}

#[test]
fn boards_and_pieces_are_what_the_rules_draw_and_nothing_else() {
    let words = Words::new(Language::En);
    for view in views() {
        let text = svg(&view, &words);
        let document = Document::parse(&text).unwrap();
        let mut expected: Vec<String> = Vec::new();
        let picture = board(&view);
        let ground = picture.ground.iter().chain(&picture.lines);
        expected.extend(ground.map(|part| part.path.clone()));
        let mut last = view.last_move.clone().map_or(Vec::new(), |last| last.cells);
        last.sort_unstable();
        last.dedup();
        expected.extend(last.iter().map(|_| picture.last.path.clone()));
        for cell in &view.cells {
            let on_it = view.pieces.iter().filter(|piece| piece.cell == cell.cell);
            for piece in on_it {
                let parts = drawing(piece).parts.into_iter();
                let own = parts.filter(|part| part.belongs_to(piece.side, Dress::Shapes));
                expected.extend(own.map(|part| part.path));
            }
        }
        expected.extend(
            view.highlights
                .iter()
                .map(|_| picture.highlight.path.clone()),
        );
        for side in Side::BOTH {
            let disc = picture::player_disc().into_iter();
            let own = disc.filter(|part| part.belongs_to(side, Dress::Shapes));
            expected.extend(own.map(|part| part.path));
        }
        for shown in &view.dice {
            let face = die(shown.points).into_iter();
            let seen = face.filter(|part| shown.used || part.role != Role::Spent);
            expected.extend(seen.map(|part| part.path));
        }
        assert!(!text.contains("<circle"), "{}", view.variant);
        assert_eq!(paths(document.root_element()), expected, "{}", view.variant);
    }
}

#[test]
fn the_picture_needs_nothing_from_outside() {
    let text = svg(
        &played("la-trel/base", 12).view(),
        &Words::new(Language::En),
    );
    assert_eq!(
        text.matches("http").count(),
        1,
        "only the name of the format"
    );
    for word in ["href", "url(", "<script", "@import"] {
        assert!(!text.contains(word), "{word}");
    }
}

#[test]
fn texts_are_escaped() {
    let mut view = AnyTable::open("latroncules/classic").unwrap().view();
    for cell in &mut view.cells {
        cell.name = "<&\"'\u{0}".to_owned();
    }
    view.highlights = vec![view.cells[0].cell];
    let text = svg(&view, &Words::new(Language::En));
    let document = Document::parse(&text).unwrap();
    let said = child(&document, "desc").text().unwrap();
    assert!(said.contains("<&\"'"), "{said}");
}

/// Player 2 is known by a ring, so the two players' pieces never differ by colour alone.
#[test]
fn the_second_player_carries_a_ring() {
    for view in views() {
        let words = Words::new(Language::En);
        let text = svg(&view, &words);
        let mut swapped = view.clone();
        for piece in &mut swapped.pieces {
            piece.side = Side::One;
        }
        let of_two = |view: &View| {
            let pieces = view.pieces.iter();
            pieces.filter(|piece| piece.side == Side::Two).count()
        };
        let swapped = svg(&swapped, &words);
        assert_eq!(rings(&view, &text), of_two(&view), "{}", view.variant);
        assert_eq!(rings(&view, &swapped), 0, "{}", view.variant);
    }
}

/// How many rings of the view's pieces are drawn.
fn rings(view: &View, text: &str) -> usize {
    let mut rings: Vec<String> = view
        .pieces
        .iter()
        .flat_map(|piece| drawing(piece).parts)
        .filter(|part| part.role == Role::Ring && part.belongs_to(Side::Two, Dress::Shapes))
        .map(|part| format!("d=\"{}\" fill=\"none\"", part.path))
        .collect();
    rings.sort_unstable();
    rings.dedup();
    rings.iter().map(|ring| text.matches(ring).count()).sum()
}

#[test]
fn dice_show_their_pips() {
    let table = AnyTable::open("chasse-croise/standard").unwrap();
    let table = table.set_up("0000000000/0000000000 1 63 0").unwrap();
    let text = svg(&table.view(), &Words::new(Language::En));
    let document = Document::parse(&text).unwrap();
    let faces: Vec<String> = [6, 3]
        .map(die)
        .into_iter()
        .flatten()
        .filter(|part| part.role == Role::Pip)
        .map(|part| part.path)
        .collect();
    let drawn = paths(document.root_element());
    let pips = drawn
        .iter()
        .filter(|path| faces.iter().any(|face| face == *path));
    assert_eq!(pips.map(|path| beginnings(path).len()).sum::<usize>(), 9);
}
