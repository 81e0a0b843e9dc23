//! The showcase: the creatures one by one, all that is known of them, and all that they can do.
//!
//! [`Showcase`] is what a person has chosen; the view's [`Exhibit`] follows from it. One file a page; [`frame`] is what all
//! pages have in common.

mod clip_player;
mod fight;
mod fight_controls;
mod film_export;
mod frame;
mod light;
mod line_up;
mod motion;
mod odds;
mod photo;
mod profile;
mod rewind;
mod scenes;
mod turntable_input;

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

use self::clip_player::ClipPlayer;
pub use self::photo::Album;
use super::Screen;
use crate::{
    rules::Seat,
    session::{BoardReset, DisplayedBoard, Match},
    ui::{frame::Draw, games, hud::Portraits, notices::Notices, preferences::Preferences},
    view::{
        creatures::{CreatureId, StopMotion},
        exhibit::{Exhibit, Exhibited},
        hologram::{HologramLook, LookFile},
    },
};

/// A page of the showcase.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Page {
    /// What it is: name, class, ratings, what is told of it.
    #[default]
    Nature,
    /// Everything that it can be seen and heard doing.
    Motion,
    /// Its chances against every other.
    Odds,
    /// All of them at one scale.
    LineUp,
    /// What it is made of: hologram and light.
    Light,
    /// Fights, chosen by who, whom and how they end.
    Scenes,
    /// A camera of one's own.
    Photo,
}

impl Page {
    /// All of them, from left to right.
    pub const ALL: [Self; 7] =
        [Self::Nature, Self::Motion, Self::Odds, Self::LineUp, Self::Light, Self::Scenes, Self::Photo];

    /// Its name in the trace, on the command line and in the ids of texts.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Nature => "nature",
            Self::Motion => "motion",
            Self::Odds => "odds",
            Self::LineUp => "line-up",
            Self::Light => "light",
            Self::Scenes => "scenes",
            Self::Photo => "photo",
        }
    }

    /// The page with this name.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|page| page.id() == id)
    }

    /// Where in the picture the creature stands: shares of its width and height from the middle, to the right and up.
    const fn place(self) -> Vec2 {
        match self {
            Self::Odds => Vec2::new(-0.245, -0.01),
            Self::Motion => Vec2::new(0.02, 0.07),
            _ => Vec2::new(0.02, 0.035),
        }
    }
}

/// What is chosen in the showcase. It is remembered for as long as the program runs.
#[derive(Resource, Clone, Debug)]
pub struct Showcase {
    /// Who is on the turntable.
    pub creature: CreatureId,
    /// What is read about it.
    pub page: Page,
    /// Does the turntable turn by itself?
    pub turning: bool,
    /// In whose light they stand.
    pub seat: Seat,
    /// What is being played on the page of motion.
    pub clip: ClipPlayer,
    /// The fight that is chosen.
    pub fight: fight::Fight,
    /// The camera of one's own.
    pub photographer: photo::Photographer,
}

impl Default for Showcase {
    fn default() -> Self {
        Self {
            creature: games::creatures()[0],
            page: Page::default(),
            turning: true,
            seat: Seat::FIRST,
            clip: ClipPlayer::default(),
            fight: fight::Fight::default(),
            photographer: photo::Photographer::default(),
        }
    }
}

impl Showcase {
    /// The pages that there are of the one on the turntable: chances only of those that have ratings.
    pub fn pages(&self) -> Vec<Page> {
        let rated = games::rated_as(self.creature).is_some();
        Page::ALL.into_iter().filter(|page| rated || *page != Page::Odds).collect()
    }

    /// Puts the creature so many places further on the turntable.
    fn step(&mut self, steps: i32) {
        let all = games::creatures();
        let now = all.iter().position(|creature| *creature == self.creature).unwrap_or_default();
        self.show(all[(now as i32 + steps).rem_euclid(all.len() as i32) as usize]);
    }

    /// How far what is written and drawn at the foot of the screen reaches up, in points: the row of portraits, or the time of a
    /// fight.
    pub fn foot(&self) -> f32 {
        match (self.fight.is_playing(), self.page == Page::Photo && self.photographer.hidden) {
            (true, _) => 150.0,
            (false, true) => 64.0,
            (false, false) => 124.0,
        }
    }

    /// Puts this creature on the turntable.
    fn show(&mut self, creature: CreatureId) {
        if creature != self.creature {
            self.creature = creature;
            self.clip.rewind();
        }
        if !self.pages().contains(&self.page) {
            self.page = Page::default();
        }
    }
}

/// The table is cleared for the turntable.
fn open(
    mut commands: Commands,
    game: Option<Res<Match>>,
    mut resets: MessageWriter<BoardReset>,
    server: Option<Res<AssetServer>>,
    mut portraits: ResMut<Portraits>,
) {
    if game.is_none() {
        commands.remove_resource::<DisplayedBoard>();
        resets.write(BoardReset);
    }
    if let Some(server) = server {
        for creature in CreatureId::all() {
            portraits.request(creature.id(), &server);
        }
    }
    commands.insert_resource(Exhibit::default());
}

/// What was tried out here is not taken along to the table.
fn close(
    mut commands: Commands,
    file: Option<Res<LookFile>>,
    looks: Option<Res<Assets<HologramLook>>>,
    look: Option<ResMut<HologramLook>>,
) {
    commands.remove_resource::<Exhibit>();
    if let (Some(file), Some(looks), Some(mut look)) = (file, looks, look) {
        look.set_if_neq(file.look(&looks));
    }
}

/// What was said on one page is not said on the next, nor over a fight.
fn hush(showcase: Res<Showcase>, mut before: Local<Option<(Page, bool)>>, mut notices: ResMut<Notices>) {
    let now = (showcase.page, showcase.fight.is_playing());
    if before.replace(now).is_some_and(|before| before != now) {
        notices.clear_remarks();
    }
}

/// The exhibit follows what is chosen.
fn follow(
    showcase: Res<Showcase>,
    preferences: Res<Preferences>,
    time: Res<Time>,
    mut exhibit: ResMut<Exhibit>,
    mut twos: ResMut<StopMotion>,
) {
    let exhibited = match showcase.page {
        Page::LineUp => Exhibited::All,
        Page::Scenes if showcase.fight.is_playing() => Exhibited::Nobody,
        _ => Exhibited::One(showcase.creature),
    };
    if (exhibit.exhibited, exhibit.seat) != (exhibited, showcase.seat) {
        (exhibit.exhibited, exhibit.seat) = (exhibited, showcase.seat);
    }
    let posed = (showcase.page == Page::Motion).then(|| showcase.clip.posed());
    if exhibit.posed != posed {
        exhibit.posed = posed;
    }
    let exhibit = exhibit.bypass_change_detection();
    exhibit.free = if showcase.page == Page::Photo { showcase.photographer.shot() } else { None };
    exhibit.frame.stand(showcase.page.place());
    if showcase.turning && !preferences.animation.reduced_motion && !matches!(showcase.page, Page::Motion | Page::Photo)
    {
        exhibit.frame.turn(turntable_input::DRIFT * time.delta_secs(), 0.0);
    }
    let on_twos = showcase.page == Page::Motion && showcase.clip.twos;
    twos.set_if_neq(StopMotion(on_twos));
}

/// Is this page open?
fn on(page: Page) -> impl FnMut(Res<Showcase>) -> bool + Clone {
    move |showcase: Res<Showcase>| showcase.page == page
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Showcase>()
        .init_resource::<Album>()
        .init_resource::<film_export::FilmExport>()
        .add_plugins(rewind::plugin)
        .add_systems(OnEnter(Screen::Showcase), open)
        .add_systems(
            OnExit(Screen::Showcase),
            (fight::stop, photo::put_lens_away, close, |mut notices: ResMut<Notices>| notices.clear_remarks()).chain(),
        )
        .add_systems(
            Update,
            hush.in_set(crate::ui::UiSystems::Notices)
                .after(crate::ui::notices::age)
                .run_if(in_state(Screen::Showcase)),
        )
        .add_systems(
            Update,
            (
                turntable_input::turn,
                clip_player::run.run_if(on(Page::Motion)),
                fight::watch,
                fight::walk_around,
                photo::walk.run_if(photo::at_work),
                photo::put_lens_away.run_if(not(photo::at_work)),
                follow,
            )
                .chain()
                .in_set(crate::ui::UiSystems::Showcase)
                .run_if(in_state(Screen::Showcase).and_then(resource_exists::<Exhibit>)),
        )
        // What was begun is finished, wherever the person has gone.
        .add_systems(
            Update,
            (film_export::make, photo::report).chain().in_set(crate::ui::UiSystems::Showcase).after(follow),
        )
        .add_systems(
            EguiPrimaryContextPass,
            (
                frame::draw,
                profile::draw.run_if(on(Page::Nature)),
                motion::draw.run_if(on(Page::Motion)),
                odds::draw.run_if(on(Page::Odds)),
                line_up::draw.run_if(on(Page::LineUp)),
                light::draw.run_if(on(Page::Light)),
                scenes::draw.run_if(on(Page::Scenes)),
                photo::draw.run_if(on(Page::Photo)),
            )
                .chain()
                .in_set(Draw::Showcase)
                .run_if(in_state(Screen::Showcase).and_then(resource_exists::<Exhibit>)),
        );
}
