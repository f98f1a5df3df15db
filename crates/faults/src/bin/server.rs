//! The whole program as the tests kill it.

fn main() -> std::process::ExitCode {
    ludotheca::main()
}
