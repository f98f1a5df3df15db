//! `cargo xtask graph`: which of our crates stands on which, drawn into `ARCHITECTURE.md` from what cargo knows. A test below holds the
//! drawing against it.

use crate::metadata::{self, Metadata};
use crate::shell::{Failure, host, root};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;

const FILE: &str = "ARCHITECTURE.md";
const BEGIN: &str = "<!-- written by cargo xtask graph -->\n";
const END: &str = "<!-- until here -->\n";

type Graph = BTreeMap<String, BTreeSet<String>>;

pub(crate) fn write() -> Result<(), Failure> {
    let text = drawn_into(&page()?, &metadata::read(&host()?, true)?)?;
    files::replace(&root().join(FILE), text.as_bytes())
        .map_err(|error| Failure(format!("{FILE}: {error}")))
}

fn page() -> Result<String, Failure> {
    fs::read_to_string(root().join(FILE)).map_err(|error| Failure(format!("{FILE}: {error}")))
}

/// The page with the drawing between its two marks.
fn drawn_into(page: &str, metadata: &Metadata) -> Result<String, Failure> {
    let marks = page.split_once(BEGIN);
    let marks = marks.and_then(|(before, rest)| Some((before, rest.split_once(END)?.1)));
    let (before, after) =
        marks.ok_or_else(|| Failure(format!("{FILE} has no place for the graph")))?;
    let (linked, building) = (graph(metadata, None), graph(metadata, Some("build")));
    let drawing = drawing(&reduced(&linked), &building);
    Ok(format!("{before}{BEGIN}{drawing}{END}{after}"))
}

/// Our crates, and which of ours each of them needs in this way.
fn graph(metadata: &Metadata, kind: Option<&str>) -> Graph {
    let ours = metadata.packages.iter().filter(|package| package.is_ours());
    let needed = ours.map(|package| {
        let direct = metadata.needed(package, kind).into_iter();
        let direct = direct.filter(|other| other.is_ours());
        let direct = direct.map(|other| short(&other.name)).collect();
        (short(&package.name), direct)
    });
    needed.collect()
}

/// The name of the folder: `rules` of `ludotheca-rules`.
fn short(name: &str) -> String {
    match name.strip_prefix("ludotheca-") {
        Some(rest) => rest.to_owned(),
        None if name == "ludotheca" => "cli".to_owned(),
        None => name.to_owned(),
    }
}

/// Without what follows from the rest: who needs `search` needs `rules` too.
fn reduced(graph: &Graph) -> Graph {
    let reaches = |from: &str, to: &str| {
        let mut waiting = vec![from];
        let mut seen = BTreeSet::new();
        while let Some(name) = waiting.pop() {
            if name == to {
                return true;
            }
            if seen.insert(name) {
                waiting.extend(graph.get(name).into_iter().flatten().map(String::as_str));
            }
        }
        false
    };
    let direct = |needed: &BTreeSet<String>| {
        let follows = |name: &&String| {
            let others = needed.iter().filter(|other| other != name);
            others.into_iter().any(|other| reaches(other, name))
        };
        needed
            .iter()
            .filter(|name| !follows(name))
            .cloned()
            .collect()
    };
    let crates = graph.iter();
    crates
        .map(|(name, needed)| (name.clone(), direct(needed)))
        .collect()
}

fn drawing(linked: &Graph, building: &Graph) -> String {
    let mut text = "```mermaid\ngraph TD\n".to_owned();
    for (graph, arrow) in [(linked, "-->"), (building, "-.->")] {
        for (name, needed) in graph.iter().filter(|(_, needed)| !needed.is_empty()) {
            let needed: Vec<&str> = needed.iter().map(String::as_str).collect();
            text.push_str(&format!("    {name} {arrow} {}\n", needed.join(" & ")));
        }
    }
    text.push_str("```\n");
    text
}

#[cfg(test)]
mod tests {
    use super::{drawing, drawn_into, page, reduced};
    use crate::metadata;
    use crate::shell::{Failure, host};

    #[test]
    fn the_drawing_is_what_cargo_says() {
        let drawn = host().and_then(|host| {
            let page = page()?;
            let metadata = metadata::read(&host, true)?;
            Ok((drawn_into(&page, &metadata)?, page))
        });
        let (wanted, page) = drawn.unwrap_or_else(|Failure(why)| panic!("{why}"));
        assert!(wanted == page, "draw it again: `cargo xtask graph`");
    }

    #[test]
    fn arrows_that_follow_from_others_are_left_out() {
        let needed = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect();
        let graph = [
            ("cli".to_owned(), needed(&["rules", "search", "words"])),
            ("rules".to_owned(), needed(&[])),
            ("search".to_owned(), needed(&["rules"])),
            ("words".to_owned(), needed(&["rules"])),
        ];
        let building = [("words".to_owned(), needed(&["embed"]))];
        assert_eq!(
            drawing(&reduced(&graph.into()), &building.into()),
            "```mermaid\ngraph TD\n    cli --> search & words\n    search --> rules\n    words --> rules\n    words -.-> embed\n```\n"
        );
    }
}
