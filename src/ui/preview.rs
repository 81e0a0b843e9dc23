//! Every screen as a picture: brings the interface to a named state without mouse or keys. Used by `holochess picture
//! menu:NAME` and by tests.

mod example_matches;
mod journey;
mod on_table;
mod online;
mod own_folder;
mod puzzles;
mod shelf;
mod wanted;

use bevy::prelude::*;

use super::{
    games::{self, mid_match::MidMatch, mid_match_named, with_clashes},
    localised_text::LocalisedText,
    navigation::Screen,
    overlay::{Overlay, Overlays},
    preferences::Preferences,
    puzzle_progress::{KeptDay, Today},
    screens::{ChosenTable, Draft, HowToPage, Letters, PuzzleShelf, SettingsPage, SettingsView, SetupPage, Sitter},
    systems::UiSystems,
    theme::on_screen_keyboard::LetterRequest,
    window_shape::{WindowShape, WindowTrial},
};
#[cfg(test)]
pub(in crate::ui) use example_matches::test_setup;
use example_matches::{finished, placing, seed_of, setup};
use holochess_lessons::Lesson;
use holochess_record::{RecordedMatch, Seconds, TimeControl};
use holochess_rules::{GameId, Outcome};
use holochess_session::{MatchRequest, PersonRating, WantedClock, clash_timing};
use holochess_settings::{GameSetup, StoredRating, StoredRatings};
use holochess_view::pieces::Armies;
use own_folder::OwnFolder;
use wanted::{FLAGSHIP, WantedState};

/// The names of the states that belong to no game.
const NAMES: [&str; 61] = [
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
    "rules",
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
    "how-to-keys",
    "credits",
    "controls",
    "pause",
    "question",
    "match",
    "match-clock",
    "match-clock-6",
    "rules-clock",
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
    "review",
    "review-values",
    "fair-dice",
    "matches",
    "matches-more",
    "watch",
    "branch",
    "keep-window",
    "letters",
    "rulebook",
    "journey",
    "journey-won",
    "journey-statistics",
    "journey-medals",
    "journey-people",
    "mail",
    "mail-rules",
    "online-join",
    "online-open",
    "online-sit",
];

/// The states that every game has: what their names begin with; the game's id follows.
const OF_GAMES: [&str; 6] = ["setup-", "rules-", "creatures-", "how-to-", "result-", "rulebook-"];

/// Prefix of names of states at the table: the same from straight above.
const FLAT: &str = "flat-";

/// Those of them that are pages of the set-up.
const SET_UP: [&str; 3] = ["setup-", "rules-", "creatures-"];

/// The names of all states: those of no game, what every game has, and each game's tables in the middle of a match.
/// What the game of most pictures has stands under the name without a game.
pub fn names() -> Vec<String> {
    let has = |page: &str, game: GameId| page != "creatures-" || Armies::size(game) > 0;
    let page = |page: &'static str, game: GameId| has(page, game).then(|| format!("{page}{}", game.id()));
    let others = || GameId::ALL.into_iter().filter(|game| *game != FLAGSHIP);
    let of_games = OF_GAMES.into_iter().flat_map(|prefix| others().filter_map(move |game| page(prefix, game)));
    let tables = GameId::ALL.into_iter().flat_map(|game| games::face_of(game).mid_matches);
    let tables = tables.map(|table| table.name.to_owned());
    NAMES.into_iter().map(str::to_owned).chain(of_games).chain(tables).collect()
}

/// The state that is meant by a name, and whether its table is seen from straight above.
pub fn state(name: &str) -> Option<(&str, bool)> {
    let (name, from_above) = name.strip_prefix(FLAT).map_or((name, false), |name| (name, true));
    names().iter().any(|known| known == name).then_some((name, from_above))
}

/// Goes to the state with this name, one of [`names`], which may follow `flat-`. `None` if there is no such state.
pub fn plugin(name: &str) -> Option<impl Plugin + use<>> {
    let (name, from_above) = state(name)?;
    let name = name.to_owned();
    Some(move |app: &mut App| {
        app.insert_resource(WantedState(name.clone()))
            .init_resource::<OwnFolder>()
            .add_systems(
                PostStartup,
                (move |mut preferences: ResMut<Preferences>| {
                    preferences.access.from_above = from_above;
                })
                .before(prepare),
            )
            .add_systems(PostStartup, (prepare, shelf::prepare, journey::prepare, online::prepare, lead).chain())
            .add_systems(
                Update,
                (
                    turn_page,
                    on_table::prepare_table,
                    puzzles::solve_puzzle,
                    puzzles::show_values,
                    on_table::end_game,
                    on_table::request_hint,
                    on_table::analyse_match,
                    shelf::prepare_shelf,
                    journey::prepare_journey,
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
        "clash" => clash_timing::seconds_to_judgement(),
        // The computer has the first turn there.
        "hint" | "match" | "pause" | "question" => 2.4,
        "interlude" => 1.6,
        _ => 1.0,
    }
}

/// Sets what the state needs before its first step.
fn prepare(
    wanted: Res<WantedState>,
    mut preferences: ResMut<Preferences>,
    mut person_rating: ResMut<PersonRating>,
    mut commands: Commands,
) {
    match wanted.0.as_str() {
        "puzzles" | "puzzles-endings" => {
            commands.insert_resource(Today(puzzles::DAY));
            commands.insert_resource(KeptDay);
            commands.insert_resource(puzzles::progress());
        }
        "evaluation" | "ending" | "hint" => preferences.help.evaluation_bar = true,
        "nearest" => {
            preferences.setups.for_game_mut(FLAGSHIP).seats = format!("human {}", GameSetup::ADAPTIVE);
            let mut standings = StoredRatings::default();
            standings.set("", FLAGSHIP.id(), StoredRating { rating: 486.0, deviation: 117.0, matches: 9 });
            *person_rating = PersonRating::new(standings, None);
        }
        name => {
            if let Some(shown) = mid_match_named(name) {
                preferences.help.evaluation_bar = shown.evaluation;
                preferences.help.danger = shown.danger;
            }
        }
    }
}

/// The first step: opens the screen and begins the match.
fn lead(
    wanted: Res<WantedState>,
    folder: Res<OwnFolder>,
    mut next: ResMut<NextState<Screen>>,
    mut table: ResMut<ChosenTable>,
    mut how_to: ResMut<HowToPage>,
    mut settings: ResMut<SettingsView>,
    mut shelf: ResMut<PuzzleShelf>,
    (mut overlays, mut letters, localised): (ResMut<Overlays>, ResMut<Letters>, Res<LocalisedText>),
    mut trial: ResMut<WindowTrial>,
    mut requests: MessageWriter<MatchRequest>,
    mut clock: ResMut<WantedClock>,
) {
    // A match that was played before is continued from a file of the preview's own.
    let of_clashes = with_clashes().map(|(_, shown)| shown);
    let busy = of_clashes.map(|shown| shown.busy);
    let mut go_on = |recorded: Option<RecordedMatch>| {
        requests.write_batch(recorded.and_then(|recorded| folder.keep(&recorded)).map(MatchRequest::Resume));
    };
    match wanted.0.as_str() {
        "lesson" | "lesson-answer" => {
            requests.write(MatchRequest::Lesson { lesson: Lesson::of(FLAGSHIP), part: Some(1) });
        }
        name if shelf::is_one(name) || journey::is_one(name) || online::is_one(name) => {}
        "tables" => next.set(Screen::Tables),
        "puzzles" => next.set(Screen::Puzzles),
        "puzzles-endings" => {
            *shelf = puzzles::endings();
            next.set(Screen::Puzzles);
        }
        name if let Some(puzzle) = puzzles::puzzle(name) => {
            requests.write(MatchRequest::Puzzle(puzzle));
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
        "letters" => {
            let label = localised.text("ui-setup-your-name");
            *letters =
                Letters::begin(LetterRequest { field: String::new(), label, text: "Ada".to_owned(), longest: 24 });
            overlays.open(Overlay::Letters);
        }
        "keep-window" => {
            trial.begin(WindowShape::windowed([1280, 720]));
            overlays.open(Overlay::KeepWindow);
        }
        "match" | "pause" | "question" | "hint" => {
            requests.write(MatchRequest::Start(setup(None, 7)));
        }
        "ending" => {
            requests.write(MatchRequest::Start(setup(of_clashes.map(|shown| shown.ending), 7)));
        }
        "odds" | "attackers" | "drag" | "clash" | "evaluation" => {
            requests.write(MatchRequest::Start(setup(busy, 7)));
        }
        "match-clock" | "match-clock-6" => {
            let setup = example_matches::timed(if wanted.0.ends_with('6') { 6 } else { 2 });
            let control = TimeControl { minutes: 10, seconds: 5, kind: Seconds::Increment };
            clock.0 = Some((setup.seed.sha256_hex(), control));
            requests.write(MatchRequest::Start(setup));
        }
        "placing" => {
            requests.write(MatchRequest::Start(placing()));
        }
        "push" => {
            requests.write(MatchRequest::Start(setup(busy, seed_of(Outcome::Push))));
        }
        name if name.starts_with("result-") => {
            go_on(name.strip_prefix("result-").and_then(GameId::from_id).and_then(finished));
        }
        "review-values" => {
            go_on(puzzles::first_game().and_then(finished));
        }
        "result" | "review" | "fair-dice" => {
            go_on(finished(FLAGSHIP));
        }
        name => {
            let name = if name == "interlude" { "match-row" } else { name };
            go_on(mid_match_named(name).and_then(MidMatch::recorded));
        }
    }
}

/// Opens the page of the set-up that the state shows.
fn turn_page(wanted: Res<WantedState>, mut page: ResMut<SetupPage>, draft: Option<ResMut<Draft>>) {
    let Some(mut draft) = draft.filter(bevy::prelude::DetectChanges::is_added) else { return };
    match wanted.0.split('-').next() {
        Some("rules") => *page = SetupPage::Rules,
        Some("creatures") => *page = SetupPage::Creatures,
        _ => {}
    }
    // As many as can sit there.
    let game = wanted.0.strip_prefix("setup-").and_then(GameId::from_id);
    if let Some(most) = game.and_then(|game| game.players().iter().max().copied()) {
        draft.seat_so_many(most);
    }
    if wanted.0 == "rules-clock" {
        draft.sitters[1] = Sitter::Person;
        draft.clock = Some(TimeControl { minutes: 10, seconds: 5, kind: Seconds::Increment });
    }
}
