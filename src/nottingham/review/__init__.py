"""The review of a finished game: what happened, what it cost, and what else could have been done.

Everything that is said of a moment is worked out from what the reviewed seat had been told until then. What was really
in a bag stands beside it, and comes from the whole log, after the fact.
"""
