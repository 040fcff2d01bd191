CREATE TABLE tables (
    id BIGINT PRIMARY KEY,
    game TEXT NOT NULL,
    seats BIGINT NOT NULL,
    setup TEXT NOT NULL,
    pace TEXT NOT NULL,
    secret TEXT NOT NULL,
    public BIGINT NOT NULL,
    created BIGINT NOT NULL,
    -- What the log says too, kept for looking tables up.
    stage TEXT NOT NULL,
    -- When somebody has to look after the table, if nobody did before: a bot's turn, a clock.
    wake BIGINT,
    next BIGINT
);
CREATE INDEX lobby ON tables (created) WHERE public = 1 AND stage = 'gathering';
CREATE INDEX wakes ON tables (wake) WHERE wake IS NOT NULL;

-- The log. It only grows, and a version is written once: two nodes can't both be first. Lines that came of one thing,
-- a move and the dice after it, stand together under the version of the first.
CREATE TABLE entries (
    table_id BIGINT NOT NULL,
    version BIGINT NOT NULL,
    lines TEXT NOT NULL,
    -- Which seat asked for it, under which id.
    asked TEXT,
    PRIMARY KEY (table_id, version)
) WITHOUT ROWID;

CREATE TABLE accounts (
    id BIGINT PRIMARY KEY,
    name TEXT NOT NULL,
    folded TEXT NOT NULL UNIQUE,
    passphrase TEXT NOT NULL,
    created BIGINT NOT NULL
);

CREATE TABLE sessions (
    token TEXT PRIMARY KEY,
    account_id BIGINT NOT NULL,
    expires BIGINT NOT NULL
);

-- Who holds a seat: the hash of a token, and an account if there is one.
CREATE TABLE seats (
    table_id BIGINT NOT NULL,
    seat BIGINT NOT NULL,
    token TEXT NOT NULL,
    account_id BIGINT,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX seats_of_account ON seats (account_id) WHERE account_id IS NOT NULL;
