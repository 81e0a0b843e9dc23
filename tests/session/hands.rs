//! One pair of hands and one device: every screen is walked by keys alone and by a gamepad alone, and whole matches are played
//! by a gamepad and by fingers, from the title to the result.

use std::collections::BTreeSet;

use bevy::{
    input::{
        ButtonState,
        gamepad::{Gamepad, GamepadButton},
        keyboard::{Key, KeyCode, KeyboardInput},
        touch::{TouchInput, TouchPhase},
    },
    prelude::*,
    window::PrimaryWindow,
};
use holochess::{
    rules::{Action, Cell, GameId, Table},
    session::{Director, Match, MatchPhase},
    settings::{Settings, Speed, controls::Held},
    ui::{
        Launch, Opening,
        controls::{Controls, Device, Family},
        frame::Canvas,
        input::{Hand, aim},
        overlay::{Overlay, Overlays},
        preview,
        screens::Screen,
    },
    view::{MainCamera, boards},
};

use crate::whole;

/// What is pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Press {
    Confirm,
    Back,
    Down,
    Right,
    Commands,
    Next,
}

impl Press {
    fn key(self) -> (KeyCode, Key) {
        match self {
            Self::Confirm => (KeyCode::Enter, Key::Enter),
            Self::Back => (KeyCode::Escape, Key::Escape),
            Self::Down => (KeyCode::ArrowDown, Key::ArrowDown),
            Self::Right => (KeyCode::ArrowRight, Key::ArrowRight),
            Self::Commands => (KeyCode::F6, Key::F6),
            Self::Next => (KeyCode::Tab, Key::Tab),
        }
    }

    const fn button(self) -> GamepadButton {
        match self {
            Self::Confirm => GamepadButton::South,
            Self::Back => GamepadButton::East,
            Self::Down => GamepadButton::DPadDown,
            Self::Right => GamepadButton::DPadRight,
            Self::Commands => GamepadButton::Select,
            Self::Next => GamepadButton::RightTrigger,
        }
    }
}

/// The program, and the devices that are used with it.
struct Player {
    app: App,
    window: Entity,
    /// A gamepad; keys are pressed where there is none.
    pad: Option<Entity>,
    _folder: tempfile::TempDir,
}

impl Player {
    fn new(launch: Launch, has_pad: bool, more: impl FnOnce(&mut App)) -> Self {
        let folder = tempfile::tempdir().expect("tests may write temporary files");
        let mut app = whole::launched(folder.path(), launch, more);
        let pad = has_pad.then(|| app.world_mut().spawn((Gamepad::default(), Name::new("Sony DualSense"))).id());
        app.update();
        let mut windows = app.world_mut().query_filtered::<Entity, With<PrimaryWindow>>();
        let window = windows.single(app.world()).expect("there is one window");
        let mut player = Self { app, window, pad, _folder: folder };
        player.wait(6);
        player
    }

    /// One at a screen of the previews.
    fn at(name: &str, has_pad: bool) -> Self {
        let mut settings = Settings::default();
        settings.animation.speed = Speed::Off;
        settings.access.welcomed = true;
        let launch = Launch { settings, ..Launch::default() };
        let mut player = Self::new(launch, has_pad, |app| {
            app.add_plugins(preview::plugin(name).expect("there is such a screen"));
        });
        player.wait((preview::at_its_best(name) / whole::FRAME) as usize + 30);
        player
    }

    /// One at a table where a person may choose.
    fn at_a_table() -> Self {
        let setup = crate::support::setup(["human", "greedy"], 3);
        let launch = Launch { opening: Opening::Play(Box::new(setup)), ..quick(GameId::Holochess) };
        let mut player = Self::new(launch, false, |_| {});
        player.wait(30);
        player.wait_for_choice();
        assert_eq!(player.hand().held, None);
        player
    }

    fn wait(&mut self, frames: usize) {
        for _ in 0..frames {
            self.app.update();
        }
    }

    fn press(&mut self, what: Press) {
        for state in [ButtonState::Pressed, ButtonState::Released] {
            if let Some(pad) = self.pad {
                let mut pad = self.app.world_mut().get_mut::<Gamepad>(pad).expect("it is plugged in");
                match state {
                    ButtonState::Pressed => pad.digital_mut().press(what.button()),
                    ButtonState::Released => pad.digital_mut().release(what.button()),
                }
            } else {
                let (key_code, logical_key) = what.key();
                let window = self.window;
                let event = KeyboardInput { key_code, logical_key, state, text: None, repeat: false, window };
                self.app.world_mut().write_message(event);
            }
            self.app.update();
        }
        self.app.update();
    }

    fn canvas(&self) -> &Canvas {
        self.app.world().resource::<Canvas>()
    }

    fn focused(&self) -> Option<String> {
        self.canvas().surface.focused.clone()
    }

    fn names(&self) -> BTreeSet<String> {
        self.canvas().surface.widgets.iter().map(|(name, _)| name.clone()).collect()
    }

    fn screen(&self) -> (Screen, Option<Overlay>) {
        (*self.app.world().resource::<State<Screen>>().get(), self.app.world().resource::<Overlays>().top())
    }

    /// Every widget that the focus meets, by what walks through the screen and then through its commands.
    fn walk(&mut self, what: &str) -> BTreeSet<String> {
        let mut met = BTreeSet::new();
        met.extend(self.focused());
        let start = self.focused();
        let count = self.canvas().surface.widgets.len();
        if what == "tables" {
            // The games stand side by side; below them is what else can be played.
            for _ in 0..count {
                self.press(Press::Right);
                met.extend(self.focused());
            }
        }
        for step in 0..2 * count + 4 {
            self.press(Press::Down);
            met.extend(self.focused());
            assert!(step < 2 * count + 3 || self.focused().is_some() || start.is_none(), "{what}: the focus is lost");
        }
        let before = self.screen();
        self.press(Press::Commands);
        self.wait(2);
        for _ in 0..=2 * count {
            met.extend(self.focused());
            self.press(Press::Right);
        }
        assert_eq!(self.screen(), before, "{what}: walking through commands leads nowhere else");
        if self.canvas().surface.walks_commands() {
            self.press(Press::Back);
            self.wait(2);
        }
        assert!(!self.canvas().surface.walks_commands(), "{what}: commands are left again");
        assert_eq!(self.screen(), before, "{what}: and only they are left");
        met
    }

    /// Whether what goes back leads away, or opens what leads away.
    fn gets_away(&mut self) -> bool {
        let before = self.screen();
        for _ in 0..4 {
            self.press(Press::Back);
            self.wait(6);
            if self.screen() != before {
                return true;
            }
        }
        false
    }
}

/// Screens and overlays, one of each kind. Previews that hold a state in every frame (a piece in hand, a turning point) cannot be
/// left and are not among them.
const SCREENS: [&str; 29] = [
    "title",
    "tables",
    "setup",
    "setup-chinese",
    "rules",
    "creatures-groi",
    "settings",
    "controls",
    "welcome",
    "evenings",
    "evenings-figures",
    "evenings-medals",
    "evenings-people",
    "rulebook-demeter",
    "mail",
    "how-to",
    "how-to-keys",
    "credits",
    "pause",
    "question",
    "keep-window",
    "lesson",
    "puzzles",
    "puzzle-solved",
    "placing",
    "push",
    "hint",
    "matches",
    "watch-holochess",
];

/// Walks every screen with one device.
fn walk_all(has_pad: bool) {
    let mut faults = Vec::new();
    for name in SCREENS {
        let mut player = Player::at(name, has_pad);
        let met = player.walk(name);
        let there = player.names();
        // The prompt gives its place to what explains the command with the focus; it names the key that does the same.
        let missed: Vec<_> = there.difference(&met).filter(|name| *name != "prompt").collect();
        assert!(!there.is_empty(), "{name} has nothing to press");
        if !missed.is_empty() {
            faults.push(format!("{name}: never reached: {missed:?}; reached: {met:?}"));
        }
        if !player.gets_away() {
            faults.push(format!("{name} is a trap: {:?}", player.screen()));
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn every_screen_is_walked_by_keys_alone() {
    walk_all(false);
}

#[test]
fn every_screen_is_walked_by_a_gamepad_alone() {
    walk_all(true);
}

/// A launch in which scenes take no time, against a weak computer player; a match of Chinese Checkers ends after so many rounds.
fn quick(game: GameId) -> Launch {
    let mut settings = Settings::default();
    settings.animation.speed = Speed::Off;
    settings.access.welcomed = true;
    game.id().clone_into(&mut settings.game.last);
    settings.controls.held = Held::Toggle;
    "human greedy".clone_into(&mut settings.setups.of_mut(game).seats);
    if game == GameId::Chinese {
        "turn_cap=20".clone_into(&mut settings.setups.of_mut(game).options);
    }
    Launch { settings, ..Launch::default() }
}

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
    fn is_over(&self) -> bool {
        self.screen().0 == Screen::Result
    }

    /// Waits until a person may choose, or the result is shown.
    fn wait_for_choice(&mut self) {
        for _ in 0..20_000 {
            let world = self.app.world();
            let open = world.get_resource::<Match>().is_some_and(|game| game.human_to_choose().is_some())
                && !world.resource::<Director>().is_busy()
                && *world.resource::<State<MatchPhase>>().get() != MatchPhase::Dealing;
            if open || self.is_over() {
                return;
            }
            self.app.update();
            std::thread::yield_now();
        }
        panic!("nobody may choose; {:?}, {:?}", self.screen(), self.hand());
    }

    fn hand(&self) -> &Hand {
        self.app.world().resource::<Hand>()
    }

    fn decisions(&self) -> usize {
        self.app.world().resource::<Match>().recorded().decisions().len()
    }

    /// Goes on by a button until the cursor is there.
    fn cursor_to(&mut self, cell: Cell) {
        for _ in 0..140 {
            if self.hand().focus == Some(cell) {
                return;
            }
            self.press(Press::Next);
        }
        panic!("the cursor never came to {cell:?}");
    }

    fn play_by_cursor(&mut self, action: Action) {
        if let Some(from) = aim::start_of(action) {
            self.cursor_to(from);
            self.press(Press::Confirm);
            assert_eq!(self.hand().held, Some(from));
        }
        self.cursor_to(aim::end_of(action).expect("it ends on a cell"));
        self.press(Press::Confirm);
    }

    fn touch(&mut self, id: u64, phase: TouchPhase, position: Vec2) {
        let window = self.window;
        self.app.world_mut().write_message(TouchInput { phase, position, window, force: None, id });
        self.app.update();
    }

    fn tap(&mut self, at: Vec2) {
        self.touch(1, TouchPhase::Started, at);
        self.touch(1, TouchPhase::Ended, at);
        self.wait(2);
    }

    fn tap_widget(&mut self, name: &str) {
        let canvas = self.canvas();
        let widget = canvas.surface.widgets.iter().find(|(known, _)| known == name);
        let centre = widget.unwrap_or_else(|| panic!("{name} is not among {:?}", self.names())).1.center();
        let at = Vec2::new(centre.x, centre.y) * canvas.zoom;
        self.tap(at);
        self.wait(6);
    }

    /// Where a cell is seen.
    fn pixel(&mut self, cell: Cell, rise: f32) -> Vec2 {
        let shape = self.app.world().resource::<Match>().recorded().table().board().shape;
        let mut cameras = self.app.world_mut().query_filtered::<(&Camera, &GlobalTransform), With<MainCamera>>();
        let (camera, transform) = cameras.single(self.app.world()).expect("there is one camera");
        camera
            .world_to_viewport(transform, boards::cell_centre(shape, cell) + Vec3::Y * rise)
            .expect("the board is seen")
    }

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
        let has_odds = self.app.world().resource::<Match>().recorded().table().odds(action).is_some();
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

/// A whole match by a gamepad, from the title to the result.
fn by_pad(game: GameId) {
    let mut player = Player::new(quick(game), true, |_| {});
    player.wait(10);
    assert_eq!(player.screen(), (Screen::Title, None));
    player.press(Press::Confirm);
    player.wait(10);
    assert_eq!(player.screen().0, Screen::Tables);
    assert_eq!(player.app.world().resource::<Controls>().device(), Device::Pad(Family::PlayStation));
    player.press(Press::Confirm);
    player.wait(10);
    assert_eq!(player.screen().0, Screen::Setup);
    player.press(Press::Confirm);
    player.wait(10);
    for number in 0..400 {
        player.wait_for_choice();
        if player.is_over() {
            break;
        }
        let action = choose(player.app.world().resource::<Match>().recorded().table(), number);
        let before = player.decisions();
        player.play_by_cursor(action);
        player.wait(2);
        assert!(player.is_over() || player.decisions() > before, "{action:?} was not played");
    }
    assert!(player.is_over(), "the match has a result");
    assert_eq!(player.app.world().resource::<Match>().recorded().setup().game, game);
}

/// A whole match by fingers, from the title to the result.
fn by_touch(game: GameId) {
    let mut player = Player::new(quick(game), false, |_| {});
    player.wait(10);
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
    player.tap_widget("setup.start");
    player.wait(10);
    let mut number = 0;
    for _ in 0..1200 {
        player.wait_for_choice();
        if player.is_over() {
            break;
        }
        number += 1;
        let action = choose(player.app.world().resource::<Match>().recorded().table(), number);
        player.play_by_taps(action);
        player.wait(2);
    }
    assert!(player.is_over(), "the match has a result");
    assert_eq!(player.app.world().resource::<Match>().recorded().setup().game, game);
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
    let actor = aim::actors(player.app.world().resource::<Match>().recorded().table())[0];
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
    let table = player.app.world().resource::<Match>().recorded().table();
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
    let turn = chooser(&player).expect("somebody places");
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
fn targets_are_large_enough_for_fingers() {
    for name in ["title", "tables", "setup", "settings", "controls", "match", "pause", "question", "puzzles", "result"]
    {
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
