//! The optimizer: Adam, by Kingma and Ba. Reviews learn too, so a step gives the same result on every machine.

const KEEP_MEAN: f32 = 0.9;
const KEEP_SQUARE: f32 = 0.999;

/// Running means of the gradients and of their squares.
#[derive(Clone, Debug)]
pub(crate) struct Adam {
    means: Vec<f32>,
    squares: Vec<f32>,
    /// How much the zeros that the means started with still weigh in each of them.
    bias: (f32, f32),
}

impl Adam {
    /// For this many weights.
    pub(crate) fn new(size: usize) -> Adam {
        Adam { means: vec![0.0; size], squares: vec![0.0; size], bias: (1.0, 1.0) }
    }

    /// Takes a step down these gradients.
    pub(crate) fn step(&mut self, weights: &mut [f32], gradients: &[f32], rate: f32) {
        self.bias = (self.bias.0 * KEEP_MEAN, self.bias.1 * KEEP_SQUARE);
        let (mean_scale, square_scale) = (1.0 / (1.0 - self.bias.0), 1.0 / (1.0 - self.bias.1));
        let state = self.means.iter_mut().zip(&mut self.squares);
        for ((weight, gradient), (mean, square)) in weights.iter_mut().zip(gradients).zip(state) {
            *mean = KEEP_MEAN * *mean + (1.0 - KEEP_MEAN) * gradient;
            *square = KEEP_SQUARE * *square + (1.0 - KEEP_SQUARE) * gradient * gradient;
            *weight -= rate * *mean * mean_scale / ((*square * square_scale).sqrt() + 1e-8);
        }
    }
}
