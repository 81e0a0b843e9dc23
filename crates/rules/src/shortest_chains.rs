//! Finds all shortest chains of hops between two cells.

use super::ids::Cell;

/// No more chains are listed than this: people choose between two or three.
const MOST_CHAINS: usize = 24;

/// The shortest chains from one cell to another, both included, `first` before all others; `next` says where one hop leads.
/// `first` must be one of the shortest chains. If it is empty, so is the result.
pub(super) fn shortest<N: IntoIterator<Item = Cell>>(first: Vec<Cell>, next: impl Fn(Cell) -> N) -> Vec<Vec<Cell>> {
    let (Some(&from), Some(&to)) = (first.first(), first.last()) else { return Vec::new() };
    // The cells by how many hops they are away, each with the hops that lead to it from the layer before.
    let mut layers = vec![vec![(from, Vec::new())]];
    let mut reached = vec![from];
    while layers.len() < first.len() {
        let mut layer: Vec<(Cell, Vec<Cell>)> = Vec::new();
        for (before, _) in &layers[layers.len() - 1] {
            for cell in next(*before).into_iter().filter(|cell| !reached.contains(cell)) {
                match layer.iter_mut().find(|(known, _)| *known == cell) {
                    Some((_, befores)) => befores.push(*before),
                    None => layer.push((cell, vec![*before])),
                }
            }
        }
        reached.extend(layer.iter().map(|(cell, _)| *cell));
        layers.push(layer);
    }
    // Back from the end, one layer at a time.
    let mut ends = vec![vec![to]];
    for layer in layers[1..].iter().rev() {
        let befores =
            |cell: Cell| layer.iter().find(|(known, _)| *known == cell).map_or(&[][..], |(_, befores)| befores);
        let longer = ends.iter().flat_map(|end| {
            befores(end[0]).iter().map(move |before| std::iter::once(*before).chain(end.iter().copied()).collect())
        });
        ends = longer.take(MOST_CHAINS).collect();
    }
    ends.retain(|chain| *chain != first);
    ends.insert(0, first);
    ends.truncate(MOST_CHAINS);
    ends
}
