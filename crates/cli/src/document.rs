//! The document about levels: written from the tables that the program plays with and from what was measured.

use arena::calibrate::{Finding, Findings, STRIDE, Test};
use rules::Value;
use rules::json::{self, JsonError};
use search::level::{Ladders, Level, MOST_NODES};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use words::{Language, Words};

/// What calibration found, kept beside the document.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Measured {
    /// By variant, in their order.
    findings: Vec<Findings>,
}

impl Measured {
    pub fn read(text: &str) -> Result<Measured, JsonError> {
        json::read(text.as_bytes())
    }

    /// The text of the file.
    pub fn text(&self) -> String {
        let text = serde_json::to_string_pretty(self).expect("findings have string keys");
        text + "\n"
    }

    /// Puts new findings in the place of older ones of the same variant.
    pub fn replace(&mut self, findings: Findings) {
        self.findings
            .retain(|older| older.variant != findings.variant);
        self.findings.push(findings);
        self.findings.sort_by(|a, b| a.variant.cmp(&b.variant));
    }

    fn of(&self, variant: &str) -> Option<&Findings> {
        self.findings
            .iter()
            .find(|findings| findings.variant == variant)
    }
}

/// The whole document about the levels of these games, in Markdown.
pub fn levels_document(games: &[Ladders], measured: &Measured, words: &Words) -> String {
    let ladders: BTreeMap<_, _> = games.iter().flat_map(|game| &game.ladders).collect();
    let inherits: BTreeMap<_, _> = games.iter().flat_map(|game| &game.inherits).collect();
    let say = |id: &str| words.text(id, &[]);
    let mut text = heading(words);
    let most = ("most", Value::Number(MOST_NODES as i64));
    let command = ("command", Value::from("`ludotheca calibrate`"));
    for paragraph in [
        words.text("levels-doc-about", &[most]),
        say("levels-doc-columns"),
        words.text("levels-doc-made", &[command]),
        words.text("levels-doc-inherits", &[("pairs", heirs(&inherits, words))]),
    ] {
        text.push_str(&paragraph);
        text.push_str("\n\n");
    }
    for (variant, ladder) in ladders {
        text.push_str(&format!("## {variant}\n\n"));
        let head = [
            "levels-doc-level",
            "levels-doc-nodes",
            "levels-doc-glance",
            "levels-doc-overlooked",
            "levels-doc-halving",
            "levels-doc-worst",
        ];
        let rows = ladder.iter().enumerate().map(|(index, level)| {
            let Level {
                nodes,
                slips,
                overlooks,
                halving,
                worst,
            } = level;
            let number = index + 1;
            if *slips == 0 {
                // Who never glances has no way of glancing.
                return vec![number.to_string(), nodes.to_string(), slips.to_string()];
            }
            [number as u64, *nodes]
                .into_iter()
                .chain([slips, overlooks, halving, worst].map(|value| u64::from(*value)))
                .map(|value| value.to_string())
                .collect()
        });
        text.push_str(&table(&head.map(say), rows));
        text.push_str(&results(measured.of(variant), words));
    }
    for (heir, from) in inherits {
        let about = words.text("levels-doc-heir", &[("from", from.as_str().into())]);
        text.push_str(&format!("## {heir}\n\n{about}\n\n"));
        text.push_str(&results(measured.of(heir), words));
    }
    text.truncate(text.trim_end().len());
    text + "\n"
}

/// Whether this is an earlier state of the document, and not something else of the same name.
pub(crate) fn is_levels_document(text: &str, words: &Words) -> bool {
    text.starts_with(&heading(words))
}

fn heading(words: &Words) -> String {
    format!("# {}\n\n", words.text("levels-doc-title", &[]))
}

fn heirs(inherits: &BTreeMap<&String, &String>, words: &Words) -> Value {
    let pairs = inherits.iter().map(|(heir, from)| {
        let args = [
            ("heir", Value::from(heir.as_str())),
            ("from", Value::from(from.as_str())),
        ];
        words.text("levels-doc-inherit", &args)
    });
    Value::List(pairs.collect())
}

fn results(findings: Option<&Findings>, words: &Words) -> String {
    let say = |id: &str| words.text(id, &[]);
    let Some(findings) = findings else {
        return format!("{}\n\n", say("levels-doc-unmeasured"));
    };
    let head = [
        "levels-doc-match",
        "levels-doc-score",
        "levels-doc-interval",
        "levels-doc-games",
        "levels-doc-asked",
    ];
    let row = |finding: &Finding| {
        let share = |thousandths| percent(words, thousandths);
        let met = if finding.met {
            "levels-doc-yes"
        } else {
            "levels-doc-no"
        };
        vec![
            test_name(words, finding.test),
            format!("{} %", share(finding.score)),
            format!("{} – {}", share(finding.low), share(finding.high)),
            format!("{}, {}, {}", finding.wins, finding.draws, finding.losses),
            say(met),
        ]
    };
    let rows = findings.tests.iter().map(row);
    format!(
        "{}\n\n{}",
        say("levels-doc-measured"),
        table(&head.map(say), rows)
    )
}

fn table(head: &[String], rows: impl Iterator<Item = Vec<String>>) -> String {
    let mut text = format!("| {} |\n|{}\n", head.join(" | "), "---|".repeat(head.len()));
    for mut row in rows {
        row.resize(head.len(), String::new());
        text.push_str(&format!("| {} |\n", row.join(" | ")));
    }
    text + "\n"
}

/// A share in thousandths as a percentage, with the comma of the language.
pub(crate) fn percent(words: &Words, thousandths: u32) -> String {
    let text = format!("{}.{}", thousandths / 10, thousandths % 10);
    match words.language() {
        Language::En => text,
        Language::Fr => text.replace('.', ","),
    }
}

/// Who meets whom.
pub(crate) fn test_name(words: &Words, test: Test) -> String {
    match test {
        Test::Bottom => words.text("levels-test-bottom", &[]),
        Test::Top => words.text("levels-test-top", &[]),
        Test::Step(lower) => levels_met(words, lower + 1, lower),
        Test::Stride(lower) => levels_met(words, lower + STRIDE, lower),
    }
}

fn levels_met(words: &Words, upper: usize, lower: usize) -> String {
    let number = |value: usize| Value::Number(value as i64);
    let args = [("upper", number(upper)), ("lower", number(lower))];
    words.text("levels-test-step", &args)
}
