"""Requests and sockets come in here, and answers go out."""
