//! The same test on both databases.

use crate::place::Scratch;
use std::future::Future;

/// Where only SQLite can be had, this says that its half of the tests is enough. `cargo xtask test` takes it away.
pub(crate) const WITHOUT: &str = "LUDOTHECA_POSTGRES";

/// Whether somebody said that there is no PostgreSQL here.
pub fn without_postgres() -> bool {
    std::env::var_os(WITHOUT).is_some_and(|value| value == "none")
}

/// Runs a test that may wait for others, on the database that it is for.
pub fn each<F: Future<Output = ()>>(postgres: bool, test: impl FnOnce(Scratch) -> F) {
    if postgres && without_postgres() {
        println!("not tried: {WITHOUT}=none");
        return;
    }
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .worker_threads(2)
        .enable_all()
        .build()
        .expect("a runtime");
    runtime.block_on(async {
        let place = if postgres {
            Scratch::postgres().await
        } else {
            Scratch::sqlite()
        };
        test(place).await;
    });
}

/// Makes two tests of each function of the module `test`, one for each database.
#[macro_export]
macro_rules! on_both {
    ($($name:ident),+ $(,)?) => {
        $(mod $name {
            #[test]
            fn sqlite() {
                $crate::each(false, super::test::$name);
            }

            #[test]
            fn postgres() {
                $crate::each(true, super::test::$name);
            }
        })+
    };
}
