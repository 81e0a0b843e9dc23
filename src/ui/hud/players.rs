//! The two players: the far one at the top left, the near one at the bottom left with whose turn it is and what is left of
//! it. The side whose turn it is carries the beam.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts,
    egui::{self, Pos2, Rect, Stroke, pos2, vec2},
};

use super::HudData;
use crate::{
    record::Who,
    rules::{PieceId, Seat, ToAct},
    session::MatchPhase,
    ui::{
        input::{Hand, aim},
        theme::{prelude::*, surface, token::Token},
    },
};

/// From one token to the next.
const STEP: f32 = 58.0;

pub(super) fn draw(mut contexts: EguiContexts, hud: HudData, mut hand: ResMut<Hand>) -> Result {
    let context = contexts.ctx_mut()?;
    let ui = hud.sheet(context, "hud.players");
    let screen = ui.max_rect();
    let brush = Brush::of(&ui);
    // At a table of three the third has nobody opposite.
    let near = hud.near.0;
    let far = if near.opponent().index() < hud.game.recorded().table().seats() { near.opponent() } else { Seat::FIRST };
    let layout = hud.layout(screen);
    let active = hud.turn_of().or_else(|| hud.placer());
    let left = layout.far.left();
    if active == Some(far) {
        brush.beam(0.0, 360.0, 134.0, 60.0, palette::side(far), 0.8);
    }
    let (at, face) = (pos2(left + 20.0, layout.far.top() + 20.0), typeface::NAME.coloured(palette::side(far)));
    let role = role(&hud, far);
    let beside = if role.is_empty() { 0.0 } else { brush.width(&role, typeface::BODY) + 12.0 };
    let room = layout.far.right() - at.x - beside;
    let name = brush.fit(at, egui::Align2::LEFT_CENTER, &hud.name(far), face, room);
    brush.seat_mark(at - vec2(14.0, 0.0), 6.0, far);
    brush.left(pos2(name.right() + 12.0, at.y + 2.0), role, typeface::BODY);
    brush.ground(Rect::from_min_max(layout.far.min, pos2(name.right() + beside, layout.far.bottom() - 8.0)), 0.45);
    tokens(&ui, &brush, &hud, far, pos2(left, layout.far.top() + 68.0), active == Some(far), &mut hand);

    if active.is_none_or(|seat| seat == near) {
        brush.beam(0.0, 400.0, screen.bottom() - 108.0, 96.0, palette::side(near), 0.9);
    }
    turn(&brush, &hud, layout.turn.left_center(), layout.turn.width());
    let middle = layout.near.bottom() - 34.0;
    tokens(&ui, &brush, &hud, near, pos2(left, middle), active == Some(near), &mut hand);
    let after = left + 4.0 * STEP + 6.0;
    brush.seat_mark(pos2(after, middle), 6.0, near);
    let (at, face) = (pos2(after + 14.0, middle), typeface::BODY.coloured(palette::side(near)));
    brush.fit(at, egui::Align2::LEFT_CENTER, &hud.name(near), face, layout.near.right() - at.x);
    Ok(())
}

/// What a player is, beside the name.
fn role(hud: &HudData, seat: Seat) -> String {
    match &hud.seat(seat).who {
        Who::Computer(_) => hud.localised.text("ui-role-computer"),
        Who::Human => {
            let numbered = hud.localised.seat_name(seat);
            if hud.name(seat) == numbered { String::new() } else { numbered }
        }
    }
}

/// A player's pieces, the lost ones crossed. Pointing at one shows its card; pressing one that is to be placed picks it.
fn tokens(ui: &egui::Ui, brush: &Brush, hud: &HudData, seat: Seat, at: Pos2, active: bool, hand: &mut Hand) {
    let table = hud.game.recorded().table();
    let placeable = if hud.director.is_busy() { Vec::new() } else { aim::placeable(table) };
    let pieces: Vec<PieceId> =
        hud.shown.piece_ids().filter(|(_, piece)| piece.seat == seat).map(|(piece, _)| piece).collect();
    for (index, piece) in pieces.into_iter().enumerate() {
        let info = hud.shown.piece(piece);
        let centre = at + vec2(24.0 + index as f32 * STEP, 0.0);
        let name = hud.localised.piece(info);
        let token = Token {
            seat,
            kind: info.kind,
            name: &name,
            portrait: hud.portraits.of(info.kind),
            alive: !hud.shown.lost().contains(&piece),
            lit: if active { 1.0 } else { 0.4 },
        };
        brush.token(centre, 23.0, &token);
        if hand.placing == Some(piece) && placeable.contains(&piece) {
            brush.glow(centre, vec2(40.0, 40.0), palette::side(seat), 0.45);
            brush.chevrons(centre - vec2(0.0, 38.0), 10.0, INK, 1.0, 1);
        }
        let rect = Rect::from_center_size(centre, vec2(STEP - 4.0, 54.0));
        let touched = surface::touch(ui, &format!("token.{}", info.kind), rect, Reach::Pointer);
        if touched.hovered {
            hand.card = Some(piece);
        }
        if touched.pressed && placeable.contains(&piece) {
            hand.placing = Some(piece);
        }
    }
}

/// Whose turn it is, and both of its actions.
fn turn(brush: &Brush, hud: &HudData, at: Pos2, room: f32) {
    let near = hud.near.0;
    let localised = &hud.localised;
    let Some(active) = hud.turn_of() else {
        let text = match hud.placer() {
            _ if *hud.phase.get() == MatchPhase::Dealing => localised.text("ui-turn-dealing"),
            Some(seat) if hud.game.only_human() == Some(seat) => localised.text("ui-turn-places-yours"),
            Some(seat) => localised.with("ui-turn-places", "name", hud.name(seat)),
            None => localised.text("ui-turn-placing"),
        };
        let colour = hud.placer().map_or(INK, |seat| palette::mix(palette::side(seat), INK, 0.35));
        let face = typeface::STATEMENT.coloured(colour);
        brush.ground(brush.fit(at, egui::Align2::LEFT_CENTER, &text, face, room), 0.6);
        return;
    };
    let table = hud.game.recorded().table();
    let looking_back = hud.game.browsing().is_some();
    // In the middle of a turn a push may be the other player's to choose.
    let chooser = match table.to_act() {
        ToAct::Choose(seat) if !hud.director.is_busy() => Some(seat),
        _ => None,
    };
    let statement = if looking_back {
        localised.text("ui-turn-past")
    } else if hud.shown.verdict.is_some() {
        localised.text("ui-turn-over")
    } else if hud.shown.duel.is_some() {
        localised.text("ui-turn-duel")
    } else if let Some(seat) = chooser.filter(|seat| hud.is_computer(*seat)) {
        localised.with("ui-turn-thinking", "name", hud.name(seat))
    } else if let Some(seat) = chooser.filter(|seat| *seat != active) {
        localised.with("ui-turn-pushes", "name", hud.name(seat))
    } else if active == near && hud.game.only_human() == Some(near) {
        localised.text("ui-turn-yours")
    } else {
        localised.with("ui-turn-of", "name", hud.name(active))
    };
    let colour = if active == near { INK } else { palette::mix(palette::side(active), INK, 0.35) };
    let written = brush.fit(at, egui::Align2::LEFT_CENTER, &statement, typeface::STATEMENT.coloured(colour), room);
    brush.ground(written, 0.6);
    if let Some((seat, share)) =
        hud.computer_players.thinking().filter(|(seat, share)| chooser == Some(*seat) && *share > 0.04)
    {
        // How much of the longest time has gone by.
        let (y, right) = (at.y + 19.0, at.x + written.width());
        brush.rule(at.x, right, y, INK, 0.18);
        let head = at.x + written.width() * share;
        brush.ray(pos2(at.x, y), pos2(head, y), 2.0, palette::side(seat), &[(0.0, 0.3), (1.0, 1.0)]);
    }
    if looking_back {
        let text = localised.with("ui-turn-number", "turn", hud.shown.turn);
        brush.ground(brush.left(at + vec2(0.0, 37.0), text, typeface::BODY), 0.6);
        return;
    }
    if hud.shown.verdict.is_some() || hud.shown.duel.is_some() {
        return;
    }
    let progress = table.progress();
    let all = progress.actions_a_turn;
    // While the scene of an action runs, the rules are already behind it.
    let left = if hud.director.is_busy() { hud.tally.left(all) } else { progress.actions_left };
    bars(brush, at + vec2(0.0, 37.0), all, left, palette::side(active));
    let turn = localised.with("ui-turn-number", "turn", hud.shown.turn);
    let text = if left == 0 { turn } else { format!("{} · {turn}", localised.with("ui-turn-actions", "count", left)) };
    let beside = at + vec2(10.0 + 54.0 * f32::from(all), 37.0);
    let left = egui::Align2::LEFT_CENTER;
    let written = brush.fit(beside, left, &text, typeface::BODY, at.x + room - beside.x);
    brush.ground(written.with_min_x(at.x), 0.7);
}

/// A slanted bar for each action; those that are left are lit.
fn bars(brush: &Brush, at: Pos2, all: u8, left: u8, colour: egui::Color32) {
    for index in 0..all {
        let corner = at + vec2(f32::from(index) * 54.0, 0.0);
        let outline =
            [vec2(4.0, -5.0), vec2(46.0, -5.0), vec2(42.0, 5.0), vec2(0.0, 5.0)].map(|offset| corner + offset).to_vec();
        if index < all - left.min(all) {
            brush.polygon(outline, egui::Color32::TRANSPARENT, Stroke::new(1.2, palette::over(colour, 0.55)));
        } else {
            brush.glow(corner + vec2(23.0, 0.0), vec2(52.0, 26.0), colour, 0.32);
            brush.polygon(outline, palette::mix(colour, INK, 0.25), Stroke::NONE);
        }
    }
}
