//! The film of a watched match: which span of it, and how far its making is.

use std::path::{Path, PathBuf};

use bevy::prelude::*;

use crate::ui::{
    controls::Controls,
    film_maker::{FilmMaker, FilmOrder, FilmStudio, Length},
    notices::Tone,
};
use holochess_settings::controls::Command;

/// The film of a match that is being made, or has been asked for.
#[derive(Resource, Debug, Default)]
pub struct MatchFilm {
    /// The moment that was marked as one end of the film, and the match that it belongs to.
    mark: Option<(PathBuf, usize)>,
    wanted: Option<(PathBuf, usize, usize)>,
    pub(super) making: Option<FilmMaker>,
}

impl MatchFilm {
    /// From which moment to which a film would go now: between the mark and the moment that is shown, whichever comes
    /// first; without a mark, or at it, from the moment that is shown to the end.
    pub(super) fn span(&self, file: &Path, at: usize, count: usize) -> [usize; 2] {
        match self.mark.as_ref().filter(|(of, mark)| of == file && *mark != at) {
            Some((_, mark)) => [at.min(*mark), at.max(*mark)],
            None => [at, count],
        }
    }

    /// The mark in this match.
    pub(super) fn mark_in(&self, file: &Path) -> Option<usize> {
        self.mark.as_ref().filter(|(of, _)| of == file).map(|(_, mark)| *mark)
    }

    /// Marks this moment; where it is marked already, the mark goes.
    pub(super) fn turn_mark(&mut self, file: &Path, at: usize) {
        let is_there = self.mark_in(file) == Some(at);
        self.mark = (!is_there).then(|| (file.to_owned(), at));
    }

    /// Begins the film of a record from the moment after so many decisions to the moment after so many, or cancels the
    /// one that is being made.
    pub(super) fn press(&mut self, file: PathBuf, from: usize, to: usize) {
        if self.making.take().is_none() {
            self.wanted = Some((file, from, to));
        }
    }
}

/// Begins the film that was asked for, and says where it lies.
pub(super) fn make_film(controls: Res<Controls>, mut film: ResMut<MatchFilm>, mut studio: FilmStudio) {
    if film.wanted.is_none() && film.making.is_none() {
        return;
    }
    let film = &mut *film;
    let order = film.wanted.take().map(|(file, from, to)| {
        let begun = match controls.cap(Command::MakeFilm) {
            "" => studio.localised.text("watch-film-begun"),
            key => studio.localised.with("watch-film-begun-key", "key", key.to_owned()),
        };
        let order = FilmOrder {
            scene: format!("replay:{}@{from}", file.display()),
            name: file.file_stem().unwrap_or_default().to_string_lossy().into_owned(),
            arguments: Vec::new(),
            length: Length::Decisions(from as u32, to as u32),
        };
        (order, begun)
    });
    studio.advance(&mut film.making, order, Tone::News);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_film_goes_from_the_mark_to_the_moment_that_is_shown_whichever_comes_first() {
        let (file, other) = (PathBuf::from("a"), PathBuf::from("b"));
        let mut film = MatchFilm::default();
        assert_eq!(film.span(&file, 4, 30), [4, 30]);
        film.turn_mark(&file, 12);
        assert_eq!(film.span(&file, 12, 30), [12, 30]);
        assert_eq!([film.span(&file, 20, 30), film.span(&file, 3, 30)], [[12, 20], [3, 12]]);
        assert_eq!(film.span(&other, 20, 30), [20, 30], "another match has no mark");
        film.turn_mark(&file, 12);
        assert_eq!(film.span(&file, 20, 30), [20, 30]);
    }
}
