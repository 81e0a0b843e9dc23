//! The title of the window: whose turn it is, in which game, and the program's name.

use bevy::{prelude::*, window::PrimaryWindow};

use super::{localised_text::LocalisedText, navigation::Screen, systems::UiSystems};
use holochess_rules::Seat;
use holochess_session::{DisplayedBoard, Match};

/// What the program is called, in every language.
pub const PROGRAM: &str = "Holochess";

/// The title at a table of this game, where this player, if any, is to move.
fn title(localised: &LocalisedText, game: &str, mover: Option<String>) -> String {
    let table = match mover {
        Some(who) => localised.format("ui-window-turn", &[("who", who.into()), ("game", game.to_owned().into())]),
        None => game.to_owned(),
    };
    // One of the games has the program's name.
    if game == PROGRAM { table } else { format!("{table} – {PROGRAM}") }
}

/// Names game and turn in the title of the window.
fn update_window_title(
    screen: Option<Res<State<Screen>>>,
    game: Option<Res<Match>>,
    shown: Option<Res<DisplayedBoard>>,
    localised: Res<LocalisedText>,
    mut windows: Query<&mut Window, With<PrimaryWindow>>,
) {
    let at_table = screen.is_some_and(|screen| *screen.get() == Screen::Match);
    let wanted = match (game, shown) {
        (Some(game), Some(shown)) if at_table => {
            let seats = &game.setup().seats;
            let name = |seat: Seat| seats.get(seat.index()).map(|info| localised.player(seat, info));
            let is_over = shown.verdict.is_some() || game.browsing().is_some();
            title(&localised, &localised.game(shown.game()), shown.seat.filter(|_| !is_over).and_then(name))
        }
        _ => PROGRAM.to_owned(),
    };
    for mut window in &mut windows {
        if window.title != wanted {
            window.title.clone_from(&wanted);
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, update_window_title.in_set(UiSystems::Display));
}

#[cfg(test)]
mod tests {
    use super::*;
    use holochess_locale::Language;
    use holochess_record::{MatchSetup, SeatInfo, Who};
    use holochess_rules::{GameId, dice::Seed};
    use holochess_session::{self as session, MatchRequest};

    #[test]
    fn the_window_says_the_game_and_whose_turn_it_is() {
        let game = GameId::Chinese;
        let seats = ["Ada", ""].map(|name| SeatInfo { who: Who::Human, name: name.to_owned() }).to_vec();
        let setup = MatchSetup { game, options: game.options(), seats, seed: Seed::from_number(1), position: None };
        for (language, turns) in [
            (
                Language::English,
                ["Ada to move – Chinese Checkers – Holochess", "Player 2 to move – Chinese Checkers – Holochess"],
            ),
            (
                Language::French,
                ["À Ada de jouer – Dames chinoises – Holochess", "À Joueur 2 de jouer – Dames chinoises – Holochess"],
            ),
        ] {
            let mut app = App::new();
            app.add_plugins((MinimalPlugins, session::plugin))
                .insert_state(Screen::Match)
                .insert_resource(LocalisedText::new(language))
                .add_systems(Update, update_window_title);
            app.world_mut().spawn((Window::default(), PrimaryWindow));
            app.world_mut().write_message(MatchRequest::Start(setup.clone()));
            let read = |app: &mut App| {
                app.update();
                let mut windows = app.world_mut().query::<&Window>();
                windows.single(app.world()).expect("one window").title.clone()
            };
            read(&mut app);
            for (seat, wanted) in turns.into_iter().enumerate() {
                app.world_mut().resource_mut::<DisplayedBoard>().seat = Some(Seat::new(seat));
                assert_eq!(read(&mut app), wanted);
            }
            app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Title);
            read(&mut app);
            assert_eq!(read(&mut app), PROGRAM);
        }
    }

    #[test]
    fn the_game_that_has_the_programs_name_says_it_once() {
        let localised = LocalisedText::new(Language::English);
        assert_eq!(title(&localised, PROGRAM, Some("Ada".into())), "Ada to move – Holochess");
        assert_eq!(title(&localised, PROGRAM, None), "Holochess");
        assert_eq!(title(&localised, "Chinese Checkers", None), "Chinese Checkers – Holochess");
    }
}
