"""These types are what clients and the server say to each other."""
