# What a table says: seats, going back, clocks, dice that can be checked.

## Why a table refuses something
table-no-such-seat = There is no such seat at this table.
table-seat-taken = Somebody sits on seat { $seat } already.
table-not-seated = No player sits there: { $seat }.
table-not-started = The game has not begun yet.
table-started = The game has begun: seats can't change now.
table-over = The game is over.
table-seats-open = Not every seat is taken yet.
table-nobody-plays = At least one person must play.
table-text = This needs to be a text of 1 to { $most } characters.
table-bot-plays = A bot plays for { $seat } now.
table-not-away = No bot stands in for { $seat }.
table-has-resigned = { $seat } has given up.
table-nothing-to-take-back = Something new has become known since: the others have to agree.
table-no-such-ply = The game can't go back to there.
table-nothing-asked = There is nothing to answer.
table-in-time = { $seat } has time left.
table-no-hints = This table is played without hints.
table-entry-unreadable = This line of the log can't be read: “{ $found }”.

## Why dice can't be vouched for
table-verify-no-secret = The record doesn't say where its dice came from.
table-verify-twice = The line “meta { $key }” stands there twice.
table-verify-unreadable = The line “meta { $key }” can't be read.
table-verify-other-secret = The secret is not the one that was published before the game.
table-verify-other-outcome = Ply { $ply } was “{ $found }”, but the secret gives “{ $expected }”.

## Why the house refuses something
server-malformed = This can't be read: { $what }
server-unknown = There is no “{ $what }” here.
server-credentials = A name has 1 to 32 characters, a passphrase 8 to 256.
server-not-found = There is no such thing here.
server-unauthorized = This is for somebody else to do: it needs the key to a seat, or an account.
server-other-origin = Pages of other sites may not do this.
server-name-taken = Somebody has this name already.
server-not-over = Not before the game is over.
server-too-much = Too much at once: try again in a while.
server-unavailable = The house can't write anything down at the moment: try again.
