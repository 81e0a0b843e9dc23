//! The shelf of matches and a match that is watched, for pictures: a folder of its own with a few matches in it.

use std::{
    fs,
    path::{Path, PathBuf},
    time::{Duration, SystemTime},
};

use bevy::prelude::*;

use super::{
    example_matches::setup,
    own_folder::OwnFolder,
    wanted::{FLAGSHIP, WantedState},
};
use crate::ui::{
    navigation::Screen,
    overlay::{Overlay, Overlays},
    screens::Matches,
};
use holochess_players as players;
use holochess_record::{MatchSetup, RecordedMatch, SeatInfo, Shelf, Who};
use holochess_rules::{GameId, ToAct};
use holochess_session::{Autosave, Director, Match, MatchRequest, WatchCommand};

/// Whether a name is one of those that are shown here.
pub(super) fn is_one(name: &str) -> bool {
    matches!(name, "matches" | "matches-more" | "watch" | "branch")
}

/// A match that computer players have played so far, under these names.
fn played(game: GameId, names: &[&str], seed: u64, most: usize) -> Option<RecordedMatch> {
    let person = |name: &str| SeatInfo { who: Who::Human, name: name.to_owned() };
    let mut start: MatchSetup = setup(None, seed);
    (start.game, start.options) = (game, game.options());
    let players = game.players().get(1).copied().unwrap_or(2);
    start.seats = (0..players).map(|seat| person(names.get(seat).copied().unwrap_or("Grace"))).collect();
    let mut recorded = RecordedMatch::begin(start).ok()?.0;
    let mut computers: Vec<_> =
        (1..=players as u64).filter_map(|seed| players::new("greedy", game, seed).ok()).collect();
    while let (ToAct::Choose(seat), true) = (recorded.table().to_act(), recorded.decisions().len() < most) {
        let action = computers[seat.index()].choose(recorded.table());
        recorded.decide(seat, action).ok()?;
    }
    Some(recorded)
}

/// Lays the matches on a shelf of their own.
fn fill(folder: &Path) -> Option<Shelf> {
    let shelf = Shelf::at(folder);
    // Numbers of the rulebook's games, from 0.
    let matches = [
        (0, ["Ada", "Brun"], 11, usize::MAX, 0),
        (4, ["Ada", "Ben"], 3, 40, 3),
        (0, ["Ada", "Grace"], 5, 14, 20),
        (3, ["Ben", "Ada"], 4, 18, 50),
        (1, ["Ada", "Nix"], 5, 12, 120),
        (2, ["Grace", "Ada"], 6, usize::MAX, 400),
        (0, ["Ben", "Grace"], 9, 20, 2000),
        (3, ["Ada", "Grace"], 8, usize::MAX, 3000),
        (4, ["Grace", "Ada"], 12, 60, 5000),
    ];
    for (number, (game, names, seed, most, hours)) in matches.into_iter().enumerate() {
        let game = GameId::ALL[game % GameId::ALL.len()];
        let recorded = played(game, &names, seed, most.min(400))?;
        let file = shelf.claim(recorded.setup()).ok()?;
        let mut text = recorded.text();
        if number == 6 {
            // A record that was changed by hand.
            text = text.replacen("\"dice\":[[6", "\"dice\":[[5", 1).replacen("\"action\":\"o", "\"action\":\"i", 9);
        }
        fs::write(&file, text).ok()?;
        let written = SystemTime::now() - Duration::from_secs(hours * 3600 + 40);
        fs::File::options().write(true).open(&file).and_then(|file| file.set_modified(written)).ok()?;
        if number == 2 {
            shelf.set_title(&file, "The evening of the two Molators").ok()?;
        }
    }
    Some(shelf)
}

/// The match that is watched.
fn watched(folder: &Path) -> Option<PathBuf> {
    let recorded = played(FLAGSHIP, &["Ada", "Brun"], 11, usize::MAX)?;
    let file = folder.join("watched.jsonl");
    fs::create_dir_all(folder).ok()?;
    fs::write(&file, recorded.text()).ok()?;
    Some(file)
}

/// The first step: the shelf, or the match that is watched.
pub(super) fn prepare(
    wanted: Res<WantedState>,
    folder: Res<OwnFolder>,
    mut autosave: ResMut<Autosave>,
    mut next: ResMut<NextState<Screen>>,
    mut requests: MessageWriter<MatchRequest>,
) {
    if !is_one(&wanted.0) {
        return;
    }
    if wanted.0.starts_with("matches") {
        autosave.0 = fill(folder.path());
        next.set(Screen::Matches);
    } else if let Some(file) = watched(folder.path()) {
        requests.write(MatchRequest::Watch(file));
    }
}

/// What follows once the shelf is known, or the match is on the table.
pub(super) fn prepare_shelf(
    wanted: Res<WantedState>,
    mut matches: ResMut<Matches>,
    game: Option<Res<Match>>,
    director: Res<Director>,
    mut commands: MessageWriter<WatchCommand>,
    mut overlays: ResMut<Overlays>,
    mut done: Local<u32>,
) {
    if !is_one(&wanted.0) {
        return;
    }
    if wanted.0.starts_with("matches") && !matches.is_at_rest() {
        std::thread::sleep(Duration::from_millis(20));
    }
    if wanted.0 == "matches-more" && matches.is_at_rest() && *done == 0 && matches.count() > 0 {
        *done = 1;
        matches.open_menu();
    }
    if let Some(watching) = game.as_ref().and_then(|game| game.watching()) {
        let moment = 19;
        if watching.at() != moment && *done == 0 {
            *done = 1;
            commands.write(WatchCommand::Seek(moment));
        }
        if wanted.0 == "branch" && watching.at() == moment && !director.is_busy() && overlays.is_empty() {
            overlays.open(Overlay::Branch);
        }
    }
}
