"""The commands, the port and the processes behind it."""
