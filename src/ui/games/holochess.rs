//! Holochess on the screen.

use super::{
    face::{ClashPictures, Count, GameFace, RatedCreatures},
    how_to_cards::{BoardFigure, Card, Figure},
};
use holochess_rules::{
    GameId,
    holochess::{Creature, deal_chances, duel, odds::odds},
};
use holochess_view::creatures::CreatureId;

pub(super) static FACE: GameFace = GameFace {
    game: GameId::Holochess,
    minutes: [10, 25],
    opponent: "pip",
    // Random deals favour one side, which beginners cannot know.
    preset: &[("deal", "even")],
    first_options: &["deal", "placement"],
    offers: &[("quiet_turns", &[20, 30, 40, 0])],
    forms: &[],
    landmarks: &[],
    picture_players: 2,
    cards: &CARDS,
    counts: &[Count::Left],
    on_show: Some("savrip@o3 strider@i2 ghhhk@o5 houjix@i5 / molator@i8 ngok@o9 klorslug@o10 monnok@o12 1 2"),
    of_start: |start, localised, name| Some(localised.locale().deal(deal_chances(start)?, name)),
    rates: Some(&RATES),
    about_danger: Some("hud-about-danger-creatures"),
    clash: Some(&CLASH),
    mid_matches: &[],
};

static CLASH: ClashPictures = ClashPictures {
    busy: "molator@d savrip@i1 strider@i3 houjix@o4 / monnok@i2 ghhhk@i7 ngok@i12 klorslug@o1 1 2",
    from: "i1",
    to: "i2",
    held_over: "o12",
    ending: "molator@i1 houjix@o7 / savrip@i3 1 2",
    placing: ("placement", "chosen"),
    wrong_try: "o4-i3",
};

/// The ratings of the rulebook's creatures.
static RATES: RatedCreatures = RatedCreatures {
    ratings: |creature| Some(rated(creature)?.ratings()),
    odds: |attacker, defender| Some(odds(rated(attacker)?, rated(defender)?)),
    duel: |first, second| {
        let [wins, of] = duel::chance(rated(first)?, rated(second)?);
        Some(wins as f64 / of as f64)
    },
};

/// The rulebook's creature of this folder.
fn rated(creature: CreatureId) -> Option<Creature> {
    Creature::from_id(creature.id())
}

/// The camps after a deal.
const DEALT: BoardFigure =
    BoardFigure::new("savrip@o2 monnok@o3 ghhhk@o4 houjix@o5 / strider@o8 ngok@o9 klorslug@o10 molator@o11 1 2");

static CARDS: [Card; 6] = [
    Card { id: "how-holochess-goal", figure: Figure::Board(DEALT) },
    Card {
        id: "how-holochess-turn",
        figure: Figure::Board(BoardFigure {
            actions: &["i3xi4", "o5-o8"],
            ..BoardFigure::new(
                "savrip@i3 monnok@o5 ghhhk@o3 houjix@o2 / strider@i4 ngok@o9 klorslug@o10 molator@o11 1 2",
            )
        }),
    },
    Card {
        id: "how-holochess-move",
        figure: Figure::Board(BoardFigure {
            reach_of: Some("i4"),
            ..BoardFigure::new(
                "savrip@i4 monnok@o3 ghhhk@i3 houjix@o5 / strider@o8 ngok@o9 klorslug@i6 molator@o11 1 2",
            )
        }),
    },
    Card { id: "how-holochess-attack", figure: Figure::Outcomes },
    Card {
        id: "how-holochess-duel",
        figure: Figure::Board(BoardFigure {
            actions: &["dxi9"],
            ..BoardFigure::new("savrip@d / molator@i9 ngok@o11 1 1")
        }),
    },
    Card { id: "how-holochess-quiet", figure: Figure::Clock },
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_creatures_with_ratings_stand_in_the_order_of_the_rulebook() {
        let all: Vec<Creature> = CreatureId::all().filter_map(rated).collect();
        assert_eq!(all, Creature::ALL);
        let first = CreatureId::all().take(all.len());
        assert!(first.into_iter().all(|creature| rated(creature).is_some()), "those without stand behind them");
    }
}
