//! The transposition table: what is known of positions met before. Shared by threads without locks; an entry torn by two
//! writers shows in its checksum and counts as absent.

use crate::machine::can_spare;
use crate::{Score, Shortage};
use std::sync::atomic::{AtomicU8, AtomicU64, Ordering::Relaxed};

/// What a stored score says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub(crate) enum Bound {
    /// Nothing is known of the value: only the move counts.
    None = 4,
    /// The real value is this or less.
    Upper = 1,
    /// The real value is this or more.
    Lower = 2,
    Exact = 3,
}

/// What the table knows of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Entry {
    /// The packed best move; 0 when none is known.
    pub(crate) mv: u64,
    pub(crate) score: i16,
    pub(crate) depth: i8,
    pub(crate) bound: Bound,
}

impl Entry {
    pub(crate) fn score_at(self, ply: u32) -> Score {
        Score::from_table(self.score, ply)
    }
}

#[derive(Debug, Default)]
struct Slot {
    /// The key, mixed with the other two words.
    check: AtomicU64,
    mv: AtomicU64,
    data: AtomicU64,
}

/// A table of a fixed number of entries.
#[derive(Debug, Default)]
pub struct TranspositionTable {
    slots: Vec<Slot>,
    age: AtomicU8,
}

/// No table is larger, whatever the machine has: 64 GiB.
pub const MOST_MEBIBYTES: usize = 65_536;

const SLOT_BYTES: usize = size_of::<Slot>();
/// The smallest piece of memory that systems give out.
const PAGE_BYTES: usize = 4096;
/// Neighbours among which the least valuable is replaced.
const BUCKET: usize = 2;
/// The bits of a slot's data that hold the bound; a slot without any is empty.
const BOUND: u64 = 7;

impl TranspositionTable {
    /// A table of about so many mebibytes; with 0 it stores nothing. For sizes that every machine has to spare: where somebody
    /// chooses the size, [`try_new`](TranspositionTable::try_new) says whether it can be had.
    pub fn new(mebibytes: usize) -> TranspositionTable {
        TranspositionTable::try_new(mebibytes).expect("a size that every machine has to spare")
    }

    /// A table of about so many mebibytes, if they can be had.
    pub fn try_new(mebibytes: usize) -> Result<TranspositionTable, Shortage> {
        let mut table = TranspositionTable::default();
        table.resize(mebibytes)?;
        Ok(table)
    }

    /// Takes another size and forgets everything. Where the memory cannot be had, nothing changes.
    pub fn resize(&mut self, mebibytes: usize) -> Result<(), Shortage> {
        let shortage = Shortage::Memory { mebibytes };
        let count = mebibytes.checked_mul(1 << 20).ok_or(shortage)? / SLOT_BYTES;
        let more = count.saturating_sub(self.slots.len());
        if mebibytes > MOST_MEBIBYTES || !can_spare(more * SLOT_BYTES) {
            return Err(shortage);
        }
        // In place where the system can, so that the old table and the new one need not both find room.
        self.slots.try_reserve_exact(more).map_err(|_| shortage)?;
        self.slots.truncate(count);
        self.slots.shrink_to(count);
        self.clear();
        self.slots.resize_with(count, Slot::default);
        // Memory is given out when it is first written to. That takes its time, which a search does not have.
        for slot in self.slots.iter().step_by(PAGE_BYTES / SLOT_BYTES) {
            slot.data.store(0, Relaxed);
        }
        Ok(())
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        for slot in &mut self.slots {
            *slot = Slot::default();
        }
        *self.age.get_mut() = 0;
    }

    /// A new search begins: what older ones stored may be replaced sooner.
    pub(crate) fn grow_older(&self) {
        self.age.fetch_add(1, Relaxed);
    }

    #[inline]
    fn bucket(&self, key: u64) -> &[Slot] {
        let buckets = self.slots.len() / BUCKET;
        if buckets == 0 {
            return &[];
        }
        // The high half of the product spreads keys evenly over any number of buckets.
        let index = ((u128::from(key) * buckets as u128) >> 64) as usize;
        &self.slots[index * BUCKET..(index + 1) * BUCKET]
    }

    #[inline]
    pub(crate) fn probe(&self, key: u64) -> Option<Entry> {
        self.bucket(key).iter().find_map(|slot| {
            let (mv, data) = (slot.mv.load(Relaxed), slot.data.load(Relaxed));
            if slot.check.load(Relaxed) ^ mv ^ data != key {
                return None;
            }
            let bound = match data & BOUND {
                1 => Bound::Upper,
                2 => Bound::Lower,
                3 => Bound::Exact,
                4 => Bound::None,
                _ => return None,
            };
            Some(Entry {
                mv,
                score: (data >> 16) as i16,
                depth: (data >> 8) as i8,
                bound,
            })
        })
    }

    #[inline]
    pub(crate) fn store(&self, key: u64, entry: Entry) {
        let age = self.age.load(Relaxed);
        let worth = |slot: &Slot| {
            let (mv, data) = (slot.mv.load(Relaxed), slot.data.load(Relaxed));
            if (data & BOUND) < 1 || slot.check.load(Relaxed) ^ mv ^ data == key {
                return i32::MIN;
            }
            let older = i32::from(age.wrapping_sub((data >> 32) as u8));
            i32::from((data >> 8) as i8) - 4 * older
        };
        let Some(slot) = self.bucket(key).iter().min_by_key(|slot| worth(slot)) else {
            return;
        };
        let data = entry.bound as u64
            | u64::from(entry.depth as u8) << 8
            | u64::from(entry.score as u16) << 16
            | u64::from(age) << 32;
        slot.mv.store(entry.mv, Relaxed);
        slot.data.store(data, Relaxed);
        slot.check.store(key ^ entry.mv ^ data, Relaxed);
    }

    /// Remembers which move was best and nothing of what it is worth. What is known of the value stays.
    pub(crate) fn store_move(&self, key: u64, mv: u64) {
        if mv == 0 {
            return;
        }
        let unknown = Entry {
            mv,
            score: 0,
            depth: 0,
            bound: Bound::None,
        };
        let known = self.probe(key).map(|entry| Entry { mv, ..entry });
        self.store(key, known.unwrap_or(unknown));
    }

    /// How full the table is with this search's entries, in thousandths.
    pub fn fullness(&self) -> u32 {
        let age = self.age.load(Relaxed);
        let sample = &self.slots[..self.slots.len().min(1000)];
        if sample.is_empty() {
            return 0;
        }
        let used = sample.iter().filter(|slot| {
            let data = slot.data.load(Relaxed);
            data & BOUND != 0 && (data >> 32) as u8 == age
        });
        (used.count() * 1000 / sample.len()) as u32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_stored_is_found_again() {
        let table = TranspositionTable::new(1);
        let entry = Entry {
            mv: u64::MAX,
            score: -77,
            depth: -3,
            bound: Bound::Lower,
        };
        table.store(12345, entry);
        assert_eq!(table.probe(12345), Some(entry));
        assert_eq!(table.probe(12346), None);
    }

    #[test]
    fn a_move_alone_is_stored_without_a_bound_and_leaves_one_that_is_known() {
        let table = TranspositionTable::new(1);
        table.store_move(12345, 0);
        assert_eq!(table.probe(12345), None);
        table.store_move(12345, 7);
        let alone = table.probe(12345).expect("a move");
        assert_eq!((alone.mv, alone.bound), (7, Bound::None));
        assert_eq!(table.probe(12346), None);
        let entry = Entry {
            mv: 8,
            score: -77,
            depth: 3,
            bound: Bound::Upper,
        };
        table.store(12345, entry);
        assert_eq!(table.probe(12345), Some(entry));
        table.store_move(12345, 9);
        assert_eq!(table.probe(12345), Some(Entry { mv: 9, ..entry }));
        table.store_move(12345, 0);
        assert_eq!(table.probe(12345), Some(Entry { mv: 9, ..entry }));
    }

    #[test]
    fn a_move_alone_fills_its_slot() {
        let table = TranspositionTable::new(1);
        let keys = table.slots.len() as u64;
        for key in 0..keys {
            table.store_move(key << 40, 1);
        }
        assert!(table.fullness() > 0);
    }

    /// A key whose bucket is this one; the number tells those of one bucket apart.
    fn key_in(table: &TranspositionTable, bucket: usize, number: u64) -> u64 {
        let buckets = (table.slots.len() / BUCKET) as u128;
        ((bucket as u128) << 64).div_ceil(buckets) as u64 + number
    }

    fn of_depth(depth: i8, bound: Bound) -> Entry {
        Entry {
            mv: 1,
            score: 5,
            depth,
            bound,
        }
    }

    #[test]
    fn an_empty_slot_is_taken_before_any_other() {
        for bound in [Bound::None, Bound::Upper, Bound::Lower, Bound::Exact] {
            let table = TranspositionTable::new(1);
            let shallow = of_depth(-3, bound);
            for number in 0..BUCKET as u64 {
                table.store(key_in(&table, 9, number), shallow);
            }
            for number in 0..BUCKET as u64 {
                let found = table.probe(key_in(&table, 9, number));
                assert_eq!(found, Some(shallow), "{number}");
            }
        }
    }

    #[test]
    fn whatever_is_said_of_the_value_the_shallowest_makes_room() {
        let bounds = [Bound::None, Bound::Upper, Bound::Lower, Bound::Exact];
        for (deep, shallow) in bounds
            .iter()
            .flat_map(|deep| bounds.map(|shallow| (*deep, shallow)))
        {
            let table = TranspositionTable::new(1);
            let key = |number| key_in(&table, 9, number);
            for number in 1..BUCKET as u64 {
                table.store(key(number), of_depth(9, deep));
            }
            table.store(key(0), of_depth(2, shallow));
            table.store(key(100), of_depth(1, Bound::Lower));
            assert_eq!(table.probe(key(0)), None, "{deep:?} {shallow:?}");
            for number in 1..BUCKET as u64 {
                assert!(table.probe(key(number)).is_some(), "{deep:?} {shallow:?}");
            }
            assert!(table.probe(key(100)).is_some());
        }
    }

    #[test]
    fn how_full_it_is_counts_what_this_search_stored() {
        let table = TranspositionTable::new(1);
        assert_eq!(table.fullness(), 0);
        let fill = |buckets: std::ops::Range<usize>| {
            for bucket in buckets {
                for number in 0..BUCKET as u64 {
                    table.store(key_in(&table, bucket, number), of_depth(1, Bound::Exact));
                }
            }
        };
        // A thousand slots are looked at.
        fill(0..400 / BUCKET);
        assert_eq!(table.fullness(), 400);
        table.grow_older();
        assert_eq!(table.fullness(), 0);
        fill(100 / BUCKET..200 / BUCKET);
        assert_eq!(table.fullness(), 100);
        assert_eq!(TranspositionTable::new(0).fullness(), 0);
    }

    #[test]
    fn a_torn_entry_counts_as_absent() {
        let table = TranspositionTable::new(1);
        table.store(
            7 << 50,
            Entry {
                mv: 1,
                score: 5,
                depth: 2,
                bound: Bound::Exact,
            },
        );
        for slot in &table.slots {
            slot.mv.store(99, Relaxed);
        }
        assert_eq!(table.probe(7 << 50), None);
    }

    #[test]
    fn a_table_of_no_size_stores_nothing() {
        let table = TranspositionTable::new(0);
        table.store(
            1,
            Entry {
                mv: 1,
                score: 5,
                depth: 2,
                bound: Bound::Exact,
            },
        );
        assert_eq!(table.probe(1), None);
    }

    #[test]
    fn a_table_of_another_size_begins_empty() {
        let entry = Entry {
            mv: 1,
            score: 5,
            depth: 2,
            bound: Bound::Exact,
        };
        let mut table = TranspositionTable::new(1);
        for mebibytes in [2, 1, 0, 1] {
            table.store(1, entry);
            table.resize(mebibytes).expect("memory");
            assert_eq!(table.slots.len(), (mebibytes << 20) / SLOT_BYTES);
            assert_eq!(table.probe(1), None, "{mebibytes}");
        }
    }

    #[test]
    fn a_size_that_cannot_be_had_leaves_the_table_as_it_was() {
        let entry = Entry {
            mv: 1,
            score: 5,
            depth: 2,
            bound: Bound::Exact,
        };
        let mut table = TranspositionTable::new(1);
        table.store(1, entry);
        for mebibytes in [MOST_MEBIBYTES + 1, usize::MAX >> 20, usize::MAX] {
            assert_eq!(table.resize(mebibytes), Err(Shortage::Memory { mebibytes }));
            assert_eq!(table.probe(1), Some(entry), "{mebibytes}");
        }
    }

    #[test]
    fn distances_to_a_win_are_told_from_the_node() {
        let score = Score::win_in(9);
        assert_eq!(Score::from_table(score.to_table(4), 6), Score::win_in(11));
        assert_eq!(
            Score::from_table((-score).to_table(4), 6),
            Score::loss_in(11)
        );
    }
}
