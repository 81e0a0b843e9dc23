//! `sheets`: contact sheets of the creatures, by which their looks are judged: from four sides, as outlines at match distance,
//! and every clip as a strip of film; with the outlines comes how far any two of them overlap.

use std::{
    f32::consts::TAU,
    fs,
    io::Write,
    path::{Path, PathBuf},
};

use bevy::prelude::{Entity, Quat, Transform, UVec2, Vec3, With};
use image::{Rgb, RgbImage, imageops};

use super::{Failure, assets, scene, words::LanguageArgs};
use crate::{
    locale::Locale,
    rules::{dice::Seed, holochess::Creature},
    session,
    storage::FileError,
    view::{
        self, CameraRig,
        creatures::{Creature as Folder, Library, Number, Part, Posed},
        exhibit::{Company, Exhibit, OnShow},
        offscreen::Studio,
        outline::{Outline, surface},
    },
};

/// Points of a side of every picture that is drawn.
const TILE: u32 = 300;
/// Points of a frame of film, and how many there are of a clip.
const FRAME: u32 = 132;
const FRAMES: u32 = 8;
/// Points of an outline, and how many of them the whole picture would be high: twice as large as in the window.
const OUTLINE: [usize; 2] = [240, 400];
const PICTURE: f32 = 1440.0;
/// Headings over which outlines are compared, and how much any two may share.
const HEADINGS: usize = 8;
const MOST_SHARED: f32 = 0.65;

/// What the command takes.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// The folder that the sheets go into
    #[arg(long, value_name = "FOLDER")]
    out: PathBuf,

    /// Only these: sides, outlines, films
    #[arg(long, value_name = "A,B", value_delimiter = ',', default_value = "sides,outlines,films")]
    only: Vec<String>,

    /// How much the pictures may cost
    #[arg(long, value_name = "NAME", default_value = "medium")]
    quality: scene::Quality,

    #[command(flatten)]
    language: LanguageArgs,
}

/// Runs the command.
///
/// # Errors
/// If this machine cannot draw, or the sheets cannot be written.
pub fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let locale = args.language.locale();
    if let Some(other) = args.only.iter().find(|name| !["sides", "outlines", "films"].contains(&name.as_str())) {
        return Err(Failure::Input(format!("there are no sheets of {other:?}; there are: sides, outlines, films")));
    }
    fs::create_dir_all(&args.out).map_err(|error| Failure::of_file(&locale, &FileError::new(&args.out, &error)))?;
    let quality = view::Quality::from(args.quality);
    let studio = Studio::open(UVec2::splat(TILE), &assets::folder()?, |app| {
        app.insert_resource(quality).add_plugins((session::plugin, view::plugin));
    })
    .map_err(|why| scene::failure(&locale, &why))?;
    let mut darkroom = Darkroom { studio, locale, now: 0.0 };
    darkroom.studio.app().world_mut().insert_resource(Exhibit::default());
    let wants = |name: &str| args.only.iter().any(|only| only == name);
    if wants("sides") {
        darkroom.sides(&args.out)?;
    }
    if wants("outlines") {
        darkroom.outlines(&args.out, out)?;
    }
    if wants("films") {
        darkroom.films(&args.out)?;
    }
    Ok(())
}

/// Pictures beside and below each other.
struct Sheet {
    picture: RgbImage,
    tile: [u32; 2],
}

impl Sheet {
    fn new(columns: usize, rows: usize, tile: [u32; 2], ground: [u8; 3]) -> Self {
        let [width, height] = tile;
        Self { picture: RgbImage::from_pixel(width * columns as u32, height * rows as u32, Rgb(ground)), tile }
    }

    fn put(&mut self, column: usize, row: usize, picture: &RgbImage) {
        let place = [column as i64 * i64::from(self.tile[0]), row as i64 * i64::from(self.tile[1])];
        imageops::replace(&mut self.picture, picture, place[0], place[1]);
    }

    fn keep(&self, locale: &Locale, path: &Path) -> Result<(), Failure> {
        self.picture
            .save(path)
            .map_err(|why| Failure::of_file(locale, &FileError::new(path, &std::io::Error::other(why.to_string()))))
    }
}

/// The studio and its clock.
struct Darkroom {
    studio: Studio,
    locale: Locale,
    now: f32,
}

impl Darkroom {
    fn wait(&mut self, seconds: f32) {
        self.now += seconds;
        self.studio.advance_to(self.now);
    }

    /// Puts a creature on the turntable, this side to the front, and waits until it is there.
    fn show(&mut self, creature: Creature, change: impl FnOnce(&mut Exhibit)) {
        let mut exhibit = self.studio.app().world_mut().resource_mut::<Exhibit>();
        exhibit.company = Company::One(creature);
        exhibit.posed = None;
        // The picture is square and shows nothing else: nearer than in the showcase.
        exhibit.frame.reset();
        exhibit.frame.zoom_by(7.0);
        change(&mut exhibit);
        self.wait(1.6);
    }

    fn picture(&mut self) -> Result<RgbImage, Failure> {
        let picture = self.studio.picture().map_err(|why| scene::failure(&self.locale, &why))?;
        Ok(picture.0)
    }

    /// Every creature from its front, its left, its back and its right.
    fn sides(&mut self, folder: &Path) -> Result<(), Failure> {
        let mut sheet = Sheet::new(4, Creature::COUNT, [TILE, TILE], [0; 3]);
        for creature in Creature::ALL {
            self.show(creature, |exhibit| exhibit.frame.side(0));
            for side in 0..4 {
                self.studio.app().world_mut().resource_mut::<Exhibit>().frame.side(side);
                self.wait(0.1);
                let picture = self.picture()?;
                sheet.put(usize::from(side), creature.index(), &picture);
            }
        }
        sheet.keep(&self.locale, &folder.join("creatures.png"))
    }

    /// Every clip of every creature as a strip, a creature a sheet.
    fn films(&mut self, folder: &Path) -> Result<(), Failure> {
        for creature in Creature::ALL {
            self.show(creature, |exhibit| exhibit.frame.side(0));
            let world = self.studio.app().world_mut();
            let repertoire = world
                .resource::<Library>()
                .repertoire(creature.id(), world.resource::<bevy::prelude::Assets<Folder>>());
            let mut sheet = Sheet::new(FRAMES as usize, repertoire.len(), [FRAME, FRAME], [0; 3]);
            let mut names = String::new();
            for (row, number) in repertoire.iter().enumerate() {
                names.push_str(&line(number));
                for frame in 0..FRAMES {
                    let time = number.seconds * (frame as f32 + 0.5) / FRAMES as f32;
                    let posed = Posed { part: number.part.clone(), time };
                    let mut exhibit = self.studio.app().world_mut().resource_mut::<Exhibit>();
                    exhibit.posed = Some(posed);
                    exhibit.frame.turn_to(-0.7);
                    self.wait(1.0 / 30.0);
                    let picture = self.picture()?;
                    let small = imageops::resize(&picture, FRAME, FRAME, imageops::FilterType::Triangle);
                    sheet.put(frame as usize, row, &small);
                }
            }
            sheet.keep(&self.locale, &folder.join(format!("film-{}.png", creature.id())))?;
            fs::write(folder.join(format!("film-{}.txt", creature.id())), names)?;
        }
        Ok(())
    }

    /// A creature's outlines from the match camera, over all headings, while it stands.
    fn headings(&mut self, creature: Creature) -> Vec<Outline> {
        self.show(creature, |exhibit| {
            exhibit.posed = Some(Posed { part: Part::Act(view::creatures::Act::Idle), time: 0.0 });
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
            Outline::of(&turned, shot, Vec3::ZERO, PICTURE, OUTLINE)
        };
        (0..HEADINGS).map(turned).collect()
    }

    /// The eight outlines in the order of the rulebook and shuffled, and how far any two overlap.
    fn outlines(&mut self, folder: &Path, out: &mut dyn Write) -> Result<(), Failure> {
        let all: Vec<Vec<Outline>> = Creature::ALL.into_iter().map(|creature| self.headings(creature)).collect();
        // Turned a little away from the camera, as they are seen from behind their own side.
        let shown = |index: usize| draw(&all[index][1]);
        let mut order: Vec<usize> = (0..Creature::COUNT).collect();
        for (name, answers) in [("outlines", false), ("outlines-shuffled", true)] {
            if answers {
                let lots = Seed::from_number(2026).bytes().to_owned();
                order.sort_by_key(|index| lots[*index]);
                let names = order.iter().map(|index| Creature::ALL[*index].name()).collect::<Vec<_>>().join("\n");
                fs::write(folder.join("outlines-answers.txt"), names)?;
            }
            let mut sheet = Sheet::new(4, 2, OUTLINE.map(|side| side as u32), [255; 3]);
            for (place, index) in order.iter().enumerate() {
                sheet.put(place % 4, place / 4, &shown(*index));
            }
            sheet.keep(&self.locale, &folder.join(format!("{name}.png")))?;
        }
        let mut pairs = Vec::new();
        for (a, one) in Creature::ALL.into_iter().enumerate() {
            for (b, other) in Creature::ALL.into_iter().enumerate().skip(a + 1) {
                let shared = all[a].iter().zip(&all[b]).map(|(a, b)| a.overlap(b)).sum::<f32>() / HEADINGS as f32;
                pairs.push((shared, one, other));
            }
        }
        pairs.sort_by(|a, b| b.0.total_cmp(&a.0));
        for (shared, one, other) in pairs.iter().take(5) {
            let verdict = if *shared > MOST_SHARED { "too much" } else { "" };
            writeln!(out, "{shared:.3}  {} and {}  {verdict}", one.name(), other.name())?;
        }
        let alike = pairs.iter().filter(|(shared, ..)| *shared > MOST_SHARED).count();
        writeln!(out, "outlines that share more than {MOST_SHARED}: {alike} of {} pairs", pairs.len())?;
        Ok(())
    }
}

/// A line about a clip, for the text beside a sheet of film.
fn line(number: &Number) -> String {
    let clip = number.clip.as_deref().unwrap_or("by rule");
    format!("{:<14} {clip:<20} {:.2} s\n", number.part.id(), number.seconds)
}

/// An outline, black on white.
fn draw(outline: &Outline) -> RgbImage {
    RgbImage::from_fn(outline.width as u32, outline.height as u32, |x, y| {
        Rgb(if outline.covers(x as usize, y as usize) { [0; 3] } else { [255; 3] })
    })
}
