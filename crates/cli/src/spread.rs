//! How numbers are spread: kept as whole numbers, so that the order in which they came does not matter.

use serde::{Serialize, Serializer, ser::SerializeStruct};

/// The spread of whole numbers.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Spread {
    count: i128,
    sum: i128,
    squares: i128,
    least: i64,
    most: i64,
}

impl Spread {
    pub(crate) fn add(&mut self, number: i64) {
        self.least = if self.count == 0 { number } else { self.least.min(number) };
        self.most = if self.count == 0 { number } else { self.most.max(number) };
        self.count += 1;
        self.sum += i128::from(number);
        self.squares += i128::from(number).pow(2);
    }

    pub(crate) fn least(&self) -> i64 {
        self.least
    }

    pub(crate) fn most(&self) -> i64 {
        self.most
    }

    pub(crate) fn mean(&self) -> f64 {
        self.sum as f64 / self.count.max(1) as f64
    }

    /// The standard deviation of what these numbers are a sample of.
    pub(crate) fn deviation(&self) -> f64 {
        let freedom = self.count * (self.count - 1);
        ((self.count * self.squares - self.sum.pow(2)) as f64 / freedom.max(1) as f64).sqrt()
    }
}

impl Serialize for Spread {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut spread = serializer.serialize_struct("Spread", 4)?;
        spread.serialize_field("mean", &self.mean())?;
        spread.serialize_field("sd", &self.deviation())?;
        spread.serialize_field("min", &self.least)?;
        spread.serialize_field("max", &self.most)?;
        spread.end()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mean_deviation_and_ends() {
        let mut spread = Spread::default();
        for number in [2, 4, 4, 4, 5, 5, 7, 9] {
            spread.add(number);
        }
        assert_eq!((spread.least(), spread.most()), (2, 9));
        let near = |number: f64, other: f64| (number - other).abs() < 1e-12;
        assert!(near(spread.mean(), 5.0));
        assert!(near(spread.deviation(), (32.0_f64 / 7.0).sqrt()));
        assert!(near(Spread::default().deviation(), 0.0));
    }
}
