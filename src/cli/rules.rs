//! `rules GAME [PAGE]`: the rules as short pages, each with its board.

use std::io::Write;

use super::{
    Failure,
    game_args::game_parser,
    text::draw,
    words::{COLUMNS, LanguageArgs, wrap},
};
use holochess_lessons::Page;
use holochess_locale::{Locale, Words, excerpt};
use holochess_record::narration::Narrator;
use holochess_rules::GameId;

#[derive(Debug, clap::Args)]
pub struct Args {
    /// The game
    #[arg(value_name = "GAME", value_parser = game_parser())]
    game: GameId,

    /// The page, by its name or a term such as push or option-deal; without it, all pages
    #[arg(value_name = "PAGE")]
    page: Option<String>,

    #[command(flatten)]
    language: LanguageArgs,
}

/// Runs the command.
///
/// # Errors
/// If there is no such page.
pub fn run(args: &Args, locale: &Locale, out: &mut dyn Write) -> Result<(), Failure> {
    let pages: Vec<&Page> = match &args.page {
        None => Page::all_of(args.game).collect(),
        Some(term) => vec![Page::find(args.game, &term.to_lowercase()).ok_or_else(|| {
            let known: Vec<&str> = Page::all_of(args.game).map(|page| page.id.as_str()).collect();
            let words = Words::new("rules-no-page")
                .with("page", excerpt(term))
                .with("game", args.game.id())
                .with("known", known.join(", "));
            Failure::of_words(locale, &words)
        })?],
    };
    for (number, page) in Page::all_of(args.game).enumerate().filter(|(_, page)| pages.contains(page)) {
        let arguments =
            [("number", (number + 1).into()), ("title", page.title(locale).into()), ("id", page.id.clone().into())];
        writeln!(out, "{}", locale.format("rules-page", &arguments))?;
        for line in page.body(locale).lines() {
            writeln!(out, "{}", wrap(line, COLUMNS, ""))?;
        }
        // All pages at once are for reading; one page shows its board.
        if let (Some(table), Some(_)) = (page.table(), &args.page) {
            writeln!(out, "\n{}\n", draw(&Narrator::nameless(locale, table.seats()), &*table))?;
            if !page.actions.is_empty() {
                let actions = page.actions.join(" ");
                writeln!(out, "{}", locale.format("rules-try", &[("actions", actions.into())]))?;
            }
        }
        writeln!(out)?;
    }
    Ok(())
}
