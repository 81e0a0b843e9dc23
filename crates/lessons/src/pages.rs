//! The rules as short pages, most with a small board that can be tried, and the way from a term or from "why not?" to its page.
//!
//! A page is data (`assets/lessons/rules.ron`); its words are messages of the language files, and where a card of "how to play" says
//! them already, they are that card's.

use std::sync::LazyLock;

use ron::{Options as Ron, extensions::Extensions};
use serde::Deserialize;

use holochess_locale::Locale;
use holochess_rules::{GameId, Refusal, Setup, Table, new_table};

/// A page of the rules.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Page {
    /// Its name, unique in its game.
    pub id: String,
    /// The game, by its id.
    pub game: String,
    /// The message with its title; `.text` is its text, and `.more`, where there is one, what a card has no room for.
    pub text: String,
    /// The position on its board; a page without one has no board.
    #[serde(default)]
    pub position: Option<String>,
    /// Actions that are worth trying there.
    #[serde(default)]
    pub actions: Vec<String>,
    /// The terms that lead here: outcomes and endings by their words, refusals by their names, options as `option-KEY`.
    #[serde(default)]
    pub terms: Vec<String>,
    /// It says how actions are typed: the window, where players type none, leaves it out.
    #[serde(default)]
    pub is_for_typing: bool,
}

static PAGES: LazyLock<Vec<Page>> = LazyLock::new(|| {
    let ron = Ron::default().with_default_extension(Extensions::IMPLICIT_SOME);
    // A test reads the file, so nobody ever gets an empty rulebook.
    ron.from_str(include_str!("../../../assets/lessons/rules.ron")).unwrap_or_default()
});

impl Page {
    /// The pages of a game, in order.
    pub fn all_of(game: GameId) -> impl Iterator<Item = &'static Self> {
        PAGES.iter().filter(move |page| page.game == game.id())
    }

    /// The pages of a game that the window shows, in order.
    pub fn on_screen(game: GameId) -> impl Iterator<Item = &'static Self> {
        Self::all_of(game).filter(|page| !page.is_for_typing)
    }

    /// The page that a term leads to: its own name, or one of its terms.
    pub fn find(game: GameId, term: &str) -> Option<&'static Self> {
        Self::all_of(game)
            .find(|page| page.id == term)
            .or_else(|| Self::all_of(game).find(|page| page.terms.iter().any(|known| known == term)))
    }

    /// The page that says why an action is refused.
    pub fn why_not(game: GameId, refusal: &Refusal) -> Option<&'static Self> {
        Self::all_of(game).find(|page| page.terms.iter().any(|known| known == term_of(refusal)))
    }

    /// The title.
    pub fn title(&self, locale: &Locale) -> String {
        locale.text(&self.text)
    }

    /// The text.
    pub fn body(&self, locale: &Locale) -> String {
        let [text, more] = ["text", "more"].map(|part| format!("{}.{part}", self.text));
        let text = locale.text(&text);
        if locale.has(&more) { format!("{text} {}", locale.text(&more)) } else { text }
    }

    /// The board of the page, to be tried; each call gives a fresh one.
    pub fn table(&self) -> Option<Box<dyn Table>> {
        let (game, position) = (GameId::from_id(&self.game)?, self.position.clone()?);
        let players = game.players_in(&position);
        let setup = Setup { game, options: game.options(), players, position: Some(position) };
        Some(new_table(&setup, &mut || 0).ok()?.0)
    }
}

/// The name of a refusal among the terms of pages.
pub const fn term_of(refusal: &Refusal) -> &'static str {
    match refusal {
        Refusal::Over => "over",
        Refusal::NotYourTurn(_) => "not-your-turn",
        Refusal::DicePending | Refusal::Dice => "dice-pending",
        Refusal::PushPending => "push-pending",
        Refusal::NothingToPush => "nothing-to-push",
        Refusal::EmptyCell(_) => "empty-cell",
        Refusal::NotYours(_) => "not-yours",
        Refusal::Taken(_) => "taken",
        Refusal::NoWalk { .. } => "no-walk",
        Refusal::NotAdjacent { .. } => "not-adjacent",
        Refusal::OwnPiece(_) => "own-piece",
        Refusal::Blocked(_) => "blocked",
        Refusal::OnlyOutwards(_) => "only-outwards",
        Refusal::OnlyHome { .. } => "only-home",
        Refusal::NotAlongTheRing(_) => "not-along-the-ring",
        Refusal::StraightFirst => "straight-first",
        Refusal::NoExit { .. } => "no-exit",
        Refusal::CarriedOn { .. } => "carried-on",
        Refusal::NoPush(_) => "no-push",
        Refusal::PassNotForced => "pass-not-forced",
        Refusal::NotInThisGame => "not-in-this-game",
        Refusal::NoPlacement => "no-placement",
        Refusal::Fixed(_) => "fixed",
        Refusal::NoChain { .. } => "no-chain",
        Refusal::StaysHome(_) => "stays-home",
        Refusal::ForeignTriangle(_) => "foreign-triangle",
        Refusal::IsASwap { .. } => "is-a-swap",
        Refusal::NoSwap(_) => "no-swap",
        Refusal::NoSlideOrJump { .. } => "no-slide-or-jump",
        Refusal::OnlyJumps { .. } => "only-jumps",
        Refusal::AcrossTheMiddle(_) => "across-the-middle",
        Refusal::OwnGoal(_) => "own-goal",
        Refusal::NothingToUndo => "nothing-to-undo",
        Refusal::Unreadable { .. } => "unreadable",
    }
}
