"""Tables open day and night, nothing lost."""
