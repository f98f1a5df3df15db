//! Sets of squares, points or lanes: one bit for each, so that a question about all of them is one operation. What such a
//! set can do is written once, here; each board has its own type of it, so that no set is asked about another board's cells.

/// Makes the type of sets of an item that has `from_index(u8)` and `index()`, both `const`, and the iterator over them.
macro_rules! set_of {
    ($(#[$about:meta])* $set:ident, $iterator:ident, of $item:ident in $bits:ty) => {
        $(#[$about])*
        #[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
        pub struct $set($bits);

        impl $set {
            /// The set that holds nothing.
            pub const EMPTY: $set = $set(0);

            /// The set with these bits; bit n stands for the item of index n.
            #[inline]
            pub const fn from_bits(bits: $bits) -> $set {
                $set(bits)
            }

            /// The bits of the set; bit n stands for the item of index n.
            #[inline]
            pub const fn bits(self) -> $bits {
                self.0
            }

            /// The set of this one item.
            #[inline]
            pub const fn of(item: $item) -> $set {
                $set(1 << item.index())
            }

            /// Whether the set holds nothing.
            #[inline]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// How many items the set holds.
            #[inline]
            pub const fn len(self) -> usize {
                self.0.count_ones() as usize
            }

            /// Whether the set holds exactly one item; cheaper than counting.
            #[inline]
            pub const fn is_single(self) -> bool {
                self.0.is_power_of_two()
            }

            /// Whether the set holds at most so many items; cheaper than counting where they are few.
            #[inline]
            pub const fn has_at_most(self, most: u32) -> bool {
                let (mut rest, mut i) = (self, 0);
                while i < most && !rest.is_empty() {
                    rest.drop_lowest();
                    i += 1;
                }
                rest.is_empty()
            }

            /// Whether the set holds this item.
            #[inline]
            pub const fn contains(self, item: $item) -> bool {
                self.0 & 1 << item.index() != 0
            }

            /// Whether the two sets have an item in common.
            #[inline]
            pub const fn meets(self, other: $set) -> bool {
                self.0 & other.0 != 0
            }

            /// What either set holds: `|` for constants.
            #[inline]
            pub const fn union(self, other: $set) -> $set {
                $set(self.0 | other.0)
            }

            /// What both sets hold: `&` for constants.
            #[inline]
            pub const fn intersection(self, other: $set) -> $set {
                $set(self.0 & other.0)
            }

            /// What this set holds and the other does not: `-` for constants.
            #[inline]
            pub const fn difference(self, other: $set) -> $set {
                $set(self.0 & !other.0)
            }

            /// Adds an item.
            #[inline]
            pub const fn insert(&mut self, item: $item) {
                self.0 |= 1 << item.index();
            }

            /// Takes an item out.
            #[inline]
            pub const fn remove(&mut self, item: $item) {
                self.0 &= !(1 << item.index());
            }

            /// The item with the lowest index.
            #[inline]
            pub const fn first(self) -> Option<$item> {
                if self.is_empty() {
                    None
                } else {
                    Some(self.lowest())
                }
            }

            /// The item number `index`, counted from 0 in the order of their indices.
            #[inline]
            pub fn nth(self, index: usize) -> Option<$item> {
                self.into_iter().nth(index)
            }

            /// The items in the order of their indices.
            #[inline]
            pub fn iter(self) -> $iterator {
                $iterator(self)
            }

            /// [`first`](Self::first) where there is one; of an empty set, some item or other.
            #[inline]
            pub(crate) const fn lowest(self) -> $item {
                $item::from_index(self.0.trailing_zeros() as u8)
            }

            /// [`nth`](Self::nth) where there is one; else some item or other.
            #[inline]
            pub(crate) fn nth_lowest(mut self, index: usize) -> $item {
                for _ in 0..index {
                    self.drop_lowest();
                }
                self.lowest()
            }

            #[inline]
            pub(crate) const fn drop_lowest(&mut self) {
                self.0 &= self.0.wrapping_sub(1);
            }
        }

        impl From<$item> for $set {
            #[inline]
            fn from(item: $item) -> $set {
                $set::of(item)
            }
        }

        impl std::ops::BitOr for $set {
            type Output = $set;

            #[inline]
            fn bitor(self, other: $set) -> $set {
                $set(self.0 | other.0)
            }
        }

        impl std::ops::BitAnd for $set {
            type Output = $set;

            #[inline]
            fn bitand(self, other: $set) -> $set {
                $set(self.0 & other.0)
            }
        }

        impl std::ops::BitXor for $set {
            type Output = $set;

            #[inline]
            fn bitxor(self, other: $set) -> $set {
                $set(self.0 ^ other.0)
            }
        }

        impl std::ops::Sub for $set {
            type Output = $set;

            #[inline]
            fn sub(self, other: $set) -> $set {
                $set(self.0 & !other.0)
            }
        }

        impl std::ops::BitOrAssign for $set {
            #[inline]
            fn bitor_assign(&mut self, other: $set) {
                self.0 |= other.0;
            }
        }

        impl std::ops::BitAndAssign for $set {
            #[inline]
            fn bitand_assign(&mut self, other: $set) {
                self.0 &= other.0;
            }
        }

        impl std::ops::BitXorAssign for $set {
            #[inline]
            fn bitxor_assign(&mut self, other: $set) {
                self.0 ^= other.0;
            }
        }

        impl std::ops::SubAssign for $set {
            #[inline]
            fn sub_assign(&mut self, other: $set) {
                self.0 &= !other.0;
            }
        }

        impl Extend<$item> for $set {
            fn extend<I: IntoIterator<Item = $item>>(&mut self, items: I) {
                items.into_iter().for_each(|item| self.insert(item));
            }
        }

        impl FromIterator<$item> for $set {
            fn from_iter<I: IntoIterator<Item = $item>>(items: I) -> $set {
                let mut set = $set::EMPTY;
                set.extend(items);
                set
            }
        }

        impl IntoIterator for $set {
            type Item = $item;
            type IntoIter = $iterator;

            #[inline]
            fn into_iter(self) -> $iterator {
                $iterator(self)
            }
        }

        impl std::fmt::Debug for $set {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.debug_set().entries(*self).finish()
            }
        }

        #[doc = concat!("The items of a [`", stringify!($set), "`] in the order of their indices.")]
        #[derive(Clone, Debug)]
        pub struct $iterator($set);

        impl Iterator for $iterator {
            type Item = $item;

            #[inline]
            fn next(&mut self) -> Option<$item> {
                let first = self.0.first();
                self.0.drop_lowest();
                first
            }

            #[inline]
            fn size_hint(&self) -> (usize, Option<usize>) {
                (self.0.len(), Some(self.0.len()))
            }
        }

        impl ExactSizeIterator for $iterator {}
    };
}
