//! How the chances went over a game, as a curve on paper: player 1's share below it, player 2's above, turning points
//! numbered and explained below.

use super::canvas::{Align, Canvas, Look};
use super::drawing::player_disc;
use super::theme::{SANS, SERIF};
use crate::render::colours::{Palette, colour};
use rules::quote::in_markup;
use rules::{Side, Value};
use std::fmt::Write;
use words::Words;

/// The chances of a game.
#[derive(Clone, Debug)]
pub struct Curve {
    pub variant: &'static str,
    /// Player 1's expected result at the beginning and after each turn, from 0 to 1.
    pub chances: Vec<f32>,
    /// Those to be explained, in the order of the game.
    pub turning: Vec<TurningPoint>,
}

/// A turn that threw chances away.
#[derive(Clone, Debug)]
pub struct TurningPoint {
    /// Which of the chances it led to.
    pub at: usize,
    pub side: Side,
    pub played: String,
    pub better: String,
    /// Expected results of the player who moved.
    pub before: f32,
    pub after: f32,
}

const WIDTH: f32 = 760.0;
const LEFT: f32 = 64.0;
const RIGHT: f32 = 24.0;
const TOP: f32 = 84.0;
const HEIGHT: f32 = 260.0;
/// The room of a player's disc.
const DISC: f32 = 17.0;
/// From one explained turning point to the next.
const LEADING: f32 = 22.0;
/// Below the curve: the numbers of turns, then the explanations.
const BELOW: f32 = 76.0;

/// The picture of a game.
pub fn curve_svg(curve: &Curve, words: &Words) -> String {
    let drawing = Drawing { curve, words };
    let height = TOP + HEIGHT + BELOW + LEADING * curve.turning.len().max(1) as f32 + 8.0;
    let mut canvas = Canvas::default();
    canvas.rect((0.0, 0.0), (WIDTH, height), colour("ground"), None);
    let title = drawing.title();
    canvas.text(
        (WIDTH / 2.0, 32.0),
        &title,
        SERIF,
        22.0,
        colour("ink"),
        Align::Middle,
    );
    drawing.shares(&mut canvas);
    drawing.axes(&mut canvas);
    drawing.line(&mut canvas);
    let sentences = drawing.explain(&mut canvas);
    let about = drawing.about();
    let description = format!("{about} {}", sentences.join(" "));
    let mut text = String::new();
    let _ = write!(
        text,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {height}\" width=\"{WIDTH}\" \
         height=\"{height}\" role=\"img\" aria-label=\"{}\" lang=\"{}\">\n\
         <title>{}</title>\n<desc>{}</desc>\n{}</svg>\n",
        in_markup(&title),
        words.language(),
        in_markup(&title),
        in_markup(&description),
        canvas.body(),
    );
    text
}

struct Drawing<'a> {
    curve: &'a Curve,
    words: &'a Words,
}

fn percent(chance: f32) -> Value {
    Value::Number((chance * 100.0).round() as i64)
}

impl Drawing<'_> {
    fn turns(&self) -> usize {
        self.curve.chances.len().saturating_sub(1)
    }

    fn player(&self, side: Side) -> Value {
        Value::Text(self.words.player(self.curve.variant, side))
    }

    fn title(&self) -> String {
        let args = [
            ("game", self.words.game(self.curve.variant).into()),
            ("variant", self.words.variant(self.curve.variant).into()),
        ];
        self.words.text("analyse-curve-title", &args)
    }

    fn about(&self) -> String {
        let chance = |found: Option<&f32>| percent(found.copied().unwrap_or(0.5));
        let args = [
            ("player", self.player(Side::One)),
            ("first", chance(self.curve.chances.first())),
            ("last", chance(self.curve.chances.last())),
            ("turns", Value::Number(self.turns() as i64)),
        ];
        self.words.text("analyse-curve-about", &args)
    }

    fn point(&self, turn: usize, chance: f32) -> (f32, f32) {
        let across = turn as f32 / self.turns().max(1) as f32;
        let x = LEFT + across * (WIDTH - LEFT - RIGHT);
        (x, TOP + (1.0 - chance.clamp(0.0, 1.0)) * HEIGHT)
    }

    fn points(&self) -> Vec<(f32, f32)> {
        let chances = self.curve.chances.iter().enumerate();
        chances
            .map(|(turn, chance)| self.point(turn, *chance))
            .collect()
    }

    /// The colours of the two players below and above the curve, and their names beside them.
    fn shares(&self, canvas: &mut Canvas) {
        let palette = Palette::of_variant(self.curve.variant);
        let frame = (WIDTH - LEFT - RIGHT, HEIGHT);
        canvas.rect((LEFT, TOP), frame, colour("panel"), None);
        let edges = [(Side::One, 0.0), (Side::Two, 1.0)];
        for (side, edge) in edges {
            let mut area = self.points();
            area.push(self.point(self.turns(), edge));
            area.push(self.point(0, edge));
            canvas.open_faint(0.55);
            canvas.polygon(&area, palette.fill(side), None);
            canvas.close_group();
        }
        canvas.rect(
            (LEFT, TOP),
            frame,
            "none",
            Some((colour("board-line"), 1.0)),
        );
        for (side, y) in [(Side::One, TOP - 12.0), (Side::Two, TOP + HEIGHT + 44.0)] {
            player_disc(canvas, &palette, side, (LEFT + 7.0, y - 5.0), DISC);
            let name = self
                .words
                .text("analyse-curve-wins", &[("player", self.player(side))]);
            canvas.text(
                (LEFT + 22.0, y),
                &name,
                SANS,
                14.0,
                colour("ink"),
                Align::Start,
            );
        }
    }

    fn axes(&self, canvas: &mut Canvas) {
        for quarter in 0..=4u8 {
            let chance = f32::from(quarter) / 4.0;
            let (left, y) = self.point(0, chance);
            if (1..4).contains(&quarter) {
                let color = if quarter == 2 {
                    colour("board-line")
                } else {
                    colour("line")
                };
                canvas.line((left, y), (WIDTH - RIGHT, y), color, 1.0);
            }
            let label = self
                .words
                .text("analyse-curve-percent", &[("percent", percent(chance))]);
            let at = (LEFT / 2.0, y + 4.0);
            canvas.text(at, &label, SANS, 12.0, colour("ink-soft"), Align::Middle);
        }
        let step = step(self.turns());
        for turn in (step..=self.turns()).step_by(step) {
            let (x, y) = self.point(turn, 0.0);
            canvas.line((x, y), (x, y + 5.0), colour("board-line"), 1.0);
            let number = turn.to_string();
            let at = (x, y + 20.0);
            canvas.text(at, &number, SANS, 12.0, colour("ink-soft"), Align::Middle);
        }
        let label = self.words.text("analyse-curve-turns", &[]);
        let at = (WIDTH / 2.0, TOP + HEIGHT + 42.0);
        canvas.text(at, &label, SANS, 12.0, colour("ink-soft"), Align::Middle);
    }

    fn line(&self, canvas: &mut Canvas) {
        let mut data = String::new();
        for (index, (x, y)) in self.points().into_iter().enumerate() {
            let _ = write!(data, "{}{x:.1} {y:.1}", if index == 0 { "M" } else { "L" });
        }
        for (name, width) in [("panel", 5.0), ("ink", 2.0)] {
            let look = Look {
                stroke: Some(colour(name).to_owned()),
                width,
                join: Some("round"),
                ..Look::default()
            };
            canvas.path(&data, &look);
        }
    }

    /// Draws the marks and their sentences, which are returned for those who do not see them.
    fn explain(&self, canvas: &mut Canvas) -> Vec<String> {
        let mut sentences = Vec::new();
        for (index, point) in self.curve.turning.iter().enumerate() {
            let args = [
                ("number", Value::Number(index as i64 + 1)),
                ("player", self.player(point.side)),
                ("turn", Value::Number(point.at as i64)),
                ("played", point.played.as_str().into()),
                ("before", percent(point.before)),
                ("after", percent(point.after)),
                ("better", point.better.as_str().into()),
            ];
            let sentence = self.words.text("analyse-curve-lapse", &args);
            let chance = self.curve.chances.get(point.at).copied().unwrap_or(0.5);
            let (x, y) = self.point(point.at, chance);
            canvas.open_group(&sentence);
            canvas.circle((x, y), 10.0, colour("panel"), Some((colour("last"), 2.0)));
            let number = (index + 1).to_string();
            canvas.text(
                (x, y + 4.0),
                &number,
                SANS,
                12.0,
                colour("ink"),
                Align::Middle,
            );
            canvas.close_group();
            sentences.push(sentence);
        }
        if sentences.is_empty() {
            sentences.push(self.words.text("analyse-curve-none", &[]));
        }
        for (index, sentence) in sentences.iter().enumerate() {
            let at = (LEFT, TOP + HEIGHT + BELOW + LEADING * index as f32);
            canvas.text(at, sentence, SANS, 14.0, colour("ink"), Align::Start);
        }
        sentences
    }
}

/// Numbers of turns are written at multiples of this: 1, 2 or 5 with zeros, at most twelve of them.
fn step(turns: usize) -> usize {
    let mut unit = 1;
    loop {
        for factor in [1, 2, 5] {
            if turns / (unit * factor) <= 12 {
                return unit * factor;
            }
        }
        unit *= 10;
    }
}
