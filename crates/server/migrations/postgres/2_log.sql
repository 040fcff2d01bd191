-- The log, by the name that it has in every database.
CREATE VIEW log AS SELECT table_id, version, lines, asked FROM entries;
