"""Five heavy space board games at one table, for people, bots and researchers."""
