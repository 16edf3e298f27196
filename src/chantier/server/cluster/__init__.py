"""One process of the server, and how several at one address work together."""
