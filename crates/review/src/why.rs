//! Why a turn was worse than another: how the game might go on, and what that wins, told from what the moves do to the board.
//! No numbers: pieces taken, stacks built, pieces sent home, and the rule that ends the game.

use rules::view::{Effect, Phase};
use rules::{AnyTable, Message, Outcome, Side, Value};
use serde::Serialize;

/// No longer than people follow on a board, in single moves; a line that ends the game is shown to its end.
const LONGEST: usize = 8;

/// Where nothing happens, this much of a line shows where it leads.
const QUIET: usize = 3;

/// More than so many events in a row are a list, not a reason.
const MOST_SAID: usize = 4;

/// How many ways two dice can fall.
const ROLLS: f32 = 36.0;

/// What came, or may come, of a turn and of the one that should have been played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct Why {
    /// What the other player makes of the turn played: its line begins after that turn.
    pub refutation: Consequence,
    /// How the better turn goes on: its line begins with that turn.
    pub better: Consequence,
}

/// Moves, and what they do.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct Consequence {
    /// The moves, as far as they say something.
    pub line: Vec<String>,
    /// What they do, one sentence each; a sentence of its own where they do nothing that can be seen.
    pub says: Vec<Message>,
    /// How the game ends with them, if it does.
    pub outcome: Option<Outcome>,
}

impl Consequence {
    /// What comes of these moves from here.
    pub fn of(from: &AnyTable, line: &[String]) -> Consequence {
        let mut table = from.clone();
        let mut said: Vec<(usize, Message)> = Vec::new();
        let longest = if ends(from, line) {
            line.len()
        } else {
            LONGEST
        };
        for text in line.iter().take(longest) {
            let mover = table.side();
            let Ok((_, effects)) = table.play_with_effects(text) else {
                break;
            };
            let played = table.len() - from.len();
            said.extend(
                effects
                    .iter()
                    .filter_map(|effect| told(&table, mover, *effect))
                    .map(|message| (played, message)),
            );
            if table.outcome().is_some() {
                break;
            }
        }
        said.truncate(MOST_SAID);
        let played = table.len() - from.len();
        let outcome = table.outcome();
        let telling = match (outcome, said.last()) {
            (Some(_), _) => played,
            (None, Some((last, _))) => whole_turns(from, line, *last),
            (None, None) => whole_turns(from, line, played.min(QUIET)),
        };
        let mut says: Vec<Message> = said.into_iter().map(|(_, message)| message).collect();
        if says.is_empty() && outcome.is_none() {
            says.push(Message::plain("review-why-quiet"));
        }
        Consequence {
            line: line[..telling].to_vec(),
            says,
            outcome,
        }
    }

    /// In front of it, how many rolls let the player to roll here send a piece home.
    pub(crate) fn with_hits(
        mut self,
        before_the_roll: &AnyTable,
        rolls: &[(String, f32)],
    ) -> Consequence {
        let hitting: f32 = rolls
            .iter()
            .filter(|(roll, _)| can_hit(before_the_roll, roll))
            .map(|(_, chance)| chance)
            .sum();
        self.says.retain(|message| message.id != "review-why-quiet");
        let args = vec![
            ("player", player(before_the_roll, before_the_roll.side())),
            ("rolls", Value::Number((hitting * ROLLS).round() as i64)),
            ("all", Value::Number(ROLLS as i64)),
        ];
        self.says.insert(0, Message::new("review-why-hits", args));
        self
    }
}

/// Whether these moves lead to the end of the game.
fn ends(from: &AnyTable, line: &[String]) -> bool {
    let mut table = from.clone();
    line.iter().all(|text| table.play(text).is_ok()) && table.outcome().is_some()
}

/// So many moves and the rest of the turn that they are in.
fn whole_turns(from: &AnyTable, line: &[String], moves: usize) -> usize {
    let mut table = from.clone();
    let mut end = 0;
    for text in line {
        if end >= moves && table.begins_turn() || table.play(text).is_err() {
            break;
        }
        end += 1;
    }
    end
}

/// Whether a turn with this roll can send a piece home.
fn can_hit(table: &AnyTable, roll: &str) -> bool {
    let mut table = table.clone();
    table.play(roll).is_ok() && some_turn_hits(&mut table)
}

fn some_turn_hits(table: &mut AnyTable) -> bool {
    let texts = table.legal_texts(usize::MAX).unwrap_or_default();
    texts.iter().any(|text| {
        let Ok((_, effects)) = table.play_with_effects(text) else {
            return false;
        };
        let hits = effects
            .iter()
            .any(|effect| matches!(effect, Effect::SendHome { .. }));
        let goes_on = !hits && table.phase() == Phase::Move && !table.begins_turn();
        let found = hits || goes_on && some_turn_hits(table);
        table.undo();
        found
    })
}

fn player(table: &AnyTable, side: Side) -> Value {
    let game = table.game();
    Value::Player { game, side }
}

/// What is worth telling of what a move did.
fn told(table: &AnyTable, mover: Side, effect: Effect) -> Option<Message> {
    let who = ("player", player(table, mover));
    let cell = |cell| Value::from(table.cell_name(cell));
    Some(match effect {
        Effect::Remove { cell: at, kind, .. } => {
            let args = vec![who, ("piece", Value::Piece(kind)), ("cell", cell(at))];
            Message::new("review-why-takes", args)
        }
        Effect::Stack {
            cell: at, height, ..
        } => {
            let height = Value::from(u32::from(height));
            Message::new(
                "review-why-stacks",
                vec![who, ("height", height), ("cell", cell(at))],
            )
        }
        Effect::SendHome { from, .. } => {
            Message::new("review-why-sends-home", vec![who, ("cell", cell(from))])
        }
        Effect::Promote { kind, cell: at } => {
            let args = vec![who, ("piece", Value::Piece(kind)), ("cell", cell(at))];
            Message::new("review-why-promotes", args)
        }
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(variant: &str, position: &str) -> AnyTable {
        let table = AnyTable::open(variant).expect("a variant");
        table.set_up(position).expect("a position")
    }

    fn after(table: &AnyTable, moves: &str) -> Consequence {
        let moves: Vec<String> = moves.split_whitespace().map(str::to_owned).collect();
        Consequence::of(table, &moves)
    }

    fn ids(consequence: &Consequence) -> Vec<&'static str> {
        consequence.says.iter().map(|message| message.id).collect()
    }

    #[test]
    fn a_line_in_which_nothing_falls_is_told_as_quiet_and_cut_short() {
        let start = AnyTable::open("la-trel/base").expect("a variant");
        let quiet = after(&start, "d2-d3 d7-d6 e2-e3 e7-e6 c2-c3");
        assert_eq!(ids(&quiet), ["review-why-quiet"]);
        assert_eq!(quiet.line, ["d2-d3", "d7-d6", "e2-e3"]);
    }

    #[test]
    fn a_line_ends_with_the_last_thing_that_it_tells() {
        let variant = AnyTable::open("chasse-croise/standard").expect("a variant");
        let rolled = after(&variant, "63 a+6 b+3");
        assert_eq!(ids(&rolled), ["review-why-quiet"]);
        assert_eq!(rolled.line, ["63", "a+6", "b+3"], "turns are whole");
    }

    #[test]
    fn the_rule_that_ends_the_game_is_named() {
        let table = at("chasse-croise/standard", "bbbbbbbbba/bbbbbbbb9b 1 - 40");
        let won = after(&table, "61 j+1");
        let outcome = won.outcome.expect("it is over");
        assert_eq!(outcome.winner, Some(Side::One));
        assert_eq!(ids(&won), [""; 0]);
    }

    #[test]
    fn a_move_that_cannot_be_played_ends_the_line() {
        let start = AnyTable::open("la-trel/base").expect("a variant");
        assert_eq!(after(&start, "d2-d3 later").line, ["d2-d3"]);
        assert_eq!(after(&start, "later").line, [""; 0]);
    }
}
