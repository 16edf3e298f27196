# Tours au vent

game-title = Tours au vent
game-about = Des pierres que nul ne voit, un dé pour le vent : bâtissez haut, et jamais plus large que dessous.

ask-turn = À vous : cherchez, choisissez, posez ou démontez.
ask-prop = Le vent est trop fort pour cette pierre : sacrifiez un étai.

move-fetch = Chercher deux pierres dans la pioche
move-pick = Choisir le { $size } de la carrière
move-lay = { $missing ->
    [0] Poser le { $size } à l’étage { $storey }
   *[other] Poser le { $size } à l’étage { $storey }, avec un étai d’au moins { $missing }
}
move-prop = L’étayer avec le { $size }
move-take-down = Démonter la pierre du sommet

refusal-not-open = Aucun { $size } n’est à découvert dans la carrière.
refusal-hand-full = Votre main est pleine : { $most } pierres au plus.
refusal-not-held = Vous n’avez pas de { $size }.
refusal-too-wide = Un { $size } est plus large que le { $below } qui le porterait.
refusal-no-prop = Le vent est de { $wind } : un { $size } demande un étai d’au moins { $missing }, et vous n’en avez pas.
refusal-prop-too-light = Un { $size } est trop léger : l’étai doit valoir au moins { $missing }.
refusal-no-tower = Vous n’avez pas de tour à démonter.

event-dealt = reçoit un { $stone }.
event-dealt-hidden = reçoit une pierre.
event-opened = Un { $stone } rejoint la carrière.
event-blew = a un vent de { $wind }.
event-fetched = { $stones ->
    [0] attend.
    [one] cherche une pierre.
   *[other] cherche { $stones } pierres.
}
event-picked = choisit le { $stone }.
event-laid = pose le { $stone } : étage { $storey }.
event-propped = sacrifie le { $stone } comme étai.
event-taken-down = démonte le { $stone }.
event-ended = { $reason }

reason-none = La partie est finie.
reason-high-tower = Une tour a son dernier étage : la partie s’achève avec ce tour de table.
reason-empty-pile = La pioche est vide : la partie s’achève avec ce tour de table.
reason-last-round = Le dernier tour de table est joué.

sheet-storeys = Étages
sheet-stones = Pierres en main
sheet-points = Points

# parts of the view, on a board for any game
view-round = Tour de table
view-turn = Au trait
view-wind = Vent
view-pile = Pioche
view-quarry = Carrière
view-laying = En pose
view-hand = Votre main
view-tower = Tour
view-stones = En main
view-points = Points
verb-pick = Choisir une pierre
verb-lay = Poser une pierre
verb-prop = L’étayer
