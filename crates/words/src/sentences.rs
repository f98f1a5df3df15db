//! What the rules' answers say to a person: refusals, unreadable texts, endings, the names of games and variants.

use crate::Words;
use rules::{MoveError, Outcome, Refusal, Rule, Side, TextError, Value, game_id_of};

impl Words {
    /// Why a move is refused, in a sentence or two.
    pub fn refusal(&self, refusal: &Refusal) -> String {
        self.message(&refusal.message())
    }

    /// What could be played instead, if anything near was found.
    pub fn alternatives(&self, refusal: &Refusal) -> Option<String> {
        if refusal.nearest.is_empty() {
            return None;
        }
        let moves = Value::Text(refusal.nearest.join(", "));
        Some(self.text("refused-possible", &[("moves", moves)]))
    }

    /// Why a move text cannot be played: the refusal with its rule and the alternatives, or what is unreadable and where.
    pub fn move_error(&self, error: &MoveError) -> String {
        match error {
            MoveError::Unreadable(error) => self.text_error(error),
            MoveError::Refused(refusal) => {
                let args = [
                    ("sentence", Value::Text(self.refusal(refusal))),
                    ("rule", refusal.rule.id().into()),
                ];
                let mut text = self.text("refused", &args);
                if let Some(alternatives) = self.alternatives(refusal) {
                    text.push(' ');
                    text.push_str(&alternatives);
                }
                text
            }
        }
    }

    /// What could not be read, and at which column.
    pub fn text_error(&self, error: &TextError) -> String {
        let args = [
            ("column", Value::Number(error.column as i64)),
            ("problem", Value::Text(self.message(&error.problem))),
        ];
        self.text("unreadable", &args)
    }

    /// Who won, or a draw, and why. `game` is `la-trel`, or a variant of it.
    pub fn outcome(&self, game: &str, outcome: &Outcome) -> String {
        let mut args = vec![
            ("why", Value::Text(self.ending(outcome.rule))),
            ("rule", outcome.rule.id().into()),
        ];
        match outcome.winner {
            None => self.text("outcome-draw", &args),
            Some(winner) => {
                args.push(("player", Value::Text(self.player(game, winner))));
                self.text("outcome-win", &args)
            }
        }
    }

    /// What happened when a game ends by this rule, as half a sentence.
    pub fn ending(&self, rule: Rule) -> String {
        self.text(&format!("ending-{}", rule.id().to_lowercase()), &[])
    }

    /// The player's name in this game. `game` is `la-trel`, or a variant of it.
    pub fn player(&self, game: &str, side: Side) -> String {
        let id = format!("player-{}-{}", game_id_of(game), side.number());
        self.text(&id, &[])
    }

    /// A kind of piece without an article.
    pub fn piece(&self, id: &str) -> String {
        self.text(id, &[])
    }

    /// The game's name. `game` is `la-trel`, or a variant of it.
    pub fn game(&self, game: &str) -> String {
        self.text(&format!("game-{}", game_id_of(game)), &[])
    }

    /// One line about the game. `game` is `la-trel`, or a variant of it.
    pub fn about_game(&self, game: &str) -> String {
        self.attribute(&format!("game-{}", game_id_of(game)), "about")
    }

    /// The variant's name, without the game's.
    pub fn variant(&self, variant: &str) -> String {
        self.attribute(&variant_key(variant), "name")
    }

    /// One line about the variant.
    pub fn about_variant(&self, variant: &str) -> String {
        self.text(&variant_key(variant), &[])
    }
}

/// `variant-la-trel-base` of `la-trel/base`.
fn variant_key(variant: &str) -> String {
    format!("variant-{}", variant.replace('/', "-"))
}
