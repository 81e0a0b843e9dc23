//! Executes the cues of running scenes: starts acts, throws dice, emits sparks, plays sounds.

use bevy::prelude::*;

use super::{
    creature_voices::{self, Call},
    cue_sheet::Cue,
    play::{Due, Stage},
};
use crate::{
    OnTable,
    creatures::{Act, Creature, Figure, Library, Performer},
    dice::{Dice, DiceHeard},
    effects::{Burst, Effect, Furrow, Ripple},
    sound::{Bus, PlaySound, SoundId, Voice},
    stage_schedule::{StageSchedule, StageSystems},
};

/// The colour of sparks.
const SPARKS: LinearRgba = LinearRgba::rgb(5.0, 2.5, 0.7);
/// The brightness of particles relative to the figure that emits them.
const GLOW: f32 = 1.9;
/// The colour of rings that spread.
const RIPPLE: LinearRgba = LinearRgba::rgb(1.1, 1.5, 1.9);

/// The brightness of a furrow relative to a ring's.
const FURROW: f32 = 0.6;

/// The playback speed of a fall after a blow.
const FALLING: f32 = 1.25;
/// The playback speed of a collapse on the spot, so that it does not look as if the blow had been survived.
const SINKING: f32 = 1.7;

/// The limits of the playback speed of a walk cycle that follows the ground speed. Beyond them the feet slide a little rather than
/// run like a fast film.
const STRIDE: [f32; 2] = [0.7, 2.6];

/// The playback speed at which a figure's walk cycle covers this ground speed, in metres a second.
fn stride(velocity: f32, pace: f32) -> f32 {
    if pace > 0.0 { (velocity / pace).clamp(STRIDE[0], STRIDE[1]) } else { 1.0 }
}

/// The scale of notes, in semitones above the first: A minor pentatonic, in which no two notes are dissonant.
const SCALE: [u8; 5] = [0, 3, 5, 7, 10];
/// The highest step; longer chains stay there.
const HIGHEST: u8 = 12;
/// The first note's pitch relative to that of the file.
const LOWEST: f32 = 0.5;

/// A step of the scale.
fn note(step: u8, at: Vec3) -> Voice {
    let step = usize::from(step.min(HIGHEST));
    let semitones = f32::from(SCALE[step % SCALE.len()]) + 12.0 * (step / SCALE.len()) as f32;
    let pitch = LOWEST * (semitones / 12.0).exp2();
    Voice { file: SoundId::Note.files()[0].to_owned(), gain: 0.75, pitch, bus: Bus::Effects, at: Some(at) }
}

/// Lets a figure act as a cue says; `pace` is the speed at which the feet of its walk do not slide.
pub(super) fn direct(Due { cue, scene, tempo }: &Due, performer: &mut Performer, pace: f32) {
    match cue {
        Cue::Act(_, act, contact) => {
            // An idle act keeps its normal speed however hurried the scene is.
            performer.speed = match act {
                Act::Idle => 1.0,
                Act::Death => tempo * FALLING,
                Act::Crumple => tempo * SINKING,
                _ => *tempo,
            };
            if *contact > 0.0 {
                performer.strike(*act, contact * scene * performer.speed);
            } else {
                performer.play(*act);
            }
        }
        Cue::Strike(_, act, contact, landing) => {
            performer.speed = *tempo;
            performer.strike_as(*act, contact * scene * tempo, landing.clone());
        }
        Cue::Land(_, stays) => performer.land(*stays),
        Cue::Poise(_, act, second) => {
            performer.speed = *tempo;
            performer.poise(*act, *second);
        }
        Cue::Walk(_, way) => {
            performer.speed = stride(way / scene.max(1e-3), pace);
            performer.play(Act::Walk);
        }
        Cue::Mime(_, act) => {
            performer.speed = *tempo;
            performer.play(*act);
        }
        Cue::Cut(_, act) => performer.cut_to(*act),
        _ => {}
    }
}

fn give(
    mut due: MessageReader<Due>,
    stage: Res<Stage>,
    library: Res<Library>,
    creatures: Res<Assets<Creature>>,
    mut figures: Query<(&Figure, &mut Performer)>,
    standing: Query<(&Figure, &OnTable)>,
    mut dice: ResMut<Dice>,
    mut effects: MessageWriter<Effect>,
    mut sounds: MessageWriter<PlaySound>,
    mut calls: MessageWriter<Call>,
    mut voices: MessageWriter<Voice>,
) {
    for due @ Due { cue, scene, .. } in due.read() {
        match cue {
            Cue::Sound(id) => {
                sounds.write(PlaySound { id: *id, at: stage.focus() });
            }
            Cue::Act(piece, ..)
            | Cue::Strike(piece, ..)
            | Cue::Land(piece, _)
            | Cue::Poise(piece, ..)
            | Cue::Walk(piece, _)
            | Cue::Mime(piece, _)
            | Cue::Cut(piece, _) => {
                let Some((figure, mut performer)) = figures.iter_mut().find(|(figure, _)| figure.piece == *piece)
                else {
                    continue;
                };
                let pace = figure.data(&library, &creatures).map_or(0.0, |data| data.pace * figure.scale);
                direct(due, &mut performer, pace);
                // Standing, turning and walking are silent here; idle fidgets have their own sounds.
                if let Cue::Act(_, act, _) | Cue::Strike(_, act, ..) = cue
                    && !matches!(act, Act::Idle | Act::Fidget | Act::Walk | Act::Turn)
                {
                    calls.write(Call { piece: *piece, act: *act });
                }
            }
            Cue::Note(step, at) => {
                voices.write(note(*step, *at));
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
            Cue::Furrow(from, to, width, share) => {
                let tint = RIPPLE * FURROW;
                effects.write(Effect::Furrow(Furrow {
                    from: *from,
                    to: *to,
                    width: *width,
                    seconds: share * scene,
                    tint,
                }));
            }
            Cue::Flash(at, strength) => {
                effects.write(Effect::Flash(*at, *strength));
            }
            Cue::Embers(piece, share) => {
                let Some(pose) = stage.poses().get(piece).copied() else { continue };
                // Particles in the figure's own colour.
                let hue = standing.iter().find(|(figure, _)| figure.piece == *piece).map(|(_, standing)| standing.tint);
                let tint = hue.map_or(SPARKS, |hue| hue * GLOW);
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
            // Camera shake is executed by the film.
            Cue::Jolt(_) => {}
            Cue::Throw(roll, share) => dice.throw(roll, stage.hands(), share * scene),
        }
    }
}

/// Plays the sound of each bounce of a die.
fn clatter(mut heard: MessageReader<DiceHeard>, mut sounds: MessageWriter<PlaySound>) {
    sounds.write_batch(heard.read().map(|DiceHeard(id)| PlaySound::new(*id)));
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(StageSchedule, (give, clatter).chain().in_set(StageSystems::Cues).before(creature_voices::greet));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_hop_of_a_chain_is_a_note_higher() {
        let pitches: Vec<f32> = (0..HIGHEST).map(|step| note(step, Vec3::ZERO).pitch).collect();
        assert!(pitches.windows(2).all(|pair| pair[1] > pair[0] * 1.1), "{pitches:?}");
        // Ten hops do not sound shrill.
        assert!((0.4..0.6).contains(&pitches[0]) && pitches[10] < 2.1, "{pitches:?}");
    }
}
