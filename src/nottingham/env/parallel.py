"""The game as a PettingZoo environment in which all agents act at every step (parallel).

Where the rules have people act at once, they do: all merchants load their bags in the same steps, and nobody sees how
far the others are (rules §4.2). Everywhere else one agent has a real choice, and the others wait: their mask leaves
them the action 0, which does nothing.
"""

from typing import Any

from ..game import Command, Ruleset, view
from .composing import answer, open_actions
from .layout import TurnKind
from .moments import DONE, NO_SELECTION, Answer, Moment, Selection
from .observing import Scene, observe
from .optional import missing
from .reference import IllegalAction, Reference
from .rewards import FORFEIT
from .seats import Seats
from .text import shown

try:
    import numpy as np
    from gymnasium import spaces
    from numpy.typing import NDArray
    from pettingzoo import ParallelEnv
except ModuleNotFoundError as error:
    raise missing("PettingZoo", "env") from error


class NottinghamParallel(ParallelEnv[str, Any, int]):  # type: ignore[misc]
    """The same game, actions and observations as ``NottinghamAEC``."""

    def __init__(self, rules: Ruleset, **how: Any) -> None:
        self.seats = Seats(rules, **how)
        self.metadata = {"name": self.seats.name, "render_modes": ["ansi", "human"], "render_fps": 2}
        self.render_mode = self.seats.render_mode
        self.possible_agents = list(self.seats.agents)
        self.agents: list[str] = []
        self.state_space = spaces.Box(0, 255, (self.seats.layout.size * rules.players,), np.uint8)

    def observation_space(self, agent: str) -> Any:
        return self.seats.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.seats.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, dict[str, Any]]]:
        self.game: Reference = self.seats.new_game(seed, options)
        self.payer = self.seats.payer()
        self.agents = list(self.possible_agents)
        self._begin_turn()
        return self._observations()

    def _begin_turn(self) -> None:
        """Who acts now, with selections of their own; and what was loaded already."""
        self.loading: dict[int, Selection] = {}
        self.loaded: dict[int, Command] = {}
        if self.game.turn is TurnKind.LOAD:
            self.loading = {ask.seat: NO_SELECTION for ask in self.game.table.awaiting}

    def _moment(self, seat: int) -> Moment | None:
        """The turn of a seat that has a choice now."""
        if seat in self.loading:
            return Moment(view(self.game.table, seat), TurnKind.LOAD, 0, self.loading[seat])
        if not self.loading and not self.loaded and seat == self.game.actor:
            return self.game.moment
        return None

    def _open(self, seat: int) -> list[int]:
        moment = self._moment(seat)
        return [DONE] if moment is None else open_actions(moment, self.seats.layout)

    def _numbers(self, seat: int) -> list[int]:
        """What a seat sees. Who loads a bag sees itself asked, and its own selection."""
        if seat not in self.loading:
            return self.game.observe(seat)
        scene = self.game.scene
        mine = Scene(scene.turn, seat, set_aside=scene.set_aside, words=scene.words, words_left=scene.words_left)
        return observe(view(self.game.table, seat), self.seats.layout, mine, self.loading[seat])

    def _observations(self) -> tuple[dict[str, Any], dict[str, dict[str, Any]]]:
        seen, infos = {}, {}
        for seat, agent in enumerate(self.possible_agents):
            mask = self.seats.mask(self._open(seat))
            seen[agent] = {"observation": self.seats.seen(self._numbers(seat)), "action_mask": mask}
            infos[agent] = {"action_mask": mask}
        return seen, infos

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Any], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        rewards = dict.fromkeys(self.possible_agents, 0.0)
        wrong = [agent for agent in self.agents if int(actions[agent]) not in self._open(self.seats.seat[agent])]
        if wrong and self.seats.illegal == "raise":
            raise IllegalAction(f"Action {actions[wrong[0]]} is not open to {wrong[0]} now: look at the mask.")
        for agent in wrong:
            rewards[agent] = FORFEIT[self.seats.rewards]
        if not wrong and self.agents:
            self._act({self.seats.seat[agent]: int(action) for agent, action in actions.items()})
            for agent, paid in zip(self.possible_agents, self.payer.pay(self.game), strict=True):
                rewards[agent] = paid
        over = self.game.over or bool(wrong)
        seen, infos = self._observations()
        if over:
            self.agents = []
            if self.game.over:
                for seat, score in enumerate(self.game.scores()):
                    infos[self.possible_agents[seat]]["score"] = score
        if self.render_mode == "human":
            self.render()
        ended = dict.fromkeys(self.possible_agents, over)
        return seen, rewards, ended, dict.fromkeys(self.possible_agents, False), infos

    def _act(self, actions: dict[int, int]) -> None:
        if not self.loading:
            assert self.game.actor is not None
            self.game.step(actions[self.game.actor])
            self._begin_turn()
            return
        for seat in list(self.loading):
            moment = self._moment(seat)
            assert moment is not None
            done = answer(moment, self.seats.layout, actions[seat])
            if done.selection is not None:
                self.loading[seat] = done.selection
            else:
                assert done.command is not None
                self.loaded[seat] = done.command
                del self.loading[seat]
        if not self.loading:
            while self.game.turn is TurnKind.LOAD and self.game.actor in self.loaded:
                self.game.take(Answer(command=self.loaded.pop(self.game.actor)))
            self._begin_turn()

    def state(self) -> NDArray[np.uint8]:
        """What all seats see, one after the other: for critics that may know everything, never for players."""
        return np.array([self._numbers(seat) for seat in range(len(self.possible_agents))], np.uint8).ravel()

    def render(self) -> str | None:
        """The table as its host sees it, everything face up."""
        return shown(self.game, self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""
