# The table in the browser, whatever is played.

web-table-none = There is no such table.
web-table-home = To the first page
web-table-opening = The table is being laid …
web-table-reconnecting = The line is broken. Reconnecting …
web-table-unreachable = The server can't be reached.
web-table-seat-lost = Your seat at this table is no longer yours: you are watching now.
web-table-not-kept = This browser has no room left to keep the game: it will be lost when the page is closed.

## Tables that were kept
house-game = This game is unknown here: “{ $game }”.
house-secret = The dice of the game that was kept can't be read.
house-setup = The set-up of the game that was kept can't be read.
house-line = Line { $line } of the game that was kept can't be read.

## Parts of the page
web-table-board = Board
web-table-players = Players
web-table-actions = What you can do
web-table-latest = What just happened
web-table-log = Log
web-table-menu = Menu

## Players
web-table-guest = Guest
web-table-you = you
web-table-turn = to move
web-table-is-away = away
web-table-has-resigned = gave up
web-table-winner = winner
web-table-clock = { $minutes }:{ $seconds }
web-table-bot-1 = Anežka
web-table-bot-2 = Božena
web-table-bot-3 = Matěj
web-table-bot-4 = Vojta
web-table-bot-5 = Zdenka
web-table-level-random = bot, random
web-table-level-greedy = bot, greedy
web-table-level-easy = bot, easy
web-table-level-medium = bot, medium
web-table-level-hard = bot, hard
web-table-level-master = bot, master

## Before the game
web-table-gathering = Waiting for players: send the link to your friends, or let bots sit down.
web-table-ready = Everybody is here.
web-table-invite = Invite
web-table-link = Address of this table
web-table-copy = Copy
web-table-copied = Copied
web-table-qr = The address as a code for phones
web-table-your-name = Your name
web-table-open-seat = Open seat
web-table-sit = Sit here
web-table-level = How well the bot plays
web-table-add-bot = Add bot
web-table-stand-up = { $name } leaves the seat
web-table-start = Start

## Doing things
web-table-waits = { $name } is to move.
web-table-over = The game is over.
web-table-asks-back = { $name } would like to go back. Do you agree?
web-table-asked-back = You asked to go back: the others are deciding.
web-table-agree = Agree
web-table-decline = Decline
web-table-confirm = Play it
web-table-cancel = Cancel
web-table-undo = Undo
web-table-hint = Hint
web-table-chance = { $percent }% to win
web-table-play-it = Play
web-table-skip = Skip ahead
web-table-ask-back = Ask to take back my last turn
web-table-let-bot = Let a bot play for me
web-table-play-myself = Play myself again
web-table-resign = Give up
web-table-resign-sure = Really give up?
web-table-leave = Leave the table
web-table-say = Say something
web-table-send = Send

## Keys
web-table-keys = Keys
web-table-next = To the next thing that you can do

## At one screen
web-table-curtain = Curtain
web-table-pass-to = Pass the screen to { $name }.
web-table-i-am = I am { $name }

## The end
web-table-you-won = You win!
web-table-won = { $name } wins.
web-table-shared = The win is shared: { $names }.
web-table-nobody-won = Nobody wins.
web-table-rival-won = The Countess wins.
web-table-rematch = Play again
web-table-look = Look at the board

## What happened at the table
web-table-sat = { $seat } sits down.
web-table-bot-sat = A bot sits down: { $seat }.
web-table-left = { $seat } leaves the table.
web-table-started = The game begins.
web-table-rewound = The game goes back.
web-table-asked = { $seat } asks to go back.
web-table-agreed = { $seat } agrees.
web-table-declined = { $seat } does not agree.
web-table-resigned = { $seat } gives up.
web-table-away = { $seat } is away: a bot plays on.
web-table-back = { $seat } is back.
web-table-said = { $name }: { $text }
