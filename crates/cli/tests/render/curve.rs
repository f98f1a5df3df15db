//! The curve of a game: readable by programs and people, whatever the game was.

use ludotheca::render::{Curve, TurningPoint, curve_svg};
use roxmltree::Document;
use rules::Side;
use words::{Language, Words};

fn turning(at: usize, cost: f32) -> TurningPoint {
    TurningPoint {
        at,
        side: Side::One,
        played: "a1<b2".to_owned(),
        better: "a1-c3".to_owned(),
        before: 0.9,
        after: 0.9 - cost,
    }
}

fn drawn(curve: &Curve, language: Language) -> String {
    let svg = curve_svg(curve, &Words::new(language));
    assert!(!svg.contains("NaN") && !svg.contains("inf"), "{svg}");
    assert!(!svg.contains("analyse-"), "{svg}");
    let picture = Document::parse(&svg).expect("SVG");
    let root = picture.root_element();
    assert_eq!(root.attribute("role"), Some("img"));
    assert_eq!(root.attribute("lang"), Some(language.code()));
    svg
}

#[test]
fn a_game_of_no_moves_and_a_long_one_can_be_drawn_in_both_languages() {
    for language in Language::ALL {
        for variant in rules::variants() {
            for turns in [0, 1, 7, 500] {
                let chances = (0..=turns).map(|turn| (turn % 11) as f32 / 10.0);
                let curve = Curve {
                    variant,
                    chances: chances.collect(),
                    turning: Vec::new(),
                };
                drawn(&curve, language);
            }
        }
    }
}

#[test]
fn turning_points_are_explained_in_the_order_of_the_game() {
    let curve = Curve {
        variant: "la-trel/base",
        chances: vec![0.5; 31],
        turning: (3..=12)
            .map(|at| turning(at, 0.1 + 0.01 * at as f32))
            .collect(),
    };
    let svg = drawn(&curve, Language::En);
    let picture = Document::parse(&svg).expect("SVG");
    let said: Vec<&str> = picture
        .descendants()
        .filter(|node| node.has_tag_name(("http://www.w3.org/2000/svg", "text")))
        .filter_map(|node| node.text())
        .filter(|text| text.contains("Better"))
        .collect();
    assert_eq!(said.len(), 10);
    assert!(said[0].contains("turn 3,"), "{}", said[0]);
    assert!(said[9].contains("turn 12,"), "{}", said[9]);
    let about = picture
        .descendants()
        .find(|node| node.has_tag_name(("http://www.w3.org/2000/svg", "desc")))
        .and_then(|node| node.text())
        .expect("a description");
    assert!(
        said.iter().all(|sentence| about.contains(sentence)),
        "{about}"
    );
}
