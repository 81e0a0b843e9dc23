//! `solve` and `probe` of both Dejariks, which are solved as a whole.

use std::{io::Write, path::Path, slice, time::Instant};

use serde_json::{Map, Value, json};

use super::{
    parts::{self, JoinedParts, Part},
    peak_memory::peak_memory,
};
use holochess::cli::{Failure, out_file::OutFile, progress, solved_table::from_cache, write_json};
use holochess_locale::{Locale, Words};
use holochess_platform::storage;
use holochess_players::dejarik::{
    table_cache::table_fault,
    tablebase::{CheckReport, ExactValue, Tablebase, check, position_of, rules_of, solve},
};
use holochess_rules::{Rules as _, dejarik::RuleSet, setup::read_position};

/// What `solve` is asked for.
pub(super) struct SolveRequest<'a> {
    pub rules: &'static RuleSet,
    pub out: Option<&'a Path>,
    pub threads: usize,
    pub check: bool,
    pub json: bool,
}

/// Solves a rule set.
pub(super) fn run_solve(request: &SolveRequest<'_>, locale: &Locale, out: &mut dyn Write) -> Result<(), Failure> {
    let file = request.out.map(OutFile::prepare).transpose()?;
    let begin = Instant::now();
    let table = solve(request.rules, request.threads, &progress::bar(locale, "solve-states-progress"));
    let seconds = begin.elapsed().as_secs_f64();
    let peak = peak_memory().unwrap_or(table.memory() as u64);
    progress::end_line();
    let written = match &file {
        Some(file) => {
            let bytes = table.to_bytes();
            file.write(&bytes)?;
            Some(bytes.len())
        }
        None => None,
    };
    let report = request.check.then(|| {
        let report = check(&table, request.threads, &|_| true, &progress::bar(locale, "solve-check-progress"));
        progress::end_line();
        report
    });
    let rules = rules_of(request.rules);
    let start = table.value_in(&rules, &rules.start()).unwrap_or(ExactValue::DRAW);
    if request.json {
        let counts: Map<String, Value> =
            table.histogram().map(|(points, count, _)| (points.to_string(), count.into())).collect();
        let longest: Map<String, Value> =
            table.histogram().map(|(points, _, longest)| (points.to_string(), longest.into())).collect();
        let examples: Map<String, Value> = (table.histogram())
            .filter_map(|(points, ..)| Some((points.to_string(), longest_position(&table, points)?.into())))
            .collect();
        let mut answer = json!({
            "game": request.rules.game.id(),
            "live_states": table.live_states(),
            "values": counts,
            "start_value": start.points,
            "start_distance": start.distance,
            "longest": longest,
            "longest_positions": examples,
            "seconds": seconds,
            "peak_memory_bytes": peak,
            "threads": request.threads,
        });
        if let Some(bytes) = written {
            answer["file_bytes"] = bytes.into();
        }
        if let Some(report) = &report {
            answer["check"] = json!({ "states": report.states, "wrong": report.wrong });
        }
        write_json(out, &answer)?;
    } else {
        tell_solved(&table, start, locale, out)?;
        let arguments = [("seconds", locale.decimal(seconds, 1).into()), ("threads", request.threads.into())];
        writeln!(out, "{}", locale.format("solve-time", &arguments))?;
        let megabytes = locale.decimal(peak as f64 / 1e6, 1);
        writeln!(out, "{}", locale.format("solve-memory", &[("megabytes", megabytes.into())]))?;
        if let Some(CheckReport { states, wrong, .. }) = &report {
            let arguments = [("states", (*states).into()), ("wrong", (*wrong).into())];
            writeln!(out, "{}", locale.format("solve-checked", &arguments))?;
        }
    }
    match report {
        Some(CheckReport { wrong: 1.., example, .. }) => Err(Failure::No(example.map(|(_, position)| position))),
        _ => Ok(()),
    }
}

/// Looks at a part of a table's states and keeps what it has found for `merge`. The table is the one that is kept, or solved first.
pub(super) fn run_check_part(
    rules: &'static RuleSet,
    (part, path): (Part, &Path),
    threads: usize,
    locale: &Locale,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let file = parts::prepare(path)?;
    let table = from_cache(rules, locale);
    let report = check(&table, threads, &|stretch| part.has(stretch), &progress::bar(locale, "solve-check-progress"));
    progress::end_line();
    let command = ["solve", rules.game.id(), "--check"].map(str::to_owned);
    parts::write(&file, &command, part, slice::from_ref(&report))?;
    writeln!(
        out,
        "{}",
        locale.format("part-checked", &[("part", part.to_string().into()), ("states", report.states.into())])
    )?;
    Ok(())
}

/// What all parts of a check have found together; each of them has one report.
pub(super) fn joined_check(joined: &JoinedParts) -> Result<CheckReport, Failure> {
    let mut reports = joined.result_of_each::<CheckReport>()?.into_iter();
    reports.try_fold(CheckReport::default(), CheckReport::and).ok_or_else(|| joined.broken())
}

/// Says what the parts of a check have found together; fails if they have not looked at every state, and with the position of a value
/// that does not follow.
pub(super) fn tell_check(
    rules: &'static RuleSet,
    report: CheckReport,
    json: bool,
    locale: &Locale,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let CheckReport { states, wrong, example } = report;
    let all = CheckReport::all_states(rules);
    if states != all {
        return Err(Failure::wrong(Words::new("solve-check-incomplete").with("states", states).with("all", all)));
    }
    if json {
        write_json(out, &json!({ "game": rules.game.id(), "check": { "states": states, "wrong": wrong } }))?;
    } else {
        writeln!(out, "{}", locale.format("solve-checked", &[("states", states.into()), ("wrong", wrong.into())]))?;
    }
    if wrong > 0 { Err(Failure::No(example.map(|(_, position)| position))) } else { Ok(()) }
}

fn tell_solved(table: &Tablebase, start: ExactValue, locale: &Locale, out: &mut dyn Write) -> Result<(), Failure> {
    writeln!(out, "{}", locale.format("solve-states", &[("states", table.live_states().into())]))?;
    for (points, count, longest) in table.histogram().collect::<Vec<_>>().into_iter().rev() {
        let arguments = [
            ("points", format!("{points:+}").into()),
            ("states", format!("{count:>8}").into()),
            ("longest", longest.into()),
        ];
        let id = if points == 0 { "solve-draws" } else { "solve-value" };
        writeln!(out, "{}", locale.format(id, &arguments))?;
        if points != 0
            && let Some(position) = longest_position(table, points)
        {
            writeln!(out, "             {position}")?;
        }
    }
    writeln!(out, "{}", locale.format("solve-start", &[("value", in_words(locale, start).into())]))?;
    Ok(())
}

/// A position of a value that is as far from the end as any of it, with black to move.
fn longest_position(table: &Tablebase, points: i8) -> Option<String> {
    Some(position_of(table.rules(), table.longest_state(points)?)?.to_string())
}

/// A value in words: who wins, how many points, in how many plies.
fn in_words(locale: &Locale, value: ExactValue) -> String {
    locale.say(&value.words())
}

/// Says what a position of Dejarik is worth, and every action in it.
pub(super) fn run_probe(
    rules: &'static RuleSet,
    line: &str,
    file: Option<&Path>,
    json: bool,
    locale: &Locale,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let within = |place: &'static str| Words::new("error-place").with("place", place);
    let played = rules_of(rules);
    let position = read_position(&played, line).map_err(|why| Failure::from(why).within(within("--position")))?;
    let table = match file {
        Some(path) => {
            let bytes = storage::read_bytes(path, Tablebase::largest_file(rules))
                .map_err(|error| Failure::from(&error).within(within("--table")))?;
            Tablebase::from_bytes(rules, &bytes).map_err(|fault| {
                let why =
                    Words::new("probe-table-fault").with_words("why", table_fault(fault)).with("game", rules.game.id());
                Failure::at(format!("--table: {}", path.display()), why)
            })?
        }
        None => from_cache(rules, locale),
    };
    let probe = table.probe(&played, &position).ok_or_else(|| Failure::at("--position", Words::new("probe-over")))?;
    if json {
        let actions: Vec<Value> = (probe.actions.iter())
            .map(|(action, value)| {
                json!({ "action": played.action_text(*action), "value": value.points, "distance": value.distance })
            })
            .collect();
        let ExactValue { points, distance } = probe.value;
        return write_json(out, &json!({ "value": points, "distance": distance, "actions": actions }));
    }
    writeln!(out, "{:<10}{}", locale.text("probe-value"), in_words(locale, probe.value))?;
    for (action, value) in probe.actions {
        writeln!(out, "{:<10}{}", played.action_text(action), in_words(locale, value))?;
    }
    Ok(())
}
