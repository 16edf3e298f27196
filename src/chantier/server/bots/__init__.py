"""Where bots think: processes here, and workers elsewhere."""
