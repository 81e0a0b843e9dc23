//! Figures whose time is set from outside: one moment of one clip; and the repertoire of a creature.

use bevy::prelude::*;

use super::{
    Act, Creature, Library, PerformSystems, StopMotion,
    figure::{Body, Figure},
    library::Shelf,
    motion,
    perform::{Limbs, TWOS, act},
};

/// A part of a creature's repertoire.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Part {
    /// An act that the game uses.
    Act(Act),
    /// A clip of the model without an act.
    Clip(String),
}

impl Part {
    /// Its name on the command line: the act's or the clip's.
    pub fn id(&self) -> &str {
        match self {
            Self::Act(act) => act.id(),
            Self::Clip(name) => name,
        }
    }
}

/// An entry of a creature's repertoire.
#[derive(Clone, Debug, PartialEq)]
pub struct Number {
    /// The part.
    pub part: Part,
    /// The clip that shows it; `None` if it is a motion of the whole body.
    pub clip: Option<String>,
    /// Its length.
    pub seconds: f32,
    /// The second at which its blow hits, if it has one.
    pub contact: Option<f32>,
}

/// On a figure's root: shows this moment and does not move by itself.
#[derive(Component, Clone, Debug, PartialEq)]
pub struct Posed {
    /// The part.
    pub part: Part,
    /// Seconds since its start.
    pub time: f32,
}

impl Library {
    /// The repertoire of a creature: all acts, then the clips without an act. Empty until its folder is read.
    pub fn repertoire(&self, id: &str, creatures: &Assets<Creature>) -> Vec<Number> {
        let Some(data) = self.creature(id).and_then(|handle| creatures.get(handle)) else { return Vec::new() };
        let cast = if let Some(Shelf::Ready(cast)) = self.shelf(id) { Some(cast) } else { None };
        let acts = Act::ALL.into_iter().map(|act| {
            let node = cast.and_then(|cast| cast.nodes.get(&act));
            Number {
                part: Part::Act(act),
                clip: node.and(data.clips.get(&act)).cloned(),
                seconds: node.map_or_else(|| motion::length(data, act), |(_, seconds)| *seconds),
                contact: data.blows.get(&act).map(|blow| blow.contact),
            }
        });
        let others = cast.into_iter().flat_map(|cast| &cast.others).map(|(name, (_, seconds))| Number {
            part: Part::Clip(name.clone()),
            clip: Some(name.clone()),
            seconds: *seconds,
            contact: None,
        });
        acts.chain(others).collect()
    }
}

fn pose(
    twos: Res<StopMotion>,
    library: Res<Library>,
    creatures: Res<Assets<Creature>>,
    figures: Query<(&Figure, &Posed, &Body, Option<&Limbs>)>,
    mut bodies: Query<&mut Transform>,
    mut players: Query<&mut AnimationPlayer>,
) {
    for (figure, posed, body, limbs) in &figures {
        let Some(data) = figure.data(&library, &creatures) else { continue };
        let time = if twos.0 { (posed.time * TWOS).floor() / TWOS } else { posed.time };
        let shown = limbs.and_then(|limbs| match &posed.part {
            Part::Act(act) => limbs.nodes.get(act),
            Part::Clip(name) => limbs.others.get(name),
        });
        if let Ok(mut transform) = bodies.get_mut(body.0) {
            let mut bearing = match (&posed.part, shown) {
                (Part::Act(act), None) => motion::bearing(data, *act, time, 0.0),
                _ => Transform::IDENTITY,
            };
            bearing.scale *= data.scale;
            transform.set_if_neq(bearing);
        }
        let Some(limbs) = limbs else { continue };
        let Ok(mut player) = players.get_mut(limbs.player) else { continue };
        // Without a clip, the idle clip goes on beneath the motion of the body.
        let beneath = limbs.nodes.get(&Act::Idle).map(|(node, length)| (node, time.rem_euclid(length.max(1e-3))));
        let shown = shown.map(|(node, length)| (node, time.clamp(0.0, (length - 1e-3).max(0.0)))).or(beneath);
        for (node, _) in limbs.nodes.values().chain(limbs.others.values()) {
            let Some(animation) = player.animation_mut(*node) else { continue };
            match shown.filter(|(shown, _)| *shown == node) {
                Some((_, time)) => animation.set_weight(1.0).seek_to(time),
                None => animation.set_weight(0.0),
            };
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, pose.in_set(PerformSystems).after(act));
}
