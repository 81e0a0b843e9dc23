//! The first page, before the first match: language, size, motion, sound, reading aloud. What is set shows at once, on
//! the page itself and on the table behind it. Shown once, and everything is in the settings as well.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts,
    egui::{Align2, Rect, Ui, pos2, vec2},
};

use super::{
    settings::{Change, Line, Surroundings, draw_lines, named},
    text_page::is_roomy,
};
use crate::ui::{
    frame::overlay_sheet,
    localised_text::LocalisedText,
    overlay::{Overlay, Overlays},
    preferences::Preferences,
    theme::{light::Edge, margin, prelude::*, surface::is_focused},
};
use holochess_session::Progress;
use holochess_settings::{Settings, Subject, controls::Command};
use holochess_view::sound::{PlaySound, SoundId};

/// What is asked, by the names of the settings.
const ASKED: [&str; 6] = [
    "settings.language",
    "settings.scale",
    "settings.reduced-motion",
    "settings.master",
    "settings.captions",
    "settings.read-aloud",
];

/// Whether the program opens with its title, where the first page belongs.
#[derive(Resource, Clone, Copy, Debug)]
pub struct OpensAtTitle(pub bool);

/// Opens the page at the first start: settings are kept in a file, do not say that the page was seen, and no lesson was
/// ever offered.
pub(super) fn greet(
    at_title: Option<Res<OpensAtTitle>>,
    progress: Res<Progress>,
    mut preferences: ResMut<Preferences>,
    mut overlays: ResMut<Overlays>,
) {
    if preferences.access.welcomed || !preferences.are_kept() {
        return;
    }
    if progress.learned.get(Subject::Offers, "lesson") > 0 {
        preferences.access.welcomed = true;
    } else if at_title.is_some_and(|at_title| at_title.0) && !overlays.contains(Overlay::Welcome) {
        overlays.open(Overlay::Welcome);
    }
}

/// Draws the page and changes what is set; returns whether it was left.
pub(super) fn draw_page(ui: &Ui, around: &Surroundings, settings: &mut Settings) -> bool {
    let (screen, localised) = (ui.max_rect(), around.localised);
    let (brush, margin) = (Brush::new(ui), margin(screen.width()));
    let roomy = is_roomy(screen);
    // The table stays in sight to the right, so that what moves there is seen.
    brush.dim(screen, if screen.width() >= 900.0 { 0.35 } else { 0.8 });
    brush.scrim(Rect::from_min_size(screen.min, vec2(screen.width() * 0.86, screen.height())), Edge::Left, 0.97);
    let (left, right) = (screen.left() + margin, screen.right() - margin);
    let width = (right - left).min(760.0);
    let heading =
        if roomy { typeface::HEADING.sized(44.0).weighing(Weight::Light) } else { typeface::HEADING.sized(26.0) };
    let top = screen.top() + if roomy { 74.0 } else { 30.0 };
    brush.fit(pos2(left, top), Align2::LEFT_CENTER, &localised.text("ui-welcome-heading"), heading, width);
    let said = if roomy {
        brush.beam(0.0, 620.0, top + 36.0, 64.0, ICE, 0.7);
        brush.wrap(pos2(left, top + 58.0), width, &localised.text("ui-welcome-text"), typeface::PAGE).bottom() + 16.0
    } else {
        top + 26.0
    };
    let foot = screen.bottom() - if roomy { 38.0 } else { 24.0 };
    let about = Rect::from_min_max(pos2(left, foot - 66.0), pos2(left + width, foot - 22.0));
    let list = Rect::from_min_max(pos2(left, said), pos2(left + width, about.top() - 6.0));
    // The values stand on the light table otherwise.
    // Four halos, each wider, together as dark as one of 0.82 and without its edge.
    let ground = list.with_max_y(list.top() + 290.0_f32.min(list.height())).shrink(12.0);
    for wider in [0.0, 28.0, 56.0, 84.0] {
        brush.halo(ground.expand2(vec2(wider, 0.25 * wider)), 0.35);
    }
    let lines = ASKED.map(|name| Line::Entry(named(name)));
    draw_lines(ui, around, list, &lines, settings, false);
    if let Some(name) = ASKED.into_iter().find(|name| is_focused(ui.ctx(), name)) {
        let text = named(name).explained(localised, |command| frame_commands::cap(ui.ctx(), command));
        super::settings::draw_explanation(&brush, about, &text);
    }
    let command = KeyCommand::new("welcome.go-on", Command::Confirm, localised.text("ui-welcome-go-on"));
    command.draw(ui, pos2(left, foot), typeface::ACTION.coloured(INK))
        || frame_commands::pressed(ui.ctx(), Command::Back)
}

/// Draws the first page.
pub(super) fn draw(
    mut contexts: EguiContexts,
    localised: Res<LocalisedText>,
    mut preferences: ResMut<Preferences>,
    mut overlays: ResMut<Overlays>,
    mut change: Change,
    mut sounds: MessageWriter<PlaySound>,
) -> Result {
    let ui = overlay_sheet(contexts.ctx_mut()?, "welcome");
    let mut changed = (**preferences).clone();
    let around = Surroundings { localised: &localised, screen: change.screen(), screens: change.screens() };
    let left = draw_page(&ui, &around, &mut changed);
    if changed.sound != preferences.sound {
        sounds.write(PlaySound::new(SoundId::Select));
    }
    // Asked in every frame: what opened the page must not close it, what comes later does.
    let fresh = overlays.take_fresh();
    if left && !fresh {
        changed.access.welcomed = true;
        overlays.close();
    }
    change.apply(&mut preferences, changed);
    Ok(())
}
