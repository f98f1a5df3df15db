//! The name of a new game, in every spelling that the sources have of it.

use crate::shell::{Failure, root};

/// A name that no game has yet, and what follows from it.
#[derive(Debug)]
pub(super) struct Name {
    /// `goose-walk`.
    pub(super) id: String,
    /// `goose_walk`.
    pub(super) folder: String,
    /// `GooseWalk`.
    pub(super) camel: String,
    /// `GW`.
    pub(super) prefix: String,
}

/// Longer names are no use in addresses and file names.
const LONGEST: usize = 30;

/// Words that no module can be named.
const KEYWORDS: [&str; 52] = [
    "abstract", "as", "async", "await", "become", "box", "break", "const", "continue", "crate",
    "do", "dyn", "else", "enum", "extern", "false", "final", "fn", "for", "gen", "if", "impl",
    "in", "let", "loop", "macro", "match", "mod", "move", "mut", "override", "priv", "pub", "ref",
    "return", "self", "static", "struct", "super", "trait", "true", "try", "type", "typeof",
    "unsafe", "unsized", "use", "virtual", "where", "while", "yield", "std",
];

impl Name {
    /// Checks a name and finds a prefix for its rules.
    pub(super) fn new(id: &str) -> Result<Name, Failure> {
        let refuse = |why: &str| Err(Failure(format!("“{id}” is no name for a game: {why}")));
        let parts: Vec<&str> = id.split('-').collect();
        let letters = |part: &&str| {
            let mut characters = part.chars();
            characters
                .next()
                .is_some_and(|first| first.is_ascii_lowercase())
                && characters.all(|c| c.is_ascii_lowercase() || c.is_ascii_digit())
        };
        if !parts.iter().all(letters) || id.len() > LONGEST {
            return refuse(
                "write it in small letters and digits with hyphens between the words, each of which begins with a letter, 30 \
                 characters at most, as in goose-walk",
            );
        }
        if id.len() < 3 {
            return refuse("it is too short to be searched for");
        }
        let folder = id.replace('-', "_");
        if KEYWORDS.contains(&folder.as_str()) {
            return refuse("the language of the sources has the word for itself");
        }
        if let Some(game) = rules::game_of(id) {
            return refuse(&format!("{game} is in the catalog already"));
        }
        // The games' modules stand beside those of the rules, and their tests beside the crates.
        for taken in [
            format!("crates/{id}"),
            format!("crates/rules/src/{folder}"),
            format!("crates/rules/src/{folder}.rs"),
            format!("crates/rules/tests/{folder}"),
            format!("crates/rules/tests/{folder}.rs"),
            format!("crates/search/tests/{folder}"),
        ] {
            if root().join(&taken).exists() {
                return refuse(&format!("{taken} has it already"));
            }
        }
        let capitalised = |part: &&str| part[..1].to_uppercase() + &part[1..];
        Ok(Name {
            id: id.to_owned(),
            folder,
            camel: parts.iter().map(capitalised).collect(),
            prefix: prefix(id, &|prefix| {
                rules::games().any(|game| game.rule_prefix == prefix)
            })?,
        })
    }

    /// A text of the template, or a path in it, with this name in the place of the template's.
    pub(super) fn put_into(&self, text: &str) -> String {
        let title = self.id.replace('-', " ");
        let prefix = self.prefix.to_lowercase();
        [
            // First, since the name may end like this; and not in “fuzz”, which is no game's.
            ("ZZ", self.prefix.clone()),
            ("zz-", format!("{prefix}-")),
            ("zz_", format!("{prefix}_")),
            ("toy-race", self.id.clone()),
            ("toy_race", self.folder.clone()),
            ("TOY_RACE", self.folder.to_uppercase()),
            ("ToyRace", self.camel.clone()),
            ("Toy race", title[..1].to_uppercase() + &title[1..]),
        ]
        .iter()
        .fold(text.to_owned(), |text, (old, new)| text.replace(old, new))
    }
}

/// Two letters that no other game's rules begin with: the first letters of two words, or else the first letter with another one.
fn prefix(id: &str, taken: &dyn Fn(&str) -> bool) -> Result<String, Failure> {
    let words: Vec<&str> = id.split('-').collect();
    let first = &id[..1];
    let of_words = words.iter().skip(1).map(|word| &word[..1]);
    let of_letters = id[1..]
        .char_indices()
        .filter(|(_, c)| c.is_ascii_lowercase())
        .map(|(at, _)| &id[at + 1..at + 2]);
    of_words
        .chain(of_letters)
        .map(|second| format!("{first}{second}").to_uppercase())
        .find(|prefix| !taken(prefix))
        .ok_or_else(|| {
            Failure(format!(
                "every prefix for rules that “{id}” offers is taken by another game; choose another name"
            ))
        })
}

#[cfg(test)]
mod tests {
    use super::{Name, prefix};
    use crate::shell::Failure;

    #[test]
    fn a_name_is_spelt_as_each_place_wants_it() {
        let Ok(name) = Name::new("snail-trail") else {
            panic!("a good name");
        };
        assert_eq!(name.prefix, "ST");
        let text = "toy-race toy_race TOY_RACE_X ToyRace Toy race ZZ-1 ending-zz-1 zz_1_x fuzz/x";
        let named = "snail-trail snail_trail SNAIL_TRAIL_X SnailTrail Snail trail ST-1 ending-st-1 st_1_x fuzz/x";
        assert_eq!(name.put_into(text), named);
        let Ok(name) = Name::new("jazz-walk") else {
            panic!("a good name");
        };
        assert_eq!(
            name.put_into("toy-race toy_race zz-1"),
            "jazz-walk jazz_walk jw-1"
        );
    }

    #[test]
    fn what_cannot_be_a_name_is_refused_with_the_reason() {
        let cases = [
            ("", "small letters"),
            ("Goose", "small letters"),
            ("goose_walk", "small letters"),
            ("goose--walk", "small letters"),
            ("goose-walk-", "small letters"),
            ("4-in-a-row", "small letters"),
            ("goose-2", "small letters"),
            ("l’oie", "small letters"),
            ("go", "too short"),
            ("match", "has the word for itself"),
            ("la-trel", "in the catalog already"),
            ("view", "crates/rules/src/view.rs"),
            ("rules", "crates/rules"),
            ("records", "crates/rules/tests/records.rs"),
        ];
        for (id, why) in cases {
            match Name::new(id) {
                Err(Failure(said)) => assert!(said.contains(why), "{id}: {said}"),
                Ok(name) => panic!("{name:?}"),
            }
        }
    }

    #[test]
    fn a_prefix_is_made_of_letters_of_the_name_that_no_game_has() {
        let of = |id: &str, taken: &[&str]| prefix(id, &|prefix| taken.contains(&prefix)).ok();
        assert_eq!(of("goose-walk", &[]).as_deref(), Some("GW"));
        assert_eq!(of("goose-walk", &["GW"]).as_deref(), Some("GO"));
        assert_eq!(of("racers", &["RA"]).as_deref(), Some("RC"));
        assert_eq!(of("abc", &["AB", "AC"]), None);
    }
}
