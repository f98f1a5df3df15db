//! The SVG pictures: sound XML that says what it shows and leans on nothing outside itself.

use crate::{played, views};
use ludotheca::render::svg;
use roxmltree::{Document, Node};
use rules::AnyTable;
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
            .filter_map(|group| group.first_element_child()?.text())
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
                    let value: f32 = value.parse().unwrap();
                    assert!(
                        (0.0..=most).contains(&value),
                        "{name}={value} {}",
                        view.variant
                    );
                }
            }
        }
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
        let mut swapped = view.clone();
        for piece in &mut swapped.pieces {
            piece.side = rules::Side::One;
        }
        let ring = |text: &str| text.matches("fill=\"none\"").count();
        let of_two = view.pieces.len()
            - view
                .pieces
                .iter()
                .filter(|piece| piece.side == rules::Side::One)
                .count();
        let rings = ring(&svg(&view, &words)) - ring(&svg(&swapped, &words));
        assert_eq!(rings, of_two, "{}", view.variant);
    }
}

#[test]
fn dice_show_their_pips() {
    let table = AnyTable::open("chasse-croise/standard").unwrap();
    let table = table.set_up("0000000000/0000000000 1 63 0").unwrap();
    let pips = |text: &str| text.matches("r=\"3.6\"").count();
    assert_eq!(pips(&svg(&table.view(), &Words::new(Language::En))), 9);
}
