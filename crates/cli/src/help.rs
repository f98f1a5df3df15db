//! The command line in the reader's language: help texts put into the grammar, and mistakes told in sentences.

use crate::args::{Args, opponent_error};
use crate::failure::{Failure, bad_opponent};
use crate::output::Output;
use crate::quote::quoted;
use crate::render::{Screen, folded, folded_further};
use clap::builder::StyledStr;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, Command, CommandFactory};
use rules::Value;
use std::ffi::OsString;
use std::io::{self, Write};
use words::{Language, Words};

/// The language that `--lang` asks for, found before the grammar is, because that speaks it already.
pub(crate) fn language_asked_for(arguments: &[OsString]) -> Option<Language> {
    value_of("--lang", arguments)?.parse().ok()
}

/// Whether `--characters` asks for more than ASCII, found before the grammar is, because that is shown in them already.
pub(crate) fn characters_asked_for(arguments: &[OsString]) -> Option<bool> {
    match value_of("--characters", arguments)? {
        "unicode" => Some(true),
        "ascii" => Some(false),
        _ => None,
    }
}

/// The first value of an option, in either way of writing it.
fn value_of<'a>(option: &str, arguments: &'a [OsString]) -> Option<&'a str> {
    let mut arguments = arguments.iter().skip(1);
    while let Some(argument) = arguments.next() {
        // What is no text is no option either.
        let Some(argument) = argument.to_str() else {
            continue;
        };
        match argument.strip_prefix(option) {
            Some("") => return arguments.next()?.to_str(),
            Some(value) if value.starts_with('=') => return Some(&value[1..]),
            _ if argument == "--" => return None,
            _ => {}
        }
    }
    None
}

/// The grammar with its texts.
pub(crate) fn command(words: &Words, screen: Screen) -> Command {
    let speaker = Speaker { words, screen };
    // What is shown is folded as everything else is.
    speaker.translated(Args::command().term_width(0))
}

/// Puts sentences in the place of their identifiers.
#[derive(Clone, Copy)]
struct Speaker<'a> {
    words: &'a Words,
    screen: Screen,
}

impl Speaker<'_> {
    fn say(self, id: &str) -> String {
        let sentence = self.words.text(id, &[]);
        self.screen.letters(&sentence).into_owned()
    }

    fn translated(self, mut command: Command) -> Command {
        let say = |text: &StyledStr| self.say(&text.to_string());
        if let Some(about) = command.get_about().map(say) {
            command = command.about(about);
        }
        if let Some(examples) = command.get_after_long_help().map(say) {
            let examples = folded_further(&examples, self.screen.width, 2);
            command = command.after_long_help(examples);
        }
        if let Some(name) = command.get_subcommand_value_name().map(str::to_owned) {
            command = command.subcommand_value_name(self.say(&name));
        }
        if let Some(heading) = command.get_subcommand_help_heading().map(str::to_owned) {
            command = command.subcommand_help_heading(self.say(&heading));
        }
        let usage = self.say("help-heading-usage");
        command
            .help_template(format!(
                "{{about-with-newline}}\n{usage} {{usage}}\n\n{{all-args}}{{after-help}}"
            ))
            .mut_args(|arg| self.translated_arg(arg))
            .mut_subcommands(|command| self.translated(command))
    }

    fn translated_arg(self, arg: Arg) -> Arg {
        let heading = if arg.is_positional() {
            "help-heading-arguments"
        } else {
            "help-heading-options"
        };
        let help = arg.get_help().map(|help| self.say(&help.to_string()));
        let names: Vec<String> = arg
            .get_value_names()
            .unwrap_or_default()
            .iter()
            .filter(|_| arg.get_action().takes_values())
            .map(|name| self.say(name))
            .collect();
        let arg = arg.help_heading(self.say(heading));
        let arg = match help {
            Some(help) => arg.help(help),
            None => arg,
        };
        if names.is_empty() {
            return arg;
        }
        // The sentences say what is possible; the parser's own remarks exist in one language only.
        arg.value_names(names)
            .hide_possible_values(true)
            .hide_default_value(true)
    }
}

/// Writes help, or the version.
pub(crate) fn show(error: &clap::Error, out: &mut Output) -> Result<(), Failure> {
    let text = rendered(error, out.screen);
    Ok(write!(out, "{text}")?)
}

/// The library sets explanations far in, whatever the width.
const FAR_IN: &str = "\n          ";
const LESS_FAR_IN: &str = "\n    ";

/// The help as this screen shows it.
fn rendered(error: &clap::Error, screen: Screen) -> String {
    let text = error.render();
    let text = if screen.color {
        text.ansi().to_string()
    } else {
        text.to_string()
    };
    let text = if screen.width < Screen::WIDEST / 2 {
        text.replace(FAR_IN, LESS_FAR_IN)
    } else {
        text
    };
    folded(&text, screen.width)
}

/// Tells what was wrong with the command line.
pub(crate) fn tell_mistake(error: &clap::Error, words: &Words, err: &mut Output) -> io::Result<()> {
    if error.kind() == ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand {
        let text = rendered(error, err.screen);
        return writeln!(err, "{text}");
    }
    err.tell(&mistake(error, words))
}

/// What was wrong with the command line, and where to look it up.
fn mistake(error: &clap::Error, words: &Words) -> String {
    let mut sentence = what_was_wrong(error, words);
    sentence.push('\n');
    sentence.push_str(&words.text("cli-usage-hint", &[]));
    sentence
}

fn what_was_wrong(error: &clap::Error, words: &Words) -> String {
    let found = |kind| context(error, kind);
    if let Some(problem) = opponent_error(error) {
        let player = found(ContextKind::InvalidValue);
        return words.message(&bad_opponent(&player, problem, words));
    }
    let (id, args) = match error.kind() {
        ErrorKind::InvalidValue => (
            "cli-usage-value",
            vec![
                ("argument", found(ContextKind::InvalidArg)),
                ("found", found(ContextKind::InvalidValue)),
                ("known", found(ContextKind::ValidValue)),
            ],
        ),
        ErrorKind::ValueValidation => (
            "cli-usage-unreadable",
            vec![
                ("argument", found(ContextKind::InvalidArg)),
                ("found", found(ContextKind::InvalidValue)),
            ],
        ),
        ErrorKind::UnknownArgument => (
            "cli-usage-unknown-argument",
            vec![("found", found(ContextKind::InvalidArg))],
        ),
        ErrorKind::InvalidSubcommand => (
            "cli-usage-unknown-command",
            vec![("found", found(ContextKind::InvalidSubcommand))],
        ),
        ErrorKind::MissingRequiredArgument => (
            "cli-usage-missing",
            vec![("missing", found(ContextKind::InvalidArg))],
        ),
        ErrorKind::ArgumentConflict => (
            "cli-usage-conflict",
            vec![
                ("argument", found(ContextKind::InvalidArg)),
                ("other", found(ContextKind::PriorArg)),
            ],
        ),
        ErrorKind::InvalidUtf8 => ("cli-usage-not-utf8", Vec::new()),
        _ => ("cli-usage-other", Vec::new()),
    };
    let args: Vec<(&str, Value)> = args
        .into_iter()
        .map(|(name, text)| (name, Value::Text(text)))
        .collect();
    let mut sentence = words.text(id, &args);
    let near = [
        ContextKind::SuggestedArg,
        ContextKind::SuggestedSubcommand,
        ContextKind::SuggestedValue,
    ]
    .map(found)
    .into_iter()
    .find(|text| !text.is_empty());
    if let Some(near) = near {
        sentence.push(' ');
        sentence.push_str(&words.text("cli-usage-near", &[("near", near.into())]));
    }
    sentence
}

fn context(error: &clap::Error, kind: ContextKind) -> String {
    match error.get(kind) {
        Some(ContextValue::String(text)) => quoted(text),
        Some(ContextValue::Strings(texts)) => {
            let texts: Vec<String> = texts.iter().map(|text| quoted(text)).collect();
            texts.join(", ")
        }
        _ => String::new(),
    }
}
