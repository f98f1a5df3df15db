//! Six words in a row, hashed. Our pages tell the rules of other people's sheets in words of their own; by these hashes a test
//! finds a run of words that stands in a sheet too, while the sheets themselves are not kept here.

use rules::random::SplitMix64;

/// So many words in a row are too many to have in common.
pub const RUN: usize = 6;

/// What is kept of a hash: enough that two runs hardly ever share it.
const BITS: u32 = 40;

/// The words of a text in small letters and without accents. An apostrophe joins what stands beside it, every other mark
/// divides, and a word that was broken at the end of a line is put together again.
pub fn words_of(text: &str) -> Vec<String> {
    let mut words = vec![String::new()];
    let mut rest = text.chars().flat_map(char::to_lowercase).peekable();
    while let Some(letter) = rest.next() {
        let word = words.last_mut().expect("there is always a last word");
        match letter {
            '-' if rest.peek() == Some(&'\n') => {
                while rest.next_if(|next| next.is_whitespace()).is_some() {}
            }
            '\'' | '’' | '\u{300}'..='\u{36f}' => {}
            _ if letter.is_alphanumeric() => word.push_str(plain(&letter.to_string())),
            _ if word.is_empty() => {}
            _ => words.push(String::new()),
        }
    }
    words.retain(|word| !word.is_empty());
    words
}

/// A letter without its accent.
fn plain(letter: &str) -> &str {
    match letter {
        "à" | "á" | "â" | "ä" => "a",
        "ç" => "c",
        "è" | "é" | "ê" | "ë" => "e",
        "ì" | "í" | "î" | "ï" => "i",
        "ñ" => "n",
        "ò" | "ó" | "ô" | "ö" => "o",
        "ù" | "ú" | "û" | "ü" => "u",
        "ÿ" => "y",
        "æ" => "ae",
        "œ" => "oe",
        other => other,
    }
}

/// The hash of some words; those in the list of runs come from runs of [`RUN`].
pub fn hash(run: &[String]) -> u64 {
    let text = run.join(" ");
    let whole = text.bytes().fold(0, |hash: u64, byte| {
        SplitMix64::mixed(hash.wrapping_add(SplitMix64::STEP) ^ u64::from(byte))
    });
    whole >> (u64::BITS - BITS)
}

/// The hashes as the list has them: in order, a dozen a line.
pub fn list(hashes: impl IntoIterator<Item = u64>) -> String {
    let mut sorted: Vec<u64> = hashes.into_iter().collect();
    sorted.sort_unstable();
    sorted.dedup();
    let lines = sorted.chunks(12).map(|line| {
        let written: Vec<String> = line.iter().map(|hash| format!("{hash:010x}")).collect();
        written.join(" ") + "\n"
    });
    lines.collect()
}

/// Reads such a list; `None` where something in it is no hash.
pub fn read_list(list: &str) -> Option<Vec<u64>> {
    list.split_whitespace()
        .map(|hash| u64::from_str_radix(hash, 16).ok())
        .collect()
}

#[cfg(test)]
mod tests {
    use super::{RUN, hash, list, read_list, words_of};

    #[test]
    fn case_accents_and_punctuation_do_not_matter() {
        let plain = ["leleve", "a", "bien", "compte", "soeur", "et", "frere"];
        assert_eq!(words_of("L’élève a bien compté : sœur et frère."), plain);
        assert_eq!(
            words_of("l'ELEVE (a) bien-compté,\nSŒUR et fre\u{301}re"),
            plain
        );
    }

    #[test]
    fn a_word_that_was_broken_at_the_end_of_a_line_is_whole() {
        assert_eq!(words_of("one bro-\n  ken word"), ["one", "broken", "word"]);
        assert_eq!(
            words_of("two half-words\nhere"),
            ["two", "half", "words", "here"]
        );
    }

    #[test]
    fn a_list_is_read_as_it_was_written() {
        let text = words_of("one two three four five six seven eight");
        let hashes: Vec<u64> = text.windows(RUN).map(hash).collect();
        assert_eq!(hashes.len(), 3);
        let mut read = read_list(&list(hashes.clone())).expect("a list");
        let mut sorted = hashes;
        sorted.sort_unstable();
        read.sort_unstable();
        assert_eq!(read, sorted);
        assert!(read.iter().all(|hash| hash >> super::BITS == 0));
        assert_eq!(read_list("0123456789 word"), None);
    }
}
