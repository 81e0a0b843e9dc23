//! Why an action is refused, in words.

use super::{Locale, Value, Words, excerpt, sentence};
use holochess_rules::{Cell, PieceId, Refusal, Table};

/// The name of a piece of this kind (`savrip`), as people know it.
pub fn piece_name(locale: &Locale, kind: &str) -> String {
    locale.text(&format!("piece-{kind}"))
}

/// The name of a piece at this table: a game may have a name of its own for pieces of its kind.
pub fn piece_name_at(locale: &Locale, table: &dyn Table, piece: PieceId) -> String {
    let kind = table.pieces()[piece.index()].kind;
    let own = format!("piece-{kind}-{}", table.game().id());
    if locale.has(&own) { locale.text(&own) } else { piece_name(locale, kind) }
}

/// Says why an action is refused at this table, in the rules' own names for pieces.
pub fn refusal(locale: &Locale, refusal: &Refusal, table: &dyn Table) -> String {
    refusal_naming(locale, refusal, table, |piece| piece_name_at(locale, table, piece))
}

/// Says why an action is refused at this table, with other names for its pieces.
pub fn refusal_naming(
    locale: &Locale,
    refusal: &Refusal,
    table: &dyn Table,
    name: impl Fn(PieceId) -> String,
) -> String {
    let cell = |cell: &Cell| -> Value<'static> { table.board().name(*cell).into() };
    let piece = |piece: &PieceId| -> Value<'static> { name(*piece).into() };
    // Where a message begins with it. Cells keep their small letters even there.
    let first = |piece: &PieceId| -> Value<'static> { sentence(&name(*piece)).into() };
    let words = match refusal {
        Refusal::Over => Words::new("refusal-over"),
        Refusal::NotYourTurn(seat) => Words::new("refusal-not-your-turn").with("player", seat.number()),
        Refusal::DicePending => Words::new("refusal-dice-pending"),
        Refusal::PushPending => Words::new("refusal-push-pending"),
        Refusal::NothingToPush => Words::new("refusal-nothing-to-push"),
        Refusal::EmptyCell(empty) => Words::new("refusal-empty-cell").with("cell", cell(empty)),
        Refusal::NotYours(other) => Words::new("refusal-not-yours")
            .with("piece", first(other))
            .with("seats", table.seats())
            .with("player", table.pieces()[other.index()].seat.number()),
        Refusal::Taken(taken) => {
            let holder = table.piece_at(*taken).map_or_else(|| "".into(), |holder| piece(&holder));
            Words::new("refusal-taken").with("cell", cell(taken)).with("piece", holder)
        }
        Refusal::NoWalk { to, movement } => {
            Words::new("refusal-no-walk").with("cell", cell(to)).with("movement", *movement)
        }
        Refusal::NotAdjacent { from, to } => {
            Words::new("refusal-not-adjacent").with("from", cell(from)).with("to", cell(to))
        }
        Refusal::OwnPiece(own) => Words::new("refusal-own-piece").with("piece", first(own)),
        Refusal::Blocked(taken) => Words::new("refusal-blocked").with("cell", cell(taken)),
        Refusal::OnlyOutwards(from) => Words::new("refusal-only-outwards").with("from", cell(from)),
        Refusal::OnlyHome { from, home } => {
            Words::new("refusal-only-home").with("from", cell(from)).with("home", cell(home))
        }
        Refusal::NotAlongTheRing(to) => Words::new("refusal-not-along-the-ring").with("to", cell(to)),
        Refusal::StraightFirst => Words::new("refusal-straight-first"),
        Refusal::NoExit { from, to } => Words::new("refusal-no-exit").with("from", cell(from)).with("to", cell(to)),
        Refusal::CarriedOn { to, end } => Words::new("refusal-carried-on").with("to", cell(to)).with("end", cell(end)),
        Refusal::NoPush(target) => Words::new("refusal-no-push").with("cell", cell(target)),
        Refusal::PassNotForced => Words::new("refusal-pass-not-forced"),
        Refusal::NotInThisGame => Words::new("refusal-not-in-this-game"),
        Refusal::NoPlacement => Words::new("refusal-no-placement"),
        Refusal::Dice => Words::new("refusal-dice"),
        Refusal::Fixed(fixed) => Words::new("refusal-fixed").with("cell", cell(fixed)),
        Refusal::NoChain { from, to } => Words::new("refusal-no-chain").with("from", cell(from)).with("to", cell(to)),
        Refusal::StaysHome(home) => Words::new("refusal-stays-home").with("cell", cell(home)),
        Refusal::ForeignTriangle(foreign) => Words::new("refusal-foreign-triangle").with("cell", cell(foreign)),
        Refusal::IsASwap { from, to } => Words::new("refusal-is-a-swap").with("from", cell(from)).with("to", cell(to)),
        Refusal::NoSwap(other) => Words::new("refusal-no-swap").with("cell", cell(other)),
        Refusal::NoSlideOrJump { from, to } => {
            Words::new("refusal-no-slide-or-jump").with("from", cell(from)).with("to", cell(to))
        }
        Refusal::OnlyJumps { from, to } => {
            Words::new("refusal-only-jumps").with("from", cell(from)).with("to", cell(to))
        }
        Refusal::AcrossTheMiddle(to) => Words::new("refusal-across-the-middle").with("cell", cell(to)),
        Refusal::OwnGoal(goal) => Words::new("refusal-own-goal").with("cell", cell(goal)),
        Refusal::NothingToUndo => Words::new("refusal-nothing-to-undo"),
        Refusal::Unreadable { text, .. } => Words::new("refusal-unreadable").with("text", excerpt(text)),
    };
    locale.say(&words)
}
