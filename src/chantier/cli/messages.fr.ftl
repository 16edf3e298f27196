# Ce que dit la ligne de commande

help = Des jeux de société sur la construction : y jouer, lire leurs règles, y faire jouer des bots.
option-version = Afficher la version et quitter.
option-install-completion = Apprendre à ce shell à compléter les commandes et options de chantier.
option-show-completion = Montrer ce que --install-completion installerait.
help-games = Les jeux sur l’étagère.
games-line = { $title }, de { $least } à { $most } joueurs, { $minutes } minutes

## Arguments

unknown-command = Il n’y a pas de commande « { $given } » ; il y a : { $known }.
unknown-flag = Il n’y a pas d’option { $given } ; voyez { $help }.
missing-argument = Il manque { $argument } ; voyez { $help }.
misused-flag = L’option { $option } n’a pas de valeur, ou en a une qu’elle n’accepte pas.
too-many-arguments = Trop d’arguments pour cette commande ; voyez { $help }.
not-a-whole-number = { $argument } est un nombre entier, pas « { $given } ».
not-a-number = { $argument } est un nombre, pas « { $given } ».
bad-argument = { $argument } ne peut pas être « { $given } » ; voyez { $help }.
system-trouble = Le système a refusé : { $reason }.
not-compiled = Les règles ne sont pas compilées ici : bots et simulations sont quelque cinquante fois plus lents. Avec un compilateur C : { $python } -m pip install --force-reinstall --no-deps chantier (cela n’est dit qu’une fois).
server-needs = Le serveur n’est pas installé ; sans lui, « chantier play » permet de jouer dans le terminal. Pour l’installer : { $command }
learn-needs = Pour apprendre, il faut JAX : { $command }
lab-needs = Pour chercher un matériel, il faut Optuna : { $command }

argument-game = Un jeu de l’étagère : voyez « chantier games ».
option-seats = Nombre de joueurs ; par défaut, le plus petit que le jeu permette.
option-seed = La graine des tirages : même graine, mêmes tirages.
option-kit = Un autre matériel que celui du jeu.

figure = { $figure }
figure-with-tenths = { $whole },{ $tenths }
column-place = place

## rules

help-rules = Les règles d’un jeu, toutes ou une seule.
argument-rule = Le numéro d’une règle : QA-14, ou simplement 14.

## perft

help-perft = Compter toutes les suites de coups jusqu’à une profondeur, depuis la position qui suit la mise en place.
option-depth = Combien de coups des joueurs, de 1 à { $most } ; un tirage ne prend pas de profondeur.
option-divide = Compter à part les suites de chaque premier coup.
bad-depth = La profondeur va de 1 à { $most }, et non { $given } : au-delà, les suites sont trop nombreuses à compter.
counting = Comptage
column-depth = profondeur
column-lines = suites
column-move = premier coup
all-moves = en tout

## replay

help-replay = Raconter une partie enregistrée, et vérifier chaque tirage.
argument-record = Une partie enregistrée, telle que les tables l’écrivent.
option-until = Montrer la table telle qu’elle était après tant d’entrées de la partie.
bad-until = La partie a { $most } entrées ; il n’y a pas de table après { $given }.
replay-of = { $game }, { $seats } sièges, matériel « { $kit } ».
replay-edition = Partie jouée avec l’édition { $edition } des règles et montrée telle quelle ; l’édition d’aujourd’hui est la { $today }.
replay-fair = { $draws ->
    [one] Le seul tirage est conforme à la graine { NUMBER($seed, useGrouping: 0) }.
   *[other] Les { $draws } tirages sont conformes à la graine { NUMBER($seed, useGrouping: 0) }.
}
replay-no-seed = Les tirages ({ $draws }) ne peuvent pas être vérifiés : une partie ne révèle sa graine qu’une fois finie.
replay-unfinished = La partie n’est pas finie.
replay-seat = siège { $seat }
replay-moment = Après l’entrée { $entry } sur { $entries } :

## bench

help-bench = La vitesse des règles sur cette machine, comparée à celle d’autres moteurs.
option-seconds = Temps de processeur pour chaque jeu, jusqu’à { $most }.
bad-seconds = Il faut plus de 0 seconde et au plus { $most }, pas { $given }.
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

help-play = Jouer une partie dans le terminal, contre des bots.
option-seat = Votre siège, à partir de 0.
option-option = Une option du jeu, comme characters=true ; `chantier games --json` les énumère.
option-unreadable = « { $given } » ne se lit pas comme une option ; écrivez nom=valeur.
option-bots = Qui tient les autres sièges : un bot pour tous, ou un par siège, séparés par des virgules. Il y a : { $known }.
option-name = Votre nom, dans le journal et sur le plateau ; sinon celui que connaît l’ordinateur.
option-lesson = Une première partie guidée.
option-challenge = Une partie en solitaire, pour une médaille.
option-plain = Ligne après ligne plutôt qu’une image qui reste : pour les lecteurs d’écran.
option-save = Enregistrer la partie dans ce fichier, coup après coup.
option-resume = Reprendre la partie enregistrée dans ce fichier.

ask-game = Quel jeu ?
ask-lesson = Voulez-vous une première partie guidée ? (o/N)
answer-yes = o, oui
ask-seats = Combien jouent ?
ask-players = { $players } joueurs : vous et { $bots ->
    [one] un bot
   *[other] { $bots } bots
}
ask-bots = Contre qui ?
ask-name = Votre nom ? (Entrée : { $usual }) >
ask-usual = Entrée
ask-again = Un numéro de { $least } à { $most }, ou quelques mots d’un choix.
challenge-more = Le défi : une victoire vaut le bronze. { $figure } : { $silver } au moins pour l’argent, { $gold } pour l’or.
challenge-less = Le défi : une victoire vaut le bronze. { $figure } : { $silver } au plus pour l’argent, { $gold } pour l’or.
challenge-none = Pas de médaille cette fois.
challenge-bronze = ● Une médaille de bronze !
challenge-silver = ●● Une médaille d’argent !
challenge-gold = ●●● Une médaille d’or !
lesson-next = Entrée pour continuer >
lesson-other = Dans cette leçon : { $label }.

play-other-game = { $file } contient une partie d’un autre jeu : { $game }, et non { $asked }.
play-other-seats = { $file } contient une partie à { $seats } ; on ne change pas le nombre de joueurs en route.
play-bots = { $others ->
    [one] Il faut un bot, pas { $given }.
   *[other] Il faut un bot pour tous, ou { $others } bots, pas { $given }.
}
play-save-exists = { $file } existe déjà. Si c’est une partie, --resume { $file } la reprend ; sinon, choisissez un autre nom.
play-unwritable = { $file } ne peut pas être écrit : { $reason }.

play-you = vous
play-welcome = { $game }, { $seats } joueurs. Vous êtes { $player }.
play-how = Répondez par un numéro, ou par quelques mots d’un choix ; « aide » dit le reste.
play-thinking = Les bots réfléchissent…
play-prompt = Votre choix >
play-more = { $shown }–{ $last } sur { $all } ; + montre la suite
play-page = Entrée pour continuer, q pour revenir >
play-several = Plusieurs choix répondent à « { $given } » : { $moves }.
play-and-then = { " ; " }

play-command-hint = conseil
play-command-undo = reprendre, annuler
play-command-why = pourquoi
play-command-help = aide
play-command-rules = règles, règle
play-command-board = plateau
play-command-log = journal
play-command-save = enregistrer, sauver, garder
play-command-quit = quitter
play-usage-hint = conseil
play-usage-undo = reprendre
play-usage-why = pourquoi COUP
play-usage-help = aide
play-usage-rules = règles RÈGLE
play-usage-board = plateau
play-usage-log = journal
play-usage-save = enregistrer FICHIER
play-usage-quit = quitter
play-about-undo = revenir à votre dernier choix, tant que rien n’a été tiré depuis
play-about-hint = ce que jouerait un maître
play-about-why = pourquoi un coup est refusé, maintenant ou plus tard ; seul, tout ce qui est refusé maintenant
play-about-help = cette page
play-about-rules = lire une règle par son numéro, ou toutes
play-about-board = toute la table, en grand
play-about-log = tout ce qui s’est passé
play-about-save = enregistrer la partie dans ce fichier, dès maintenant et coup après coup
play-about-quit = se lever de table
play-rule-now = La règle du moment : { $rule }, { $title }.

play-unknown = « { $given } » ne correspond à aucun choix : répondez par un numéro ou par quelques mots d’un choix.
play-undone = Coup repris.
play-hint = Un maître choisirait { $key } : { $label }.
play-when = C’est une réponse à : { $question }
play-besides = De plus : { $reason }
play-beyond = { $label } – { $reason }
play-nothing-else = À ce moment-là, rien ne s’y opposerait.
play-nothing-refused = Aucune des réponses possibles n’est refusée.
play-allowed = Rien ne s’y oppose : « { $move } » est permis.
play-save-where = Dans quel fichier ? Par exemple : enregistrer partie.json
play-saved = La partie est enregistrée dans { $file }.
play-save-question = Enregistrer la partie ? Un nom de fichier, ou Entrée pour ne pas l’enregistrer >
play-resume = La partie vous attend. Pour la reprendre :
play-goodbye = La partie n’est pas enregistrée. À bientôt !

play-victory = { $count ->
    [one] { $winners } l’emporte.
   *[other] Victoire partagée : { $winners }.
}
play-ended = Fin de partie : { $rule }, { $title }.

## simulate

help-simulate = Faire jouer beaucoup de parties aux bots, et en dresser le bilan.
option-games = Combien de parties.
option-first-seed = La graine de la première partie ; chaque partie prend ensuite la suivante.
option-simulating-bots = Qui joue, les noms séparés par des virgules : un bot pour tous les sièges, ou un pour chacun. Il y a : { $known } ; et aussi planner:turns=3,width=20.
option-rotate = Faire avancer les bots d’un siège d’une partie à l’autre, ou non.
simulating = Parties
simulated = { $game }, { $seats } sièges, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, matériel « { $kit } ».
decisions = Décisions
percent = { $figure } %
column-bot = bot
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
column-happened = survenu dans

## bots, ladder

help-bots = Contre qui jouer : noms, temps, force.
bots-level = niveau { $level }
bots-ms = { $ms } ms par coup
bots-at-once = tout de suite
bots-strength = Gagne contre le niveau inférieur :
bots-won = { $wins } % ({ $low }–{ $high }) des { $games } parties à { $seats } sièges
bots-iterations = { $iterations } itérations par coup
help-ladder = Faire jouer tous les bots deux à deux, et les classer.
option-pair-games = Combien de parties pour chaque paire.
option-ladder-bots = Qui joue, noms séparés par des virgules ; sinon les quatre niveaux. Il y a : { $known } ; aussi search:ms=50.
laddered = { $game }, { $seats } sièges, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} par paire.
ladder-pair = { $one } contre { $other }
help-learn = Faire jouer un jeu contre lui-même, pour qu’il apprenne ce que valent ses positions.
option-units = Unités de la couche cachée du réseau.
option-learning-bots = Qui joue, les noms séparés par des virgules, tirés au sort pour chaque siège ; sans cela, des bots rapides qui voient plus ou moins clair.
option-out = Où vont les poids ; par défaut, dans JEU.insight.json de ce dossier.
option-rounds = Jouer et apprendre en ce nombre de manches au plus : chacune joue avec ce que la précédente a appris ; celle qui n’apporte rien est la dernière.
option-round-iterations = Nombre d’itérations de la recherche pendant les manches.
option-match = Nombre de parties que les poids d’une manche jouent contre les meilleurs d’avant.
learnt-round = À partir de { $seats } joueurs, manche { $round }, { $games } parties jusqu’ici : perte { $loss } ; gagne { $wins } ({ $interval }) contre les meilleurs d’avant.
learnt = À partir de { $seats } joueurs, { $games } parties, { $positions } positions : à deviner le gagnant, la perte était de { $before } avec l’estimation du jeu ; elle est maintenant de { $after }.
learnt-into = Les poids sont dans { $file }.
column-rating = classement
column-ms-a-move = ms par coup
column-longest-ms = au plus
column-pair = { "" }

## balance

help-balance = Faire jouer des styles différents, et dire si le matériel tient les objectifs du jeu.
option-every-seats = Nombre de joueurs ; par défaut, tous ceux que le jeu permet.
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

## explain

help-explain = Dire ce qu’un bot pense d’un moment d’une partie enregistrée, et pourquoi.
option-explaining-bot = Qui réfléchit : le nom d’un bot, avec des réglages si l’on veut, comme grandmaster:ms=3000.
option-explaining-seed = Un nombre pour les dés du bot.
explain-nobody = Personne n’a à jouer après l’entrée { $entry } : choisissez un autre moment avec --until.
explain-share = { $percent } % des victoires, { $tries ->
    [one] essayé une fois
   *[other] essayé { $tries } fois
}

## analyse

help-analyse = Juger chaque tour d’une partie enregistrée : ce qu’il valait, ce qui aurait été mieux, la part de la chance.
option-analyse-seconds = Combien de temps réfléchir ; tous les tours sont jugés d’abord grossièrement, puis de mieux en mieux.
option-analyse-tries = Juger chaque tour une fois, avec tant d’essais : le même fichier donne alors toujours la même réponse.
analyse-nothing = Personne n’a encore joué dans cette partie : il n’y a rien à juger.
analysing = tours jugés
analyse-of = { $game } : { $turns } tours, chacun jugé en { $tries } essais d’après ce que son joueur pouvait voir
analyse-turn = Tour { $turn }, { $name } : les chances de victoire passent de { $before } % à { $after } %
analyse-played = joué
analyse-marks = ◆ le meilleur : au plus { $best } % de perdus · ◇ bon : au plus { $good } % · ~ douteux : au plus { $doubtful } % · ✗ erreur : davantage · (un écart type est d’abord retiré, au bénéfice du doute)
column-player = joueur
column-accuracy = précision
column-opening = début
column-middle = milieu
column-end = fin
column-luck = chance

## puzzles

help-puzzles = Chercher, dans des parties de bots forts, les positions où un tour l’emporte nettement sur tous les autres.
option-puzzles-count = Combien de problèmes on garde, au plus.
option-puzzles-iterations = Essais par tour des bots qui jouent.
option-puzzles-check = Essais de la recherche plus profonde, qui doit être d’accord.
option-puzzles-latest = Le nombre d’entrées d’une partie après lesquelles on ne cherche plus.
option-puzzles-out = Le fichier des problèmes, à garder comme puzzles.json dans le dossier du jeu.
puzzles-candidates = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $candidates ->
    [one] { $candidates } candidat
   *[other] { $candidates } candidats
}
column-became = ce qu’ils sont devenus
column-count = combien
puzzle-kept = gardés
puzzle-forced = il n’y avait rien à choisir
puzzle-obvious = personne ne l’aurait manqué
puzzle-lost = le joueur restait de toute façon en retard
puzzle-not-clear = un autre tour était presque aussi bon
puzzle-not-agreed = la recherche plus profonde a trouvé un autre tour
puzzle-no-theme = plusieurs choses à la fois le rendaient bon
puzzle-not-true = jouées jusqu’au bout, les parties se gagnaient aussi bien avec un autre tour
puzzles-into = { $puzzles ->
    [one] { $puzzles } problème
   *[other] { $puzzles } problèmes
} dans { $file }

## reliability

help-reliability = Dire si ce qu’un bot attend des positions se réalise, et comment le corriger.
option-positions = Sur combien de positions on l’interroge.
option-calibration-out = Écrire les corrections, à garder comme calibration.json dans le dossier du jeu.
column-positions = positions
column-said = annoncé
column-came = réalisé
reliability-of = { $bot }, { $positions } positions de { $games } parties : la part de victoires annoncée, et ce qu’il en advint.
reliability-checked = De même, chaque moitié des parties corrigée d’après l’autre moitié :
reliability-gap = En moyenne, { $percent } d’écart avec ce qui est arrivé.

## sanity

help-sanity = Faire jouer des bots égaux entre eux, et dire s’ils jouent le jeu comme on le connaît.
option-sanity-bots = Qui joue, les noms séparés par des virgules ; sans cela, ceux que le jeu nomme.
option-sanity-games = Combien de parties par bot et par nombre de sièges ; sans cela, autant que le jeu le dit.
column-figure = mesure
sanity-bot = { $bot }, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} par nombre de sièges

## serve, verify

help-serve = Ouvrir des tables à tous : le serveur, jusqu’à ce qu’on l’arrête. C’est ce que fait chantier sans commande.
option-host = l’adresse où écouter
option-port = le port ; 0 en prend un qui est libre
option-db = où tout est gardé : sqlite:///FICHIER ou postgresql://… ; sinon, un fichier dans votre dossier de données
option-redis = redis://… : par où plusieurs serveurs se joignent, et où chantier worker trouve son travail
option-workers = nombre de processus à cette adresse ; plus d’un demande PostgreSQL et Redis
option-thinkers = nombre de processus où réfléchissent les bots, pour chacun de ceux-là
option-https = derrière un mandataire qui parle https : les cookies ne passent alors qu’en https
option-public = l’adresse dans les navigateurs, comme https://chantier.example ; le https va alors de soi
option-proxies = adresses et réseaux des mandataires dont on croit le X-Forwarded-For
option-smtp = smtp://… ou smtps://… : par où partent les codes pour un mot de passe perdu
option-push = services de notifications en plus de ceux des navigateurs habituels, comme https://push.example
option-mail-from = l’expéditeur des courriels
option-keep = nombre de jours de conservation, comme unstarted=7,chat=90 ; 0 : pour toujours
option-quotas = ce qu’une personne peut avoir, comme guest-tables=20
option-house-kit = un matériel pour les tables de son jeu, comme une variante du laboratoire ; à répéter pour un autre jeu
serve-ready = Chantier est ouvert : { $address } – Ctrl+C l’arrête.
help-worker = Faire réfléchir ici les bots de serveurs qui sont ailleurs, jusqu’à ce qu’on l’arrête.
option-worker-redis = le redis://… de ces serveurs
option-worker-processes = nombre de bots qui réfléchissent à la fois
worker-ready = { $processes ->
    [one] Un bot peut réfléchir ici
   *[other] { $processes } bots peuvent réfléchir ici à la fois
} – Ctrl+C arrête.
help-verify = Vérifier que chaque tirage d’une partie finie était juste, d’après le sceau publié au départ.
option-commitment = le sceau que vous avez noté au départ
verify-fair = Les { $draws } tirages viennent tous du secret scellé au départ : { $commitment }.
verify-no-commitment = Rien n’a été scellé au départ de cette partie : ses tirages n’étaient pas ceux d’un serveur. Voyez chantier replay.
verify-not-over = Dans ce fichier, la partie n’est pas finie : son secret n’est révélé qu’à la fin.
verify-other-commitment = Ce fichier est celui d’une autre partie : son sceau est { $known }, vous donnez { $given }.

## chantier new-game

help-new-game = Écrire un petit jeu complet dans son propre paquet, pour en faire le vôtre.
argument-new-game = son nom, par exemple tower_hill
option-in = le dossier où l’écrire, sinon celui-ci
new-game-written = { $folder } est écrit. Ensuite :
      python3 -m pip install -e { $folder }\[test\] && python3 -m pytest { $folder }
      chantier play { $name }
    docs/adding-a-game.md montre la suite.
new-game-name = Un jeu se nomme en minuscules, chiffres et tirets bas simples, comme tower_hill, et non « { $given } ».
new-game-known = Il y a déjà un jeu « { $given } ».
new-game-there = { $folder } existe déjà ; rien n’a été écrit.

help-admin = S’occuper des gens et des tables pendant que le serveur tourne.
argument-action = tables, table, close, delete, people, person, ban, unban, quota, forget, reports, settle, opinions, ratings ou dump
argument-which = l’identifiant d’une table ou d’un signalement ; pour une personne, son identifiant ou son nom de connexion ; pour les listes, un état ou un bout de nom
argument-number = combien de tables la personne peut avoir, pour « quota » ; rien pour le nombre habituel
unknown-action = « { $given } » n’est pas une action ; il y a { $known }.
unknown-which = « { $given } » est inconnu ici ; possible : { $known }.
admin-done = C’est fait. Un serveur qui tourne le remarque en quelques secondes.
admin-nothing = Il n’y a rien.
help-backup = Écrire dans un fichier tout ce qu’un serveur conserve, pendant qu’il tourne.
argument-backup = le nouveau fichier
backup-done = { $file } contient tout ({ $kilobytes } ko). Gardez-le là où vous seul pouvez le lire.
help-restore = Refaire une base à partir d’une sauvegarde.
argument-restore = le fichier que `chantier backup` a écrit
restore-done = Tout ce que contient { $file } est de nouveau là.

## lab

help-lab = Répondre à la question d’un auteur par un grand nombre de parties.
help-lab-run = Jouer les parties d’une question qui ne l’ont pas encore été, et dire où en sont les objectifs du jeu.
help-lab-search = Chercher un meilleur matériel : essayer des valeurs pour les réglages d’une question, et garder ce qui tient le mieux les objectifs du jeu.
help-lab-compare = Dire ce qui diffère entre deux matériels joués, et avec quelle certitude.
help-lab-report = Écrire le rapport de toutes les parties : un seul fichier HTML, lisible hors ligne.
help-lab-export = Écrire une ligne par partie, en CSV ou en Parquet.
argument-question = Le fichier de la question : jeu, places, matériels, bots, nombre de parties.
argument-kit = Le nom d’un matériel dans la question ; usual est celui d’aujourd’hui.
option-store = Où les parties sont gardées ; sinon à côté de la question, avec l’extension .lab.
option-workers-lab = Combien de processus jouent ; sinon autant que de cœurs.
option-ray = Jouer sur une grappe Ray : auto, ou son adresse. Des ports s’ouvrent.
option-search-out = Où le meilleur matériel est écrit ; sinon à côté de la question, avec l’extension .best.toml.
option-opinions = Ce que les joueurs ont dit, tel que l’écrit `chantier admin opinions JEU --json` ; montré à côté des chiffres.
option-report-out = Où écrire le rapport ; sinon à côté des parties.
option-export-out = Le fichier à écrire : .csv ou .parquet.
lab-there = { $there } parties sur { $all } sont déjà là.
lab-written = Écrit : { $file }
lab-cell = { $kit }, { $seats } joueurs, { $games ->
    [one] 1 partie
   *[other] { $games } parties
 } : { $bots }
lab-players = { $seats } joueurs
column-try = essai
column-missed = écart
column-changes = changements
column-before = avant
column-after = après
no-such-kit = Aucun matériel « { $given } » n’a été joué ; il y a : { $known }.
no-pyarrow = Un fichier Parquet a besoin de pyarrow : pip install pyarrow. Un fichier en .csv n’a besoin de rien.
