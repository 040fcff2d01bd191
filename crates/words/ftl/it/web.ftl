# Le pagine nel browser.

web-close = Chiudi
web-skip = Vai al contenuto
web-pages = Pagine
web-games = Giochi
web-language = Lingua
web-dark = Scuro
web-lobby = Ritrovo
web-rules = Regole
web-replay = Rivedi
web-settings = Impostazioni
web-credits = Riconoscimenti
web-new-table = Nuovo tavolo
web-not-found = Pagina non trovata
web-not-found-more = Il sentiero finisce nel bosco. Forse c’è un errore nell’indirizzo.
web-to-home = Pagina iniziale

## Pagina iniziale
web-home-title = Due giochi sulla piazza del paese
web-home-intro = Gioca da solo contro i bot, con amici davanti a uno schermo o con chiunque altrove. Nessun account, nessuna pubblicità, niente da installare.
web-home-bohemian = Lancia quattro dadi e manda le tue persone al lavoro: panifici e fabbriche del vetro, fattorie, locande e municipi in tutta la Boemia.
web-home-villagers = Dopo la peste la strada è piena di gente con un mestiere. Accoglila e costruisci un villaggio che la sfami e prosperi.
web-home-offline = Dopo questa visita puoi giocare anche senza rete.
web-players = { $players } giocatori
web-play-now = Gioca ora
web-together = Gioca online
web-together-intro = Apri un tavolo e manda il link, oppure guarda chi cerca giocatori.
web-join = Entra con un link
web-join-hint = Link o codice di un tavolo
web-join-go = Entra
web-join-wrong = Questo non è il link di un tavolo.

## Prima di una partita
web-how-many = In quanti si gioca?
web-solo = Da solo
web-how-well = Quanto sono bravi i bot?
web-level-easy = Facile
web-level-medium = Medio
web-level-hard = Difficile
web-level-master = Maestro
web-people-here = Quante persone a questo schermo?
web-countess = Quanto è forte la Contessa?
web-start = Comincia

## Impostazioni
web-name = Il tuo nome
web-name-hint = Lo vedono gli altri al tavolo.
web-theme = Aspetto
web-theme-system = Come il sistema
web-theme-light = Chiaro
web-theme-dark = Scuro
web-still = Riduci il movimento
web-still-hint = Dadi, persone e monete cambiano posto senza animazione.
web-sending = Quando si invia una mossa?
web-sending-staged = Subito; il turno finisce con un pulsante
web-sending-confirmed = Dopo ogni conferma
web-sending-at-once = Sempre subito
web-bot-pace = Quanto in fretta giocano i bot?
web-bot-pace-quick = Veloci
web-bot-pace-normal = Normali
web-bot-pace-calm = Lenti
web-settings-kept = Le impostazioni sono salvate solo in questo browser.

## Regole
web-rules-of = { $game }: le regole
web-rules-search = Cerca nelle regole
web-rules-found = { $count ->
    [one] Una regola
   *[other] { $count } regole
}
web-rules-contents = Indice
web-rules-choice = scelta nostra
web-rules-choice-note = «Scelta nostra» indica ciò che i regolamenti lasciano aperto e come si gioca qui.

## Riconoscimenti
web-credits-bohemian = Un gioco di Reiner Stockhausen, pubblicato da dlp games.
web-credits-villagers = Un gioco di Haakon Hoel Gaarder, pubblicato da Sinister Fish Games.
web-credits-boxes = Se ti piacciono qui, compra le scatole: sono belle, e gli autori ne vivono.
web-credits-own = Piazza non è legata agli autori né agli editori. I testi, i disegni e la formulazione delle regole sono suoi.
web-credits-tiles = Le tessere di Villaggi della Boemia sono una ricostruzione; chi ha la scatola può fornire quelle vere.
web-credits-licence = Software libero, con licenza MIT o Apache 2.0, a scelta.
web-credits-built = Costruita con

## Tavoli in rete
web-lobby-again = Aggiorna
web-lobby-asking = Caricamento …
web-lobby-unreachable = Il server non è raggiungibile. Puoi comunque giocare contro i bot.
web-lobby-empty = Adesso nessuno cerca giocatori. Apri un tavolo: gli altri lo vedranno qui.
web-lobby-bot = bot
web-lobby-open = { $open ->
    [one] Un posto libero
   *[other] { $open } posti liberi
}
web-which-game = Quale gioco?
web-pace = Limite di tempo
web-pace-none = Senza orologio
web-pace-quick = 10 minuti a testa
web-pace-calm = 30 minuti a testa
web-pace-day = Un giorno per turno
web-pace-bank-of = { $minutes } min + { $seconds } s
web-pace-turn-of = { $hours } h per turno
web-public = Mostralo nel ritrovo
web-public-hint = Può entrare chiunque. Altrimenti solo chi ha il link.
bohemian-option-manual-income = Reddito manuale
bohemian-option-manual-income-hint = Chi lo dimentica prima del lancio lo perde, come a un tavolo vero.
web-open-table = Apri il tavolo

## Partite che continuano
web-resume = Continua a giocare
web-resume-seats = { $bots ->
    [0] { $people ->
        [one] da solo
       *[other] { $people } persone
    }
    [one] { $people ->
        [one] contro un bot
       *[other] { $people } persone e un bot
    }
   *[other] { $people ->
        [one] contro { $bots } bot
       *[other] { $people } persone e { $bots } bot
    }
}
web-forget = Elimina questa partita

## Rivedere
web-replay-intro = Una registrazione è un’intera partita come testo. Apri un file o incollala qui e ripercorri la partita passo dopo passo.
web-replay-text = Registrazione
web-replay-file = Apri un file
web-replay-show = Mostra la partita
web-replay-wrong-line = Riga { $line }: { $fault }
web-replay-no-game = Questo testo non nomina nessun gioco che Piazza conosca.
web-replay-position = Posizione
web-replay-of = { $ply } di { $plies }
web-replay-first = All’inizio
web-replay-back = Un passo indietro
web-replay-on = Un passo avanti
web-replay-last = Alla fine
web-replay-share = Copia il link a questa posizione
web-replay-copied = Link copiato.
web-replay-other = Apri un’altra registrazione
web-replay-begins = La partita comincia.
web-replay-went-back = { $plies ->
        [one] Qui la partita è tornata indietro: { $plies } mossa è stata annullata.
       *[other] Qui la partita è tornata indietro: { $plies } mosse sono state annullate.
    }
