//! Any text as a position of any variant: read and written back as the same, or refused; a position that was read can be
//! played on.
#![no_main]

use libfuzzer_sys::fuzz_target;
use rules::AnyTable;

fuzz_target!(|input: &str| {
    // The first line names the variant, so that inputs can be written and read by people.
    let Some((id, text)) = input.split_once('\n') else { return };
    let Some(fresh) = AnyTable::open(id) else { return };
    let Ok(table) = fresh.set_up(text) else { return };
    let written = table.position_text();
    let again = fresh.set_up(&written).expect("what is written can be read");
    assert_eq!(again.position_text(), written);
    let _ = table.view();
    if let Ok(legal) = table.legal_texts(200) {
        assert_eq!(legal.is_empty(), table.outcome().is_some());
        for mv in legal {
            let mut next = table.clone();
            assert_eq!(next.play(&mv).expect("a listed move can be played"), mv);
            let after = next.position_text();
            assert_eq!(fresh.set_up(&after).expect("play leads to readable positions").position_text(), after);
        }
    }
});
