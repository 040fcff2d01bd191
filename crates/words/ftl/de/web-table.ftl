# Der Tisch im Browser, was auch gespielt wird.

web-table-none = Diesen Tisch gibt es nicht.
web-table-home = Zur Startseite
web-table-opening = Der Tisch wird geöffnet …
web-table-reconnecting = Die Verbindung ist unterbrochen. Neuer Versuch …
web-table-unreachable = Der Server ist nicht erreichbar.
web-table-not-kept = Dieser Browser hat keinen Speicher mehr frei: Die Partie geht verloren, wenn du die Seite schließt.
web-table-keeps-nothing = Dieser Browser speichert nichts für Piazza (privater Modus?). Das Spiel geht verloren, wenn du die Seite schließt.
web-table-seat-lost = Dein Platz an diesem Tisch gehört dir nicht mehr: Du schaust jetzt zu.

## Aufgehobene Tische
house-game = Dieses Spiel ist hier unbekannt: „{ $game }“.
house-secret = Die Würfel der gespeicherten Partie sind nicht lesbar.
house-rules = Das aufgehobene Spiel wird nach Version { $rules } der Regeln gespielt, die dieses Programm noch nicht kennt: Lade die Seite neu.
house-setup = Der Aufbau der gespeicherten Partie ist nicht lesbar.
house-line = Zeile { $line } der gespeicherten Partie ist nicht lesbar.

## Teile der Seite
web-table-board = Spielplan
web-table-players = Spieler
web-table-actions = Aktionen
web-table-latest = Zuletzt geschehen
web-table-log = Verlauf
web-table-menu = Menü

## Spieler
web-table-guest = Gast
web-table-you = du
web-table-turn = am Zug
web-table-is-away = abwesend
web-table-has-resigned = aufgegeben
web-table-winner = gewinnt
web-table-clock = { $minutes }:{ $seconds }
web-table-bot-1 = Anežka
web-table-bot-2 = Božena
web-table-bot-3 = Matěj
web-table-bot-4 = Vojta
web-table-bot-5 = Zdenka
web-table-level-random = Bot, zufällig
web-table-level-greedy = Bot, gierig
web-table-level-easy = Bot, leicht
web-table-level-medium = Bot, mittel
web-table-level-hard = Bot, schwer
web-table-level-master = Bot, Meister

## Vor dem Spiel
web-table-gathering = Es fehlen noch Spieler: Schick deinen Freunden den Link, oder lass Bots Platz nehmen.
web-table-ready = Alle sind da.
web-table-invite = Einladen
web-table-link = Link zu diesem Tisch
web-table-copy = Kopieren
web-table-copied = Kopiert
web-table-qr = Der Link als QR-Code
web-table-your-name = Dein Name
web-table-open-seat = Freier Platz
web-table-sit = Hier Platz nehmen
web-table-level = Stärke des Bots
web-table-add-bot = Bot hinzufügen
web-table-stand-up = Platz von { $name } frei machen
web-table-start = Anfangen
web-table-close = Tisch schließen

## Etwas tun
web-table-waits = { $name } ist am Zug.
web-table-over = Das Spiel ist zu Ende.
web-table-asks-back = { $name } möchte Züge zurücknehmen. Einverstanden?
web-table-asked-back = Du möchtest Züge zurücknehmen: Die anderen entscheiden.
web-table-agree = Einverstanden
web-table-decline = Ablehnen
web-table-confirm = Spielen
web-table-cancel = Abbrechen
web-table-undo = Zurücknehmen
web-table-hint = Tipp
web-table-chance = { $percent } % Gewinnchance
web-table-play-it = Spielen
web-table-skip = Nicht warten
web-table-ask-back = Darum bitten, meinen letzten Zug zurückzunehmen
web-table-let-bot = Einen Bot für mich spielen lassen
web-table-play-myself = Wieder selbst spielen
web-table-resign = Aufgeben
web-table-resign-sure = Wirklich aufgeben?
web-table-leave = Den Tisch verlassen
web-table-say = Nachricht schreiben
web-table-send = Senden
web-table-earlier = Frühere Nachrichten
web-table-mute = Nachrichten von { $name } ausblenden

## Tasten
web-table-keys = Tastenkürzel
web-table-next = Zur nächsten möglichen Aktion

## An einem Bildschirm
web-table-curtain = Nächste Person
web-table-pass-to = Gib den Bildschirm weiter an { $name }.
web-table-i-am = Ich bin { $name }

## Das Ende
web-table-you-won = { $margin ->
    [0] Du gewinnst!
    [1] Du gewinnst mit einer Münze Vorsprung!
   *[other] Du gewinnst mit { $margin } Münzen Vorsprung!
}
web-table-won = { $margin ->
    [0] { $name } gewinnt.
    [1] { $name } gewinnt mit einer Münze Vorsprung.
   *[other] { $name } gewinnt mit { $margin } Münzen Vorsprung.
}
web-table-shared = Der Sieg wird geteilt: { $names }.
web-table-nobody-won = Niemand gewinnt.
web-table-rival-won = { $margin ->
    [0] Die Gräfin gewinnt.
    [1] Die Gräfin gewinnt mit einer Münze Vorsprung.
   *[other] Die Gräfin gewinnt mit { $margin } Münzen Vorsprung.
}
web-fair-verified = Die Würfel sind geprüft: Alle { $outcomes } Würfe und Mischungen halten sich an das, was der Tisch vor der Partie veröffentlicht hat.
web-fair-consistent = Alle { $outcomes } Würfe und Mischungen passen zur Aufzeichnung. Dieser Browser hat den Tisch erst nach der Partie gesehen und kann deshalb nicht mehr sagen.
web-fair-wrong = Die Würfel lassen sich nicht bestätigen: { $why }
web-fair-other-part = Im Protokoll steht nicht, was du zur Auslosung beigetragen hast.
web-fair-commitment = Überprüfbare Würfel
web-fair-commitment-what = Diese Festlegung wurde vor der Partie veröffentlicht. Der Browser merkt sie sich und prüft die Aufzeichnung, wenn die Partie zu Ende ist.
web-table-rematch = Noch einmal
web-table-look = Spielplan ansehen

## Wer Würfel und Karten auslost
web-table-dice-part = lost mit aus
web-table-dice-waits = Würfel und Karten werden ausgelost. Es fehlt noch: { $names }
web-table-dice-all = Alle losen Würfel und Karten gemeinsam aus: Niemand kann sie sich aussuchen.
web-table-dice-some = Alle losen Würfel und Karten gemeinsam aus, außer denen, die den anderen vertrauen: { $names }
web-table-dice-trust = Würfel und Karten werden auf Vertrauen ausgelost: Der Server könnte sie sich aussuchen.
web-table-dice-rounds = Das Auslosen brauchte { $rounds } Anläufe, weil jemand zu spät war.

## Was am Tisch geschah
web-table-sat = { $seat } nimmt Platz.
web-table-bot-sat = { $seat }, ein Bot, nimmt Platz.
web-table-left = { $seat } verlässt den Tisch.
web-table-committed = { $seat } lost Würfel und Karten mit aus.
web-table-gathered = Würfel und Karten werden ausgelost.
web-table-bound = Alle Anteile an der Auslosung sind festgelegt: { $commitment }
web-table-revealed = { $seat } hat einen Anteil an der Auslosung aufgedeckt.
web-table-late = { $seat } kam zu spät zur Auslosung.
web-table-started = Das Spiel beginnt.
web-table-rewound = Züge werden zurückgenommen.
web-table-asked = { $seat } bittet darum, Züge zurückzunehmen.
web-table-agreed = { $seat } ist einverstanden.
web-table-declined = { $seat } lehnt ab.
web-table-resigned = { $seat } gibt auf.
web-table-away = { $seat } ist abwesend: Ein Bot übernimmt.
web-table-back = { $seat } ist wieder da.
web-table-said = { $from }: { $text }
web-table-said-watching = { $from } (schaut zu): { $text }
web-table-rematched = An einem anderen Tisch geht es weiter.
web-table-closed = Der Tisch ist geschlossen.
web-table-reissued = { $seat } setzt sich wieder.

## Das Brett für Spiele ohne eigenes
web-table-stopped = Das Spiel läuft in diesem Browser nicht mehr. Es ist gespeichert: Lade die Seite neu, um weiterzuspielen.
web-plain-choose = Wähle einen Zug.
web-plain-moves = Züge

## Ending a turn, and moves on their way
web-table-end-turn = Zug beenden
web-table-nothing-chosen = Wähle zuerst, was du tust.
web-table-staged = { $brings } Zug beenden?
web-table-staged-on = { $brings } So spielen?
web-table-bot-plays-for-you = Ein Bot spielt für dich.
web-table-i-am-back = Ich bin zurück
web-table-watching = Du siehst zu. { $name } ist am Zug.
web-table-result = Ergebnis
web-table-scoring = Schlusswertung
web-table-you-gave-up = Du hast aufgegeben.
web-table-gave-up = { $name } hat aufgegeben.
web-table-resign-more = Damit kann das Spiel verloren sein, und es lässt sich nicht rückgängig machen.
web-table-keep-playing = Weiterspielen
web-outbox-sending = { $move } wird gesendet …
web-outbox-waiting = Keine Verbindung: { $move } wartet darauf, gesendet zu werden.
web-outbox-unknown = { $move } wurde gesendet, aber nicht bestätigt. Der Tisch wird gefragt, sobald die Verbindung wieder da ist.
web-outbox-withdrawing = { $move } wurde gesendet. Sobald die Verbindung da ist, wird es zurückgenommen, falls es nicht angekommen ist.
web-outbox-withdrawn = { $move } wurde zurückgenommen: Es wird nicht gespielt.
web-outbox-done = { $move } war schon angekommen: Es ist gespielt.
web-outbox-withdraw = Zurücknehmen
web-outbox-first = Erst muss der Tisch sagen, ob dein letzter Zug angekommen ist.

## Tabs, titles, chat
web-tab-elsewhere = Dieses Spiel ist in einem anderen Tab offen
web-tab-elsewhere-more = Nur ein Tab kann es spielen. Übernimm es, dann hört der andere auf.
web-tab-play-here = Hier spielen
web-table-chat = Chat
web-table-unread = { $lines ->
    [one] eine neue Nachricht
   *[other] { $lines } neue Nachrichten
}
web-title-turn = ● Du bist dran · { $page }
web-renewal = Eine neue Version von Piazza ist da. Dein Spiel geht weiter, wo es steht.
web-renewal-now = Jetzt laden
web-renewal-later = Später
web-table-strip = Letzte Züge der anderen
