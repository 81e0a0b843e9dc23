//! What all pages of the showcase share: the title, the tabs, the row of portraits, the way back.

use bevy::{ecs::system::SystemParam, prelude::*};
use bevy_egui::{
    EguiContexts,
    egui::{Align2, Color32, Pos2, Rect, Ui, pos2, vec2},
};

use super::{Page, Showcase, fight_controls, film_export::FilmExport};
use crate::ui::{
    album::Album,
    frame::{Canvas, screen_sheet},
    localised_text::LocalisedText,
    navigation::Screen,
    overlay::Overlays,
    portraits::Portraits,
    theme::{MARGIN, light::Edge, prelude::*, surface, tabs::tabs, token::Token},
};
use holochess_rules::Seat;
use holochess_settings::controls::Command;
use holochess_view::{creatures::CreatureId, exhibit::Exhibit};

/// The distance of the right column from the right edge of the screen.
pub const RIGHT: f32 = 64.0;
/// The width of the left and right columns.
pub const COLUMN: f32 = 320.0;
/// The height of the portraits' middle above the bottom of the screen.
const STRIP: f32 = 60.0;
/// Widgets with this prefix handle Left and Right themselves.
pub const ROW: &str = "showcase.row.";

/// The resources that pages are drawn from.
#[derive(SystemParam)]
pub(super) struct Pages<'w, 's> {
    pub contexts: EguiContexts<'w, 's>,
    pub localised: Res<'w, LocalisedText>,
    pub showcase: ResMut<'w, Showcase>,
    pub portraits: Res<'w, Portraits>,
    pub album: Res<'w, Album>,
    overlays: Res<'w, Overlays>,
}

impl Pages<'_, '_> {
    /// The part of the screen that this page draws on.
    pub fn sheet(&mut self, name: &str) -> Result<Ui> {
        Ok(screen_sheet(self.contexts.ctx_mut()?, name, &self.overlays))
    }

    /// The name of a creature.
    pub fn name(&self, creature: CreatureId) -> String {
        self.localised.text(&format!("creature-{}-name", creature.id()))
    }

    /// Draws a creature's portrait in a disc.
    pub fn draw_token(&self, brush: &Brush, centre: Pos2, radius: f32, creature: CreatureId, lit: f32) {
        let name = self.name(creature);
        let token = Token {
            seat: Seat::FIRST,
            kind: creature.id(),
            name: &name,
            portrait: self.portraits.texture_of(creature.id()),
            alive: true,
            lit,
        };
        brush.token(centre, radius, &token);
    }
}

/// The left edge of the right column.
pub fn right_column(screen: Rect) -> f32 {
    screen.right() - RIGHT - COLUMN
}

/// Draws a quiet heading above a thin line.
pub fn draw_heading(brush: &Brush, at: Pos2, width: f32, text: &str) {
    brush.left(at, text, typeface::ACTION.coloured(ICE));
    brush.fading_rule(at.x, at.x + width, at.y + 16.0, 0.75, INK, 0.3);
}

/// Draws the name in large letters, its class below, and a beam in the creature's colour.
fn draw_title(brush: &Brush, pages: &Pages, hue: Color32) {
    let creature = pages.showcase.creature;
    if pages.showcase.page == Page::LineUp {
        brush.write(
            pos2(MARGIN, 96.0),
            Align2::LEFT_CENTER,
            pages.localised.text("ui-show-line-up"),
            typeface::VERDICT.sized(46.0),
        );
        brush.beam(0.0, 560.0, 132.0, 60.0, ICE, 0.6);
        return;
    }
    let face = typeface::VERDICT.sized(60.0);
    let written = brush.write(pos2(MARGIN - 3.0, 74.0), Align2::LEFT_CENTER, pages.name(creature), face);
    brush.beam(0.0, written.right() + 190.0, 119.0, 66.0, hue, 0.8);
    let class = pages.localised.text(&format!("creature-{}-class", creature.id()));
    brush.left(pos2(MARGIN, 141.0), class, typeface::PAGE.coloured(INK_SOFT));
}

/// Draws all portraits; returns the one that was pressed.
fn draw_strip(ui: &Ui, brush: &Brush, pages: &Pages, screen: Rect, hue: Color32) -> Option<CreatureId> {
    let all: Vec<CreatureId> = CreatureId::all().collect();
    let between = (all.len() as f32 - 1.0).max(1.0);
    let step = ((screen.width() - 240.0) / between).min(66.0);
    let first = screen.center().x - step * between / 2.0;
    let y = screen.bottom() - STRIP;
    let mut pressed = None;
    for (index, creature) in all.into_iter().enumerate() {
        let centre = pos2(first + step * index as f32, y);
        let name = format!("showcase.of.{}", creature.id());
        let rect = Rect::from_center_size(centre, vec2(step, 68.0));
        let touched = surface::touch(ui, &name, rect, Reach::Pointer);
        let on = creature == pages.showcase.creature && pages.showcase.page != Page::LineUp;
        describe(ui, touched.id, || Accessible::new(Role::RadioButton, pages.name(creature)).chosen(on));
        if on {
            brush.glow(centre + vec2(0.0, 6.0), vec2(54.0, 44.0), hue, 0.4);
            brush.ray(
                centre + vec2(-30.0, 37.0),
                centre + vec2(30.0, 37.0),
                2.0,
                hue,
                &[(0.0, 0.0), (0.5, 1.0), (1.0, 0.0)],
            );
        }
        let radius = if on { 27.0 } else { 22.0 + 3.0 * touched.glow };
        let dimmed = brush.faded(if on { 1.0 } else { 0.62 + 0.38 * touched.glow });
        pages.draw_token(&dimmed, centre, radius, creature, if on { 1.0 } else { 0.2 + 0.6 * touched.glow });
        if touched.hovered && !on {
            brush.halo(Rect::from_center_size(centre - vec2(0.0, 42.0), vec2(70.0, 8.0)), 0.6);
            brush.centre(centre - vec2(0.0, 42.0), pages.name(creature), typeface::NOTE.coloured(INK));
        }
        if touched.pressed {
            pressed = Some(creature);
        }
    }
    brush.chevrons(pos2(first - 52.0, y), 13.0, INK_QUIET, -1.0, 1);
    brush.chevrons(pos2(first + between * step + 52.0, y), 13.0, INK_QUIET, 1.0, 1);
    pressed
}

/// Draws what all pages share.
pub(super) fn draw(
    mut pages: Pages,
    canvas: Res<Canvas>,
    mut exhibit: ResMut<Exhibit>,
    mut film_export: ResMut<FilmExport>,
    mut next: ResMut<NextState<Screen>>,
) -> Result {
    let ui = pages.sheet("showcase")?;
    let screen = ui.max_rect();
    let brush = Brush::new(&ui);
    let escaped = ui.is_enabled() && frame_commands::pressed(ui.ctx(), Command::Back);
    if pages.showcase.fight.is_playing() {
        fight_controls::draw(&ui, &mut pages, &mut film_export, escaped);
        return Ok(());
    }
    if pages.showcase.page == Page::Photo && pages.showcase.photographer.hidden {
        return Ok(());
    }
    let hue = palette::creature(pages.showcase.creature.id());
    let (width, height) = (screen.width(), screen.height());
    let wide = if pages.showcase.page == Page::LineUp { 0.0 } else { 0.96 };
    brush.scrim(Rect::from_min_size(screen.min, vec2(width * 0.40, height)), Edge::Left, wide);
    let share = if pages.showcase.page == Page::Odds { 0.72 } else { 0.42 };
    brush.scrim(Rect::from_min_max(pos2(width * (1.0 - share), 0.0), screen.max), Edge::Right, wide);
    brush.scrim(Rect::from_min_max(pos2(0.0, height * 0.76), screen.max), Edge::Bottom, 0.92);
    brush.scrim(Rect::from_min_size(screen.min, vec2(width, height * 0.24)), Edge::Top, 0.75);
    let x = right_column(screen);
    let column = |left: f32, right: f32| Rect::from_min_max(pos2(left, 96.0), pos2(right, height - 150.0));
    match pages.showcase.page {
        Page::LineUp => {}
        Page::Odds => brush.halo(column(screen.right() - RIGHT - 660.0, screen.right() - RIGHT), 0.66),
        _ => brush.halo(column(x + 4.0, x + COLUMN), 0.66),
    }
    if !matches!(pages.showcase.page, Page::LineUp | Page::Odds) {
        brush.halo(column(MARGIN, MARGIN + COLUMN - 40.0), 0.5);
    }
    draw_title(&brush, &pages, hue);

    let pages_of = pages.showcase.pages();
    let labels: Vec<(String, String)> = pages_of
        .iter()
        .map(|page| {
            (format!("showcase.page.{}", page.id()), pages.localised.text(&format!("ui-show-page-{}", page.id())))
        })
        .collect();
    let named: Vec<(&str, String)> = labels.iter().map(|(name, label)| (name.as_str(), label.clone())).collect();
    let open = pages_of.iter().position(|page| *page == pages.showcase.page).unwrap_or(0);
    if let Some(index) = tabs(&ui, pos2(screen.right() - RIGHT, 40.0), &named, open, hue) {
        pages.showcase.page = pages_of[index];
    }
    if let Some(creature) = draw_strip(&ui, &brush, &pages, screen, hue) {
        pages.showcase.select(creature);
        if pages.showcase.page == Page::LineUp {
            pages.showcase.page = Page::Nature;
        }
    }
    // Left and Right go to the next creature, unless the focused widget handles them.
    let taken = canvas.surface.focused.as_ref().is_some_and(|name| name.starts_with(ROW));
    if ui.is_enabled() && !taken && pages.showcase.page != Page::LineUp {
        let step = frame_commands::step(ui.ctx(), Command::Left, Command::Right);
        if step != 0 {
            pages.showcase.step(step);
        }
    }
    let y = height - 38.0;
    let back = KeyCommand::new("showcase.back", Command::Back, pages.localised.text("ui-back")).unheard();
    if back.draw(&ui, pos2(MARGIN, y), typeface::ACTION) || escaped {
        next.set(Screen::Title);
    }
    let label = pages.localised.text(if pages.showcase.turning { "ui-show-halt" } else { "ui-show-turn" });
    let turns = !matches!(pages.showcase.page, Page::LineUp | Page::Motion | Page::Photo);
    let commands = [
        KeyCommand::new("showcase.turn", Command::Turntable, label).enabled(turns),
        KeyCommand::new("showcase.reset", Command::ResetView, pages.localised.text("ui-show-camera"))
            .enabled(pages.showcase.page != Page::LineUp),
    ];
    match commands_from_right(&ui, pos2(screen.right() - RIGHT, y), typeface::NOTE.coloured(INK_SOFT), &commands) {
        Some(Command::Turntable) => pages.showcase.turning = !pages.showcase.turning,
        Some(_) => {
            exhibit.frame.reset();
            pages.showcase.photographer.put_down();
        }
        None => {}
    }
    Ok(())
}
