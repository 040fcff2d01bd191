//! Hindsight: the network by which a review judges tables. It sees more of them than experience does, and is deeper: a
//! review judges the ends of its playouts only, where a player judges every table that it thinks of.

use crate::Shares;
use engine::MAX_SEATS;

/// A network with two hidden layers, and a direct way from what is seen to the judgement. Like experience it looks from
/// one seat's side at a time.
#[derive(Clone, PartialEq, Debug)]
pub struct Hindsight {
    inputs: usize,
    weights: Vec<f32>,
}

/// The neurons of the hidden layers.
pub const FIRST: usize = 128;
/// The neurons of the second of them.
pub const SECOND: usize = 32;

/// How far each neuron fires.
#[derive(Clone, PartialEq, Debug)]
pub struct Fired {
    first: [f32; FIRST],
    second: [f32; SECOND],
}

/// The weights by what they connect, or how the judgement changes with each of them.
struct Parts<T> {
    to_first: T,
    first_bias: T,
    to_second: T,
    second_bias: T,
    from_second: T,
    direct: T,
}

impl Hindsight {
    /// How many weights a network has that sees so many details.
    pub const fn size(inputs: usize) -> usize {
        inputs * (FIRST + 1) + FIRST + FIRST * SECOND + 2 * SECOND
    }

    /// A network of given weights.
    ///
    /// # Panics
    /// If their number fits no network.
    pub fn new(weights: Vec<f32>) -> Hindsight {
        let inputs = weights.len().saturating_sub(Hindsight::size(0)) / (FIRST + 1);
        assert_eq!(weights.len(), Hindsight::size(inputs), "a network has a weight for each connection");
        Hindsight { inputs, weights }
    }

    /// A network kept as bytes: of each weight the upper half, which is all that counts. The higher bytes of all weights
    /// come first: they are much alike, and are sent as half as many.
    pub fn from_bytes(bytes: &[u8]) -> Hindsight {
        let (high, low) = bytes.split_at(bytes.len() / 2);
        let weight = |(&high, &low): (&u8, &u8)| f32::from_le_bytes([0, 0, low, high]);
        Hindsight::new(high.iter().zip(low).map(weight).collect())
    }

    /// As bytes.
    pub fn to_bytes(&self) -> Vec<u8> {
        // Rounded to the nearest; no weight is so large that this could go wrong.
        let halves = self.weights.iter().map(|weight| (weight.to_bits() + 0x8000) >> 16);
        let high = halves.clone().map(|half| (half >> 8) as u8);
        high.chain(halves.map(|half| half as u8)).collect()
    }

    /// The weights, to be learned.
    pub fn weights_mut(&mut self) -> &mut [f32] {
        &mut self.weights
    }

    /// How many details it sees.
    pub fn inputs(&self) -> usize {
        self.inputs
    }

    fn parts(&self) -> Parts<&[f32]> {
        let (to_first, rest) = self.weights.split_at(self.inputs * FIRST);
        let (first_bias, rest) = rest.split_at(FIRST);
        let (to_second, rest) = rest.split_at(FIRST * SECOND);
        let (second_bias, rest) = rest.split_at(SECOND);
        let (from_second, direct) = rest.split_at(SECOND);
        Parts { to_first, first_bias, to_second, second_bias, from_second, direct }
    }

    fn parts_mut<'a>(&self, slopes: &'a mut [f32]) -> Parts<&'a mut [f32]> {
        let (to_first, rest) = slopes.split_at_mut(self.inputs * FIRST);
        let (first_bias, rest) = rest.split_at_mut(FIRST);
        let (to_second, rest) = rest.split_at_mut(FIRST * SECOND);
        let (second_bias, rest) = rest.split_at_mut(SECOND);
        let (from_second, direct) = rest.split_at_mut(SECOND);
        Parts { to_first, first_bias, to_second, second_bias, from_second, direct }
    }

    /// The judgement of how well the seat stands that sees this, and the neurons behind it.
    pub fn judge(&self, seen: &[f32]) -> (f32, Fired) {
        let parts = self.parts();
        let mut fired = Fired { first: [0.0; FIRST], second: [0.0; SECOND] };
        fired.first.copy_from_slice(parts.first_bias);
        fired.second.copy_from_slice(parts.second_bias);
        let mut judgement = 0.0;
        for ((&value, weights), direct) in seen.iter().zip(parts.to_first.as_chunks().0).zip(parts.direct) {
            if value != 0.0 {
                judgement += value * direct;
                add(&mut fired.first, value, weights);
            }
        }
        for (neuron, weights) in fired.first.iter_mut().zip(parts.to_second.as_chunks().0) {
            *neuron = neuron.max(0.0);
            if *neuron > 0.0 {
                add(&mut fired.second, *neuron, weights);
            }
        }
        for (neuron, weight) in fired.second.iter_mut().zip(parts.from_second) {
            *neuron = neuron.max(0.0);
            judgement += *neuron * weight;
        }
        (judgement, fired)
    }

    /// The chances that follow from the details of all seats, where something is added to the judgement of each.
    pub fn shares(&self, seen: &[f32], added: impl Fn(usize, &[f32]) -> f32) -> Shares {
        let mut judgements = [0.0; MAX_SEATS];
        let sides = seen.chunks_exact(self.inputs);
        let seats = sides.len();
        for (seat, (judgement, side)) in judgements.iter_mut().zip(sides).enumerate() {
            *judgement = self.judge(side).0 + added(seat, side);
        }
        Shares::from_judgements(&judgements[..seats])
    }

    /// Adds to `slopes` how the judgement changes with each weight, times `scale`.
    pub fn backward(&self, seen: &[f32], fired: &Fired, scale: f32, slopes: &mut [f32]) {
        let parts = self.parts();
        let slopes = self.parts_mut(slopes);
        let mut back = Fired { first: [0.0; FIRST], second: [0.0; SECOND] };
        for ((back, neuron), weight) in back.second.iter_mut().zip(&fired.second).zip(parts.from_second) {
            *back = if *neuron > 0.0 { scale * weight } else { 0.0 };
        }
        let weights = parts.to_second.as_chunks::<SECOND>().0.iter();
        let to_second = slopes.to_second.as_chunks_mut().0.iter_mut();
        for (((back_first, &neuron), weights), slopes) in
            back.first.iter_mut().zip(&fired.first).zip(weights).zip(to_second)
        {
            if neuron > 0.0 {
                add(slopes, neuron, &back.second);
                *back_first = weights.iter().zip(&back.second).map(|(weight, back)| weight * back).sum();
            }
        }
        let to_first = slopes.to_first.as_chunks_mut().0;
        for ((&value, to_first), direct) in seen.iter().zip(to_first).zip(slopes.direct) {
            if value != 0.0 {
                *direct += scale * value;
                add(to_first, value, &back.first);
            }
        }
        let biases = slopes.first_bias.iter_mut().zip(&back.first);
        biases.chain(slopes.second_bias.iter_mut().zip(&back.second)).for_each(|(bias, back)| *bias += back);
        for (last, neuron) in slopes.from_second.iter_mut().zip(&fired.second) {
            *last += scale * neuron;
        }
    }
}

#[inline]
fn add<const N: usize>(to: &mut [f32; N], times: f32, from: &[f32; N]) {
    for (to, from) in to.iter_mut().zip(from) {
        *to += times * from;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const INPUTS: usize = 5;

    fn network() -> Hindsight {
        // Any weights that are neither alike nor all of one sign, and need no more than their upper half.
        let weight = |i: usize| ((i * 7919 % 101) as f32 - 50.0) / 256.0;
        Hindsight::new((0..Hindsight::size(INPUTS)).map(weight).collect())
    }

    #[test]
    fn a_network_round_trips_through_bytes() {
        assert_eq!(Hindsight::from_bytes(&network().to_bytes()), network());
    }

    #[test]
    fn a_weight_is_kept_as_the_nearest_that_there_is() {
        let mut network = network();
        for (weight, kept) in [(1.0 + 1.0 / 500.0, 1.0), (-1.0 - 1.0 / 150.0, -1.0 - 1.0 / 128.0)] {
            network.weights_mut()[7] = weight;
            assert_eq!(Hindsight::from_bytes(&network.to_bytes()).weights[7].to_bits(), f32::to_bits(kept));
        }
    }

    #[test]
    fn slopes_are_what_small_changes_of_weights_show() {
        let seen = [0.5, 0.0, 1.0, 0.25, -0.5];
        // No neuron is at the point from which on it fires.
        let weight = |i: usize| ((i * 7919 % 1009) as f32 - 504.5) / 2048.0;
        let network = Hindsight::new((0..Hindsight::size(INPUTS)).map(weight).collect());
        let (_, fired) = network.judge(&seen);
        let mut slopes = vec![0.0; Hindsight::size(INPUTS)];
        network.backward(&seen, &fired, 1.0, &mut slopes);
        for (i, slope) in slopes.into_iter().enumerate() {
            let mut changed = network.clone();
            changed.weights_mut()[i] += 1e-3;
            let shown = (changed.judge(&seen).0 - network.judge(&seen).0) / 1e-3;
            assert!((shown - slope).abs() < 1e-2 + 0.05 * slope.abs(), "weight {i}: {shown} and {slope}");
        }
    }
}
