//! Captions: sounds in words, for people who cannot hear them or have switched sound off.

use std::collections::VecDeque;

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{Align2, Rect, pos2, vec2},
};

use super::{HudData, at_table};
use crate::{
    session::DisplayedBoard,
    ui::{
        frame::{Draw, sheet},
        localised_text::LocalisedText,
        piece_names,
        preferences::Preferences,
        screens::Screen,
        theme::prelude::*,
    },
    view::{
        creatures::Act,
        pieces::PieceFigures,
        sound::{PlaySound, SoundId},
        stage::Call,
    },
};

/// Seconds for which a caption is shown.
const STANDS: f32 = 2.6;
/// How many are shown at once.
const MOST: usize = 3;
/// The least seconds between two equal captions: a handful of dice is one noise.
const AGAIN: f32 = 1.4;

/// The captions on the screen, the oldest first, each with its age in seconds.
#[derive(Resource, Debug, Default)]
pub(super) struct Captions(VecDeque<(String, f32)>);

impl Captions {
    pub(super) fn say(&mut self, text: String) {
        if let Some((_, age)) = self.0.iter_mut().find(|(said, _)| *said == text) {
            // The sound goes on, so the caption stays.
            *age = age.min(STANDS - AGAIN);
            return;
        }
        if self.0.len() == MOST {
            self.0.pop_front();
        }
        self.0.push_back((text, 0.0));
    }

    fn grow_old(&mut self, seconds: f32) {
        for (_, age) in &mut self.0 {
            *age += seconds;
        }
        self.0.retain(|(_, age)| *age < STANDS);
    }
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

fn listen(
    time: Res<Time<Real>>,
    preferences: Res<Preferences>,
    localised: Res<LocalisedText>,
    shown: Option<Res<DisplayedBoard>>,
    figures: PieceFigures,
    mut sounds: MessageReader<PlaySound>,
    mut calls: MessageReader<Call>,
    mut captions: ResMut<Captions>,
) {
    captions.grow_old(time.delta_secs());
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

pub(super) fn draw(mut contexts: EguiContexts, hud: HudData, captions: Res<Captions>) -> Result {
    if captions.0.is_empty() {
        return Ok(());
    }
    let context = contexts.ctx_mut()?;
    let ui = sheet(context, "hud.captions", bevy_egui::egui::Order::Foreground, hud.overlays.is_empty());
    let screen = ui.max_rect();
    let brush = Brush::of(&ui);
    // During a clash the dice scale takes the captions' usual place.
    let area = hud.layout(screen).captions;
    let in_clash = hud.clash.opacity() > 0.0;
    let area = if in_clash { area.translate(vec2(0.0, 96.0 - area.top())) } else { area };
    let mut y = area.bottom() - 14.0;
    for (text, age) in captions.0.iter().rev() {
        let strength = ((STANDS - age) / 0.4).clamp(0.0, 1.0);
        let face = typeface::BODY.weighing(Weight::Medium).coloured(palette::over(INK, strength));
        let at = pos2(area.center().x, y);
        let width = brush.width(text, face).min(area.width()) + 36.0;
        brush.halo(Rect::from_center_size(at, vec2(width, 28.0)), 0.85 * strength);
        brush.fit(at, Align2::CENTER_CENTER, text, face, area.width());
        y -= 28.0;
    }
    Ok(())
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Captions>()
        .add_systems(Update, listen.in_set(crate::ui::UiSystems::Display).run_if(resource_exists::<Preferences>))
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
            captions.grow_old(0.1);
        }
        assert_eq!(captions.0.len(), 1);
        for text in ["one", "two", "three"] {
            captions.say(text.into());
        }
        assert_eq!(captions.0.iter().map(|(text, _)| text.as_str()).collect::<Vec<_>>(), ["one", "two", "three"]);
        captions.grow_old(STANDS);
        assert!(captions.0.is_empty());
    }
}
