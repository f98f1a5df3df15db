//! The one binary of the house.

fn main() -> std::process::ExitCode {
    ludotheca::main()
}
