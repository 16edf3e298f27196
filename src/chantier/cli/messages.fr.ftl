# Ce que dit la ligne de commande

help = Des jeux de société sur la construction : y jouer, lire leurs règles, y faire jouer des robots.
help-games = Les jeux sur l’étagère.
games-line = { $title }, de { $least } à { $most } joueurs, { $minutes } minutes

## Arguments

unknown-command = Il n’y a pas de commande « { $given } » ; il y a : { $known }.
unknown-flag = Il n’y a pas d’option { $given } ; voyez { $help }.
missing-argument = Il manque { $argument } ; voyez { $help }.
misused-flag = L’option { $option } est sans valeur, ou en a une qu’elle ne prend pas.
too-many-arguments = C’est plus d’arguments que la commande n’en prend ; voyez { $help }.
not-a-whole-number = { $argument } est un nombre entier, pas « { $given } ».
not-a-number = { $argument } est un nombre, pas « { $given } ».
bad-argument = { $argument } ne peut pas être « { $given } » ; voyez { $help }.
system-trouble = Le système a refusé : { $reason }.

argument-game = Un jeu de l’étagère : voyez « chantier games ».
option-seats = Combien jouent ; le moins que le jeu permette, si rien n’est dit.
option-seed = D’où viennent les tirages : même graine, mêmes tirages.
option-kit = Un autre matériel que celui du jeu.

figure = { $figure }
figure-with-tenths = { $whole },{ $tenths }
column-place = place

## rules

help-rules = Les règles d’un jeu, toutes ou une seule.
argument-rule = Le numéro d’une règle : QA-14, ou simplement 14.

## perft

help-perft = Compte toutes les suites de coups jusqu’à une profondeur, depuis la position qui suit la mise en place.
option-depth = Combien de coups des joueurs, de 1 à { $most } ; un tirage ne prend pas de profondeur.
option-divide = Les suites de chaque premier coup.
bad-depth = Une profondeur va de 1 à { $most }, ce n’est pas { $given } : les suites deviennent trop nombreuses à compter.
counting = Comptage
column-depth = profondeur
column-lines = suites
column-move = premier coup
all-moves = en tout

## replay

help-replay = Raconte une partie enregistrée, et vérifie chaque tirage.
argument-record = Une partie enregistrée, telle que les tables l’écrivent.
option-until = La table telle qu’elle était après tant d’entrées de la partie.
bad-until = La partie a { $most } entrées ; il n’y a pas de table après { $given }.
replay-of = { $game }, { $seats } sièges, matériel « { $kit } ».
replay-edition = Partie jouée avec l’édition { $edition } des règles et montrée telle quelle ; l’édition d’aujourd’hui est la { $today }.
replay-fair = { $draws ->
    [one] Le seul tirage est conforme à la graine { NUMBER($seed, useGrouping: 0) }.
   *[other] Les { $draws } tirages sont conformes à la graine { NUMBER($seed, useGrouping: 0) }.
}
replay-no-seed = Les tirages ({ $draws }) ne peuvent pas être vérifiés : une partie ne porte sa graine qu’une fois finie.
replay-unfinished = La partie n’est pas finie.
replay-seat = siège { $seat }
replay-moment = Après l’entrée { $entry } sur { $entries } :

## bench

help-bench = La vitesse des règles sur cette machine, à côté des moteurs des autres.
option-seconds = Temps de processeur pour chaque jeu, jusqu’à { $most }.
bad-seconds = Les secondes sont plus de 0 et au plus { $most }, pas { $given }.
measuring = Mesure
bench-compiled = Python { $python }, règles compilées.
bench-interpreted = Python { $python }, règles interprétées : non compilées, donc plus lentes.
bench-how = Parties au hasard sur un cœur, en temps de processeur ; la meilleure de { $rounds } mesures.
bench-missing = Pas installés : { $peers }. Pour s’y comparer : { $command }
bench-beside = face à { $peer }
bench-clones = copies/s
column-seats = sièges
column-decisions-per-second = décisions/s
column-games-per-second = parties/s
column-decisions-per-game = par partie
column-moves-per-decision = choix
column-least = minimum
column-median = médiane
column-most = maximum
column-wanted = voulu

## play

help-play = Jouer une partie dans le terminal, contre des robots.
option-seat = Votre siège, à partir de 0.
option-option = Une option du jeu, comme characters=true ; `chantier games --json` les énumère.
option-unreadable = « { $given } » ne se lit pas comme une option ; écrivez nom=valeur.
option-bots = Qui tient les autres sièges : un robot pour tous, ou un par siège, séparés par des virgules. Il y a : { $known }.
option-save = Garder la partie dans ce fichier, coup après coup.
option-resume = Reprendre la partie gardée dans ce fichier.

play-other-game = { $file } garde une partie de { $game }, pas de { $asked }.
play-other-seats = { $file } garde une partie à { $seats } ; on ne change pas le nombre de sièges en route.
play-bots = { $others ->
    [one] Il faut un robot, pas { $given }.
   *[other] Il faut un robot pour tous, ou { $others } robots, pas { $given }.
}
play-save-exists = { $file } existe déjà. Si c’est une partie, --resume { $file } la reprend ; sinon, choisissez un autre nom.
play-unwritable = { $file } ne peut pas être écrit : { $reason }.

play-you = vous
play-welcome = { $seats } joueurs. Vous êtes { $player }.
play-how = Répondez par un numéro ou par un coup ; « aide » dit le reste.
play-thinking = Les robots réfléchissent…
play-prompt = Votre choix (1–{ $most }) >
play-and-then = { $first } ; { $then }

play-command-undo = reprendre
play-command-why = pourquoi
play-command-help = aide
play-command-board = plateau
play-command-log = journal
play-command-save = sauver
play-command-quit = quitter
play-usage-undo = reprendre
play-usage-why = pourquoi COUP
play-usage-help = aide RÈGLE
play-usage-board = plateau
play-usage-log = journal
play-usage-save = sauver FICHIER
play-usage-quit = quitter
play-about-undo = revenir à votre dernier choix, tant que rien n’a été tiré depuis
play-about-why = pourquoi un coup est refusé
play-about-help = lire une règle par son numéro
play-about-board = redessiner la table
play-about-log = tout ce qui s’est passé
play-about-save = garder la partie dans ce fichier, dès maintenant et coup après coup
play-about-quit = se lever de table
play-rule-now = La règle du moment : { $rule }, { $title }.

play-undone = C’est repris.
play-why-what = Pourquoi quoi ? Le coup doit suivre.
play-allowed = Rien ne s’y oppose : « { $move } » est permis.
play-save-where = Dans quel fichier ? Par exemple : sauver partie.json
play-saved = La partie est gardée dans { $file }.
play-save-question = Garder la partie ? Un nom de fichier, ou Entrée pour ne pas la garder >
play-resume = La partie vous attend. Pour la reprendre :
play-goodbye = La partie n’est pas gardée. À bientôt !

play-victory = { $count ->
    [one] { $winners } l’emporte.
   *[other] Victoire partagée : { $winners }.
}
play-ended = Fin de partie : { $rule }, { $title }.

## simulate

help-simulate = Fait jouer aux robots beaucoup de parties, et en fait le bilan.
option-games = Combien de parties.
option-first-seed = La graine de la première partie ; chacune des autres a la suivante.
option-simulating-bots = Qui joue, les noms séparés par des virgules : un robot pour tous les sièges, ou un pour chacun. Il y a : { $known } ; et aussi planner:turns=3,width=20.
option-rotate = Si les robots avancent d’un siège d’une partie à l’autre.
simulating = Parties
simulated = { $game }, { $seats } sièges, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, matériel « { $kit } ».
decisions = Décisions
percent = { $figure } %
column-bot = robot
column-wins = victoires
column-rate = taux
column-interval = intervalle à 95 %
column-mean-place = place moyenne
column-at-the-end = moyennes à la fin
column-seat = siège
column-order = ordre du tour
column-a-game = par partie
column-mean = moyenne
column-tenth = 10 %
column-nine-tenths = 90 %
column-moves = coups par partie
column-share = part
column-ended-by = fin par
column-games = parties
column-happened = arrivé dans

## bots, ladder

help-bots = Contre qui jouer : noms, temps, force.
bots-level = niveau { $level }
bots-ms = { $ms } ms par coup
bots-at-once = tout de suite
bots-strength = Gagne contre le niveau inférieur à { $seats } sièges, en pour cent : { $wins }.
help-ladder = Fait jouer tous les robots deux à deux, et les classe.
option-pair-games = Combien de parties pour chaque paire.
option-ladder-bots = Qui joue, noms séparés par des virgules ; sinon les quatre niveaux. Il y a : { $known } ; aussi search:ms=50.
option-processes = Parties à la fois ; sinon autant que de cœurs.
laddered = { $game }, { $seats } sièges, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} par paire.
ladder-pair = { $one } contre { $other }
help-learn = Fait jouer un jeu contre lui-même, pour qu’il apprenne ce que valent ses positions.
option-units = Unités de la couche cachée du réseau.
option-learning-bots = Qui joue, les noms séparés par des virgules, tirés au sort pour chaque siège ; sans cela, des robots rapides qui voient plus ou moins clair.
option-out = Où vont les poids ; sans cela, dans GAME.insight.json de ce dossier.
learn-needs = Pour apprendre il faut numpy : { $command }
learnt = { $games } parties, { $positions } positions : la perte en devinant le gagnant était de { $before } pour l’estimation du jeu, elle est maintenant de { $after }. Les poids sont dans { $file }.
column-rating = classement
column-ms-a-move = ms par coup
column-longest-ms = au plus
column-pair = { "" }

## balance

help-balance = Fait jouer des styles différents, et dit si le matériel tient les objectifs du jeu.
option-every-seats = Combien jouent ; tous les nombres que le jeu permet, si rien n’est dit.
option-bot = Qui joue, dans tous les styles du jeu. Il y a : { $known } ; et aussi planner:turns=2,width=8.
figure-with-hundredths = { $whole },{ $hundredths }
target-met = tenu
target-missed = ✗ manqué
column-target = objectif
column-found = mesuré
column-verdict = { "" }
column-choice = choix de départ
column-style = style
column-item = { "" }
column-group = groupe

## sanity

help-sanity = Fait jouer des robots égaux entre eux, et dit s’ils jouent le jeu comme on le connaît.
option-sanity-bots = Qui joue, les noms séparés par des virgules ; sans cela, ceux que le jeu nomme.
option-sanity-games = Combien de parties par robot et par nombre de sièges ; sans cela, autant que le jeu le dit.
column-figure = mesure
sanity-bot = { $bot }, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} par nombre de sièges

## serve, verify

help-serve = Des tables pour tous : le serveur, jusqu’à ce qu’on l’arrête. Sans commande, chantier fait cela.
option-host = l’adresse où écouter
option-port = le port ; 0 en prend un qui est libre
option-db = où tout est gardé : sqlite:///FICHIER ou postgresql://… ; sinon, un fichier dans votre dossier de données
option-redis = redis://… est où plusieurs serveurs se trouvent, et où chantier worker trouve son travail
option-workers = nombre de processus à cette adresse ; plus d’un demande PostgreSQL et Redis
option-thinkers = nombre de processus où réfléchissent les robots, pour chacun
option-https = derrière un mandataire qui parle https : les cookies sont pour https seulement
serve-ready = Chantier est ouvert : { $address } – Ctrl+C l’arrête.
help-worker = Des robots réfléchissent ici pour des serveurs qui sont ailleurs, jusqu’à ce qu’on l’arrête.
option-worker-redis = le redis://… de ces serveurs
option-worker-processes = nombre de robots qui réfléchissent à la fois
worker-ready = { $processes } robots peuvent réfléchir ici à la fois – Ctrl+C arrête.
help-verify = Chaque tirage d’une partie finie était-il juste ? Les compare au sceau publié au départ.
option-commitment = le sceau que vous avez noté au départ
verify-fair = Les { $draws } tirages viennent tous du secret scellé au départ : { $commitment }.
verify-no-commitment = Rien n’a été scellé au départ de cette partie : ses dés n’étaient pas ceux d’un serveur. Voyez chantier replay.
verify-not-over = Dans ce fichier, la partie n’est pas finie : son secret n’est dit qu’alors.
verify-other-commitment = Ce fichier est d’une autre partie : son sceau est { $known }, vous donnez { $given }.
