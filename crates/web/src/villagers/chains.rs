//! A village as its chains: what lies on what.

use villagers::VillagerView;

/// A villager and what lies on it: at most two branches (V33).
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Chain {
    pub(crate) villager: VillagerView,
    pub(crate) branches: Vec<Chain>,
}

/// The chains of a village, in the order in which they were begun.
pub(crate) fn chains(village: &[VillagerView]) -> Vec<Chain> {
    on(village, None)
}

fn on(village: &[VillagerView], below: Option<&str>) -> Vec<Chain> {
    let here = village.iter().filter(|villager| villager.on.as_deref() == below);
    here.map(|villager| Chain { villager: villager.clone(), branches: on(village, Some(&villager.name)) })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use villagers::{Kind, Slot};

    fn villager(name: &str, on: Option<&str>) -> VillagerView {
        let card = Kind::of_id(name.split('.').next().unwrap()).unwrap();
        VillagerView {
            card,
            slot: Slot::new(0),
            name: name.into(),
            on: on.map(Into::into),
            covered: false,
            coins: 0,
            turned: false,
            gold: 0,
            silver: 0,
        }
    }

    #[test]
    fn two_branches_stand_side_by_side_on_their_base() {
        let village = [
            villager("founders", None),
            villager("lumberjack", None),
            villager("wheeler", Some("lumberjack")),
            villager("cooper", Some("lumberjack")),
            villager("cartwright", Some("wheeler")),
        ];
        let chains = chains(&village);
        let names =
            |chain: &Chain| chain.branches.iter().map(|on| on.villager.name.clone()).collect::<Vec<_>>();
        assert_eq!(chains.len(), 2);
        assert_eq!(names(&chains[1]), ["wheeler", "cooper"]);
        assert_eq!(names(&chains[1].branches[0]), ["cartwright"]);
    }
}
