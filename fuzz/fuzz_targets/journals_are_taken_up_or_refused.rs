//! Any bytes as the journal of a match and as its set-up: read, or refused by a line that is there; and what can be read is taken up again
//! wherever it is cut.
#![no_main]

use arena::{Lines, SetupFile, Standing};
use libfuzzer_sys::fuzz_target;

const PLAYERS: usize = 3;
/// A long input need not be cut at every byte each time.
const MOST_CUTS: usize = 64;

fuzz_target!(|input: &[u8]| {
    match Lines::read(input, PLAYERS) {
        Ok(lines) => {
            for cut in cuts(input.len()) {
                let again = Lines::read(&input[..cut], PLAYERS).expect("the beginning of a journal");
                assert!(again.whole <= cut);
                assert!(lines.pairs.starts_with(&again.pairs));
            }
            let names = ["a", "b", "c"].map(str::to_owned);
            let mut standing = Standing::new(&names);
            lines.pairs.iter().for_each(|line| standing.add(line));
            assert_eq!(standing.games(), 2 * lines.pairs.len() as u64);
            standing.summary("latroncules/classic", None);
        }
        Err(line) => assert!((1..=input.split(|byte| *byte == b'\n').count()).contains(&line)),
    }
    if let SetupFile::Whole(setup) = SetupFile::read(input) {
        let text = setup.text();
        assert_eq!(SetupFile::read(text.as_bytes()), SetupFile::Whole(setup));
        for cut in cuts(text.trim_end().len()) {
            let beginning = SetupFile::read(&text.as_bytes()[..cut]);
            let whole = cut == text.trim_end().len();
            assert!(beginning == SetupFile::Cut || whole, "{beginning:?}");
        }
    }
});

fn cuts(length: usize) -> impl Iterator<Item = usize> {
    (0..=length).step_by(length / MOST_CUTS + 1)
}
