//! What the program holds on its heap, where it is counted (the feature `count-heap`).

#[cfg(feature = "count-heap")]
#[global_allocator]
static HEAP: cap::Cap<std::alloc::System> = cap::Cap::new(std::alloc::System, usize::MAX);

/// The bytes of everything that the program has allocated and not freed; nothing of drivers and system libraries, which have
/// allocators of their own. `None` in a build that does not count.
pub fn in_use() -> Option<u64> {
    #[cfg(feature = "count-heap")]
    {
        Some(HEAP.allocated() as u64)
    }
    #[cfg(not(feature = "count-heap"))]
    {
        None
    }
}
