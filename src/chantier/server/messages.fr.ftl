# Ce que dit le serveur

page-shelf = Chantier – jeux d’architecture
page-me = Moi – Chantier
page-club = Le club : qui joue le mieux – Chantier
page-player = Un joueur – Chantier
page-invitations = Invitations – Chantier
page-groups = Mes groupes – Chantier
page-group = Un groupe – Chantier
page-tournaments = Tournois – Chantier
page-tournament = Un tournoi – Chantier
page-unsubscribe = Plus de courriels – Chantier
page-new = Une nouvelle table : { $game } – Chantier
page-rules = Règles : { $game } – Chantier
page-lesson = Apprendre { $game } – Chantier
page-day = Le chantier du jour – Chantier
page-puzzles = Problèmes : { $game } – Chantier
page-table = { $game } : une table – Chantier
page-replay = { $game } : une partie à revoir – Chantier
page-lost = Il n’y a rien ici – Chantier
about-shelf = Jeux d’architecture, exacts à la dernière règle. Entre amis ou contre des bots, sans compte.
about-me = Votre nom, votre marque, vos tables et votre façon de jouer.
about-club = Joueurs et bots sur une même échelle, et ce qui est sûr.
about-player = Ce que quelqu’un a joué, et avec quel succès.
about-invitations = Qui vous invite à une table, et qui vous avez invité.
about-groups = Des amis qui jouent ensemble, avec leur propre classement.
about-group = Un groupe d’amis, ses tables et son classement.
about-tournaments = Les tournois ouverts, en cours et terminés.
about-tournament = Rondes, tables et classement d’un tournoi.
about-unsubscribe = Un clic, et plus aucun courriel ne vient.
about-new = Choisissez places, bots, pendule et options. { $about }
about-rules = Chaque règle à son numéro, avec une recherche. { $about }
about-lesson = Une première partie guidée, coup par coup. { $about }
about-puzzles = Trouvez le coup qui gagne plus souvent que tous les autres. { $about }
about-day = Un chantier, le même pour tous aujourd’hui, et qui l’a le mieux bâti.
about-table = Venez jouer, ou regarder. { $about }
about-replay = Une partie terminée, coup par coup et de chaque place. { $about }
about-lost = Cette page n’existe pas, ou n’existe plus.
page-up = Chantier est ouvert. L’API est sous /api.

refused-name-taken = Le nom « { $name } » est pris.
refused-sign-in-wrong = Le nom et le mot de passe ne vont pas ensemble.
refused-sign-in-wait = Trop de mots de passe erronés. Attendez { $seconds } secondes, ou connectez-vous avec une clé d’accès ou un code de secours.
refused-name-empty = Ce nom ne contient rien de lisible. Choisissez-en un autre.
refused-name-official = « { $name } » appartient à la maison ou à un bot. Choisissez un autre nom.
refused-password-common = Ce mot de passe est facile à deviner. Prenez quelques mots qui ne vont pas ensemble.
refused-no-session = Cette session n’existe pas, ou elle a déjà pris fin.
refused-banned = Les responsables de ce serveur en ferment l’accès à ce compte.
refused-no-account = Il faut un compte : donnez d’abord un nom et un mot de passe.
refused-code-wrong = Ce code n’est pas bon, ou ne l’est plus.
refused-no-mail = Ce serveur n’envoie pas de courriels.
refused-mail-failed = Le courriel n’est pas parti. Réessayez plus tard.
refused-mail-lately = Un courriel vient d’y partir. Regardez s’il est arrivé, ou réessayez dans { $minutes } minutes.
refused-passkey-wrong = Cette clé d’accès n’est pas connue ici.
refused-no-passkey = Cette clé d’accès n’existe pas.
refused-too-many-passkeys = Vous avez déjà { $most } clés d’accès. Supprimez-en une d’abord.
refused-quota-tables = { $most ->
    [one] Vous avez une table qui n’est pas finie. Finissez-la ou fermez-la d’abord.
   *[other] Vous avez { $most } tables qui ne sont pas finies. Finissez-en une, ou fermez-en une d’abord.
}
refused-quota-kits = { $most ->
    [one] Vous avez une table à matériel personnel qui n’est pas finie. Finissez-la ou fermez-la d’abord.
   *[other] Vous avez { $most } tables à matériel personnel qui ne sont pas finies. Finissez-en une, ou fermez-en une d’abord.
}
refused-quota-today = { $most ->
    [one] Vous avez ouvert une table depuis hier. Attendez un peu.
   *[other] Vous avez ouvert { $most } tables depuis hier. Attendez un peu.
}
mail-mail-subject = Chantier : un code pour revenir
mail-mail =
    Bonjour { $name },

    Quelqu’un a demandé un code pour changer le mot de passe de votre compte. Il sert une seule fois, pendant { $minutes } minutes :

    { $code }

    Si ce n’était pas vous, rien n’a changé, et il n’y a rien à faire.
mail-confirm-subject = Chantier : confirmez votre adresse
mail-confirm =
    Bonjour { $name },

    Ce code confirme votre adresse. Il sert une seule fois, pendant { $minutes } minutes :

    { $code }

    Si vous n’avez rien demandé, il n’y a rien à faire.
no-sender = Un courriel a besoin d’un expéditeur : donnez une adresse à --mail-from, par exemple « Chantier <chantier@chantier.example> ».
bad-setting = « { $given } » ne se lit pas. Écrivez un nom et un nombre, comme chat=90 ; il y a : { $known }.
refused-who-are-you = Entrez d’abord : donnez un nom, ou connectez-vous.
refused-no-table = Cette table n’existe pas.
refused-no-such-path = Il n’y a rien ici.
refused-not-started = La partie n’a pas commencé.
refused-started-already = La partie a déjà commencé.
refused-seated-already = Vous êtes déjà à cette table.
refused-seat-taken = Cette place est prise.
refused-table-full = Toutes les places sont prises.
refused-seats-free = Il reste des places : quelqu’un doit s’y asseoir, ou un bot.
refused-stale = La table a avancé depuis votre choix.
refused-not-seated = Vous n’avez pas de place à cette table.
refused-not-proposed = Personne ne l’a proposé.
refused-proposed-already = C’est déjà proposé.
refused-no-such-seat = Cette table n’a pas cette place.
refused-closed = Cette table a été fermée avant la fin de la partie.
refused-not-host = Seul l’hôte de cette table peut le faire.
refused-nobody-there = Cette personne n’est pas à cette table.
refused-not-oneself = C’est pour les autres, pas pour soi.
refused-still-playing = On ne renvoie pas quelqu’un qui joue ; quand un bot joue à sa place, on le peut.
refused-others-play = D’autres jouent encore ici ; une table en cours se ferme quand plus personne d’autre ne joue.
refused-barred = L’hôte de cette table vous a demandé de ne pas vous y asseoir.
refused-muted = L’hôte de cette table vous a demandé de ne plus rien dire.
refused-watchers-silent = À cette table, seuls ceux qui y sont assis peuvent parler.
refused-too-many-blocked = Vous avez déjà bloqué { $most } personnes.
refused-analyst-busy = Les bots analysent d’autres parties en ce moment. Réessayez dans une minute.
refused-other-game = Une table qui en continue une autre a le même jeu, le même nombre de places, les mêmes options et le même matériel.
refused-origin-live = Une partie en temps réel ne peut pas être reprise : personne ne sait à quelle vitesse chacun aurait joué.
refused-no-such-moment = Ce moment n’existe pas à cette table, ou la partie était déjà finie.
refused-no-hints = On joue ici entre personnes, et les indices n’ont pas été convenus à la création de la table.
refused-no-hint-now = Le bot n’a pas trouvé de réponse à temps. Réessayez.
refused-puzzle-move = « { $move } » ne peut pas être joué dans ce problème : { $reason }
refused-day-not-over = Ce jour n’est pas fini : les résultats sont donnés quand chacun a pu faire son essai.
refused-day-no-undo = Au chantier du jour, on ne revient pas avant un tirage ou une réponse.
refused-day-by-itself = Seul le serveur ouvre les chantiers du jour.
refused-not-asked = Vous n’avez rien à décider en ce moment.
refused-not-over = La partie n’est pas finie.
refused-not-playing = La partie n’est pas en cours.
refused-not-away = Vous êtes déjà là.
refused-bad-query = « { $given } » n’est pas une valeur de { $name }.
refused-unreadable = Cela ne se lit pas : { $reason }
refused-too-long = C’est trop long.
refused-too-many-requests = C’était trop à la fois. Attendez un peu.
refused-too-many-messages = C’était trop à la fois. Attendez un peu.
refused-no-origin = La requête ne dit pas de quelle page elle vient.
refused-foreign-origin = La requête vient de la page d’un autre site.
refused-trouble = { $reason }
refused-broken = Quelque chose est cassé ici. C’est noté, et rien n’est perdu.
refused-bad-kit = Ce matériel n’est pas jouable : { $reason }.
refused-no-kit = Il n’y a pas de matériel « { $given } » ; il y a { $known }.
refused-bot-without-seat = Un bot est assis là où il n’y a pas de place : il y en a { $seats }.
refused-bot-too-slow = Ici, aucun bot ne réfléchit plus longtemps que son niveau : { $given }, au plus { $most }.
refused-slow-kit = Avec ce matériel, les règles prennent trop de temps. Cherchez-y un très grand nombre.
refused-too-many-connections = Trop de connexions. Réessayez dans un instant.
refused-too-slow = La requête a mis trop de temps à arriver.
refused-store-down = Ce qui est conservé ici n’est pas accessible en ce moment. Rien n’est perdu ; réessayez dans un instant.
refused-not-ready = Pas prêt : { $parts }.
refused-not-up = Le serveur démarre. Réessayez dans un instant.
refused-two-clocks = Une pendule compte chaque coup ou toute la partie, pas les deux.
refused-resigned = Vous avez abandonné ; un bot joue à votre place.
refused-not-stored = Cela n’a pas pu être enregistré, donc rien n’est arrivé. Réessayez.
refused-redis-down = Les serveurs d’ici ne peuvent pas se joindre en ce moment. Rien n’est perdu ; réessayez dans un instant.
refused-no-keeper = Cette table ne peut pas être jointe pour le moment. Réessayez dans un instant.
refused-no-answer = Pas de réponse : voyez si cela a eu lieu, puis réessayez.
refused-not-json = Le contenu doit être du JSON (application/json).
store-trouble = La base { $db } ne peut pas être ouverte : { $reason }.
refused-live-over-days = Avec ces options, il faut tout le monde à table : elles ne se jouent pas sur plusieurs jours.
refused-no-preference = Un souhait se dit avant que la question soit posée : chaque chose une fois, parmi ce qu’il y a à choisir.
refused-no-signal = Le signal n’a pas encore été donné.
refused-not-shown = Ce coup est parti avant que le dernier fragment soit montré. Regardez d’abord.
refused-moment-counts = L’instant de ce coup compte : il se dit par « timed », avec la « quote » de la dernière mise à jour.
refused-reload = Cette page est d’une édition plus ancienne : rechargez-la. Rien n’est perdu.
refused-nothing-due = Il n’y a encore rien à faire.
refused-not-timed = Aucun instant ne compte à cette table en ce moment : jouez des coups.
redis-trouble = Le Redis { $redis } ne peut pas être joint : { $reason }.
alone-only = { $workers } processus demandent PostgreSQL (--db postgresql://…) et Redis (--redis redis://…) ; avec cette base il y en a un.
database-newer = La base est de l’édition { $edition }, plus récente que ce programme, qui connaît { $head }. Remettez le programme plus récent, ou la sauvegarde d’avant la mise à jour.
database-older = La base est de l’édition { $edition }, et ce programme demande { $head } : démarrez une fois le serveur, qui la met à jour.
no-database = Il n’y a pas de base à { $db }.
backup-exists = { $file } existe déjà ; une sauvegarde ne remplace rien.
backup-damaged = { $file } est abîmé : { $reason }.
nothing-to-back-up = Il n’y a rien à { $db }.
no-backup = { $file } n’est pas une sauvegarde.
in-use = { $file } est ouvert dans un autre serveur.
not-a-database = { $file } n’est pas une base SQLite.
not-empty = La base { $db } n’est pas vide ; une sauvegarde se remet dans une base vide.
admin-no-table = Il n’y a pas de table { $table }.
admin-no-person = Personne n’a « { $person } » pour identifiant ni pour nom de connexion. `chantier admin people NOM` trouve les gens par une partie de leur nom.
admin-no-report = Il n’y a pas de signalement { $report }.
admin-over = La table { $table } est finie.
admin-under-way = La table { $table } est en cours : fermez-la d’abord.
refused-no-player = Ce joueur n’existe pas.
refused-hidden = Ce joueur ne montre pas ses parties.
refused-no-push-service = Ce serveur ne connaît pas ce service de notifications, et n’y envoie rien.
refused-nobody-of-that-name = Personne de ce nom n’est connu ici. Donnez l’identifiant, ou le nom de quelqu’un avec qui vous avez joué.
refused-several-of-that-name = Vous avez joué avec plusieurs personnes nommées « { $name } ». Choisissez dans la liste.
refused-blocked-by-you = Vous avez bloqué cette personne, ou vous l’avez priée de quitter cette table.
refused-too-many-invited = Vous avez déjà invité beaucoup de monde. Attendez les réponses.
refused-invited-already = Cette personne est déjà invitée.
refused-sits-already = Cette personne est déjà assise à la table.
refused-no-invitation = Cette invitation n’existe pas ; la table a peut-être commencé.
refused-no-group = Ce groupe n’existe pas.
refused-not-group-host = Seul le membre qui tient le groupe peut faire cela.
refused-no-member = Seuls les membres du groupe peuvent faire cela.
refused-member-already = Cette personne est déjà membre.
refused-too-many-groups = On peut faire partie de { $most } groupes au plus.
refused-too-many-members = Un groupe a { $most } membres au plus.
refused-no-tournament = Ce tournoi n’existe pas.
refused-not-tournament-host = Seul l’hôte du tournoi peut faire cela.
refused-too-many-tournaments = Vous avez { $most } tournois qui ne sont pas finis.
refused-tournament-over = Ce tournoi ne prend plus personne.
refused-tournament-full = Il n’y a plus de place dans ce tournoi.
refused-tournament-began = Le tournoi a déjà commencé.
refused-joined-already = Vous êtes déjà dans ce tournoi.
refused-not-in-tournament = Vous ne jouez pas dans ce tournoi, ou il est fini.
refused-too-few-players = Il faut au moins deux joueurs, et assez pour une table.
notice-turn = { $game } : à vous de jouer
notice-ready = { $game } : votre table a commencé
notice-over = { $game } : la partie est finie
notice-invited = { $game } : on vous invite à une table
notice-invited-group = On vous invite dans un groupe
notice-declined = { $game } : une personne invitée ne peut pas venir
notice-round = { $game } : votre table du tournoi est prête
notice-digest = Des nouvelles de { $n } tables
notice-hello = Bonjour { $name },
unsubscribe-turn = Plus de courriels quand c’est à vous de jouer :
unsubscribe-ready = Plus de courriels quand une de vos tables commence :
unsubscribe-over = Plus de courriels quand une partie est finie :
unsubscribe-invited = Plus de courriels quand on vous invite :
unsubscribe-declined = Plus de courriels quand quelqu’un décline :
unsubscribe-round = Plus de courriels quand une ronde commence :
