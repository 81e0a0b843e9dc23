//! The moving picture of a table: a loop of the first turns of a match between two computer players.

use std::sync::OnceLock;

use bevy::math::Vec3;
use bevy_egui::egui::Rect;

use super::{
    face::GameFace,
    sketch::{Sketch, SketchPiece},
};
use crate::ui::{portraits::Portraits, theme::prelude::*};
use holochess_players as players;
use holochess_record::{MatchSetup, RecordedMatch, SeatInfo, Who};
use holochess_rules::{Board, Cell, Event, GameId, PieceId, Seat, ToAct, dice::Seed};
use holochess_view::{
    boards,
    pieces::{Set, set},
};

/// How many decisions are shown before the loop restarts.
const DECISIONS: usize = 18;
/// Seconds per event, and how many of them the motion takes.
const BEAT: f32 = 1.5;
const MOVING: f32 = 0.62;
/// The moment that is shown as a still picture if motion is reduced, in beats.
const STILL: f32 = 7.9;

/// One beat: an event.
#[derive(Clone, Debug, PartialEq)]
struct Beat {
    piece: PieceId,
    path: Vec<Cell>,
    /// Another piece that moves to a cell at the same time, or leaves the board (`None`).
    other: Option<(PieceId, Option<Cell>)>,
}

/// A match as a list of beats.
#[derive(Debug)]
pub struct LivingPicture {
    board: &'static Board,
    /// Seat, kind and number within its side of each piece.
    pieces: Vec<(Seat, &'static str, usize)>,
    start: Vec<Option<Cell>>,
    beats: Vec<Beat>,
}

impl LivingPicture {
    /// The picture of a game; computed once.
    pub fn for_face(face: &GameFace) -> &'static Self {
        static PICTURES: [OnceLock<LivingPicture>; GameId::ALL.len()] = [const { OnceLock::new() }; GameId::ALL.len()];
        let place = GameId::ALL.iter().position(|game| *game == face.game).unwrap_or_default();
        PICTURES[place].get_or_init(|| Self::play(face))
    }

    /// Plays the match: every seat is played by the level `greedy`.
    fn play(face: &GameFace) -> Self {
        let players = face.picture_players;
        let level = || SeatInfo { who: Who::Computer("greedy".to_owned()), name: String::new() };
        let setup = MatchSetup {
            game: face.game,
            options: face.game.options(),
            seats: (0..players).map(|_| level()).collect(),
            seed: Seed::from_number(7),
            position: None,
        };
        // Every game has this level and allows this number of players; a test begins each.
        let (mut recorded, opening) = RecordedMatch::begin(setup).expect("the picture's match can begin");
        let mut deciders: Vec<_> =
            (0..players).filter_map(|seat| players::new("greedy", face.game, seat as u64).ok()).collect();
        while let (ToAct::Choose(seat), true) = (recorded.table().to_act(), recorded.decisions().len() < DECISIONS) {
            let action = deciders[seat.index()].choose(recorded.table());
            if recorded.decide(seat, action).is_err() {
                break;
            }
        }
        let table = recorded.table();
        let mut counts = [0; Seat::MOST];
        let pieces = table.pieces().iter().map(|piece| {
            let own = &mut counts[piece.seat.index()];
            *own += 1;
            (piece.seat, piece.kind, *own - 1)
        });
        let pieces: Vec<_> = pieces.collect();
        let mut start = vec![None; pieces.len()];
        for event in &opening {
            if let Event::Dealt { piece, cell } = event {
                start[piece.index()] = *cell;
            }
        }
        let mut cells = start.clone();
        let mut beats = Vec::new();
        for event in recorded.decisions().iter().flat_map(|entry| &entry.events) {
            let beat = match event {
                Event::Moved { piece, path } | Event::Leapt { piece, path } | Event::Boosted { piece, path } => {
                    Beat { piece: *piece, path: path.clone(), other: None }
                }
                Event::Pushed { piece, from, to } => Beat { piece: *piece, path: vec![*from, *to], other: None },
                Event::Swapped { piece, other, from, path, .. } => {
                    Beat { piece: *piece, path: path.clone(), other: Some((*other, Some(*from))) }
                }
                Event::Attacked { attacker, from, to, .. } => {
                    // The attacker goes to the defender's cell and back.
                    Beat { piece: *attacker, path: vec![*from, *to, *from], other: None }
                }
                Event::Removed { piece, .. } => {
                    let Some(cell) = cells[piece.index()] else { continue };
                    Beat { piece: *piece, path: vec![cell], other: Some((*piece, None)) }
                }
                _ => continue,
            };
            cells[beat.piece.index()] = beat.path.last().copied();
            if let Some((other, to)) = beat.other {
                cells[other.index()] = to;
            }
            beats.push(beat);
        }
        Self { board: table.board(), pieces, start, beats }
    }

    /// Where each piece is at a time, in table radii, and how bright (`None`: gone); and the running beat.
    fn at(&self, beats: f32) -> (Vec<Option<(Vec3, f32)>>, Option<(&Beat, f32)>) {
        let place = |cell: Cell| boards::cell_centre(self.board.shape, cell);
        let mut cells = self.start.clone();
        let whole = (beats.max(0.0) as usize).min(self.beats.len());
        for beat in &self.beats[..whole] {
            cells[beat.piece.index()] = beat.path.last().copied();
            if let Some((other, to)) = beat.other {
                cells[other.index()] = to;
            }
        }
        let mut standing: Vec<Option<(Vec3, f32)>> =
            cells.iter().map(|cell| cell.map(|cell| (place(cell), 1.0))).collect();
        let running = self.beats.get(whole).map(|beat| (beat, ((beats - whole as f32) / MOVING).clamp(0.0, 1.0)));
        if let Some((beat, share)) = running {
            let along = palette::smooth(share) * (beat.path.len() - 1) as f32;
            let leg = (along as usize).min(beat.path.len().saturating_sub(2));
            let (from, to) = (place(beat.path[leg]), place(beat.path[(leg + 1).min(beat.path.len() - 1)]));
            let part = along - leg as f32;
            // A step to a neighbour is a walk; a longer one is a hop with an arc.
            let hop = if from.distance(to) > 0.24 { 0.16 * (std::f32::consts::PI * part).sin().max(0.0) } else { 0.0 };
            standing[beat.piece.index()] = Some((from.lerp(to, part) + Vec3::Y * hop, 1.0));
            if let Some((other, to)) = beat.other {
                let there = standing[other.index()].map_or(from, |(there, _)| there);
                standing[other.index()] = Some(match to {
                    Some(to) => (there.lerp(place(to), share), 1.0),
                    None => (there, 1.0 - share),
                });
            }
        }
        (standing, running)
    }

    /// Draws the picture; `time` is in seconds, 0 for a still picture.
    pub fn draw(&self, brush: &Brush, area: Rect, portraits: &Portraits, face: &GameFace, time: f32, lit: f32) {
        let still = time == 0.0;
        let round = self.beats.len() as f32 + 2.0;
        let beats = if still { STILL } else { (time / BEAT).rem_euclid(round) };
        // The light fades out and in between two rounds of the loop.
        let strength = if still { 1.0 } else { (beats * 2.0).min((round - beats) * 2.0).clamp(0.0, 1.0) };
        let turn = if still { 0.35 } else { 0.35 + 0.12 * (time * 0.13).sin() };
        let sketch = Sketch::tilted(self.board, area, turn);
        sketch.draw_board(brush, lit);
        for (name, seat) in face.landmarks {
            if let Some(cell) = self.board.cell(name) {
                sketch.fill_cell(brush, cell, palette::side(Seat::new(*seat)), 0.45 * lit);
                sketch.frame_cell(brush, cell, 1.2, palette::over(palette::side(Seat::new(*seat)), 0.9 * lit));
            }
        }
        let (standing, running) = self.at(beats);
        if let Some((beat, share)) = running {
            let (seat, ..) = self.pieces[beat.piece.index()];
            let fade = strength * lit * (1.0 - ((share - 0.7) / 0.3).max(0.0));
            sketch.draw_path(brush, &beat.path, palette::side(seat), 0.7 * fade);
        }
        let portrait = |(seat, kind, which): (Seat, &str, usize)| match set(face.game) {
            Set::Pawns => None,
            Set::Named => portraits.texture_on_side(kind, seat),
            Set::Creatures { default, each, .. } => {
                portraits.texture_on_side(default[seat.index() % default.len()][which % each], seat)
            }
        };
        let shown = standing.iter().zip(&self.pieces).filter_map(|(standing, piece)| {
            let (at, alive) = (*standing)?;
            Some(SketchPiece {
                seat: piece.0,
                portrait: portrait(*piece),
                at,
                lit: alive * strength * (0.35 + 0.65 * lit),
            })
        });
        sketch.draw_pieces(brush, shown.collect());
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::games;

    #[test]
    fn every_table_has_a_picture_in_which_somebody_moves_and_everybody_stays_on_the_board() {
        for game in GameId::ALL {
            let living = LivingPicture::for_face(games::face_of(game));
            assert!(living.beats.len() >= 8, "{}: {} beats", game.id(), living.beats.len());
            for step in 0..=(living.beats.len() * 4) {
                let (standing, _) = living.at(step as f32 / 4.0);
                for (at, _) in standing.iter().flatten() {
                    assert!(at.x.hypot(at.z) < 1.0 && (0.0..0.5).contains(&at.y), "{} {at}", game.id());
                }
            }
            // At the end of a round every piece stands on a cell of its own.
            let (end, running) = living.at(living.beats.len() as f32);
            assert!(running.is_none());
            let end: Vec<Vec3> = end.iter().flatten().map(|(at, _)| *at).collect();
            for (place, one) in end.iter().enumerate() {
                assert!(end[place + 1..].iter().all(|other| one.distance(*other) > 0.05), "{}", game.id());
            }
        }
    }
}
