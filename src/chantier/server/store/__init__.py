"""Everything is kept here, in SQLite or PostgreSQL."""
