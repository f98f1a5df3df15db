//! Touches: each legal move can be made by hand, and nothing else.

use super::subject::{Subject, each_position, listed, same};
use ludotheca_rules::{Cell, Playable, Table, Touch};
use std::collections::HashSet;

/// Touch by touch: each legal move can be made, nothing else, and a finished sequence means one thing.
pub fn touches_are_unambiguous<G: Playable>(subject: &Subject<G>, is_roll: fn(&str) -> bool) {
    each_position(subject, 300, |game, position| {
        let table = Table::from_position(*game, *position);
        let Some(moves) = listed(game, position).filter(|moves| moves.len() < 400) else {
            return;
        };
        for mv in &moves {
            if is_roll(&game.move_text(position, *mv)) {
                continue;
            }
            let touches = game.touches_of(position, *mv);
            for taken in 0..touches.len() {
                let next = table.touched(&touches[..taken]).next;
                assert!(
                    next.contains(&touches[taken]),
                    "{:?} {touches:?}",
                    game.position_text(position)
                );
            }
            assert_eq!(table.touched(&touches).complete, [*mv], "{touches:?}");
            assert_eq!(same(table.judge_touches(&touches)), *mv);
        }
        let mut made = HashSet::new();
        walk(&table, &mut Vec::new(), &mut |complete| {
            made.insert(complete[0]);
        });
        let wanted: HashSet<_> = moves
            .into_iter()
            .filter(|mv| !is_roll(&game.move_text(position, *mv)))
            .collect();
        assert_eq!(
            made,
            wanted,
            "{} {}",
            game.id(),
            game.position_text(position)
        );
    });
}

fn walk<G: Playable>(table: &Table<G>, prefix: &mut Vec<Touch>, made: &mut impl FnMut(&[G::Move])) {
    let touches = table.touched(prefix);
    if !touches.complete.is_empty() {
        made(&touches.complete);
    }
    for (index, touch) in touches.next.iter().enumerate() {
        assert!(!touches.next[..index].contains(touch), "{touch:?} twice");
        prefix.push(*touch);
        walk(table, prefix, made);
        prefix.pop();
    }
}

/// Where a touched piece must move, the piece that a move begins with is the one that its touches hold, and takes part in it.
pub fn touched_pieces_take_part<G: Playable>(subject: &Subject<G>) {
    each_position(subject, 4_000, |game, position| {
        let table = Table::from_position(*game, *position);
        let Some(moves) = listed(game, position) else {
            return;
        };
        for mv in &moves {
            let touches = game.touches_of(position, *mv);
            let text = game.move_text(position, *mv);
            if let Some(cell) = table.held_piece(&touches) {
                assert!(touches.contains(&Touch::Cell(cell)), "{text}");
                assert!(table.moves_piece(*mv, cell), "{text}");
                assert_eq!(table.taken_hold_of(&text), Some(cell), "{text}");
            }
            assert!(!table.moves_piece(*mv, Cell(u8::MAX)), "{text}");
        }
    });
}

/// What a board is told of touches is what the touches, the moves that they make and the pictures of these tell one by one.
pub fn touch_reports_tell_what_touches_lead_to<G: Playable>(subject: &Subject<G>) {
    each_position(subject, 60, |game, position| {
        let table = Table::from_position(*game, *position);
        let Some(moves) = listed(game, position).filter(|moves| moves.len() < 400) else {
            return;
        };
        for mv in moves.iter().step_by(moves.len() / 8 + 1) {
            let touches = game.touches_of(position, *mv);
            for taken in 0..=touches.len() {
                check_report(&table, &touches[..taken]);
            }
        }
    });
}

fn check_report<G: Playable>(table: &Table<G>, prefix: &[Touch]) {
    let (game, here) = (table.game(), table.touched(prefix));
    let done = |moves: &[G::Move]| {
        let mut position = *table.position();
        let (mut texts, mut effects) = (Vec::new(), Vec::new());
        for mv in moves {
            texts.push(game.move_text(&position, *mv));
            effects.extend(game.effects(&position, *mv));
            game.play(&mut position, *mv);
        }
        (texts, effects, game.view(&position))
    };
    let (texts, effects, _) = done(&here.complete);
    let report = table.touch_report(prefix);
    assert_eq!(report.complete, texts);
    let next: Vec<_> = report.next.iter().map(|next| next.touch).collect();
    assert_eq!(next, here.next);
    for next in &report.next {
        let there = table.touched(&[prefix, &[next.touch]].concat());
        let (texts, beyond, _) = done(&there.complete);
        assert_eq!(next.complete, texts);
        assert_eq!(next.whole, !texts.is_empty() && there.next.is_empty());
        let whole = [effects.as_slice(), &next.effects].concat();
        assert!(texts.is_empty() || whole == beyond, "{whole:?} {beyond:?}");
    }
    for offer in &report.choices {
        assert!(next.contains(&Touch::Choice(offer.choice)));
    }
    // A single touch moves nothing yet; later ones show what they have made.
    let Some(midway) = report.midway else {
        assert!(report.effects.is_empty());
        assert!(prefix.len() < 2 || here.complete.is_empty());
        return;
    };
    assert!(prefix.len() >= 2);
    if !here.complete.is_empty() {
        let (_, effects, view) = done(&here.complete);
        assert_eq!(report.effects, effects);
        assert_eq!((midway.pieces, midway.cells), (view.pieces, view.cells));
        assert_eq!(midway.captured, view.captured);
    }
}
