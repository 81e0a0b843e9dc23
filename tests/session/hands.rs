//! One pair of hands and one device: whole matches are played by a gamepad and by fingers, from the title to the result.

use std::path::Path;

use bevy::{
    input::{
        gamepad::{Gamepad, GamepadButton},
        touch::TouchPhase,
    },
    prelude::*,
};
use holochess::{
    locale::Language,
    rules::{Action, GameId, Table},
    session::Match,
    ui::{
        Launch,
        controls::{Controls, Device, Family},
        input::aim,
        navigation::Screen,
        overlay::Overlay,
        preferences::Preferences,
        screens::Draft,
    },
    view::ReducedMotion,
};

use crate::player::{Player, Press, quick};

/// The action that is played: an attack where there is one, otherwise one that follows from the number of the decision.
fn choose(table: &dyn Table, number: usize) -> Action {
    let actions = table.actions();
    let attacks: Vec<Action> =
        actions.iter().copied().filter(|action| matches!(action, Action::Attack { .. })).collect();
    let moves: Vec<Action> = actions.into_iter().filter(|action| aim::end_of(*action).is_some()).collect();
    let of = if attacks.is_empty() { moves } else { attacks };
    of[(number * 7919) % of.len()]
}

impl Player {
    /// Plays an action by taps; returns whether it was played. What hides a cell is tapped instead, so places around it are tried.
    fn play_by_taps(&mut self, action: Action) -> bool {
        let before = self.decisions();
        let offsets =
            [Vec2::ZERO, Vec2::new(0.0, 6.0), Vec2::new(8.0, 0.0), Vec2::new(-8.0, 0.0), Vec2::new(0.0, -12.0)];
        if let Some(from) = aim::start_of(action) {
            for offset in offsets {
                if self.hand().held == Some(from) {
                    break;
                }
                let at = self.pixel(from, 0.0) + offset;
                self.tap(at);
                // A tap on the same place means the piece behind.
                if self.hand().held != Some(from) {
                    self.tap(at);
                }
            }
            if self.hand().held != Some(from) {
                return self.decisions() != before;
            }
        }
        let to = aim::end_of(action).expect("it ends on a cell");
        let has_odds = self.app.world().resource::<Match>().table().odds(action).is_some();
        for offset in offsets {
            let at = self.pixel(to, 0.0) + offset;
            self.touch(1, TouchPhase::Started, at);
            let meant = self.hand().hovered == Some(to);
            if !meant {
                // Another cell is in front: the finger goes away without a tap.
                self.touch(1, TouchPhase::Canceled, at);
                self.wait(2);
                continue;
            }
            self.touch(1, TouchPhase::Ended, at);
            self.wait(2);
            if has_odds {
                assert_eq!(self.decisions(), before, "the first tap only shows the odds");
                assert_eq!(self.hand().considered, Some(to));
                self.tap(at);
            }
            self.wait(4);
            return self.decisions() != before;
        }
        false
    }
}

/// A first start: no settings yet, so that the first page is shown.
fn first_start(game: GameId, folder: &Path) -> Launch {
    let mut launch = quick(game);
    launch.settings.access.welcomed = false;
    launch.settings.language = Some(Language::English);
    launch.settings_file = Some(folder.join("settings.toml"));
    launch
}

/// A whole match by the cursor, from the title to the result.
fn by_cursor(player: &mut Player, game: GameId) {
    player.wait(10);
    assert_eq!(player.screen(), (Screen::Title, None));
    player.press(Press::Confirm);
    player.wait(10);
    assert_eq!(player.screen().0, Screen::Tables);
    player.press(Press::Confirm);
    player.wait(10);
    assert_eq!(player.screen().0, Screen::Setup);
    player.choose_seed(8);
    player.press(Press::Confirm);
    player.wait(10);
    for number in 0..400 {
        player.wait_for_choice();
        if player.is_over() {
            break;
        }
        let action = choose(player.app.world().resource::<Match>().table(), number);
        let before = player.decisions();
        player.play_by_cursor(action);
        player.wait(2);
        assert!(player.is_over() || player.decisions() > before, "{action:?} was not played");
    }
    assert!(player.is_over(), "the match has a result");
    assert_eq!(player.app.world().resource::<Match>().setup().game, game);
}

/// A first start and a whole match by a gamepad.
fn by_pad(game: GameId) {
    let folder = tempfile::tempdir().expect("a folder for the test");
    let mut player = Player::new(first_start(game, folder.path()), true, |_| {});
    player.wait(10);
    assert_eq!(player.screen(), (Screen::Title, Some(Overlay::Welcome)));
    player.press(Press::Confirm);
    assert_eq!(player.app.world().resource::<Controls>().device(), Device::Pad(Family::PlayStation));
    by_cursor(&mut player, game);
}

/// A first start at which French, letters of 200 % and reduced motion are chosen, and a whole match, by the keyboard.
fn by_keys(game: GameId) {
    let folder = tempfile::tempdir().expect("a folder for the test");
    let mut player = Player::new(first_start(game, folder.path()), false, |_| {});
    player.wait(10);
    assert_eq!(player.screen(), (Screen::Title, Some(Overlay::Welcome)));
    let preferences = |player: &Player| {
        let settings = player.app.world().resource::<Preferences>();
        (settings.language, settings.graphics.interface_scale, settings.animation.reduced_motion)
    };
    player.press(Press::Right);
    player.press(Press::Down);
    for _ in 0..8 {
        if preferences(&player).1 < 2.0 {
            player.press(Press::Right);
        }
    }
    player.press(Press::Down);
    player.press(Press::Right);
    player.wait(4);
    assert_eq!(preferences(&player), (Some(Language::French), 2.0, true));
    player.press(Press::Back);
    by_cursor(&mut player, game);
    assert_eq!(player.app.world().resource::<Controls>().device(), Device::Keyboard);
    assert!(player.app.world().resource::<ReducedMotion>().0);
}

/// A first start and a whole match by fingers.
fn by_touch(game: GameId) {
    let folder = tempfile::tempdir().expect("a folder for the test");
    let mut player = Player::new(first_start(game, folder.path()), false, |_| {});
    player.wait(10);
    player.tap_widget("welcome.go-on");
    player.tap_widget("title.play");
    assert_eq!(player.screen().0, Screen::Tables);
    assert_eq!(player.app.world().resource::<Controls>().device(), Device::Touch);
    player.tap_widget(&format!("tables.{}", game.id()));
    player.wait(10);
    if player.screen().0 == Screen::Tables {
        player.tap_widget(&format!("tables.{}", game.id()));
        player.wait(10);
    }
    assert_eq!(player.screen().0, Screen::Setup);
    player.choose_seed(8);
    player.tap_widget("setup.start");
    player.wait(10);
    let mut number = 0;
    for _ in 0..1200 {
        player.wait_for_choice();
        if player.is_over() {
            break;
        }
        number += 1;
        let action = choose(player.app.world().resource::<Match>().table(), number);
        player.play_by_taps(action);
        player.wait(2);
    }
    assert!(player.is_over(), "the match has a result");
    assert_eq!(player.app.world().resource::<Match>().setup().game, game);
}

#[test]
fn a_whole_match_of_holochess_is_played_by_a_gamepad_alone() {
    by_pad(GameId::Holochess);
}

#[test]
fn a_whole_match_of_chinese_checkers_is_played_by_a_gamepad_alone() {
    by_pad(GameId::Chinese);
}

#[test]
fn a_whole_match_of_holochess_is_played_by_the_keyboard_alone_in_french_at_200_percent() {
    by_keys(GameId::Holochess);
}

#[test]
fn a_whole_match_of_chinese_checkers_is_played_by_the_keyboard_alone_in_french_at_200_percent() {
    by_keys(GameId::Chinese);
}

#[test]
fn a_whole_match_of_holochess_is_played_by_fingers_alone() {
    by_touch(GameId::Holochess);
}

#[test]
fn a_whole_match_of_chinese_checkers_is_played_by_fingers_alone() {
    by_touch(GameId::Chinese);
}

#[test]
fn two_fingers_turn_the_camera_and_choose_nothing() {
    let mut player = Player::at_a_table();
    let actor = aim::actors(player.app.world().resource::<Match>().table())[0];
    let at = player.pixel(actor, 0.0);
    let seen = player.pixel(actor, 0.0);
    player.touch(1, TouchPhase::Started, at);
    player.touch(2, TouchPhase::Started, at + Vec2::new(120.0, 0.0));
    for step in 1..=20 {
        let by = Vec2::new(4.0 * step as f32, 0.0);
        player.touch(1, TouchPhase::Moved, at + by);
        player.touch(2, TouchPhase::Moved, at + by * 2.0 + Vec2::new(120.0, 0.0));
    }
    player.touch(1, TouchPhase::Ended, at);
    player.touch(2, TouchPhase::Ended, at);
    player.wait(60);
    assert_eq!(player.hand().held, None, "no piece was taken up");
    let now = player.pixel(actor, 0.0);
    assert!(now.distance(seen) > 20.0, "the camera has moved from {seen} to {now}");
}

#[test]
fn a_finger_drags_a_piece_and_one_that_stays_only_looks() {
    let mut player = Player::at_a_table();
    let table = player.app.world().resource::<Match>().table();
    let is_move = |action: &Action| matches!(action, Action::Move { .. });
    let moves: Vec<Action> = table.actions().into_iter().filter(is_move).collect();
    let mut dragged = false;
    for action in moves {
        let (from, to) = (aim::start_of(action).expect("a move"), aim::end_of(action).expect("a move"));
        let [start, end] = [player.pixel(from, 0.0), player.pixel(to, 0.0)];
        let before = player.decisions();
        player.touch(1, TouchPhase::Started, start);
        if player.hand().hovered == Some(from) {
            player.wait(24);
            player.touch(1, TouchPhase::Ended, start);
            assert_eq!(player.hand().held, None, "a finger that stays takes nothing up");
            assert_eq!(player.hand().pointed(), Some(from), "it looks: the card is shown");
            player.touch(1, TouchPhase::Started, start);
            player.touch(1, TouchPhase::Moved, start.lerp(end, 0.5));
            assert_eq!(player.hand().held, Some(from), "a finger that moves takes the piece along");
            player.touch(1, TouchPhase::Moved, end);
            let meant = player.hand().hovered == Some(to);
            player.touch(1, TouchPhase::Ended, end);
            player.wait(4);
            if meant {
                assert_eq!(player.decisions(), before + 1, "{action:?}");
                dragged = true;
                break;
            }
        }
        player.touch(1, TouchPhase::Canceled, start);
        player.wait(2);
    }
    assert!(dragged, "no piece could be dragged");
}

#[test]
fn each_of_two_people_plays_with_a_gamepad_of_their_own_and_either_opens_the_menu() {
    let mut player = Player::at("placing", true);
    let first = player.pad;
    let second = player.app.world_mut().spawn(Gamepad::default()).id();
    player.wait(3);
    let chooser =
        |player: &Player| player.app.world().resource::<Match>().human_to_choose().map(holochess::rules::Seat::index);
    let turn = chooser(&player).expect("a player places");
    let [own, other] = if turn == 0 { [first, Some(second)] } else { [Some(second), first] };
    let before = player.hand().focus;
    player.pad = other;
    player.press(Press::Next);
    player.press(Press::Next);
    assert_eq!(player.hand().focus, before, "it is not theirs to choose");
    player.pad = own;
    player.press(Press::Next);
    assert!(player.hand().focus.is_some(), "it is theirs");
    for pad in [own, other] {
        let mut state = player.app.world_mut().get_mut::<Gamepad>(pad.expect("both are there")).expect("plugged in");
        state.digital_mut().press(GamepadButton::Start);
        player.wait(4);
        assert_eq!(player.screen().1, Some(Overlay::Pause), "either opens the menu");
        let mut state = player.app.world_mut().get_mut::<Gamepad>(pad.expect("both are there")).expect("plugged in");
        state.digital_mut().release(GamepadButton::Start);
        player.wait(2);
        player.press(Press::Back);
        player.wait(2);
        assert_eq!(player.screen().1, None);
    }
}

#[test]
fn a_finger_scrolls_a_list_by_dragging_it_and_presses_nothing() {
    let mut player = Player::at("settings", false);
    // So large that not all rows are in view.
    player.app.world_mut().resource_mut::<Preferences>().graphics.interface_scale = 2.0;
    player.wait(6);
    // A tap where nothing is: from now on fingers are used.
    player.tap(Vec2::new(1.0, 1.0));
    let middle = player.widget("settings.language");
    let before = (player.screen(), player.names());
    let drag = |player: &mut Player, way: f32| {
        player.touch(1, TouchPhase::Started, middle);
        for step in 1..=20 {
            player.touch(1, TouchPhase::Moved, middle + Vec2::new(0.0, way * step as f32 / 20.0));
        }
        player.touch(1, TouchPhase::Ended, middle + Vec2::new(0.0, way));
        player.wait(4);
    };
    drag(&mut player, -120.0);
    assert_eq!(player.screen(), before.0, "nothing was pressed");
    let scrolled = player.names();
    assert!(scrolled.difference(&before.1).count() >= 1, "further rows are in view: {scrolled:?}");
    drag(&mut player, 300.0);
    assert_eq!((player.screen(), player.names()), before, "and back");
}

#[test]
fn targets_are_large_enough_for_fingers() {
    for name in [
        "title", "tables", "setup", "settings", "controls", "match", "pause", "question", "puzzles", "result",
        "letters",
    ] {
        let mut player = Player::at(name, false);
        // A tap on nothing: from now on fingers are used.
        player.tap(Vec2::new(1.0, 1.0));
        player.wait(3);
        let canvas = player.canvas();
        for (widget, rect) in &canvas.surface.widgets {
            let size = Vec2::new(rect.width(), rect.height()) * canvas.zoom;
            assert!(size.min_element() >= 43.9, "{name}: {widget} is {size}");
        }
    }
}

/// Goes to the name in the set-up and asks for letters there.
fn name_in_setup(has_pad: bool) -> Player {
    let mut player = Player::at("setup", has_pad);
    // The person's own chair is looked at.
    player.app.world_mut().resource_mut::<Draft>().chair = 0;
    player.wait(4);
    if has_pad {
        for _ in 0..40 {
            if player.focused().as_deref() == Some("setup.name") {
                break;
            }
            player.press(Press::Down);
        }
        assert_eq!(player.focused().as_deref(), Some("setup.name"));
        player.press(Press::Confirm);
    } else {
        player.tap_widget("setup.name");
    }
    player.wait(4);
    assert_eq!(player.screen(), (Screen::Setup, Some(Overlay::Letters)));
    player
}

fn own_name(player: &Player) -> String {
    player.app.world().resource::<Draft>().names[0].clone()
}

#[test]
fn a_name_is_written_by_a_gamepad_alone() {
    let mut player = name_in_setup(true);
    let before = own_name(&player);
    // A, then b: the first is a capital.
    player.press(Press::Confirm);
    player.press(Press::Right);
    player.press(Press::Confirm);
    // Four rows down, past the tools, stands what ends it.
    for _ in 0..4 {
        player.press(Press::Down);
    }
    player.wait(2);
    assert_eq!(player.focused().as_deref(), Some("letters.row.5"));
    player.press(Press::Right);
    player.press(Press::Confirm);
    player.wait(4);
    assert_eq!(player.screen(), (Screen::Setup, None));
    assert_eq!(own_name(&player), format!("{before}Ab"));
    assert_eq!(player.focused().as_deref(), Some("setup.name"), "where one was");
    // What is cancelled changes nothing.
    player.press(Press::Confirm);
    player.wait(4);
    assert_eq!(player.screen().1, Some(Overlay::Letters));
    player.press(Press::Confirm);
    player.press(Press::Back);
    player.wait(4);
    assert_eq!((player.screen(), own_name(&player)), ((Screen::Setup, None), format!("{before}Ab")));
}

#[test]
fn a_name_is_written_by_fingers_alone() {
    let mut player = name_in_setup(false);
    let before = own_name(&player);
    for key in ["letters.z", "letters.o", "letters.sheet", "letters.é", "letters.delete", "letters.ë", "letters.done"]
    {
        player.tap_widget(key);
    }
    assert_eq!(player.screen(), (Screen::Setup, None));
    assert_eq!(own_name(&player), format!("{before}Zoë"));
}
