//! The card of the piece under the pointer: its name, its owner, and its class and ratings or its cell, depending on
//! the game. It never lies between the pointer and the board: where the pointer comes to it, it gives way.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts,
    egui::{self, Pos2, Rect, pos2, vec2},
};

use super::{HudData, layout::CARD_SIZE};
use crate::ui::{
    input::{Hand, aim},
    piece_names,
    theme::prelude::*,
};
use holochess_rules::{PieceId, Ratings};

/// Draws the card of the piece that is pointed at.
pub(super) fn draw(
    mut contexts: EguiContexts,
    hud: HudData,
    mut hand: ResMut<Hand>,
    mut last: Local<Option<PieceId>>,
) -> Result {
    let context = contexts.ctx_mut()?;
    let over_token = hand.card.take();
    let pointed = hand.pointed().and_then(|cell| hud.shown.piece_at(cell));
    let held = hand.held.and_then(|cell| hud.shown.piece_at(cell));
    // A hint that Enter plays comes before the piece on which the pointer still lies.
    let hinted = hand.hint.filter(|_| hand.follows_hint).and_then(aim::start_of);
    let hinted = hinted.and_then(|cell| hud.shown.piece_at(cell));
    let piece = over_token.or(hinted).or(pointed).or(held);
    let ui = hud.sheet(context, "hud.card");
    let area = hud.layout(ui.max_rect()).card;
    let is_in_the_way = ui.input(|input| input.pointer.hover_pos()).is_some_and(|at| area.contains(at));
    let piece = piece.filter(|_| !is_in_the_way);
    let seen = ui.ctx().animate_bool_with_time(egui::Id::new("the card is open"), piece.is_some(), 0.14);
    if let Some(piece) = piece {
        *last = Some(piece);
    }
    let Some(piece) = *last else { return Ok(()) };
    if seen > 0.01 && piece.index() < hud.shown.pieces().len() {
        draw_card(&Brush::new(&ui).faded(seen), &hud, piece, area.left_top() + vec2(0.0, 24.0));
    }
    Ok(())
}

/// The width of a card's texts, in points. Eight dice and their number are a little wider.
const TEXT_WIDTH: f32 = CARD_SIZE.x - 22.0;
/// Where the texts beside a portrait begin. It is on the left, since figures on the outer cells reach to the right end
/// of the card.
const PORTRAIT_WIDTH: f32 = 88.0;

/// Draws the card of a piece: portrait, name, and numbers or progress.
fn draw_card(brush: &Brush, hud: &HudData, piece: PieceId, at: Pos2) {
    let info = hud.shown.piece(piece);
    let colour = palette::side(info.seat);
    let figure = hud.figures.figure(&hud.shown, piece);
    let height = if info.ratings.is_some() { 200.0 } else { 92.0 };
    brush.ground(Rect::from_min_size(at - vec2(4.0, 20.0), vec2(TEXT_WIDTH + 14.0, height)), 0.6);
    brush.fading_rule(at.x, at.x + TEXT_WIDTH, at.y - 24.0, 1.0, colour, 0.8);
    let portrait = figure.creature().and_then(|creature| hud.portraits.texture_on_side(creature, info.seat));
    if let Some(portrait) = portrait {
        brush.vignette(at + vec2(36.0, 22.0), vec2(46.0, 46.0), portrait, 0.95);
    }
    let texts = at + vec2(if portrait.is_some() { PORTRAIT_WIDTH } else { 0.0 }, 0.0);
    let room = TEXT_WIDTH - (texts.x - at.x);
    brush.seat_mark(texts + vec2(6.0, 1.0), 5.5, info.seat);
    let left = egui::Align2::LEFT_CENTER;
    let name = match figure.creature() {
        Some(creature) => piece_names::creature_name(&hud.localised, creature),
        None => hud.localised.text("hud-pawn"),
    };
    brush.fit(texts + vec2(20.0, 0.0), left, &name, typeface::NAME.sized(28.0), room - 20.0);
    let owner = hud.name(info.seat);
    let class = format!("creature-{}-class", info.kind);
    let line = if hud.localised.has(&class) {
        let class = hud.localised.text(&class);
        hud.localised.format("ui-card-class", &[("class", class.into()), ("owner", owner.into())])
    } else {
        owner
    };
    brush.fit(texts + vec2(0.0, 28.0), left, &line, typeface::NOTE.coloured(INK_SOFT), room);
    let is_lost = hud.shown.lost().contains(&piece);
    if let Some(ratings) = info.ratings {
        draw_numbers(brush, hud, at + vec2(0.0, 82.0), ratings, colour);
        let below = at + vec2(0.0, 174.0);
        if is_lost {
            brush.left(below, hud.localised.text("ui-card-lost"), typeface::NOTE.coloured(INK_SOFT));
        } else if let Some(text) = hud.shown.cell_of(piece).and_then(|cell| hud.danger(cell)) {
            brush.fit(below, left, &text, typeface::NOTE.coloured(palette::DANGER), TEXT_WIDTH);
        }
        return;
    }
    let below = texts + vec2(0.0, 54.0);
    let text = match hud.shown.cell_of(piece) {
        Some(cell) => {
            let cell_name = hud.localised.cell(hud.shown.board(), cell);
            let id = if hud.standings.danger_at(cell).is_some() { "hud-card-danger" } else { "hud-card-cell" };
            hud.localised.with(id, "cell", cell_name)
        }
        None => hud.localised.text("hud-card-removed"),
    };
    brush.fit(below, left, &text, typeface::NOTE.coloured(INK), room);
}

/// The distance between two dice of a rating, in points; eight fit.
const DIE_STEP: f32 = 17.5;

/// Draws attack, defence and steps.
fn draw_numbers(brush: &Brush, hud: &HudData, at: Pos2, ratings: Ratings, colour: egui::Color32) {
    let label = |row: f32, id: &str| {
        let y = at.y + row * 31.0;
        let (face, left) = (typeface::NOTE.coloured(INK_SOFT), egui::Align2::LEFT_CENTER);
        brush.fit(pos2(at.x + 28.0, y), left, &hud.localised.text(id), face, 70.0);
        pos2(at.x + 9.0, y)
    };
    let number = typeface::ACTION.sized(20.0);
    let values = at.x + 108.0;
    let dice = |y: f32, count: u8| {
        for index in 0..count {
            brush.die(pos2(values + 8.0 + f32::from(index) * DIE_STEP, y), 15.0, 1, 0.0, colour, 0.45);
        }
        brush.left(pos2(values + f32::from(count) * DIE_STEP + 8.0, y), count.to_string(), number);
    };
    let sword = label(0.0, "ui-card-attack");
    brush.sword(sword, 8.0, colour);
    dice(sword.y, ratings.attack);
    let shield = label(1.0, "ui-card-defence");
    brush.shield(shield, 8.0, colour);
    dice(shield.y, ratings.defence);
    let steps = label(2.0, "ui-card-movement");
    brush.chevrons(steps, 9.0, colour, 1.0, 1);
    brush.steps(pos2(values + 6.0, steps.y), 9.5, ratings.movement, colour);
    brush.left(pos2(values + f32::from(ratings.movement) * 21.0 + 8.0, steps.y), ratings.movement.to_string(), number);
}

#[cfg(test)]
mod tests {
    use bevy::ecs::system::RunSystemOnce;
    use bevy_egui::egui::{Event, RawInput, Shape};

    use super::*;
    use crate::ui::hud::{
        fit_tests::{Look, match_of},
        layout::{Layout, Needs},
    };
    use holochess_locale::Language;
    use holochess_rules::GameId;
    use holochess_session::Match;

    #[test]
    fn the_card_gives_way_where_the_pointer_comes_to_it() {
        let mut look = Look::new(Language::English, &match_of(GameId::Holochess, 2, &[], 6));
        let cell = aim::actors(look.app.world().resource::<Match>().table())[0];
        look.app.world_mut().resource_mut::<Hand>().held = Some(cell);
        let screen = Rect::from_min_size(pos2(0.0, 0.0), vec2(1280.0, 720.0));
        let area = Layout::new(screen, Needs::PLAIN).card;
        let mut time = 0.0;
        let mut texts = |pointer: Pos2| {
            let mut count = 0;
            for _ in 0..8 {
                time += 0.1;
                let events = vec![Event::PointerMoved(pointer)];
                let input = RawInput { screen_rect: Some(screen), time: Some(time), events, ..RawInput::default() };
                look.context.begin_pass(input);
                let drawn: Result = look.app.world_mut().run_system_once(draw).expect("its resources are there");
                drawn.expect("there is a context");
                let shapes = look.context.end_pass().shapes;
                count = shapes.iter().filter(|shape| matches!(shape.shape, Shape::Text(_))).count();
            }
            count
        };
        let beside = area.right_center() + vec2(200.0, 0.0);
        assert!(texts(beside) >= 5, "the piece in hand has its card");
        for on_it in [area.center(), area.left_top() + vec2(4.0, 4.0), area.right_bottom() - vec2(4.0, 4.0)] {
            assert_eq!(texts(on_it), 0, "nothing lies between the pointer and the board");
            assert!(texts(beside) >= 5, "it is there again");
        }
    }
}
