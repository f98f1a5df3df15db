//! What each game tells the search: features and their weights, loud moves, packing.

mod attangle;
mod la_trel;
mod latroncules;
