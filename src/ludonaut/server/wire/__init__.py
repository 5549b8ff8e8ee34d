"""The types of all messages."""
