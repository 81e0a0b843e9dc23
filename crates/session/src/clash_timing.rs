//! The timing of a clash: how long each of its events takes, and what happens when in it. Used by the
//! pace of the match, the figures' scenes, the film, the display of the dice, and pictures on the command line.
//!
//! Lengths are seconds at normal speed; moments are shares of their event's movement, without its stops.

use holochess_rules::{ClashCourse, Event, Outcome};

/// Seconds in which two square up to each other.
const ATTACK: f32 = 1.1;
/// Seconds in which dice are thrown and read.
const ROLL: f32 = 2.5;
/// Seconds in which the last two walk to the middle.
const DUEL: f32 = 2.0;
/// Seconds of one exchange of the duel.
const EXCHANGE: f32 = 3.0;

/// Seconds of a blow up to the moment at which its outcome is clear.
const fn judged(outcome: Outcome) -> f32 {
    match outcome {
        // The defender is pushed before its reaction to the blow has ended.
        Outcome::Push => 1.6,
        // After a block the defender strikes or falls; in less time the feet of the blocked attacker would slide.
        Outcome::CounterPush | Outcome::Kill | Outcome::CounterKill => 2.6,
    }
}

/// How long an event of a clash is shown in full; nothing for one that belongs to none.
pub fn seconds(event: &Event) -> Option<f32> {
    Some(match event {
        Event::Attacked { .. } => ATTACK,
        Event::Rolled(_) => ROLL,
        Event::Judged { outcome, .. } => judged(*outcome),
        Event::Pushed { .. } => 1.4,
        Event::PushPending { .. } => 0.25,
        Event::Held { .. } => 0.7,
        Event::Removed { .. } => 2.9,
        Event::DuelBegan { .. } => DUEL,
        Event::Exchange(_) => EXCHANGE,
        _ => return None,
    })
}

/// How long it is shown where a clash is a single shot: at most 1.55 s from the attack to its end.
pub fn seconds_of_shot(event: &Event) -> Option<f32> {
    Some(match event {
        Event::Attacked { .. } => 0.25,
        Event::Rolled(_) | Event::Pushed { .. } | Event::Removed { .. } => 0.4,
        Event::Judged { .. } => 0.5,
        Event::Held { .. } => 0.3,
        Event::PushPending { .. } => 0.0,
        Event::DuelBegan { .. } | Event::Exchange(_) => 0.8,
        _ => return None,
    })
}

/// The moment of `Judged` at which the blow lands that decides it: the attacker's, or the answer to it.
pub const fn blow(outcome: Outcome) -> f32 {
    match outcome {
        Outcome::Kill => 0.60,
        // Staggering continues into the throw.
        Outcome::Push => 0.72,
        Outcome::CounterKill => 0.66,
        Outcome::CounterPush => 0.77,
    }
}

/// The moment of `Judged` at which an attack that fails is blocked.
pub const BLOCK_AT: f32 = 0.30;
/// The moment of `Exchange` at which the blow lands.
pub const EXCHANGE_BLOW: f32 = 0.76;
/// The moment of `Removed` at which a blow lands that no clash preceded.
pub const PLAIN_CAPTURE_AT: f32 = 0.28;
/// The moment of `Removed` from which the picture shows the winner, since hardly anything of the other is left.
pub const SHOW_WINNER_AT: f32 = 0.53;

/// Seconds for which everything holds still when a blow is blocked.
pub const BLOCK_STOP: f32 = 0.12;
/// Seconds for which everything holds still when a blow lands that no clash preceded.
pub const PLAIN_CAPTURE_STOP: f32 = 0.16;

/// Seconds for which everything holds still when a blow lands: a heavy one, or any other.
pub const fn blow_stop(heavy: bool) -> f32 {
    if heavy { 0.28 } else { 0.18 }
}

/// Seconds for which everything holds still when the answer to a blow lands: a deadly one, or any other.
pub const fn answer_stop(deadly: bool) -> f32 {
    if deadly { 0.26 } else { 0.16 }
}

/// The least share of a scene that is movement; hurried scenes shorten their stops instead.
pub const LEAST_MOVING_SHARE: f32 = 0.84;

/// How long before a blow the film cuts to it.
pub const CUT_BEFORE: f32 = 0.12;
/// How long after a blow the film cuts to the creature that falls.
pub const CUT_AFTER: f32 = 0.15;
/// The moment of `Judged` at which the film leaves the attacker who charges for both of them.
pub const CLOSE_IN_AT: f32 = 0.26;
/// The same where the defender was seen first.
pub const DEFENDER_FIRST_CUT_AT: f32 = 0.30;
/// The moment of `Judged` at which the camera closes in on the two locked together.
pub const STRAIN_AT: f32 = BLOCK_AT + 0.07;

/// The share of `Rolled` after which dice lie still in the tray.
pub const DICE_SETTLED_AT: f32 = 0.5;
/// The share of `Exchange` in which its dice are thrown.
pub const EXCHANGE_DICE: f32 = 0.55;

/// The share of the roll's event after which the dice have been read. Shorter in a duel, where the blow follows within
/// the same event.
pub const fn dice_read(in_duel: bool) -> f32 {
    if in_duel { 0.6 } else { 0.94 }
}

/// The share of the display of the dice at which they lie still: no sum is told before the tray shows it. In the duel
/// they lie a little sooner.
pub const DISPLAY_SETTLED_AT: f32 = DICE_SETTLED_AT / dice_read(false);

/// The seconds from the beginning of an attack to the moment at which its dice have been read.
pub const fn seconds_to_judgement() -> f32 {
    ATTACK + ROLL
}

/// When a moment of the scene is reached, in seconds. `seconds` is the scene's length; `stops` are its hit stops
/// (moment, length).
fn after(moment: f32, seconds: f32, stops: &[(f32, f32)]) -> f32 {
    let still: f32 = stops.iter().map(|(_, stop)| stop).sum();
    let moving = (1.0 - still / seconds).max(LEAST_MOVING_SHARE);
    let before: f32 = stops.iter().filter(|(at, _)| *at < moment).map(|(_, stop)| stop).sum();
    moment * moving * seconds + before
}

/// The seconds from the beginning of a clash to its blow: the first one of a duel.
pub fn seconds_to_blow(course: ClashCourse) -> f32 {
    match course {
        ClashCourse::Attack(outcome) => {
            let lands = blow(outcome);
            let stops = match outcome {
                Outcome::Kill | Outcome::Push => vec![(lands, blow_stop(outcome == Outcome::Kill))],
                Outcome::CounterPush | Outcome::CounterKill => {
                    vec![(BLOCK_AT, BLOCK_STOP), (lands, answer_stop(outcome == Outcome::CounterKill))]
                }
            };
            seconds_to_judgement() + after(lands, judged(outcome), &stops)
        }
        ClashCourse::Duel => DUEL + after(EXCHANGE_BLOW, EXCHANGE, &[(EXCHANGE_BLOW, blow_stop(false))]),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const OUTCOMES: [Outcome; 4] = [Outcome::Kill, Outcome::Push, Outcome::CounterPush, Outcome::CounterKill];

    #[test]
    fn dice_are_read_before_the_blow_and_cuts_come_before_what_they_show() {
        assert!(EXCHANGE_DICE < dice_read(true) && dice_read(true) < EXCHANGE_BLOW - CUT_BEFORE);
        assert!(DICE_SETTLED_AT < dice_read(false));
        assert!(
            EXCHANGE_DICE * DICE_SETTLED_AT < DISPLAY_SETTLED_AT * dice_read(true),
            "the duel's dice lie still before they are told"
        );
        for outcome in OUTCOMES {
            let lands = blow(outcome);
            assert!(
                BLOCK_AT < STRAIN_AT
                    && STRAIN_AT < lands - CUT_BEFORE
                    && CLOSE_IN_AT < lands
                    && DEFENDER_FIRST_CUT_AT < lands,
                "{outcome:?}"
            );
            assert!(lands + CUT_AFTER < 1.0, "{outcome:?}");
        }
        const { assert!(CUT_BEFORE < PLAIN_CAPTURE_AT && PLAIN_CAPTURE_AT < SHOW_WINNER_AT) };
    }

    #[test]
    fn a_blow_comes_after_its_dice_and_within_its_event() {
        for outcome in OUTCOMES {
            let seconds = seconds_to_blow(ClashCourse::Attack(outcome));
            assert!(seconds > ATTACK + ROLL && seconds < ATTACK + ROLL + judged(outcome), "{outcome:?}: {seconds}");
        }
        let duel = seconds_to_blow(ClashCourse::Duel);
        assert!(duel > DUEL + EXCHANGE * dice_read(true) && duel < DUEL + EXCHANGE, "{duel}");
    }
}
