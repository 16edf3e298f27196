## Leute einladen
ask-people = Leute einladen
the-link = Der Link
copy = Kopieren
copied = Kopiert
share = Teilen …
by-mail = E-Mail
mail-subject = { $name }
mail-body = Komm und spiel mit: { $link }
qr-label = Der Link als QR-Code
qr-hold = Halte ein Telefon darüber.
ask-by-name = Beim Namen
name-of-somebody = Ein Name
ask = Fragen
name-note = Der Anmeldename, oder der Name von jemandem, mit dem du gespielt hast.
asked-one = { $name } ist gefragt
was-asked = gefragt
has-declined = kann nicht kommen
who-sits = Wer sich hinsetzt
who-sits-count = { $n } von { $of }, es füllt sich von selbst
keeps-table = hat eröffnet
sat-now = hat sich gerade hingesetzt
waiting-for = wartet auf jemanden
if-nobody = Kommt niemand, hält ein Bot den Platz:
no-account = Niemand braucht ein Konto: Wer den Link öffnet, schreibt einen Namen und setzt sich.
free-seats = { $n ->
    [0] Alle sitzen
    [one] Ein Platz ist frei
   *[other] { $n } Plätze sind frei
}
begin-bots = { $n ->
    [one] Mit einem Bot beginnen
   *[other] Mit { $n } Bots beginnen
}
bots-take = { $n ->
    [one] Warte, oder beginne: Ein Bot hält den Platz.
   *[other] Warte, oder beginne: Bots halten die Plätze.
}
host-begins = { $name } kann mit Bots auf den freien Plätzen beginnen.
in-words = Der Tisch, in Worten
tempo-live = Live
tempo-unhurried = Keine Uhr; wer geht, kommt an seinen Platz zurück.
tempo-clock = Eine Uhr zählt jeden Zug.
tempo-days = Über mehrere Tage
may-come-link = Wer den Link hat
may-come-all = Alle finden ihn unter den offenen Tischen.
label-tempo = Tempo
label-who = Wer kommen darf
## Wozu man eingeladen ist
invitations = Einladungen
invited-table = { $by } hält dir einen Platz frei
invited-group = { $by } lädt dich in „{ $name }“ ein
seats-left = { $n ->
    [0] kein Platz mehr frei
    [one] einer von { $of } Plätzen frei
   *[other] { $n } von { $of } Plätzen frei
}
sit-down = Hinsetzen
join-group = Beitreten
decline = Absagen
no-invitations = Gerade hat dich niemand an einen Tisch gebeten.
