# Ciò che tutti i giochi hanno in comune.

piazza = Piazza
player = Giocatore { $number }
bohemian = Villaggi della Boemia
villagers = Villagers
total = Totale
rival = Contessa

## Perché una mossa è rifiutata, in ogni gioco
over = La partita è finita.
not-your-turn = È il turno di { $turn }.
chance-due = Nessuno può muovere prima che si lancino i dadi o si scoprano le carte.
no-chance-due = Ora non c'è nulla da lanciare o da scoprire: è il turno di { $turn }.

## Che cosa non va in una registrazione
record-not-a-record = Questa non è la registrazione di una partita: la prima riga deve essere «piazza record 2».
record-missing = Qui manca la riga «{ $key } …».
record-other-game = Questa è la registrazione di una partita a «{ $found }», non a «{ $expected }».
record-other-rules = Questa partita è stata giocata con la versione { $found } delle regole; questo programma gioca con la versione { $expected }.
record-bad-seats = «{ $found }» non è un numero di posti.
record-unknown-key = Una riga dell'intestazione non può iniziare con «{ $key }»: solo con «seat», «meta» o «setup».
record-no-such-seat = Qui ci vuole «*» o il numero di un posto di questo tavolo.
record-bad-back = Qui ci vuole «back» con un numero di mosse che la partita ha già superato, non prima della prima decisione.
record-bad-end = Qui ci vuole «end resigned» con i numeri dei posti, in ordine crescente.
record-ply-after-result = Dopo il risultato non si può più giocare nulla.
record-not-over = C'è un risultato, ma la partita non è finita.
record-wrong-result = Il risultato non segue dalla partita; questa riga deve essere: { $expected }
record-twice = «{ $key }» compare due volte.
record-no-name = Qui manca un nome.
record-bad-meta = Qui ci devono essere «meta», una parola e un testo, separati da un solo spazio.
