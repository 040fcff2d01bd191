# Die Seiten im Browser.

web-close = Schließen
web-skip = Zum Inhalt
web-pages = Seiten
web-language = Sprache
web-dark = Dunkel
web-lobby = Treffpunkt
web-rules = Regeln
web-replay = Nachspielen
web-settings = Einstellungen
web-credits = Mitwirkende
web-new-table = Neuer Tisch
web-not-found = Hier ist nichts.
