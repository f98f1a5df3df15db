//! Somebody who has just learnt the rules: takes the biggest capture in sight, else moves anywhere. In the dice game: hits
//! forward if possible, else advances somebody, and ends the turn as soon as that is allowed.

use super::{Clocks, Player, PlayerError};
use crate::luck::{Luck, Purpose};
use rules::Notation;
use rules::view::Effect;
use rules::{AnyTable, Game, Playable, Table, with_table};
use std::ops::ControlFlow;

/// One piece of La Trel may have a million chains; nobody looks at more than so many moves.
const MOST_SEEN: usize = 1 << 14;

/// The novice.
#[derive(Debug)]
pub struct Novice {
    luck: Luck,
}

impl Novice {
    pub fn new() -> Novice {
        Novice {
            luck: Luck::new(0, Purpose::Players, 0),
        }
    }
}

impl Default for Novice {
    fn default() -> Novice {
        Novice::new()
    }
}

impl Player for Novice {
    fn new_game(&mut self, _table: &AnyTable, seed: u64) -> Result<(), PlayerError> {
        self.luck = Luck::new(seed, Purpose::Players, 0);
        Ok(())
    }

    fn choose(
        &mut self,
        table: &AnyTable,
        _clocks: Option<Clocks>,
    ) -> Result<Vec<String>, PlayerError> {
        let chosen = if let AnyTable::ChasseCroise(table) = table {
            let mut below = |most| self.luck.below(most);
            search::dice::novice(table.game(), table.position(), &mut below)
                .map(|mv| table.game().move_text(table.position(), mv))
        } else {
            with_table!(table, table => {
                capture(table, &mut self.luck).map(|mv| table.game().move_text(table.position(), mv))
            })
        };
        let chosen = chosen.or_else(|| table.random_move(|most| self.luck.below(most)));
        Ok(chosen.into_iter().collect())
    }
}

/// One of the biggest captures in sight; `None` when there is none.
fn capture<G: Playable>(table: &Table<G>, luck: &mut Luck) -> Option<G::Move> {
    best(table, luck, |mv| size(table.game(), table.position(), mv))
}

/// How much a move takes: enemy pieces that leave the board, or the height of the stack it makes.
fn size<G: Playable>(game: &G, position: &G::Position, mv: G::Move) -> u32 {
    let side = game.side(position);
    game.effects(position, mv)
        .into_iter()
        .map(|effect| match effect {
            Effect::Remove { side: owner, .. } if owner != side => 1,
            Effect::Stack { height, .. } => u32::from(height),
            _ => 0,
        })
        .sum()
}

/// One of the legal moves that are worth most, chosen evenly; `None` when none is worth anything.
fn best<G: Game>(
    table: &Table<G>,
    luck: &mut Luck,
    worth: impl Fn(G::Move) -> u32,
) -> Option<G::Move> {
    let (mut best, mut alike, mut seen) = (0, Vec::new(), 0);
    let _ = table.each_legal(|mv| {
        let worth = worth(mv);
        if worth > best {
            best = worth;
            alike.clear();
        }
        if worth == best && best > 0 {
            alike.push(mv);
        }
        seen += 1;
        if seen < MOST_SEEN {
            ControlFlow::Continue(())
        } else {
            ControlFlow::Break(())
        }
    });
    (!alike.is_empty()).then(|| alike[luck.below(alike.len())])
}

#[cfg(test)]
mod tests {
    use super::*;

    fn choices(variant: &str, position: &str) -> Vec<String> {
        let table = AnyTable::open(variant)
            .and_then(|table| table.set_up(position).ok())
            .expect("a position");
        let mut novice = Novice::new();
        let mut found: Vec<String> = (0..40)
            .flat_map(|seed| {
                novice.new_game(&table, seed).expect("no obstacle");
                novice.choose(&table, None).expect("a choice")
            })
            .collect();
        found.sort();
        found.dedup();
        found
    }

    #[test]
    fn a_novice_hits_forward_even_where_others_could_advance() {
        // Red's pawn on column c stands three steps before White's pawn of row 5.
        let found = choices("chasse-croise/standard", "0020000000/0000300000 1 63 0");
        assert_eq!(found, ["c+3x"]);
    }

    #[test]
    fn a_novice_without_a_hit_advances_and_never_retreats() {
        let found = choices("chasse-croise/standard", "5500000000/0000000000 1 21 8");
        assert!(found.len() > 5);
        assert!(found.iter().all(|text| text.contains('+')), "{found:?}");
    }

    #[test]
    fn a_novice_ends_the_turn_when_nobody_can_advance() {
        let found = choices("chasse-croise/standard", "abbbbbbbbb/0000000000 1 63 8");
        assert_eq!(found, ["--"]);
    }

    #[test]
    fn a_novice_makes_the_highest_stack_in_sight() {
        let variant = "attangle/standard";
        let mut table = AnyTable::open(variant).expect("a variant");
        let mut luck = Luck::new(5, Purpose::Table, 0);
        let mut novice = Novice::new();
        let (mut captures, mut moves) = (0, 0);
        while table.outcome().is_none() && moves < 300 {
            let AnyTable::Attangle(inner) = &table else {
                unreachable!("the variant says so");
            };
            let biggest = inner
                .legal(1 << 16)
                .expect("few moves")
                .into_iter()
                .map(|mv| size(inner.game(), inner.position(), mv))
                .max()
                .unwrap_or(0);
            let text = novice.choose(&table, None).expect("a choice").remove(0);
            let mv = inner.read_move(&text).expect("a legal move");
            assert_eq!(size(inner.game(), inner.position(), mv), biggest);
            captures += u32::from(biggest > 0);
            let next = if luck.below(2) == 0 {
                text
            } else {
                table.random_move(|most| luck.below(most)).expect("a move")
            };
            table.play(&next).expect("a legal move");
            moves += 1;
        }
        assert!(captures > 3, "{captures}");
    }
}
