//! The matches that stand on the table in pictures.

use super::wanted::FLAGSHIP;
use crate::ui::games::{ClashPictures, with_clashes};
use holochess_players as players;
use holochess_record::{MatchSetup, RecordedMatch, SeatInfo, Who};
use holochess_rules::{Action, Event, GameId, Outcome, ToAct, dice::Seed};

/// A match between a person and the computer from a position, with this seed.
pub(super) fn setup(position: Option<&str>, seed: u64) -> MatchSetup {
    let person = SeatInfo { who: Who::Human, name: "Ada".to_owned() };
    let computer = SeatInfo { who: Who::Computer("nix".to_owned()), name: String::new() };
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
pub(in crate::ui) fn test_setup() -> MatchSetup {
    setup(None, 7)
}

/// A match between two people who place their creatures in turn.
pub(super) fn placing() -> MatchSetup {
    let mut setup = setup(None, 7);
    setup.seats[1] = SeatInfo { who: Who::Human, name: "Grace".to_owned() };
    if let Some((_, ClashPictures { placing: (option, value), .. })) = with_clashes() {
        // A misspelling would show in the picture.
        let _ = setup.options.set(option, value);
    }
    setup
}

/// A match between so many people, who play for time.
pub(super) fn timed(people: usize) -> MatchSetup {
    let names = ["Ada", "Grace", "Emmy", "Sofja", "Hypatia", "Maryam"];
    let person = |name: &str| SeatInfo { who: Who::Human, name: name.to_owned() };
    let seats = names.iter().take(people).map(|name| person(name)).collect();
    let game = GameId::ALL.into_iter().find(|game| game.players().contains(&people)).unwrap_or(FLAGSHIP);
    let busy = with_clashes().filter(|(with, _)| *with == game);
    let position = busy.map(|(_, shown)| shown.busy.to_owned());
    MatchSetup { game, options: game.options(), seats, seed: Seed::from_number(7), position }
}

/// The attack that the pictures show.
pub(super) fn attack(recorded: &RecordedMatch) -> Option<Action> {
    let (board, shown) = (recorded.table().board(), with_clashes()?.1);
    let action = Action::Attack { from: board.cell(shown.from)?, to: board.cell(shown.to)? };
    recorded.table().check(action).is_ok().then_some(action)
}

/// A seed whose dice give that attack this outcome.
pub(super) fn seed_of(outcome: Outcome) -> u64 {
    let busy = with_clashes().map(|(_, shown)| shown.busy);
    let ends_so = |seed: &u64| {
        let Ok((mut recorded, _)) = RecordedMatch::begin(setup(busy, *seed)) else { return false };
        let Some((action, ToAct::Choose(seat))) = attack(&recorded).map(|action| (action, recorded.table().to_act()))
        else {
            return false;
        };
        let so = |event: &Event| matches!(event, Event::Judged { outcome: judged, .. } if *judged == outcome);
        recorded.decide(seat, action).is_ok_and(|events| events.iter().any(so))
    };
    (0..500).find(ends_so).unwrap_or_default()
}

/// A finished match between computer players.
pub(super) fn finished(game: GameId) -> Option<RecordedMatch> {
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
    Some(recorded)
}
