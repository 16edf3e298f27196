## Die Baustelle des Tages
day-title = Die Baustelle des Tages
day-sub = Derselbe Anfang, dieselben Würfel und dieselben Bots für alle, ein Versuch. Verglichen wird am nächsten Tag.
day-with = Du gegen { $bots ->
    [one] einen Bot: { $level }
   *[other] { $bots } Bots: { $level }
}
day-begin = Anfangen
day-go-on = Zu meinem Tisch
day-once = Du hast einen Versuch. Nichts, was gezogen wurde, lässt sich zurücknehmen, und es gibt keine Hinweise.
day-tried = { $n ->
    [0] Noch niemand hat angefangen.
    [one] Eine Person hat angefangen.
   *[other] { $n } Personen haben angefangen.
}
day-ends = Der Tag endet um { $time }.
day-commitment = Festlegung
day-secret = Geheimnis
day-commitment-about = Der Fingerabdruck des Geheimnisses, aus dem alles Gezogene des Tages kommt. Ist der Tag vorbei, wird das Geheimnis genannt: So kann jeder prüfen, dass es nicht geändert wurde.
day-next = Morgen: { $game }
day-results = Ergebnisse vom { $day }
day-none = Niemand hat diesen Tag zu Ende gespielt.
day-no-past = Hier stehen die Ergebnisse des Vortags.
day-place = Platz
day-name = Name
day-points = Punkte
day-lead = Vorsprung
day-won = gewonnen
day-see = Ansehen
day-hidden = jemand
day-unfinished = { $n ->
    [one] Eine weitere Person wurde nicht rechtzeitig fertig.
   *[other] { $n } weitere wurden nicht rechtzeitig fertig.
}
day-archive = Vergangene Tage
day-archive-about = Spiel einen, wann du magst; es zählt nicht.
day-play-again = Spielen
day-look = Ergebnisse
