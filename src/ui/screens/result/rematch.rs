//! The next match after a result: the same players, each one seat further, and what is said of it.

use super::{ResultRequests, own_seat};
use crate::ui::{
    localised_text::LocalisedText,
    navigation::Screen,
    notices::Tone,
    preferences::Preferences,
    screens::setup::{computer, seat_words},
};
use holochess_record::{BranchOf, MatchSetup, RecordedMatch, SeatInfo, Who, fresh_seed};
use holochess_rules::{GameId, Luck, Seat, ToAct};
use holochess_session::{Match, MatchRequest, PersonRating};
use holochess_settings::GameSetup;

/// Begins the next match; against the level now nearest to the person's rating, if that was chosen.
pub(super) fn play_again(
    game: &Match,
    localised: &LocalisedText,
    person_rating: &PersonRating,
    preferences: &Preferences,
    requests: &mut ResultRequests,
) {
    let setup = game.setup();
    let Some(mut setup) = rematch(setup, game.branch()) else {
        requests.notices.say(localised.text("ui-setup-no-randomness"), Tone::Alarm);
        return;
    };
    let mut nearest_said = None;
    if let Some(computer_seat) = setup.seats.iter().position(|seat| seat.who != Who::Human)
        && setup.seats.iter().any(|seat| seat.who == Who::Human)
    {
        let nearest = person_rating.strength(setup.game).0.nearest(setup.game);
        if let Some(level) = nearest.filter(|_| {
            preferences.setups.for_game(setup.game).seats.split(' ').any(|seat| seat == GameSetup::ADAPTIVE)
        }) {
            setup.seats[computer_seat] = computer(level.id, localised);
            let name = setup.seats[computer_seat].name.clone();
            nearest_said = Some(localised.format(
                "ui-result-nearest",
                &[("name", name.into()), ("rating", localised.rating(level.rating).into())],
            ));
        }
    }
    let said = [Some(text_at_rematch(&setup, first_seat(&setup), localised)), nearest_said];
    let said = said.into_iter().flatten().filter(|text| !text.is_empty()).collect::<Vec<_>>().join(" ");
    if !said.is_empty() {
        requests.notices.say(said, Tone::Plain);
    }
    // Again with the same time for every seat.
    requests.wanted_clock.0 = requests.clock.as_ref().map(|clock| (setup.seed.sha256_hex(), clock.control()));
    // That of a branch branches off at the same moment: who had left the match there is not back either.
    match game.branch() {
        Some(of) => _ = requests.matches.write(MatchRequest::Branch(setup, of.clone())),
        None => _ = requests.matches.write(MatchRequest::Start(setup)),
    }
    requests.next.set(Screen::Match);
}

/// The name of a seat: the game's own, or its number.
fn seat_name(localised: &LocalisedText, game: GameId, seat: Seat) -> String {
    let words = seat_words(localised, game, seat.index());
    if words.parse::<u8>().is_ok() { localised.seat_name(seat) } else { words }
}

/// The seat that begins this match; in Holochess it follows from the seed.
fn first_seat(setup: &MatchSetup) -> Option<Seat> {
    let (recorded, _) = RecordedMatch::begin(setup.clone()).ok()?;
    match recorded.table().to_act() {
        ToAct::Choose(seat) => Some(seat),
        _ => None,
    }
}

/// What a rematch changes, said before it begins: every player moves on by one seat. For the only person that is who
/// begins, since the seat near to them and its colour are always theirs.
pub(super) fn text_before_rematch(game: &Match, localised: &LocalisedText) -> String {
    if game.live().is_some() {
        return localised.text("live-rematch");
    }
    if own_seat(game).is_none() {
        return localised.text("ui-result-rematch-both");
    }
    let mut next = game.setup().clone();
    if next.luck() != Luck::Nothing {
        return localised.text("ui-result-begins-drawn");
    }
    move_seats(&mut next.seats, game.branch());
    first_seat(&next).map(|first| first_player_text(&next.seats, first, localised)).unwrap_or_default()
}

/// Who begins among these players, of whom one is a person.
fn first_player_text(seats: &[SeatInfo], first: Seat, localised: &LocalisedText) -> String {
    let info = &seats[first.index()];
    if info.who == Who::Human {
        return localised.text("ui-result-begins-you");
    }
    localised.with("ui-result-begins", "name", localised.player(first, info))
}

/// Who begins, or of several people who plays which seat, said when the rematch begins; empty if only computers play.
fn text_at_rematch(setup: &MatchSetup, first: Option<Seat>, localised: &LocalisedText) -> String {
    let people: Vec<usize> = (0..setup.seats.len()).filter(|seat| setup.seats[*seat].who == Who::Human).collect();
    let seat = |seat: usize| seat_name(localised, setup.game, Seat::new(seat));
    match people[..] {
        [] => String::new(),
        [_] => first.map(|first| first_player_text(&setup.seats, first, localised)).unwrap_or_default(),
        _ => {
            let who = |person: &usize| {
                let name = localised.player(Seat::new(*person), &setup.seats[*person]);
                localised.format("ui-result-sits", &[("name", name.into()), ("seat", seat(*person).into())])
            };
            localised.with("ui-result-swapped-both", "seats", people.iter().map(who).collect::<Vec<_>>().join("; "))
        }
    }
}

/// Moves every player one seat further. Where a match branched off another one that some had left, their seats stay as
/// they are: no player plays there.
fn move_seats(seats: &mut [SeatInfo], branch: Option<&BranchOf>) {
    let left = |seat: usize| {
        branch.is_some_and(|of| of.finished.iter().chain(&of.resigned).any(|number| usize::from(*number) == seat + 1))
    };
    let playing: Vec<usize> = (0..seats.len()).filter(|seat| !left(*seat)).collect();
    for pair in playing.windows(2) {
        seats.swap(pair[0], pair[1]);
    }
}

/// The set-up of the match with fresh dice and every player one seat further.
fn rematch(setup: &MatchSetup, branch: Option<&BranchOf>) -> Option<MatchSetup> {
    let mut seats = setup.seats.clone();
    move_seats(&mut seats, branch);
    let seed = fresh_seed().ok()?;
    Some(MatchSetup { game: setup.game, options: setup.options.clone(), seats, seed, position: setup.position.clone() })
}

#[cfg(test)]
mod tests {
    use bevy::prelude::*;

    use super::*;
    use holochess_locale::Language;
    use holochess_rules::dice::Seed;

    fn setup(seats: [(Who, &str); 2]) -> MatchSetup {
        MatchSetup {
            game: GameId::Holochess,
            options: GameId::Holochess.options(),
            seats: seats.map(|(who, name)| SeatInfo { who, name: name.to_owned() }).to_vec(),
            seed: Seed::from_number(7),
            position: None,
        }
    }

    #[test]
    fn in_a_rematch_of_a_branch_the_seats_of_those_who_left_stay_as_they_are() {
        let seat = |name: &str| SeatInfo { who: Who::Human, name: name.to_owned() };
        let mut seats = ["Ada", "Ben", "Cleo", "Dora"].map(seat);
        let branch = BranchOf { seed_sha256: String::new(), after: 9, finished: vec![4], resigned: vec![2] };
        move_seats(&mut seats, Some(&branch));
        assert_eq!(seats.each_ref().map(|seat| &*seat.name), ["Cleo", "Ben", "Ada", "Dora"]);
        move_seats(&mut seats, None);
        assert_eq!(seats.each_ref().map(|seat| &*seat.name), ["Ben", "Ada", "Dora", "Cleo"]);
    }

    #[test]
    fn whoever_plays_is_told_where_they_sit_in_the_rematch() {
        for language in Language::ALL {
            let localised = LocalisedText::new(language);
            let again =
                rematch(&setup([(Who::Human, "Ada"), (Who::Human, "Ben")]), None).expect("there are random numbers");
            let said = text_at_rematch(&again, Some(Seat::FIRST), &localised);
            let [ben, ada] = ["Ben", "Ada"].map(|name| said.find(name).expect("both are named"));
            assert!(ben < ada, "the first is the one who sat opposite: {said}");
            // The only person is told who begins, and no seat.
            let mut before = setup([(Who::Human, "Ada"), (Who::Computer("borak".to_owned()), "Borak")]);
            for expected in
                [localised.with("ui-result-begins", "name", "Borak"), localised.text("ui-result-begins-you")]
            {
                before = rematch(&before, None).expect("there are random numbers");
                let said = text_at_rematch(&before, Some(Seat::FIRST), &localised);
                assert_eq!(said, expected);
                assert!(!said.contains(&localised.text("seat-holochess-2")), "{said}");
            }
        }
    }

    #[test]
    fn a_rematch_says_before_it_begins_who_begins_or_between_people_that_seats_and_colours_change() {
        for language in Language::ALL {
            let localised = LocalisedText::new(language);
            let said_of = |before: &MatchSetup| {
                let mut app = App::new();
                app.add_plugins((MinimalPlugins, holochess_session::plugin));
                app.world_mut().write_message(MatchRequest::Start(before.clone()));
                app.update();
                text_before_rematch(app.world().resource::<Match>(), &localised)
            };
            let both = setup([(Who::Human, "Ada"), (Who::Human, "Ben")]);
            assert_eq!(said_of(&both), localised.text("ui-result-rematch-both"));
            for (game, players) in
                [(GameId::Holochess, 2), (GameId::Groi, 2), (GameId::Chinese, 3), (GameId::Chinese, 6)]
            {
                for own in 0..players {
                    let mut seats =
                        vec![SeatInfo { who: Who::Computer("random".to_owned()), name: String::new() }; players];
                    seats[own].who = Who::Human;
                    let before =
                        MatchSetup { game, options: game.options(), seats, seed: Seed::from_number(7), position: None };
                    let said = said_of(&before);
                    if before.luck() != Luck::Nothing {
                        assert_eq!(said, localised.text("ui-result-begins-drawn"));
                        continue;
                    }
                    let after = rematch(&before, None).expect("there are random numbers");
                    let first = first_seat(&after).expect("a player begins");
                    assert_eq!(
                        said,
                        first_player_text(&after.seats, first, &localised),
                        "{game:?}, {own} of {players}"
                    );
                    assert_eq!(
                        said == localised.text("ui-result-begins-you"),
                        after.seats[first.index()].who == Who::Human
                    );
                }
            }
        }
    }
}
