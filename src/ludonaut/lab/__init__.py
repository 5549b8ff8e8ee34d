"""The lab: many games, tournaments, balance, speed, research interfaces."""
