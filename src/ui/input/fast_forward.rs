//! Skip and fast-forward: a tap skips the scene, holding runs it faster.

use bevy::prelude::*;

use super::Hand;
use crate::{
    session::{Director, SkipRequested, Watching},
    ui::{overlay::Overlays, tempo::Tempo},
};

/// The longest press that counts as a tap, in seconds.
const TAP: f32 = 0.25;
/// The speed of scenes while held, as a multiple of the usual one.
const FAST_FORWARD_SPEED: f32 = 4.0;

/// For how many seconds the key or button has been held during the running scene.
#[derive(Resource, Debug, Default)]
pub(super) struct FastForward(Option<f32>);

/// Space, or the left button on the board.
pub(super) fn hold_to_fast_forward(
    time: Res<Time<Real>>,
    keys: Option<Res<ButtonInput<KeyCode>>>,
    buttons: Option<Res<ButtonInput<MouseButton>>>,
    hand: Res<Hand>,
    director: Res<Director>,
    overlays: Res<Overlays>,
    watching: Option<Res<Watching>>,
    mut tempo: ResMut<Tempo>,
    mut fast_forward: ResMut<FastForward>,
    mut skips: MessageWriter<SkipRequested>,
) {
    // Where a match is watched, Space stops it.
    let keys = keys.filter(|_| watching.is_none());
    let key = keys.as_ref().map(|keys| (keys.just_pressed(KeyCode::Space), keys.pressed(KeyCode::Space)));
    let button = buttons
        .as_ref()
        .map(|buttons| (buttons.just_pressed(MouseButton::Left), buttons.pressed(MouseButton::Left)))
        .map(|(began, held)| (began && hand.hovered.is_some(), held));
    let [key, button] = [key, button].map(Option::unwrap_or_default);
    let free = director.is_busy() && overlays.is_empty();
    fast_forward.0 = match fast_forward.0 {
        _ if !free => None,
        None => (key.0 || button.0).then_some(0.0),
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
pub(super) fn calm(mut tempo: ResMut<Tempo>, mut fast_forward: ResMut<FastForward>) {
    fast_forward.0 = None;
    tempo.hurry = None;
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use bevy::time::TimeUpdateStrategy;

    use super::*;
    use crate::{
        rules::{Event, PieceId},
        session::{self, DisplayedBoard, Pace, Speed},
        ui::{UiSystems, tempo},
    };

    /// An app in which a scene runs, with a key that can be pressed.
    fn app() -> App {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, session::plugin, tempo::plugin))
            .insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(50)))
            .insert_resource(Pace::of(Speed::Slow))
            .init_resource::<ButtonInput<KeyCode>>()
            .init_resource::<Hand>()
            .init_resource::<Overlays>()
            .init_resource::<FastForward>()
            .add_systems(Update, hold_to_fast_forward.before(UiSystems::Tempo));
        let setup = crate::rules::Setup {
            game: crate::rules::GameId::Holochess,
            options: crate::rules::GameId::Holochess.options(),
            players: 2,
            position: None,
        };
        let (table, _) = crate::rules::new_table(&setup, &mut || 0).expect("the defaults are a match");
        app.insert_resource(DisplayedBoard::empty(&*table));
        app.update();
        let walk = Event::Dealt { piece: PieceId(0), cell: None };
        app.world_mut().resource_mut::<Director>().rehearse((0..20).map(|_| walk.clone()));
        app.update();
        assert!(app.world().resource::<Director>().is_busy());
        app
    }

    fn hold(app: &mut App, frames: usize) {
        app.world_mut().resource_mut::<ButtonInput<KeyCode>>().press(KeyCode::Space);
        for _ in 0..frames {
            app.update();
            app.world_mut().resource_mut::<ButtonInput<KeyCode>>().clear();
        }
    }

    fn let_go(app: &mut App) {
        app.world_mut().resource_mut::<ButtonInput<KeyCode>>().release(KeyCode::Space);
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
}
