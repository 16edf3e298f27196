game-title = Enchères scellées
game-about = Tout le monde enchérit en même temps, et la plus haute enchère l’emporte.
ask-bid = Misez une carte.
move-bid = Miser { $value }
move-look = Regarder une carte du voisin de gauche
refusal-not-held = Vous n’avez pas de { $value }.
refusal-looked-already = Vous avez déjà regardé.
event-dealt = reçoit un { $card }.
event-dealt-hidden = reçoit une carte.
event-bid = mise { $card }.
event-bid-hidden = mise.
event-shown = montre { $card }.
event-won = gagne un jeton.
event-looked = voit un { $card }.
event-looked-hidden = regarde une carte.
event-ended = La dernière manche est finie.
sheet-tokens = Jetons
tally-tokens = { $n ->
    [one] jeton gagné
   *[other] jetons gagnés
}
