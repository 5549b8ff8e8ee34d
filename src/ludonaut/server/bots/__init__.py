"""Bots: the processes in which they think, their levels, and strangers' records read there."""
