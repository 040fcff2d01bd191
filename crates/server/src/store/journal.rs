//! What the journal of a `SQLite` database holds and no chapter does yet.
//!
//! Every table's entries wait here until there are enough of them, then they become a chapter: one row, where the
//! entries one by one would have been a page each for the disk. Rows of the journal of which nothing waits are cut.

use std::collections::{HashMap, VecDeque};

/// So much may wait, in bytes. It is read again whenever a table is loaded, and when the server starts.
const MOST: usize = 4 << 20;

/// So many chapters are written at most beside what a commit is for, so that nobody waits for them.
const AT_ONCE: usize = 16;

/// So many rows are cut at a time.
const CUT: u64 = 64;

/// An entry of the log, as it is written.
pub(super) struct Entry {
    pub(super) table: i64,
    pub(super) version: usize,
    pub(super) text: String,
}

/// What waits of one table.
struct Waiting {
    /// The row of the journal that has the first of it.
    row: u64,
    /// Its version.
    version: usize,
    entries: String,
}

/// What waits.
#[derive(Default)]
pub(super) struct Journal {
    waiting: HashMap<i64, Waiting>,
    /// Those who wait, by the row in which it began.
    order: VecDeque<i64>,
    bytes: usize,
    last: u64,
    cut: u64,
}

/// What is written beside a commit.
#[derive(Default)]
pub(super) struct Page {
    /// The number of the commit's row.
    pub(super) row: u64,
    /// Tables whose chapter is written, and the chapters.
    chapters: Vec<i64>,
    pub(super) text: Option<String>,
    /// Rows before this one are cut.
    pub(super) cut: Option<u64>,
}

impl Journal {
    /// Does anything wait?
    pub(super) fn is_empty(&self) -> bool {
        self.waiting.is_empty()
    }

    /// What to write beside the next commit: chapters, if too much waits, or if there is nothing else to do.
    pub(super) fn turn(&self, idle: bool) -> Page {
        let mut left = self.bytes;
        let most = if idle { 0 } else { MOST };
        let due = self.order.iter().take(AT_ONCE).take_while(|table| {
            let due = left > most;
            left -= self.waiting.get(table).map_or(0, |waiting| waiting.entries.len());
            due
        });
        let chapters: Vec<i64> = due.copied().collect();
        let row = self.last + 1;
        let rest = self.order.get(chapters.len());
        let first = rest.and_then(|table| self.waiting.get(table)).map_or(row, |waiting| waiting.row);
        let cut = (first >= self.cut + CUT || idle && first > self.cut).then_some(first);
        Page { row, text: self.text(&chapters), chapters, cut }
    }

    /// Rows of chapters.
    fn text(&self, chapters: &[i64]) -> Option<String> {
        let row = |table: &i64| {
            let Waiting { version, entries, .. } = self.waiting.get(table)?;
            Some(format!("[{table},{version},[{entries}]]"))
        };
        let rows: Vec<String> = chapters.iter().filter_map(row).collect();
        (!rows.is_empty()).then(|| format!("[{}]", rows.join(",")))
    }

    /// The page is written, and these entries.
    pub(super) fn written(&mut self, page: Page, entries: Vec<Entry>) {
        for table in page.chapters {
            self.order.pop_front();
            self.bytes -= self.waiting.remove(&table).map_or(0, |waiting| waiting.entries.len());
        }
        self.cut = page.cut.unwrap_or(self.cut);
        if !entries.is_empty() {
            self.last = page.row;
        }
        for Entry { table, version, text } in entries {
            self.bytes += text.len();
            if let Some(waiting) = self.waiting.get_mut(&table) {
                self.bytes += 1;
                waiting.entries.push(',');
                waiting.entries.push_str(&text);
            } else {
                self.waiting.insert(table, Waiting { row: page.row, version, entries: text });
                self.order.push_back(table);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::{BTreeMap, BTreeSet};

    /// A database as far as the log goes.
    #[derive(Default)]
    struct Disk {
        journal: BTreeMap<u64, Vec<String>>,
        chapters: BTreeMap<(i64, usize), String>,
    }

    impl Disk {
        fn commit(&mut self, journal: &mut Journal, entries: Vec<Entry>, idle: bool) {
            let page = journal.turn(idle);
            if !entries.is_empty() {
                self.journal.insert(page.row, entries.iter().map(|entry| entry.text.clone()).collect());
            }
            let rows: Vec<(i64, usize, serde_json::Value)> =
                page.text.as_deref().map_or_else(Vec::new, |text| serde_json::from_str(text).unwrap());
            for (table, version, entries) in rows {
                assert!(self.chapters.insert((table, version), entries.to_string()).is_none());
            }
            if let Some(cut) = page.cut {
                self.journal.retain(|row, _| *row >= cut);
            }
            journal.written(page, entries);
        }

        /// All that is kept somewhere.
        fn kept(&self) -> BTreeSet<String> {
            let chapters = self.chapters.values().flat_map(|entries| {
                let entries: Vec<serde_json::Value> = serde_json::from_str(entries).unwrap();
                entries.into_iter().map(|entry| entry.to_string())
            });
            chapters.chain(self.journal.values().flatten().cloned()).collect()
        }
    }

    /// Commits of up to five tables of twenty, each entry so long, until there are so many entries.
    fn play(entries: usize, length: usize) -> (Journal, Disk, BTreeSet<String>) {
        let (mut journal, mut disk, mut all) = (Journal::default(), Disk::default(), BTreeSet::new());
        let (mut versions, mut random) = ([0; 20], 7_u64);
        while all.len() < entries {
            let mut commit = BTreeMap::new();
            for _ in 0..=random % 5 {
                random =
                    random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                let table = (random >> 33) as usize % versions.len();
                commit.entry(table).or_insert_with(|| {
                    versions[table] += 1;
                    let text = format!("[{table},{},\"{}\"]", versions[table], "x".repeat(length));
                    Entry { table: table as i64, version: versions[table], text }
                });
            }
            let commit: Vec<Entry> = commit.into_values().collect();
            all.extend(commit.iter().map(|entry| entry.text.clone()));
            disk.commit(&mut journal, commit, false);
        }
        (journal, disk, all)
    }

    #[test]
    fn a_short_journal_is_left_alone() {
        let (journal, disk, all) = play(500, 10);
        assert!(disk.chapters.is_empty() && journal.waiting.len() == 20);
        assert_eq!(disk.kept(), all);
    }

    #[test]
    fn a_long_journal_becomes_chapters_and_nothing_is_lost() {
        let (journal, disk, all) = play(4000, 5000);
        assert!(journal.bytes < MOST + 5 * 6000, "{} bytes wait", journal.bytes);
        assert!(disk.journal.len() < 4000 / 2, "{} rows were not cut", disk.journal.len());
        assert!(disk.chapters.len() < 4000 / 4, "{} chapters of few entries", disk.chapters.len());
        assert_eq!(disk.kept(), all);
    }

    #[test]
    fn in_quiet_times_all_becomes_chapters() {
        let (mut journal, mut disk, all) = play(500, 10);
        while !journal.is_empty() {
            disk.commit(&mut journal, Vec::new(), true);
        }
        assert_eq!((disk.journal.len(), disk.chapters.len(), journal.bytes), (0, 20, 0));
        assert_eq!(disk.kept(), all);
    }
}
