//! Your evenings, the rulebook and matches by mail, for pictures.

use std::path::Path;

use bevy::prelude::*;

use super::{
    example_matches::setup,
    own_folder::OwnFolder,
    wanted::{FLAGSHIP, WantedState},
};
use crate::ui::{
    navigation::Screen,
    overlay::{Overlay, Overlays},
    preferences::Preferences,
    rule_link::RuleInQuestion,
    screens::{Journey, JourneyPage, Mail, MailPlace, Rulebook},
};
use holochess_lessons::Page;
use holochess_players as players;
use holochess_record::career::{Profiles, evenings};
use holochess_record::{MailArrival, MailBox, MailMatch, MatchSetup, RecordedMatch, SeatInfo, Who};
use holochess_rules::{GameId, ToAct};
use holochess_session::Progress;
use holochess_settings::Subject;

/// Whether a name is one of those that are shown here.
pub(super) fn is_one(name: &str) -> bool {
    name.starts_with("journey") || name.starts_with("rulebook") || name.starts_with("mail")
}

/// A match of Ada's against a level, with the level `greedy` in her place.
fn played(game: GameId, level: &str, seed: u64) -> Option<RecordedMatch> {
    let mut start: MatchSetup = setup(None, seed);
    (start.game, start.options) = (game, game.options());
    start.seats[1] = SeatInfo { who: Who::Computer(level.to_owned()), name: String::new() };
    let mut recorded = RecordedMatch::begin(start).ok()?.0;
    let mut players = [players::new("greedy", game, seed).ok()?, players::new("random", game, seed).ok()?];
    // Where the other seems stronger she loses more often.
    if seed.is_multiple_of(3) {
        players.swap(0, 1);
    }
    while let (ToAct::Choose(seat), true) = (recorded.table().to_act(), recorded.decisions().len() < 600) {
        let action = players[seat.index()].choose(recorded.table());
        recorded.decide(seat, action).ok()?;
    }
    Some(recorded)
}

/// What Ada's matches add up to.
fn profiles() -> Profiles {
    let mut profiles = Profiles::default();
    // Against those of the first evenings, each twice.
    let opponents = evenings().iter().take(7).map(|evening| (GameId::from_id(&evening.game), &*evening.opponent));
    let matches = opponents.flat_map(|opponent| std::iter::repeat_n(opponent, 2));
    for (seed, (game, level)) in (1..).zip(matches) {
        if let Some(recorded) = game.and_then(|game| played(game, level, seed)) {
            profiles.add(&recorded);
        }
    }
    profiles
}

/// Some turns of a match by mail between two folders; the first one's is looked at.
fn mail(folder: &Path) -> Option<MailBox> {
    let [own, other] = ["own", "other"].map(|name| MailBox::at(folder.join(name)));
    let line = |by_mail: &MailMatch| by_mail.to_send().map(holochess_record::MailMessage::line);
    let take = |place: &MailBox, message: &str, name: &str| match place.take(message).ok()? {
        MailArrival::Invitation(invitation) => place.accept(&invitation, name).ok(),
        MailArrival::News(by_mail) => Some(*by_mail),
        MailArrival::Known { .. } => None,
    };
    let mut message = line(&own.invite(FLAGSHIP, &[], "Ada").ok()?)?;
    for round in 0..9 {
        let (place, name) = if round % 2 == 0 { (&other, "Bo") } else { (&own, "Ada") };
        let mut by_mail = take(place, &message, name)?;
        if round == 7 {
            break;
        }
        let mut player = players::new("greedy", FLAGSHIP, round).ok()?;
        while by_mail.is_own_turn() {
            let table = by_mail.recorded()?.table();
            let action = table.action_text(player.choose(table));
            by_mail.decide(&action).ok()?;
        }
        place.save(&mut by_mail).ok()?;
        message = line(&by_mail)?;
    }
    // And one that has only been proposed.
    own.invite(GameId::ALL.into_iter().rfind(|game| game.players() == [2])?, &[], "Ada").ok()?;
    Some(own)
}

/// The first step: opens the screen with something on it.
pub(super) fn prepare(
    wanted: Res<WantedState>,
    folder: Res<OwnFolder>,
    mut preferences: ResMut<Preferences>,
    mut progress: ResMut<Progress>,
    mut overlays: ResMut<Overlays>,
    mut rule: ResMut<RuleInQuestion>,
    mut place: ResMut<MailPlace>,
    mut next: ResMut<NextState<Screen>>,
    mut commands: Commands,
) {
    match wanted.0.as_str() {
        name if name.starts_with("journey") => {
            "Ada".clone_into(&mut preferences.game.names[0]);
            for (evening, result) in evenings().iter().zip([2, 2, 1]) {
                // Kept nowhere in pictures.
                progress.note(Subject::Journey, &evening.key("Ada"), result);
            }
            for medal in ["first-win Ada", "summit Ada"] {
                progress.note_first(Subject::Medals, medal, 20_261_121);
            }
            let (page, evening) = match name {
                "journey-statistics" => (JourneyPage::Statistics, 2),
                "journey-medals" => (JourneyPage::Medals, 2),
                "journey-won" => (JourneyPage::Evenings, 1),
                _ => (JourneyPage::Evenings, 3),
            };
            commands.insert_resource(Journey::with_profiles(profiles(), page, evening, name == "journey-people"));
            next.set(Screen::Journey);
        }
        name if name.starts_with("rulebook") => {
            let game = name.strip_prefix("rulebook-").and_then(GameId::from_id).unwrap_or(FLAGSHIP);
            rule.look_up(game, Page::find(game, "attack").map_or("goal", |page| &page.id));
            overlays.open(Overlay::Rules);
        }
        "mail" | "mail-rules" => {
            if let Some(own) = mail(folder.path()) {
                place.0 = Some(own.folder().to_owned());
            }
            next.set(Screen::Mail);
        }
        _ => {}
    }
}

/// Takes the attacker of the page in hand and points at its target; opens the rules of a new match by mail.
pub(super) fn prepare_journey(
    wanted: Res<WantedState>,
    overlays: Res<Overlays>,
    preferences: Res<Preferences>,
    screen: Res<State<Screen>>,
    mut book: ResMut<Rulebook>,
    mut mail: ResMut<Mail>,
) {
    if wanted.0 == "mail-rules" && *screen.get() == Screen::Mail && !mail.is_proposing() {
        mail.choose_rules(FLAGSHIP, &preferences);
    }
    if wanted.0 == "rulebook" && overlays.top() == Some(Overlay::Rules) {
        book.try_first();
    }
}
