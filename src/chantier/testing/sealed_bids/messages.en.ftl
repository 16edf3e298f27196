game-title = Sealed bids
game-about = Everybody bids at once, and the highest bid wins.
ask-bid = Bid a card.
move-bid = Bid { $value }
move-look = Look at a card of the player to the left
refusal-not-held = You hold no { $value }.
refusal-looked-already = You have looked already.
event-dealt = is dealt a { $card }.
event-dealt-hidden = is dealt a card.
event-bid = bids { $card }.
event-bid-hidden = bids.
event-shown = shows { $card }.
event-won = wins a token.
event-looked = sees a { $card }.
event-looked-hidden = looks at a card.
event-ended = The last round is over.
sheet-tokens = Tokens
tally-tokens = { $n ->
    [one] token won
   *[other] tokens won
}
