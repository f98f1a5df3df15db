//! The program as people and scripts meet it: arguments and input in, output and exit status out.

mod advising;
mod analysing;
mod command_line;
mod comparing;
mod fitting;
#[cfg(feature = "serve")]
mod keeping;
#[cfg(feature = "load")]
mod loading;
mod looking;
mod playing;
mod program;
mod quoting;
mod reading;
mod recording;
mod screens;
#[cfg(unix)]
mod short_of_memory;
mod verifying;
mod writing;
