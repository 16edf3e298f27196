# Die Wörter der Seiten; die eines Spiels liegen bei seinen Regeln.

home = Das Regal
club = Der Klub
my-tables = Meine Tische
rules = Regeln
chat = Gespräch
unread = ungelesen
settings = Einstellungen
language = Sprache
close = Schließen
back = Zurück
cancel = Abbrechen
loading = Einen Augenblick …
trouble = Das hat nicht geklappt.
again = Noch einmal versuchen
not-found = Unter dieser Adresse ist nichts.
guest-name = Gast { $n }
told-in-english = Dieses Spiel spricht Englisch: Auf Deutsch hat es noch niemand geschrieben.
offline = Keine Verbindung. Das Regal, die Regeln und deine fertigen Partien sind da; laufende Tische brauchen eine.
skip-to-content = Zum Inhalt springen

## Das Regal
shelf-title = Spiele vom Bauen, genau bis zur letzten Regel.
shelf-sub = Mit Freunden oder gegen Bots, die etwas vom Bauen verstehen. Ohne Konto, gleich jetzt.
plate = Taf. { $n }
players-range = { $least }–{ $most } Personen
minutes = { $n } Min.
play-bots = Gegen Bots spielen
play-friends = Mit Freunden
watch = Zuschauen
learn = Lernen
puzzles = Aufgaben
day = Baustelle des Tages
join = Mitspielen
play-live = Das Rennen, live
against = Gegen Bots:
opponents = { $n ->
    [one] 1 Gegner
   *[other] { $n } Gegner
}
level = Stufe der Bots
your-turn-count = { $n ->
    [one] 1 Tisch wartet auf dich
   *[other] { $n } Tische warten auf dich
}
no-tables = Noch kein Tisch: Nimm eine Schachtel aus dem Regal.
join-by-link = Mit einem Link mitspielen
paste-link = Füge hier den Link eines Tisches ein
go = Los
your-turn = Du bist am Zug
table-over = Zu Ende
table-waiting = Wartet auf Mitspielende
ago-now = gerade eben
ago-minutes = vor { $n } Min.
ago-hours = vor { $n } Std.
ago-days = { $n ->
    [one] gestern
   *[other] vor { $n } Tagen
}

cover-queens_architect = Der Palast der Königin
cover-west_kingdom = Die Kathedrale
cover-architecture_game = Fünf Fragmente
cover-artisans_builders = Das Viertel
by-queens_architect = Volker Schächtele · 2015
by-west_kingdom = S J Macdonald, Shem Phillips · 2018
by-architecture_game = Thomas Fackler · 2002
by-artisans_builders = Prototyp, sucht Mitspielende

## Ein neuer Tisch
new-table = Ein Tisch: { $game }
seat-open = für jemanden frei
seat-bot = Bot
pace-live = jetzt
pace-days = über mehrere Tage
clock = Zeit für jeden Zug
clock-days = { $n ->
    [one] 1 Tag
   *[other] { $n } Tage
}
by-link = alle, die den Link haben
open-to-all = alle
you-resigned = Du hast aufgegeben
you-away = Ein Bot spielt für dich
here-again = Ich bin wieder da
option-yes = ja
option-no = nein
copy-link = Link kopieren
copied = Kopiert
your-name = Dein Name
sit-down = Hinsetzen
start = Beginnen
leave-seat = Aufstehen
seats-free = { $n ->
    [one] 1 freier Platz
   *[other] { $n } freie Plätze
}

## Der Tisch
before = Davor
over = Die Partie ist zu Ende
watching = { $n ->
    [0] niemand schaut zu
    [one] 1 Person schaut zu
   *[other] { $n } Personen schauen zu
}
lessons = Lektionen

## Du selbst
me = Ich
sign-in = Anmelden
hints-agreed = An diesem Tisch sind Tipps vereinbart: Wer sich setzt, ist einverstanden, dass jeder einen Bot fragen darf, was er spielen würde. Der Tisch erfährt, wer gefragt hat, und so eine Partie zählt nicht für die Wertung.
helped = mit Hilfe, { $n }
helped-about = Eine Partie, in der jemand um einen Tipp gebeten hat, zählt nicht für die Wertung.
helped-by = { $n ->
    [one] { $names } hatte die Hilfe eines Bots.
   *[other] { $names } hatten die Hilfe eines Bots.
}
origin-at = Geht weiter ab Zug { $n } einer anderen Partie
