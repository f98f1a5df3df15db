//! A Fluent bundle spoken to in the rules' own terms: messages with [`Value`]s in, text out.

use crate::{Language, topics};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use rules::quote::visible;
use rules::{Message, Value};
use std::fmt;
use unic_langid::langid;

/// Every sentence in one language. Can be shared between threads.
pub struct Words {
    language: Language,
    bundle: FluentBundle<FluentResource>,
}

/// A sentence that could not be formed. The tests see to it that nobody ever meets one.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Gap {
    #[error("{language} has no message {id}")]
    NoMessage { language: Language, id: String },
    #[error("{id} in {language}: {problem}")]
    Unformed {
        language: Language,
        id: String,
        problem: String,
    },
}

impl Words {
    pub fn new(language: Language) -> Words {
        let locale = match language {
            Language::En => langid!("en"),
            Language::Fr => langid!("fr"),
        };
        let mut bundle = FluentBundle::new_concurrent(vec![locale]);
        // The marks that isolate arguments of another writing direction only disturb terminals here.
        bundle.set_use_isolating(false);
        for (_, text) in topics(language) {
            // A test holds the files free of errors; what can be read is read in any case.
            let resource =
                FluentResource::try_new(text.to_owned()).unwrap_or_else(|(readable, _)| readable);
            bundle.add_resource_overriding(resource);
        }
        Words { language, bundle }
    }

    pub const fn language(&self) -> Language {
        self.language
    }

    /// The sentence of a message; the bare identifier where there is none.
    pub fn message(&self, message: &Message) -> String {
        self.text(message.id, &message.args)
    }

    /// The sentence with this identifier; the bare identifier where there is none.
    pub fn text(&self, id: &str, args: &[(&str, Value)]) -> String {
        self.try_text(id, args).unwrap_or_else(|_| id.to_owned())
    }

    /// A side form of a message, such as the `a` of a piece; the bare identifier where there is none.
    pub fn attribute(&self, id: &str, attribute: &str) -> String {
        self.try_attribute(id, attribute)
            .unwrap_or_else(|_| id.to_owned())
    }

    /// [`text`](Words::text) that says what is missing.
    pub fn try_text(&self, id: &str, args: &[(&str, Value)]) -> Result<String, Gap> {
        self.form(id, None, args)
    }

    /// [`attribute`](Words::attribute) that says what is missing.
    pub fn try_attribute(&self, id: &str, attribute: &str) -> Result<String, Gap> {
        self.form(id, Some(attribute), &[])
    }

    fn form(
        &self,
        id: &str,
        attribute: Option<&str>,
        args: &[(&str, Value)],
    ) -> Result<String, Gap> {
        let no_message = || Gap::NoMessage {
            language: self.language,
            id: attribute.map_or_else(|| id.to_owned(), |attribute| format!("{id}.{attribute}")),
        };
        let message = self.bundle.get_message(id).ok_or_else(no_message)?;
        let pattern = match attribute {
            None => message.value(),
            Some(name) => message.get_attribute(name).map(|found| found.value()),
        }
        .ok_or_else(no_message)?;
        let mut values = FluentArgs::with_capacity(args.len());
        for (name, value) in args {
            values.set((*name).to_owned(), self.value(value)?);
        }
        let mut problems = Vec::new();
        let text = self
            .bundle
            .format_pattern(pattern, Some(&values), &mut problems);
        match problems.first() {
            None => Ok(text.into_owned()),
            Some(problem) => Err(Gap::Unformed {
                language: self.language,
                id: id.to_owned(),
                problem: problem.to_string(),
            }),
        }
    }

    fn value(&self, value: &Value) -> Result<FluentValue<'static>, Gap> {
        let text = match value {
            Value::Number(number) => return Ok(FluentValue::from(*number)),
            // What somebody typed may be quoted in a sentence.
            Value::Text(text) => visible(text).into_owned(),
            Value::List(items) => visible(&self.joined(items)?).into_owned(),
            Value::Piece(id) => self.try_attribute(id, "a")?,
            Value::Player { game, side } => {
                self.try_text(&format!("player-{game}-{}", side.number()), &[])?
            }
        };
        Ok(FluentValue::from(text))
    }

    /// `a1, b2 and c3`.
    fn joined(&self, items: &[String]) -> Result<String, Gap> {
        match items {
            [] => Ok(String::new()),
            [only] => Ok(only.clone()),
            [head @ .., last] => {
                let args = [
                    ("head", Value::Text(head.join(", "))),
                    ("last", Value::Text(last.clone())),
                ];
                self.try_text("list-and", &args)
            }
        }
    }
}

impl fmt::Debug for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Words")
            .field("language", &self.language)
            .finish_non_exhaustive()
    }
}
