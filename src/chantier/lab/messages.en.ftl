### What the lab says: verdicts, comparisons, reports.

met = met
missed = missed
unknown = not yet known
more-games = about { NUMBER($games) } more games would tell
changed = changed, surely
same = no change that matters
can-not-tell = can’t tell

figure-seats = Distance of the worst seat from its share
figure-seat-1 = Wins of the first player
figure-median-turns = Turns of each player
figure-median-minutes = Minutes, estimated
figure-mean-margin = Points between first and second
figure-mean-leads = Changes of the lead
figure-mean-decided = Part of the game until it is decided
figure-happened-comeback = Winner was last half-way
figure-mean-branching = Moves to choose from
figure-mean-forced = Part of moves without a choice
figure-mean-caller-wins = Whoever made the last move wins

report-title = A report of the lab
report-verdict = Verdict
report-summary = Of { $all } targets { $kit } surely keeps { $met } and misses { $missed }; { $unknown } are not yet known.
report-missed = { $target } ({ $players }): { $found }, wanted { $wanted }
report-marks = ✓ met and ✗ missed are sure: luck alone hardly explains them. ○ not yet known: too few games to tell. The dot is what was found, the line where the truth lies in 95 cases of 100, the shade what is wanted.
report-all-usual = today’s kit
report-target = Target
report-wanted = wanted
report-players = { $n } players
report-games = { $n ->
    [one] 1 game
   *[other] { NUMBER($n) } games
 }
report-change = What did the change do?
report-change-about = The same game numbers with both kits. What is marked is a change that is sure even though { $n } figures are looked at.
report-figure = Figure
report-answer = Answer
report-search = What was tried?
report-search-about = Kits that a search tried, the best first. Those with few games were given up early. “Missed by” is how far the targets are missed on average; 0 keeps them all.
report-try = Kit
report-try-name = try { $n }
report-try-games = games
report-try-missed = missed by
report-seats = Who wins, by seat?
report-seats-about = In the order of play from the first player. The line is a seat’s share; the bar is where the truth lies in 95 cases of 100.
report-points = Where do points come from?
report-points-about = What the winner’s points are made of, on average.
report-length = How long, how tense?
report-length-about = The middle of all games, and where it lies in 95 cases of 100. Minutes are a guess: { $choice } seconds where there is a choice, { $forced } where there is none.
report-use = What is used?
report-use-about = In how many games something happens with each component, and how often whoever it happened to won. A player’s fair part of wins is the line.
report-item = Component
report-used = games
report-wins = wins with it
report-dead = Which rules never happen?
report-dead-about = Never seen in these games; if anything of it happens, then in fewer than the given part of games.
report-dead-none = Everything that can be told happened at least once.
report-strength = How does strong play differ?
report-strength-about = The same kit, played by { $weak } and by { $strong }.
report-play = Play this variant
report-play-about = Save the kit, and play with it at a table of your own: the first command opens it in the browser, the second in the terminal.
report-save = Save { $file }
report-method = How sure is this, and of what?
report-method-about = { NUMBER($games) } games between { $bots }, kit by kit with the same numbers: the same seed gives the same games on any machine. Bars and ranges hold the truth in 95 cases of 100; where the worst of many is shown, its range is wider, for all of them together (Bonferroni), and differences are corrected by Holm. What bots can’t tell: whether people enjoy it, read a card as it was meant, or take revenge.
report-answers = What players say
report-light = Day or night
report-kit = Kit
report-changes = Changes

opinions-title = What players said
opinions-about = After a game its players were asked three questions. People who liked a game answer more often than others.
opinions-people = answers
opinions-enjoyed = liked it (1 to 5)
opinions-short = too short
opinions-right = the right length
opinions-long = too long
opinions-again = would play again
