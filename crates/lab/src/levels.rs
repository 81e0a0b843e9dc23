//! `levels GAME`: the computer players, weakest first, with their measured ratings, those at larger tables included.

use std::io::Write;

use serde_json::{Value, json};

use holochess::cli::{
    Failure, GameChoice,
    words::{COLUMNS, wrap},
    write_json,
};
use holochess_locale::{Language, Locale};
use holochess_players::{Level, RatingAtTable, Tier, levels, measured_ratings::LARGER_TABLES};

#[derive(Debug, clap::Args)]
pub struct Args {
    #[command(flatten)]
    game: GameChoice,

    /// One JSON object
    #[arg(long)]
    json: bool,
}

pub fn run(args: &Args, locale: &Locale, out: &mut dyn Write) -> Result<(), Failure> {
    args.game.options()?;
    let levels = levels(args.game.game);
    if args.json {
        // Scripts read one language; people read theirs.
        let english = Locale::new(Language::English);
        let levels: Vec<Value> = levels.iter().map(|level| as_json(level, &english)).collect();
        return write_json(out, &json!({ "levels": levels }));
    }
    let heads = ["levels-level", "levels-rating", "levels-interval", "levels-name"].map(|id| locale.text(id));
    let [level, rating, interval, name] = heads.each_ref().map(String::as_str);
    writeln!(out, "{}", row(level, rating, interval, name))?;
    for level in levels {
        let name = locale.text(&format!("level-{}", level.id));
        let style = style(level, levels, locale);
        let about = locale.text(&format!("level-{}.about", level.id));
        let name =
            locale.format("levels-who", &[("name", name.into()), ("style", style.into()), ("about", about.into())]);
        let (rating, interval) = strength(level, locale);
        let row = row(level.id, &rating, &interval, &name);
        writeln!(out, "{}", wrap_row(&row))?;
    }
    for (place, seats) in LARGER_TABLES.into_iter().enumerate() {
        let mut rated: Vec<(&Level, RatingAtTable)> =
            levels.iter().filter_map(|level| Some((level, level.larger_tables[place]?))).collect();
        rated.sort_by(|(_, weaker), (_, stronger)| weaker.rating.total_cmp(&stronger.rating));
        if !rated.is_empty() {
            writeln!(out, "\n{}", locale.format("levels-larger-table", &[("seats", seats.into())]))?;
        }
        for (level, RatingAtTable { rating, interval: [low, high], .. }) in rated {
            let row = row(level.id, &format!("{rating:.0}"), &format!("[{low:.0}, {high:.0}]"), "");
            writeln!(out, "{}", row.trim_end())?;
        }
    }
    Ok(())
}

/// How a level likes to play; before it the tier of a character.
fn style(level: &Level, levels: &[Level], locale: &Locale) -> String {
    let style = locale.text(&format!("style-{}", level.style.id()));
    match Tier::of(level, levels).filter(|tier| *tier != Tier::Practice) {
        Some(tier) => {
            let tier = locale.text(&format!("tier-{}", tier.id()));
            locale.format("level-tier-style", &[("tier", tier.into()), ("style", style.into())])
        }
        None => style,
    }
}

/// The rating of a level and its interval; that it was never measured, where it was not.
fn strength(level: &Level, locale: &Locale) -> (String, String) {
    let [low, high] = level.interval;
    if level.is_measured {
        (format!("{:.0}", level.rating), format!("[{low:.0}, {high:.0}]"))
    } else {
        ("–".to_owned(), locale.text("levels-unmeasured"))
    }
}

/// How far the last column stands in.
const NAMES: usize = 38;

/// A line of the table: the first three columns keep to their widths.
fn row(level: &str, rating: &str, interval: &str, name: &str) -> String {
    format!("{level:<8} {rating:>10}  {interval:<15}  {name}")
}

/// The line in eighty columns; the last column goes on below itself.
fn wrap_row(row: &str) -> String {
    let names = row.char_indices().nth(NAMES).map_or(row.len(), |(at, _)| at);
    let (numbers, name) = row.split_at(names);
    let name = wrap(name, COLUMNS - NAMES, "").replace('\n', &format!("\n{}", " ".repeat(NAMES)));
    format!("{numbers}{name}")
}

fn as_json(level: &Level, locale: &Locale) -> Value {
    json!({
        "id": level.id,
        "name": locale.text(&format!("level-{}", level.id)),
        "rating": level.is_measured.then_some(level.rating),
        "interval": level.is_measured.then_some(level.interval),
        "style": level.style.id(),
        "temper": locale.text(&format!("level-{}.temper", level.id)),
        "portrait": level.portrait,
        "larger_tables": level.larger_tables.iter().flatten().map(|rated| {
            json!({ "seats": rated.seats, "rating": rated.rating, "interval": rated.interval })
        }).collect::<Vec<Value>>(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use holochess_rules::GameId;

    #[test]
    fn a_level_that_was_never_measured_is_told_as_that_and_has_no_numbers() {
        let mut level = levels(GameId::Demeter)[1];
        let english = Locale::new(Language::English);
        assert_eq!(strength(&level, &english), ("645".to_owned(), "[300, 989]".to_owned()));
        assert_eq!(style(&level, levels(GameId::Demeter), &english), "beginner, aggressive");
        level.is_measured = false;
        assert_eq!(strength(&level, &english), ("–".to_owned(), "not measured".to_owned()));
        assert_eq!(style(&level, levels(GameId::Demeter), &english), "aggressive");
        let json = as_json(&level, &english);
        assert!(json["rating"].is_null() && json["interval"].is_null(), "{json}");
    }
}
