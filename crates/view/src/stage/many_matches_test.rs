//! Test: match after match with all scenes, on a fast clock and without pictures; nothing stalls and nothing leaks.

use std::{collections::BTreeMap, time::Duration};

use bevy::{gltf::Gltf, prelude::*, state::app::StatesPlugin, time::TimeUpdateStrategy};

use super::test_matches::TABLES;
use crate::{
    Marks,
    boards::cell_centre,
    camera,
    creatures::{self, Act, CREATURES, Figure, Performer},
    dice, effects,
    hologram::HologramMaterial,
    pieces, quality, sound,
};
use holochess_record::{MatchSetup, SeatInfo, Who};
use holochess_rules::{GameId, PieceId, dice::Seed};
use holochess_session::{self as session, MatchPhase, MatchRequest, Pace, Scenes, Speed};

/// Seconds of a frame; long, so that the test is fast.
const FRAME: Duration = Duration::from_millis(120);
/// More frames than any match needs.
const STALLED: u32 = 400_000;

/// The app with figures, dice and sound messages, without rendering.
fn app() -> App {
    let mut app = App::new();
    let file_path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../assets").to_owned();
    app.add_plugins((MinimalPlugins, AssetPlugin { file_path, ..default() }, StatesPlugin))
        .init_asset::<Gltf>()
        .init_asset::<Image>()
        .init_asset::<Mesh>()
        .init_asset::<StandardMaterial>()
        .init_asset::<HologramMaterial>()
        .init_asset::<AnimationClip>()
        .init_asset::<AnimationGraph>()
        .add_plugins((
            session::plugin,
            quality::plugin,
            camera::plugin,
            creatures::plugin,
            pieces::plugin,
            dice::plugin,
        ))
        .add_plugins((effects::plugin, sound::plugin, super::plugin))
        .init_resource::<Marks>()
        .insert_resource(TimeUpdateStrategy::ManualDuration(FRAME));
    app
}

/// A match between two computer players.
fn setup(seed: u64) -> MatchSetup {
    let seats = ["greedy", "random"].map(|id| SeatInfo { who: Who::Computer(id.into()), name: id.into() });
    MatchSetup {
        game: GameId::Holochess,
        options: GameId::Holochess.options(),
        seats: seats.to_vec(),
        seed: Seed::from_number(seed),
        position: None,
    }
}

/// Plays a match between two computer players to its end.
fn play(app: &mut App, seed: u64, pace: Pace) {
    app.insert_resource(pace);
    app.world_mut().write_message(MatchRequest::Start(setup(seed)));
    app.update();
    for _ in 0..STALLED {
        app.update();
        if *app.world().resource::<State<MatchPhase>>().get() == MatchPhase::Over
            && !app.world().resource::<super::Stage>().is_playing()
        {
            return;
        }
        std::thread::yield_now();
    }
    panic!("match {seed} stalls at {pace:?} in {:?}", app.world().resource::<State<MatchPhase>>().get());
}

/// Every piece has exactly one figure, which stands where the rules say.
fn compare(app: &mut App) {
    let mut figures = app.world_mut().query::<(&Figure, &Transform, &Visibility)>();
    let world = app.world();
    let table = world.resource::<session::Match>().table();
    let shape = table.board().shape;
    let mut seen = BTreeMap::new();
    for (figure, place, visibility) in figures.iter(world) {
        if *visibility != Visibility::Hidden {
            assert!(seen.insert(figure.piece, place.translation).is_none(), "two figures of {:?}", figure.piece);
        }
    }
    for (index, info) in table.pieces().iter().enumerate() {
        let piece = PieceId(index as u8);
        let at = seen.remove(&piece);
        let wanted = table.cell_of(piece).map(|cell| cell_centre(shape, cell));
        match (wanted, at) {
            (None, None) => {}
            (Some(wanted), Some(at)) => assert!(at.distance(wanted) < 1e-3, "{piece:?} is at {at}, not at {wanted}"),
            _ => panic!("{piece:?} of {info:?}: the rules say {wanted:?}, and {at:?} is seen"),
        }
    }
    assert!(seen.is_empty(), "figures of nobody: {seen:?}");
}

/// Every game at each number of seats, played by computers with all scenes: at rest every figure stands where the rules say,
/// also when scenes are skipped now and then.
#[test]
fn figures_of_every_game_stand_where_the_rules_say() {
    for (game, players) in TABLES {
        let mut app = app();
        let seats = ["greedy", "random"].map(|id| SeatInfo { who: Who::Computer(id.into()), name: id.into() });
        let setup = MatchSetup {
            game,
            options: game.options(),
            seats: seats.iter().cloned().cycle().take(players).collect(),
            seed: Seed::from_number(7),
            position: None,
        };
        app.insert_resource(Pace::from_speed(Speed::Fast));
        app.world_mut().write_message(MatchRequest::Start(setup));
        app.update();
        let mut compared = 0;
        for frame in 0..STALLED {
            app.update();
            let is_over = *app.world().resource::<State<MatchPhase>>().get() == MatchPhase::Over;
            let is_busy = app.world().resource::<session::Director>().is_busy();
            // Between a blow and its result the fighters stand where the fight has taken them.
            let stage = app.world().resource::<super::Stage>();
            if !is_busy && !stage.is_playing() && stage.fighters().is_none() {
                compare(&mut app);
                compared += 1;
            }
            if (is_over && !is_busy) || compared > 60 {
                break;
            }
            if frame % 37 == 0 {
                app.world_mut().write_message(session::SkipRequested);
            }
            std::thread::yield_now();
        }
        assert!(compared > 10, "{game:?} with {players} stalls");
    }
}

#[test]
fn who_has_fallen_stands_again_in_the_next_match() {
    let mut app = app();
    app.insert_resource(Pace { speed: Speed::Normal, computer: Some(Speed::Off), scenes: Scenes::Board });
    let mut performers = app.world_mut().query::<(&Figure, &mut Performer)>();
    app.world_mut().write_message(MatchRequest::Start(setup(7)));
    for _ in 0..40 {
        app.update();
    }
    let mut fallen = 0;
    for (_, mut performer) in performers.iter_mut(app.world_mut()) {
        performer.cut_to(Act::Death);
        fallen += 1;
    }
    assert_eq!(fallen, 8, "all have been dealt");
    // The same creatures are dealt again.
    app.world_mut().write_message(MatchRequest::Start(setup(7)));
    for _ in 0..40 {
        app.update();
    }
    for (figure, performer) in performers.iter(app.world()) {
        assert_ne!(performer.act(), Act::Death, "{:?} lies there", figure.piece);
    }
}

/// The numbers of entities, meshes, holograms, animation graphs and other materials.
fn amount(app: &App) -> [usize; 5] {
    let world = app.world();
    [
        world.entities().count_spawned() as usize,
        world.resource::<Assets<Mesh>>().len(),
        world.resource::<Assets<HologramMaterial>>().len(),
        world.resource::<Assets<AnimationGraph>>().len(),
        world.resource::<Assets<StandardMaterial>>().len(),
    ]
}

/// Sparks have a material for each creature's hue on each side, and meet the last of them late.
const HUES_OF_SPARKS: usize = 2 * CREATURES.len();

/// Plays this many matches; after the tenth no number may grow, but that of the hues of sparks to their end.
fn endure(matches: u64) {
    let mut app = app();
    let mut settled = None;
    for number in 1..=matches {
        let scenes = [Scenes::Full, Scenes::First, Scenes::Short, Scenes::Board][number as usize % 4];
        play(&mut app, number, Pace { scenes, ..Pace::from_speed(Speed::Normal) });
        if number == 10 {
            settled = Some(amount(&app));
        }
    }
    let (settled, now) = (settled.expect("there were ten"), amount(&app));
    let most = [0, 0, 0, 0, HUES_OF_SPARKS];
    let has_grown = (0..now.len()).any(|place| now[place] > settled[place] + most[place]);
    assert!(!has_grown, "from {settled:?} to {now:?}");
}

#[test]
fn twenty_matches_with_every_scene_leave_nothing_behind() {
    endure(20);
}

/// The same for more matches: `./dev test long`.
#[test]
#[ignore = "takes some minutes"]
fn two_hundred_matches_with_every_scene_leave_nothing_behind() {
    endure(200);
}
