# Il tavolo nel browser, qualunque sia il gioco.

web-table-none = Questo tavolo non esiste.
web-table-home = Alla pagina iniziale
web-table-opening = Si prepara il tavolo …
web-table-reconnecting = Il collegamento è interrotto. Nuovo tentativo …
web-table-unreachable = Il server non è raggiungibile.
web-table-seat-lost = Il tuo posto a questo tavolo non è più tuo: ora stai guardando.
web-table-not-kept = Questo browser non ha più spazio per conservare la partita: andrà persa quando la pagina sarà chiusa.

## Tavoli conservati
house-game = Questo gioco qui non è conosciuto: «{ $game }».
house-secret = I dadi della partita conservata non si possono leggere.
house-setup = La preparazione della partita conservata non si può leggere.
house-line = La riga { $line } della partita conservata non si può leggere.

## Parti della pagina
web-table-board = Tabellone
web-table-players = Giocatori
web-table-actions = Che cosa puoi fare
web-table-latest = Che cosa è appena successo
web-table-log = Cronaca
web-table-menu = Menu

## Giocatori
web-table-guest = Ospite
web-table-you = tu
web-table-turn = di turno
web-table-is-away = assente
web-table-has-resigned = si è arreso
web-table-winner = vince
web-table-clock = { $minutes }:{ $seconds }
web-table-bot-1 = Anežka
web-table-bot-2 = Božena
web-table-bot-3 = Matěj
web-table-bot-4 = Vojta
web-table-bot-5 = Zdenka
web-table-level-random = bot, a caso
web-table-level-greedy = bot, avido
web-table-level-easy = bot, facile
web-table-level-medium = bot, medio
web-table-level-hard = bot, difficile
web-table-level-master = bot, maestro

## Prima della partita
web-table-gathering = Mancano ancora giocatori: manda il link ai tuoi amici, o fai sedere dei bot.
web-table-ready = Ci sono tutti.
web-table-invite = Invita
web-table-link = Indirizzo di questo tavolo
web-table-copy = Copia
web-table-copied = Copiato
web-table-qr = L'indirizzo come codice per telefoni
web-table-your-name = Il tuo nome
web-table-open-seat = Posto libero
web-table-sit = Siediti qui
web-table-level = Quanto è bravo il bot
web-table-add-bot = Aggiungi bot
web-table-stand-up = { $name } lascia il posto
web-table-start = Comincia

## Fare qualcosa
web-table-waits = Tocca a { $name }.
web-table-over = La partita è finita.
web-table-asks-back = { $name } vorrebbe tornare indietro. Sei d'accordo?
web-table-asked-back = Hai chiesto di tornare indietro: gli altri decidono.
web-table-agree = D'accordo
web-table-decline = Rifiuta
web-table-confirm = Gioca
web-table-cancel = Annulla
web-table-undo = Ritira
web-table-hint = Consiglio
web-table-chance = { $percent }% di vittoria
web-table-play-it = Gioca
web-table-skip = Non aspettare
web-table-ask-back = Chiedi di ritirare il mio ultimo turno
web-table-let-bot = Fai giocare un bot per me
web-table-play-myself = Torna a giocare tu
web-table-resign = Arrenditi
web-table-resign-sure = Arrendersi davvero?
web-table-leave = Lascia il tavolo
web-table-say = Di' qualcosa
web-table-send = Invia

## Tasti
web-table-keys = Tasti
web-table-next = Alla prossima cosa che puoi fare

## Allo stesso schermo
web-table-curtain = Sipario
web-table-pass-to = Passa lo schermo a { $name }.
web-table-i-am = Sono { $name }

## La fine
web-table-you-won = Hai vinto!
web-table-won = Vince { $name }.
web-table-shared = Vittoria condivisa: { $names }.
web-table-nobody-won = Non vince nessuno.
web-table-rival-won = Vince la Contessa.
web-table-rematch = Gioca ancora
web-table-look = Guarda il tabellone

## Che cosa è successo al tavolo
web-table-sat = { $seat } si siede.
web-table-bot-sat = Si siede un bot: { $seat }.
web-table-left = { $seat } lascia il tavolo.
web-table-started = La partita comincia.
web-table-rewound = La partita torna indietro.
web-table-asked = { $seat } chiede di tornare indietro.
web-table-agreed = { $seat } è d'accordo.
web-table-declined = { $seat } non è d'accordo.
web-table-resigned = { $seat } si arrende.
web-table-away = { $seat } è assente: gioca un bot.
web-table-back = { $seat } è tornato.
web-table-said = { $name }: { $text }
