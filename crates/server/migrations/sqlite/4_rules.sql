-- The version of the game's rules that a table plays by: those that were made before there were others have the first.
ALTER TABLE tables ADD COLUMN rules BIGINT NOT NULL DEFAULT 1;
