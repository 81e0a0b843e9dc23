//! The score of several games in a row: in the corner where other games have their clock, and large between two games.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts,
    egui::{Align2, Pos2, Rect, pos2, vec2},
};

use super::HudData;
use crate::ui::{
    localised_text::LocalisedText,
    navigation::Screen,
    notices::{Notices, Tone},
    systems::UiSystems,
    theme::prelude::*,
};
use holochess_record::RecordedMatch;
use holochess_rules::{Event, Seat, Verdict, row::Aim};
use holochess_session::{BoardReset, Happened, Match};

/// Seconds for which the score between two games is shown, fading included.
const SCORE_SECONDS: f32 = 3.4;
const FADE_SECONDS: f32 = 0.35;

/// The game that has just ended, shown before the next begins.
#[derive(Resource, Debug, Default)]
pub(super) struct Interlude(Option<EndedGame>);

#[derive(Debug)]
struct EndedGame {
    game: u16,
    verdict: Verdict,
    scores: Vec<u16>,
    /// The seat that begins the next game, once that event was shown.
    first: Option<Seat>,
    age: f32,
}

impl Interlude {
    /// Takes in the session's facts; facts that last 0 seconds show nothing.
    pub(super) fn hear(&mut self, Happened { event, seconds, .. }: &Happened) {
        match event {
            Event::GameEnded { game, verdict, scores } if *seconds > 0.0 => {
                self.0 = Some(EndedGame {
                    game: *game,
                    verdict: verdict.clone(),
                    scores: scores.clone(),
                    first: None,
                    age: 0.0,
                });
            }
            Event::GameBegan { first, .. } => {
                if let Some(ended) = &mut self.0 {
                    ended.first = Some(*first);
                }
            }
            // The end of the match has the result screen instead.
            Event::Ended(_) => self.0 = None,
            _ => {}
        }
    }

    pub(super) fn grow_old(&mut self, seconds: f32) {
        if let Some(ended) = &mut self.0 {
            ended.age += seconds;
        }
        if self.0.as_ref().is_some_and(|ended| ended.age >= SCORE_SECONDS) {
            self.0 = None;
        }
    }
}

/// Shows each game of a row that ends, and lets the score between two games age.
fn update_score_display(
    time: Res<Time<Real>>,
    mut happened: MessageReader<Happened>,
    mut resets: MessageReader<BoardReset>,
    mut interlude: ResMut<Interlude>,
) {
    if resets.read().count() > 0 {
        interlude.0 = None;
    }
    interlude.grow_old(time.delta_secs());
    for fact in happened.read() {
        interlude.hear(fact);
    }
}

/// Says how a game of a row ended where scenes take no time: the next one has begun already.
pub(super) fn announce_score(
    mut happened: MessageReader<Happened>,
    game: Option<Res<Match>>,
    localised: Res<LocalisedText>,
    mut notices: ResMut<Notices>,
) {
    for Happened { event, seconds, .. } in happened.read() {
        if let (Event::GameEnded { game: number, verdict, .. }, Some(game)) = (event, &game)
            && *seconds <= 0.0
            && game.table().verdict().is_none()
        {
            notices.say(how_it_ended(&localised, game, *number, verdict), Tone::News);
        }
    }
}

/// Who has won a game of a row, and what it earned.
fn how_it_ended(localised: &LocalisedText, recorded: &RecordedMatch, game: u16, verdict: &Verdict) -> String {
    let Some(winner) = verdict.winner else { return localised.with("hud-game-drawn", "game", game) };
    let credits = recorded.table().row().is_some_and(|row| matches!(row.aim(), Aim::Stakes(_)));
    let earned = verdict.scores.get(winner.index()).copied().unwrap_or_default();
    let earned = localised.with(if credits { "hud-credits" } else { "hud-points" }, "count", earned);
    let name = localised.player(winner, &recorded.setup().seats[winner.index()]);
    localised.format("hud-game-won", &[("game", game.into()), ("player", name.into()), ("earned", earned.into())])
}

/// Draws the score of several games, and the result of one that has just ended.
pub(super) fn draw(mut contexts: EguiContexts, hud: HudData, interlude: Res<Interlude>) -> Result {
    let table = hud.game.table();
    let Some(row) = table.row() else { return Ok(()) };
    let context = contexts.ctx_mut()?;
    if let Some(ended) = &interlude.0 {
        let ui = hud.lasting_sheet(context, "hud.interlude");
        draw_between(&Brush::new(&ui), &hud, ended, ui.max_rect());
    }
    if hud.looks_back() || hud.shown.verdict.is_some() {
        return Ok(());
    }
    let ui = hud.sheet(context, "hud.score");
    let area = hud.layout(ui.max_rect()).clock;
    let brush = Brush::new(&ui);
    let goal = match row.aim() {
        Aim::Points(points) => hud.localised.with("hud-score-points", "points", points),
        Aim::Stakes(credits) => hud.localised.with("hud-score-stakes", "credits", credits),
        Aim::Single => return Ok(()),
    };
    let title = hud.localised.format("hud-score-game", &[("game", row.game().into()), ("goal", goal.into())]);
    let at = pos2(area.right(), area.top() + 11.0);
    let face = typeface::BODY.weighing(Weight::Medium).coloured(INK);
    let written = brush.fit(at, Align2::RIGHT_CENTER, &title, face, area.width());
    let mut right = area.right();
    let mut ground = written;
    // The scores when the picture last came to rest: the rules may already be in the next game.
    for seat in (0..hud.seats()).rev().map(Seat::new) {
        let scored = hud.standings.tally(seat).scored.unwrap_or_default();
        let number = brush.right(pos2(right, area.top() + 44.0), scored.to_string(), typeface::STATEMENT);
        brush.seat_mark(pos2(number.left() - 14.0, area.top() + 45.0), 6.0, seat);
        ground = ground.union(number.with_min_x(number.left() - 22.0));
        right = number.left() - 44.0;
    }
    brush.ground(ground, 0.6);
    Ok(())
}

/// The score between two games, in the middle of the table.
fn draw_between(brush: &Brush, hud: &HudData, ended: &EndedGame, screen: Rect) {
    let strength = (ended.age / FADE_SECONDS).min((SCORE_SECONDS - ended.age) / FADE_SECONDS).clamp(0.0, 1.0);
    let brush = brush.faded(strength);
    let centre = screen.center();
    let block = Rect::from_center_size(centre, vec2(screen.width() * 0.5, 190.0));
    brush.halo(block, 0.9);
    let title = how_it_ended(&hud.localised, &hud.game, ended.game, &ended.verdict);
    let line = |y: f32| pos2(centre.x, y);
    brush.fit(line(block.top() + 30.0), Align2::CENTER_CENTER, &title, typeface::NAME, block.width());
    draw_scores(&brush, ended, line(centre.y + 4.0));
    if let Some(first) = ended.first {
        let next = hud.localised.with("hud-game-next", "player", hud.name(first));
        brush.fit(line(block.bottom() - 28.0), Align2::CENTER_CENTER, &next, typeface::BODY, block.width());
    }
}

/// The scores side by side, each in the colour of its seat.
fn draw_scores(brush: &Brush, ended: &EndedGame, centre: Pos2) {
    let step = 120.0;
    let first = centre.x - step * (ended.scores.len().saturating_sub(1)) as f32 / 2.0;
    for (index, score) in ended.scores.iter().enumerate() {
        let seat = Seat::new(index);
        let at = pos2(first + step * index as f32, centre.y);
        let colour = palette::side(seat);
        if ended.verdict.winner == Some(seat) {
            brush.glow(at, vec2(130.0, 100.0), colour, 0.26);
        }
        let number = brush.centre(at, score.to_string(), typeface::SUM.sized(58.0).coloured(colour));
        brush.seat_mark(pos2(number.left() - 18.0, at.y), 7.0, seat);
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Interlude>()
        .add_systems(Update, update_score_display.in_set(UiSystems::Display))
        .add_systems(OnExit(Screen::Match), |mut interlude: ResMut<Interlude>| interlude.0 = None);
}

#[cfg(test)]
mod tests {
    use super::*;
    use holochess_locale::Language;
    use holochess_record::{MatchSetup, SeatInfo, Who};
    use holochess_rules::{Ending, GameId, dice::Seed};
    use holochess_session::{self as session, MatchRequest, Presentation};

    fn fact(event: Event, seconds: f32) -> Happened {
        Happened { event, seconds, presentation: Presentation::default() }
    }

    fn ended() -> Event {
        let verdict = Verdict { winner: Some(Seat::SECOND), scores: vec![0, 3], ending: Ending::Line };
        Event::GameEnded { game: 2, verdict, scores: vec![1, 5] }
    }

    #[test]
    fn the_score_stands_between_two_games_and_goes_by_itself() {
        let mut interlude = Interlude::default();
        interlude.hear(&fact(ended(), 1.0));
        interlude.hear(&fact(Event::GameBegan { game: 3, first: Seat::FIRST }, 0.7));
        let shown = interlude.0.as_ref().expect("the score is shown");
        assert_eq!((shown.verdict.scores[1], shown.first), (3, Some(Seat::FIRST)));
        interlude.grow_old(SCORE_SECONDS);
        assert!(interlude.0.is_none());
    }

    #[test]
    fn where_scenes_take_no_time_a_message_says_how_a_game_ended() {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, session::plugin))
            .insert_resource(LocalisedText::new(Language::English))
            .init_resource::<Notices>()
            .add_systems(Last, announce_score);
        let game = GameId::Groi;
        let mut options = game.options();
        options.set("match", "points:12").expect("Dejarik is played in rows");
        let seats = vec![SeatInfo { who: Who::Human, name: String::new() }; 2];
        let setup = MatchSetup { game, options, seats, seed: Seed::from_number(1), position: None };
        app.world_mut().write_message(MatchRequest::Start(setup));
        for _ in 0..3 {
            app.update();
        }
        let said = |app: &App| app.world().resource::<Notices>().texts().map(str::to_owned).collect::<Vec<_>>();
        app.world_mut().write_message(fact(ended(), 1.0));
        app.update();
        assert_eq!(said(&app), Vec::<String>::new(), "the interlude says it");
        app.world_mut().write_message(fact(ended(), 0.0));
        app.update();
        assert_eq!(said(&app).len(), 1);
        assert!(said(&app)[0].contains("Player 2") && said(&app)[0].contains("3 points"), "{:?}", said(&app));
    }

    #[test]
    fn without_scenes_and_at_the_end_of_the_match_there_is_none() {
        let mut interlude = Interlude::default();
        interlude.hear(&fact(ended(), 0.0));
        assert!(interlude.0.is_none());
        interlude.hear(&fact(ended(), 1.0));
        let verdict = Verdict { winner: Some(Seat::SECOND), scores: vec![1, 5], ending: Ending::Points };
        interlude.hear(&fact(Event::Ended(verdict), 1.0));
        assert!(interlude.0.is_none());
    }
}
