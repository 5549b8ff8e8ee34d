"""Tables in memory: what changes them, plays for people who are away, and viewers."""
