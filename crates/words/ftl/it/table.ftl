# Quello che dice un tavolo: posti, mosse ritirate, orologi, dadi verificabili.

## Perché un tavolo rifiuta qualcosa
table-no-such-seat = A questo tavolo non c'è questo posto.
table-seat-taken = Al posto di { $seat } siede già qualcuno.
table-not-seated = Lì non siede nessuna persona: { $seat }.
table-not-started = La partita non è ancora cominciata.
table-started = La partita è cominciata: i posti non cambiano più.
table-over = La partita è finita.
table-seats-open = Non tutti i posti sono occupati.
table-nobody-plays = Deve giocare almeno una persona.
table-text = Qui serve un testo da 1 a { $most } caratteri.
table-bot-plays = Per { $seat } ora gioca un bot.
table-not-away = Nessun bot sostituisce { $seat }.
table-has-resigned = { $seat } ha abbandonato.
table-nothing-to-take-back = Non puoi ritirare la mossa senza il consenso degli altri, perché si è saputo qualcosa di nuovo.
table-no-such-ply = La partita non può tornare fin lì.
table-nothing-asked = Non c'è nessuna richiesta a cui rispondere.
table-in-time = { $seat } ha ancora tempo.
table-no-hints = A questo tavolo non ci sono suggerimenti.
table-entry-unreadable = Questa riga del registro è illeggibile: «{ $found }».

## Perché non si può garantire per i dadi
table-verify-no-secret = La registrazione non dice da dove vengono i suoi dadi.
table-verify-twice = La riga «meta { $key }» compare due volte.
table-verify-unreadable = La riga «meta { $key }» è illeggibile.
table-verify-other-secret = Il segreto non è quello pubblicato prima della partita.
table-verify-other-outcome = Il passo { $ply } era «{ $found }», ma il segreto dà «{ $expected }».

## Perché la casa rifiuta qualcosa
server-malformed = Questo è illeggibile: { $what }
host-unknown = «{ $what }» non esiste.
server-credentials = Un nome ha da 1 a 32 caratteri, una frase segreta da 8 a 256.
server-not-found = Non trovato.
host-no-request = Questo messaggio non chiede nulla che si possa fare a un tavolo.
host-not-yours = Non puoi farlo. Serve la chiave di un posto, o un account.
server-other-origin = Le pagine di altri siti non possono farlo.
server-name-taken = Questo nome è già in uso.
server-not-over = Si può solo dopo la fine della partita.
host-withdrawn = È stato ritirato: non viene fatto.
host-busy = Troppe richieste. Riprova più tardi.
server-unavailable = In questo momento il server non può salvare nulla. Riprova.
server-broken = Qualcosa è andato storto nel server. È stato registrato.
