//! What other programs are told of the types that travel: JSON schemas, and types for TypeScript. Types of others stand in for
//! themselves here.

use crate::Name;
use crate::dice::Bytes;
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use std::borrow::Cow;
use ts_rs::TS;

/// A player, as [`rules::Side`] is written.
#[derive(Debug, JsonSchema, TS)]
#[schemars(rename_all = "lowercase")]
#[ts(rename_all = "lowercase")]
pub enum Side {
    /// Player 1, who begins.
    One,
    /// Player 2.
    Two,
}

impl<const KIND: char> JsonSchema for Bytes<KIND> {
    fn schema_name() -> Cow<'static, str> {
        "Bytes".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "description": "32 bytes as 64 hexadecimal digits.",
            "type": "string",
            "pattern": "^[0-9a-f]{64}$",
        })
    }
}

impl JsonSchema for Name {
    fn schema_name() -> Cow<'static, str> {
        "Name".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "description": "What somebody is called: visible, and of letters of one alphabet.",
            "type": "string",
            "minLength": 1,
            "maxLength": crate::LONGEST_NAME,
        })
    }
}

/// Texts with a meaning are texts to TypeScript.
macro_rules! text_to_typescript {
    ($($of:tt)*) => {
        $($of)* {
            type WithoutGenerics = String;
            type OptionInnerType = Self;

            fn name(_: &ts_rs::Config) -> String {
                "string".to_owned()
            }

            fn inline(_: &ts_rs::Config) -> String {
                "string".to_owned()
            }
        }
    };
}

text_to_typescript!(impl TS for Name);
text_to_typescript!(impl<const KIND: char> TS for Bytes<KIND>);
