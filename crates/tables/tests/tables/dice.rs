//! Dice that nobody can bend: fixed before anybody contributes, fair, and checked by whoever likes.

use rules::Side;
use tables::dice::{Bytes, Evidence, Fraud, HouseNonces, Nonce, RolledTurn, Secret, Source, Throw};

fn bytes<const KIND: char>(first: u8) -> Bytes<KIND> {
    Bytes(std::array::from_fn(|index| first.wrapping_add(index as u8)))
}

/// A number as 32 bytes: as many different nonces as one likes.
fn numbered(number: u32) -> Nonce {
    let mut made = [0; 32];
    made[..4].copy_from_slice(&number.to_be_bytes());
    Bytes(made)
}

#[test]
fn bytes_are_read_as_they_are_written_and_nothing_else_is() {
    let secret: Secret = bytes(7);
    assert_eq!(secret.to_string().parse(), Ok(secret));
    assert_eq!(format!("{secret:?}"), "(secret)");
    let digits = secret.to_string();
    for wrong in [
        "",
        "00",
        &digits[1..],
        &digits.to_uppercase(),
        &format!("{digits}0"),
        &format!("{digits}00"),
    ] {
        assert!(wrong.parse::<Secret>().is_err(), "{wrong}");
    }
}

/// What that program printed.
const COMMITMENT: &str = "613dea259a25c4869a52c98907bc3965ef1b724424b4ffd1080b414f4e79f223";
const ROLLS: [[u8; 2]; 8] = [
    [1, 3],
    [4, 2],
    [3, 2],
    [1, 6],
    [5, 3],
    [5, 2],
    [4, 3],
    [2, 1],
];
const HOST_BEGINS: bool = true;

/// The numbers come from another program, written from docs/dice.md alone.
#[test]
fn another_program_finds_the_same() {
    let secret: Secret = bytes(1);
    let (host, guest) = (bytes(50), bytes(100));
    let source = Source {
        secret: &secret,
        game: "kx7q2m",
        contributions: [&host, &guest],
    };
    assert_eq!(secret.commitment().to_string(), COMMITMENT);
    let rolls: Vec<[u8; 2]> = (0..8)
        .map(|turn| {
            source.roll(&Throw {
                turn,
                before: bytes(turn as u8 + 10),
                own: bytes(turn as u8 + 20),
            })
        })
        .collect();
    assert_eq!(rolls, ROLLS);
    assert_eq!(source.host_begins(), HOST_BEGINS);
}

#[test]
fn a_million_rolls_are_uniform_and_do_not_depend_on_the_one_before() {
    let secret: Secret = bytes(3);
    let (host, guest) = (bytes(4), bytes(5));
    let source = Source {
        secret: &secret,
        game: "uniform",
        contributions: [&host, &guest],
    };
    let mut seen = [[0_u32; 6]; 6];
    let mut follows = [[0_u32; 6]; 6];
    let mut last = 0;
    for number in 0..1_000_000 {
        let [one, other] = source.roll(&Throw {
            turn: 1,
            before: numbered(0),
            own: numbered(number),
        });
        seen[one as usize - 1][other as usize - 1] += 1;
        follows[last][one as usize - 1] += 1;
        last = one as usize - 1;
    }
    // 35 degrees of freedom: above 80 once in some hundred thousand tries.
    for counts in [seen, follows] {
        let expected = 1_000_000.0 / 36.0;
        let chi_squared: f64 = counts
            .iter()
            .flatten()
            .map(|count| (f64::from(*count) - expected).powi(2) / expected)
            .sum();
        assert!(chi_squared < 80.0, "{chi_squared} for {counts:?}");
    }
}

/// A game of six turns against a house computer, honestly played.
fn honest() -> Evidence {
    let game = "verify";
    let secret: Secret = bytes(9);
    let seed = secret.house_seed(game);
    let nonces = HouseNonces { seed: &seed, game };
    let contributions = [bytes(30), nonces.contribution()];
    let mut evidence = Evidence {
        game: game.to_owned(),
        commitment: Secret::commitment(&secret),
        secret,
        contributions,
        house: [None, Some((seed.commitment(), seed))],
        host_is_one: true,
        by_lot: true,
        turns: Vec::new(),
    };
    let source = Source {
        secret: &secret,
        game,
        contributions: contributions.each_ref(),
    };
    evidence.host_is_one = source.host_begins();
    let host = if evidence.host_is_one {
        Side::One
    } else {
        Side::Two
    };
    for turn in 0..6 {
        let side = Side::of_ply(turn);
        let own = if side == host {
            bytes(turn as u8)
        } else {
            nonces.rolling(turn)
        };
        let before = (turn > 0).then(|| {
            if side == host {
                nonces.following(turn - 1)
            } else {
                bytes(turn as u8 + 60)
            }
        });
        let other = contributions[usize::from(side == host)];
        let throw = Throw {
            turn,
            before: before.unwrap_or(Bytes(other.0)),
            own,
        };
        evidence.turns.push(RolledTurn {
            turn,
            side,
            before,
            own,
            dice: source.roll(&throw),
        });
    }
    evidence
}

#[test]
fn an_honest_game_is_found_honest() {
    assert_eq!(honest().verify(), Ok(()));
}

#[test]
fn whatever_is_changed_afterwards_is_found_at_its_turn() {
    let tampered = |change: &dyn Fn(&mut Evidence)| {
        let mut evidence = honest();
        change(&mut evidence);
        evidence.verify()
    };
    assert_eq!(tampered(&|it| it.secret = bytes(8)), Err(Fraud::Secret));
    assert_eq!(tampered(&|it| it.commitment = bytes(8)), Err(Fraud::Secret));
    assert_eq!(
        tampered(&|it| it.house[1] = Some((bytes(1), bytes(2)))),
        Err(Fraud::House)
    );
    assert_eq!(
        tampered(&|it| it.contributions[1] = bytes(2)),
        Err(Fraud::House)
    );
    assert_eq!(
        tampered(&|it| it.host_is_one = !it.host_is_one),
        Err(Fraud::Lot)
    );
    for turn in 0..6_u32 {
        let at = turn as usize;
        // Another pair, whichever die is called the first.
        let other_dice = tampered(&|it| it.turns[at].dice[0] = it.turns[at].dice[0] % 6 + 1);
        assert_eq!(other_dice, Err(Fraud::Roll(turn)));
        let changed_nonce = tampered(&|it| it.turns[at].own = numbered(turn));
        assert!(
            matches!(changed_nonce, Err(Fraud::Roll(found) | Fraud::Nonce(found)) if found == turn),
            "{changed_nonce:?}"
        );
    }
    assert_eq!(
        tampered(&|it| it.turns[3].before = None),
        Err(Fraud::Nonce(3))
    );
    assert_eq!(tampered(&|it| it.turns.swap(2, 4)), Err(Fraud::Nonce(3)));
}

#[test]
fn a_house_computer_cannot_choose_among_nonces() {
    let mut evidence = honest();
    let house = evidence.turns.iter().position(|turn| {
        let host = if evidence.host_is_one {
            Side::One
        } else {
            Side::Two
        };
        turn.side != host
    });
    let turn = house.expect("it rolls every other turn");
    let rolled = &mut evidence.turns[turn];
    rolled.own = numbered(77);
    let (secret, contributions) = (evidence.secret, evidence.contributions);
    let source = Source {
        secret: &secret,
        game: "verify",
        contributions: contributions.each_ref(),
    };
    let rolled = &mut evidence.turns[turn];
    let host = Bytes(contributions[0].0);
    rolled.dice = source.roll(&Throw {
        turn: rolled.turn,
        before: rolled.before.unwrap_or(host),
        own: rolled.own,
    });
    assert_eq!(evidence.verify(), Err(Fraud::Nonce(turn as u32)));
}
