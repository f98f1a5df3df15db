//! Sections of the rule book for the terminal: prose wrapped to a width, every figure drawn, and what the rules say to the
//! moves that it names.

use super::prose::{Line, set, table, wrapped};
use super::{Style, terminal};
use anstyle::{AnsiColor, Style as Ink};
use rulebook::{Block, Figure, Heading, Prose, Section, Span};
use rules::{AnyTable, MoveError, Value};
use words::Words;

/// What a page is drawn with.
#[derive(Clone, Copy, Debug)]
pub struct Sheet<'a> {
    pub words: &'a Words,
    pub style: Style,
    /// Lines of prose are no wider.
    pub width: usize,
}

/// Figures and lists stand this far in.
const INDENT: usize = 2;

impl Sheet<'_> {
    /// The name of the game, above everything else.
    pub fn title(&self, title: &str) -> String {
        self.headline(title, Ink::new().bold().underline(), '═', '=')
    }

    /// A section with everything in it; ends with a line break.
    pub fn section(&self, section: &Section) -> String {
        let mut text = self.heading(&section.heading);
        for block in &section.blocks {
            text.push('\n');
            for line in self.block(block) {
                text.push_str(line.trim_end());
                text.push('\n');
            }
        }
        text
    }

    fn heading(&self, heading: &Heading) -> String {
        match heading {
            Heading::Part { title, .. } => self.headline(title, Ink::new().bold(), '─', '-'),
            Heading::Rule { rule, title } => {
                let brass = AnsiColor::Yellow.on_default().bold();
                let id = set(brass, self.style.color, rule.id());
                let title = set(Ink::new().bold(), self.style.color, title);
                format!("{id}  {title}\n")
            }
        }
    }

    /// Bold where there is colour; where there is none, a line below does the same.
    fn headline(&self, title: &str, ink: Ink, line: char, ascii: char) -> String {
        if self.style.color {
            return format!("{}\n", set(ink, true, title));
        }
        let line = if self.style.unicode { line } else { ascii };
        let below = line.to_string().repeat(title.chars().count());
        format!("{title}\n{below}\n")
    }

    fn block(&self, block: &Block) -> Vec<String> {
        match block {
            Block::Paragraph(prose) => self.hanging("", prose),
            Block::List(items) => {
                let bullet = if self.style.unicode { "• " } else { "- " };
                items
                    .iter()
                    .flat_map(|item| self.hanging(bullet, item))
                    .collect()
            }
            Block::Table(rows) => {
                let rule = if self.style.unicode { '─' } else { '-' };
                table(rows, self.width, self.style.color, rule)
            }
            Block::Figure(figure) => self.figure(figure),
        }
    }

    /// Prose behind a sign that only the first line has.
    fn hanging(&self, sign: &str, prose: &Prose) -> Vec<String> {
        let indent = sign.chars().count();
        wrapped(prose, self.width.saturating_sub(indent), self.style.color)
            .into_iter()
            .enumerate()
            .map(|(index, Line { text, .. })| match index {
                0 => format!("{sign}{text}"),
                _ => format!("{}{text}", " ".repeat(indent)),
            })
            .collect()
    }

    fn figure(&self, figure: &Figure) -> Vec<String> {
        // A test sets up every figure of every page.
        let Ok(table) = figure.table() else {
            return Vec::new();
        };
        let margin = " ".repeat(INDENT);
        let mut lines: Vec<String> = terminal(&table.view(), self.words, self.style)
            .lines()
            .map(|line| format!("{margin}{line}"))
            .collect();
        lines.push(String::new());
        if let Some(task) = &figure.task {
            lines.extend(self.hanging(&margin, &strong(task)));
        }
        if !figure.accept.is_empty() {
            let moves = Value::List(figure.accept.clone());
            let right = self.words.text("cli-rules-right", &[("moves", moves)]);
            let sign = self.sign('✓', '+', AnsiColor::Green);
            lines.extend(self.answer(&sign, &right));
        }
        for refused in &figure.refuse {
            let sentence = self.refusal(&table, &refused.mv);
            let args = [
                ("move", Value::from(refused.mv.as_str())),
                ("sentence", sentence.into()),
                ("rule", refused.rule.id().into()),
            ];
            let wrong = self.words.text("cli-rules-wrong", &args);
            let sign = self.sign('✗', 'x', AnsiColor::Red);
            lines.extend(self.answer(&sign, &wrong));
        }
        lines
    }

    fn refusal(&self, table: &AnyTable, mv: &str) -> String {
        match table.read_move(mv) {
            Err(MoveError::Refused(refusal)) => self.words.refusal(&refusal),
            Err(MoveError::Unreadable(error)) => self.words.text_error(&error),
            // A test sees to it that a page refuses only what the rules refuse.
            Ok(_) => String::new(),
        }
    }

    fn sign(&self, unicode: char, ascii: char, color: AnsiColor) -> String {
        let sign = if self.style.unicode { unicode } else { ascii };
        set(
            color.on_default().bold(),
            self.style.color,
            &sign.to_string(),
        )
    }

    /// A sentence behind a sign one character wide.
    fn answer(&self, sign: &str, sentence: &str) -> Vec<String> {
        let blank = " ".repeat(INDENT + 2);
        let mut lines = self.hanging(&blank, &plain(sentence));
        if let Some(first) = lines.first_mut() {
            let text = first.trim_start_matches(' ');
            *first = format!("{}{sign} {text}", " ".repeat(INDENT));
        }
        lines
    }
}

fn plain(text: &str) -> Prose {
    Prose(vec![Span::Plain(text.to_owned())])
}

/// A task stands out from what the rules say to it.
fn strong(prose: &Prose) -> Prose {
    let spans = prose.0.iter().map(|span| match span {
        Span::Plain(text) => Span::Strong(text.clone()),
        other => other.clone(),
    });
    Prose(spans.collect())
}
