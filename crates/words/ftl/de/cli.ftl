# Das Programm im Terminal

## Der Aufruf
help = Brettspiele auf dem Dorfplatz: mit Menschen an diesem Bildschirm, gegen Bots, oder nur Bots unter sich.
help-usage = Aufruf:
help-commands = Befehle
help-arguments = Argumente
help-options = Optionen
help-examples =
    Beispiele:
      piazza                              öffnet die Tische, im Browser
      piazza play                         eine Partie gegen Bots, hier
      piazza play bohemian --players 4
      piazza simulate bohemian --games 1000
help-play = Hier spielen: Menschen abwechselnd an diesem Bildschirm, Bots auf den anderen Plätzen
help-play-examples =
    Beispiele:
      piazza play bohemian
      piazza play villagers --solo normal
      piazza play bohemian --seat human:Anna --seat human:Bruno --seat random
help-play-bohemian = Böhmische Dörfer spielen, für 2 bis 5 Spieler
help-play-bohemian-examples =
    Beispiele:
      piazza play bohemian                          du gegen zwei Bots
      piazza play bohemian --seat human:Anna --seat human:Bruno
      piazza play bohemian --players 4 --seed 7 --record abend.txt
      piazza play bohemian --resume abend.txt
help-play-villagers = Villagers spielen, für 2 bis 5 Spieler oder allein gegen die Gräfin
help-play-villagers-examples =
    Beispiele:
      piazza play villagers                         du gegen zwei Bots
      piazza play villagers --solo normal           allein gegen die Gräfin
      piazza play villagers --seat human:Anna --seat human:Bruno --record abend.txt
      piazza play villagers --resume abend.txt
help-play-game = { $title } spielen
help-play-game-examples =
    Beispiele:
      piazza play { $game }                         du gegen Bots
      piazza play { $game } --resume abend.txt
help-simulate = Bots viele Partien spielen lassen und sehen, was herauskommt
help-simulate-examples =
    Beispiele:
      piazza simulate bohemian --players 3 --games 1000 --seed 7
help-simulate-bohemian = Bots viele Partien Böhmische Dörfer spielen lassen
help-simulate-bohemian-examples =
    Beispiele:
      piazza simulate bohemian --players 3 --games 1000 --seed 7
      piazza simulate bohemian --games 20 --records partien.txt
      piazza simulate bohemian --games 100 --json
help-simulate-villagers = Bots viele Partien Villagers spielen lassen
help-simulate-villagers-examples =
    Beispiele:
      piazza simulate villagers --players 4 --games 1000 --seed 7
      piazza simulate villagers --solo expert --games 500
      piazza simulate villagers --games 20 --records partien.txt
help-simulate-game = Bots viele Partien { $title } spielen lassen
help-simulate-game-examples =
    Beispiele:
      piazza simulate { $game } --games 100 --seed 7
help-replay = Eine aufgezeichnete Partie Schritt für Schritt ansehen
help-replay-examples =
    Beispiele:
      piazza replay abend.txt
      piazza replay partien.txt --game 3 --at 40
      piazza replay partien.txt --check
help-tiles = Eigene Dorftafeln für Böhmische Dörfer
help-tiles-examples =
    Beispiele:
      piazza tiles check meine-tafeln.toml
help-tiles-check = Eine Datei mit Dorftafeln prüfen und sagen, was wo nicht stimmt
help-tiles-check-examples =
    Beispiele:
      piazza tiles check meine-tafeln.toml
      piazza play bohemian --tiles meine-tafeln.toml
help-bench = Zustandsübergänge pro Sekunde messen, für jedes Spiel, zufällig gespielt, auf einem Kern
help-bench-examples =
    Beispiele:
      piazza bench
      piazza bench --seconds 10 --json
help-option-help = Diese Hilfe zeigen
help-option-version = Die Version zeigen
help-option-lang = Die Sprache: en, de oder it (sonst die des Systems)
help-option-players = Wie viele spielen (sonst { $usual }, oder so viele, wie --seat angibt)
help-option-seat = Wer als Nächstes sitzt: human, human:NAME, BOT oder BOT:NAME; einmal für jeden Platz. Die anderen Plätze bekommen Bots
help-option-bot = Der Bot auf allen anderen Plätzen: { $bots }
help-option-bots = Die Bots nach Plätzen, durch Kommas getrennt, immer wieder rund um den Tisch: { $bots }
help-option-seed = Die Zahl, aus der Würfel und Karten kommen: dieselbe ergibt wieder dieselbe Partie
help-option-record = Die Partie in dieser neuen Datei aufzeichnen; sie wird nach jedem Zug gespeichert
help-option-resume = Die Partie in dieser Datei fortsetzen
help-option-commitment = Was vor der Partie veröffentlicht wurde
help-option-earlier = Eine Aufzeichnung, die diese Partie fortsetzt (auch mehrere)
help-option-unfinished = Auch eine Partie annehmen, die nicht zu Ende ist
help-option-records = Die Aufzeichnungen aller Partien in diese Datei schreiben
help-option-first = Die Nummer des Platzes, der beginnt (sonst entscheidet der Zufall)
help-option-solo = Allein gegen die Gräfin spielen: novice, normal oder expert
help-option-manual-income = Einnahmen kommen nicht von selbst: Wer sie vergisst, verliert sie
help-option-setup = Eine Option dieses Spiels
help-option-tiles = Mit den Dorftafeln aus dieser Datei spielen
help-option-games = Wie viele Partien (sonst 1000)
help-option-json = Das Ergebnis als JSON ausgeben
help-option-seconds = Wie lange jeder Tisch gemessen wird, in Sekunden (sonst 2)
help-option-file = Die Datei
help-option-game = Welche Partie, wenn die Datei mehrere enthält (sonst die erste)
help-option-at = Die Partie nach so vielen Schritten zeigen
help-option-seen-by = So, wie der Spieler auf diesem Platz sie sah (sonst so, wie alle sie sehen konnten)
help-option-check = Nur prüfen, ob jede Partie in der Datei den Regeln folgt

## Spielen
cli-which-game = Welches Spiel? [1]
cli-how-many-players = Wie viele Spieler, { $least } bis { $most }? [{ $usual }]
cli-your-name = Wie heißt du?
cli-nothing-played = Es wurde nichts gespielt.
cli-greeting = Schreib einen Zug, ? für alle Züge oder help für Hilfe. Die Tabulatortaste ergänzt.
cli-your-turn = { $name }, du bist am Zug. ? zeigt alle Züge.
cli-hint = Schreib einen Zug, ? für alle Züge oder help für Hilfe.
cli-help =
    Ein Zug             so, wie er in der Liste steht, oder seine Nummer dort; die Tabulatortaste ergänzt ihn
    ?  oder  moves      alle Züge und was jeder bringt;  ? TEXT  nur die, die mit TEXT beginnen
    hint                die drei besten Züge, ihre Gewinnchancen und wozu sie gut sind
    why ZUG             warum ein Zug nicht möglich ist
    rule NUMMER         eine Regel des Spiels nach ihrer Nummer (auf Englisch)
    board               noch einmal der Spielplan
    log                 der Verlauf der Partie
    undo                den letzten Zug zurücknehmen, solange nichts Neues bekannt wurde
    save                wo die Partie gespeichert ist (nach jedem Zug)
    quit  oder  Strg-D  aufhören; die Partie kann später fortgesetzt werden
cli-confirm = Enter geht weiter, undo nimmt zurück.
cli-curtain = Der Bildschirm gehört jetzt { $name }. Drück Enter, wenn nur { $name } hinsieht.
cli-undone = Zurückgenommen.
cli-nothing-to-undo = Es gibt nichts zurückzunehmen: Seither wurde etwas Neues bekannt, oder du hast noch nicht gezogen.
cli-no-such-move = So beginnt kein möglicher Zug.
cli-more-moves = Zu viele für die Liste: „? { $word }“ sagt, was jeder bringt.
cli-no-such-rule = Eine Regel „{ $found }“ gibt es nicht.
cli-legal = Das ist möglich: { $brings }
cli-reveals = Deckt etwas auf, das noch nicht bekannt ist.
cli-saved = Die Partie ist in { $file } gespeichert.
cli-kept = Die Partie ist in { $file } aufgezeichnet: Sieh sie dir mit „piazza replay“ an.
cli-left = Die Partie ist in { $file } gespeichert. Weiter geht es mit: piazza play { $game } --resume { $file }
cli-wins = { $names } gewinnt.
cli-share-the-win = { $names } teilen sich den Sieg.
cli-nobody-wins = Die Gräfin gewinnt.

## Was schiefgeht
cli-cannot-read = { $file }: Die Datei ist nicht lesbar: { $reason }
cli-cannot-write = { $file }: Die Datei lässt sich nicht schreiben: { $reason }
cli-not-a-record = { $file }:1:1: Das ist keine Aufzeichnung eines Spiels, das dieses Programm kennt. Sie beginnt mit den Zeilen „piazza record 2“ und „game bohemian“.
cli-record-exists = { $file } gibt es schon: Nimm eine andere Datei für --record oder setz die Partie mit --resume fort.
cli-too-many-seats = Mit --seat sind { $named } Plätze vergeben, aber nur { $seats } spielen: Lass --players weg oder erhöhe die Zahl.
cli-unknown-bot = Einen Bot „{ $found }“ gibt es nicht. Es gibt: { $known }.
cli-no-such-game = Die Partie { $game } gibt es in dieser Datei nicht: Sie enthält { $games }.
cli-no-such-ply = Den Schritt { $ply } gibt es in dieser Partie nicht: Sie hat { $plies }.
cli-no-such-seat = Diesen Platz gibt es nicht: Die Plätze haben die Nummern 1 bis { $seats }.
cli-stopped = Abgebrochen, bevor alle Partien gespielt waren.
cli-debug-build = Das ist ein langsamer Debug-Build: Miss mit „cargo run -- bench“.

## Ansehen, simulieren, messen
cli-step = { $ply }/{ $plies }  Enter weiter, b zurück, eine Zahl springt dorthin, q Ende:
cli-checked =
    { $file }: { $games ->
        [one] 1 Partie, gespielt
       *[other] { $games } Partien, gespielt
    } nach den Regeln.
cli-tiles-right = { $file } ist in Ordnung: { $tiles } Dorftafeln, { $bank } Taler in der Bank.
cli-building = Gebäude
cli-on-sides = auf Seiten
cli-at-most = höchstens im Spiel
cli-simulated =
    { $game }: { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    }, Startzahl { $seed }
cli-player = Spieler
cli-mean = Mittel
cli-sd = Abw.
cli-min = min
cli-max = max
cli-won = Siege
cli-points-from = Punkte aus (Mittel)
cli-per-game = pro Partie
cli-plies = Schritte
cli-turns = Züge
cli-game = Spiel
cli-players = Spieler
cli-transitions-per-second = Übergänge/s
cli-transitions-per-game = Übergänge/Partie
cli-millions = { $number } Mio.

## Villagers auf dem Bildschirm
villagers-legend = Verdeckte Personen sind blass; 9g ist Gold, 4s Silber, 2m liegende Münzen.
villagers-head = Runde { $round }, { $phase }; { $first } beginnt; { $market }.
villagers-phase-deal = Austeilen
villagers-phase-draft = Anwerbephase
villagers-phase-build = Bauphase
villagers-phase-events = Ereignisphase
villagers-phase-over = Ende
villagers-market-ahead = beide Markttage stehen bevor
villagers-market-held = der erste Markttag ist vorbei
villagers-piles = Stapel { $stacks }; Reserve { $reserve }; Startpersonen { $basics }
villagers-square = Angeworben: { $cards }
villagers-hand = Hand { $count }:
villagers-hand-perhaps = vielleicht: { $cards }
villagers-builds-left = Noch zu platzieren: Personen { $villagers }, Startpersonen für Karten { $basics }.
villagers-event-now = Ereignis { $event }: { $effect }
villagers-event-later = Nächste Runde { $event }: { $effect }
villagers-short-gold = { $number }g
villagers-short-silver = { $number }s
villagers-short-coins = { $number }m

## Villagers in Simulationen
villagers-measure-rounds = Runden
villagers-measure-first-market = erster Markttag in Runde
villagers-measure-road-coins = Münzen vom Weg
villagers-measure-first-market-coins = Münzen am ersten Markttag
villagers-measure-second-market-coins = Münzen am zweiten Markttag
villagers-measure-own-keys = Schlösser mit eigenen Schlüsseln geöffnet
villagers-measure-others-keys = Schlösser mit fremden Schlüsseln geöffnet
villagers-measure-paid-bank = Schlösser bei der Bank bezahlt
villagers-measure-basics = Startpersonen genommen
villagers-measure-founders = Gründungskarte umgedreht

## Arena und Analyse
help-arena = Bots gegeneinander spielen lassen, bis klar ist, wer besser ist
help-arena-examples =
    Beispiele:
      piazza arena bohemian --bots easy,medium,hard --games 1000
      piazza arena villagers --bots master,medium,medium,medium --players 4
      piazza arena villagers --solo normal --bots greedy,master --games 500
help-arena-bohemian = Bots gegen Bots in Böhmische Dörfer
help-arena-bohemian-examples =
    Beispiele:
      piazza arena bohemian --bots medium,hard --games 1000
      piazza arena bohemian --bots easy,medium,hard --players 2 --svg arena.svg
help-arena-villagers = Bots gegen Bots in Villagers, oder allein gegen die Gräfin
help-arena-villagers-examples =
    Beispiele:
      piazza arena villagers --bots medium,hard --games 1000
      piazza arena villagers --solo expert --bots hard,master --games 500 --json
help-arena-game = Bots gegen Bots in { $title }
help-arena-game-examples =
    Beispiele:
      piazza arena { $game } --bots medium,hard --games 1000
help-analyse = Glück und Können in einer aufgezeichneten Partie unterscheiden
help-analyse-examples =
    Beispiele:
      piazza analyse abend.txt
      piazza analyse abend.txt --svg abend.svg
      piazza analyse abend.txt --html abend.html
      piazza analyse partien.txt --game 3 --json
help-verify = Jeden Wurf und jedes Mischen einer Aufzeichnung nachrechnen
help-verify-examples =
    Beispiele:
      piazza verify abend.txt
      piazza verify abend.txt --commitment 3f8a…
      piazza verify abend.txt --earlier nachmittag.txt
help-option-html = Die Analyse als eine Seite, die kein Netz braucht, in diese Datei schreiben
help-option-svg = Das Ergebnis in diese Datei zeichnen
help-option-moves = Mit wie vielen anderen Zügen jede Entscheidung verglichen wird (sonst 6)
cli-too-few-bots = Es gibt { $seats } Plätze, aber nur { $bots } Bots: Nenne mindestens so viele.
cli-arena = { $game }: { $games } Partien an Tischen zu { $seats }, Startzahl { $seed }
cli-bot = Bot
cli-games = Partien
cli-interval = 95-%-Intervall
cli-rating = Wertung
cli-against = gegen { $bot }
cli-not-over = Diese Partie ist nicht vorbei: Nur eine beendete Partie lässt sich analysieren.
cli-none = keine
cli-verified = { $file }: geprüft. Alle { $outcomes } Zufallsergebnisse sind die, die sich aus der veröffentlichten Festlegung ergeben.
cli-consistent = { $file }: stimmig. Alle { $outcomes } Zufallsergebnisse sind die, die das Geheimnis der Aufzeichnung ergibt.
    Geprüft ist sie erst, wenn vor der Partie { $commitment } veröffentlicht wurde: vergleichen oder mit --commitment angeben.
cli-verified-earlier = Die Partie setzt eine frühere fort, die sich an { $commitment } hält.
cli-verified-rewinds = { $rewinds ->
        [one] Die Partie ging einmal zurück, nachdem Neues bekannt geworden war.
       *[other] Die Partie ging { $rewinds }-mal zurück, nachdem Neues bekannt geworden war.
    }
cli-verified-round = { $rounds ->
        [one] Alle, die mit ausgelost haben, legten sich fest, bevor jemand etwas aufdeckte.
       *[other] Alle, die mit ausgelost haben, legten sich fest, bevor jemand etwas aufdeckte. Das brauchte { $rounds } Anläufe, weil jemand zu spät war.
    }
cli-verified-trusting = Auf Vertrauen: { $names }. Der Gastgeber hätte mit jemand anderem zusammen aussuchen können, was gewürfelt und gemischt wird.
cli-verified-first-format = Die Aufzeichnung hat das alte Format 1: Ihre Würfel bürgen nur für sich selbst, nicht für Namen, Aufbau und Bots und nicht für das, was zurückgenommen wurde.
cli-verified-resigned = Die Partie endete laut Aufzeichnung, weil die anderen aufgegeben haben.
cli-verified-unfinished = In dieser Aufzeichnung ist die Partie nicht zu Ende.
cli-not-a-commitment = Das ist keine Festlegung aus 64 Hexadezimalziffern: { $found }
cli-went-back = { $plies ->
        [one] Hier ging das Spiel zurück: { $plies } Zug wurde zurückgenommen.
       *[other] Hier ging das Spiel zurück: { $plies } Züge wurden zurückgenommen.
    }
cli-analysis = Glück und Können: die Gewinnchance aller im Lauf der Partie
cli-analysis-sum = Anfang, Glück, eigene Züge, fremde Züge und Schätzfehler ergeben zusammen das Ergebnis. Glück ist, was Würfe und Karten verändert haben; das ± zeigt, wie stark die Probespiele schwanken. Züge werden damit verglichen, was das Bewertungsnetz der Bots gespielt hätte. Der Schätzfehler ist, um wie viel sich die Schätzung änderte, sobald sie weiter sah. Ein Zug ist zweifelhaft, wenn der beste 2 % Gewinnchance oder mehr gebracht hätte, ab 5 % ein Fehler, ab 10 % ein grober Fehler. Ein Wurf oder eine Karte ist ab 5 % glücklich, ab 10 % sehr glücklich. Die Fehlerquote ist der mittlere Gewinn durch den besten Zug, über alle Entscheidungen zwischen mehreren Zügen.
cli-analysis-turning = Wendepunkte
cli-analysis-mistakes = Fehler
cli-analysis-luck = Glück und Pech
cli-analysis-column-player = Name
cli-analysis-column-start = Anfang
cli-analysis-column-luck = Glück
cli-analysis-column-own = eigene Züge
cli-analysis-column-others = andere
cli-analysis-column-rest = Schätzfehler
cli-analysis-column-result = Ergebnis
cli-analysis-column-adjusted = ohne Glück
cli-analysis-column-decisions = Entscheidungen
cli-analysis-column-rate = Fehlerquote
cli-mark-doubtful = { $player }: { $move } ist zweifelhaft (−{ $loss }); besser war { $best }.
cli-mark-error = { $player }: { $move } ist ein Fehler (−{ $loss }); besser war { $best }.
cli-mark-blunder = { $player }: { $move } ist ein grober Fehler (−{ $loss }); besser war { $best }.
cli-luck-very-lucky = { $outcome } ist großes Glück für { $player } ({ $change }).
cli-luck-lucky = { $outcome } ist Glück für { $player } ({ $change }).
cli-luck-unlucky = { $outcome } ist Pech für { $player } ({ $change }).
cli-luck-very-unlucky = { $outcome } ist großes Pech für { $player } ({ $change }).
cli-advice = { $move } ({ $chance }): { $purpose }

## Online
help-serve = Die Tische fürs Netz öffnen: Menschen, Bots und Programme spielen über diesen Server
help-serve-examples =
    Beispiele:
      piazza serve
      piazza serve --lan
      piazza serve --listen 0.0.0.0:8017 --public-url https://piazza.example
      piazza serve --database postgres://piazza@db/piazza --nats nats://nats:4222
help-load = Bots über echte Verbindungen gegen einen Server spielen lassen und ihn messen
help-load-examples =
    An jedem Tisch sitzen zwei Bots, jeder mit eigenem Socket wie der Browser eines Menschen. Ein Zug
    zählt, sobald er bestätigt ist, also nachdem er auf der Platte steht; seine Latenz reicht vom Senden
    bis dahin. Den nächsten Tisch zu eröffnen, wenn ein Spiel aus ist, läuft nebenher und zählt nicht.

    Beispiele:
      piazza load --tables 100 --seconds 15 --json
      piazza load --tables 5000 --think 2000 --seconds 30
      piazza load --tables 50 --seconds 60 --kill 20
help-option-listen = Die Adresse, an der gelauscht wird (normalerweise 127.0.0.1:8017)
help-option-database = Wo die Tische aufbewahrt werden: sqlite:DATEI oder postgres://... (normalerweise sqlite:piazza.db in diesem Ordner)
help-option-nats = Der NATS-Server, über den mehrere Knoten voneinander hören
help-option-public-url = Die Adresse, unter der die Welt diesen Server kennt
help-option-lan = Fürs lokale Netz öffnen und einen QR-Code zeigen
help-option-open = Die Seite im Browser öffnen, wenn es einen Desktop gibt
help-option-behind-proxy = Der Server steht hinter einem Proxy: Adressen kommen aus X-Forwarded-For
help-option-proxy = Die Adressen des Proxys, durch Kommas getrennt (normalerweise dieser Rechner)
help-option-tables-per-hour = Wie viele Tische eine Adresse in einer Stunde eröffnen darf (normalerweise 60)
help-option-requests-per-second = Wie viele Anfragen pro Sekunde eine Adresse stellen darf (normalerweise 50)
help-option-messages-per-second = Wie viele Nachrichten pro Sekunde ein Socket senden darf (normalerweise 20)
help-option-connections-per-address = Wie viele Verbindungen eine Adresse haben darf (normalerweise 200)
help-option-connections = Wie viele Verbindungen es überhaupt geben darf (normalerweise 15000)
help-option-trial-millis-per-second = Wie viele Millisekunden Rechenzeit pro Sekunde eine Adresse für das Probieren von Zügen bekommt (normalerweise 250)
help-option-bytes-in-flight-per-address = Wie viele Bytes zu einer Adresse unterwegs sein dürfen (normalerweise 33554432)
help-option-stall-seconds = Nach wie vielen Sekunden eine Verbindung getrennt wird, die nichts abnimmt (normalerweise 20)
help-option-lines-per-minute = Wie viele Chatzeilen eine Adresse pro Minute schreiben darf (normalerweise 30)
help-option-lines-per-table = Wie viele Chatzeilen ein Tisch behält (normalerweise 5000)
help-option-log-json = Das Log als JSON schreiben, ein Ereignis je Zeile
help-option-tables = Wie viele Tische (normalerweise 100)
help-option-think = Wie lange vor jedem Zug im Mittel nachgedacht wird, in Millisekunden (normalerweise 0)
help-option-views = Wann ein Spieler den ganzen Tisch gezeigt bekommt: always, wie im Browser, my-turn oder seldom: dann nur seine Züge (normalerweise seldom)
help-load-option-seconds = Wie lange gemessen wird, in Sekunden (normalerweise 15)
help-option-kill = Den Server so oft abschießen und neu starten und prüfen, dass nichts Bestätigtes verloren ging
help-option-url = Ein Server, der schon läuft; normalerweise wird einer gestartet und wieder beendet
help-option-idle = Die Tische nur öffnen und sagen, wie viel Speicher sie brauchen
cli-serving = Piazza ist offen unter { $url }
cli-stopping = Es wird geschlossen.
cli-cannot-serve = Der Server startet nicht: { $reason }
cli-cannot-load = Die Last ließ sich nicht messen: { $reason }
cli-load-lost = Etwas Bestätigtes ging verloren oder geschah doppelt: { $reason }
cli-load-report =
    { $tables } Tische, { $seconds } s
    { $moves } Züge, { $rate } pro Sekunde
    Latenz in ms: p50 { $p50 }, p99 { $p99 }, max { $max }
    Fehler: { $errors }, neue Verbindungen: { $reconnects }, Abschüsse: { $kills }
