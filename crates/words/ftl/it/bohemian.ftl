# Villaggi della Boemia

## Gli edifici: su …, da …, nessun …, un …
bohemian-bakery = panificio
    .on = sul panificio
    .from = dal panificio
    .none = nessun panificio
    .a = un panificio
bohemian-butchery = macelleria
    .on = sulla macelleria
    .from = dalla macelleria
    .none = nessuna macelleria
    .a = una macelleria
bohemian-dairy = latteria
    .on = sulla latteria
    .from = dalla latteria
    .none = nessuna latteria
    .a = una latteria
bohemian-tailor = sartoria
    .on = sulla sartoria
    .from = dalla sartoria
    .none = nessuna sartoria
    .a = una sartoria
bohemian-mill = mulino
    .on = sul mulino
    .from = dal mulino
    .none = nessun mulino
    .a = un mulino
bohemian-glass-factory = fabbrica del vetro
    .on = sulla fabbrica del vetro
    .from = dalla fabbrica del vetro
    .none = nessuna fabbrica del vetro
    .a = una fabbrica del vetro
bohemian-farm = fattoria
    .on = sulla fattoria
    .from = dalla fattoria
    .none = nessuna fattoria
    .a = una fattoria
bohemian-inn = locanda
    .on = sulla locanda
    .from = dalla locanda
    .none = nessuna locanda
    .a = una locanda
bohemian-town-hall = municipio
    .on = sul municipio
    .from = dal municipio
    .none = nessun municipio
    .a = un municipio
bohemian-church = chiesa
    .on = sulla chiesa
    .from = dalla chiesa
    .none = nessuna chiesa
    .a = una chiesa
bohemian-manor = maniero
    .on = sul maniero
    .from = dal maniero
    .none = nessun maniero
    .a = un maniero

## Che cosa succede
bohemian-begins = Comincia { $seat }.
bohemian-turn-of = È il turno di { $seat }.
bohemian-income =
    { $seat } prende un reddito di { $coins ->
        [one] 1 moneta
       *[other] { $coins } monete
    }: { $inns } dalle locande, { $churches } dalle chiese.
bohemian-income-forfeit =
    { $seat } lancia i dadi senza prendere il reddito: { $coins ->
        [one] 1 moneta perduta
       *[other] { $coins } monete perdute
    }.
bohemian-rolled = { $seat } lancia { $dice }.
bohemian-placed = { $seat } mette con { $dice } una persona { $building-on } { $place }.
bohemian-kicked-out = { $seat } caccia { $owner } fuori { $building-from } { $place }.
bohemian-inn-active = La locanda { $place } diventa attiva: d'ora in poi dà un reddito a { $seat }.
bohemian-farm-pays =
    { $seat } riceve { $coins ->
        [one] 1 moneta
       *[other] { $coins } monete
    } per le fattorie.
bohemian-manor-pays =
    { $seat } riceve { $coins ->
        [one] 1 moneta
       *[other] { $coins } monete
    } dal maniero.
bohemian-mills-score = Tutti i mulini sono occupati: la farina paga e le persone sui mulini tornano a casa.
bohemian-glass-scores = Tutte le fabbriche del vetro sono occupate: il vetro paga e le persone nelle fabbriche tornano a casa.
bohemian-flour-pays =
    { $seat } riceve { $coins ->
        [one] 1 moneta
       *[other] { $coins } monete
    } per { $tiles ->
        [one] 1 sacco di farina
       *[other] { $tiles } sacchi di farina
    }.
bohemian-glass-pays =
    { $seat } riceve { $coins ->
        [one] 1 moneta
       *[other] { $coins } monete
    } per { $tiles ->
        [one] 1 vetro
       *[other] { $tiles } vetri
    }.
bohemian-bishop-taken = { $seat } prende il vescovo con { $dice }.
bohemian-bishop-taken-from = { $seat } prende il vescovo a { $from } con { $dice }.
bohemian-tile-taken =
    { $seat } prende una tessera azione speciale con { $dice }; { $left ->
        [0] non ne restano
        [one] ne resta 1
       *[other] ne restano { $left }
    }.
bohemian-rerolls = { $seat } spende la tessera azione speciale e rilancia { $dice }.
bohemian-ended = { $seat } termina il turno.
bohemian-passed = { $seat } non può fare nulla e passa.
bohemian-out-of-figures = { $seat } comincia il turno senza persone: la partita finisce.
bohemian-bank-empty = La banca ha finito le monete: la partita finisce.

## Perché una mossa è rifiutata
bohemian-before-the-roll = Prima viene il reddito: prendilo con «income» o rinuncia con «roll».
bohemian-after-the-roll = I dadi sono già lanciati: è troppo tardi.
bohemian-dice-not-there = Non hai a disposizione i dadi { $dice }.
bohemian-total-too-high = { $total } non è una mossa: il totale più alto è 12.
bohemian-not-two-dice = Servono esattamente due dadi, non { $dice }.
bohemian-no-figure = Non hai più persone da mettere.
bohemian-no-such-building = Nel villaggio { $village } non c'è { $building-none }.
bohemian-not-free = { $place } è occupato da { $owner }; per cacciare fuori qualcuno scrivi «x» davanti al luogo.
bohemian-nothing-to-kick-out = In { $place } non c'è nessuno: metti la tua persona senza «x».
bohemian-own-figure = La persona in { $place } è tua.
bohemian-another-is-free = Nessuno viene cacciato da { $place } finché c'è un edificio libero dello stesso tipo ({ $building }): { $free } è libero.
bohemian-own-shop = Hai già { $building-a }: non puoi cacciare nessuno da un altro negozio uguale.
bohemian-never-kicked-out = Da qui non si caccia mai nessuno: { $building }.
bohemian-no-doubles = Il vescovo si prende con un doppio di due dadi, non con { $dice }.
bohemian-bishop-held = Hai già il vescovo.
bohemian-no-tile-left = Non ci sono più tessere azione speciale.
bohemian-tile-held = Hai già una tessera azione speciale: nessuno ne tiene due.
bohemian-tile-spent = In questo turno hai speso una tessera azione speciale: non puoi prenderne un'altra.
bohemian-no-tile-to-spend = Non hai una tessera azione speciale da spendere.
bohemian-move-first = Un'azione è obbligatoria, e ce n'è una possibile.
bohemian-move-possible = Non puoi passare: c'è un'azione possibile.
bohemian-reroll-first = Nessuna azione è possibile e hai una tessera azione speciale: usala per rilanciare.
bohemian-nothing-to-pass = Hai già fatto un'azione: termina il turno con «end».
bohemian-nothing-to-end = Nessuna azione è possibile: passa.
bohemian-other-dice-due =
    Qui { $count ->
        [one] si lancia un dado
       *[other] si lanciano { $count } dadi
    }.
bohemian-other-first = Il tavolo ha deciso che comincia { $first }.
bohemian-roll-due = Qui ci vuole un lancio di dadi, per esempio «2 3 4 6».
bohemian-sides-due = Prima si stabilisce quale lato delle tessere è visibile e chi comincia.
bohemian-unknown-move = «{ $found }» non è una mossa. Le mosse sono come «3+4 N7», «3+5 xN8», «5+5 bishop», «2+6 tile», «reroll 2 6», «end» o «pass».
bohemian-expected-die = Qui ci vuole un numero da 1 a 6, non «{ $found }».
bohemian-too-many-dice = I dadi sono solo quattro.
bohemian-single-die = Un totale vuole almeno due dadi, per esempio «3+4».
bohemian-expected-place = Qui ci vuole un luogo come «N7», oppure «bishop» o «tile», non «{ $found }».
bohemian-unknown-village = In questa partita non c'è un villaggio «{ $found }».
bohemian-other-total = { $dice } fa { $total }, e quell'edificio si raggiunge con { $wanted }.
bohemian-trailing-text = «{ $found }» qui non c'entra.
bohemian-expected-sides = Qui ci vogliono le lettere di { $count } villaggi.
bohemian-unknown-side = «{ $found }» non è un lato della tessera che viene qui.
bohemian-expected-first = Qui ci vogliono «first» e il numero del posto che comincia.

## Che cosa non va nelle opzioni
bohemian-setup-players = Villaggi della Boemia è per 2-5 giocatori, non per { $found }.
bohemian-setup-first = «{ $found }» non è un posto di questo tavolo che possa cominciare.
bohemian-setup-yes-or-no = Qui ci vuole «yes» o «no», non «{ $found }».
bohemian-setup-unknown-option = L'opzione «{ $key }» non esiste.
bohemian-setup-twice = «{ $key }» compare due volte nella preparazione.
bohemian-setup-tiles-without-bank = Tessere e monete della banca vanno insieme: ne manca una delle due.
bohemian-setup-bank = La banca ha da 1 a 9999 monete, non «{ $found }».

## Che cosa non va in un file di tessere
bohemian-tiles-syntax = Il file non si legge: { $reason }.
bohemian-tiles-bank = La banca ha da 1 a 9999 monete, non { $found }.
bohemian-tiles-count = Le tessere devono essere 9, non { $found }.
bohemian-tiles-missing = Manca la tessera { $front }/{ $back }: i tavoli più piccoli devono sapere quale lasciare fuori.
bohemian-tiles-letter = La lettera di un villaggio è una sola maiuscola da A a Z, non «{ $found }».
bohemian-tiles-letter-twice = La lettera { $letter } è data a due villaggi.
bohemian-tiles-name = Villaggio { $tile }: «{ $found }» non è un nome; comincia con una lettera e ha al massimo 40 caratteri, senza «|».
bohemian-tiles-name-twice = Villaggio { $tile }: anche un altro si chiama { $name }.
bohemian-tiles-no-buildings = Il villaggio { $tile } non ha edifici.
bohemian-tiles-too-many-buildings = Il villaggio { $tile } ha { $found } edifici: al massimo sono 9.
bohemian-tiles-unknown-building = Villaggio { $tile }: «{ $found }» non è un edificio; gli edifici si scrivono con il loro totale, da «2» a «12».
bohemian-tiles-building-twice = Villaggio { $tile }: { $building } compare due volte.
bohemian-tiles-no-value = Villaggio { $tile }: { $building } vuole un valore, per esempio «10=6» o «12=4».
bohemian-tiles-bad-value = Villaggio { $tile }: «{ $found }» non è un valore per { $building }; vanno bene da 1 a 99.
bohemian-tiles-needless-value = Villaggio { $tile }: { $building } non ha valore; lo hanno solo municipi e manieri.
bohemian-tiles-too-many = Con i lati sbagliati ci sarebbero { $found } edifici «{ $building }»; nella scatola ci sono tessere per { $most }.
bohemian-tiles-few = Con { $players } giocatori i lati possono cadere in modo che ci siano solo { $found } edifici «{ $building }». Con meno di 2 ogni persona lì fa punteggio subito, oppure mai.

## Il punteggio
bohemian-town-halls = Municipi
bohemian-shops = Negozi
bohemian-churches = Chiese
bohemian-tiles = Farina, vetro
bohemian-coins = Monete

## Sullo schermo
bohemian-legend = · libero   * locanda attiva   ✓ villaggio completo   ▸ raggiunto dai dadi
bohemian-bishop = vescovo
bohemian-special-tile = tessera
bohemian-beside-the-board = banca { $bank }, farina { $flour }, vetro { $glass }, azioni speciali { $tiles }
bohemian-column-coins = monete
bohemian-column-figures = persone
bohemian-column-income = reddito
bohemian-column-inns = locande
bohemian-column-flour = farina
bohemian-column-glass = vetro
bohemian-column-score = punti

## Nelle simulazioni
bohemian-measure-end-figures = finite per mancanza di persone
bohemian-measure-end-bank = finite per la banca
bohemian-measure-kick-outs = persone cacciate fuori
bohemian-measure-passes = turni passati
bohemian-measure-rerolls = rilanci
bohemian-measure-bishops = vescovo preso
bohemian-measure-active-inns = locande diventate attive
bohemian-measure-mills = punteggi dei mulini
bohemian-measure-glass = punteggi del vetro
