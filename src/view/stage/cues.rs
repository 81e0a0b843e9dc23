//! Moments of a scene: acts begin, dice are thrown, sparks fly, something is heard.

use bevy::prelude::*;

use super::{
    calls::Call,
    play::{Due, Stage, StageSystems},
    score::Cue,
};
use crate::{
    session::{Pace, Speed},
    view::{
        creatures::{Act, Figure, Performer},
        dice::{Dice, DiceHeard},
        effects::{Burst, Effect},
        sound::PlaySound,
    },
};

/// The colour of sparks.
const SPARKS: LinearRgba = LinearRgba::rgb(3.2, 2.3, 1.2);

/// How much faster than in its clip a figure walks.
const HURRY: f32 = 1.7;

/// How fast figures act at a pace.
fn tempo(pace: Pace) -> f32 {
    match pace.0 {
        Speed::Fast | Speed::Off => 1.9,
        Speed::Normal => 1.0,
        Speed::Slow => 0.72,
    }
}

fn give(
    mut due: MessageReader<Due>,
    stage: Res<Stage>,
    pace: Res<Pace>,
    mut figures: Query<(&Figure, &mut Performer)>,
    mut dice: ResMut<Dice>,
    mut effects: MessageWriter<Effect>,
    mut sounds: MessageWriter<PlaySound>,
    mut calls: MessageWriter<Call>,
) {
    for Due { cue, scene } in due.read() {
        match cue {
            Cue::Sound(id) => {
                sounds.write(PlaySound(*id));
            }
            Cue::Act(piece, act, contact) => {
                let Some((_, mut performer)) = figures.iter_mut().find(|(figure, _)| figure.piece == *piece) else {
                    continue;
                };
                // A walk on the table is quicker than a creature's own pace; its feet hurry as far as looks right.
                performer.speed = tempo(*pace) * if *act == Act::Walk { HURRY } else { 1.0 };
                if *contact > 0.0 {
                    let contact_in = contact * scene * performer.speed;
                    performer.strike(*act, contact_in);
                } else {
                    performer.play(*act);
                }
                if matches!(act, Act::Attack | Act::AttackHeavy | Act::Finisher | Act::Hit | Act::Victory) {
                    calls.write(Call { piece: *piece, act: *act });
                }
            }
            Cue::Sparks(at, strength, along) => {
                effects.write(Effect::Sparks(Burst {
                    at: *at,
                    along: *along,
                    strength: *strength,
                    tint: SPARKS,
                    embers: None,
                }));
            }
            Cue::Flash(at, strength) => {
                effects.write(Effect::Flash(*at, *strength));
            }
            Cue::Embers(piece, share) => {
                let Some(pose) = stage.poses().get(piece).copied() else { continue };
                let burst = Burst {
                    at: pose.at,
                    along: Vec3::ZERO,
                    strength: 1.0,
                    tint: SPARKS,
                    embers: Some((0.09, 0.24, share * scene)),
                };
                effects.write(Effect::Sparks(burst));
                effects.write(Effect::Sparks(Burst { strength: 0.8, ..burst }));
            }
            Cue::Throw(roll, share) => dice.throw(roll, stage.hands(), share * scene),
        }
    }
}

/// Dice are heard as they bounce.
fn clatter(mut heard: MessageReader<DiceHeard>, mut sounds: MessageWriter<PlaySound>) {
    sounds.write_batch(heard.read().map(|DiceHeard(id)| PlaySound(*id)));
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, (give, clatter).chain().after(StageSystems));
}
