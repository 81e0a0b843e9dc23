//! Elo ratings of many players by a maximum-likelihood fit to the results of all their matches at once.

/// The result of two players against each other.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pairing {
    /// The two players, by index.
    pub players: [usize; 2],
    /// The number of matches.
    pub games: usize,
    /// The first one's mean score, 0 to 1.
    pub score: f64,
}

/// A fitted rating with its 95 % interval.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating {
    /// Elo; the first player of the ladder stands at 0.
    pub elo: f64,
    /// Where it lies with 95 % certainty.
    pub interval: [f64; 2],
}

/// Elo of one unit of the logistic curve: 400 / ln 10.
const UNIT: f64 = 173.717_792_761_242_3;
/// The normal distribution's bound for 95 %.
const Z: f64 = 1.959_963_984_540_054;
/// This many imaginary drawn matches are added to every pairing, so that a clean sweep has a finite rating.
const IMAGINED: f64 = 1.0;
/// The most iterations of Newton's method; it converges long before.
const STEPS: usize = 60;

/// The ratings of highest likelihood.
pub fn fit(count: usize, pairings: &[Pairing]) -> Vec<Rating> {
    // The first player is fixed at 0; the unknowns are the others.
    let unknown = count.saturating_sub(1);
    let mut strength = vec![0.0_f64; count];
    let mut covariance = vec![vec![0.0; unknown]; unknown];
    for _ in 0..STEPS {
        let mut slope = vec![0.0; unknown];
        let mut curve = vec![vec![0.0; unknown]; unknown];
        for (place, row) in curve.iter_mut().enumerate() {
            // A player without matches keeps its rating.
            row[place] = 1e-9;
        }
        for &Pairing { players: [a, b], games, score } in pairings {
            let expected = 1.0 / (1.0 + (strength[b] - strength[a]).exp());
            let games_and_more = games as f64 + IMAGINED;
            let wrong = games as f64 * score + IMAGINED / 2.0 - games_and_more * expected;
            let weight = games_and_more * expected * (1.0 - expected);
            for (player, sign) in [(a, 1.0), (b, -1.0)] {
                if player > 0 {
                    slope[player - 1] += sign * wrong;
                    curve[player - 1][player - 1] += weight;
                }
            }
            if a > 0 && b > 0 {
                curve[a - 1][b - 1] -= weight;
                curve[b - 1][a - 1] -= weight;
            }
        }
        covariance = inverse(curve);
        for (player, row) in covariance.iter().enumerate() {
            let step: f64 = row.iter().zip(&slope).map(|(entry, slope)| entry * slope).sum();
            // The step is limited: far from the optimum the curve is flat and a full step would overshoot.
            strength[player + 1] += step.clamp(-1.0, 1.0);
        }
    }
    (0..count)
        .map(|player| {
            let elo = strength[player] * UNIT;
            let reach = if player == 0 { 0.0 } else { Z * covariance[player - 1][player - 1].sqrt() * UNIT };
            Rating { elo, interval: [elo - reach, elo + reach] }
        })
        .collect()
}

/// The inverse of a symmetric matrix with a positive diagonal, by elimination.
fn inverse(mut matrix: Vec<Vec<f64>>) -> Vec<Vec<f64>> {
    let size = matrix.len();
    let mut inverse: Vec<Vec<f64>> =
        (0..size).map(|row| (0..size).map(|column| f64::from(u8::from(row == column))).collect()).collect();
    for pivot in 0..size {
        let scale = 1.0 / matrix[pivot][pivot];
        for rows in [&mut matrix, &mut inverse] {
            rows[pivot].iter_mut().for_each(|entry| *entry *= scale);
        }
        for row in (0..size).filter(|&row| row != pivot) {
            let factor = matrix[row][pivot];
            for rows in [&mut matrix, &mut inverse] {
                let source = rows[pivot].clone();
                rows[row].iter_mut().zip(source).for_each(|(entry, other)| *entry -= factor * other);
            }
        }
    }
    inverse
}
