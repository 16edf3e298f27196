## Inviter
ask-people = Inviter du monde
the-link = Le lien
copy = Copier
copied = Copié
share = Partager…
by-mail = Courriel
mail-subject = { $name }
mail-body = Venez jouer : { $link }
qr-label = Le lien en code QR
qr-hold = Passez un téléphone devant.
ask-by-name = Par le nom
name-of-somebody = Un nom
ask = Inviter
name-note = L’identifiant, ou le nom de quelqu’un avec qui vous avez joué.
asked-one = { $name } est sur la liste
was-asked = sur la liste
has-declined = ne peut pas venir
who-sits = Qui s’assied
who-sits-count = { $n } sur { $of }, cela se remplit tout seul
keeps-table = tient la table
sat-now = vient de s’asseoir
waiting-for = on attend quelqu’un
if-nobody = Si personne ne vient, un bot garde la place :
no-account = Nul besoin de compte : qui ouvre le lien écrit un nom et s’assied.
free-seats = { $n ->
    [0] Tout le monde est assis
    [one] Une place est libre
   *[other] { $n } places sont libres
}
begin-bots = { $n ->
    [one] Commencer avec un bot
   *[other] Commencer avec { $n } bots
}
bots-take = { $n ->
    [one] Attendez, ou commencez : un bot garde la place.
   *[other] Attendez, ou commencez : des bots gardent les places.
}
host-begins = { $name } peut commencer avec des bots aux places libres.
in-words = La table, en mots
tempo-live = En direct
tempo-unhurried = Pas de pendule ; qui part retrouve sa place.
tempo-clock = Une pendule compte chaque coup.
tempo-days = Sur plusieurs jours
may-come-link = Qui a le lien
may-come-all = Tout le monde la trouve parmi les tables ouvertes.
label-tempo = Rythme
label-who = Qui peut venir
## Les invitations reçues
invitations = Invitations
invited-table = { $by } vous garde une place
invited-group = { $by } vous propose d’entrer dans « { $name } »
seats-left = { $n ->
    [0] plus de place
    [one] une place libre sur { $of }
   *[other] { $n } places libres sur { $of }
}
sit-down = S’asseoir
join-group = Entrer
decline = Décliner
no-invitations = Personne ne vous invite en ce moment.
