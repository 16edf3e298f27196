"""The 24 buildings of Le Jeu de l'Architecture, one module a plate: build() draws it."""
