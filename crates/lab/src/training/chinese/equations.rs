//! Least squares under conditions: of some pairs of values the first has to be greater than the second.

/// The normal equations of a fit: symmetric and positive definite, factored by Cholesky's method.
pub(super) struct Equations {
    factor: Vec<Vec<f64>>,
}

/// Sweeps over the conditions that a fit has to meet, at most. A few hundred are needed.
const SWEEPS: usize = 100_000;
/// A condition that is missed by less than this, in turns, is met: weights are rounded to thousandths.
const MET: f64 = 1e-6;

impl Equations {
    /// Of the matrix of a fit.
    pub(super) fn from_matrix(mut matrix: Vec<Vec<f64>>) -> Self {
        let size = matrix.len();
        for column in 0..size {
            for row in column..size {
                let product = |index: usize| matrix[column][index] * matrix[row][index];
                let sum = (0..column).fold(matrix[row][column], |sum, index| sum - product(index));
                matrix[row][column] = if row == column { sum.max(1e-12).sqrt() } else { sum / matrix[column][column] };
            }
        }
        Self { factor: matrix }
    }

    /// What solves them.
    pub(super) fn solve(&self, mut values: Vec<f64>) -> Vec<f64> {
        let (matrix, size) = (&self.factor, self.factor.len());
        for row in 0..size {
            let sum = (0..row).fold(values[row], |sum, index| sum - matrix[row][index] * values[index]);
            values[row] = sum / matrix[row][row];
        }
        for row in (0..size).rev() {
            let sum = (row + 1..size).fold(values[row], |sum, index| sum - matrix[index][row] * values[index]);
            values[row] = sum / matrix[row][row];
        }
        values
    }

    /// Moves the least squares to the best values of which in each pair the first is greater than the second by what `by` says: one
    /// condition after the other, each with a multiplier that never falls below 0 (Hildreth's method).
    pub(super) fn hold(&self, values: &mut [f64], pairs: &[[usize; 2]], by: impl Fn([usize; 2]) -> f64) {
        // By pair, how all values answer to a push that drives the two apart.
        let answers: Vec<Vec<f64>> = pairs
            .iter()
            .map(|&[greater, less]| {
                let mut push = vec![0.0; values.len()];
                (push[greater], push[less]) = (1.0, -1.0);
                self.solve(push)
            })
            .collect();
        let mut multipliers = vec![0.0; pairs.len()];
        for _ in 0..SWEEPS {
            let mut most: f64 = 0.0;
            for ((&[greater, less], answer), multiplier) in pairs.iter().zip(&answers).zip(&mut multipliers) {
                let missing = by([greater, less]) - (values[greater] - values[less]);
                most = most.max(missing);
                let push = (missing / (answer[greater] - answer[less])).max(-*multiplier);
                *multiplier += push;
                for (value, answer) in values.iter_mut().zip(answer) {
                    *value += push * answer;
                }
            }
            if most < MET {
                break;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fit_meets_its_conditions_at_the_least_cost() {
        // Two values that want to be 1 and 3, the first with three times the weight of the second, and a third that is left alone.
        let equations = Equations::from_matrix(vec![vec![3.0, 0.0, 0.0], vec![0.0, 1.0, 0.0], vec![0.0, 0.0, 1.0]]);
        let mut values = equations.solve(vec![3.0, 3.0, 5.0]);
        let is_near = |values: &[f64], wanted: [f64; 3]| values.iter().zip(wanted).all(|(a, b)| (a - b).abs() < 1e-5);
        assert!(is_near(&values, [1.0, 3.0, 5.0]), "{values:?}");
        equations.hold(&mut values, &[[2, 1]], |_| 1.0);
        assert!(is_near(&values, [1.0, 3.0, 5.0]), "what holds already is left alone: {values:?}");
        // The first is to be greater by half: they meet where 3 (x - 1) = 3 - (x - 0.5).
        equations.hold(&mut values, &[[0, 1], [2, 1]], |[greater, _]| if greater == 0 { 0.5 } else { 1.0 });
        assert!(is_near(&values, [1.625, 1.125, 5.0]), "{values:?}");
    }
}
