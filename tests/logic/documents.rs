//! The documents that a stranger reads first are short, true and lead somewhere.

use std::{
    fs,
    path::{Path, PathBuf},
};

const README: &str = include_str!("../../README.md");

/// Words in the longest README: one page.
const PAGE: usize = 650;

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// The Markdown files in a folder, in order.
fn pages(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap_or_else(|why| panic!("{}: {why}", folder.display())).flatten();
    let mut pages: Vec<PathBuf> = entries.map(|entry| entry.path()).collect();
    pages.retain(|path| path.extension().is_some_and(|end| end == "md"));
    pages.sort();
    pages
}

/// What the links and pictures of a page point to, without those to other hosts and within the page.
fn targets(page: &str) -> Vec<&str> {
    let links = page.match_indices("](").filter_map(|(at, opening)| page[at + opening.len()..].split(')').next());
    let files = links.filter(|link| !link.contains("://")).map(|link| link.split(['#', ' ']).next().unwrap_or(link));
    files.filter(|file| !file.is_empty()).collect()
}

#[test]
fn the_readme_is_one_page_about_this_version() {
    let words = README.split_whitespace().count();
    assert!(words <= PAGE, "{words} words");
    let version = format!("Version {} ·", env!("CARGO_PKG_VERSION"));
    assert!(README.contains(&version), "it says {version}");
}

#[test]
fn the_readme_names_the_commands_that_play_and_test() {
    for command in ["./dev play ", "./dev test "] {
        assert!(README.lines().any(|line| line.starts_with(command)), "{command}");
    }
}

#[test]
fn every_link_leads_to_a_file() {
    let folders = [".", "docs", "docs/rules", "docs/reference"].map(|folder| root().join(folder));
    let pages: Vec<PathBuf> =
        folders.iter().filter(|folder| folder.is_dir()).flat_map(|folder| pages(folder)).collect();
    let mut dead = Vec::new();
    for page in &pages {
        let text = fs::read_to_string(page).unwrap_or_else(|why| panic!("{}: {why}", page.display()));
        let folder = page.parent().expect("a page is in a folder");
        let missing = targets(&text).into_iter().filter(|target| !folder.join(target).exists());
        dead.extend(missing.map(|target| format!("{}: {target}", page.display())));
    }
    assert!(pages.len() >= 10, "{} pages", pages.len());
    assert!(dead.is_empty(), "these lead nowhere:\n{}", dead.join("\n"));
}
