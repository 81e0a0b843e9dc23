//! `--part K/N`: the share of a long computation that one of many machines takes, and the files that `merge` joins. The joined result is
//! what one run of the whole gives, byte for byte: `merge` runs the command of the parts again and hands it their results.
//!
//! A part is a text of JSON lines: a head, with the command of the whole; the results, one a line; a foot with their number, so that a
//! part that was cut off is none.

use std::{
    collections::BTreeMap,
    ops::Range,
    path::{Path, PathBuf},
    sync::Mutex,
};

use serde::{Deserialize, Serialize, de::DeserializeOwned};

use holochess::cli::{
    Failure,
    out_file::{OutFile, first_line},
    usage::Fault,
    version,
};
use holochess_locale::{Words, excerpt, harmless};
use holochess_platform::storage;

/// The version of the format.
const FORMAT: u32 = 1;
/// The most parts of one computation.
const MOST: usize = 1_000_000;
/// The most bytes of a part: some three times as many as a whole round of training has.
const LARGEST: u64 = 256 << 20;

/// Which part of how many.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Part {
    /// From 1.
    number: usize,
    of: usize,
}

impl Part {
    /// Reads `K/N`.
    pub(super) fn read(text: &str) -> Result<Self, Fault> {
        let read = || {
            let (number, of) = text.split_once('/')?;
            let part = Self { number: number.parse().ok()?, of: of.parse().ok()? };
            (1..=part.of).contains(&part.number).then_some(part)
        };
        read().filter(|part| part.of <= MOST).ok_or_else(|| Fault::new("part-form"))
    }

    /// Whether a unit of the work, by its number from 0, belongs to this part. Neighbours go to different parts: long and short ones are
    /// mixed.
    pub(super) const fn has(self, unit: usize) -> bool {
        unit % self.of == self.number - 1
    }
}

impl std::fmt::Display for Part {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}/{}", self.number, self.of)
    }
}

/// The first line of a part.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Head {
    holochess_part: u32,
    /// The build that computed it.
    version: String,
    /// The command of the whole, as arguments.
    command: Vec<String>,
    part: usize,
    of: usize,
}

/// The last line of a part.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Foot {
    results: usize,
}

/// A place for a part: a new file, or one that has a part in it already.
///
/// # Errors
/// As [`OutFile::prepare`], and if something else than a part is there.
pub(super) fn prepare(path: &Path) -> Result<OutFile, Failure> {
    OutFile::prepare_over(path, Words::new("out-no-part"), |line| serde_json::from_slice::<Head>(line).is_ok())
}

/// Writes a part: all of it, or nothing.
///
/// # Errors
/// If it is larger than `merge` reads, there is no room, or the system refuses.
pub(super) fn write<T: Serialize>(
    file: &OutFile,
    command: &[String],
    part: Part,
    results: &[T],
) -> Result<(), Failure> {
    let Part { number, of } = part;
    let head =
        Head { holochess_part: FORMAT, version: version::FULL.to_owned(), command: command.to_vec(), part: number, of };
    let mut lines = vec![serde_json::to_string(&head).map_err(Failure::input)?];
    for result in results {
        lines.push(serde_json::to_string(result).map_err(Failure::input)?);
    }
    lines.push(serde_json::to_string(&Foot { results: results.len() }).map_err(Failure::input)?);
    let text = lines.join("\n") + "\n";
    let size = text.len() as u64;
    if size > LARGEST {
        return Err(Failure::wrong(Words::new("part-too-large").with("size", size).with("limit", LARGEST)));
    }
    file.write(text)
}

/// All parts of one computation.
#[derive(Debug)]
pub(super) struct JoinedParts {
    /// The command of the whole, as arguments.
    pub(super) command: Vec<String>,
    /// By part: its results, a line each.
    results: Vec<String>,
    /// What they were read from, for what is said about them.
    place: String,
}

impl JoinedParts {
    /// The results, in the order of the parts.
    ///
    /// # Errors
    /// If a line is no such result.
    pub(super) fn results<T: DeserializeOwned>(&self) -> Result<Vec<T>, Failure> {
        let lines = self.results.iter().flat_map(|results| results.lines());
        lines.map(|line| serde_json::from_str(line).map_err(|_| self.broken())).collect()
    }

    /// The results where every part has one, in the order of the parts.
    ///
    /// # Errors
    /// If a part has none or several, or a line is no such result.
    pub(super) fn result_of_each<T: DeserializeOwned>(&self) -> Result<Vec<T>, Failure> {
        if self.results.iter().any(|results| results.lines().count() != 1) {
            return Err(self.broken());
        }
        self.results()
    }

    /// The parts do not hold what their command needs: they are damaged.
    pub(super) fn broken(&self) -> Failure {
        no_part(&self.place)
    }
}

/// What is said of a file that is no part, or not all of one.
fn no_part(place: &str) -> Failure {
    Failure::at(place, Words::new("part-none"))
}

/// Reads parts and checks that they are all parts of one computation, each of them there, none counted twice.
///
/// # Errors
/// If one is no part, belongs to something else, is missing, or is there twice and not the same.
pub(super) fn join(paths: &[PathBuf]) -> Result<JoinedParts, Failure> {
    let mut first: Option<(Head, String)> = None;
    // By their numbers, with where they were read.
    let mut parts: BTreeMap<usize, (String, String)> = BTreeMap::new();
    for path in paths {
        let place = harmless(&path.display().to_string());
        let (head, line) = read_head(path, &place)?;
        let refused = |id, other: &str, what: String| {
            Failure::at(place.clone(), Words::new(id).with("other", other.to_owned()).with("what", what))
        };
        if head.version != version::FULL {
            // Another build may decide otherwise, and joins with other lines of code.
            let words = Words::new("part-other-build").with("found", excerpt(&head.version)).with("own", version::FULL);
            return Err(Failure::at(place, words));
        }
        let (one, other) = first.get_or_insert_with(|| (head.clone_head(), place.clone()));
        if (&head.command, head.of) != (&one.command, one.of) {
            return Err(refused("part-other-command", other, excerpt(&one.command.join(" "))));
        }
        let results = read_results(path, &place, &line)?;
        match parts.get(&head.part) {
            Some((twin, known)) if *known != results => {
                return Err(refused("part-twice", twin, format!("{}/{}", head.part, head.of)));
            }
            _ => drop(parts.insert(head.part, (place, results))),
        }
    }
    let Some((head, place)) = first else { return Err(Failure::wrong(Words::new("part-none"))) };
    let missing: Vec<String> =
        (1..=head.of).filter(|number| !parts.contains_key(number)).map(|number| number.to_string()).collect();
    if !missing.is_empty() {
        let words = Words::new("part-missing").with("missing", excerpt(&missing.join(", "))).with("of", head.of);
        return Err(Failure::wrong(words));
    }
    Ok(JoinedParts { command: head.command, results: parts.into_values().map(|(_, results)| results).collect(), place })
}

impl Head {
    fn clone_head(&self) -> Self {
        Self { version: self.version.clone(), command: self.command.clone(), ..*self }
    }
}

/// The head of a part, and its line as the file has it. No more of the file is read: it may be any file of any size.
fn read_head(path: &Path, place: &str) -> Result<(Head, Vec<u8>), Failure> {
    let line = first_line(path).map_err(|error| Failure::from(&error))?.unwrap_or_default();
    let head: Head = serde_json::from_slice(&line).map_err(|_| no_part(place))?;
    let is_possible = head.holochess_part == FORMAT && (1..=head.of).contains(&head.part) && head.of <= MOST;
    if is_possible { Ok((head, line)) } else { Err(no_part(place)) }
}

/// The results of a part with this head, a line each.
fn read_results(path: &Path, place: &str, head: &[u8]) -> Result<String, Failure> {
    let mut text = storage::read_text(path, LARGEST).map_err(|error| Failure::from(&error))?;
    let Range { start, end } = place_of_results(&text, head).ok_or_else(|| no_part(place))?;
    // In place: a part may be large.
    text.truncate(end);
    text.drain(..start);
    Ok(text)
}

/// Where in the text of a part its results are; `None` if it has another head, or no foot that counts them.
fn place_of_results(text: &str, head: &[u8]) -> Option<Range<usize>> {
    let start = head.len() + 1;
    let end = text.strip_suffix('\n')?.rfind('\n')? + 1;
    let results = text.get(start..end)?;
    let foot: Foot = serde_json::from_str(&text[end..]).ok()?;
    let is_whole = text.as_bytes().starts_with(head)
        && text.as_bytes()[head.len()] == b'\n'
        && foot.results == results.lines().count();
    is_whole.then_some(start..end)
}

/// Where the results of a computation come from, and where they go.
#[derive(Debug)]
pub(super) enum Ledger<T> {
    /// They are computed and used here.
    Here,
    /// This part computes them and keeps them for `merge`.
    Part(Part, Mutex<Vec<T>>),
    /// They were computed in parts.
    Joined(Vec<T>),
}

#[cfg(test)]
mod tests {
    use super::*;

    fn command() -> Vec<String> {
        ["arena", "holochess", "--games", "4"].map(str::to_owned).into()
    }

    /// Writes a part of three and returns where it is.
    fn part(folder: &Path, name: &str, number: usize, results: &[u32]) -> PathBuf {
        let path = folder.join(name);
        write(&OutFile::prepare(&path).expect("it can be"), &command(), Part { number, of: 3 }, results)
            .expect("written");
        path
    }

    #[test]
    fn a_part_is_one_of_so_many() {
        for (text, has) in [("1/1", vec![0, 1, 2, 3]), ("1/3", vec![0, 3]), ("3/3", vec![2])] {
            let part = Part::read(text).expect("it is one");
            assert_eq!((0..4).filter(|unit| part.has(*unit)).collect::<Vec<_>>(), has, "{text}");
            assert_eq!(part.to_string(), text);
        }
        for wrong in ["", "1", "/", "0/3", "4/3", "1/0", "-1/3", "a/b", "1/3/5", "1/1000001"] {
            assert!(Part::read(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn parts_are_joined_in_any_order_and_a_copy_counts_once() {
        let folder = tempfile::tempdir().expect("a folder of its own");
        let at = folder.path();
        let [a, b, c] = [("a", 1, [1, 4]), ("b", 2, [2, 5]), ("c", 3, [3, 6])]
            .map(|(name, number, results)| part(at, name, number, &results));
        let copy = at.join("copy");
        std::fs::copy(&b, &copy).expect("copied");
        let joined = join(&[c, copy, a, b]).expect("they belong together");
        assert_eq!(joined.command, command());
        assert_eq!(joined.results::<u32>().expect("numbers"), [1, 4, 2, 5, 3, 6]);
        assert!(joined.results::<String>().is_err(), "they are no texts");
    }

    #[test]
    fn what_does_not_belong_together_is_refused_by_name() {
        let folder = tempfile::tempdir().expect("a folder of its own");
        let at = folder.path();
        let (a, b) = (part(at, "a", 1, &[1]), part(at, "b", 2, &[2]));
        let says = |paths: &[&PathBuf], words: &[&str]| {
            let paths: Vec<PathBuf> = paths.iter().map(|path| (*path).clone()).collect();
            let said = join(&paths).expect_err("they do not").to_string();
            assert!(words.iter().all(|word| said.contains(word)), "{words:?}: {said}");
        };
        says(&[&a, &b], &["3"]);
        let other = part(at, "other", 2, &[7]);
        says(&[&a, &b, &other], &["2/3", "other", &*b.to_string_lossy()]);
        let text = std::fs::read_to_string(&b).expect("it is there");
        for (name, changed) in [
            ("cut", text.rsplit_once("{\"results").expect("a foot").0.to_owned()),
            ("short", text.replace("\n2\n", "\n")),
            ("empty", String::new()),
            ("format", text.replace("\"holochess_part\":1", "\"holochess_part\":2")),
        ] {
            let path = at.join(name);
            std::fs::write(&path, changed).expect("written");
            says(&[&a, &path], &[name, "part"]);
        }
        let command = at.join("command");
        std::fs::write(&command, text.replace("\"4\"", "\"5\"")).expect("written");
        says(&[&a, &command], &["command", "--games 4"]);
        let version = at.join("version");
        std::fs::write(&version, text.replace(version::FULL, "0.0.0 (old)")).expect("written");
        says(&[&a, &version], &["0.0.0 (old)"]);
    }
}
