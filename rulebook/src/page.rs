//! A page as data: parts and rules with their headings, and in them paragraphs, lists, tables and figures.

use crate::{Figure, Prose};
use rules::Rule;
use serde::Serialize;

/// The rules of a game in one language.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct Page {
    pub game: &'static str,
    pub language: &'static str,
    pub title: String,
    pub sections: Vec<Section>,
}

/// What stands between two headings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct Section {
    pub heading: Heading,
    pub blocks: Vec<Block>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum Heading {
    Part { part: Part, title: String },
    Rule { rule: Rule, title: String },
}

/// The parts that every page has, in this order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "lowercase")]
pub enum Part {
    Aim,
    Pieces,
    Rules,
    Variants,
    Open,
    Lesson,
    History,
    Glossary,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(tag = "kind", content = "content", rename_all = "lowercase")]
pub enum Block {
    Paragraph(Prose),
    List(Vec<Prose>),
    /// The first row is the head; every row has as many cells.
    Table(Vec<Vec<Prose>>),
    Figure(Box<Figure>),
}

impl Part {
    pub const ALL: [Part; 8] = [
        Part::Aim,
        Part::Pieces,
        Part::Rules,
        Part::Variants,
        Part::Open,
        Part::Lesson,
        Part::History,
        Part::Glossary,
    ];

    /// What links and people name the part by, the same in every language.
    pub const fn anchor(self) -> &'static str {
        match self {
            Part::Aim => "aim",
            Part::Pieces => "pieces",
            Part::Rules => "rules",
            Part::Variants => "variants",
            Part::Open => "open",
            Part::Lesson => "lesson",
            Part::History => "history",
            Part::Glossary => "glossary",
        }
    }

    /// The heading as the pages of a language write it.
    pub fn heading(self, language: &str) -> &'static str {
        let (en, fr) = match self {
            Part::Aim => ("The aim", "Le but"),
            Part::Pieces => ("The pieces", "Les pièces"),
            Part::Rules => ("The rules", "Les règles"),
            Part::Variants => ("Variants", "Variantes"),
            Part::Open => (
                "What the sheets leave open",
                "Ce que les feuilles laissent ouvert",
            ),
            Part::Lesson => ("First lesson", "Première leçon"),
            Part::History => ("History and credits", "Histoire et crédits"),
            Part::Glossary => ("Glossary", "Glossaire"),
        };
        if language == "fr" { fr } else { en }
    }
}

impl Heading {
    /// The words of the heading; a rule's identifier is not among them.
    pub fn title(&self) -> &str {
        match self {
            Heading::Part { title, .. } | Heading::Rule { title, .. } => title,
        }
    }

    /// What a link to the section names: `LT-7`, or the part.
    pub fn anchor(&self) -> &'static str {
        match self {
            Heading::Rule { rule, .. } => rule.id(),
            Heading::Part { part, .. } => part.anchor(),
        }
    }
}

impl Section {
    pub fn figures(&self) -> impl Iterator<Item = &Figure> {
        self.blocks.iter().filter_map(|block| match block {
            Block::Figure(figure) => Some(&**figure),
            _ => None,
        })
    }
}

impl Page {
    /// The section of a rule. Capitals do not matter, and `AT-8'` stands for `AT-8′`.
    pub fn rule(&self, id: &str) -> Option<&Section> {
        let wanted = id.to_uppercase().replace(['\'', '’'], "′");
        self.sections.iter().find(
            |section| matches!(&section.heading, Heading::Rule { rule, .. } if rule.id() == wanted),
        )
    }

    /// What a part says before the first rule or the next part.
    pub fn part(&self, wanted: Part) -> Option<&Section> {
        self.sections
            .iter()
            .find(|section| matches!(section.heading, Heading::Part { part, .. } if part == wanted))
    }

    /// The rules that have a section, in order.
    pub fn rules(&self) -> impl Iterator<Item = Rule> {
        self.sections
            .iter()
            .filter_map(|section| match section.heading {
                Heading::Rule { rule, .. } => Some(rule),
                Heading::Part { .. } => None,
            })
    }

    /// Every figure of the page, in order.
    pub fn figures(&self) -> impl Iterator<Item = &Figure> {
        self.sections.iter().flat_map(Section::figures)
    }

    pub fn figure(&self, id: &str) -> Option<&Figure> {
        self.figures().find(|figure| figure.id == id)
    }
}
