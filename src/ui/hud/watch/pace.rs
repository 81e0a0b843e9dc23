//! How fast a watched match goes on, and what is made of its clashes.

use bevy::prelude::*;

use crate::ui::match_pace::PaceWishes;
use holochess_session::{Match, Pace, Scenes, Speed};

/// How matches that are watched are told.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub struct WatchPace {
    /// How fast, where there are scenes.
    speed: Speed,
    /// Whether decisions are played as scenes; else the board jumps.
    pub(super) has_scenes: bool,
    /// Whether the camera is directed, and clashes are films; else it is the person's own, and they are played on the
    /// board.
    is_directed: bool,
}

impl Default for WatchPace {
    fn default() -> Self {
        Self { speed: Speed::Normal, has_scenes: true, is_directed: true }
    }
}

impl WatchPace {
    const SPEEDS: [(Speed, &str); 3] =
        [(Speed::Normal, "watch-speed-normal"), (Speed::Fast, "watch-speed-fast"), (Speed::Slow, "watch-speed-slow")];

    /// As the session wants it.
    pub(super) const fn pace(self) -> Pace {
        let speed = if self.has_scenes { self.speed } else { Speed::Off };
        let scenes = if self.is_directed { Scenes::Full } else { Scenes::Board };
        Pace { speed, computer: None, scenes }
    }

    pub(super) fn speed_id(self) -> &'static str {
        Self::SPEEDS.iter().find(|(speed, _)| *speed == self.speed).map_or("", |(_, id)| *id)
    }

    pub(super) const fn scenes_id(self) -> &'static str {
        if self.has_scenes { "watch-scenes-on" } else { "watch-scenes-off" }
    }

    pub(super) const fn camera_id(self) -> &'static str {
        if self.is_directed { "watch-camera-directed" } else { "watch-camera-free" }
    }

    /// The next speed.
    pub(super) fn turn_speed(&mut self) {
        let place = Self::SPEEDS.iter().position(|(speed, _)| *speed == self.speed).unwrap_or_default();
        self.speed = Self::SPEEDS[(place + 1) % Self::SPEEDS.len()].0;
    }

    /// Scenes on or off; the camera stays as it is set.
    pub(super) const fn turn_scenes(&mut self) {
        self.has_scenes = !self.has_scenes;
    }

    /// The camera directed or free.
    pub(super) const fn turn_camera(&mut self) {
        self.is_directed = !self.is_directed;
    }
}

/// While a match is watched its own pace counts; then the settings' again.
pub(super) fn set_pace(game: Option<Res<Match>>, wanted: Res<WatchPace>, mut wishes: ResMut<PaceWishes>) {
    let watched = game.filter(|game| game.watching().is_some()).map(|_| wanted.pace());
    if wishes.watched != watched {
        wishes.watched = watched;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::systems::UiSystems;
    use holochess_record::RecordedMatch;

    #[test]
    fn the_pace_of_watching_gives_way_to_the_one_before_it() {
        let mut app = App::new();
        let own = Pace { speed: Speed::Slow, computer: Some(Speed::Off), scenes: Scenes::First };
        app.add_plugins((MinimalPlugins, holochess_session::plugin, crate::ui::match_pace::plugin))
            .insert_resource(PaceWishes { settings: own, ..default() })
            .init_resource::<WatchPace>()
            .add_systems(Update, set_pace.before(UiSystems::Tempo));
        let folder = tempfile::tempdir().expect("tests may write temporary files");
        let file = folder.path().join("match.jsonl");
        let setup = crate::ui::preview::test_setup();
        RecordedMatch::begin(setup).expect("it can begin").0.save_to(&file).expect("the folder is ours");
        app.world_mut().write_message(holochess_session::MatchRequest::Watch(file));
        app.update();
        app.update();
        assert_eq!(*app.world().resource::<Pace>(), WatchPace::default().pace());
        for turn in 0..6 {
            let mut wanted = app.world_mut().resource_mut::<WatchPace>();
            if turn % 2 == 0 {
                wanted.turn_scenes();
            } else {
                wanted.turn_camera();
            }
            app.world_mut().resource_mut::<WatchPace>().turn_speed();
            app.update();
            assert_eq!(*app.world().resource::<Pace>(), app.world().resource::<WatchPace>().pace());
        }
        app.world_mut().write_message(holochess_session::MatchRequest::Leave);
        app.update();
        app.update();
        assert_eq!(*app.world().resource::<Pace>(), own);
    }

    #[test]
    fn scenes_and_camera_are_two_switches() {
        let mut pace = WatchPace::default();
        assert_eq!((pace.pace().speed, pace.pace().scenes), (Speed::Normal, Scenes::Full));
        pace.turn_camera();
        assert_eq!((pace.pace().speed, pace.pace().scenes), (Speed::Normal, Scenes::Board), "free, and scenes go on");
        pace.turn_scenes();
        assert_eq!(pace.pace().speed, Speed::Off);
        pace.turn_scenes();
        assert_eq!(pace.pace().scenes, Scenes::Board, "the camera is still free");
        pace.turn_camera();
        assert_eq!(pace, WatchPace::default());
    }
}
