## Le classement
leaders-title = Les maîtres du chantier
leaders-sub = Joueurs et bots sur une même échelle. Seul compte pour l’ordre ce qui est sûr.
which-game = Jeu
which-tempo = Rythme
rhythm-live = en direct
rhythm-unhurried = sans hâte
rhythm-days = sur plusieurs jours
who-all = Tous
who-people = Sans les bots
name = nom
sure-of = au moins
rating = force
games = parties
bot = bot
you = vous
nobody-listed = Personne n’a encore joué { $needed } parties ainsi. Comptent celles où quelqu’un est à la table.
your-place = Votre place
place-of = Rang { $n } sur { $of }.
as-strong-about = C’est à peu près la force d’un { $level }.
as-strong-between = C’est entre un { $level } et un { $upper }.
as-strong-above = C’est plus fort qu’un { $level }.
as-strong-below = C’est encore en dessous d’un { $level }.
games-missing = { $n ->
    [one] Encore une partie, et vous êtes sur la liste.
   *[other] Encore { $n } parties, et vous êtes sur la liste.
}
not-played = Vous n’y avez pas encore joué.
play-level = Jouer contre un { $level }
how-to-read = Comment lire
how-to-read-text = La pointe est la meilleure estimation, la hachure le doute qui reste. « Au moins » est son bord gauche : qui joue davantage monte, même sans gagner plus. Sont sur la liste ceux dont vous pouvez voir la page. Les bots partent d’où leurs parties entre eux les ont mis, et vous à côté du Compagnon.
what-counts = Ce qui compte
what-counts-text = Les parties menées à leur fin, avec les pièces du jeu, sans indice demandé ni coup repris d’un commun accord, et avec quelqu’un à la table. Un joueur pour qui un bot a joué plus de trois coups est laissé de côté ; qui abandonne a perdu.

## Un joueur
my-page = Ma page
since = sur le chantier depuis { $date }
figure-games = { $n ->
    [one] partie
   *[other] parties
}
figure-won = gagnées
figure-met = joueurs rencontrés
who-may-see = Qui peut voir cette page
shown-all = Tout le monde
shown-tables = Mes tables
shown-me = Personne d’autre
shown-all-says = Tout le monde voit cette page, et votre force est sur les listes.
shown-tables-says = Ceux avec qui vous avez joué voient cette page, et vous sur les listes. Les autres voient votre nom et votre marque, rien d’autre.
shown-me-says = Personne d’autre ne voit cette page. Les autres voient votre nom et votre marque à la table, rien d’autre.
hidden-page = { $name } ne vous montre pas cette page.
often-with = Le plus souvent avec
invite = Inviter
invite-name = Inviter { $name } à une table
won-of = { $won } gagnées sur { $games }
strength = La force, et contre qui
strength-note = La pointe est la meilleure estimation, la hachure l’intervalle sûr à 95 %. Il se resserre à mesure qu’on joue.
strength-none = Aucune partie n’a encore compté. Menez-en une à sa fin.
against-level = { $level } : devant lui dans { $won } parties sur { $games }
games-played = Parties jouées
which-all = Toutes ({ $n })
which-won = Gagnées
which-people = Avec d’autres personnes
search-name = Le nom de quelqu’un
nothing-found = Aucune partie de ce genre.
more-games = Parties plus anciennes
place-nth = { $n ->
    [0] –
    [1] 1er
   *[other] { $n }e
}
lasted-minutes = { $n } min
lasted-hours = { $h } h { $m }
lasted-days = { $n ->
    [one] 1 jour
   *[other] { $n } jours
}
rounds = { $n ->
    [one] 1 manche
   *[other] { $n } manches
}
see-again = Revoir
somebody = quelqu’un
uncounted-closed = pas menée à sa fin
uncounted-own-kit = avec des pièces à soi
uncounted-goes-on = suite d’une autre partie
uncounted-helped = avec un indice ou un coup repris
uncounted-bots = ne compte pas
uncounted-alone = ne compte pas
uncounted-unread = ne compte pas
curiosities = Curiosités
curiosity-longest = La plus longue partie
curiosity-longest-says = { $time } ({ $game })
curiosity-best-says = points au mieux
most-in-one = jusqu’à { $n } en une partie
curiosity-closest = La victoire la plus serrée
curiosity-closest-says = { $n ->
    [0] au départage ({ $game })
    [one] d’un point ({ $game })
   *[other] de { $n } points ({ $game })
}
curiosity-streak = La plus longue série
curiosity-streak-says = { $n } parties gagnées de suite
curiosity-nemesis = Le plus coriace
curiosity-nemesis-says = { $other }, devant { $n } fois
no-curiosities = Elles viendront avec les parties.
name-and-mark = Nom et marque

## D’une page à l’autre
club-ways = Les pages du club
way-leaders = Les maîtres
way-groups = Mes groupes
way-tournaments = Tournois
way-invitations = Invitations

## Les groupes
groups-about = Des gens qui jouent souvent ensemble : leurs parties, et le bilan de chacun.
no-groups = Vous n’êtes dans aucun groupe. Fondez-en un, et envoyez son lien aux autres.
found-group = Fonder un groupe
group-name = Son nom
group-name-example = La table du mardi
found = Fonder
members = { $n ->
    [one] 1 membre
   *[other] { $n } membres
}
you-host = vous le tenez
join-this = Devenir membre
group-outside = Les membres voient les parties du groupe et sont invités à ses tables.
group-standings = Le bilan de chacun
group-note = Les points sont la part moyenne des autres que l’on devance : 1, toujours en tête ; 0, toujours en queue.
points = points
won = gagnées
member = membre
keeps-group = tient le groupe
was-member = joue avec
group-tables = Tables en cours
new-group-table = Une table pour le groupe
new-group-table-says = Tous les membres sont invités.
group-games = Parties du groupe
no-group-games = Le groupe n’a pas encore fini de partie.
leave-group = Quitter le groupe
remove-member = Retirer { $name }
hand-to = Confier à { $name }
rename-group = Changer de nom
save = Enregistrer
ask-in = Faire entrer quelqu’un

## Les tournois
tournaments-about = Plusieurs rondes à des tables d’égaux : tous contre tous, ou selon le classement.
no-tournaments = Aucun tournoi n’est ouvert en ce moment. Lancez-en un, et envoyez son lien.
call-tournament = Lancer un tournoi
tournament-name = Son nom
tournament-name-example = Lundi au vieux gué
game = Jeu
table-size = Places par table
form = Qui rencontre qui
form-swiss = selon le classement (suisse)
form-round-robin = tous rencontrent tous
how-many-rounds = Rondes
pace = Rythme
pace-live = en direct
pace-days = sur plusieurs jours
wait-minutes = Minutes d’attente à une table
term-days = Jours pour une ronde
term-minutes = Minutes pour une ronde
if-missing = Qui manque
missing-bot = un bot joue jusqu’à son arrivée
missing-forfeit = perd la table par forfait
fill-tables = Des bots complètent la dernière table
more-bots = Bots dès le début
list-open = Visible pour tout le monde
call-it = Lancer
state-open = inscriptions ouvertes
state-playing = ronde { $n } sur { $of }
state-over = fini
players = { $n ->
    [one] 1 joueur
   *[other] { $n } joueurs
}
tournament-sub = { $game } · tables de { $seats } · { $players }
form-short-swiss = suisse
form-short-round-robin = tous contre tous
rounds-n = { $n ->
    [one] une ronde
   *[other] { $n } rondes
}
round-nth = Ronde { $n }
round-done = jouée
round-now = en cours
round-to-come = à venir
table-ready = Votre table est prête : table { $n }
table-going = Votre table : table { $n }
begins-latest = commence à { $time } au plus tard
due-by = jusqu’à { $time }
sit-at = S’asseoir
go-on-at = Continuer à jouer
you-rest = Vous êtes au repos pour cette ronde, avec les points d’une { $seats ->
    [2] victoire
   *[other] deuxième place
}.
standings-now = { $n ->
    [0] Qui joue
    [one] Classement après une ronde
   *[other] Classement après { $n } rondes
}
standings-end = Le classement final
col-points = points
col-opponents = points des adversaires
col-wins = premières places
col-share = part des points
table-title = Table { $n }
table-n = table { $n }
rests = repos
forfeited = –
round-tables = Ronde { $n }, les tables
watch-table = regarder
see-table = revoir
status-waiting = attend son monde
status-playing = en train de jouer
status-over = finie
rests-names = Au repos : { $names }
how-points = { $seats } points pour une première place, 1 pour une dernière, par pas égaux ; aucun pour un forfait. À égalité : la moyenne des points des adversaires, puis les premières places, puis la part des points à ses tables.
if-somebody-missing = Si quelqu’un manque
missing-live-bot = Au bout de { $n } min, un { $level } prend la place ; la personne peut la reprendre à tout moment.
missing-live-forfeit = Au bout de { $n } min, la place est perdue par forfait, et un { $level } la joue jusqu’au bout.
missing-days-bot = Quand le temps de la ronde est écoulé, un { $level } joue pour qui se fait attendre.
missing-days-forfeit = Quand le temps de la ronde est écoulé, qui se fait attendre perd par forfait.
tournament-join = Participer
tournament-late = Participer dès la prochaine ronde
tournament-withdraw = Se retirer
tournament-back = Revenir
tournament-start = Commencer
tournament-cancel = Annuler
called-by = { $name } s’en occupe.
bots-will = Avec { $n } bots.
gone = s’est retiré
