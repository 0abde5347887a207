"""Training the mind that plays as ``master``: PPO on the array engine, against itself, its past and strangers."""
