-- What was written last, a row for each commit: a JSON array of [table_id, version, lines, asked]. However many tables
-- go on at once, that is a page or two for the disk, where `entries` would take a page for each. It is carried over
-- into `entries` several commits at a time.
CREATE TABLE journal (
    id INTEGER PRIMARY KEY,
    entries TEXT NOT NULL
);

-- The log, wherever it stands.
CREATE VIEW log AS
    SELECT table_id, version, lines, asked FROM entries
    UNION ALL
    SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3 FROM journal, json_each(journal.entries);
