//! A village as a small map: where its houses stand.
//!
//! The map is a green village: two rows of houses, each with a lane before its doors, and the green between them. All
//! lengths are in a box of [`WIDTH`] by [`HEIGHT`], with the name ribbon along its top.

/// The width of a map.
pub const WIDTH: f32 = 300.0;
/// The height of a map.
pub const HEIGHT: f32 = 200.0;
/// The side of the square that a house is drawn in; it stands on the middle of its lower edge.
pub const HOUSE: f32 = 56.0;
/// The most houses that a map has places for.
pub const MOST: usize = 10;

/// A point of the map.
#[derive(Clone, Copy, PartialEq, Debug)]
#[allow(missing_docs)]
pub struct Point {
    pub x: f32,
    pub y: f32,
}

impl Point {
    fn moved(self, x: f32, y: f32) -> Point {
        Point { x: self.x + x, y: self.y + y }
    }
}

/// Where a house stands.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct House {
    /// The middle of its doorstep.
    pub foot: Point,
}

impl House {
    /// The upper left corner of its drawing.
    pub fn corner(self) -> Point {
        self.foot.moved(-HOUSE / 2.0, -HOUSE)
    }

    /// The middle of the badge with its total.
    pub fn badge(self) -> Point {
        self.foot.moved(-21.0, -5.0)
    }

    /// The middle of the place for a figure.
    pub fn figure(self) -> Point {
        self.foot.moved(17.0, -7.0)
    }
}

/// The map of a village.
#[derive(Clone, PartialEq, Debug)]
pub struct Plan {
    /// Its houses, the upper row first, each from left to right.
    pub houses: Vec<House>,
    /// Its lanes, as the data of a path.
    pub lanes: String,
    /// Where trees stand, by their feet.
    pub trees: Vec<Point>,
}

const UPPER: f32 = 92.0;
const LOWER: f32 = 182.0;

/// The map of a village with so many houses.
///
/// # Panics
/// If there are more than [`MOST`].
///
/// ```
/// let plan = art::village::plan(7);
/// assert_eq!(plan.houses.len(), 7);
/// assert_eq!(plan, art::village::plan(7));
/// ```
pub fn plan(houses: usize) -> Plan {
    assert!(houses <= MOST, "no place for {houses} houses");
    let upper = houses / 2;
    let rows = [(upper, UPPER), (houses - upper, LOWER)];
    let trees = rows.iter().flat_map(|&(count, foot)| gaps(count, foot)).collect();
    Plan {
        houses: rows.iter().flat_map(|&(count, foot)| row(count, foot)).collect(),
        lanes: format!(
            "M12 {l}C-8 150-4 {u} 24 {u}c60-8 90 8 130 3s90-7 122-3c30 2 30 60 12 {d}-40 8-100 4-140 6s-100 0-136-6z",
            l = LOWER + 2.0,
            u = UPPER + 8.0,
            d = LOWER - UPPER - 6.0,
        ),
        trees,
    }
}

/// A row of houses, none exactly beside the other, as in a place that nobody planned.
fn row(count: usize, foot: f32) -> impl Iterator<Item = House> {
    const STEPS: [f32; 5] = [0.0, -6.0, 2.0, -5.0, -1.0];
    (0..count).map(move |i| House { foot: Point { x: column(count, i as f32), y: foot + STEPS[i] } })
}

/// Trees stand between the houses of a row that leaves room.
fn gaps(count: usize, foot: f32) -> impl Iterator<Item = Point> {
    let trees = if count < 4 { count.saturating_sub(1) } else { 0 };
    (0..trees).map(move |i| Point { x: column(count, i as f32 + 0.5), y: foot - 14.0 })
}

fn column(count: usize, i: f32) -> f32 {
    WIDTH * (i + 0.5) / count as f32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn houses_stay_on_the_map_and_apart() {
        for count in 1..=MOST {
            let houses = plan(count).houses;
            assert_eq!(houses.len(), count);
            for (i, house) in houses.iter().enumerate() {
                let corner = house.corner();
                assert!(corner.x >= 0.0 && corner.x + HOUSE <= WIDTH, "{house:?} of {count}");
                assert!(corner.y >= 24.0 && corner.y + HOUSE <= HEIGHT, "{house:?} of {count}");
                let apart = |other: &House| {
                    (house.foot.x - other.foot.x).abs() >= HOUSE
                        || (house.foot.y - other.foot.y).abs() >= HOUSE
                };
                assert!(houses[..i].iter().all(apart), "{house:?} of {count}");
            }
        }
    }
}
