//! Pages as a file: as many as there are, as large as they are, the same every time, and never with a sign missing.

use ludotheca::pdf::{PdfError, pdf};
use ludotheca::render::print::{Page, card};
use print::Paper;
use rules::{AnyTable, variants};
use words::{Language, Words};

fn cards(paper: Paper) -> Vec<Page> {
    let words = Words::new(Language::Fr);
    let tables = variants().filter_map(AnyTable::open);
    tables
        .map(|table| card(&table, paper, &words).expect("a card"))
        .collect()
}

/// The sizes of a file's pages, in points.
fn page_sizes(file: &[u8]) -> Vec<(f32, f32)> {
    let text = String::from_utf8_lossy(file);
    let boxes = text.split("/MediaBox").skip(1);
    boxes
        .map(|rest| {
            let numbers = rest.split_once('[').expect("a list").1;
            let numbers = numbers.split_once(']').expect("a list").0;
            let numbers: Vec<f32> = numbers
                .split_whitespace()
                .map(|number| number.parse().expect("a number"))
                .collect();
            (numbers[2] - numbers[0], numbers[3] - numbers[1])
        })
        .collect()
}

#[test]
fn a_file_has_a_page_for_each_page_as_large_as_the_paper() {
    for paper in Paper::ALL {
        let pages = cards(paper);
        let file = pdf(&pages, "Cards", "fr").expect("a file");
        assert!(file.starts_with(b"%PDF-"));
        let sizes = page_sizes(&file);
        assert_eq!(sizes.len(), pages.len());
        let (width, height) = paper.size();
        for size in sizes {
            let millimetres = (size.0 * 25.4 / 72.0, size.1 * 25.4 / 72.0);
            assert!((millimetres.0 - width).abs() < 0.01, "{millimetres:?}");
            assert!((millimetres.1 - height).abs() < 0.01, "{millimetres:?}");
        }
    }
}

#[test]
fn the_same_pages_give_the_same_bytes() {
    let once = pdf(&cards(Paper::A4), "Cards", "fr").expect("a file");
    let again = pdf(&cards(Paper::A4), "Cards", "fr").expect("a file");
    assert!(once == again);
}

#[test]
fn a_sign_that_no_font_has_is_refused() {
    let page = |text: &str| Page {
        svg: format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 50 50\" width=\"50mm\" height=\"50mm\">\
             <text x=\"5\" y=\"20\" font-family=\"system-ui, sans-serif\" font-size=\"5\">{text}</text></svg>"
        ),
        width: 50.0,
        height: 50.0,
    };
    assert!(pdf(&[page("«\u{202f}œuvre\u{202f}» – l’été")], "x", "fr").is_ok());
    let refused = pdf(&[page("a"), page("b 王 c")], "x", "en");
    assert_eq!(refused, Err(PdfError::NoGlyph("王".to_owned())));
}
