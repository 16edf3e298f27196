# Artisans & Bâtisseurs auf Deutsch

## Im Regal
game-title = Artisans & Bâtisseurs
game-about = Baue dein Viertel, Stockwerk auf Stockwerk, mit den Handwerkern der Stadt.
at-round = Runde { $n }

## Abzeichen und Güter
badge-meat = Fleisch
badge-fish = Fisch
badge-cheese = Käse
badge-bread = Brot
badge-aubergine = Aubergine
good-wood = Holz
good-stone = Stein
good-coins = Münzen
count-wood = { $n } Holz
count-stone = { $n } Stein
count-coins = { $n ->
    [one] 1 Münze
   *[other] { $n } Münzen
}
count-meat = { $n } Abzeichen Fleisch
count-fish = { $n } Abzeichen Fisch
count-cheese = { $n } Abzeichen Käse
count-bread = { $n } Abzeichen Brot
count-aubergine = { $n } Abzeichen Aubergine

## Mengen, innerhalb anderer Sätze
goods-gained = { $wood ->
    [0] { "" }
   *[other] { " " }+{ $wood } Holz
}{ $stone ->
    [0] { "" }
   *[other] { " " }+{ $stone } Stein
}{ $coins ->
    [0] { "" }
    [one] { " " }+1 Münze
   *[other] { " " }+{ $coins } Münzen
}
goods-paid = { $wood ->
    [0] { "" }
   *[other] { " " }−{ $wood } Holz
}{ $stone ->
    [0] { "" }
   *[other] { " " }−{ $stone } Stein
}{ $coins ->
    [0] { "" }
    [one] { " " }−1 Münze
   *[other] { " " }−{ $coins } Münzen
}
goods-given = { $givewood ->
    [0] { "" }
   *[other] { " " }−{ $givewood } Holz
}{ $givestone ->
    [0] { "" }
   *[other] { " " }−{ $givestone } Stein
}{ $givecoins ->
    [0] { "" }
    [one] { " " }−1 Münze
   *[other] { " " }−{ $givecoins } Münzen
}
price-paid = { $price ->
    [0] umsonst
    [one] 1 Münze
   *[other] { $price } Münzen
}
effect-what = { $effect ->
    [cubes] { $times } Würfel nach Wahl
    [trade] bis zu { $times } ×{ goods-given }{ goods-gained }
    [build] günstiger bauen:{ goods-paid }
    [renew] eine Karte am Markt ersetzen{ goods-gained }
    [harvest] einer deiner Bauplätze zahlt noch einmal
   *[gain] nehmen{ goods-gained }
}

## Was der Tisch fragt
ask-board = Wähle deine Vierteltafel.
ask-recruit = Heuere jemanden an: Die anderen zahlen dir dafür, du selbst kannst dort nicht arbeiten lassen.
ask-action = Setze einen Arbeiter ein, oder nimm die Startmarke.
ask-payment = Zahle die Münzen des Preises, oder gib einen Würfel statt einer Münze.
ask-plot = Wähle den Bauplatz.
ask-contract = Erfülle einen Auftrag, oder verzichte.
ask-cubes = Wähle, wie viele der Würfel Holz sind.
ask-trade = Wähle, wie oft du tauschst.
ask-rebate = Wähle das Gebäude, das du günstiger baust.
ask-renew = Wähle die Karte am Markt, die aus dem Spiel geht.
ask-harvest = Wähle den Bauplatz, der noch einmal zahlt.

## Züge
move-choose = Nehmen: { $board }; die Bauplätze zahlen { $plot1 } + { $plot2 } + { $plot3 }, Abzeichen { $badge }
move-recruit = Anheuern: { $artisan }
move-visit = Arbeiter auf { $artisan }, Platz { $place } ({ price-paid }): { effect-what }
move-build = Bauen: { $building }{ goods-paid }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
move-token = Die Startmarke nehmen
move-coins = Arbeiter für { $coins } Münzen
move-pay = Zahlen: { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}
move-use = Statt einer Münze 1 { $cube } geben
move-plot = Auf Bauplatz { $plot } bauen{ $stands ->
    [no] , er ist leer
   *[other] , über „{ $stands }“
}
move-decline = Verzichten
move-fulfil = Erfüllen: { $contract } ({ $kind }): { effect-what }{ $fee ->
    [0] { "" }
   *[other] ; Gebühr { $fee } Münzen
}
move-wood = { $number } Holz und { $stone } Stein nehmen
move-trade = Tauschen: { $number } ×{ goods-given }{ goods-gained }
move-renew = Ersetzen: { $building }
move-harvest = Bauplatz { $plot } zahlt:{ goods-gained }

## Ablehnungen
refusal-goods-missing = Dazu braucht es { $takes }; dir fehlt { $lacks }.{ $also ->
    [build] { " " }Und auch günstiger könntest du kein Gebäude am Markt bezahlen.
    [renew] { " " }Und keine Karte am Markt lässt sich ersetzen: Die Stapel sind leer.
    [harvest] { " " }Und keiner deiner Bauplätze zahlt etwas.
   *[no] { "" }
}
refusal-not-offered = Diese Tafel steht nicht zur Wahl: { $board }.
refusal-not-in-this-game = Die Karte mit { $artisan } ist in dieser Partie nicht dabei.
refusal-other-side-up = Diese Karte liegt mit der anderen Seite oben: { $up }, nicht { $artisan }.
refusal-recruited-already = In dieser Runde ist { $artisan } schon angeheuert.
refusal-neutral = Niemand kann { $artisan } anheuern: Diese Karte ist neutral.
refusal-own-artisan = Du hast { $artisan } selbst angeheuert: Nur die anderen dürfen dorthin.
refusal-no-such-place = Einen Platz { $place } gibt es auf der Karte { $artisan } nicht; { $places ->
    [one] sie hat einen.
   *[other] sie hat { $places }.
}
refusal-occupied = Dort steht schon ein Arbeiter.
refusal-nothing-to-build = Auch günstiger könntest du kein Gebäude am Markt bezahlen.
refusal-nothing-to-renew = Keine Karte am Markt lässt sich ersetzen: Die Stapel sind leer.
refusal-nothing-to-harvest = Keiner deiner Bauplätze zahlt etwas.
refusal-not-for-sale = „{ $building }“ liegt nicht am Markt.
refusal-too-few-coins = { $need ->
    [one] 1 Münze ist fällig
   *[other] { $need } Münzen sind fällig
}, und du hast { $have }: Gib zuerst einen Würfel statt einer Münze.
refusal-at-least-once = Du tauschst mindestens einmal.
refusal-too-often = { $limit ->
    [one] Dieser Tausch geht einmal
   *[other] Dieser Tausch geht höchstens { $limit }-mal
}; was du hast, reicht für { $most }.
refusal-castle-stands = Auf Bauplatz { $plot } steht eine Burg, und eine Burg wird nicht überbaut.
refusal-token-taken = Die Startmarke ist in dieser Runde schon genommen.
refusal-first-action = Wer anfängt, muss beim ersten Mal einen Arbeiter einsetzen.
refusal-can-act = Die { $coins } Münzen sind für alle, die weder auf eine Karte noch bauen können; du kannst es.
refusal-badge-missing = Für diesen Auftrag fehlt dir { $lacks }.
refusal-fulfilled-already = Diesen Auftrag hast du schon erfüllt.
refusal-empty-deck = Der Stapel von „{ $building }“ ist leer: Nichts könnte es ersetzen.
refusal-too-many = Du nimmst insgesamt { $have } Würfel, also können nicht { $need } davon Holz sein.
refusal-plot-pays-nothing = Bauplatz { $plot } zahlt nichts.
refusal-none-to-spare = Du hast kein { $cube } übrig.

## Ereignisse: davor steht der Name
event-card-laid = Neu am Markt: { $building }.
event-contract-laid = Der Auftrag „{ $contract }“ liegt aus.
event-first-player = fängt an.
event-board-laid = Zur Wahl steht: { $board }.
event-artisan-laid = In dieser Partie dabei: { $artisan }.
event-board-chosen = wählt { $board }.
event-round-began = Runde { $round } beginnt.
    .line = Runde { $round }: alle erhalten ihr Einkommen
event-income = erhält Einkommen:{ goods-gained }.
    .line = { goods-gained }
event-recruited = heuert an: { $artisan }.
event-visited = schickt einen Arbeiter auf { $artisan }, Platz { $place }.
    .line = → { $artisan }
event-price-paid = zahlt { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
} an { $player }.
    .line = −{ $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    } an { $player }
event-bank-paid = zahlt { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
} an die Bank.
    .line = −{ $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }
event-gained = nimmt:{ goods-gained }.
    .line = { goods-gained }
event-gave = gibt:{ goods-paid }.
    .line = { goods-paid }
event-built = baut: { $building }.
event-paid = zahlt:{ goods-paid }.
    .line = { goods-paid }
event-covered = überbaut: { $building }.
event-market-paid = erhält vom Markt:{ goods-gained }.
    .line = { goods-gained }
event-renewed = nimmt vom Markt: { $building }.
event-harvested = erntet:{ goods-gained }.
    .line = { goods-gained }
event-token-laid = legt die Startmarke in die Mitte.
event-token-won = nimmt die Startmarke.
event-rested = setzt einen Arbeiter für { $coins } Münzen ein.
    .line = +{ $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }
event-fulfilled = erfüllt den Auftrag „{ $contract }“ ({ $kind }).
    .line = erfüllt „{ $contract }“
event-fee-paid = zahlt { $coins } Münzen an { $player }.
    .line = −{ $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    } an { $player }
event-third-castle = baut eine dritte Burg: Diese Runde ist die letzte.
    .line = eine dritte Burg
event-castle-improved = schickt einen Arbeiter auf eine Burg.
event-token-given = hat den letzten Arbeiter eingesetzt und erhält die Startmarke.
    .line = beginnt die nächste Runde
event-castles-ended = Drei Burgen stehen: Die Partie endet nach Runde { $round }.
event-rounds-ended = In { $round } Runden hat niemand drei Burgen gebaut: Die Partie endet.

## Die Wertung
sheet-points = Punkte
sheet-buildings = Gebäude
sheet-contracts = Aufträge
sheet-castle-workers = Arbeiter auf Burgen
sheet-coins = Münzen
sheet-cubes = Holz und Stein

## Was das Labor zählt
measure-rounds = Runden
measure-level-1 = Gebäude der Stufe I
measure-level-2 = Gebäude der Stufe II
measure-castles = Burgen
measure-contracts = erfüllte Aufträge
measure-best = höchste Punktzahl

## Was über viele Spiele gezählt wird, nach der Zahl
tally-buildings = { $n ->
    [one] Gebäude gebaut
   *[other] Gebäude gebaut
}
tally-contracts = { $n ->
    [one] Auftrag erfüllt
   *[other] Aufträge erfüllt
}

## Ziele der Ausgewogenheit: was gemessen wird
target-first-seat = Person am Start: Siege, Abstand vom gerechten Anteil
target-starting-choice = Tafeln: bester Siegesanteil minus schlechtester
target-best-style = Bester Stil: Siege, in gerechten Anteilen
target-median-rounds = Runden, Median
target-winner-least = Punkte der Sieger: neun von zehn haben mehr als
target-winner-most = Punkte der Sieger: neun von zehn haben weniger als
target-mean-level-2-a-seat = Gebäude der Stufe II je Person
target-built-above = Meistgebaute Karte, über dem Mittel ihrer Stufe
target-built-of-card-laid-above = Dasselbe, unter den Partien, in denen sie an den Markt kam
target-built-least = Am seltensten gebaute Karte
target-visited-of-artisan-laid-least = Am wenigsten benutzte Handwerksseite, unter den Partien, in denen sie oben liegt
target-fulfilled-least = Am seltensten erfüllte Auftragsart
target-ended-AB-30 = Durch eine dritte Burg beendet
tally-built = Gebäude: Partien, in denen sie gebaut werden
tally-built-of-card-laid = Gebäude: gebaut, unter den Partien, in denen sie an den Markt kommen
tally-visited-of-artisan-laid = Handwerk: benutzt, unter den Partien, in denen diese Seite oben liegt
tally-recruited-of-artisan-laid = Handwerk: angeheuert, unter den Partien, in denen diese Seite oben liegt
tally-fulfilled = Aufträge: Partien, in denen eine Art erfüllt wird

## Im Terminal gezeichnet
terminal-letter-wood = h
terminal-letter-stone = s
terminal-letter-coins = m
terminal-letter-meat = F
terminal-letter-fish = I
terminal-letter-cheese = K
terminal-letter-bread = B
terminal-letter-aubergine = A
terminal-setup = Die Tafeln
terminal-round = Runde { $round }
terminal-over = Zu Ende in Runde { $round }
terminal-your-turn = du bist am Zug
terminal-turn = am Zug: { $player }
terminal-token = Marke:
terminal-token-free = Marke: in der Mitte
terminal-market = Markt: wer baut / alle anderen
terminal-artisans = Handwerk: Platz (Preis), Wirkung
terminal-contracts = Aufträge: Abzeichen, Gabe, erfüllt von
terminal-boards = Tafeln zur Wahl
terminal-ready = bereit
terminal-bare = leer
terminal-points = { $points } P.
terminal-score = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
terminal-workers = { $workers } Arbeiter
terminal-castles = { $castles ->
    [one] 1 Burg
   *[other] { $castles } Burgen
}{ $improved ->
    [0] { "" }
   *[other] { " " }+{ $improved }
}
terminal-cubes = { $cubes } Würfel
terminal-build = bauen
terminal-renew = Karte ersetzen
terminal-harvest = Bauplatz zahlt noch mal

## Vierteltafeln
board-oxgate = das Ochsentorviertel
board-old-ford = das Viertel Alte Furt
board-cheese-mould = das Käselaibviertel
board-upper-bakehouse = das Viertel Oberes Backhaus
board-garden-plots = das Gartenviertel

## Aufträge
contract-journeymens-banquet = Gesellenbankett
contract-roof-raising-meal = Richtfestmahl
contract-provosts-table = Tafel des Propstes
contract-quarrymans-wedding = Steinbrecherhochzeit
contract-feast-of-saint-nail = Fest des heiligen Nagels
contract-bargemens-supper = Schiffervesper
contract-chapters-lent = Fastenmahl des Kapitels
contract-ford-cauldron = Kessel an der Furt
contract-abbess-basket = Korb der Äbtissin
contract-convoy-halt = Rast des Wagenzugs
contract-apprentices-snack = Lehrlingsbrotzeit
contract-pasture-tithe = Weidezehnt
contract-deans-cellar = Keller des Dekans
contract-night-watch-bite = Nachtwächterimbiss
contract-bailiffs-platter = Platte des Vogts
contract-diggers-loaf = Laib der Gräber
contract-first-stone-bread = Grundsteinbrot
contract-alms-soup = Armensuppe
contract-sunday-batch = Sonntagsgebäck
contract-lords-trenchers = Brotteller des Herrn
contract-physicians-garden = Garten des Arztes
contract-embassy-table = Tafel der Gesandten
contract-glaziers-stew = Glasereintopf
contract-overseas-stall = Stand der Überseewaren

## Handwerk
artisan-woodcutter = Holzfäller
    .line = Holzfäller
artisan-sawyers = Säger
    .line = Säger
artisan-quarryman = Steinbrecher
    .line = Steinbrecher
artisan-stone-dresser = Steinhauerin
    .line = Steinhauerin
artisan-carpenter = Zimmermann
    .line = Zimmermann
artisan-mason = Maurer
    .line = Maurer
artisan-travelling-merchant = Fahrende Händlerin
    .line = Fahrende Händlerin
artisan-money-changer = Geldwechsler
    .line = Geldwechsler
artisan-carter = Fuhrmann
    .line = Fuhrmann
artisan-land-surveyor = Feldmesserin
    .line = Feldmesserin
artisan-lime-burner = Kalkbrenner
    .line = Kalkbrenner
artisan-blacksmith = Schmied
    .line = Schmied
artisan-ropemaker = Seilerin
    .line = Seilerin
artisan-master-glazier = Glasermeister
    .line = Glasermeister
artisan-hod-carrier = Mörtelträger
    .line = Mörtelträger
artisan-gatekeeper = Torwächter
    .line = Torwächter
artisan-almoner = Almosenpflegerin
    .line = Almosenpflegerin
artisan-pedlar = Hausierer
    .line = Hausierer
artisan-site-clerk = Bauschreiberin
    .line = Bauschreiberin
artisan-cook = Köchin
    .line = Köchin

## Gebäude
building-masons-lodge = Bauhütte
building-saw-pit = Sägegrube
building-lime-kiln = Kalkofen
building-log-shed = Holzschuppen
building-site-bakehouse = Backhaus am Bau
building-ham-smokehouse = Räucherkammer
building-fish-pond-at-the-ford = Fischteich an der Furt
building-meadow-dairy = Wiesenmolkerei
building-walled-kitchen-garden = Ummauerter Küchengarten
building-common-well = Gemeindebrunnen
building-field-forge = Feldschmiede
building-ferrymans-landing = Fährhaus
building-ox-stable = Ochsenstall
building-covered-ropewalk = Gedeckte Seilerbahn
building-cheesemongers-stall = Käsestand
building-village-oven = Dorfofen
building-boatmens-hall = Schifferhaus
building-two-wheel-mill = Mühle mit zwei Rädern
building-sworn-butchery = Zunftmetzgerei
building-compass-inn = Gasthaus zum Zirkel
building-ripening-cellar = Reifekeller
building-craft-wardens-house = Haus der Zunftmeister
building-valley-tileworks = Ziegelei im Tal
building-salt-store = Salzspeicher
building-forest-glassworks = Waldglashütte
building-crane-yard = Kranhof
building-covered-bridge = Gedeckte Brücke
building-herb-market = Kräutermarkt
building-watchmens-belfry = Wächterturm
building-market-cookshop = Garküche am Markt
building-quayside-warehouse = Lagerhaus am Kai
building-journeymens-hospice = Gesellenherberge
building-castle-of-the-three-cranes = Burg Dreikranich
building-alder-keep = Erlenfels
building-mistwall = Nebelmauer
building-portcullis-fort = Fallgatterfeste
building-raised-bridge-castle = Burg Hochbrück
building-sandstone-citadel = Sandsteinzitadelle
building-jackdaw-tower = Dohlenturm
building-coombe-castle = Burg im Talgrund
building-lindenhold = Lindenhort
building-lookout-rock = Lugstein
building-scaffold-castle = Gerüstburg
building-mortar-bastide = Mörtelbastide
building-high-square = Hochgeviert
building-keystone-castle = Burg Schlussstein
building-masters-palace = Palast der Meister
building-stonecrown = Steinkrone

## Auf kleinem Bildschirm
terminal-short-level = Stufe { $level }
terminal-short-boards = Tafeln
terminal-short-artisans = Handwerk
terminal-short-contracts = Auftrag
terminal-short-others = Andere
terminal-short-you = Du

## Gründe eines Bots: was ein Zug ändert
reason-glory = { $way ->
    [up] +{ $points } Punkte
   *[down] −{ $points } Punkte
}
reason-castles = { $way ->
    [up] +{ $points } für eine Burg, das Ziel des Spiels
   *[down] −{ $points } bei den Burgen
}
reason-income = { $way ->
    [up] +{ $points } für das Einkommen der kommenden Runden
   *[down] −{ $points } an kommendem Einkommen
}
reason-contracts = { $way ->
    [up] +{ $points } für Aufträge, erfüllt oder näher
   *[down] −{ $points } bei den Aufträgen
}
reason-goods = { $way ->
    [up] +{ $points } für Holz, Stein und Münzen
   *[down] gibt Güter im Wert von { $points } aus
}
reason-fees = { $way ->
    [up] +{ $points } für das, was andere beim Angeheuerten zahlen werden
   *[down] −{ $points } von dem, was andere gezahlt hätten
}
reason-workers = { $way ->
    [up] +{ $points } für die Arbeiter, { $count } noch einzusetzen
   *[down] verbraucht Arbeiter im Wert von { $points }, { $count } noch einzusetzen
}
reason-first = { $way ->
    [up] +{ $points } dafür, die nächste Runde zu beginnen
   *[down] −{ $points } dafür, die nächste Runde nicht zu beginnen
}
reason-lead = { $way ->
    [up] +{ $points } für die Führung, da die Partie endet
   *[down] −{ $points } bei der Führung, da die Partie endet
}

## Was ein Zug hinterlässt, vorher gesagt
then-income-changes = Einkommen je Runde:{ goods-gained }{ goods-given }.
then-badge-covered = Ein Abzeichen { $kind } wird überbaut.
then-others-pay = Die anderen dürfen auf { $artisan } und zahlen dir bis zu { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}.
then-artisans-left = { $artisans ->
    [one] Wer als Nächstes anheuert, hat noch eine Karte.
   *[other] Wer als Nächstes anheuert, hat noch { $artisans } Karten.
}
then-places-left = { $places ->
    [0] Auf { $artisan } bleibt kein Platz.
    [one] Auf { $artisan } bleibt ein Platz.
   *[other] Auf { $artisan } bleiben { $places } Plätze.
}

## Was entschied
rank-points = Punkte
rank-third-castle = die früheste dritte Burg
win-points = { $by ->
    [one] mit 1 Punkt Vorsprung
   *[other] mit { $by } Punkten Vorsprung
}
win-third-castle = durch die frühere dritte Burg
because-third-castle = Bei gleich vielen Punkten gewinnt, wer zuerst eine dritte Burg gebaut hat: { $winner }.

# Themen der Aufgaben, nach den Teilen der Rechnung
theme-glory = Ruhm
theme-castles = Eine Burg
theme-income = Einkommen für die kommenden Runden
theme-contracts = Aufträge
theme-goods = Güter
theme-fees = Der Preis der Besuche
theme-workers = Arbeiter in Reserve
theme-first = Der Marker des ersten Spielers
theme-lead = Das Ende der Partie
