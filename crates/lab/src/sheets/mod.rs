//! `sheets`: contact sheets by which looks are judged: the creatures from four sides, as outlines at match distance and in
//! every clip, and fights from the approach to the end; and the portraits; with the outlines comes how far any two of them overlap.

mod creatures;
mod fights;
mod lettering;
mod opponents;
mod portraits;
mod sheet;

use std::{
    fs,
    io::Write,
    path::{Path, PathBuf},
};

use bevy::prelude::UVec2;
use image::RgbImage;

use self::{lettering::Lettering, sheet::Sheet};
use holochess::cli::{Failure, assets, scene, words::LanguageArgs};
use holochess_locale::{Locale, Words, excerpt};
use holochess_platform::storage::FileError;
use holochess_session as session;
use holochess_view::{self as view, creatures::CreatureId, offscreen::Studio, opponents::Opponent};

/// What there are sheets of.
const KINDS: [&str; 6] = ["sides", "outlines", "films", "fights", "portraits", "opponents"];

/// What is asked for: a kind, and of portraits and opponents perhaps one alone (`opponents:pip`).
fn asked(only: &str) -> (&str, Option<&str>) {
    only.split_once(':').map_or((only, None), |(kind, one)| (kind, Some(one)))
}

/// All that can be asked for instead of something that cannot; nothing where it can be drawn.
fn instead(only: &str) -> Option<Vec<String>> {
    let (kind, one) = asked(only);
    let all: Vec<String> = match kind {
        "portraits" => CreatureId::all().map(|creature| creature.id().to_owned()).collect(),
        "opponents" => Opponent::all().unwrap_or_default().into_iter().map(|opponent| opponent.id).collect(),
        _ => Vec::new(),
    };
    match one {
        _ if !KINDS.contains(&kind) => Some(KINDS.map(str::to_owned).to_vec()),
        Some(_) if all.is_empty() => Some(vec![kind.to_owned()]),
        Some(one) if !all.iter().any(|id| id == one) => Some(all.iter().map(|id| format!("{kind}:{id}")).collect()),
        _ => None,
    }
}

/// What the command takes.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// The folder that the sheets go into
    #[arg(long, value_name = "FOLDER")]
    out: PathBuf,

    /// Only these: sides, outlines, films, fights; portraits go into a folder per creature,
    /// opponents are a file each; portraits:savrip and opponents:pip draw a single one
    #[arg(long, value_name = "A,B", value_delimiter = ',', default_value = "sides,outlines,films,fights")]
    only: Vec<String>,

    /// How detailed the pictures are; films are drawn at the lowest quality
    #[arg(long, value_name = "NAME", default_value = "medium")]
    quality: scene::QualityArg,

    #[command(flatten)]
    language: LanguageArgs,
}

/// Runs the command.
///
/// # Errors
/// If this machine cannot draw, or the sheets cannot be written.
pub fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let locale = args.language.locale();
    if let Some((other, known)) = args.only.iter().find_map(|only| Some((only, instead(only)?))) {
        let words = Words::new("sheets-unknown").with("name", excerpt(other)).with("known", known.join(", "));
        return Err(Failure::at("--only", words));
    }
    fs::create_dir_all(&args.out).map_err(|error| Failure::of_file(&locale, &FileError::new(&args.out, &error)))?;
    let quality = view::Quality::from(args.quality);
    let studio = Studio::open(UVec2::splat(creatures::TILE), &assets::folder()?, |app| {
        app.insert_resource(quality).add_plugins((session::plugin, view::plugin));
    })
    .map_err(|why| scene::failure(&locale, &why))?;
    let mut darkroom = Darkroom { studio, locale, letters: Lettering::new(), now: 0.0, index: Vec::new() };
    let wanted = |kind: &str| args.only.iter().map(|only| asked(only)).find(|(asked, _)| *asked == kind);
    let wants = |kind: &str| wanted(kind).is_some();
    if wants("sides") {
        darkroom.sides(&args.out)?;
    }
    if wants("outlines") {
        darkroom.outlines(&args.out, out)?;
    }
    if wants("films") {
        // A thousand small pictures for judging movement; low quality is enough.
        darkroom.draw_at(view::Quality::Low);
        darkroom.films(&args.out)?;
        darkroom.draw_at(quality);
    }
    if wants("fights") {
        darkroom.fights(&args.out)?;
    }
    if let Some((_, one)) = wanted("portraits") {
        // Last: it leaves nothing but figures in the room.
        darkroom.portraits(&args.out, one)?;
    }
    if let Some((_, one)) = wanted("opponents") {
        darkroom.opponents(&args.out, one)?;
    }
    for (file, what) in &darkroom.index {
        writeln!(out, "{file:<24} {what}")?;
    }
    Ok(())
}

/// The studio, its clock, and the list of files written.
struct Darkroom {
    studio: Studio,
    locale: Locale,
    letters: Lettering,
    now: f32,
    /// Each file and what it shows.
    index: Vec<(String, String)>,
}

impl Darkroom {
    fn draw_at(&mut self, quality: view::Quality) {
        self.studio.app().world_mut().insert_resource(quality);
    }

    fn wait(&mut self, seconds: f32) {
        self.now += seconds.max(0.0);
        self.studio.advance_to(self.now);
    }

    fn picture(&mut self) -> Result<RgbImage, Failure> {
        let picture = self.studio.picture().map_err(|why| scene::failure(&self.locale, &why))?;
        Ok(picture.0)
    }

    /// The name of a creature.
    fn name(&self, creature: CreatureId) -> String {
        self.locale.text(&format!("creature-{}-name", creature.id()))
    }

    /// Writes a sheet.
    fn keep(&mut self, sheet: &Sheet, folder: &Path, file: &str, what: &str) -> Result<(), Failure> {
        sheet.keep(&folder.join(file))?;
        self.note(file, what);
        Ok(())
    }

    /// Remembers a file for the index.
    fn note(&mut self, file: &str, what: &str) {
        self.index.push((file.to_owned(), what.to_owned()));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_portrait_and_one_opponent_can_be_asked_for_and_what_is_unknown_is_answered_with_what_there_is() {
        for only in KINDS.into_iter().chain(["portraits:savrip", "opponents:pip"]) {
            assert_eq!(instead(only), None, "{only}");
        }
        let known = |only: &str| instead(only).expect(only).join(" ");
        assert_eq!(known("busts"), KINDS.join(" "));
        assert_eq!(known("fights:savrip"), "fights");
        assert!(known("opponents:tom").contains("opponents:pip") && known("portraits:").contains("portraits:savrip"));
    }
}
