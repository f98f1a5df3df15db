//! Cards and kits as pages: one page a card, every word on the paper and beside the others, in letters that can be read.

use ludotheca::pdf::read;
use ludotheca::render::print::{Page, SMALLEST, card, sheet};
use print::{CELL, KitPart, Paper, kit};
use rules::{AnyTable, variants};
use usvg::{Group, Node, TextChunk};
use words::{Language, Words};

/// A line of words, where it lies on the page in millimetres.
#[derive(Debug)]
struct Written {
    text: String,
    size: f32,
    left: f32,
    top: f32,
    right: f32,
    bottom: f32,
}

/// The words on a page.
fn words_on(page: &Page) -> Vec<Written> {
    let tree = read(page).unwrap_or_else(|error| panic!("{error:?}"));
    // The picture is measured in pixels of the web, of which an inch has 96.
    let scale = page.width / tree.size().width();
    assert!((scale - 25.4 / 96.0).abs() < 0.0001, "{scale}");
    let mut found = Vec::new();
    collect(tree.root(), scale, &mut found);
    assert!(!found.is_empty());
    found
}

fn collect(group: &Group, scale: f32, found: &mut Vec<Written>) {
    for node in group.children() {
        match node {
            Node::Group(group) => collect(group, scale, found),
            Node::Text(text) => {
                let rect = text.abs_bounding_box();
                let spans = text.chunks().iter().flat_map(TextChunk::spans);
                let size = spans.map(|span| span.font_size().get()).fold(0.0, f32::max);
                let transform = text.abs_transform();
                found.push(Written {
                    text: text.chunks().iter().map(TextChunk::text).collect(),
                    size: size * transform.sx.hypot(transform.ky) * scale,
                    left: rect.left() * scale,
                    top: rect.top() * scale,
                    right: rect.right() * scale,
                    bottom: rect.bottom() * scale,
                });
            }
            Node::Path(_) | Node::Image(_) => {}
        }
    }
}

/// Every word is on the paper, as far from its edges as printers need.
fn lies_on_the_paper(page: &Page, name: &str) -> Vec<Written> {
    const EDGE: f32 = 3.0;
    let found = words_on(page);
    for one in &found {
        assert!(one.left >= EDGE && one.top >= EDGE, "{name}: {one:?}");
        assert!(one.right <= page.width - EDGE, "{name}: {one:?}");
        assert!(one.bottom <= page.height - EDGE, "{name}: {one:?}");
    }
    found
}

/// No line of words covers another by more than the tails of letters.
fn none_covers_another(found: &[Written], name: &str) {
    for (index, one) in found.iter().enumerate() {
        for other in &found[..index] {
            let across = one.right.min(other.right) - one.left.max(other.left);
            let down = one.bottom.min(other.bottom) - one.top.max(other.top);
            let tails = 0.4 * one.size.min(other.size);
            assert!(
                across <= 0.1 || down <= tails,
                "{name}: {one:?} over {other:?}"
            );
        }
    }
}

fn everywhere(papers: &[Paper], mut check: impl FnMut(&AnyTable, Paper, &Words, &str)) {
    for language in Language::ALL {
        let words = Words::new(language);
        for variant in variants() {
            let table = AnyTable::open(variant).expect("a variant");
            for paper in papers {
                let name = format!("{variant} on {} in {language}", paper.id());
                check(&table, *paper, &words, &name);
            }
        }
    }
}

#[test]
fn every_card_is_one_page_on_which_every_word_has_its_place() {
    everywhere(&Paper::ALL, |table, paper, words, name| {
        let page = card(table, paper, words).unwrap_or_else(|error| panic!("{name}: {error:?}"));
        assert_eq!((page.width, page.height), paper.size(), "{name}");
        let found = lies_on_the_paper(&page, name);
        none_covers_another(&found, name);
        let all: String = found
            .iter()
            .map(|one| one.text.as_str())
            .collect::<Vec<_>>()
            .join(" ");
        let card = table.card();
        let sentences = card.turn.iter().chain(&card.captures).chain(&card.end);
        let entries = card.pieces.iter().chain(&card.symbols);
        for message in sentences.chain(entries.map(|entry| &entry.text)) {
            for word in words.message(message).split_whitespace() {
                assert!(all.contains(word), "{name}: {word}");
            }
        }
    });
}

#[test]
fn a_card_can_be_read_on_the_smallest_paper() {
    everywhere(&[Paper::A6], |table, paper, words, name| {
        let page = card(table, paper, words).expect("a card");
        let sentence = words.message(&table.card().turn[0]);
        let first = sentence.split(' ').next().expect("a word");
        let found = words_on(&page);
        let line = found
            .iter()
            .find(|one| one.text.starts_with(first) && sentence.starts_with(&one.text));
        let line = line.unwrap_or_else(|| panic!("{name}: {sentence}"));
        assert!(line.size >= SMALLEST - 0.01, "{name}: {} mm", line.size);
    });
}

#[test]
fn every_sheet_of_every_kit_has_its_words_on_the_paper() {
    everywhere(&Paper::FOR_KITS, |table, paper, words, name| {
        let start = table.view();
        let sheets = kit(table.description(), &start, KitPart::All, CELL, paper).expect("a kit");
        for made in &sheets {
            let page =
                sheet(made, &start, words).unwrap_or_else(|error| panic!("{name}: {error:?}"));
            if made.board.is_none() {
                none_covers_another(&lies_on_the_paper(&page, name), name);
            } else {
                // Of a board in parts the names of some rows lie beyond what is seen.
                words_on(&page);
            }
        }
    });
}

#[test]
fn every_page_says_that_it_is_unofficial_and_has_its_control_line() {
    everywhere(&[Paper::A4, Paper::A6], |table, paper, words, name| {
        let page = card(table, paper, words).expect("a card");
        let all: Vec<String> = words_on(&page).into_iter().map(|one| one.text).collect();
        let all = all.join(" ");
        for id in ["print-unofficial", "print-control"] {
            assert!(all.contains(&words.text(id, &[])), "{name}: {all}");
        }
        let document = roxmltree::Document::parse(&page.svg).expect("a picture");
        let longest = document
            .descendants()
            .filter(|node| node.has_tag_name("line"))
            .map(|line| {
                let at = |name| {
                    line.attribute(name)
                        .expect("an end")
                        .parse::<f32>()
                        .expect("a number")
                };
                (at("x2") - at("x1")).hypot(at("y2") - at("y1"))
            });
        assert!(
            longest
                .into_iter()
                .any(|length| (length - 100.0).abs() < 0.01),
            "{name}"
        );
    });
}

#[test]
fn cells_are_as_far_apart_on_the_page_as_was_asked_for() {
    let words = Words::new(Language::En);
    for variant in variants() {
        let table = AnyTable::open(variant).expect("a variant");
        let start = table.view();
        let sheets =
            kit(table.description(), &start, KitPart::Board, 33.0, Paper::A3).expect("a kit");
        let page = sheet(&sheets[0], &start, &words).expect("a page");
        // A picture is drawn in hundredths of a cell.
        let scale = "scale(0.33)";
        assert!(page.svg.contains(scale), "{variant}");
        assert!(
            page.svg.contains("width=\"297mm\"") || page.svg.contains("width=\"420mm\""),
            "{variant}"
        );
    }
}
