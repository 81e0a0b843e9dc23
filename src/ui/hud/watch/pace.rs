//! How fast a watched match goes on, and what is made of its clashes.

use bevy::prelude::*;

use crate::session::{Pace, Scenes, Speed, Watching};

/// How matches that are watched are told.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub struct WatchPace {
    /// How fast, where there are scenes.
    speed: Speed,
    /// What is made of clashes; nothing: the board jumps.
    pub(super) scenes: Option<Scenes>,
}

impl Default for WatchPace {
    fn default() -> Self {
        Self { speed: Speed::Normal, scenes: Some(Scenes::Full) }
    }
}

impl WatchPace {
    const SPEEDS: [(Speed, &str); 3] =
        [(Speed::Normal, "watch-speed-normal"), (Speed::Fast, "watch-speed-fast"), (Speed::Slow, "watch-speed-slow")];
    const SCENES: [(Option<Scenes>, &str); 4] = [
        (Some(Scenes::Full), "watch-scenes-full"),
        (Some(Scenes::Short), "watch-scenes-short"),
        (Some(Scenes::Board), "watch-scenes-board"),
        (None, "watch-scenes-off"),
    ];

    /// As the session wants it.
    pub(super) fn pace(self) -> Pace {
        let speed = if self.scenes.is_some() { self.speed } else { Speed::Off };
        Pace { speed, computer: None, scenes: self.scenes.unwrap_or_default() }
    }

    pub(super) fn speed_id(self) -> &'static str {
        Self::SPEEDS.iter().find(|(speed, _)| *speed == self.speed).map_or("", |(_, id)| *id)
    }

    pub(super) fn scenes_id(self) -> &'static str {
        Self::SCENES.iter().find(|(scenes, _)| *scenes == self.scenes).map_or("", |(_, id)| *id)
    }

    /// The next speed; where there are no scenes, they come back.
    pub(super) fn turn_speed(&mut self) {
        let place = Self::SPEEDS.iter().position(|(speed, _)| *speed == self.speed).unwrap_or_default();
        self.speed = Self::SPEEDS[(place + 1) % Self::SPEEDS.len()].0;
    }

    /// The next way to tell clashes.
    pub(super) fn turn_scenes(&mut self) {
        let place = Self::SCENES.iter().position(|(scenes, _)| *scenes == self.scenes).unwrap_or_default();
        self.scenes = Self::SCENES[(place + 1) % Self::SCENES.len()].0;
    }
}

/// While a match is watched its own pace counts; then the settings' again.
pub(super) fn set_pace(
    watching: Option<Res<Watching>>,
    wanted: Res<WatchPace>,
    mut before: Local<Option<Pace>>,
    mut pace: ResMut<Pace>,
) {
    if watching.is_some() {
        if *pace != wanted.pace() {
            // Where the settings have changed meanwhile, theirs is kept for later.
            if before.is_none_or(|known| known != *pace && !is_ours(*pace)) {
                *before = Some(*pace);
            }
            *pace = wanted.pace();
        }
    } else if let Some(before) = before.take() {
        *pace = before;
    }
}

/// Whether a pace can be one of those that are chosen here.
pub(super) fn is_ours(pace: Pace) -> bool {
    let speeds = WatchPace::SPEEDS.iter().map(|(speed, _)| *speed);
    let mut all = speeds.flat_map(|speed| WatchPace::SCENES.map(|(scenes, _)| WatchPace { speed, scenes }.pace()));
    all.any(|known| known == pace)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::RecordedMatch;

    #[test]
    fn the_pace_of_watching_gives_way_to_the_one_before_it() {
        let mut app = App::new();
        let own = Pace { speed: Speed::Slow, computer: Some(Speed::Off), scenes: Scenes::First };
        app.add_plugins((MinimalPlugins, crate::session::plugin))
            .insert_resource(own)
            .init_resource::<WatchPace>()
            .add_systems(Update, set_pace);
        let folder = tempfile::tempdir().expect("tests may write temporary files");
        let file = folder.path().join("match.jsonl");
        let setup = crate::ui::preview::test_setup();
        RecordedMatch::begin(setup).expect("it can begin").0.save_to(&file).expect("the folder is ours");
        app.world_mut().write_message(crate::session::WatchMatch(file));
        app.update();
        app.update();
        assert_eq!(*app.world().resource::<Pace>(), WatchPace::default().pace());
        for _ in 0..5 {
            app.world_mut().resource_mut::<WatchPace>().turn_scenes();
            app.world_mut().resource_mut::<WatchPace>().turn_speed();
            app.update();
            assert_eq!(*app.world().resource::<Pace>(), app.world().resource::<WatchPace>().pace());
        }
        app.world_mut().write_message(crate::session::LeaveMatch);
        app.update();
        app.update();
        assert_eq!(*app.world().resource::<Pace>(), own);
    }
}
