# Imparare i giochi: lezioni al tavolo.

web-learn = Imparare i giochi
web-learn-coach = Lezione
web-learn-step = passo { $step } di { $steps }
web-learn-go-on = Avanti
web-learn-leave = Esci
web-learn-done = Si gioca così. Finisci questa partita da solo, oppure cominciane una a tua scelta.
web-learn-play-on = Continua qui
web-learn-new-game = Nuova partita
web-learn-new-here = È la prima volta?
web-learn-intro = Impara giocando: una prima partita in pochi minuti, passo dopo passo.
web-learn-solo = Villagers in solitario
web-learn-learnt = imparato
learn-not-now = Non è una cattiva idea, ma prima fai ciò che chiede la lezione: è evidenziato.

## Villaggi della Boemia
learn-bohemian-welcome = Sei villaggi, e in ciascuno lavoro per le tue persone. Chi alla fine ha più monete vince. Cominci tu.
learn-bohemian-glass = Hai tirato 2, 3, 4 e 6. Due dadi danno un totale, e il totale indica un edificio. Scegli il 3 e il 4, poi la fabbrica del vetro, il 7, a Elbnitz.
learn-bohemian-farm = Gli altri due dadi danno 8: una fattoria. Paga subito, una moneta per ogni fattoria che hai. Metti una persona su quella di Elbnitz.
learn-bohemian-inn = { $name } ha messo due persone. Anche tre dadi possono dare un totale: 2 + 3 + 4 fa 9, la locanda di Elbnitz. Renderà monete quando lì saranno occupati altri tre edifici.
learn-bohemian-kick-out = C'è una sola chiesa, e ce l'ha { $name }. Dove nessun edificio di un tipo è libero, puoi cacciare fuori una persona: 5 + 6 fa 11, e la chiesa è tua.
learn-bohemian-shop = 1 + 2 è la macelleria, un negozio. Più negozi diversi hai alla fine, più rendono. È anche il terzo edificio intorno alla tua locanda, che diventa attiva.
learn-bohemian-scoring = { $name } ha occupato l'ultima fabbrica del vetro: così ogni vetro ha pagato 3 monete e le persone sono tornate a casa. I mulini fanno lo stesso con la farina, per 2 monete. E la tua locanda ha reso la prima moneta.
learn-bohemian-bishop = Un doppio può chiamare il vescovo invece di mettere una persona. Finché è con te, ogni tua chiesa paga una moneta prima del tuo turno. Scegli 1 e 1, poi il vescovo.
learn-bohemian-town-hall = 4 + 6 è un municipio. Se alla fine tutti gli edifici del suo villaggio sono occupati, paga il suo numero: 6 a Elbnitz. Chi non ha municipi perde 5 monete.
learn-bohemian-manor = Locanda e vescovo ti hanno appena pagato. 6 + 6 è un maniero: paga subito il suo numero.
learn-bohemian-tile = Due dadi che non servono possono prendere una tessera azione speciale. Ti fa rilanciare dei dadi una volta, in questo turno o più tardi. Prendila con 2 + 4.
learn-bohemian-end = La partita finisce quando qualcuno comincia il turno senza persone, o la banca è vuota. Allora pagano municipi, negozi e chiese. A Elbnitz manca solo la fabbrica del vetro: occupala, e il tuo municipio vale 6.

## Villagers
learn-villagers-welcome = Fondi un villaggio. In ogni round acquisisci paesani dalla strada, poi li posizioni. Due volte c'è il mercato; chi dopo il secondo ha più monete vince.
learn-villagers-draft = Acquisisci due carte, a turno con { $name }: prima il Raccoglitore, la cui ciotola è cibo, poi il Carpentiere, la cui casa indica un costruttore.
learn-villagers-coin = Ora la strada si rinnova: le carte senza moneta se ne vanno. Metti una moneta sul Bottaio perché resti. Chi lo acquisirà avrà la moneta.
learn-villagers-food = Adesso costruisci: puoi posizionare due paesani. Metti il Raccoglitore sul posto libero. Per ogni cibo visibile acquisisci una carta in più a ogni round.
learn-villagers-basic = Il Carpentiere ha bisogno di un Taglialegna. Scegli il Tartufaio, poi il Taglialegna: il Tartufaio va coperto su una pila e il Taglialegna viene nel tuo villaggio. Puoi farlo tre volte a round.
learn-villagers-chain = Metti il Carpentiere sul Taglialegna: una catena di produzione. Ciò che sta sotto non conta più, tranne tipologie e lucchetti. Per ogni costruttore visibile puoi posizionare un paesano in più a ogni round.
learn-villagers-done = Hai posizionato i tuoi due paesani. Finisci di costruire e guarda che cosa costruisce { $name }.
learn-villagers-cooper = { $name } non aveva cibo, perciò i suoi Fondatori si sono girati e ora ne mostrano. È cominciato il nuovo round: acquisisci il Bottaio, con la tua moneta sopra.
learn-villagers-third = Acquisisci il Pollivendolo. Il tuo cibo ti porta una terza carta: la prima della pila 2, senza vederla. Poi metti una moneta sul Carradore, per ritrovarlo nel prossimo round.
learn-villagers-padlock = Il Bottaio ha un lucchetto, e il Fabbro è il suo paesano chiave. { $name } ne ha uno: 2 tue monete vanno su di lui. Metti il Bottaio sul Taglialegna, che può portarne due.
learn-villagers-own-key = Il paesano chiave del Pollivendolo è il Carpentiere, ed è tuo: così 2 monete della banca vanno su di lui. Metti il Pollivendolo sui tuoi Fondatori.
learn-villagers-end = Il primo mercato arriva quando le pile 1 e 2 sono vuote: paga l'oro visibile e le monete che stanno sui paesani. Il secondo, quando tutte le pile sono vuote, paga anche l'argento e chiude la partita. Puoi ancora posizionare un paesano.

## Villagers in solitario
learn-solo-welcome = Da solo giochi contro la Contessa. Lei prende ciò che le dai, e i mercati pagano lei come pagano te. Alla fine devi avere più monete di lei.
learn-solo-event = Gli eventi sono scoperti prima di colpire. Questo metterà 2 monete su ogni suo paesano chiave: non darle dunque nessuno con un portachiavi.
learn-solo-draft = Acquisisci come sempre: prendi il Raccoglitore dalla strada.
learn-solo-give = Per ogni carta che prendi, lei ne riceve una dalla strada. L'Impagliatore non ha portachiavi e solo 2 oro: dallo a lei.
learn-solo-again = Ancora una volta: prendi il Carpentiere e dai a lei l'Ambulante. Poi metti la tua moneta sul Bottaio a sinistra, perché resti sulla strada.
learn-solo-build = Posiziona il Raccoglitore e il Cacciatore: entrambi portano cibo, per avere più carte nel prossimo round. Poi finisci di costruire.
learn-solo-resolve = È il momento degli eventi. Scegli questo e risolvilo: lei non ha paesani chiave, quindi non le porta nulla.
learn-solo-end = Lei ha preso una carta dal mazzo dei paesani, e il prossimo evento è scoperto. Una volta a partita il Giullare toglie un evento: tienilo per uno cattivo. Dopo il primo mercato arrivano gli eventi d'inverno.

## La partita del giorno
web-daily = Partita del giorno
web-daily-intro = Ogni giorno gli stessi dadi o le stesse carte per tutti, contro gli stessi bot. Conta il primo tentativo.
web-daily-play = Gioca la partita di oggi
web-daily-go-on = Continua
web-daily-practise = Esercitati
web-daily-today = Alla partita di oggi
web-daily-next = La prossima partita arriva tra { $time }.
web-daily-share = Condividi
web-daily-copied = Risultato copiato.
web-daily-line = Piazza del { $date } · { $game } · { $mine }:{ $best } { $won ->
    [1] vinta
   *[other] persa
} · { $signs } { $link }
web-daily-calendar = I tuoi giorni
web-daily-streak = { $days ->
    [0] Gioca la partita di oggi e comincia una serie di giorni.
    [one] Un giorno di fila.
   *[other] { $days } giorni di fila.
}
web-daily-day = { $date }: { $game }{ $stars ->
    [0] , non giocata
    [1] , giocata
    [2] , vinta
   *[other] , vinta nettamente
}

## Statistiche
web-statistics = Statistiche
web-statistics-which = Quali partite?
web-statistics-all = Tutte
web-statistics-nothing = Ancora nessuna partita
web-statistics-invite = Quando avrai finito una partita, qui o in rete, la troverai qui: com'è andata, quanta fortuna hai avuto e quanto bene hai giocato.
web-statistics-played = Partite
web-statistics-won = Vinte
web-statistics-rate = Percentuale di vittorie
web-statistics-best = Miglior punteggio
web-statistics-percent = { $percent } %
web-statistics-lead = Vantaggio sul miglior avversario, in monete
web-statistics-luck = Fortuna: probabilità di vittoria data dal caso
web-statistics-errors = Errori: probabilità di vittoria persa per decisione
web-statistics-by-players = Vittorie per numero di giocatori
web-statistics-by-opponents = Vittorie per avversari
web-statistics-players = In { $players }
web-statistics-mixed = Bot di vari livelli
web-statistics-people = Persone
web-statistics-curve = { $title }: { $games ->
    [one] una partita
   *[other] { $games } partite
}, l'ultima { $last }
web-statistics-won-of = { $won } su { $games } · { $percent } %
web-statistics-looking = { $games ->
    [one] Una partita è ancora in esame.
   *[other] { $games } partite sono ancora in esame.
}
web-statistics-games = Partite
web-statistics-is-won = vinta
web-statistics-is-lost = persa
web-statistics-found = Fortuna { $luck } %, errori { $errors } %
web-statistics-forget-one = Elimina questa partita
web-statistics-export = Salva in un file
web-statistics-import = Aggiungi da un file
web-statistics-imported = { $games ->
    [one] Una partita aggiunta.
   *[other] { $games } partite aggiunte.
}
web-statistics-no-file = In questo file non ci sono partite di Piazza.
web-statistics-forget = Elimina tutte
web-statistics-forget-sure = Eliminare davvero tutte le partite?
