//! A question in the middle of the screen: everything else is dimmed, the answers are menu entries in a row.

use bevy_egui::egui::{Align2, Rect, Ui, pos2, vec2};

use super::{
    accessible::{Accessible, describe},
    brush::Brush,
    frame_commands,
    palette::{ICE, INK, INK_QUIET, mix},
    surface::{Reach, focus, touch},
    typeface::{self, Weight},
};
use holochess_settings::controls::Command;

/// A question with its answers.
#[derive(Clone, Debug)]
pub struct Question {
    /// The question.
    pub title: String,
    /// The consequences, explained.
    pub text: String,
    /// No and yes, with their names for the trace. The first has the focus.
    pub answers: [(&'static str, String); 2],
}

/// Draws the question; returns whether it was answered with yes. Back says no.
pub fn ask(ui: &Ui, screen: Rect, question: &Question) -> Option<bool> {
    let brush = Brush::new(ui);
    brush.dim(screen, 0.55);
    let middle = screen.center();
    let face = typeface::PAGE;
    let room = 620.0_f32.min(screen.width() - 60.0);
    let lines = brush.lay_out(&question.text, face, room);
    let answer = typeface::NAME.sized(26.0);
    let gap = 64.0;
    let widths: Vec<f32> = question.answers.iter().map(|(_, text)| brush.width(text, answer)).collect();
    let whole = widths.iter().sum::<f32>() + gap * (widths.len().saturating_sub(1)) as f32;
    // On a narrow screen the answers stand below each other.
    let below = whole > screen.width() - 60.0;
    let answers_height = if below { 54.0 * widths.len() as f32 } else { 54.0 };
    // A long text moves the question up, so that the answers stay on the screen.
    let lowest = screen.bottom() - answers_height - 12.0 - lines.size().y - 26.0;
    let top = (middle.y - 32.0).min(lowest);
    brush.shadow(middle, vec2(screen.width() * 0.42, 230.0), 0.9);
    let title = pos2(middle.x, top - 30.0);
    brush.fit(title, Align2::CENTER_CENTER, &question.title, typeface::STATEMENT, screen.width() - 40.0);
    let first = pos2(middle.x - lines.size().x / 2.0, top);
    brush.wrap(first, room, &question.text, face);
    let mut y = top + lines.size().y + 52.0;
    let mut x = middle.x - if below { widths.iter().copied().fold(0.0, f32::max) } else { whole } / 2.0;
    let mut given = None;
    let mut focused = None;
    for (index, ((name, text), width)) in question.answers.iter().zip(&widths).enumerate() {
        let rect = Rect::from_min_size(pos2(x - 20.0, y - 24.0), vec2(width + 40.0, 52.0));
        let touched = touch(ui, name, rect, if index == 0 { Reach::First } else { Reach::Focus });
        describe(ui, touched.id, || Accessible::button(text));
        if touched.glow > 0.0 {
            let (left, right) = (x - 16.0, x + width + 16.0);
            let centre = f32::midpoint(left, right);
            brush.beam(centre, left - 40.0, y + 20.0, 46.0, ICE, 0.7 * touched.glow);
            brush.beam(centre, right + 40.0, y + 20.0, 46.0, ICE, 0.7 * touched.glow);
        }
        let weight = if touched.focused { Weight::Medium } else { Weight::Regular };
        let colour = mix(INK_QUIET, INK, touched.glow);
        brush.left(pos2(x, y), text, answer.weighing(weight).coloured(colour));
        if touched.focused {
            focused = Some(index);
        }
        if touched.pressed {
            given = Some(index == 1);
        }
        if below {
            y += 54.0;
        } else {
            x += width + gap;
        }
    }
    let step = frame_commands::step(ui.ctx(), Command::Left, Command::Right);
    if let (Some(focused), true) = (focused, step != 0) {
        let next = (focused as i32 + step).rem_euclid(question.answers.len() as i32) as usize;
        focus(ui.ctx(), question.answers[next].0);
    }
    let is_left = ui.is_enabled() && frame_commands::pressed(ui.ctx(), Command::Back);
    given.or(is_left.then_some(false))
}
