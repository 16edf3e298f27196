# Was die Befehlszeile sagt

help = Brettspiele vom Bauen: sie spielen, ihre Regeln lesen, Bots spielen lassen.
option-version = Die Fassung nennen und aufhören.
option-install-completion = Diese Shell Befehle und Optionen von chantier ergänzen lassen.
option-show-completion = Zeigen, was --install-completion einrichten würde.
help-games = Die Spiele im Regal.
games-line = { $title }, { $least } bis { $most } Personen, { $minutes } Minuten

## Argumente

unknown-command = Einen Befehl „{ $given }“ gibt es nicht; es gibt: { $known }.
unknown-flag = Eine Option { $given } gibt es nicht; siehe { $help }.
missing-argument = { $argument } fehlt; siehe { $help }.
misused-flag = Der Option { $option } fehlt ihr Wert, oder sie hat einen, den sie nicht nimmt.
too-many-arguments = Das sind mehr Argumente, als der Befehl nimmt; siehe { $help }.
not-a-whole-number = { $argument } ist eine ganze Zahl, nicht „{ $given }“.
not-a-number = { $argument } ist eine Zahl, nicht „{ $given }“.
bad-argument = { $argument } kann nicht „{ $given }“ sein; siehe { $help }.
system-trouble = Das System hat abgelehnt: { $reason }.
not-compiled = Die Regeln sind hier nicht übersetzt, daher sind Bots und Simulationen etwa fünfzigmal langsamer. Mit einem C-Compiler: { $python } -m pip install --force-reinstall --no-deps chantier (das wird einmal gesagt).
server-needs = Der Server ist nicht installiert; ohne ihn spielt „chantier play“ im Terminal. Zum Installieren: { $command }
learn-needs = Zum Lernen braucht es JAX: { $command }
lab-needs = Um nach einem Material zu suchen, braucht es Optuna: { $command }

argument-game = Ein Spiel im Regal: siehe „chantier games“.
option-seats = Wie viele spielen; ohne Angabe die kleinste Zahl, die das Spiel erlaubt.
option-seed = Woraus die Ziehungen kommen: dieselbe Startzahl, dieselben Ziehungen.
option-kit = Ein anderes Material als das eigene des Spiels.

figure = { $figure }
figure-with-tenths = { $whole },{ $tenths }
column-place = Rang

## rules

help-rules = Die Regeln eines Spiels, alle oder eine.
argument-rule = Die Nummer einer Regel: QA-14, oder einfach 14.

## perft

help-perft = Alle Spielverläufe bis zu einer Tiefe zählen, von der Stellung nach dem Aufbau an.
option-depth = Wie viele Züge der Spielenden, 1 bis { $most }; eine Ziehung zählt nicht zur Tiefe.
option-divide = Die Verläufe unter jedem ersten Zug.
bad-depth = Eine Tiefe ist 1 bis { $most }, nicht { $given }: Die Verläufe werden zu viele, um sie zu zählen.
counting = Zähle
column-depth = Tiefe
column-lines = Verläufe
column-move = erster Zug
all-moves = alle

## replay

help-replay = Eine aufgezeichnete Partie noch einmal erzählen und jede Ziehung prüfen.
argument-record = Eine Aufzeichnung, wie Tische sie schreiben.
option-until = Der Tisch, wie er nach so vielen Einträgen der Aufzeichnung war.
bad-until = Die Aufzeichnung hat { $most } Einträge; einen Tisch nach { $given } gibt es nicht.
replay-of = { $game }, { $seats } Plätze, Material „{ $kit }“.
replay-edition = Gespielt mit Ausgabe { $edition } der Regeln und so gezeigt, wie es war; heute gilt Ausgabe { $today }.
replay-fair = { $draws ->
    [one] Die eine Ziehung passt zur Startzahl { NUMBER($seed, useGrouping: 0) }.
   *[other] Alle { $draws } Ziehungen passen zur Startzahl { NUMBER($seed, useGrouping: 0) }.
}
replay-no-seed = Die Ziehungen ({ $draws }) lassen sich nicht prüfen: Eine Aufzeichnung hat ihre Startzahl, sobald die Partie zu Ende ist.
replay-unfinished = Die Partie ist nicht zu Ende.
replay-seat = Platz { $seat }
replay-moment = Nach Eintrag { $entry } von { $entries }:

## bench

help-bench = Wie schnell die Regeln hier sind, neben den Programmen anderer.
option-seconds = Rechenzeit für jedes Spiel, höchstens { $most }.
bad-seconds = Sekunden sind mehr als 0 und höchstens { $most }, nicht { $given }.
measuring = Messe
bench-compiled = Python { $python }, Regeln übersetzt.
bench-interpreted = Python { $python }, Regeln gedeutet: nicht übersetzt, also langsamer.
bench-how = Zufälliges Spiel auf einem Kern, in Rechenzeit; das Beste aus { $rounds } Durchgängen.
bench-missing = Nicht installiert: { $peers }. Um mit ihnen zu vergleichen: { $command }
bench-beside = neben { $peer }
bench-clones = Kopien/s
column-seats = Plätze
column-decisions-per-second = Entscheidungen/s
column-games-per-second = Partien/s
column-decisions-per-game = je Partie
column-moves-per-decision = Möglichkeiten
column-least = kleinster
column-median = Median
column-most = größter
column-wanted = gewünscht

## play

help-play = Ein Spiel im Terminal spielen, gegen Bots.
option-seat = Dein Platz, von 0 an.
option-option = Eine Option des Spiels, etwa characters=true; `chantier games --json` zählt sie auf.
option-unreadable = „{ $given }“ liest sich nicht als Option; schreibe sie als name=wert.
option-bots = Wer auf den anderen Plätzen sitzt: ein Bot für alle oder je Platz einer, durch Kommas getrennt. Es gibt: { $known }.
option-name = Dein Name, im Verlauf und auf dem Brett; sonst der, den der Rechner kennt.
option-lesson = Eine geführte erste Partie.
option-challenge = Eine Partie für eine Person, um eine Medaille.
option-plain = Zeile für Zeile statt eines stehenden Bildes: für Vorleseprogramme.
option-save = Die Partie in dieser Datei aufbewahren, Zug für Zug.
option-resume = Die Partie aus dieser Datei fortsetzen.

ask-game = Welches Spiel?
ask-lesson = Möchtest du eine geführte erste Partie? (j/N)
answer-yes = j, ja
ask-seats = Wie viele spielen?
ask-players = Zu { $players }: du und { $bots ->
    [one] ein Bot
   *[other] { $bots } Bots
}
ask-bots = Gegen wen?
ask-name = Dein Name? (Enter: { $usual }) >
ask-usual = Enter
ask-again = Eine Zahl von { $least } bis { $most }, oder Wörter einer Möglichkeit.
challenge-more = Die Herausforderung: Ein Sieg bringt Bronze. { $figure }: mindestens { $silver } für Silber, { $gold } für Gold.
challenge-less = Die Herausforderung: Ein Sieg bringt Bronze. { $figure }: höchstens { $silver } für Silber, { $gold } für Gold.
challenge-none = Diesmal keine Medaille.
challenge-bronze = ● Eine Bronzemedaille!
challenge-silver = ●● Eine Silbermedaille!
challenge-gold = ●●● Eine Goldmedaille!
lesson-next = Enter geht weiter >
lesson-other = In dieser Lektion: { $label }.

play-other-game = { $file } enthält eine Partie { $game }, nicht { $asked }.
play-other-seats = { $file } enthält eine Partie zu { $seats }; die Zahl der Plätze kann sich unterwegs nicht ändern.
play-bots = { $others ->
    [one] Es braucht einen Bot, nicht { $given }.
   *[other] Es braucht einen Bot für alle oder { $others } Bots, nicht { $given }.
}
play-save-exists = { $file } gibt es schon. Ist es eine Partie, geht es mit --resume { $file } weiter; sonst wähle einen anderen Namen.
play-unwritable = { $file } lässt sich nicht schreiben: { $reason }.

play-you = du
play-welcome = { $game }, zu { $seats }. Du bist { $player }.
play-how = Antworte mit einer Zahl oder mit Wörtern einer Möglichkeit; „hilfe“ sagt das Übrige.
play-thinking = Die Bots denken nach …
play-prompt = Deine Wahl >
play-more = { $shown }–{ $last } von { $all }; + zeigt mehr
play-page = Enter geht weiter, q geht zurück >
play-several = Mehrere Möglichkeiten passen zu „{ $given }“: { $moves }.
play-and-then = { "; " }

play-command-hint = tipp
play-command-undo = zurück
play-command-why = warum
play-command-help = hilfe
play-command-rules = regeln
play-command-board = brett
play-command-log = verlauf
play-command-save = speichern
play-command-quit = ende
play-usage-hint = tipp
play-usage-undo = zurück
play-usage-why = warum ZUG
play-usage-help = hilfe
play-usage-rules = regeln REGEL
play-usage-board = brett
play-usage-log = verlauf
play-usage-save = speichern DATEI
play-usage-quit = ende
play-about-undo = zurück zu deiner letzten Wahl, solange seither nichts gezogen wurde
play-about-hint = was ein Meister täte
play-about-why = warum ein Zug nicht geht, jetzt oder später; allein alles, was jetzt nicht geht
play-about-help = diese Seite
play-about-rules = eine Regel nach ihrer Nummer lesen, oder alle
play-about-board = der ganze Tisch, groß gezeichnet
play-about-log = alles, was geschehen ist
play-about-save = die Partie in dieser Datei aufbewahren, jetzt und Zug für Zug
play-about-quit = vom Tisch aufstehen
play-rule-now = Die Regel des Augenblicks: { $rule }, { $title }.

play-unknown = „{ $given }“ ist keine der Möglichkeiten: Antworte mit einer Zahl oder mit Wörtern einer Möglichkeit.
play-undone = Zurückgenommen.
play-hint = Ein Meister würde { $key } wählen: { $label }.
play-when = Das antwortet auf: { $question }
play-besides = Außerdem: { $reason }
play-beyond = { $label } – { $reason }
play-nothing-else = Dann spräche nichts dagegen.
play-nothing-refused = Nichts, was eine Antwort wäre, wird abgelehnt.
play-allowed = Nichts spricht dagegen: „{ $move }“ ist erlaubt.
play-save-where = In welcher Datei? Zum Beispiel: speichern partie.json
play-saved = Die Partie ist in { $file } aufbewahrt.
play-save-question = Die Partie aufbewahren? Ein Dateiname, oder Enter, um sie nicht aufzubewahren >
play-resume = Die Partie wartet auf dich. Um sie fortzusetzen:
play-goodbye = Die Partie ist nicht aufbewahrt. Bis bald!

play-victory = { $count ->
    [one] Sieg: { $winners }.
   *[other] Ein geteilter Sieg: { $winners }.
}
play-ended = Ende der Partie: { $rule }, { $title }.

## simulate

help-simulate = Bots viele Partien spielen lassen und sie zusammenfassen.
option-games = Wie viele Partien.
option-first-seed = Die Startzahl der ersten Partie; jede weitere hat die nächste.
option-simulating-bots = Wer spielt, Namen durch Kommas getrennt: ein Bot für alle Plätze oder je Platz einer. Es gibt: { $known }; auch planner:turns=3,width=20.
option-rotate = Ob die Bots von Partie zu Partie einen Platz weiterrücken.
simulating = Spiele
simulated = { $game }, { $seats } Plätze, { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}, Material „{ $kit }“.
decisions = Entscheidungen
percent = { $figure } %
column-bot = Bot
column-wins = Siege
column-rate = Anteil
column-interval = 95-%-Bereich
column-mean-place = mittlerer Rang
column-at-the-end = Mittel am Ende
column-seat = Platz
column-order = Zugreihenfolge
column-a-game = je Partie
column-mean = Mittel
column-tenth = 10 %
column-nine-tenths = 90 %
column-moves = Züge je Partie
column-share = Anteil
column-ended-by = beendet durch
column-games = Partien
column-happened = geschah in

## bots, ladder

help-bots = Gegen wen man spielen kann: Namen, Zeit, Stärke.
bots-level = Stufe { $level }
bots-ms = { $ms } ms je Zug
bots-at-once = sofort
bots-strength = Siege gegen die Stufe darunter:
bots-won = { $wins } % ({ $low }–{ $high }) von { $games } Partien mit { $seats } Plätzen
bots-iterations = { $iterations } Durchläufe je Zug
help-ladder = Je zwei Bots gegeneinander spielen lassen und sie werten.
option-pair-games = Wie viele Partien je zwei spielen.
option-ladder-bots = Wer spielt, Namen durch Kommas getrennt; ohne Angabe die vier Stufen. Es gibt: { $known }; auch search:ms=50.
laddered = { $game }, { $seats } Plätze, { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
} von je zweien.
ladder-pair = { $one } gegen { $other }
help-learn = Ein Spiel gegen sich selbst spielen lassen und lernen, was seine Stellungen wert sind.
option-units = Einheiten der verborgenen Schicht des Netzes.
option-learning-bots = Wer spielt, Namen durch Kommas getrennt, für jeden Platz neu gezogen; ohne Angabe schnelle, die mehr oder weniger klar sehen.
option-out = Wohin die Gewichte kommen; ohne Angabe nach GAME.insight.json in diesem Ordner.
option-rounds = In höchstens so vielen Durchgängen spielen und lernen: Was ein Durchgang gelernt hat, spielt den nächsten; einer, der nichts hinzufügt, ist der letzte.
option-round-iterations = Wie viele Durchläufe die Suche in den Durchgängen hat.
option-match = Wie viele Partien die Gewichte eines Durchgangs gegen die bisher besten spielen.
learnt-round = Aus { $seats } Plätzen, Durchgang { $round }, { $games } Partien bisher: Verlust { $loss }; gewinnt { $wins } ({ $interval }) gegen die bisher besten.
learnt = Aus { $seats } Plätzen, { $games } Partien, { $positions } Stellungen: Wer gewinnt, sah das Urteil mit einem Verlust von { $before } voraus, jetzt mit { $after }.
learnt-into = Die Gewichte sind in { $file }.
column-rating = Wertung
column-ms-a-move = ms je Zug
column-longest-ms = längster
column-pair = { "" }

## balance

help-balance = Ein Spiel in verschiedenen Stilen spielen lassen und sagen, ob sein Material die Ziele des Spiels einhält.
option-every-seats = Wie viele spielen; ohne Angabe jede Zahl, für die das Spiel gemacht ist.
option-bot = Wer spielt, in allen Stilen des Spiels. Es gibt: { $known }; auch planner:turns=2,width=8.
figure-with-hundredths = { $whole },{ $hundredths }
target-met = eingehalten
target-missed = ✗ verfehlt
column-target = Ziel
column-found = gefunden
column-verdict = { "" }
column-choice = Wahl am Anfang
column-style = Stil
column-item = { "" }
column-group = Gruppe

## explain

help-explain = Sagen, was ein Bot von einem Augenblick einer aufgezeichneten Partie hält, und warum.
option-explaining-bot = Wer nachdenkt: der Name eines Bots, auf Wunsch mit Zahlen, etwa grandmaster:ms=3000.
option-explaining-seed = Eine Zahl für die Würfel des Bots.
explain-nobody = Nach Eintrag { $entry } ist niemand am Zug: Wähle mit --until einen anderen Augenblick.
explain-share = { $percent } % der Siege, { $tries ->
    [one] einmal probiert
   *[other] { $tries }-mal probiert
}

## analyse

help-analyse = Jeden Zug einer aufgezeichneten Partie beurteilen: was er wert war, was besser gewesen wäre, was das Glück tat.
option-analyse-seconds = Wie lange nachgedacht werden darf; zuerst werden alle Züge grob beurteilt, dann immer besser.
option-analyse-tries = Jeden Zug einmal mit so vielen Versuchen beurteilen, damit dieselbe Aufzeichnung immer dieselbe Antwort gibt.
analyse-nothing = In dieser Partie hat noch niemand gezogen, also gibt es nichts zu beurteilen.
analysing = beurteilte Züge
analyse-of = { $game }: { $turns } Züge, jeder mit { $tries } Versuchen beurteilt nach dem, was zu sehen war
analyse-turn = Zug { $turn }, { $name }: Die Gewinnaussicht fiel von { $before } % auf { $after } %
analyse-played = gespielt
analyse-marks = ◆ am besten: höchstens { $best } % verloren · ◇ gut: höchstens { $good } % · ~ zweifelhaft: höchstens { $doubtful } % · ✗ Fehler: mehr · (ein Standardfehler an Zweifel ist zuvor abgezogen)
column-player = Person
column-accuracy = Genauigkeit
column-opening = Anfang
column-middle = Mitte
column-end = Ende
column-luck = Glück

## puzzles

help-puzzles = In Partien starker Bots Stellungen suchen, in denen ein Zug alle anderen deutlich schlägt.
option-puzzles-count = Wie viele Aufgaben höchstens behalten werden.
option-puzzles-iterations = Versuche je Zug der Bots, die spielen.
option-puzzles-check = Versuche der tieferen Suche, die zustimmen muss.
option-puzzles-latest = Die Einträge einer Partie, nach denen keine Aufgabe mehr gesucht wird.
option-puzzles-out = Die Datei für die Aufgaben, die als puzzles.json in den Ordner des Spiels gehört.
puzzles-candidates = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}, { $candidates ->
    [one] { $candidates } Kandidat
   *[other] { $candidates } Kandidaten
}
column-became = was aus ihnen wurde
column-count = wie viele
puzzle-kept = behalten
puzzle-forced = es gab nichts zu wählen
puzzle-obvious = niemand hätte es übersehen
puzzle-lost = der Spieler lag ohnehin zurück
puzzle-not-clear = ein anderer Zug war fast so gut
puzzle-not-agreed = die tiefere Suche fand einen anderen Zug
puzzle-no-theme = mehreres zugleich machte ihn gut
puzzle-not-true = bis zum Ende gespielt, gewann ein anderer Zug ebenso oft
puzzles-into = { $puzzles ->
    [one] { $puzzles } Aufgabe
   *[other] { $puzzles } Aufgaben
} in { $file }

## reliability

help-reliability = Sagen, ob eintritt, was ein Bot von Stellungen erwartet, und wie man es berichtigt.
option-positions = Nach wie vielen Stellungen er gefragt wird.
option-calibration-out = Die Berichtigungen schreiben, um sie als calibration.json im Ordner des Spiels aufzubewahren.
column-positions = Stellungen
column-said = gesagt
column-came = eingetreten
reliability-of = { $bot }, { $positions } Stellungen aus { $games } Partien: der vorausgesagte Anteil an Siegen, und was daraus wurde.
reliability-checked = Ebenso, jede Hälfte der Partien nach der anderen Hälfte berichtigt:
reliability-gap = Im Mittel { $percent } neben der Wahrheit.

## sanity

help-sanity = Gleich starke Bots gegeneinander spielen lassen und sagen, ob sie das Spiel so spielen, wie Menschen es kennen.
option-sanity-bots = Wer spielt, Namen durch Kommas getrennt; ohne Angabe die, die das Spiel nennt.
option-sanity-games = Wie viele Partien für jeden Bot und jede Zahl von Plätzen; ohne Angabe so viele, wie das Spiel sagt.
column-figure = Größe
sanity-bot = { $bot }, { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
} für jede Zahl von Plätzen

## serve, verify

help-serve = Tische für alle: der Server, bis du ihn anhältst. Ohne Befehl tut chantier dies.
option-host = die Adresse, unter der gehorcht wird
option-port = der Port; 0 nimmt einen freien
option-db = wo alles aufbewahrt wird: sqlite:///DATEI oder postgresql://…; ohne Angabe eine Datei in deinem Datenordner
option-redis = redis://… ist, wo mehrere Server einander finden und chantier worker seine Arbeit
option-workers = Prozesse unter dieser Adresse; mehr als einer brauchen PostgreSQL und Redis
option-thinkers = Prozesse, in denen Bots denken, für jeden davon
option-https = hinter einem Proxy, der https spricht: Cookies gelten nur für https
option-public = die Adresse in den Browsern der Leute, etwa https://chantier.example; dann wird https vorausgesetzt
option-proxies = Adressen und Netze von Proxys, deren X-Forwarded-For geglaubt wird
option-smtp = smtp://… oder smtps://…: worüber Codes für verlorene Passwörter verschickt werden
option-push = Push-Dienste außer denen der üblichen Browser, etwa https://push.example
option-mail-from = der Absender der E-Mails
option-keep = wie viele Tage etwas aufbewahrt wird, etwa unstarted=7,chat=90; 0 ist für immer
option-quotas = wie viel eine Person haben darf, etwa guest-tables=20
option-house-kit = ein Material für die Tische seines Spiels, etwa eine Variante aus dem Labor; noch einmal für ein anderes Spiel
serve-ready = Chantier ist offen unter { $address } – anhalten mit Strg+C.
help-worker = Hier denken Bots für Server, die anderswo sind, bis du es anhältst.
option-worker-redis = das redis://… dieser Server
option-worker-processes = wie viele Bots zugleich denken
worker-ready = { $processes ->
    [one] Ein Bot kann hier denken
   *[other] { $processes } Bots können hier zugleich denken
} – anhalten mit Strg+C.
help-verify = War jede Ziehung eines fertigen Tisches ehrlich? Prüft sie gegen das Siegel, das zu Beginn veröffentlicht wurde.
option-commitment = das Siegel, das du dir zu Beginn aufgeschrieben hast
verify-fair = Alle { $draws } Ziehungen stammen aus dem Geheimnis, das zu Beginn versiegelt wurde: { $commitment }.
verify-no-commitment = Zu Beginn dieses Tisches wurde nichts versiegelt: Seine Würfel waren nicht die eines Servers. Siehe chantier replay.
verify-not-over = In dieser Aufzeichnung ist der Tisch nicht zu Ende: Sein Geheimnis wird erst dann verraten.
verify-other-commitment = Diese Aufzeichnung ist von einem anderen Tisch: Ihr Siegel ist { $known }, du gabst { $given } an.

## chantier new-game

help-new-game = Ein kleines vollständiges Spiel als eigenes Paket schreiben, das du zu deinem machst.
argument-new-game = sein Name, etwa tower_hill
option-in = der Ordner, in den es geschrieben wird, sonst dieser
new-game-written = { $folder } ist geschrieben. Als Nächstes:
      python3 -m pip install -e { $folder }\[test\] && python3 -m pytest { $folder }
      chantier play { $name }
    docs/adding-a-game.md führt von dort weiter.
new-game-name = Ein Spiel heißt in Kleinbuchstaben, Ziffern und einzelnen Unterstrichen, etwa tower_hill, nicht „{ $given }“.
new-game-known = Ein Spiel „{ $given }“ gibt es schon.
new-game-there = { $folder } ist schon da; es wurde nichts geschrieben.

help-admin = sich um Leute und Tische kümmern, während der Server läuft
argument-action = tables, table, close, delete, people, person, ban, unban, quota, forget, reports, settle, opinions, ratings oder dump
argument-which = die Kennung eines Tisches oder einer Meldung; bei einer Person die Kennung oder der Anmeldename; bei Listen ein Stand oder ein Teil eines Namens
argument-number = wie viele Tische die Person haben darf, für „quota“; ohne Angabe die übliche Zahl
unknown-action = „{ $given }“ ist keine Handlung; es gibt { $known }.
unknown-which = „{ $given }“ ist hier unbekannt; möglich: { $known }.
admin-done = Erledigt. Ein laufender Server bemerkt es in wenigen Sekunden.
admin-nothing = Da ist nichts.
help-backup = alles, was ein Server aufbewahrt, in eine Datei schreiben, während er läuft
argument-backup = die neue Datei
backup-done = In { $file } ist alles ({ $kilobytes } kB). Bewahre sie auf, wo nur du sie lesen kannst.
help-restore = aus einer Sicherung eine Datenbank machen
argument-restore = die Datei, die `chantier backup` geschrieben hat
restore-done = Alles aus { $file } ist wieder da.

## lab

help-lab = Die Frage einer Person, die Spiele entwirft, mit vielen Partien beantworten.
help-lab-run = Die Partien einer Frage spielen, die noch nicht gespielt sind, und sagen, wie es um die Ziele des Spiels steht.
help-lab-search = Ein besseres Material suchen: Werte für die Stellschrauben einer Frage ausprobieren und behalten, was die Ziele am besten einhält.
help-lab-compare = Sagen, was zwischen zwei gespielten Materialien anders ist, und wie sicher das ist.
help-lab-report = Einen Bericht über alle Partien eines Speichers schreiben: eine HTML-Datei, die sich ohne Netz öffnet.
help-lab-export = Je Partie eine Zeile schreiben, als CSV oder Parquet.
argument-question = Die Datei der Frage: Spiel, Plätze, Materialien, Bots, Zahl der Partien.
argument-kit = Der Name eines Materials in der Frage; usual ist das heutige.
option-store = Wo die Partien aufbewahrt werden; sonst neben der Frage, mit der Endung .lab.
option-workers-lab = Wie viele Prozesse spielen; sonst so viele, wie es Kerne gibt.
option-ray = Auf einem Ray-Verbund spielen: auto oder seine Adresse. Er öffnet Ports.
option-search-out = Wohin das beste Material geschrieben wird; sonst neben die Frage, mit der Endung .best.toml.
option-opinions = Was die Spielenden sagten, wie `chantier admin opinions GAME --json` es schreibt; steht neben den Zahlen.
option-report-out = Wohin der Bericht geschrieben wird; sonst neben den Speicher.
option-export-out = Die Datei, die geschrieben wird: .csv oder .parquet.
lab-there = { $there } von { $all } Partien sind schon da.
lab-written = Geschrieben: { $file }
lab-cell = { $kit }, zu { $seats }, { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
 }: { $bots }
lab-players = zu { $seats }
column-try = Versuch
column-missed = verfehlt um
column-changes = Änderungen
column-before = vorher
column-after = nachher
no-such-kit = Mit dem Material { $given } wurde nicht gespielt; es gibt: { $known }.
no-pyarrow = Eine Parquet-Datei braucht pyarrow: pip install pyarrow. Eine Datei, die auf .csv endet, braucht nichts.
