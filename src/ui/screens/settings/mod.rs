//! The settings, as an overlay: calm pages, and a search through all of them. Every change takes effect at once and is
//! saved.

mod entries;
mod list;
mod search;
#[cfg(test)]
mod tests;

use bevy::{ecs::system::SystemParam, prelude::*, window::PrimaryWindow};
use bevy_egui::{
    EguiContexts,
    egui::{Key, Rect, Ui, pos2, vec2},
};

pub use entries::Page;
#[cfg(test)]
pub(super) use entries::SCALES;
pub(super) use entries::{Surroundings, named};
pub(super) use list::{Line, draw_lines, lines};

use crate::ui::{
    frame::overlay_sheet,
    localised_text::LocalisedText,
    overlay::{Overlay, Overlays},
    preferences::Preferences,
    theme::{
        margin,
        option_row::Row,
        prelude::*,
        surface::{self, focus, is_focused, is_typing},
        text_field::field,
    },
    window_shape::{OwnMonitor, WindowShape, WindowTrial, resize},
};
use entries::{ENTRIES, Entry};
use holochess_settings::{Settings, controls::Command};

/// The name of the search field.
const SEARCH: &str = "settings.search";
/// The most that can be typed into it, in characters.
const LONGEST: usize = 40;
/// Screens narrower or lower than this have the pages above the rows instead of beside them.
const ROOMY: [f32; 2] = [900.0, 560.0];

/// How far below its start a row of this width has its values.
fn lowered(width: f32) -> f32 {
    let row = Row { at: pos2(0.0, 0.0), width, enter: false };
    row.values().y
}

/// What is open in the settings.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct SettingsView {
    /// The open page.
    pub page: Page,
    /// What is searched for; the page is shown where this is empty.
    pub search: String,
}

/// Where the parts of the screen are.
struct Places {
    margin: f32,
    roomy: bool,
    heading: bevy_egui::egui::Pos2,
    search: Row,
    /// The pages: a column, or a line.
    pages: Rect,
    list: Rect,
    about: Rect,
    foot: f32,
}

impl Places {
    fn new(screen: Rect) -> Self {
        let margin = margin(screen.width());
        let roomy = screen.width() >= ROOMY[0] && screen.height() >= ROOMY[1];
        let (left, right) = (screen.left() + margin, screen.right() - margin);
        let foot = screen.bottom() - if roomy { 38.0 } else { 24.0 };
        if roomy {
            let column = left + 236.0;
            let about = Rect::from_min_max(pos2(column, foot - 62.0), pos2(right, foot - 18.0));
            Self {
                margin,
                roomy,
                heading: pos2(left, 62.0),
                search: Row { at: pos2(right - 440.0, 62.0), width: 440.0, enter: false },
                pages: Rect::from_min_max(pos2(left, 140.0), pos2(left + 200.0, foot - 40.0)),
                list: Rect::from_min_max(pos2(column, 134.0), pos2(right.min(column + 840.0), about.top() - 8.0)),
                about,
                foot,
            }
        } else {
            let about = Rect::from_min_max(pos2(left, foot - 62.0), pos2(right, foot - 20.0));
            let middle = left + (right - left) * 0.42;
            Self {
                margin,
                roomy,
                heading: pos2(left, 30.0),
                // Without a label; a narrow row would have its text below it.
                search: Row { at: pos2(middle, 30.0 - lowered(right - middle)), width: right - middle, enter: false },
                pages: Rect::from_min_max(pos2(left, 54.0), pos2(right, 86.0)),
                list: Rect::from_min_max(pos2(left, 92.0), pos2(right, about.top() - 4.0)),
                about,
                foot,
            }
        }
    }
}

/// Draws the screen and changes what is set; returns what a row opens, and whether the screen was left.
pub(super) fn draw_screen(
    ui: &mut Ui,
    around: &Surroundings,
    view: &mut SettingsView,
    settings: &mut Settings,
) -> (Option<Overlay>, bool) {
    let whole = ui.max_rect();
    let (brush, places, localised) = (Brush::new(ui), Places::new(whole), around.localised);
    brush.dim(whole, 0.86);
    let heading = if places.roomy { typeface::HEADING } else { typeface::HEADING.sized(26.0) };
    let room = places.search.at.x - places.heading.x - 16.0;
    brush.fit(
        places.heading,
        bevy_egui::egui::Align2::LEFT_CENTER,
        &localised.text("ui-settings-heading"),
        heading,
        room,
    );
    if places.roomy {
        brush.beam(0.0, 620.0, 96.0, 64.0, ICE, 0.6);
    }
    let before = listed(view, settings, around);
    let typed = draw_search(ui, localised, &places, view, before.first().map_or(SEARCH, |entry| entry.name));
    if view.search.is_empty() {
        if let Some(page) = draw_tabs(ui, localised, &places, view.page) {
            view.page = page;
        }
    } else {
        let at = if places.roomy { pos2(places.pages.left(), 157.0) } else { places.pages.left_center() };
        brush.wrap(at - vec2(0.0, 12.0), places.pages.width(), &localised.text("ui-settings-found"), typeface::NOTE);
    }
    let shown = listed(view, settings, around);
    let opened = draw_lines(ui, around, places.list, &lines(&shown, !view.search.is_empty()), settings, true);
    if shown.is_empty() {
        let text = localised.with("ui-settings-nothing", "typed", view.search.clone());
        brush.wrap(places.list.min + vec2(0.0, 12.0), places.list.width(), &text, typeface::BODY);
    }
    if let Some(entry) = shown.iter().find(|entry| is_focused(ui.ctx(), entry.name)) {
        draw_explanation(
            &brush,
            places.about,
            &entry.explained(localised, |command| frame_commands::cap(ui.ctx(), command)),
        );
    }
    let back = KeyCommand::new("settings.back", Command::Back, localised.text("ui-back")).unheard();
    let pressed = back.draw(ui, pos2(whole.left() + places.margin, places.foot), typeface::ACTION);
    if places.roomy {
        let at = pos2(whole.right() - places.margin, places.foot);
        brush.right(at, localised.text("ui-settings-kept"), typeface::NOTE);
    }
    let escaped = frame_commands::pressed(ui.ctx(), Command::Back);
    // Escape first empties the search, then leaves.
    if escaped && !view.search.is_empty() {
        view.search.clear();
        return (opened, pressed);
    }
    if escaped && typed {
        if let Some(entry) = shown.first() {
            focus(ui.ctx(), entry.name);
        }
        return (opened, pressed);
    }
    (opened, pressed || escaped)
}

/// The entries of the open page, or what was searched for.
fn listed(view: &SettingsView, settings: &Settings, around: &Surroundings) -> Vec<&'static Entry> {
    if view.search.is_empty() {
        ENTRIES.iter().filter(|entry| entry.page == view.page).collect()
    } else {
        search::found(&view.search, settings, around)
    }
}

/// The search field; returns whether it has the focus. Enter leads to the entry named `first`.
fn draw_search(ui: &mut Ui, localised: &LocalisedText, places: &Places, view: &mut SettingsView, first: &str) -> bool {
    let hint = localised.text("ui-settings-search-hint");
    let label = if places.roomy { localised.text("ui-settings-search") } else { String::new() };
    field(ui, SEARCH, places.search, &label, &mut view.search, &hint, LONGEST, first);
    // Besides the command, the shortcut that every program has.
    let shortcut = ui.input(|input| input.modifiers.command && input.key_pressed(Key::F));
    let wanted = shortcut || frame_commands::pressed(ui.ctx(), Command::Find);
    if wanted && !is_typing(ui.ctx()) {
        focus(ui.ctx(), SEARCH);
    }
    is_focused(ui.ctx(), SEARCH)
}

/// The sentence about the focused row, in smaller letters where it is long.
pub(super) fn draw_explanation(brush: &Brush, area: Rect, text: &str) {
    let mut face = typeface::NOTE.coloured(INK_SOFT);
    while brush.lay_out(text, face, area.width()).size().y > area.height() && face.size > 12.0 {
        face = face.sized(face.size - 0.5);
    }
    brush.wrap(area.min, area.width(), text, face);
}

/// The pages; returns the one that was chosen.
fn draw_tabs(ui: &Ui, localised: &LocalisedText, places: &Places, open: Page) -> Option<Page> {
    let brush = Brush::new(ui);
    let now = Page::ALL.iter().position(|page| *page == open).unwrap_or(0);
    let mut wanted = None;
    let turns = [Command::PreviousTab, Command::NextTab];
    if places.roomy {
        for (index, page) in Page::ALL.into_iter().enumerate() {
            let at = pos2(places.pages.left(), places.pages.top() + 22.0 + 44.0 * index as f32);
            let rect = Rect::from_min_max(at - vec2(20.0, 22.0), pos2(places.pages.right(), at.y + 22.0));
            let touched = surface::touch(ui, page.name(), rect, Reach::Pointer);
            let on = page == open;
            let lit = if on { 1.0 } else { touched.glow };
            let weight = if on { Weight::Medium } else { Weight::Regular };
            let face = typeface::NAME.sized(21.0).weighing(weight).coloured(palette::mix(INK_QUIET, INK, lit));
            brush.fit(
                at,
                bevy_egui::egui::Align2::LEFT_CENTER,
                &localised.text(page.heading()),
                face,
                places.pages.width(),
            );
            if on {
                brush.sheet(0.0, places.pages.right() + 60.0, at.y + 1.0, 24.0, ICE, 0.2);
                brush.sheet(0.0, places.pages.right() + 60.0, at.y + 1.0, -24.0, ICE, 0.2);
                brush.ray(pos2(0.0, at.y), at - vec2(16.0, 0.0), 1.5, ICE, &[(0.0, 0.0), (1.0, 0.95)]);
            }
            if touched.pressed {
                wanted = Some(index);
            }
        }
        let caps = pos2(places.pages.left(), places.pages.top() + 22.0 + 44.0 * Page::ALL.len() as f32 + 14.0);
        let [before, after] = turns;
        let first = brush.key_cap(caps, &frame_commands::cap(ui.ctx(), before), 0.0);
        brush.key_cap(pos2(first.right() + 8.0, caps.y), &frame_commands::cap(ui.ctx(), after), 0.0);
    } else {
        let middle = places.pages.center();
        let sides =
            [("settings.page.before", places.pages.left(), 0), ("settings.page.after", places.pages.right() - 28.0, 1)];
        for (name, x, side) in sides {
            let rect = Rect::from_min_size(pos2(x - 8.0, middle.y - 20.0), vec2(44.0, 40.0));
            let touched = surface::touch(ui, name, rect, Reach::Pointer);
            let cap = frame_commands::cap(ui.ctx(), turns[side]);
            brush.key_cap(pos2(x, middle.y), if cap.is_empty() { ["←", "→"][side] } else { &cap }, touched.glow);
            if touched.pressed {
                wanted = Some((now + if side == 0 { Page::ALL.len() - 1 } else { 1 }) % Page::ALL.len());
            }
        }
        let heading = localised.text(open.heading());
        let face = typeface::NAME.sized(20.0);
        brush.fit(middle, bevy_egui::egui::Align2::CENTER_CENTER, &heading, face, places.pages.width() - 90.0);
    }
    if ui.is_enabled() && !is_typing(ui.ctx()) {
        if frame_commands::pressed(ui.ctx(), Command::NextTab) {
            wanted = Some((now + 1) % Page::ALL.len());
        } else if frame_commands::pressed(ui.ctx(), Command::PreviousTab) {
            wanted = Some((now + Page::ALL.len() - 1) % Page::ALL.len());
        }
    }
    wanted.filter(|index| *index != now).map(|index| Page::ALL[index])
}

/// Draws the settings, and applies what is changed.
pub(super) fn draw(
    mut contexts: EguiContexts,
    localised: Res<LocalisedText>,
    mut preferences: ResMut<Preferences>,
    mut overlays: ResMut<Overlays>,
    mut view: ResMut<SettingsView>,
    mut change: Change,
) -> Result {
    if overlays.top() != Some(Overlay::Settings) {
        // The next time it opens with the same page, and nothing searched for.
        if !view.search.is_empty() && !overlays.contains(Overlay::Settings) {
            view.search.clear();
        }
        return Ok(());
    }
    let mut ui = overlay_sheet(contexts.ctx_mut()?, "settings");
    // Copies, so that change detection sees only real changes.
    let (mut changed, mut seen) = ((**preferences).clone(), view.clone());
    let around = Surroundings { localised: &localised, screen: change.screen(), screens: change.screens() };
    let (opened, left) = draw_screen(&mut ui, &around, &mut seen, &mut changed);
    view.set_if_neq(seen);
    if change.apply(&mut preferences, changed) {
        overlays.open(Overlay::KeepWindow);
        return Ok(());
    }
    if overlays.take_fresh() {
        return Ok(());
    }
    if let Some(overlay) = opened {
        overlays.open(overlay);
    } else if left {
        overlays.close();
    }
    Ok(())
}

/// Applies what was changed on a screen.
#[derive(SystemParam)]
pub(super) struct Change<'w, 's> {
    trial: ResMut<'w, WindowTrial>,
    windows: ParamSet<'w, 's, (OwnMonitor<'w, 's>, Query<'w, 's, &'static mut Window, With<PrimaryWindow>>)>,
}

impl Change<'_, '_> {
    /// The size of the screen that the window is on.
    pub fn screen(&mut self) -> Option<[u32; 2]> {
        self.windows.p0().size()
    }

    /// What the screens of this machine are called.
    pub fn screens(&mut self) -> Vec<String> {
        self.windows.p0().names()
    }

    /// Takes the changed settings over; returns whether the window changed, which has to be confirmed.
    pub fn apply(&mut self, preferences: &mut ResMut<Preferences>, changed: Settings) -> bool {
        let [before, after] = [&***preferences, &changed].map(WindowShape::from_settings);
        if !changed.is_set_like(preferences) {
            ***preferences = changed;
        }
        if before == after {
            return false;
        }
        if before.size != after.size {
            for mut window in self.windows.p1().iter_mut() {
                resize(&mut window, after.size);
            }
        }
        self.trial.begin(before);
        true
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<SettingsView>();
}
