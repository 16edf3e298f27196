"""This room is about what lasts beyond a table: results, ratings, players and what they are told of."""
