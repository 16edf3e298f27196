## Puzzles: find the turn
puzzle = Puzzle
puzzle-of = Puzzle { $n } of { $all }
puzzle-asks = Find the turn. You play for { $name }: one turn clearly beats all others.
puzzle-how = From a game between bots. Play your whole turn on the board; until it is over you can take moves back.
puzzle-right = Found! No other turn comes near.
puzzle-wrong = Another turn brings { $loss } % more of the wins.
puzzle-theme = Theme: { $theme }
puzzle-yours = yours
puzzle-shares = Shares of the wins, as the Master Builder expects them from what this seat sees.
puzzle-over = The solution
puzzle-next = Next puzzle
puzzle-previous = Puzzle before
puzzle-again = Try again
puzzle-home = To the shelf
puzzle-trouble = That did not work. Try again.
