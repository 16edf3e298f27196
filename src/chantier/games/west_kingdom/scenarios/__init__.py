"""The rules of Architectes du Royaume de l’Ouest as examples, a file a chapter; and every card at work."""
