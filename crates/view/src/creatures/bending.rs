//! Bends figures on top of their clips while a blow lands, as it was solved: see [`Contacts`](super::Contacts).

use bevy::{app::AnimationSystems, prelude::*, transform::TransformSystems};

use super::{
    figure::Body,
    perform::{Limbs, Performer},
    rig::Bend,
};
use crate::camera::CameraPlaced;

/// Turns the joints of a bend, from the body outwards: each about its own place, in the space of the model.
fn bend(
    figures: Query<(&Performer, &Body, &Limbs)>,
    parents: Query<&ChildOf>,
    mut joints: Query<&mut Transform, (Without<Performer>, Without<Body>)>,
) {
    for (performer, body, limbs) in &figures {
        let Some((Bend { joints: chain, turn }, weight)) = performer.bend() else { continue };
        let turn = Quat::IDENTITY.slerp(*turn, weight);
        for joint in chain.iter().filter_map(|name| limbs.joints.get(name)) {
            let mut outside = Quat::IDENTITY;
            let mut above = parents.get(*joint).ok().map(ChildOf::parent);
            while let Some(parent) = above.filter(|parent| *parent != body.0) {
                outside = joints.get(parent).map_or(Quat::IDENTITY, |place| place.rotation) * outside;
                above = parents.get(parent).ok().map(ChildOf::parent);
            }
            if let Ok(mut place) = joints.get_mut(*joint) {
                place.rotation = outside.inverse() * turn * outside * place.rotation;
            }
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, bend.after(AnimationSystems).before(TransformSystems::Propagate).before(CameraPlaced));
}
