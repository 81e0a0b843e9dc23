//! The change log is what a release announces, so it stays short and has the shape that readers know.

const CHANGELOG: &str = include_str!("../../CHANGELOG.md");

/// The versions with the lines below each, newest first.
fn versions() -> Vec<(&'static str, Vec<&'static str>)> {
    let versions = CHANGELOG.split("\n## [").skip(1).map(|version| {
        let (name, text) = version.split_once(']').expect("a version stands in brackets");
        (name, text.lines().skip(1).filter(|line| !line.is_empty()).collect())
    });
    versions.collect()
}

#[test]
fn the_newest_version_is_that_of_the_package() {
    let versions = versions();
    assert_eq!(versions.first().expect("there is a version").0, env!("CARGO_PKG_VERSION"));
}

/// 1.0.0 is an overview, since everything in it was new.
#[test]
fn each_change_is_one_short_line_under_added_changed_or_fixed() {
    for (version, lines) in versions().into_iter().filter(|(version, _)| *version != "1.0.0") {
        let mut heading = None;
        for line in lines {
            if let Some(name) = line.strip_prefix("### ") {
                assert!(["Added", "Changed", "Fixed"].contains(&name), "{version}: {line}");
                heading = Some(name);
                continue;
            }
            assert!(heading.is_some(), "{version}: a change without a heading: {line}");
            assert!(line.starts_with("- "), "{version}: a change is one line: {line}");
            assert!(line.chars().count() <= 142, "{version}: {} letters: {line}", line.chars().count() - 2);
        }
    }
}
