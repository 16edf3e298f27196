## Aufgaben: Finde den Zug
puzzle = Aufgabe
puzzle-of = Aufgabe { $n } von { $all }
puzzle-asks = Finde den Zug. Du spielst für { $name }: Ein Zug schlägt alle anderen deutlich.
puzzle-how = Aus einer Partie zwischen Bots. Spiel deinen ganzen Zug auf dem Brett; bis er zu Ende ist, kannst du zurückgehen.
puzzle-right = Gefunden! Kein anderer Zug kommt heran.
puzzle-wrong = Ein anderer Zug bringt { $loss } % mehr von den Siegen.
puzzle-theme = Thema: { $theme }
puzzle-yours = deiner
puzzle-shares = Anteile an den Siegen, wie der stärkste Bot sie erwartet, nach dem, was dieser Platz sieht.
puzzle-over = Die Lösung
puzzle-next = Nächste Aufgabe
puzzle-previous = Vorige Aufgabe
puzzle-again = Noch einmal
puzzle-home = Zum Regal
puzzle-trouble = Das hat nicht geklappt. Versuch es noch einmal.
