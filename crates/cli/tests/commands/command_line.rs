//! Command lines that cannot be understood, help and languages.

use super::program::{COMMANDS, contains, run};
use rules::record::{MOST_BYTES, MOST_JSON_BYTES};
use std::process::Command;

#[test]
fn bad_input_is_refused_with_what_to_do() {
    let cases: [(&[&str], &str); 5] = [
        (&["show", "chess"], "“ludotheca games” lists them all"),
        (
            &["show", "latroncules", "--position", "8/8 1 0 0"],
            "The position cannot be read. Column 4",
        ),
        (
            &["show", "latroncules", "--moves", "a2-a3 a2-a3"],
            "Move 2, a2-a3, cannot be played. ",
        ),
        (
            &["replay", "no-such-file"],
            "There is no file no-such-file.",
        ),
        (&["replay", "."], "is a folder"),
    ];
    for (arguments, part) in cases {
        let refused = run(arguments);
        assert_eq!(
            (refused.status, refused.out.as_str()),
            (1, ""),
            "{arguments:?}"
        );
        contains(&refused.err, part);
    }
}

#[test]
fn a_command_line_that_cannot_be_understood_is_told_in_the_readers_language() {
    let cases: [(&[&str], &str, &str); 7] = [
        (
            &["shwo"],
            "There is no command “shwo”. Did you mean show?",
            "Il n’y a pas de commande",
        ),
        (
            &["show"],
            "Something is missing: <VARIANT>",
            "Il manque quelque chose\u{202f}: <VARIANTE>",
        ),
        (
            &["show", "latroncules", "--colour"],
            "There is no argument “--colour” here",
            "Il n’y a pas d’argument",
        ),
        (
            &["show", "latroncules", "--color", "red"],
            "auto, always, never",
            "auto, always, never",
        ),
        (
            &["perft", "latroncules", "many"],
            "“many” cannot be read",
            "ne se lit pas",
        ),
        (
            &["show", "la-trel", "--json", "--svg"],
            "do not go together",
            "ne vont pas ensemble",
        ),
        (
            &["play", "--side", "3"],
            "“3” cannot be read",
            "ne se lit pas",
        ),
    ];
    for (arguments, english, french) in cases {
        let refused = run(arguments);
        assert_eq!(
            (refused.status, refused.out.as_str()),
            (2, ""),
            "{arguments:?}"
        );
        contains(&refused.err, english);
        contains(&refused.err, "--help");
        let refused = run(&[&["--lang", "fr"], arguments].concat());
        assert_eq!(refused.status, 2);
        contains(&refused.err, french);
    }
    let nothing = run(&[]);
    assert_eq!(nothing.status, 2);
    contains(&nothing.err, "Usage: ludotheca");
}

#[test]
fn help_teaches_in_both_languages_and_leaves_no_identifier_unsaid() {
    for language in ["en", "fr"] {
        let main = run(&["--help", "--lang", language]);
        assert_eq!(main.status, 0);
        let listed = main.out.lines().filter_map(|line| line.strip_prefix("  "));
        let listed = listed.filter(|line| line.starts_with(char::is_alphabetic));
        let listed = listed.filter_map(|line| line.split(' ').next());
        let listed: Vec<&str> = listed.filter(|word| *word != "ludotheca").collect();
        assert_eq!(listed, COMMANDS, "{}", main.out);
        for command in COMMANDS {
            let help = run(&[command, "--help", "--lang", language]);
            assert_eq!(help.status, 0);
            assert!(!help.out.contains("help-"), "{}", help.out);
            contains(&help.out, &format!("ludotheca {command}"));
            let examples = if language == "en" { "xample" } else { "xemple" };
            contains(&help.out, examples);
            assert!(
                !(language == "fr" && help.out.contains("default")),
                "{}",
                help.out
            );
        }
        assert!(!main.out.contains("help-"), "{}", main.out);
    }
    contains(&run(&["--version"]).out, env!("CARGO_PKG_VERSION"));
}

#[test]
fn help_of_commands_that_read_records_tells_how_long_they_may_be() {
    for command in ["replay", "verify", "analyse"] {
        for (language, unit) in [("en", " MiB"), ("fr", "\u{a0}Mio")] {
            let help = run(&[command, "--help", "--lang", language]).out;
            for most in [MOST_BYTES, MOST_JSON_BYTES] {
                contains(&help, &format!("{}{unit}", most >> 20));
            }
        }
    }
}

#[test]
fn the_language_comes_from_the_locale_when_nobody_says_otherwise() {
    let say = |name: &str, value: &str, arguments: &[&str]| {
        let output = Command::new(env!("CARGO_BIN_EXE_ludotheca"))
            .args(arguments)
            .env_remove("LC_ALL")
            .env_remove("LC_MESSAGES")
            .env_remove("LANG")
            .env("LC_CTYPE", "C.UTF-8")
            .env(name, value)
            .output()
            .expect("a run");
        String::from_utf8(output.stdout).expect("text")
    };
    for name in ["LC_ALL", "LC_MESSAGES", "LANG"] {
        contains(
            &say(name, "fr_FR.UTF-8", &["why", "latroncules", "a2-a3"]),
            "est un coup permis",
        );
    }
    contains(
        &say(
            "LANG",
            "fr_FR.UTF-8",
            &["--lang=en", "why", "latroncules", "a2-a3"],
        ),
        "is legal",
    );
    contains(
        &say("LANG", "C", &["why", "latroncules", "a2-a3"]),
        "is legal",
    );
}

#[test]
fn completions_exist_for_the_shells() {
    for shell in ["bash", "fish", "zsh", "powershell", "elvish"] {
        let script = run(&["completions", shell]);
        assert_eq!(script.status, 0);
        contains(&script.out, "perft");
        contains(&script.out, "serve");
    }
}
