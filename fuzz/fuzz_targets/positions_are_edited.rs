//! Any sequence of changes in the editor of any variant: a change that is refused changes nothing, what was put stands there,
//! and a position that is one reads back as the same.
#![no_main]

use libfuzzer_sys::fuzz_target;
use rules::{AnyEditor, AnyTable, Cell, Change, Side};

fuzz_target!(|input: &str| {
    // The first line names the variant and every other one a change, so that inputs can be written and read by people.
    let mut lines = input.lines();
    let Some(fresh) = lines.next().and_then(AnyTable::open) else { return };
    let mut editor = fresh.editor();
    for line in lines.take(256) {
        if let Some(text) = line.strip_prefix("position ") {
            if let Ok(table) = fresh.set_up(text) {
                editor = table.editor();
            }
        } else if let Some(change) = read(line, &fresh) {
            make(&mut editor, change);
        }
        holds_together(&editor, &fresh);
    }
});

/// `clear`, `put d4 1 S`, `take d4`, `turn 2`, `ply 12`, `dial 0 3`, `dial 0 -`. A cell may also be a number.
fn read(line: &str, table: &AnyTable) -> Option<Change> {
    let words: Vec<&str> = line.split(' ').collect();
    let cell = |name: &str| table.cell_named(name).or_else(|| name.parse().ok().map(Cell));
    Some(match words[..] {
        ["clear"] => Change::Clear,
        ["put", name, player, letter] => {
            Change::Put { cell: cell(name)?, side: side(player)?, letter: letter.chars().next()? }
        }
        ["take", name] => Change::Take { cell: cell(name)? },
        ["turn", player] => Change::Turn { side: side(player)? },
        ["ply", ply] => Change::Ply { ply: ply.parse().ok()? },
        ["dial", index, "-"] => Change::Field { index: index.parse().ok()?, value: None },
        ["dial", index, value] => {
            Change::Field { index: index.parse().ok()?, value: Some(value.parse().ok()?) }
        }
        _ => return None,
    })
}

fn side(player: &str) -> Option<Side> {
    Side::BOTH.into_iter().find(|side| side.number().to_string() == player)
}

fn make(editor: &mut AnyEditor, change: Change) {
    let before = (editor.text(), editor.view(), editor.fields());
    if !editor.change(change) {
        assert_eq!((editor.text(), editor.view(), editor.fields()), before, "{change:?}");
        return;
    }
    let view = editor.view();
    match change {
        Change::Put { cell, side, letter } => {
            let mut pieces = view.pieces.iter().map(|piece| (piece.cell, piece.side, piece.letter));
            assert!(pieces.any(|piece| piece == (cell, side, letter)), "{change:?}");
        }
        Change::Ply { ply } => assert_eq!(view.ply, ply),
        Change::Turn { side } => assert_eq!(view.side, side),
        // Dice change their places: the higher one comes first.
        Change::Field { value, .. } => assert!(editor.fields().iter().any(|field| field.value == value)),
        Change::Clear | Change::Take { .. } => {}
    }
}

fn holds_together(editor: &AnyEditor, fresh: &AnyTable) {
    let text = editor.text();
    for field in editor.fields() {
        let within = |value| (field.least..=field.most).contains(&value);
        assert!(field.value.map_or(field.optional, within), "{field:?} in {text}");
    }
    match fresh.set_up(&text) {
        Ok(table) => {
            assert_eq!(editor.check(), Ok(()));
            assert_eq!(table.position_text(), text);
            let again = table.editor();
            assert_eq!((again.view(), again.fields()), (editor.view(), editor.fields()), "{text}");
        }
        Err(error) => {
            assert!((1..=text.chars().count() + 1).contains(&error.column), "{error:?} in {text}");
            assert_eq!(editor.check(), Err(error));
        }
    }
}
