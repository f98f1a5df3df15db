//! How long things took, in little memory: to one part in 64, however short or long.

use serde::Serialize;
use std::time::Duration;

/// Below this many microseconds each has a place of its own; above it each doubling is divided into half as many places.
const FINE: u64 = 128;
const HALF: usize = FINE as usize / 2;
/// Doublings above [`FINE`]: up to some hours.
const DOUBLINGS: usize = 28;

/// Counts of durations.
#[derive(Clone, Debug)]
pub struct Histogram {
    counts: Vec<u64>,
    count: u64,
    longest: Duration,
}

/// What most, nearly all, and all of them took at most, in milliseconds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct Percentiles {
    /// Half of them.
    pub p50: f64,
    /// 99 of 100.
    pub p99: f64,
    /// All of them.
    pub max: f64,
}

impl Default for Histogram {
    fn default() -> Histogram {
        Histogram {
            counts: vec![0; FINE as usize + DOUBLINGS * HALF],
            count: 0,
            longest: Duration::ZERO,
        }
    }
}

fn place(micros: u64) -> usize {
    if micros < FINE {
        return micros as usize;
    }
    let doubling = (micros / FINE).ilog2() as usize;
    let within = (micros >> (doubling + 1)) as usize - HALF;
    FINE as usize + (doubling.min(DOUBLINGS - 1)) * HALF + within
}

/// The longest duration that has this place.
fn longest_at(place: usize) -> u64 {
    let Some(above) = place.checked_sub(FINE as usize) else {
        return place as u64;
    };
    let (doubling, within) = (above / HALF, (above % HALF + HALF) as u64);
    ((within + 1) << (doubling + 1)) - 1
}

impl Histogram {
    /// Counts one.
    pub fn add(&mut self, took: Duration) {
        self.counts[place(took.as_micros() as u64)] += 1;
        self.count += 1;
        self.longest = self.longest.max(took);
    }

    /// How many were counted.
    pub fn count(&self) -> u64 {
        self.count
    }

    /// So many of a thousand took at most this, in milliseconds.
    fn at(&self, permille: u64) -> f64 {
        let wanted = (self.count * permille).div_ceil(1000).max(1);
        let mut seen = 0;
        for (place, count) in self.counts.iter().enumerate() {
            seen += count;
            if seen >= wanted {
                let longest = self.longest.as_micros() as u64;
                return longest_at(place).min(longest) as f64 / 1000.0;
            }
        }
        0.0
    }

    /// What most, nearly all, and all took; nothing where there were none.
    pub fn percentiles(&self) -> Percentiles {
        if self.count == 0 {
            return Percentiles::default();
        }
        Percentiles {
            p50: self.at(500),
            p99: self.at(990),
            max: self.longest.as_micros() as f64 / 1000.0,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Histogram, Percentiles, longest_at, place};
    use std::time::Duration;

    #[test]
    fn every_duration_has_a_place_that_is_nearly_its_own() {
        for micros in (0..5_000).chain((0..40).map(|power| 3 << power)) {
            let at = place(micros.min(30_000_000_000));
            let longest = longest_at(at);
            let micros = micros.min(30_000_000_000);
            assert!(
                longest >= micros && longest - micros <= micros / 64,
                "{micros} {longest}"
            );
            assert!(micros == 0 || place(micros - 1) <= at);
        }
    }

    #[test]
    fn percentiles_are_those_of_the_durations() {
        let mut histogram = Histogram::default();
        assert_eq!(histogram.percentiles(), Percentiles::default());
        for millis in 1..=1000 {
            histogram.add(Duration::from_millis(millis));
        }
        let Percentiles { p50, p99, max } = histogram.percentiles();
        assert!((500.0..508.0).contains(&p50), "{p50}");
        assert!((990.0..1000.1).contains(&p99), "{p99}");
        assert!((max - 1000.0).abs() < 0.001, "{max}");
        assert_eq!(histogram.count(), 1000);
    }
}
