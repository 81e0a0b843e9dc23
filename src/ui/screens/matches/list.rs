//! Which matches are shown, and in which order.

use std::{
    collections::HashSet,
    path::{Path, PathBuf},
};

use holochess_record::{DeletedMatch, ShelfEntry, Summary};
use holochess_rules::GameId;

/// Which matches are shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Show {
    /// All of them.
    #[default]
    All,
    /// Those that wait to be continued.
    Waiting,
    /// Those that are over.
    Finished,
    /// Those that cannot be read to their end.
    Damaged,
    /// Those that were deleted and can be brought back.
    Deleted,
}

impl Show {
    /// All of them, with the names of their tabs and the ids of their words.
    pub const ALL: [(Self, &'static str, &'static str); 5] = [
        (Self::All, "matches.show.all", "matches-show-all"),
        (Self::Waiting, "matches.show.waiting", "matches-show-waiting"),
        (Self::Finished, "matches.show.finished", "matches-show-finished"),
        (Self::Damaged, "matches.show.damaged", "matches-show-damaged"),
        (Self::Deleted, "matches.show.deleted", "matches-show-deleted"),
    ];
}

/// In which order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Sort {
    /// The one that was played last first.
    #[default]
    Date,
    /// By game, then by date.
    Game,
    /// By title and players.
    Name,
    /// The longest first.
    Length,
}

impl Sort {
    /// All of them, with the ids of their words.
    pub const ALL: [(Self, &'static str); 4] = [
        (Self::Date, "matches-sort-date"),
        (Self::Game, "matches-sort-game"),
        (Self::Name, "matches-sort-name"),
        (Self::Length, "matches-sort-length"),
    ];
}

/// The matches that are known, and those of them that are shown.
#[derive(Debug, Default)]
pub struct List {
    entries: Vec<ShelfEntry>,
    /// The places of those that are shown, in order; nothing while it has to be found out anew.
    shown: Option<Vec<usize>>,
    show: Show,
    sort: Sort,
    game: Option<GameId>,
    /// What has to be in the title or a player's name, as it was typed.
    words: String,
    /// Those that can be brought back, the one that was deleted last at the end; where they lie they are among the
    /// entries.
    deleted: Vec<DeletedMatch>,
}

impl List {
    /// Forgets all matches, and nothing of how they are shown.
    pub fn clear(&mut self) {
        self.entries.clear();
        self.deleted.clear();
        self.shown = None;
    }

    /// Takes in a match that was deleted.
    pub fn add_deleted(&mut self, deleted: DeletedMatch, entry: Option<ShelfEntry>) {
        if self.deleted.contains(&deleted) {
            return;
        }
        self.put(&deleted.lies_at(), entry);
        self.deleted.push(deleted);
        self.deleted.sort_by_key(DeletedMatch::when);
    }

    /// A deleted match is back, or is not there any more.
    pub fn forget_deleted(&mut self, deleted: &DeletedMatch) {
        self.put(&deleted.lies_at(), None);
        self.deleted.retain(|known| known != deleted);
    }

    /// The deleted match that lies in this file.
    pub fn deleted(&self, file: &Path) -> Option<&DeletedMatch> {
        self.deleted.iter().find(|deleted| deleted.lies_at() == file)
    }

    /// The match that was deleted last.
    pub fn last_deleted(&self) -> Option<&DeletedMatch> {
        self.deleted.last()
    }

    /// Takes in what is known of a match now; with nothing it is gone.
    pub fn put(&mut self, file: &Path, entry: Option<ShelfEntry>) {
        let place = self.entries.iter().position(|known| known.file == file);
        match (place, entry) {
            (Some(place), Some(entry)) => self.entries[place] = entry,
            (None, Some(entry)) => self.entries.push(entry),
            (Some(place), None) => _ = self.entries.remove(place),
            (None, None) => {}
        }
        self.shown = None;
    }

    /// Takes in matches that are not known yet.
    pub fn add(&mut self, entries: Vec<ShelfEntry>) {
        if !entries.is_empty() {
            self.entries.extend(entries);
            self.shown = None;
        }
    }

    /// How many there are, shown or not; those that were deleted do not count.
    pub fn count(&self) -> usize {
        self.entries.iter().filter(|entry| self.deleted(&entry.file).is_none()).count()
    }

    /// Whether there is none that was not deleted.
    pub fn is_empty(&self) -> bool {
        // Asked in every frame, and answered by the first match in most.
        self.entries.iter().all(|entry| self.deleted(&entry.file).is_some())
    }

    /// What has to be in the title or a player's name.
    pub fn words(&self) -> &str {
        &self.words
    }

    /// Shows only matches with these words in their title or in the name of a player.
    pub fn find(&mut self, words: &str) {
        if words != self.words {
            words.clone_into(&mut self.words);
            self.shown = None;
        }
    }

    /// The games of which there are matches, in the rulebook's order.
    pub fn games(&self) -> Vec<GameId> {
        let is_there = |game: &GameId| {
            self.entries.iter().any(|entry| entry.summary().is_some_and(|summary| summary.game == *game))
        };
        GameId::ALL.into_iter().filter(is_there).collect()
    }

    /// The match that one branches off: one with its seed that has come at least as far.
    pub fn origin(&self, of: &ShelfEntry) -> Option<&ShelfEntry> {
        let branch = of.summary()?.branch.as_ref()?;
        let is_it = |summary: &Summary| summary.seed_sha256 == branch.seed_sha256 && summary.decisions >= branch.after;
        self.entries.iter().find(|entry| entry.file != of.file && entry.summary().is_some_and(is_it))
    }

    /// Which are shown, in which order, and of which game only.
    pub const fn settings(&self) -> (Show, Sort, Option<GameId>) {
        (self.show, self.sort, self.game)
    }

    /// Shows only these.
    pub fn set_show(&mut self, show: Show) {
        self.show = show;
        self.shown = None;
    }

    /// The next order.
    pub fn turn_sort(&mut self) {
        let place = Sort::ALL.iter().position(|(sort, _)| *sort == self.sort).unwrap_or_default();
        self.sort = Sort::ALL[(place + 1) % Sort::ALL.len()].0;
        self.shown = None;
    }

    /// Only the matches of the next game; after the last one those of all.
    pub fn turn_game(&mut self) {
        let games = self.games();
        self.game = match self.game {
            None => games.first().copied(),
            Some(game) => games.into_iter().find(|other| *other > game),
        };
        self.shown = None;
    }

    /// The matches that are shown, in order.
    pub fn shown(&mut self) -> &[usize] {
        let (entries, show, sort, game) = (&self.entries, self.show, self.sort, self.game);
        let (gone, words) = (&self.deleted, &self.words);
        self.shown.get_or_insert_with(|| {
            let deleted: HashSet<PathBuf> = gone.iter().map(DeletedMatch::lies_at).collect();
            let words = words.trim().to_lowercase();
            let is_shown = |entry: &ShelfEntry| {
                let is_deleted = deleted.contains(&entry.file);
                let kind = match show {
                    Show::Deleted => is_deleted,
                    _ if is_deleted => false,
                    Show::All => true,
                    Show::Waiting => entry.is_waiting(),
                    Show::Finished => entry.is_finished(),
                    Show::Damaged => entry.is_damaged(),
                };
                kind && has(entry, &words)
                    && game.is_none_or(|game| entry.summary().is_some_and(|summary| summary.game == game))
            };
            let mut shown: Vec<usize> = (0..entries.len()).filter(|place| is_shown(&entries[*place])).collect();
            let by_date = |one: &ShelfEntry, other: &ShelfEntry| {
                other.written.cmp(&one.written).then_with(|| one.file.cmp(&other.file))
            };
            let game_of = |entry: &ShelfEntry| entry.summary().map(|summary| summary.game);
            let length = |entry: &ShelfEntry| entry.summary().map_or(0, |summary| summary.decisions);
            shown.sort_by(|one, other| {
                let (one, other) = (&entries[*one], &entries[*other]);
                let first = match sort {
                    Sort::Date => std::cmp::Ordering::Equal,
                    Sort::Game => game_of(one).cmp(&game_of(other)),
                    Sort::Name => name_of(one).cmp(&name_of(other)),
                    Sort::Length => length(other).cmp(&length(one)),
                };
                first.then_with(|| by_date(one, other))
            });
            shown
        })
    }

    /// The match at a place among those that are shown.
    pub fn at(&mut self, place: usize) -> Option<&ShelfEntry> {
        let index = *self.shown().get(place)?;
        self.entries.get(index)
    }

    /// At which place a match is shown.
    pub fn place_of(&mut self, file: &Path) -> Option<usize> {
        self.shown();
        let shown = self.shown.as_ref()?;
        shown.iter().position(|index| self.entries[*index].file == file)
    }

    /// The match with this file.
    pub fn entry(&self, file: &Path) -> Option<&ShelfEntry> {
        self.entries.iter().find(|entry| entry.file == file)
    }

    /// The files of the matches that are shown, in order.
    #[cfg(test)]
    pub fn files(&mut self) -> Vec<PathBuf> {
        let shown = self.shown().to_vec();
        shown.into_iter().map(|index| self.entries[index].file.clone()).collect()
    }

    /// The file of the match at a place.
    pub fn file_at(&mut self, place: usize) -> Option<PathBuf> {
        self.at(place).map(|entry| entry.file.clone())
    }
}

/// Whether these words are in the title of a match, or in the name of one of its players or levels.
fn has(entry: &ShelfEntry, words: &str) -> bool {
    let is_in = |text: &str| text.to_lowercase().contains(words);
    words.is_empty()
        || entry.title.as_deref().is_some_and(is_in)
        || entry
            .summary()
            .is_some_and(|summary| summary.seats.iter().any(|seat| is_in(&seat.name) || is_in(seat.who.word())))
}

/// By what a match is sorted: those with a title first, then by the names of the players.
fn name_of(entry: &ShelfEntry) -> (bool, String) {
    let players =
        || entry.summary().map(|summary| summary.seats.iter().map(|seat| seat.name.as_str()).collect::<Vec<_>>());
    let name = entry.title.clone().unwrap_or_else(|| players().unwrap_or_default().join(" "));
    (entry.title.is_none(), name.to_lowercase())
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use holochess_platform::clock::SystemTime;

    use super::*;
    use crate::ui::{localised_text::LocalisedText, screens::matches::why_empty};
    use holochess_locale::Language;
    use holochess_record::{BranchOf, Content, SeatInfo, Who};

    fn entry(name: &str, game: GameId, day: u64, over: bool, decisions: usize) -> ShelfEntry {
        let seat = |name: &str| SeatInfo { who: Who::Human, name: name.to_owned() };
        ShelfEntry {
            file: PathBuf::from(name),
            written: SystemTime::UNIX_EPOCH + Duration::from_secs(day * 86_400),
            title: None,
            content: Content::Whole(Summary {
                game,
                seats: vec![seat(name), seat("Ben")],
                decisions,
                turn: 3,
                result: over.then(|| (None, "quiet".to_owned())),
                pieces: Vec::new(),
                obstacles: Vec::new(),
                seed_sha256: String::new(),
                branch: None,
            }),
        }
    }

    #[test]
    fn an_empty_list_says_why_it_is_empty() {
        let localised = LocalisedText::new(Language::English);
        let why = |list: &List| why_empty(list, &localised, String::new());
        let mut list = List::default();
        let nothing = why(&list);
        list.add(vec![entry("Ada", GameId::Groi, 1, true, 12)]);
        list.set_show(Show::Waiting);
        assert!(list.shown().is_empty() && why(&list) != nothing);
        list.set_show(Show::All);
        list.find("ada");
        assert_eq!(list.shown().len(), 1);
        list.find("nobody is called so");
        assert!(list.shown().is_empty() && why(&list).contains("“nobody is called so”"), "{}", why(&list));
    }

    #[test]
    fn a_branch_knows_the_match_that_it_comes_from_as_long_as_that_is_here() {
        let with = |entry: ShelfEntry, seed: &str, branch: Option<usize>| {
            let mut entry = entry;
            if let Content::Whole(summary) = &mut entry.content {
                summary.seed_sha256 = seed.to_owned();
                summary.branch = branch.map(|after| BranchOf {
                    seed_sha256: "first".to_owned(),
                    after,
                    finished: Vec::new(),
                    resigned: Vec::new(),
                });
            }
            entry
        };
        let branch = |after| with(entry("branch", GameId::Groi, 2, false, 3), "second", Some(after));
        let mut list = List::default();
        list.add(vec![branch(10), with(entry("whole", GameId::Groi, 1, true, 12), "first", None)]);
        assert_eq!(list.origin(&branch(10)).map(|entry| &*entry.file), Some(Path::new("whole")));
        assert!(list.origin(&branch(13)).is_none(), "it has not come so far");
        list.put(Path::new("whole"), None);
        assert!(list.origin(&branch(10)).is_none());
    }

    #[test]
    fn matches_are_sorted_and_filtered_and_none_is_lost() {
        let mut list = List::default();
        list.add(vec![
            entry("c", GameId::Demeter, 1, true, 30),
            entry("a", GameId::Holochess, 3, false, 10),
            entry("b", GameId::Holochess, 2, true, 20),
            ShelfEntry { content: Content::Damaged(None), ..entry("d", GameId::Groi, 9, false, 0) },
        ]);
        let names = |list: &mut List| {
            let files = list.files();
            files.iter().map(|file| file.display().to_string()).collect::<String>()
        };
        assert_eq!(names(&mut list), "dabc");
        list.set_show(Show::Waiting);
        assert_eq!(names(&mut list), "a");
        list.set_show(Show::Finished);
        assert_eq!(names(&mut list), "bc");
        list.set_show(Show::All);
        list.turn_sort();
        assert_eq!(names(&mut list), "dabc", "what is no match at all comes first");
        list.turn_sort();
        assert_eq!(names(&mut list), "dabc");
        list.turn_sort();
        assert_eq!(names(&mut list), "cbad");
        list.turn_sort();
        list.turn_game();
        assert_eq!(names(&mut list), "ab");
        list.turn_game();
        assert_eq!(names(&mut list), "c");
        list.turn_game();
        assert_eq!(names(&mut list), "dabc");
        list.put(Path::new("a"), None);
        list.put(
            Path::new("b"),
            Some(ShelfEntry { title: Some("x".to_owned()), ..entry("b", GameId::Groi, 10, true, 1) }),
        );
        assert_eq!(names(&mut list), "bdc");
        assert_eq!(list.place_of(Path::new("c")), Some(2));
        list.set_show(Show::Damaged);
        assert_eq!(names(&mut list), "d");
        list.set_show(Show::All);
        for (words, found) in [("BEN", "bc"), (" c ", "c"), ("x", "b"), ("human", "bc"), ("nobody", ""), ("", "bdc")] {
            list.find(words);
            assert_eq!(names(&mut list), found, "{words}");
        }
        list.set_show(Show::Deleted);
        assert_eq!(names(&mut list), "");
    }
}
