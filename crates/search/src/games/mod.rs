//! What the engine knows of each game, a folder each: features and weights, what the search asks of moves, plain players.
//! Nothing outside these folders names a game.

mod attangle;
mod chasse_croise;
mod la_trel;
mod latroncules;
