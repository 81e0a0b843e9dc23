//! The near seat: the one whose pieces are at the lower edge of the screen and behind which the camera stands.

use bevy::prelude::*;

use crate::ui::{input::aim, navigation::Screen, preferences::Preferences, systems::UiSystems};
use holochess_rules::Seat;
use holochess_session::{Director, Match};
use holochess_view::CameraWishes;

/// The near seat.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Near(pub Seat);

impl Default for Near {
    fn default() -> Self {
        Self(Seat::FIRST)
    }
}

/// The seat that a viewer of a match has asked to sit in.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct WatchedFrom(pub Option<Seat>);

/// All players but the near one, in turn order from the one after the near player.
pub(super) fn others(near: Seat, seats: usize) -> impl Iterator<Item = Seat> {
    (1..seats).map(move |step| Seat::new((near.index() + step) % seats))
}

/// The seat that should be near. The only person at the table is always near. Of several people it is the one who is to
/// choose if the camera setting allows turning, otherwise the first; while a computer player chooses, while a scene
/// runs and while pieces are placed, it does not change.
fn wanted(game: &Match, busy: bool, camera_turns: bool, now: Seat) -> Seat {
    let turns = camera_turns && !busy && game.browsing().is_none();
    match (game.only_human(), game.human_to_choose()) {
        (Some(person), _) => person,
        (None, Some(chooser)) if turns && aim::placeable(game.table()).is_empty() => chooser,
        (None, _) if !camera_turns || !game.is_human(now) => first_person(game),
        _ => now,
    }
}

/// The first seat that a person plays; the first seat of all if only computers play.
fn first_person(game: &Match) -> Seat {
    let mut seats = (0..game.table().seats()).map(Seat::new);
    seats.find(|seat| game.is_human(*seat)).unwrap_or(Seat::FIRST)
}

/// Updates [`Near`], and turns the camera to it.
fn update_near_seat(
    game: Res<Match>,
    director: Res<Director>,
    preferences: Res<Preferences>,
    mut watched: Local<bool>,
    mut from: ResMut<WatchedFrom>,
    mut near: ResMut<Near>,
    mut camera: ResMut<CameraWishes>,
) {
    let is_watched = game.watching().is_some();
    if !is_watched {
        from.set_if_neq(WatchedFrom(None));
    }
    let seat = from.0.unwrap_or_else(|| wanted(&game, director.is_busy(), preferences.animation.camera_turns, near.0));
    // A viewer may have sat in another seat than the one that is played on from.
    let sits_down = std::mem::replace(&mut *watched, is_watched) && !is_watched;
    if near.0 != seat || sits_down {
        near.0 = seat;
        camera.face_seat(seat);
        if preferences.animation.reduced_motion || preferences.animation.speed == holochess_settings::Speed::Off {
            camera.arrive();
        }
    }
}

/// Puts the camera behind the near seat in the first frame of the match.
fn sit_down(game: Res<Match>, preferences: Res<Preferences>, mut near: ResMut<Near>, mut camera: ResMut<CameraWishes>) {
    near.0 = wanted(&game, false, preferences.animation.camera_turns, Seat::FIRST);
    camera.face_seat(near.0);
    camera.arrive();
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Near>()
        .init_resource::<WatchedFrom>()
        .add_systems(OnEnter(Screen::Match), sit_down.run_if(resource_exists::<Match>))
        .add_systems(
            Update,
            update_near_seat
                .run_if(in_state(Screen::Match).and_then(resource_exists::<Match>))
                .in_set(UiSystems::Display),
        );
}

#[cfg(test)]
mod tests {
    use super::*;
    use holochess_record::{MatchSetup, SeatInfo, Who};
    use holochess_rules::{Action, GameId, ToAct, dice::Seed};
    use holochess_session::{self as session, ActionRequested, MatchRequest};

    #[test]
    fn the_board_stays_still_while_two_people_place_their_pieces_and_turns_when_they_play() {
        let mut options = GameId::Holochess.options();
        options.set("placement", "chosen").expect("it is an option of the game");
        let person = || SeatInfo { who: Who::Human, name: String::new() };
        let setup = MatchSetup {
            game: GameId::Holochess,
            options,
            seats: vec![person(), person()],
            seed: Seed::from_number(3),
            position: None,
        };
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, session::plugin));
        app.world_mut().write_message(MatchRequest::Start(setup));
        app.update();
        let (mut near, mut placers, mut turned) = (Seat::FIRST, Vec::new(), Vec::new());
        for _ in 0..40 {
            app.update();
            let game = app.world().resource::<Match>();
            let table = game.table();
            let ToAct::Choose(seat) = table.to_act() else { continue };
            near = wanted(game, false, true, near);
            let action = table.actions()[0];
            if matches!(action, Action::Place { .. }) {
                assert_eq!(near, Seat::FIRST, "the board has turned for {seat:?}");
                placers.push(seat);
            } else {
                assert_eq!(near, seat, "the player sits near");
                turned.push(seat);
            }
            app.world_mut().write_message(ActionRequested(action));
        }
        assert_eq!(placers.len(), 8);
        let both = Seat::BOTH;
        assert!(both.iter().all(|seat| placers.contains(seat) && turned.contains(seat)), "{placers:?} {turned:?}");
    }

    #[test]
    fn at_a_table_of_several_the_board_turns_to_the_person_who_is_next_and_stays_in_a_computers_turn() {
        let computer = || SeatInfo { who: Who::Computer("random".to_owned()), name: String::new() };
        let person = || SeatInfo { who: Who::Human, name: String::new() };
        let setup = MatchSetup {
            game: GameId::Chinese,
            options: GameId::Chinese.options(),
            seats: vec![computer(), person(), computer(), person()],
            seed: Seed::from_number(3),
            position: None,
        };
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, session::plugin));
        app.world_mut().write_message(MatchRequest::Start(setup));
        app.update();
        let [mut turning, mut still] = [Seat::FIRST; 2];
        let mut seen = Vec::new();
        for _ in 0..4000 {
            app.update();
            let game = app.world().resource::<Match>();
            [turning, still] = [wanted(game, false, true, turning), wanted(game, false, false, still)];
            assert_eq!(still, Seat::SECOND, "the first person");
            assert!(game.is_human(turning), "nobody sits behind a computer player");
            let Some(chooser) = game.human_to_choose() else { continue };
            assert_eq!(turning, chooser);
            seen.push(chooser);
            let action = game.table().actions()[0];
            app.world_mut().write_message(ActionRequested(action));
            if seen.len() == 4 {
                break;
            }
        }
        assert!(seen.len() == 4 && seen.contains(&Seat::SECOND) && seen.contains(&Seat::new(3)), "{seen:?}");
    }

    #[test]
    fn everybody_else_is_listed_in_turn_order_from_the_next_one_on() {
        let order = |near, seats| others(Seat::new(near), seats).map(Seat::index).collect::<Vec<_>>();
        assert_eq!(order(0, 2), [1]);
        assert_eq!(order(1, 2), [0]);
        assert_eq!(order(4, 6), [5, 0, 1, 2, 3]);
    }
}
