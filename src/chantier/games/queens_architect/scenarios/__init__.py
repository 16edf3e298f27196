"""The rules of Queen's Architect as examples, a file a chapter."""
