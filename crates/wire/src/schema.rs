//! What is published of the types: JSON schemas for whoever writes a client, and types for the page.

use crate::{About, Ask, SessionTold, SessionWanted, Tell};
use schemars::{JsonSchema, SchemaGenerator, generate::SchemaSettings};
use serde_json::{Map, Value};
use std::collections::BTreeMap;
use ts_rs::{Config, TS, TypeVisitor};

/// The schemas of everything that travels, by name.
pub fn schemas() -> Map<String, Value> {
    fn add<T: JsonSchema>(generator: &mut SchemaGenerator) {
        generator.subschema_for::<T>();
    }
    let settings = SchemaSettings::draft2020_12().with(|settings| {
        settings.definitions_path = "/components/schemas".into();
    });
    let mut generator = settings.into_generator();
    add::<Ask>(&mut generator);
    add::<Tell>(&mut generator);
    add::<SessionWanted>(&mut generator);
    add::<SessionTold>(&mut generator);
    add::<About>(&mut generator);
    generator.take_definitions(true)
}

/// Declarations of all types, for TypeScript.
pub fn typescript() -> String {
    struct Gather {
        config: Config,
        found: BTreeMap<String, String>,
    }

    impl TypeVisitor for Gather {
        fn visit<T: TS + 'static + ?Sized>(&mut self) {
            // What has no file of its own has no declaration: numbers, texts, lists.
            if T::output_path().is_none() || self.found.contains_key(&T::ident(&self.config)) {
                return;
            }
            let docs = T::docs().unwrap_or_default();
            let declared = format!("{docs}export {}\n", T::decl(&self.config));
            self.found.insert(T::ident(&self.config), declared);
            T::visit_dependencies(self);
        }
    }

    let mut gather = Gather {
        config: Config::new().with_large_int("number"),
        found: BTreeMap::new(),
    };
    gather.visit::<Ask>();
    gather.visit::<Tell>();
    gather.visit::<SessionWanted>();
    gather.visit::<SessionTold>();
    gather.visit::<About>();
    let declared: Vec<String> = gather.found.into_values().collect();
    declared.join("\n")
}

impl TS for crate::MessageId {
    type WithoutGenerics = String;
    type OptionInnerType = Self;

    fn name(_: &Config) -> String {
        "string".to_owned()
    }

    fn inline(_: &Config) -> String {
        "string".to_owned()
    }
}

impl JsonSchema for crate::MessageId {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "MessageId".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({
            "description": "The name of a message, chosen by the client.",
            "type": "string",
            "minLength": 1,
            "maxLength": crate::LONGEST_MESSAGE_ID,
            "pattern": "^[!-~]+$",
        })
    }
}
