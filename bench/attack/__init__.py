"""Attacks on a real server process of this machine, each with the bound that it has to keep. See ``__main__``."""
