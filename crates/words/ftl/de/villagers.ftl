# Villagers

## Die Karten: einen …, den …, dem …
villagers-card-founders = Gründungskarte
    .a = eine Gründungskarte
    .the = die Gründungskarte
    .dat = der Gründungskarte
villagers-card-lumberjack = Holzfäller
    .a = einen Holzfäller
    .the = den Holzfäller
    .dat = dem Holzfäller
villagers-card-hayer = Heuwender
    .a = einen Heuwender
    .the = den Heuwender
    .dat = dem Heuwender
villagers-card-miner = Bergarbeiter
    .a = einen Bergarbeiter
    .the = den Bergarbeiter
    .dat = dem Bergarbeiter
villagers-card-countess = Die Gräfin
    .a = die Gräfin
    .the = die Gräfin
    .dat = der Gräfin
villagers-card-brewer = Brauer
    .a = einen Brauer
    .the = den Brauer
    .dat = dem Brauer
villagers-card-poulterer = Geflügelhändler
    .a = einen Geflügelhändler
    .the = den Geflügelhändler
    .dat = dem Geflügelhändler
villagers-card-swineherd = Schweinehirt
    .a = einen Schweinehirten
    .the = den Schweinehirten
    .dat = dem Schweinehirten
villagers-card-truffler = Trüffelsucher
    .a = einen Trüffelsucher
    .the = den Trüffelsucher
    .dat = dem Trüffelsucher
villagers-card-carpenter = Zimmermann
    .a = einen Zimmermann
    .the = den Zimmermann
    .dat = dem Zimmermann
villagers-card-cooper = Böttcher
    .a = einen Böttcher
    .the = den Böttcher
    .dat = dem Böttcher
villagers-card-shipwright = Schiffbauer
    .a = einen Schiffbauer
    .the = den Schiffbauer
    .dat = dem Schiffbauer
villagers-card-wheeler = Radmacher
    .a = einen Radmacher
    .the = den Radmacher
    .dat = dem Radmacher
villagers-card-cartwright = Wagner
    .a = einen Wagner
    .the = den Wagner
    .dat = dem Wagner
villagers-card-wood-carver = Holzschnitzer
    .a = einen Holzschnitzer
    .the = den Holzschnitzer
    .dat = dem Holzschnitzer
villagers-card-log-rafter = Flößer
    .a = einen Flößer
    .the = den Flößer
    .dat = dem Flößer
villagers-card-thatcher = Strohdachdecker
    .a = einen Strohdachdecker
    .the = den Strohdachdecker
    .dat = dem Strohdachdecker
villagers-card-bed-builder = Bettenbauer
    .a = einen Bettenbauer
    .the = den Bettenbauer
    .dat = dem Bettenbauer
villagers-card-grazier = Viehzüchter
    .a = einen Viehzüchter
    .the = den Viehzüchter
    .dat = dem Viehzüchter
villagers-card-milk-maid = Milchmagd
    .a = eine Milchmagd
    .the = die Milchmagd
    .dat = der Milchmagd
villagers-card-fromager = Käser
    .a = einen Käser
    .the = den Käser
    .dat = dem Käser
villagers-card-peddler = Hausierer
    .a = einen Hausierer
    .the = den Hausierer
    .dat = dem Hausierer
villagers-card-horse-trader = Pferdehändler
    .a = einen Pferdehändler
    .the = den Pferdehändler
    .dat = dem Pferdehändler
villagers-card-ore-muler = Erztreiber
    .a = einen Erztreiber
    .the = den Erztreiber
    .dat = dem Erztreiber
villagers-card-blacksmith = Schmied
    .a = einen Schmied
    .the = den Schmied
    .dat = dem Schmied
villagers-card-glass-blower = Glasbläser
    .a = einen Glasbläser
    .the = den Glasbläser
    .dat = dem Glasbläser
villagers-card-mason = Maurer
    .a = einen Maurer
    .the = den Maurer
    .dat = dem Maurer
villagers-card-seeker = Sucher
    .a = einen Sucher
    .the = den Sucher
    .dat = dem Sucher
villagers-card-spelunker = Höhlenforscher
    .a = einen Höhlenforscher
    .the = den Höhlenforscher
    .dat = dem Höhlenforscher
villagers-card-jeweler = Juwelier
    .a = einen Juwelier
    .the = den Juwelier
    .dat = dem Juwelier
villagers-card-locksmith = Schlosser
    .a = einen Schlosser
    .the = den Schlosser
    .dat = dem Schlosser
villagers-card-graper = Traubenpflücker
    .a = einen Traubenpflücker
    .the = den Traubenpflücker
    .dat = dem Traubenpflücker
villagers-card-vintner = Winzer
    .a = einen Winzer
    .the = den Winzer
    .dat = dem Winzer
villagers-card-wine-trader = Weinhändler
    .a = einen Weinhändler
    .the = den Weinhändler
    .dat = dem Weinhändler
villagers-card-shepherd = Schäfer
    .a = einen Schäfer
    .the = den Schäfer
    .dat = dem Schäfer
villagers-card-spinner = Spinner
    .a = einen Spinner
    .the = den Spinner
    .dat = dem Spinner
villagers-card-weaver = Weber
    .a = einen Weber
    .the = den Weber
    .dat = dem Weber
villagers-card-tailor = Schneider
    .a = einen Schneider
    .the = den Schneider
    .dat = dem Schneider
villagers-card-tanner = Gerber
    .a = einen Gerber
    .the = den Gerber
    .dat = dem Gerber
villagers-card-saddler = Sattler
    .a = einen Sattler
    .the = den Sattler
    .dat = dem Sattler
villagers-card-cobbler = Schuster
    .a = einen Schuster
    .the = den Schuster
    .dat = dem Schuster
villagers-card-harvester = Erntehelfer
    .a = einen Erntehelfer
    .the = den Erntehelfer
    .dat = dem Erntehelfer
villagers-card-hunter = Jäger
    .a = einen Jäger
    .the = den Jäger
    .dat = dem Jäger
villagers-card-chandler = Kerzenzieher
    .a = einen Kerzenzieher
    .the = den Kerzenzieher
    .dat = dem Kerzenzieher
villagers-card-wattler = Flechter
    .a = einen Flechter
    .the = den Flechter
    .dat = dem Flechter
villagers-card-fisher = Fischer
    .a = einen Fischer
    .the = den Fischer
    .dat = dem Fischer
villagers-card-beekeeper = Imker
    .a = einen Imker
    .the = den Imker
    .dat = dem Imker
villagers-card-grocer = Krämer
    .a = einen Krämer
    .the = den Krämer
    .dat = dem Krämer
villagers-card-freemason = Freimaurer
    .a = einen Freimaurer
    .the = den Freimaurer
    .dat = dem Freimaurer
villagers-card-priest = Priester
    .a = einen Priester
    .the = den Priester
    .dat = dem Priester
villagers-card-agent = Agent
    .a = einen Agenten
    .the = den Agenten
    .dat = dem Agenten
villagers-card-monk = Mönch
    .a = einen Mönch
    .the = den Mönch
    .dat = dem Mönch
villagers-card-apprentice = Lehrling
    .a = einen Lehrling
    .the = den Lehrling
    .dat = dem Lehrling
villagers-card-tinner = Zinngießer
    .a = einen Zinngießer
    .the = den Zinngießer
    .dat = dem Zinngießer
villagers-card-smuggler = Schmuggler
    .a = einen Schmuggler
    .the = den Schmuggler
    .dat = dem Schmuggler

## Die Sorten
villagers-suit-grain = Getreide
villagers-suit-wood = Holz
villagers-suit-hay = Heu
villagers-suit-ore = Erz
villagers-suit-grapes = Trauben
villagers-suit-wool = Wolle
villagers-suit-leather = Leder
villagers-suit-solitary = Einzeln
villagers-suit-special = Spezial

## Wo Karten liegen
villagers-stack-1 = Stapel 1
villagers-stack-2 = Stapel 2
villagers-stack-3 = Stapel 3
villagers-stack-4 = Stapel 4
villagers-stack-5 = Stapel 5
villagers-stack-6 = Stapel 6
villagers-reserve = die Reserve
villagers-away = die Ablage

## Die Ereignisse des Solospiels
villagers-event-sinister-banquet = Finsteres Bankett
villagers-event-mood-swing = Stimmungswechsel
villagers-event-black-market = Schwarzmarkt
villagers-event-value-added-tax = Mehrwertsteuer
villagers-event-land-claim = Landanspruch
villagers-event-temporary-employment = Leiharbeit
villagers-event-bribes = Bestechung
villagers-event-serfdom = Leibeigenschaft
villagers-event-customs = Zoll
villagers-event-guild-conspiracy = Zunftverschwörung
villagers-event-betrayer = Verräter
villagers-event-countess-bank = Die Bank der Gräfin
villagers-event-dark-mood = Düstere Stimmung
villagers-event-it-was-you = Du warst es!
villagers-event-arson = Brandstiftung
villagers-event-conscription = Zwangsaushebung
villagers-event-tribute = Tribut
villagers-event-protection-money = Schutzgeld
villagers-event-trade-network = Handelsnetz
villagers-event-spy-network = Spionagenetz
villagers-event-blackmail = Erpressung
villagers-event-abduction = Entführung
villagers-event-arrest = Verhaftung
villagers-event-rats = Ratten

## Was die Ereignisse tun
villagers-effect-sinister-banquet = Die Gräfin nimmt für jede Nahrung in ihrem Dorf 2 Münzen aus der Bank.
villagers-effect-mood-swing = Ein anderes Ereignis desselben Stapels wird aufgedeckt und sofort ausgeführt.
villagers-effect-black-market = Du und die Gräfin nehmt jetzt beide das Silber eurer Dörfer.
villagers-effect-value-added-tax = Zahle der Gräfin 1 Münze für jedes sichtbare Goldsymbol in deinem Dorf.
villagers-effect-land-claim = Zahle der Gräfin 2 Münzen für jede Startperson in deinem Dorf, auch für verdeckte.
villagers-effect-temporary-employment = Die Gräfin nimmt für jede Sorte auf deiner Hand 2 Münzen aus der Bank.
villagers-effect-bribes = Auf die beste Schlüsselperson der Gräfin kommen so viele Münzen aus der Bank, wie ihr Schlüsselbund zeigt.
villagers-effect-serfdom = Bauphase: Eine Karte, die du für eine Startperson abgibst, kommt ins Dorf der Gräfin.
villagers-effect-customs = Zahle der Gräfin 1 Münze für jede Person der Sorte, die in deinem Dorf am häufigsten ist.
villagers-effect-guild-conspiracy = Auf jede Schlüsselperson der Gräfin kommen 2 Münzen aus der Bank.
villagers-effect-betrayer = Eine deiner obersten Personen, keine Startperson, läuft zur Gräfin über. Du wählst.
villagers-effect-countess-bank = Bauphase: Ein Schloss gegen Zahlung an die Bank zu öffnen kostet 3 Münzen.
villagers-effect-dark-mood = Stattdessen werden zwei andere Ereignisse aufgedeckt.
villagers-effect-it-was-you = Der Hofnarr muss noch in dieser Runde gespielt werden.
villagers-effect-arson = Bauphase: Lege eine Person weniger aus, oder zahle der Bank 3 Münzen.
villagers-effect-conscription = Die Gräfin nimmt die oberste Karte eines Stapels oder der Reserve. Du wählst, welche.
villagers-effect-tribute = Zahle der Gräfin 1 Münze für jede Karte auf deiner Hand.
villagers-effect-protection-money = Zahle der Gräfin so viel, wie Münzen auf einer deiner Personen liegen. Du wählst, auf welcher.
villagers-effect-trade-network = Die Gräfin nimmt das Silber ihrer besten Person.
villagers-effect-spy-network = Die Gräfin nimmt aus der Bank, was eine deiner Personen mit Silber wert ist. Du wählst, welche.
villagers-effect-blackmail = Die Gräfin nimmt aus der Bank das höchste sichtbare Gold deines Dorfes.
villagers-effect-abduction = Wirf eine Handkarte ab. Du wählst, welche.
villagers-effect-arrest = Wirf eine deiner obersten Personen ab, keine Startperson. Du wählst.
villagers-effect-rats = Anwerbephase: Wirb eine Karte weniger an, oder zahle der Bank 3 Münzen.

## Punkte und Stufen
villagers-supply = Vorrat
villagers-gold = Gold
villagers-silver = Silber
villagers-coins = Münzen auf Personen
villagers-level-novice = Einsteiger
villagers-level-normal = Normal
villagers-level-expert = Experte

## Was auf Karten steht und was Spieler haben
villagers-road = Weg
villagers-has = Münzen { $coins }, Nahrung { $food }, Bauleute { $builders }, Gold { $gold }, Silber { $silver }
villagers-countess-has = Münzen { $coins }
villagers-hand-seen = gesehen: { $cards }
villagers-fact-on = auf { $card }
villagers-fact-food = { $number } Nahrung
villagers-fact-builder = Bauleute { $number }
villagers-fact-gold = { $number } Gold
villagers-fact-padlock = Schloss: { $card }
villagers-fact-key-ring = Schlüssel { $number }
villagers-fact-silver-per =
    Silber { $coins } { $every ->
        [1] ×
       *[other] je { $every }
    } { $symbol }
villagers-fact-silver-gold = Silber: Gold auf { $suit }
villagers-fact-silver-coins = Silber: Münzen auf einer Person
villagers-symbol-padlock = Schlösser
villagers-symbol-food = Nahrung
villagers-symbol-builder = Bauleute
villagers-symbol-gold = Goldsymbole

## Der Aufbau
villagers-setup-seats = { $seats } können nicht spielen: Villagers ist für 2 bis 5 Personen, oder für eine, solo.
villagers-setup-level = Die Gräfin spielt auf der Stufe novice, normal oder expert.
villagers-setup-solo = Solo ist für eine Person, nicht für { $seats }.
villagers-setup-first = Wer beginnt, ist ein Platz von 1 bis { $seats }.
villagers-setup-unknown = Der Aufbau kennt kein „{ $key }“.
villagers-setup-twice = „{ $key }“ steht zweimal im Aufbau.

## Was geschieht
villagers-dealt = Die Karten werden gemischt und ausgeteilt.
villagers-unseen-shuffled = Was noch niemand gesehen hatte, wurde neu gemischt.
villagers-round = Runde { $round } beginnt mit { $first }.
villagers-took-road =
    { $seat } nimmt { $card-the } vom Weg{ $coins ->
        [0] {""}
        [one] , mit 1 Münze
       *[other] , mit { $coins } Münzen
    }.
villagers-took-unseen = { $seat } deckt { $card-a } auf ({ $pile }).
villagers-road-filled = { $card } kommt auf den Weg, Platz { $place }.
villagers-road-discarded = { $card } verlässt den Weg und das Spiel.
villagers-coin-placed = { $seat } legt eine Münze auf { $card-the }.
villagers-no-coin = { $seat } legt keine Münze auf den Weg.
villagers-builds =
    { $seat } baut und darf { $villagers ->
        [one] 1 Person
       *[other] bis zu { $villagers } Personen
    } auslegen.
villagers-built = { $seat } legt { $card-a } aus.
villagers-built-on = { $seat } legt { $card-a } auf { $below-the }.
villagers-built-on-monks =
    { $seat } legt { $card-a } auf { $monks ->
        [one] einen Mönch
       *[other] { $monks } Mönche
    }.
villagers-built-on-monks-on =
    { $seat } legt { $card-a } auf { $monks ->
        [one] einen Mönch
       *[other] { $monks } Mönche
    } auf { $below-the }.
villagers-gave = { $seat } legt { $card-the } verdeckt auf { $pile } und nimmt dafür { $basic-a }.
villagers-gave-unseen = { $seat } legt eine Karte der Sorte { $suit } verdeckt auf { $pile } und nimmt dafür { $basic-a }.
villagers-gave-countess = Leibeigenschaft: { $seat } gibt { $card-the } der Gräfin und nimmt dafür { $basic-a }.
villagers-opened-free = Der Zinngießer öffnet { $seat } das Schloss umsonst: { $card }.
villagers-opened-own-key = { $seat } öffnet ein Schloss ({ $card }): 2 Münzen aus der Bank kommen auf { $key-the } im eigenen Dorf.
villagers-paid-key = { $seat } öffnet ein Schloss ({ $card }): 2 Münzen kommen auf { $key-the } von { $owner }.
villagers-paid-countess-key = { $seat } öffnet ein Schloss ({ $card }): 2 Münzen kommen auf { $key-the } der Gräfin.
villagers-paid-bank =
    { $seat } zahlt der Bank { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    } für ein Schloss: { $card }.
villagers-apprentice = { $seat } spielt den Lehrling: Er tauscht den Platz mit { $card-dat } im Dorf von { $owner }.
villagers-returned = { $card } liegt zuoberst und geht auf die Hand von { $seat } zurück.
villagers-tinner = { $seat } spielt den Zinngießer: Schlösser können umsonst geöffnet werden.
villagers-smuggled =
    { $seat } spielt den Schmuggler auf { $card-the } und nimmt { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }.
villagers-smuggled-nothing = { $seat } spielt den Schmuggler; es ist kein Gold zu sehen.
villagers-founders-turned = { $seat } hat keine Nahrung: Die Gründungskarte wird auf die Nahrungsseite gedreht.
villagers-first-market = Erster Markttag: { $seat } nimmt { $gold } für Gold und { $coins } für Münzen auf Personen.
villagers-second-market = Zweiter Markttag: { $seat } nimmt { $gold } für Gold, { $silver } für Silber und { $coins } für Münzen auf Personen.
villagers-countess-first-market = Erster Markttag: Die Gräfin nimmt { $gold } für Gold und { $coins } für Münzen auf Personen.
villagers-countess-second-market = Zweiter Markttag: Die Gräfin nimmt { $gold } für Gold, { $silver } für Silber und { $coins } für Münzen auf Personen.
villagers-countess-gets =
    Die Gräfin bekommt { $card-the }{ $coins ->
        [0] {""}
        [one] , mit 1 Münze
       *[other] , mit { $coins } Münzen
    }.
villagers-countess-draws = Die Gräfin zieht { $card-a }, für sie { $worth } wert.
villagers-countess-takes =
    Die Gräfin nimmt { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    } aus der Bank.
villagers-paid-countess =
    { $seat } zahlt der Gräfin { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }.
villagers-coins-laid =
    { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    } aus der Bank auf { $card-the } der Gräfin.
villagers-took-silver =
    { $seat } nimmt { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    } für Silber.
villagers-betrayed =
    { $card } läuft zur Gräfin über.{ $coins ->
        [0] {""}
        [one] {" "}Die Münze darauf bleibt bei dir.
       *[other] {" "}Die { $coins } Münzen darauf bleiben bei dir.
    }
villagers-arrested =
    { $card } wird verhaftet und verlässt das Spiel.{ $coins ->
        [0] {""}
        [one] {" "}Die Münze darauf bleibt bei dir.
       *[other] {" "}Die { $coins } Münzen darauf bleiben bei dir.
    }
villagers-hand-discarded = { $seat } wirft { $card-a } aus der Hand ab.
villagers-revealed = Ereignis: { $event }.
villagers-resolved = { $event } wird ausgeführt.
villagers-event-over = { $event } ist vorbei.
villagers-reshuffled = Die abgeworfenen Ereignisse werden neu gemischt.
villagers-paid-fine =
    { $event }: { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    } an die Bank.
villagers-does-fewer = { $event }: diesmal eine Karte weniger.
villagers-jester-played = Der Hofnarr wirft ein Ereignis ab: { $event }.

## Warum ein Zug nicht geht
villagers-draft-now = Jetzt wird eine Karte angeworben, vom Weg oder von einem Stapel.
villagers-countess-now = Wähle jetzt die Karte des Weges, die die Gräfin bekommt.
villagers-coin-now = Jetzt darfst du eine Münze auf eine Karte des Weges legen, oder keine.
villagers-build-now = Jetzt baust du: Personen auslegen, Startpersonen nehmen, oder mit „done“ beenden.
villagers-rats-now = Ratten: Entscheide zuerst, ob du eine Karte weniger anwirbst oder zahlst.
villagers-arson-now = Brandstiftung: Entscheide zuerst, ob du eine Person weniger auslegst oder zahlst.
villagers-events-now = Jetzt werden die Ereignisse ausgeführt, in der Reihenfolge, die du wählst.
villagers-road-place-empty = Auf Platz { $place } des Weges liegt keine Karte.
villagers-pile-empty = Dort liegt keine Karte mehr: { $pile }.
villagers-stacks-first = Von der Reserve wird erst genommen, wenn alle Stapel leer sind.
villagers-not-in-hand = Du hast diese Karte nicht auf der Hand: { $card }.
villagers-limit-reached = Du darfst nur noch { $left } auslegen, und das wären { $villagers }.
villagers-stands-alone = { $card } wird allein ausgelegt, nicht auf eine andere Person.
villagers-chain-broken = { $card } gehört auf { $below-the } oder auf einen Mönch oder Lehrling an dieser Stelle, mit freiem Abzweig und richtiger Kette darunter.
villagers-played-not-placed = { $card } wird für die Wirkung gespielt, nicht ausgelegt.
villagers-monk-on-top = Ein Mönch liegt nie zuoberst: Lege im selben Zug eine Person auf ihn.
villagers-apprentice-trades = Der Lehrling wird nicht ausgelegt, er tauscht den Platz mit einer bedeckten Person.
villagers-apprentice-stays = Ein Lehrling kann nicht genommen werden.
villagers-another-taken = Genommen wird { $card-a }, und diese Person ist auszulegen.
villagers-not-covered = Der Lehrling tauscht nur mit einer bedeckten Person, und diese ist es nicht: { $card }.
villagers-others-founders = Die Gründungskarten anderer Spieler bleiben, wo sie sind.
villagers-no-gold-there = Der Schmuggler braucht eine sichtbare Person von dir mit Gold, wenn es eine gibt.
villagers-no-padlock = Hier ist kein Schloss zu öffnen: { $card }.
villagers-locked = { $card } hat ein Schloss, das sich mit dieser Schlüsselperson öffnet: { $key }. Sag, wie du zahlst.
villagers-key-in-play = Der Bank kann nicht gezahlt werden, solange diese Schlüsselperson im Spiel ist: { $key }.
villagers-no-such-key = In jenem Dorf gibt es diese Schlüsselperson nicht: { $key }.
villagers-too-few-coins =
    Dafür brauchst du { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }.
villagers-no-tinner = In dieser Bauphase wurde kein Zinngießer gespielt.
villagers-not-basic = { $card } ist keine Startperson: Das sind Holzfäller, Heuwender und Bergarbeiter.
villagers-basics-out = Diese Startperson gibt es nicht mehr: { $card }.
villagers-basics-taken = Du hast in dieser Bauphase schon drei Startpersonen genommen.
villagers-pile-closed = Eine Karte kann jetzt nicht auf { $pile } gelegt werden.
villagers-no-jester = Du hast keinen Hofnarren zu spielen.
villagers-jester-too-late = Für den Hofnarren ist es zu spät: { $event } hat schon gewirkt oder wird gerade ausgeführt.
villagers-jester-first = „Du warst es!“ wartet, bis alle anderen Ereignisse ausgeführt sind, und nimmt dann den Hofnarren.
villagers-not-face-up = Dieses Ereignis liegt nicht offen: { $event }.
villagers-resolve-first = Führe zuerst dieses Ereignis aus: { $event }.
villagers-no-such-choice = Das kann man für { $event } nicht wählen.
villagers-wrong-first = Ein anderer Platz beginnt.
villagers-wrong-cards = Das sind nicht die Karten, die jetzt auszuteilen sind.
villagers-wrong-unseen = Das sind nicht die Karten, die noch niemand gesehen hat, oder eine liegt dort, wo eine andere Farbe zu sehen war.
villagers-wrong-events = Das sind nicht die Ereignisse, die jetzt zu mischen sind.
villagers-unknown-move = Einen Zug „{ $word }“ gibt es nicht.
villagers-unknown-chance = Ein Ergebnis „{ $word }“ gibt es nicht.
villagers-unknown-card = Eine Karte „{ $word }“ gibt es nicht.
villagers-unknown-event = Ein Ereignis „{ $word }“ gibt es nicht.
villagers-no-villager = Eine Person „{ $word }“ gibt es in jenem Dorf nicht.
villagers-no-number = „{ $word }“ ist keine Zahl, die hier passt.
villagers-expected = Hier müsste „{ $expected }“ stehen.
villagers-too-much = „{ $word }“ ist hier zu viel.
