"""The types of everything that is sent and received."""
