"""HTTP and WebSockets: requests in, answers out."""
