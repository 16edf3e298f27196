# The bots: their names, and a sentence about each

bot-apprentice = Apprentice
bot-apprentice-says = Sees what is at hand, often misjudges it, and forgets a lot: a sensible beginner.
bot-journeyman = Journeyman
bot-journeyman-says = Ends each turn where things look best at once, and thinks no further.
bot-master = Master
bot-master-says = Tries its turns in thousands of possible worlds, and what the others may answer.
bot-grandmaster = Master builder
bot-grandmaster-says = Searches like the Master, and judges by what it has learnt from its own games.
bot-random = Random
bot-random-says = Plays any move that is allowed, without looking.
bot-greedy = Greedy
bot-greedy-says = Ends each turn where things look best at once, and thinks no further.
bot-planner = Planner
bot-planner-says = Plans several of its own turns ahead, as if the others did next to nothing.
bot-search = Search
bot-search-says = Tries its turns in many possible worlds, for as long as it is told to.
