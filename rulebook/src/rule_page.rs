//! A page as data: parts and rules with their headings, and in them paragraphs, lists, tables and figures.

use crate::{Figure, Measured, Measuring, Prose, Verdict};
use rules::Rule;
use serde::Serialize;

/// The rules of a game in one language.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct RulePage {
    pub game: &'static str,
    pub language: &'static str,
    pub title: String,
    pub sections: Vec<Section>,
    /// How its advice was measured; nothing where there is none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub measuring: Option<Measuring>,
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
    Part {
        part: Part,
        title: String,
    },
    Rule {
        rule: Rule,
        title: String,
    },
    /// A piece of advice, and what was measured of it.
    Advice {
        /// The same in every language.
        advice: String,
        title: String,
        #[serde(skip_serializing_if = "Option::is_none")]
        measured: Option<Measured>,
        #[serde(skip_serializing_if = "Option::is_none")]
        verdict: Option<Verdict>,
    },
}

/// The parts of a page, in this order. Every page has all of them, but advice where none was measured yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "kebab-case")]
pub enum Part {
    Aim,
    Pieces,
    Rules,
    Variants,
    Open,
    Lesson,
    PlayingWell,
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
    pub const ALL: [Part; 9] = [
        Part::Aim,
        Part::Pieces,
        Part::Rules,
        Part::Variants,
        Part::Open,
        Part::Lesson,
        Part::PlayingWell,
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
            Part::PlayingWell => "playing-well",
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
            Part::PlayingWell => ("Playing well", "Bien jouer"),
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
            Heading::Part { title, .. }
            | Heading::Rule { title, .. }
            | Heading::Advice { title, .. } => title,
        }
    }

    /// What a link to the section names: `LT-7`, the part, or the advice.
    pub fn anchor(&self) -> &str {
        match self {
            Heading::Rule { rule, .. } => rule.id(),
            Heading::Part { part, .. } => part.anchor(),
            Heading::Advice { advice, .. } => advice,
        }
    }
}

impl Block {
    /// What it says to a reader, a figure's task included.
    pub fn texts(&self) -> Vec<&Prose> {
        match self {
            Block::Paragraph(prose) => vec![prose],
            Block::List(items) => items.iter().collect(),
            Block::Table(rows) => rows.iter().flatten().collect(),
            Block::Figure(figure) => figure.task.iter().collect(),
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

impl RulePage {
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
                Heading::Part { .. } | Heading::Advice { .. } => None,
            })
    }

    /// The section of a piece of advice.
    pub fn advice(&self, id: &str) -> Option<&Section> {
        self.sections.iter().find(
            |section| matches!(&section.heading, Heading::Advice { advice, .. } if advice == id),
        )
    }

    /// The advice that has a section, in order.
    pub fn all_advice(&self) -> impl Iterator<Item = &str> {
        self.sections
            .iter()
            .filter_map(|section| match &section.heading {
                Heading::Advice { advice, .. } => Some(advice.as_str()),
                Heading::Part { .. } | Heading::Rule { .. } => None,
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
