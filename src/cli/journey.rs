//! `journey [EVENING]`: nine evenings at the table, in the terminal.

use std::{
    io::Write,
    path::{Path, PathBuf},
};

use super::{
    Failure,
    text::{look, play_recorded, resume},
    words::{COLUMNS, LanguageArgs, name_in_settings, wrap},
};
use holochess_locale::{Locale, Words, excerpt};
use holochess_platform::storage::{Home, make_folder};
use holochess_record::career::{Evening, EveningResult, evenings};
use holochess_record::narration::Narrator;
use holochess_record::{RecordedMatch, fresh_seed};
use holochess_settings::{KeptFile as _, Learned, Subject};

#[derive(Debug, clap::Args)]
pub struct Args {
    /// The evening, 1 to 9, or `next`; without it, shows how far you have come
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
    let (learned, flaws) = Learned::load(&home.learned_file());
    for flaw in flaws {
        writeln!(out, "{}", locale.say(&flaw))?;
    }
    let person = name_in_settings(locale, out)?;
    let result = |learned: &Learned, evening: &Evening| {
        EveningResult::of_number(learned.get(Subject::Journey, &evening.key(&person)))
    };
    let Some(wanted) = &args.evening else {
        for evening in evenings() {
            let state = match result(&learned, evening) {
                None => "open",
                Some(EveningResult::Lost | EveningResult::Drawn) => "played",
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
    let (path, recorded) = begin_or_resume(evening, &person, home.saves(), locale, out)?;
    let narrator = Narrator::for_people(locale, recorded.setup());
    let played = play_recorded(look(None)?, recorded, narrator, path, out)?;
    let Some(result) = evening.result(&played) else { return Ok(()) };
    let after = words(&format!(".{}", result.part()));
    writeln!(out, "{}", wrap(&format!("{name} — {after}"), COLUMNS, "  "))?;
    let raise = |learned: &mut Learned| learned.raise(Subject::Journey, &evening.key(&person), result.number());
    let kept = Learned::update(&home.learned_file(), raise);
    let (learned, _) = kept.map_err(|error| Failure::of_file(locale, &error))?;
    let won = evenings().iter().filter(|evening| learned.get(Subject::Journey, &evening.key(&person)) == 2).count();
    writeln!(out, "{}", locale.format("journey-won", &[("won", won.into()), ("count", evenings().len().into())]))?;
    Ok(())
}

/// The match of the evening that this person has begun and that is not over, or a new one in a file of its own. What cannot be read
/// is named, and left as it is.
fn begin_or_resume(
    evening: &Evening,
    person: &str,
    folder: &Path,
    locale: &Locale,
    out: &mut dyn Write,
) -> Result<(PathBuf, RecordedMatch), Failure> {
    let mut number = 1_u32;
    loop {
        let path = folder.join(format!("journey-{}-{number}.jsonl", evening.id));
        if RecordedMatch::is_saved(&path) {
            match RecordedMatch::examine(&path) {
                Ok(found) if !found.recorded().is_over() && evening.is_of_person(found.recorded().setup(), person) => {
                    let recorded = resume(locale, &path, |_| Ok(()), out)?;
                    return Ok((path, recorded));
                }
                Ok(_) => {}
                Err(why) => writeln!(out, "{}", wrap(&why.say(locale), COLUMNS, "  "))?,
            }
            number += 1;
            continue;
        }
        let seed = fresh_seed().map_err(|why| Failure::missing(why.words()))?;
        // A test begins every evening.
        let setup = evening.setup(person, seed).ok_or_else(|| Failure::input(&evening.id))?;
        let begun = RecordedMatch::begin(setup);
        return Ok((path, begun.map_err(|why| Failure::of_words(locale, &why.words()))?.0));
    }
}
