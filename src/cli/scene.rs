//! The scenes of `picture` and `film`, and setting them up in the studio.

use std::{path::PathBuf, str::FromStr};

use bevy::{math::UVec2, prelude::*};
use clap::{Args as ClapArgs, ValueEnum};

use super::{Failure, assets, numbers, usage::Fault, words::LanguageArgs};
use crate::ui::{
    self, Launch, OpeningScreen,
    navigation::{Reviewing, Screen},
    preferences::Preferences,
    screens::{Page, Showcase},
};
use holochess_locale::{Locale, Words, excerpt};
use holochess_record::{MatchSetup, RecordedMatch, SeatInfo, Who};
use holochess_rules::{GameId, Seat, dice::Seed};
use holochess_session::{self as session, BrowseRequested, Match, play_again};
use holochess_settings::{self as settings, Settings};
use holochess_view::{
    self as view, CameraWishes,
    creatures::{Act, CREATURES, Creature as Folder, CreatureId, Library, Part},
    exhibit::Exhibit,
    offscreen::{Device, Studio, StudioError},
    stage::staged_clash::{ClashCourse, StagedClash},
};

/// A scene by its name on the command line.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Scene {
    /// A table at the start of a match for so many, or with a given position.
    Table(GameId, Option<usize>),
    /// A recorded match after so many decisions; without a number at its end.
    Replay(PathBuf, Option<usize>),
    /// A clash of two creatures.
    Combat(CreatureId, CreatureId, ClashCourse),
    /// A screen of the interface, the title among them.
    Menu(String),
    /// A creature in the showcase, on one of its pages or doing something.
    Showcase(CreatureId, Option<Sight>),
}

/// What of a creature is to be seen.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Sight {
    /// A page of the showcase.
    Page(Page),
    /// Something that it does.
    Part(Part),
}

impl Sight {
    /// A page, an act, or else a clip of the model.
    fn from_id(id: &str) -> Self {
        let act = || Act::ALL.into_iter().find(|act| act.id() == id).map(Part::Act);
        Page::from_id(id).map_or_else(|| Self::Part(act().unwrap_or_else(|| Part::Clip(id.to_owned()))), Self::Page)
    }
}

/// What every scene is called.
const SCENES: &str = "title, table:GAME, table:GAME/PLAYERS, replay:FILE, replay:FILE@K, showcase:CREATURE, showcase:CREATURE/CLIP, combat:ATTACKER,DEFENDER,OUTCOME, menu:NAME";

/// There is nothing of this name; the error lists the names that there are.
fn unknown(id: &'static str, name: &str, known: &str) -> Fault {
    Fault::new(id).with("name", excerpt(name)).with("known", known.to_owned())
}

impl FromStr for Scene {
    type Err = Fault;

    fn from_str(text: &str) -> Result<Self, Fault> {
        let (kind, rest) = text.split_once(':').unwrap_or((text, ""));
        match (kind, rest) {
            ("title", "") => Ok(Self::Menu("title".to_owned())),
            ("table", rest) => table(rest),
            ("replay", file) if !file.is_empty() => match file.rsplit_once('@') {
                Some((path, number)) if !path.is_empty() => number
                    .parse()
                    .map(|number| Self::Replay(path.into(), Some(number)))
                    .map_err(|_| Fault::new("scene-not-a-number").with("text", excerpt(number))),
                _ => Ok(Self::Replay(file.into(), None)),
            },
            ("menu", name) if ui::preview::state(name).is_some() => Ok(Self::Menu(name.to_owned())),
            ("menu", name) => Err(unknown("scene-no-menu", name, &ui::preview::names().join(", "))),
            ("combat", rest) => combat(rest),
            ("showcase", rest) => {
                let (id, sight) = rest.split_once('/').map_or((rest, None), |(id, sight)| (id, Some(sight)));
                Ok(Self::Showcase(creature(id)?, sight.map(Sight::from_id)))
            }
            _ => Err(Fault::new("scene-unknown").with("known", SCENES)),
        }
    }
}

/// Reads `GAME` or `GAME/PLAYERS`.
fn table(text: &str) -> Result<Scene, Fault> {
    let (id, players) = text.split_once('/').map_or((text, None), |(id, players)| (id, Some(players)));
    let game =
        GameId::from_id(id).ok_or_else(|| unknown("scene-no-game", id, &GameId::ALL.map(GameId::id).join(", ")))?;
    let players = match players {
        None => None,
        Some(text) => {
            let number = text.parse().map_err(|_| Fault::new("scene-not-a-number").with("text", excerpt(text)))?;
            let known = game.players();
            if !known.contains(&number) {
                let known = known.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
                return Err(unknown("scene-no-such-number", text, &known));
            }
            Some(number)
        }
    };
    Ok(Scene::Table(game, players))
}

/// Reads a creature's id.
fn creature(id: &str) -> Result<CreatureId, Fault> {
    CreatureId::from_id(id).ok_or_else(|| unknown("scene-no-creature", id, &CREATURES.join(", ")))
}

/// Reads `ATTACKER,DEFENDER,OUTCOME`.
fn combat(text: &str) -> Result<Scene, Fault> {
    let parts: Vec<&str> = text.split(',').collect();
    let [attacker, defender, course] = parts[..] else {
        return Err(Fault::new("scene-clash"));
    };
    let course = ClashCourse::from_id(course)
        .ok_or_else(|| unknown("scene-no-outcome", course, &ClashCourse::ALL.map(ClashCourse::id).join(", ")))?;
    let (attacker, defender) = (creature(attacker)?, creature(defender)?);
    if attacker == defender {
        return Err(Fault::new("scene-alone"));
    }
    Ok(Scene::Combat(attacker, defender, course))
}

/// How much the picture may cost.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub enum QualityArg {
    /// For machines without a graphics processor
    Low,
    /// For small graphics chips
    Medium,
    /// Everything
    High,
}

impl From<QualityArg> for view::Quality {
    fn from(quality: QualityArg) -> Self {
        match quality {
            QualityArg::Low => Self::Low,
            QualityArg::Medium => Self::Medium,
            QualityArg::High => Self::High,
        }
    }
}

impl From<QualityArg> for settings::QualitySetting {
    fn from(quality: QualityArg) -> Self {
        match quality {
            QualityArg::Low => Self::Low,
            QualityArg::Medium => Self::Medium,
            QualityArg::High => Self::High,
        }
    }
}

/// What `picture` and `film` both take.
#[derive(Clone, Debug, ClapArgs)]
pub struct SceneArgs {
    /// The scene: title, table:GAME (or table:GAME/PLAYERS), replay:FILE@K (after K actions; a film goes on from there), combat:ATTACKER,DEFENDER,OUTCOME,
    /// showcase:CREATURE (or showcase:CREATURE/CLIP, with the
    /// name of an act, a clip or a page) or menu:NAME
    #[arg(value_name = "SCENE")]
    scene: Scene,

    /// Width and height in pixels
    #[arg(long, value_name = "WxH", default_value = "1280x720", value_parser = size)]
    size: UVec2,

    /// The seed of the deal
    #[arg(long, value_name = "N", default_value_t = 7, value_parser = numbers::seed, allow_negative_numbers = true)]
    seed: u64,

    /// The position on the table, instead of a deal
    #[arg(long, value_name = "LINE", allow_hyphen_values = true)]
    position: Option<String>,

    /// For a table, the seat it is seen from: 1 to the number of players; for a fight, which of its stagings: 1 to 4; for the showcase, the
    /// side it is seen from: 1 front, 2 left, 3 back, 4 right
    #[arg(long, value_name = "N", value_parser = numbers::whole::<u8>(1..=6), allow_negative_numbers = true)]
    variant: Option<u8>,

    /// How detailed the picture is
    #[arg(long, value_name = "NAME", default_value = "high")]
    quality: QualityArg,

    #[command(flatten)]
    language: LanguageArgs,
}

/// `WxH`, within what graphics devices can draw.
fn size(text: &str) -> Result<UVec2, Fault> {
    let sides = text.split_once('x').and_then(|(width, height)| Some((width.parse().ok()?, height.parse().ok()?)));
    match sides {
        Some((width, height)) if (16..=8192).contains(&width) && (16..=8192).contains(&height) => {
            Ok(UVec2::new(width, height))
        }
        _ => Err(Fault::new("number-size")),
    }
}

impl SceneArgs {
    /// The table of a game for so many before the first move, for measures.
    pub fn full_table(game: GameId, players: usize, size: UVec2, quality: QualityArg) -> Self {
        Self::new(Scene::Table(game, Some(players)), size, quality)
    }

    /// A clash with others around, for measures.
    pub fn clash(
        size: UVec2,
        quality: QualityArg,
        attacker: CreatureId,
        defender: CreatureId,
        course: ClashCourse,
    ) -> Self {
        Self::new(Scene::Combat(attacker, defender, course), size, quality)
    }

    fn new(scene: Scene, size: UVec2, quality: QualityArg) -> Self {
        Self { scene, size, seed: 7, position: None, variant: None, quality, language: LanguageArgs::default() }
    }

    /// Width and height in pixels.
    pub fn size(&self) -> UVec2 {
        self.size
    }

    /// The words for what may go wrong.
    pub fn locale(&self) -> Locale {
        self.language.locale()
    }

    /// The scene, at second 0; with `moving`, a record is played on from there.
    ///
    /// # Errors
    /// If the position or the record is wrong (2), or this machine cannot draw (3).
    pub fn open(&self, moving: bool) -> Result<Studio, Failure> {
        self.open_on(Device::Found, moving, |_| {})
    }

    /// The scene on this device, in an app with something more.
    ///
    /// # Errors
    /// As [`Self::open`].
    pub fn open_on(&self, device: Device, moving: bool, add: impl FnOnce(&mut App)) -> Result<Studio, Failure> {
        let locale = self.locale();
        if self.variant.is_some_and(|variant| variant > 4)
            && !matches!(self.scene, Scene::Table(..) | Scene::Replay(..))
        {
            return Err(Failure::of_words(&locale, &Words::new("picture-four-variants")));
        }
        if self.position.is_some() && !matches!(self.scene, Scene::Table(..)) {
            return Err(Failure::at("--position", Words::new("scene-no-position")));
        }
        // Kept until everything is read: a record is looked at, never written to.
        let copies = tempfile::tempdir()?;
        let opening = self.opening(&locale, copies.path())?;
        let launch = Launch { opening, settings: self.settings(&locale), ..Launch::default() };
        let menu = match &self.scene {
            Scene::Menu(name) => ui::preview::plugin(name),
            _ => None,
        };
        let folder = assets::folder()?;
        if let Scene::Combat(attacker, defender, course) = self.scene {
            return self.rehearse(&locale, device, [attacker, defender], course, add);
        }
        let mut studio = Studio::open_on(device, self.size, &folder, |app| {
            app.add_plugins((session::plugin, view::plugin, ui::plugin(launch)));
            if let Some(menu) = menu {
                app.add_plugins(menu);
            }
            add(app);
        })
        .map_err(|why| failure(&locale, &why))?;
        if let Scene::Showcase(creature, Some(Sight::Part(part))) = &self.scene {
            check_part(&mut studio, *creature, part)?;
        }
        self.arrange(&mut studio);
        if let Scene::Replay(_, at) = self.scene {
            let world = studio.app().world_mut();
            let count = world.get_resource::<Match>().map_or(0, |game| game.decisions().len());
            if moving {
                world.resource_mut::<Preferences>().animation.speed = settings::Speed::Normal;
                play_again(world, at.unwrap_or(0));
            } else if at.is_some_and(|at| at < count) {
                // Of a match that is over, the result would stand before the moment that was asked for.
                world.resource_mut::<Reviewing>().0 = true;
                world.resource_mut::<NextState<Screen>>().set(Screen::Match);
            }
        }
        Ok(studio)
    }

    /// A clash on the stage, without a match and without an interface.
    fn rehearse(
        &self,
        locale: &Locale,
        device: Device,
        [attacker, defender]: [CreatureId; 2],
        course: ClashCourse,
        add: impl FnOnce(&mut App),
    ) -> Result<Studio, Failure> {
        let staged = StagedClash::new(attacker, defender, course, u64::from(self.variant.unwrap_or(1)) - 1)
            .map_err(Failure::from)?;
        let mut studio = Studio::open_on(device, self.size, &assets::folder()?, |app| {
            app.add_plugins((session::plugin, view::plugin))
                .insert_resource(view::Quality::from(self.quality))
                .insert_resource(session::Pace::from_speed(session::Speed::Normal))
                .add_systems(Startup, move |world: &mut World| staged.clone().begin(world));
            add(app);
        })
        .map_err(|why| failure(locale, &why))?;
        let mut camera = studio.app().world_mut().resource_mut::<CameraWishes>();
        camera.face_seat(Seat::FIRST);
        camera.arrive();
        Ok(studio)
    }

    /// Seconds from the beginning of the scene to the moment that it is named after.
    pub fn at_its_best(&self) -> f32 {
        match &self.scene {
            Scene::Menu(name) => ui::preview::at_its_best(name),
            // A moment after the blow, while everything holds still.
            Scene::Combat(_, _, course) => session::clash_timing::seconds_to_blow(*course) + 0.06,
            Scene::Showcase(..) => 1.6,
            _ => 1.0,
        }
    }

    /// Fixed settings, so that pictures do not depend on the user's own.
    fn settings(&self, locale: &Locale) -> Settings {
        let mut settings = Settings::default();
        settings.language = Some(locale.language());
        settings.graphics.quality = self.quality.into();
        settings.animation.camera_turns = false;
        if !matches!(self.scene, Scene::Menu(_) | Scene::Showcase(..)) {
            settings.animation.speed = settings::Speed::Off;
        }
        settings
    }

    fn opening(&self, locale: &Locale, copies: &std::path::Path) -> Result<OpeningScreen, Failure> {
        match &self.scene {
            Scene::Menu(_) | Scene::Combat(..) => Ok(OpeningScreen::Title),
            Scene::Showcase(creature, _) => Ok(OpeningScreen::Showcase(*creature)),
            Scene::Table(game, players) => {
                let setup = self.setup(*game, *players, locale)?;
                self.check_seat(locale, setup.seats.len())?;
                RecordedMatch::begin(setup.clone()).map_err(|why| Failure::of_words(locale, &why.words()))?;
                Ok(OpeningScreen::Play(Box::new(setup)))
            }
            Scene::Replay(file, at) => {
                let recorded = RecordedMatch::open_to_watch(file).map_err(|why| Failure::Input(why.say(locale)))?;
                self.check_seat(locale, recorded.table().seats())?;
                let count = recorded.decisions().len();
                if let Some(at) = at.filter(|at| *at > count) {
                    let words = Words::new("replay-too-far").with("at", at).with("count", count);
                    return Err(Failure::of_words(locale, &words));
                }
                let copy = copies.join("record.jsonl");
                // As whole as it can be watched.
                recorded.save_to(&copy).map_err(|error| Failure::of_file(locale, &error))?;
                Ok(OpeningScreen::Load(copy))
            }
        }
    }

    /// Refuses a seat that a table of so many does not have.
    fn check_seat(&self, locale: &Locale, seats: usize) -> Result<(), Failure> {
        match self.variant {
            Some(variant) if usize::from(variant) > seats => {
                let words = Words::new("picture-no-seat").with("seat", usize::from(variant)).with("seats", seats);
                Err(Failure::of_words(locale, &words))
            }
            _ => Ok(()),
        }
    }

    /// A match of people only; a position says how many play where that is open.
    fn setup(&self, game: GameId, players: Option<usize>, locale: &Locale) -> Result<MatchSetup, Failure> {
        let in_position = self.position.as_deref().map(|line| game.players_in(line));
        if let (Some(asked), Some(found)) = (players, in_position)
            && asked != found
            && game.players().contains(&found)
        {
            let words = Words::new("players-in-position")
                .with("line", excerpt(self.position.as_deref().unwrap_or_default()))
                .with("found", found);
            return Err(Failure::of_words(locale, &words));
        }
        let players = players.or(in_position).unwrap_or(2);
        let person = |number: usize| SeatInfo {
            who: Who::Human,
            name: locale.format("picture-player", &[("number", number.into())]),
        };
        Ok(MatchSetup {
            game,
            options: game.options(),
            seats: (1..=players).map(person).collect(),
            seed: Seed::from_number(self.seed),
            position: self.position.clone(),
        })
    }

    /// Camera and moment, once the scene is there.
    fn arrange(&self, studio: &mut Studio) {
        let world = studio.app().world_mut();
        match &self.scene {
            Scene::Menu(_) | Scene::Combat(..) => {}
            Scene::Showcase(_, sight) => {
                let mut showcase = world.resource_mut::<Showcase>();
                match sight {
                    Some(Sight::Page(page)) => showcase.page = *page,
                    Some(Sight::Part(part)) => {
                        showcase.page = Page::Motion;
                        showcase.clip.put_on(part.clone());
                    }
                    None => {}
                }
                showcase.turning = self.variant.is_none();
                if let (Some(side), Some(mut exhibit)) = (self.variant, world.get_resource_mut::<Exhibit>()) {
                    exhibit.frame.side(side - 1);
                }
            }
            Scene::Table(..) | Scene::Replay(..) => {
                let mut camera = world.resource_mut::<CameraWishes>();
                camera.face_seat(Seat::new(usize::from(self.variant.unwrap_or(1)) - 1));
                camera.arrive();
            }
        }
        if let Scene::Replay(_, Some(at)) = self.scene {
            world.write_message(BrowseRequested(Some(at)));
        }
    }
}

/// Refuses an action that the creature does not have. The model has to be loaded first, since it lists them.
fn check_part(studio: &mut Studio, creature: CreatureId, part: &Part) -> Result<(), Failure> {
    let world = studio.app().world();
    let repertoire = world.resource::<Library>().repertoire(creature.id(), world.resource::<Assets<Folder>>());
    if repertoire.iter().any(|number| number.part == *part) {
        return Ok(());
    }
    let parts = repertoire.iter().map(|number| number.part.id().to_owned());
    let pages = Page::ALL.into_iter().map(|page| page.id().to_owned());
    let known = pages.chain(parts).collect::<Vec<_>>().join(", ");
    let words = Words::new("scene-no-sight")
        .with("creature", creature.id())
        .with("name", excerpt(part.id()))
        .with("known", known);
    Err(Failure::wrong(words))
}

/// What went wrong in the studio, in words: this machine lacks something.
pub fn failure(locale: &Locale, why: &StudioError) -> Failure {
    let words = match why {
        StudioError::NoAdapter => Words::new("picture-no-adapter"),
        StudioError::NoPicture | StudioError::Refused => Words::new("picture-refused"),
        StudioError::NeverReady(what) => Words::new("picture-never-ready").with("what", what.clone()),
    };
    Failure::Lacking(locale.say(&words))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scenes_are_read_by_name() {
        let folder = |id| CreatureId::from_id(id).expect("it has a folder");
        assert_eq!("title".parse(), Ok(Scene::Menu("title".to_owned())));
        assert_eq!("table:holochess".parse(), Ok(Scene::Table(GameId::Holochess, None)));
        assert_eq!("table:chinese/6".parse(), Ok(Scene::Table(GameId::Chinese, Some(6))));
        assert_eq!("replay:a@b.jsonl@12".parse(), Ok(Scene::Replay("a@b.jsonl".into(), Some(12))));
        assert_eq!("replay:a.jsonl".parse(), Ok(Scene::Replay("a.jsonl".into(), None)));
        assert_eq!("showcase:savrip".parse(), Ok(Scene::Showcase(folder("savrip"), None)));
        let sights = [("odds", Sight::Page(Page::Odds)), ("walk", Sight::Part(Part::Act(Act::Walk)))];
        for (id, sight) in sights.into_iter().chain([("gulp", Sight::Part(Part::Clip("gulp".to_owned())))]) {
            assert_eq!(format!("showcase:ghhhk/{id}").parse(), Ok(Scene::Showcase(folder("ghhhk"), Some(sight))));
        }
        for wrong in [
            "",
            "table",
            "table:chess",
            "table:chinese/",
            "table:chinese/5",
            "table:demeter/3",
            "replay:",
            "replay:a@x",
            "menu:nowhere",
            "title:x",
            "showcase:dragon",
            "combat:savrip",
        ] {
            assert!(wrong.parse::<Scene>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn sizes_are_bounded() {
        assert_eq!(size("1280x720"), Ok(UVec2::new(1280, 720)));
        for wrong in ["", "1280", "1280x", "-1x720", "8x8", "100000x720", "1280X720"] {
            assert!(size(wrong).is_err(), "{wrong}");
        }
    }
}
