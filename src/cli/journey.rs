//! `journey [EVENING]`: nine evenings at the table, in the terminal.

use std::{
    fs,
    io::Write,
    path::{Path, PathBuf},
};

use super::{
    Failure,
    text::{look, play_recorded},
    words::{COLUMNS, LanguageArgs, wrap},
};
use crate::{
    career::{Evening, EveningResult, evenings},
    locale::{Locale, Words, excerpt},
    narration::Narrator,
    record::{RecordedMatch, fresh_seed},
    settings::{Learned, Settings, Subject},
    storage::{Home, make_folder},
};

#[derive(Debug, clap::Args)]
pub struct Args {
    /// The evening, 1 to 9, or `next`; without one: how far the journey has come
    #[arg(value_name = "EVENING")]
    evening: Option<String>,

    #[command(flatten)]
    language: LanguageArgs,
}

/// Runs the command.
///
/// # Errors
/// If there is no such evening, or its match cannot be begun, resumed or written.
pub fn run(args: &Args, locale: &Locale, out: &mut dyn Write) -> Result<(), Failure> {
    let home = Home::of_environment();
    let (mut learned, flaws) = Learned::load(&home.learned_file());
    for flaw in flaws {
        writeln!(out, "{}", locale.say(&flaw))?;
    }
    let person = Settings::peek(&home.settings_file()).game.names[0].clone();
    let result = |learned: &Learned, evening: &Evening| {
        EveningResult::of_number(learned.get(Subject::Journey, &evening.key(&person)))
    };
    let Some(wanted) = &args.evening else {
        for evening in evenings() {
            let state = match result(&learned, evening) {
                None => "open",
                Some(EveningResult::Played) => "played",
                Some(EveningResult::Won) => "won",
            };
            let arguments = [
                ("id", evening.id.clone().into()),
                ("title", locale.text(&format!("journey-{}", evening.id)).into()),
                ("name", locale.text(&format!("level-{}", evening.opponent)).into()),
                ("state", state.into()),
            ];
            writeln!(out, "{}", locale.format("journey-line", &arguments))?;
        }
        writeln!(out, "{}", wrap(&locale.text("journey-how-to"), COLUMNS, "  "))?;
        return Ok(());
    };
    let found = match wanted.as_str() {
        "next" => evenings().iter().find(|evening| result(&learned, evening).is_none()).or_else(|| evenings().last()),
        id => evenings().iter().find(|evening| evening.id == id),
    };
    let evening = found.ok_or_else(|| {
        Failure::wrong(Words::new("journey-no-evening").with("id", excerpt(wanted)).with("count", evenings().len()))
    })?;
    let words = |part: &str| locale.text(&format!("journey-{}{part}", evening.id));
    let name = locale.text(&format!("level-{}", evening.opponent));
    for text in [words(""), words(".twist"), format!("{name} — {}", words(".before"))] {
        writeln!(out, "{}", wrap(&text, COLUMNS, "  "))?;
    }
    make_folder(home.saves()).map_err(|error| Failure::of_file(locale, &error))?;
    let (path, recorded) = begin_or_resume(evening, home.saves(), &home, locale)?;
    let narrator = Narrator::for_people(locale, recorded.setup());
    play_recorded(locale, look(None)?, recorded, narrator, path.clone(), out)?;
    let played = RecordedMatch::open(&path).map_err(|why| Failure::Input(why.say(locale)))?.0;
    let Some(result) = evening.result(&played) else { return Ok(()) };
    let after = if result == EveningResult::Won { ".won" } else { ".lost" };
    writeln!(out, "{}", wrap(&format!("{name} — {}", words(after)), COLUMNS, "  "))?;
    learned.raise(Subject::Journey, &evening.key(&person), result.number());
    learned.save(&home.learned_file()).map_err(|error| Failure::of_file(locale, &error))?;
    let won = evenings().iter().filter(|evening| learned.get(Subject::Journey, &evening.key(&person)) == 2).count();
    writeln!(out, "{}", locale.format("journey-won", &[("won", won.into()), ("count", evenings().len().into())]))?;
    Ok(())
}

/// The match of the evening that waits, or a new one in a file of its own.
fn begin_or_resume(
    evening: &Evening,
    folder: &Path,
    home: &Home,
    locale: &Locale,
) -> Result<(PathBuf, RecordedMatch), Failure> {
    let mut number = 1_u32;
    loop {
        let path = folder.join(format!("journey-{}-{number}.jsonl", evening.id));
        if fs::metadata(&path).is_ok_and(|file| file.len() > 0) {
            let (recorded, _) = RecordedMatch::load(&path).map_err(|why| Failure::Input(why.say(locale)))?;
            if evening.is_of(&recorded) && !recorded.is_over() {
                return Ok((path, recorded));
            }
            number += 1;
            continue;
        }
        let seed = fresh_seed().map_err(|why| Failure::missing(why.words()))?;
        let name = Settings::peek(&home.settings_file()).game.names[0].clone();
        // A test begins every evening.
        let setup = evening.setup(&name, seed).ok_or_else(|| Failure::input(&evening.id))?;
        let begun = RecordedMatch::begin(setup);
        return Ok((path, begun.map_err(|why| Failure::of_words(locale, &why.words()))?.0));
    }
}
