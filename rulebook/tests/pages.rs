//! Every page in both languages, held against the rules and against its sister.

use rulebook::{Block, Figure, Heading, LANGUAGES, Part, RulePage, Section, measures, page};
use rules::MoveError;
use words::{Words, topics};

fn all_pages() -> Vec<&'static RulePage> {
    rules::games()
        .flat_map(|game| LANGUAGES.map(|language| page(game.id, language).expect("a page")))
        .collect()
}

fn name(page: &RulePage) -> String {
    format!("{}/{}.md", page.language, page.game)
}

/// All that a section says outside of its figures.
fn text(section: &Section) -> String {
    let mut text = String::new();
    for block in &section.blocks {
        let prose = match block {
            Block::Paragraph(prose) => vec![prose],
            Block::List(items) => items.iter().collect(),
            Block::Table(rows) => rows.iter().flatten().collect(),
            Block::Figure(_) => Vec::new(),
        };
        for prose in prose {
            text.push_str(&prose.to_string());
            text.push('\n');
        }
    }
    text
}

#[test]
fn every_game_of_the_catalog_has_its_pages() {
    for variant in rules::variants() {
        for language in LANGUAGES {
            assert!(page(variant, language).is_some(), "{variant} {language}");
        }
    }
    assert!(page("chess", "en").is_none());
    assert!(page("la-trel", "de").is_none());
}

#[test]
fn every_figure_agrees_with_the_rules() {
    for page in all_pages() {
        for figure in page.figures() {
            if let Err(error) = figure.check() {
                panic!(
                    "{}, line {}, {}: {error}",
                    name(page),
                    figure.line,
                    figure.id
                );
            }
        }
    }
}

/// A reader of the page makes moves with the hand.
#[test]
fn what_a_figure_names_can_be_tried_by_touching_unless_only_a_text_can_say_it() {
    for figure in all_pages().into_iter().flat_map(RulePage::figures) {
        let table = figure.table().expect("a table");
        for answer in &figure.accept {
            let [text] = &answer[..] else { continue };
            let touches = table.touches_to_try(text).expect(text);
            assert_eq!(table.judge_touches(&touches).as_ref(), Ok(text));
        }
        for refused in &figure.refuse {
            let Some(touches) = table.touches_to_try(&refused.mv) else {
                // Captures or a promotion that a text claims; in the dice game a hit, or a step beyond the end of a lane.
                let text_only = match figure.table().expect("a table").game() {
                    "latroncules" => refused.mv.contains(['x', '=']),
                    game => game == "chasse-croise",
                };
                assert!(text_only, "{}: {}", figure.id, refused.mv);
                continue;
            };
            let Err(MoveError::Refused(refusal)) = table.judge_touches(&touches) else {
                panic!("{}: {} is not refused by hand", figure.id, refused.mv);
            };
            assert_eq!(refusal.rule, refused.rule, "{}: {}", figure.id, refused.mv);
        }
    }
}

#[test]
fn every_rule_has_its_section_in_the_order_of_the_rules_and_no_other_has() {
    for page in all_pages() {
        let wanted = rules::game_of(page.game).expect("a game").rules;
        let found: Vec<_> = page.rules().collect();
        assert_eq!(found, wanted, "{}", name(page));
        assert!(!wanted.is_empty());
    }
}

#[test]
fn every_page_has_all_its_parts_in_order_and_none_is_empty() {
    for page in all_pages() {
        let parts: Vec<Part> = page
            .sections
            .iter()
            .filter_map(|section| match section.heading {
                Heading::Part { part, .. } => Some(part),
                Heading::Rule { .. } | Heading::Advice { .. } => None,
            })
            .collect();
        let advised = page.all_advice().next().is_some();
        let wanted: Vec<Part> = Part::ALL
            .into_iter()
            .filter(|part| advised || *part != Part::PlayingWell)
            .collect();
        assert_eq!(parts, wanted, "{}", name(page));
        for section in &page.sections {
            let rules = matches!(
                section.heading,
                Heading::Part {
                    part: Part::Rules,
                    ..
                }
            );
            let heading = section.heading.anchor();
            assert!(
                rules || !text(section).is_empty(),
                "{}: {heading}",
                name(page)
            );
        }
        let first_rule = page.rules().next().expect("a rule");
        let at = |anchor: &str| {
            page.sections
                .iter()
                .position(|section| section.heading.anchor() == anchor)
        };
        assert_eq!(at(first_rule.id()), at("rules").map(|at| at + 1));
    }
}

#[test]
fn every_rule_is_shown_by_a_move_accepted_and_a_move_refused_or_by_its_result() {
    for page in all_pages() {
        for rule in page.rules() {
            let section = page.rule(rule.id()).expect("a section");
            let taught = section.figures().any(|figure| {
                let tried = !figure.accept.is_empty() && !figure.refuse.is_empty();
                let ended = figure.result.is_some_and(|result| result.rule == rule);
                tried || ended || figure.shows
            });
            assert!(taught, "{}: {rule}", name(page));
            let about = format!("{}-", rule.id().to_lowercase().replace('′', "p"));
            for figure in section.figures() {
                assert!(
                    figure.id.starts_with(&about),
                    "{}: {} in {rule}",
                    name(page),
                    figure.id
                );
            }
        }
    }
}

#[test]
fn all_advice_stands_below_its_part_and_has_one_figure_of_its_name_that_can_be_done() {
    for page in all_pages() {
        for advice in page.all_advice() {
            let section = page.advice(advice).expect("a section");
            let figures: Vec<&Figure> = section.figures().collect();
            let [figure] = figures[..] else {
                panic!("{}: {advice} has {} figures", name(page), figures.len());
            };
            assert_eq!(figure.id, format!("advice-{advice}"), "{}", name(page));
            assert!(!figure.accept.is_empty(), "{}: {advice}", name(page));
        }
    }
}

#[test]
fn every_advice_has_been_measured_and_nothing_was_measured_that_is_not_advised() {
    for page in all_pages() {
        let measures = measures(page.game).unwrap_or_else(|| panic!("{} needs a file", page.game));
        let mut advised: Vec<&str> = page.all_advice().collect();
        advised.sort_unstable();
        let measured: Vec<&String> = measures.advice.keys().collect();
        assert_eq!(advised, measured, "{}", name(page));
        for section in &page.sections {
            if let Heading::Advice {
                advice,
                measured,
                verdict,
                ..
            } = &section.heading
            {
                let measured = measured.as_ref().expect("measures");
                assert!(measured.positions >= 200, "{}: {advice}", name(page));
                assert_eq!(*verdict, Some(measured.verdict()), "{advice}");
            }
        }
        assert_eq!(page.measuring.is_some(), !measures.advice.is_empty());
    }
}

#[test]
fn a_lesson_has_six_to_twelve_tasks_that_can_be_done() {
    for page in all_pages() {
        let lesson = page.part(Part::Lesson).expect("a lesson");
        let tasks: Vec<&Figure> = lesson.figures().collect();
        assert!((6..=12).contains(&tasks.len()), "{}", name(page));
        for task in tasks {
            assert!(!task.accept.is_empty(), "{}: {}", name(page), task.id);
        }
    }
}

#[test]
fn every_figure_has_a_task_and_a_section_of_its_own_kind() {
    for page in all_pages() {
        for figure in page.figures() {
            assert!(figure.task.is_some(), "{}: {}", name(page), figure.id);
        }
        let elsewhere = [Part::Aim, Part::History, Part::Glossary, Part::Open];
        for part in elsewhere {
            let section = page.part(part).expect("a part");
            assert_eq!(section.figures().count(), 0, "{}: {part:?}", name(page));
        }
    }
}

/// A figure without what depends on the language or the file.
fn bare(figure: &Figure) -> Figure {
    Figure {
        task: None,
        line: 0,
        ..figure.clone()
    }
}

#[test]
fn both_languages_have_the_same_sections_and_figures() {
    for game in rules::games() {
        let [en, fr] = LANGUAGES.map(|language| page(game.id, language).expect("a page"));
        assert_eq!(en.title, fr.title, "{game}");
        assert_eq!(en.sections.len(), fr.sections.len(), "{game}");
        for (one, other) in en.sections.iter().zip(&fr.sections) {
            assert_eq!(one.heading.anchor(), other.heading.anchor(), "{game}");
            let figures = |section: &Section| section.figures().map(bare).collect::<Vec<_>>();
            assert_eq!(figures(one), figures(other), "{game}");
            let shape = |section: &Section| {
                section
                    .blocks
                    .iter()
                    .map(std::mem::discriminant)
                    .collect::<Vec<_>>()
            };
            assert_eq!(shape(one), shape(other), "{game}: {}", one.heading.anchor());
        }
        for (one, other) in en.figures().zip(fr.figures()) {
            assert_ne!(one.task, other.task, "{game}: {} is not translated", one.id);
        }
    }
}

#[test]
fn every_variant_is_named_and_described() {
    for page in all_pages() {
        let variants = text(page.part(Part::Variants).expect("a part"));
        for variant in rules::variants_named(page.game) {
            assert!(variants.contains(variant), "{}: {variant}", name(page));
        }
    }
}

/// The names of a game's pieces and players as the sentences of the program say them.
fn terms(game: &str, language: words::Language) -> Vec<String> {
    let (_, source) = topics(language)
        .find(|(topic, _)| *topic == game)
        .expect("a topic");
    let said = Words::new(language);
    source
        .lines()
        .filter(|line| line.starts_with("piece-") || line.starts_with("player-"))
        .filter_map(|line| line.split_once(" ="))
        .map(|(id, _)| said.text(id, &[]))
        .collect()
}

#[test]
fn the_glossary_has_the_program_s_own_terms_in_both_languages() {
    for page in all_pages() {
        let glossary = text(page.part(Part::Glossary).expect("a part"));
        for language in words::Language::ALL {
            let terms = terms(page.game, language);
            assert!(terms.len() > 2, "{terms:?}");
            for term in terms {
                assert!(glossary.contains(&term), "{}: {term}", name(page));
            }
        }
    }
}

#[test]
fn what_was_decided_says_whether_it_was_found_or_inferred() {
    for page in all_pages() {
        let open = page.part(Part::Open).expect("a part");
        let marks = match page.language {
            "fr" => ["(retrouvé)", "(déduit)"],
            _ => ["(found)", "(inferred)"],
        };
        let mut decisions = 0;
        for block in &open.blocks {
            let Block::List(items) = block else { continue };
            for item in items {
                let item = item.to_string();
                assert!(
                    marks.iter().any(|mark| item.contains(mark)),
                    "{}: {item}",
                    name(page)
                );
                decisions += 1;
            }
        }
        assert!(decisions > 0, "{}", name(page));
    }
}

/// Everything that a reader of the page sees, figures' notation left aside.
fn all_texts(page: &RulePage) -> impl Iterator<Item = String> {
    let tasks = page.figures().filter_map(|figure| figure.task.as_ref());
    page.sections
        .iter()
        .map(|section| format!("{}\n{}", section.heading.title(), text(section)))
        .chain(tasks.map(ToString::to_string))
}

#[test]
fn apostrophes_and_quotation_marks_are_curled() {
    for page in all_pages() {
        for text in all_texts(page) {
            assert!(!text.contains(['\'', '"']), "{}: {text}", name(page));
        }
    }
}

/// French sets a thin space that does not break before ; : ! ? » and after «.
#[test]
fn french_is_set_in_french_typography() {
    for page in all_pages().into_iter().filter(|page| page.language == "fr") {
        for text in all_texts(page) {
            for plain in [" ;", " :", " !", " ?", " »", "« "] {
                assert!(!text.contains(plain), "{}, “{plain}”: {text}", name(page));
            }
            let glued = text.char_indices().find(|(at, mark)| {
                let before = text[..*at].chars().next_back();
                ";:!?»".contains(*mark) && before != Some('\u{202f}')
            });
            assert_eq!(glued, None, "{}: {text}", name(page));
        }
    }
}
