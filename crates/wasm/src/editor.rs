//! Setting a position up by hand in the browser.

use crate::table::{OpenProblem, open, thrown};
use rules::{AnyEditor, Change, EditField, KindView, TextError, View};
use serde::Serialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsError, JsValue};

/// A position that is being set up. Free it when it is no longer needed.
#[wasm_bindgen]
#[derive(Clone, Debug)]
pub struct Editor {
    inner: AnyEditor,
}

/// What has been set up so far.
#[derive(Clone, Debug, PartialEq, Serialize, Tsify)]
pub struct Edited {
    pub view: View,
    /// The position text, also where no game could show the position.
    pub text: String,
    /// What keeps this from being a position.
    pub problem: Option<TextError>,
    /// The numbers beside the board.
    pub fields: Vec<EditField>,
}

#[wasm_bindgen]
impl Editor {
    /// Begins with the start of a variant, or with a position text. Throws an `OpenProblem`.
    pub fn open(variant: &str, position: Option<String>) -> Result<Editor, JsValue> {
        open(variant, position.as_deref())
            .map(|table| Editor {
                inner: table.editor(),
            })
            .map_err(|problem: OpenProblem| thrown(&problem))
    }

    /// The kinds of pieces that can be put on the board.
    pub fn kinds(&self) -> Result<Vec<Ts<KindView>>, JsError> {
        let kinds = self.inner.kinds();
        Ok(kinds.iter().map(Tsify::into_ts).collect::<Result<_, _>>()?)
    }

    /// Makes a change; `false` where it cannot be made, and then nothing has changed.
    pub fn change(&mut self, change: Ts<Change>) -> Result<bool, JsError> {
        Ok(self.inner.change(change.to_rust()?))
    }

    pub fn edited(&self) -> Result<Ts<Edited>, JsError> {
        let edited = Edited {
            view: self.inner.view(),
            text: self.inner.text(),
            problem: self.inner.check().err(),
            fields: self.inner.fields(),
        };
        Ok(edited.into_ts()?)
    }
}
