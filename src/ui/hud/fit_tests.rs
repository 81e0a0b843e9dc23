//! Draws every block without a window, in every language and for many screens: its text stays within its rectangle, and the
//! rectangles do not overlap (see [`layout`](super::layout)).

use bevy::{ecs::system::RunSystemOnce, prelude::*, state::app::StatesPlugin};
use bevy_egui::{
    EguiContext, EguiContexts, EguiUserTextures, PrimaryEguiContext,
    egui::{Context, RawInput, Rect, Shape, pos2, vec2},
};

use super::{
    Aside, DangerSwitched, HudData, Layout, Near, Portraits, Standings, captions, card, clash, clock, commands,
    evaluation_bar, layout::Needs, log, log_line::Line, odds, players, prompt, puzzle, score, seats, standings,
    telling, turning_points,
};
use crate::{
    locale::Language,
    players::{analysis::Point, chances::Chances, new as new_player, puzzles::shipped},
    record::{MatchSetup, RecordedMatch, SeatInfo, Who},
    rules::{Action, Ending, Event, GameId, Seat, ToAct, Verdict, dice::Seed},
    session::{self, Happened, Match, PositionEvaluation, Presentation, ResumeMatch, StartPuzzle},
    settings::Settings,
    ui::{
        controls::{Controls, Device},
        frame::Canvas,
        input::{Hand, aim},
        localised_text::LocalisedText,
        notices::{self, Notices, Tone},
        overlay::{OpenOverlay, Overlays},
        preferences::Preferences,
        puzzle_progress::PuzzleProgress,
        screens::{LeavePast, Reviewing, Screen},
        theme::{self, prelude::Brush, zoom_for},
        turning_point_text::TurningPointText,
    },
    view::{
        Marks,
        creatures::{Creature, Library},
        pieces::Armies,
    },
};

/// Windows in pixels.
pub(super) const WINDOWS: [[f32; 2]; 5] =
    [[800.0, 600.0], [960.0, 540.0], [1280.0, 720.0], [1920.0, 1080.0], [2560.0, 1080.0]];
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
        .init_resource::<seats::ActionsShown>()
        .init_resource::<Standings>()
        .init_resource::<score::Interlude>()
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
        .add_systems(Update, (log::update, standings::follow));
    let file = tempfile::NamedTempFile::new().expect("a file for the test");
    recorded.save_to(file.path()).expect("the match can be saved");
    app.world_mut().write_message(ResumeMatch(file.path().to_owned()));
    app.update();
    app.update();
    assert!(app.world().contains_resource::<Match>(), "the match is on the table");
    let context = EguiContext::default().get_mut().clone();
    theme::dress(&context);
    let mut owner = app.world_mut().spawn((EguiContext::default(), PrimaryEguiContext));
    *owner.get_mut::<EguiContext>().expect("it was spawned with one").get_mut() = context.clone();
    theme::heard::hear(&context, app.world().resource::<Controls>().for_widgets());
    // Fonts are loaded one pass after they were set.
    context.begin_pass(RawInput::default());
    let _ = context.end_pass();
    (app, context)
}

/// Draws one block on a screen; returns the rectangles of its texts.
pub(super) fn written<M>(
    app: &mut App,
    context: &Context,
    screen: Rect,
    system: impl IntoSystem<(), Result, M>,
) -> Vec<(String, Rect)> {
    context.begin_pass(RawInput { screen_rect: Some(screen), ..RawInput::default() });
    app.world_mut().run_system_once(system).expect("its resources are there").expect("there is a context");
    let shapes = context.end_pass().shapes;
    let text = |shape: Shape| match shape {
        Shape::Text(text) => Some((text.galley.text().to_owned(), text.visual_bounding_rect())),
        _ => None,
    };
    shapes.into_iter().filter_map(|shape| text(shape.shape)).filter(|(_, rect)| rect.is_positive()).collect()
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

    fn cell(&self, name: &str) -> Option<crate::rules::Cell> {
        self.app.world().resource::<Match>().recorded().table().board().cell(name)
    }

    /// Draws a block on every screen; each of its texts has to lie in one of these rectangles.
    fn at<M>(
        &mut self,
        block: &str,
        system: impl IntoSystem<(), Result, M> + Clone,
        bar: bool,
        rects: impl Fn(&Layout) -> Vec<Rect>,
    ) {
        let seats = self.app.world().resource::<Match>().recorded().table().seats();
        for [width, height] in self.windows.iter().copied() {
            for scale in [1.0, 1.1, 1.5] {
                let zoom = zoom_for(width, height, scale);
                let screen = Rect::from_min_size(pos2(0.0, 0.0), vec2(width / zoom, height / zoom));
                let rects = rects(&Layout::of(screen, Needs { seats, bar }));
                for (text, rect) in written(&mut self.app, &self.context, screen, system.clone()) {
                    self.count += 1;
                    let what = format!("{block}, {:?}, {width}×{height} at {scale}: {text:?} {rect:?}", self.language);
                    // A text's rectangle is a little larger than its letters.
                    let rect = rect.shrink2(vec2(1.0, 3.0));
                    assert!(rects.iter().any(|room| room.expand(1.0).contains_rect(rect)), "{what} leaves {rects:?}");
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
        self.at("card", card::draw, bar, |layout| vec![layout.card]);
        self.at("clock", clock::draw, bar, |layout| vec![layout.clock]);
        self.at("score", score::draw, bar, |layout| vec![layout.clock]);
        self.at("evaluation-bar", evaluation_bar::draw, bar, |layout| layout.bar_labels.to_vec());
        // The last clash is drawn right below the last line.
        self.at("log", log::draw, bar, |layout| vec![layout.log.union(layout.last_clash)]);
        self.at("prompt", prompt::draw, bar, |layout| vec![layout.prompt, layout.legend]);
        self.at("commands", commands::draw, bar, |layout| vec![layout.commands, layout.aids]);
        self.at("odds", odds::draw, bar, |layout| vec![layout.odds]);
        self.at("captions", captions::draw, bar, |layout| vec![layout.captions]);
        self.at("notices", notices::draw, bar, |layout| vec![layout.notices]);
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

#[test]
fn captions_of_every_size_stay_in_their_place() {
    for language in Language::ALL {
        let mut look = Look::new(language, &recorded(None, None));
        let localised = LocalisedText::new(language);
        let mut captions = look.app.world_mut().resource_mut::<captions::Captions>();
        for id in ["caption-dissolve", "caption-blow-heavy", "caption-won"] {
            captions.say(localised.text(id));
        }
        for size in [1.0, 1.25, 1.5, 2.0] {
            look.app.world_mut().resource_mut::<Preferences>().sound.caption_size = size;
            let before = look.count;
            look.at("captions", captions::draw, false, |layout| vec![layout.captions]);
            assert!(look.count > before, "something is written");
        }
    }
}

#[test]
fn no_text_leaves_its_block_in_any_game_with_any_number_of_players() {
    for (game, players, options) in TABLES {
        let recorded = match_of(game, players, options, 36);
        for language in Language::ALL {
            let mut look = Look::new(language, &recorded);
            look.windows = &[[960.0, 540.0], [800.0, 600.0], [3840.0, 2160.0]];
            look.app.world_mut().resource_mut::<Preferences>().help.danger = true;
            look.app.world_mut().resource_mut::<Near>().0 = Seat::new(players - 1);
            look.everything(false);
            // With a piece in hand and a path under the keyboard, which is then walked.
            let table = look.app.world().resource::<Match>().recorded().table().duplicate();
            let Some(from) = aim::actors(&*table).first().copied() else { continue };
            let way = table.actions().into_iter().filter(|action| aim::start_of(*action) == Some(from));
            let way = way.map(|action| table.path(action)).max_by_key(Vec::len).unwrap_or_default();
            (look.hand().by_keyboard, look.hand().held, look.hand().focus) = (true, Some(from), way.last().copied());
            look.everything(false);
            look.hand().walked = way;
            look.at("prompt", prompt::draw, false, |layout| vec![layout.prompt, layout.legend]);
            assert!(look.count > 300, "{} texts", look.count);
        }
    }
}

#[test]
fn with_the_evaluation_bar_the_chances_of_six_stand_in_their_rows() {
    let recorded = match_of(GameId::Chinese, 6, &[], 36);
    for language in Language::ALL {
        let mut look = Look::new(language, &recorded);
        look.windows = &[[960.0, 540.0], [1280.0, 720.0]];
        look.app.world_mut().resource_mut::<Preferences>().help.evaluation_bar = true;
        for _ in 0..100_000 {
            look.app.world_mut().resource_mut::<PositionEvaluation>().want(true);
            look.app.update();
            if look.app.world().resource::<PositionEvaluation>().shown().is_some() {
                break;
            }
            std::thread::yield_now();
        }
        look.everything(true);
        let screen = Rect::from_min_size(pos2(0.0, 0.0), vec2(1280.0, 720.0));
        let texts = written(&mut look.app, &look.context, screen, players::draw);
        assert_eq!(texts.iter().filter(|(text, _)| text.contains('%')).count(), 6, "{texts:?}");
    }
}

#[test]
fn no_sentence_of_the_log_leaves_the_place_of_the_prompt() {
    for (game, players, options) in TABLES {
        let recorded = match_of(game, players, options, 60);
        let pieces = recorded.table().pieces().to_vec();
        let board = recorded.table().board();
        for language in Language::ALL {
            let localised = LocalisedText::new(language);
            let lines = recorded.decisions().iter().map(|entry| Line::of(entry, &pieces));
            let name =
                |_, cell: Option<crate::rules::Cell>| cell.map_or_else(String::new, |cell| board.name(cell).to_owned());
            let player = |seat: Seat| SIX[seat.index()].to_owned();
            let told = lines.map(|line| telling::sentence(&localised, board, &line, player, name));
            let longest = told.max_by_key(String::len).expect("something was decided");
            assert!(!longest.contains('⟨') && !longest.contains("{ $"), "{longest}");
            let mut look = Look::new(language, &recorded);
            look.windows = &[[960.0, 540.0]];
            look.hand().said = Some(longest);
            look.at("prompt", prompt::draw, false, |layout| {
                vec![layout.prompt.with_min_y(layout.last_clash.bottom()), layout.legend]
            });
        }
    }
}

#[test]
fn no_text_of_a_choice_leaves_its_block() {
    for language in Language::ALL {
        let mut look = Look::new(language, &recorded(Some(BUSY), None));
        let [savrip, monnok, houjix] = ["i1", "i2", "o4"].map(|name| look.cell(name));
        (look.hand().by_keyboard, look.hand().held, look.hand().focus) = (true, savrip, monnok);
        let mut marks = look.app.world_mut().resource_mut::<Marks>();
        marks.path = vec![houjix.expect("it is on the board")];
        (marks.destinations, marks.targets, marks.pushes) =
            (marks.path.clone(), marks.path.clone(), marks.path.clone());
        let localised = LocalisedText::new(language);
        let reason = localised.format(
            "hint-reason-leaves-open",
            &[("creature", localised.text("creature-klorslug-name").into()), ("chance", 100.into())],
        );
        let long =
            localised.format("ui-hint-because", &[("hint", NAMES.concat().into()), ("reason", reason.clone().into())]);
        let warning = Some(localised.with("ui-hint-warning", "reason", reason));
        look.app.world_mut().resource_mut::<Notices>().say_with_warning(long, warning, Tone::Plain);
        let mut captions = look.app.world_mut().resource_mut::<captions::Captions>();
        for id in ["caption-dissolve", "caption-blow-heavy", "caption-won"] {
            captions.say(localised.text(id));
        }
        look.everything(false);
        // With no piece in hand: who could attack the enemy under the pointer.
        look.hand().held = None;
        look.everything(false);
        // A hint that Enter plays, and what a command would do.
        let attack = savrip.zip(monnok).map(|(from, to)| Action::Attack { from, to });
        look.hand().take_hint(attack.expect("both are there"));
        look.at("prompt", prompt::draw, false, |layout| vec![layout.prompt, layout.legend]);
        let about = localised.with("ui-about-take-back", "deed", NAMES.concat());
        look.hand().about = Some(about);
        look.at("prompt", prompt::draw, false, |layout| {
            vec![layout.prompt.with_min_y(layout.last_clash.bottom()), layout.legend]
        });
        assert!(look.count > 500, "{} texts", look.count);
    }
}

#[test]
fn no_text_beside_the_evaluation_bar_leaves_its_block() {
    for language in Language::ALL {
        // Two against two is solved exactly: its labels are the longest.
        let mut look = Look::new(language, &recorded(Some("molator@i1 houjix@o7 / savrip@i3 1 2"), None));
        look.app.world_mut().resource_mut::<Preferences>().help.evaluation_bar = true;
        look.hand().hovered = look.cell("i1");
        for _ in 0..100_000 {
            look.app.world_mut().resource_mut::<PositionEvaluation>().want(true);
            look.app.update();
            if look.app.world().resource::<PositionEvaluation>().shown().is_some() {
                break;
            }
            std::thread::yield_now();
        }
        assert!(look.app.world().resource::<PositionEvaluation>().shown().is_some(), "the chances were found");
        look.everything(true);
    }
}

#[test]
fn no_text_of_a_long_match_leaves_its_block_while_it_is_played_or_looked_back_at() {
    for language in Language::ALL {
        let long = recorded(None, Some(60));
        let mut look = Look::new(language, &long);
        look.everything(false);
        assert!(look.count > 500, "{} texts", look.count);
        let browse = session::BrowseRequested(Some(long.decisions().len() - 3));
        look.app.world_mut().write_message(browse);
        look.app.update();
        look.everything(false);
    }
}

#[test]
fn no_text_of_a_review_leaves_its_block() {
    for language in Language::ALL {
        let mut look = Look::new(language, &recorded(None, Some(usize::MAX)));
        look.app.world_mut().resource_mut::<Reviewing>().0 = true;
        look.everything(false);
        let localised = LocalisedText::new(language);
        let told = TurningPointText {
            headline: localised
                .format("ui-verdict-kill", &[("attacker", NAMES[0].into()), ("defender", NAMES[1].into())]),
            swing: localised.format(
                "ui-turning-point-decision",
                &[("turn", 100.into()), ("name", NAMES[0].into()), ("points", "−100".into()), ("for", NAMES[1].into())],
            ),
            better: Some(localised.with("ui-turning-point-better", "deed", NAMES.concat())),
        };
        let say = move |mut contexts: EguiContexts, hud: HudData| -> Result {
            let ui = hud.lasting_sheet(contexts.ctx_mut()?, "hud.turning-points");
            let area = hud.layout(ui.max_rect()).told;
            turning_points::say(
                &Brush::of(&ui),
                &hud,
                (&Point { decision: 0, turn: 1, chances: Chances::of_two(0.5), exact: None }, Seat::FIRST),
                vec![told.clone(), told.clone()],
                area,
            );
            Ok(())
        };
        look.at("told", say, false, |layout| vec![layout.told]);
        let clock = written(
            &mut look.app,
            &look.context,
            Rect::from_min_size(pos2(0.0, 0.0), vec2(1280.0, 720.0)),
            clock::draw,
        );
        assert!(clock.is_empty(), "a match that is over has no clock: {clock:?}");
    }
}

#[test]
fn a_puzzle_finds_room_for_its_task_and_its_commands() {
    for language in Language::ALL {
        let mut look = Look::new(language, &match_of(GameId::Groi, 2, &[], 2));
        look.app.init_resource::<PuzzleProgress>().add_message::<puzzle::LeavePuzzle>();
        for (game, place) in [(GameId::Revised, 59), (GameId::Holochess, 20)] {
            look.app.world_mut().write_message(StartPuzzle(&shipped(game)[place]));
            look.app.update();
            look.app.update();
            look.at("puzzle", puzzle::draw, false, |layout| vec![layout.graph.union(layout.told), layout.commands]);
        }
    }
}

#[test]
fn the_chances_of_six_find_room_in_a_review() {
    for language in Language::ALL {
        let mut look = Look::new(language, &match_of(GameId::Chinese, 6, &[], 12));
        look.app.world_mut().resource_mut::<Reviewing>().0 = true;
        let told = TurningPointText { headline: SIX[0].to_owned(), swing: SIX[1].to_owned(), better: None };
        let say = move |mut contexts: EguiContexts, hud: HudData| -> Result {
            let ui = hud.lasting_sheet(contexts.ctx_mut()?, "hud.turning-points");
            let area = hud.layout(ui.max_rect()).told;
            let chances = Chances::by_seat(6, |_| 0.991);
            let point = Point { decision: 0, turn: 1, chances, exact: None };
            turning_points::say(&Brush::of(&ui), &hud, (&point, Seat::FIRST), vec![told.clone()], area);
            Ok(())
        };
        look.at("told", say, false, |layout| vec![layout.told]);
    }
}

#[test]
fn the_score_between_two_games_stays_in_the_middle_of_the_table() {
    for (game, players, options) in [TABLES[1], TABLES[2]] {
        let recorded = match_of(game, players, options, 4);
        for language in Language::ALL {
            let mut look = Look::new(language, &recorded);
            let verdict = Verdict { winner: Some(Seat::SECOND), scores: vec![0, 3], ending: Ending::Line };
            let ended = Event::GameEnded { game: 99, verdict, scores: vec![1000, 1000] };
            for event in [ended, Event::GameBegan { game: 100, first: Seat::FIRST }] {
                let fact = Happened { event, seconds: 1.0, presentation: Presentation::default() };
                look.app.world_mut().resource_mut::<score::Interlude>().hear(&fact);
            }
            // By then the interlude has faded in.
            look.app.world_mut().resource_mut::<score::Interlude>().grow_old(1.0);
            let before = look.count;
            for [width, height] in WINDOWS {
                let zoom = zoom_for(width, height, 1.0);
                let screen = Rect::from_min_size(pos2(0.0, 0.0), vec2(width / zoom, height / zoom));
                let middle = Rect::from_center_size(screen.center(), vec2(screen.width() * 0.52, 200.0));
                for (text, rect) in written(&mut look.app, &look.context, screen, score::draw) {
                    look.count += 1;
                    let layout = Layout::of(screen, Needs::PLAIN);
                    let room = [middle, layout.clock.expand(1.0)];
                    assert!(room.iter().any(|room| room.contains_rect(rect)), "{text:?} {rect:?} on {width}×{height}");
                }
            }
            assert!(look.count - before >= 7 * WINDOWS.len(), "{} texts", look.count - before);
        }
    }
}

#[test]
fn escape_is_one_key_cap_while_the_board_shows_an_earlier_moment() {
    let long = recorded(None, Some(12));
    let mut look = Look::new(Language::English, &long);
    look.app.world_mut().write_message(session::BrowseRequested(Some(4)));
    look.app.update();
    let screen = Rect::from_min_size(pos2(0.0, 0.0), vec2(1280.0, 720.0));
    let mut texts = written(&mut look.app, &look.context, screen, commands::draw);
    texts.extend(written(&mut look.app, &look.context, screen, prompt::draw));
    assert_eq!(texts.iter().filter(|(text, _)| text == "Esc").count(), 1, "{texts:?}");
}
