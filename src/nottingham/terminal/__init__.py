"""The game in a terminal: playing, replaying, scoring."""
