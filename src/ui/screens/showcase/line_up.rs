//! All of them at one scale: their names over their heads, their numbers at their feet.

use bevy::prelude::*;
use bevy_egui::egui::{Align2, Color32, Rect, pos2, vec2};

use super::{Page, frame::Pages};
use crate::ui::{
    frame::Sight,
    games::rated_creatures,
    theme::{prelude::*, surface},
};
use holochess_rules::Ratings;
use holochess_view::{
    creatures::{Creature as Folder, Figure, Library},
    exhibit::{OnShow, by_height},
};

/// Draws names and numbers of all creatures.
pub(super) fn draw(
    mut pages: Pages,
    sight: Sight,
    library: Res<Library>,
    folders: Res<Assets<Folder>>,
    figures: Query<(&Figure, &Transform), With<OnShow>>,
) -> Result {
    let ui = pages.sheet("showcase.line-up")?;
    let brush = Brush::new(&ui);
    let all = by_height(|id| library.creature(id).and_then(|handle| folders.get(handle)).map(|data| &**data));
    let tallest = all.first().map_or(1.0, |(_, height, _)| *height);
    let mut chosen = None;
    for (index, (creature, height, _)) in all.into_iter().enumerate() {
        let Some((_, place)) = figures.iter().find(|(figure, _)| figure.creature.as_deref() == Some(creature.id()))
        else {
            continue;
        };
        let at = |up: f32| sight.point(place.translation + Vec3::Y * up);
        let (Some(foot), Some(head)) = (at(0.0), at(height)) else { continue };
        let hue = palette::creature(creature.id());
        let rect = Rect::from_min_max(pos2(foot.x - 60.0, head.y - 56.0), pos2(foot.x + 60.0, foot.y + 70.0));
        let reach = if index == 0 { Reach::First } else { Reach::Focus };
        let touched = surface::touch(&ui, &format!("showcase.row.{}", creature.id()), rect, reach);
        let lit = touched.glow;
        if lit > 0.0 {
            let top = pos2(foot.x, head.y - 26.0);
            brush.ray(top, pos2(foot.x, head.y - 6.0), 1.2, hue, &[(0.0, lit), (1.0, 0.0)]);
        }
        let face = typeface::BODY.weighing(Weight::Medium).coloured(palette::mix(INK_SOFT, INK, lit));
        brush.fit(pos2(foot.x, head.y - 40.0), Align2::CENTER_CENTER, &pages.name(creature), face, 124.0);
        let share = pages.localised.percent(f64::from(height / tallest), 0);
        let share = pages.localised.with("ui-show-height", "share", share);
        let below = foot + vec2(0.0, 44.0);
        brush.halo(Rect::from_center_size(below + vec2(0.0, 10.0), vec2(104.0, 34.0)), 0.8);
        if let Some(ratings) = rated_creatures::ratings(creature) {
            draw_numbers(&brush, ratings, below.x, below.y, hue);
        }
        let face = typeface::SMALL_NOTE.coloured(INK_SOFT);
        brush.fit(below + vec2(0.0, 24.0), Align2::CENTER_CENTER, &share, face, 124.0);
        if touched.pressed {
            chosen = Some(creature);
        }
    }
    if let Some(creature) = chosen {
        pages.showcase.select(creature);
        pages.showcase.page = Page::Nature;
    }
    Ok(())
}

/// Attack, defence, movement.
fn draw_numbers(brush: &Brush, ratings: Ratings, x: f32, y: f32, hue: Color32) {
    let number = typeface::NOTE.weighing(Weight::Medium).coloured(INK);
    for (index, value) in [ratings.attack, ratings.defence, ratings.movement].into_iter().enumerate() {
        let left = x - 51.0 + 38.0 * index as f32;
        match index {
            0 => brush.sword(pos2(left, y), 6.0, hue),
            1 => brush.shield(pos2(left, y), 6.0, hue),
            _ => brush.chevrons(pos2(left, y), 7.0, hue, 1.0, 1),
        }
        brush.left(pos2(left + 10.0, y), value.to_string(), number);
    }
}
