"""Training the player that is shipped as ``master``: PPO on the array engine, against itself, its past and strangers."""
