//! Experience: a small network that learned from self-play how likely each seat is to win.
//!
//! It looks at the table from one seat's side at a time and says how well that seat stands; the seats'
//! chances are these judgements made to add up to one. So the same network serves any number of players.

/// The neurons between what is seen and the judgement.
pub const HIDDEN: usize = 32;

/// A network with one hidden layer, and a direct way from what is seen to the judgement.
#[derive(Clone, PartialEq, Debug)]
pub struct Net {
    inputs: usize,
    weights: Vec<f32>,
}

/// What a network makes of what one seat sees, short of the judgement.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Thought {
    direct: f32,
    neurons: [f32; HIDDEN],
}

/// The weights of a network by what they connect.
struct Parts<'a> {
    to_neurons: &'a [[f32; HIDDEN]],
    bias: &'a [f32; HIDDEN],
    from_neurons: &'a [f32; HIDDEN],
    direct: &'a [f32],
}

impl Net {
    /// How many weights a network has that sees so many features.
    pub const fn size(inputs: usize) -> usize {
        inputs * HIDDEN + 2 * HIDDEN + inputs
    }

    /// A network of given weights: for each feature its weight to every neuron, then every neuron's bias, then
    /// its weight to the judgement, then each feature's direct weight to it.
    ///
    /// # Panics
    /// If their number fits no network.
    pub fn new(weights: Vec<f32>) -> Net {
        let inputs = weights.len().saturating_sub(2 * HIDDEN) / (HIDDEN + 1);
        assert_eq!(weights.len(), Net::size(inputs), "a network has a weight for each connection");
        Net { inputs, weights }
    }

    /// A network without neurons: each feature has a weight of its own, and that is all.
    pub fn linear(direct: &[f32]) -> Net {
        let mut weights = vec![0.0; Net::size(direct.len())];
        let first = weights.len() - direct.len();
        weights[first..].copy_from_slice(direct);
        Net::new(weights)
    }

    /// A network kept as bytes: 32-bit floats, lowest byte first.
    pub fn from_bytes(bytes: &[u8]) -> Net {
        Net::new(bytes.as_chunks().0.iter().map(|&float| f32::from_le_bytes(float)).collect())
    }

    /// As bytes.
    pub fn to_bytes(&self) -> Vec<u8> {
        self.weights.iter().flat_map(|weight| weight.to_le_bytes()).collect()
    }

    /// The weights, to be learned.
    pub fn weights_mut(&mut self) -> &mut [f32] {
        &mut self.weights
    }

    /// How many features it sees.
    pub fn inputs(&self) -> usize {
        self.inputs
    }

    #[inline]
    fn parts(&self) -> Parts<'_> {
        let (to_neurons, rest) = self.weights.split_at(self.inputs * HIDDEN);
        let (bias, rest) = rest.split_first_chunk().expect("a bias for each neuron");
        let (from_neurons, direct) = rest.split_first_chunk().expect("a weight from each neuron");
        Parts { to_neurons: to_neurons.as_chunks().0, bias, from_neurons, direct }
    }

    /// The thought of one who sees nothing: every feature is 0.
    pub fn blank(&self) -> Thought {
        Thought { direct: 0.0, neurons: *self.parts().bias }
    }

    /// The thought when what is seen changes: only what is new costs anything.
    #[inline]
    pub fn shift(&self, mut thought: Thought, old: &[f32], new: &[f32]) -> Thought {
        debug_assert_eq!((old.len(), new.len()), (self.inputs, self.inputs));
        let Parts { to_neurons, direct, .. } = self.parts();
        for (((new, old), weights), direct) in new.iter().zip(old).zip(to_neurons).zip(direct) {
            let by = new - old;
            if by != 0.0 {
                thought.direct += by * direct;
                for (neuron, weight) in thought.neurons.iter_mut().zip(weights) {
                    *neuron += by * weight;
                }
            }
        }
        thought
    }

    /// The judgement of how well the seat stands.
    #[inline]
    pub fn judgement(&self, thought: &Thought) -> f32 {
        let fired = thought
            .neurons
            .iter()
            .zip(self.parts().from_neurons)
            .map(|(neuron, weight)| neuron.max(0.0) * weight);
        thought.direct + fired.sum::<f32>()
    }

    /// Adds to `slopes` how the judgement changes with each weight, times `scale`.
    pub fn backward(&self, seen: &[f32], thought: &Thought, scale: f32, slopes: &mut [f32]) {
        let mut back = [0.0; HIDDEN];
        for ((back, neuron), weight) in back.iter_mut().zip(&thought.neurons).zip(self.parts().from_neurons) {
            *back = if *neuron > 0.0 { scale * weight } else { 0.0 };
        }
        let (first, rest) = slopes.split_at_mut(self.inputs * HIDDEN);
        let (bias, rest) = rest.split_at_mut(HIDDEN);
        let (last, direct) = rest.split_at_mut(HIDDEN);
        for ((value, first), direct) in seen.iter().zip(first.chunks_exact_mut(HIDDEN)).zip(direct) {
            *direct += scale * value;
            for (slope, back) in first.iter_mut().zip(&back) {
                *slope += value * back;
            }
        }
        for (((bias, last), back), neuron) in bias.iter_mut().zip(last).zip(&back).zip(&thought.neurons) {
            *bias += back;
            *last += scale * neuron.max(0.0);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const INPUTS: usize = 5;

    fn net() -> Net {
        // Any weights that are neither alike nor all of one sign.
        Net::new((0..Net::size(INPUTS)).map(|i| ((i * 7919 % 101) as f32 - 50.0) / 50.0).collect())
    }

    fn judge(net: &Net, seen: &[f32]) -> f32 {
        net.judgement(&net.shift(net.blank(), &[0.0; INPUTS], seen))
    }

    #[test]
    fn a_network_round_trips_through_bytes() {
        assert_eq!(Net::from_bytes(&net().to_bytes()), net());
    }

    #[test]
    fn a_shifted_thought_is_the_thought_from_scratch() {
        let net = net();
        let (old, new) = ([0.5, 0.0, 1.0, 0.25, 0.0], [0.5, 1.0, 0.0, 0.25, 0.0]);
        let thought = net.shift(net.shift(net.blank(), &[0.0; INPUTS], &old), &old, &new);
        assert!((net.judgement(&thought) - judge(&net, &new)).abs() < 1e-4);
    }

    #[test]
    fn slopes_are_what_small_changes_of_weights_show() {
        let seen = [0.5, 0.0, 1.0, 0.25, -0.5];
        let net = net();
        let mut slopes = vec![0.0; Net::size(INPUTS)];
        net.backward(&seen, &net.shift(net.blank(), &[0.0; INPUTS], &seen), 1.0, &mut slopes);
        for (i, slope) in slopes.into_iter().enumerate() {
            let mut changed = net.clone();
            changed.weights_mut()[i] += 1e-2;
            let shown = (judge(&changed, &seen) - judge(&net, &seen)) / 1e-2;
            assert!((shown - slope).abs() < 2e-2, "weight {i}: {shown} and {slope}");
        }
    }
}
