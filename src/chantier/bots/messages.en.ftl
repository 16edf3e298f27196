# The bots: their names, and a sentence about each

bot-random = Random
bot-random-says = Plays any move that is allowed, without looking.
bot-greedy = Greedy
bot-greedy-says = Ends each turn where things look best at once, and thinks no further.
bot-planner = Planner
bot-planner-says = Plans several of its own turns ahead, as if the others did next to nothing.
