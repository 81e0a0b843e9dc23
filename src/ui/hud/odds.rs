//! The four chances of the attack that is pointed at, above its target. With no piece in hand, pointing at an enemy
//! shows the best possible attack on it, and the others below.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts,
    egui::{self, Align2, Pos2, Rect, pos2, vec2},
};

use super::{HudData, layout::ODDS_NAMES_HEIGHT};
use crate::ui::{
    frame::Sight,
    input::{
        Hand,
        aim::{self, Reach},
    },
    theme::{
        odds_bar::{HEIGHT, LEFT_TO_RIGHT, OddsBar},
        prelude::*,
    },
};
use holochess_rules::{Action, Cell, Outcome, PieceId, Shape};
use holochess_view::boards;

/// The distance between two of the other attackers, in points.
const ATTACKER_STEP: f32 = 24.0;

/// The attack whose chances are shown, and the cells of the other possible attackers.
fn pointed_at(hud: &HudData, hand: &Hand) -> Option<(Cell, Cell, Vec<Cell>)> {
    if let Some(Action::Attack { from, to }) = hand.hint {
        return Some((from, to, Vec::new()));
    }
    let to = hand.pointed()?;
    if let Some(from) = hand.held {
        return Some((from, to, Vec::new()));
    }
    hud.game.human_to_choose()?;
    let mut attackers = aim::attackers(hud.game.table(), to).into_iter();
    Some((attackers.next()?, to, attackers.collect()))
}

/// Whether chances stand at the upper edge now.
pub(super) fn are_shown(hud: &HudData, hand: &Hand) -> bool {
    let is_attack = |(from, to, _): (Cell, Cell, _)| hud.game.table().odds(Action::Attack { from, to }).is_some();
    !hud.director.is_busy() && hud.game.browsing().is_none() && pointed_at(hud, hand).is_some_and(is_attack)
}

/// Draws the odds of the attack that is pointed at, and slivers over the others.
pub(super) fn draw(mut contexts: EguiContexts, hud: HudData, hand: Res<Hand>, sight: Sight) -> Result {
    let context = contexts.ctx_mut()?;
    if hud.director.is_busy() || hud.game.browsing().is_some() {
        return Ok(());
    }
    draw_slivers(&hud.sheet(context, "hud.slivers"), &hud, &hand, &sight);
    let table = hud.game.table();
    let Some((from, to, others)) = pointed_at(&hud, &hand) else { return Ok(()) };
    let Some(odds) = table.odds(Action::Attack { from, to }) else { return Ok(()) };
    let (Some(attacker), Some(defender)) = (table.piece_at(from), table.piece_at(to)) else { return Ok(()) };
    let ui = hud.sheet(context, "hud.odds");
    let screen = ui.max_rect();
    let brush = Brush::new(&ui);
    let head =
        boards::cell_centre(table.board().shape, to) + Vec3::Y * (hud.figures.height(&hud.shown, defender) + 0.03);
    let anchor = sight.point(head).unwrap_or(screen.center_top());
    let area = hud.layout(screen).odds_at(anchor.x);
    let bar = Rect::from_min_size(pos2(area.left(), area.top() + ODDS_NAMES_HEIGHT), vec2(area.width(), HEIGHT));
    let bottom = bar.bottom() + 8.0 + ATTACKER_STEP * others.len() as f32;
    brush.ground(Rect::from_min_max(area.min + vec2(6.0, 0.0), pos2(bar.right() - 6.0, bottom)), 0.8);
    let end = |piece: PieceId| hud.piece_colour(piece);
    let (blue, amber) = (end(attacker), end(defender));
    let mirrored = stands_left(table.board().shape, &sight, from, to);
    let ratings = |piece: PieceId| hud.shown.piece(piece).ratings;
    let dice = |piece: PieceId, attacks: bool| ratings(piece).map_or(0, |r| if attacks { r.attack } else { r.defence });
    let name = typeface::ACTION.weighing(Weight::Bold);
    let y = area.top() + 14.0;
    let [sword, shield] = if mirrored {
        [Align2::LEFT_CENTER, Align2::RIGHT_CENTER]
    } else {
        [Align2::RIGHT_CENTER, Align2::LEFT_CENTER]
    };
    // From the end of the bar inwards: the sign, the name, and with how many dice.
    let side = |align: Align2, sign: &dyn Fn(Pos2), name: &str, face: Face, dice: &str| {
        let (end, inwards) = if align == Align2::LEFT_CENTER { (bar.left(), 1.0) } else { (bar.right(), -1.0) };
        sign(pos2(end + 8.0 * inwards, y));
        let written = brush.write(pos2(end + 26.0 * inwards, y), align, name, face);
        let after = if inwards > 0.0 { written.right() } else { written.left() };
        let room = (bar.center().x - after).abs() - 16.0;
        brush.fit(pos2(after + 8.0 * inwards, y), align, dice, typeface::NOTE.coloured(INK_SOFT), room);
    };
    let defends = hud.localised.with("ui-odds-defends", "dice", dice(defender, false));
    let attacks = hud.localised.with("ui-odds-attacks", "dice", dice(attacker, true));
    side(shield, &|at| brush.shield(at, 8.0, amber), &hud.piece_name(defender), name.coloured(amber), &defends);
    side(sword, &|at| brush.sword(at, 9.0, blue), &hud.piece_name(attacker), name.coloured(blue), &attacks);
    let chances = LEFT_TO_RIGHT.map(|outcome| odds.chance(outcome));
    brush.odds_bar(
        bar,
        &OddsBar {
            chances,
            numbers: chances.map(|chance| hud.localised.chance_number(chance)),
            names: LEFT_TO_RIGHT.map(|outcome| hud.localised.outcome(outcome)),
            attacker: blue,
            defender: amber,
            mirrored,
        },
    );
    for (row, other) in others.into_iter().enumerate() {
        let at = pos2(bar.left() + 8.0, bar.bottom() + 8.0 + ATTACKER_STEP * (row as f32 + 0.5));
        draw_alternative(&brush, &hud, (other, to), at, bar.right() - 8.0, mirrored);
    }
    // A thin line joins the bar and its target.
    let foot = pos2(anchor.x.max(bar.left()).min(bar.right()), bottom + 4.0);
    if anchor.y > foot.y + 8.0 {
        brush.ray(foot, anchor, 1.0, INK, &[(0.0, 0.0), (0.4, 0.7), (1.0, 0.9)]);
        brush.disc(anchor, 2.2, INK);
    }
    Ok(())
}

/// Whether the figure on one cell stands to the left of that on another, as one sees them: names and chances are on
/// that side, and in the clash again.
fn stands_left(shape: Shape, sight: &Sight, one: Cell, other: Cell) -> bool {
    let [one, other] = [one, other].map(|cell| sight.point(boards::cell_centre(shape, cell)));
    one.zip(other).is_some_and(|(one, other)| one.x < other.x)
}

/// Another possible attacker: its name, its chances in small with the sides of the bar above, and its chance to kill.
fn draw_alternative(brush: &Brush, hud: &HudData, (from, to): (Cell, Cell), at: Pos2, right: f32, mirrored: bool) {
    let table = hud.game.table();
    let (Some(attacker), Some(defender)) = (table.piece_at(from), table.piece_at(to)) else { return };
    let Some(odds) = table.odds(Action::Attack { from, to }) else { return };
    let (own, other) = (hud.piece_colour(attacker), hud.piece_colour(defender));
    brush.sword(at, 8.0, own);
    let text = hud.localised.with("ui-odds-or", "piece", hud.piece_name(attacker));
    brush.left(at + vec2(18.0, 0.0), text, typeface::NOTE.coloured(INK));
    let chances = LEFT_TO_RIGHT.map(|outcome| odds.chance(outcome));
    let middle = f32::midpoint(at.x, right);
    brush.odds_sliver(pos2(middle, at.y), chances, own, other, mirrored);
    let mut x = right;
    for outcome in [Outcome::Kill, Outcome::CounterKill] {
        let colour = if outcome == Outcome::Kill { own } else { other };
        let number = format!("{}\u{a0}%", hud.localised.chance_number(odds.chance(outcome)));
        let written = brush.right(pos2(x, at.y), number, typeface::NOTE.coloured(INK));
        brush.outcome_mark(pos2(written.left() - 12.0, at.y), 6.5, outcome, colour);
        x = written.left() - 34.0;
    }
}

/// Draws the chances against each target of the piece in hand, small, above the target's head.
fn draw_slivers(ui: &egui::Ui, hud: &HudData, hand: &Hand, sight: &Sight) {
    let table = hud.game.table();
    let Some(from) = hand.held.filter(|_| hand.hint.is_none()) else { return };
    let brush = Brush::new(ui);
    for to in Reach::from_table(table, Some(from), None).targets {
        if hand.pointed() == Some(to) {
            continue;
        }
        let (Some(attacker), Some(defender)) = (table.piece_at(from), table.piece_at(to)) else { continue };
        let Some(odds) = table.odds(Action::Attack { from, to }) else { continue };
        let rise = Vec3::Y * (hud.figures.height(&hud.shown, defender) + 0.07);
        if let Some(at) = sight.point(boards::cell_centre(table.board().shape, to) + rise) {
            let chances = LEFT_TO_RIGHT.map(|outcome| odds.chance(outcome));
            let mirrored = stands_left(table.board().shape, sight, from, to);
            brush.odds_sliver(at, chances, hud.piece_colour(attacker), hud.piece_colour(defender), mirrored);
        }
    }
}
