//! What opens tables follows from the server's key and is stored nowhere: HMAC-SHA-256 over labelled fields, each preceded by its length.

use crate::codes;
use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;
use store::{Hashed, ServerKey};
use wire::Place;

/// So many characters a key has that stands in an address: 120 bits.
const KEY_LENGTH: usize = 24;
/// So many a code that somebody may have to type: 80 bits.
const CODE_LENGTH: usize = 16;

/// The server's key, and what follows from it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Keys(ServerKey);

impl Keys {
    pub(crate) fn new(key: ServerKey) -> Keys {
        Keys(key)
    }

    /// The identifier of the table that this message opens: however often it comes, it is the same.
    pub(crate) fn table(&self, author: &Hashed, message: &str) -> String {
        self.identifier(&[b"table", author.text().as_bytes(), message.as_bytes()])
    }

    /// The identifier of the table at which the same is played again.
    pub(crate) fn rematch(&self, table: &str) -> String {
        self.identifier(&[b"rematch", table.as_bytes()])
    }

    /// What opens a private table to spectators.
    pub(crate) fn watching(&self, table: &str) -> String {
        self.link(&[b"watching", table.as_bytes()])
    }

    /// What opens the guest's seat at a private table.
    pub(crate) fn invitation(&self, table: &str) -> String {
        self.link(&[b"invitation", table.as_bytes()])
    }

    /// What gives a seat to somebody else: another code for each keeper of the seat.
    pub(crate) fn recovery(&self, table: &str, place: Place, seat: &Hashed) -> String {
        let seat = seat.text().as_bytes();
        let fields = [b"recovery", table.as_bytes(), name(place).as_bytes(), seat];
        codes::code(&self.keyed(&fields), CODE_LENGTH)
    }

    /// A number for what a house computer leaves to chance at this table.
    pub(crate) fn house(&self, table: &str) -> u64 {
        let bytes = self.keyed(&[b"house", table.as_bytes()]);
        u64::from_be_bytes(std::array::from_fn(|index| bytes[index]))
    }

    fn identifier(&self, fields: &[&[u8]]) -> String {
        let tries = (0_u32..).map(|count| {
            let count = count.to_be_bytes();
            let mut fields = fields.to_vec();
            fields.push(&count);
            codes::table(&self.keyed(&fields))
        });
        tries.flatten().next().expect("bytes have no end")
    }

    /// In small letters: they look calmer in an address.
    fn link(&self, fields: &[&[u8]]) -> String {
        codes::code(&self.keyed(fields), KEY_LENGTH).to_ascii_lowercase()
    }

    fn keyed(&self, fields: &[&[u8]]) -> [u8; 32] {
        let mut mac = Hmac::<Sha256>::new_from_slice(&self.0.0).expect("a key of any length fits");
        for field in [&b"ludotheca-live-1"[..]].iter().chain(fields) {
            mac.update(&(field.len() as u32).to_be_bytes());
            mac.update(field);
        }
        mac.finalize().into_bytes().into()
    }
}

/// What is stored of whoever keeps a seat.
pub(crate) fn seat(author: &Hashed, table: &str, place: Place) -> Hashed {
    Hashed::of(format!("{} {table} {}", author.text(), name(place)).as_bytes())
}

fn name(place: Place) -> &'static str {
    match place {
        Place::Host => "host",
        Place::Guest => "guest",
    }
}

/// 32 bytes by chance.
pub(crate) fn random() -> [u8; 32] {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).expect("the system has chance");
    bytes
}

#[cfg(test)]
mod tests {
    use super::Keys;
    use crate::codes::is_table;
    use store::{Hashed, ServerKey};
    use wire::Place;

    #[test]
    fn what_follows_from_the_key_differs_in_everything_that_it_is_for() {
        let keys = Keys::new(ServerKey([7; 32]));
        let [ada, blaise] = ["Ada", "Blaise"].map(|name| Hashed::of(name.as_bytes()));
        let table = keys.table(&ada, "m1");
        assert!(is_table(&table) && is_table(&keys.rematch(&table)));
        assert_eq!(table, keys.table(&ada, "m1"));
        assert_ne!(table, keys.table(&ada, "m2"));
        assert_ne!(table, keys.table(&blaise, "m1"));
        assert_ne!(table, Keys::new(ServerKey([8; 32])).table(&ada, "m1"));
        assert_ne!(keys.watching(&table), keys.invitation(&table));
        let code = keys.recovery(&table, Place::Host, &ada);
        assert_eq!(code.len(), 16);
        assert_ne!(code, keys.recovery(&table, Place::Guest, &ada));
        assert_ne!(code, keys.recovery(&table, Place::Host, &blaise));
    }
}
