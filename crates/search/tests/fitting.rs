//! A fit finds the weights that the results were drawn from.

use rules::random::FastNumbers;
use search::fit::{Examples, Fitting, fit};

/// Numbers from 0 to 1, always the same.
fn numbers(seed: u64) -> impl FnMut() -> f32 {
    let mut numbers = FastNumbers::new(seed);
    move || (numbers.word() >> 40) as f32 / (1_u64 << 24) as f32
}

const TRUTH: [f32; 3] = [1.0, -0.5, 0.25];

fn drawn(count: usize) -> Examples {
    let mut number = numbers(1);
    let mut examples = Examples::default();
    for _ in 0..count {
        let amounts = TRUTH.map(|_| number() * 4.0 - 2.0);
        let odds: f32 = amounts.iter().zip(TRUTH).map(|(a, w)| a * w).sum();
        let won = number() < 1.0 / (1.0 + (-odds).exp());
        examples.add(amounts.into_iter().enumerate(), f32::from(u8::from(won)));
    }
    examples
}

#[test]
fn the_weights_behind_the_results_are_found() {
    let examples = drawn(40_000);
    let mut weights = [0.0; 3];
    let before = examples.loss(&weights);
    fit(&examples, &mut weights, Fitting::default());
    for (weight, truth) in weights.iter().zip(TRUTH) {
        assert!((weight - truth).abs() < 0.06, "{weights:?}");
    }
    assert!(examples.loss(&weights) < before);
}

#[test]
fn the_same_examples_give_the_same_weights() {
    let examples = drawn(1_000);
    let [first, second] = [(); 2].map(|()| {
        let mut weights = [0.1; 3];
        fit(&examples, &mut weights, Fitting::default());
        weights.map(f32::to_bits)
    });
    assert_eq!(first, second);
}

#[test]
fn without_examples_nothing_changes() {
    let mut weights = [0.5; 2];
    fit(&Examples::default(), &mut weights, Fitting::default());
    assert_eq!(weights.map(f32::to_bits), [0.5_f32; 2].map(f32::to_bits));
}
