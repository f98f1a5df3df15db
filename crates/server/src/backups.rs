//! Backups that the server makes by itself: one a day, of which the last seven days and the last four weeks are kept. What fails is
//! logged and tried again.

use std::collections::BTreeSet;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;
use store::Store;
use tables::Moment;
use tokio::time::sleep;
use tracing::{info, warn};

const DAILY: usize = 7;
const WEEKLY: usize = 4;
const DAY: i64 = 24 * 3600 * 1000;
/// Whether it is time is looked at this often; after a failure, too.
const PAUSE: Duration = Duration::from_mins(10);
const BEFORE: &str = "ludotheca-";
const BEHIND: &str = ".backup";

/// Makes backups into this folder for as long as it is awaited.
pub(crate) async fn keep(store: Store, folder: PathBuf) {
    loop {
        match make_if_due(&store, &folder).await {
            Ok(Some(path)) => info!(backup = %path.display()),
            Ok(None) => {}
            Err(error) => warn!(backup = %folder.display(), %error),
        }
        sleep(PAUSE).await;
    }
}

/// Makes today's backup, unless it is there.
async fn make_if_due(store: &Store, folder: &Path) -> Result<Option<PathBuf>, io::Error> {
    let now = store.now().await.map_err(io::Error::other)?;
    let today = now.0.div_euclid(DAY);
    if days_there(folder)?.contains(&today) {
        return Ok(None);
    }
    create(folder)?;
    let path = folder.join(name(Moment(today * DAY)));
    store.backup(&path).await.map_err(io::Error::other)?;
    for day in too_old(&days_there(folder)?) {
        fs::remove_file(folder.join(name(Moment(day * DAY))))?;
    }
    Ok(Some(path))
}

#[cfg(unix)]
fn create(folder: &Path) -> io::Result<()> {
    use std::os::unix::fs::DirBuilderExt;
    let mut builder = fs::DirBuilder::new();
    builder.recursive(true).mode(0o700).create(folder)
}

#[cfg(not(unix))]
fn create(folder: &Path) -> io::Result<()> {
    fs::create_dir_all(folder)
}

/// The days of which there are backups, counted from 1970. Other files are nobody's business.
fn days_there(folder: &Path) -> io::Result<BTreeSet<i64>> {
    let entries = match fs::read_dir(folder) {
        Ok(entries) => entries,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(BTreeSet::new()),
        Err(error) => return Err(error),
    };
    let mut days = BTreeSet::new();
    for entry in entries {
        let name = entry?.file_name();
        days.extend(name.to_str().and_then(day_of));
    }
    Ok(days)
}

/// What a day's backup is called: `ludotheca-2026-11-19.backup`.
fn name(moment: Moment) -> String {
    let (year, month, day) = date(moment.0.div_euclid(DAY));
    format!("{BEFORE}{year:04}-{month:02}-{day:02}{BEHIND}")
}

/// Which day's backup is called so.
fn day_of(file: &str) -> Option<i64> {
    let date = file.strip_prefix(BEFORE)?.strip_suffix(BEHIND)?;
    let mut parts = date.splitn(3, '-').map(str::parse::<i64>);
    let (year, month, day) = (
        parts.next()?.ok()?,
        parts.next()?.ok()?,
        parts.next()?.ok()?,
    );
    if !(1970..=9999).contains(&year) || !(1..=12).contains(&month) || !(1..=31).contains(&day) {
        return None;
    }
    let found = days_before_year(year) + day_of_year(year, month) + day - 1;
    // Only what we would call so ourselves.
    (name(Moment(found * DAY)) == file).then_some(found)
}

fn is_leap(year: i64) -> bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
}

/// Days from 1970 to the beginning of a year.
fn days_before_year(year: i64) -> i64 {
    let before = year - 1;
    let leaps = |year: i64| year / 4 - year / 100 + year / 400;
    (year - 1970) * 365 + leaps(before) - leaps(1969)
}

/// Days from the beginning of the year to that of a month.
fn day_of_year(year: i64, month: i64) -> i64 {
    const DAYS: [i64; 12] = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
    let before = DAYS.iter().take(month as usize - 1).sum::<i64>();
    before + i64::from(month > 2 && is_leap(year))
}

/// Year, month and day of a day since 1970.
fn date(day: i64) -> (i64, i64, i64) {
    let mut year = 1970 + day.max(0) / 366;
    while days_before_year(year + 1) <= day {
        year += 1;
    }
    let rest = day - days_before_year(year);
    let month = (1..=12)
        .rev()
        .find(|month| day_of_year(year, *month) <= rest)
        .unwrap_or(1);
    (year, month, rest - day_of_year(year, month) + 1)
}

/// Of which of these days no backup is kept any longer: not among the last seven there are, nor the newest of one of the last four weeks.
fn too_old(days: &BTreeSet<i64>) -> Vec<i64> {
    // 1970 began on a Thursday; weeks begin on Mondays.
    let week = |day: i64| (day + 3).div_euclid(7);
    let newest = days.iter().rev();
    let mut kept: BTreeSet<i64> = newest.clone().take(DAILY).copied().collect();
    let mut weeks = BTreeSet::new();
    for day in newest {
        if weeks.len() == WEEKLY {
            break;
        }
        if weeks.insert(week(*day)) {
            kept.insert(*day);
        }
    }
    days.difference(&kept).copied().collect()
}

#[cfg(test)]
mod tests {
    use super::{DAY, date, day_of, days_there, make_if_due, name, too_old};
    use std::collections::BTreeSet;
    use std::fs;
    use std::sync::Arc;
    use std::sync::atomic::{AtomicI64, Ordering};
    use store::{Store, TimeSource};
    use tables::Moment;

    #[test]
    fn every_day_has_a_name_of_its_own_that_is_read_again() {
        for day in 0..60_000 {
            assert_eq!(day_of(&name(Moment(day * DAY))), Some(day));
        }
        assert_eq!(date(20_776), (2026, 11, 19));
        assert_eq!(name(Moment(11_016 * DAY)), "ludotheca-2000-02-29.backup");
        for other in [
            "ludotheca-2026-02-29.backup",
            "ludotheca-2026-2-9.backup",
            "ludotheca-2026-02-09.backup.part",
            "ludotheca.db",
            "ludotheca--1-02-09.backup",
        ] {
            assert_eq!(day_of(other), None, "{other}");
        }
    }

    #[test]
    fn seven_days_and_four_weeks_are_kept() {
        let mut days = BTreeSet::new();
        for day in 20_000..20_100 {
            days.insert(day);
            for old in too_old(&days) {
                days.remove(&old);
            }
        }
        let kept: Vec<i64> = days.into_iter().collect();
        // Day 20099 is a Saturday: the weeks before it ended on 20093, 20086 and 20079.
        let expected = [
            20_079, 20_086, 20_093, 20_094, 20_095, 20_096, 20_097, 20_098, 20_099,
        ];
        assert_eq!(kept, expected);
    }

    #[derive(Clone, Debug)]
    struct Set(Arc<AtomicI64>);

    impl TimeSource for Set {
        fn now(&self) -> Moment {
            Moment(self.0.load(Ordering::SeqCst))
        }
    }

    #[tokio::test]
    async fn a_backup_is_made_once_a_day_and_after_a_failure_again() {
        let data = tempfile::tempdir().expect("a folder");
        let clock = Set(Arc::new(AtomicI64::new(20_000 * DAY + 5)));
        let store = Store::sqlite(&data.path().join("data"), clock.clone()).await;
        let store = store.expect("a store");
        let folder = data.path().join("backups");
        fs::write(&folder, "in the way").expect("a file");
        make_if_due(&store, &folder).await.expect_err("no folder");
        fs::remove_file(&folder).expect("out of the way");
        let made = make_if_due(&store, &folder).await.expect("a backup");
        assert_eq!(made, Some(folder.join(name(Moment(20_000 * DAY)))));
        assert_eq!(make_if_due(&store, &folder).await.expect("none"), None);
        for day in 20_001..20_040 {
            clock.0.store(day * DAY, Ordering::SeqCst);
            let made = make_if_due(&store, &folder).await.expect("a backup");
            let path = made.expect("one a day");
            store.restore(&path).await.expect("a whole backup");
        }
        let there = days_there(&folder).expect("a folder");
        assert!((8..=11).contains(&there.len()), "{there:?}");
        assert!(there.contains(&20_039));
    }
}
