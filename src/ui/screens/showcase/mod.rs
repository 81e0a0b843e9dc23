//! The showcase: the eight creatures one by one, all that is known of them, and all that they can do.
//!
//! [`Showcase`] is what a person has chosen; the view's [`Exhibit`] follows from it. One file a page; [`frame`] is what all
//! pages have in common.

mod bout;
mod footage;
mod frame;
mod hand;
mod light;
mod line_up;
mod motion;
mod nature;
mod odds;
mod over_scene;
mod photo;
mod reel;
mod rewind;
mod scenes;

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

pub use self::photo::Album;
use self::reel::Reel;
use super::Screen;
use crate::{
    rules::{Seat, holochess::Creature},
    session::{BoardReset, Match, Shown},
    ui::{hud::Portraits, preferences::Preferences, stage::Draw},
    view::{
        creatures::StopMotion,
        exhibit::{Company, Exhibit},
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
    /// All eight at one scale.
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
    pub creature: Creature,
    /// What is read about it.
    pub page: Page,
    /// Does the turntable turn by itself?
    pub turning: bool,
    /// In whose light they stand.
    pub seat: Seat,
    /// What is being played on the page of motion.
    pub reel: Reel,
    /// The fight that is chosen.
    pub bout: bout::Bout,
    /// The camera of one's own.
    pub photographer: photo::Photographer,
}

impl Default for Showcase {
    fn default() -> Self {
        Self {
            creature: Creature::Savrip,
            page: Page::default(),
            turning: true,
            seat: Seat::FIRST,
            reel: Reel::default(),
            bout: bout::Bout::default(),
            photographer: photo::Photographer::default(),
        }
    }
}

impl Showcase {
    /// Puts the creature so many places further on the turntable.
    fn step(&mut self, steps: i32) {
        let index = (self.creature.index() as i32 + steps).rem_euclid(Creature::COUNT as i32);
        self.show(Creature::ALL[index as usize]);
    }

    /// Puts this creature on the turntable.
    fn show(&mut self, creature: Creature) {
        if creature != self.creature {
            self.creature = creature;
            self.reel.rewind();
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
        commands.remove_resource::<Shown>();
        resets.write(BoardReset);
    }
    if let Some(server) = server {
        for creature in Creature::ALL {
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

/// The exhibit follows what is chosen.
fn follow(
    showcase: Res<Showcase>,
    preferences: Res<Preferences>,
    time: Res<Time>,
    mut exhibit: ResMut<Exhibit>,
    mut twos: ResMut<StopMotion>,
) {
    let company = match showcase.page {
        Page::LineUp => Company::All,
        Page::Scenes if showcase.bout.is_playing() => Company::Nobody,
        _ => Company::One(showcase.creature),
    };
    if (exhibit.company, exhibit.seat) != (company, showcase.seat) {
        (exhibit.company, exhibit.seat) = (company, showcase.seat);
    }
    let posed = (showcase.page == Page::Motion).then(|| showcase.reel.posed());
    if exhibit.posed != posed {
        exhibit.posed = posed;
    }
    let exhibit = exhibit.bypass_change_detection();
    exhibit.free = if showcase.page == Page::Photo { showcase.photographer.shot() } else { None };
    exhibit.frame.stand(showcase.page.place());
    if showcase.turning && !preferences.animation.reduced_motion && !matches!(showcase.page, Page::Motion | Page::Photo)
    {
        exhibit.frame.turn(hand::DRIFT * time.delta_secs(), 0.0);
    }
    let on_twos = showcase.page == Page::Motion && showcase.reel.twos;
    twos.set_if_neq(StopMotion(on_twos));
}

/// Is this page open?
fn on(page: Page) -> impl FnMut(Res<Showcase>) -> bool + Clone {
    move |showcase: Res<Showcase>| showcase.page == page
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Showcase>()
        .init_resource::<Album>()
        .init_resource::<footage::Footage>()
        .add_plugins(rewind::plugin)
        .add_systems(OnEnter(Screen::Showcase), open)
        .add_systems(OnExit(Screen::Showcase), (bout::stop, photo::put_lens_away, close).chain())
        .add_systems(
            Update,
            (
                hand::turn,
                reel::run.run_if(on(Page::Motion)),
                bout::watch,
                bout::walk_around,
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
            (footage::make, photo::report).chain().in_set(crate::ui::UiSystems::Showcase).after(follow),
        )
        .add_systems(
            EguiPrimaryContextPass,
            (
                frame::draw,
                nature::draw.run_if(on(Page::Nature)),
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
