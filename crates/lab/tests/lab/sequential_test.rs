//! A sequential test between two scores decides for the right one, and seldom errs.

use holochess::players::measured_ratings::Decision;
use holochess_lab::sprt::Sprt;

#[test]
fn a_sequential_test_tells_scores_apart_and_seldom_errs() {
    // A coin that is drawn from fixed numbers; pairs of matches in halves.
    let run = |score: f64, start: u64| {
        let mut state = start.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1;
        let mut sprt = Sprt::new(0.55, 0.60, 0.05);
        for pair in 0..20_000 {
            let mut coin = || {
                state ^= state << 13;
                state ^= state >> 7;
                state ^= state << 17;
                f64::from(u8::from((state >> 11) as f64 / (1_u64 << 53) as f64 <= score))
            };
            let decision = sprt.take(f64::midpoint(coin(), coin()));
            if decision != Decision::Open {
                return (decision, pair);
            }
        }
        (Decision::Open, 20_000)
    };
    let share =
        |score: f64, wanted: Decision| (1..=200).filter(|&start| run(score, start).0 == wanted).count() as f64 / 200.0;
    assert!(share(0.60, Decision::Higher) > 0.90);
    assert!(share(0.55, Decision::Lower) > 0.90);
    assert!(share(0.70, Decision::Higher) > 0.99);
}
