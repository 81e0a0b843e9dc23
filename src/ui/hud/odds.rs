//! The four chances of the attack that is pointed at, above its target.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts,
    egui::{self, Rect, pos2, vec2},
};

use super::HudData;
use crate::{
    rules::{Action, PieceId},
    ui::{
        frame::Sight,
        input::{Hand, aim::Reach, pick_height},
        theme::{
            odds_bar::{HEIGHT, LEFT_TO_RIGHT, OddsBar},
            prelude::*,
        },
    },
    view::layout,
};

/// The width of the bar.
const WIDTH: f32 = 492.0;
/// How far the bar stays away from what is written on the left and on the right.
const SIDES: [f32; 2] = [326.0, 340.0];

pub(super) fn draw(mut contexts: EguiContexts, hud: HudData, hand: Res<Hand>, sight: Sight) -> Result {
    let context = contexts.ctx_mut()?;
    if hud.director.is_busy() || hud.game.browsing().is_some() {
        return Ok(());
    }
    slivers(&hud.sheet(context, "hud.slivers"), &hud, &hand, &sight);
    let hint_found =
        hand.hint.and_then(|hint| if let Action::Attack { from, to } = hint { Some((from, to)) } else { None });
    let table = hud.game.recorded().table();
    let Some((from, to)) = hint_found.or(hand.held.zip(hand.pointed())) else { return Ok(()) };
    let Some(odds) = table.odds(Action::Attack { from, to }) else { return Ok(()) };
    let (Some(attacker), Some(defender)) = (table.piece_at(from), table.piece_at(to)) else { return Ok(()) };
    let ui = hud.sheet(context, "hud.odds");
    let screen = ui.max_rect();
    let brush = Brush::of(&ui);
    let head =
        layout::cell_centre(table.board().shape, to) + Vec3::Y * (pick_height(hud.shown.piece(defender).kind) + 0.03);
    let anchor = sight.point(head).unwrap_or(screen.center_top());
    let half = WIDTH / 2.0;
    let centre = anchor.x.clamp(SIDES[0] + half, (screen.right() - SIDES[1] - half).max(SIDES[0] + half));
    let bar = Rect::from_min_size(pos2(centre - half, 66.0), vec2(WIDTH, HEIGHT));
    brush.halo(Rect::from_min_max(pos2(bar.left() + 6.0, 20.0), pos2(bar.right() - 6.0, 168.0)), 0.78);
    let end = |piece: PieceId| hud.piece_colour(piece);
    let (blue, amber) = (end(attacker), end(defender));
    let ratings = |piece: PieceId| hud.shown.piece(piece).ratings;
    let dice = |piece: PieceId, attacks: bool| ratings(piece).map_or(0, |r| if attacks { r.attack } else { r.defence });
    let name = typeface::ACTION.weighing(Weight::Bold);
    let y = 40.0;
    brush.shield(pos2(bar.left() + 8.0, y), 8.0, amber);
    let written = brush.left(pos2(bar.left() + 26.0, y), hud.piece_name(defender), name.coloured(amber));
    let text = hud.localised.with("ui-odds-defends", "dice", dice(defender, false));
    brush.left(pos2(written.right() + 8.0, y), text, typeface::NOTE.coloured(INK_SOFT));
    brush.sword(pos2(bar.right() - 8.0, y), 9.0, blue);
    let written = brush.right(pos2(bar.right() - 26.0, y), hud.piece_name(attacker), name.coloured(blue));
    let text = hud.localised.with("ui-odds-attacks", "dice", dice(attacker, true));
    brush.right(pos2(written.left() - 8.0, y), text, typeface::NOTE.coloured(INK_SOFT));
    let chances = LEFT_TO_RIGHT.map(|outcome| odds.chance(outcome));
    brush.odds_bar(
        bar,
        &OddsBar {
            chances,
            numbers: chances.map(|chance| hud.localised.chance_number(chance)),
            names: LEFT_TO_RIGHT.map(|outcome| hud.localised.outcome(outcome)),
            attacker: blue,
            defender: amber,
        },
    );
    // A thread of light leads from the bar to its target.
    let foot = pos2(anchor.x.clamp(bar.left(), bar.right()), 172.0);
    if anchor.y > foot.y + 8.0 {
        brush.ray(foot, anchor, 1.0, INK, &[(0.0, 0.0), (0.4, 0.7), (1.0, 0.9)]);
        brush.disc(anchor, 2.2, INK);
    }
    Ok(())
}

/// The chances against every target of the piece in hand, small, over their heads.
fn slivers(ui: &egui::Ui, hud: &HudData, hand: &Hand, sight: &Sight) {
    let table = hud.game.recorded().table();
    let Some(from) = hand.held.filter(|_| hand.hint.is_none()) else { return };
    let brush = Brush::of(ui);
    for to in Reach::of(table, Some(from), None).targets {
        if hand.pointed() == Some(to) {
            continue;
        }
        let (Some(attacker), Some(defender)) = (table.piece_at(from), table.piece_at(to)) else { continue };
        let Some(odds) = table.odds(Action::Attack { from, to }) else { continue };
        let rise = Vec3::Y * (pick_height(hud.shown.piece(defender).kind) + 0.07);
        if let Some(at) = sight.point(layout::cell_centre(table.board().shape, to) + rise) {
            let chances = LEFT_TO_RIGHT.map(|outcome| odds.chance(outcome));
            brush.odds_sliver(at, chances, hud.piece_colour(attacker), hud.piece_colour(defender));
        }
    }
}
