# Die Seiten im Browser.

web-close = Schließen
web-skip = Zum Inhalt springen
web-pages = Seiten
web-games = Spiele
web-language = Sprache
web-dark = Dunkel
web-lobby = Treffpunkt
web-rules = Regeln
web-replay = Nachspielen
web-settings = Einstellungen
web-credits = Mitwirkende
web-new-table = Neuer Tisch
web-not-found = Seite nicht gefunden
web-not-found-more = Der Weg endet im Wald. Vielleicht steckt in der Adresse ein Fehler.
web-to-home = Zur Startseite

## Startseite
web-home-title = Zwei Spiele auf dem Dorfplatz
web-home-intro = Spiele allein gegen Bots, mit Freunden an einem Bildschirm oder mit Leuten anderswo. Kein Konto, keine Werbung, nichts zu installieren.
web-home-bohemian = Vier Würfel, und die Figuren gehen an die Arbeit: in Bäckereien und Glasmanufakturen, auf Höfe, in Wirtshäuser und Rathäuser in ganz Böhmen.
web-home-villagers = Nach der Pest ist der Weg voller Leute mit einem Handwerk. Nimm sie auf und baue ein Dorf, das sie nährt und reich macht.
web-home-offline = Nach diesem Besuch kannst du auch ohne Netz spielen.
web-players = { $players } Personen
web-play-now = Jetzt spielen
web-together = Online spielen
web-together-intro = Eröffne einen Tisch und verschicke den Link, oder sieh nach, wer noch Leute sucht.
web-join = Mit einem Link beitreten
web-join-hint = Link oder Code eines Tisches
web-join-go = Beitreten
web-join-wrong = Das ist kein Link zu einem Tisch.

## Vor einem Spiel
web-how-many = Wie viele spielen?
web-solo = Allein
web-how-well = Wie gut spielen die Bots?
web-level-easy = Leicht
web-level-medium = Mittel
web-level-hard = Schwer
web-level-master = Meister
web-people-here = Wie viele Personen an diesem Bildschirm?
web-countess = Wie stark ist die Gräfin?
web-start = Los geht’s

## Einstellungen
web-name = Dein Name
web-name-hint = Die anderen am Tisch sehen ihn.
web-theme = Darstellung
web-theme-system = Wie das System
web-theme-light = Hell
web-theme-dark = Dunkel
web-still = Bewegung reduzieren
web-still-hint = Würfel, Figuren und Münzen wechseln den Platz ohne Animation.
web-sending = Wann wird ein Zug gesendet?
web-sending-staged = Sofort; den eigenen Zug beendet ein Knopf
web-sending-confirmed = Nach jeder Bestätigung
web-sending-at-once = Immer sofort
web-bot-pace = Wie schnell spielen die Bots?
web-bot-pace-quick = Schnell
web-bot-pace-normal = Normal
web-bot-pace-calm = Langsam
web-settings-kept = Die Einstellungen werden nur in diesem Browser gespeichert.

## Regeln
web-rules-of = { $game }: die Regeln
web-rules-search = In den Regeln suchen
web-rules-found = { $count ->
    [one] Eine Regel
   *[other] { $count } Regeln
}
web-rules-contents = Inhalt
web-rules-choice = unsere Wahl
web-rules-choice-note = „Unsere Wahl“ bezeichnet, was die Anleitungen offenlassen und wie hier gespielt wird.

## Mitwirkende
web-credits-bohemian = Ein Spiel von Reiner Stockhausen, erschienen bei dlp games.
web-credits-villagers = Ein Spiel von Haakon Hoel Gaarder, erschienen bei Sinister Fish Games.
web-credits-boxes = Wenn sie dir hier gefallen, kauf die Schachteln: Sie sind schön, und ihre Urheber leben davon.
web-credits-own = Piazza steht in keiner Verbindung zu den Urhebern und Verlagen. Texte, Zeichnungen und die Fassung der Regeln sind eigene.
web-credits-tiles = Die Dorfplättchen von Böhmische Dörfer sind eine Rekonstruktion; wer die Schachtel hat, kann die echten angeben.
web-credits-licence = Freie Software, nach Wahl unter der MIT-Lizenz oder der Apache-Lizenz 2.0.
web-credits-built = Gebaut mit

## Tische im Netz
web-lobby-again = Aktualisieren
web-lobby-asking = Wird geladen …
web-lobby-unreachable = Der Server ist nicht erreichbar. Gegen Bots kannst du trotzdem spielen.
web-lobby-empty = Gerade sucht niemand Mitspieler. Eröffne einen Tisch: Andere sehen ihn dann hier.
web-lobby-bot = Bot
web-lobby-open = { $open ->
    [one] Ein Platz frei
   *[other] { $open } Plätze frei
}
web-which-game = Welches Spiel?
web-pace = Bedenkzeit
web-pace-none = Ohne Uhr
web-pace-quick = Je 10 Minuten
web-pace-calm = Je 30 Minuten
web-pace-day = Ein Tag je Zug
web-pace-bank-of = { $minutes } min + { $seconds } s
web-pace-turn-of = { $hours } h je Zug
web-public = Im Treffpunkt zeigen
web-public-hint = Alle können beitreten. Sonst nur, wer den Link hat.
bohemian-option-manual-income = Einnahmen von Hand
bohemian-option-manual-income-hint = Wer sie vor dem Wurf vergisst, verliert sie, wie am echten Tisch.
web-open-table = Tisch eröffnen

## Spiele, die weitergehen
web-resume = Weiterspielen
web-resume-seats = { $bots ->
    [0] { $people ->
        [one] allein
       *[other] { $people } Personen
    }
    [one] { $people ->
        [one] gegen einen Bot
       *[other] { $people } Personen und ein Bot
    }
   *[other] { $people ->
        [one] gegen { $bots } Bots
       *[other] { $people } Personen und { $bots } Bots
    }
}
web-forget = Dieses Spiel löschen

## Nachspielen
web-replay-intro = Eine Aufzeichnung ist eine ganze Partie als Text. Öffne eine Datei oder füge sie hier ein, und gehe die Partie Schritt für Schritt durch.
web-replay-text = Aufzeichnung
web-replay-file = Datei öffnen
web-replay-show = Spiel zeigen
web-replay-wrong-line = Zeile { $line }: { $fault }
web-replay-no-game = Dieser Text nennt kein Spiel, das Piazza kennt.
web-replay-position = Stellung
web-replay-of = { $ply } von { $plies }
web-replay-first = Zum Anfang
web-replay-back = Einen Schritt zurück
web-replay-on = Einen Schritt weiter
web-replay-last = Zum Ende
web-replay-share = Link zu dieser Stellung kopieren
web-replay-copied = Link kopiert.
web-replay-other = Andere Aufzeichnung öffnen
web-replay-begins = Das Spiel beginnt.
web-replay-went-back = { $plies ->
        [one] Hier ging das Spiel zurück: { $plies } Zug wurde zurückgenommen.
       *[other] Hier ging das Spiel zurück: { $plies } Züge wurden zurückgenommen.
    }
