//! Captions: sounds in words, for people who cannot hear them or have switched sound off.

use std::collections::VecDeque;

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{Align2, Order, Rect, pos2, vec2},
};

use super::{HudData, at_table, odds};
use crate::ui::{
    frame::{Draw, sheet},
    input::Hand,
    localised_text::LocalisedText,
    navigation::Screen,
    piece_names,
    preferences::Preferences,
    systems::UiSystems,
    theme::prelude::*,
};
use holochess_session::{BoardReset, DisplayedBoard};
use holochess_settings::CaptionGround;
use holochess_view::{
    creatures::Act,
    pieces::PieceFigures,
    sound::{PlaySound, SoundId},
    stage::Call,
};

/// How many are shown at once; fewer where they are large.
const MOST_CAPTIONS: usize = 3;
/// The distance between two, in points, and the height of their letters.
const CAPTION_STEP: f32 = 28.0;
const LETTER_HEIGHT: f32 = 17.0;
/// Seconds in which one fades.
const FADE_SECONDS: f32 = 0.4;
/// Seconds that a caption stays longer when its sound is heard again: a handful of dice is one noise.
const REPEAT_SECONDS: f32 = 1.4;

/// The captions on the screen, the oldest first, each with its age in seconds.
#[derive(Resource, Debug, Default)]
pub(super) struct Captions(VecDeque<(String, f32)>);

impl Captions {
    pub(super) fn say(&mut self, text: String) {
        if let Some((_, age)) = self.0.iter_mut().find(|(said, _)| *said == text) {
            // The sound goes on, so the caption stays.
            *age = (*age - REPEAT_SECONDS).max(0.0);
            return;
        }
        if self.0.len() == MOST_CAPTIONS {
            self.0.pop_front();
        }
        self.0.push_back((text, 0.0));
    }

    /// `stands`: seconds for which a caption is shown.
    fn grow_old(&mut self, seconds: f32, stands: f32) {
        for (_, age) in &mut self.0 {
            *age += seconds;
        }
        self.0.retain(|(_, age)| *age < stands);
    }
}

/// Seconds for which captions are shown; without end where they stay until others take their place.
fn stands(preferences: &Preferences) -> f32 {
    let seconds = preferences.sound.caption_seconds;
    if seconds > 0.0 { seconds } else { f32::INFINITY }
}

/// The caption of a sound; `None` for the interface's own sounds, which the screen shows anyway.
const fn of_sound(id: SoundId) -> Option<&'static str> {
    Some(match id {
        SoundId::Appear => "caption-appear",
        SoundId::Dissolve => "caption-dissolve",
        SoundId::WhooshHeavy => "caption-whoosh",
        SoundId::BlowLight => "caption-blow-light",
        SoundId::BlowHeavy => "caption-blow-heavy",
        SoundId::Thud => "caption-thud",
        SoundId::DieHit(_) => "caption-dice",
        SoundId::YourTurn => "caption-your-turn",
        SoundId::DuelBegins => "caption-duel",
        SoundId::MatchWon => "caption-won",
        SoundId::MatchLost => "caption-lost",
        SoundId::Hover
        | SoundId::Select
        | SoundId::Confirm
        | SoundId::Deny
        | SoundId::WhooshLight
        | SoundId::Note
        | SoundId::StepLight
        | SoundId::StepMedium
        | SoundId::Slither
        | SoundId::StepHeavy => return None,
    })
}

/// The caption of a creature's voice.
const fn of_call(act: Act) -> &'static str {
    match act {
        Act::Hit | Act::Death | Act::Crumple | Act::Pushed | Act::Defeat => "caption-call-hurt",
        Act::AttackHeavy | Act::Finisher | Act::Victory => "caption-call-roar",
        Act::Idle | Act::Fidget | Act::Walk | Act::Turn => "caption-call-murmur",
        Act::Select | Act::Attack | Act::Push | Act::Block => "caption-call",
    }
}

/// Adds captions for sounds and calls, and removes old ones.
fn update_captions(
    time: Res<Time<Real>>,
    preferences: Res<Preferences>,
    localised: Res<LocalisedText>,
    shown: Option<Res<DisplayedBoard>>,
    figures: PieceFigures,
    mut resets: MessageReader<BoardReset>,
    mut sounds: MessageReader<PlaySound>,
    mut calls: MessageReader<Call>,
    mut captions: ResMut<Captions>,
) {
    // Captions that stand until others take their place end with their match, or with the moment that was looked at.
    if resets.read().count() > 0 {
        captions.0.clear();
    }
    captions.grow_old(time.delta_secs(), stands(&preferences));
    let (sounds, calls) = (sounds.read(), calls.read());
    let Some(shown) = shown.filter(|_| preferences.sound.captions) else { return };
    for id in sounds.filter_map(|sound| of_sound(sound.id)) {
        captions.say(localised.text(id));
    }
    for Call { piece, act } in calls {
        // Only creatures have voices; pawns of light have none.
        if let Some(creature) = figures.figure(&shown, *piece).creature() {
            captions.say(localised.with(of_call(*act), "piece", piece_names::creature_name(&localised, creature)));
        }
    }
}

/// Draws the captions.
pub(super) fn draw(mut contexts: EguiContexts, hud: HudData, hand: Res<Hand>, captions: Res<Captions>) -> Result {
    if captions.0.is_empty() {
        return Ok(());
    }
    let context = contexts.ctx_mut()?;
    let ui = sheet(context, "hud.captions", Order::Foreground, hud.overlays.is_empty());
    let screen = ui.max_rect();
    let brush = Brush::new(&ui);
    let layout = hud.layout(screen);
    let is_taken = hud.looks_back() || odds::are_shown(&hud, &hand);
    // During an exchange of the duel its number stands at the upper edge.
    let area = if hud.clash.opacity() > 0.0 {
        layout.captions.translate(vec2(0.0, 76.0))
    } else if is_taken {
        layout.captions_below
    } else {
        layout.captions
    };
    let sound = &hud.preferences.sound;
    let (size, stands) = (sound.caption_size, stands(&hud.preferences));
    let step = CAPTION_STEP * size;
    // The newest are at the bottom; as many as there is room for.
    let room = ((area.height() / step) as usize).max(1);
    let mut y = area.bottom() - step / 2.0;
    for (text, age) in captions.0.iter().rev().take(room) {
        let strength = ((stands - age) / FADE_SECONDS).clamp(0.0, 1.0);
        let weight = if size > 1.0 { Weight::Bold } else { Weight::Medium };
        let face = typeface::BODY.sized(LETTER_HEIGHT * size).weighing(weight).coloured(palette::over(INK, strength));
        let at = pos2(area.center().x, y);
        let width = brush.width(text, face).min(area.width()) + 36.0;
        let ground = Rect::from_center_size(at, vec2(width, step));
        match sound.caption_ground {
            CaptionGround::None => {}
            CaptionGround::Soft => brush.halo(ground, 0.85 * strength),
            CaptionGround::Solid => brush.dim(ground, strength),
        }
        brush.fit(at, Align2::CENTER_CENTER, text, face, area.width());
        y -= step;
    }
    Ok(())
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Captions>()
        .add_systems(Update, update_captions.in_set(UiSystems::Display).run_if(resource_exists::<Preferences>))
        .add_systems(
            EguiPrimaryContextPass,
            draw.in_set(Draw::Captions).run_if(in_state(Screen::Match).and_then(at_table)),
        );
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_caption_stands_for_a_while_and_a_noise_is_said_once() {
        let mut captions = Captions::default();
        for _ in 0..6 {
            captions.say("dice".into());
            captions.grow_old(0.1, 3.0);
        }
        assert_eq!(captions.0.len(), 1);
        for text in ["one", "two", "three"] {
            captions.say(text.into());
        }
        assert_eq!(captions.0.iter().map(|(text, _)| text.as_str()).collect::<Vec<_>>(), ["one", "two", "three"]);
        captions.grow_old(3600.0, f32::INFINITY);
        assert_eq!(captions.0.len(), 3, "they stay until others take their place");
        captions.grow_old(0.0, 3.0);
        assert!(captions.0.is_empty());
    }
}
