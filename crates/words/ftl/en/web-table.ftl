# The table in the browser, whatever is played.

web-table-none = This table does not exist.
web-table-home = Home
web-table-opening = Opening the table …
web-table-reconnecting = Connection lost. Reconnecting …
web-table-unreachable = The server can't be reached.
web-table-not-kept = This browser has no storage left. The game will be lost when you close the page.
web-table-keeps-nothing = This browser keeps nothing for Piazza (private mode?). The game is lost when you close the page.
web-table-seat-lost = Your seat at this table is no longer yours: you are watching now.

## Tables that were kept
house-game = Piazza does not know this game: “{ $game }”.
house-secret = The dice of the saved game can't be read.
house-rules = The game that was kept is played by version { $rules } of the rules, which this program does not know yet: load the page again.
house-setup = The set-up of the saved game can't be read.
house-line = Line { $line } of the saved game can't be read.

## Parts of the page
web-table-board = Board
web-table-players = Players
web-table-actions = Actions
web-table-latest = Latest events
web-table-log = History
web-table-menu = Menu

## Players
web-table-guest = Guest
web-table-you = you
web-table-turn = to move
web-table-is-away = away
web-table-has-resigned = resigned
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
web-table-gathering = Waiting for players: send the link to your friends, or add bots.
web-table-ready = Everybody is here.
web-table-invite = Invite
web-table-link = Link to this table
web-table-copy = Copy
web-table-copied = Copied
web-table-qr = The link as a QR code
web-table-your-name = Your name
web-table-open-seat = Open seat
web-table-sit = Sit here
web-table-level = Bot level
web-table-add-bot = Add bot
web-table-stand-up = Free the seat of { $name }
web-table-start = Start
web-table-close = Close this table

## Doing things
web-table-waits = It is { $name }'s turn.
web-table-over = The game is over.
web-table-asks-back = { $name } asks to undo. Do you agree?
web-table-asked-back = You asked to undo. The others are deciding.
web-table-agree = Agree
web-table-decline = Decline
web-table-confirm = Play it
web-table-cancel = Cancel
web-table-undo = Undo
web-table-hint = Hint
web-table-chance = { $percent }% to win
web-table-play-it = Play
web-table-skip = Skip ahead
web-table-ask-back = Ask to undo my last turn
web-table-let-bot = Let a bot play for me
web-table-play-myself = Take over from the bot
web-table-resign = Resign
web-table-resign-sure = Really resign?
web-table-leave = Leave the table
web-table-say = Write a message
web-table-send = Send
web-table-earlier = Earlier messages
web-table-mute = Hide { $name }'s messages

## Keys
web-table-keys = Keyboard shortcuts
web-table-next = Go to the next possible action

## At one screen
web-table-curtain = Next player
web-table-pass-to = Pass the screen to { $name }.
web-table-i-am = I am { $name }

## The end
web-table-you-won = { $margin ->
    [0] You win!
    [1] You win by one coin!
   *[other] You win by { $margin } coins!
}
web-table-won = { $margin ->
    [0] { $name } wins.
    [1] { $name } wins by one coin.
   *[other] { $name } wins by { $margin } coins.
}
web-table-shared = Shared win: { $names }.
web-table-nobody-won = Nobody wins.
web-table-rival-won = { $margin ->
    [0] The Countess wins.
    [1] The Countess wins by one coin.
   *[other] The Countess wins by { $margin } coins.
}
web-fair-verified = The dice are verified: all { $outcomes } rolls and shuffles keep to what the table published before the game.
web-fair-consistent = All { $outcomes } rolls and shuffles agree with the record. This browser did not see the table before the game was over, so it can't tell more.
web-fair-wrong = The dice can't be verified: { $why }
web-fair-other-part = The record does not hold what you added to the draw.
web-fair-commitment = Verifiable dice
web-fair-commitment-what = This commitment was published before the game. Your browser keeps it, and checks the record when the game is over.
web-table-rematch = Play again
web-table-look = Show the board

## Who draws dice and cards
web-table-dice-part = takes part in the draw
web-table-dice-waits = Dice and cards are being drawn. Waiting for: { $names }
web-table-dice-all = Everybody takes part in the draw of dice and cards: nobody can choose them.
web-table-dice-some = Everybody takes part in the draw of dice and cards, except those who trust the others: { $names }
web-table-dice-trust = Dice and cards are drawn on trust: the server could choose them.
web-table-dice-rounds = The draw took { $rounds } attempts, because somebody was late.

## What happened at the table
web-table-sat = { $seat } sits down.
web-table-bot-sat = { $seat }, a bot, sits down.
web-table-left = { $seat } leaves the table.
web-table-committed = { $seat } takes part in the draw of dice and cards.
web-table-gathered = Dice and cards are being drawn.
web-table-bound = All parts of the draw are fixed: { $commitment }
web-table-revealed = { $seat } has revealed a part of the draw.
web-table-late = { $seat } was too late for the draw.
web-table-started = The game begins.
web-table-rewound = Moves are undone.
web-table-asked = { $seat } asks to undo.
web-table-agreed = { $seat } agrees.
web-table-declined = { $seat } declines.
web-table-resigned = { $seat } resigns.
web-table-away = { $seat } is away. A bot takes over.
web-table-back = { $seat } is back.
web-table-said = { $from }: { $text }
web-table-said-watching = { $from } (watching): { $text }
web-table-rematched = They play again at another table.
web-table-closed = The table is closed.
web-table-reissued = { $seat } sits down again.

## The board of games without one of their own
web-table-stopped = The game stopped working in this browser. It is saved: reload the page to continue.
web-plain-choose = Choose a move.
web-plain-moves = Moves

## Ending a turn, and moves on their way
web-table-end-turn = End turn
web-table-nothing-chosen = Choose what to do first.
web-table-staged = { $brings } End your turn?
web-table-staged-on = { $brings } Play it?
web-table-bot-plays-for-you = A bot is playing for you.
web-table-i-am-back = I'm back
web-table-watching = You are watching. It is { $name }'s turn.
web-table-result = Result
web-table-scoring = Final scoring
web-table-you-gave-up = You gave up.
web-table-gave-up = { $name } gave up.
web-table-resign-more = The game can be lost by this, and it can not be undone.
web-table-keep-playing = Keep playing
web-outbox-sending = Sending { $move } …
web-outbox-waiting = No connection: { $move } waits to be sent.
web-outbox-unknown = { $move } was sent, but is not confirmed. The table is asked as soon as the connection is back.
web-outbox-withdrawing = { $move } was sent. It is taken back when the connection is back, if it has not arrived.
web-outbox-withdrawn = { $move } was taken back: it is not played.
web-outbox-done = { $move } had arrived already: it is played.
web-outbox-withdraw = Take it back
web-outbox-first = First the table has to say whether your last move arrived.

## Tabs, titles, chat
web-tab-elsewhere = This game is open in another tab
web-tab-elsewhere-more = Only one tab can play it. Take it over, and the other one stops.
web-tab-play-here = Play here
web-table-chat = Chat
web-table-unread = { $lines ->
    [one] one new message
   *[other] { $lines } new messages
}
web-title-turn = ● Your turn · { $page }
web-renewal = A new version of Piazza is ready. Your game goes on where it is.
web-renewal-now = Load it now
web-renewal-later = Later
web-table-strip = Last moves of the others
