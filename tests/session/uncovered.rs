//! No panel of the interface covers a piece: in random positions of every game, in windows of every shape, at both sizes of text.

use bevy::prelude::*;
use bevy_egui::egui::pos2;
use holochess::{
    record::{MatchSetup, RecordedMatch},
    rules::{Cell, GameId, ToAct, splitmix::SplitMix64},
    session::DisplayedBoard,
    ui::{OpeningScreen, frame::Canvas, preferences::Preferences},
    view::pieces::PieceFigures,
};

use crate::{
    player::{Player, quick},
    resizing::resize,
    support::{ask, setup_of},
};

const SIZES: [Vec2; 6] = [
    Vec2::new(640.0, 480.0),
    Vec2::new(1024.0, 768.0),
    Vec2::new(1280.0, 720.0),
    Vec2::new(1920.0, 1080.0),
    Vec2::new(3440.0, 1440.0),
    Vec2::new(3840.0, 1600.0),
];

/// A match that goes on from a random position: one that is reached by random decisions.
fn setup(game: GameId, lots: &mut SplitMix64) -> MatchSetup {
    let players = game.players()[lots.next() as usize % game.players().len()];
    let plain = setup_of(game, &vec!["human"; players], lots.next());
    let (mut recorded, _) = RecordedMatch::begin(plain.clone()).expect("the game can begin");
    let mut position = None;
    for _ in 0..lots.next() % 60 {
        let ToAct::Choose(seat) = recorded.table().to_act() else { break };
        position = recorded.table().position_text().or(position);
        let actions = recorded.table().actions();
        recorded.decide(seat, actions[lots.next() as usize % actions.len()]).expect("a legal action");
    }
    MatchSetup { position, ..plain }
}

/// The pieces whose heads lie outside the picture or under something of the interface.
fn covered(player: &mut Player, size: Vec2) -> Vec<String> {
    let heads = ask(&mut player.app, |figures: PieceFigures, shown: Res<DisplayedBoard>| {
        let pieces = shown.piece_ids();
        pieces
            .filter_map(|(piece, _)| Some((shown.cell_of(piece)?, figures.height(&shown, piece))))
            .collect::<Vec<(Cell, f32)>>()
    });
    assert!(!heads.is_empty(), "pieces stand on the board");
    let mut covered = Vec::new();
    for (cell, height) in heads {
        let at = player.pixel(cell, 0.9 * height);
        let canvas = player.app.world().resource::<Canvas>();
        let is_inside = at.cmpge(Vec2::ZERO).all() && at.cmple(size).all();
        if !is_inside || canvas.surface.covers(pos2(at.x / canvas.zoom, at.y / canvas.zoom)) {
            covered.push(format!("{cell:?} at {at:.0}"));
        }
    }
    covered
}

fn look_at_positions(seeds: std::ops::Range<u64>) {
    let mut faults = Vec::new();
    for seed in seeds {
        let game = GameId::ALL[seed as usize % GameId::ALL.len()];
        let mut lots = SplitMix64(seed);
        let mut launch = quick(game);
        launch.opening = OpeningScreen::Play(Box::new(setup(game, &mut lots)));
        let mut player = Player::new(launch, false, |_| {});
        player.wait(30);
        player.wait_for_choice();
        for size in SIZES {
            let scale = if lots.next().is_multiple_of(2) { 1.0 } else { 2.0 };
            player.app.world_mut().resource_mut::<Preferences>().graphics.interface_scale = scale;
            resize(&mut player.app, size);
            player.wait(40);
            let covered = covered(&mut player, size);
            if !covered.is_empty() {
                faults.push(format!("{} with seed {seed} at {size}, text {scale}: {covered:?}", game.id()));
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn no_head_is_covered_in_random_positions_at_any_size() {
    look_at_positions(0..10);
}

#[test]
#[ignore = "takes minutes"]
fn no_head_is_covered_in_two_hundred_random_positions_at_any_size() {
    look_at_positions(10..210);
}
