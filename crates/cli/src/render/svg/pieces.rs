//! Pieces whose shapes tell how they move. Player 2's carry an inner ring.

use super::canvas::{Canvas, Point};
use super::theme::{Palette, SANS};
use crate::render::svg::canvas::Align;
use rules::Side;
use rules::view::PieceView;
use std::f32::consts::{FRAC_PI_4, TAU};

/// Draws a piece on a centre; `unit` is the size of a cell.
pub(super) fn draw(
    canvas: &mut Canvas,
    palette: &Palette,
    piece: &PieceView,
    centre: Point,
    unit: f32,
) {
    let mut brush = Brush {
        canvas,
        fill: palette.of(piece.side).0,
        edge: palette.of(piece.side).1,
        detail: palette.detail(piece.side),
        side: piece.side,
        centre,
        unit,
    };
    match piece.kind {
        "piece-defender" => brush.defender(),
        "piece-sabre" => brush.sabre(),
        "piece-trident" => brush.trident(),
        "piece-warrior" => brush.warrior(),
        "piece-blocker" => brush.blocker(),
        "piece-foot" => brush.disc(1, 0.27),
        "piece-horse" => brush.rider(),
        "piece-disc" | "piece-stack" => brush.disc(piece.height, 0.34),
        "piece-pawn" => brush.pawn(),
        _ => brush.lettered(piece.letter),
    }
}

/// A rider's horse, seen from the side, in a box of 100 by 100.
const RIDER: &str = "M27 92 L77 92 C79 70 80 48 68 30 C62 20 54 15 47 12 L44 4 L38 14 C31 20 26 30 20 43 \
                     C16 50 15 55 18 60 C21 65 27 64 31 59 C37 57 43 55 48 49 C49 62 31 70 27 92 Z";

/// One piece being drawn.
struct Brush<'a> {
    canvas: &'a mut Canvas,
    fill: &'static str,
    edge: &'static str,
    detail: &'static str,
    side: Side,
    centre: Point,
    unit: f32,
}

impl Brush<'_> {
    /// LT-4: a small square.
    fn defender(&mut self) {
        self.square(0.2);
        self.ring(self.centre, 0.09);
    }

    /// LT-5: a large square with four straight notches.
    fn sabre(&mut self) {
        self.square(0.31);
        for turn in 0..4 {
            self.tick(turn as f32 * TAU / 4.0, 0.18, 0.29);
        }
        self.ring(self.centre, 0.1);
    }

    /// LT-5: a diamond with four diagonal ticks.
    fn trident(&mut self) {
        let corners: Vec<Point> = (0..4)
            .map(|turn| self.around(turn as f32 * TAU / 4.0, 0.41))
            .collect();
        let stroke = Some((self.edge, 1.5));
        self.canvas.polygon(&corners, self.fill, stroke);
        for turn in 0..4 {
            self.tick(FRAC_PI_4 + turn as f32 * TAU / 4.0, 0.16, 0.27);
        }
        self.ring(self.centre, 0.09);
    }

    /// LT-5: a disc with eight ticks.
    fn warrior(&mut self) {
        let stroke = Some((self.edge, 1.5));
        let radius = self.unit * 0.36;
        self.canvas.circle(self.centre, radius, self.fill, stroke);
        for turn in 0..8 {
            self.tick(turn as f32 * TAU / 8.0, 0.22, 0.32);
        }
        self.ring(self.centre, 0.12);
    }

    /// LT-6: a hexagon with six ticks, none of them sideways.
    fn blocker(&mut self) {
        let corners: Vec<Point> = (0..6)
            .map(|turn| self.around(turn as f32 * TAU / 6.0, 0.38))
            .collect();
        let stroke = Some((self.edge, 1.5));
        self.canvas.polygon(&corners, self.fill, stroke);
        for turn in 0..6 {
            self.tick(turn as f32 * TAU / 6.0, 0.21, 0.32);
        }
        self.ring(self.centre, 0.11);
    }

    /// Discs on top of each other, seen a little from above.
    fn disc(&mut self, height: u8, radius: f32) {
        let across = self.unit * radius;
        let size = (across, across * 0.72);
        let thick = self.unit * 0.1;
        let layers = f32::from(height.max(1));
        let stroke = Some((self.edge, 1.5));
        let (x, y) = self.centre;
        // A tall stack is centred as a whole as far as its cell allows.
        let mut base = y + thick * 0.5 + (layers - 1.0).min(2.0) * thick * 0.5;
        for layer in 0..height.max(1) {
            self.canvas.ellipse((x, base), size, self.fill, stroke);
            let wall = (x - across, base - thick);
            self.canvas
                .rect(wall, (2.0 * across, thick), 0.0, self.fill, None);
            for side in [-across, across] {
                self.canvas
                    .line((x + side, base - thick), (x + side, base), self.edge, 1.5);
            }
            base -= thick;
            if layer + 1 == height.max(1) {
                self.canvas.ellipse((x, base), size, self.fill, stroke);
            }
        }
        if self.side == Side::Two {
            let inner = (size.0 * 0.66, size.1 * 0.66);
            let ring = Some((self.detail, 2.0));
            self.canvas.ellipse((x, base), inner, "none", ring);
        }
        if height > 1 {
            let text = height.to_string();
            let size = self.unit * 0.28;
            let at = (x, base + size * 0.36);
            self.canvas
                .text(at, &text, SANS, size, self.detail, Align::Middle);
        }
    }

    fn rider(&mut self) {
        let scale = self.unit * 0.0086;
        let (x, y) = self.centre;
        let corner = (x - 48.0 * scale, y - 50.0 * scale);
        let stroke = Some((self.edge, 1.5));
        self.canvas.path(RIDER, corner, scale, self.fill, stroke);
        let eye = (corner.0 + 40.0 * scale, corner.1 + 30.0 * scale);
        self.canvas.circle(eye, 3.6 * scale, self.detail, None);
        let saddle = (corner.0 + 57.0 * scale, corner.1 + 70.0 * scale);
        self.ring(saddle, 0.09);
    }

    /// A disc with an arrowhead that points the way the pawn goes.
    fn pawn(&mut self) {
        let stroke = Some((self.edge, 1.5));
        self.canvas
            .circle(self.centre, self.unit * 0.34, self.fill, stroke);
        let ahead = match self.side {
            Side::One => 0.0,
            Side::Two => TAU / 4.0,
        };
        let head = [0.0, 0.36, 0.64].map(|turn| self.around(ahead + turn * TAU, 0.17));
        self.canvas.polygon(&head, self.detail, None);
        self.ring(self.centre, 0.26);
    }

    /// A kind without a shape of its own.
    fn lettered(&mut self, letter: char) {
        let stroke = Some((self.edge, 1.5));
        self.canvas
            .circle(self.centre, self.unit * 0.34, self.fill, stroke);
        let size = self.unit * 0.34;
        let at = (self.centre.0, self.centre.1 + size * 0.36);
        self.canvas.text(
            at,
            &letter.to_string(),
            SANS,
            size,
            self.detail,
            Align::Middle,
        );
        self.ring(self.centre, 0.27);
    }

    /// The point at an angle (clockwise from straight up) and a distance in units.
    fn around(&self, angle: f32, distance: f32) -> Point {
        let (sine, cosine) = angle.sin_cos();
        let reach = self.unit * distance;
        (self.centre.0 + sine * reach, self.centre.1 - cosine * reach)
    }

    fn square(&mut self, half: f32) {
        let half = self.unit * half;
        let corner = (self.centre.0 - half, self.centre.1 - half);
        let stroke = Some((self.edge, 1.5));
        self.canvas
            .rect(corner, (2.0 * half, 2.0 * half), 3.0, self.fill, stroke);
    }

    fn tick(&mut self, angle: f32, inner: f32, outer: f32) {
        let (from, to) = (self.around(angle, inner), self.around(angle, outer));
        self.canvas.line(from, to, self.detail, self.unit * 0.05);
    }

    /// Player 2's sign.
    fn ring(&mut self, centre: Point, radius: f32) {
        if self.side == Side::Two {
            let stroke = Some((self.detail, 2.0));
            self.canvas
                .circle(centre, self.unit * radius, "none", stroke);
        }
    }
}
