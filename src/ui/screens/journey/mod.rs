//! Your evenings: who plays, the journey of nine evenings, what the matches add up to, and medals.

mod evenings;
mod medals;
mod people;
mod state;
mod statistics;

use bevy::{
    ecs::system::SystemParam,
    prelude::*,
    tasks::{IoTaskPool, futures::check_ready},
};
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{Align2, Rect, Ui, pos2, vec2},
};
pub(super) use state::JourneyData;
use state::{EveningChoice, WaitingMatch, result_of};
pub use state::{Journey, JourneyPage};

use crate::ui::{
    frame::{Draw, screen_sheet},
    localised_text::LocalisedText,
    navigation::{Screen, WayBack},
    notices::{Notices, Tone},
    overlay::Overlays,
    portraits::Portraits,
    preferences::Preferences,
    systems::UiSystems,
    theme::{light::Edge, margin, prelude::*, tabs::tabs},
};
use holochess_locale::file_error;
use holochess_platform::clock::SystemTime;
use holochess_record::career::{Evening, EveningResult, Profiles, evenings, medals_of};
use holochess_record::{Date, Shelf, fresh_seed};
use holochess_session::{Autosave, Match, MatchPhase, MatchRequest, Progress};
use holochess_settings::{Subject, controls::Command};

/// Counts results in the background, and selects the first evening that is not won.
fn open_journey(
    autosave: Res<Autosave>,
    server: Option<Res<AssetServer>>,
    preferences: Res<Preferences>,
    progress: Res<Progress>,
    mut portraits: ResMut<Portraits>,
    mut screen: ResMut<Journey>,
) {
    if let Some(server) = server {
        portraits.request_all(&server);
        for evening in evenings() {
            portraits.request_opponent(&evening.opponent, &server);
        }
    }
    screen.naming = None;
    (screen.waiting, screen.looking, screen.sits_down) = (None, None, false);
    let Some(shelf) = autosave.0.clone() else { return };
    screen.counting = Some(IoTaskPool::get().spawn(async move { Profiles::read(shelf.folder()) }));
    let name = preferences.person_name();
    // The first that was not won is looked at, unless another one was.
    let profile = screen.profiles.find(name);
    let next =
        evenings().iter().position(|evening| result_of(evening, name, &progress, profile) != Some(EveningResult::Won));
    let is_won = evenings()
        .get(screen.evening)
        .is_none_or(|evening| result_of(evening, name, &progress, profile) == Some(EveningResult::Won));
    if is_won && screen.evening == 0 {
        screen.evening = next.unwrap_or(0);
    }
}

/// Takes in what was counted, and looks for the match of the evening that waits.
fn advance_work(
    autosave: Res<Autosave>,
    localised: Res<LocalisedText>,
    preferences: Res<Preferences>,
    mut progress: ResMut<Progress>,
    mut screen: ResMut<Journey>,
    mut notices: ResMut<Notices>,
) {
    let screen = screen.bypass_change_detection();
    if let Some(counted) = screen.counting.as_mut().and_then(check_ready) {
        screen.counting = None;
        match counted {
            Ok(profiles) => {
                note_medals(&profiles, &mut progress);
                screen.profiles = profiles;
            }
            Err(error) => {
                let why = localised.say(&file_error(&error));
                notices.say(localised.with("ui-trouble-load", "why", why), Tone::Alarm);
            }
        }
    }
    let looked_at = screen.evening;
    if let Some((of, looking)) = &mut screen.looking
        && let Some(found) = check_ready(looking)
    {
        screen.waiting = Some((*of, found));
        screen.looking = None;
    }
    let is_of = |of: Option<usize>| of == Some(looked_at);
    if !is_of(screen.waiting.as_ref().map(|(of, _)| *of))
        && !is_of(screen.looking.as_ref().map(|(of, _)| *of))
        && let Some(evening) = evenings().get(looked_at)
    {
        // Away from the frame: matches that were begun are read from their first decision to their last.
        match autosave.0.clone() {
            Some(shelf) => {
                let name = preferences.person_name().to_owned();
                let task = IoTaskPool::get().spawn(async move { waiting_match(&shelf, evening, &name) });
                screen.looking = Some((looked_at, task));
            }
            None => screen.waiting = Some((looked_at, None)),
        }
    }
}

/// Notes the medals that players have earned by their records and that are not noted yet: from an older version, or from
/// an imported match.
fn note_medals(profiles: &Profiles, progress: &mut Progress) {
    for (key, date) in &profiles.earned {
        if progress.learned.get(Subject::Medals, key) == 0 {
            progress.note_first(Subject::Medals, key, *date);
        }
    }
}

/// The match of an evening that the person of this name has begun and that is not over.
fn waiting_match(shelf: &Shelf, evening: &Evening, name: &str) -> Option<WaitingMatch> {
    let (file, recorded) = shelf.newest(|setup| evening.is_of_person(setup, name)).ok()?.newest?;
    Some(WaitingMatch { file, turn: recorded.turn() })
}

/// Notes an evening that has come to its end at the table, however its match was begun, and medals that were earned in
/// a match.
pub(super) fn note_evening(
    phase: Res<State<MatchPhase>>,
    game: Option<Res<Match>>,
    mut progress: ResMut<Progress>,
    mut noted: Local<bool>,
) {
    let game = game.filter(|game| *phase.get() == MatchPhase::Over && game.watching().is_none());
    let Some(game) = game else {
        *noted = false;
        return;
    };
    if std::mem::replace(&mut *noted, true) {
        return;
    }
    let is_practice = game.lesson().is_some() || game.puzzle().is_some();
    for evening in evenings() {
        let Some(result) = evening.result(&game) else { continue };
        let name = &game.setup().seats[0].name;
        progress.note(Subject::Journey, &evening.key(name), result.number());
    }
    if !is_practice {
        let today = Date::of(SystemTime::now()).number();
        for key in medals_of(&game) {
            progress.note_first(Subject::Medals, &key, today);
        }
    }
}

/// What this screen asks of others.
#[derive(SystemParam)]
struct EveningRequests<'w> {
    next: ResMut<'w, NextState<Screen>>,
    matches: MessageWriter<'w, MatchRequest>,
    way_back: ResMut<'w, WayBack>,
    notices: ResMut<'w, Notices>,
    preferences: ResMut<'w, Preferences>,
}

/// Draws the journey, and carries out what is chosen.
fn draw(
    mut contexts: EguiContexts,
    localised: Res<LocalisedText>,
    portraits: Res<Portraits>,
    progress: Res<Progress>,
    overlays: Res<Overlays>,
    mut screen: ResMut<Journey>,
    mut requests: EveningRequests,
) -> Result {
    let mut ui = screen_sheet(contexts.ctx_mut()?, "journey", &overlays);
    let whole = ui.max_rect();
    let brush = Brush::new(&ui);
    brush.dim(whole, 0.88);
    brush.scrim(Rect::from_min_size(whole.min, vec2(whole.width(), whole.height() * 0.4)), Edge::Top, 0.7);
    brush.scrim(Rect::from_min_max(pos2(0.0, whole.height() * 0.4), whole.max), Edge::Bottom, 0.9);
    let screen = screen.bypass_change_detection();
    let name = requests.preferences.person_name().to_owned();
    let seen = JourneyData { localised: &localised, portraits: &portraits, progress: &progress, name: &name };
    match draw_screen(&mut ui, &seen, screen) {
        Some(EveningChoice::SitDown) => screen.sits_down = true,
        Some(EveningChoice::Be(name)) => {
            requests.preferences.game.names[0] = name;
            screen.choosing = false;
            screen.naming = None;
            // Whose match waits is another question now.
            (screen.waiting, screen.looking, screen.sits_down) = (None, None, false);
        }
        Some(EveningChoice::Leave) => requests.next.set(Screen::Title),
        None => {}
    }
    if screen.sits_down
        && let Some((of, waiting)) = screen.waiting.clone()
        && of == screen.evening
    {
        screen.sits_down = false;
        sit_down(of, waiting, &name, &localised, &mut requests);
    }
    Ok(())
}

/// Draws the screen.
pub(super) fn draw_screen(ui: &mut Ui, seen: &JourneyData<'_>, screen: &mut Journey) -> Option<EveningChoice> {
    let (whole, brush, localised) = (ui.max_rect(), Brush::new(ui), seen.localised);
    let margin = margin(whole.width());
    brush.left(pos2(margin, 56.0), localised.text("journey-heading"), typeface::HEADING);
    let who = if seen.name.is_empty() { localised.text("profile-nameless") } else { seen.name.to_owned() };
    let profile = screen.profiles.find(seen.name).cloned();
    let told = match &profile {
        Some(profile) => {
            let all = profile.statistics.all;
            let arguments = [("name", who.into()), ("count", all.count().into()), ("won", all.won.into())];
            localised.format("journey-who-played", &arguments)
        }
        None => localised.with("journey-who", "name", who),
    };
    brush.fit(pos2(margin, 94.0), Align2::LEFT_CENTER, &told, typeface::BODY.coloured(INK), whole.width() * 0.45);
    let mut choice = None;
    if screen.choosing {
        choice = people::draw(ui, seen, screen);
    } else {
        let words: Vec<(&str, String)> =
            JourneyPage::ALL.iter().map(|(_, name, id)| (*name, localised.text(id))).collect();
        let now = JourneyPage::ALL.iter().position(|(page, ..)| *page == screen.page).unwrap_or_default();
        if let Some(turned) = tabs(ui, pos2(whole.right() - margin, 50.0), &words, now, ICE) {
            screen.page = JourneyPage::ALL[turned].0;
        }
        let area = Rect::from_min_max(pos2(margin, 124.0), pos2(whole.right() - margin, whole.bottom() - 70.0));
        match screen.page {
            JourneyPage::Evenings => choice = evenings::draw(ui, seen, screen, profile.as_ref(), area),
            JourneyPage::Statistics => statistics::draw(ui, seen, screen, profile.as_ref(), area),
            JourneyPage::Medals => medals::draw(ui, seen, profile.as_ref(), area),
        }
    }
    draw_foot(ui, localised, screen, margin).or(choice)
}

/// The foot of the screen: the way back, and who plays.
fn draw_foot(ui: &Ui, localised: &LocalisedText, screen: &mut Journey, margin: f32) -> Option<EveningChoice> {
    let y = ui.max_rect().bottom() - 38.0;
    let leave = KeyCommand::new("journey.back", Command::Back, localised.text("ui-back"));
    let mut choice = None;
    // One step back at a time: the name, the choice of who plays, the screen.
    let is_left = leave.draw(ui, pos2(margin, y), typeface::ACTION);
    if is_left && screen.naming.take().is_none() && !std::mem::take(&mut screen.choosing) {
        choice = Some(EveningChoice::Leave);
    }
    if !screen.choosing {
        let brush = Brush::new(ui);
        let at = pos2(margin + leave.width(&brush, typeface::ACTION) + 34.0, y);
        let choose = KeyCommand::new("journey.choose", Command::ChoosePerson, localised.text("journey-choose"));
        if choose.draw(ui, at, typeface::ACTION) {
            screen.choosing = true;
        }
    }
    choice
}

/// Begins the match of an evening, or goes on with the one that waits.
fn sit_down(
    evening: usize,
    waiting: Option<WaitingMatch>,
    name: &str,
    localised: &LocalisedText,
    requests: &mut EveningRequests,
) {
    let Some(evening) = evenings().get(evening) else { return };
    requests.way_back.0 = Some(Screen::Journey);
    if let Some(waiting) = waiting {
        requests.matches.write(MatchRequest::Resume(waiting.file));
        return;
    }
    match fresh_seed().ok().and_then(|seed| evening.setup(name, seed)) {
        Some(setup) => _ = requests.matches.write(MatchRequest::Start(setup)),
        None => requests.notices.say(localised.text("ui-setup-no-randomness"), Tone::Alarm),
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Journey>()
        .add_systems(OnEnter(Screen::Journey), open_journey)
        .add_systems(
            Update,
            (advance_work.run_if(in_state(Screen::Journey)), note_evening)
                .chain()
                .after(super::follow_match::follow_match)
                .after(super::mail::receive_mail_results)
                .in_set(UiSystems::Screens),
        )
        .add_systems(EguiPrimaryContextPass, draw.in_set(Draw::Journey).run_if(in_state(Screen::Journey)));
}

#[cfg(test)]
mod tests {
    use super::*;
    use holochess_record::RecordedMatch;
    use holochess_rules::dice::Seed;

    #[test]
    fn the_match_that_waits_is_that_of_whoever_looks() {
        let folder = tempfile::tempdir().expect("tests may write temporary files");
        let shelf = Shelf::at(folder.path());
        let evening = &evenings()[0];
        let mut begun = Vec::new();
        for (seed, name) in [(3, "Ada"), (4, "Player 1")] {
            let setup = evening.setup(name, Seed::from_number(seed)).expect("its options are the game's");
            let recorded = RecordedMatch::begin(setup).expect("it begins").0;
            let file = shelf.claim(recorded.setup()).expect("the folder is ours");
            recorded.save_to(&file).expect("the folder is ours");
            begun.push(file);
        }
        let waiting = |name: &str| waiting_match(&shelf, evening, name).map(|waiting| waiting.file);
        assert_eq!(waiting("Ada").as_ref(), Some(&begun[0]));
        assert_eq!(waiting(""), Some(begun[1].clone()), "an earlier version called who has no name after the seat");
        assert_eq!(waiting("Bo"), None, "nobody goes on with another's evening");
    }
}
