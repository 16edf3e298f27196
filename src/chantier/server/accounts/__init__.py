"""This room knows who comes in: guests, accounts and their sessions."""
