//! `deals`: the list is the same on any number of threads and in parts.

use holochess::rules::holochess::DealList;
use holochess_lab::evenness::{Looks, chances};

use crate::place::Place;

#[test]
fn the_list_is_the_same_on_any_number_of_threads() {
    let place = Place::new();
    let said = place.run(&["deals", "--out", "even.deals", "--depth", "1", "--close-depth", "1", "--threads", "3"], "");
    assert_eq!(said.status, 0, "{}", said.err);
    let text = std::fs::read_to_string(place.path("even.deals")).expect("it was written");
    let all: Vec<usize> = (0..DealList::PLACEMENTS).collect();
    let alone = chances(Looks { all: 1, close: 1 }, &all, 1, &|_, _| {});
    let alone: Vec<u8> = alone.into_iter().map(|(_, chance)| chance).collect();
    assert_eq!(DealList::from_text(&text), DealList::new(&alone));
    assert!(text.starts_with("# holochess-lab deals --out FILE --depth 1 --close-depth 1\n"));
    // In two parts, as two machines would make it.
    let looks = ["--depth", "1", "--close-depth", "1"];
    for (part, file) in [("2/2", "second"), ("1/2", "first")] {
        let said = place.run(&[&["deals", "--out", file, "--part", part], &looks[..]].concat(), "");
        assert_eq!(said.status, 0, "{}", said.err);
    }
    let said = place.run(&["merge", "first", "second", "--out", "joined.deals"], "");
    assert_eq!((said.status, said.err.as_str()), (0, ""));
    let read = |name| std::fs::read(place.path(name)).expect("it was written");
    assert_eq!(read("joined.deals"), read("even.deals"));
    let said = place.run(&["merge", "first", "second"], "");
    assert_eq!((said.status, said.err.contains("--out")), (2, true), "{}", said.err);
    let said = place.run(&["deals", "--out", ".", "--depth", "1"], "");
    assert_eq!((said.status, said.out.as_str()), (2, ""));
    assert!(said.err.starts_with("error: --out: .:"), "{}", said.err);
}
