## Le chantier du jour
day-title = Le chantier du jour
day-sub = Le même début, les mêmes tirages et les mêmes bots pour tout le monde, un seul essai. Les résultats se comparent le lendemain.
day-with = Vous contre { $bots ->
    [one] un bot : { $level }
   *[other] { $bots } bots : { $level }
}
day-begin = Commencer
day-go-on = À ma table
day-once = Vous avez un essai. Rien de ce qui a été tiré ne se reprend, et il n’y a pas d’indices.
day-tried = { $n ->
    [0] Personne n’a encore commencé.
    [one] Une personne a commencé.
   *[other] { $n } personnes ont commencé.
}
day-ends = Le jour finit à { $time }.
day-commitment = Engagement
day-secret = Secret
day-commitment-about = L’empreinte du secret dont viennent tous les tirages du jour. Le secret est donné quand le jour est fini : chacun peut vérifier qu’il n’a pas changé.
day-next = Demain : { $game }
day-results = Résultats du { $day }
day-none = Personne n’a joué ce jour jusqu’au bout.
day-no-past = Les résultats de la veille seront ici.
day-place = place
day-name = nom
day-points = points
day-lead = avance
day-won = gagné
day-see = Voir
day-hidden = quelqu’un
day-unfinished = { $n ->
    [one] Une autre personne n’a pas fini à temps.
   *[other] { $n } autres n’ont pas fini à temps.
}
day-archive = Jours passés
day-archive-about = Rejouez-en un quand vous voulez ; cela ne compte pas.
day-play-again = Jouer
day-look = Résultats
