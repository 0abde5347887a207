"""What the AEC and the parallel form have in common: spaces, observations, masks, names of agents."""

from typing import Any, Literal

from ..game import Dice, Ruleset
from .layout import EXCHANGES, Layout
from .optional import missing
from .reference import NoEnvironment, Reference, check_rules
from .rewards import Payer, RewardName

try:
    import numpy as np
    from gymnasium import spaces
    from numpy.typing import NDArray
except ModuleNotFoundError as error:
    raise missing("PettingZoo", "env") from error

ENVIRONMENT = "nottingham-v{}"
"""The name of the environments, with their version."""
Form = Literal["flat", "dict"]
Illegal = Literal["raise", "forfeit"]
Mask = NDArray[np.int8]


class Seats:
    """The rules of one environment, and what its agents see of a game."""

    def __init__(
        self,
        rules: Ruleset,
        *,
        exchanges: int = EXCHANGES,
        rewards: RewardName = "score",
        shaped: bool = False,
        form: Form = "flat",
        illegal: Illegal = "raise",
        render_mode: str | None = None,
        version: int = 0,
        talk: bool = False,
    ) -> None:
        self.rules, self.talk = rules, talk
        self.layout: Layout = check_rules(rules, exchanges, version=version, talk=talk)
        self.name, self.version = ENVIRONMENT.format(version), version
        self.exchanges, self.rewards, self.shaped = exchanges, rewards, shaped
        for value, allowed in ((form, ("flat", "dict")), (illegal, ("raise", "forfeit"))):
            if value not in allowed:
                raise NoEnvironment(f"That can be {' or '.join(allowed)}, not {value!r}.")
        if render_mode not in (None, "ansi", "human"):
            raise NoEnvironment(f"The table can be rendered as 'ansi' or 'human', not as {render_mode!r}.")
        self.form, self.illegal, self.render_mode = form, illegal, render_mode
        self.payer()  # a reward that does not exist is refused now, not at the first reset
        self.agents = [f"player_{seat}" for seat in range(rules.players)]
        self.seat = {agent: seat for seat, agent in enumerate(self.agents)}
        self.observation_spaces = {agent: self._space() for agent in self.agents}
        self.action_spaces = {agent: spaces.Discrete(len(self.layout.actions)) for agent in self.agents}
        self._dice: Dice | None = None

    def payer(self) -> Payer:
        return Payer(self.rewards, self.shaped, self.rules.players)

    def new_game(self, seed: int | None, options: dict[str, Any] | None) -> Reference:
        """A game from this seed; without one, from the environment's own generator."""
        if seed is not None:
            seed = int(seed)  # libraries for learning send numbers of their own kinds
            self._dice = Dice(seed)
        elif self._dice is None:
            self._dice = Dice(int(np.random.SeedSequence().generate_state(1, np.uint64)[0]))
        game_seed = self._dice.bits() if seed is None else seed
        first = (options or {}).get("first_sheriff")
        return Reference(
            self.rules, self.exchanges, seed=game_seed, first_sheriff=first, version=self.version, talk=self.talk
        )

    def _space(self) -> Any:
        def box(shape: tuple[int, ...]) -> Any:
            return spaces.Box(0, 255, shape, np.uint8)

        seen: Any = box((self.layout.size,))
        if self.form == "dict":
            players = self.rules.players
            seen = spaces.Dict(
                {
                    field.name: box((players, *field.shape) if field.each_seat else field.shape)
                    for field in self.layout.fields
                }
            )
        mask = spaces.Box(0, 1, (len(self.layout.actions),), np.int8)
        return spaces.Dict({"observation": seen, "action_mask": mask})

    def seen(self, numbers: list[int]) -> Any:
        """An observation in the form that was asked for."""
        flat = np.array(numbers, np.uint8)
        return fields(flat, self.layout) if self.form == "dict" else flat

    def mask(self, actions: list[int]) -> Mask:
        mask = np.zeros(len(self.layout.actions), np.int8)
        mask[actions] = 1
        return mask


def fields(flat: NDArray[np.uint8], layout: Layout) -> dict[str, NDArray[np.uint8]]:
    """A flat observation by the names of its fields; what every seat has gets one more index, the seat, in front."""
    found = {}
    for field in layout.fields:
        starts = [field.offset + seat * layout.stride for seat in range(layout.rules.players if field.each_seat else 1)]
        parts = [flat[start : start + field.size].reshape(field.shape) for start in starts]
        found[field.name] = np.stack(parts) if field.each_seat else parts[0]
    return found
