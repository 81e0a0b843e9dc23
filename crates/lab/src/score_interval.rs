//! What many matches say about strength: the score with its interval, and the difference in Elo.

/// The normal distribution's bound for 95 %.
const Z: f64 = 1.959_963_984_540_054;

/// How many imagined groups there are beside the played ones.
const IMAGINED: f64 = 4.0;

/// How one player has done against the others.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ScoreInterval {
    /// The mean score, 0 to 1: with two players a draw counts half; with more it is a share of all points.
    pub score: f64,
    /// The 95 % interval of the score.
    pub interval: [f64; 2],
    /// The difference in Elo that this score means, to each of the others alike.
    pub elo: f64,
    /// The same for the ends of the interval.
    pub elo_interval: [f64; 2],
}

impl ScoreInterval {
    /// How one of two has done; see [`ScoreInterval::among`].
    ///
    /// # Panics
    /// If there is no match.
    pub fn between_two(groups: &[Vec<f64>]) -> Self {
        Self::among(groups, 2)
    }

    /// The mean score of one player and its interval, from scores of 0 to 1 in groups of matches on the same deal and dice. Matches
    /// of a group depend on each other, groups do not: the interval is that of the groups' means. Four imagined groups with the
    /// score of an equal player are added, so that the interval is not too narrow for few groups or equal scores (Agresti and
    /// Coull).
    ///
    /// # Panics
    /// If there is no match.
    pub fn among(groups: &[Vec<f64>], players: usize) -> Self {
        let matches: usize = groups.iter().map(Vec::len).sum();
        assert!(matches > 0, "a score needs a match");
        let score = groups.iter().flatten().sum::<f64>() / matches as f64;

        let means = groups.iter().filter(|group| !group.is_empty()).map(|group| {
            let mean = group.iter().sum::<f64>() / group.len() as f64;
            (mean, group.len() as f64 * groups.len() as f64 / matches as f64)
        });
        let even = 1.0 / players as f64;
        let imagined = [(0.0, IMAGINED * (1.0 - even)), (1.0, IMAGINED * even)];
        let (mut weight, mut sum, mut squares) = (0.0, 0.0, 0.0);
        for (mean, share) in means.chain(imagined) {
            weight += share;
            sum += share * mean;
            squares += share * mean * mean;
        }
        let centre = sum / weight;
        let reach = Z * ((squares / weight - centre * centre).max(0.0) / weight).sqrt();
        let interval = [(centre - reach).clamp(0.0, score), (centre + reach).clamp(score, 1.0)];

        // A score of 0 or 1 has no finite Elo; it is replaced by a score half a point nearer to the middle.
        let half = 0.5 / matches as f64;
        let elo = |score: f64| elo_among(score.clamp(half, 1.0 - half), players);
        Self { score, interval, elo: elo(score), elo_interval: interval.map(elo) }
    }
}

/// The difference in Elo at which this score, between 0 and 1, is expected of one of two.
pub fn elo(score: f64) -> f64 {
    elo_among(score, 2)
}

/// The same among `players` players: the difference in Elo to the others, who are taken to be equal, if players win in proportion
/// to their strength.
pub fn elo_among(score: f64, players: usize) -> f64 {
    // Adding 0.0 turns the -0.0 of an even score into 0.0.
    -400.0 * ((1.0 / score - 1.0) / (players as f64 - 1.0)).log10() + 0.0
}
