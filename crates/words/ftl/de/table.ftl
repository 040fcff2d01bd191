# Was ein Tisch sagt: Plätze, Zurücknehmen, Uhren, prüfbare Würfel.

## Warum ein Tisch etwas ablehnt
table-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.
table-seat-taken = Auf Platz { $seat } sitzt schon jemand.
table-not-seated = Dort sitzt kein Mensch: { $seat }.
table-not-started = Die Partie hat noch nicht begonnen.
table-started = Die Partie hat begonnen: Die Plätze stehen fest.
table-over = Die Partie ist vorbei.
table-seats-open = Noch sind nicht alle Plätze besetzt.
table-nobody-plays = Mindestens ein Mensch muss mitspielen.
table-text = Hier muss ein Text von 1 bis { $most } Zeichen stehen.
table-bot-plays = Für { $seat } spielt gerade ein Bot.
table-not-away = Für { $seat } springt kein Bot ein.
table-has-resigned = { $seat } hat aufgegeben.
table-nothing-to-take-back = Allein kannst du das nicht zurücknehmen, denn seither ist Neues bekannt geworden. Die anderen müssen zustimmen.
table-no-such-ply = Bis dorthin kann die Partie nicht zurückgehen.
table-nothing-asked = Es gibt keine Anfrage zu beantworten.
table-in-time = { $seat } hat noch Zeit.
table-no-hints = An diesem Tisch gibt es keine Tipps.
table-entry-unreadable = Diese Zeile des Logs ist nicht lesbar: „{ $found }“.

## Warum für Würfel nicht gebürgt werden kann
table-verify-no-secret = Die Aufzeichnung sagt nicht, woher ihre Würfe kommen.
table-verify-twice = Die Zeile „meta { $key }“ steht zweimal da.
table-verify-unreadable = Die Zeile „meta { $key }“ ist nicht lesbar.
table-verify-other-secret = Das Geheimnis ist nicht das, das vor der Partie veröffentlicht wurde.
table-verify-other-outcome = Schritt { $ply } war „{ $found }“, das Geheimnis ergibt aber „{ $expected }“.

## Warum das Haus etwas ablehnt
server-malformed = Das ist nicht lesbar: { $what }
host-unknown = „{ $what }“ gibt es nicht.
server-credentials = Ein Name hat 1 bis 32 Zeichen, ein Kennsatz 8 bis 256.
server-not-found = Nicht gefunden.
host-no-request = Diese Nachricht verlangt nichts, was an einem Tisch getan werden kann.
host-not-yours = Das darfst du nicht. Dazu braucht es den Schlüssel zu einem Platz oder ein Konto.
server-other-origin = Seiten anderer Anbieter dürfen das nicht.
server-name-taken = Dieser Name ist schon vergeben.
server-not-over = Das geht erst nach der Partie.
host-withdrawn = Das wurde zurückgezogen: Es geschieht nicht.
host-busy = Zu viele Anfragen. Versuche es später noch einmal.
server-unavailable = Der Server kann gerade nichts speichern. Versuche es noch einmal.
server-broken = Im Server ist etwas schiefgegangen. Es wurde aufgezeichnet.
