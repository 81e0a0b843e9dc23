//! `profile [NAME]`: who has played, and what the matches add up to.

use std::io::Write;

use serde_json::{Map, Value, json};

use super::{
    Failure,
    words::{COLUMNS, LanguageArgs, wrap},
    write_json,
};
use holochess_locale::{Locale, Words, excerpt, file_name, harmless, piece_name};
use holochess_platform::storage::Home;
use holochess_record::career::{Attacks, MEDALS, Profile, Profiles, ResultCounts, Statistics};
use holochess_record::{Date, Who};
use holochess_settings::{Learned, Subject};

/// The most files that could not be read which are named.
const MOST_NAMED: usize = 5;

#[derive(Debug, clap::Args)]
pub struct Args {
    /// The player's name; without it, all players
    #[arg(value_name = "NAME")]
    name: Option<String>,

    /// One JSON object
    #[arg(long)]
    json: bool,

    #[command(flatten)]
    language: LanguageArgs,
}

/// Runs the command.
///
/// # Errors
/// If the saved matches cannot be read, or no person has this name.
pub fn run(args: &Args, locale: &Locale, out: &mut dyn Write) -> Result<(), Failure> {
    let home = Home::of_environment();
    let mut profiles = Profiles::read(home.saves()).map_err(|error| Failure::of_file(locale, &error))?;
    profiles.add_kept(Learned::peek(&home.learned_file()).all(Subject::Medals));
    let chosen: Vec<&Profile> = match &args.name {
        None => profiles.all.iter().collect(),
        Some(name) => vec![
            profiles
                .find(name)
                .ok_or_else(|| Failure::of_words(locale, &Words::new("profile-nobody").with("name", excerpt(name))))?,
        ],
    };
    if args.json {
        let all: Vec<Value> = chosen.iter().map(|profile| as_json(profile)).collect();
        return write_json(out, &json!({ "profiles": all, "unreadable": profiles.unreadable.len() }));
    }
    if chosen.is_empty() {
        writeln!(out, "{}", locale.text("profile-none"))?;
    }
    for profile in chosen {
        for text in lines(profile, locale) {
            writeln!(out, "{}", wrap(&text, COLUMNS, "    "))?;
        }
    }
    if !profiles.unreadable.is_empty() {
        let count = profiles.unreadable.len();
        writeln!(out, "{}", locale.format("profile-unreadable", &[("count", count.into())]))?;
        for file in profiles.unreadable.iter().take(MOST_NAMED) {
            writeln!(out, "  {}", file_name(file))?;
        }
        if count > MOST_NAMED {
            writeln!(out, "  {}", locale.format("profile-unreadable-more", &[("count", (count - MOST_NAMED).into())]))?;
        }
    }
    Ok(())
}

/// The profile in lines of text; lines that belong to the one above begin with blanks.
fn lines(profile: &Profile, locale: &Locale) -> Vec<String> {
    let statistics = &profile.statistics;
    let name = if profile.name.is_empty() { locale.text("profile-nameless") } else { harmless(&profile.name) };
    let score = |what: String, score: ResultCounts| {
        let arguments = [
            ("what", what.into()),
            ("won", score.won.into()),
            ("drawn", score.drawn.into()),
            ("lost", score.lost.into()),
        ];
        locale.format("profile-score", &arguments)
    };
    let mut lines = vec![score(name, statistics.all)];
    for (game, of_game) in &statistics.by_game {
        lines.push(format!("  {}", score(locale.text(&format!("game-{}", game.id())), *of_game)));
        for ((_, who), of_opponent) in statistics.by_opponent.iter().filter(|((of, _), _)| of == game) {
            let who =
                if who == Who::HUMAN { locale.text("profile-people") } else { locale.text(&format!("level-{who}")) };
            lines.push(format!("    {}", score(who, *of_opponent)));
        }
    }
    for (game, (strength, _)) in &statistics.strength {
        let arguments = [
            ("game", locale.text(&format!("game-{}", game.id())).into()),
            ("rating", (strength.rating.round() as i64).into()),
            ("deviation", (strength.deviation.round() as i64).into()),
        ];
        lines.push(format!("  {}", locale.format("profile-strength", &arguments)));
    }
    for (seat, of_seat) in &statistics.by_seat {
        let seat = locale.format("profile-seat", &[("player", seat.number().into())]);
        lines.push(format!("  {}", score(seat, *of_seat)));
    }
    if statistics.duels.count() > 0 {
        lines.push(format!("  {}", score(locale.text("profile-duels"), statistics.duels)));
    }
    for (id, attacks) in [("profile-attacks", statistics.attacks), ("profile-attacked", statistics.attacked)] {
        if attacks.count > 0 {
            lines.push(format!("  {}", locale.format(id, &of_attacks(&attacks, locale))));
        }
    }
    if statistics.attacks.count + statistics.attacked.count > 0 {
        let luck = statistics.attacks.luck() - statistics.attacked.luck();
        let arguments =
            [("worth", locale.decimal(statistics.attacks.worth(), 1).into()), ("luck", locale.decimal(luck, 1).into())];
        lines.push(format!("  {}", locale.format("profile-luck", &arguments)));
    }
    for (kind, creature) in &statistics.by_creature {
        let arguments = [
            ("creature", piece_name(locale, kind).into()),
            ("matches", creature.score.count().into()),
            ("won", creature.score.won.into()),
            ("kills", creature.kills.into()),
            ("deaths", creature.deaths.into()),
        ];
        lines.push(format!("  {}", locale.format("profile-creature", &arguments)));
    }
    for medal in MEDALS {
        // How often follows the records that are left; that it was earned stays.
        let times = statistics.medals.get(medal).copied().unwrap_or(0);
        let since = profile.kept_medals.get(medal).copied().and_then(Date::of_number);
        if times == 0 && since.is_none() {
            continue;
        }
        let arguments = [
            ("medal", locale.text(&format!("medal-{medal}")).into()),
            ("about", locale.text(&format!("medal-{medal}.about")).into()),
            ("times", times.max(1).into()),
        ];
        let mut line = format!("  {}", locale.format("profile-medal", &arguments));
        if let Some(since) = since {
            line = format!("{line} {}", locale.format("profile-medal-since", &[("date", since.to_string().into())]));
        }
        lines.push(line);
    }
    lines
}

fn of_attacks(attacks: &Attacks, locale: &Locale) -> [(&'static str, holochess_locale::Value<'static>); 6] {
    let [kills, pushes, counter_pushes, counter_kills] = attacks.outcomes;
    [
        ("count", attacks.count.into()),
        ("kills", kills.into()),
        ("pushes", pushes.into()),
        ("counterPushes", counter_pushes.into()),
        ("counterKills", counter_kills.into()),
        ("share", locale.percent(f64::from(kills) / f64::from(attacks.count.max(1)), 0).into()),
    ]
}

fn as_json(profile: &Profile) -> Value {
    let Statistics { all, by_game, by_opponent, by_seat, by_creature, duels, attacks, attacked, strength, medals } =
        &profile.statistics;
    let since: Map<String, Value> = profile
        .kept_medals
        .iter()
        .filter_map(|(medal, date)| Some(((*medal).to_owned(), Date::of_number(*date)?.to_string().into())))
        .collect();
    let score = |score: &ResultCounts| json!({ "won": score.won, "drawn": score.drawn, "lost": score.lost });
    let of_attacks = |attacks: &Attacks| {
        json!({
            "count": attacks.count,
            "outcomes": attacks.outcomes,
            "expected_kills": attacks.expected_kills,
            "expected_counter_kills": attacks.expected_counter_kills,
            "worth": attacks.worth(),
            "luck": attacks.luck(),
        })
    };
    let opponents: Vec<Value> = by_opponent
        .iter()
        .map(|((game, who), of)| json!({ "game": game.id(), "who": who, "score": score(of) }))
        .collect();
    let games: Map<String, Value> = by_game.iter().map(|(game, of)| (game.id().to_owned(), score(of))).collect();
    let seats: Map<String, Value> = by_seat.iter().map(|(seat, of)| (seat.number().to_string(), score(of))).collect();
    let creatures: Map<String, Value> = by_creature
        .iter()
        .map(|(kind, of)| {
            let value = json!({ "score": score(&of.score), "kills": of.kills, "deaths": of.deaths });
            ((*kind).to_owned(), value)
        })
        .collect();
    let strength: Map<String, Value> = strength
        .iter()
        .map(|(game, (strength, matches))| {
            let value = json!({ "rating": strength.rating, "deviation": strength.deviation, "matches": matches });
            (game.id().to_owned(), value)
        })
        .collect();
    json!({
        "name": profile.name,
        "all": score(all),
        "games": games,
        "opponents": opponents,
        "seats": seats,
        "creatures": creatures,
        "duels": score(duels),
        "attacks": of_attacks(attacks),
        "attacked": of_attacks(attacked),
        "strength": strength,
        "medals": medals,
        "medals_since": since,
    })
}
