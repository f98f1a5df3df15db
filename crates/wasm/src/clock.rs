//! The browser's clock. `Instant` does not exist there; `performance.now()` exists on pages, in workers and under Node.

use search::Clock;
use std::time::Duration;
use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_namespace = performance)]
    fn now() -> f64;
}

/// Time since a search began.
#[derive(Debug)]
pub(crate) struct BrowserClock {
    began: f64,
}

impl BrowserClock {
    pub(crate) fn start() -> BrowserClock {
        BrowserClock { began: now() }
    }
}

impl Clock for BrowserClock {
    fn elapsed(&self) -> Duration {
        Duration::from_secs_f64((now() - self.began).max(0.0) / 1_000.0)
    }
}
