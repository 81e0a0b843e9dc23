//! Every clip of every creature, played on the turntable: what the engine makes of the models, beside what the scripts that
//! made them say.

use std::{
    io::Write,
    time::{Duration, Instant},
};

use bevy::prelude::{Assets, Entity, UVec2, Vec3, With};

use super::answer::verdict;
use holochess::cli::Failure;
use holochess::cli::{assets, scene, words::LanguageArgs};
use holochess_session as session;
use holochess_view::{
    self as view,
    creatures::{Creature as Folder, CreatureId, Library, Posed, StandIn},
    exhibit::{Exhibit, Exhibited, OnShow},
    offscreen::Studio,
    outline::surface,
};

/// Seconds between two looks.
const STEP: f32 = 0.1;
/// How far anything may reach into the table, in table radii.
const BELOW: f32 = 0.012;
/// How long the clips of a model are waited for.
const PATIENCE: Duration = Duration::from_mins(1);

/// Plays them.
pub fn run(out: &mut dyn Write) -> Result<(), Failure> {
    let locale = LanguageArgs::default().locale();
    let failed = |why| scene::failure(&locale, &why);
    let mut studio = Studio::open(UVec2::splat(64), &assets::folder()?, |app| {
        app.insert_resource(view::Quality::Low).add_plugins((session::plugin, view::plugin));
    })
    .map_err(failed)?;
    studio.app().world_mut().insert_resource(Exhibit::default());
    let mut now = 0.0;
    let mut kept = true;
    for creature in CreatureId::all() {
        studio.app().world_mut().resource_mut::<Exhibit>().exhibited = Exhibited::One(creature);
        now += 1.0;
        studio.advance_to(now);
        // On a machine that is busy a model stands before the last of its clips has come.
        let begun = Instant::now();
        let repertoire = loop {
            let world = studio.app().world();
            let all = world.resource::<Library>().repertoire(creature.id(), world.resource::<Assets<Folder>>());
            let is_whole = !all.is_empty() && all.iter().all(|number| number.clip.is_some());
            if is_whole || begun.elapsed() > PATIENCE {
                break all;
            }
            now += 1.0 / 60.0;
            studio.advance_to(now);
        };
        let world = studio.app().world_mut();
        let root = world.query_filtered::<Entity, With<OnShow>>().iter(world).next();
        let Some(root) = root.filter(|root| world.get::<StandIn>(*root).is_none()) else {
            writeln!(out, "{:<10} has no model", creature.id())?;
            kept = false;
            continue;
        };
        let (mut lowest, mut where_to, mut seconds) = (f32::INFINITY, String::new(), 0.0);
        for number in &repertoire {
            if number.clip.is_none() {
                writeln!(out, "{:<10} has no clip for {}", creature.id(), number.part.id())?;
                kept = false;
            }
            let looks = (number.seconds / STEP).ceil() as u32;
            for look in 0..=looks {
                let time = (look as f32 * STEP).min(number.seconds);
                let posed = Posed { part: number.part.clone(), time };
                studio.app().world_mut().resource_mut::<Exhibit>().posed = Some(posed);
                now += 1.0 / 60.0;
                studio.advance_to(now);
                let corners = surface(studio.app().world(), root).into_iter().flatten();
                let low = corners.map(|corner: Vec3| corner.y).fold(f32::INFINITY, f32::min);
                if low < lowest {
                    (lowest, where_to) = (low, format!("{} at {time:.1} s", number.part.id()));
                }
            }
            seconds += number.seconds;
        }
        let keeps = (-BELOW..0.5).contains(&lowest);
        let verdict = if keeps { "" } else { "  TOO LOW" };
        writeln!(
            out,
            "{:<10} {:>2} clips, {seconds:>4.1} s, lowest {lowest:.4} ({where_to}){verdict}",
            creature.id(),
            repertoire.len(),
        )?;
        kept &= keeps;
    }
    verdict(kept)
}
