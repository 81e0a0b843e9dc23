//! What happens at a table, in words: the same in the window and in text mode.

use holochess_locale::Locale;
use holochess_rules::Seat;

use super::{LiveEmote, LiveNews, LiveQuestion, LiveStep};

/// The players who are told what happens at a table.
pub struct LiveAudience<'a> {
    /// Their language.
    pub locale: &'a Locale,
    /// A player in words.
    pub player: &'a dyn Fn(Seat) -> String,
    /// The seats at this program.
    pub own: &'a [Seat],
    /// Whether a match has begun.
    pub has_begun: bool,
    /// Whether it is over.
    pub is_over: bool,
    /// Whether the signs of the others are hidden.
    pub is_muted: bool,
}

impl LiveEmote {
    /// What the sign says.
    pub fn text(self, locale: &Locale) -> String {
        locale.format("live-sign-words", &[("sign", self.word().into())])
    }
}

impl LiveNews {
    /// The news in words; `None` where nothing is said of it.
    pub fn text(&self, audience: &LiveAudience<'_>) -> Option<String> {
        let locale = audience.locale;
        let of = |id: &str, seat: Seat| locale.format(id, &[("player", (audience.player)(seat).into())]);
        let is_own = |seat: Seat| audience.own.contains(&seat);
        match self {
            Self::Step(LiveStep::TakenBack(seat)) => Some(of("live-taken-back", *seat)),
            Self::Step(LiveStep::Declined(seat, LiveQuestion::Undo)) => Some(of("live-declined", *seat)),
            Self::Step(LiveStep::Asked(seat, LiveQuestion::Undo)) => is_own(*seat).then(|| locale.text("live-asked")),
            Self::Step(LiveStep::TimeUp(seat)) => Some(of("live-time-up", *seat)),
            Self::FlagFell(seat) if is_own(*seat) => Some(locale.text("live-own-flag-fell")),
            Self::FlagFell(seat) => Some(of("live-flag-fell", *seat)),
            Self::TimeDiffers(difference) => {
                let seconds = |time: std::time::Duration| locale.decimal(time.as_secs_f64(), 1);
                let arguments = [
                    ("player", (audience.player)(difference.seat).into()),
                    ("stated", seconds(difference.stated).into()),
                    ("measured", seconds(difference.measured).into()),
                ];
                Some(locale.format("live-time-differs", &arguments))
            }
            Self::Emoted(seat, _) if audience.is_muted && !is_own(*seat) => None,
            Self::Emoted(seat, sign) => {
                let arguments = [("player", (audience.player)(*seat).into()), ("words", sign.text(locale).into())];
                Some(locale.format("live-sign", &arguments))
            }
            Self::Again(seat) if is_own(*seat) => Some(locale.text("live-asked-again")),
            Self::Again(seat) => Some(of("live-again", *seat)),
            Self::Overtaken => Some(locale.text("live-overtaken")),
            Self::Away(seat) if !audience.is_over => Some(of("live-away", *seat)),
            Self::LongBreak => Some(locale.text("live-long-break")),
            Self::Back(seat) => Some(of("live-back", *seat)),
            Self::Gone(Some(seat), reason) => {
                let why = locale.say(&reason.words());
                let arguments = [("player", (audience.player)(*seat).into()), ("why", why.into())];
                Some(locale.format("live-gone", &arguments))
            }
            // In a match, strangers at the door are none of the players' business.
            Self::Gone(None, reason) if !audience.has_begun => {
                Some(locale.format("live-turned-away", &[("why", locale.say(&reason.words()).into())]))
            }
            Self::HostAway if !audience.is_over => Some(locale.text("live-host-away")),
            Self::HostBack => Some(locale.text("live-host-back")),
            Self::Ended(reason) => Some(locale.say(&reason.words())),
            Self::Broken(why) => Some(locale.say(&why.words(locale))),
            Self::Table
            | Self::Begun
            | Self::Step(LiveStep::Nothing | LiveStep::Dealt | LiveStep::Decided)
            | Self::Away(_)
            | Self::Gone(None, _)
            | Self::HostAway => None,
        }
    }
}
