//! The answers to `rules` and `help`: the rules that hold in this match, its options, and the commands.

use std::io::Write;

use super::{
    command::Command,
    game::{Game, say},
};
use crate::cli::Failure;
use holochess_locale::{Value, allowed, sentence};
use holochess_record::narration::triangle_name;
use holochess_rules::{Match, PieceId, Seat, chinese::Chinese};

impl Game<'_> {
    /// The rules in brief, as far as they hold in this match, and its options.
    pub(super) fn rules(&self, out: &mut dyn Write) -> Result<(), Failure> {
        say(out, &self.told_of_this_match("text-rules"))?;
        say(out, &self.triangles())?;
        say(out, &self.ratings())?;
        say(out, &self.options())
    }

    /// The message `ID-GAME`, with the options of the match as its variables.
    fn told_of_this_match(&self, id: &str) -> String {
        let setup = self.recorded.setup();
        let mut arguments: Vec<(&str, Value<'_>)> = vec![("game", setup.game.id().into())];
        for (key, value) in setup.options.iter() {
            match (key, value.split_once(':')) {
                ("match", parts) => {
                    let (kind, limit) = parts.unwrap_or((value, ""));
                    let limit = limit.parse::<u32>().map_or_else(|_| limit.into(), Value::from);
                    arguments.extend([("match_kind", kind.into()), ("match_limit", limit)]);
                }
                // Numbers are passed as numbers, since messages have variants for them.
                _ => arguments.push((key, value.parse::<u32>().map_or_else(|_| value.into(), Value::from))),
            }
        }
        self.narrator.locale.format(&format!("{id}-{}", setup.game.id()), &arguments)
    }

    /// In Chinese Checkers, a line for each player: the triangles of the start and of the target; empty in other games.
    fn triangles(&self) -> String {
        let Some(being_played) = self.recorded.table().as_any().downcast_ref::<Match<Chinese>>() else {
            return String::new();
        };
        let locale = self.narrator.locale;
        let lines = (0..self.recorded.table().seats()).map(Seat::new).map(|seat| {
            let sets = being_played.rules().sets(seat);
            let names = |to_target: bool| {
                let sets = sets.iter().map(|set| triangle_name(locale, if to_target { set.opposite() } else { *set }));
                sets.collect::<Vec<_>>().join(", ")
            };
            let arguments = [
                ("player", self.narrator.player(seat).into()),
                ("start", names(false).into()),
                ("target", names(true).into()),
            ];
            sentence(&locale.format("text-triangles", &arguments))
        });
        lines.collect::<Vec<_>>().join("\n")
    }

    /// The ratings of the creatures in the match, a line each; empty in games whose pieces are all alike.
    fn ratings(&self) -> String {
        let table = self.recorded.table();
        let rated = (0..).map(PieceId).zip(table.pieces()).filter_map(|(piece, info)| Some((piece, info.ratings?)));
        let lines = rated.map(|(piece, ratings)| {
            let arguments = [
                ("piece", self.narrator.piece(table, piece).into()),
                ("attack", ratings.attack.into()),
                ("defence", ratings.defence.into()),
                ("movement", ratings.movement.into()),
            ];
            sentence(&self.narrator.locale.format("text-ratings", &arguments))
        });
        lines.collect::<Vec<_>>().join("\n")
    }

    /// The options of this match, with their allowed values.
    fn options(&self) -> String {
        let options = &self.recorded.setup().options;
        let texts = options
            .specs()
            .iter()
            .map(|spec| format!("{}={} ({})", spec.key, options.word(spec.key), allowed(self.narrator.locale, spec)));
        let texts = texts.collect::<Vec<_>>().join(", ");
        self.narrator.locale.format("text-options", &[("options", texts.into())])
    }

    /// What can be typed, with an action that is legal now.
    pub(super) fn how_to(&self) -> String {
        let table = self.recorded.table();
        let action = table.actions().first().map(|action| table.action_text(*action)).unwrap_or_default();
        self.narrator.locale.format("text-how-to-help", &[("action", action.into())])
    }

    pub(super) fn help(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let locale = self.narrator.locale;
        say(out, &self.told_of_this_match("text-help"))?;
        say(out, &locale.text("text-help-words"))?;
        let fights = self.recorded.table().pieces().iter().any(|piece| piece.ratings.is_some());
        for (command, id) in Command::ALL {
            if command == Command::Odds && !fights {
                continue;
            }
            let words = locale.text(id).replace(' ', ", ");
            let what = locale.format(&format!("{id}.help"), &[self.luck()]);
            say(out, &locale.format("text-help-word", &[("words", words.into()), ("what", what.into())]))?;
        }
        Ok(())
    }
}
