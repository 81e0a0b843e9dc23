//! Numbers as each language writes them (`numbers.ftl`).

use super::Locale;
use holochess_rules::Seat;

impl Locale {
    /// A number with this many decimal places: `0.5` in English, `0,5` in French.
    pub fn decimal(&self, value: f64, places: usize) -> String {
        let text = format!("{value:.places$}");
        match text.split_once('.') {
            Some((whole, part)) => {
                self.format("number-decimal", &[("whole", whole.to_owned().into()), ("part", part.to_owned().into())])
            }
            None => text,
        }
    }

    /// A probability from 0 to 1 as a whole number of 100. Values that only round to 100 or 0 are written `>99` and `<1`.
    pub fn of_hundred(&self, chance: f64) -> String {
        let sign_and_number = match chance {
            chance if chance > 0.99 && chance < 1.0 => ('>', 99),
            chance if chance > 0.0 && chance < 0.01 => ('<', 1),
            chance => return format!("{:.0}", (100.0 * chance).round()),
        };
        let (sign, number) = sign_and_number;
        self.format("number-bound", &[("sign", sign.to_string().into()), ("number", number.into())])
    }

    /// How even a deal is: of 100 matches that begin so, how many each of two players is expected to win.
    pub fn deal(&self, chances: [u8; 2], player: impl Fn(Seat) -> String) -> String {
        let (seat, [most, least]) = match chances {
            [first, second] if first < second => (Seat::SECOND, [second, first]),
            chances => (Seat::FIRST, chances),
        };
        if most == least {
            return self.text("deal-level");
        }
        let arguments = [("most", most.into()), ("player", player(seat).into())];
        self.format("deal-favours", &arguments)
    }

    /// A probability from 0 to 1 in per cent with this many decimal places: `53.1%` in English, `53,1 %` in French.
    pub fn percent(&self, chance: f64, places: usize) -> String {
        self.format("number-percent", &[("number", self.decimal(chance * 100.0, places).into())])
    }
}
