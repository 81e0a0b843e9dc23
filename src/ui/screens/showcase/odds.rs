//! A creature's exact odds against every other, as attacker, as defender and in the duel.

use bevy::prelude::*;
use bevy_egui::egui::{Align2, Pos2, Rect, pos2, vec2};

use super::frame::{Pages, RIGHT};
use crate::ui::{
    games::rated_creatures::{self, duel, odds},
    localised_text::LocalisedText,
    theme::{odds_bar::LEFT_TO_RIGHT, prelude::*, surface},
};
use holochess_rules::{Odds, Outcome};
use holochess_view::creatures::CreatureId;

/// The top of the chart, the distance between its rows, and the distance of its left edge from the right edge of the
/// screen.
const TOP: f32 = 152.0;
const STEP: f32 = 54.0;
const WIDTH: f32 = 664.0;
/// The left edges of the columns within the chart: both bars and the duel.
const BARS: [f32; 2] = [136.0, 372.0];
const BAR: f32 = 212.0;

/// The outcomes for the defender, from worst to best.
const DEFENDING: [Outcome; 4] = [Outcome::Kill, Outcome::Push, Outcome::CounterPush, Outcome::CounterKill];

/// The chances of an attack's outcomes in this order.
fn ordered(odds: Odds, order: [Outcome; 4]) -> [f64; 4] {
    order.map(|outcome| odds.chance(outcome))
}

/// Draws a creature's odds against all others.
pub(super) fn draw(mut pages: Pages) -> Result {
    let ui = pages.sheet("showcase.odds")?;
    let screen = ui.max_rect();
    let brush = Brush::new(&ui);
    let own = pages.showcase.creature;
    if rated_creatures::ratings(own).is_none() {
        return Ok(());
    }
    let left = screen.right() - RIGHT - WIDTH;
    draw_head(&brush, &pages, left);
    let mut pointed = None;
    let others = rated_creatures::all().filter(|other| *other != own);
    for (index, other) in others.enumerate() {
        let y = TOP + STEP * (index as f32 + 0.5);
        let rect = Rect::from_min_size(pos2(left - 14.0, y - STEP / 2.0), vec2(WIDTH + 20.0, STEP));
        let reach = if index == 0 { Reach::First } else { Reach::Focus };
        let touched = surface::touch(&ui, &format!("showcase.odds.{}", other.id()), rect, reach);
        if touched.focused {
            pointed = Some(other);
        }
        draw_row(&brush, &pages, pos2(left, y), [own, other], touched.glow);
    }
    if let Some(other) = pointed {
        in_words(&brush, &pages, pos2(left, TOP + STEP * 7.0 + 24.0), [own, other]);
    }
    Ok(())
}

/// Draws the headings of the columns, and which end of a bar is good.
fn draw_head(brush: &Brush, pages: &Pages, left: f32) {
    let own = pages.showcase.creature;
    let hue = palette::creature(own.id());
    let y = 106.0;
    brush.sword(pos2(left + BARS[0] + 7.0, y), 8.0, hue);
    brush.left(pos2(left + BARS[0] + 24.0, y), pages.localised.text("ui-show-attacks"), typeface::ACTION);
    brush.shield(pos2(left + BARS[1] + 7.0, y), 8.0, hue);
    brush.left(pos2(left + BARS[1] + 24.0, y), pages.localised.text("ui-show-defends"), typeface::ACTION);
    brush.fit(
        pos2(left + WIDTH, y),
        Align2::RIGHT_CENTER,
        &pages.localised.text("ui-show-duel"),
        typeface::ACTION,
        78.0,
    );
    for (bars, order) in BARS.into_iter().zip([LEFT_TO_RIGHT, DEFENDING]) {
        for (index, outcome) in order.into_iter().enumerate() {
            let x = left + bars + BAR * (index as f32 + 0.5) / 4.0;
            let colour = if index < 2 { INK_SOFT } else { hue };
            let centre = pos2(x, y + 28.0);
            // Chevrons point in the direction of the push: away from the creature at this end.
            match outcome {
                Outcome::Push | Outcome::CounterPush => {
                    brush.chevrons(centre, 8.0, colour, if index < 2 { 1.0 } else { -1.0 }, 2);
                }
                outcome => brush.outcome_mark(centre, 6.5, outcome, colour),
            }
        }
    }
    brush.fading_rule(left + WIDTH, left, y + 46.0, 0.75, INK, 0.3);
}

/// Draws the row of one opponent.
fn draw_row(brush: &Brush, pages: &Pages, at: Pos2, [own, other]: [CreatureId; 2], glow: f32) {
    let [mine, theirs] = [own, other].map(|creature| palette::creature(creature.id()));
    if glow > 0.0 {
        brush.glow(at + vec2(WIDTH / 2.0, 0.0), vec2(WIDTH * 0.62, 34.0), ICE, 0.09 * glow);
    }
    let (Some(attack), Some(defence)) = (odds(own, other), odds(other, own)) else { return };
    pages.draw_token(brush, at + vec2(16.0, 0.0), 17.0, other, glow);
    let name = typeface::BODY.weighing(Weight::Medium).coloured(palette::mix(INK_SOFT, INK, glow));
    brush.fit(at + vec2(44.0, 0.0), Align2::LEFT_CENTER, &pages.name(other), name, 84.0);
    let attack = ordered(attack, LEFT_TO_RIGHT);
    let defence = ordered(defence, DEFENDING);
    for (x, chances) in BARS.into_iter().zip([attack, defence]) {
        let bar = Rect::from_min_size(at + vec2(x, -17.0), vec2(BAR, 14.0));
        brush.odds_strip(bar, chances, theirs, mine);
        for (index, chance) in chances.into_iter().enumerate() {
            let middle = at + vec2(x + BAR * (index as f32 + 0.5) / 4.0, 11.0);
            let strength = if chance < 0.0005 { 0.45 } else { 1.0 };
            let face = typeface::SMALL_NOTE.coloured(palette::over(palette::mix(INK_SOFT, INK, glow), strength));
            brush.centre(middle, pages.localised.chance_number(chance), face);
        }
    }
    if let Some(chance) = duel(own, other) {
        let chance = pages.localised.percent(chance, 1);
        brush.right(at + vec2(WIDTH, -3.0), chance, typeface::ACTION.coloured(palette::mix(INK_SOFT, INK, glow)));
    }
}

/// Writes the chances of the row that is pointed at, with their names.
fn in_words(brush: &Brush, pages: &Pages, at: Pos2, [own, other]: [CreatureId; 2]) {
    let sides = [(odds(own, other), LEFT_TO_RIGHT), (odds(other, own), DEFENDING)];
    for (index, ((odds, order), x)) in sides.into_iter().zip(BARS).enumerate() {
        let Some(odds) = odds else { continue };
        // The most likely first.
        let mut outcomes = order.map(|outcome| (outcome, odds.chance(outcome)));
        outcomes.sort_by(|a, b| b.1.total_cmp(&a.1));
        let said = outcomes.map(|(outcome, chance)| {
            let chance = spoken_chance(&pages.localised, chance);
            pages.localised.format(
                "ui-show-chance",
                &[("outcome", pages.localised.outcome(outcome).into()), ("chance", chance.into())],
            )
        });
        // The second column takes the rest of the chart's width.
        let room = if index == 0 { BARS[1] - BARS[0] - 10.0 } else { WIDTH - BARS[1] };
        let face = typeface::SMALL_NOTE.coloured(INK_SOFT);
        brush.wrap(at + vec2(x, -14.0), room, &said.join(" · "), face);
    }
}

/// A chance in per cent; a tiny chance is never written as 0.
fn spoken_chance(localised: &LocalisedText, chance: f64) -> String {
    let tiny = chance > 0.0 && chance < 0.0005;
    let shown = localised.percent(if tiny { 0.001 } else { chance }, 1);
    if tiny { format!("<{shown}") } else { shown }
}

#[cfg(test)]
mod tests {
    use super::*;
    use holochess_locale::Language;

    #[test]
    fn both_bars_run_from_the_worst_to_the_best_for_the_one_on_show() {
        let [molator, ghhhk] = ["molator", "ghhhk"].map(|id| CreatureId::from_id(id).expect("it has a folder"));
        let odds = odds(molator, ghhhk).expect("both have ratings");
        let attack = ordered(odds, LEFT_TO_RIGHT);
        assert!(attack[3] > 0.5 && attack[0] < 0.01, "a Molator kills a Ghhhk: {attack:?}");
        let defence = ordered(odds, DEFENDING);
        assert!(defence[0] > 0.5, "a Ghhhk that a Molator attacks is killed: {defence:?}");
        assert!((defence.iter().sum::<f64>() - 1.0).abs() < 1e-9, "{defence:?}");
    }

    #[test]
    fn chances_are_said_in_per_cent() {
        let localised = LocalisedText::new(Language::English);
        let said = [0.0, 1e-7, 0.123, 1.0].map(|chance| spoken_chance(&localised, chance));
        assert_eq!(said, ["0.0%", "<0.1%", "12.3%", "100.0%"]);
    }
}
