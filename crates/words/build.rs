//! Lists the Fluent files for `src/files.rs` to include.

use embed::{Content, embed};

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    if let Err(problem) = embed("locales", "locales.rs", Content::Text) {
        println!("cargo::error=the sentences cannot be embedded: {problem}");
    }
}
