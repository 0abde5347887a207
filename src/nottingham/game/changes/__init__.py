"""What each event changes, one module for each part of the game. The truth and every view are kept by this same
code: a view's draft has no ``own`` of other seats and no deck, and is told redacted events. Design §2.
"""
