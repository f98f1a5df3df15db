//! Lists the pages of each language, and what was measured of the games' advice, for `src/shelf.rs` to include.

use embed::{Content, embed};

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    for (folder, list) in [("en", "en.rs"), ("fr", "fr.rs"), ("advice", "advice.rs")] {
        if let Err(problem) = embed(folder, list, Content::Text) {
            println!("cargo::error=the pages cannot be embedded: {problem}");
        }
    }
}
