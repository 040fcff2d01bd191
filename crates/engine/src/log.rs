//! Where a game tells what happened.

/// Takes the events of a move as they happen.
///
/// The unit type takes nothing and costs nothing: the inner loop of a search plays with `&mut ()`, a table
/// with a `Vec`.
pub trait Log<E> {
    /// This happened.
    fn note(&mut self, event: E);
}

impl<E> Log<E> for () {
    #[inline(always)]
    fn note(&mut self, _: E) {}
}

impl<E> Log<E> for Vec<E> {
    fn note(&mut self, event: E) {
        self.push(event);
    }
}
