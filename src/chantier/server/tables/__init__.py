"""This room is about one table: who sits there, what happens, and what each connection is told."""
