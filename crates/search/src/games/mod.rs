//! What each game tells the search: features and their weights, loud moves, packing.

mod latroncules;
