# Villagers

## Le carte: un …, il …, sul …
villagers-card-founders = Fondatori
    .a = i Fondatori
    .the = i Fondatori
    .on = sui Fondatori
villagers-card-lumberjack = Taglialegna
    .a = un Taglialegna
    .the = il Taglialegna
    .on = sul Taglialegna
villagers-card-hayer = Mietitore
    .a = un Mietitore
    .the = il Mietitore
    .on = sul Mietitore
villagers-card-miner = Minatore
    .a = un Minatore
    .the = il Minatore
    .on = sul Minatore
villagers-card-countess = La Contessa
    .a = la Contessa
    .the = la Contessa
    .on = sulla Contessa
villagers-card-brewer = Birraio
    .a = un Birraio
    .the = il Birraio
    .on = sul Birraio
villagers-card-poulterer = Pollivendolo
    .a = un Pollivendolo
    .the = il Pollivendolo
    .on = sul Pollivendolo
villagers-card-swineherd = Porcaro
    .a = un Porcaro
    .the = il Porcaro
    .on = sul Porcaro
villagers-card-truffler = Tartufaio
    .a = un Tartufaio
    .the = il Tartufaio
    .on = sul Tartufaio
villagers-card-carpenter = Carpentiere
    .a = un Carpentiere
    .the = il Carpentiere
    .on = sul Carpentiere
villagers-card-cooper = Bottaio
    .a = un Bottaio
    .the = il Bottaio
    .on = sul Bottaio
villagers-card-shipwright = Maestro d'ascia
    .a = un Maestro d'ascia
    .the = il Maestro d'ascia
    .on = sul Maestro d'ascia
villagers-card-wheeler = Ruotaio
    .a = un Ruotaio
    .the = il Ruotaio
    .on = sul Ruotaio
villagers-card-cartwright = Carradore
    .a = un Carradore
    .the = il Carradore
    .on = sul Carradore
villagers-card-wood-carver = Intagliatore
    .a = un Intagliatore
    .the = l'Intagliatore
    .on = sull'Intagliatore
villagers-card-log-rafter = Zatteriere
    .a = uno Zatteriere
    .the = lo Zatteriere
    .on = sullo Zatteriere
villagers-card-thatcher = Impagliatore
    .a = un Impagliatore
    .the = l'Impagliatore
    .on = sull'Impagliatore
villagers-card-bed-builder = Mobiliere
    .a = un Mobiliere
    .the = il Mobiliere
    .on = sul Mobiliere
villagers-card-grazier = Bovaro
    .a = un Bovaro
    .the = il Bovaro
    .on = sul Bovaro
villagers-card-milk-maid = Mungitrice
    .a = una Mungitrice
    .the = la Mungitrice
    .on = sulla Mungitrice
villagers-card-fromager = Casaro
    .a = un Casaro
    .the = il Casaro
    .on = sul Casaro
villagers-card-peddler = Ambulante
    .a = un Ambulante
    .the = l'Ambulante
    .on = sull'Ambulante
villagers-card-horse-trader = Cavallaio
    .a = un Cavallaio
    .the = il Cavallaio
    .on = sul Cavallaio
villagers-card-ore-muler = Mulattiere
    .a = un Mulattiere
    .the = il Mulattiere
    .on = sul Mulattiere
villagers-card-blacksmith = Fabbro
    .a = un Fabbro
    .the = il Fabbro
    .on = sul Fabbro
villagers-card-glass-blower = Soffiatore
    .a = un Soffiatore
    .the = il Soffiatore
    .on = sul Soffiatore
villagers-card-mason = Muratore
    .a = un Muratore
    .the = il Muratore
    .on = sul Muratore
villagers-card-seeker = Cercatore
    .a = un Cercatore
    .the = il Cercatore
    .on = sul Cercatore
villagers-card-spelunker = Speleologo
    .a = uno Speleologo
    .the = lo Speleologo
    .on = sullo Speleologo
villagers-card-jeweler = Gioielliere
    .a = un Gioielliere
    .the = il Gioielliere
    .on = sul Gioielliere
villagers-card-locksmith = Magnano
    .a = un Magnano
    .the = il Magnano
    .on = sul Magnano
villagers-card-graper = Vendemmiatore
    .a = un Vendemmiatore
    .the = il Vendemmiatore
    .on = sul Vendemmiatore
villagers-card-vintner = Vinificatore
    .a = un Vinificatore
    .the = il Vinificatore
    .on = sul Vinificatore
villagers-card-wine-trader = Vinaio
    .a = un Vinaio
    .the = il Vinaio
    .on = sul Vinaio
villagers-card-shepherd = Pastore
    .a = un Pastore
    .the = il Pastore
    .on = sul Pastore
villagers-card-spinner = Filatore
    .a = un Filatore
    .the = il Filatore
    .on = sul Filatore
villagers-card-weaver = Tessitore
    .a = un Tessitore
    .the = il Tessitore
    .on = sul Tessitore
villagers-card-tailor = Sarto
    .a = un Sarto
    .the = il Sarto
    .on = sul Sarto
villagers-card-tanner = Conciatore
    .a = un Conciatore
    .the = il Conciatore
    .on = sul Conciatore
villagers-card-saddler = Sellaio
    .a = un Sellaio
    .the = il Sellaio
    .on = sul Sellaio
villagers-card-cobbler = Calzolaio
    .a = un Calzolaio
    .the = il Calzolaio
    .on = sul Calzolaio
villagers-card-harvester = Raccoglitore
    .a = un Raccoglitore
    .the = il Raccoglitore
    .on = sul Raccoglitore
villagers-card-hunter = Cacciatore
    .a = un Cacciatore
    .the = il Cacciatore
    .on = sul Cacciatore
villagers-card-chandler = Candelaio
    .a = un Candelaio
    .the = il Candelaio
    .on = sul Candelaio
villagers-card-wattler = Graticciaio
    .a = un Graticciaio
    .the = il Graticciaio
    .on = sul Graticciaio
villagers-card-fisher = Pescatore
    .a = un Pescatore
    .the = il Pescatore
    .on = sul Pescatore
villagers-card-beekeeper = Apicoltore
    .a = un Apicoltore
    .the = l'Apicoltore
    .on = sull'Apicoltore
villagers-card-grocer = Droghiere
    .a = un Droghiere
    .the = il Droghiere
    .on = sul Droghiere
villagers-card-freemason = Massone
    .a = un Massone
    .the = il Massone
    .on = sul Massone
villagers-card-priest = Prete
    .a = un Prete
    .the = il Prete
    .on = sul Prete
villagers-card-agent = Agente
    .a = un Agente
    .the = l'Agente
    .on = sull'Agente
villagers-card-monk = Monaco
    .a = un Monaco
    .the = il Monaco
    .on = sul Monaco
villagers-card-apprentice = Apprendista
    .a = un Apprendista
    .the = l'Apprendista
    .on = sull'Apprendista
villagers-card-tinner = Stagnino
    .a = uno Stagnino
    .the = lo Stagnino
    .on = sullo Stagnino
villagers-card-smuggler = Contrabbandiere
    .a = un Contrabbandiere
    .the = il Contrabbandiere
    .on = sul Contrabbandiere

## Le tipologie
villagers-suit-grain = cereali
villagers-suit-wood = legno
villagers-suit-hay = fieno
villagers-suit-ore = minerali
villagers-suit-grapes = uva
villagers-suit-wool = lana
villagers-suit-leather = pelle
villagers-suit-solitary = solitario
villagers-suit-special = speciale

## Dove stanno le carte
villagers-stack-1 = pila 1
villagers-stack-2 = pila 2
villagers-stack-3 = pila 3
villagers-stack-4 = pila 4
villagers-stack-5 = pila 5
villagers-stack-6 = pila 6
villagers-reserve = mazzo dei paesani
villagers-away = scarti

## Gli eventi del solitario
villagers-event-sinister-banquet = Banchetto sinistro
villagers-event-mood-swing = Sbalzo d'umore
villagers-event-black-market = Mercato nero
villagers-event-value-added-tax = Tassa sul valore aggiunto
villagers-event-land-claim = Rivendicazione dei terreni
villagers-event-temporary-employment = Lavoro temporaneo
villagers-event-bribes = Tangenti
villagers-event-serfdom = Servitù della gleba
villagers-event-customs = Dogana
villagers-event-guild-conspiracy = Congiura delle gilde
villagers-event-betrayer = Traditore
villagers-event-countess-bank = La banca della Contessa
villagers-event-dark-mood = Umore nero
villagers-event-it-was-you = Sei stato tu!
villagers-event-arson = Incendio doloso
villagers-event-conscription = Coscrizione
villagers-event-tribute = Tributo
villagers-event-protection-money = Pizzo
villagers-event-trade-network = Rete commerciale
villagers-event-spy-network = Rete di spie
villagers-event-blackmail = Ricatto
villagers-event-abduction = Rapimento
villagers-event-arrest = Arresto
villagers-event-rats = Ratti

## Che cosa fanno gli eventi
villagers-effect-sinister-banquet = La Contessa prende dalla banca 2 monete per ogni cibo nel suo villaggio.
villagers-effect-mood-swing = Si rivela un altro evento dello stesso mazzo e lo si risolve subito.
villagers-effect-black-market = Tu e la Contessa prendete ora l'argento dei vostri villaggi.
villagers-effect-value-added-tax = Paga alla Contessa 1 moneta per ogni simbolo oro visibile nel tuo villaggio.
villagers-effect-land-claim = Paga alla Contessa 2 monete per ogni paesano base nel tuo villaggio, anche coperto.
villagers-effect-temporary-employment = La Contessa prende dalla banca 2 monete per ogni tipologia diversa nella tua mano.
villagers-effect-bribes = Sul miglior paesano chiave della Contessa vanno tante monete dalla banca quante ne indica il suo portachiavi.
villagers-effect-serfdom = Fase costruzione: la carta che cedi per un paesano base va nel villaggio della Contessa.
villagers-effect-customs = Paga alla Contessa 1 moneta per ogni paesano della tipologia più numerosa nel tuo villaggio.
villagers-effect-guild-conspiracy = Su ogni paesano chiave della Contessa vanno 2 monete dalla banca.
villagers-effect-betrayer = Un tuo paesano visibile, non base, passa alla Contessa. Scegli tu.
villagers-effect-countess-bank = Fase costruzione: aprire un lucchetto pagando la banca costa 3 monete.
villagers-effect-dark-mood = Al suo posto si rivelano altri due eventi.
villagers-effect-it-was-you = Il Giullare deve essere giocato prima della fine di questo round.
villagers-effect-arson = Fase costruzione: posiziona un paesano in meno, oppure paga 3 monete alla banca.
villagers-effect-conscription = La Contessa prende la prima carta di una pila o del mazzo dei paesani. Scegli tu quale.
villagers-effect-tribute = Paga alla Contessa 1 moneta per ogni carta nella tua mano.
villagers-effect-protection-money = Paga alla Contessa quante monete si trovano su un tuo paesano che ne ha. Scegli tu quale.
villagers-effect-trade-network = La Contessa prende l'argento del suo miglior paesano.
villagers-effect-spy-network = La Contessa prende dalla banca il valore di un tuo paesano con argento. Scegli tu quale.
villagers-effect-blackmail = La Contessa prende dalla banca l'oro visibile più alto del tuo villaggio.
villagers-effect-abduction = Scarta una carta dalla tua mano. Scegli tu quale.
villagers-effect-arrest = Scarta un tuo paesano visibile, non base. Scegli tu.
villagers-effect-rats = Fase acquisizione: pesca una carta in meno, oppure paga 3 monete alla banca.

## Punteggio e livelli
villagers-supply = Riserva delle monete
villagers-gold = Oro
villagers-silver = Argento
villagers-coins = Monete sui paesani
villagers-level-novice = principiante
villagers-level-normal = normale
villagers-level-expert = esperto

## Che cosa c'è sulle carte e che cosa hanno i giocatori
villagers-road = Strada
villagers-has = monete { $coins }, cibo { $food }, costruttori { $builders }, oro { $gold }, argento { $silver }
villagers-countess-has = monete { $coins }
villagers-hand-seen = viste: { $cards }
villagers-fact-on = su { $card }
villagers-fact-food = { $number } cibo
villagers-fact-builder =
    { $number ->
        [one] 1 costruttore
       *[other] { $number } costruttori
    }
villagers-fact-gold = { $number } oro
villagers-fact-padlock = lucchetto: { $card }
villagers-fact-key-ring = chiavi { $number }
villagers-fact-silver-per =
    argento { $coins } { $every ->
        [1] ×
       *[other] ogni { $every }
    } { $symbol }
villagers-fact-silver-gold = argento: oro su { $suit }
villagers-fact-silver-coins = argento: monete su un paesano
villagers-symbol-padlock = lucchetti
villagers-symbol-food = cibo
villagers-symbol-builder = costruttori
villagers-symbol-gold = simboli oro

## La preparazione
villagers-setup-seats = In { $seats } non si può giocare: Villagers è per 2–5 giocatori, o per uno, in solitario.
villagers-setup-level = La Contessa gioca al livello novice, normal o expert.
villagers-setup-solo = Il solitario è per un giocatore, non per { $seats }.
villagers-setup-first = Chi comincia è un posto da 1 a { $seats }.
villagers-setup-unknown = La preparazione non conosce «{ $key }».
villagers-setup-twice = «{ $key }» compare due volte nella preparazione.

## Che cosa succede
villagers-dealt = Le carte vengono mescolate e distribuite.
villagers-unseen-shuffled = Quello che nessuno aveva ancora visto è stato rimescolato.
villagers-round = Il round { $round } comincia da { $first }.
villagers-took-road =
    { $seat } prende { $card-the } dalla strada{ $coins ->
        [0] {""}
        [one] , con 1 moneta
       *[other] , con { $coins } monete
    }.
villagers-took-unseen = { $seat } scopre { $card-a } ({ $pile }).
villagers-road-filled = { $card } arriva sulla strada, posto { $place }.
villagers-road-discarded = { $card } lascia la strada e il gioco.
villagers-coin-placed = { $seat } mette una moneta { $card-on }.
villagers-no-coin = { $seat } non mette monete sulla strada.
villagers-builds =
    { $seat } costruisce e può posizionare { $villagers ->
        [one] 1 paesano
       *[other] fino a { $villagers } paesani
    }.
villagers-built = { $seat } posiziona { $card-a }.
villagers-built-on = { $seat } posiziona { $card-a } { $below-on }.
villagers-built-on-monks =
    { $seat } posiziona { $card-a } su { $monks ->
        [one] un Monaco
       *[other] { $monks } Monaci
    }.
villagers-built-on-monks-on =
    { $seat } posiziona { $card-a } su { $monks ->
        [one] un Monaco
       *[other] { $monks } Monaci
    } { $below-on }.
villagers-gave = { $seat } mette { $card-the } a faccia in giù ({ $pile }) e prende in cambio { $basic-a }.
villagers-gave-unseen = { $seat } mette una carta di tipologia { $suit } a faccia in giù ({ $pile }) e prende in cambio { $basic-a }.
villagers-gave-countess = Servitù della gleba: { $seat } cede { $card-the } alla Contessa e prende in cambio { $basic-a }.
villagers-opened-free = Lo Stagnino sblocca gratis per { $seat }: { $card }.
villagers-opened-own-key = { $seat } sblocca { $card-the }: 2 monete dalla banca vanno { $key-on } del proprio villaggio.
villagers-paid-key = { $seat } sblocca { $card-the }: 2 monete vanno { $key-on } di { $owner }.
villagers-paid-countess-key = { $seat } sblocca { $card-the }: 2 monete vanno { $key-on } della Contessa.
villagers-paid-bank =
    { $seat } paga { $coins ->
        [one] 1 moneta
       *[other] { $coins } monete
    } alla banca per sbloccare { $card-the }.
villagers-apprentice = { $seat } gioca l'Apprendista: prende il posto di questo paesano nel villaggio di { $owner }: { $card }.
villagers-returned = { $card } è in cima e torna in mano a { $seat }.
villagers-tinner = { $seat } gioca lo Stagnino: i lucchetti si possono sbloccare gratis.
villagers-smuggled =
    { $seat } gioca il Contrabbandiere { $card-on } e prende { $coins ->
        [one] 1 moneta
       *[other] { $coins } monete
    }.
villagers-smuggled-nothing = { $seat } gioca il Contrabbandiere; non c'è oro visibile.
villagers-founders-turned = { $seat } non ha cibo: i Fondatori si girano dal lato del cibo.
villagers-first-market = Prima fase mercato: { $seat } prende { $gold } per l'oro e { $coins } per le monete sui paesani.
villagers-second-market = Seconda fase mercato: { $seat } prende { $gold } per l'oro, { $silver } per l'argento e { $coins } per le monete sui paesani.
villagers-countess-first-market = Prima fase mercato: la Contessa prende { $gold } per l'oro e { $coins } per le monete sui paesani.
villagers-countess-second-market = Seconda fase mercato: la Contessa prende { $gold } per l'oro, { $silver } per l'argento e { $coins } per le monete sui paesani.
villagers-countess-gets =
    La Contessa ottiene { $card-the }{ $coins ->
        [0] {""}
        [one] , con 1 moneta
       *[other] , con { $coins } monete
    }.
villagers-countess-draws = La Contessa pesca { $card-a }: per lei vale { $worth }.
villagers-countess-takes =
    La Contessa prende { $coins ->
        [one] 1 moneta
       *[other] { $coins } monete
    } dalla banca.
villagers-paid-countess =
    { $seat } paga { $coins ->
        [one] 1 moneta
       *[other] { $coins } monete
    } alla Contessa.
villagers-coins-laid =
    { $coins ->
        [one] 1 moneta
       *[other] { $coins } monete
    } dalla banca { $card-on } della Contessa.
villagers-took-silver =
    { $seat } prende { $coins ->
        [one] 1 moneta
       *[other] { $coins } monete
    } per l'argento.
villagers-betrayed =
    { $card } passa alla Contessa.{ $coins ->
        [0] {""}
        [one] {" "}La moneta che c'era sopra resta a te.
       *[other] {" "}Le { $coins } monete che c'erano sopra restano a te.
    }
villagers-arrested =
    Arresto: { $card } lascia il gioco.{ $coins ->
        [0] {""}
        [one] {" "}La moneta che c'era sopra resta a te.
       *[other] {" "}Le { $coins } monete che c'erano sopra restano a te.
    }
villagers-hand-discarded = { $seat } scarta dalla mano { $card-a }.
villagers-revealed = Evento: { $event }.
villagers-resolved = Si risolve { $event }.
villagers-event-over = { $event } è finito.
villagers-reshuffled = Gli eventi scartati vengono rimescolati.
villagers-paid-fine =
    { $event }: { $coins ->
        [one] 1 moneta
       *[other] { $coins } monete
    } alla banca.
villagers-does-fewer = { $event }: questa volta una carta in meno.
villagers-jester-played = Il Giullare scarta { $event }.

## Perché una mossa non va
villagers-draft-now = Ora si pesca una carta, dalla strada o da una pila.
villagers-countess-now = Scegli ora la carta della strada che ottiene la Contessa.
villagers-coin-now = Ora puoi mettere una moneta su una carta della strada, oppure nessuna.
villagers-build-now = Ora costruisci: posiziona paesani, prendi paesani base, o concludi con «done».
villagers-rats-now = Ratti: decidi prima se pescare una carta in meno o pagare.
villagers-arson-now = Incendio doloso: decidi prima se posizionare un paesano in meno o pagare.
villagers-events-now = Ora si risolvono gli eventi, nell'ordine che scegli tu.
villagers-road-place-empty = Al posto { $place } della strada non c'è nessuna carta.
villagers-pile-empty = Lì non ci sono più carte: { $pile }.
villagers-stacks-first = Dal mazzo dei paesani si pesca solo quando tutte le pile sono terminate.
villagers-not-in-hand = Non hai in mano { $card-a }.
villagers-limit-reached = Puoi posizionarne ancora solo { $left }, e questi sarebbero { $villagers }.
villagers-stands-alone = { $card } si posiziona da solo, non su un altro paesano.
villagers-chain-broken = { $card } va { $below-on }, o su un Monaco o Apprendista che ne fa le veci, con una ramificazione libera e la catena giusta sotto.
villagers-played-not-placed = { $card } si gioca per il suo effetto, non si posiziona.
villagers-monk-on-top = Il Monaco non è mai la carta in cima: posiziona un paesano su di lui nella stessa mossa.
villagers-apprentice-trades = L'Apprendista non si posiziona: prende il posto di un paesano coperto.
villagers-apprentice-stays = Un Apprendista non può essere preso.
villagers-another-taken = Il paesano preso è { $card-a }, ed è quello da posizionare.
villagers-not-covered = L'Apprendista prende il posto solo di un paesano coperto, e questo non lo è: { $card }.
villagers-others-founders = I Fondatori di un altro giocatore restano dove sono.
villagers-no-gold-there = Il Contrabbandiere ha bisogno di un tuo paesano visibile con oro, se c'è.
villagers-no-padlock = Qui non c'è nessun lucchetto da sbloccare: { $card }.
villagers-locked = { $card } ha un lucchetto che si apre con questo paesano chiave: { $key }. Indica come paghi.
villagers-key-in-play = Non si può pagare la banca finché questo paesano chiave è in gioco: { $key }.
villagers-no-such-key = In quel villaggio non c'è questo paesano chiave: { $key }.
villagers-too-few-coins =
    Per questo ti servono { $coins ->
        [one] 1 moneta
       *[other] { $coins } monete
    }.
villagers-no-tinner = In questa fase costruzione non è stato giocato nessuno Stagnino.
villagers-not-basic = { $card } non è un paesano base: lo sono Taglialegna, Mietitore e Minatore.
villagers-basics-out = Questo paesano base è esaurito: { $card }.
villagers-basics-taken = In questa fase costruzione hai già preso tre paesani base.
villagers-pile-closed = Ora non si può mettere lì una carta: { $pile }.
villagers-no-jester = Non hai nessun Giullare da giocare.
villagers-jester-too-late = È troppo tardi per il Giullare: { $event } ha già avuto effetto o si sta risolvendo.
villagers-jester-first = «Sei stato tu!» aspetta che tutti gli altri eventi siano risolti, e poi prende il Giullare.
villagers-not-face-up = Questo evento non è a faccia in su: { $event }.
villagers-resolve-first = Prima risolvi { $event }.
villagers-no-such-choice = Non si può scegliere questo per { $event }.
villagers-wrong-first = Comincia un altro posto.
villagers-wrong-cards = Queste non sono le carte da distribuire ora.
villagers-wrong-unseen = Non sono le carte che nessuno ha ancora visto, oppure una sta dove si era visto un altro seme.
villagers-wrong-events = Questi non sono gli eventi da mescolare ora.
villagers-unknown-move = Non c'è una mossa «{ $word }».
villagers-unknown-chance = Non c'è un esito «{ $word }».
villagers-unknown-card = Non c'è una carta «{ $word }».
villagers-unknown-event = Non c'è un evento «{ $word }».
villagers-no-villager = In quel villaggio non c'è un paesano «{ $word }».
villagers-no-number = «{ $word }» non è un numero adatto qui.
villagers-expected = Qui dovrebbe stare «{ $expected }».
villagers-too-much = «{ $word }» qui è di troppo.
