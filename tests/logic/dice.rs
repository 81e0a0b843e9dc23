//! The dice are the rulebook's streams: anyone can check them.

use holochess::rules::dice::{Seed, below, shuffle};

#[test]
fn seed_seven_rolls_what_the_rulebook_says() {
    let seed = Seed::from_number(7);
    assert!(seed.hex().starts_with("7902699be42c8a8e"));
    assert_eq!(seed.roll(1, [12, 0])[0], [5, 1, 1, 2, 5, 1, 1, 3, 5, 2, 5, 5]);
    assert_eq!(seed.roll(2, [7, 5]), [vec![4, 6, 1, 2, 3, 5, 4], vec![2, 5, 6, 3, 1]]);
}

/// The first block of the 64-bit-nonce form under the all-zero key, as its author published it.
#[test]
fn the_streams_are_plain_chacha20() {
    let mut bytes = Seed::new([0; 32]).deal();
    let first: Vec<u8> = (0..8).map(|_| bytes()).collect();
    assert_eq!(first, [0x76, 0xb8, 0xe0, 0xad, 0xa0, 0xf1, 0x3d, 0x90]);
    // The second block begins 64 bytes in.
    let second: Vec<u8> = (8..72).map(|_| bytes()).skip(56).collect();
    assert_eq!(second, [0x9f, 0x07, 0xe7, 0xbe, 0x55, 0x51, 0x38, 0x7a]);
}

#[test]
fn seeds_are_written_in_hexadecimal_and_read_back() {
    let seed = Seed::from_number(u64::MAX);
    assert_eq!(Seed::from_hex(&seed.hex()), Some(seed.clone()));
    assert_eq!(Seed::from_hex(&seed.hex().to_uppercase()), Some(seed.clone()));
    for text in ["", "12", &format!("{}g", &seed.hex()[1..]), &format!("{}0", seed.hex()), &"é".repeat(32)] {
        assert_eq!(Seed::from_hex(text), None, "{text}");
    }
    // The hash is of the 32 bytes, and a seed in a log does not tell itself.
    assert_eq!(Seed::new([0; 32]).sha256_hex(), "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925");
    assert!(!format!("{seed:?}").contains(&seed.hex()));
}

#[test]
fn bytes_that_would_favour_a_face_are_skipped() {
    let mut bytes = [252, 255, 251, 253, 7].into_iter();
    let mut next = || bytes.next().unwrap();
    assert_eq!([below(&mut next, 6), below(&mut next, 6)], [251 % 6, 1]);
    let mut all = (0..=255_u8).cycle();
    let mut next = || all.next().unwrap();
    assert_eq!(below(&mut next, 1), 0);
    // From the last place down: 3 → last, 0 → third, 1 → second stays.
    let mut bytes = [3, 0, 1].into_iter();
    let mut items = ['a', 'b', 'c', 'd'];
    shuffle(&mut || bytes.next().unwrap(), &mut items);
    assert_eq!(items, ['c', 'b', 'a', 'd']);
}

#[test]
fn faces_are_fair() {
    let mut counts = [0_u32; 6];
    for roll in 1..=3000 {
        for face in Seed::from_number(1).roll(roll, [8, 8]).concat() {
            counts[usize::from(face) - 1] += 1;
        }
    }
    // 8000 of each are expected, with a standard deviation of 82.
    assert!(counts.iter().all(|count| (7600..8400).contains(count)), "{counts:?}");
}
