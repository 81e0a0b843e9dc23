//! A person at the whole program, without a picture: what they press, touch and see.

use std::{collections::BTreeSet, time::Instant};

use bevy::{
    input::{
        ButtonState,
        gamepad::{Gamepad, GamepadButton},
        keyboard::{Key, KeyCode, KeyboardInput},
        touch::{TouchInput, TouchPhase},
    },
    prelude::*,
    window::{CursorMoved, PrimaryWindow, WindowEvent},
};
use holochess::{
    rules::{Action, Cell, GameId},
    session::{Director, Match, MatchPhase},
    settings::{Settings, Speed, controls::HoldMode},
    ui::{
        Launch, OpeningScreen,
        frame::Canvas,
        input::{Hand, aim},
        navigation::Screen,
        overlay::{Overlay, Overlays},
        preview,
        screens::Draft,
    },
    view::{MainCamera, boards},
};

use crate::{support::HANG, whole};

/// What is pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Press {
    Confirm,
    Back,
    Down,
    Right,
    Commands,
    Next,
    Hint,
    Menu,
    Skip,
}

impl Press {
    pub fn key(self) -> (KeyCode, Key) {
        match self {
            Self::Confirm => (KeyCode::Enter, Key::Enter),
            Self::Back => (KeyCode::Escape, Key::Escape),
            Self::Down => (KeyCode::ArrowDown, Key::ArrowDown),
            Self::Right => (KeyCode::ArrowRight, Key::ArrowRight),
            Self::Commands => (KeyCode::F6, Key::F6),
            Self::Next => (KeyCode::Tab, Key::Tab),
            Self::Hint => (KeyCode::KeyH, Key::Character("h".into())),
            Self::Menu => (KeyCode::KeyP, Key::Character("p".into())),
            Self::Skip => (KeyCode::Space, Key::Space),
        }
    }

    pub const fn button(self) -> GamepadButton {
        match self {
            Self::Confirm => GamepadButton::South,
            Self::Back => GamepadButton::East,
            Self::Down => GamepadButton::DPadDown,
            Self::Right => GamepadButton::DPadRight,
            Self::Commands => GamepadButton::Select,
            Self::Next => GamepadButton::RightTrigger,
            Self::Hint => GamepadButton::West,
            Self::Menu => GamepadButton::Start,
            Self::Skip => GamepadButton::North,
        }
    }
}

/// The program, and the devices that are used with it.
pub struct Player {
    pub app: App,
    window: Entity,
    /// A gamepad; keys are pressed where there is none.
    pub pad: Option<Entity>,
    _folder: tempfile::TempDir,
}

impl Player {
    pub fn new(launch: Launch, has_pad: bool, more: impl FnOnce(&mut App)) -> Self {
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
    pub fn at(name: &str, has_pad: bool) -> Self {
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
    pub fn at_a_table() -> Self {
        let setup = crate::support::setup(["human", "greedy"], 3);
        let launch = Launch { opening: OpeningScreen::Play(Box::new(setup)), ..quick(GameId::Holochess) };
        let mut player = Self::new(launch, false, |_| {});
        player.wait(30);
        player.wait_for_choice();
        assert_eq!(player.hand().held, None);
        player
    }

    pub fn wait(&mut self, frames: usize) {
        for _ in 0..frames {
            self.app.update();
        }
    }

    /// In the set-up, chooses dice that follow from a number.
    pub fn choose_seed(&mut self, seed: u64) {
        let mut draft = self.app.world_mut().resource_mut::<Draft>();
        (draft.own_seed, draft.seed) = (true, seed.to_string());
    }

    pub fn press(&mut self, what: Press) {
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

    pub fn canvas(&self) -> &Canvas {
        self.app.world().resource::<Canvas>()
    }

    pub fn focused(&self) -> Option<String> {
        self.canvas().surface.focused.clone()
    }

    pub fn names(&self) -> BTreeSet<String> {
        self.canvas().surface.widgets.iter().map(|(name, _)| name.clone()).collect()
    }

    pub fn screen(&self) -> (Screen, Option<Overlay>) {
        (*self.app.world().resource::<State<Screen>>().get(), self.app.world().resource::<Overlays>().top())
    }

    pub fn is_over(&self) -> bool {
        self.screen().0 == Screen::Result
    }

    /// Waits until a person may choose, or the result is shown.
    pub fn wait_for_choice(&mut self) {
        let begun = Instant::now();
        while begun.elapsed() < HANG {
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
        panic!("no player may choose; {:?}, {:?}", self.screen(), self.hand());
    }

    pub fn hand(&self) -> &Hand {
        self.app.world().resource::<Hand>()
    }

    pub fn decisions(&self) -> usize {
        self.app.world().resource::<Match>().decisions().len()
    }

    /// Goes on by a button until the cursor is there.
    pub fn cursor_to(&mut self, cell: Cell) {
        for _ in 0..140 {
            if self.hand().focus == Some(cell) {
                return;
            }
            self.press(Press::Next);
        }
        panic!("the cursor never came to {cell:?}");
    }

    pub fn play_by_cursor(&mut self, action: Action) {
        if let Some(from) = aim::start_of(action) {
            self.cursor_to(from);
            self.press(Press::Confirm);
            assert_eq!(self.hand().held, Some(from));
        }
        self.cursor_to(aim::end_of(action).expect("it ends on a cell"));
        self.press(Press::Confirm);
    }

    pub fn touch(&mut self, id: u64, phase: TouchPhase, position: Vec2) {
        let window = self.window;
        self.app.world_mut().write_message(TouchInput { phase, position, window, force: None, id });
        self.app.update();
    }

    pub fn tap(&mut self, at: Vec2) {
        self.touch(1, TouchPhase::Started, at);
        self.touch(1, TouchPhase::Ended, at);
        self.wait(2);
    }

    /// Where a widget is, in pixels.
    pub fn widget(&self, name: &str) -> Vec2 {
        let canvas = self.canvas();
        let widget = canvas.surface.widgets.iter().find(|(known, _)| known == name);
        let centre = widget.unwrap_or_else(|| panic!("{name} is not among {:?}", self.names())).1.center();
        Vec2::new(centre.x, centre.y) * canvas.zoom
    }

    pub fn tap_widget(&mut self, name: &str) {
        let at = self.widget(name);
        self.tap(at);
        self.wait(6);
    }

    /// Moves the mouse.
    pub fn point(&mut self, position: Vec2) {
        let window = self.window;
        let moved = CursorMoved { window, position, delta: None };
        // The engine tells each event of a window twice: as what it is, and in order among all of them.
        self.app.world_mut().write_message(WindowEvent::CursorMoved(moved.clone()));
        self.app.world_mut().write_message(moved);
        if let Some(mut window) = self.app.world_mut().get_mut::<Window>(window) {
            window.set_cursor_position(Some(position));
        }
        self.wait(3);
    }

    /// Moves the mouse over a widget.
    pub fn hover(&mut self, name: &str) {
        let at = self.widget(name);
        self.point(at);
    }

    /// Moves the mouse to a corner where nothing is.
    pub fn hover_nothing(&mut self) {
        self.point(Vec2::new(2.0, 2.0));
    }

    /// Where a cell is seen.
    pub fn pixel(&mut self, cell: Cell, rise: f32) -> Vec2 {
        let shape = self.app.world().resource::<Match>().table().board().shape;
        let mut cameras = self.app.world_mut().query_filtered::<(&Camera, &GlobalTransform), With<MainCamera>>();
        let (camera, transform) = cameras.single(self.app.world()).expect("there is one camera");
        camera
            .world_to_viewport(transform, boards::cell_centre(shape, cell) + Vec3::Y * rise)
            .expect("the board is seen")
    }
}

/// A launch in which scenes take no time, against a weak computer player; a match of Chinese Checkers ends after so many rounds.
pub fn quick(game: GameId) -> Launch {
    let mut settings = Settings::default();
    settings.animation.speed = Speed::Off;
    settings.access.welcomed = true;
    game.id().clone_into(&mut settings.game.last);
    settings.controls.held = HoldMode::Toggle;
    "human greedy".clone_into(&mut settings.setups.for_game_mut(game).seats);
    if game == GameId::Chinese {
        "turn_cap=20".clone_into(&mut settings.setups.for_game_mut(game).options);
    }
    Launch { settings, ..Launch::default() }
}
