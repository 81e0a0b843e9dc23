//! Every screen as a picture: brings the interface to a named state without mouse or keys. Used by `holochess picture
//! menu:NAME` and by tests.

mod evenings;
mod puzzles;
mod shelf;

use std::time::Duration;

use bevy::prelude::*;
use bevy_egui::EguiContexts;

use super::{
    UiSystems,
    games::mid_match::{MidMatch, longest_way},
    input::{Hand, aim},
    overlay::{Confirmation, Overlay, Overlays},
    preferences::Preferences,
    puzzle_progress::Today,
    screens::{ChosenTable, Draft, HowToPage, PuzzleShelf, Reviewing, Screen, SettingsPage, SettingsView, SetupPage},
    theme::surface,
    window_shape::{WindowShape, WindowTrial},
};
use crate::{
    players::{self, analysis::Cause},
    record::{MatchSetup, RecordedMatch, SeatInfo, Who},
    rules::{Action, Ending, Event, GameId, Outcome, Seat, ToAct, Verdict, dice::Seed},
    session::{
        ActionRequested, BrowseRequested, Director, HintRequested, HintTask, Match, MatchPhase, PersonRating,
        PostGameAnalysis, ResumeMatch, SkipRequested, StartLesson, StartMatch, StartPuzzle,
    },
    settings::{GameSetup, StoredRating, StoredRatings},
    view::{boards, stage::Carried},
};

/// The names of all states.
pub const NAMES: [&str; 81] = [
    "title",
    "lesson",
    "lesson-answer",
    "puzzles",
    "puzzles-endings",
    "puzzle",
    "puzzle-ending",
    "puzzle-solved",
    "tables",
    "setup",
    "setup-groi",
    "setup-revised",
    "setup-demeter",
    "setup-chinese",
    "rules",
    "rules-groi",
    "rules-demeter",
    "rules-chinese",
    "creatures-groi",
    "creatures-demeter",
    "nearest",
    "welcome",
    "settings",
    "settings-picture",
    "settings-light",
    "settings-motion",
    "settings-sound",
    "settings-play",
    "settings-search",
    "how-to",
    "how-to-groi",
    "how-to-revised",
    "how-to-demeter",
    "how-to-chinese",
    "how-to-keys",
    "credits",
    "controls",
    "pause",
    "question",
    "match",
    "match-groi",
    "match-revised",
    "match-demeter",
    "match-chinese",
    "match-chinese-3",
    "match-chinese-4",
    "match-chinese-6",
    "match-steps",
    "match-row",
    "match-claim",
    "interlude",
    "hint",
    "evaluation",
    "ending",
    "odds",
    "attackers",
    "drag",
    "placing",
    "push",
    "clash",
    "result",
    "result-groi",
    "result-demeter",
    "result-chinese",
    "review",
    "review-values",
    "fair-dice",
    "matches",
    "matches-more",
    "watch-holochess",
    "branch",
    "keep-window",
    "rulebook",
    "rulebook-demeter",
    "evenings",
    "evenings-won",
    "evenings-figures",
    "evenings-medals",
    "evenings-people",
    "mail",
    "mail-rules",
];

/// Prefix of names of states at the table: the same from straight above.
const FLAT: &str = "flat-";

/// Prefixes of names of set-up pages; a game's id follows.
const SET_UP: [&str; 3] = ["setup-", "rules-", "creatures-"];

/// The game of most pictures: the first of the rulebook.
const FLAGSHIP: GameId = GameId::ALL[0];

/// A position with many legal actions.
const BUSY: &str = "molator@d savrip@i1 strider@i3 houjix@o4 / monnok@i2 ghhhk@i7 ngok@i12 klorslug@o1 1 2";

/// A solved ending.
const ENDING: &str = "molator@i1 houjix@o7 / savrip@i3 1 2";

/// The name of the wanted state.
#[derive(Resource, Debug)]
struct Wanted(String);

/// The state that is meant by a name, and whether its table is seen from straight above.
pub fn state(name: &str) -> Option<(&str, bool)> {
    let (name, from_above) = name.strip_prefix(FLAT).map_or((name, false), |name| (name, true));
    NAMES.contains(&name).then_some((name, from_above))
}

/// Goes to the state with this name, one of [`NAMES`], which may follow `flat-`.
///
/// # Errors
/// If there is no such state.
pub fn plugin(name: &str) -> Result<impl Plugin + use<>, String> {
    let Some((name, from_above)) = state(name) else {
        return Err(format!("there is no menu {name:?}; there are: {}", NAMES.join(", ")));
    };
    let name = name.to_owned();
    Ok(move |app: &mut App| {
        app.insert_resource(Wanted(name.clone()))
            .add_systems(
                PostStartup,
                (move |mut preferences: ResMut<Preferences>| {
                    preferences.access.from_above = from_above;
                })
                .before(prepare),
            )
            .add_systems(PostStartup, (prepare, shelf::prepare, evenings::prepare, lead).chain())
            .add_systems(
                Update,
                (
                    turn_page,
                    follow,
                    puzzles::solve_puzzle,
                    puzzles::show_values,
                    end_game,
                    counsel,
                    analyse_match,
                    shelf::follow,
                    evenings::follow,
                )
                    .chain()
                    .after(UiSystems::Input)
                    .before(UiSystems::Screens),
            );
    })
}

/// Seconds until the state with this name has come to rest or shows best what it is for.
pub fn at_its_best(name: &str) -> f32 {
    match name.strip_prefix(FLAT).unwrap_or(name) {
        "clash" => 3.6,
        "hint" => 2.4,
        "interlude" => 1.6,
        _ => 1.0,
    }
}

/// A match between a person and the computer from a position, with this seed.
fn setup(position: Option<&str>, seed: u64) -> MatchSetup {
    let person = SeatInfo { who: Who::Human, name: "Ada".to_owned() };
    let computer = SeatInfo { who: Who::Computer("greedy".to_owned()), name: "Greedy".to_owned() };
    MatchSetup {
        game: FLAGSHIP,
        options: FLAGSHIP.options(),
        seats: vec![person, computer],
        seed: Seed::from_number(seed),
        position: position.map(str::to_owned),
    }
}

/// A match for tests of the interface.
#[cfg(test)]
pub(super) fn test_setup() -> MatchSetup {
    setup(None, 7)
}

/// A match between two people who place their creatures in turn.
fn placing() -> MatchSetup {
    let mut setup = setup(None, 7);
    setup.seats[1] = SeatInfo { who: Who::Human, name: "Grace".to_owned() };
    // `chosen` is a value of this option in the rulebook; a misspelling would show in the picture.
    let _ = setup.options.set("placement", "chosen");
    setup
}

/// Sets what the state needs before its first step.
fn prepare(
    wanted: Res<Wanted>,
    mut preferences: ResMut<Preferences>,
    mut person_rating: ResMut<PersonRating>,
    mut commands: Commands,
) {
    match wanted.0.as_str() {
        "puzzles" | "puzzles-endings" => {
            commands.insert_resource(Today(puzzles::DAY));
            commands.insert_resource(puzzles::progress());
        }
        "evaluation" | "ending" | "hint" | "match-chinese-6" => preferences.help.evaluation_bar = true,
        "match-groi" | "match-demeter" => preferences.help.danger = true,
        "nearest" => {
            preferences.setups.of_mut(FLAGSHIP).seats = format!("human {}", GameSetup::ADAPTIVE);
            let mut standings = StoredRatings::default();
            standings.set(FLAGSHIP.id(), StoredRating { rating: 486.0, deviation: 117.0, matches: 9 });
            *person_rating = PersonRating::new(standings, None);
        }
        _ => {}
    }
}

/// The first step: opens the screen and begins the match.
fn lead(
    wanted: Res<Wanted>,
    mut next: ResMut<NextState<Screen>>,
    mut table: ResMut<ChosenTable>,
    mut how_to: ResMut<HowToPage>,
    mut settings: ResMut<SettingsView>,
    mut shelf: ResMut<PuzzleShelf>,
    mut puzzle_starts: MessageWriter<StartPuzzle>,
    mut overlays: ResMut<Overlays>,
    mut trial: ResMut<WindowTrial>,
    mut start: MessageWriter<StartMatch>,
    mut resume: MessageWriter<ResumeMatch>,
    mut learn: MessageWriter<StartLesson>,
) {
    match wanted.0.as_str() {
        "lesson" | "lesson-answer" => {
            learn.write(StartLesson { game: FLAGSHIP, part: Some(1) });
        }
        name if shelf::is_one(name) || evenings::is_one(name) => {}
        "tables" => next.set(Screen::Tables),
        "puzzles" => next.set(Screen::Puzzles),
        "puzzles-endings" => {
            *shelf = puzzles::endings();
            next.set(Screen::Puzzles);
        }
        name if let Some(puzzle) = puzzles::puzzle(name) => {
            puzzle_starts.write(StartPuzzle(puzzle));
        }
        "setup" | "nearest" | "rules" => next.set(Screen::Setup),
        name if SET_UP.iter().any(|page| name.starts_with(page)) => {
            table.0 = name.split_once('-').and_then(|(_, id)| GameId::from_id(id)).unwrap_or(table.0);
            next.set(Screen::Setup);
        }
        "welcome" => overlays.open(Overlay::Welcome),
        name if name.starts_with("settings") => {
            let page = name.strip_prefix("settings-").unwrap_or("words");
            let named = |open: &SettingsPage| open.name().ends_with(page);
            settings.page = SettingsPage::ALL.into_iter().find(named).unwrap_or_default();
            settings.search = if page == "search" { "s".to_owned() } else { String::new() };
            overlays.open(Overlay::Settings);
        }
        name if name.starts_with("how-to") => {
            overlays.open(Overlay::HowTo);
            let page = name.strip_prefix("how-to-").map(GameId::from_id);
            how_to.0 = page;
        }
        "credits" => overlays.open(Overlay::Credits),
        "controls" => overlays.open(Overlay::Controls),
        "keep-window" => {
            trial.begin(WindowShape { size: [1280, 720], fullscreen: false });
            overlays.open(Overlay::KeepWindow);
        }
        "match" | "pause" | "question" | "hint" => {
            start.write(StartMatch(setup(None, 7)));
        }
        "ending" => {
            start.write(StartMatch(setup(Some(ENDING), 7)));
        }
        "odds" | "attackers" | "drag" | "clash" | "evaluation" => {
            start.write(StartMatch(setup(Some(BUSY), 7)));
        }
        "placing" => {
            start.write(StartMatch(placing()));
        }
        "push" => {
            start.write(StartMatch(setup(Some(BUSY), seed_of(Outcome::Push))));
        }
        name if name.starts_with("result-") => {
            if let Some(file) = name.strip_prefix("result-").and_then(GameId::from_id).and_then(finished) {
                resume.write(ResumeMatch(file));
            }
        }
        "review-values" => {
            if let Some(file) = puzzles::first_game().and_then(finished) {
                resume.write(ResumeMatch(file));
            }
        }
        "result" | "review" | "fair-dice" => {
            if let Some(file) = finished(FLAGSHIP) {
                resume.write(ResumeMatch(file));
            }
        }
        name => {
            let name = if name == "interlude" { "match-row" } else { name };
            if let Some(file) = MidMatch::named(name).and_then(MidMatch::file) {
                resume.write(ResumeMatch(file));
            }
        }
    }
}

/// The attack in [`BUSY`] that the pictures show.
fn attack(recorded: &RecordedMatch) -> Option<Action> {
    let board = recorded.table().board();
    let action = Action::Attack { from: board.cell("i1")?, to: board.cell("i2")? };
    recorded.table().check(action).is_ok().then_some(action)
}

/// A seed whose dice give that attack this outcome.
fn seed_of(outcome: Outcome) -> u64 {
    let ends_so = |seed: &u64| {
        let Ok((mut recorded, _)) = RecordedMatch::begin(setup(Some(BUSY), *seed)) else { return false };
        let Some((action, ToAct::Choose(seat))) = attack(&recorded).map(|action| (action, recorded.table().to_act()))
        else {
            return false;
        };
        let so = |event: &Event| matches!(event, Event::Judged { outcome: judged, .. } if *judged == outcome);
        recorded.decide(seat, action).is_ok_and(|events| events.iter().any(so))
    };
    (0..500).find(ends_so).unwrap_or_default()
}

/// Writes a finished match between computer players to a file.
fn finished(game: GameId) -> Option<std::path::PathBuf> {
    let players = game.players().iter().copied().find(|players| *players > 2).unwrap_or(2);
    let mut start = setup(None, 11);
    if game != start.game {
        (start.game, start.options) = (game, game.options());
        let another = start.seats[1].clone();
        start.seats.resize(players, another);
    }
    // What is looked back at is solved first, so that a picture is the same however fast the machine is.
    players::solved::wait_for(game);
    let (mut recorded, _) = RecordedMatch::begin(start).ok()?;
    let mut players: Vec<_> = (1..=players as u64).filter_map(|seed| players::new("greedy", game, seed).ok()).collect();
    while let ToAct::Choose(seat) = recorded.table().to_act() {
        let action = players[seat.index()].choose(recorded.table());
        recorded.decide(seat, action).ok()?;
    }
    let file = std::env::temp_dir().join(format!("holochess-preview-{}.jsonl", std::process::id()));
    recorded.save_to(&file).ok()?;
    Some(file)
}

/// Opens the page of the set-up that the state shows.
fn turn_page(wanted: Res<Wanted>, mut page: ResMut<SetupPage>, draft: Option<ResMut<Draft>>) {
    let Some(mut draft) = draft.filter(bevy::prelude::DetectChanges::is_added) else { return };
    match wanted.0.split('-').next() {
        Some("rules") => *page = SetupPage::Rules,
        Some("creatures") => *page = SetupPage::Creatures,
        _ => {}
    }
    if wanted.0 == "setup-chinese" {
        draft.seat_so_many(6);
    }
}

/// The steps after the match is on the table.
fn follow(
    wanted: Res<Wanted>,
    game: Option<Res<Match>>,
    director: Res<Director>,
    phase: Res<State<MatchPhase>>,
    mut hand: ResMut<Hand>,
    mut carried: ResMut<Carried>,
    mut overlays: ResMut<Overlays>,
    mut skips: MessageWriter<SkipRequested>,
    mut actions: MessageWriter<ActionRequested>,
    mut acted: Local<u32>,
) {
    let Some(game) = game else { return };
    if *phase.get() == MatchPhase::Dealing
        || (director.is_busy()
            && matches!(wanted.0.as_str(), "match" | "pause" | "push" | "question" | "hint" | "placing"))
    {
        skips.write(SkipRequested);
    }
    if director.is_busy() || game.human_to_choose().is_none() {
        return;
    }
    *acted += 1;
    let board = game.recorded().table().board();
    match wanted.0.as_str() {
        "pause" if *acted == 1 => overlays.open(Overlay::Pause),
        "question" if *acted == 1 => overlays.open(Overlay::Question(Confirmation::Resign)),
        "match" => {
            let own = aim::actors(game.recorded().table());
            hand.by_keyboard = true;
            hand.held = own.get(1).copied();
            let reach = aim::Reach::of(game.recorded().table(), hand.held, None);
            hand.focus = reach.destinations.get(reach.destinations.len() / 2).copied();
        }
        "odds" => {
            hand.by_keyboard = true;
            hand.held = board.cell("i1");
            hand.focus = board.cell("i2");
        }
        "attackers" => {
            hand.by_keyboard = true;
            hand.focus = board.cell("i2");
        }
        "drag" => {
            hand.held = board.cell("i1");
            hand.hovered = board.cell("o12");
            let piece = hand.held.and_then(|cell| game.recorded().table().piece_at(cell));
            let at = hand.hovered.map(|cell| boards::cell_centre(board.shape, cell));
            carried.set_if_neq(Carried(piece.zip(at)));
        }
        "lesson-answer" if *acted == 1 => {
            // It is legal and leads away from what the step is about.
            if let Ok(action) = game.recorded().table().read_action("o4-i3") {
                actions.write(ActionRequested(action));
            }
        }
        "placing" if *acted == 1 => {
            actions.write(ActionRequested(game.recorded().table().actions()[0]));
        }
        name if MidMatch::named(name).is_some() => {
            let Some((action, mut way)) = longest_way(game.recorded().table()) else { return };
            hand.by_keyboard = true;
            hand.held = aim::start_of(action);
            hand.focus = way.pop();
            if way.len() > 1 && MidMatch::named(name).is_some_and(|shown| shown.walks) {
                hand.walked = way;
            }
        }
        "push" | "clash" if *acted == 1 => {
            if let Some(action) = attack(game.recorded()) {
                actions.write(ActionRequested(action));
            }
        }
        _ => {}
    }
}

/// Stops between two games of a row, when the end of one and the start of the next are announced.
fn end_game(wanted: Res<Wanted>, game: Option<Res<Match>>, mut director: ResMut<Director>, mut told: Local<bool>) {
    let is_open = game.is_some_and(|game| game.human_to_choose().is_some()) && !director.is_busy();
    if wanted.0 == "interlude" && is_open && !*told {
        *told = true;
        let verdict = Verdict { winner: Some(Seat::FIRST), scores: vec![3, 0], ending: Ending::Line };
        let ended = Event::GameEnded { game: 3, verdict, scores: vec![5, 2] };
        director.rehearse([ended, Event::GameBegan { game: 4, first: Seat::new(1) }]);
    }
}

/// Requests a hint once and waits for its computation before the clock goes on.
fn counsel(
    wanted: Res<Wanted>,
    game: Option<Res<Match>>,
    director: Res<Director>,
    hint_task: Res<HintTask>,
    post_game: Res<PostGameAnalysis>,
    mut hints: MessageWriter<HintRequested>,
    mut asked: Local<bool>,
) {
    let is_open = !director.is_busy() && game.is_some_and(|game| game.human_to_choose().is_some());
    if wanted.0 == "hint" && is_open && !*asked {
        *asked = true;
        hints.write(HintRequested);
    }
    if hint_task.is_thinking()
        || post_game.progress().is_some()
        || matches!(wanted.0.as_str(), "evaluation" | "ending" | "match-chinese-6")
    {
        std::thread::sleep(Duration::from_millis(100));
    }
}

/// Shows a finished match at a turning point that was a decision.
fn analyse_match(
    wanted: Res<Wanted>,
    screen: Res<State<Screen>>,
    post_game: Res<PostGameAnalysis>,
    mut reviewing: ResMut<Reviewing>,
    mut browses: MessageWriter<BrowseRequested>,
    mut next: ResMut<NextState<Screen>>,
    mut overlays: ResMut<Overlays>,
    mut contexts: EguiContexts,
) {
    if *screen.get() != Screen::Result {
        return;
    }
    if wanted.0 == "fair-dice" && overlays.is_empty() {
        overlays.open(Overlay::FairDice);
    }
    let turning_points = post_game.analysis().map_or(&[][..], |analysis| &analysis.turning_points);
    let decision = turning_points.iter().find(|turning| matches!(turning.cause, Cause::Decision { .. }));
    let Some(turning) = decision.or(turning_points.first()) else { return };
    if wanted.0.starts_with("review") {
        reviewing.0 = true;
        browses.write(BrowseRequested(Some(turning.decision - 1)));
        next.set(Screen::Match);
    } else if wanted.0.starts_with("result")
        && let Ok(context) = contexts.ctx_mut()
    {
        surface::focus(context, &format!("result.turning.{}", turning.decision));
    }
}
