"""Tables in memory: changing them, playing for people who are away, and showing them to viewers."""
