//! Fitting the weights of an evaluation to the results of games: logistic regression by gradient descent with Adam
//! (Kingma and Ba, 2015), small enough to run anywhere, and the same answer every time.

/// What was seen in games: features of positions, and how those games ended.
#[derive(Clone, Debug, Default)]
pub struct Examples {
    /// All pairs of feature and amount, example after example.
    amounts: Vec<(u16, f32)>,
    /// Where each example ends, and its result.
    ends: Vec<(usize, f32)>,
}

impl Examples {
    /// Adds a position by its features; the result is 1 for a win, 0 for a loss, 0.5 for a draw.
    pub fn add(&mut self, features: impl IntoIterator<Item = (usize, f32)>, result: f32) {
        let pairs = features
            .into_iter()
            .filter(|(_, amount)| *amount != 0.0)
            .map(|(feature, amount)| (feature as u16, amount));
        self.amounts.extend(pairs);
        self.ends.push((self.amounts.len(), result));
    }

    pub fn len(&self) -> usize {
        self.ends.len()
    }

    pub fn is_empty(&self) -> bool {
        self.ends.is_empty()
    }

    fn get(&self, index: usize) -> (&[(u16, f32)], f32) {
        let start = index.checked_sub(1).map_or(0, |before| self.ends[before].0);
        let (end, result) = self.ends[index];
        (&self.amounts[start..end], result)
    }

    /// The mean logarithmic loss of weights on these examples: how surprised they are by the results.
    pub fn loss(&self, weights: &[f32]) -> f32 {
        let total: f64 = (0..self.len())
            .map(|index| {
                let (features, result) = self.get(index);
                let expected = f64::from(expected(features, weights)).clamp(1e-7, 1.0 - 1e-7);
                let result = f64::from(result);
                -(result * expected.ln() + (1.0 - result) * (1.0 - expected).ln())
            })
            .sum();
        (total / self.len().max(1) as f64) as f32
    }
}

fn expected(features: &[(u16, f32)], weights: &[f32]) -> f32 {
    let odds: f32 = features
        .iter()
        .map(|(feature, amount)| weights[usize::from(*feature)] * amount)
        .sum();
    1.0 / (1.0 + (-odds).exp())
}

/// How to fit.
#[derive(Clone, Copy, Debug)]
pub struct Fitting {
    /// How often every example is seen.
    pub passes: usize,
    /// How many examples are seen between two changes of the weights.
    pub batch: usize,
    /// The size of a change at the beginning; it falls to a hundredth of this.
    pub rate: f32,
    /// How strongly weights are drawn towards 0.
    pub decay: f32,
}

impl Default for Fitting {
    fn default() -> Fitting {
        Fitting {
            passes: 10,
            batch: 256,
            rate: 0.01,
            decay: 1e-6,
        }
    }
}

/// Moves the weights to where they expect the results best. The examples are seen in a fixed shuffled order.
pub fn fit(examples: &Examples, weights: &mut [f32], fitting: Fitting) {
    const FADE: [f32; 2] = [0.9, 0.999];
    let count = examples.len();
    if count == 0 {
        return;
    }
    let batch = fitting.batch.clamp(1, count);
    let steps = fitting.passes * count.div_ceil(batch);
    let stride = coprime_stride(count);
    let (mut mean, mut square) = (vec![0.0; weights.len()], vec![0.0; weights.len()]);
    let mut slope = vec![0.0; weights.len()];
    let mut next = 0;
    for step in 0..steps {
        slope.fill(0.0);
        for _ in 0..batch {
            let (features, result) = examples.get(next);
            next = (next + stride) % count;
            let error = expected(features, weights) - result;
            for (feature, amount) in features {
                slope[usize::from(*feature)] += error * amount;
            }
        }
        let done = step as f32 / steps as f32;
        let rate = fitting.rate * (1.0 - 0.99 * done);
        let exponent = step as i32 + 1;
        for (index, weight) in weights.iter_mut().enumerate() {
            let slope = slope[index] / batch as f32 + fitting.decay * *weight;
            mean[index] = FADE[0] * mean[index] + (1.0 - FADE[0]) * slope;
            square[index] = FADE[1] * square[index] + (1.0 - FADE[1]) * slope * slope;
            let unbiased = mean[index] / (1.0 - FADE[0].powi(exponent));
            let spread = square[index] / (1.0 - FADE[1].powi(exponent));
            *weight -= rate * unbiased / (spread.sqrt() + 1e-8);
        }
    }
}

/// A step that visits every index once before it comes back, and mixes neighbours well.
fn coprime_stride(count: usize) -> usize {
    let golden = (count as f64 * 0.618_034) as usize;
    (golden.max(1)..count)
        .find(|stride| common_divisor(*stride, count) == 1)
        .unwrap_or(1)
}

fn common_divisor(a: usize, b: usize) -> usize {
    if b == 0 { a } else { common_divisor(b, a % b) }
}
