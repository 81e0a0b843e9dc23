//! The sections of the settings with their ranges and defaults.

use super::{
    Settings,
    exchange::{Choice, Exchange},
};
use crate::{locale::Language, rules::Seat};

/// `[window]`
#[derive(Clone, Debug, PartialEq)]
pub struct Window {
    /// Its width in points, 640 to 16,384.
    pub width: u32,
    /// Its height in points, 360 to 16,384.
    pub height: u32,
    /// Whether it covers the screen.
    pub fullscreen: bool,
    /// Whether pictures wait for the screen.
    pub vsync: bool,
}

impl Default for Window {
    fn default() -> Self {
        Self { width: 1280, height: 720, fullscreen: false, vsync: true }
    }
}

/// How much the picture costs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum QualitySetting {
    /// What suits the device that draws.
    #[default]
    Automatic,
    /// For weak machines.
    Low,
    /// For most.
    Medium,
    /// Everything on.
    High,
}

impl Choice for QualitySetting {
    const WORDS: &'static [(&'static str, Self)] =
        &[("automatic", Self::Automatic), ("low", Self::Low), ("medium", Self::Medium), ("high", Self::High)];
}

/// `[graphics]`
#[derive(Clone, Debug, PartialEq)]
pub struct Graphics {
    /// How much the picture costs.
    pub quality: QualitySetting,
    /// How large text and buttons are, 0.5 to 3.
    pub interface_scale: f32,
}

impl Default for Graphics {
    fn default() -> Self {
        Self { quality: QualitySetting::default(), interface_scale: 1.0 }
    }
}

/// `[sound]`: volumes from 0 to 1.
#[derive(Clone, Debug, PartialEq)]
pub struct Sound {
    /// Of everything.
    pub master: f32,
    /// Of what happens on the table and in menus.
    pub effects: f32,
    /// Of the creatures' voices.
    pub voices: f32,
    /// Of the music.
    pub music: f32,
    /// Whether all is silent.
    pub muted: bool,
    /// Whether what is heard is written as well.
    pub captions: bool,
}

impl Default for Sound {
    fn default() -> Self {
        Self { master: 0.8, effects: 1.0, voices: 1.0, music: 0.6, muted: false, captions: false }
    }
}

/// How long scenes take.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Speed {
    /// No movement: the result of an action is shown at once.
    Off,
    /// Half the time.
    Fast,
    /// As they are meant.
    #[default]
    Normal,
    /// With time to look.
    Slow,
}

impl Choice for Speed {
    const WORDS: &'static [(&'static str, Self)] =
        &[("off", Self::Off), ("fast", Self::Fast), ("normal", Self::Normal), ("slow", Self::Slow)];
}

/// The speed in the turns of computer players; `None` means the same as in a person's.
impl Choice for Option<Speed> {
    const WORDS: &'static [(&'static str, Self)] = &[
        ("same", None),
        ("off", Some(Speed::Off)),
        ("fast", Some(Speed::Fast)),
        ("normal", Some(Speed::Normal)),
        ("slow", Some(Speed::Slow)),
    ];
}

/// How clashes are shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Scenes {
    /// Every one is a film.
    Full,
    /// In full the first time that two creatures' outcome is seen in a match, short after that.
    #[default]
    First,
    /// One shot each.
    Short,
    /// Played on the board, and the camera stays where it is.
    Board,
}

impl Choice for Scenes {
    const WORDS: &'static [(&'static str, Self)] =
        &[("full", Self::Full), ("first", Self::First), ("short", Self::Short), ("board", Self::Board)];
}

/// `[animation]`
#[derive(Clone, Debug, PartialEq)]
pub struct Animation {
    /// How long scenes take.
    pub speed: Speed,
    /// How long they take in the turns of computer players, where that differs.
    pub computer_speed: Option<Speed>,
    /// How clashes are shown.
    pub scenes: Scenes,
    /// How strongly blows shake the camera, 0 to 1.
    pub shake: f32,
    /// How long everything holds its breath as a blow lands, 0 to 1.
    pub hit_stop: f32,
    /// How much of slow motion there is, 0 to 1.
    pub slow_motion: f32,
    /// No shaking, no flashes, no flights of the camera.
    pub reduced_motion: bool,
    /// Whether the camera turns to the side of the player who has to choose.
    pub camera_turns: bool,
}

impl Default for Animation {
    fn default() -> Self {
        Self {
            speed: Speed::default(),
            computer_speed: None,
            scenes: Scenes::default(),
            shake: 1.0,
            hit_stop: 1.0,
            slow_motion: 1.0,
            reduced_motion: false,
            camera_turns: true,
        }
    }
}

/// `[help]`: what help players get.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of its own in the settings")]
pub struct Help {
    /// Whether both sides' chances to win are shown.
    pub evaluation_bar: bool,
    /// Whether the text mode tells the board in words instead of drawing it.
    pub board_in_words: bool,
    /// Whether a way of several steps is walked one by one and confirmed.
    pub step_by_step: bool,
    /// Whether what is in danger, and lines in the making, are marked on the table.
    pub danger: bool,
}

/// `[access]`: for people who do not see the screen.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Access {
    /// Whether the interface is told to assistive technology whether or not the system says that one is listening.
    pub read_aloud: bool,
}

/// `[game]`: what the games have in common.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Game {
    /// The id of the game that was played last; empty before the first.
    pub last: String,
    /// The names of the people at the table, in the order in which they sit; empty where none was given.
    pub names: [String; Seat::MOST],
}

/// The keys of [`Game::names`].
const NAMES: [&str; Seat::MOST] = ["name_1", "name_2", "name_3", "name_4", "name_5", "name_6"];

/// The language as a choice: the system's, or one of ours.
impl Choice for Option<Language> {
    const WORDS: &'static [(&'static str, Self)] = &[
        ("system", None),
        (Language::English.code(), Some(Language::English)),
        (Language::French.code(), Some(Language::French)),
    ];
}

/// The longest name of a player or of a game, in characters.
const LONGEST: usize = 64;

impl Settings {
    /// Goes over every setting: sections and keys as in the file.
    pub(super) fn exchange(&mut self, with: &mut impl Exchange) {
        with.section("window");
        with.whole("width", &mut self.window.width, 640..=16_384);
        with.whole("height", &mut self.window.height, 360..=16_384);
        with.flag("fullscreen", &mut self.window.fullscreen);
        with.flag("vsync", &mut self.window.vsync);

        with.section("graphics");
        with.choice("quality", &mut self.graphics.quality);
        with.real("interface_scale", &mut self.graphics.interface_scale, 0.5..=3.0);

        with.section("sound");
        with.real("master", &mut self.sound.master, 0.0..=1.0);
        with.real("effects", &mut self.sound.effects, 0.0..=1.0);
        with.real("voices", &mut self.sound.voices, 0.0..=1.0);
        with.real("music", &mut self.sound.music, 0.0..=1.0);
        with.flag("muted", &mut self.sound.muted);
        with.flag("captions", &mut self.sound.captions);

        with.section("animation");
        with.choice("speed", &mut self.animation.speed);
        with.choice("computer_speed", &mut self.animation.computer_speed);
        with.choice("scenes", &mut self.animation.scenes);
        with.real("shake", &mut self.animation.shake, 0.0..=1.0);
        with.real("hit_stop", &mut self.animation.hit_stop, 0.0..=1.0);
        with.real("slow_motion", &mut self.animation.slow_motion, 0.0..=1.0);
        with.flag("reduced_motion", &mut self.animation.reduced_motion);
        with.flag("camera_turns", &mut self.animation.camera_turns);

        with.section("help");
        with.flag("evaluation_bar", &mut self.help.evaluation_bar);
        with.flag("board_in_words", &mut self.help.board_in_words);
        with.flag("step_by_step", &mut self.help.step_by_step);
        with.flag("danger", &mut self.help.danger);

        with.section("access");
        with.flag("read_aloud", &mut self.access.read_aloud);

        with.section("game");
        with.line("last", &mut self.game.last, LONGEST);
        for (key, name) in NAMES.into_iter().zip(&mut self.game.names) {
            with.line(key, name, LONGEST);
        }
        self.setups.exchange(with);

        with.section("language");
        with.choice("interface", &mut self.language);
    }
}
