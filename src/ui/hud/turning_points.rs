//! A match in review: its chances as a small graph above the table, which can be dragged through, and what is known of
//! the shown moment.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts,
    egui::{self, Rect, Sense, pos2, vec2},
};

use super::{HudData, evaluation_bar, near_seat};
use crate::ui::{
    theme::{chance_graph::ChanceGraph, prelude::*, surface},
    turning_point_text::{TurningPointText, describe_turning_point},
};
use holochess_players::analysis::{Cause, Point, TurningPoint};
use holochess_rules::Seat;
use holochess_session::{BrowseRequested, PostGameAnalysis};
use holochess_settings::controls::Command;

/// Draws the chances over the match with its turning points, for the look back.
pub(super) fn draw(
    mut contexts: EguiContexts,
    hud: HudData,
    post_game: Res<PostGameAnalysis>,
    mut browses: MessageWriter<BrowseRequested>,
) -> Result {
    let (true, Some(analysis)) = (hud.reviewing.0 && hud.game.watching().is_none(), post_game.analysis()) else {
        return Ok(());
    };
    let context = contexts.ctx_mut()?;
    let ui = hud.lasting_sheet(context, "hud.turning-points");
    let brush = Brush::new(&ui);
    let own = hud.game.only_human().unwrap_or(Seat::FIRST);
    let steps = analysis.points.len().saturating_sub(1);
    let now = hud.game.browsing().unwrap_or(steps);
    let layout = hud.layout(ui.max_rect());
    let area = layout.graph.shrink2(vec2(0.0, 6.0));
    let others: Vec<Seat> = near_seat::others(own, hud.seats()).collect();
    // Below the own share lies the opponent's colour, or a neutral one if there are several.
    let below = if let [opponent] = others[..] { palette::side(opponent) } else { INK_SOFT };
    let graph = ChanceGraph { area, steps, colours: [palette::side(own), below] };
    let values: Vec<f32> = analysis.points.iter().map(|point| point.chances.of(own) as f32).collect();
    brush.ground(area.expand2(vec2(10.0, 12.0)), 0.85);
    brush.graph_ground(&graph, false);
    if others.len() == 1 {
        brush.graph_line(&graph, &graph.line(&values, false), 1.75);
    } else {
        // A line per seat, the own one on top.
        for seat in others.iter().rev().copied().chain([own]) {
            let line: Vec<f32> = analysis.points.iter().map(|point| point.chances.of(seat) as f32).collect();
            let (width, strength) = if seat == own { (2.2, 1.0) } else { (1.2, 0.75) };
            brush.line(&graph.line(&line, false), width, palette::over(palette::side(seat), strength));
        }
    }
    for turning in &analysis.turning_points {
        draw_turning_mark(&brush, &graph, turning, values[turning.decision], own, 12.0, turning.decision == now + 1);
    }
    let cursor = graph.at(now, values[now.min(steps)]);
    brush.ray(
        pos2(cursor.x, area.top() - 6.0),
        pos2(cursor.x, area.bottom() + 6.0),
        1.5,
        INK,
        &[(0.0, 0.2), (0.5, 0.9), (1.0, 0.2)],
    );
    brush.graph_head(&graph, cursor);
    scrub(&ui, &graph, now, &mut browses);
    let label = hud.localised.text("ui-turning-point-next");
    let enabled = !analysis.turning_points.is_empty();
    let next = KeyCommand::new("turning-points.next", Command::Next, label).enabled(enabled);
    if commands_from_right(&ui, layout.commands.right_center(), typeface::TABLE_ACTION, &[next]).is_some() {
        let back = frame_commands::held(ui.ctx(), Command::Steps);
        if let Some(moment) = next_turning(&analysis.turning_points, now, back) {
            browses.write(BrowseRequested(Some(moment)));
        }
    }
    let told: Vec<TurningPointText> = post_game
        .turning_points_after(now)
        .map(|turning| describe_turning_point(&hud.localised, hud.figures.armies(), &hud.game, turning, own))
        .collect();
    draw_sentences(&brush, &hud, (&analysis.points[now.min(steps)], own), told, layout.told);
    Ok(())
}

/// The sign of a turning point on a graph, in the colour of the seat that it helped.
pub fn draw_turning_mark(
    brush: &Brush,
    graph: &ChanceGraph,
    turning: &TurningPoint,
    value: f32,
    own: Seat,
    size: f32,
    lit: bool,
) -> egui::Pos2 {
    let at = graph.at(turning.decision, value);
    let colour = graph.colours[usize::from(turning.swing_of(own) < 0.0)];
    let glow = f32::from(u8::from(lit));
    if lit {
        brush.glow(at, vec2(size * 1.8, size * 1.8), colour, 0.6);
    }
    match turning.cause {
        Cause::Luck | Cause::Duel => brush.luck_mark(at, size, colour, glow),
        Cause::Decision { .. } => brush.decision_mark(at, size, colour, glow),
    }
    at
}

/// Lets the person drag through the match on the graph.
fn scrub(ui: &egui::Ui, graph: &ChanceGraph, now: usize, browses: &mut MessageWriter<BrowseRequested>) {
    let rect = graph.area.expand2(vec2(8.0, 10.0));
    let touched = surface::touch(ui, "turning-points.graph", rect, Reach::Pointer);
    let response = ui.interact(rect, touched.id.with("hand"), Sense::CLICK | Sense::DRAG);
    if ui.is_enabled()
        && (response.dragged() || response.clicked())
        && let Some(pointer) = response.interact_pointer_pos()
    {
        let step = graph.step_at(pointer.x);
        if step != now {
            browses.write(BrowseRequested(Some(step)));
        }
    }
}

/// The moment before the next (or, with `back`, the previous) turning point, wrapping around the ends.
fn next_turning(turning_points: &[TurningPoint], now: usize, back: bool) -> Option<usize> {
    let mut moments: Vec<usize> = turning_points.iter().map(|turning| turning.decision - 1).collect();
    moments.dedup();
    next_moment(&moments, now, back)
}

/// The moment after `now` in a list that is sorted, or with `back` the one before it, wrapping around the ends.
pub(super) fn next_moment(moments: &[usize], now: usize, back: bool) -> Option<usize> {
    if back {
        moments.iter().rev().find(|moment| **moment < now).or(moments.last()).copied()
    } else {
        moments.iter().find(|moment| **moment > now).or(moments.first()).copied()
    }
}

/// Writes the standing at the shown moment, and the turning point that follows it.
pub(super) fn draw_sentences(
    brush: &Brush,
    hud: &HudData,
    (point, own): (&Point, Seat),
    told: Vec<TurningPointText>,
    area: Rect,
) {
    let middle = area.center().x;
    let mut y = area.top() + 18.0;
    // The own seat first, the others in turn order.
    let seats = point.chances.seats();
    let standing = |seat: Seat| match point.exact {
        Some(exact) => hud.localised.say(&exact.words_of(seat)),
        None => evaluation_bar::judged(&hud.localised, point.chances.of(seat)),
    };
    let shares: Vec<(Seat, String)> =
        (0..seats).map(|step| Seat::new((own.index() + step) % seats)).map(|seat| (seat, standing(seat))).collect();
    let face = typeface::BODY.weighing(Weight::Medium).coloured(INK);
    // As many rows as needed, each with at least one entry.
    let wide = |text: &str| brush.width(text, face) + 40.0;
    let most = shares.iter().map(|(_, text)| wide(text)).fold(1.0, f32::max);
    for row in shares.chunks(((area.width() / most) as usize).max(1)) {
        let width: f32 = row.iter().map(|(_, text)| wide(text)).sum::<f32>() - 18.0;
        let mut x = middle - width / 2.0;
        brush.ground(Rect::from_center_size(pos2(middle, y), vec2(width, 20.0)), 0.7);
        for (seat, text) in row {
            brush.seat_mark(pos2(x + 6.0, y), 4.5, *seat);
            x = brush.left(pos2(x + 17.0, y), text, face).right() + 23.0;
        }
        y += 24.0;
    }
    y += 2.0;
    let mut lines: Vec<(Rect, String, Face)> = Vec::new();
    for TurningPointText { headline, swing, better } in told {
        let better = better.map(|text| (text, typeface::BODY.coloured(INK)));
        for (text, face) in
            [Some((headline, typeface::ACTION)), Some((swing, typeface::BODY)), better].into_iter().flatten()
        {
            let size = brush.lay_out(&text, face, area.width()).size();
            lines.push((Rect::from_min_size(pos2(middle - size.x / 2.0, y), size), text, face));
            y += size.y + 2.0;
        }
        y += 6.0;
    }
    for (rect, text, face) in lines {
        brush.ground(rect.expand2(vec2(14.0, 2.0)), 0.8);
        brush.wrap_centred(pos2(middle, rect.top()), area.width(), &text, face);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use holochess_players::chances::Chances;

    #[test]
    fn marks_are_walked_in_both_directions_and_around_the_ends() {
        let moments = [3, 7, 20];
        let walk = |now, back| next_moment(&moments, now, back);
        assert_eq!([walk(0, false), walk(3, false), walk(20, false)], [Some(3), Some(7), Some(3)]);
        assert_eq!([walk(30, true), walk(7, true), walk(3, true)], [Some(20), Some(3), Some(20)]);
        assert_eq!(next_moment(&[], 5, false), None);
    }

    #[test]
    fn turning_points_are_walked_in_a_circle() {
        let turning = |decision| TurningPoint::new(decision, 1, (Seat::FIRST, 0.2), Chances::of_two(0.5), Cause::Luck);
        // A decision and its dice belong to one moment.
        let turning_points = [4, 4, 9].map(turning);
        assert_eq!(next_turning(&turning_points, 0, false), Some(3));
        assert_eq!(next_turning(&turning_points, 3, false), Some(8));
        assert_eq!(next_turning(&turning_points, 8, false), Some(3));
        assert_eq!(next_turning(&turning_points, 8, true), Some(3));
        assert_eq!(next_turning(&turning_points, 3, true), Some(8));
        assert_eq!(next_turning(&[], 3, true), None);
    }
}
