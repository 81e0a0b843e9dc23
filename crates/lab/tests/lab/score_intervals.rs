//! How sure a score is: pairs of matches on one deal count as one.

use holochess_lab::score_interval::ScoreInterval;

#[test]
fn a_standing_is_as_sure_as_its_matches() {
    let even = ScoreInterval::between_two(&vec![vec![1.0, 0.0]; 100]);
    assert!((even.score - 0.5).abs() < 1e-12 && even.elo.abs() < 1e-9, "{even:?}");
    // Pairs that always split leave no doubt about the mean; the imagined groups keep the interval from having no width.
    assert!(even.interval[0] > 0.45 && even.interval[1] < 0.55, "{even:?}");
    let won = ScoreInterval::between_two(&vec![vec![1.0, 1.0]; 100]);
    assert!(won.interval[0] < 1.0 && won.interval[0] > 0.95 && won.elo.is_finite(), "{won:?}");
    let three_of_four = ScoreInterval::between_two(
        &(0..400).map(|group| vec![f64::from(u8::from(group % 4 != 0))]).collect::<Vec<_>>(),
    );
    assert!((three_of_four.elo - 190.85).abs() < 0.1, "{three_of_four:?}");
    assert!((three_of_four.interval[1] - three_of_four.interval[0] - 4.0 * 0.02165).abs() < 0.01, "{three_of_four:?}");
    // Two matches of a pair that always agree are worth one.
    let pairs: Vec<_> = (0..200).map(|pair| vec![f64::from(pair % 2); 2]).collect();
    let singles: Vec<_> = (0..200).map(|single| vec![f64::from(single % 2)]).collect();
    let width = |groups: &[Vec<f64>]| {
        ScoreInterval::between_two(groups).interval[1] - ScoreInterval::between_two(groups).interval[0]
    };
    assert!((width(&pairs) - width(&singles)).abs() < 1e-9);
}

#[test]
fn among_more_than_two_an_equal_share_is_an_even_score() {
    // Three players who win in turn: each has a third, and none is above the others.
    let third = ScoreInterval::among(&vec![vec![1.0, 0.0, 0.0]; 100], 3);
    assert!((third.score - 1.0 / 3.0).abs() < 1e-12 && third.elo.abs() < 1e-9, "{third:?}");
    assert!(third.interval[0] > 0.3 && third.interval[1] < 0.37, "{third:?}");
    // Of six, who wins every other match is as strong as all five others together.
    let half = ScoreInterval::among(&vec![vec![1.0, 0.0]; 200], 6);
    assert!((half.elo - 400.0 * 5.0_f64.log10()).abs() < 1e-9, "{half:?}");
}
