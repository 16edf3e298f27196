# What the command line says

help = Board games about building: play them, read their rules, let bots play them.
help-games = The games on the shelf.

column-name = name
column-title = game
column-players = players
column-minutes = minutes
column-authors = by
