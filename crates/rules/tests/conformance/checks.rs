//! Every check of the suite as a test of the game that is named.

/// Makes one test function a check, so that a failure names game and check.
macro_rules! conformance {
    ($subject:expr, $game:ty, is_roll: $is_roll:expr) => {
        use crate::suite;

        #[test]
        fn agrees_with_the_slow_reference() {
            suite::agrees_with_the_reference(&$subject);
        }
        #[test]
        fn refusal_and_generator_agree() {
            suite::refusal_and_generator_agree(&$subject);
        }
        #[test]
        fn lists_nothing_twice() {
            suite::lists_nothing_twice(&$subject);
        }
        #[test]
        fn texts_round_trip() {
            suite::texts_round_trip(&$subject);
        }
        #[test]
        fn hashes_stay_true() {
            suite::hashes_stay_true(&$subject);
        }
        #[test]
        fn keys_tell_positions_apart() {
            suite::keys_tell_positions_apart(&$subject);
        }
        #[test]
        fn keys_use_all_their_bits() {
            suite::keys_use_all_their_bits(&$subject);
        }
        #[test]
        fn plies_are_told() {
            suite::plies_are_told(&$subject);
        }
        #[test]
        fn pieces_have_names() {
            suite::pieces_have_names(&$subject);
        }
        #[test]
        fn symmetries_commute_with_play() {
            suite::symmetries_commute_with_play(&$subject);
        }
        #[test]
        fn random_games_end_and_can_be_taken_back() {
            suite::random_games_end_and_can_be_taken_back(&$subject);
        }
        #[test]
        fn touches_are_unambiguous() {
            suite::touches_are_unambiguous(&$subject, $is_roll);
        }

        #[test]
        fn touched_pieces_take_part() {
            suite::touched_pieces_take_part(&$subject);
        }
        #[test]
        fn touch_reports_tell_what_touches_lead_to() {
            suite::touch_reports_tell_what_touches_lead_to(&$subject);
        }
        #[test]
        fn effects_lead_to_the_next_picture() {
            suite::effects_lead_to_the_next_picture(&$subject);
        }
        #[test]
        fn cells_are_found_by_name() {
            suite::cells_are_found_by_name(&$subject);
        }
        #[test]
        fn counting_is_listing() {
            suite::counting_is_listing(&$subject);
        }
        #[test]
        fn positions_and_moves_are_small() {
            suite::positions_and_moves_are_small::<$game>();
        }
        #[test]
        fn strange_texts_are_refused() {
            suite::strange_texts_are_refused(&$subject);
        }
    };
}
pub(crate) use conformance;
