//! Uniform numbers and shuffles out of a raw stream of 64-bit words.
//!
//! Records and verifiable dice need these to stay the same for good, on any machine, so they are written
//! down here instead of taken from a library that may improve them.

use rand_core::Rng;

/// A uniform number below `n`, exact, by Lemire's multiplication: `word * n / 2^64`, where words whose
/// product has a low half under `2^64 mod n` are drawn again.
///
/// # Panics
/// If `n` is 0.
#[inline]
pub fn below(rng: &mut impl Rng, n: u32) -> u32 {
    assert!(n > 0, "nothing to choose from");
    let n = u64::from(n);
    loop {
        let product = u128::from(rng.next_u64()) * u128::from(n);
        let low = product as u64;
        // The remainder costs a division: only look when it could matter.
        if low >= n || low >= n.wrapping_neg() % n {
            return (product >> 64) as u32;
        }
    }
}

/// One of the items, each as likely.
///
/// # Panics
/// If there are none.
#[inline]
pub fn pick<T: Copy>(rng: &mut impl Rng, items: &[T]) -> T {
    items[below(rng, items.len() as u32) as usize]
}

/// Shuffles by Fisher and Yates, from the last item down: item `i` changes places with item `below(i + 1)`.
pub fn shuffle<T>(rng: &mut impl Rng, items: &mut [T]) {
    for i in (1..items.len()).rev() {
        items.swap(i, below(rng, i as u32 + 1) as usize);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand_core::SeedableRng;
    use rand_pcg::Pcg64Mcg;

    #[test]
    fn numbers_below_n_are_uniform() {
        let mut rng = Pcg64Mcg::seed_from_u64(7);
        let mut counts = [0i32; 7];
        for _ in 0..70_000 {
            counts[below(&mut rng, 7) as usize] += 1;
        }
        // Standard deviation is 93: five of them is beyond chance.
        assert!(counts.iter().all(|count| (count - 10_000).abs() < 465), "{counts:?}");
    }

    #[test]
    fn a_shuffle_reaches_every_order_equally() {
        let mut rng = Pcg64Mcg::seed_from_u64(8);
        let mut counts = std::collections::BTreeMap::<[u8; 3], i32>::new();
        for _ in 0..60_000 {
            let mut items = [1, 2, 3];
            shuffle(&mut rng, &mut items);
            *counts.entry(items).or_default() += 1;
        }
        assert_eq!(counts.len(), 6);
        assert!(counts.values().all(|count| (count - 10_000).abs() < 460), "{counts:?}");
    }

    /// The numbers that a second implementation must get: the words here are small and known.
    #[test]
    fn the_stream_is_read_as_documented() {
        struct Words(u64);
        impl rand_core::TryRng for Words {
            type Error = core::convert::Infallible;
            fn try_next_u32(&mut self) -> Result<u32, Self::Error> {
                unreachable!("only whole words are drawn")
            }
            fn try_next_u64(&mut self) -> Result<u64, Self::Error> {
                self.0 = self.0.wrapping_mul(0x9E37_79B9_7F4A_7C15).wrapping_add(1);
                Ok(self.0)
            }
            fn try_fill_bytes(&mut self, _: &mut [u8]) -> Result<(), Self::Error> {
                unreachable!("only whole words are drawn")
            }
        }
        let mut words = Words(1);
        let numbers: Vec<u32> = (0..6).map(|_| below(&mut words, 6)).collect();
        assert_eq!(numbers, [3, 2, 5, 4, 5, 1]);
        let mut items = ['a', 'b', 'c', 'd'];
        shuffle(&mut Words(1), &mut items);
        assert_eq!(items, ['a', 'd', 'b', 'c']);
    }
}
