//! The command line in the reader's language: help texts put into the grammar, and mistakes told in sentences.

use crate::args::Args;
use crate::quote::quoted;
use clap::builder::StyledStr;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, Command, CommandFactory};
use rules::Value;
use std::ffi::OsString;
use words::{Language, Words};

/// The language that `--lang` asks for, found before the grammar is, because that speaks it already.
pub(crate) fn language_asked_for(arguments: &[OsString]) -> Option<Language> {
    let mut arguments = arguments.iter().skip(1);
    while let Some(argument) = arguments.next() {
        let argument = argument.to_str()?;
        match argument.strip_prefix("--lang") {
            Some("") => return arguments.next()?.to_str()?.parse().ok(),
            Some(value) if value.starts_with('=') => return value[1..].parse().ok(),
            _ if argument == "--" => return None,
            _ => {}
        }
    }
    None
}

/// The grammar with its texts.
pub(crate) fn command(words: &Words) -> Command {
    translated(Args::command(), words)
}

fn translated(mut command: Command, words: &Words) -> Command {
    let say = |text: &StyledStr| words.text(&text.to_string(), &[]);
    if let Some(about) = command.get_about().map(say) {
        command = command.about(about);
    }
    if let Some(examples) = command.get_after_long_help().map(say) {
        command = command.after_long_help(examples);
    }
    if let Some(name) = command.get_subcommand_value_name().map(str::to_owned) {
        command = command.subcommand_value_name(words.text(&name, &[]));
    }
    if let Some(heading) = command.get_subcommand_help_heading().map(str::to_owned) {
        command = command.subcommand_help_heading(words.text(&heading, &[]));
    }
    let usage = words.text("help-heading-usage", &[]);
    command
        .help_template(format!(
            "{{about-with-newline}}\n{usage} {{usage}}\n\n{{all-args}}{{after-help}}"
        ))
        .mut_args(|arg| translated_arg(arg, words))
        .mut_subcommands(|command| translated(command, words))
}

fn translated_arg(arg: Arg, words: &Words) -> Arg {
    let heading = if arg.is_positional() {
        "help-heading-arguments"
    } else {
        "help-heading-options"
    };
    let help = arg
        .get_help()
        .map(|help| words.text(&help.to_string(), &[]));
    let names: Vec<String> = arg
        .get_value_names()
        .unwrap_or_default()
        .iter()
        .filter(|_| arg.get_action().takes_values())
        .map(|name| words.text(name, &[]))
        .collect();
    let arg = arg.help_heading(words.text(heading, &[]));
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

/// What was wrong with the command line, and where to look it up.
pub(crate) fn mistake(error: &clap::Error, words: &Words) -> String {
    if error.kind() == ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand {
        return error.render().to_string();
    }
    let found = |kind| context(error, kind);
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
    sentence.push('\n');
    sentence.push_str(&words.text("cli-usage-hint", &[]));
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
