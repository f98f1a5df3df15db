//! Times as records write them: `0:12:30`, `1:05:00.25`.

use std::fmt;

/// A time on a clock, in milliseconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(transparent))]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct ClockTime(pub u32);

impl ClockTime {
    /// Hours, two digits for minutes, two for seconds, and up to three behind a point.
    ///
    /// ```
    /// use ludotheca_rules::record::ClockTime;
    ///
    /// assert_eq!(ClockTime::from_text("0:01:02.5"), Some(ClockTime(62_500)));
    /// assert_eq!(ClockTime(62_500).to_string(), "0:01:02.5");
    /// assert_eq!(ClockTime::from_text("0:99:00"), None);
    /// ```
    pub fn from_text(text: &str) -> Option<ClockTime> {
        let (whole, fraction) = match text.split_once('.') {
            Some((whole, fraction)) => (whole, fraction),
            None => (text, "0"),
        };
        let mut parts = whole.split(':');
        let hours = digits(parts.next()?, 1..=4)?;
        let minutes = digits(parts.next()?, 2..=2).filter(|minutes| *minutes < 60)?;
        let seconds = digits(parts.next()?, 2..=2).filter(|seconds| *seconds < 60)?;
        if parts.next().is_some() {
            return None;
        }
        let milliseconds = digits(fraction, 1..=3)? * 10u32.pow(3 - fraction.len() as u32);
        let seconds = hours.checked_mul(3600)? + minutes * 60 + seconds;
        let time = seconds.checked_mul(1000)?.checked_add(milliseconds)?;
        Some(ClockTime(time))
    }
}

/// A number of so many digits.
fn digits(text: &str, wanted: std::ops::RangeInclusive<usize>) -> Option<u32> {
    let fits = wanted.contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_digit());
    fits.then(|| text.parse().ok()).flatten()
}

impl fmt::Display for ClockTime {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (seconds, milliseconds) = (self.0 / 1000, self.0 % 1000);
        let (hours, minutes) = (seconds / 3600, seconds / 60 % 60);
        write!(f, "{hours}:{minutes:02}:{:02}", seconds % 60)?;
        if milliseconds > 0 {
            let fraction = format!("{milliseconds:03}");
            write!(f, ".{}", fraction.trim_end_matches('0'))?;
        }
        Ok(())
    }
}
