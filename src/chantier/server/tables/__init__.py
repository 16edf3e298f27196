"""One table: who sits there, what happens, and what each connection is told."""
