//! What an address of the page is about, for those who only hear of it: title, description and the position that stands in its query.

use crate::query;
use rules::view::Phase;
use rules::{AnyTable, Value, game_of, games, variants_named};
use words::Words;

/// The pages that are passed on as links, and the titles that the page itself gives them.
const TITLES: [(&str, &str); 7] = [
    ("play", "page-title-play"),
    ("analysis", "page-title-analysis"),
    ("embed", "page-title-play"),
    ("rules", "page-title-rules"),
    ("learn", "page-title-learn"),
    ("compare", "page-title-compare"),
    ("study", "page-title-study"),
];

/// An address of the page that is worth a preview.
#[derive(Clone, Debug)]
pub(crate) struct Subject {
    title: &'static str,
    /// The position in the query, or the start.
    table: AnyTable,
    /// Whether the query has a position of this variant.
    pub(crate) set_up: bool,
}

impl Subject {
    /// What this path, which is one of the page's, and this query are about.
    pub(crate) fn of(path: &str, query: &str) -> Option<Subject> {
        let mut parts = path.trim_matches('/').splitn(2, '/');
        let page = parts.next()?;
        let (_, title) = TITLES.iter().find(|(name, _)| *name == page)?;
        let named = match parts.next() {
            Some(named) => named,
            // Whoever shares a study names its variant; without one it is the sender's own shelf.
            None if page == "study" => return None,
            None => games().next()?.id,
        };
        // An edition of the game may be named in the query.
        let edition = query::value(query, "a").ok().flatten();
        let edition = edition.and_then(|edition| AnyTable::open(&format!("{named}/{edition}")));
        let table = match edition.filter(|_| page == "compare") {
            Some(table) => table,
            None => AnyTable::open(variants_named(named).next()?)?,
        };
        let position = query::value(query, "position").ok().flatten();
        let set_up = position.and_then(|text| table.set_up(&text).ok());
        Some(Subject {
            title,
            set_up: set_up.is_some(),
            table: set_up.unwrap_or(table),
        })
    }

    pub(crate) fn variant(&self) -> &'static str {
        self.table.variant()
    }

    pub(crate) fn position(&self) -> String {
        self.table.position_text()
    }

    pub(crate) fn title(&self, words: &Words) -> String {
        let args = [
            ("game", Value::Text(words.game(self.variant()))),
            ("variant", Value::Text(words.variant(self.variant()))),
        ];
        let what = words.text(self.title, &args);
        words.text("page-title-of", &[("what", what.into())])
    }

    /// Who is to move, or how it ended; else what the game is.
    pub(crate) fn description(&self, words: &Words) -> String {
        let id = self.variant();
        if !self.set_up {
            let about = game_of(id).map(|game| words.about_game(game.id));
            return about.unwrap_or_default();
        }
        let variant = words.about_variant(id);
        format!("{} {variant}", sentence(status(&self.table, words)))
    }
}

/// Who is to move, or how the game ended.
fn status(table: &AnyTable, words: &Words) -> String {
    if let Some(outcome) = table.outcome() {
        return words.outcome(table.variant(), &outcome);
    }
    let player = Value::Text(words.player(table.variant(), table.side()));
    let id = match table.phase() {
        Phase::Roll => "view-to-roll",
        Phase::Move | Phase::Over => "view-to-move",
    };
    words.text(id, &[("player", player)])
}

fn sentence(mut text: String) -> String {
    if !text.ends_with(['.', '!', '?']) {
        text.push('.');
    }
    text
}
