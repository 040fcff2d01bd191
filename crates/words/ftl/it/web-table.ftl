# Il tavolo nel browser, qualunque sia il gioco.

web-table-none = Questo tavolo non esiste.
web-table-home = Pagina iniziale
web-table-opening = Apertura del tavolo …
web-table-reconnecting = Connessione interrotta. Nuovo tentativo …
web-table-unreachable = Il server non è raggiungibile.
web-table-not-kept = Questo browser non ha più spazio: la partita andrà persa quando chiuderai la pagina.
web-table-keeps-nothing = Questo browser non conserva nulla per Piazza (finestra anonima?). La partita va persa quando chiudi la pagina.
web-table-seat-lost = Il tuo posto a questo tavolo non è più tuo: ora stai guardando.

## Tavoli conservati
house-game = Questo gioco qui non è conosciuto: «{ $game }».
house-secret = I dadi della partita salvata non si possono leggere.
house-rules = La partita conservata si gioca con la versione { $rules } delle regole, che questo programma non conosce ancora: ricarica la pagina.
house-setup = La preparazione della partita salvata non si può leggere.
house-line = La riga { $line } della partita salvata non si può leggere.

## Parti della pagina
web-table-board = Tabellone
web-table-players = Giocatori
web-table-actions = Azioni
web-table-latest = Ultimi eventi
web-table-log = Cronologia
web-table-menu = Menu

## Giocatori
web-table-guest = Ospite
web-table-you = tu
web-table-turn = di turno
web-table-is-away = assente
web-table-has-resigned = ha abbandonato
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
web-table-link = Link di questo tavolo
web-table-copy = Copia
web-table-copied = Copiato
web-table-qr = Il link come codice QR
web-table-your-name = Il tuo nome
web-table-open-seat = Posto libero
web-table-sit = Siediti qui
web-table-level = Livello del bot
web-table-add-bot = Aggiungi bot
web-table-stand-up = Libera il posto di { $name }
web-table-start = Comincia
web-table-close = Chiudi il tavolo

## Fare qualcosa
web-table-waits = Tocca a { $name }.
web-table-over = La partita è finita.
web-table-asks-back = { $name } chiede di ritirare delle mosse. Sei d'accordo?
web-table-asked-back = Hai chiesto di ritirare delle mosse: gli altri decidono.
web-table-agree = D'accordo
web-table-decline = Rifiuta
web-table-confirm = Gioca
web-table-cancel = Annulla
web-table-undo = Ritira
web-table-hint = Suggerimento
web-table-chance = { $percent }% di vittoria
web-table-play-it = Gioca
web-table-skip = Non aspettare
web-table-ask-back = Chiedi di ritirare il mio ultimo turno
web-table-let-bot = Fai giocare un bot per me
web-table-play-myself = Torno a giocare io
web-table-resign = Abbandona
web-table-resign-sure = Abbandonare davvero?
web-table-leave = Lascia il tavolo
web-table-say = Scrivi un messaggio
web-table-send = Invia
web-table-earlier = Messaggi precedenti
web-table-mute = Nascondi i messaggi di { $name }

## Tasti
web-table-keys = Scorciatoie da tastiera
web-table-next = Vai alla prossima azione possibile

## Allo stesso schermo
web-table-curtain = Prossimo giocatore
web-table-pass-to = Passa lo schermo a { $name }.
web-table-i-am = Sono { $name }

## La fine
web-table-you-won = { $margin ->
    [0] Hai vinto!
    [1] Hai vinto per una moneta!
   *[other] Hai vinto per { $margin } monete!
}
web-table-won = { $margin ->
    [0] Vince { $name }.
    [1] Vince { $name } per una moneta.
   *[other] Vince { $name } per { $margin } monete.
}
web-table-shared = Vittoria condivisa: { $names }.
web-table-nobody-won = Non vince nessuno.
web-table-rival-won = { $margin ->
    [0] Vince la Contessa.
    [1] Vince la Contessa per una moneta.
   *[other] Vince la Contessa per { $margin } monete.
}
web-fair-verified = I dadi sono verificati: tutti i { $outcomes } lanci e rimescolamenti corrispondono a quanto il tavolo ha pubblicato prima della partita.
web-fair-consistent = Tutti i { $outcomes } lanci e rimescolamenti corrispondono alla registrazione. Questo browser ha visto il tavolo solo a partita finita e non può dire di più.
web-fair-wrong = I dadi non si possono verificare: { $why }
web-fair-other-part = Il registro non contiene la tua parte del sorteggio.
web-fair-commitment = Dadi verificabili
web-fair-commitment-what = Questo impegno è stato pubblicato prima della partita. Il browser lo conserva e controlla la registrazione a partita finita.
web-table-rematch = Gioca ancora
web-table-look = Guarda il tabellone

## Chi sorteggia dadi e carte
web-table-dice-part = partecipa al sorteggio
web-table-dice-waits = Si sorteggiano dadi e carte. Si aspetta ancora: { $names }
web-table-dice-all = Tutti partecipano al sorteggio di dadi e carte: nessuno può sceglierli.
web-table-dice-some = Tutti partecipano al sorteggio di dadi e carte, tranne chi si fida degli altri: { $names }
web-table-dice-trust = Dadi e carte sono sorteggiati sulla fiducia: il server potrebbe sceglierli.
web-table-dice-rounds = Per il sorteggio ci sono voluti { $rounds } tentativi, perché qualcuno era in ritardo.

## Che cosa è successo al tavolo
web-table-sat = { $seat } si siede.
web-table-bot-sat = { $seat }, un bot, si siede.
web-table-left = { $seat } lascia il tavolo.
web-table-committed = { $seat } partecipa al sorteggio di dadi e carte.
web-table-gathered = Si sorteggiano dadi e carte.
web-table-bound = Tutte le parti del sorteggio sono fissate: { $commitment }
web-table-revealed = { $seat } ha rivelato la sua parte del sorteggio.
web-table-late = { $seat } era in ritardo per il sorteggio.
web-table-started = La partita comincia.
web-table-rewound = Alcune mosse sono ritirate.
web-table-asked = { $seat } chiede di ritirare delle mosse.
web-table-agreed = { $seat } è d'accordo.
web-table-declined = { $seat } rifiuta.
web-table-resigned = { $seat } abbandona.
web-table-away = Gioca un bot al posto di { $seat }.
web-table-back = { $seat } torna a giocare.
web-table-said = { $from }: { $text }
web-table-said-watching = { $from } (spettatore): { $text }
web-table-rematched = Si gioca di nuovo a un altro tavolo.
web-table-closed = Il tavolo è chiuso.
web-table-reissued = { $seat } si siede di nuovo.

## Il tabellone dei giochi che non ne hanno uno
web-table-stopped = Il gioco si è fermato in questo browser. È salvato: ricarica la pagina per continuare.
web-plain-choose = Scegli una mossa.
web-plain-moves = Mosse

## Ending a turn, and moves on their way
web-table-end-turn = Fine turno
web-table-nothing-chosen = Prima scegli che cosa fare.
web-table-staged = { $brings } Finire il turno?
web-table-staged-on = { $brings } Giocare così?
web-table-bot-plays-for-you = Un bot gioca per te.
web-table-i-am-back = Sono tornato
web-table-watching = Stai guardando. Tocca a { $name }.
web-table-result = Risultato
web-table-scoring = Punteggio finale
web-table-you-gave-up = Hai abbandonato.
web-table-gave-up = { $name } ha abbandonato.
web-table-resign-more = Così puoi perdere la partita, e non si torna indietro.
web-table-keep-playing = Continua a giocare
web-outbox-sending = Invio di { $move } …
web-outbox-waiting = Nessuna connessione: { $move } aspetta di essere inviata.
web-outbox-unknown = { $move } è stata inviata, ma non confermata. Si chiede al tavolo appena torna la connessione.
web-outbox-withdrawing = { $move } è stata inviata. Appena torna la connessione sarà ritirata, se non è arrivata.
web-outbox-withdrawn = { $move } è stata ritirata: non si gioca.
web-outbox-done = { $move } era già arrivata: è giocata.
web-outbox-withdraw = Ritira
web-outbox-first = Prima il tavolo deve dire se la tua ultima mossa è arrivata.

## Tabs, titles, chat
web-tab-elsewhere = Questa partita è aperta in un’altra scheda
web-tab-elsewhere-more = Può giocarla una sola scheda. Se la prendi qui, l’altra si ferma.
web-tab-play-here = Gioca qui
web-table-chat = Chat
web-table-unread = { $lines ->
    [one] un messaggio nuovo
   *[other] { $lines } messaggi nuovi
}
web-title-turn = ● Tocca a te · { $page }
web-renewal = C’è una nuova versione di Piazza. La partita continua da dove si trova.
web-renewal-now = Carica ora
web-renewal-later = Più tardi
web-table-strip = Ultime mosse degli altri
