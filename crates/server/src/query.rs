//! What stands behind the `?` of an address, as browsers write it: pairs with percent signs, a plus for a space.

/// A name or value that is no text once it is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct NoText;

/// The value of the first pair with this name; nothing where there is none.
pub(crate) fn value(query: &str, name: &str) -> Result<Option<String>, NoText> {
    for pair in query.split('&') {
        let (key, value) = pair.split_once('=').unwrap_or((pair, ""));
        if decoded(key)? == name {
            return decoded(value).map(Some);
        }
    }
    Ok(None)
}

/// The text that was written like this. A percent sign without its two digits stands for itself, as it does in browsers.
fn decoded(text: &str) -> Result<String, NoText> {
    let bytes = text.as_bytes();
    let mut read = Vec::with_capacity(bytes.len());
    let mut at = 0;
    while let Some(&byte) = bytes.get(at) {
        let digit = |offset: usize| {
            let digit = char::from(*bytes.get(at + offset)?).to_digit(16)?;
            Some(digit as u8)
        };
        match (byte, digit(1), digit(2)) {
            (b'%', Some(high), Some(low)) => {
                read.push(high << 4 | low);
                at += 2;
            }
            (b'+', ..) => read.push(b' '),
            _ => read.push(byte),
        }
        at += 1;
    }
    String::from_utf8(read).map_err(|_| NoText)
}

/// A value as it may stand in a query.
pub(crate) fn encoded(text: &str) -> String {
    let mut written = String::with_capacity(text.len());
    for byte in text.bytes() {
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'.' | b'_' | b'/' | b',' => {
                written.push(char::from(byte));
            }
            b' ' => written.push('+'),
            other => written.push_str(&format!("%{other:02X}")),
        }
    }
    written
}

#[cfg(test)]
mod tests {
    use super::{NoText, encoded, value};

    #[test]
    fn a_value_is_found_by_its_name_and_read_as_browsers_write_it() {
        let query = "lang=fr&position=8%2F8+1%20-/-&position=other&empty=&bare";
        let found = |name| value(query, name).map(|found| found.unwrap_or("none".to_owned()));
        assert_eq!(found("position"), Ok("8/8 1 -/-".to_owned()));
        assert_eq!(found("lang"), Ok("fr".to_owned()));
        assert_eq!(found("empty"), Ok(String::new()));
        assert_eq!(found("bare"), Ok(String::new()));
        assert_eq!(found("nothing"), Ok("none".to_owned()));
        assert_eq!(value("p%6Fsition=1", "position"), Ok(Some("1".to_owned())));
        assert_eq!(value("", "position"), Ok(None));
    }

    #[test]
    fn what_is_no_text_is_refused_and_a_lone_percent_sign_stands_for_itself() {
        assert_eq!(value("a=%ff", "a"), Err(NoText));
        assert_eq!(value("a=5%&b=%g0", "a"), Ok(Some("5%".to_owned())));
        assert_eq!(value("a=5%&b=%g0%", "b"), Ok(Some("%g0%".to_owned())));
    }

    #[test]
    fn what_was_written_is_read_back() {
        for text in ["8/8 1 -/- 0", "é&=+%#\"<", "", "a,b-c"] {
            let query = format!("a={}", encoded(text));
            assert_eq!(value(&query, "a"), Ok(Some(text.to_owned())));
        }
    }
}
