//! What a calibration has found, in words.

use crate::console::Console;
use crate::document::{percent, test_name};
use crate::failure::Failure;
use arena::calibrate::{Finding, Findings};
use rules::Value;
use words::Words;

pub(super) fn tell(findings: &Findings, console: &mut Console) -> Result<(), Failure> {
    let words = console.words;
    for finding in &findings.tests {
        let mark = if finding.met {
            "levels-met"
        } else {
            "levels-missed"
        };
        let line = format!("{} · {}", found(words, finding), words.text(mark, &[]));
        console.out.tell(&format!("  {line}"))?;
    }
    let variant = ("variant", findings.variant.as_str().into());
    let sentence = match findings.failed() {
        0 => words.text("levels-all-met", &[variant]),
        failed => {
            let count = ("count", Value::Number(failed as i64));
            words.text("levels-some-missed", &[variant, count])
        }
    };
    Ok(console.out.tell(&sentence)?)
}

fn found(words: &Words, finding: &Finding) -> String {
    let share = |thousandths: u32| Value::from(percent(words, thousandths));
    let args = [
        ("test", test_name(words, finding.test).into()),
        ("score", share(finding.score)),
        ("low", share(finding.low)),
        ("high", share(finding.high)),
        ("games", Value::Number(finding.games() as i64)),
    ];
    words.text("levels-found", &args)
}
