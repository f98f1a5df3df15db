//! How much somebody may say: so much at once, and so much a second from then on.

use std::time::Instant;

/// What is left to somebody.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bucket {
    left: f32,
    since: Instant,
}

impl Bucket {
    pub(crate) fn full(burst: u32) -> Bucket {
        Bucket {
            left: burst as f32,
            since: Instant::now(),
        }
    }

    /// Takes so much out of it; `false` where there is not as much.
    pub(crate) fn take(&mut self, cost: u32, a_second: f32, burst: u32) -> bool {
        let now = Instant::now();
        let gained = (now - self.since).as_secs_f32() * a_second;
        self.since = now;
        self.left = (self.left + gained).min(burst as f32);
        let enough = self.left >= cost as f32;
        if enough {
            self.left -= cost as f32;
        }
        enough
    }

    /// Whether nothing would be lost by forgetting it.
    pub(crate) fn is_full(&self, a_second: f32, burst: u32) -> bool {
        self.left + self.since.elapsed().as_secs_f32() * a_second >= burst as f32
    }
}

#[cfg(test)]
mod tests {
    use super::Bucket;

    #[test]
    fn what_is_taken_is_gone_until_time_brings_it_back() {
        let mut bucket = Bucket::full(3);
        assert!(bucket.is_full(0.0, 3));
        assert!(bucket.take(2, 0.0, 3));
        assert!(!bucket.is_full(0.0, 3));
        assert!(!bucket.take(2, 0.0, 3));
        assert!(bucket.take(1, 0.0, 3));
        assert!(!bucket.take(1, 0.0, 3));
        // As fast as time is here, it is full again at once.
        assert!(bucket.take(3, f32::INFINITY, 3));
    }
}
