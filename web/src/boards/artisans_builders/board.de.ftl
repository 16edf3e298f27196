# Was das Brett von Artisans & Bâtisseurs außer den Regeln sagt.
round-chip = { $round ->
    [0] Aufbau
   *[other] Runde { $round }
}
tab-market = Markt
tab-artisans = Handwerk
tab-district = Viertel

market = Markt
pays = Einkommen
once-covered = wenn überbaut
never-covered = nie überbaut
pays-nothing = nichts
first-player-token = Startmarke
token-middle = in der Mitte
stall-builder = wer baut
stall-others = andere
nothing = nichts
decks = Stapel
deck-left = { $n ->
    [one] 1 Karte im Stapel
   *[other] { $n } Karten im Stapel
}
no-card = keine Karte mehr

artisans = Handwerk
price-goes = der Preis geht an den, der anheuert
neutral = neutral, an die Bank
no-recruiter = niemand hat angeheuert
artisans-later = Handwerker kommen, wenn alle ein Viertel haben.
place-name = { $artisan }, Platz { $n }, Preis { $price }
place-taken = { $artisan }, Platz { $n }: { $name } arbeitet dort
effect-sentence = { effect-what }

your-district = Dein Viertel
per-round = je Runde
plot-n = Bauplatz { $n }
plot-bare = leerer Bauplatz
plot-name = Bauplatz { $n }: { $building }
project = Vorhaben
storey = „{ $building }“, überbaut: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, bringt noch{ goods-gained }

contracts = Aufträge
contract-worth = je 1 Punkt
fulfilled = erfüllt
contract-ready = jetzt möglich
contract-lacks = fehlt: { $badges }
badges-n = { $badge ->
    [meat] { $n ->
        [one] Fleisch
       *[other] { $n } Fleisch
    }
    [fish] { $n ->
        [one] Fisch
       *[other] { $n } Fisch
    }
    [cheese] { $n ->
        [one] Käse
       *[other] { $n } Käse
    }
    [bread] { $n ->
        [one] Brot
       *[other] { $n } Brot
    }
   *[aubergine] { $n ->
        [one] Aubergine
       *[other] { $n } Auberginen
    }
}
badge-lacks = { $badge }, fehlt

stores = Vorrat
points-now = { $n ->
    [one] 1 Punkt, wäre jetzt Schluss
   *[other] { $n } Punkte, wäre jetzt Schluss
}
workers-left = { $n ->
    [0] kein Arbeiter mehr
    [one] 1 Arbeiter
   *[other] { $n } Arbeiter
}
castles = { $n ->
    [one] 1 Burg
   *[other] { $n } Burgen
}

face-visit = { $artisan }: { effect-what }
face-use = stattdessen 1 { $cube }
face-token = Marke
price-lacks = { $good }, { $n } fehlt

verb-choose = Tafel wählen
verb-use = Würfel legen
verb-visit = Schicken
verb-build = Bauen
verb-recruit = Anheuern
verb-renew = Ersetzen
verb-fulfil = Erfüllen
verb-wood = Würfel
verb-trade = Tauschen
verb-plot = Bauplatz
verb-harvest = Ernten
