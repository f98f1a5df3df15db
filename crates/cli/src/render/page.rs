//! Sections of the rule book for the terminal: prose wrapped to a width, every figure drawn, and what the rules say to the
//! moves that it names.

use super::prose::{set, table, wrapped};
use super::{Screen, terminal};
use crate::document::percent;
use anstyle::{AnsiColor, Style as Ink};
use rulebook::{Block, Figure, Heading, Measured, Measuring, Part, Prose, Section, Span, Verdict};
use rules::{AnyTable, MoveError, Value};
use unicode_width::UnicodeWidthStr;
use words::Words;

/// What a page is drawn with.
#[derive(Clone, Copy, Debug)]
pub struct Sheet<'a> {
    pub words: &'a Words,
    pub screen: Screen,
    /// How the advice of the page was measured.
    pub measuring: Option<Measuring>,
}

/// Figures stand this far in, if the screen is not too narrow for it.
const INDENT: usize = 2;
const ROOM_FOR_INDENTS: usize = 42;

impl Sheet<'_> {
    /// The name of the game, above everything else.
    pub fn title(&self, title: &str) -> String {
        self.headline(title, Ink::new().bold().underline(), '═', '=')
    }

    /// A section with everything in it; ends with a line break.
    pub fn section(&self, section: &Section) -> String {
        let mut text = self.heading(&section.heading);
        if let Some(sentence) = self.measured(&section.heading) {
            text.push('\n');
            for line in self.hanging("", &plain(&sentence)) {
                text.push_str(&line);
                text.push('\n');
            }
        }
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
                let id = self.screen.letters(rule.id());
                let indent = id.width() + 2;
                let title = Prose(vec![Span::Strong(title.clone())]);
                let title = self.wrapped(&title, indent);
                let lines = title.join(&format!("\n{}", " ".repeat(indent)));
                format!("{}  {lines}\n", set(brass, self.screen.color, &id))
            }
            Heading::Advice { title, .. } => {
                let title = Prose(vec![Span::Strong(title.clone())]);
                self.wrapped(&title, 0).join("\n") + "\n"
            }
        }
    }

    /// What the measuring says to the section: how it was made above all advice, what came of it beside each.
    fn measured(&self, heading: &Heading) -> Option<String> {
        match heading {
            Heading::Part {
                part: Part::PlayingWell,
                ..
            } => self.measuring.map(|measuring| self.how(measuring)),
            Heading::Advice {
                measured: Some(measured),
                verdict: Some(verdict),
                ..
            } => Some(self.worth(measured, *verdict)),
            Heading::Part { .. } | Heading::Rule { .. } | Heading::Advice { .. } => None,
        }
    }

    fn how(&self, measuring: Measuring) -> String {
        let [low, high] = measuring.levels;
        let args = [
            ("low", Value::from(low)),
            ("high", high.into()),
            ("nodes", measuring.nodes.into()),
        ];
        self.words.text("advice-how", &args)
    }

    fn worth(&self, measured: &Measured, verdict: Verdict) -> String {
        let whole = |thousandths: u32| Value::from((thousandths + 5) / 10);
        let share = [
            ("share", whole(measured.follows)),
            ("error", whole(measured.follows_error)),
            ("positions", measured.positions.into()),
            ("variant", self.words.variant(&measured.variant).into()),
            ("chance", whole(measured.by_chance)),
        ];
        let exact = |thousandths: u32| Value::from(percent(self.words, thousandths));
        let cost = [
            ("cost", exact(measured.cost.unsigned_abs())),
            ("error", exact(measured.cost_error)),
        ];
        let said = match verdict {
            Verdict::Agrees => "advice-agrees",
            Verdict::Disagrees => "advice-disagrees",
            Verdict::Undecided => "advice-undecided",
        };
        let share = self.words.text("advice-share", &share);
        format!("{share} {}", self.words.text(said, &cost))
    }

    /// Bold where there is colour; where there is none, a line below does the same.
    fn headline(&self, title: &str, ink: Ink, line: char, ascii: char) -> String {
        let mut lines = self.wrapped(&plain(title), 0);
        if self.screen.color {
            let inked = lines.iter().map(|line| set(ink, true, line) + "\n");
            return inked.collect();
        }
        let line = if self.screen.unicode { line } else { ascii };
        let widest = lines.iter().map(|line| line.width()).max();
        lines.push(line.to_string().repeat(widest.unwrap_or(0)));
        lines.iter().map(|line| format!("{line}\n")).collect()
    }

    fn block(&self, block: &Block) -> Vec<String> {
        match block {
            Block::Paragraph(prose) => self.hanging("", prose),
            Block::List(items) => {
                let bullet = if self.screen.unicode { "• " } else { "- " };
                items
                    .iter()
                    .flat_map(|item| self.hanging(bullet, item))
                    .collect()
            }
            Block::Table(rows) => {
                let rule = if self.screen.unicode { '─' } else { '-' };
                let rows: Vec<Vec<Prose>> = rows
                    .iter()
                    .map(|row| row.iter().map(|cell| self.letters(cell)).collect())
                    .collect();
                table(&rows, self.screen.width, self.screen.color, rule)
            }
            Block::Figure(figure) => self.figure(figure),
        }
    }

    /// Prose in characters that the screen can show.
    fn letters(&self, prose: &Prose) -> Prose {
        let letters = |text: &String| self.screen.letters(text).into_owned();
        let spans = prose.0.iter().map(|span| match span {
            Span::Plain(text) => Span::Plain(letters(text)),
            Span::Emphasis(text) => Span::Emphasis(letters(text)),
            Span::Strong(text) => Span::Strong(letters(text)),
            Span::Code(text) => Span::Code(letters(text)),
        });
        Prose(spans.collect())
    }

    /// Prose in lines that leave so much room before them.
    fn wrapped(&self, prose: &Prose, before: usize) -> Vec<String> {
        let width = self.screen.width.saturating_sub(before);
        let lines = wrapped(&self.letters(prose), width, self.screen.color);
        lines.into_iter().map(|line| line.text).collect()
    }

    /// Prose behind a sign that only the first line has.
    fn hanging(&self, sign: &str, prose: &Prose) -> Vec<String> {
        let indent = sign.width();
        self.wrapped(prose, indent)
            .into_iter()
            .enumerate()
            .map(|(index, text)| match index {
                0 => format!("{sign}{text}"),
                _ => format!("{}{text}", " ".repeat(indent)),
            })
            .collect()
    }

    /// What stands before every line of a figure.
    fn margin(&self) -> String {
        let indent = if self.screen.width < ROOM_FOR_INDENTS {
            0
        } else {
            INDENT
        };
        " ".repeat(indent)
    }

    fn figure(&self, figure: &Figure) -> Vec<String> {
        // A test sets up every figure of every page.
        let Ok(table) = figure.table() else {
            return Vec::new();
        };
        let margin = self.margin();
        let screen = self.screen.narrower(margin.len());
        let mut lines: Vec<String> = terminal(&table.view(), self.words, screen)
            .lines()
            .map(|line| format!("{margin}{line}"))
            .collect();
        lines.push(String::new());
        if let Some(task) = &figure.task {
            lines.extend(self.hanging(&margin, &strong(task)));
        }
        if !figure.accept.is_empty() {
            let answers = figure.accept.iter().map(|moves| moves.join(" "));
            let moves = Value::List(answers.collect());
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
            Err(error) => self.words.move_error(&error),
            // A test sees to it that a page refuses only what the rules refuse.
            Ok(_) => String::new(),
        }
    }

    fn sign(&self, unicode: char, ascii: char, color: AnsiColor) -> String {
        let sign = if self.screen.unicode { unicode } else { ascii };
        set(
            color.on_default().bold(),
            self.screen.color,
            &sign.to_string(),
        )
    }

    /// A sentence behind a sign one character wide.
    fn answer(&self, sign: &str, sentence: &str) -> Vec<String> {
        let margin = self.margin();
        let mut lines = self.hanging(&format!("{margin}  "), &plain(sentence));
        if let Some(first) = lines.first_mut() {
            let text = first.trim_start_matches(' ');
            *first = format!("{margin}{sign} {text}");
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
