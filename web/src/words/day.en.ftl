## The site of the day
day-title = The site of the day
day-sub = The same start, the same dice and the same bots for everybody, one try each. Results are compared the next day.
day-with = You against { $bots ->
    [one] one bot: { $level }
   *[other] { $bots } bots: { $level }
}
day-begin = Begin
day-go-on = To my table
day-once = You have one try. Nothing that was drawn can be taken back, and there are no hints.
day-tried = { $n ->
    [0] Nobody has begun yet.
    [one] One person has begun.
   *[other] { $n } people have begun.
}
day-ends = The day ends at { $time }.
day-commitment = Commitment
day-secret = Secret
day-commitment-about = The hash of the secret that all draws of the day come from. The secret is told when the day is over, so that everybody can check that it was not changed.
day-next = Tomorrow: { $game }
day-results = Results of { $day }
day-none = Nobody played this day to its end.
day-no-past = Yesterday’s results will stand here.
day-place = place
day-name = name
day-points = points
day-lead = lead
day-won = won
day-see = See
day-hidden = somebody
day-unfinished = { $n ->
    [one] One more did not finish in time.
   *[other] { $n } more did not finish in time.
}
day-archive = Past days
day-archive-about = Play one again whenever you like; it does not count.
day-play-again = Play
day-look = Results
