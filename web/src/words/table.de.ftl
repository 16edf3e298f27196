# Was an Tischen und von Regeln gesagt wird; das Regal kommt ohne aus.
tab-board = Brett
tab-table = Tisch
tab-players = Personen
tab-journal = Verlauf
journal = Verlauf
setup = Aufbau ({ $n ->
    [one] { $n } Schritt
   *[other] { $n } Schritte
})
line-figures = { $deed }: { $figures }
notice-resigned = { $name } gibt auf; ein Bot spielt bis zum Ende weiter.
notice-resigned-you = Du gibst auf; ein Bot spielt bis zum Ende weiter.
notice-late = Die Zeit von { $name } ist um; ein Bot spielt weiter.
notice-late-you = Deine Zeit ist um; ein Bot spielt für dich.
notice-gone = { $name } ist gegangen; ein Bot spielt weiter.
notice-gone-you = Du warst weg; ein Bot spielt für dich.
notice-back = { $name } ist wieder da.
notice-back-you = Du bist wieder da.
notice-helped = { $name } hat einen Bot um einen Tipp gebeten.
notice-helped-you = Du hast einen Bot um einen Tipp gebeten.
hint = Tipp
notice-undone = { $name } nimmt den letzten Zug zurück.
notice-undone-you = Du nimmst deinen letzten Zug zurück.
whole-log = Der ganze Verlauf
jump = Diesen Augenblick noch einmal sehen
wait = Geduld
waiting-for = Am Zug: { $names }.
plays = { $name } spielt
next-action = Weiter ({ $n })
to-now = Bis jetzt
key-end = Ende
not-begun = Der Tisch hat noch nicht begonnen.
undo = Zurücknehmen
undo-ask = Um Rücknahme bitten
refusals = { $n ->
    [one] 1 Ablehnung
   *[other] { $n } Ablehnungen
}
carried = Klicke auf eine vergoldete Stelle oder drücke ihre Taste
refusals-ask = Was geht nicht?
choices = { $n } Möglichkeiten
why-not = Warum nicht „{ $move }“?
all-moves = Alle Züge
spread = Breit oder schmal
fold = Einklappen
unfold = Aufklappen
for-this-move = für diesen Zug
lost = Verbindung verloren: Sie wird wieder aufgenommen …
you-watch = Du schaust zu.
is-to-move = am Zug
is-thinking = denkt nach …
is-away = abwesend
is-stand-in = ein Bot spielt
is-resigned = aufgegeben
bot-level = Bot, { $level }
human = Mensch
you = du
gone = offline
resign = Aufgeben
resign-sure = Aufgeben? Ein Bot spielt deinen Platz bis zum Ende.
yes = Ja
no = Nein
asks-undo = { $name } möchte den letzten Zug zurücknehmen.
asks-rematch = { $name } schlägt eine Revanche vor.
you-asked = Gefragt: Die anderen antworten noch.
since-last-turn = Seit deinem letzten Zug
for-you = Was es für dich bedeutet
foresight-then = Dann: { $question }
foresight-best = Bestenfalls { $by } bis zum Ende des Zugs.
foresight-chance = Der Rest liegt beim Zufall.
say-something = Sag dem Tisch etwas
send = Senden
chat-empty = Noch hat niemand etwas gesagt.
note = Meine Notizen
note-hint = Nur du liest sie.
saved = Gespeichert
theme = Licht
motion = Bewegung
tempo = Was andere tun
off = aus
search-rules = In den Regeln suchen
no-rule-found = Keine Regel sagt „{ $text }“.
rule-count = { $n ->
    [one] 1 Regel
   *[other] { $n } Regeln
}
acceptance = Der Bau ist abgenommen
wins = { $name } gewinnt
win-shared = { $names } gewinnen gemeinsam
you-win = Du gewinnst
why-ended = Warum sie endete
why-won = Warum dieser Sieg
wins-how = { $name } gewinnt { $how }
you-win-how = Du gewinnst { $how }
because = { $line }: { $own } zu { $other } für { $name }.
because-tied = Gleichstand ({ $tied }); als Nächstes entscheidet { $line }: { $own } zu { $other } für { $name }.
because-shared = Alles, was die Regeln vergleichen, ist gleich: Der Sieg wird geteilt.
points-from = Woher die Punkte kamen
points-beside = Was die Regeln vergleichen
minus = { $self } minus { $rival }
tie-break = Bei Gleichstand: { $line }
moments = Drei Augenblicke, die entschieden
moments-note = die größten Sprünge der Gewinnaussicht, wie die Bots sie sehen
moment-move = Zug { $n }
moment-chances = { $before } → { $after } %
moment-see = In der Wiedergabe ansehen
axis-moves = Züge
graph-hint = Ziehe den Zeiger, oder ← →; Enter öffnet den Zug.
total = Summe
points = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}
place-1 = 1.
place-n = { $n }.
story = Zug für Zug
story-of = Die Punkte aller im Lauf der Partie
rematch = Revanche
rematch-there = Die Revanche ist offen
review = Die Partie noch einmal sehen
share = Teilen
record = Die Datei der Partie
to-board = Das Brett zeigen
to-score = Die Wertung zeigen
origin = Setzt eine andere Partie fort
first = Anfang
previous = Zurück
next = Weiter
last = Ende
play = Abspielen
lesson = Eine geführte erste Partie
lesson-name = Lektion
lesson-go = Weiter
lesson-do = Dein Zug: { $move }
lesson-not-that = Für die Lektion lieber das: { $move }
lesson-end = So, das Wichtigste kennst du. Spiel eine richtige Partie!
lesson-step = Schritt { $n } von { $all }
