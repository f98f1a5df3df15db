//! Players as people write them: `random`, `uct:movetime=50`, `engine:nodes=50000,hash=16`, `ugi:/path/to/engine --flag`.

mod error;
mod reading;
mod writing;

pub use error::ContestantError;

use crate::Dependencies;
use crate::player::{
    EnginePlayer, External, ExternalSetting, Greedy, LevelChoice, LevelPlayer, Novice, Player,
    PlayerError, Random, StopFlag, Uct, UctLimit,
};
use search::{EngineOptions, Limits};
use std::path::PathBuf;
use std::time::Duration;

/// What a move may take where neither the player nor the match says anything.
pub const USUAL_TIME: Duration = Duration::from_millis(50);
/// How long an external engine may be silent on a move without a time limit.
const USUAL_TIMEOUT: Duration = Duration::from_mins(1);
/// Before the name of an option that goes to the external engine itself.
const PASSED_ON: &str = "option.";

/// Who plays, as data.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Contestant {
    Random,
    Novice,
    /// Of the games that have such a player.
    Greedy,
    /// `None` is the usual time, or the game's clock.
    Uct(Option<UctLimit>),
    /// No limits are the usual time, or the game's clock.
    Engine {
        options: EngineOptions,
        limits: Limits,
        /// A file of weights, instead of those that ship with the program.
        weights: Option<PathBuf>,
    },
    /// One of our levels.
    Level(LevelChoice),
    External(ExternalSetting),
}

impl Contestant {
    /// Somebody to play with, by what was read for it, who has the memory that was asked for. Without a clock, whoever has no
    /// limit of its own takes the usual time.
    pub fn player(
        &self,
        on_clock: bool,
        read: &Dependencies,
        stop: &StopFlag,
    ) -> Result<Box<dyn Player>, PlayerError> {
        let or_usual = |limits: &Limits| {
            if *limits == Limits::default() && !on_clock {
                Limits::movetime(USUAL_TIME)
            } else {
                *limits
            }
        };
        Ok(match self {
            Contestant::Random => Box::new(Random::new()),
            Contestant::Novice => Box::new(Novice::new()),
            Contestant::Greedy => Box::new(Greedy),
            Contestant::Uct(limit) => {
                let usual = if on_clock {
                    UctLimit::Clock
                } else {
                    UctLimit::Time(USUAL_TIME)
                };
                Box::new(Uct::new(limit.unwrap_or(usual), stop.clone()))
            }
            Contestant::Engine {
                options,
                limits,
                weights,
            } => {
                let weights = weights.as_deref().and_then(|path| read.weights(path));
                Box::new(
                    EnginePlayer::new(*options, or_usual(limits), stop.clone())?
                        .with_weights(weights.cloned()),
                )
            }
            Contestant::Level(choice) => Box::new(LevelPlayer::new(*choice)),
            Contestant::External(setting) => Box::new(External::new(ExternalSetting {
                limits: or_usual(&setting.limits),
                ..setting.clone()
            })),
        })
    }

    /// How many threads it uses while it thinks.
    pub fn threads(&self) -> usize {
        match self {
            Contestant::Engine { options, .. } => options.threads,
            _ => 1,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Contestant {
        text.parse()
            .unwrap_or_else(|error| panic!("{text}: {error}"))
    }

    fn problem(text: &str) -> ContestantError {
        text.parse::<Contestant>().expect_err(text)
    }

    #[test]
    fn players_are_read_and_written_alike() {
        for text in [
            "random",
            "novice",
            "greedy",
            "uct",
            "uct:movetime=50",
            "uct:playouts=1000",
            "engine",
            "engine:nodes=50000,hash=64",
            "engine:movetime=20,nodes=5,depth=3,hash=0,threads=2",
            "ugi:/path/to/engine --args",
            "ugi:movetime=50,option.Hash=16:/path/to/engine ugi",
            "ugi:timeout=5:\"C:\\\\My engines\\\\x.exe\" --name ''",
            "ugi::'a=b:c' d",
            "ugi:::a",
            "ugi::'a=b:c d'",
            "ugi:nodes=5:'a=b:c'",
            "level:3",
            "level:nodes=400,slips=100,overlooks=0,halving=1,worst=0",
        ] {
            assert_eq!(read(text).to_string(), text);
        }
        for quote in ["'", "\""] {
            let text = format!("ugi:{quote}C:\\My engines\\x.exe{quote}");
            let written = read(&text).to_string();
            assert_eq!(written, "ugi:\"C:\\\\My engines\\\\x.exe\"");
        }
        // Whatever a shell reads as the same words is the same player.
        for text in ["ugi:x \"a b\" --c=d", "ugi:x a\\ b '--c=d'"] {
            assert_eq!(read(text).to_string(), "ugi:x 'a b' '--c=d'");
        }
        assert_eq!(read("engine:hash=16").to_string(), "engine");
        assert_eq!(read("random:"), Contestant::Random);
    }

    #[test]
    fn the_command_of_an_external_engine_keeps_its_colons_and_equals_signs() {
        let Contestant::External(setting) = read("ugi:./engine --log=a:b") else {
            panic!("an external engine");
        };
        assert_eq!(setting.program, "./engine");
        assert_eq!(setting.arguments, ["--log=a:b"]);
        assert_eq!(setting.limits, Limits::default());
        // The usual timeout is not written; what follows it must not be taken for options then.
        let usual = read("ugi:timeout=60000:a=b:c");
        assert_eq!(read(&usual.to_string()), usual);
    }

    #[test]
    fn what_is_wrong_is_named() {
        assert_eq!(
            problem("chess"),
            ContestantError::Unknown("chess".to_owned())
        );
        assert_eq!(
            problem("random:seed=1"),
            ContestantError::UnknownOption {
                kind: "random",
                option: "seed".to_owned(),
                known: &[]
            }
        );
        assert!(matches!(
            problem("engine:node=1"),
            ContestantError::UnknownOption { option, known, .. }
                if option == "node" && known.contains(&"nodes")
        ));
        assert!(matches!(
            problem("engine:nodes=0"),
            ContestantError::Value {
                option: "nodes",
                least: 1,
                ..
            }
        ));
        assert!(matches!(
            problem("uct:movetime=x"),
            ContestantError::Value { .. }
        ));
        assert!(matches!(
            problem("engine:nodes=1,nodes=2"),
            ContestantError::Twice { .. }
        ));
        assert!(matches!(
            problem("uct:movetime=1,playouts=2"),
            ContestantError::Twice { .. }
        ));
        assert_eq!(problem("uct:50"), ContestantError::Form("50".to_owned()));
        let line = "option.A=1\nquit";
        assert_eq!(
            problem(&format!("ugi:{line}:x")),
            ContestantError::Form(line.to_owned())
        );
        assert_eq!(problem("ugi:"), ContestantError::NoProgram);
        assert_eq!(problem("ugi::"), ContestantError::NoProgram);
        for text in ["ugi:\"a", "ugi:'a", "ugi:a\\"] {
            assert_eq!(problem(text), ContestantError::OpenQuote);
        }
    }
}
