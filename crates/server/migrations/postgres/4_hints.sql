-- Whether players may ask for hints: a column of its own, not a line of the set-up.
ALTER TABLE tables ADD COLUMN hints BIGINT NOT NULL DEFAULT 0;
UPDATE tables SET hints = 1, setup = trim(both chr(10) from
        -- Twice: a line that is there twice ends where the next begins.
        replace(replace(chr(10) || setup || chr(10), chr(10) || 'hints yes' || chr(10), chr(10)),
            chr(10) || 'hints yes' || chr(10), chr(10)))
    WHERE position(chr(10) || 'hints yes' || chr(10) in chr(10) || setup || chr(10)) > 0;
