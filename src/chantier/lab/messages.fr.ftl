### Ce que dit le labo : verdicts, comparaisons, rapports.

met = tenu
missed = manqué
unknown = pas encore su
more-games = environ { NUMBER($games) } parties de plus le diraient
changed = changé, c’est sûr
same = pas de différence qui compte
can-not-tell = impossible à dire

figure-seats = Écart de la pire place à sa part
figure-seat-1 = Victoires du premier joueur
figure-median-turns = Tours de chaque joueur
figure-median-minutes = Minutes (estimation)
figure-mean-margin = Points entre premier et deuxième
figure-mean-leads = Changements en tête
figure-mean-decided = Part de la partie avant que tout soit joué
figure-happened-comeback = Vainqueur dernier à mi-partie
figure-mean-branching = Coups entre lesquels choisir
figure-mean-forced = Part des coups sans choix
figure-mean-caller-wins = L’auteur du dernier coup gagne

report-title = Un rapport du labo
report-verdict = Verdict
report-summary = Le matériel { $kit } tient à coup sûr { $met } objectifs sur { $all } et en manque { $missed } ; { $unknown } ne sont pas encore sus.
report-missed = { $target } ({ $players }) : { $found }, voulu { $wanted }
report-marks = ✓ tenu et ✗ manqué sont sûrs : le hasard seul ne les explique guère. ○ pas encore su : trop peu de parties pour le dire. Le point est ce qu’on a trouvé, le trait là où se trouve la vérité dans 95 cas sur 100, la bande ce qu’on veut.
report-all-usual = d’aujourd’hui
report-target = Objectif
report-wanted = voulu
report-players = { $n } joueurs
report-games = { $n ->
    [one] 1 partie
   *[other] { NUMBER($n) } parties
 }
report-change = Qu’a fait le changement ?
report-change-about = Les mêmes numéros de parties avec les deux matériels. Ce qui est marqué a changé à coup sûr, bien que { $n } chiffres soient regardés.
report-figure = Chiffre
report-answer = Réponse
report-search = Qu’est-ce qui a été essayé ?
report-search-about = Les matériels qu’une recherche a essayés, le meilleur d’abord. Ceux qui ont peu de parties ont été abandonnés tôt. « Écart » dit de combien les objectifs sont manqués en moyenne ; 0 les tient tous.
report-try = Matériel
report-try-name = essai { $n }
report-try-games = parties
report-try-missed = écart
report-seats = Qui gagne, selon la place ?
report-seats-about = Dans l’ordre du tour depuis le premier joueur. Le trait est la part d’une place ; la barre dit où se trouve la vérité dans 95 cas sur 100.
report-points = D’où viennent les points ?
report-points-about = De quoi sont faits les points du vainqueur, en moyenne.
report-length = Quelle durée, quelle tension ?
report-length-about = Le milieu de toutes les parties, et où il se trouve dans 95 cas sur 100. Les minutes sont une estimation : { $choice } secondes quand on a le choix, { $forced } quand on ne l’a pas.
report-use = Qu’est-ce qui sert ?
report-use-about = Dans combien de parties il se passe quelque chose avec chaque composant, et combien de fois celui à qui cela arrive a gagné. La part équitable des victoires est le trait.
report-item = Composant
report-used = parties
report-wins = victoires avec
report-dead = Quelles règles ne servent jamais ?
report-dead-about = Jamais vu dans ces parties ; si cela arrive, c’est dans moins de parties que la part indiquée.
report-dead-none = Tout ce qui peut se raconter est arrivé au moins une fois.
report-strength = En quoi le jeu fort diffère-t-il ?
report-strength-about = Le même matériel, joué par { $weak } et par { $strong }.
report-play = Jouer cette variante
report-play-about = Enregistrez le matériel et jouez avec à votre propre table : la première commande l’ouvre dans le navigateur, la seconde dans le terminal.
report-save = Enregistrer { $file }
report-method = Est-ce sûr, et de quoi ?
report-method-about = { NUMBER($games) } parties entre { $bots }, matériel par matériel avec les mêmes numéros : la même graine donne les mêmes parties sur toute machine. Barres et intervalles contiennent la vérité dans 95 cas sur 100 ; là où l’on montre le pire de plusieurs, l’intervalle est plus large, pour tous ensemble (Bonferroni), et les différences sont corrigées selon Holm. Ce que des bots ne peuvent pas dire : si l’on s’amuse, si une carte se lit comme on l’a voulue, si l’on se venge.
report-answers = Ce que disent les joueurs
report-light = Jour ou nuit
report-kit = Matériel
report-changes = Changements

opinions-title = Ce que les joueurs en ont dit
opinions-about = Après la partie, trois questions ont été posées aux joueurs. Ceux qui ont aimé répondent plus souvent que les autres.
opinions-people = réponses
opinions-enjoyed = plaisir (1 à 5)
opinions-short = trop court
opinions-right = juste bien
opinions-long = trop long
opinions-again = y rejoueraient
