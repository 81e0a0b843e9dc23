//! Draws every block without a window, in every language and for many screens: its text stays within its rectangle, and
//! the rectangles do not overlap (see [`layout`](super::layout)).

mod looking_back;
mod playing;

use bevy::{ecs::system::RunSystemOnce, prelude::*, state::app::StatesPlugin};
use bevy_egui::{
    EguiContext, EguiContexts, EguiUserTextures, PrimaryEguiContext,
    egui::{Context, RawInput, Rect, Shape, pos2, vec2},
};

use super::{
    Aside, DangerSwitched, HudData, Layout, Near, actions_shown, captions, clash, commands, evaluation_bar,
    game_scores, layout::Needs, log, log_line::Line, log_sentences, odds, piece_card, players, prompt, puzzle,
    quiet_clock, turning_points,
};
use crate::ui::{
    controls::{Controls, Device},
    frame::Canvas,
    input::{Hand, aim},
    localised_text::LocalisedText,
    navigation::{LeavePast, Reviewing, Screen},
    notices::{Notices, Tone},
    overlay::{OpenOverlay, Overlays},
    portraits::Portraits,
    preferences::Preferences,
    puzzle_progress::PuzzleProgress,
    screens::{self},
    standings::Standings,
    theme::{self, prelude::Brush, zoom_for},
    turning_point_text::TurningPointText,
};
use holochess_locale::Language;
use holochess_players::{analysis::Point, chances::Chances, new as new_player, puzzles::shipped};
use holochess_record::{MatchSetup, RecordedMatch, SeatInfo, Who};
use holochess_rules::{Action, Ending, Event, GameId, Seat, ToAct, Verdict, dice::Seed};
use holochess_session::{self as session, Happened, Match, MatchRequest, PositionEvaluation, Presentation};
use holochess_settings::Settings;
use holochess_view::{
    Marks,
    creatures::{Creature, Library},
    pieces::Armies,
};

/// Windows in pixels, after pages on phones, upright and on their side.
pub(super) const WINDOWS: [[f32; 2]; 7] = [
    [390.0, 664.0],
    [844.0, 340.0],
    [800.0, 600.0],
    [960.0, 540.0],
    [1280.0, 720.0],
    [1920.0, 1080.0],
    [2560.0, 1080.0],
];
/// Names of the greatest length.
const NAMES: [&str; 2] = ["Maximilienne-Josèphe", "Wolfgang Amadeus Mo."];
/// A position with many legal actions.
const BUSY: &str = "molator@d savrip@i1 strider@i3 houjix@o4 / monnok@i2 ghhhk@i7 ngok@i12 klorslug@o1 1 2";

/// A match between a person and the computer; with `decisions`, after so many decisions by two computer players.
fn recorded(position: Option<&str>, decisions: Option<usize>) -> RecordedMatch {
    let who = [Who::Human, Who::Computer("greedy".to_owned())];
    let seats = who.into_iter().zip(NAMES).map(|(who, name)| SeatInfo { who, name: name.to_owned() }).collect();
    let (options, seed) = (GameId::Holochess.options(), Seed::from_number(11));
    let position = position.map(str::to_owned);
    let setup = MatchSetup { game: GameId::Holochess, options, seats, seed, position };
    let (mut recorded, _) = RecordedMatch::begin(setup).expect("the set-up is legal");
    let mut players = [1, 2].map(|seed| new_player("greedy", GameId::Holochess, seed).expect("it is a level"));
    while decisions.is_some_and(|most| recorded.decisions().len() < most)
        && let ToAct::Choose(seat) = recorded.table().to_act()
    {
        let action = players[seat.index()].choose(recorded.table());
        recorded.decide(seat, action).expect("it is legal");
    }
    recorded
}

/// An app with this match and all resources that its display reads.
fn app(language: Language, recorded: &RecordedMatch) -> (App, Context) {
    let mut app = App::new();
    app.add_plugins((MinimalPlugins, StatesPlugin, session::plugin))
        .insert_resource(State::new(Screen::Match))
        .insert_resource(LocalisedText::new(language))
        .insert_resource(Preferences::new(Settings::default(), None))
        .insert_resource(Controls::shown_on(Device::Keyboard, &LocalisedText::new(language)))
        .init_resource::<EguiUserTextures>()
        .init_resource::<Overlays>()
        .init_resource::<Portraits>()
        .init_resource::<Near>()
        .init_resource::<actions_shown::ActionsShown>()
        .init_resource::<Standings>()
        .init_resource::<game_scores::Interlude>()
        .init_resource::<Armies>()
        .init_resource::<Library>()
        .init_resource::<Assets<Creature>>()
        .init_resource::<clash::ClashDisplay>()
        .init_resource::<Aside>()
        .init_resource::<Hand>()
        .init_resource::<Marks>()
        .init_resource::<Reviewing>()
        .init_resource::<Canvas>()
        .init_resource::<Notices>()
        .init_resource::<log::Lines>()
        .init_resource::<captions::Captions>()
        .add_message::<LeavePast>()
        .add_message::<OpenOverlay>()
        .add_message::<DangerSwitched>()
        .add_systems(Update, (log::update_log, crate::ui::standings::update_standings));
    let file = tempfile::NamedTempFile::new().expect("a file for the test");
    recorded.save_to(file.path()).expect("the match can be saved");
    app.world_mut().write_message(MatchRequest::Resume(file.path().to_owned()));
    app.update();
    app.update();
    assert!(app.world().contains_resource::<Match>(), "the match is on the table");
    let context = EguiContext::default().get_mut().clone();
    theme::apply_style(&context);
    let mut owner = app.world_mut().spawn((EguiContext::default(), PrimaryEguiContext));
    *owner.get_mut::<EguiContext>().expect("it was spawned with one").get_mut() = context.clone();
    theme::frame_commands::hear(&context, app.world().resource::<Controls>().for_widgets());
    // Fonts are loaded one pass after they were set.
    context.begin_pass(RawInput::default());
    let _ = context.end_pass();
    (app, context)
}

/// The rectangles of what was drawn.
struct Drawn {
    texts: Vec<(String, Rect)>,
    /// The soft dark grounds.
    grounds: Vec<Rect>,
}

/// Draws one block on a screen; returns the rectangles of its texts.
pub(super) fn written<M>(
    app: &mut App,
    context: &Context,
    screen: Rect,
    system: impl IntoSystem<(), Result, M>,
) -> Vec<(String, Rect)> {
    drawn(app, context, screen, system).texts
}

fn drawn<M>(app: &mut App, context: &Context, screen: Rect, system: impl IntoSystem<(), Result, M>) -> Drawn {
    context.begin_pass(RawInput { screen_rect: Some(screen), ..RawInput::default() });
    app.world_mut().run_system_once(system).expect("its resources are there").expect("there is a context");
    let shapes = context.end_pass().shapes;
    let (mut texts, mut grounds) = (Vec::new(), Vec::new());
    for shape in shapes {
        match shape.shape {
            Shape::Text(text) => texts.push((text.galley.text().to_owned(), text.visual_bounding_rect())),
            // A block that is fading in is as faint as its ground.
            Shape::Rect(rect) if rect.blur_width > 20.0 && rect.fill.a() > 0 => grounds.push(rect.rect),
            _ => {}
        }
    }
    texts.retain(|(_, rect)| rect.is_positive());
    Drawn { texts, grounds }
}

/// Names of the greatest length, for six players.
const SIX: [&str; Seat::MOST] = [
    "Maximilienne-Josèphe",
    "Wolfgang Amadeus Mo.",
    "Wilhelmina Quackenbu",
    "Bartholomäus Wimmerm",
    "Anne-Marie Guillemin",
    "Krzysztof Wawrzyniak",
];

/// A match of any game between people and computers in turn, after so many decisions by two levels of computer players.
pub(super) fn match_of(game: GameId, players: usize, changes: &[(&str, &str)], decisions: usize) -> RecordedMatch {
    let mut options = game.options();
    for (key, value) in changes {
        options.set(key, value).expect("it is an option of the game");
    }
    let who = |seat: usize| if seat.is_multiple_of(2) { Who::Human } else { Who::Computer("greedy".to_owned()) };
    let seats = (0..players).map(|seat| SeatInfo { who: who(seat), name: SIX[seat].to_owned() }).collect();
    let setup = MatchSetup { game, options, seats, seed: Seed::from_number(11), position: None };
    let (mut recorded, _) = RecordedMatch::begin(setup).expect("the set-up is legal");
    let mut bots: Vec<_> = (0..players as u64)
        .map(|seed| new_player(if seed % 2 == 0 { "greedy" } else { "random" }, game, seed).expect("it is a level"))
        .collect();
    // Goes on until a person is to choose.
    while let ToAct::Choose(seat) = recorded.table().to_act()
        && (recorded.decisions().len() < decisions || seat.index() % 2 == 1)
    {
        let action = bots[seat.index()].choose(recorded.table());
        recorded.decide(seat, action).expect("it is legal");
    }
    recorded
}

/// One state of the table in one language.
pub(super) struct Look {
    pub(super) app: App,
    pub(super) context: Context,
    language: Language,
    /// How many texts were checked.
    count: usize,
    /// The sizes of the windows.
    windows: &'static [[f32; 2]],
}

impl Look {
    pub(super) fn new(language: Language, recorded: &RecordedMatch) -> Self {
        let (app, context) = app(language, recorded);
        Self { app, context, language, count: 0, windows: &WINDOWS }
    }

    fn hand(&mut self) -> Mut<'_, Hand> {
        self.app.world_mut().resource_mut::<Hand>()
    }

    fn cell(&self, name: &str) -> Option<holochess_rules::Cell> {
        self.app.world().resource::<Match>().table().board().cell(name)
    }

    /// Draws a block on every screen; each of its texts has to lie in one of these rectangles.
    fn at<M>(
        &mut self,
        block: &str,
        system: impl IntoSystem<(), Result, M> + Clone,
        bar: bool,
        rects: impl Fn(&Layout) -> Vec<Rect>,
    ) {
        let seats = self.app.world().resource::<Match>().table().seats();
        let times = self.app.world().contains_resource::<session::ChessClock>();
        for [width, height] in self.windows.iter().copied() {
            for scale in [1.0, 1.1, 1.5] {
                let zoom = zoom_for(width, height, scale);
                let screen = Rect::from_min_size(pos2(0.0, 0.0), vec2(width / zoom, height / zoom));
                let rects = rects(&Layout::new(screen, Needs { seats, bar, times }));
                let Drawn { texts, grounds } = drawn(&mut self.app, &self.context, screen, system.clone());
                for (text, rect) in texts {
                    self.count += 1;
                    let what = format!("{block}, {:?}, {width}×{height} at {scale}: {text:?} {rect:?}", self.language);
                    // A text's rectangle is a little larger than its letters.
                    let rect = rect.shrink2(vec2(1.0, 3.0));
                    assert!(rects.iter().any(|room| room.expand(1.0).contains_rect(rect)), "{what} leaves {rects:?}");
                    assert!(
                        grounds.iter().any(|ground| ground.contains_rect(rect)),
                        "{what} lies on none of {grounds:?}"
                    );
                }
            }
        }
    }

    /// Draws all blocks that are always shown.
    fn everything(&mut self, bar: bool) {
        self.at("players", players::draw, bar, |layout| {
            // Each row of the other players is a rectangle of its own, so that no name runs into the next row.
            let rows =
                (0..Seat::MOST - 1).map(|place| layout.other(place)).filter(|row| layout.far.contains_rect(*row));
            let mut rects = vec![layout.turn, layout.actions, layout.near];
            if layout.far.height() < 100.0 && layout.far.width() < 300.0 {
                rects.extend([layout.far, layout.far_turn]);
            } else {
                rects.extend(rows);
            }
            rects
        });
        self.at("card", piece_card::draw, bar, |layout| vec![layout.card]);
        self.at("clock", quiet_clock::draw, bar, |layout| vec![layout.clock]);
        self.at("score", game_scores::draw, bar, |layout| vec![layout.clock]);
        self.at("evaluation-bar", evaluation_bar::draw, bar, |layout| layout.bar_labels.to_vec());
        // The last clash is drawn right below the last line.
        self.at("log", log::draw, bar, |layout| vec![layout.log.union(layout.last_clash)]);
        self.at("prompt", prompt::draw, bar, |layout| vec![layout.prompt, layout.legend]);
        self.at("commands", commands::draw, bar, |layout| vec![layout.commands, layout.aids]);
        self.at("odds", odds::draw, bar, |layout| vec![layout.odds]);
        self.at("captions", captions::draw, bar, |layout| vec![layout.captions, layout.captions_below]);
        self.at("notices", screens::draw_notices, bar, |layout| vec![layout.notices_below.unwrap_or(layout.notices)]);
    }
}

/// Every game with every number of players, and options that change the display.
const TABLES: [(GameId, usize, &[(&str, &str)]); 9] = [
    (GameId::Holochess, 2, &[]),
    (GameId::Groi, 2, &[("match", "points:12"), ("repetition", "declare")]),
    (GameId::Revised, 2, &[("match", "stakes:1000")]),
    (GameId::Demeter, 2, &[]),
    (GameId::Chinese, 2, &[("sets", "3")]),
    (GameId::Chinese, 3, &[]),
    (GameId::Chinese, 3, &[("sets", "2"), ("play_on", "on")]),
    (GameId::Chinese, 4, &[("fill_unused", "on")]),
    (GameId::Chinese, 6, &[("play_on", "on")]),
];
