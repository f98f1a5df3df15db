//! Reads a page: the little of Markdown that the pages use, and no more, so that a slip is noticed instead of printed.

use crate::{Block, Figure, Heading, Part, Problem, Prose, RulePage, RulePageError, Section};
use rules::{Description, Rule};

impl RulePage {
    /// Reads the Markdown of a page.
    pub fn read(
        game: &'static Description,
        language: &'static str,
        text: &str,
    ) -> Result<RulePage, RulePageError> {
        let lines: Vec<&str> = text.lines().collect();
        let mut reader = Reader::new(game, language);
        let mut index = 0;
        while index < lines.len() {
            reader.line = index + 1;
            let taken = reader.take(&lines[index..])?;
            index += taken;
        }
        reader.finish()
    }
}

/// A block that may go on in the next line.
enum Growing {
    Paragraph(String),
    List(Vec<String>),
    /// `ruled` once the line of dashes under the head was there.
    Table {
        rows: Vec<Vec<Prose>>,
        ruled: bool,
    },
}

struct Reader {
    game: &'static Description,
    language: &'static str,
    title: Option<String>,
    sections: Vec<Section>,
    growing: Option<Growing>,
    /// Where that block began.
    began: usize,
    line: usize,
}

impl Reader {
    fn new(game: &'static Description, language: &'static str) -> Reader {
        Reader {
            game,
            language,
            title: None,
            sections: Vec::new(),
            growing: None,
            began: 1,
            line: 1,
        }
    }

    fn error(&self, problem: Problem) -> RulePageError {
        RulePageError {
            line: self.line,
            problem,
        }
    }

    /// Takes one line, or a whole fenced block, and says how many lines that were.
    fn take(&mut self, lines: &[&str]) -> Result<usize, RulePageError> {
        let line = lines[0].trim_end();
        if let Some(info) = line.strip_prefix("```") {
            self.close()?;
            return self.fenced(info.trim(), &lines[1..]);
        }
        if line.is_empty() {
            self.close()?;
        } else if let Some(title) = line.strip_prefix("# ") {
            self.close()?;
            self.titled(title)?;
        } else if let Some(heading) = line.strip_prefix("## ") {
            self.close()?;
            self.part(heading)?;
        } else if let Some(heading) = line.strip_prefix("### ") {
            self.close()?;
            if self.in_advice() {
                self.advice(heading)?;
            } else {
                self.rule(heading)?;
            }
        } else {
            self.text(line)?;
        }
        Ok(1)
    }

    fn titled(&mut self, title: &str) -> Result<(), RulePageError> {
        if self.title.is_some() {
            return Err(self.error(Problem::SecondTitle));
        }
        self.title = Some(title.to_owned());
        Ok(())
    }

    fn part(&mut self, heading: &str) -> Result<(), RulePageError> {
        let part = Part::ALL
            .into_iter()
            .find(|part| part.heading(self.language) == heading)
            .ok_or_else(|| self.error(Problem::UnknownPart(heading.to_owned())))?;
        self.open(Heading::Part {
            part,
            title: heading.to_owned(),
        })
    }

    /// `LT-7 Jump`.
    fn rule(&mut self, heading: &str) -> Result<(), RulePageError> {
        let (id, title) = heading
            .split_once(' ')
            .ok_or_else(|| self.error(Problem::NotARuleHeading(heading.to_owned())))?;
        let rule = Rule::from_id(id)
            .ok_or_else(|| self.error(Problem::NotARuleHeading(heading.to_owned())))?;
        if !self.game.rules.contains(&rule) {
            return Err(self.error(Problem::RuleOfAnotherGame(rule)));
        }
        self.open(Heading::Rule {
            rule,
            title: title.trim().to_owned(),
        })
    }

    /// Whether the part that was opened last is the one of advice.
    fn in_advice(&self) -> bool {
        let parts = self.sections.iter().rev();
        let mut parts = parts.filter_map(|section| match section.heading {
            Heading::Part { part, .. } => Some(part),
            _ => None,
        });
        parts.next() == Some(Part::PlayingWell)
    }

    /// `take-attackers Attackers first`.
    fn advice(&mut self, heading: &str) -> Result<(), RulePageError> {
        let (id, title) = heading
            .split_once(' ')
            .filter(|(id, _)| id.chars().all(|c| c.is_ascii_lowercase() || c == '-'))
            .ok_or_else(|| self.error(Problem::NotAnAdviceHeading(heading.to_owned())))?;
        self.open(Heading::Advice {
            advice: id.to_owned(),
            title: title.trim().to_owned(),
            measured: None,
            verdict: None,
        })
    }

    fn open(&mut self, heading: Heading) -> Result<(), RulePageError> {
        if self.title.is_none() {
            return Err(self.error(Problem::NoTitle));
        }
        let anchor = heading.anchor();
        let known = self
            .sections
            .iter()
            .any(|section| section.heading.anchor() == anchor);
        if known {
            return Err(self.error(Problem::Repeated(anchor.to_owned())));
        }
        self.sections.push(Section {
            heading,
            blocks: Vec::new(),
        });
        Ok(())
    }

    fn fenced(&mut self, info: &str, rest: &[&str]) -> Result<usize, RulePageError> {
        if info != "figure" {
            return Err(self.error(Problem::NotAFigure(info.to_owned())));
        }
        let end = rest
            .iter()
            .position(|line| line.trim_end() == "```")
            .ok_or_else(|| self.error(Problem::UnclosedFence))?;
        let figure = Figure::read(self.game, self.line, &rest[..end])?;
        let known = self
            .sections
            .iter()
            .flat_map(Section::figures)
            .any(|known| known.id == figure.id);
        if known {
            return Err(self.error(Problem::Repeated(figure.id)));
        }
        self.push(self.line, Block::Figure(Box::new(figure)))?;
        Ok(end + 2)
    }

    /// A line of a paragraph, a list or a table.
    fn text(&mut self, line: &str) -> Result<(), RulePageError> {
        if let Some(item) = line.strip_prefix("- ") {
            match &mut self.growing {
                Some(Growing::List(items)) => items.push(item.trim().to_owned()),
                _ => {
                    self.begin(Growing::List(vec![item.trim().to_owned()]))?;
                }
            }
            return Ok(());
        }
        if line.starts_with('|') {
            return self.row(line);
        }
        match &mut self.growing {
            Some(Growing::List(items)) if line.starts_with("  ") => {
                if let Some(item) = items.last_mut() {
                    item.push(' ');
                    item.push_str(line.trim());
                }
            }
            Some(Growing::Paragraph(text)) => {
                text.push(' ');
                text.push_str(line.trim());
            }
            _ => {
                self.begin(Growing::Paragraph(line.trim().to_owned()))?;
            }
        }
        Ok(())
    }

    /// `| one | two |`; the line of dashes under the head is checked and left out.
    fn row(&mut self, line: &str) -> Result<(), RulePageError> {
        let ragged = self.error(Problem::Ragged);
        let inside = line
            .strip_prefix('|')
            .and_then(|line| line.strip_suffix('|'));
        let Some(inside) = inside else {
            return Err(ragged);
        };
        let cells: Vec<&str> = inside.split('|').map(str::trim).collect();
        let dashes = cells
            .iter()
            .all(|cell| !cell.is_empty() && cell.chars().all(|c| c == '-'));
        let row = cells
            .iter()
            .map(|cell| Prose::read(cell))
            .collect::<Result<Vec<Prose>, Problem>>()
            .map_err(|problem| self.error(problem))?;
        match &mut self.growing {
            Some(Growing::Table { rows, .. }) if rows[0].len() != row.len() => Err(ragged),
            Some(Growing::Table { rows, ruled: true }) => {
                rows.push(row);
                Ok(())
            }
            Some(Growing::Table { ruled, .. }) => {
                *ruled = dashes;
                if dashes { Ok(()) } else { Err(ragged) }
            }
            _ => self.begin(Growing::Table {
                rows: vec![row],
                ruled: false,
            }),
        }
    }

    fn begin(&mut self, block: Growing) -> Result<(), RulePageError> {
        self.close()?;
        self.growing = Some(block);
        self.began = self.line;
        Ok(())
    }

    /// Ends the block that was growing. What is wrong with it is told of the line on which it began.
    fn close(&mut self) -> Result<(), RulePageError> {
        let read = |text: &String| Prose::read(text);
        let block = match self.growing.take() {
            None => return Ok(()),
            Some(Growing::Paragraph(text)) => read(&text).map(Block::Paragraph),
            Some(Growing::List(items)) => items
                .iter()
                .map(read)
                .collect::<Result<_, _>>()
                .map(Block::List),
            Some(Growing::Table { rows, ruled: true }) => Ok(Block::Table(rows)),
            Some(Growing::Table { ruled: false, .. }) => Err(Problem::Ragged),
        };
        let line = self.began;
        let block = block.map_err(|problem| RulePageError { line, problem })?;
        self.push(line, block)
    }

    fn push(&mut self, line: usize, block: Block) -> Result<(), RulePageError> {
        let problem = match self.title {
            None => Problem::NoTitle,
            Some(_) => Problem::BeforeSections,
        };
        let section = self.sections.last_mut();
        section
            .ok_or(RulePageError { line, problem })?
            .blocks
            .push(block);
        Ok(())
    }

    fn finish(mut self) -> Result<RulePage, RulePageError> {
        self.close()?;
        let Some(title) = self.title else {
            return Err(RulePageError {
                line: 1,
                problem: Problem::NoTitle,
            });
        };
        Ok(RulePage {
            game: self.game.id,
            language: self.language,
            title,
            sections: self.sections,
            measuring: None,
        })
    }
}
