//! Skip and fast-forward: a tap skips the scene, holding runs it faster. Where nothing is to be held, one press runs it
//! faster and the next one skips.

use bevy::prelude::*;

use super::{Hand, pointer::Pointer};
use crate::ui::{controls::Controls, overlay::Overlays, preferences::Preferences, tempo::Tempo};
use holochess_session::{Director, Match, SkipRequested};
use holochess_settings::controls::{Command, HoldMode};

/// The longest press that counts as a tap, in seconds.
const TAP: f32 = 0.25;
/// The speed of scenes while held, as a multiple of the usual one.
const FAST_FORWARD_SPEED: f32 = 4.0;

/// For how many seconds the key or button has been held during the running scene.
#[derive(Resource, Debug, Default)]
pub(super) struct FastForward(Option<f32>);

/// The command for it, or a press on the board.
pub(super) fn hold_to_fast_forward(
    time: Res<Time<Real>>,
    controls: Res<Controls>,
    pointer: Res<Pointer>,
    preferences: Res<Preferences>,
    hand: Res<Hand>,
    director: Res<Director>,
    overlays: Res<Overlays>,
    game: Option<Res<Match>>,
    mut tempo: ResMut<Tempo>,
    mut fast_forward: ResMut<FastForward>,
    mut skips: MessageWriter<SkipRequested>,
) {
    // Where a match is watched, the command stops it.
    let by_command = game.is_none_or(|game| game.watching().is_none());
    let key = (by_command && controls.pressed(Command::Skip), by_command && controls.held(Command::Skip));
    let button = (pointer.pressed && hand.hovered.is_some(), pointer.down);
    let free = director.is_busy() && overlays.is_empty();
    let began = key.0 || button.0;
    fast_forward.0 = match fast_forward.0 {
        _ if !free => None,
        None if began && preferences.controls.held == HoldMode::Toggle => Some(TAP),
        None => began.then_some(0.0),
        Some(_) if preferences.controls.held == HoldMode::Toggle => {
            if began {
                skips.write(SkipRequested);
            }
            (!began).then_some(TAP)
        }
        Some(held) if key.1 || button.1 => Some(held + time.delta_secs()),
        Some(held) => {
            if held < TAP {
                skips.write(SkipRequested);
            }
            None
        }
    };
    let hurry = fast_forward.0.filter(|held| *held >= TAP).map(|_| FAST_FORWARD_SPEED);
    if tempo.hurry != hurry {
        tempo.hurry = hurry;
    }
}

/// Ends the fast-forward on screens without a table.
pub(super) fn end_fast_forward(mut tempo: ResMut<Tempo>, mut fast_forward: ResMut<FastForward>) {
    fast_forward.0 = None;
    tempo.hurry = None;
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use bevy::time::TimeUpdateStrategy;

    use super::*;
    use crate::ui::{systems::UiSystems, tempo};
    use holochess_rules::{Event, PieceId};
    use holochess_session::{self as session, DisplayedBoard, Pace, Speed};

    /// An app in which a scene runs, with a key that can be pressed.
    fn app() -> App {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, session::plugin, tempo::plugin))
            .insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(50)))
            .insert_resource(Pace::from_speed(Speed::Slow))
            .init_resource::<Controls>()
            .init_resource::<Pointer>()
            .insert_resource(Preferences::new(holochess_settings::Settings::default(), None))
            .init_resource::<Hand>()
            .init_resource::<Overlays>()
            .init_resource::<FastForward>()
            .add_systems(Update, hold_to_fast_forward.before(UiSystems::Tempo));
        let setup = holochess_rules::Setup {
            game: holochess_rules::GameId::Holochess,
            options: holochess_rules::GameId::Holochess.options(),
            players: 2,
            position: None,
        };
        let (table, _) = holochess_rules::new_table(&setup, &mut || 0).expect("the defaults are a match");
        app.insert_resource(DisplayedBoard::empty(&*table));
        app.update();
        let walk = Event::Dealt { piece: PieceId(0), cell: None };
        app.world_mut().resource_mut::<Director>().play_alone((0..20).map(|_| walk.clone()));
        app.update();
        assert!(app.world().resource::<Director>().is_busy());
        app
    }

    fn hold(app: &mut App, frames: usize) {
        app.world_mut().resource_mut::<Controls>().press(Command::Skip);
        for _ in 0..frames {
            app.update();
            app.world_mut().resource_mut::<Controls>().clear();
        }
    }

    fn let_go(app: &mut App) {
        app.world_mut().resource_mut::<Controls>().release(Command::Skip);
        app.update();
        app.update();
    }

    #[test]
    fn a_tap_skips_and_nothing_before_it_ends() {
        let mut app = app();
        hold(&mut app, 3);
        assert!(app.world().resource::<Director>().is_busy(), "it may still become a long press");
        let_go(&mut app);
        assert!(!app.world().resource::<Director>().is_busy());
    }

    #[test]
    fn holding_hurries_and_letting_go_skips_nothing() {
        let mut app = app();
        hold(&mut app, 8);
        let speed = |app: &App| app.world().resource::<Time<Virtual>>().relative_speed();
        assert!((speed(&app) - FAST_FORWARD_SPEED).abs() < f32::EPSILON);
        let_go(&mut app);
        assert!((speed(&app) - 1.0).abs() < f32::EPSILON);
        assert!(app.world().resource::<Director>().is_busy(), "the scene goes on");
    }

    #[test]
    fn where_nothing_is_held_a_press_hurries_and_the_next_one_skips() {
        let mut app = app();
        app.world_mut().resource_mut::<Preferences>().controls.held = HoldMode::Toggle;
        hold(&mut app, 1);
        let_go(&mut app);
        let speed = |app: &App| app.world().resource::<Time<Virtual>>().relative_speed();
        assert!((speed(&app) - FAST_FORWARD_SPEED).abs() < f32::EPSILON, "without being held");
        assert!(app.world().resource::<Director>().is_busy());
        hold(&mut app, 1);
        let_go(&mut app);
        assert!(!app.world().resource::<Director>().is_busy());
        assert!((speed(&app) - 1.0).abs() < f32::EPSILON);
    }
}
