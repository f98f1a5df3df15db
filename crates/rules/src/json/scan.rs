//! Where a field stands in a JSON text.

use super::{Field, JsonPlace, Segment};

impl Field {
    /// Where the field begins in this text: its value, or its name if the last step was a name that nothing follows.
    /// `None` where there is no such field.
    pub fn place(&self, json: &[u8]) -> Option<JsonPlace> {
        let mut scanner = Scanner { json, at: 0 };
        scanner.skip_space();
        for segment in &self.0 {
            match segment {
                Segment::Name(name) => scanner.go_to_name(name)?,
                Segment::Item(item) => scanner.go_to_item(*item)?,
            }
        }
        let lines: Vec<&[u8]> = json
            .get(..scanner.at)?
            .split(|byte| *byte == b'\n')
            .collect();
        let before = lines.last().copied().unwrap_or_default();
        Some(JsonPlace {
            line: lines.len(),
            column: 1 + String::from_utf8_lossy(before).chars().count(),
            field: self.clone(),
        })
    }
}

/// Goes through JSON up to a field. What was read before is known to be sound; anywhere else it gives up.
struct Scanner<'a> {
    json: &'a [u8],
    at: usize,
}

impl Scanner<'_> {
    fn peek(&self) -> Option<u8> {
        self.json.get(self.at).copied()
    }

    fn skip_space(&mut self) {
        while self.peek().is_some_and(|byte| byte.is_ascii_whitespace()) {
            self.at += 1;
        }
    }

    /// Passes over this byte and the space around it.
    fn pass(&mut self, wanted: u8) -> Option<()> {
        self.skip_space();
        (self.peek()? == wanted).then_some(())?;
        self.at += 1;
        self.skip_space();
        Some(())
    }

    /// From the beginning of an object to the value of this name.
    fn go_to_name(&mut self, wanted: &str) -> Option<()> {
        self.pass(b'{')?;
        loop {
            let start = self.at;
            let name = self.text()?;
            if serde_json::from_slice::<String>(name).ok()? == wanted {
                // A name alone, such as one that does not belong here, is all there may be to point at.
                if self.pass(b':').is_none() {
                    self.at = start;
                }
                return Some(());
            }
            self.pass(b':')?;
            self.skip_value()?;
            self.pass(b',')?;
        }
    }

    /// From the beginning of a list to this item.
    fn go_to_item(&mut self, wanted: usize) -> Option<()> {
        self.pass(b'[')?;
        for _ in 0..wanted {
            self.skip_value()?;
            self.pass(b',')?;
        }
        self.peek().map(drop)
    }

    /// A text with its quotation marks.
    fn text(&mut self) -> Option<&[u8]> {
        let start = self.at;
        (self.peek()? == b'"').then_some(())?;
        self.at += 1;
        loop {
            match self.peek()? {
                b'\\' => self.at += 2,
                b'"' => {
                    self.at += 1;
                    return self.json.get(start..self.at);
                }
                _ => self.at += 1,
            }
        }
    }

    /// Passes over a value with everything in it.
    fn skip_value(&mut self) -> Option<()> {
        let mut open = 0_usize;
        loop {
            match self.peek()? {
                b'"' => {
                    self.text()?;
                }
                b'{' | b'[' => {
                    open += 1;
                    self.at += 1;
                }
                b'}' | b']' => {
                    open = open.checked_sub(1)?;
                    self.at += 1;
                }
                b',' if open == 0 => return Some(()),
                _ => {
                    self.at += 1;
                    continue;
                }
            }
            if open == 0 {
                return Some(());
            }
        }
    }
}
