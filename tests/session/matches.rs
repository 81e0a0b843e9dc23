//! Hundreds of whole matches, with every invariant checked after every event; thousands by `./dev test long`.

use std::time::Duration;

use bevy::time::TimeUpdateStrategy;
use holochess::{
    record::MatchSetup,
    rules::{Event, GameId, ToAct, dice::Seed},
    session::{Director, DisplayedBoard, Match, MatchPhase, MatchRequest, Pace, Scenes, SkipRequested, Speed},
};

use crate::support::{EventLog, agrees_but_for, app, phase, setup_of, start, until};

/// Plays matches of Holochess in one app and checks how each ends.
fn play(seats: [&str; 2], seeds: std::ops::Range<u64>) {
    play_game(GameId::Holochess, &seats, seeds);
}

/// The same for any game.
fn play_game(game: GameId, seats: &[&str], seeds: std::ops::Range<u64>) {
    play_all(seeds.map(|seed| setup_of(game, seats, seed)));
}

fn play_all(setups: impl Iterator<Item = MatchSetup>) {
    let mut app = app();
    for (seed, setup) in setups.enumerate() {
        app.world_mut().resource_mut::<EventLog>().0.clear();
        start(&mut app, setup);
        until(&mut app, "the match is over", |world| phase(world) == MatchPhase::Over);
        let world = app.world();
        let game = world.resource::<Match>();
        let told = &world.resource::<EventLog>().0;
        assert_eq!(game.table().to_act(), ToAct::Over);
        assert_eq!(*told, game.story(None), "the facts that were told are the match's story (seed {seed})");
        assert_eq!(told.iter().filter(|event| matches!(event, Event::Ended(_))).count(), 1, "it ends once");
        assert_eq!(world.resource::<DisplayedBoard>().verdict.as_ref(), game.table().verdict());
        let last_deal = told.iter().rposition(|event| matches!(event, Event::Dealt { .. })).unwrap_or_default();
        let removed = told[last_deal..].iter().filter(|event| matches!(event, Event::Removed { .. })).count();
        assert_eq!(removed, world.resource::<DisplayedBoard>().lost().len());
        let duellists = world.resource::<DisplayedBoard>().duel.into_iter().flatten().collect::<Vec<_>>();
        assert!(agrees_but_for(world, &duellists), "the board agrees with the rules (seed {seed})");
        app.world_mut().write_message(MatchRequest::Leave);
        until(&mut app, "the table is empty", |world| phase(world) == MatchPhase::None);
    }
}

#[test]
fn random_players_always_come_to_an_end() {
    play(["random", "random"], 0..150);
}

/// The same with more matches: `./dev test long`.
#[test]
#[ignore = "takes an hour"]
fn ten_thousand_matches_come_to_an_end() {
    play(["random", "random"], 0..10_000);
    play(["greedy", "greedy"], 0..200);
    play(["random", "greedy"], 0..300);
    play_every_other_game(60, 20);
}

#[test]
fn whether_scenes_are_watched_or_skipped_the_record_is_the_same() {
    // `share` of 256 frames request a skip.
    let record = |pace: Pace, share: u8| {
        let mut chance = Seed::from_number(5).deal();
        let mut app = app();
        app.insert_resource(pace).insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(1500)));
        start(&mut app, setup_of(GameId::Holochess, &["greedy", "random"], 31));
        let mut skips = 0;
        while phase(app.world()) != MatchPhase::Over || app.world().resource::<Director>().is_busy() {
            if app.world().resource::<Director>().is_busy() && chance() < share {
                app.world_mut().write_message(SkipRequested);
                skips += 1;
            }
            app.update();
            std::thread::yield_now();
        }
        (app.world().resource::<Match>().text(), skips)
    };
    let (plain, _) = record(Pace::from_speed(Speed::Off), 0);
    for scenes in [Scenes::Full, Scenes::First, Scenes::Short, Scenes::Board] {
        let pace = Pace { scenes, ..Pace::from_speed(Speed::Normal) };
        assert_eq!(record(pace, 0).0, plain, "watched, {scenes:?}");
        let (skipped, skips) = record(pace, 160);
        assert_eq!(skipped, plain, "skipped, {scenes:?}");
        assert!(skips >= 20, "{scenes:?}: {skips} skips");
    }
}

#[test]
fn greedy_players_always_come_to_an_end() {
    play(["greedy", "greedy"], 0..50);
}

#[test]
fn greedy_and_random_share_a_table() {
    play(["random", "greedy"], 0..80);
}

#[test]
fn every_game_is_played_to_its_end() {
    play_every_other_game(15, 6);
}

/// So many matches of each game by random players, and so many by a greedy and a random one.
fn play_every_other_game(random: u64, mixed: u64) {
    for game in GameId::ALL.into_iter().filter(|game| *game != GameId::Holochess) {
        play_game(game, &["random", "random"], 0..random);
        play_game(game, &["greedy", "random"], 0..mixed);
    }
}

#[test]
fn games_in_a_row_come_to_their_end() {
    for game in [GameId::Groi, GameId::Revised] {
        for aim in ["points:4", "stakes:4"] {
            play_all((0..12).map(|seed| {
                let mut setup = setup_of(game, &["random", "greedy"], seed);
                setup.options.set("match", aim).expect("Dejarik is played in rows");
                setup
            }));
        }
    }
}
