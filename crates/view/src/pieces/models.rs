//! The figures of pieces: spawns them, and describes them for pointer and display.

use bevy::{ecs::system::SystemParam, prelude::*};

use super::{
    Armies, Outline,
    pawn_mesh::{PAWN_HEIGHT, PAWN_RADIUS},
    pawns::PawnKit,
};
use crate::{
    OnTable, OwnHues,
    boards::{cell_centre, figure_scale, growth},
    creatures::{Creature, CreatureData, Figure, FigureHue, Figures, Library, portrait},
    seat_light, seat_look,
};
use holochess_rules::PieceId;
use holochess_session::DisplayedBoard;

/// The kind of figure of a piece.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FigureKind {
    /// A creature: the id of its folder.
    Creature(String),
    /// A pawn of light.
    Pawn(Outline),
}

impl FigureKind {
    /// The id of the creature; `None` for a pawn.
    pub fn creature(&self) -> Option<&str> {
        match self {
            Self::Creature(id) => Some(id),
            Self::Pawn(_) => None,
        }
    }
}

/// How the pieces of a match look, for pointer and display.
#[derive(SystemParam)]
pub struct PieceFigures<'w> {
    armies: Res<'w, Armies>,
    library: Res<'w, Library>,
    creatures: Res<'w, Assets<Creature>>,
}

impl PieceFigures<'_> {
    /// Who plays with which creatures.
    pub fn armies(&self) -> &Armies {
        &self.armies
    }

    /// Which figure shows a piece.
    pub fn figure(&self, shown: &DisplayedBoard, piece: PieceId) -> FigureKind {
        self.armies.figure(shown, piece)
    }

    /// A creature's data, once it has been read.
    pub fn data(&self, creature: &str) -> Option<&CreatureData> {
        self.creatures.get(self.library.creature(creature)?).map(|data| &**data)
    }

    /// The height of a piece's figure on its board, in table radii.
    pub fn height(&self, shown: &DisplayedBoard, piece: PieceId) -> f32 {
        let height = match self.figure(shown, piece) {
            FigureKind::Creature(id) => self.data(&id).map_or(0.3, |data| data.height),
            FigureKind::Pawn(_) => PAWN_HEIGHT,
        };
        height * scale(shown, piece)
    }

    /// The radius of a piece's figure on its board, in table radii.
    pub fn radius(&self, shown: &DisplayedBoard, piece: PieceId) -> f32 {
        let radius = match self.figure(shown, piece) {
            FigureKind::Creature(id) => self.data(&id).map_or(0.105, |data| data.footprint * 0.73),
            FigureKind::Pawn(_) => PAWN_RADIUS,
        };
        radius * scale(shown, piece)
    }

    /// The path of a creature's portrait for the asset server, once its folder has been read.
    pub fn portrait(&self, creature: &str) -> Option<String> {
        self.data(creature).map(|data| portrait(creature, data))
    }
}

/// Whether a piece has its creature's own hue: the player wants that, and only its side plays with that creature.
fn has_own_hue(wanted: OwnHues, armies: &Armies, shown: &DisplayedBoard, piece: PieceId) -> bool {
    wanted.0 && !armies.is_shared(shown, piece)
}

/// The scale of a piece's figure at rest, by its board and the room that its neighbours leave.
fn scale(shown: &DisplayedBoard, piece: PieceId) -> f32 {
    let shape = shown.board().shape;
    let place = |piece| shown.cell_of(piece).map(|cell| cell_centre(shape, cell));
    let others = shown.piece_ids().map(|(other, _)| other).filter(|other| *other != piece).filter_map(place);
    figure_scale(shape) * place(piece).map_or(1.0, |at| growth(shape, at, others))
}

/// Spawns the figures of pieces.
#[derive(SystemParam)]
pub struct PieceSpawner<'w, 's> {
    figures: Figures<'w, 's>,
    commands: Commands<'w, 's>,
    armies: Res<'w, Armies>,
    own_hues: Res<'w, OwnHues>,
    pawns: Res<'w, PawnKit>,
}

impl PieceSpawner<'_, '_> {
    /// The component of a piece's figure; equal for a figure that is already there.
    pub fn figure(&self, shown: &DisplayedBoard, piece: PieceId) -> Figure {
        let seat = shown.piece(piece).seat;
        Figure {
            piece,
            seat,
            look: seat_look(seat),
            creature: self.armies.figure(shown, piece).creature().map(ToOwned::to_owned),
            scale: figure_scale(shown.board().shape),
            hue: if has_own_hue(*self.own_hues, &self.armies, shown, piece) {
                FigureHue::Own
            } else {
                FigureHue::OfSide
            },
        }
    }

    /// Spawns the figure of a piece at this place; returns its root.
    pub fn spawn(&mut self, shown: &DisplayedBoard, piece: PieceId, at: Transform) -> Entity {
        let figure = self.figure(shown, piece);
        match self.armies.figure(shown, piece) {
            FigureKind::Creature(_) => self.figures.spawn(figure, at),
            FigureKind::Pawn(outline) => {
                let (seat, scale) = (figure.seat, figure.scale);
                let body = self.pawns.body(outline, seat);
                let standing = OnTable { seat, tint: seat_light(seat), presence: 1.0, on_show: false };
                self.commands
                    .spawn((
                        Name::new(format!("{outline:?} of seat {seat}")),
                        figure,
                        body,
                        standing,
                        at.with_scale(Vec3::splat(scale)),
                    ))
                    .id()
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::{
        fs, iter,
        path::Path,
        thread::sleep,
        time::{Duration, Instant},
    };

    use bevy::{ecs::system::RunSystemOnce, gltf::Gltf};

    use super::*;
    use crate::{creatures::library::read, hologram::HologramMaterial, side_hue};
    use holochess_rules::{GameId, Seat, Setup, new_table};

    /// The first position of a game as a displayed board.
    fn shown(game: GameId, players: usize) -> DisplayedBoard {
        let setup = Setup { game, options: game.options(), players, position: None };
        let (table, events) = new_table(&setup, &mut || 0).expect("the defaults are a match");
        DisplayedBoard::after(&*table, &events)
    }

    /// An app with creatures and pieces that cannot load models, with this folder of assets.
    fn app(assets: &Path) -> App {
        let mut app = App::new();
        app.add_plugins((
            MinimalPlugins,
            AssetPlugin { file_path: assets.to_string_lossy().into_owned(), ..default() },
        ))
        .init_asset::<Gltf>()
        .init_asset::<Mesh>()
        .init_asset::<StandardMaterial>()
        .init_asset::<HologramMaterial>()
        .init_asset::<AnimationClip>()
        .init_asset::<AnimationGraph>()
        .add_plugins((crate::creatures::plugin, crate::pieces::plugin));
        app
    }

    #[test]
    fn a_ninth_folder_is_somebodys_army() {
        let own = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../assets/creatures/monnok/creature.ron");
        let assets = tempfile::tempdir().expect("a folder for the test");
        let folder = assets.path().join("creatures/ninth");
        fs::create_dir_all(&folder).expect("the folder is ours");
        let text = fs::read_to_string(own).expect("every creature has a file");
        let text = text.replace("tint: (0.36, 0.16, 1.0)", "tint: (0.5, 0.25, 0.125)");
        fs::write(folder.join("creature.ron"), text).expect("the folder is ours");

        let mut app = app(assets.path());
        let told = shown(GameId::Demeter, 2);
        app.world_mut().resource_mut::<Armies>().choose(GameId::Demeter, Seat::SECOND, vec!["ninth".to_owned()]);
        let pieces: Vec<PieceId> = told.piece_ids().map(|(piece, _)| piece).collect();
        let put = {
            let told = told.clone();
            move |mut spawner: PieceSpawner| {
                for piece in &pieces {
                    spawner.spawn(&told, *piece, Transform::default());
                }
            }
        };
        app.world_mut().run_system_once(put).expect("the plugins bring what figures need");
        let theirs = told.piece_ids().find(|(_, info)| info.seat == Seat::SECOND).expect("there are two armies").0;
        let begun = Instant::now();
        let height = iter::repeat(())
            .take_while(|()| begun.elapsed() < Duration::from_mins(20))
            .find_map(|()| {
                app.update();
                sleep(Duration::from_millis(5));
                let told = told.clone();
                let look = move |figures: PieceFigures| figures.data("ninth").map(|_| figures.height(&told, theirs));
                app.world_mut().run_system_once(look).expect("the plugins bring what figures need")
            })
            .expect("the folder is read");
        assert!((height - read("monnok").height * figure_scale(told.board().shape)).abs() < 1e-4);
        let hue = side_hue(LinearRgba::rgb(0.5, 0.25, 0.125), seat_light(Seat::SECOND));
        let mut standing = app.world_mut().query::<(&Figure, &OnTable)>();
        let mut has_its_hue = false;
        while !has_its_hue && begun.elapsed() < Duration::from_mins(20) {
            app.update();
            sleep(Duration::from_millis(5));
            let mut figures = standing.iter(app.world());
            has_its_hue =
                figures.all(|(figure, standing)| figure.creature.as_deref() != Some("ninth") || standing.tint == hue);
        }
        assert!(has_its_hue, "its own in its side's");
        let mut all = app.world_mut().query::<&Figure>();
        let ninths = all.iter(app.world()).filter(|figure| figure.creature.as_deref() == Some("ninth")).count();
        assert_eq!(ninths, 8, "a whole army");
    }

    #[test]
    fn sides_that_play_with_the_same_creatures_are_told_apart_by_hue() {
        let mut armies = Armies::default();
        for seat in Seat::BOTH {
            let four = ["monnok", "savrip", "ngok", "strider"].map(ToOwned::to_owned).to_vec();
            armies.choose(GameId::Groi, seat, four);
        }
        let told = shown(GameId::Groi, 2);
        let hue = |piece: PieceId| {
            let (red, green, blue) =
                armies.figure(&told, piece).creature().map(|id| read(id).tint).expect("a creature");
            let own = LinearRgba::rgb(red, green, blue);
            assert!(!has_own_hue(OwnHues(true), &armies, &told, piece), "the other side has the same creature");
            side_hue(own, seat_light(told.piece(piece).seat)).to_vec3()
        };
        for (one, first) in told.piece_ids() {
            for (other, second) in told.piece_ids() {
                if first.seat != second.seat && armies.figure(&told, one) == armies.figure(&told, other) {
                    assert!(hue(one).distance(hue(other)) > 0.7, "{one:?} {other:?}");
                }
            }
        }
    }

    #[test]
    fn every_piece_of_every_game_has_a_figure_and_armies_are_complete() {
        let armies = Armies::default();
        for (game, players) in crate::stage::test_matches::TABLES {
            let told = shown(game, players);
            let mut kinds = std::collections::BTreeMap::new();
            for (piece, info) in told.piece_ids() {
                let figure = format!("{:?}", armies.figure(&told, piece));
                kinds.entry(info.seat).or_insert_with(std::collections::BTreeSet::new).insert(figure);
            }
            assert_eq!(kinds.len(), players, "{game:?}");
            let size = Armies::size(game);
            for (seat, own) in &kinds {
                assert!(size == 0 || own.len() == size, "{game:?}: {own:?}");
                // By default no two seats have the same figures.
                for (other, theirs) in kinds.iter().filter(|(other, _)| *other != seat) {
                    assert!(own.is_disjoint(theirs), "{game:?}: {seat} and {other}");
                }
            }
        }
    }
}
