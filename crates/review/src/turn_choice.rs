//! Whether a player could choose anything in a turn. With dice the same end may be reached in several orders, which is no choice,
//! and a first step that is forced may be followed by one that is not.

use rules::AnyTable;

/// Whether the turn that goes on here can end in more than one position.
pub(crate) fn has_choice(table: &AnyTable) -> bool {
    ends_differ(&mut table.clone(), &mut None)
}

/// Walks through the turn until two of its ends differ.
fn ends_differ(table: &mut AnyTable, end: &mut Option<String>) -> bool {
    let texts = table.legal_texts(usize::MAX).unwrap_or_default();
    texts.iter().any(|text| {
        if table.play(text).is_err() {
            return false;
        }
        let differ = if table.begins_turn() || table.outcome().is_some() {
            let here = table.position_text();
            *end.get_or_insert_with(|| here.clone()) != here
        } else {
            ends_differ(table, end)
        };
        table.undo();
        differ
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(position: &str) -> AnyTable {
        let table = AnyTable::open("chasse-croise/standard").expect("a variant");
        table.set_up(position).expect("a position")
    }

    #[test]
    fn a_game_begins_with_a_choice() {
        for variant in rules::variants() {
            let mut table = AnyTable::open(variant).expect("a variant");
            if table.phase() == rules::view::Phase::Roll {
                table.play("63").expect("a roll");
            }
            assert!(has_choice(&table), "{variant}");
        }
    }

    #[test]
    fn who_can_only_pass_has_no_choice() {
        // Every column is blocked within the six steps of the die.
        let blocked = at("00000bbbbb/123456789a 1 66 40");
        assert_eq!(blocked.legal_texts(9).expect("few moves"), ["--"]);
        assert!(!has_choice(&blocked));
    }

    #[test]
    fn a_choice_may_come_after_a_first_step_without_one() {
        let table = at("00000bbbbb/023456789a 1 66 40");
        assert_eq!(table.legal_texts(9).expect("few moves"), ["a+6"]);
        assert!(has_choice(&table));
    }
}
