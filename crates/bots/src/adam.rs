//! How weights take a step: Adam, of Kingma and Ba. A review learns too, so a step is the same on every machine.

const KEEP_MEAN: f32 = 0.9;
const KEEP_SQUARE: f32 = 0.999;

/// What it remembers of the steps so far.
#[derive(Clone, Debug)]
pub(crate) struct Adam {
    means: Vec<f32>,
    squares: Vec<f32>,
    /// How much of the means and of the squares is still the nothing that they began with.
    blank: (f32, f32),
}

impl Adam {
    /// For so many weights.
    pub(crate) fn new(size: usize) -> Adam {
        Adam { means: vec![0.0; size], squares: vec![0.0; size], blank: (1.0, 1.0) }
    }

    /// Takes a step down these slopes.
    pub(crate) fn step(&mut self, weights: &mut [f32], slopes: &[f32], rate: f32) {
        self.blank = (self.blank.0 * KEEP_MEAN, self.blank.1 * KEEP_SQUARE);
        let (mean_scale, square_scale) = (1.0 / (1.0 - self.blank.0), 1.0 / (1.0 - self.blank.1));
        let state = self.means.iter_mut().zip(&mut self.squares);
        for ((weight, slope), (mean, square)) in weights.iter_mut().zip(slopes).zip(state) {
            *mean = KEEP_MEAN * *mean + (1.0 - KEEP_MEAN) * slope;
            *square = KEEP_SQUARE * *square + (1.0 - KEEP_SQUARE) * slope * slope;
            *weight -= rate * *mean * mean_scale / ((*square * square_scale).sqrt() + 1e-8);
        }
    }
}
