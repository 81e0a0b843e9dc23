//! The showcase: the creatures, what is known of them, and what they can do.
//!
//! [`Showcase`] holds the person's choices; the view's [`Exhibit`] follows from it. One file a page; [`frame`] has what
//! all pages share.

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
mod state;
mod turntable_input;

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
pub use state::{Page, Showcase};

use crate::ui::{
    controls::HearsControls, frame::Draw, navigation::Screen, notices::Notices, portraits::Portraits,
    preferences::Preferences, systems::UiSystems,
};
use holochess_session::{BoardReset, DisplayedBoard, Match};
use holochess_view::{
    creatures::{CreatureId, StopMotion},
    exhibit::{Exhibit, Exhibited},
    hologram::{HologramLook, LookFile},
};

/// Clears the table for the turntable.
fn open_showcase(
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

/// Undoes changes of the hologram and the light.
fn close_showcase(
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

/// Removes messages when the page changes or a fight begins.
fn clear_remarks_on_change(
    showcase: Res<Showcase>,
    mut before: Local<Option<(Page, bool)>>,
    mut notices: ResMut<Notices>,
) {
    let now = (showcase.page, showcase.fight.is_playing());
    if before.replace(now).is_some_and(|before| before != now) {
        notices.clear_remarks();
    }
}

/// Updates the exhibit from the choices.
fn update_exhibit(
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

/// Whether this page is open.
fn on(page: Page) -> impl FnMut(Res<Showcase>) -> bool + Clone {
    move |showcase: Res<Showcase>| showcase.page == page
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Showcase>()
        .init_resource::<film_export::FilmExport>()
        .add_plugins(rewind::plugin)
        .add_systems(PreUpdate, photo::set_camera_walk.before(HearsControls))
        .add_systems(OnEnter(Screen::Showcase), open_showcase)
        .add_systems(
            OnExit(Screen::Showcase),
            (fight::stop_fight, photo::put_lens_away, close_showcase, |mut notices: ResMut<Notices>| {
                notices.clear_remarks();
            })
                .chain(),
        )
        .add_systems(
            Update,
            clear_remarks_on_change
                .in_set(UiSystems::Notices)
                .after(crate::ui::hud::announce_low_time)
                .run_if(in_state(Screen::Showcase)),
        )
        .add_systems(
            Update,
            (
                turntable_input::turn_exhibit,
                clip_player::play_clip.run_if(on(Page::Motion)),
                fight::advance_fight,
                fight::walk_around,
                photo::move_camera.run_if(photo::at_work),
                photo::put_lens_away.run_if(not(photo::at_work)),
                update_exhibit,
            )
                .chain()
                .in_set(UiSystems::Showcase)
                .run_if(in_state(Screen::Showcase).and_then(resource_exists::<Exhibit>)),
        )
        // A film that was begun is finished on any screen.
        .add_systems(
            Update,
            (film_export::make_films, photo::report_photos).chain().in_set(UiSystems::Showcase).after(update_exhibit),
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
