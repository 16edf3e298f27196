"""Each process of the server is a node; this room lets several nodes serve one address."""
