"""The game as a PettingZoo environment: one agent acts at a time (AEC)."""

from typing import Any

from ..game import Ruleset
from .optional import missing
from .reference import IllegalAction, Reference
from .rewards import FORFEIT
from .seats import Mask, Seats
from .text import shown

try:
    import numpy as np
    from gymnasium import spaces
    from numpy.typing import NDArray
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
except ModuleNotFoundError as error:
    raise missing("PettingZoo", "env") from error


class NottinghamAEC(AECEnv[str, Any, int]):  # type: ignore[misc]
    """One game at a time; see docs/research.md for actions and observations.

    ``observe`` gives ``{"observation": …, "action_mask": …}``; the mask is in ``infos`` as well, and ``action_mask()``
    gives it for whoever acts. Masks of agents that do not act are all zero.
    """

    def __init__(self, rules: Ruleset, **how: Any) -> None:
        super().__init__()
        self.seats = Seats(rules, **how)
        self.metadata = {
            "name": self.seats.name,
            "render_modes": ["ansi", "human"],
            "is_parallelizable": False,
            "render_fps": 2,
        }
        self.render_mode = self.seats.render_mode
        self.possible_agents = list(self.seats.agents)
        self.agents: list[str] = []
        size = self.seats.layout.size * rules.players
        self.state_space = spaces.Box(0, 255, (size,), np.uint8)
        self._waiting = self.seats.mask([])

    def observation_space(self, agent: str) -> Any:
        return self.seats.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.seats.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game. With a seed it is the arena's game of that seed; options: ``first_sheriff``."""
        self.game: Reference = self.seats.new_game(seed, options)
        self.payer = self.seats.payer()
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {"action_mask": self._waiting} for agent in self.agents}
        self._skip_agent_selection = None
        self._give_turn()

    def _give_turn(self) -> None:
        """Point to the agent that acts, and hand it its mask."""
        for agent in self.agents:
            self.infos[agent] = {"action_mask": self._waiting}
        if self.game.actor is not None:
            self.agent_selection = self.possible_agents[self.game.actor]
            self.infos[self.agent_selection] = {"action_mask": self.seats.mask(self.game.open_actions())}

    def action_mask(self, agent: str | None = None) -> Mask:
        """The mask of an agent, or of the one that acts."""
        mask: Mask = self.infos[agent or self.agent_selection]["action_mask"]
        return mask

    def observe(self, agent: str) -> Any:
        mask = self.infos[agent]["action_mask"] if agent in self.infos else self._waiting
        return {"observation": self.seats.seen(self.game.observe(self.seats.seat[agent])), "action_mask": mask}

    def state(self) -> NDArray[np.uint8]:
        """What all seats see, one after the other: for critics that may know everything, never for players."""
        rows = [self.game.observe(seat) for seat in range(len(self.possible_agents))]
        return np.array(rows, np.uint8).ravel()

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        try:
            self.game.step(-1 if action is None else int(action))
        except IllegalAction:
            if self.seats.illegal == "raise":
                raise
            self._end({agent: FORFEIT[self.seats.rewards]})
        else:
            paid = self.payer.pay(self.game)
            if self.game.over:
                self._end(dict(zip(self.possible_agents, paid, strict=True)))
            else:
                self.rewards = dict(zip(self.possible_agents, paid, strict=True))
                self._give_turn()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _end(self, rewards: dict[str, float]) -> None:
        for agent in self.agents:
            self.rewards[agent] = rewards.get(agent, 0.0)
            self.terminations[agent] = True
            self.infos[agent] = {"action_mask": self._waiting}
        if self.game.over:
            for seat, score in enumerate(self.game.scores()):
                self.infos[self.possible_agents[seat]]["score"] = score

    def render(self) -> str | None:
        """The table as its host sees it, everything face up."""
        return shown(self.game, self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""


def env(rules: Ruleset, **how: Any) -> AECEnv[str, Any, int]:
    """The environment with PettingZoo's usual guards around it: actions in range, calls in order."""
    guarded: AECEnv[str, Any, int] = wrappers.AssertOutOfBoundsWrapper(NottinghamAEC(rules, **how))
    return wrappers.OrderEnforcingWrapper(guarded)
