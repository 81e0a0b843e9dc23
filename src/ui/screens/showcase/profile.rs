//! What a creature is: what is told of it, and its ratings beside those of the others.

use bevy::prelude::*;
use bevy_egui::egui::{Align2, Color32, Pos2, Rect, pos2, vec2};

use super::frame::{COLUMN, Pages, draw_heading, right_column};
use crate::ui::{
    games::rated_creatures,
    theme::{MARGIN, prelude::*},
};
use holochess_rules::Ratings;
use holochess_view::creatures::CreatureId;

/// The distance between two ratings.
const BLOCK: f32 = 132.0;

/// A rating: the id of its name, and its field.
type Rating = (&'static str, fn(Ratings) -> u8);

const RATINGS: [Rating; 3] = [
    ("ui-card-attack", |ratings| ratings.attack),
    ("ui-card-defence", |ratings| ratings.defence),
    ("ui-card-movement", |ratings| ratings.movement),
];

/// The rank of a value, from 1; equal values share a rank.
fn rank(values: &[u8], own: usize) -> usize {
    1 + values.iter().filter(|value| **value > values[own]).count()
}

/// Draws the profile of a creature.
pub(super) fn draw(mut pages: Pages) -> Result {
    let ui = pages.sheet("showcase.nature")?;
    let screen = ui.max_rect();
    let brush = Brush::new(&ui);
    let creature = pages.showcase.creature;
    let hue = palette::creature(creature.id());
    let lore = pages.localised.text(&format!("creature-{}-lore", creature.id()));
    brush.wrap(pos2(MARGIN, 186.0), COLUMN, &lore, typeface::PAGE.coloured(INK_SOFT));
    let all: Vec<CreatureId> = rated_creatures::all().collect();
    let Some(own) = all.iter().position(|known| *known == creature) else { return Ok(()) };
    let x = right_column(screen);
    let top = 112.0;
    draw_heading(&brush, pos2(x, top), COLUMN, &pages.localised.text("ui-show-ratings"));
    for (index, (label, of)) in RATINGS.into_iter().enumerate() {
        let values: Vec<u8> = all.iter().filter_map(|other| rated_creatures::ratings(*other)).map(of).collect();
        let at = pos2(x, top + 40.0 + BLOCK * index as f32);
        draw_rating(&brush, &pages, (at, hue), label, (&values, own), index);
        let rect = Rect::from_min_size(at + vec2(112.0, 6.0), vec2(COLUMN - 112.0, 68.0));
        let feet = brush.ranks(rect, &values, own, hue);
        for (foot, other) in feet.into_iter().zip(all.iter().copied()) {
            let lit = if other == creature { 1.0 } else { 0.0 };
            pages.draw_token(&brush.faded(0.55 + 0.45 * lit), foot + vec2(0.0, 18.0), 8.5, other, lit);
        }
    }
    Ok(())
}

/// The name of a rating, its number, its place among all.
fn draw_rating(
    brush: &Brush,
    pages: &Pages,
    (at, hue): (Pos2, Color32),
    label: &str,
    (values, own): (&[u8], usize),
    index: usize,
) {
    let value = values[own];
    let sign = at + vec2(8.0, 12.0);
    match index {
        0 => brush.sword(sign, 8.0, hue),
        1 => brush.shield(sign, 8.0, hue),
        _ => brush.chevrons(sign, 9.0, hue, 1.0, 1),
    }
    // Left of the ranks.
    let face = typeface::NOTE.coloured(INK_SOFT);
    brush.fit(at + vec2(24.0, 12.0), Align2::LEFT_CENTER, &pages.localised.text(label), face, 80.0);
    brush.left(at + vec2(0.0, 52.0), value.to_string(), typeface::FIGURE.sized(50.0));
    let place = pages.localised.with("ui-show-rank", "rank", rank(values, own));
    brush.left(at + vec2(0.0, 90.0), place, typeface::SMALL_NOTE.coloured(INK_SOFT));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_strongest_is_first_and_equals_share_a_place() {
        let values = [6, 6, 4, 4, 2, 3, 7, 8];
        assert_eq!([7, 6, 0, 1, 2].map(|own| rank(&values, own)), [1, 2, 3, 3, 5]);
    }
}
