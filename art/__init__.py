"""The workshop: every drawing of Chantier, as code. `python -m art` writes them for the web client."""
