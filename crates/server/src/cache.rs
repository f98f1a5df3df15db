//! Things that were made once and are kept while there is room: what has not been asked for longest makes way.

use std::collections::HashMap;
use std::hash::Hash;

/// At most so many are kept.
const MOST: usize = 512;
/// At most so many bytes in all.
const MOST_BYTES: usize = 16 * 1024 * 1024;

#[derive(Debug)]
pub(crate) struct Cache<Key, Kept> {
    entries: HashMap<Key, Entry<Kept>>,
    bytes: usize,
    /// Counts what was asked for.
    clock: u64,
    most: usize,
    most_bytes: usize,
}

#[derive(Debug)]
struct Entry<Kept> {
    kept: Kept,
    bytes: usize,
    asked: u64,
}

impl<Key: Hash + Eq + Clone, Kept: Clone> Cache<Key, Kept> {
    pub(crate) fn new() -> Cache<Key, Kept> {
        Cache::within(MOST, MOST_BYTES)
    }

    fn within(most: usize, most_bytes: usize) -> Cache<Key, Kept> {
        Cache {
            entries: HashMap::new(),
            bytes: 0,
            clock: 0,
            most,
            most_bytes,
        }
    }

    pub(crate) fn get(&mut self, key: &Key) -> Option<Kept> {
        self.clock += 1;
        let entry = self.entries.get_mut(key)?;
        entry.asked = self.clock;
        Some(entry.kept.clone())
    }

    /// Keeps something of so many bytes; what is larger than all the room is not kept.
    pub(crate) fn put(&mut self, key: Key, kept: Kept, bytes: usize) {
        self.remove(&key);
        if bytes > self.most_bytes {
            return;
        }
        while self.entries.len() >= self.most || self.bytes + bytes > self.most_bytes {
            let oldest = self.entries.iter().min_by_key(|(_, entry)| entry.asked);
            let Some(oldest) = oldest.map(|(key, _)| key.clone()) else {
                return;
            };
            self.remove(&oldest);
        }
        self.clock += 1;
        self.bytes += bytes;
        let asked = self.clock;
        self.entries.insert(key, Entry { kept, bytes, asked });
    }

    fn remove(&mut self, key: &Key) {
        if let Some(entry) = self.entries.remove(key) {
            self.bytes -= entry.bytes;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Cache;

    #[test]
    fn what_has_not_been_asked_for_longest_makes_way() {
        let mut cache = Cache::within(2, 100);
        cache.put("a", 1, 10);
        cache.put("b", 2, 10);
        assert_eq!(cache.get(&"a"), Some(1));
        cache.put("c", 3, 10);
        assert_eq!((cache.get(&"a"), cache.get(&"b")), (Some(1), None));
        assert_eq!(cache.bytes, 20);
    }

    #[test]
    fn there_are_never_more_bytes_than_may_be() {
        let mut cache = Cache::within(10, 100);
        cache.put("a", 1, 60);
        cache.put("b", 2, 60);
        assert_eq!((cache.get(&"a"), cache.bytes), (None, 60));
        cache.put("b", 3, 40);
        assert_eq!((cache.get(&"b"), cache.bytes), (Some(3), 40));
        cache.put("huge", 4, 101);
        assert_eq!((cache.get(&"huge"), cache.get(&"b")), (None, Some(3)));
    }
}
