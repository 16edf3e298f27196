### Was das Labor sagt: Urteile, Vergleiche, Berichte.

met = eingehalten
missed = verfehlt
unknown = noch nicht bekannt
more-games = etwa { NUMBER($games) } weitere Partien würden es zeigen
changed = geändert, sicher
same = keine Änderung, die zählt
can-not-tell = nicht zu sagen

figure-seats = Abstand des schlechtesten Platzes von seinem Anteil
figure-seat-1 = Siege der Person am Start
figure-median-turns = Züge je Person
figure-median-minutes = Minuten, geschätzt
figure-mean-margin = Punkte zwischen Erstem und Zweitem
figure-mean-leads = Führungswechsel
figure-mean-decided = Teil der Partie, bis sie entschieden ist
figure-happened-comeback = Sieger lag zur Hälfte hinten
figure-mean-branching = Züge zur Auswahl
figure-mean-forced = Anteil der Züge ohne Wahl
figure-mean-caller-wins = Wer den letzten Zug machte, gewinnt

report-title = Ein Bericht des Labors
report-verdict = Urteil
report-summary = Von { $all } Zielen hält { $kit } { $met } sicher ein und verfehlt { $missed }; { $unknown } sind noch nicht bekannt.
report-missed = { $target } ({ $players }): { $found }, gewünscht { $wanted }
report-marks = ✓ eingehalten und ✗ verfehlt sind sicher: Glück allein erklärt sie kaum. ○ noch nicht bekannt: zu wenige Partien, um es zu sagen. Der Punkt ist das Gefundene, der Strich, wo in 95 von 100 Fällen die Wahrheit liegt, das Band, was gewünscht ist.
report-all-usual = das heutige Material
report-target = Ziel
report-wanted = gewünscht
report-players = zu { $n }
report-games = { $n ->
    [one] 1 Partie
   *[other] { NUMBER($n) } Partien
 }
report-change = Was hat die Änderung bewirkt?
report-change-about = Dieselben Partienummern mit beiden Materialien. Markiert ist, was sich sicher geändert hat, obwohl { $n } Größen betrachtet werden.
report-figure = Größe
report-answer = Antwort
report-search = Was wurde ausprobiert?
report-search-about = Materialien, die eine Suche ausprobiert hat, das beste zuerst. Solche mit wenigen Partien wurden früh aufgegeben. „Verfehlt um“ sagt, wie weit die Ziele im Mittel verfehlt werden; 0 hält alle ein.
report-try = Material
report-try-name = Versuch { $n }
report-try-games = Partien
report-try-missed = verfehlt um
report-seats = Wer gewinnt, nach Platz?
report-seats-about = In Zugreihenfolge ab der Person am Start. Die Linie ist der Anteil eines Platzes; im Balken liegt die Wahrheit in 95 von 100 Fällen.
report-points = Woher kommen die Punkte?
report-points-about = Woraus die Punkte der Sieger im Mittel bestehen.
report-length = Wie lang, wie spannend?
report-length-about = Die Mitte aller Partien und wo sie in 95 von 100 Fällen liegt. Die Minuten sind geschätzt: { $choice } Sekunden, wo es eine Wahl gibt, { $forced }, wo es keine gibt.
report-use = Was wird benutzt?
report-use-about = In wie vielen Partien mit jedem Teil etwas geschieht und wie oft gewann, wem es geschah. Die Linie ist der gerechte Anteil an Siegen.
report-item = Teil
report-used = Partien
report-wins = Siege damit
report-dead = Welche Regeln kommen nie vor?
report-dead-about = In diesen Partien nie gesehen; wenn etwas davon vorkommt, dann in weniger als dem genannten Teil der Partien.
report-dead-none = Alles, was sich erzählen lässt, kam mindestens einmal vor.
report-strength = Was ist bei starkem Spiel anders?
report-strength-about = Dasselbe Material, gespielt von { $weak } und von { $strong }.
report-play = Diese Variante spielen
report-play-about = Speichere das Material und spiele damit an einem eigenen Tisch: Der erste Befehl öffnet ihn im Browser, der zweite im Terminal.
report-save = { $file } speichern
report-method = Wie sicher ist das, und wovon handelt es?
report-method-about = { NUMBER($games) } Partien zwischen { $bots }, für jedes Material mit denselben Nummern: Dieselbe Startzahl ergibt auf jedem Rechner dieselben Partien. Balken und Bereiche enthalten die Wahrheit in 95 von 100 Fällen; wo das Schlechteste von vielen gezeigt wird, ist der Bereich weiter, für alle zusammen (Bonferroni), und Unterschiede sind nach Holm berichtigt. Was Bots nicht sagen können: ob Menschen Freude daran haben, eine Karte so lesen, wie sie gemeint war, oder sich rächen.
report-answers = Was die Spielenden sagen
report-light = Tag oder Nacht
report-kit = Material
report-changes = Änderungen

opinions-title = Was die Spielenden sagten
opinions-about = Nach einer Partie wurden allen drei Fragen gestellt. Wem ein Spiel gefiel, der antwortet öfter als andere.
opinions-people = Antworten
opinions-enjoyed = gefiel (1 bis 5)
opinions-short = zu kurz
opinions-right = gerade recht
opinions-long = zu lang
opinions-again = würden wieder spielen
