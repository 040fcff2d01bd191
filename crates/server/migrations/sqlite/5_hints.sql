-- Whether players may ask for hints: a column of its own, not a line of the set-up.
ALTER TABLE tables ADD COLUMN hints BIGINT NOT NULL DEFAULT 0;
UPDATE tables SET hints = 1, setup = trim(
        -- Twice: a line that is there twice ends where the next begins.
        replace(replace(char(10) || setup || char(10), char(10) || 'hints yes' || char(10), char(10)),
            char(10) || 'hints yes' || char(10), char(10)),
        char(10))
    WHERE instr(char(10) || setup || char(10), char(10) || 'hints yes' || char(10)) > 0;
