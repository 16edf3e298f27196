"""Thousands of games for designers and researchers."""
