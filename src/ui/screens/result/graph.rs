//! The match as a graph: each side's chance to win after every decision, with turning points; before those are
//! computed, the strength on the board.

use bevy_egui::egui::{self, Align2, Pos2, Rect, Ui, pos2, vec2};

use super::account::Account;
use crate::ui::{
    hud::draw_turning_mark,
    localised_text::LocalisedText,
    piece_names::spoken_name,
    theme::{chance_graph::ChanceGraph, prelude::*, surface},
    turning_point_text::{TurningPointText, describe_turning_point},
};
use holochess_players::analysis::{Analysis, TurningPoint};
use holochess_rules::{Luck, Seat};
use holochess_session::{Match, PostGameAnalysis};
use holochess_settings::controls::Command;
use holochess_view::pieces::Armies;

/// The data that the graph is drawn from.
pub(super) struct Picture<'a> {
    pub localised: &'a LocalisedText,
    pub armies: &'a Armies,
    pub game: &'a Match,
    pub account: &'a Account,
    pub post_game: &'a PostGameAnalysis,
    /// The seat whose view the graph takes: above the middle it is ahead.
    pub own: Seat,
    pub area: Rect,
}

impl Picture<'_> {
    /// Draws the graph; returns the moment before a turning point that was pressed.
    pub fn draw(&self, ui: &Ui) -> Option<usize> {
        let brush = Brush::new(ui);
        let steps = self.account.turns.len();
        let seats = self.game.setup().seats.len();
        let several = seats > 2;
        let other = Seat::new((self.own.index() + 1) % seats);
        let colours = [self.own, other].map(palette::side);
        let graph = ChanceGraph { area: self.area, steps, colours };
        brush.graph_ground(&graph, true);
        self.draw_games(&brush, &graph);
        self.draw_scale(&brush, &graph);
        let title = typeface::PAGE.weighing(Weight::Medium).coloured(INK);
        let at = pos2(self.area.left(), self.area.top() - 24.0);
        let progress = self.post_game.progress();
        if progress.is_none() && self.post_game.analysis().is_none() {
            if self.game.table().pieces().iter().any(|piece| piece.ratings.is_some()) {
                brush.left(at, self.localised.text("ui-result-balance"), title);
                self.draw_balance(&brush, &graph);
            }
            return None;
        }
        let written = brush.left(
            at,
            self.localised.text(if several { "ui-result-chance-several" } else { "ui-result-chance" }),
            title,
        );
        let values: Vec<f32> = self.post_game.points().iter().map(|point| point.chances.of(self.own) as f32).collect();
        if several {
            self.draw_lines(&brush, &graph, seats);
        } else {
            brush.graph_line(&graph, &graph.line(&values, false), 2.25);
            if let Some(last) = values.len().checked_sub(1) {
                brush.graph_head(&graph, graph.at(last, values[last]));
            }
        }
        if let Some(share) = progress {
            self.draw_progress(&brush, pos2(written.right() + 28.0, at.y), share);
            return None;
        }
        let analysis = self.post_game.analysis()?;
        if !analysis.turning_points.is_empty() {
            self.draw_legend(&brush, pos2(self.area.right(), at.y));
        }
        self.draw_turning_points(ui, &brush, &graph, analysis, &values)
    }

    /// In a row of games: draws a line where each begins, with its number.
    fn draw_games(&self, brush: &Brush, graph: &ChanceGraph) {
        if self.account.games.len() < 2 {
            return;
        }
        let starts = std::iter::once(0).chain(self.account.games.iter().copied()).take(self.account.games.len());
        let ends: Vec<f32> = self.account.games.iter().map(|end| graph.at(*end, 0.5).x).collect();
        for (game, (start, end)) in starts.map(|start| graph.at(start, 0.5).x).zip(ends).enumerate() {
            let number = self.localised.with("ui-result-game", "game", (game + 1) as u32);
            let face = typeface::NOTE.sized(14.0).coloured(INK_QUIET);
            if game > 0 {
                brush.line(
                    &[pos2(start, self.area.top()), pos2(start, self.area.bottom())],
                    1.0,
                    palette::over(INK, 0.16),
                );
            }
            let short = (game + 1).to_string();
            let room = end - start - 8.0;
            let text = [number, short].into_iter().find(|text| brush.width(text, face) <= room);
            if let Some(text) = text {
                brush.left(pos2(start + 5.0, self.area.bottom() - 9.0), text, face);
            }
        }
    }

    /// Draws a line per seat with its sign at the end; the own line is drawn last.
    fn draw_lines(&self, brush: &Brush, graph: &ChanceGraph, seats: usize) {
        let points = self.post_game.points();
        for seat in (1..=seats).map(|step| Seat::new((self.own.index() + step) % seats)) {
            let values: Vec<f32> = points.iter().map(|point| point.chances.of(seat) as f32).collect();
            let is_own = seat == self.own;
            let (width, strength) = if is_own { (2.6, 1.0) } else { (1.6, 0.85) };
            brush.line(&graph.line(&values, false), width, palette::over(palette::side(seat), strength));
            if let Some(last) = values.len().checked_sub(1) {
                let at = graph.at(last, values[last]);
                brush.disc(at, 8.0, palette::over(VOID, 0.8));
                brush.seat_mark(at, 5.0, seat);
            }
        }
    }

    /// Shows how much of the match has been analysed.
    fn draw_progress(&self, brush: &Brush, at: Pos2, share: f32) {
        let text = self.localised.with("ui-result-looking", "share", self.localised.percent(f64::from(share), 0));
        let left = brush.left(at, text, typeface::BODY).right() + 18.0;
        let right = (left + 260.0).min(self.area.right());
        brush.rule(left, right, at.y, INK, 0.2);
        let head = left + (right - left) * share;
        brush.ray(pos2(left, at.y), pos2(head, at.y), 2.0, ICE, &[(0.0, 0.3), (1.0, 1.0)]);
        brush.glow(pos2(head, at.y), vec2(18.0, 12.0), ICE, 0.6);
    }

    /// Draws the legend of the turning points' signs, and how to reach them.
    fn draw_legend(&self, brush: &Brush, right: Pos2) {
        let note = typeface::NOTE.coloured(INK_SOFT);
        let mut x = right.x;
        let key = frame_commands::arrows(brush.context());
        x = brush.right(pos2(x, right.y), self.localised.text("ui-result-turnings"), note).left() - 9.0;
        x -= brush.key_width(&key);
        brush.key_cap(pos2(x, right.y), &key, 0.0);
        x = brush.right(pos2(x - 30.0, right.y), self.localised.text("ui-result-by-choice"), note).left();
        brush.decision_mark(pos2(x - 14.0, right.y), 15.0, INK_SOFT, 0.0);
        // Without dice there are no turning points by luck.
        if self.game.setup().luck() == Luck::Dice {
            x = brush.right(pos2(x - 48.0, right.y), self.localised.text("ui-result-by-luck"), note).left();
            brush.luck_mark(pos2(x - 15.0, right.y), 15.0, INK_SOFT, 0.0);
        }
    }

    /// The height of a turning point: on the own seat's line, or, with a line per seat, on that of the seat that
    /// decided.
    fn value(&self, values: &[f32], turning: &TurningPoint) -> f32 {
        let points = self.post_game.points();
        match points.get(turning.decision) {
            Some(point) if turning.seats() > 2 => point.chances.of(turning.seat) as f32,
            _ => values.get(turning.decision).copied().unwrap_or_default(),
        }
    }

    /// Draws the turning points, one widget per decision. Left and Right go from one to the next.
    fn draw_turning_points(
        &self,
        ui: &Ui,
        brush: &Brush,
        graph: &ChanceGraph,
        analysis: &Analysis,
        values: &[f32],
    ) -> Option<usize> {
        let mut pressed = None;
        let mut focused: Option<(usize, Pos2, f32)> = None;
        let groups: Vec<&[TurningPoint]> = analysis.turning_points.chunk_by(|a, b| a.decision == b.decision).collect();
        for (index, group) in groups.iter().enumerate() {
            let decision = group[0].decision;
            let value = self.value(values, &group[0]);
            let at = graph.at(decision, value);
            let touched = surface::touch(
                ui,
                &format!("result.turning.{decision}"),
                Rect::from_center_size(at, vec2(16.0 + 16.0 * group.len() as f32, 34.0)),
                Reach::Focus,
            );
            describe(ui, touched.id, || {
                let told = group.iter().map(|turning| {
                    let told = describe_turning_point(self.localised, self.armies, self.game, turning, self.own);
                    [Some(told.headline), Some(told.swing), told.better].into_iter().flatten().collect::<Vec<_>>()
                });
                Accessible::button(told.flatten().collect::<Vec<_>>().join(" "))
            });
            if touched.glow > 0.0 {
                focused = Some((index, at, touched.glow));
            }
            if touched.pressed {
                pressed = Some(decision - 1);
            }
            let size = 15.0 + 4.0 * touched.glow;
            for (place, turning) in group.iter().enumerate() {
                // A decision and its dice are drawn side by side.
                let aside = (place as f32 - (group.len() as f32 - 1.0) / 2.0) * 19.0;
                let mut shifted = ChanceGraph { area: graph.area.translate(vec2(aside, 0.0)), ..*graph };
                let mut eyes = self.own;
                if turning.seats() > 2 {
                    // On the line and in the colour of the seat that decided.
                    (eyes, shifted.colours) = (turning.seat, [palette::side(turning.seat); 2]);
                }
                draw_turning_mark(brush, &shifted, turning, value, eyes, size, touched.focused);
            }
        }
        if let Some((index, at, glow)) = focused {
            self.draw_callout(&brush.faded(glow), at, groups[index], &graph.line(values, false));
        }
        if ui.is_enabled() && !groups.is_empty() {
            let step = frame_commands::step(ui.ctx(), Command::Left, Command::Right);
            let now = focused.map(|(index, ..)| index);
            let next = match (step < 0, step > 0, now) {
                (true, _, Some(now)) => Some((now + groups.len() - 1) % groups.len()),
                (true, _, None) => Some(groups.len() - 1),
                (_, true, Some(now)) => Some((now + 1) % groups.len()),
                (_, true, None) => Some(0),
                _ => None,
            };
            if let Some(next) = next {
                surface::focus(ui.ctx(), &format!("result.turning.{}", groups[next][0].decision));
            }
        }
        pressed
    }

    /// Describes a turning point beside it.
    fn draw_callout(&self, brush: &Brush, at: Pos2, group: &[TurningPoint], line: &[Pos2]) {
        const ROOM: f32 = 430.0;
        let told: Vec<TurningPointText> = group
            .iter()
            .map(|turning| describe_turning_point(self.localised, self.armies, self.game, turning, self.own))
            .collect();
        let lines: Vec<(&str, Face)> = told
            .iter()
            .flat_map(|told| {
                let better = told.better.as_deref().map(|text| (text, typeface::BODY.coloured(INK)));
                let head = (told.headline.as_str(), typeface::ACTION);
                [Some(head), Some((told.swing.as_str(), typeface::BODY)), better]
            })
            .flatten()
            .collect();
        let sizes: Vec<egui::Vec2> = lines.iter().map(|(text, face)| brush.lay_out(text, *face, ROOM).size()).collect();
        let width = sizes.iter().map(|size| size.x).fold(0.0, f32::max);
        let height = sizes.iter().map(|size| size.y + 2.0).sum::<f32>();
        let rect = beside(at, vec2(width, height), line, self.area);
        brush.halo(rect.expand2(vec2(24.0, 12.0)), 0.96);
        let near = rect.expand(4.0).clamp(at);
        let far = at + (near - at).normalized() * 14.0;
        brush.ray(near, far, 1.2, INK, &[(0.0, 0.8), (1.0, 0.8)]);
        let mut y = rect.top();
        for ((text, face), size) in lines.into_iter().zip(sizes) {
            brush.wrap(pos2(rect.left(), y), ROOM, text, face);
            y += size.y + 2.0;
        }
    }

    /// Draws the strength on the board as a line with steps, and the losses.
    fn draw_balance(&self, brush: &Brush, graph: &ChanceGraph) {
        let values: Vec<f32> = self.account.balance.iter().map(|shares| shares[self.own.index()]).collect();
        brush.graph_line(graph, &graph.line(&values, true), 2.25);
        let last = values.len() - 1;
        brush.graph_head(graph, graph.at(last, values[last]));
        let area = self.area;
        let table = self.game.table();
        let pieces = table.pieces();
        for (order, fall) in self.account.falls.iter().enumerate() {
            let point = graph.at(fall.after, values[fall.after]);
            let by = pieces[fall.by.index()].seat;
            brush.kill_mark(point, 9.0, palette::side(by), true);
            let name = spoken_name(self.localised, self.armies, table, fall.piece);
            let name = self.localised.with("ui-result-lost", "piece", name);
            let shift = if order % 2 == 0 { 0.0 } else { 22.0 };
            let y = if by == self.own {
                (point.y - 24.0 - shift).max(area.top() + 8.0)
            } else {
                (point.y + 24.0 + shift).min(area.bottom() - 8.0)
            };
            let align = if point.x > area.right() - 160.0 { Align2::RIGHT_CENTER } else { Align2::LEFT_CENTER };
            let x = if align == Align2::RIGHT_CENTER { point.x - 14.0 } else { point.x + 14.0 };
            brush.write(pos2(x, y), align, name, typeface::SMALL_NOTE.coloured(INK_SOFT));
        }
    }

    /// Draws the numbers along both axes.
    fn draw_scale(&self, brush: &Brush, graph: &ChanceGraph) {
        let note = typeface::SMALL_NOTE.coloured(INK_SOFT);
        let area = self.area;
        for percent in [0_u8, 25, 50, 75, 100] {
            let y = area.bottom() - area.height() * f32::from(percent) / 100.0;
            brush.right(pos2(area.left() - 14.0, y), percent.to_string(), note);
        }
        let y = area.bottom() + 20.0;
        let turns = &self.account.turns;
        let is_dealt = self.game.setup().luck() == Luck::Dice;
        let begin = self.localised.text(if is_dealt { "ui-result-deal" } else { "ui-result-start" });
        brush.left(pos2(area.left() - 8.0, y), begin, note);
        if let Some(half) = turns.get(turns.len() / 2) {
            brush.centre(pos2(graph.at(turns.len() / 2, 0.5).x, y), half.to_string(), note);
        }
        let last = turns.last().copied().unwrap_or(0);
        brush.right(pos2(area.right(), y), self.localised.with("ui-turn-number", "turn", last), note);
    }
}

/// A place for a rectangle of this size beside a point of a line, within the area: it hides as little of the line as
/// possible, and is close to the point.
fn beside(at: Pos2, size: egui::Vec2, line: &[Pos2], area: Rect) -> Rect {
    const AWAY: f32 = 38.0;
    // The cost of hiding a point of the line, as a multiple of the cost of a point of distance: the peaks are what
    // matters in the graph.
    const HIDDEN: f32 = 12.0;
    // Places at growing distances from the point are tried.
    const STEPS: u16 = 12;
    let room = Rect::from_min_max(area.min, (area.max - size).max(area.min));
    let beside = (0..STEPS).map(|step| AWAY * f32::from(step + 1));
    let lefts = beside.flat_map(|away| [at.x + away, at.x - away - size.x]).chain([at.x - size.x / 2.0]);
    let tops = [at.y - AWAY - size.y, at.y - size.y / 2.0, at.y + AWAY, room.top(), room.bottom()];
    let cost = |rect: &Rect| {
        let own_point = if rect.expand(AWAY / 2.0).contains(at) { 1e6 } else { 0.0 };
        own_point + rect.distance_to_pos(at) + HIDDEN * hidden(&rect.expand(10.0), line)
    };
    lefts
        .flat_map(|left| tops.map(|top| Rect::from_min_size(room.clamp(pos2(left, top)), size)))
        .min_by(|one, other| cost(one).total_cmp(&cost(other)))
        .expect("there are places")
}

/// The length of the line that a rectangle hides, in points.
fn hidden(rect: &Rect, line: &[Pos2]) -> f32 {
    const STEP: f32 = 4.0;
    let lengths = line.windows(2).map(|pair| {
        let way = pair[1] - pair[0];
        let steps = (way.length() / STEP).ceil().max(1.0) as usize;
        let inside = |step: &usize| rect.contains(pair[0] + way * (*step as f32 + 0.5) / steps as f32);
        way.length() * (0..steps).filter(inside).count() as f32 / steps as f32
    });
    lengths.sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_point_has_to_say_leaves_the_line_to_be_seen() {
        let area = Rect::from_min_max(pos2(96.0, 244.0), pos2(1184.0, 450.0));
        let size = vec2(430.0, 80.0);
        // A match that is decided early: everything of interest is at the left.
        let line = [pos2(96.0, 300.0), pos2(140.0, 300.0), pos2(190.0, 395.0), pos2(238.0, 430.0), pos2(290.0, 410.0)];
        let line = [&line[..], &[pos2(330.0, 330.0), pos2(380.0, 449.0), pos2(1184.0, 449.0)]].concat();
        for (place, &at) in line.iter().enumerate() {
            let rect = beside(at, size, &line, area);
            assert!(rect.left() >= area.left() && rect.right() <= area.right(), "{place}: {rect:?}");
            // Above the area is the legend, below it are the numbers of the match.
            assert!(rect.top() >= area.top() && rect.bottom() <= area.bottom(), "{place}: {rect:?}");
            assert!(!rect.contains(at), "{place}: {rect:?}");
            assert!(hidden(&rect, &line) < 120.0, "{place}: {rect:?} hides {}", hidden(&rect, &line));
        }
        // Beside a point in the middle of a level line there is a place that hides nothing of it.
        let level = [pos2(96.0, 347.0), pos2(1184.0, 347.0)];
        let rect = beside(pos2(640.0, 347.0), vec2(430.0, 50.0), &level, area);
        assert!((rect.center().x - 640.0).abs() < 1.0 && hidden(&rect, &level) < 1e-3, "{rect:?}");
    }
}
