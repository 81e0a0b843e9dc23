//! Everything that can be set, as a table: where it stands, what it is called, how it is read and changed.
//!
//! The texts of the entry `settings.NAME` are `ui-settings-NAME` and `ui-settings-NAME-about`.

use crate::ui::{
    localised_text::LocalisedText,
    overlay::Overlay,
    window_shape::{USUAL, WindowShape, offered},
};
use holochess_locale::Language;
use holochess_settings::{
    CaptionGround, Colours, QualitySetting, RelayChoice, Scenes, Settings, Speed, Typeface, controls::Command,
};

/// A page of the settings.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Page {
    /// Language and size of what is written.
    #[default]
    Words,
    /// Window and quality.
    Picture,
    /// Brightness, and how restless the picture is.
    Light,
    /// How much moves, and how fast.
    Motion,
    /// Volumes and captions.
    Sound,
    /// Help while playing, and the keys.
    Play,
}

impl Page {
    /// All of them, in the order of the screen.
    pub const ALL: [Self; 6] = [Self::Words, Self::Picture, Self::Light, Self::Motion, Self::Sound, Self::Play];

    /// Its name in the trace.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Words => "settings.page.words",
            Self::Picture => "settings.page.picture",
            Self::Light => "settings.page.light",
            Self::Motion => "settings.page.motion",
            Self::Sound => "settings.page.sound",
            Self::Play => "settings.page.play",
        }
    }

    /// The id of its heading.
    pub const fn heading(self) -> &'static str {
        match self {
            Self::Words => "ui-settings-page-words",
            Self::Picture => "ui-settings-picture",
            Self::Light => "ui-settings-page-light",
            Self::Motion => "ui-settings-page-motion",
            Self::Sound => "ui-settings-sound",
            Self::Play => "ui-settings-page-play",
        }
    }
}

/// What the values of some entries depend on.
pub struct Surroundings<'a> {
    /// The texts.
    pub localised: &'a LocalisedText,
    /// The size of the screen that the window is on, in logical pixels, where it is known.
    pub screen: Option<[u32; 2]>,
    /// What the screens of this machine are called, as far as they are known.
    pub screens: Vec<String>,
}

/// How a setting is read and changed.
#[derive(Clone, Copy)]
pub enum Kind {
    /// On or off.
    Switch(fn(&mut Settings) -> &mut bool),
    /// A share from 0 to 1.
    Share(fn(&mut Settings) -> &mut f32),
    /// One of some words.
    Choice {
        /// The words.
        words: fn(&Settings, &Surroundings) -> Vec<String>,
        /// The place of the chosen one.
        chosen: fn(&Settings, &Surroundings) -> usize,
        /// Chooses the one at a place.
        choose: fn(&mut Settings, &Surroundings, usize),
    },
    /// Opens another page.
    Opens(Overlay),
}

/// One setting.
#[derive(Clone, Copy)]
pub struct Entry {
    /// Its name in the trace: `settings.NAME`.
    pub name: &'static str,
    /// Where it stands.
    pub page: Page,
    /// How it is read and changed.
    pub kind: Kind,
}

impl Entry {
    /// The id of what it is called.
    pub fn label(&self) -> String {
        format!("ui-{}", self.name.replace('.', "-"))
    }

    /// The id of the sentence that explains it.
    pub fn about(&self) -> String {
        format!("{}-about", self.label())
    }

    /// The command that does the same everywhere, or that its explanation speaks of.
    pub fn command(&self) -> Option<Command> {
        match self.name {
            "settings.fullscreen" => Some(Command::FullScreen),
            "settings.from-above" => Some(Command::FromAbove),
            "settings.muted" => Some(Command::Mute),
            "settings.scenes" => Some(Command::Skip),
            "settings.evaluation-bar" => Some(Command::Chances),
            "settings.danger" => Some(Command::Danger),
            _ => None,
        }
    }

    /// The sentence that explains it, with what is written on the key of its command; empty where there is none.
    pub fn explained(&self, localised: &LocalisedText, key: impl Fn(Command) -> String) -> String {
        let key = self.command().map(key).filter(|key| !key.is_empty()).unwrap_or_else(|| "none".to_owned());
        localised.with(&self.about(), "key", key)
    }

    /// The words that it can be set to.
    pub fn words(&self, settings: &Settings, around: &Surroundings) -> Vec<String> {
        match self.kind {
            Kind::Switch(_) => ["ui-off", "ui-on"].map(|id| around.localised.text(id)).to_vec(),
            Kind::Choice { words, .. } => words(settings, around),
            Kind::Share(_) | Kind::Opens(_) => Vec::new(),
        }
    }
}

/// A choice between values that are the same everywhere: their words by id, and the field.
macro_rules! choice {
    ($field:ident . $key:ident, $($value:expr => $id:literal),+ $(,)?) => {
        Kind::Choice {
            words: |_, around| [$($id),+].map(|id| around.localised.text(id)).to_vec(),
            chosen: |settings, _| [$($value),+].iter().position(|value| *value == settings.$field.$key).unwrap_or(0),
            choose: |settings, _, index| settings.$field.$key = [$($value),+][index],
        }
    };
}

/// A choice between numbers: their words are made from them, and the nearest one is chosen.
macro_rules! numbers {
    ($field:ident . $key:ident, $values:expr, $word:expr) => {
        Kind::Choice {
            words: |_, around| $values.iter().map(|value| $word(around, *value)).collect(),
            chosen: |settings, _| nearest(&$values, settings.$field.$key),
            choose: |settings, _, index| settings.$field.$key = $values[index],
        }
    };
}

/// The place of the number that is nearest to this one.
fn nearest(values: &[f32], wanted: f32) -> usize {
    let distance = |index: &usize| (values[*index] - wanted).abs();
    (0..values.len()).min_by(|a, b| distance(a).total_cmp(&distance(b))).unwrap_or(0)
}

fn in_percent(around: &Surroundings, value: f32) -> String {
    around.localised.percent(f64::from(value), 0)
}

/// Stops of brightness with their sign.
fn in_stops(around: &Surroundings, value: f32) -> String {
    let number = around.localised.decimal(f64::from(value.abs()), 2);
    match value {
        value if value < 0.0 => format!("−{number}"),
        value if value > 0.0 => format!("+{number}"),
        _ => around.localised.text("ui-brightness-usual"),
    }
}

/// A balance with its sign: − for the left ear, + for the right one.
fn in_sides(around: &Surroundings, value: f32) -> String {
    let share = in_percent(around, value.abs());
    match value {
        value if value < 0.0 => format!("−{share}"),
        value if value > 0.0 => format!("+{share}"),
        _ => around.localised.text("ui-balance-middle"),
    }
}

fn in_seconds(around: &Surroundings, value: f32) -> String {
    match value {
        value if value > 0.0 => around.localised.with("ui-captions-seconds", "seconds", value as u32),
        _ => around.localised.text("ui-captions-stay"),
    }
}

/// How bright the picture can be, in stops.
const STOPS: [f32; 9] = [-1.0, -0.75, -0.5, -0.25, 0.0, 0.25, 0.5, 0.75, 1.0];
/// How much louder one side can be.
const BALANCES: [f32; 9] = [-1.0, -0.75, -0.5, -0.25, 0.0, 0.25, 0.5, 0.75, 1.0];
/// Sizes of captions.
const CAPTIONS: [f32; 4] = [1.0, 1.25, 1.5, 2.0];
/// Seconds for which captions stay; 0 until others take their place.
const STAYS: [f32; 5] = [3.0, 5.0, 8.0, 15.0, 0.0];

/// Shares of the window's resolution in which the table can be drawn.
const RESOLUTIONS: [f32; 6] = [1.0, 0.9, 0.8, 0.7, 0.6, 0.5];

/// Scales of the interface that are offered.
pub const SCALES: [f32; 8] = [0.8, 0.9, 1.0, 1.1, 1.25, 1.5, 1.75, 2.0];

const fn entry(name: &'static str, page: Page, kind: Kind) -> Entry {
    Entry { name, page, kind }
}

const LANGUAGE: Kind = Kind::Choice {
    words: |_, _| Language::ALL.iter().map(|language| language.own_name().to_owned()).collect(),
    chosen: |settings, _| {
        let now = settings.language.unwrap_or_else(Language::of_system);
        Language::ALL.iter().position(|language| *language == now).unwrap_or(0)
    },
    choose: |settings, _, index| settings.language = Some(Language::ALL[index]),
};

const SIZE: Kind = Kind::Choice {
    words: |settings, around| {
        // The usual sizes are named by their height.
        let name = |size: [u32; 2]| {
            if USUAL.contains(&size) { format!("{}p", size[1]) } else { format!("{} × {}", size[0], size[1]) }
        };
        offered(around.screen, WindowShape::from_settings(settings).size).into_iter().map(name).collect()
    },
    chosen: |settings, around| {
        let now = WindowShape::from_settings(settings).size;
        offered(around.screen, now).iter().position(|size| *size == now).unwrap_or(0)
    },
    choose: |settings, around, index| {
        let sizes = offered(around.screen, WindowShape::from_settings(settings).size);
        WindowShape::windowed(sizes[index]).write_to(settings);
    },
};

const MONITOR: Kind = Kind::Choice {
    words: |_, around| {
        let own = std::iter::once(around.localised.text("ui-monitor-own"));
        let named = around.screens.iter().enumerate().map(|(index, name)| match name.as_str() {
            "" => (index + 1).to_string(),
            name => name.to_owned(),
        });
        own.chain(named).collect()
    },
    // A screen that is not there is shown as what stands in for it.
    chosen: |settings, around| {
        let chosen = settings.window.monitor as usize;
        if chosen <= around.screens.len() { chosen } else { 0 }
    },
    choose: |settings, _, index| settings.window.monitor = index as u32,
};

/// Whether pictures wait for the screen: always; never, but none is torn; never.
const VSYNC: Kind = Kind::Choice {
    words: |_, around| ["ui-vsync-on", "ui-vsync-newest", "ui-vsync-off"].map(|id| around.localised.text(id)).to_vec(),
    chosen: |settings, _| match (settings.window.vsync, settings.window.mailbox) {
        (true, _) => 0,
        (false, true) => 1,
        (false, false) => 2,
    },
    choose: |settings, _, index| (settings.window.vsync, settings.window.mailbox) = (index == 0, index == 1),
};

/// Everything that can be set, page by page.
pub const ENTRIES: &[Entry] = &[
    entry("settings.language", Page::Words, LANGUAGE),
    entry("settings.scale", Page::Words, numbers!(graphics.interface_scale, SCALES, in_percent)),
    entry(
        "settings.typeface",
        Page::Words,
        choice!(access.typeface,
            Typeface::Condensed => "ui-typeface-condensed",
            Typeface::Legible => "ui-typeface-legible",
        ),
    ),
    entry("settings.read-aloud", Page::Words, Kind::Switch(|settings| &mut settings.access.read_aloud)),
    entry("settings.fullscreen", Page::Picture, Kind::Switch(|settings| &mut settings.window.fullscreen)),
    entry(
        "settings.exclusive",
        Page::Picture,
        choice!(window.exclusive, false => "ui-exclusive-off", true => "ui-exclusive-on"),
    ),
    entry("settings.monitor", Page::Picture, MONITOR),
    entry("settings.size", Page::Picture, SIZE),
    entry(
        "settings.quality",
        Page::Picture,
        choice!(graphics.quality,
            QualitySetting::Automatic => "ui-quality-automatic",
            QualitySetting::Low => "ui-quality-low",
            QualitySetting::Medium => "ui-quality-medium",
            QualitySetting::High => "ui-quality-high",
        ),
    ),
    entry("settings.resolution", Page::Picture, numbers!(graphics.resolution_scale, RESOLUTIONS, in_percent)),
    entry("settings.vsync", Page::Picture, VSYNC),
    entry("settings.high-contrast", Page::Light, Kind::Switch(|settings| &mut settings.access.high_contrast)),
    entry("settings.from-above", Page::Light, Kind::Switch(|settings| &mut settings.access.from_above)),
    entry(
        "settings.colours",
        Page::Light,
        choice!(access.colours,
            Colours::Usual => "ui-colours-usual",
            Colours::RedGreen => "ui-colours-red-green",
            Colours::BlueYellow => "ui-colours-blue-yellow",
        ),
    ),
    entry("settings.own-hues", Page::Light, Kind::Switch(|settings| &mut settings.graphics.own_hues)),
    entry("settings.brightness", Page::Light, numbers!(graphics.brightness, STOPS, in_stops)),
    entry("settings.flicker", Page::Light, Kind::Share(|settings| &mut settings.graphics.flicker)),
    entry("settings.scan-lines", Page::Light, Kind::Share(|settings| &mut settings.graphics.scan_lines)),
    entry("settings.glow", Page::Light, Kind::Share(|settings| &mut settings.graphics.glow)),
    entry(
        "settings.frame-limit",
        Page::Picture,
        choice!(window.frame_limit,
            0 => "ui-frames-free",
            30 => "ui-frames-30",
            60 => "ui-frames-60",
            120 => "ui-frames-120",
        ),
    ),
    entry("settings.reduced-motion", Page::Motion, Kind::Switch(|settings| &mut settings.animation.reduced_motion)),
    entry(
        "settings.speed",
        Page::Motion,
        choice!(animation.speed,
            Speed::Off => "ui-speed-off",
            Speed::Fast => "ui-speed-fast",
            Speed::Normal => "ui-speed-normal",
            Speed::Slow => "ui-speed-slow",
        ),
    ),
    entry(
        "settings.computer-speed",
        Page::Motion,
        choice!(animation.computer_speed,
            None => "ui-speed-same",
            Some(Speed::Off) => "ui-speed-off",
            Some(Speed::Fast) => "ui-speed-fast",
            Some(Speed::Normal) => "ui-speed-normal",
        ),
    ),
    entry(
        "settings.scenes",
        Page::Motion,
        choice!(animation.scenes,
            Scenes::Full => "ui-scenes-full",
            Scenes::First => "ui-scenes-first",
            Scenes::Short => "ui-scenes-short",
            Scenes::Board => "ui-scenes-board",
        ),
    ),
    entry("settings.camera-turns", Page::Motion, Kind::Switch(|settings| &mut settings.animation.camera_turns)),
    entry("settings.shake", Page::Motion, Kind::Share(|settings| &mut settings.animation.shake)),
    entry("settings.hit-stop", Page::Motion, Kind::Share(|settings| &mut settings.animation.hit_stop)),
    entry("settings.slow-motion", Page::Motion, Kind::Share(|settings| &mut settings.animation.slow_motion)),
    entry("settings.muted", Page::Sound, Kind::Switch(|settings| &mut settings.sound.muted)),
    entry("settings.master", Page::Sound, Kind::Share(|settings| &mut settings.sound.master)),
    entry("settings.effects", Page::Sound, Kind::Share(|settings| &mut settings.sound.effects)),
    entry("settings.voices", Page::Sound, Kind::Share(|settings| &mut settings.sound.voices)),
    entry("settings.music", Page::Sound, Kind::Share(|settings| &mut settings.sound.music)),
    entry("settings.mono", Page::Sound, Kind::Switch(|settings| &mut settings.sound.mono)),
    entry("settings.balance", Page::Sound, numbers!(sound.balance, BALANCES, in_sides)),
    entry("settings.captions", Page::Sound, Kind::Switch(|settings| &mut settings.sound.captions)),
    entry("settings.caption-size", Page::Sound, numbers!(sound.caption_size, CAPTIONS, in_percent)),
    entry(
        "settings.caption-ground",
        Page::Sound,
        choice!(sound.caption_ground,
            CaptionGround::None => "ui-captions-none",
            CaptionGround::Soft => "ui-captions-soft",
            CaptionGround::Solid => "ui-captions-solid",
        ),
    ),
    entry("settings.caption-seconds", Page::Sound, numbers!(sound.caption_seconds, STAYS, in_seconds)),
    entry("settings.controls", Page::Play, Kind::Opens(Overlay::Controls)),
    entry("settings.evaluation-bar", Page::Play, Kind::Switch(|settings| &mut settings.help.evaluation_bar)),
    entry("settings.step-by-step", Page::Play, Kind::Switch(|settings| &mut settings.help.step_by_step)),
    entry("settings.danger", Page::Play, Kind::Switch(|settings| &mut settings.help.danger)),
    entry(
        "settings.relay",
        Page::Play,
        Kind::Choice {
            words: |settings, around| {
                let ids = relays(settings).map(|relay| match relay {
                    RelayChoice::None => "ui-relay-none",
                    RelayChoice::Own => "ui-relay-own",
                    RelayChoice::Public => "ui-relay-public",
                });
                ids.map(|id| around.localised.text(id)).collect()
            },
            chosen: |settings, _| relays(settings).position(|relay| relay == settings.online.relay).unwrap_or(0),
            choose: |settings, _, place| {
                let chosen = relays(settings).nth(place);
                settings.online.relay = chosen.unwrap_or_default();
            },
        },
    ),
    entry("settings.relay-only", Page::Play, Kind::Switch(|settings| &mut settings.online.relay_only)),
    entry("settings.nearby", Page::Play, Kind::Switch(|settings| &mut settings.online.nearby)),
];

/// The relays that can be chosen: one's own, once its address stands in the settings file.
fn relays(settings: &Settings) -> impl Iterator<Item = RelayChoice> {
    let has_own = !settings.online.own_relay.is_empty();
    let all = [RelayChoice::None, RelayChoice::Own, RelayChoice::Public];
    all.into_iter().filter(move |relay| *relay != RelayChoice::Own || has_own)
}

/// The entry with this name.
///
/// # Panics
/// If there is none.
pub fn named(name: &str) -> &'static Entry {
    ENTRIES.iter().find(|entry| entry.name == name).expect("only names of the table are asked for")
}
