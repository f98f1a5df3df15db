//! Tables whose rows come one by one: in columns, or where the screen is too narrow for them, every row as a few lines in which
//! each value stands behind the head of its column.

use crate::console::Console;
use crate::render::hanging;
use rules::Value;
use std::io::{self, Write};
use unicode_width::UnicodeWidthStr;

/// A table and how wide its columns are.
pub(crate) struct Table {
    columns: Vec<Column>,
}

struct Column {
    head: String,
    place: Place,
}

/// Where values stand in their column.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Place {
    Left(usize),
    Right(usize),
    /// The last column, as long as it needs to be.
    Open,
}

impl Table {
    /// Writes the head, unless the table is too wide to have one. Columns are named by the sentences that head them.
    pub(crate) fn begin(columns: &[(&str, Place)], console: &mut Console) -> io::Result<Table> {
        let columns = columns
            .iter()
            .map(|(id, place)| (console.text(id, &[]), *place));
        Table::headed(columns.collect(), console)
    }

    /// The same with heads that are no sentences.
    pub(crate) fn headed(
        columns: Vec<(String, Place)>,
        console: &mut Console,
    ) -> io::Result<Table> {
        let columns = columns
            .into_iter()
            .map(|(head, place)| Column { head, place });
        let table = Table {
            columns: columns.collect(),
        };
        if table.fits(console) {
            let heads: Vec<String> = table
                .columns
                .iter()
                .map(|column| column.head.clone())
                .collect();
            table.row(&heads, console)?;
        }
        Ok(table)
    }

    pub(crate) fn row(&self, cells: &[String], console: &mut Console) -> io::Result<()> {
        let text = if self.fits(console) {
            self.beside_each_other(cells, console.out.room())
        } else {
            self.one_after_the_other(cells, console)
        };
        writeln!(console.out, "{text}")
    }

    /// Whether the columns fit, with at least a little room for one that is open.
    fn fits(&self, console: &Console) -> bool {
        const LITTLE: usize = 20;
        let widths = self.columns.iter().map(|column| match column.place {
            Place::Left(width) | Place::Right(width) => width + 1,
            Place::Open => LITTLE,
        });
        console
            .out
            .room()
            .is_none_or(|room| widths.sum::<usize>() <= room + 1)
    }

    fn beside_each_other(&self, cells: &[String], room: Option<usize>) -> String {
        let mut line = String::new();
        for (column, cell) in self.columns.iter().zip(cells) {
            let gap = if line.is_empty() { "" } else { " " };
            let pad = |width: usize| " ".repeat(width.saturating_sub(cell.width()));
            line = match column.place {
                Place::Left(width) => format!("{line}{gap}{cell}{}", pad(width)),
                Place::Right(width) => format!("{line}{gap}{}{cell}", pad(width)),
                Place::Open => {
                    let before = format!("{line}{gap}{gap}");
                    match room {
                        Some(room) => hanging(&before, cell, before.width(), room),
                        None => before + cell,
                    }
                }
            };
        }
        line.trim_end().to_owned()
    }

    fn one_after_the_other(&self, cells: &[String], console: &Console) -> String {
        let said: Vec<String> = self
            .columns
            .iter()
            .zip(cells)
            .filter(|(_, cell)| !cell.is_empty())
            .map(|(column, cell)| {
                if column.head.is_empty() {
                    return cell.clone();
                }
                let args = [
                    ("label", Value::from(column.head.as_str())),
                    ("value", cell.as_str().into()),
                ];
                console.text("cli-labelled", &args)
            })
            .collect();
        let between = if console.screen().unicode {
            "\u{a0}· "
        } else {
            ", "
        };
        hanging("", &said.join(between), 2, console.screen().width)
    }
}

#[cfg(test)]
mod tests {
    use super::{Place, Table};
    use crate::console::Console;
    use crate::output::Output;
    use crate::render::Screen;
    use words::{Language, Words};

    fn written(width: usize, terminal: bool) -> String {
        let words = Words::new(Language::Fr);
        let screen = Screen {
            width,
            ..Screen::PLAIN
        };
        let mut sink = Vec::new();
        let mut console = Console {
            words: &words,
            input: Box::new(std::io::empty()),
            out: Output::new(&mut sink, screen, terminal, false),
            err: screen,
        };
        let columns = [
            ("analyse-depth", Place::Right(6)),
            ("analyse-score", Place::Right(10)),
            ("analyse-line", Place::Open),
        ];
        let table = Table::begin(&columns, &mut console).expect("memory takes all");
        let cells = ["3", "+0.35", "a2-a3 b7-b6 a3-a4 b6-b5"].map(str::to_owned);
        table.row(&cells, &mut console).expect("memory takes all");
        drop(console);
        String::from_utf8(sink).expect("text")
    }

    #[test]
    fn a_table_stands_in_columns_where_there_is_room() {
        let wide = " prof. évaluation  suite\n     3      +0.35  a2-a3 b7-b6 a3-a4 b6-b5\n";
        assert_eq!(written(80, true), wide);
        assert_eq!(written(20, false), wide);
        let folded = " prof. évaluation  suite\n     3      +0.35  a2-a3 b7-b6 a3-a4\n                   b6-b5\n";
        assert_eq!(written(39, true), folded);
    }

    #[test]
    fn a_table_that_does_not_fit_says_what_each_value_is() {
        assert_eq!(
            written(30, true),
            "prof.\u{202f}:\u{a0}3\u{a0}·\n  évaluation\u{202f}:\u{a0}+0.35\u{a0}·\n  suite\u{202f}:\u{a0}a2-a3 b7-b6 a3-a4\n  b6-b5\n"
        );
    }
}
