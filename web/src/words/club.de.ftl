## Die Besten
leaders-title = Die Meister des Baus
leaders-sub = Menschen und Bots auf einer Skala. Für die Reihenfolge zählt nur, was sicher ist.
which-game = Spiel
which-tempo = Tempo
rhythm-live = live
rhythm-unhurried = ohne Eile
rhythm-days = über Tage
who-all = Alle
who-people = Menschen
name = Name
sure-of = sicher
rating = Wertung
games = Partien
bot = Bot
you = du
nobody-listed = Noch hat hier niemand { $needed } Partien gespielt. Es zählen Partien mit einem Menschen am Tisch.
your-place = Dein Rang
place-of = { $n }. von { $of }.
as-strong-about = Das ist etwa die Stufe { $level }.
as-strong-between = Das liegt zwischen den Stufen { $level } und { $upper }.
as-strong-above = Das liegt über der Stufe { $level }.
as-strong-below = Das liegt noch unter der Stufe { $level }.
games-missing = { $n ->
    [one] Noch eine Partie, und du stehst auf der Liste.
   *[other] Noch { $n } Partien, und du stehst auf der Liste.
}
not-played = Das hast du noch nicht gespielt.
play-level = Gegen die Stufe { $level } spielen
how-to-read = Wie man das liest
how-to-read-text = Der Punkt ist die beste Schätzung, die Schraffur zeigt, wie unsicher sie noch ist. „Sicher“ ist ihr linkes Ende: Wer mehr spielt, steigt, auch ohne öfter zu gewinnen. Gelistet sind alle, deren Seite du sehen darfst. Bots beginnen dort, wo ihre Partien gegeneinander sie hingestellt haben, du neben dem Gesellen.
what-counts = Was zählt
what-counts-text = Partien, die zu Ende gespielt wurden, mit dem eigenen Material des Spiels, ohne Tipp und ohne im Einvernehmen zurückgenommene Züge und mit mindestens einem Menschen. Wer mehr als drei Züge von einem Bot machen ließ, bleibt außen vor; wer aufgab, hat verloren.

## Eine Person
my-page = Meine Seite
since = auf der Baustelle seit { $date }
figure-games = { $n ->
    [one] Partie
   *[other] Partien
}
figure-won = gewonnen
figure-met = Menschen getroffen
who-may-see = Wer diese Seite sehen darf
shown-all = Alle
shown-tables = Meine Tische
shown-me = Nur ich
shown-all-says = Alle sehen diese Seite, und deine Wertungen stehen auf den Bestenlisten.
shown-tables-says = Wer mit dir gespielt hat, sieht diese Seite und dich auf den Listen. Andere sehen deinen Namen und dein Zeichen, sonst nichts.
shown-me-says = Nur du siehst diese Seite. Andere sehen am Tisch deinen Namen und dein Zeichen, sonst nichts.
hidden-page = { $name } zeigt dir diese Seite nicht.
often-with = Am häufigsten mit
invite = Einladen
invite-name = { $name } an einen Tisch einladen
won-of = { $won } von { $games } gewonnen
strength = Spielstärke, und gegen wen
strength-note = Der Punkt ist die beste Schätzung, in der Schraffur liegt sie mit 95 % Sicherheit. Sie wird schmaler, je mehr du spielst.
strength-none = Noch hat keine Partie gezählt. Spiel eine zu Ende.
against-level = { $level }: in { $won } von { $games } davor gelandet
games-played = Gespielte Partien
which-all = Alle { $n }
which-won = Gewonnen
which-people = Mit Menschen
search-name = Ein Name
nothing-found = Eine solche Partie gibt es nicht.
more-games = Frühere Partien
place-nth = { $n ->
    [0] –
   *[other] { $n }.
}
lasted-minutes = { $n } Min.
lasted-hours = { $h } Std. { $m }
lasted-days = { $n ->
    [one] 1 Tag
   *[other] { $n } Tage
}
rounds = { $n ->
    [one] 1 Runde
   *[other] { $n } Runden
}
see-again = Noch einmal sehen
somebody = jemand
uncounted-closed = nicht zu Ende gespielt
uncounted-own-kit = mit eigenem Material
uncounted-goes-on = setzt eine andere Partie fort
uncounted-helped = mit einem Tipp oder einem zurückgenommenen Zug
uncounted-bots = nicht gewertet
uncounted-alone = nicht gewertet
uncounted-unread = nicht gewertet
curiosities = Kuriositäten
curiosity-longest = Längste Partie
curiosity-longest-says = { $time } bei { $game }
curiosity-best-says = Punkte, wenn es am besten lief
most-in-one = bis zu { $n } in einer Partie
curiosity-closest = Knappster Sieg
curiosity-closest-says = { $n ->
    [0] durch Stichentscheid bei { $game }
    [one] mit 1 Punkt bei { $game }
   *[other] mit { $n } Punkten bei { $game }
}
curiosity-streak = Längste Serie
curiosity-streak-says = { $n } Siege in Folge
curiosity-nemesis = Am schwersten zu schlagen
curiosity-nemesis-says = { $other }, { $n }-mal davor gelandet
no-curiosities = Sie kommen mit den Partien.
name-and-mark = Name und Zeichen

## Zwischen den Seiten
club-ways = Die Seiten des Klubs
way-leaders = Meister
way-groups = Meine Gruppen
way-tournaments = Turniere
way-invitations = Einladungen

## Gruppen
groups-about = Leute, die immer wieder zusammen spielen: ihre Partien, und wie es allen ergeht.
no-groups = Du bist noch in keiner Gruppe. Gründe eine, und schick den anderen ihren Link.
found-group = Eine Gruppe gründen
group-name = Ihr Name
group-name-example = Der Dienstagstisch
found = Gründen
members = { $n ->
    [one] 1 Mitglied
   *[other] { $n } Mitglieder
}
you-host = du kümmerst dich darum
join-this = Mitglied werden
group-outside = Mitglieder sehen die Partien der Gruppe und werden an ihre Tische gebeten.
group-standings = Wie es allen ergeht
group-note = Die Punkte sind der Anteil der anderen, vor denen man im Mittel landete: 1 ist immer Erster, 0 immer Letzter.
points = Punkte
won = gewonnen
member = Mitglied
keeps-group = kümmert sich darum
was-member = spielt mit
group-tables = Offene Tische
new-group-table = Ein Tisch für die Gruppe
new-group-table-says = Alle Mitglieder werden gebeten zu kommen.
group-games = Partien der Gruppe
no-group-games = Die Gruppe hat noch keine Partie zu Ende gespielt.
leave-group = Die Gruppe verlassen
remove-member = { $name } gehen lassen
hand-to = An { $name } übergeben
rename-group = Ein anderer Name
save = Speichern
ask-in = Jemanden einladen

## Turniere
tournaments-about = Mehrere Runden an Tischen von Ebenbürtigen: alle gegen alle oder nach dem Stand.
no-tournaments = Gerade ist kein Turnier offen. Ruf eines aus, und schick seinen Link herum.
call-tournament = Ein Turnier ausrufen
tournament-name = Sein Name
tournament-name-example = Montag an der alten Furt
game = Spiel
table-size = Plätze je Tisch
form = Wer auf wen trifft
form-swiss = nach dem Stand (Schweizer System)
form-round-robin = alle treffen auf alle
how-many-rounds = Runden
pace = Tempo
pace-live = live
pace-days = über Tage
wait-minutes = Minuten, die ein Tisch auf jemanden wartet
term-days = Tage für eine Runde
term-minutes = Minuten für eine Runde
if-missing = Wenn jemand fehlt
missing-bot = spielt ein Bot, bis er kommt
missing-forfeit = ist der Tisch verloren
fill-tables = Bots füllen den letzten Tisch
more-bots = Bots, die von Anfang an spielen
list-open = Für alle aufgelistet
call-it = Ausrufen
state-open = nimmt noch auf
state-playing = Runde { $n } von { $of }
state-over = zu Ende
players = { $n ->
    [one] 1 Person
   *[other] { $n } Personen
}
tournament-sub = { $game } · Tische zu { $seats } · { $players }
form-short-swiss = Schweizer System
form-short-round-robin = alle gegen alle
rounds-n = { $n ->
    [one] eine Runde
   *[other] { $n } Runden
}
round-nth = Runde { $n }
round-done = gespielt
round-now = jetzt
round-to-come = kommt noch
table-ready = Dein Tisch ist bereit: Tisch { $n }
table-going = Dein Tisch: Tisch { $n }
begins-latest = beginnt spätestens um { $time }
due-by = bis { $time }
sit-at = Hinsetzen
go-on-at = Weiterspielen
you-rest = Du setzt in dieser Runde aus und bekommst die Punkte für { $seats ->
    [2] einen Sieg
   *[other] einen zweiten Platz
}.
standings-now = { $n ->
    [0] Wer spielt
    [one] Stand nach einer Runde
   *[other] Stand nach { $n } Runden
}
standings-end = Der Endstand
col-points = Punkte
col-opponents = Punkte der Gegner
col-wins = erste Plätze
col-share = Anteil der Punkte
table-title = Tisch { $n }
table-n = Tisch { $n }
rests = setzt aus
forfeited = –
round-tables = Runde { $n }, Tische
watch-table = zuschauen
see-table = noch einmal sehen
status-waiting = wartet auf seine Leute
status-playing = wird gespielt
status-over = zu Ende
rests-names = Setzt aus: { $names }
how-points = { $seats } Punkte für einen ersten Platz, 1 für einen letzten, dazwischen in gleichen Schritten; keine für einen verlorenen Tisch. Bei Gleichstand: das Mittel der Punkte der Gegner, dann erste Plätze, dann der Anteil der Punkte an den eigenen Tischen.
if-somebody-missing = Wenn jemand fehlt
missing-live-bot = Nach { $n } Min. nimmt ein Bot der Stufe { $level } den Platz ein; wem er gehört, kann ihn bei jedem Zug zurücknehmen.
missing-live-forfeit = Nach { $n } Min. ist der Platz verloren, und ein Bot der Stufe { $level } spielt ihn zu Ende.
missing-days-bot = Ist die Zeit der Runde um, spielt ein Bot der Stufe { $level } für alle, auf die der Tisch wartet.
missing-days-forfeit = Ist die Zeit der Runde um, verliert, auf wen der Tisch wartet.
tournament-join = Mitspielen
tournament-late = Ab der nächsten Runde mitspielen
tournament-withdraw = Aussteigen
tournament-back = Zurückkommen
tournament-start = Beginnen
tournament-cancel = Absagen
called-by = { $name } kümmert sich darum.
bots-will = Mit { $n } Bots.
gone = ist ausgestiegen
