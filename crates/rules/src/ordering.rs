//! A stable sort that costs little code, for lists that nobody waits for. The library's own is made anew for every type that it
//! sorts, some six kilobytes each, which a browser has to load.

use std::cmp::Ordering;

/// Sorts as [`slice::sort_by`] does. Meant for short lists away from the search.
///
/// ```
/// use ludotheca_rules::sort_compactly;
///
/// let mut words = ["trident", "sabre", "warrior", "king"];
/// sort_compactly(&mut words, |one, other| one.len().cmp(&other.len()));
/// assert_eq!(words, ["king", "sabre", "trident", "warrior"]);
/// ```
pub fn sort_compactly<T>(items: &mut [T], mut compare: impl FnMut(&T, &T) -> Ordering) {
    let order = order(items.len(), &mut |one, other| {
        compare(&items[one], &items[other])
    });
    for place in 0..items.len() {
        // Whatever stood further ahead was moved on when its place was filled.
        let mut from = order[place];
        while from < place {
            from = order[from];
        }
        items.swap(place, from);
    }
}

/// Which item stands where when they are in order.
#[inline(never)]
fn order(len: usize, compare: &mut dyn FnMut(usize, usize) -> Ordering) -> Vec<usize> {
    let mut order: Vec<usize> = (0..len).collect();
    order.sort_by(|one, other| compare(*one, *other));
    order
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn it_sorts_as_the_library_does(items in prop::collection::vec((0_u8..9, any::<u16>()), 0..60)) {
            let (mut ours, mut theirs) = (items.clone(), items);
            sort_compactly(&mut ours, |one, other| one.0.cmp(&other.0));
            theirs.sort_by_key(|item| item.0);
            prop_assert_eq!(ours, theirs);
        }
    }
}
