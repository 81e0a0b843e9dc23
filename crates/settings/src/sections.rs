//! The sections of the settings with their ranges and defaults.

use super::{
    Settings,
    exchange::{Choice, Exchange, choice, or_open},
};
use holochess_locale::Language;
use holochess_rules::Seat;

/// `[window]`
#[derive(Clone, Debug, PartialEq)]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of its own in the settings")]
pub struct Window {
    /// Its width in points, 640 to 16,384.
    pub width: u32,
    /// Its height in points, 360 to 16,384.
    pub height: u32,
    /// Whether it covers the screen.
    pub fullscreen: bool,
    /// Whether it has the screen for itself then, in the screen's own mode, instead of being a window without borders.
    pub exclusive: bool,
    /// Which screen it covers: 1 for the first; 0 for the one that it is on.
    pub monitor: u32,
    /// Whether pictures wait for the screen.
    pub vsync: bool,
    /// Whether, where they do not, the newest whole picture is shown, so that none is torn.
    pub mailbox: bool,
    /// The most pictures a second, 1 to 1000; 0 for as many as the machine draws.
    pub frame_limit: u32,
}

impl Default for Window {
    fn default() -> Self {
        Self {
            width: 1280,
            height: 720,
            fullscreen: false,
            exclusive: false,
            monitor: 0,
            vsync: true,
            mailbox: false,
            frame_limit: 0,
        }
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

choice!(QualitySetting:
    QualitySetting::Automatic = "automatic",
    QualitySetting::Low = "low",
    QualitySetting::Medium = "medium",
    QualitySetting::High = "high"
);

/// `[graphics]`
#[derive(Clone, Debug, PartialEq)]
pub struct Graphics {
    /// How much the picture costs.
    pub quality: QualitySetting,
    /// The share of the window's width and height in which the table is drawn, 0.25 to 1; the interface always has all of it.
    pub resolution_scale: f32,
    /// How large text and buttons are, 0.5 to 3.
    pub interface_scale: f32,
    /// How bright the picture is, in stops from −1 to 1.
    pub brightness: f32,
    /// How much of the holograms' flicker is shown, 0 to 1.
    pub flicker: f32,
    /// How much of their scan lines, 0 to 1.
    pub scan_lines: f32,
    /// How much of the glow along their outline, 0 to 1.
    pub glow: f32,
    /// Whether creatures have their own hues instead of those of their sides.
    pub own_hues: bool,
}

impl Default for Graphics {
    fn default() -> Self {
        Self {
            quality: QualitySetting::default(),
            resolution_scale: 1.0,
            interface_scale: 1.0,
            brightness: 0.0,
            flicker: 1.0,
            scan_lines: 1.0,
            glow: 1.0,
            own_hues: false,
        }
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
    /// Whether both ears hear the same.
    pub mono: bool,
    /// On which side it is louder: −1 for the left ear alone to 1 for the right ear alone.
    pub balance: f32,
    /// Whether what is heard is written as well.
    pub captions: bool,
    /// The size of captions, 1 to 2.
    pub caption_size: f32,
    /// What captions stand on.
    pub caption_ground: CaptionGround,
    /// How many seconds a caption stays, 1 to 60; 0 for until the next ones take its place.
    pub caption_seconds: f32,
}

impl Default for Sound {
    fn default() -> Self {
        Self {
            master: 0.8,
            effects: 1.0,
            voices: 1.0,
            music: 0.6,
            muted: false,
            mono: false,
            balance: 0.0,
            captions: false,
            caption_size: 1.0,
            caption_ground: CaptionGround::default(),
            caption_seconds: 3.0,
        }
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

choice!(Speed: Speed::Off = "off", Speed::Fast = "fast", Speed::Normal = "normal", Speed::Slow = "slow");

/// The speed in the turns of computer players; `None` means the same as in a person's.
impl Choice for Option<Speed> {
    const WORDS: &'static [(&'static str, Self)] = &or_open::<Speed, { Speed::WORDS.len() + 1 }>("same", Speed::WORDS);

    fn word(self) -> &'static str {
        self.map_or("same", Speed::word)
    }
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

choice!(Scenes: Scenes::Full = "full", Scenes::First = "first", Scenes::Short = "short", Scenes::Board = "board");

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

/// The letters of all texts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Typeface {
    /// Narrow letters that leave room.
    #[default]
    Condensed,
    /// Letters that are not mistaken for each other, for people who read with difficulty.
    Legible,
}

choice!(Typeface: Typeface::Condensed = "condensed", Typeface::Legible = "legible");

/// The colours of the seats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Colours {
    /// The usual ones.
    #[default]
    Usual,
    /// For people who do not tell red from green.
    RedGreen,
    /// For people who do not tell blue from yellow.
    BlueYellow,
}

choice!(Colours: Colours::Usual = "usual", Colours::RedGreen = "red-green", Colours::BlueYellow = "blue-yellow");

/// What captions stand on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum CaptionGround {
    /// The picture.
    None,
    /// A soft shade.
    #[default]
    Soft,
    /// Black.
    Solid,
}

choice!(CaptionGround: CaptionGround::None = "none", CaptionGround::Soft = "soft", CaptionGround::Solid = "solid");

/// `[access]`: what makes the program accessible.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of its own in the settings")]
pub struct Access {
    /// Whether the first page was answered or passed over; it is shown once.
    pub welcomed: bool,
    /// Whether the interface is told to assistive technology whether or not the system says that one is listening.
    pub read_aloud: bool,
    /// The letters of all texts.
    pub typeface: Typeface,
    /// Whether texts and their grounds have high contrast.
    pub high_contrast: bool,
    /// Whether the table is seen from straight above, flat and quiet, with discs for pieces.
    pub from_above: bool,
    /// The colours of the seats, from the next start on.
    pub colours: Colours,
}

/// `[game]`: what the games have in common.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Game {
    /// The id of the game that was played last; empty before the first.
    pub last: String,
    /// The names of the people at the table, in the order in which they sit; empty where none was given.
    pub names: [String; Seat::MOST],
}

/// The relay by which an online match is reached where there is no direct way.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum RelayChoice {
    /// None: only programs that reach each other directly meet.
    #[default]
    None,
    /// The person's own, at [`Online::own_relay`].
    Own,
    /// One of those that the makers of the network library offer to all. They see addresses and promise nothing.
    Public,
}

choice!(RelayChoice: RelayChoice::None = "none", RelayChoice::Own = "own", RelayChoice::Public = "public");

/// `[online]`
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Online {
    /// The relay of tables that are opened here.
    pub relay: RelayChoice,
    /// The address of the person's own relay, as `https://relay.example.org`, with its token after a `#`; perhaps empty.
    pub own_relay: String,
    /// Whether the own address is hidden from the other players: everything goes through the relay.
    pub relay_only: bool,
    /// Whether tables that are opened here are shown to the programs on the same network while a seat is free.
    pub nearby: bool,
}

impl Default for Online {
    fn default() -> Self {
        Self { relay: RelayChoice::None, own_relay: String::new(), relay_only: false, nearby: true }
    }
}

impl Online {
    /// The relay of tables that are opened here: an address, or `public`.
    pub fn relay(&self) -> Option<&str> {
        match self.relay {
            RelayChoice::None => None,
            RelayChoice::Own => Some(self.own_relay.as_str()).filter(|relay| !relay.is_empty()),
            RelayChoice::Public => Some(RelayChoice::Public.word()),
        }
    }
}

/// The longest address of a relay, in characters.
const LONGEST_RELAY: usize = 200;

/// Section and key of the first player's name.
pub(super) const FIRST_NAME: &str = "game.name_1";

/// The keys of [`Game::names`].
const NAMES: [&str; Seat::MOST] = ["name_1", "name_2", "name_3", "name_4", "name_5", "name_6"];

/// The language as a choice: the system's, or one of ours.
impl Choice for Option<Language> {
    const WORDS: &'static [(&'static str, Self)] =
        &or_open::<Language, { Language::CODES.len() + 1 }>("system", &Language::CODES);

    fn word(self) -> &'static str {
        self.map_or("system", Language::code)
    }
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
        with.flag("exclusive", &mut self.window.exclusive);
        with.whole("monitor", &mut self.window.monitor, 0..=16);
        with.flag("vsync", &mut self.window.vsync);
        with.flag("mailbox", &mut self.window.mailbox);
        with.whole("frame_limit", &mut self.window.frame_limit, 0..=1000);

        with.section("graphics");
        with.choice("quality", &mut self.graphics.quality);
        with.real("resolution_scale", &mut self.graphics.resolution_scale, 0.25..=1.0);
        with.real("interface_scale", &mut self.graphics.interface_scale, 0.5..=3.0);
        with.real("brightness", &mut self.graphics.brightness, -1.0..=1.0);
        with.real("flicker", &mut self.graphics.flicker, 0.0..=1.0);
        with.real("scan_lines", &mut self.graphics.scan_lines, 0.0..=1.0);
        with.real("glow", &mut self.graphics.glow, 0.0..=1.0);
        with.flag("own_hues", &mut self.graphics.own_hues);

        with.section("sound");
        with.real("master", &mut self.sound.master, 0.0..=1.0);
        with.real("effects", &mut self.sound.effects, 0.0..=1.0);
        with.real("voices", &mut self.sound.voices, 0.0..=1.0);
        with.real("music", &mut self.sound.music, 0.0..=1.0);
        with.flag("muted", &mut self.sound.muted);
        with.flag("mono", &mut self.sound.mono);
        with.real("balance", &mut self.sound.balance, -1.0..=1.0);
        with.flag("captions", &mut self.sound.captions);
        with.real("caption_size", &mut self.sound.caption_size, 1.0..=2.0);
        with.choice("caption_ground", &mut self.sound.caption_ground);
        with.real_or_zero("caption_seconds", &mut self.sound.caption_seconds, 1.0..=60.0);

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

        self.controls.exchange(with);
        with.section("access");
        with.flag("welcomed", &mut self.access.welcomed);
        with.flag("read_aloud", &mut self.access.read_aloud);
        with.choice("typeface", &mut self.access.typeface);
        with.flag("high_contrast", &mut self.access.high_contrast);
        with.flag("from_above", &mut self.access.from_above);
        with.choice("colours", &mut self.access.colours);

        with.section("game");
        with.line("last", &mut self.game.last, LONGEST);
        for (key, name) in NAMES.into_iter().zip(&mut self.game.names) {
            with.name(key, name, LONGEST);
        }
        self.setups.exchange(with);

        with.section("online");
        with.choice("relay", &mut self.online.relay);
        with.line("own_relay", &mut self.online.own_relay, LONGEST_RELAY);
        with.flag("relay_only", &mut self.online.relay_only);
        with.flag("nearby", &mut self.online.nearby);

        with.section("language");
        with.choice("interface", &mut self.language);
    }
}
