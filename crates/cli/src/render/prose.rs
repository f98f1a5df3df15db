//! Running text for the terminal: wrapped to a width, set in bold and the like where colour is wanted, in tables if need be.

use super::fold::filled;
use anstyle::{AnsiColor, Style};
use rulebook::{Prose, Span};
use unicode_width::UnicodeWidthStr;

/// A line of text and how wide it shows, which colour codes do not change.
#[derive(Clone, Debug, Default)]
pub(super) struct Line {
    pub(super) text: String,
    width: usize,
}

/// A stretch of text in one style.
type Run = (Style, String);

/// Text in a style, if colour is wanted.
pub(super) fn set(style: Style, color: bool, text: &str) -> String {
    if color && !text.is_empty() {
        format!("{style}{text}{style:#}")
    } else {
        text.to_owned()
    }
}

/// The prose in lines of at most this width, unless a single word is wider.
pub(super) fn wrapped(prose: &Prose, width: usize, color: bool) -> Vec<Line> {
    let lines = filled(words(prose), |word| width_of(word), width, width);
    lines
        .into_iter()
        .map(|words| finished(&joined(&words), color))
        .collect()
}

/// The words of a line with a space between each two of them.
fn joined(words: &[Vec<Run>]) -> Vec<Run> {
    let mut line: Vec<Run> = Vec::new();
    for word in words {
        if let (Some((before, _)), Some((style, _))) = (line.last(), word.first()) {
            // The space between two words in one style is in that style too.
            let between = if before == style {
                *style
            } else {
                Style::new()
            };
            push(&mut line, between, " ");
        }
        for (style, text) in word {
            push(&mut line, *style, text);
        }
    }
    line
}

fn push(runs: &mut Vec<Run>, style: Style, text: &str) {
    match runs.last_mut() {
        Some((last, run)) if *last == style => run.push_str(text),
        _ => runs.push((style, text.to_owned())),
    }
}

fn width_of(runs: &[Run]) -> usize {
    runs.iter().map(|(_, text)| text.width()).sum()
}

fn finished(runs: &[Run], color: bool) -> Line {
    Line {
        text: runs
            .iter()
            .map(|(style, text)| set(*style, color, text))
            .collect(),
        width: width_of(runs),
    }
}

/// The words, each in one or more styles, as in `**Base**,`. Only plain spaces part them: a space that does not break is
/// a letter here.
fn words(prose: &Prose) -> Vec<Vec<Run>> {
    let mut words = vec![Vec::new()];
    for span in &prose.0 {
        for (index, part) in span.text().split(' ').enumerate() {
            if index > 0 {
                words.push(Vec::new());
            }
            if let Some(word) = words.last_mut().filter(|_| !part.is_empty()) {
                push(word, style(span), part);
            }
        }
    }
    words.retain(|word| !word.is_empty());
    words
}

fn style(span: &Span) -> Style {
    match span {
        Span::Plain(_) => Style::new(),
        Span::Emphasis(_) => Style::new().italic(),
        Span::Strong(_) => Style::new().bold(),
        Span::Code(_) => AnsiColor::Green.on_default(),
    }
}

/// Between two columns of a table.
const GAP: usize = 2;

/// Rows in columns; where they are too wide together, the widest is wrapped first, and where that does not help, every row is
/// set as a list. The first row is the head.
pub(super) fn table(rows: &[Vec<Prose>], width: usize, color: bool, rule: char) -> Vec<String> {
    let Some(columns) = column_widths(rows, width) else {
        return listed(rows, width, color);
    };
    let mut lines = Vec::new();
    for (index, row) in rows.iter().enumerate() {
        let cells: Vec<Vec<Line>> = row
            .iter()
            .zip(&columns)
            .map(|(cell, column)| wrapped(&heading(cell, index == 0), *column, color))
            .collect();
        let height = cells.iter().map(Vec::len).max().unwrap_or(0);
        for at in 0..height {
            let mut text = String::new();
            for (cell, column) in cells.iter().zip(&columns) {
                let line = cell.get(at).cloned().unwrap_or_default();
                text.push_str(&line.text);
                text.push_str(&" ".repeat(column.saturating_sub(line.width) + GAP));
            }
            lines.push(text.trim_end().to_owned());
        }
        if index == 0 {
            let dashes: Vec<String> = columns
                .iter()
                .map(|column| rule.to_string().repeat(*column))
                .collect();
            lines.push(dashes.join(&" ".repeat(GAP)));
        }
    }
    lines
}

/// Each row as a list of what its cells are and say.
fn listed(rows: &[Vec<Prose>], width: usize, color: bool) -> Vec<String> {
    let [head, rows @ ..] = rows else {
        return Vec::new();
    };
    let mut lines = Vec::new();
    for row in rows {
        if !lines.is_empty() {
            lines.push(String::new());
        }
        for (title, cell) in head.iter().zip(row) {
            let title = wrapped(&heading(title, true), width, color);
            lines.extend(title.into_iter().map(|line| line.text));
            let cell = wrapped(cell, width.saturating_sub(GAP), color);
            let indent = " ".repeat(GAP);
            lines.extend(
                cell.into_iter()
                    .map(|line| format!("{indent}{}", line.text)),
            );
        }
    }
    lines
}

/// The head of a table is strong throughout.
fn heading(cell: &Prose, head: bool) -> Prose {
    if head {
        Prose(vec![Span::Strong(cell.to_string())])
    } else {
        cell.clone()
    }
}

/// `None` where not even the longest words fit beside each other.
fn column_widths(rows: &[Vec<Prose>], width: usize) -> Option<Vec<usize>> {
    let count = rows.first().map_or(0, Vec::len);
    let widest = |measure: &dyn Fn(&str) -> usize| -> Vec<usize> {
        (0..count)
            .map(|column| {
                rows.iter()
                    .map(|row| measure(&row[column].to_string()))
                    .max()
                    .unwrap_or(0)
            })
            .collect()
    };
    let mut columns = widest(&UnicodeWidthStr::width);
    let narrowest = widest(&|text| {
        let words = text.split(' ').map(UnicodeWidthStr::width);
        words.max().unwrap_or(0)
    });
    let room = width.saturating_sub(GAP * count.saturating_sub(1));
    while columns.iter().sum::<usize>() > room {
        let widest = (0..count)
            .filter(|column| columns[*column] > narrowest[*column])
            .max_by_key(|column| columns[*column]);
        columns[widest?] -= 1;
    }
    Some(columns)
}

#[cfg(test)]
mod tests {
    use super::{table, wrapped};
    use rulebook::{Prose, Span};

    fn plain(text: &str) -> Prose {
        Prose(vec![Span::Plain(text.to_owned())])
    }

    fn texts(prose: &Prose, width: usize, color: bool) -> Vec<String> {
        let lines = wrapped(prose, width, color);
        lines.into_iter().map(|line| line.text).collect()
    }

    #[test]
    fn lines_are_as_full_as_the_width_allows() {
        assert_eq!(
            texts(&plain("one two three"), 7, false),
            ["one two", "three"]
        );
        assert_eq!(
            texts(&plain("one two three"), 6, false),
            ["one", "two", "three"]
        );
        assert_eq!(
            texts(&plain("incomprehensible a"), 5, false),
            ["incomprehensible", "a"]
        );
    }

    #[test]
    fn a_thin_space_does_not_break() {
        assert_eq!(
            texts(&plain("oui\u{202f}! non"), 5, false),
            ["oui\u{202f}!", "non"]
        );
    }

    #[test]
    fn marks_stay_with_their_word_and_take_no_room() {
        let prose = Prose(vec![
            Span::Strong("Base".to_owned()),
            Span::Plain(", a game".to_owned()),
        ]);
        assert_eq!(texts(&prose, 7, false), ["Base, a", "game"]);
        assert_eq!(
            texts(&prose, 7, true),
            ["\u{1b}[1mBase\u{1b}[0m, a", "game"]
        );
    }

    #[test]
    fn words_of_one_style_are_set_together() {
        let prose = Prose(vec![Span::Strong("one two three".to_owned())]);
        assert_eq!(
            texts(&prose, 7, true),
            ["\u{1b}[1mone two\u{1b}[0m", "\u{1b}[1mthree\u{1b}[0m"]
        );
    }

    #[test]
    fn a_table_too_wide_wraps_its_widest_column() {
        let rows = [
            vec![plain("a"), plain("b")],
            vec![plain("one"), plain("two three four")],
        ];
        assert_eq!(
            table(&rows, 80, false, '-'),
            ["a    b", "---  --------------", "one  two three four"]
        );
        assert_eq!(
            table(&rows, 14, false, '-'),
            ["a    b", "---  ---------", "one  two three", "     four"]
        );
        assert_eq!(
            table(&rows, 9, false, '-'),
            ["a", "  one", "b", "  two", "  three", "  four"]
        );
    }
}
