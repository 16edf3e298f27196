"""Who comes in: guests, accounts and their sessions."""
