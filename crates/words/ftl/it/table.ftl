# Quello che dice un tavolo: posti, mosse ritirate, orologi, dadi verificabili.

## Perché un tavolo rifiuta qualcosa
table-no-such-seat = A questo tavolo non c'è questo posto.
table-seat-taken = Al posto di { $seat } siede già qualcuno.
table-not-seated = Lì non siede nessuna persona: { $seat }.
table-not-started = La partita non è ancora cominciata.
table-started = La partita è cominciata: i posti non cambiano più.
table-over = La partita è finita.
table-closed = Questo tavolo è stato chiuso prima dell'inizio della partita.
table-seats-open = Non tutti i posti sono occupati.
table-nobody-plays = Deve giocare almeno una persona.
table-text = Qui serve un testo da 1 a { $most } caratteri.
table-bot-plays = Per { $seat } ora gioca un bot.
table-not-away = Nessun bot sostituisce { $seat }.
table-has-resigned = { $seat } ha abbandonato.
table-nothing-to-take-back = Non puoi ritirare la mossa senza il consenso degli altri, perché si è saputo qualcosa di nuovo.
table-no-such-ply = La partita non può tornare fin lì.
table-nothing-asked = Non c'è nessuna richiesta a cui rispondere.
table-already-asked = { $seat } ha già chiesto di tornare indietro: prima bisogna rispondere.
table-cannot-agree = Deve essere d'accordo anche { $seat }, ma al suo posto ora gioca un bot.
table-in-time = { $seat } ha ancora tempo.
table-no-hints = A questo tavolo non ci sono suggerimenti.
table-beginning = La partita sta per cominciare: si sorteggiano dadi e carte.
table-no-part = Per il sorteggio adesso questo non serve.
table-other-part = Non è la parte del sorteggio che avevi depositato.
table-entry-unreadable = Questa riga del registro è illeggibile: «{ $found }».

## Perché non si può garantire per i dadi
table-verify-no-secret = La registrazione non dice da dove vengono i suoi dadi.
table-verify-twice = La riga «meta { $key }» compare due volte.
table-verify-unreadable = La riga «meta { $key }» è illeggibile.
table-verify-other-secret = Il segreto non è quello pubblicato prima della partita.
table-verify-other-outcome = Il passo { $ply } era «{ $found }», ma il segreto dà «{ $expected }».
table-verify-missing = Manca la riga «meta { $key }».
table-verify-other-commitment = I dadi corrispondono a un altro impegno: { $found }
table-verify-not-due = La mossa { $ply } è un esito del caso dove non ce ne doveva essere nessuno.
table-verify-unfinished = Per quanto dice questa registrazione, la partita non è finita.
table-verify-needs-earlier = Le prime { $given } mosse vengono da una partita precedente: per verificarle serve la sua registrazione.
table-verify-nothing-checked = La registrazione non contiene nessun esito del caso da verificare.

## Perché la casa rifiuta qualcosa
server-malformed = Questo è illeggibile: { $what }
host-unknown = «{ $what }» non esiste.
server-credentials = Un nome ha da 1 a 32 caratteri, una frase segreta da 8 a 256.
server-not-found = Non trovato.
host-no-request = Questo messaggio non chiede nulla che si possa fare a un tavolo.
host-not-yours = Non puoi farlo. Serve la chiave di un posto, o un account.
host-not-host = Può farlo solo chi ospita: chi siede qui da più tempo.
server-other-origin = Le pagine di altri siti non possono farlo.
server-name-taken = Questo nome è già in uso.
server-one-seat-each = A questo tavolo siede già qualcuno dal tuo indirizzo. Per sedersi in più persone ci sono i tavoli non pubblici.
server-not-over = Si può solo dopo la fine della partita.
host-withdrawn = È stato ritirato: non viene fatto.
host-busy = Troppe richieste. Riprova più tardi.
host-id-used = Questo identificativo appartiene già a un'altra richiesta. Riprova con uno nuovo.
server-unwell = Non si può scrivere nella base di dati: { $why }
server-chat-full = A questo tavolo si è detto abbastanza: non si conserva altro.
server-name-nearly-taken = A questo tavolo qualcuno ha già questo nome, o uno che gli somiglia.
server-unavailable = In questo momento il server non può salvare nulla. Riprova.
server-broken = Qualcosa è andato storto nel server. È stato registrato.
