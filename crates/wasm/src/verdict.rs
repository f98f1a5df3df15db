//! What the rules say to an attempt.

use rules::{Message, MoveError, Refusal};
use serde::Serialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::JsError;

/// A legal move's canonical text, why the attempt is refused, or why it cannot be read at all.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Tsify)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum Verdict {
    Legal {
        text: String,
    },
    Refused {
        refusal: Refusal,
        /// The sentence that explains it.
        sentence: Message,
    },
    Unreadable {
        /// Counted from 1, in characters.
        column: usize,
        problem: Message,
    },
}

impl From<Result<String, MoveError>> for Verdict {
    fn from(result: Result<String, MoveError>) -> Verdict {
        match result {
            Ok(text) => Verdict::Legal { text },
            Err(MoveError::Refused(refusal)) => Verdict::Refused {
                sentence: refusal.message(),
                refusal: *refusal,
            },
            Err(MoveError::Unreadable(error)) => Verdict::Unreadable {
                column: error.column,
                problem: error.problem,
            },
            Err(other) => Verdict::Unreadable {
                column: 1,
                problem: other.message(),
            },
        }
    }
}

impl Verdict {
    /// The verdict as the browser is told it.
    pub(crate) fn told(result: Result<String, MoveError>) -> Result<Ts<Verdict>, JsError> {
        Ok(Verdict::from(result).into_ts()?)
    }
}
