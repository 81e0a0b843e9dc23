//! Voices of creatures: with their acts, when they are selected, while idle, and their footsteps.

use bevy::prelude::*;

use super::play::Stage;
use crate::{
    Marks, ReducedMotion,
    creatures::{Act, Creature, CreatureData, Figure, Footfall, Gait, Library, Performer},
    exhibit::OnShow,
    sound::{Bus, PlaySound, SoundId, Voice},
    stage_schedule::{StageSchedule, StageSystems},
};
use holochess_rules::{Event, PieceId};
use holochess_session::{Happened, Match};

/// Message: a creature makes a sound with an act.
#[derive(Message, Clone, Copy, Debug)]
pub struct Call {
    /// The piece.
    pub piece: PieceId,
    /// The act.
    pub act: Act,
}

/// The sound of an act: file and pitch. `draw` selects among several files.
pub fn voice(data: &CreatureData, piece: PieceId, act: Act, draw: usize) -> Option<Voice> {
    // The pitch varies with the piece and the count of its sounds, so that no two sound alike.
    let stray = 1.0 + 0.03 * ((draw * 5 + piece.index() * 3) % 7) as f32 / 3.0 - 0.03;
    let files = data.sounds.get(&act).filter(|files| !files.is_empty())?;
    Some(Voice { file: files[draw % files.len()].clone(), gain: 0.9, pitch: stray, bus: Bus::Voices, at: None })
}

fn call(
    mut calls: MessageReader<Call>,
    stage: Res<Stage>,
    library: Res<Library>,
    creatures: Res<Assets<Creature>>,
    figures: Query<&Figure>,
    mut drawn: Local<usize>,
    mut voices: MessageWriter<Voice>,
) {
    for Call { piece, act } in calls.read() {
        *drawn += 1;
        let figure = figures.iter().find(|figure| figure.piece == *piece);
        let data = figure.and_then(|figure| figure.data(&library, &creatures));
        if let Some(voice) = data.and_then(|data| voice(data, *piece, *act, *drawn)) {
            let at = stage.poses().get(piece).map(|pose| pose.at);
            voices.write(Voice { at, ..voice });
        }
    }
}

/// A selected creature greets.
pub(super) fn greet(
    marks: Res<Marks>,
    stage: Res<Stage>,
    mut before: Local<Option<PieceId>>,
    mut figures: Query<(&Figure, &mut Performer)>,
    mut calls: MessageWriter<Call>,
) {
    let chosen = marks.selected.and_then(|cell| stage.told()?.piece_at(cell));
    if chosen == *before {
        return;
    }
    *before = chosen;
    let Some(chosen) = chosen else { return };
    for (_, mut performer) in
        figures.iter_mut().filter(|(figure, performer)| figure.piece == chosen && performer.act() == Act::Idle)
    {
        performer.play(Act::Select);
        calls.write(Call { piece: chosen, act: Act::Select });
    }
}

/// Seconds between two idle fidgets at the table.
const FIDGETS: f32 = 5.5;

/// An idle creature fidgets now and then.
fn fidget(
    time: Res<Time>,
    motion: Res<ReducedMotion>,
    stage: Res<Stage>,
    mut waited: Local<f32>,
    mut turn: Local<usize>,
    mut figures: Query<(&Figure, &mut Performer), Without<OnShow>>,
    mut calls: MessageWriter<Call>,
) {
    if motion.0 || stage.is_playing() || stage.fighters().is_some() {
        *waited = 0.0;
        return;
    }
    *waited += time.delta_secs();
    let count = figures.iter().len();
    if *waited < FIDGETS || count == 0 {
        return;
    }
    *waited = 0.0;
    *turn += 3;
    if let Some((figure, mut performer)) = figures.iter_mut().nth(*turn % count)
        && performer.act() == Act::Idle
    {
        performer.play(Act::Fidget);
        if turn.is_multiple_of(2) {
            calls.write(Call { piece: figure.piece, act: Act::Idle });
        }
    }
}

/// The weights from which footsteps sound medium and heavy.
const FOOTED: [f32; 2] = [0.52, 0.8];

/// Plays a footstep where a foot meets the table.
fn step(
    mut footfalls: MessageReader<Footfall>,
    library: Res<Library>,
    creatures: Res<Assets<Creature>>,
    figures: Query<(&Figure, &Transform)>,
    mut sounds: MessageWriter<PlaySound>,
) {
    for Footfall(entity) in footfalls.read() {
        let Ok((figure, place)) = figures.get(*entity) else { continue };
        let data = figure.data(&library, &creatures);
        let weight = data.map_or(0.5, |data| data.weight);
        let slithers = data.is_some_and(|data| data.gait == Gait::Ripple);
        let id = match FOOTED.iter().filter(|bound| weight >= **bound).count() {
            _ if slithers => SoundId::Slither,
            0 => SoundId::StepLight,
            1 => SoundId::StepMedium,
            _ => SoundId::StepHeavy,
        };
        sounds.write(PlaySound { id, at: Some(place.translation) });
    }
}

/// Plays the turn signal for a person whose opponents include a computer, and the signals of duel and end for everybody.
fn announce(mut facts: MessageReader<Happened>, game: Option<Res<Match>>, mut sounds: MessageWriter<PlaySound>) {
    for Happened { event, seconds, .. } in facts.read() {
        if let (Event::TurnBegan { seat, turn }, Some(game)) = (event, &game)
            && *seconds > 0.0
            && *turn > 1
            && game.only_human() == Some(*seat)
        {
            sounds.write(PlaySound::new(SoundId::YourTurn));
        }
        let sting = match event {
            Event::DuelBegan { .. } => Some(SoundId::DuelBegins),
            // A person against the computer hears defeat when the computer wins; between two people every end is a victory.
            Event::Ended(verdict) => verdict.winner.map(|winner| {
                let person = game.as_ref().and_then(|game| game.only_human());
                if person.is_none_or(|person| person == winner) { SoundId::MatchWon } else { SoundId::MatchLost }
            }),
            _ => None,
        };
        if let Some(id) = sting.filter(|_| *seconds > 0.0) {
            sounds.write(PlaySound::new(id));
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Call>()
        .add_systems(StageSchedule, (greet, fidget, call, step, announce).chain().in_set(StageSystems::Cues));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::creatures::CREATURES;

    #[test]
    fn every_creature_is_heard_when_it_strikes_and_is_struck() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../assets");
        for (index, id) in CREATURES.iter().enumerate() {
            let text = std::fs::read_to_string(format!("{folder}/creatures/{id}/creature.ron"))
                .expect("every creature has a file");
            let options = ron::Options::default().with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME);
            let data: CreatureData = options.from_str(&text).expect("build.rs has read it");
            for act in [Act::Attack, Act::AttackHeavy, Act::Hit, Act::Select, Act::Victory, Act::Idle] {
                for draw in 0..3 {
                    let voice = voice(&data, PieceId(index as u8), act, draw)
                        .unwrap_or_else(|| panic!("{id} is silent at {act:?}"));
                    assert!(
                        std::path::Path::new(&format!("{folder}/sounds/{}.ogg", voice.file)).exists(),
                        "{id}: {}",
                        voice.file
                    );
                    assert!((0.6..1.6).contains(&voice.pitch), "{id}: {}", voice.pitch);
                }
            }
        }
    }
}
