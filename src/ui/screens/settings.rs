//! The settings, as an overlay. Every change takes effect at once and is saved.

use bevy::{prelude::*, window::PrimaryWindow};
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{Order, Ui, pos2, vec2},
};

use crate::{
    locale::Language,
    settings::controls::Command,
    settings::{QualitySetting, Scenes, Settings, Speed},
    ui::{
        frame::{Draw, sheet},
        localised_text::LocalisedText,
        overlay::{Overlay, Overlays},
        preferences::Preferences,
        theme::{
            margin,
            option_row::{Row, STEP, choice, slider},
            prelude::*,
            tabs::tabs,
        },
        window_shape::{OwnMonitor, USUAL, WindowShape, WindowTrial, offered, resize},
    },
};

/// Scales of the interface that are offered.
const SCALES: [f32; 4] = [0.8, 0.9, 1.0, 1.1];

fn draw(
    mut contexts: EguiContexts,
    localised: Res<LocalisedText>,
    mut preferences: ResMut<Preferences>,
    mut overlays: ResMut<Overlays>,
    mut trial: ResMut<WindowTrial>,
    mut windows: ParamSet<(OwnMonitor, Query<&mut Window, With<PrimaryWindow>>)>,
    mut page: Local<usize>,
) -> Result {
    if overlays.top() != Some(Overlay::Settings) {
        return Ok(());
    }
    let context = contexts.ctx_mut()?;
    let ui = sheet(context, "settings", Order::Foreground, true);
    let screen = ui.max_rect();
    let margin = margin(screen.width());
    let brush = Brush::of(&ui);
    brush.dim(screen, 0.84);
    brush.left(pos2(margin, 62.0), localised.text("ui-settings-heading"), typeface::HEADING);
    brush.beam(0.0, 620.0, 96.0, 64.0, ICE, 0.6);
    let pages = [("settings.page.machine", "ui-settings-machine"), ("settings.page.clashes", "ui-settings-clashes")];
    let names = pages.map(|(name, id)| (name, localised.text(id)));
    if let Some(turned) = tabs(&ui, pos2(screen.right() - margin, 62.0), &names, *page, ICE) {
        *page = turned;
    }
    let gap = margin * 2.0 / 3.0;
    let width = (screen.width() - 2.0 * margin - gap) / 2.0;
    let top = 152.0;
    let left = Row { at: pos2(margin, top + 34.0), width, enter: true };
    let right = Row { at: pos2(margin + width + gap, top + 34.0), width, enter: true };
    // A copy, so that change detection sees only real changes.
    let mut changed = (**preferences).clone();
    let mut column = Column { ui: &ui, localised: &localised, row: left };
    if *page == 0 {
        column.heading("ui-settings-picture");
        picture(&mut column, &mut changed, windows.p0().size());
        column.row = column.row.below(0.9);
        column.heading("ui-settings-language-heading");
        language(&mut column, &mut changed);
        column.row = right;
        column.heading("ui-settings-sound");
        sound(&mut column, &mut changed);
        column.row = column.row.below(0.9);
        column.heading("ui-settings-help");
        column.switch("settings.evaluation-bar", "ui-settings-evaluation-bar", &mut changed.help.evaluation_bar);
        column.switch("settings.step-by-step", "hud-settings-step-by-step", &mut changed.help.step_by_step);
        if super::controls::entry(&ui, &localised, column.row) {
            overlays.open(Overlay::Controls);
        }
    } else {
        column.heading("ui-settings-movement");
        movement(&mut column, &mut changed);
        column.row = right;
        column.heading("ui-settings-force");
        force(&mut column, &mut changed);
    }
    let [before, after] = [&**preferences, &changed].map(WindowShape::of);
    if differ(&changed, &preferences) {
        **preferences = changed;
    }
    if before != after {
        if before.size != after.size {
            for mut window in windows.p1().iter_mut() {
                resize(&mut window, after.size);
            }
        }
        trial.begin(before);
        overlays.open(Overlay::KeepWindow);
        return Ok(());
    }
    let label = localised.text("ui-back");
    let back = KeyCommand { name: "settings.back", command: Command::Back, hears: false, label: &label, enabled: true };
    let pressed = back.show(&ui, pos2(margin, screen.height() - 38.0), typeface::ACTION);
    let escaped = heard::pressed(ui.ctx(), Command::Back);
    brush.right(
        pos2(screen.right() - margin, screen.height() - 38.0),
        localised.text("ui-settings-kept"),
        typeface::NOTE,
    );
    if !overlays.take_fresh() && (pressed || escaped) {
        overlays.close();
    }
    Ok(())
}

/// Whether any setting of this screen differs.
fn differ(a: &Settings, b: &Settings) -> bool {
    (&a.window, &a.graphics, &a.sound, &a.animation, &a.help, a.language)
        != (&b.window, &b.graphics, &b.sound, &b.animation, &b.help, b.language)
}

/// A column of rows.
struct Column<'a> {
    ui: &'a Ui,
    localised: &'a LocalisedText,
    row: Row,
}

impl Column<'_> {
    fn heading(&self, id: &str) {
        let brush = Brush::of(self.ui);
        let at = self.row.at - vec2(0.0, STEP * 0.86);
        brush.left(at, self.localised.text(id), typeface::ACTION.coloured(ICE));
        brush.fading_rule(at.x, at.x + self.row.width, at.y + 16.0, 0.75, INK, 0.3);
    }

    fn choice(&mut self, name: &str, label: &str, words: &[String], chosen: usize) -> Option<usize> {
        let picked = choice(self.ui, name, self.row, &self.localised.text(label), words, chosen);
        self.row = self.row.below(1.0);
        picked
    }

    fn words(&mut self, name: &str, label: &str, ids: &[&str], chosen: usize) -> Option<usize> {
        let words: Vec<String> = ids.iter().map(|id| self.localised.text(id)).collect();
        self.choice(name, label, &words, chosen)
    }

    fn switch(&mut self, name: &str, label: &str, value: &mut bool) {
        if let Some(index) = self.words(name, label, &["ui-off", "ui-on"], usize::from(*value)) {
            *value = index == 1;
        }
    }

    /// Explains the row above, in quiet text.
    fn note(&mut self, id: &str) {
        let at = self.row.at - vec2(0.0, STEP * 0.42);
        let face = typeface::NOTE.coloured(INK_QUIET);
        let written = Brush::of(self.ui).wrap(at, self.row.width, &self.localised.text(id), face);
        self.row.at.y += written.height() + STEP * 0.16;
    }

    fn share(&mut self, name: &str, label: &str, value: &mut f32) {
        let shown = self.localised.percent(f64::from(*value), 0);
        if let Some(share) = slider(self.ui, name, self.row, &self.localised.text(label), *value, &shown) {
            *value = share;
        }
        self.row = self.row.below(1.0);
    }
}

fn picture(column: &mut Column<'_>, settings: &mut Settings, screen: Option<[u32; 2]>) {
    column.switch("settings.fullscreen", "ui-settings-fullscreen", &mut settings.window.fullscreen);
    let now = WindowShape::of(settings).size;
    let sizes = offered(screen, now);
    // The usual sizes are named by their height.
    let name = |size: &[u32; 2]| {
        if USUAL.contains(size) { format!("{}p", size[1]) } else { format!("{} × {}", size[0], size[1]) }
    };
    let words: Vec<String> = sizes.iter().map(name).collect();
    let chosen = sizes.iter().position(|size| *size == now).unwrap_or(0);
    if let Some(index) = column.choice("settings.size", "ui-settings-size", &words, chosen) {
        WindowShape { size: sizes[index], fullscreen: false }.write_to(settings);
    }
    let qualities = [QualitySetting::Automatic, QualitySetting::Low, QualitySetting::Medium, QualitySetting::High];
    let chosen = qualities.iter().position(|quality| *quality == settings.graphics.quality).unwrap_or(0);
    let ids = ["ui-quality-automatic", "ui-quality-low", "ui-quality-medium", "ui-quality-high"];
    if let Some(index) = column.words("settings.quality", "ui-settings-quality", &ids, chosen) {
        settings.graphics.quality = qualities[index];
    }
    let words: Vec<String> = SCALES.iter().map(|scale| column.localised.percent(f64::from(*scale), 0)).collect();
    let nearest =
        |scale: f32| (0..SCALES.len()).min_by(|a, b| (SCALES[*a] - scale).abs().total_cmp(&(SCALES[*b] - scale).abs()));
    let chosen = nearest(settings.graphics.interface_scale).unwrap_or(2);
    if let Some(index) = column.choice("settings.scale", "ui-settings-scale", &words, chosen) {
        settings.graphics.interface_scale = SCALES[index];
    }
    column.switch("settings.vsync", "ui-settings-vsync", &mut settings.window.vsync);
}

fn language(column: &mut Column<'_>, settings: &mut Settings) {
    let words: Vec<String> = Language::ALL.iter().map(|language| language.own_name().to_owned()).collect();
    let now = settings.language.unwrap_or_else(Language::of_system);
    let chosen = Language::ALL.iter().position(|language| *language == now).unwrap_or(0);
    if let Some(index) = column.choice("settings.language", "ui-settings-language", &words, chosen) {
        settings.language = Some(Language::ALL[index]);
    }
}

fn sound(column: &mut Column<'_>, settings: &mut Settings) {
    column.share("settings.master", "ui-settings-master", &mut settings.sound.master);
    column.share("settings.effects", "ui-settings-effects", &mut settings.sound.effects);
    column.share("settings.voices", "ui-settings-voices", &mut settings.sound.voices);
    column.share("settings.music", "ui-settings-music", &mut settings.sound.music);
    column.switch("settings.muted", "ui-settings-muted", &mut settings.sound.muted);
    column.switch("settings.captions", "ui-settings-captions", &mut settings.sound.captions);
}

fn movement(column: &mut Column<'_>, settings: &mut Settings) {
    let animation = &mut settings.animation;
    let speeds = [Speed::Off, Speed::Fast, Speed::Normal, Speed::Slow];
    let chosen = speeds.iter().position(|speed| *speed == animation.speed).unwrap_or(2);
    let ids = ["ui-speed-off", "ui-speed-fast", "ui-speed-normal", "ui-speed-slow"];
    if let Some(index) = column.words("settings.speed", "ui-settings-speed", &ids, chosen) {
        animation.speed = speeds[index];
    }
    let theirs = [None, Some(Speed::Off), Some(Speed::Fast), Some(Speed::Normal)];
    let chosen = theirs.iter().position(|speed| *speed == animation.computer_speed).unwrap_or(0);
    let ids = ["ui-speed-same", "ui-speed-off", "ui-speed-fast", "ui-speed-normal"];
    if let Some(index) = column.words("settings.computer-speed", "ui-settings-computer-speed", &ids, chosen) {
        animation.computer_speed = theirs[index];
    }
    let scenes = [Scenes::Full, Scenes::First, Scenes::Short, Scenes::Board];
    let chosen = scenes.iter().position(|scenes| *scenes == animation.scenes).unwrap_or(1);
    let ids = ["ui-scenes-full", "ui-scenes-first", "ui-scenes-short", "ui-scenes-board"];
    if let Some(index) = column.words("settings.scenes", "ui-settings-scenes", &ids, chosen) {
        animation.scenes = scenes[index];
    }
    column.note("ui-settings-scenes-about");
    column.switch("settings.camera-turns", "ui-settings-camera-turns", &mut animation.camera_turns);
}

/// The rows for camera shake, weight of blows and slow motion.
fn force(column: &mut Column<'_>, settings: &mut Settings) {
    let animation = &mut settings.animation;
    column.share("settings.shake", "ui-settings-shake", &mut animation.shake);
    column.share("settings.hit-stop", "ui-settings-hit-stop", &mut animation.hit_stop);
    column.share("settings.slow-motion", "ui-settings-slow-motion", &mut animation.slow_motion);
    column.switch("settings.reduced-motion", "ui-settings-reduced-motion", &mut animation.reduced_motion);
    column.note("ui-settings-reduced-motion-about");
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, draw.in_set(Draw::Settings));
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::{Context, Id, Pos2, RawInput, Rect, Shape, UiBuilder};

    use super::*;
    use crate::ui::theme::{self, surface};

    /// The font sizes of the values of a page's rows, on a screen of this width.
    fn sizes(language: Language, width: f32, draw: impl Fn(&mut Column<'_>, &mut Settings)) -> Vec<(String, f32)> {
        let (context, localised) = (Context::default(), LocalisedText::new(language));
        theme::dress(&context);
        let (mut shapes, left, mut values) = (Vec::new(), margin(width), 0.0);
        // Fonts are loaded in the second frame; the rows agree on a size in the third.
        for _ in 0..4 {
            let screen = Rect::from_min_size(Pos2::ZERO, vec2(width, 720.0));
            context.begin_pass(RawInput { screen_rect: Some(screen), ..RawInput::default() });
            let ui = Ui::new(context.clone(), Id::new("page"), UiBuilder::new().max_rect(screen));
            let row = Row { at: pos2(left, 186.0), width: (width - 2.0 * left - left * 2.0 / 3.0) / 2.0, enter: true };
            values = left + row.label_width();
            draw(&mut Column { ui: &ui, localised: &localised, row }, &mut Settings::default());
            surface::finish(&context);
            shapes = context.end_pass().shapes;
        }
        // Labels end before the values begin.
        let words = shapes.into_iter().filter_map(|shape| match shape.shape {
            Shape::Text(text) if text.pos.x >= values - 0.5 => {
                let size = text.galley.job.sections[0].format.font_id.size;
                Some((text.galley.text().to_owned(), size))
            }
            _ => None,
        });
        words.collect()
    }

    #[test]
    fn no_row_is_written_in_a_smaller_type_than_the_others() {
        for language in Language::ALL {
            for width in [1280.0, theme::SMALLEST[0]] {
                let screen = Some([3840, 2160]);
                let pages = [
                    sizes(language, width, movement),
                    sizes(language, width, |column, settings| picture(column, settings, screen)),
                ];
                for words in pages {
                    assert!(words.len() > 8, "{words:?}");
                    assert!(words.iter().all(|(_, size)| (size - words[0].1).abs() < 1e-3), "{words:?}");
                }
            }
        }
    }

    #[test]
    fn on_the_usual_screen_every_row_is_written_in_full_size() {
        for language in Language::ALL {
            let words = sizes(language, 1280.0, movement);
            assert!(words.iter().all(|(_, size)| (size - 19.0).abs() < 1e-3), "{words:?}");
        }
    }
}
