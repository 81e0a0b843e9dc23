//! A sheet of characters, and how pieces are written on it.

use crate::cli::words::{COLUMNS, wrap};
use holochess_locale::{Locale, piece_name};
use holochess_record::narration::{Narrator, alike, target, triangle_name};
use holochess_rules::{Cell, PieceId, PieceInfo, Seat, Table};

/// How a piece is written: player 1's in round brackets, player 2's in pointed ones, as their symbols are; by its name, or
/// where all are alike by its player's number.
pub(super) fn figure(locale: &Locale, table: &dyn Table, cell: Cell) -> Option<String> {
    let info = piece_at(table, cell)?;
    let name =
        if alike(table) { info.seat.number().to_string() } else { piece_name(locale, info.kind).replace('’', "'") };
    Some(if info.seat == Seat::FIRST { format!("({name})") } else { format!("<{name}>") })
}

/// The brackets around the pieces of each seat; player 1's and player 2's as their symbols are.
const BRACKETS: [(char, char); Seat::MOST] = [('(', ')'), ('<', '>'), ('[', ']'), ('{', '}'), ('|', '|'), ('\\', '/')];

/// Text in the brackets of a set of pieces: its player's, or, for a further set, those of an unused seat.
pub(super) fn in_brackets(table: &dyn Table, piece: &PieceInfo, text: &str) -> String {
    let (left, right) = BRACKETS[piece.sign(table.seats()).index()];
    format!("{left}{text}{right}")
}

/// What the piece on a cell is.
pub(super) fn piece_at(table: &dyn Table, cell: Cell) -> Option<&PieceInfo> {
    table.piece_at(cell).map(|piece| &table.pieces()[piece.index()])
}

/// The brackets of each player, and every other sign with its meaning, in lines that fit.
pub(super) fn legend(narrator: &Narrator<'_>, table: &dyn Table, sign: &str, others: &[(&str, &str)]) -> String {
    let locale = narrator.locale;
    // One piece of every set, seat by seat.
    let mut sets: Vec<(PieceId, &PieceInfo)> = (0..).map(PieceId).zip(table.pieces()).collect();
    sets.sort_by_key(|(_, info)| (info.seat, info.set));
    sets.dedup_by_key(|(_, info)| (info.seat, info.set));
    let has_several = sets.len() > table.seats();
    let seats = sets.into_iter().map(|(piece, info)| {
        let mut arguments =
            vec![("sign", in_brackets(table, info, sign).into()), ("player", narrator.in_legend(info.seat).into())];
        match table.cell_of(piece).and_then(|cell| target(table, cell)).filter(|_| has_several) {
            Some(target) => {
                arguments.push(("target", triangle_name(locale, target).into()));
                locale.format("text-legend-set", &arguments)
            }
            None => locale.format("text-legend-seat", &arguments),
        }
    });
    let others = others.iter().map(|(id, sign)| locale.format(id, &[("sign", (*sign).into())]));
    // Blanks within an entry do not break.
    let entries: Vec<String> = seats.chain(others).map(|entry| entry.replace(' ', "\u{a0}")).collect();
    wrap(&entries.join("  "), COLUMNS, "").replace('\u{a0}', " ")
}

/// A sheet of characters.
pub(super) struct Sheet(Vec<Vec<char>>);

impl Sheet {
    /// An empty sheet with this number of lines.
    pub(super) fn new(lines: usize) -> Self {
        Self(vec![vec![' '; COLUMNS]; lines])
    }

    /// Puts one sign; outside the sheet it does nothing.
    pub(super) fn put(&mut self, column: i32, line: i32, sign: char) {
        let place = usize::try_from(line).ok().and_then(|line| self.0.get_mut(line));
        let place = place.and_then(|line| line.get_mut(usize::try_from(column).ok()?));
        if let Some(place) = place {
            *place = sign;
        }
    }

    /// Writes text from a column on.
    pub(super) fn put_text(&mut self, column: i32, line: i32, text: &str) {
        for (offset, sign) in (0..).zip(text.chars()) {
            self.put(column + offset, line, sign);
        }
    }

    /// Writes text around a column, with a blank on either side so that no edge touches it.
    pub(super) fn write(&mut self, column: i32, line: i32, text: &str) {
        let text = format!(" {text} ");
        let begin = (column - text.chars().count() as i32 / 2).clamp(0, COLUMNS as i32 - text.chars().count() as i32);
        for (offset, sign) in text.chars().enumerate() {
            self.put(begin + offset as i32, line, sign);
        }
    }

    /// The sheet without the blanks around it.
    pub(super) fn into_text(self) -> String {
        let lines = self.0.into_iter().map(|line| line.into_iter().collect::<String>().trim_end().to_owned());
        lines.collect::<Vec<_>>().join("\n").trim_matches('\n').to_owned()
    }
}
