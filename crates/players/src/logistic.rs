//! The logistic function and its inverse by operations that every platform rounds alike.

/// The logistic function by additions, multiplications and divisions only.
pub fn logistic(x: f64) -> f64 {
    1.0 / (1.0 + exponential(-x))
}

/// The exponential function by additions, multiplications and divisions only; beyond ±30 it stays what it is there.
pub fn exponential(x: f64) -> f64 {
    let step = x.clamp(-30.0, 30.0) / 256.0;
    // e^x by its series for a small x, squared eight times.
    let mut power = 1.0 + step * (1.0 + step / 2.0 * (1.0 + step / 3.0 * (1.0 + step / 4.0 * (1.0 + step / 5.0))));
    for _ in 0..8 {
        power *= power;
    }
    power
}

/// The inverse of [`logistic`] for chances strictly between 0 and 1, by exactly rounded operations only.
pub fn log_odds(chance: f64) -> f64 {
    let mut root = chance / (1.0 - chance);
    for _ in 0..5 {
        root = root.sqrt();
    }
    // The logarithm of a number near 1 by its series.
    let part = (root - 1.0) / (root + 1.0);
    let square = part * part;
    64.0 * part * (1.0 + square * (1.0 / 3.0 + square * (1.0 / 5.0 + square * (1.0 / 7.0 + square / 9.0))))
}
