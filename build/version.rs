//! Which build this is: the commit that it was made from, and, in builds that stay on the machine that made them, where the sources lie.

use std::{
    env, fs,
    path::{Path, PathBuf},
    process::Command,
};

/// The environment variable that says the commit, for sources that are no clone (a tarball).
const COMMIT_VARIABLE: &str = "HOLOCHESS_COMMIT";
/// As many signs of a commit are shown.
const SHORT: usize = 12;
/// The profile of the builds that are handed out.
const DIST: &str = "dist";

/// Sets `HOLOCHESS_BUILD`, which `--version` shows, and `HOLOCHESS_SOURCE`, where such a build finds its assets while nothing is
/// installed.
///
/// A build of the `dist` profile names its commit (`unknown` outside a clone) and no folder of the machine. Other builds are made many
/// times between two commits and would name a wrong one: they say `development`, and are not compiled again for a commit.
pub fn build(root: &Path, out: &Path) {
    println!("cargo::rerun-if-env-changed={COMMIT_VARIABLE}");
    // By its whole path: once another checkout that shared the build's folder is gone, this runs again.
    println!("cargo::rerun-if-changed={}", root.join("build.rs").display());
    let named = env::var(COMMIT_VARIABLE).ok().filter(|commit| is_name(commit));
    let is_dist = is_dist(out);
    let found = || of_archive(root).or_else(|| of_clone(root)).unwrap_or_else(|| "unknown".to_owned());
    let commit = named.or_else(|| is_dist.then(found));
    println!("cargo::rustc-env=HOLOCHESS_BUILD={}", commit.as_deref().unwrap_or("development"));
    if !is_dist {
        println!("cargo::rustc-env=HOLOCHESS_SOURCE={}", root.display());
    }
}

/// Whether this is the profile of the builds that are handed out: cargo tells a build script its profile by the name of the folder
/// only, `…/PROFILE/build/CRATE/out`.
fn is_dist(out: &Path) -> bool {
    out.ancestors().nth(3).and_then(Path::file_name).is_some_and(|name| name == DIST)
}

/// Whether this can be the name of a commit; anything else would be read as something else where a version is shown.
fn is_name(text: &str) -> bool {
    !text.is_empty() && text.len() <= 64 && text.chars().all(|c| c.is_ascii_alphanumeric() || "+-._".contains(c))
}

/// The commit that `git archive` has written into the sources of a release.
fn of_archive(root: &Path) -> Option<String> {
    let text = fs::read_to_string(root.join("build/commit")).ok()?;
    let commit = text.trim();
    (commit.len() == 40 && commit.bytes().all(|b| b.is_ascii_hexdigit())).then(|| commit[..SHORT].to_owned())
}

/// The commit of the clone that these sources are, with a `+` if files have changed since.
fn of_clone(root: &Path) -> Option<String> {
    let git = |arguments: &[&str]| {
        let answer = Command::new("git").arg("-C").arg(root).args(arguments).output().ok()?;
        let text = answer.status.success().then(|| String::from_utf8(answer.stdout).ok())??;
        Some(text.trim().to_owned())
    };
    // A tarball that is unpacked inside another project's clone is not that clone.
    let top = fs::canonicalize(git(&["rev-parse", "--show-toplevel"])?).ok()?;
    if top != fs::canonicalize(root).ok()? {
        return None;
    }
    // Another commit changes one of these, whether HEAD names a branch or not.
    for file in ["HEAD", "logs/HEAD", "index"] {
        let path = PathBuf::from(git(&["rev-parse", "--git-path", file])?);
        let path = if path.is_absolute() { path } else { root.join(path) };
        if path.exists() {
            println!("cargo::rerun-if-changed={}", path.display());
        }
    }
    git(&["describe", "--always", &format!("--abbrev={SHORT}"), "--dirty=+", "--exclude=*"])
        .filter(|commit| is_name(commit))
}
