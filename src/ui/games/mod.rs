//! What the screen needs to know of each game: one file a game, behind one interface, [`GameFace`]. Set-up, choice of
//! game, how to play and result are built from a game's options and its table; this adds what those do not tell. A new
//! game is a file here and a line in [`list`].
//!
//! Texts are in the language files, under the ids that [`GameFace`] names.

mod chinese;
mod dejarik;
mod demeter;
mod face;
mod holochess;
pub mod how_to_cards;
mod list;
pub mod live_board;
pub mod living_picture;
pub(in crate::ui) mod mid_match;
pub mod rated_creatures;
pub mod sketch;

pub use self::{
    face::{ClashPictures, Count, FEW, Form, GameFace, Kind},
    list::{face_of, last_played, mid_match_named, tables, with_clashes},
};

#[cfg(test)]
mod tests {
    use super::*;
    use holochess_players as players;
    use holochess_rules::{GameId, rule_options::Domain};

    #[test]
    fn every_game_has_a_face_that_its_rules_and_players_bear_out() {
        for game in GameId::ALL {
            let face = face_of(game);
            assert_eq!(face.game, game);
            assert!(face.minutes[0] < face.minutes[1]);
            assert!(players::levels(game).iter().any(|level| level.id == face.opponent), "{}", face.opponent);
            let mut options = game.options();
            for (key, value) in face.preset {
                options.set(key, value).expect("a preset is a value of the option");
            }
            for key in face.first_options.iter().chain(face.offers.iter().map(|(key, _)| key)) {
                assert!(face.spec(key).is_some(), "{key}");
            }
            for spec in options.clone().specs() {
                let values = face.offered_values(spec);
                assert!(!values.is_empty(), "{} offers values of {}", game.id(), spec.key);
                for value in &values {
                    options.set(spec.key, value).expect("what is offered is a value of the option");
                }
                assert!(values.iter().any(|value| value == spec.default), "the default of {} is offered", spec.key);
                if let (Domain::Text { .. }, Form::Kinds(kinds)) = (spec.domain, face.form(spec.key)) {
                    for (word, [low, high]) in kinds.iter().filter_map(|kind| Some((kind.word, kind.number?.0))) {
                        for number in [low, high] {
                            assert!(options.set(spec.key, &format!("{word}:{number}")).is_ok());
                        }
                        assert!(options.set(spec.key, &format!("{word}:{}", high + 1)).is_err(), "{high} is the most");
                        assert!(low == 0 || options.set(spec.key, &format!("{word}:{}", low - 1)).is_err());
                    }
                }
            }
        }
    }

    #[test]
    fn something_stands_on_every_table_while_nobody_plays() {
        for game in GameId::ALL {
            let (table, events) = face_of(game).table_on_show().expect("it can be set up");
            assert!(table.verdict().is_none() && !events.is_empty(), "{}", game.id());
            let standing = table.board().cells().filter(|cell| table.piece_at(*cell).is_some()).count();
            assert!(standing >= 8, "{}: {standing}", game.id());
        }
    }

    #[test]
    fn the_game_that_was_played_last_is_known_by_its_id() {
        for last in GameId::ALL {
            assert_eq!(last_played(last.id()), last);
        }
        assert_eq!(last_played(""), GameId::FLAGSHIP);
    }
}
