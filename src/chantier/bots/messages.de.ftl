# Die Bots: ihre Namen und ein Satz zu jedem

bot-apprentice = Lehrling
bot-apprentice-says = Sieht, was vor ihm liegt, schätzt es oft falsch ein und vergisst viel: ein vernünftiger Anfänger.
bot-journeyman = Geselle
bot-journeyman-says = Beendet jeden Zug dort, wo es gleich am besten aussieht, und denkt nicht weiter.
bot-master = Meister
bot-master-says = Probiert seine Züge in Tausenden möglicher Welten aus, samt dem, was die anderen antworten könnten.
bot-grandmaster = Baumeister
bot-grandmaster-says = Sucht wie der Meister und urteilt nach dem, was er aus seinen eigenen Partien gelernt hat.
bot-random = Zufall
bot-random-says = Spielt irgendeinen erlaubten Zug, ohne hinzusehen.
bot-greedy = Gierig
bot-greedy-says = Beendet jeden Zug dort, wo es gleich am besten aussieht, und denkt nicht weiter.
bot-planner = Planer
bot-planner-says = Plant mehrere eigene Züge voraus, als täten die anderen so gut wie nichts.
bot-search = Suche
bot-search-says = Probiert seine Züge in vielen möglichen Welten aus, so lange man es ihm erlaubt.
