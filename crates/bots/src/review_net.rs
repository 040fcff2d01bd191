//! The review network: it evaluates positions in reviews. It has more inputs and more layers than the evaluation network,
//! because a review evaluates only the ends of its playouts, where a bot evaluates every position that it considers.

use crate::Shares;
use engine::MAX_SEATS;

/// A network with two hidden layers of rectified linear units, and a direct connection from each input to the output. Like the
/// [evaluation network](crate::EvaluationNet) it sees the position from one seat's side at a time.
#[derive(Clone, PartialEq, Debug)]
pub struct ReviewNet {
    inputs: usize,
    weights: Vec<f32>,
}

/// The neurons of the first hidden layer.
pub(crate) const FIRST: usize = 128;
/// The neurons of the second hidden layer.
pub(crate) const SECOND: usize = 32;

/// The output of each neuron.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Activations {
    first: [f32; FIRST],
    second: [f32; SECOND],
}

/// The weights by what they connect, or the gradients of these.
struct ReviewLayers<T> {
    to_first: T,
    first_bias: T,
    to_second: T,
    second_bias: T,
    from_second: T,
    direct: T,
}

impl ReviewNet {
    /// How many weights a network with this many inputs has.
    pub const fn size(inputs: usize) -> usize {
        inputs * (FIRST + 1) + FIRST + FIRST * SECOND + 2 * SECOND
    }

    /// A network of given weights.
    ///
    /// # Panics
    /// If no network has this many weights.
    pub fn new(weights: Vec<f32>) -> ReviewNet {
        let inputs = weights.len().saturating_sub(ReviewNet::size(0)) / (FIRST + 1);
        assert_eq!(weights.len(), ReviewNet::size(inputs), "a network has a weight for each connection");
        ReviewNet { inputs, weights }
    }

    /// A network read from bytes. Only the upper 16 bits of each weight are stored. The higher bytes of all weights come
    /// first: they are much alike, so they compress well.
    pub fn from_bytes(bytes: &[u8]) -> ReviewNet {
        let (high, low) = bytes.split_at(bytes.len() / 2);
        let weight = |(&high, &low): (&u8, &u8)| f32::from_le_bytes([0, 0, low, high]);
        ReviewNet::new(high.iter().zip(low).map(weight).collect())
    }

    /// The network as bytes.
    pub fn to_bytes(&self) -> Vec<u8> {
        // Rounded to the nearest. No weight is large enough for this to overflow.
        let halves = self.weights.iter().map(|weight| (weight.to_bits() + 0x8000) >> 16);
        let high = halves.clone().map(|half| (half >> 8) as u8);
        high.chain(halves.map(|half| half as u8)).collect()
    }

    /// The weights, for training.
    pub(crate) fn weights_mut(&mut self) -> &mut [f32] {
        &mut self.weights
    }

    /// How many inputs it has for each seat.
    pub fn inputs(&self) -> usize {
        self.inputs
    }

    fn layers(&self) -> ReviewLayers<&[f32]> {
        let (to_first, rest) = self.weights.split_at(self.inputs * FIRST);
        let (first_bias, rest) = rest.split_at(FIRST);
        let (to_second, rest) = rest.split_at(FIRST * SECOND);
        let (second_bias, rest) = rest.split_at(SECOND);
        let (from_second, direct) = rest.split_at(SECOND);
        ReviewLayers { to_first, first_bias, to_second, second_bias, from_second, direct }
    }

    fn layers_mut<'a>(&self, gradients: &'a mut [f32]) -> ReviewLayers<&'a mut [f32]> {
        let (to_first, rest) = gradients.split_at_mut(self.inputs * FIRST);
        let (first_bias, rest) = rest.split_at_mut(FIRST);
        let (to_second, rest) = rest.split_at_mut(FIRST * SECOND);
        let (second_bias, rest) = rest.split_at_mut(SECOND);
        let (from_second, direct) = rest.split_at_mut(SECOND);
        ReviewLayers { to_first, first_bias, to_second, second_bias, from_second, direct }
    }

    /// The logit of the seat with these inputs, and the activations behind it.
    pub(crate) fn forward(&self, inputs: &[f32]) -> (f32, Activations) {
        let layers = self.layers();
        let mut active = Activations { first: [0.0; FIRST], second: [0.0; SECOND] };
        active.first.copy_from_slice(layers.first_bias);
        active.second.copy_from_slice(layers.second_bias);
        let mut logit = 0.0;
        for ((&value, weights), direct) in inputs.iter().zip(layers.to_first.as_chunks().0).zip(layers.direct)
        {
            if value != 0.0 {
                logit += value * direct;
                add(&mut active.first, value, weights);
            }
        }
        for (neuron, weights) in active.first.iter_mut().zip(layers.to_second.as_chunks().0) {
            *neuron = neuron.max(0.0);
            if *neuron > 0.0 {
                add(&mut active.second, *neuron, weights);
            }
        }
        for (neuron, weight) in active.second.iter_mut().zip(layers.from_second) {
            *neuron = neuron.max(0.0);
            logit += *neuron * weight;
        }
        (logit, active)
    }

    /// The chances of all seats, given their inputs one after the other. `correction` is added to the logit of each.
    pub fn shares(&self, inputs: &[f32], correction: impl Fn(usize, &[f32]) -> f32) -> Shares {
        let mut logits = [0.0; MAX_SEATS];
        let sides = inputs.chunks_exact(self.inputs);
        let seats = sides.len();
        for (seat, (logit, side)) in logits.iter_mut().zip(sides).enumerate() {
            *logit = self.forward(side).0 + correction(seat, side);
        }
        Shares::from_logits(&logits[..seats])
    }

    /// Backpropagation: adds the derivative of the output by each weight, times `scale`, to `gradients`.
    pub(crate) fn backward(&self, inputs: &[f32], active: &Activations, scale: f32, gradients: &mut [f32]) {
        let layers = self.layers();
        let gradients = self.layers_mut(gradients);
        let mut back = Activations { first: [0.0; FIRST], second: [0.0; SECOND] };
        for ((back, neuron), weight) in back.second.iter_mut().zip(&active.second).zip(layers.from_second) {
            *back = if *neuron > 0.0 { scale * weight } else { 0.0 };
        }
        let weights = layers.to_second.as_chunks::<SECOND>().0.iter();
        let to_second = gradients.to_second.as_chunks_mut().0.iter_mut();
        for (((back_first, &neuron), weights), gradients) in
            back.first.iter_mut().zip(&active.first).zip(weights).zip(to_second)
        {
            if neuron > 0.0 {
                add(gradients, neuron, &back.second);
                *back_first = weights.iter().zip(&back.second).map(|(weight, back)| weight * back).sum();
            }
        }
        let to_first = gradients.to_first.as_chunks_mut().0;
        for ((&value, to_first), direct) in inputs.iter().zip(to_first).zip(gradients.direct) {
            if value != 0.0 {
                *direct += scale * value;
                add(to_first, value, &back.first);
            }
        }
        let biases = gradients.first_bias.iter_mut().zip(&back.first);
        biases
            .chain(gradients.second_bias.iter_mut().zip(&back.second))
            .for_each(|(bias, back)| *bias += back);
        for (last, neuron) in gradients.from_second.iter_mut().zip(&active.second) {
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

    fn network() -> ReviewNet {
        // Any weights that are neither alike nor all of one sign, and fit into 16 bits.
        let weight = |i: usize| ((i * 7919 % 101) as f32 - 50.0) / 256.0;
        ReviewNet::new((0..ReviewNet::size(INPUTS)).map(weight).collect())
    }

    #[test]
    fn a_network_round_trips_through_bytes() {
        assert_eq!(ReviewNet::from_bytes(&network().to_bytes()), network());
    }

    #[test]
    fn a_weight_is_rounded_to_the_nearest_that_can_be_stored() {
        let mut network = network();
        for (weight, kept) in [(1.0 + 1.0 / 500.0, 1.0), (-1.0 - 1.0 / 150.0, -1.0 - 1.0 / 128.0)] {
            network.weights_mut()[7] = weight;
            assert_eq!(ReviewNet::from_bytes(&network.to_bytes()).weights[7].to_bits(), f32::to_bits(kept));
        }
    }

    #[test]
    fn gradients_match_finite_differences() {
        let inputs = [0.5, 0.0, 1.0, 0.25, -0.5];
        // No neuron is near 0, where its derivative jumps.
        let weight = |i: usize| ((i * 7919 % 1009) as f32 - 504.5) / 2048.0;
        let network = ReviewNet::new((0..ReviewNet::size(INPUTS)).map(weight).collect());
        let (_, active) = network.forward(&inputs);
        let mut gradients = vec![0.0; ReviewNet::size(INPUTS)];
        network.backward(&inputs, &active, 1.0, &mut gradients);
        for (i, gradient) in gradients.into_iter().enumerate() {
            let mut changed = network.clone();
            changed.weights_mut()[i] += 1e-3;
            let shown = (changed.forward(&inputs).0 - network.forward(&inputs).0) / 1e-3;
            assert!(
                (shown - gradient).abs() < 1e-2 + 0.05 * gradient.abs(),
                "weight {i}: {shown} and {gradient}"
            );
        }
    }
}
