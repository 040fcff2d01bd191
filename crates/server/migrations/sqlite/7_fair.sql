-- Where tables, and those who sit at them, come from, as a hash of the address: for fair shares. A table's is forgotten once
-- its game is over.
ALTER TABLE tables ADD COLUMN origin BIGINT;
ALTER TABLE seats ADD COLUMN origin BIGINT;
-- May anybody who sits at the table seat bots and start, or only the host? At tables that were made before there were hosts,
-- anybody may.
ALTER TABLE tables ADD COLUMN anyone_starts BIGINT NOT NULL DEFAULT 1;
-- Tables that never start are closed some day.
UPDATE tables SET wake = created + 2592000000 WHERE stage = 'gathering' AND wake IS NULL;

-- Who has guessed at an account: an address that logged in before has guesses of its own, all others share theirs (0).
CREATE TABLE guesses (
    name TEXT NOT NULL,
    origin BIGINT NOT NULL,
    tries BIGINT NOT NULL,
    -- When the next guess may be made.
    free BIGINT NOT NULL,
    PRIMARY KEY (name, origin)
);
-- Where accounts have logged in.
CREATE TABLE known (
    account_id BIGINT NOT NULL,
    origin BIGINT NOT NULL,
    PRIMARY KEY (account_id, origin)
);

-- A row that is written to see whether anything can be.
CREATE TABLE probe (
    id BIGINT PRIMARY KEY,
    at BIGINT NOT NULL
);
