//! The evaluation network: it learned from self-play how likely each seat is to win.
//!
//! It sees the position from one seat's side at a time and gives that seat a score (a logit); the softmax of all seats' scores
//! are their chances. So one network serves any number of players.

/// The neurons of the hidden layer.
pub(crate) const HIDDEN: usize = 32;

/// A network with one hidden layer of rectified linear units, and a direct connection from each input to the output.
#[derive(Clone, PartialEq, Debug)]
pub struct EvaluationNet {
    inputs: usize,
    weights: Vec<f32>,
}

/// What the inputs of one seat add up to in the hidden layer and on the direct way. It can be updated when inputs change.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Accumulator {
    direct: f32,
    neurons: [f32; HIDDEN],
}

/// The weights by what they connect.
struct Layers<'a> {
    to_neurons: &'a [[f32; HIDDEN]],
    bias: &'a [f32; HIDDEN],
    from_neurons: &'a [f32; HIDDEN],
    direct: &'a [f32],
}

impl EvaluationNet {
    /// How many weights a network with this many inputs has.
    pub const fn size(inputs: usize) -> usize {
        inputs * HIDDEN + 2 * HIDDEN + inputs
    }

    /// A network of given weights: for each input its weight to every neuron, then every neuron's bias, then every neuron's
    /// weight to the output, then each input's direct weight to the output.
    ///
    /// # Panics
    /// If no network has this many weights.
    pub fn new(weights: Vec<f32>) -> EvaluationNet {
        let inputs = weights.len().saturating_sub(2 * HIDDEN) / (HIDDEN + 1);
        assert_eq!(weights.len(), EvaluationNet::size(inputs), "a network has a weight for each connection");
        EvaluationNet { inputs, weights }
    }

    /// A network without neurons: the weighted sum of its features.
    pub fn linear(direct: &[f32]) -> EvaluationNet {
        let mut weights = vec![0.0; EvaluationNet::size(direct.len())];
        let first = weights.len() - direct.len();
        weights[first..].copy_from_slice(direct);
        EvaluationNet::new(weights)
    }

    /// A network read from bytes: 32-bit floats, little-endian.
    pub fn from_bytes(bytes: &[u8]) -> EvaluationNet {
        EvaluationNet::new(bytes.as_chunks().0.iter().map(|&float| f32::from_le_bytes(float)).collect())
    }

    /// The network as bytes.
    pub fn to_bytes(&self) -> Vec<u8> {
        self.weights.iter().flat_map(|weight| weight.to_le_bytes()).collect()
    }

    /// The weights, for training.
    pub(crate) fn weights_mut(&mut self) -> &mut [f32] {
        &mut self.weights
    }

    /// How many inputs it has for each seat.
    pub fn inputs(&self) -> usize {
        self.inputs
    }

    #[inline]
    fn layers(&self) -> Layers<'_> {
        let (to_neurons, rest) = self.weights.split_at(self.inputs * HIDDEN);
        let (bias, rest) = rest.split_first_chunk().expect("a bias for each neuron");
        let (from_neurons, direct) = rest.split_first_chunk().expect("a weight from each neuron");
        Layers { to_neurons: to_neurons.as_chunks().0, bias, from_neurons, direct }
    }

    /// The accumulator of inputs that are all 0.
    pub(crate) fn empty(&self) -> Accumulator {
        Accumulator { direct: 0.0, neurons: *self.layers().bias }
    }

    /// The accumulator after inputs changed from `old` to `new`. Inputs that stayed the same cost nothing.
    #[inline]
    pub(crate) fn update(&self, mut accumulator: Accumulator, old: &[f32], new: &[f32]) -> Accumulator {
        debug_assert_eq!((old.len(), new.len()), (self.inputs, self.inputs));
        let Layers { to_neurons, direct, .. } = self.layers();
        for (((new, old), weights), direct) in new.iter().zip(old).zip(to_neurons).zip(direct) {
            let by = new - old;
            if by != 0.0 {
                accumulator.direct += by * direct;
                for (neuron, weight) in accumulator.neurons.iter_mut().zip(weights) {
                    *neuron += by * weight;
                }
            }
        }
        accumulator
    }

    /// The seat's logit.
    #[inline]
    pub(crate) fn output(&self, accumulator: &Accumulator) -> f32 {
        let active = accumulator
            .neurons
            .iter()
            .zip(self.layers().from_neurons)
            .map(|(neuron, weight)| neuron.max(0.0) * weight);
        accumulator.direct + active.sum::<f32>()
    }

    /// Backpropagation: adds the derivative of the output by each weight, times `scale`, to `gradients`.
    pub(crate) fn backward(
        &self,
        inputs: &[f32],
        accumulator: &Accumulator,
        scale: f32,
        gradients: &mut [f32],
    ) {
        let mut back = [0.0; HIDDEN];
        for ((back, neuron), weight) in
            back.iter_mut().zip(&accumulator.neurons).zip(self.layers().from_neurons)
        {
            *back = if *neuron > 0.0 { scale * weight } else { 0.0 };
        }
        let (first, rest) = gradients.split_at_mut(self.inputs * HIDDEN);
        let (bias, rest) = rest.split_at_mut(HIDDEN);
        let (last, direct) = rest.split_at_mut(HIDDEN);
        for ((value, first), direct) in inputs.iter().zip(first.chunks_exact_mut(HIDDEN)).zip(direct) {
            *direct += scale * value;
            for (gradient, back) in first.iter_mut().zip(&back) {
                *gradient += value * back;
            }
        }
        for (((bias, last), back), neuron) in bias.iter_mut().zip(last).zip(&back).zip(&accumulator.neurons) {
            *bias += back;
            *last += scale * neuron.max(0.0);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const INPUTS: usize = 5;

    fn net() -> EvaluationNet {
        // Any weights that are neither alike nor all of one sign.
        EvaluationNet::new(
            (0..EvaluationNet::size(INPUTS)).map(|i| ((i * 7919 % 101) as f32 - 50.0) / 50.0).collect(),
        )
    }

    fn evaluate(net: &EvaluationNet, inputs: &[f32]) -> f32 {
        net.output(&net.update(net.empty(), &[0.0; INPUTS], inputs))
    }

    #[test]
    fn a_network_round_trips_through_bytes() {
        assert_eq!(EvaluationNet::from_bytes(&net().to_bytes()), net());
    }

    #[test]
    fn an_updated_accumulator_equals_one_from_scratch() {
        let net = net();
        let (old, new) = ([0.5, 0.0, 1.0, 0.25, 0.0], [0.5, 1.0, 0.0, 0.25, 0.0]);
        let accumulator = net.update(net.update(net.empty(), &[0.0; INPUTS], &old), &old, &new);
        assert!((net.output(&accumulator) - evaluate(&net, &new)).abs() < 1e-4);
    }

    #[test]
    fn gradients_match_finite_differences() {
        let inputs = [0.5, 0.0, 1.0, 0.25, -0.5];
        let net = net();
        let mut gradients = vec![0.0; EvaluationNet::size(INPUTS)];
        net.backward(&inputs, &net.update(net.empty(), &[0.0; INPUTS], &inputs), 1.0, &mut gradients);
        for (i, gradient) in gradients.into_iter().enumerate() {
            let mut changed = net.clone();
            changed.weights_mut()[i] += 1e-2;
            let shown = (evaluate(&changed, &inputs) - evaluate(&net, &inputs)) / 1e-2;
            assert!((shown - gradient).abs() < 2e-2, "weight {i}: {shown} and {gradient}");
        }
    }
}
