"""The game for OpenSpiel. Importing this module registers it:

>>> import pyspiel
>>> import nottingham.env.openspiel
>>> game = pyspiel.load_game("python_nottingham(players=3,rounds=3)")

Chance is explicit: one node for the first Sheriff, then one for every card that is drawn, with its probability.
Returns are the score difference to the mean of the others (``rewards=score``), or the win share less an even share
(``rewards=win``): both sum to zero. The observation is that of the other environments; the information state adds a
digest of everything that the seat did and was told, which makes it one of perfect recall.
"""

from typing import Any

from ..game import Ruleset
from .explicit import DIGEST, GOODS, Position, most_draws, most_points, most_steps
from .grid_talk import said_by_distance
from .layout import EXCHANGES, Field, Layout, layout
from .optional import missing
from .rewards import REWARDS, final_rewards
from .text import counted, picture

try:
    import numpy as np
    import pyspiel
except ModuleNotFoundError as error:
    raise missing("OpenSpiel", "openspiel") from error

OPENSPIEL_NAME = "python_nottingham"
_OPTIONS = ("royal_goods", "seven_cards", "hidden_removal", "black_market")
_DEFAULTS: dict[str, Any] = {
    "players": 4,
    "rounds": 0,
    "exchanges": EXCHANGES,
    "rewards": "score",
    "version": 0,
    "talk": False,
    **dict.fromkeys(_OPTIONS, False),
}

GAME_TYPE = pyspiel.GameType(
    short_name=OPENSPIEL_NAME,
    long_name="Sheriff of Nottingham",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=5,
    min_num_players=3,
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    provides_factored_observation_string=True,
    parameter_specification=_DEFAULTS,
)


class NottinghamGame(pyspiel.Game):  # type: ignore[misc]
    """One ruleset. Parameters: ``players``, ``rounds`` (0: the rulebook's number), ``exchanges``, ``rewards``,
    ``version`` (of the environment), ``talk`` (statements), and the options ``royal_goods``, ``seven_cards``,
    ``hidden_removal``, ``black_market``."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen = {**_DEFAULTS, **(params or {})}
        options = {name: bool(chosen[name]) for name in _OPTIONS}
        rules = Ruleset.preset("second", players=chosen["players"], house_rounds=chosen["rounds"], **options)
        self.rules, self.exchanges, self.rewards = rules, int(chosen["exchanges"]), str(chosen["rewards"])
        if self.rewards not in REWARDS:
            raise ValueError(f"Rewards can be {' or '.join(REWARDS)}, not {self.rewards!r}.")
        self.version = int(chosen["version"])
        self.talk = bool(chosen["talk"])
        self.first = Position(rules, self.exchanges, self.version, talk=self.talk)
        most = float(most_points(rules)) if self.rewards == "score" else 1.0
        info = pyspiel.GameInfo(
            num_distinct_actions=len(layout(rules, self.version, self.talk).actions),
            max_chance_outcomes=len(GOODS),
            num_players=rules.players,
            min_utility=-most,
            max_utility=most,
            utility_sum=0.0,
            max_game_length=most_steps(rules, self.exchanges, talk=self.talk),
        )
        super().__init__(GAME_TYPE, info, params or {})

    def new_initial_state(self) -> "NottinghamState":
        return NottinghamState(self)

    def max_chance_nodes_in_history(self) -> int:
        return most_draws(self.rules)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "NottinghamObserver":
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return NottinghamObserver(self, kind, params)


class NottinghamState(pyspiel.State):  # type: ignore[misc]
    """A history. All of it is in ``position``, which is a value and costs nothing to copy."""

    def __init__(self, game: NottinghamGame) -> None:
        super().__init__(game)
        self.position = game.first
        self._rewards = game.rewards

    def current_player(self) -> int:
        if self.position.over:
            return int(pyspiel.PlayerId.TERMINAL)
        if self.position.chance_moves:
            return int(pyspiel.PlayerId.CHANCE)
        assert self.position.game is not None
        assert self.position.game.actor is not None
        return self.position.game.actor

    def _legal_actions(self, player: int) -> list[int]:
        return self.position.actions()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.position.chances()

    def _apply_action(self, action: int) -> None:
        self.position = self.position.after(int(action))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"first sheriff {action}" if self.position.first_sheriff is None else f"draw {GOODS[action]}"
        return layout(self.position.rules, talk=self.position.talk).actions[action].name

    def is_terminal(self) -> bool:
        return self.position.over

    def returns(self) -> list[float]:
        game = self.position.game
        if game is None or not game.over:
            return [0.0] * self.position.rules.players
        if self._rewards == "score":
            return list(final_rewards(game, "score"))
        return [share - 1 / game.rules.players for share in final_rewards(game, "win")]

    def __str__(self) -> str:
        position = self.position
        if position.game is None:
            cards = () if position.dealing is None else position.dealing.drawn
            return f"first sheriff {position.first_sheriff}; dealt {counted(cards)}"
        drawn = "" if position.dealing is None else f"\nchance draws: {counted(position.dealing.drawn)} so far"
        return picture(position.game) + drawn


class NottinghamObserver:
    """What a seat sees: common things and those of every seat are public, its own are private."""

    def __init__(self, game: NottinghamGame, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"Observations of this game have no parameters; there were {params}.")
        self.layout: Layout = layout(game.rules, game.version, game.talk)
        self.public = bool(kind.public_info)
        self.private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.recall = bool(kind.perfect_recall) and self.private
        sizes = [(name, size) for name, _, size in self._spans()]
        if self.recall:
            sizes.append(("heard", 8 * DIGEST))
        self.tensor = np.zeros(sum(size for _, size in sizes), np.float32)
        self.dict: dict[str, Any] = {}
        at = 0
        for name, size in sizes:
            self.dict[name] = self.tensor[at : at + size]
            at += size

    def _spans(self) -> list[tuple[str, int, int]]:
        """Name, start and length of the parts of the layout that this observer sees."""
        own = self.layout.field("hand").offset
        found = [
            (field.name, field.offset, field.size)
            for field in self.layout.fields
            if not field.each_seat and (self.private if field.offset >= own else self.public)
        ]
        if self.public:
            start = next(field.offset for field in self.layout.fields if field.each_seat)
            stride = self.layout.stride
            found += [(f"seat_{i}", start + i * stride, stride) for i in range(self.layout.rules.players)]
        return found

    def _numbers(self, state: NottinghamState, player: int) -> list[int] | None:
        game = state.position.game
        return None if game is None else game.observe(player)

    def set_from(self, state: NottinghamState, player: int) -> None:
        """Fill ``tensor`` and ``dict``. Before the cards are dealt there is nothing to see."""
        self.tensor.fill(0)
        numbers = self._numbers(state, player)
        if numbers is None:
            return
        for name, start, size in self._spans():
            self.dict[name][:] = numbers[start : start + size]
        if self.recall:
            self.dict["heard"][:] = np.unpackbits(np.frombuffer(state.position.heard[player], np.uint8))

    def string_from(self, state: NottinghamState, player: int) -> str:
        numbers = self._numbers(state, player)
        if numbers is None:
            return "nothing"
        parts = [f"player {player}"] if self.private else []
        spans = self._spans()
        for field in self.layout.fields:
            if any(name == field.name for name, _, _ in spans) and not field.each_seat:
                parts += _words(field, numbers[field.offset : field.offset + field.size])
        if self.public:
            for seat in range(self.layout.rules.players):
                parts.append(f"+{seat}: {self._seat(numbers, seat)}")
        if self.recall:
            parts.append(f"heard {state.position.heard[player].hex()}")
        return "; ".join(parts)

    def _seat(self, numbers: list[int], seat: int) -> str:
        found: list[str] = []
        for field in self.layout.fields:
            if field.each_seat:
                start = field.offset + seat * self.layout.stride
                part = numbers[start : start + field.size]
                found += self._sayings(part) if field.name == "said" else _words(field, part)
        return ", ".join(found)

    def _sayings(self, counts: list[int]) -> list[str]:
        """What a seat said this round; seats are distances from it."""
        said = [f"{said_by_distance(self.layout.statements[i])} {n}×" for i, n in enumerate(counts) if n]
        return [f"said {', '.join(said)}"] if said else []


def _words(field: Field, numbers: list[int]) -> list[str]:
    """A field in text, unless it is all zero."""
    if not any(numbers):
        return []
    if len(numbers) == 1:
        return [f"{field.name} {numbers[0]}"]
    return [f"{field.name} {' '.join(map(str, numbers))}"]


pyspiel.register_game(GAME_TYPE, NottinghamGame)

__all__ = ["GAME_TYPE", "OPENSPIEL_NAME", "NottinghamGame", "NottinghamObserver", "NottinghamState"]
