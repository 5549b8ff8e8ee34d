"""The kernel: a game is a script that asks. It knows no game and imports nothing of ours."""
