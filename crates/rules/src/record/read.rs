//! Reading a record's text. Strict: every move, in variations too, is replayed by the rules as it is read, and whatever is
//! wrong is told with its line and column.

use super::replay::{Replayer, opening};
use super::write::number;
use super::{
    Codes, FIRST_FORMAT, FORMAT, GameResult, Glyph, MOST_BYTES, MoveSequence, Place, Problem,
    Record, RecordError, RecordedMove, Tags, Termination, codes, ending, tags, tidy_comment,
};
use crate::view::Phase;

impl Record {
    /// Reads the text of a record.
    pub fn read(text: &str) -> Result<Record, RecordError> {
        if text.len() > MOST_BYTES {
            return Err(Problem::TooLong { most: MOST_BYTES }.at(Place::Whole));
        }
        let mut scanner = Scanner::new(text);
        let record = read(&mut scanner).and_then(|record| match scanner.peek() {
            None => Ok(record),
            Some(_) => Err((scanner.at, Problem::AfterResult)),
        });
        record.map_err(|(offset, problem)| problem.at(place(text, offset)))
    }

    /// Reads records that stand one after the other, as the chapters of a study do.
    ///
    /// ```
    /// use ludotheca_rules::Record;
    ///
    /// let chapter = "[Format \"1\"]\n[Variant \"la-trel/base\"]\n[Result \"*\"]\n\n1. d2-d3 *\n";
    /// let records = Record::read_all(&format!("{chapter}\n{chapter}"))?;
    /// assert_eq!(records.len(), 2);
    /// assert_eq!(Record::texts(&records), format!("{chapter}\n{chapter}"));
    /// # Ok::<(), ludotheca_rules::record::RecordError>(())
    /// ```
    pub fn read_all(text: &str) -> Result<Vec<Record>, RecordError> {
        if text.len() > MOST_BYTES {
            return Err(Problem::TooLong { most: MOST_BYTES }.at(Place::Whole));
        }
        let mut scanner = Scanner::new(text);
        read_all(&mut scanner).map_err(|(offset, problem)| problem.at(place(text, offset)))
    }

    /// Reads bytes that should be the text of a record.
    pub fn read_bytes(bytes: &[u8]) -> Result<Record, RecordError> {
        as_text(bytes).and_then(Record::read)
    }

    /// Reads bytes that should be the texts of records.
    pub fn read_all_bytes(bytes: &[u8]) -> Result<Vec<Record>, RecordError> {
        as_text(bytes).and_then(Record::read_all)
    }
}

fn as_text(bytes: &[u8]) -> Result<&str, RecordError> {
    if bytes.len() > MOST_BYTES {
        return Err(Problem::TooLong { most: MOST_BYTES }.at(Place::Whole));
    }
    std::str::from_utf8(bytes).map_err(|error| {
        let (valid, _) = bytes.split_at(error.valid_up_to());
        let text = String::from_utf8_lossy(valid);
        Problem::NotUtf8.at(place(&text, text.len()))
    })
}

/// A problem and the byte where it lies; lines and columns are counted only when one is found.
type Found<T> = Result<T, (usize, Problem)>;

fn place(text: &str, offset: usize) -> Place {
    let before = &text[..offset];
    let line_start = before.rfind('\n').map_or(0, |at| at + 1);
    Place::Text {
        line: before.bytes().filter(|byte| *byte == b'\n').count() + 1,
        column: before[line_start..].chars().count() + 1,
    }
}

fn read_all(scanner: &mut Scanner) -> Found<Vec<Record>> {
    let mut records = vec![read(scanner)?];
    loop {
        match scanner.peek() {
            None => return Ok(records),
            Some('[') => records.push(read(scanner)?),
            Some(_) => return Err((scanner.at, Problem::AfterResult)),
        }
    }
}

/// Reads a record, and the space behind it.
fn read(scanner: &mut Scanner) -> Found<Record> {
    let header = Header::read(scanner)?;
    let end_of_tags = scanner.at;
    let (variant_at, variant) = header.required("Variant", end_of_tags)?;
    let position = header.own("Position");
    let table = opening(variant, position.map(|(_, text)| text)).map_err(|problem| {
        let at = match (&problem, position) {
            // The value's characters are the position's: nothing in it needs an escape.
            (Problem::Position(error), Some((at, value))) => {
                let inside = value.char_indices().nth(error.column.saturating_sub(1));
                at + inside.map_or(value.len(), |(offset, _)| offset)
            }
            _ => variant_at,
        };
        (at, problem)
    })?;
    let (result_at, result_text) = header.required("Result", end_of_tags)?;
    let result = GameResult::from_text(result_text)
        .ok_or_else(|| (result_at, Problem::UnknownResult(result_text.to_owned())))?;
    let termination = match header.own("Termination") {
        None => None,
        Some((at, text)) => Some(
            Termination::from_text(text)
                .ok_or_else(|| (at, Problem::UnknownTermination(text.to_owned())))?,
        ),
    };
    let record = Record {
        result,
        termination,
        tags: header.free,
        ..Record::of(&table)
    };
    let mut reader = Reader {
        scanner,
        format: header.format,
        replayer: Replayer::new(table),
        lines: vec![(0, MoveSequence::default())],
    };
    let end_at = reader.moves(result)?;
    let outcome = reader.replayer.table().outcome();
    ending::check(result, termination, outcome).map_err(|problem| (end_at, problem))?;
    let (_, line) = reader.lines.swap_remove(0);
    Ok(Record { line, ..record })
}

/// The tags, each with the byte where its value begins.
struct Header {
    format: u32,
    own: Vec<(&'static str, usize, String)>,
    free: Tags,
}

impl Header {
    fn read(scanner: &mut Scanner) -> Found<Header> {
        let mut header = Header {
            format: FIRST_FORMAT,
            own: Vec::new(),
            free: Tags::default(),
        };
        loop {
            scanner.skip_space();
            let start = scanner.at;
            if !scanner.eat("[") {
                break;
            }
            scanner.skip_space();
            let name_at = scanner.at;
            let name = scanner.take_while(|c| c.is_ascii_alphanumeric() || c == '_');
            if name.is_empty() {
                return Err((name_at, Problem::TagForm));
            }
            tags::check_name(name).map_err(|problem| (name_at, problem))?;
            scanner.skip_space();
            let value_at = scanner.at + 1;
            let value = scanner.quoted(start)?;
            scanner.skip_space();
            if !scanner.eat("]") {
                return Err((scanner.at, Problem::TagForm));
            }
            header.add(name, value, value_at).map_err(|problem| {
                let at = match problem {
                    Problem::ControlCharacter(_) => value_at,
                    _ => name_at,
                };
                (at, problem)
            })?;
        }
        let (format_at, format) = header.required("Format", scanner.at)?;
        header.format = (FIRST_FORMAT..=FORMAT)
            .find(|known| known.to_string() == format)
            .ok_or_else(|| (format_at, Problem::UnknownFormat(format.to_owned())))?;
        Ok(header)
    }

    fn add(&mut self, name: &str, value: String, value_at: usize) -> Result<(), Problem> {
        if self.own(name).is_some() || self.free.get(name).is_some() {
            return Err(Problem::TagTwice(name.to_owned()));
        }
        match tags::RESERVED.iter().find(|known| **known == name) {
            Some(known) => {
                self.own.push((known, value_at, value));
                Ok(())
            }
            None => self.free.set(name, &value),
        }
    }

    fn own(&self, name: &str) -> Option<(usize, &str)> {
        let (_, at, value) = self.own.iter().find(|(known, ..)| *known == name)?;
        Some((*at, value))
    }

    fn required(&self, name: &'static str, end_of_tags: usize) -> Found<(usize, &str)> {
        self.own(name)
            .ok_or((end_of_tags, Problem::TagMissing(name)))
    }
}

/// Reads the moves. The lines under way stand in a stack, the game first and the innermost variation last, each with the
/// byte where it began.
struct Reader<'s, 'a> {
    scanner: &'s mut Scanner<'a>,
    format: u32,
    replayer: Replayer,
    lines: Vec<(usize, MoveSequence)>,
}

impl Reader<'_, '_> {
    /// Reads up to the result and the space behind it. Returns where the result stands.
    fn moves(&mut self, tag: GameResult) -> Found<usize> {
        loop {
            self.scanner.skip_space();
            let at = self.scanner.at;
            let Some(next) = self.scanner.peek() else {
                let problem = match self.lines.len() {
                    1 => (at, Problem::ResultMissing),
                    _ => (self.line().0, Problem::UnclosedVariation),
                };
                return Err(problem);
            };
            match next {
                '{' => self.comment()?,
                '(' => self.open_variation(at)?,
                ')' => self.close_variation(at)?,
                '$' => self.glyph(at)?,
                _ => {
                    let word = self.scanner.word();
                    if word.is_empty() {
                        return Err((at, Problem::Unexpected(next)));
                    }
                    if let Some(end) = GameResult::from_text(word) {
                        self.end(at, tag, end)?;
                        return Ok(at);
                    }
                    self.numbered_move(at, word)?;
                }
            }
        }
    }

    fn line(&mut self) -> &mut (usize, MoveSequence) {
        self.lines.last_mut().expect("the game itself stays")
    }

    fn end(&mut self, at: usize, tag: GameResult, end: GameResult) -> Found<()> {
        if self.lines.len() > 1 {
            return Err((self.line().0, Problem::UnclosedVariation));
        }
        if tag != end {
            return Err((at, Problem::ResultsDiffer { tag, end }));
        }
        self.scanner.skip_space();
        Ok(())
    }

    /// A comment belongs to the move before it, or to the line if it comes first; comments in a row become one.
    fn comment(&mut self) -> Found<()> {
        let start = self.scanner.at;
        let (text, found) = match self.format {
            FIRST_FORMAT => (self.scanner.braced()?, Vec::new()),
            _ => self.scanner.braced_with_codes()?,
        };
        let comment = tidy_comment(&text).map_err(|problem| (start, problem))?;
        let (_, line) = self.lines.last_mut().expect("the game itself stays");
        let (place, codes) = match line.moves.last_mut() {
            Some(step) => (&mut step.comment, &mut step.codes),
            None => (&mut line.comment, &mut line.codes),
        };
        match (place, comment) {
            (_, None) => {}
            (Some(before), Some(comment)) => {
                before.push(' ');
                before.push_str(&comment);
            }
            (place, comment) => *place = comment,
        }
        add_codes(codes, found, &self.replayer)
    }

    /// `$1` to `$6`, behind the move that it speaks of.
    fn glyph(&mut self, at: usize) -> Found<()> {
        let word = self.scanner.word();
        if self.format == FIRST_FORMAT {
            return Err((at, Problem::NeedsFormat(FORMAT)));
        }
        let glyph = Glyph::numbered(&word[1..])
            .ok_or_else(|| (at, Problem::UnknownGlyph(word.to_owned())))?;
        self.judge(glyph).map_err(|problem| (at, problem))
    }

    fn judge(&mut self, glyph: Glyph) -> Result<(), Problem> {
        let step = self.line().1.moves.last_mut();
        match step.ok_or(Problem::NothingToJudge)?.glyph.replace(glyph) {
            Some(_) => Err(Problem::GlyphTwice),
            None => Ok(()),
        }
    }

    fn open_variation(&mut self, at: usize) -> Found<()> {
        self.scanner.eat("(");
        if self.line().1.moves.is_empty() {
            return Err((at, Problem::NothingToVary));
        }
        self.replayer
            .begin_variation()
            .map_err(|problem| (at, problem))?;
        self.lines.push((at, MoveSequence::default()));
        Ok(())
    }

    fn close_variation(&mut self, at: usize) -> Found<()> {
        self.scanner.eat(")");
        if !self.replayer.end_variation() {
            return Err((at, Problem::StrayClosing));
        }
        let (start, variation) = self.lines.pop().expect("one line for each variation");
        if variation.moves.is_empty() {
            return Err((start, Problem::EmptyVariation));
        }
        let (_, line) = self.line();
        let step = line.moves.last_mut().expect("the move that is varied");
        step.variations.push(variation);
        Ok(())
    }

    /// A move, or its number, which may stick to it.
    fn numbered_move(&mut self, at: usize, word: &str) -> Found<()> {
        let digits = word.bytes().take_while(u8::is_ascii_digit).count();
        let dots = word[digits..].bytes().take_while(|b| *b == b'.').count();
        let (found, mv) = if digits > 0 {
            word.split_at(if dots > 0 { digits + dots } else { 0 })
        } else {
            ("", word)
        };
        if !found.is_empty() {
            let table = self.replayer.table();
            let wanted = number(table);
            if found != wanted || !table.begins_turn() {
                let found = found.to_owned();
                return Err((at, Problem::WrongNumber { wanted, found }));
            }
        }
        if mv.is_empty() {
            return Ok(());
        }
        self.single_move(at + found.len(), mv)
    }

    fn single_move(&mut self, at: usize, word: &str) -> Found<()> {
        let awaits_roll = self.replayer.table().phase() == Phase::Roll;
        let text = match (awaits_roll, word.strip_suffix(':')) {
            (true, Some(roll)) => roll,
            (true, None) => return Err((at, Problem::RollAwaited(word.to_owned()))),
            (false, Some(_)) => return Err((at, Problem::NoRollNow(word.to_owned()))),
            (false, None) => word,
        };
        let (text, glyph) = match self.format {
            FIRST_FORMAT => (text, None),
            _ => Glyph::split_from(text),
        };
        let canonical = self.replayer.play(text).map_err(|problem| (at, problem))?;
        let step = RecordedMove {
            glyph,
            ..RecordedMove::new(canonical)
        };
        self.line().1.moves.push(step);
        Ok(())
    }
}

/// Codes with the bytes where they begin and where their values do.
fn add_codes(codes: &mut Codes, found: Vec<FoundCode>, replayer: &Replayer) -> Found<()> {
    for FoundCode {
        at,
        name,
        value_at,
        value,
    } in found
    {
        let value = tidy_comment(&value).map_err(|problem| (value_at, problem))?;
        codes
            .add(&name, &value.unwrap_or_default(), replayer.table())
            .map_err(|problem| match problem {
                Problem::CodeTwice(_) => (at, problem),
                _ => (value_at, problem),
            })?;
    }
    Ok(())
}

/// A code of a comment, and where it stands.
struct FoundCode {
    at: usize,
    name: String,
    value_at: usize,
    value: String,
}

/// The text and how far it was read, in bytes.
struct Scanner<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Scanner<'a> {
    /// Some editors mark what they write as UTF-8.
    fn new(text: &'a str) -> Scanner<'a> {
        let mut scanner = Scanner { text, at: 0 };
        scanner.eat("\u{feff}");
        scanner
    }

    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }

    fn eat(&mut self, wanted: &str) -> bool {
        let found = self.rest().starts_with(wanted);
        if found {
            self.at += wanted.len();
        }
        found
    }

    fn take_while(&mut self, keep: impl Fn(char) -> bool) -> &'a str {
        let rest = self.rest();
        let end = rest.find(|c| !keep(c)).unwrap_or(rest.len());
        self.at += end;
        &rest[..end]
    }

    fn skip_space(&mut self) {
        self.take_while(|c| c.is_ascii_whitespace());
    }

    /// Characters up to a space, a bracket or a quotation mark.
    fn word(&mut self) -> &'a str {
        self.take_while(|c| !c.is_whitespace() && !c.is_control() && !"{}()[]\"".contains(c))
    }

    /// `"…"`, in which `\"` and `\\` stand for themselves. `start` is where its tag began.
    fn quoted(&mut self, start: usize) -> Found<String> {
        if !self.eat("\"") {
            return Err((self.at, Problem::TagForm));
        }
        self.until('"', "\"\\")?
            .ok_or((start, Problem::UnclosedTag))
    }

    /// `{…}`, in which `\}` and `\\` stand for themselves.
    fn braced(&mut self) -> Found<String> {
        let start = self.at;
        self.eat("{");
        self.until('}', "}\\")?
            .ok_or((start, Problem::UnclosedComment))
    }

    /// The same since the second version of the format: `[%name value]` is a code wherever it stands, and `\[` a bracket.
    fn braced_with_codes(&mut self) -> Found<(String, Vec<FoundCode>)> {
        let start = self.at;
        self.eat("{");
        let (mut words, mut found) = (String::new(), Vec::new());
        loop {
            words.push_str(self.take_while(|c| !"}[\\".contains(c)));
            match self.peek() {
                None => return Err((start, Problem::UnclosedComment)),
                Some('\\') => words.push(self.escape("}[\\")?),
                Some('[') if self.rest().starts_with("[%") => {
                    found.push(self.code()?);
                    words.push(' ');
                }
                Some('[') => {
                    self.eat("[");
                    words.push('[');
                }
                Some(_) => {
                    self.eat("}");
                    return Ok((words, found));
                }
            }
        }
    }

    /// `[%name value]`, in which `\]`, `\}` and `\\` stand for themselves.
    fn code(&mut self) -> Found<FoundCode> {
        let at = self.at;
        self.eat("[%");
        let name_at = self.at;
        let name = self.take_while(|c| !c.is_ascii_whitespace() && !"]}\\".contains(c));
        codes::check_name(name).map_err(|problem| (name_at, problem))?;
        self.skip_space();
        let value_at = self.at;
        let mut value = String::new();
        loop {
            value.push_str(self.take_while(|c| !"]}\\".contains(c)));
            match self.peek() {
                None | Some('}') => return Err((at, Problem::UnclosedCode)),
                Some('\\') => value.push(self.escape("]}\\")?),
                Some(_) => break,
            }
        }
        self.eat("]");
        Ok(FoundCode {
            at,
            name: name.to_owned(),
            value_at,
            value,
        })
    }

    /// Characters up to this one, which is passed over; `None` if it never comes.
    fn until(&mut self, end: char, escapable: &str) -> Found<Option<String>> {
        let mut taken = String::new();
        loop {
            taken.push_str(self.take_while(|c| c != end && c != '\\'));
            match self.peek() {
                None => return Ok(None),
                Some('\\') => taken.push(self.escape(escapable)?),
                Some(_) => {
                    self.at += end.len_utf8();
                    return Ok(Some(taken));
                }
            }
        }
    }

    /// A backslash and what it stands before, which stands for itself.
    fn escape(&mut self, escapable: &str) -> Found<char> {
        let escape = self.at;
        self.eat("\\");
        match self.peek() {
            Some(c) if escapable.contains(c) => {
                self.at += c.len_utf8();
                Ok(c)
            }
            _ => Err((escape, Problem::BadEscape)),
        }
    }
}
