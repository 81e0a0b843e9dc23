//! The time of a watched match as a thread of light, with what stands out in it.

use bevy_egui::egui::{Align2, Pos2, Rect, Sense, Stroke, Ui, pos2, vec2};

use crate::ui::{
    hud::{HudData, turning_points::next_moment},
    theme::{
        palette::{mix, over},
        prelude::*,
        surface,
    },
};
use holochess_record::RecordedMatch;
use holochess_rules::{Event, Seat};
use holochess_session::PostGameAnalysis;

/// The side of what goes one step on or back, in points.
const ARROW: f32 = 30.0;

/// The decisions after which something stood out: a piece was removed, a goal or a line made, a duel fought, a game
/// ended.
pub(super) fn marks_of(recorded: &RecordedMatch) -> Vec<(usize, Seat)> {
    let stands_out = |event: &Event| {
        matches!(
            event,
            Event::Removed { .. }
                | Event::Goal { .. }
                | Event::Line { .. }
                | Event::DuelBegan { .. }
                | Event::GameEnded { .. }
        )
    };
    let entries = (1..).zip(recorded.decisions());
    let marked = entries.filter(|(_, entry)| entry.events.iter().any(stands_out));
    marked.map(|(number, entry)| (number, entry.seat.unwrap_or(Seat::FIRST))).collect()
}

/// The moments that can be jumped to: before each mark and each turning point, in order.
pub(super) fn moments(marks: &[(usize, Seat)], post_game: &PostGameAnalysis) -> Vec<usize> {
    let turning = post_game.analysis().into_iter().flat_map(|analysis| &analysis.turning_points);
    let numbers = marks.iter().map(|(number, _)| *number).chain(turning.map(|turning| turning.decision));
    let mut moments: Vec<usize> = numbers.map(|number| number.saturating_sub(1)).collect();
    moments.sort_unstable();
    moments.dedup();
    moments
}

/// The time of the match as a thread of light.
pub(super) struct Rail {
    /// The area of the thread.
    pub(super) area: Rect,
    /// The number of decisions.
    pub(super) count: usize,
    /// The number of decisions shown.
    pub(super) at: usize,
    /// How much of the row above the thread is taken from the right, in points.
    pub(super) beside: f32,
}

impl Rail {
    pub(super) fn x(&self, step: usize) -> f32 {
        let share = step as f32 / self.count.max(1) as f32;
        self.area.left() + 6.0 + (self.area.width() - 12.0) * share
    }

    /// Draws what a film from one moment to another would show.
    pub(super) fn bracket(&self, brush: &Brush, [mark, now]: [usize; 2]) {
        let y = self.area.bottom() - 22.0;
        let (from, to) = (self.x(mark.min(now)), self.x(mark.max(now)));
        brush.ray(pos2(from, y + 5.0), pos2(to, y + 5.0), 2.0, AMBER, &[(0.0, 0.9), (1.0, 0.9)]);
        let at = self.x(mark);
        brush.line(&[pos2(at, y - 8.0), pos2(at, y + 9.0)], 2.0, AMBER);
    }

    /// Draws what goes one step on (1) or back (−1), with its left edge at `at`; returns whether it was pressed.
    fn draw_arrow(&self, ui: &Ui, hud: &HudData, at: Pos2, direction: i8) -> bool {
        let (name, id, sign, is_there) = match direction {
            ..0 => ("watch.back", "watch-step-back", "‹", self.at > 0),
            _ => ("watch.on", "watch-step-on", "›", self.at < self.count),
        };
        let rect = Rect::from_min_size(at - vec2(0.0, ARROW / 2.0), vec2(ARROW, ARROW));
        let touched = surface::touch(ui, name, rect, Reach::Pointer);
        describe(ui, touched.id, || Accessible::button(hud.localised.text(id)).enabled(is_there));
        let colour = if is_there { mix(INK_SOFT, INK, touched.glow) } else { over(INK_QUIET, 0.6) };
        let face = typeface::ACTION.sized(24.0).coloured(colour);
        Brush::new(ui).write(rect.center() - vec2(0.0, 2.0), Align2::CENTER_CENTER, sign, face);
        is_there && touched.pressed
    }

    /// Draws it; returns the moment to which it was pulled.
    pub(super) fn draw(
        &self,
        ui: &Ui,
        brush: &Brush,
        hud: &HudData,
        marks: &[(usize, Seat)],
        post_game: &PostGameAnalysis,
    ) -> Option<usize> {
        let y = self.area.bottom() - 22.0;
        let arguments = [("at", self.at.into()), ("count", self.count.into())];
        let step = hud.localised.format("watch-step", &arguments);
        let face = typeface::SMALL_NOTE;
        // A row higher where the commands in the row above the thread leave no room.
        let fits = brush.width(&step, face) + 2.0 * ARROW <= self.area.width() - self.beside;
        let step_y = if fits { y - 32.0 } else { y - 58.0 };
        brush.ground(self.area.with_min_y(step_y - 12.0), 0.7);
        let touched = surface::touch(ui, "watch.rail", self.area.with_min_y(y - 24.0), Reach::Pointer);
        describe(ui, touched.id, || Accessible::button(step.clone()));
        brush.rule(self.area.left(), self.area.right(), y, INK, 0.25);
        let now = pos2(self.x(self.at), y);
        brush.ray(pos2(self.x(0), y), now, 2.5, ICE, &[(0.0, 0.3), (1.0, 1.0)]);
        for (number, seat) in marks {
            brush.kill_mark(pos2(self.x(*number), y - 13.0), 4.5, palette::side(*seat), *number <= self.at);
        }
        for turning in post_game.analysis().into_iter().flat_map(|analysis| &analysis.turning_points) {
            let at = pos2(self.x(turning.decision), y + 10.0);
            brush.diamond(at, 3.5, palette::side(turning.seat), Stroke::NONE);
        }
        brush.glow(now, vec2(20.0, 20.0), ICE, 0.4 + 0.4 * touched.glow);
        brush.diamond(now, 6.0, INK, Stroke::NONE);
        let back = self.draw_arrow(ui, hud, pos2(self.area.left(), step_y), -1);
        let written = brush.write(pos2(self.area.left() + ARROW, step_y), Align2::LEFT_CENTER, step, face);
        let on = self.draw_arrow(ui, hud, pos2(written.right(), step_y), 1);
        let response = ui.interact(self.area.with_min_y(y - 24.0), touched.id.with("hand"), Sense::CLICK | Sense::DRAG);
        if back || on {
            return Some(if on { self.at + 1 } else { self.at - 1 });
        }
        let is_pointed = response.dragged() || response.clicked();
        if touched.pressed && !is_pointed {
            // Keys and buttons go from one moment that stands out to the next.
            return next_moment(&moments(marks, post_game), self.at, false);
        }
        if !ui.is_enabled() || !is_pointed {
            return None;
        }
        let share = (response.interact_pointer_pos()?.x - self.area.left() - 6.0) / (self.area.width() - 12.0).max(1.0);
        let wanted = (share.clamp(0.0, 1.0) * self.count as f32).round() as usize;
        (wanted != self.at).then_some(wanted)
    }
}
