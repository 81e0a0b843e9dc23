//! The change log is what a release announces, so it stays short and has the shape that readers know.

const CHANGELOG: &str = include_str!("../../CHANGELOG.md");

/// The overview that began the log; it has no headings, since everything in it was new.
const FIRST: &str = "1.0.0";

/// Letters in the longest line of a change.
const LONGEST: usize = 140;

/// Lines of the longest version: one screen.
const SCREEN: usize = 40;

/// Words that name no actor, and measures that no player asks for.
const REFUSED: [&str; 7] = ["whoever", "nobody", "somebody", "everybody", "ms", "millisecond", "milliseconds"];

/// A version of the log.
struct Version {
    name: &'static str,
    /// The day of its release, or `unreleased`.
    date: &'static str,
    /// The lines below its heading, without the empty ones.
    lines: Vec<&'static str>,
}

/// The versions, newest first.
fn versions() -> Vec<Version> {
    let versions = CHANGELOG.split("\n## [").skip(1).map(|version| {
        let (heading, text) = version.split_once('\n').expect("a version has lines");
        let (name, date) = heading.split_once("] – ").expect("a version stands in brackets, its date after a dash");
        Version { name, date, lines: text.lines().filter(|line| !line.is_empty()).collect() }
    });
    versions.collect()
}

/// Whether this is a date, as in 2026-11-29.
fn is_date(text: &str) -> bool {
    let parts: Vec<&str> = text.split('-').collect();
    let digits = |part: &&str| part.chars().all(|letter| letter.is_ascii_digit());
    parts.iter().all(digits) && parts.iter().map(|part| part.len()).eq([4, 2, 2])
}

#[test]
fn the_newest_version_is_that_of_the_package() {
    let versions = versions();
    assert_eq!(versions.first().expect("there is a version").name, env!("CARGO_PKG_VERSION"));
}

#[test]
fn each_version_has_its_date_and_only_the_newest_is_unreleased() {
    for (index, Version { name, date, .. }) in versions().iter().enumerate() {
        assert!(is_date(date) || index == 0 && *date == "unreleased", "{name}: {date}");
    }
}

#[test]
fn each_change_is_one_line_under_added_changed_or_fixed() {
    for Version { name, lines, .. } in versions().iter().filter(|version| version.name != FIRST) {
        let mut headings = Vec::new();
        let mut before = "";
        for &line in lines {
            if let Some(heading) = line.strip_prefix("### ") {
                headings.push(heading);
            } else {
                assert!(!headings.is_empty(), "{name}: a change without a heading: {line}");
                assert!(line.starts_with("- "), "{name}: a change is one line: {line}");
            }
            assert!(!(line.starts_with("###") && before.starts_with("###")), "{name}: nothing under {before}");
            before = line;
        }
        assert!(!before.starts_with("###"), "{name}: nothing under {before}");
        let known = ["Added", "Changed", "Fixed"].into_iter().filter(|heading| headings.contains(heading));
        assert_eq!(headings, known.collect::<Vec<_>>(), "{name}: Added, Changed and Fixed, in this order");
    }
}

#[test]
fn each_version_is_one_screen_of_short_lines() {
    for Version { name, lines, .. } in versions() {
        assert!(lines.len() <= SCREEN, "{name}: {} lines", lines.len());
        for line in lines {
            let letters = line.strip_prefix("- ").unwrap_or(line).chars().count();
            assert!(letters <= LONGEST, "{name}: {letters} letters: {line}");
        }
    }
}

#[test]
fn no_change_names_an_unknown_actor_or_a_millisecond() {
    for Version { name, lines, .. } in versions() {
        for line in lines {
            let lower = line.to_lowercase();
            let mut words = lower.split(|letter: char| !letter.is_alphanumeric());
            let refused = words.find(|word| REFUSED.contains(&word.trim_start_matches(|c: char| c.is_ascii_digit())));
            assert_eq!(refused, None, "{name}: {line}");
        }
    }
}
