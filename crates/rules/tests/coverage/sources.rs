//! The tests of this crate, read from their sources: those that are compiled and run, and which refusals they assert.

use ludotheca_rules::{Reason, Rule};
use std::collections::HashSet;
use std::fs;
use std::path::Path;
use syn::punctuated::Punctuated;
use syn::visit::{self, Visit};
use syn::{Attribute, Expr, ItemFn, ItemMod, Lit, Macro, Token};

/// Functions that are run as tests.
#[derive(Default)]
pub(crate) struct Tests(Vec<ItemFn>);

impl Tests {
    /// What lies in the folders of `tests`, as far as their `main.rs` declare it.
    pub(crate) fn of_this_crate() -> Tests {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests");
        let mut tests = Tests::default();
        for entry in fs::read_dir(folder).expect("a folder of tests") {
            let main = entry.expect("an entry").path().join("main.rs");
            if main.exists() {
                tests.add_file(&main);
            }
        }
        tests
    }

    fn add_file(&mut self, path: &Path) {
        let text =
            fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let folder = path.parent().expect("a folder");
        for module in self.add_source(&text) {
            // A module with a path of its own is shared between games and names no rule.
            if !has(&module.attrs, "path") {
                self.add_file(&folder.join(format!("{}.rs", module.ident)));
            }
        }
    }

    /// Takes the tests of a source up, and returns the modules that it declares in other files.
    pub(crate) fn add_source(&mut self, text: &str) -> Vec<ItemMod> {
        let file = syn::parse_file(text).expect("Rust that compiles");
        let mut finder = Finder::default();
        finder.visit_file(&file);
        self.0.append(&mut finder.tests);
        finder.elsewhere
    }

    pub(crate) fn names(&self) -> impl Iterator<Item = String> {
        self.0.iter().map(|test| test.sig.ident.to_string())
    }

    pub(crate) fn expected_reasons(&self) -> HashSet<Reason> {
        let mut assertions = Assertions::default();
        self.0
            .iter()
            .for_each(|test| assertions.visit_item_fn(test));
        assertions.reasons
    }
}

fn has(attributes: &[Attribute], name: &str) -> bool {
    attributes
        .iter()
        .any(|attribute| attribute.path().is_ident(name))
}

/// Finds tests that run, and modules in other files.
#[derive(Default)]
struct Finder {
    tests: Vec<ItemFn>,
    elsewhere: Vec<ItemMod>,
}

impl<'a> Visit<'a> for Finder {
    fn visit_item_fn(&mut self, function: &'a ItemFn) {
        let attributes = &function.attrs;
        if has(attributes, "test") && !has(attributes, "ignore") && !has(attributes, "cfg") {
            self.tests.push(function.clone());
        }
    }

    fn visit_item_mod(&mut self, module: &'a ItemMod) {
        if has(&module.attrs, "cfg") {
            return;
        }
        match module.content {
            Some(_) => visit::visit_item_mod(self, module),
            None => self.elsewhere.push(module.clone()),
        }
    }
}

/// Finds what is compared with a refusal: `assert_eq!(why(…), "LA-3 too-far a4")`, or `Reason::TOO_FAR` with `….reason`.
#[derive(Default)]
struct Assertions {
    reasons: HashSet<Reason>,
}

impl<'a> Visit<'a> for Assertions {
    fn visit_macro(&mut self, called: &'a Macro) {
        if !called.path.is_ident("assert_eq") {
            return;
        }
        let arguments = called
            .parse_body_with(Punctuated::<Expr, Token![,]>::parse_terminated)
            .expect("an assertion that compiles");
        let sides = [&arguments[0], &arguments[1]];
        for (found, wanted) in [(sides[0], sides[1]), (sides[1], sides[0])] {
            if calls_why(found) {
                self.reasons.extend(reason_in_text(wanted));
            }
            let said = Mentions::within(found);
            if said.reason_of_refusal {
                self.reasons.extend(Mentions::within(wanted).named);
            }
        }
    }
}

/// `why(…)` or `why_touching(…)`, the helpers that tell rule, reason and cells.
fn calls_why(expression: &Expr) -> bool {
    let Expr::Call(call) = expression else {
        return false;
    };
    let Expr::Path(function) = &*call.func else {
        return false;
    };
    ["why", "why_touching"]
        .iter()
        .any(|name| function.path.is_ident(name))
}

/// The reason in `"LA-3 too-far a4"`.
fn reason_in_text(expression: &Expr) -> Option<Reason> {
    let Expr::Lit(literal) = expression else {
        return None;
    };
    let Lit::Str(text) = &literal.lit else {
        return None;
    };
    let text = text.value();
    let mut words = text.split(' ');
    Rule::from_id(words.next()?)?;
    let name = words.next()?;
    Reason::all().find(|reason| reason.name() == name)
}

/// What stands in an expression.
#[derive(Default)]
struct Mentions {
    /// A field `reason`.
    reason_of_refusal: bool,
    /// `Reason::TOO_FAR`.
    named: Vec<Reason>,
}

impl Mentions {
    fn within(expression: &Expr) -> Mentions {
        let mut mentions = Mentions::default();
        mentions.visit_expr(expression);
        mentions
    }
}

impl<'a> Visit<'a> for Mentions {
    fn visit_member(&mut self, member: &'a syn::Member) {
        self.reason_of_refusal |= matches!(member, syn::Member::Named(name) if name == "reason");
    }

    fn visit_path(&mut self, path: &'a syn::Path) {
        let mut words = path
            .segments
            .iter()
            .rev()
            .map(|part| part.ident.to_string());
        if let (Some(name), Some(of)) = (words.next(), words.next())
            && of == "Reason"
        {
            let name = name.to_lowercase().replace('_', "-");
            self.named
                .extend(Reason::all().filter(|reason| reason.name() == name));
        }
    }
}
