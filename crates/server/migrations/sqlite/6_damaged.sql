-- Rows of the journal that can't be read: set aside when a server starts, so that all others can be.
CREATE TABLE damaged_journal (
    entries TEXT NOT NULL
);

-- The log, wherever it stands: what stands in two places is there twice. A row of the journal that can't be read must not
-- keep other tables from being read.
DROP VIEW log;
CREATE VIEW log AS
    SELECT chapters.table_id, value ->> 1 AS version, value ->> 2 AS lines, value ->> 3 AS asked
        FROM chapters, json_each(chapters.entries)
    UNION ALL
    SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3
        FROM journal, json_each(CASE WHEN json_valid(journal.entries) THEN journal.entries ELSE '[]' END)
        WHERE type = 'array';
