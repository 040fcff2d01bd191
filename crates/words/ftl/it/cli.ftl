# Il programma nel terminale

## La riga di comando
help = Giochi da tavolo in piazza: con persone davanti a questo schermo, contro i bot, o solo tra bot.
help-usage = Uso:
help-commands = Comandi
help-arguments = Argomenti
help-options = Opzioni
help-examples =
    Esempi:
      piazza                              apre i tavoli, nel browser
      piazza play                         una partita contro i bot, qui
      piazza play bohemian --players 4
      piazza simulate bohemian --games 1000
help-play = Giocare qui: le persone a turno davanti a questo schermo, i bot agli altri posti
help-play-examples =
    Esempi:
      piazza play bohemian
      piazza play villagers --solo normal
      piazza play bohemian --seat human:Anna --seat human:Bruno --seat random
help-play-bohemian = Giocare a Villaggi della Boemia, per 2-5 giocatori
help-play-bohemian-examples =
    Esempi:
      piazza play bohemian                          tu contro due bot
      piazza play bohemian --seat human:Anna --seat human:Bruno
      piazza play bohemian --players 4 --seed 7 --record serata.txt
      piazza play bohemian --resume serata.txt
help-play-villagers = Giocare a Villagers, per 2-5 giocatori o da soli contro la Contessa
help-play-villagers-examples =
    Esempi:
      piazza play villagers                         tu contro due bot
      piazza play villagers --solo normal           da soli contro la Contessa
      piazza play villagers --seat human:Anna --seat human:Bruno --record serata.txt
      piazza play villagers --resume serata.txt
help-play-game = Giocare a { $title }
help-play-game-examples =
    Esempi:
      piazza play { $game }                         tu contro i bot
      piazza play { $game } --resume serata.txt
help-simulate = Far giocare molte partite ai bot e vedere che cosa ne risulta
help-simulate-examples =
    Esempi:
      piazza simulate bohemian --players 3 --games 1000 --seed 7
help-simulate-bohemian = Far giocare ai bot molte partite a Villaggi della Boemia
help-simulate-bohemian-examples =
    Esempi:
      piazza simulate bohemian --players 3 --games 1000 --seed 7
      piazza simulate bohemian --games 20 --records partite.txt
      piazza simulate bohemian --games 100 --json
help-simulate-villagers = Far giocare ai bot molte partite a Villagers
help-simulate-villagers-examples =
    Esempi:
      piazza simulate villagers --players 4 --games 1000 --seed 7
      piazza simulate villagers --solo expert --games 500
      piazza simulate villagers --games 20 --records partite.txt
help-simulate-game = Far giocare ai bot molte partite a { $title }
help-simulate-game-examples =
    Esempi:
      piazza simulate { $game } --games 100 --seed 7
help-replay = Rivedere una partita registrata passo per passo
help-replay-examples =
    Esempi:
      piazza replay serata.txt
      piazza replay partite.txt --game 3 --at 40
      piazza replay partite.txt --check
help-tiles = Tessere villaggio proprie per Villaggi della Boemia
help-tiles-examples =
    Esempi:
      piazza tiles check mie-tessere.toml
help-tiles-check = Controllare un file di tessere e dire che cosa non va e dove
help-tiles-check-examples =
    Esempi:
      piazza tiles check mie-tessere.toml
      piazza play bohemian --tiles mie-tessere.toml
help-bench = Misurare le transizioni di stato al secondo per ogni gioco, a mosse casuali, su un solo core
help-bench-examples =
    Esempi:
      piazza bench
      piazza bench --seconds 10 --json
help-option-help = Mostra questo aiuto
help-option-version = Mostra la versione
help-option-lang = La lingua: en, de o it (altrimenti quella del sistema)
help-option-players = Quanti giocano (altrimenti { $usual }, o quanti ne indica --seat)
help-option-seat = Chi siede al prossimo posto: human, human:NOME, BOT o BOT:NOME; una volta per ogni posto. Gli altri posti vanno ai bot
help-option-bot = Il bot a tutti gli altri posti: { $bots }
help-option-bots = I bot, posto per posto, separati da virgole, ripetuti intorno al tavolo: { $bots }
help-option-seed = Il numero da cui vengono dadi e carte: lo stesso numero dà la stessa partita
help-option-record = Registra la partita in questo nuovo file; è salvata dopo ogni mossa
help-option-resume = Riprendi la partita di questo file
help-option-commitment = Quello che è stato pubblicato prima della partita
help-option-earlier = Una registrazione che questa partita continua (anche più d'una)
help-option-unfinished = Accetta anche una partita non finita
help-option-records = Scrivi in questo file le registrazioni di tutte le partite
help-option-first = Il numero del posto che comincia (altrimenti a caso)
help-option-solo = Gioca da solo contro la Contessa: novice, normal o expert
help-option-manual-income = Il reddito non arriva da sé: chi lo dimentica lo perde
help-option-setup = Un'opzione di questo gioco
help-option-tiles = Gioca con le tessere villaggio di questo file
help-option-games = Quante partite (altrimenti 1000)
help-option-json = Mostra il risultato in JSON
help-option-seconds = Per quanto misurare ogni tavolo, in secondi (altrimenti 2)
help-option-file = Il file
help-option-game = Quale partita, se il file ne contiene più d'una (altrimenti la prima)
help-option-at = Mostra la partita dopo tanti passi
help-option-seen-by = Come la vedeva il giocatore di questo posto (altrimenti come potevano vederla tutti)
help-option-check = Controlla soltanto che ogni partita del file segua le regole

## Giocare
cli-which-game = Quale gioco? [1]
cli-how-many-players = Quanti giocatori, da { $least } a { $most }? [{ $usual }]
cli-your-name = Come ti chiami?
cli-nothing-played = Non si è giocato nulla.
cli-greeting = Scrivi una mossa, ? per tutte le mosse, help per l'aiuto. Il tasto Tab completa.
cli-your-turn = { $name }, tocca a te. ? elenca le mosse.
cli-hint = Scrivi una mossa, ? per tutte le mosse, help per l'aiuto.
cli-help =
    Una mossa           come sta nell'elenco, o il suo numero; il tasto Tab la completa
    ?  o  moves         tutte le mosse e che cosa porta ognuna;  ? TESTO  solo quelle che iniziano con TESTO
    hint                le tre mosse migliori, le loro probabilità e a che cosa servono
    why MOSSA           perché una mossa non si può fare
    rule NUMERO         una regola del gioco con il suo numero (in inglese)
    board               di nuovo il tavolo
    log                 la cronologia della partita
    undo                ritira l'ultima mossa, finché non si è saputo nulla di nuovo
    save                dove è salvata la partita (dopo ogni mossa)
    quit  o  Ctrl-D     esci; la partita si può riprendere più tardi
cli-confirm = Invio per continuare, undo per ritirare la mossa.
cli-curtain = Ora lo schermo è di { $name }. Premi Invio quando guarda solo { $name }.
cli-undone = Mossa ritirata.
cli-nothing-to-undo = Non c'è nulla da ritirare: intanto si è saputo qualcosa di nuovo, o non hai ancora mosso.
cli-no-such-move = Nessuna mossa possibile inizia così.
cli-more-moves = Troppe per l'elenco: «? { $word }» dice che cosa porta ognuna.
cli-no-such-rule = La regola «{ $found }» non esiste.
cli-legal = Si può fare: { $brings }
cli-reveals = Scopre qualcosa che ancora non si conosce.
cli-saved = La partita è salvata in { $file }.
cli-kept = La partita è registrata in { $file }: rivedila con «piazza replay».
cli-left = La partita è salvata in { $file }. Per riprenderla: piazza play { $game } --resume { $file }
cli-wins = Vince { $names }.
cli-share-the-win = Vincono insieme { $names }.
cli-nobody-wins = Vince la Contessa.

## Che cosa va storto
cli-cannot-read = { $file }: il file non si può leggere: { $reason }
cli-cannot-write = { $file }: il file non si può scrivere: { $reason }
cli-not-a-record = { $file }:1:1: questa non è la registrazione di un gioco che il programma conosce. Inizia con le righe «piazza record 2» e «game bohemian».
cli-record-exists = { $file } esiste già: scegli un altro file per --record, o riprendi quella partita con --resume.
cli-too-many-seats = Con --seat sono occupati { $named } posti, ma giocano solo in { $seats }: togli --players o aumenta il numero.
cli-unknown-bot = Il bot «{ $found }» non esiste. Ci sono: { $known }.
cli-no-such-game = La partita { $game } non è in questo file: ne contiene { $games }.
cli-no-such-ply = Il passo { $ply } non è in questa partita: ne ha { $plies }.
cli-no-such-seat = Questo posto non esiste: i posti vanno da 1 a { $seats }.
cli-stopped = Interrotto prima di giocare tutte le partite.
cli-debug-build = Questa è una versione di debug, lenta: misura con «cargo run -- bench».

## Rivedere, simulare, misurare
cli-step = { $ply }/{ $plies }  Invio avanti, b indietro, un numero per andarci, q esci:
cli-checked =
    { $file }: { $games ->
        [one] 1 partita giocata
       *[other] { $games } partite giocate
    } secondo le regole.
cli-tiles-right = { $file } va bene: { $tiles } tessere, { $bank } monete in banca.
cli-building = edificio
cli-on-sides = sui lati
cli-at-most = al massimo in gioco
cli-simulated =
    { $game }: { $games ->
        [one] 1 partita
       *[other] { $games } partite
    }, numero di partenza { $seed }
cli-player = giocatore
cli-mean = media
cli-sd = dev.
cli-min = min
cli-max = max
cli-won = vittorie
cli-points-from = punti da (media)
cli-per-game = per partita
cli-plies = passi
cli-turns = turni
cli-game = gioco
cli-players = giocatori
cli-transitions-per-second = transizioni/s
cli-transitions-per-game = transizioni/partita
cli-millions = { $number } milioni

## Villagers sullo schermo
villagers-legend = I paesani coperti sono sbiaditi; 9o è oro, 4a argento, 2m monete posate.
villagers-head = Round { $round }, { $phase }; comincia { $first }; { $market }.
villagers-phase-deal = distribuzione
villagers-phase-draft = fase acquisizione
villagers-phase-build = fase costruzione
villagers-phase-events = fase eventi
villagers-phase-over = fine
villagers-market-ahead = entrambe le fasi mercato devono venire
villagers-market-held = la prima fase mercato è passata
villagers-piles = Pile { $stacks }; mazzo dei paesani { $reserve }; paesani base { $basics }
villagers-square = Acquisiti: { $cards }
villagers-hand = Mano { $count }:
villagers-hand-perhaps = forse: { $cards }
villagers-builds-left = Ancora da mettere: paesani { $villagers }, paesani base in cambio di carte { $basics }.
villagers-event-now = Evento { $event }: { $effect }
villagers-event-later = Prossimo round { $event }: { $effect }
villagers-short-gold = { $number }o
villagers-short-silver = { $number }a
villagers-short-coins = { $number }m

## Villagers nelle simulazioni
villagers-measure-rounds = round
villagers-measure-first-market = prima fase mercato al round
villagers-measure-road-coins = monete dalla strada
villagers-measure-first-market-coins = monete nella prima fase mercato
villagers-measure-second-market-coins = monete nella seconda fase mercato
villagers-measure-own-keys = lucchetti aperti con chiavi proprie
villagers-measure-others-keys = lucchetti aperti con chiavi altrui
villagers-measure-paid-bank = lucchetti pagati alla banca
villagers-measure-basics = paesani base presi
villagers-measure-founders = Fondatori girati

## L'arena e l'analisi
help-arena = Far giocare i bot tra loro finché è chiaro chi è migliore
help-arena-examples =
    Esempi:
      piazza arena bohemian --bots easy,medium,hard --games 1000
      piazza arena villagers --bots master,medium,medium,medium --players 4
      piazza arena villagers --solo normal --bots greedy,master --games 500
help-arena-bohemian = Bot contro bot in Villaggi della Boemia
help-arena-bohemian-examples =
    Esempi:
      piazza arena bohemian --bots medium,hard --games 1000
      piazza arena bohemian --bots easy,medium,hard --players 2 --svg arena.svg
help-arena-villagers = Bot contro bot in Villagers, o da soli contro la Contessa
help-arena-villagers-examples =
    Esempi:
      piazza arena villagers --bots medium,hard --games 1000
      piazza arena villagers --solo expert --bots hard,master --games 500 --json
help-arena-game = Bot contro bot in { $title }
help-arena-game-examples =
    Esempi:
      piazza arena { $game } --bots medium,hard --games 1000
help-analyse = Distinguere la fortuna dall'abilità in una partita registrata
help-analyse-examples =
    Esempi:
      piazza analyse serata.txt
      piazza analyse serata.txt --svg serata.svg
      piazza analyse serata.txt --html serata.html
      piazza analyse partite.txt --game 3 --json
help-verify = Ricalcolare ogni lancio e ogni mescolata di una registrazione
help-verify-examples =
    Esempi:
      piazza verify serata.txt
      piazza verify serata.txt --commitment 3f8a…
      piazza verify serata.txt --earlier pomeriggio.txt
help-option-html = Scrivere l'analisi come una sola pagina, che non ha bisogno di rete, in questo file
help-option-svg = Disegnare il risultato in questo file
help-option-moves = Con quante altre mosse si confronta ogni decisione (di norma 6)
cli-too-few-bots = Ci sono { $seats } posti ma solo { $bots } bot: indicane almeno altrettanti.
cli-arena = { $game }: { $games } partite a tavoli da { $seats }, seme { $seed }
cli-bot = bot
cli-games = partite
cli-interval = intervallo 95%
cli-rating = valutazione
cli-against = contro { $bot }
cli-not-over = Questa partita non è finita: si può analizzare solo una partita conclusa.
cli-none = nessuna
cli-verified = { $file }: verificata. Tutti i { $outcomes } esiti del caso sono quelli che dà l'impegno pubblicato.
cli-consistent = { $file }: coerente. Tutti i { $outcomes } esiti del caso sono quelli che dà il segreto della registrazione.
    È verificata solo se prima della partita è stato pubblicato { $commitment }: confrontalo, o indicalo con --commitment.
cli-verified-earlier = La partita ne continua una precedente, che corrisponde a { $commitment }.
cli-verified-rewinds = { $rewinds ->
        [one] La partita è tornata indietro una volta dopo che si era saputo qualcosa di nuovo.
       *[other] La partita è tornata indietro { $rewinds } volte dopo che si era saputo qualcosa di nuovo.
    }
cli-verified-round = { $rounds ->
        [one] Tutti quelli che hanno partecipato al sorteggio hanno depositato la loro parte prima che qualcuno rivelasse qualcosa.
       *[other] Tutti quelli che hanno partecipato al sorteggio hanno depositato la loro parte prima che qualcuno rivelasse qualcosa. Ci sono voluti { $rounds } tentativi, perché qualcuno era in ritardo.
    }
cli-verified-trusting = Sulla fiducia: { $names }. L’host avrebbe potuto scegliere gli esiti contro di loro, d’accordo con un altro giocatore.
cli-verified-first-format = La registrazione ha il vecchio formato 1: i dadi garantiscono solo per sé stessi, non per nomi, preparazione e bot, né per quello che è stato annullato.
cli-verified-resigned = Secondo la registrazione la partita è finita perché gli altri si sono ritirati.
cli-verified-unfinished = In questa registrazione la partita non è finita.
cli-not-a-commitment = Non è un impegno di 64 cifre esadecimali: { $found }
cli-went-back = { $plies ->
        [one] Qui la partita è tornata indietro: { $plies } mossa è stata annullata.
       *[other] Qui la partita è tornata indietro: { $plies } mosse sono state annullate.
    }
cli-analysis = Fortuna e abilità: la probabilità di vittoria di ciascuno durante la partita
cli-analysis-sum = Inizio, fortuna, mosse proprie, mosse altrui ed errore di stima danno insieme il risultato. Fortuna è ciò che lanci e carte hanno cambiato; il ± mostra quanto variano le partite di prova. Le mosse si confrontano con quelle che avrebbe giocato la rete di valutazione dei bot. L'errore di stima è quanto la stima è cambiata quando ha visto più lontano. Una mossa è dubbia se la migliore avrebbe dato almeno il 2% di probabilità di vittoria in più, un errore dal 5%, un errore grave dal 10%. Un lancio o una carta è una fortuna dal 5%, una grande fortuna dal 10%. Il tasso d'errore è il guadagno medio della mossa migliore, sulle decisioni tra più mosse.
cli-analysis-turning = Momenti decisivi
cli-analysis-mistakes = Errori
cli-analysis-luck = Colpi di fortuna e sfortuna
cli-analysis-column-player = nome
cli-analysis-column-start = inizio
cli-analysis-column-luck = fortuna
cli-analysis-column-own = mosse proprie
cli-analysis-column-others = altri
cli-analysis-column-rest = errore di stima
cli-analysis-column-result = risultato
cli-analysis-column-adjusted = senza fortuna
cli-analysis-column-decisions = decisioni
cli-analysis-column-rate = tasso d'errore
cli-mark-doubtful = { $player }: { $move } è dubbia (−{ $loss }); meglio { $best }.
cli-mark-error = { $player }: { $move } è un errore (−{ $loss }); meglio { $best }.
cli-mark-blunder = { $player }: { $move } è un errore grave (−{ $loss }); meglio { $best }.
cli-luck-very-lucky = { $outcome } è una grande fortuna per { $player } ({ $change }).
cli-luck-lucky = { $outcome } è una fortuna per { $player } ({ $change }).
cli-luck-unlucky = { $outcome } è una sfortuna per { $player } ({ $change }).
cli-luck-very-unlucky = { $outcome } è una grande sfortuna per { $player } ({ $change }).
cli-advice = { $move } ({ $chance }): { $purpose }

## Online
help-serve = Aprire i tavoli alla rete: persone, bot e programmi giocano attraverso questo server
help-serve-examples =
    Esempi:
      piazza serve
      piazza serve --lan
      piazza serve --listen 0.0.0.0:8017 --public-url https://piazza.example
      piazza serve --database postgres://piazza@db/piazza --nats nats://nats:4222
help-load = Far giocare bot su connessioni vere contro un server, e misurarlo
help-load-examples =
    A ogni tavolo siedono due bot, ciascuno con un socket proprio, come il browser di una persona. Una
    mossa conta quando è confermata, cioè dopo che è sul disco; la sua latenza va dall'invio a quel
    momento. Aprire il tavolo successivo, finita una partita, avviene intanto e non si conta.

    Esempi:
      piazza load --tables 100 --seconds 15 --json
      piazza load --tables 5000 --think 2000 --seconds 30
      piazza load --tables 50 --seconds 60 --kill 20
help-option-listen = L'indirizzo su cui ascoltare (di norma 127.0.0.1:8017)
help-option-database = Dove sono conservati i tavoli: sqlite:FILE o postgres://... (di norma sqlite:piazza.db in questa cartella)
help-option-nats = Il server NATS con cui più nodi si sentono tra loro
help-option-public-url = L'indirizzo con cui il mondo conosce questo server
help-option-lan = Aprirlo alla rete locale e mostrare un codice QR
help-option-open = Apre la pagina nel browser, se c'è un desktop
help-option-behind-proxy = Il server sta dietro un proxy: gli indirizzi vengono da X-Forwarded-For
help-option-proxy = Gli indirizzi del proxy, separati da virgole (di norma questa macchina)
help-option-tables-per-hour = Quanti tavoli un indirizzo può aprire in un'ora (di norma 60)
help-option-requests-per-second = Quante richieste al secondo può fare un indirizzo (di norma 50)
help-option-messages-per-second = Quanti messaggi al secondo può mandare un socket (di norma 20)
help-option-connections-per-address = Quante connessioni può avere un indirizzo (di norma 200)
help-option-connections = Quante connessioni ci possono essere in tutto (di norma 15000)
help-option-trial-millis-per-second = Quanti millisecondi di calcolo al secondo un indirizzo può usare per provare mosse (di norma 250)
help-option-bytes-in-flight-per-address = Quanti byte possono essere in viaggio verso un indirizzo (di norma 33554432)
help-option-stall-seconds = Dopo quanti secondi si chiude una connessione che non riceve nulla (di norma 20)
help-option-lines-per-minute = Quante righe di chat un indirizzo può scrivere al minuto (di norma 30)
help-option-lines-per-table = Quante righe di chat conserva un tavolo (di norma 5000)
help-option-log-json = Scrivere il registro in JSON, una riga per evento
help-option-tables = Quanti tavoli (di norma 100)
help-option-think = Quanto si pensa in media prima di ogni mossa, in millisecondi (di norma 0)
help-option-views = Quando un giocatore riceve l'intero tavolo: always, come nel browser, my-turn o seldom: allora solo le sue mosse (di norma seldom)
help-load-option-seconds = Per quanto si misura, in secondi (di norma 15)
help-option-kill = Uccidere il server e riavviarlo, tante volte, e controllare che nulla di confermato sia andato perso
help-option-url = Un server che è già in funzione; di norma se ne avvia uno e poi lo si ferma
help-option-idle = Aprire soltanto i tavoli e dire quanta memoria occupano
cli-serving = Piazza è aperta su { $url }
cli-stopping = Si chiude.
cli-cannot-serve = Il server non parte: { $reason }
cli-cannot-load = Non è stato possibile misurare il carico: { $reason }
cli-load-lost = Qualcosa di confermato è andato perso o è successo due volte: { $reason }
cli-load-report =
    { $tables } tavoli, { $seconds } s
    { $moves } mosse, { $rate } al secondo
    latenza in ms: p50 { $p50 }, p99 { $p99 }, max { $max }
    errori: { $errors }, riconnessioni: { $reconnects }, uccisioni: { $kills }
