//! Presses on cells, walked paths, and the marks that follow.

use bevy::ecs::system::RunSystemOnce;

use super::*;
use crate::ui::{
    controls::Controls,
    localised_text::LocalisedText,
    navigation::{LeavePuzzle, Reviewing},
    notices::Notices,
    overlay::{OpenOverlay, Overlays},
};
use holochess_locale::Language;
use holochess_players::dangers::Danger;
use holochess_record::{MatchSetup, SeatInfo, Who};
use holochess_rules::{GameId, Seat, dice::Seed};
use holochess_session::{self as session, ActionRequested, Match, MatchRequest};
use holochess_settings::{Settings, controls::Command};
use holochess_view::{CameraWishes, pieces::Armies};

/// A table of Déméter where the pawn on G6 can jump to E4, C4, A2 and A4, or stop on the way.
fn app() -> App {
    let mut app = App::new();
    app.add_plugins((MinimalPlugins, session::plugin))
        .insert_resource(LocalisedText::new(Language::English))
        .insert_resource(Preferences::new(Settings::default(), None))
        .init_resource::<Controls>()
        .init_resource::<Overlays>()
        .init_resource::<Notices>()
        .init_resource::<Standings>()
        .init_resource::<Armies>()
        .init_resource::<Marks>()
        .init_resource::<Hand>()
        .init_resource::<BoardValues>()
        .add_systems(Update, crate::ui::standings::update_standings);
    let game = GameId::Demeter;
    let position = Some("a3 b3 d4 f5 g6 / b1 b2 c7 c8 w".to_owned());
    let seats = vec![SeatInfo { who: Who::Human, name: String::new() }; 2];
    let setup = MatchSetup { game, options: game.options(), seats, seed: Seed::from_number(1), position };
    app.world_mut().write_message(MatchRequest::Start(setup));
    for _ in 0..3 {
        app.update();
    }
    app
}

fn cell(app: &App, name: &str) -> Cell {
    let board = app.world().resource::<Match>().table().board();
    board.cell(name).expect("it is on the board")
}

/// Presses a cell; returns the path walked so far, and the requested action.
fn press(app: &mut App, name: &str) -> (Vec<Cell>, Option<Action>) {
    let cell = cell(app, name);
    app.world_mut().run_system_once(move |mut press: Press| press.cell(cell)).expect("its resources are there");
    let asked = app.world_mut().resource_mut::<Messages<ActionRequested>>().drain().next();
    (app.world().resource::<Hand>().walked.clone(), asked.map(|ActionRequested(action)| action))
}

#[test]
fn a_click_goes_a_long_way_at_once() {
    let mut app = app();
    assert_eq!(press(&mut app, "g6"), (Vec::new(), None));
    let [from, to] = ["g6", "a4"].map(|name| cell(&app, name));
    assert_eq!(press(&mut app, "a4"), (Vec::new(), Some(Action::Move { from, to })));
}

#[test]
fn whoever_wants_walks_it_hop_by_hop_and_confirms() {
    for by_command in [false, true] {
        let mut app = app();
        if by_command {
            app.world_mut().resource_mut::<Controls>().press(Command::Steps);
        } else {
            app.world_mut().resource_mut::<Preferences>().help.step_by_step = true;
        }
        let [g6, e4, c4, a2] = ["g6", "e4", "c4", "a2"].map(|name| cell(&app, name));
        press(&mut app, "g6");
        assert_eq!(press(&mut app, "e4"), (vec![g6, e4], None));
        // A path that has begun continues step by step, whether the command is still held or not.
        app.world_mut().resource_mut::<Controls>().release(Command::Steps);
        assert_eq!(press(&mut app, "c4"), (vec![g6, e4, c4], None));
        assert_eq!(press(&mut app, "a2"), (vec![g6, e4, c4, a2], None));
        assert_eq!(press(&mut app, "c4"), (vec![g6, e4, c4], None), "back to an earlier hop");
        assert_eq!(press(&mut app, "c4"), (Vec::new(), Some(Action::Move { from: g6, to: c4 })));
    }
}

#[test]
fn a_way_that_was_walked_by_the_pointer_is_confirmed_wherever_the_cursor_is() {
    let mut app = app();
    app.init_resource::<Reviewing>()
        .init_resource::<CameraWishes>()
        .add_message::<LeavePuzzle>()
        .add_message::<OpenOverlay>();
    app.world_mut().resource_mut::<Preferences>().help.step_by_step = true;
    let [g6, c4, f5] = ["g6", "c4", "f5"].map(|name| cell(&app, name));
    for name in ["g6", "e4", "c4"] {
        press(&mut app, name);
    }
    app.world_mut().resource_mut::<Hand>().focus = Some(f5);
    app.world_mut().resource_mut::<Controls>().press(Command::Confirm);
    app.world_mut().run_system_once(cursor::answer_commands).expect("its resources are there");
    let asked = app.world_mut().resource_mut::<Messages<ActionRequested>>().drain().next();
    assert_eq!(asked.map(|ActionRequested(action)| action), Some(Action::Move { from: g6, to: c4 }));
}

#[test]
fn at_a_shared_table_nobody_finds_another_persons_cursor() {
    let mut app = app();
    let f5 = cell(&app, "f5");
    let mut cursor = |owner| {
        let mut hand = app.world_mut().resource_mut::<Hand>();
        (hand.owner, hand.focus) = (Some(owner), Some(f5));
        app.world_mut().run_system_once(offer_placement).expect("its resources are there");
        app.world().resource::<Hand>().focus
    };
    assert_eq!(cursor(Seat::FIRST), Some(f5), "it is the first player's turn");
    assert_eq!(cursor(Seat::SECOND), None);
}

#[test]
fn one_step_back_at_a_time_and_the_first_one_ends_the_walk() {
    let mut hand = Hand { held: Some(Cell(1)), walked: vec![Cell(1), Cell(2), Cell(3)], ..Hand::default() };
    assert!(hand.step_back());
    assert_eq!(hand.walked, [Cell(1), Cell(2)]);
    assert!(hand.step_back());
    assert!(hand.walked.is_empty() && hand.held == Some(Cell(1)));
    assert!(!hand.step_back(), "then the piece itself is let go");
}

#[test]
fn while_a_way_is_walked_another_piece_can_still_be_taken() {
    let mut app = app();
    app.world_mut().resource_mut::<Preferences>().help.step_by_step = true;
    press(&mut app, "g6");
    press(&mut app, "e4");
    assert_eq!(press(&mut app, "f5"), (Vec::new(), None));
    assert_eq!(app.world().resource::<Hand>().held, Some(cell(&app, "f5")));
}

#[test]
fn pointing_shows_the_way_and_only_the_own_danger_is_marked_for_whoever_wants_to_see_it() {
    let mut app = app();
    let [g6, e4, c4, a2, a4] = ["g6", "e4", "c4", "a2", "a4"].map(|name| cell(&app, name));
    let marks = |app: &mut App| {
        app.world_mut().run_system_once(mark_cells).expect("its resources are there");
        app.world().resource::<Marks>().clone()
    };
    press(&mut app, "g6");
    app.world_mut().resource_mut::<Hand>().hovered = Some(a4);
    let shown = marks(&mut app);
    assert_eq!(shown.path, [g6, e4, c4, a2, a4]);
    assert!(shown.destinations.contains(&a4) && shown.danger.is_empty());
    app.world_mut().resource_mut::<Preferences>().help.danger = true;
    assert!(!marks(&mut app).danger.contains(&a4), "it is the opponent’s goal that can be entered");
    let own = Danger { cell: cell(&app, "h4"), by: None };
    app.world_mut().resource_mut::<Standings>().dangers = vec![own.clone()];
    assert_eq!(marks(&mut app).danger, [own.cell]);
    // During a walk the walked path is shown, and where it can still lead.
    app.world_mut().resource_mut::<Preferences>().help.step_by_step = true;
    press(&mut app, "e4");
    let shown = marks(&mut app);
    assert_eq!(shown.path, [g6, e4]);
    assert!(shown.destinations.contains(&a4) && !shown.destinations.contains(&e4));
}
