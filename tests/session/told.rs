//! What a person is told at the table when they ask: a hint that Enter plays, what a command would do, which cell a line of the log
//! is about. And a table at which the only person sits third.

use std::time::Instant;

use bevy::prelude::*;
use holochess::{
    locale::Language,
    rules::{Action, GameId, Seat},
    session::Match,
    ui::{Launch, OpeningScreen, hud::Near, navigation::Screen},
    view::Marks,
};

use crate::{
    player::{Player, Press, quick},
    support::HANG,
};

/// A person at a table against a weak computer player, in English.
fn at_a_table() -> Player {
    let setup = crate::support::setup(["human", "greedy"], 8);
    let mut launch = Launch { opening: OpeningScreen::Play(Box::new(setup)), ..quick(GameId::Holochess) };
    launch.settings.language = Some(Language::English);
    let mut player = Player::new(launch, false, |_| {});
    player.wait(30);
    player.wait_for_choice();
    player
}

/// Asks for a hint and waits until it is shown.
fn hint(player: &mut Player) -> Action {
    player.wait_for_choice();
    player.press(Press::Hint);
    let begun = Instant::now();
    while begun.elapsed() < HANG {
        if let Some(hint) = player.hand().hint {
            return hint;
        }
        player.app.update();
        std::thread::yield_now();
    }
    panic!("no hint is given");
}

#[test]
fn enter_plays_the_hint_that_is_shown_and_after_the_cursor_has_moved_it_does_not() {
    let mut player = at_a_table();
    let hinted = hint(&mut player);
    let before = player.decisions();
    player.press(Press::Confirm);
    player.wait(4);
    let decided = player.app.world().resource::<Match>().decisions();
    assert_eq!(decided.get(before).map(|entry| entry.action), Some(hinted));
    assert_eq!(player.hand().hint, None, "it has been played");

    hint(&mut player);
    let before = player.decisions();
    player.press(Press::Next);
    player.press(Press::Confirm);
    player.wait(4);
    assert_eq!(player.decisions(), before, "Enter means the cell under the cursor");
}

#[test]
fn undo_says_what_it_would_do_when_it_is_pointed_at_or_walked_to_and_asks_before_it_undoes_the_opponents_actions() {
    let mut player = at_a_table();
    // A move first: dice would end what can be undone.
    let table = player.app.world().resource::<Match>().table();
    let actions = table.actions();
    let quiet = actions.into_iter().find(|action| matches!(action, Action::Move { .. }));
    player.play_by_cursor(quiet.expect("a piece can move"));
    player.wait_for_choice();
    player.wait(4);
    let name = "command.undo";
    for tells in ["no dice have been rolled since", "and everything since. The dice will be rolled again"] {
        let said = |player: &Player, how: &str| {
            let about = player.hand().about.clone().unwrap_or_else(|| panic!("{name} says something when {how}"));
            let is_named = about.starts_with("Undo: ") && about.contains(" to ");
            assert!(is_named && about.contains(tells), "{name} when {how}: {about}");
        };
        player.hover(name);
        said(&player, "pointed at");
        player.hover_nothing();
        assert_eq!(player.hand().about, None);
        player.press(Press::Commands);
        player.wait(2);
        for _ in 0..20 {
            if player.focused().as_deref() == Some(name) {
                break;
            }
            player.press(Press::Right);
        }
        assert_eq!(player.focused().as_deref(), Some(name));
        player.wait(2);
        said(&player, "walked to");
        player.press(Press::Back);
        player.wait(2);
        // Until the opponent has acted: from then on undoing is more.
        while player.app.world().resource::<Match>().can_undo() {
            let table = player.app.world().resource::<Match>().table();
            let quiet = table.actions().into_iter().find(|action| matches!(action, Action::Move { .. }));
            player.play_by_cursor(quiet.expect("a piece can move"));
            player.wait_for_choice();
            player.wait(4);
        }
    }
    let before = player.decisions();
    player.tap_widget(name);
    player.wait(12);
    assert!(player.names().contains("question.take-back"), "it is asked first: {:?}", player.names());
    assert_eq!(player.decisions(), before);
    player.tap_widget("question.take-back");
    player.wait(12);
    assert_eq!(player.app.world().resource::<Match>().take_backs(), 1);
    assert!(player.decisions() < before);
}

#[test]
fn a_line_of_the_log_shows_its_cells_when_it_is_pointed_at() {
    let mut player = at_a_table();
    let table = player.app.world().resource::<Match>().table();
    let quiet = table.actions().into_iter().find_map(|action| match action {
        Action::Move { from, to } => Some((action, from, to)),
        _ => None,
    });
    let (action, from, to) = quiet.expect("a piece can move");
    player.play_by_cursor(action);
    player.wait_for_choice();
    player.wait(4);
    player.hover_nothing();
    assert!(player.hand().told.is_empty());
    player.hover("log.1");
    let told = player.hand().told.clone();
    assert_eq!((told.first(), told.last()), (Some(&from), Some(&to)), "{:?}", player.names());
    let marks = player.app.world().resource::<Marks>();
    assert_eq!((marks.hovered, &marks.path), (Some(to), &told));
    player.hover_nothing();
    assert_ne!(player.app.world().resource::<Marks>().path, told);
}

/// Who sat at the near side of the table, in every frame in which it was shown.
#[derive(Resource, Default)]
struct NearSeats(Vec<Seat>);

fn look(screen: Res<State<Screen>>, near: Res<Near>, mut seen: ResMut<NearSeats>) {
    if *screen.get() == Screen::Match {
        seen.0.push(near.0);
    }
}

#[test]
fn the_only_person_of_three_sits_third_from_the_first_frame_to_the_result() {
    let third = Seat::new(2);
    let mut setup = crate::support::setup_of(GameId::Chinese, &["greedy", "greedy", "human"], 5);
    setup.options.set("turn_cap", "6").expect("it is an option of the game");
    let launch = Launch { opening: OpeningScreen::Play(Box::new(setup)), ..quick(GameId::Chinese) };
    let mut player = Player::new(launch, false, |app| {
        app.init_resource::<NearSeats>().add_systems(Last, look);
    });
    player.wait(30);
    for _ in 0..20 {
        player.wait_for_choice();
        if player.is_over() {
            break;
        }
        let game = player.app.world().resource::<Match>();
        assert_eq!(game.human_to_choose(), Some(third));
        let action = game.table().actions()[0];
        player.play_by_cursor(action);
        player.wait(2);
    }
    assert_eq!(player.screen().0, Screen::Result);
    player.wait(20);
    assert!(player.names().contains("result.rematch"), "the result is drawn");
    assert_eq!(player.app.world().resource::<Match>().only_human(), Some(third));
    let NearSeats(near) = player.app.world().resource::<NearSeats>();
    assert!(near.len() > 20 && near.iter().all(|seat| *seat == third), "{near:?}");
}
