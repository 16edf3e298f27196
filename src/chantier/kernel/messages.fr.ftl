# Ce que dit le noyau, quel que soit le jeu

at-start = la partie commence
refusal-not-now = Pas maintenant. { $question }
refusal-over = La partie est finie.
refusal-unknown-move = Il n’y a pas de coup « { $given } » ; vous pouvez : { $moves }.
refusal-not-your-turn = Ce n’est pas au siège { $seat } de jouer, mais au siège { $turn }.
refusal-stale = Ce coup visait la version { $given } de la table, qui en est à { $now }.
refusal-draw-first = Le hasard doit d’abord tirer.
refusal-not-given = « { $given } » ne peut pas venir du dehors maintenant.

unknown-game = Il n’y a pas de jeu « { $given } » ; il y a : { $known }.
game-left-out = Le jeu { $game } ne peut pas être joué, car son paquet est défectueux : { $reason }
game-no-card = { $module } n’a pas de GAME, la fiche d’un jeu.
game-name = La fiche nomme le jeu « { $given } » ; il est installé sous le nom « { $known } ».
game-kind = Le coup « { $move } » est du genre { $given } ; les genres vont de 0 à { $most }.
game-argument = Le premier argument du coup « { $move } » a { $given } valeurs ; un code n’a de place que pour { $most }. Faites-en le second, ou partagez-le.
game-texts = Deux coups s’écrivent tous deux « { $text } ».
unknown-bot = Il n’y a pas de bot « { $given } » ; il y a : { $known }.
broken-bot = Le bot { $given } est inutilisable : { $reason }.
bad-seats = { $game } se joue de { $least } à { $most }, pas à { $given }.
unknown-option = { $game } n’a pas d’option « { $given } » ; il y a : { $known }.
bad-option = L’option { $option } ne peut pas être { $given } ; elle peut être : { $known }.
unknown-seat = Il n’y a pas de siège { $given } ; les sièges vont de 0 à { $most }.
no-moment = Il n’y a pas de moment { $given } dans cette partie ; les moments vont de 0 à { $most }.
line-draw = « { $given } » est un tirage : dans une ligne, seuls les joueurs choisissent, et le hasard tire de lui-même.
bad-seed = Une graine est un nombre entier de 0 à { $most }, pas { $given }.
no-positions = Il faut interroger sur au moins 1 position, pas { $given }.
no-games = Il faut jouer au moins 1 partie, pas { $given }.
no-study = { $game } ne dit pas à quoi se mesure son équilibre.
no-bands = { $game } ne dit pas comment on le joue d’ordinaire.
unknown-figure = Il n’y a pas de mesure « { $given } » ; elle doit commencer par : { $known }.
ladder-bots = Il faut au moins 2 bots différents, pas { $bots }.
bots-and-seats = Pour { $seats } sièges il faut { $seats } bots, ou 1 seul qui les occupe tous, pas { $bots }.
unknown-rule = Il n’y a pas de règle « { $given } » ; elles vont de { $first } à { $last }.

kit-unreadable = Le matériel { $file } ne peut pas être lu : { $reason }.
kit-broken = Le matériel { $file } est faux : { $reason }.

record-unreadable = La partie { $file } ne peut pas être lue : { $reason }.
record-broken = { $file } n’est pas une partie entière : { $reason }.
record-huge = { $file } dépasse { $most } Mo : aucune partie n’est si longue.
record-long = Cette partie a { $given } lignes ; aucune n’en a plus de { $most }.
record-format = Cette partie a le format { $given } ; cette version lit le format { $known }.
record-changed = Cette partie a été modifiée après coup : elle annonce la somme { $given }, son contenu donne { $counted }.
record-edition = Cette partie a été jouée avec l’édition { $given } des règles ; cette version connaît { $known }.
record-kit = Cette partie a été jouée avec le matériel « { $given } », qui n’est pas le matériel « { $known } » donné ici.
record-entry = L’entrée { $number } de la partie, « { $entry } », ne dit pas qui joue quoi.
record-move = L’entrée { $number } de la partie, « { $entry } », n’est pas un coup de ce jeu.
record-refused = L’entrée { $number } de la partie, « { $entry } », n’est pas permise à cet endroit : { $reason }
record-draw = L’entrée { $number } de la partie, « { $entry } », ne peut pas être tirée à cet endroit.
record-unfair = L’entrée { $number } de la partie, « { $entry } », n’est pas ce que donne la graine : { $drawn }.
record-commitment = Le secret de cette partie n’est pas celui qui a été scellé au départ : le sceau dit { $given }, le secret donne { $counted }.

undo-nothing = Personne n’a encore joué.
undo-drawn = Quelque chose a été tiré depuis : on ne peut plus revenir en arrière.
undo-revealed = Quelque chose a été dévoilé : on ne peut plus revenir en arrière.
undo-other = Le dernier coup est celui du siège { $seat }.

position-line = Cette ligne de la position ne se lit pas : { $line }
saved-broken = Ces octets ne sont pas une table enregistrée : { $reason }.
saved-other = Ces octets viennent d’autres règles, composants, sièges ou options (contrôle { $given } ; ici { $known }).
bad-shape = Mauvais { $what } : { $given } au lieu de { $wanted }.
no-action = Il n’y a pas d’action { $given } ; les actions vont de 0 à { $most }.
no-seat-left = Un siège au moins doit être le vôtre : ici, les bots ne peuvent pas tous les occuper.
unknown-player = Il n’y a pas de joueur { $given } : { $reason }.

seat-1 = Bleu
seat-2 = Vermillon
seat-3 = Vert-de-gris
seat-4 = Lilas
seat-5 = Noir

# le labo
no-workers = Il faut au moins 1 processus pour jouer, pas { $given }.
no-ray = Ray n’est pas installé : pip install chantier[ray].
no-cluster = Il n’y a pas de grappe Ray à { $given } : { $reason }
bad-opinions = Pas d’avis lisibles dans { $file } : { $reason }.
change-nowhere = Le matériel n’a pas de { $path } : il n’y a pas de { $given } ; ici se trouvent { $known }.
change-kind = { $path } = { $given } ne convient pas ; il y a là { $known }.
few-lessons = Les bots n’apprennent rien de { $given } parties ; il en faut au moins { $least }.
no-tries = Il faut essayer au moins 1 matériel, pas { $given }.
no-knobs = La question n’a pas de réglages (knobs) : il n’y a rien à chercher.
knob-ends = Le réglage { $path } demande least et most, le plus petit d’abord, ou among avec ses valeurs.
question-broken = { $file }, ligne { $line } : { $reason }
no-targets = { $game } n’a pas de targets.toml, qui dit à quoi un bon matériel se tient.
lab-store = Les parties ne peuvent pas être gardées dans { $file } : { $reason }
lab-store-newer = { $file } a été écrit par une version plus récente de Chantier.
lab-empty = Aucune partie n’est encore gardée dans { $file } : chantier lab run joue celles d’une question.
