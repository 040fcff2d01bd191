-- The log of a table in chapters: JSON arrays of [table_id, version, lines, asked], as in the journal, each under the
-- version that it begins with. What a chapter holds may still be in the journal, too.
CREATE TABLE chapters (
    table_id BIGINT NOT NULL,
    version BIGINT NOT NULL,
    entries TEXT NOT NULL,
    PRIMARY KEY (table_id, version)
);
INSERT INTO chapters
    SELECT table_id, MIN(version), '[' || group_concat(json_array(table_id, version, lines, asked), ',') || ']'
    FROM (SELECT * FROM entries ORDER BY table_id, version) GROUP BY table_id;
DROP VIEW log;
DROP TABLE entries;

-- The log, wherever it stands: what stands in two places is there twice.
CREATE VIEW log AS
    SELECT chapters.table_id, value ->> 1 AS version, value ->> 2 AS lines, value ->> 3 AS asked
        FROM chapters, json_each(chapters.entries)
    UNION ALL
    SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3 FROM journal, json_each(journal.entries);
