//! A position of one edition, set up piece by piece under another.

use super::FieldDifference;
use crate::{AnyTable, Change, EditField, TextError, View};

/// What became of a position.
pub(super) struct Transferred {
    pub(super) table: Result<AnyTable, Unsound>,
    /// The numbers that differ, the edition of the source first.
    pub(super) fields: Vec<FieldDifference>,
}

/// A position that no game of the edition could show.
pub(super) struct Unsound {
    pub(super) text: String,
    pub(super) view: View,
    pub(super) error: TextError,
}

#[cold]
pub(super) fn transfer(source: &AnyTable, target: &AnyTable) -> Transferred {
    let view = source.view();
    let mut editor = target.editor();
    editor.change(Change::Clear);
    editor.change(Change::Ply { ply: view.ply });
    let mut misfits = false;
    for piece in &view.pieces {
        misfits |= !editor.change(Change::Put {
            cell: piece.cell,
            side: piece.side,
            letter: piece.letter,
        });
    }
    let given = source.editor().fields();
    for (index, field) in editor.fields().into_iter().enumerate() {
        if let Some(same) = given.iter().find(|same| is_same(same, &field)) {
            let value = same.value.map(|value| value.clamp(field.least, field.most));
            editor.change(Change::Field { index, value });
        }
    }
    let fields = differences(&given, &editor.fields());
    let text = editor.text();
    // A piece that the edition does not have at all leaves no trace in its own text; the other edition's text says which one it is.
    let misfit = misfits.then(|| target.set_up(&source.position_text()));
    let read = match misfit {
        Some(Err(error)) => Err(error),
        _ => target.set_up(&text),
    };
    let table = read.map_err(|error| Unsound {
        // It is the board of both, whichever edition can name all of its pieces.
        view: View {
            variant: target.variant(),
            ..view
        },
        text: if misfits {
            source.position_text()
        } else {
            text
        },
        error,
    });
    Transferred { table, fields }
}

fn is_same(one: &EditField, other: &EditField) -> bool {
    (one.label, one.side) == (other.label, other.side)
}

fn differences(source: &[EditField], target: &[EditField]) -> Vec<FieldDifference> {
    let find = |fields: &[EditField], wanted: &EditField| {
        fields.iter().find(|field| is_same(field, wanted)).copied()
    };
    let unknown = target.iter().filter(|field| find(source, field).is_none());
    let mut found: Vec<FieldDifference> = Vec::new();
    for field in source.iter().chain(unknown) {
        let both = [find(source, field), find(target, field)];
        let difference = FieldDifference {
            label: field.label,
            side: field.side,
            known: both.map(|field| field.is_some()),
            values: both.map(|field| field.and_then(|field| field.value)),
        };
        if difference.known == [true, true] && difference.values[0] == difference.values[1] {
            continue;
        }
        // Said once where it is alike for both players.
        let alike = found.iter_mut().find(|other| {
            (other.label, other.known, other.values)
                == (difference.label, difference.known, difference.values)
        });
        match alike {
            Some(other) => other.side = None,
            None => found.push(difference),
        }
    }
    found
}
