//! `doctor`: what this machine has, what is missing, and the command that installs it. It reports; it never fails.

mod graphics;
mod machine;

use std::{io::Write, path::Path};

use super::{Failure, assets, version, words::LanguageArgs};
#[cfg(feature = "client")]
use super::{play, window};
#[cfg(feature = "client")]
use crate::ui::OpeningScreen;
use holochess_locale::{Locale, harmless};
use holochess_platform::storage::{self, Home};
use holochess_settings::Settings;

#[derive(Debug, clap::Args)]
pub struct Args {
    /// Opens the window and closes it after its first frame, instead of the report
    #[cfg(feature = "client")]
    #[arg(long)]
    window: bool,

    #[command(flatten)]
    language: LanguageArgs,
}

/// A report in sections.
struct Report<'a> {
    locale: &'a Locale,
    out: &'a mut dyn Write,
}

impl Report<'_> {
    fn section(&mut self, id: &str) -> Result<(), Failure> {
        writeln!(self.out, "\n{}", self.locale.text(id))?;
        Ok(())
    }

    // Whole lines, unwrapped: commands and paths are copied from here.
    fn line(&mut self, text: &str) -> Result<(), Failure> {
        writeln!(self.out, "  {text}")?;
        Ok(())
    }

    /// A section with its lines, or with the line for an empty section.
    fn list(&mut self, id: &str, lines: &[String], none: &str) -> Result<(), Failure> {
        self.section(id)?;
        if lines.is_empty() {
            return self.line(&self.locale.text(none));
        }
        lines.iter().try_for_each(|line| self.line(line))
    }
}

/// Runs the command.
///
/// # Errors
/// If the report cannot be written, or the window that was asked for cannot be opened.
pub fn run(
    args: &Args,
    #[cfg(feature = "client")] window: &play::WindowArgs,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    #[cfg(feature = "client")]
    if args.window {
        return window::open_title_once(play::launch(window, args.language, OpeningScreen::Title));
    }
    let locale = &args.language.locale();
    let build = if cfg!(feature = "client") { "window" } else { "text" };
    let system = machine::system_name();
    let program = [("version", version::FULL.into()), ("build", build.into()), ("system", system.into())];
    writeln!(out, "{}", locale.format("doctor-program", &program))?;

    let mut report = Report { locale, out };
    let adapters = graphics::adapters(locale);
    report.list("doctor-graphics", &adapters, "doctor-graphics-none")?;
    for name in machine::vulkan_drivers() {
        report.line(&locale.format("doctor-vulkan-driver", &[("name", name.into())]))?;
    }
    let displays = machine::displays(locale);
    report.list("doctor-display", &displays, "doctor-display-none")?;
    let sound_cards = machine::sound_cards(locale);
    report.list("doctor-sound", &sound_cards, "doctor-sound-none")?;
    let no_gamepads = if cfg!(target_os = "linux") { "doctor-gamepads-none" } else { "doctor-gamepads-unknown" };
    report.list("doctor-gamepads", &machine::gamepads(), no_gamepads)?;
    let mut lacks = files(&mut report)?;
    for (found, none) in
        [(&adapters, "doctor-graphics-none"), (&displays, "doctor-display-none"), (&sound_cards, "doctor-sound-none")]
    {
        lacks.extend(found.is_empty().then(|| locale.text(none)));
    }

    report.section("doctor-missing")?;
    lacks.iter().try_for_each(|text| report.line(text))?;
    let missing = machine::missing_libraries(adapters.is_empty());
    for library in &missing {
        let purpose = locale.text(library.purpose);
        let arguments = [("library", library.name.into()), ("purpose", purpose.into())];
        report.line(&locale.format("doctor-missing-library", &arguments))?;
    }
    if missing.is_empty() && lacks.is_empty() {
        report.line(&locale.text("doctor-missing-nothing"))?;
    } else if !missing.is_empty()
        && let Some(command) = machine::install_command(&missing)
    {
        report.line(&locale.format("doctor-install", &[("command", command.into())]))?;
    }
    if adapters.is_empty() || displays.is_empty() || !cfg!(feature = "client") {
        report.line(&locale.text("doctor-play-in-text"))?;
    }
    Ok(())
}

/// The folders of settings, saves and assets, and faults in the settings; returns what is missing of them.
fn files(report: &mut Report<'_>) -> Result<Vec<String>, Failure> {
    let locale = report.locale;
    let mut lacks = Vec::new();
    let home = Home::of_environment();
    let settings = home.settings_file();
    report.section("doctor-files")?;
    let any_match = home.saves().join("any.jsonl");
    for (id, path, file) in
        [("doctor-settings", settings.as_path(), &settings), ("doctor-saves", home.saves(), &any_match)]
    {
        let mut text = locale.format(id, &[("file", harmless(&path.display().to_string()).into())]);
        if !storage::can_be_kept(file) {
            text = format!("{text} ({})", locale.text("doctor-file-locked"));
            lacks.push(text.clone());
        } else if !Path::exists(path) {
            text = format!("{text} ({})", locale.text("doctor-file-new"));
        }
        report.line(&text)?;
    }
    // Text commands need none.
    if cfg!(feature = "client") {
        match assets::folder() {
            Ok(folder) => {
                let file = harmless(&folder.display().to_string());
                report.line(&locale.format("doctor-assets", &[("file", file.into())]))?;
            }
            Err(failure) => {
                let text = failure.said(locale).unwrap_or_default();
                report.line(&text)?;
                lacks.push(text);
            }
        }
    }
    for note in Settings::inspect(&settings) {
        report.line(&locale.say(&note.words()))?;
    }
    Ok(lacks)
}
