//! The blocks of long matches, reviews and puzzles, and between two games.

use super::*;

#[test]
fn no_text_of_a_long_match_leaves_its_block_while_it_is_played_or_looked_back_at() {
    for language in Language::ALL {
        let long = recorded(None, Some(60));
        let mut look = Look::new(language, &long);
        look.everything(false);
        assert!(look.count > 500, "{} texts", look.count);
        let browse = session::BrowseRequested(Some(long.decisions().len() - 3));
        look.app.world_mut().write_message(browse);
        look.app.update();
        look.everything(false);
    }
}

#[test]
fn no_text_of_a_review_leaves_its_block() {
    for language in Language::ALL {
        let mut look = Look::new(language, &recorded(None, Some(usize::MAX)));
        look.app.world_mut().resource_mut::<Reviewing>().0 = true;
        look.everything(false);
        let localised = LocalisedText::new(language);
        let told = TurningPointText {
            headline: localised
                .format("ui-verdict-kill", &[("attacker", NAMES[0].into()), ("defender", NAMES[1].into())]),
            swing: localised.format(
                "ui-turning-point-decision",
                &[("turn", 100.into()), ("name", NAMES[0].into()), ("points", "−100".into()), ("for", NAMES[1].into())],
            ),
            better: Some(localised.with("ui-turning-point-better", "deed", NAMES.concat())),
        };
        let say = move |mut contexts: EguiContexts, hud: HudData| -> Result {
            let ui = hud.lasting_sheet(contexts.ctx_mut()?, "hud.turning-points");
            let area = hud.layout(ui.max_rect()).told;
            turning_points::draw_sentences(
                &Brush::new(&ui),
                &hud,
                (&Point { decision: 0, turn: 1, chances: Chances::of_two(0.5), exact: None }, Seat::FIRST),
                vec![told.clone(), told.clone()],
                area,
            );
            Ok(())
        };
        look.at("told", say, false, |layout| vec![layout.told]);
        let clock = written(
            &mut look.app,
            &look.context,
            Rect::from_min_size(pos2(0.0, 0.0), vec2(1280.0, 720.0)),
            quiet_clock::draw,
        );
        assert!(clock.is_empty(), "a match that is over has no clock: {clock:?}");
    }
}

#[test]
fn a_puzzle_finds_room_for_its_task_and_its_commands() {
    for language in Language::ALL {
        let mut look = Look::new(language, &match_of(GameId::Groi, 2, &[], 2));
        look.app.init_resource::<PuzzleProgress>().add_message::<crate::ui::navigation::LeavePuzzle>();
        for (game, place) in [(GameId::Revised, 59), (GameId::Holochess, 20)] {
            look.app.world_mut().write_message(MatchRequest::Puzzle(&shipped(game)[place]));
            look.app.update();
            look.app.update();
            look.at("puzzle", puzzle::draw, false, |layout| vec![layout.graph.union(layout.told), layout.commands]);
        }
    }
}

#[test]
fn the_chances_of_six_find_room_in_a_review() {
    for language in Language::ALL {
        let mut look = Look::new(language, &match_of(GameId::Chinese, 6, &[], 12));
        look.app.world_mut().resource_mut::<Reviewing>().0 = true;
        let told = TurningPointText { headline: SIX[0].to_owned(), swing: SIX[1].to_owned(), better: None };
        let say = move |mut contexts: EguiContexts, hud: HudData| -> Result {
            let ui = hud.lasting_sheet(contexts.ctx_mut()?, "hud.turning-points");
            let area = hud.layout(ui.max_rect()).told;
            let chances = Chances::by_seat(6, |_| 0.991);
            let point = Point { decision: 0, turn: 1, chances, exact: None };
            turning_points::draw_sentences(&Brush::new(&ui), &hud, (&point, Seat::FIRST), vec![told.clone()], area);
            Ok(())
        };
        look.at("told", say, false, |layout| vec![layout.told]);
    }
}

#[test]
fn the_score_between_two_games_stays_in_the_middle_of_the_table() {
    for (game, players, options) in [TABLES[1], TABLES[2]] {
        let recorded = match_of(game, players, options, 4);
        for language in Language::ALL {
            let mut look = Look::new(language, &recorded);
            let verdict = Verdict { winner: Some(Seat::SECOND), scores: vec![0, 3], ending: Ending::Line };
            let ended = Event::GameEnded { game: 99, verdict, scores: vec![1000, 1000] };
            for event in [ended, Event::GameBegan { game: 100, first: Seat::FIRST }] {
                let fact = Happened { event, seconds: 1.0, presentation: Presentation::default() };
                look.app.world_mut().resource_mut::<game_scores::Interlude>().hear(&fact);
            }
            // By then the interlude has faded in.
            look.app.world_mut().resource_mut::<game_scores::Interlude>().grow_old(1.0);
            let before = look.count;
            for [width, height] in WINDOWS {
                let zoom = zoom_for(width, height, 1.0);
                let screen = Rect::from_min_size(pos2(0.0, 0.0), vec2(width / zoom, height / zoom));
                let middle = Rect::from_center_size(screen.center(), vec2(screen.width() * 0.52, 200.0));
                for (text, rect) in written(&mut look.app, &look.context, screen, game_scores::draw) {
                    look.count += 1;
                    let layout = Layout::new(screen, Needs::PLAIN);
                    let room = [middle, layout.clock.expand(1.0)];
                    assert!(room.iter().any(|room| room.contains_rect(rect)), "{text:?} {rect:?} on {width}×{height}");
                }
            }
            assert!(look.count - before >= 7 * WINDOWS.len(), "{} texts", look.count - before);
        }
    }
}

#[test]
fn escape_is_one_key_cap_while_the_board_shows_an_earlier_moment() {
    let long = recorded(None, Some(12));
    let mut look = Look::new(Language::English, &long);
    look.app.world_mut().write_message(session::BrowseRequested(Some(4)));
    look.app.update();
    let screen = Rect::from_min_size(pos2(0.0, 0.0), vec2(1280.0, 720.0));
    let mut texts = written(&mut look.app, &look.context, screen, commands::draw);
    texts.extend(written(&mut look.app, &look.context, screen, prompt::draw));
    assert_eq!(texts.iter().filter(|(text, _)| text == "Esc").count(), 1, "{texts:?}");
}
