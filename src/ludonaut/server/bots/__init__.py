"""Bots: worker processes, levels, and the reading of strangers' records in workers."""
