"""Players that are programs: from random to search."""
