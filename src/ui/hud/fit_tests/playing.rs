//! The blocks while a match is played.

use std::time::Duration;

use super::*;
use holochess_platform::clock::Instant;
use holochess_record::{ClockTimes, Seconds, TimeControl};
use holochess_session::{ChessClock, PersonRating};
use holochess_settings::{StoredRating, StoredRatings};

#[test]
fn captions_of_every_size_stay_in_their_place() {
    for language in Language::ALL {
        let mut look = Look::new(language, &recorded(None, None));
        let localised = LocalisedText::new(language);
        let mut captions = look.app.world_mut().resource_mut::<captions::Captions>();
        for id in ["caption-dissolve", "caption-blow-heavy", "caption-won"] {
            captions.say(localised.text(id));
        }
        for size in [1.0, 1.25, 1.5, 2.0] {
            look.app.world_mut().resource_mut::<Preferences>().sound.caption_size = size;
            let before = look.count;
            look.at("captions", captions::draw, false, |layout| vec![layout.captions]);
            assert!(look.count > before, "something is written");
        }
    }
}

#[test]
fn no_text_leaves_its_block_in_any_game_with_any_number_of_players() {
    for (game, players, options) in TABLES {
        let recorded = match_of(game, players, options, 36);
        for language in Language::ALL {
            let mut look = Look::new(language, &recorded);
            look.windows = &[[960.0, 540.0], [800.0, 600.0], [3840.0, 2160.0]];
            look.app.world_mut().resource_mut::<Preferences>().help.danger = true;
            look.app.world_mut().resource_mut::<Near>().0 = Seat::new(players - 1);
            look.everything(false);
            // With a piece in hand and a path under the keyboard, which is then walked.
            let table = look.app.world().resource::<Match>().table().duplicate();
            let Some(from) = aim::actors(&*table).first().copied() else { continue };
            let way = table.actions().into_iter().filter(|action| aim::start_of(*action) == Some(from));
            let way = way.map(|action| table.path(action)).max_by_key(Vec::len).unwrap_or_default();
            (look.hand().by_keyboard, look.hand().held, look.hand().focus) = (true, Some(from), way.last().copied());
            look.everything(false);
            look.hand().walked = way;
            look.at("prompt", prompt::draw, false, |layout| vec![layout.prompt, layout.legend]);
            assert!(look.count > 300, "{} texts", look.count);
        }
    }
}

#[test]
fn with_the_evaluation_bar_the_chances_of_six_stand_in_their_rows() {
    let recorded = match_of(GameId::Chinese, 6, &[], 36);
    for language in Language::ALL {
        let mut look = Look::new(language, &recorded);
        look.windows = &[[960.0, 540.0], [1280.0, 720.0]];
        look.app.world_mut().resource_mut::<Preferences>().help.evaluation_bar = true;
        let begun = Instant::now();
        while begun.elapsed() < Duration::from_mins(20) {
            look.app.world_mut().resource_mut::<PositionEvaluation>().want(true);
            look.app.update();
            if look.app.world().resource::<PositionEvaluation>().shown().is_some() {
                break;
            }
            std::thread::yield_now();
        }
        look.everything(true);
        let screen = Rect::from_min_size(pos2(0.0, 0.0), vec2(1280.0, 720.0));
        let texts = written(&mut look.app, &look.context, screen, players::draw);
        assert_eq!(texts.iter().filter(|(text, _)| text.contains('%')).count(), 6, "{texts:?}");
    }
}

#[test]
fn clocks_stand_beside_their_players_and_on_no_other_text() {
    // A long time, a usual one, and the last seconds.
    let left = [36_000_000, 754_000, 9_300, 29_000, 3_599_000, 61_000].map(|left| Some(Duration::from_millis(left)));
    let control = TimeControl { minutes: 600, seconds: 30, kind: Seconds::Increment };
    for (game, players, options) in TABLES {
        let recorded = match_of(game, players, options, 36);
        for language in Language::ALL {
            for near in [0, players - 1] {
                let mut look = Look::new(language, &recorded);
                let times = ClockTimes { control, left: left[..players].to_vec() };
                let localised = LocalisedText::new(language);
                let readings: Vec<String> = times
                    .left
                    .iter()
                    .flatten()
                    .map(|left| super::super::chess_clocks::time_text(&localised, *left))
                    .collect();
                look.app.insert_resource(ChessClock::standing(times));
                look.windows = &[[960.0, 540.0], [800.0, 600.0], [1280.0, 720.0], [3840.0, 2160.0]];
                look.app.world_mut().resource_mut::<Near>().0 = Seat::new(near);
                look.everything(false);
                let screen = Rect::from_min_size(pos2(0.0, 0.0), vec2(1280.0, 720.0));
                let texts = written(&mut look.app, &look.context, screen, players::draw);
                for reading in &readings {
                    let (_, rect) = texts.iter().find(|(text, _)| text == reading).expect("every clock is there");
                    for (other, on) in texts.iter().filter(|(text, _)| text != reading) {
                        let shared = rect.shrink2(vec2(1.0, 3.0)).intersect(on.shrink2(vec2(1.0, 3.0)));
                        assert!(!shared.is_positive(), "{reading} of {game:?} {players} lies on {other}");
                    }
                }
            }
        }
    }
}

#[test]
fn no_sentence_of_the_log_leaves_the_place_of_the_prompt() {
    for (game, players, options) in TABLES {
        let recorded = match_of(game, players, options, 60);
        let pieces = recorded.table().pieces().to_vec();
        let board = recorded.table().board();
        for language in Language::ALL {
            let localised = LocalisedText::new(language);
            let lines = recorded.decisions().iter().map(|entry| Line::from_entry(entry, &pieces));
            let name = |_, cell: Option<holochess_rules::Cell>| {
                cell.map_or_else(String::new, |cell| board.name(cell).to_owned())
            };
            let player = |seat: Seat| SIX[seat.index()].to_owned();
            let told = lines.map(|line| log_sentences::sentence(&localised, board, &line, player, name));
            let longest = told.max_by_key(String::len).expect("something was decided");
            assert!(!longest.contains('⟨') && !longest.contains("{ $"), "{longest}");
            let mut look = Look::new(language, &recorded);
            look.windows = &[[960.0, 540.0]];
            look.hand().said = Some(longest);
            look.at("prompt", prompt::draw, false, |layout| {
                vec![layout.prompt.with_min_y(layout.last_clash.bottom()), layout.legend]
            });
        }
    }
}

#[test]
fn no_text_of_a_choice_leaves_its_block() {
    for language in Language::ALL {
        let mut look = Look::new(language, &recorded(Some(BUSY), None));
        let [savrip, monnok, houjix] = ["i1", "i2", "o4"].map(|name| look.cell(name));
        (look.hand().by_keyboard, look.hand().held, look.hand().focus) = (true, savrip, monnok);
        let mut marks = look.app.world_mut().resource_mut::<Marks>();
        marks.path = vec![houjix.expect("it is on the board")];
        (marks.destinations, marks.targets, marks.pushes) =
            (marks.path.clone(), marks.path.clone(), marks.path.clone());
        let localised = LocalisedText::new(language);
        let reason = localised.format(
            "hint-reason-leaves-open",
            &[("creature", localised.text("creature-klorslug-name").into()), ("chance", 100.into())],
        );
        let long =
            localised.format("ui-hint-because", &[("hint", NAMES.concat().into()), ("reason", reason.clone().into())]);
        let warning = Some(localised.with("ui-hint-warning", "reason", reason));
        look.app.world_mut().resource_mut::<Notices>().say_with_warning(long, warning, Tone::Plain);
        let mut captions = look.app.world_mut().resource_mut::<captions::Captions>();
        for id in ["caption-dissolve", "caption-blow-heavy", "caption-won"] {
            captions.say(localised.text(id));
        }
        look.everything(false);
        // With no piece in hand: who could attack the enemy under the pointer.
        look.hand().held = None;
        look.everything(false);
        // A hint that Enter plays, and what a command would do.
        let attack = savrip.zip(monnok).map(|(from, to)| Action::Attack { from, to });
        look.hand().take_hint(attack.expect("both are there"));
        look.at("prompt", prompt::draw, false, |layout| vec![layout.prompt, layout.legend]);
        let about = localised.with("ui-about-take-back", "deed", NAMES.concat());
        look.hand().about = Some(about);
        look.at("prompt", prompt::draw, false, |layout| {
            vec![layout.prompt.with_min_y(layout.last_clash.bottom()), layout.legend]
        });
        assert!(look.count > 500, "{} texts", look.count);
    }
}

#[test]
fn no_text_beside_the_evaluation_bar_leaves_its_block() {
    for language in Language::ALL {
        // Two against two is solved exactly: its labels are the longest.
        let mut look = Look::new(language, &recorded(Some("molator@i1 houjix@o7 / savrip@i3 1 2"), None));
        look.app.world_mut().resource_mut::<Preferences>().help.evaluation_bar = true;
        look.hand().hovered = look.cell("i1");
        let begun = Instant::now();
        while begun.elapsed() < Duration::from_mins(20) {
            look.app.world_mut().resource_mut::<PositionEvaluation>().want(true);
            look.app.update();
            if look.app.world().resource::<PositionEvaluation>().shown().is_some() {
                break;
            }
            std::thread::yield_now();
        }
        assert!(look.app.world().resource::<PositionEvaluation>().shown().is_some(), "the chances were found");
        look.everything(true);
    }
}

#[test]
fn what_wins_is_said_in_the_first_matches_of_each_game_and_no_longer() {
    for game in GameId::ALL {
        let recorded = match_of(game, 2, &[], 4);
        for language in Language::ALL {
            let mut look = Look::new(language, &recorded);
            let goal = LocalisedText::new(language).text(&format!("goal-{}", game.id()));
            let screen = Rect::from_min_size(pos2(0.0, 0.0), vec2(1280.0, 720.0));
            let says = |look: &mut Look| {
                let texts = super::written(&mut look.app, &look.context, screen, players::draw);
                texts.iter().any(|(text, _)| *text == goal)
            };
            for (matches, expected) in [(0, true), (2, true), (3, false)] {
                let mut standings = StoredRatings::default();
                let known = StoredRating { rating: 900.0, deviation: 80.0, matches };
                standings.set("", game.id(), known);
                look.app.insert_resource(PersonRating::new(standings, None));
                assert_eq!(says(&mut look), expected, "{game:?} in {language:?} after {matches}");
            }
        }
    }
}

#[test]
fn what_is_written_over_the_board_keeps_clicks_and_the_wheel_from_it() {
    for (game, players) in [(GameId::Holochess, 2), (GameId::Demeter, 2), (GameId::Chinese, 6)] {
        let mut look = Look::new(Language::English, &match_of(game, players, &[], 4));
        let screen = Rect::from_min_size(pos2(0.0, 0.0), vec2(1280.0, 720.0));
        let texts = super::written(&mut look.app, &look.context, screen, players::draw);
        let surface = crate::ui::theme::surface::finish(&look.context);
        let far = Layout::new(screen, Needs { seats: players, ..Needs::PLAIN }).far;
        let names: Vec<Rect> = texts.iter().map(|(_, rect)| *rect).filter(|rect| far.contains_rect(*rect)).collect();
        assert!(!names.is_empty(), "{texts:?}");
        assert!(names.iter().all(|rect| surface.covers(rect.center())), "{names:?}");
    }
}
