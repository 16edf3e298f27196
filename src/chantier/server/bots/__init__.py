"""Bots think here, in processes of the server or in workers on other machines."""
