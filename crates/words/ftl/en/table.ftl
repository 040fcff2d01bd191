# What a table says: seats, going back, clocks, dice that can be checked.

## Why a table refuses something
table-no-such-seat = This table has no such seat.
table-seat-taken = Seat { $seat } is already taken.
table-not-seated = No player sits there: { $seat }.
table-not-started = The game has not started yet.
table-started = The game has started: seats can't change now.
table-over = The game is over.
table-closed = This table was closed before the game began.
table-seats-open = Not every seat is taken yet.
table-nobody-plays = At least one player must be a person.
table-text = The text must have 1 to { $most } characters.
table-bot-plays = A bot plays for { $seat } now.
table-not-away = No bot stands in for { $seat }.
table-has-resigned = { $seat } has resigned.
table-nothing-to-take-back = You can't undo this alone, because something new has become known. The others have to agree.
table-no-such-ply = The game can't go back to that point.
table-nothing-asked = There is no request to answer.
table-already-asked = { $seat } has asked to go back already: answer that first.
table-cannot-agree = { $seat } would have to agree to that, but a bot is playing for them.
table-in-time = { $seat } still has time left.
table-no-hints = There are no hints at this table.
table-beginning = The game is about to begin: dice and cards are being drawn.
table-no-part = Nothing like this is needed for the draw now.
table-other-part = This is not the part of the draw that you committed to.
table-entry-unreadable = This line of the log can't be read: “{ $found }”.

## Why dice can't be vouched for
table-verify-no-secret = The record doesn't say where its dice came from.
table-verify-twice = The line “meta { $key }” stands there twice.
table-verify-unreadable = The line “meta { $key }” can't be read.
table-verify-other-secret = The secret is not the one that was published before the game.
table-verify-other-outcome = Ply { $ply } was “{ $found }”, but the secret gives “{ $expected }”.
table-verify-missing = The line “meta { $key }” is missing.
table-verify-other-commitment = The dice keep to another commitment: { $found }
table-verify-not-due = Ply { $ply } is an outcome of chance where none was due.
table-verify-unfinished = The game is not over, as far as this record goes.
table-verify-needs-earlier = The first { $given } plies come from an earlier game. Its record is needed to verify them.
table-verify-nothing-checked = The record holds no outcome of chance that could be verified.

## Why the house refuses something
server-malformed = This can't be read: { $what }
host-unknown = There is no “{ $what }”.
server-credentials = A name has 1 to 32 characters, a passphrase 8 to 256.
server-not-found = Not found.
host-no-request = This message asks for nothing that can be done at a table.
host-not-yours = You may not do this. It takes the token of a seat, or an account.
host-not-host = Only the host may do this: whoever has sat here longest.
server-other-origin = Pages of other sites may not do this.
server-name-taken = This name is already taken.
server-one-seat-each = Somebody from your address already sits at this table. The host can start a table that is not public.
server-not-over = This is possible only after the game.
host-withdrawn = This was withdrawn: it is not done.
host-busy = Too many requests. Try again later.
host-id-used = This id already stands for another request. Ask again under a new id.
server-unwell = The database can't be written: { $why }
server-chat-full = Enough has been said at this table: no more is kept.
server-name-nearly-taken = Somebody at this table has this name, or one that looks like it.
server-unavailable = The server can't save anything at the moment. Try again.
server-broken = Something went wrong in the server. It has been logged.
