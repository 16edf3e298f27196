# Was der Kern sagt, bei jedem Spiel

at-start = beginnt gerade
refusal-not-now = Jetzt nicht. { $question }
refusal-over = Die Partie ist zu Ende.
refusal-unknown-move = Einen Zug „{ $given }“ gibt es nicht; möglich ist: { $moves }.
refusal-not-your-turn = Platz { $seat } ist nicht am Zug, sondern Platz { $turn }.
refusal-stale = Dieser Zug galt für Stand { $given } des Tisches; inzwischen ist er bei { $now }.
refusal-draw-first = Zuerst muss der Zufall ziehen.
refusal-not-given = „{ $given }“ kann jetzt nicht von außen kommen.

unknown-game = Ein Spiel „{ $given }“ gibt es nicht; es gibt: { $known }.
game-left-out = Das Spiel { $game } lässt sich nicht spielen, weil sein Paket fehlerhaft ist: { $reason }
game-no-card = { $module } hat kein GAME, die Karte eines Spiels.
game-name = Die Karte nennt das Spiel „{ $given }“; installiert ist es als „{ $known }“.
game-kind = Der Zug „{ $move }“ hat die Art { $given }; Arten gehen von 0 bis { $most }.
game-argument = Das erste Argument des Zugs „{ $move }“ hat { $given } Werte; ein Code fasst { $most }. Mach es zum zweiten oder teile es auf.
game-texts = Zwei Züge werden beide „{ $text }“ geschrieben.
unknown-bot = Einen Bot „{ $given }“ gibt es nicht; es gibt: { $known }.
broken-bot = Der Bot { $given } ist nicht zu gebrauchen: { $reason }.
bad-seats = { $game } ist für { $least } bis { $most } Personen, nicht für { $given }.
unknown-option = { $game } hat keine Option „{ $given }“; es gibt: { $known }.
bad-option = Die Option { $option } kann nicht { $given } sein; möglich ist: { $known }.
unknown-seat = Einen Platz { $given } gibt es nicht; die Plätze gehen von 0 bis { $most }.
bad-seed = Eine Startzahl ist eine ganze Zahl von 0 bis { $most }, nicht { $given }.
no-positions = Es muss nach mindestens 1 Stellung gefragt werden, nicht nach { $given }.
no-games = Es muss mindestens 1 Partie gespielt werden, nicht { $given }.
no-study = { $game } sagt nicht, woran seine Ausgewogenheit gemessen wird.
no-bands = { $game } sagt nicht, wie es gewöhnlich gespielt wird.
unknown-figure = Eine Größe „{ $given }“ gibt es nicht; sie muss so beginnen: { $known }.
ladder-bots = Eine Rangliste braucht mindestens 2 verschiedene Bots, nicht { $bots }.
bots-and-seats = Für { $seats } Plätze braucht es { $seats } Bots oder 1, der auf allen spielt, nicht { $bots }.
unknown-rule = Eine Regel „{ $given }“ gibt es nicht; sie gehen von { $first } bis { $last }.

kit-unreadable = Das Material { $file } lässt sich nicht lesen: { $reason }.
kit-broken = Das Material { $file } ist falsch: { $reason }.

record-unreadable = Die Aufzeichnung { $file } lässt sich nicht lesen: { $reason }.
record-broken = { $file } ist keine ganze Aufzeichnung: { $reason }.
record-format = Diese Aufzeichnung hat das Format { $given }; diese Fassung liest das Format { $known }.
record-changed = Diese Aufzeichnung wurde nachträglich geändert: Sie nennt die Prüfsumme { $given }, ihr Inhalt ergibt { $counted }.
record-edition = Diese Partie wurde mit Ausgabe { $given } der Regeln gespielt; diese Fassung kennt { $known }.
no-moment = Einen Augenblick { $given } gibt es in dieser Partie nicht; sie gehen von 0 bis { $most }.
line-draw = „{ $given }“ ist eine Ziehung: In einer Zugfolge wählen nur die Spieler, der Zufall zieht von selbst.
record-huge = { $file } ist größer als { $most } MB: So groß ist keine Aufzeichnung einer Partie.
record-long = Diese Aufzeichnung hat { $given } Einträge; keine Partie hat mehr als { $most }.
record-kit = Diese Partie wurde mit dem Material „{ $given }“ gespielt, und das ist nicht das hier angegebene „{ $known }“.
record-entry = Eintrag { $number } der Aufzeichnung, „{ $entry }“, sagt nicht, wer was spielt.
record-move = Eintrag { $number } der Aufzeichnung, „{ $entry }“, nennt keinen Zug dieses Spiels.
record-refused = Eintrag { $number } der Aufzeichnung, „{ $entry }“, ist dort nicht erlaubt: { $reason }
record-draw = Eintrag { $number } der Aufzeichnung, „{ $entry }“, kann dort nicht gezogen werden.
record-unfair = Eintrag { $number } der Aufzeichnung, „{ $entry }“, ist nicht, was die Startzahl ergibt: { $drawn }.
record-commitment = Das Geheimnis dieser Aufzeichnung ist nicht das zu Beginn versiegelte: Das Siegel sagt { $given }, das Geheimnis ergibt { $counted }.

undo-nothing = Noch hat niemand gezogen.
undo-drawn = Seither wurde etwas gezogen: Das lässt sich nicht zurücknehmen.
undo-revealed = Etwas wurde aufgedeckt: Das lässt sich nicht zurücknehmen.
undo-other = Der letzte Zug gehört Platz { $seat }.

position-line = Diese Zeile der Stellung lässt sich nicht lesen: { $line }
saved-broken = Diese Bytes sind kein gespeicherter Tisch: { $reason }.
saved-other = Diese Bytes stammen von anderen Regeln, Teilen, Plätzen oder Optionen (Prüfsumme { $given }; hier ist sie { $known }).
bad-shape = Falsches { $what }: { $given } statt { $wanted }.
no-action = Eine Aktion { $given } gibt es nicht; die Aktionen gehen von 0 bis { $most }.
no-seat-left = Mindestens ein Platz muss deiner sein: Bots können hier nicht auf allen spielen.
unknown-player = Wen { $given } meint, ist nicht bekannt: { $reason }.

seat-1 = Blau
seat-2 = Zinnober
seat-3 = Grünspan
seat-4 = Flieder
seat-5 = Schwarz

# Das Labor
no-workers = Es muss mindestens 1 Prozess spielen, nicht { $given }.
no-ray = Ray ist nicht installiert: pip install chantier[ray].
no-cluster = Unter { $given } gibt es keinen Ray-Verbund: { $reason }
bad-opinions = In { $file } sind keine Meinungen zu lesen: { $reason }.
change-nowhere = Im Material gibt es kein { $path }: { $given } fehlt; hier stehen { $known }.
change-kind = { $path } = { $given } passt nicht; dort steht { $known }.
few-lessons = Aus { $given } Partien lernen Bots nichts; nötig sind mindestens { $least }.
no-tries = Es muss mindestens 1 Material ausprobiert werden, nicht { $given }.
no-knobs = Die Frage hat keine Stellschrauben, also gibt es nichts zu suchen.
knob-ends = Die Stellschraube { $path } braucht least und most, das kleinere zuerst, oder among mit ihren Werten.
question-broken = { $file }, Zeile { $line }: { $reason }
no-targets = { $game } hat keine targets.toml, in der steht, was gutes Material einhält.
lab-store = Die Partien lassen sich nicht in { $file } aufbewahren: { $reason }
lab-store-newer = { $file } wurde von einer neueren Fassung von Chantier geschrieben.
lab-empty = In { $file } ist noch keine Partie aufbewahrt: chantier lab run spielt die einer Frage.
