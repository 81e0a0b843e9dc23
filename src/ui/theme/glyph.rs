//! Signs. Each meaning has a shape of its own; its colour only repeats what the shape says.

use std::f32::consts::PI;

use bevy_egui::egui::{Color32, Pos2, Rect, Shape, Stroke, pos2, vec2};

use super::{
    brush::Brush,
    palette::{self, VOID, over},
};
use holochess_rules::{Outcome, Seat};
use holochess_view::seat_look;

/// The sign of a seat: tells seats apart without colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeatSign {
    /// Player 1.
    Disc,
    /// Player 2: a square on its corner.
    Diamond,
    /// Player 3: a triangle with one corner up.
    Triangle,
    /// Player 4: a square on its side.
    Square,
    /// Player 5: two bars across each other, upright.
    Cross,
    /// Player 6: a circle that is empty inside.
    Ring,
}

impl SeatSign {
    /// The sign of a seat.
    pub fn for_seat(seat: Seat) -> Self {
        [Self::Disc, Self::Diamond, Self::Triangle, Self::Square, Self::Cross, Self::Ring][seat_look(seat).index()]
    }

    /// The corners of a sign with straight sides, x to the right, y down; all signs look about as large as a disc of
    /// radius 1.
    pub const fn corners(self) -> &'static [[f32; 2]] {
        match self {
            Self::Diamond => &[[0.0, -1.25], [1.25, 0.0], [0.0, 1.25], [-1.25, 0.0]],
            Self::Triangle => &[[0.0, -1.3], [1.25, 0.95], [-1.25, 0.95]],
            Self::Square => &[[-0.92, -0.92], [0.92, -0.92], [0.92, 0.92], [-0.92, 0.92]],
            Self::Disc | Self::Cross | Self::Ring => &[],
        }
    }
}

impl Brush {
    /// The sign of a seat in its colour.
    pub fn seat_mark(&self, centre: Pos2, radius: f32, seat: Seat) {
        self.seat_sign(centre, radius, SeatSign::for_seat(seat), palette::side(seat));
    }

    /// The sign of a seat in any colour.
    pub fn seat_sign(&self, centre: Pos2, radius: f32, sign: SeatSign, colour: Color32) {
        match sign {
            SeatSign::Disc => self.disc(centre, radius, colour),
            SeatSign::Ring => self.circle(centre, radius * 0.8, radius * 0.45, colour),
            SeatSign::Cross => {
                for upright in [vec2(radius * 1.1, radius * 0.38), vec2(radius * 0.38, radius * 1.1)] {
                    self.painter.rect_filled(Rect::from_center_size(centre, 2.0 * upright), 0.0, colour);
                }
            }
            sign => {
                let outline = sign.corners().iter().map(|[x, y]| centre + vec2(*x, *y) * radius).collect();
                self.polygon(outline, colour, Stroke::NONE);
            }
        }
    }

    /// The sign of an outcome: crossed diamonds for kills; for pushes, chevrons in the direction of the push.
    pub fn outcome_mark(&self, centre: Pos2, radius: f32, outcome: Outcome, colour: Color32) {
        self.outcome_mark_towards(centre, radius, outcome, colour, 1.0);
    }

    /// The same where the two stand beside each other: the defender is to the right of the attacker (`defender` 1) or
    /// to the left (−1), and the pushed piece goes away from the pushing one.
    pub fn outcome_mark_towards(&self, centre: Pos2, radius: f32, outcome: Outcome, colour: Color32, defender: f32) {
        match outcome {
            Outcome::Kill => self.kill_mark(centre, radius, colour, true),
            Outcome::CounterKill => self.kill_mark(centre, radius, colour, false),
            Outcome::Push => self.chevrons(centre, radius * 1.1, colour, defender, 2),
            Outcome::CounterPush => self.chevrons(centre, radius * 1.1, colour, -defender, 2),
        }
    }

    /// A crossed diamond: a piece was removed.
    pub fn kill_mark(&self, centre: Pos2, radius: f32, colour: Color32, solid: bool) {
        let fill = if solid { colour } else { over(VOID, 0.7) };
        self.diamond(centre, radius, fill, Stroke::new(1.5, colour));
        self.cross(centre, radius * 0.3, 1.6, if solid { VOID } else { colour });
    }

    /// Two crossed lines.
    pub fn cross(&self, centre: Pos2, radius: f32, width: f32, colour: Color32) {
        self.line(&[centre + vec2(-radius, -radius), centre + vec2(radius, radius)], width, colour);
        self.line(&[centre + vec2(-radius, radius), centre + vec2(radius, -radius)], width, colour);
    }

    /// A triangle with an exclamation mark: a warning.
    pub fn warning_mark(&self, centre: Pos2, radius: f32, colour: Color32) {
        let corner = |x: f32, y: f32| centre + vec2(x, y) * radius;
        let outline = vec![corner(0.0, -0.95), corner(1.0, 0.8), corner(-1.0, 0.8)];
        self.painter.add(Shape::closed_line(outline, Stroke::new(1.6, colour)));
        self.line(&[corner(0.0, -0.35), corner(0.0, 0.22)], 1.7, colour);
        self.disc(corner(0.0, 0.52), 1.1, colour);
    }

    /// Chevrons that point right (`direction` 1) or left (−1).
    pub fn chevrons(&self, centre: Pos2, radius: f32, colour: Color32, direction: f32, count: usize) {
        let reach = radius * 0.55;
        for index in 0..count {
            let x = direction * radius * 0.7 * (index as f32 - (count as f32 - 1.0) / 2.0);
            let [back, tip] = [x - direction * reach * 0.55, x + direction * reach * 0.55];
            let points = [vec2(back, -reach), vec2(tip, 0.0), vec2(back, reach)].map(|offset| centre + offset);
            self.line(&points, 1.7, colour);
        }
    }

    /// An arrow to the right: a piece walked.
    pub fn arrow(&self, centre: Pos2, radius: f32, colour: Color32) {
        self.line(&[centre - vec2(radius, 0.0), centre + vec2(radius, 0.0)], 1.2, colour);
        let half = radius * 0.5;
        let head = [vec2(half, -half), vec2(radius, 0.0), vec2(half, half)].map(|offset| centre + offset);
        self.line(&head, 1.2, colour);
    }

    /// Arcs to the right, one per hop, at most three: a chain of hops.
    pub fn leap(&self, centre: Pos2, radius: f32, hops: usize, colour: Color32) {
        let hops = hops.clamp(1, 3);
        let reach = radius / hops as f32;
        for hop in 0..hops {
            let middle = centre + vec2(reach * (2.0 * hop as f32 + 1.0) - radius, radius * 0.45);
            self.arc(middle, vec2(reach, radius * 1.1), PI, 2.0 * PI, 1.4, colour);
        }
        let tip = centre + vec2(radius, radius * 0.45);
        let head = [vec2(-radius * 0.5, -radius * 0.25), vec2(0.0, 0.0), vec2(radius * 0.3, -radius * 0.55)];
        self.line(&head.map(|offset| tip + offset), 1.4, colour);
    }

    /// Two opposite arrows: two pieces changed places.
    pub fn swap(&self, centre: Pos2, radius: f32, colour: Color32) {
        for side in [-1.0, 1.0] {
            let at = |x: f32, y: f32| centre + vec2(side * x, side * y) * radius;
            self.line(&[at(-1.0, -0.4), at(1.0, -0.4)], 1.3, colour);
            self.line(&[at(0.5, -0.8), at(1.0, -0.4), at(0.5, 0.0)], 1.3, colour);
        }
    }

    /// Three discs joined: a line.
    pub fn row_of_three(&self, centre: Pos2, radius: f32, colour: Color32) {
        self.line(&[centre - vec2(radius, 0.0), centre + vec2(radius, 0.0)], 1.3, over(colour, 0.8));
        for step in -1..2 {
            self.disc(centre + vec2(step as f32 * radius, 0.0), radius * 0.32, colour);
        }
    }

    /// A disc in a ring: a goal, or a filled target.
    pub fn goal_mark(&self, centre: Pos2, radius: f32, colour: Color32) {
        self.circle(centre, radius, 1.5, colour);
        self.disc(centre, radius * 0.45, colour);
    }

    /// A sword: attack.
    pub fn sword(&self, centre: Pos2, radius: f32, colour: Color32) {
        let guard = centre + vec2(-0.32, 0.32) * radius;
        let across = vec2(0.707, 0.707) * radius * 0.24;
        let tip = centre + vec2(0.95, -0.95) * radius;
        self.polygon(vec![guard + across, tip, guard - across], colour, Stroke::NONE);
        self.line(&[guard - vec2(0.42, 0.42) * radius, guard + vec2(0.42, 0.42) * radius], 1.5, colour);
        self.line(&[guard, centre + vec2(-0.85, 0.85) * radius], 1.8, colour);
    }

    /// A shield: defence.
    pub fn shield(&self, centre: Pos2, radius: f32, colour: Color32) {
        let mut points = vec![centre + vec2(-0.7, -0.75) * radius, centre + vec2(0.7, -0.75) * radius];
        points.extend((0..=6).map(|step| {
            let angle = step as f32 / 6.0 * PI;
            centre + vec2(0.7 * angle.cos(), 0.1 + 0.85 * angle.sin().max(0.0).powf(0.8)) * radius
        }));
        self.painter.add(Shape::closed_line(points, Stroke::new(1.5, colour)));
    }

    /// Rings joined by lines: a number of steps.
    pub fn steps(&self, first: Pos2, radius: f32, count: u8, colour: Color32) {
        for index in 0..count {
            let centre = first + vec2(f32::from(index) * radius * 2.2, 0.0);
            if index > 0 {
                let [from, to] = [radius * 1.5, radius * 0.65].map(|back| centre - vec2(back, 0.0));
                self.line(&[from, to], 1.0, over(colour, 0.7));
            }
            self.circle(centre, radius * 0.5, 1.5, colour);
        }
    }

    /// A loudspeaker, crossed where the sound is off.
    pub fn speaker(&self, centre: Pos2, radius: f32, colour: Color32, muted: bool) {
        let at = |x: f32, y: f32| pos2(centre.x + x * radius, centre.y + y * radius);
        self.polygon(vec![at(-0.9, -0.3), at(-0.5, -0.3), at(-0.5, 0.3), at(-0.9, 0.3)], colour, Stroke::NONE);
        self.polygon(vec![at(-0.5, -0.3), at(0.0, -0.75), at(0.0, 0.75), at(-0.5, 0.3)], colour, Stroke::NONE);
        if muted {
            self.cross(at(0.6, 0.0), radius * 0.32, 1.5, colour);
        } else {
            for reach in [0.45, 0.85] {
                let radii = vec2(reach, reach) * radius;
                self.arc(at(0.05, 0.0), radii, -0.9, 0.9, 1.4, colour);
            }
        }
    }
}
