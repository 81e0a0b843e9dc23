//! Moments of a scene: acts begin, dice are thrown, sparks fly, something is heard.

use bevy::prelude::*;

use super::{
    StageSchedule, StageSystems,
    creature_voices::{self, Call},
    cue_sheet::Cue,
    play::{Due, Stage},
};
use crate::view::{
    creatures::{Act, Creature, Figure, Library, Performer},
    dice::{Dice, DiceHeard},
    effects::{Burst, Effect, Ripple},
    sound::PlaySound,
};

/// The colour of sparks.
const SPARKS: LinearRgba = LinearRgba::rgb(5.0, 2.5, 0.7);
/// How much brighter than its own light what flies from a figure is.
const GLOW: f32 = 1.9;
/// The colour of rings that spread.
const RIPPLE: LinearRgba = LinearRgba::rgb(1.1, 1.5, 1.9);

/// How much faster than in its clip somebody falls: a blow throws them down.
const FALLING: f32 = 1.25;
/// The same of somebody who sinks where it stands: it must not seem to have stood the blow.
const SINKING: f32 = 1.7;

/// How much slower and faster than in its clip a figure walks so that its feet keep to the ground; beyond that it would
/// look like a film that runs too fast, and they slide a little.
const STRIDE: [f32; 2] = [0.7, 2.6];

/// How fast a figure's clip has to run for it to cover so much ground a second.
fn stride(velocity: f32, pace: f32) -> f32 {
    if pace > 0.0 { (velocity / pace).clamp(STRIDE[0], STRIDE[1]) } else { 1.0 }
}

fn give(
    mut due: MessageReader<Due>,
    stage: Res<Stage>,
    library: Res<Library>,
    creatures: Res<Assets<Creature>>,
    mut figures: Query<(&Figure, &mut Performer)>,
    mut dice: ResMut<Dice>,
    mut effects: MessageWriter<Effect>,
    mut sounds: MessageWriter<PlaySound>,
    mut calls: MessageWriter<Call>,
) {
    for Due { cue, scene, tempo } in due.read() {
        match cue {
            Cue::Sound(id) => {
                sounds.write(PlaySound { id: *id, at: stage.focus() });
            }
            Cue::Act(piece, act, contact) => {
                let Some((_, mut performer)) = figures.iter_mut().find(|(figure, _)| figure.piece == *piece) else {
                    continue;
                };
                // However hurried a scene is, whoever only stands breathes as always.
                performer.speed = match act {
                    Act::Idle => 1.0,
                    Act::Death => *tempo * FALLING,
                    Act::Crumple => *tempo * SINKING,
                    _ => *tempo,
                };
                if *contact > 0.0 {
                    let contact_in = contact * scene * performer.speed;
                    performer.strike(*act, contact_in);
                } else {
                    performer.play(*act);
                }
                // Whoever stands, turns or walks is silent; the restless are heard by themselves.
                if !matches!(act, Act::Idle | Act::Fidget | Act::Walk | Act::Turn) {
                    calls.write(Call { piece: *piece, act: *act });
                }
            }
            Cue::Walk(piece, way) => {
                let Some((figure, mut performer)) = figures.iter_mut().find(|(figure, _)| figure.piece == *piece)
                else {
                    continue;
                };
                let data = library.creature(&figure.creature).and_then(|handle| creatures.get(handle));
                performer.speed = data.map_or(1.0, |data| stride(way / scene.max(1e-3), data.pace));
                performer.play(Act::Walk);
            }
            Cue::Cut(piece, act) => {
                if let Some((_, mut performer)) = figures.iter_mut().find(|(figure, _)| figure.piece == *piece) {
                    performer.cut_to(*act);
                }
            }
            Cue::Sparks(at, strength, along) | Cue::Star(at, strength, along) => {
                effects.write(Effect::Sparks(Burst {
                    at: *at,
                    along: *along,
                    strength: *strength,
                    tint: SPARKS,
                    star: matches!(cue, Cue::Star(..)),
                    embers: None,
                }));
            }
            Cue::Ripple(at, facing, radius) => {
                effects.write(Effect::Ripple(Ripple { at: *at, facing: *facing, radius: *radius, tint: RIPPLE }));
            }
            Cue::Flash(at, strength) => {
                effects.write(Effect::Flash(*at, *strength));
            }
            Cue::Embers(piece, share) => {
                let Some(pose) = stage.poses().get(piece).copied() else { continue };
                let kind = stage.told().map(|told| told.piece(*piece).kind);
                let data = kind.and_then(|kind| library.creature(kind)).and_then(|handle| creatures.get(handle));
                // Flakes of its own light.
                let tint = data.map_or(SPARKS, |data| LinearRgba::rgb(data.tint.0, data.tint.1, data.tint.2) * GLOW);
                let burst = Burst {
                    at: pose.at,
                    along: Vec3::ZERO,
                    strength: 1.0,
                    tint,
                    star: false,
                    embers: Some((0.09, 0.24, share * scene)),
                };
                effects.write(Effect::Sparks(burst));
                effects.write(Effect::Sparks(Burst { strength: 0.8, ..burst }));
            }
            // The film's own.
            Cue::Jolt(_) => {}
            Cue::Throw(roll, share) => dice.throw(roll, stage.hands(), share * scene),
        }
    }
}

/// Dice are heard as they bounce.
fn clatter(mut heard: MessageReader<DiceHeard>, mut sounds: MessageWriter<PlaySound>) {
    sounds.write_batch(heard.read().map(|DiceHeard(id)| PlaySound::of(*id)));
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(StageSchedule, (give, clatter).chain().in_set(StageSystems::Cues).before(creature_voices::greet));
}
