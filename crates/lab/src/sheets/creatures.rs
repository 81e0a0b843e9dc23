//! Sheets of the creatures by themselves: from four sides, every clip, and their outlines with how far any two overlap.

use std::{f32::consts::TAU, io::Write, path::Path};

use bevy::prelude::{Assets, Entity, Quat, Transform, Vec3, With};
use image::{Rgb, RgbImage};

use super::{Darkroom, sheet::Sheet};
use holochess::cli::{Failure, out_file::OutFile, progress};
use holochess_rules::dice::Seed;
use holochess_view::{
    CameraRig,
    creatures::{Act, Creature as Folder, CreatureId, Library, Part, Posed},
    exhibit::{Exhibit, Exhibited, OnShow},
    outline::{Outline, surface},
};

/// Points of a side of every picture that is drawn.
pub const TILE: u32 = 300;
/// Width of the column of words.
const COLUMN: u32 = 128;
/// Points of a frame of film, and how many there are of a clip.
const FRAME: u32 = 150;
const FRAMES: u32 = 8;
/// How far a creature on film is turned from the camera, in radians.
const TURNED: f32 = -0.7;
/// Points of an outline, and how many of them the whole picture would be high: twice as large as in the window.
const OUTLINE: [usize; 2] = [240, 400];
const PICTURE: f32 = 1440.0;
/// Headings over which outlines are compared, and how much any two may share.
const HEADINGS: usize = 8;
const MOST_SHARED: f32 = 0.65;

impl Darkroom {
    /// Puts a creature on the turntable and waits until it is there.
    pub(super) fn put_on_turntable(&mut self, creature: CreatureId, change: impl FnOnce(&mut Exhibit)) {
        let world = self.studio.app().world_mut();
        let mut exhibit = world.get_resource_or_init::<Exhibit>();
        exhibit.exhibited = Exhibited::One(creature);
        exhibit.posed = None;
        // The picture is square and shows nothing else: nearer than in the showcase.
        exhibit.frame.reset();
        exhibit.frame.zoom_by(7.0);
        change(&mut exhibit);
        self.wait(1.6);
    }

    /// A picture of a creature at a moment of one of its clips.
    fn posed(&mut self, posed: Posed, yaw: f32) -> Result<RgbImage, Failure> {
        let mut exhibit = self.studio.app().world_mut().get_resource_or_init::<Exhibit>();
        exhibit.posed = Some(posed);
        exhibit.frame.turn_to(yaw);
        self.wait(1.0 / 30.0);
        self.picture()
    }

    /// Every creature from its front, its left, its back and its right.
    pub fn sides(&mut self, folder: &Path) -> Result<(), Failure> {
        let all: Vec<CreatureId> = CreatureId::all().collect();
        let mut sheet = Sheet::new(4, all.len(), [TILE, TILE], COLUMN, false);
        for (row, creature) in all.iter().copied().enumerate() {
            self.put_on_turntable(creature, |exhibit| exhibit.frame.side(0));
            for side in 0..4 {
                self.studio.app().world_mut().get_resource_or_init::<Exhibit>().frame.side(side);
                self.wait(0.1);
                let picture = self.picture()?;
                sheet.put(usize::from(side), row, &picture);
            }
            let name = self.name(creature);
            sheet.name(&mut self.letters, row, &[&name]);
            progress::print_count("sides", row + 1, all.len());
        }
        self.keep(&sheet, folder, "creatures.png", "every creature from its front, its left, its back and its right")
    }

    /// Every clip of every creature as a strip, a creature a sheet.
    pub fn films(&mut self, folder: &Path) -> Result<(), Failure> {
        for creature in CreatureId::all() {
            self.put_on_turntable(creature, |exhibit| exhibit.frame.turn_to(TURNED));
            let world = self.studio.app().world_mut();
            let repertoire = world.resource::<Library>().repertoire(creature.id(), world.resource::<Assets<Folder>>());
            let mut sheet = Sheet::new(FRAMES as usize, repertoire.len(), [FRAME, FRAME], COLUMN, false);
            for (row, number) in repertoire.iter().enumerate() {
                for frame in 0..FRAMES {
                    let time = number.seconds * (frame as f32 + 0.5) / FRAMES as f32;
                    let picture = self.posed(Posed { part: number.part.clone(), time }, TURNED)?;
                    sheet.put(frame as usize, row, &picture);
                }
                let seconds = format!("{:.2} s", number.seconds);
                let clip = number.clip.as_deref().unwrap_or("by rule");
                sheet.name(&mut self.letters, row, &[number.part.id(), clip, &seconds]);
                progress::print_count(&format!("film of {}", creature.id()), row + 1, repertoire.len());
            }
            let what = format!("every clip of {}, eight frames each", creature.id());
            self.keep(&sheet, folder, &format!("film-{}.png", creature.id()), &what)?;
        }
        Ok(())
    }

    /// A creature's outlines from the match camera, over all headings, while it stands.
    fn headings(&mut self, creature: CreatureId) -> Vec<Outline> {
        self.put_on_turntable(creature, |exhibit| {
            exhibit.posed = Some(Posed { part: Part::Act(Act::Idle), time: 0.0 });
            exhibit.frame.turn_to(0.0);
        });
        let world = self.studio.app().world_mut();
        let shot = world.resource::<CameraRig>().view(16.0 / 9.0);
        let root = world.query_filtered::<Entity, With<OnShow>>().iter(world).next();
        let triangles = root.map(|root| surface(world, root)).unwrap_or_default();
        let turned = |heading: usize| {
            let turn = Transform::from_rotation(Quat::from_rotation_y(TAU * heading as f32 / HEADINGS as f32));
            let turned: Vec<[Vec3; 3]> =
                triangles.iter().map(|triangle| triangle.map(|corner| turn.transform_point(corner))).collect();
            Outline::from_triangles(&turned, shot, Vec3::ZERO, PICTURE, OUTLINE)
        };
        (0..HEADINGS).map(turned).collect()
    }

    /// All outlines in the order of the rulebook and shuffled, and how far any two overlap.
    pub fn outlines(&mut self, folder: &Path, out: &mut dyn Write) -> Result<(), Failure> {
        let mut all: Vec<Vec<Outline>> = Vec::new();
        let creatures: Vec<CreatureId> = CreatureId::all().collect();
        for creature in &creatures {
            all.push(self.headings(*creature));
            progress::print_count("outlines", all.len(), creatures.len());
        }
        let mut order: Vec<usize> = (0..creatures.len()).collect();
        self.outline_sheet(folder, &all, &order, "outlines.png", true)?;
        let lots = Seed::from_number(2026).bytes().to_owned();
        order.sort_by_key(|index| lots[*index % lots.len()]);
        self.outline_sheet(folder, &all, &order, "outlines-shuffled.png", false)?;
        let names = order.iter().map(|index| self.name(creatures[*index])).collect::<Vec<_>>().join("\n");
        OutFile::prepare(&folder.join("outlines-answers.txt"))?.write(names)?;
        self.note("outlines-answers.txt", "who is who in outlines-shuffled.png, row by row");

        let mut pairs = Vec::new();
        for (a, one) in creatures.iter().copied().enumerate() {
            for (b, other) in creatures.iter().copied().enumerate().skip(a + 1) {
                let shared = all[a].iter().zip(&all[b]).map(|(a, b)| a.overlap(b)).sum::<f32>() / HEADINGS as f32;
                pairs.push((shared, one, other));
            }
        }
        pairs.sort_by(|a, b| b.0.total_cmp(&a.0));
        for &(shared, one, other) in pairs.iter().take(5) {
            let verdict = if shared > MOST_SHARED { "  too much" } else { "" };
            writeln!(out, "{shared:.3}  {} and {}{verdict}", self.name(one), self.name(other))?;
        }
        let alike = pairs.iter().filter(|(shared, ..)| *shared > MOST_SHARED).count();
        writeln!(out, "outlines that share more than {MOST_SHARED}: {alike} of {} pairs", pairs.len())?;
        Ok(())
    }

    /// A sheet with the outlines in this order, black on white, seen from behind their own side, with or without names.
    fn outline_sheet(
        &mut self,
        folder: &Path,
        all: &[Vec<Outline>],
        order: &[usize],
        file: &str,
        named: bool,
    ) -> Result<(), Failure> {
        let mut sheet = Sheet::new(4, order.len().div_ceil(4), OUTLINE.map(|side| side as u32), 0, true);
        let creatures: Vec<CreatureId> = CreatureId::all().collect();
        for (place, index) in order.iter().enumerate() {
            let (column, row) = (place % 4, place / 4);
            sheet.put(column, row, &draw(&all[*index][1]));
            if named {
                let name = self.name(creatures[*index]);
                sheet.caption(&mut self.letters, column, row, &name);
            }
        }
        let what = if named { "the outlines at match distance" } else { "the same, shuffled and unnamed" };
        self.keep(&sheet, folder, file, what)
    }
}

/// An outline, black on white.
fn draw(outline: &Outline) -> RgbImage {
    RgbImage::from_fn(outline.width as u32, outline.height as u32, |x, y| {
        Rgb(if outline.covers(x as usize, y as usize) { [0; 3] } else { [255; 3] })
    })
}
