//! The computer players: every one's breath and gesture as pictures in one file, as the game itself draws its light.

use std::{io::Cursor, path::Path};

use bevy::prelude::{Assets, LinearRgba, World};
use image::{GenericImage as _, ImageFormat, RgbaImage};

use super::{
    Darkroom,
    portraits::{alone, shot},
};
use holochess::cli::{Failure, out_file::OutFile, progress};
use holochess_view::{
    creatures::{Act, Creature, CreatureId, FigureLight, Library, Part, Posed},
    exhibit::{Exhibit, OnShow},
    hologram::HologramMaterial,
    opponents::{BREATH, GRID, Opponent, SIDE},
};

/// How much air is around a bust at rest: gestures reach into it.
const AIR: f32 = 1.24;

impl Darkroom {
    /// A file for everybody who can sit at the table, or for `one` of them, named by the level; one that is there already is left as it
    /// is.
    pub fn opponents(&mut self, folder: &Path, one: Option<&str>) -> Result<(), Failure> {
        let mut all = Opponent::all().map_err(Failure::input)?;
        all.retain(|opponent| one.is_none_or(|one| opponent.id == one));
        self.light_for_portraits(SIDE);
        for (index, opponent) in all.iter().enumerate() {
            let file = folder.join(format!("{}.png", opponent.id));
            if file.exists() {
                // Each takes a while: what was drawn before an interruption stays.
                continue;
            }
            // A creature that is not there is found by the test of the list.
            let Some(creature) = CreatureId::all().find(|creature| creature.id() == opponent.creature) else {
                continue;
            };
            let at_rest = Posed { part: Part::Act(Act::Idle), time: 0.0 };
            self.put_on_turntable(creature, |exhibit| {
                exhibit.posed = Some(at_rest);
                exhibit.frame.turn_to(0.0);
            });
            let world = self.studio.app().world_mut();
            alone(world);
            colour(world, opponent.tint);
            let shot = shot(world, opponent.aside, AIR);
            let breath = length(world, creature, Act::Idle);
            world.get_resource_or_init::<Exhibit>().free = Some(shot);
            let mut sheet = RgbaImage::new(GRID[0] * SIDE, GRID[1] * SIDE);
            for picture in 0..GRID[0] * GRID[1] {
                let (act, time) = if picture < BREATH {
                    // Half of the clip: it is shown there and back.
                    (Act::Idle, 0.5 * breath * picture as f32 / (BREATH - 1) as f32)
                } else {
                    (opponent.act, opponent.moment(picture - BREATH))
                };
                let mut exhibit = self.studio.app().world_mut().get_resource_or_init::<Exhibit>();
                exhibit.posed = Some(Posed { part: Part::Act(act), time });
                self.wait(0.05);
                let bust = self.bust(SIDE)?;
                let (x, y) = (picture % GRID[0] * SIDE, picture / GRID[0] * SIDE);
                sheet.copy_from(&bust, x, y).map_err(Failure::input)?;
            }
            let mut bytes = Cursor::new(Vec::new());
            sheet.write_to(&mut bytes, ImageFormat::Png).map_err(Failure::input)?;
            OutFile::prepare(&file)?.write(bytes.get_ref())?;
            let name = format!("{}.png", opponent.id);
            self.note(&name, "a computer player: its breath and its gesture as light, transparent ground");
            progress::print_count("opponents", index + 1, all.len());
        }
        Ok(())
    }
}

/// The length of an act of a creature, in seconds.
fn length(world: &World, creature: CreatureId, act: Act) -> f32 {
    let repertoire = world.resource::<Library>().repertoire(creature.id(), world.resource::<Assets<Creature>>());
    repertoire.iter().find(|number| number.part == Part::Act(act)).map_or(0.0, |number| number.seconds)
}

/// Gives the figure on show a hue of its own.
fn colour(world: &mut World, (red, green, blue): (f32, f32, f32)) {
    let lights: Vec<_> = world
        .query_filtered::<&FigureLight, bevy::prelude::With<OnShow>>()
        .iter(world)
        .map(|light| light.0.clone())
        .collect();
    let mut materials = world.resource_mut::<Assets<HologramMaterial>>();
    for light in lights {
        if let Some(mut material) = materials.get_mut(&light) {
            material.tint = LinearRgba::rgb(red, green, blue);
        }
    }
}
