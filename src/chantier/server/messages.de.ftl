# Was der Server sagt

page-shelf = Chantier – Spiele vom Bauen
page-me = Ich – Chantier
page-club = Der Klub: wer am besten spielt – Chantier
page-player = Eine Spielerseite – Chantier
page-unsubscribe = Keine Post mehr – Chantier
page-new = Ein neuer Tisch: { $game } – Chantier
page-rules = Regeln: { $game } – Chantier
page-lesson = { $game } lernen – Chantier
page-puzzles = Aufgaben zu { $game } – Chantier
page-day = Die Baustelle des Tages – Chantier
page-table = { $game }: ein Tisch – Chantier
page-replay = { $game }: eine Partie noch einmal – Chantier
page-lost = Hier ist nichts – Chantier
about-shelf = Brettspiele vom Bauen, genau bis zur letzten Regel. Mit Freunden oder gegen Bots, ohne Konto.
about-me = Dein Name, dein Zeichen, deine Tische und wie du gern spielst.
about-club = Menschen und Bots auf einer Skala, und was davon sicher ist.
about-player = Was jemand gespielt hat, und wie gut.
about-invitations = Wer dich an einen Tisch bittet, und wen du gebeten hast.
about-groups = Freunde, die zusammen spielen, mit eigener Rangliste.
about-group = Eine Gruppe von Freunden, ihre Tische und ihre Rangliste.
about-tournaments = Turniere, die offen sind, laufen oder zu Ende sind.
about-tournament = Runden, Tische und Stand eines Turniers.
about-unsubscribe = Ein Klick, und es kommt keine Post mehr.
about-new = Wähle Plätze, Bots, Uhr und Optionen. { $about }
about-rules = Jede Regel mit ihrer Nummer und einer Suche. { $about }
about-lesson = Eine erste Partie mit Lehrer, Zug um Zug. { $about }
about-puzzles = Finde den Zug, der öfter gewinnt als jeder andere. { $about }
about-day = Eine Baustelle, heute für alle dieselbe, und wer sie am besten gebaut hat.
about-table = Spiel mit oder schau zu. { $about }
about-replay = Eine beendete Partie, Zug um Zug und von jedem Platz. { $about }
about-lost = Diese Seite gibt es nicht, oder nicht mehr.
page-up = Chantier ist offen. Die Schnittstelle ist unter /api.

refused-name-taken = Der Name „{ $name }“ ist vergeben.
refused-sign-in-wrong = Name und Passwort passen nicht zusammen.
refused-sign-in-wait = Zu viele falsche Passwörter. Warte { $seconds } Sekunden, oder melde dich mit einem Passkey oder einem Rettungscode an.
refused-name-empty = An diesem Namen ist nichts zu lesen. Wähle einen anderen.
refused-name-official = „{ $name }“ gehört dem Haus oder einem Bot. Wähle einen anderen Namen.
refused-password-common = Dieses Passwort ist leicht zu erraten. Nimm ein paar Wörter, die nicht zusammengehören.
refused-no-session = Eine solche Sitzung gibt es nicht; vielleicht ist sie schon beendet.
refused-banned = Die Betreiber dieses Servers haben dieses Konto gesperrt.
refused-no-account = Dafür braucht es ein Konto: Gib dir zuerst einen Namen und ein Passwort.
refused-code-wrong = Dieser Code gilt nicht oder nicht mehr.
refused-no-mail = Dieser Server verschickt keine E-Mails.
refused-mail-failed = Die E-Mail konnte nicht verschickt werden. Versuche es später noch einmal.
refused-mail-lately = Dorthin ging gerade eine E-Mail. Sieh nach, oder versuche es in { $minutes } Minuten noch einmal.
refused-passkey-wrong = Dieser Passkey ist hier nicht bekannt.
refused-no-passkey = Einen solchen Passkey gibt es nicht.
refused-too-many-passkeys = Du hast schon { $most } Passkeys. Lösche zuerst einen.
refused-quota-tables = { $most ->
    [one] Du hast einen Tisch, der noch nicht zu Ende ist. Beende oder schließe ihn zuerst.
   *[other] Du hast { $most } Tische, die noch nicht zu Ende sind. Beende oder schließe zuerst einen.
}
refused-quota-kits = { $most ->
    [one] Du hast einen Tisch mit eigenem Material, der noch nicht zu Ende ist. Beende oder schließe ihn zuerst.
   *[other] Du hast { $most } Tische mit eigenem Material, die noch nicht zu Ende sind. Beende oder schließe zuerst einen.
}
refused-quota-today = { $most ->
    [one] Du hast seit gestern einen Tisch eröffnet. Warte ein wenig.
   *[other] Du hast seit gestern { $most } Tische eröffnet. Warte ein wenig.
}
mail-mail-subject = Chantier: ein Code, um zurückzukommen
mail-mail =
    Hallo { $name },

    jemand hat einen Code angefordert, um deinem Konto ein anderes Passwort zu geben. Er gilt einmal, { $minutes } Minuten lang:

    { $code }

    Wenn du es nicht warst, ist nichts geschehen, und du brauchst nichts zu tun.
mail-confirm-subject = Chantier: Bestätige deine Adresse
mail-confirm =
    Hallo { $name },

    dieser Code bestätigt deine Adresse. Er gilt einmal, { $minutes } Minuten lang:

    { $code }

    Wenn du ihn nicht angefordert hast, brauchst du nichts zu tun.
no-sender = E-Mails brauchen einen Absender: Gib --mail-from eine Adresse, etwa „Chantier <chantier@chantier.example>“.
bad-setting = „{ $given }“ lässt sich nicht lesen. Schreibe einen Namen und eine Zahl, etwa chat=90; es gibt: { $known }.
refused-who-are-you = Komm zuerst herein: Nenne einen Namen oder melde dich an.
refused-no-table = Einen solchen Tisch gibt es nicht.
refused-no-such-path = Hier ist nichts.
refused-not-started = Der Tisch hat noch nicht begonnen.
refused-started-already = Der Tisch hat schon begonnen.
refused-seated-already = Du sitzt schon an diesem Tisch.
refused-seat-taken = Dieser Platz ist besetzt.
refused-table-full = Alle Plätze sind besetzt.
refused-seats-free = Es sind Plätze frei: Zuerst muss sich dort jemand hinsetzen, oder ein Bot.
refused-stale = Der Tisch ist weiter, seit du das gewählt hast.
refused-not-seated = Du sitzt nicht an diesem Tisch.
refused-not-proposed = Das hat niemand vorgeschlagen.
refused-proposed-already = Das ist schon vorgeschlagen.
refused-no-such-seat = Einen solchen Platz hat dieser Tisch nicht.
refused-closed = Dieser Tisch wurde geschlossen, bevor seine Partie zu Ende war.
refused-not-host = Das kann nur, wer diesen Tisch eröffnet hat.
refused-nobody-there = So jemand ist nicht an diesem Tisch.
refused-not-oneself = Das geht bei anderen, nicht bei dir selbst.
refused-still-playing = Wer spielt, kann nicht fortgeschickt werden; erst wenn ein Bot für ihn spielt.
refused-others-play = Hier spielen noch andere; ein laufender Tisch wird geschlossen, wenn sonst niemand mehr spielt.
refused-barred = Wer diesen Tisch eröffnet hat, möchte nicht, dass du dich hier hinsetzt.
refused-muted = Wer diesen Tisch eröffnet hat, möchte, dass du nichts mehr sagst.
refused-watchers-silent = An diesem Tisch kann nur etwas sagen, wer dort sitzt.
refused-too-many-blocked = Du hast schon { $most } Personen blockiert.
refused-analyst-busy = Die Bots untersuchen gerade andere Partien. Versuche es in einer Minute wieder.
refused-other-game = Ein Tisch, der einen anderen fortsetzt, hat dasselbe Spiel, dieselben Plätze, Optionen und dasselbe Material.
refused-origin-live = Eine Partie in Echtzeit lässt sich nicht fortsetzen: Niemand kann sagen, wie schnell jeder gewesen wäre.
refused-no-such-moment = Einen solchen Augenblick gibt es an jenem Tisch nicht, oder die Partie war da schon zu Ende.
refused-no-hints = Hier spielen Menschen gegeneinander, und Tipps wurden beim Eröffnen des Tisches nicht vereinbart.
refused-no-hint-now = Der Bot hat nicht rechtzeitig eine Antwort gefunden. Versuche es noch einmal.
refused-puzzle-move = „{ $move }“ kann in dieser Aufgabe nicht gespielt werden: { $reason }
refused-day-not-over = Dieser Tag ist noch nicht vorbei: Die Ergebnisse gibt es, wenn alle ihren Versuch hatten.
refused-day-no-undo = Auf der Baustelle des Tages geht niemand hinter etwas zurück, das gezogen oder beantwortet wurde.
refused-day-by-itself = Baustellen des Tages eröffnet nur der Server.
refused-not-asked = Du hast gerade nichts zu entscheiden.
refused-not-over = Der Tisch ist noch nicht zu Ende.
refused-not-playing = An diesem Tisch wird nicht gespielt.
refused-not-away = Du bist schon hier.
refused-bad-query = „{ $given }“ ist kein Wert für { $name }.
refused-unreadable = Das lässt sich nicht lesen: { $reason }
refused-too-long = Das ist zu lang.
refused-too-many-requests = Das war zu viel auf einmal. Warte ein wenig.
refused-too-many-messages = Das war zu viel auf einmal. Warte ein wenig.
refused-no-origin = Die Anfrage sagt nicht, von welcher Seite sie kommt.
refused-foreign-origin = Die Anfrage kommt von einer fremden Seite.
refused-trouble = { $reason }
refused-broken = Hier ist etwas kaputt. Es ist vermerkt, und nichts ist verloren.
refused-bad-kit = Mit diesem Material lässt sich nicht spielen: { $reason }.
refused-no-kit = Ein Material „{ $given }“ gibt es nicht; es gibt { $known }.
refused-bot-without-seat = Ein Bot sitzt, wo kein Platz ist: Es gibt { $seats }.
refused-bot-too-slow = Kein Bot denkt hier länger als seine Stufe: { $given }, höchstens { $most }.
refused-slow-kit = Mit diesem Material brauchen die Regeln zu lange. Suche darin nach einer sehr großen Zahl.
refused-too-many-connections = Zu viele Verbindungen. Versuche es gleich noch einmal.
refused-too-slow = Die Anfrage hat zu lange gebraucht, um anzukommen.
refused-store-down = Was hier aufbewahrt wird, ist gerade nicht zu erreichen. Nichts ist verloren; versuche es gleich noch einmal.
refused-not-ready = Nicht bereit: { $parts }.
refused-not-up = Der Server startet gerade. Versuche es gleich noch einmal.
refused-two-clocks = Eine Uhr zählt jeden Zug oder die ganze Partie, nicht beides.
refused-resigned = Du hast aufgegeben; ein Bot spielt weiter.
refused-not-stored = Das konnte nicht gespeichert werden, also ist es nicht geschehen. Versuche es noch einmal.
refused-redis-down = Die Server hier erreichen einander gerade nicht. Nichts ist verloren; versuche es gleich noch einmal.
refused-no-keeper = Dieser Tisch ist gerade nicht zu erreichen. Versuche es gleich noch einmal.
refused-no-answer = Es kam keine Antwort: Sieh nach, ob es geschehen ist, und versuche es dann noch einmal.
refused-not-json = Der Inhalt muss JSON sein (application/json).
store-trouble = Der Speicher { $db } lässt sich nicht öffnen: { $reason }.
refused-live-over-days = Mit diesen Optionen müssen alle am Tisch sein: Über Tage lassen sie sich nicht spielen.
refused-no-preference = Was du möchtest, sagst du, bevor du gefragt wirst: jedes einmal, und nur, was zur Wahl steht.
refused-no-signal = Das Startzeichen ist noch nicht gefallen.
refused-not-shown = Das wurde abgeschickt, bevor das Letzte zu sehen war. Sieh zuerst hin.
refused-moment-counts = Bei diesem Zug zählt der Augenblick: Er wird als „timed“ gesagt, mit dem „quote“ der letzten Meldung.
refused-reload = Diese Seite ist von einer älteren Ausgabe: Lade sie neu. Nichts ist verloren.
refused-nothing-due = Es ist noch nichts zu tun.
refused-not-timed = An diesem Tisch zählt jetzt kein Augenblick: Spiele Züge.
redis-trouble = Redis unter { $redis } ist nicht zu erreichen: { $reason }.
alone-only = { $workers } Prozesse brauchen PostgreSQL (--db postgresql://…) und Redis (--redis redis://…); mit diesem Speicher gibt es einen.
database-newer = Die Datenbank hat Ausgabe { $edition } und ist neuer als dieses Programm, das { $head } kennt. Installiere wieder das neuere Programm, oder stelle die Sicherung von vor der Umstellung her.
database-older = Die Datenbank hat Ausgabe { $edition }, und dieses Programm braucht { $head }: Starte den Server einmal, er bringt sie auf den Stand.
no-database = Unter { $db } gibt es keine Datenbank.
backup-exists = { $file } gibt es schon; eine Sicherung ersetzt nichts.
backup-damaged = { $file } ist beschädigt: { $reason }.
nothing-to-back-up = Unter { $db } ist nichts.
no-backup = { $file } ist keine Sicherung.
in-use = { $file } ist in einem anderen Server offen.
not-a-database = { $file } ist keine SQLite-Datenbank.
not-empty = Die Datenbank { $db } ist nicht leer; eine Sicherung wird in eine leere hergestellt.
admin-no-table = Einen Tisch { $table } gibt es nicht.
admin-no-person = Niemand hat die Kennung oder den Anmeldenamen „{ $person }“. `chantier admin people NAME` findet Leute nach einem Teil ihres Namens.
admin-no-report = Eine Meldung { $report } gibt es nicht.
admin-over = Der Tisch { $table } ist zu Ende.
admin-under-way = Am Tisch { $table } wird gespielt: Schließe ihn zuerst.
refused-no-player = Eine solche Person gibt es nicht.
refused-hidden = Diese Person zeigt ihre Partien nicht.
refused-no-push-service = Diesen Push-Dienst kennt der Server nicht und schickt nichts dorthin.
notice-turn = { $game }: Du bist am Zug
notice-ready = { $game }: Dein Tisch hat begonnen
notice-over = { $game }: Die Partie ist zu Ende
notice-invited = { $game }: Du bist an einen Tisch eingeladen
notice-digest = Neues von { $n } Tischen
notice-hello = Hallo { $name },
unsubscribe-turn = Keine E-Mail mehr, wenn du am Zug bist:
unsubscribe-ready = Keine E-Mail mehr, wenn einer deiner Tische beginnt:
unsubscribe-over = Keine E-Mail mehr, wenn eine Partie zu Ende ist:
unsubscribe-invited = Keine E-Mail mehr, wenn dich jemand einlädt:
page-invitations = Einladungen – Chantier
page-groups = Meine Gruppen – Chantier
page-group = Eine Gruppe – Chantier
page-tournaments = Turniere – Chantier
page-tournament = Ein Turnier – Chantier
refused-nobody-of-that-name = Hier ist niemand mit diesem Namen bekannt. Gemeint ist der Anmeldename oder der Name von jemandem, mit dem du gespielt hast.
refused-several-of-that-name = Du hast mit mehreren Leuten namens „{ $name }“ gespielt. Wähle jemanden aus der Liste.
refused-blocked-by-you = Du hast diese Person blockiert oder gebeten, diesen Tisch zu verlassen.
refused-too-many-invited = Du hast schon viele Leute gefragt. Warte auf ihre Antworten.
refused-invited-already = Diese Person ist schon gefragt.
refused-sits-already = Diese Person sitzt schon am Tisch.
refused-no-invitation = Eine solche Einladung gibt es nicht; vielleicht hat der Tisch schon begonnen.
refused-no-group = Eine solche Gruppe gibt es nicht.
refused-not-group-host = Das kann nur, wer sich um die Gruppe kümmert.
refused-no-member = Das können nur Mitglieder der Gruppe.
refused-member-already = Diese Person ist schon Mitglied.
refused-too-many-groups = Man kann in { $most } Gruppen sein.
refused-too-many-members = Eine Gruppe hat höchstens { $most } Mitglieder.
refused-no-tournament = Ein solches Turnier gibt es nicht.
refused-not-tournament-host = Das kann nur, wer sich um das Turnier kümmert.
refused-too-many-tournaments = Du hast { $most } Turniere, die noch nicht zu Ende sind.
refused-tournament-over = Dieses Turnier nimmt niemanden mehr auf.
refused-tournament-full = In diesem Turnier ist kein Platz frei.
refused-tournament-began = Das Turnier hat schon begonnen.
refused-joined-already = Du bist schon in diesem Turnier.
refused-not-in-tournament = Du spielst nicht in diesem Turnier, oder es ist zu Ende.
refused-too-few-players = Ein Turnier braucht mindestens zwei Personen und genug für einen Tisch.
notice-invited-group = Du bist in eine Gruppe eingeladen
notice-declined = { $game }: Jemand, den du gefragt hast, kann nicht kommen
notice-round = { $game }: Dein Turniertisch ist bereit
unsubscribe-declined = Keine E-Mail mehr, wenn jemand absagt:
unsubscribe-round = Keine E-Mail mehr, wenn eine Turnierrunde beginnt:
