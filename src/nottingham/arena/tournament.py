"""A tournament of bots in duplicate play: every seating of every mix, the same deals for all."""

import platform
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path
from typing import Literal

import msgspec

from ..bots.registry import UnknownBot, check_spec
from ..game import Ruleset
from .deal import DealPlayed, play_deal
from .external import check_external, close_endpoints, is_external, open_endpoints
from .figures import Tournament, figures
from .match import TIME_LIMIT
from .seatings import EVERY_MIX, Mix, NoTournament, mixes
from .state_file import StateFile, StateHeader, code_digest
from .workers import here, on_ray

Where = Literal["cores", "ray"]
TellProgress = Callable[[int, int], None]
"""Told how many games are finished, of how many."""
TellWaiting = Callable[[str, int], None]
"""Told for which bot a client is expected, and at which port of the loopback address."""


class TournamentSettings(msgspec.Struct, frozen=True):
    """What is played."""

    rules: Ruleset
    bots: tuple[str, ...]
    games: int
    seed: int
    mix: str = EVERY_MIX
    time_limit: float = TIME_LIMIT
    luck: bool = False
    """Whether margins are wanted with luck taken off."""

    def __post_init__(self) -> None:
        if self.games < 1:
            raise NoTournament("program-no-games", games=str(self.games))
        for bot in self.bots:
            if is_external(bot):
                check_external(bot)
                continue
            try:
                check_spec(bot, files=True, measuring=True, rules=self.rules)
            except UnknownBot as error:
                raise NoTournament(error.message, **error.args_said) from None
        for mix in mixes(self.bots, self.rules.players, self.mix):
            for bot, seats in zip(mix.bots, mix.seats, strict=True):
                if is_external(bot) and seats > 1:
                    raise NoTournament("program-arena-remote-one-seat", bot=bot, players=str(self.rules.players))

    @property
    def mixes(self) -> tuple[Mix, ...]:
        return mixes(self.bots, self.rules.players, self.mix)

    @property
    def games_a_deal(self) -> int:
        return sum(len(mix.seatings) for mix in self.mixes)

    @property
    def deals(self) -> int:
        """As many whole deals as the games need: the last one is played to its end."""
        return -(-self.games // self.games_a_deal)

    @property
    def heading(self) -> StateHeader:
        """Without the number of games: a longer tournament goes on from a shorter one."""
        what = {"ruleset": self.rules, "mixes": self.mixes, "seed": self.seed, "time_limit": self.time_limit}
        if self.luck:
            what["luck"] = True
        return StateHeader(msgspec.json.encode(what).decode(), code_digest(self.bots))


class DealTask(msgspec.Struct, frozen=True):
    """Plays one deal, wherever it is sent."""

    rules: Ruleset
    bots: tuple[str, ...]
    mix: str
    seed: int
    time_limit: float
    logs: bool
    code: str
    luck: bool = False

    def __call__(self, deal: int) -> tuple[DealPlayed, list[bytes]]:
        found = mixes(self.bots, self.rules.players, self.mix)
        seed = self.seed + deal
        return play_deal(self.rules, found, deal, seed, time_limit=self.time_limit, logs=self.logs, luck=self.luck)


class OnRay(msgspec.Struct, frozen=True):
    """The same on another machine, whose programs must be the same."""

    task: DealTask

    def __call__(self, deal: int) -> tuple[DealPlayed, list[bytes]]:
        if code_digest(self.task.bots) != self.task.code:
            raise NoTournament("program-arena-other-release", machine=platform.node())
        return self.task(deal)


def run(
    settings: TournamentSettings,
    *,
    on: Where = "cores",
    workers: int | None = None,
    state: Path | None = None,
    logs: Path | None = None,
    progress: TellProgress | None = None,
    waiting: TellWaiting = lambda spec, port: None,
) -> Tournament:
    """Play what is not finished yet, and sum up.

    Finished deals are kept in ``state``; without one, in a file of a name of its own in the current directory, which
    is removed at the end, unless it holds more deals than were asked for. Logs of games go into the folder ``logs``, as
    ``SEED-NUMBER.jsonl``. Where programs play that run elsewhere, all is played in this process, game after game, once
    their clients are there; ``waiting`` is told where each of them is expected.
    """
    if workers is not None and workers < 1:
        raise NoTournament("program-arena-no-workers", workers=str(workers))
    heading = settings.heading
    file = StateFile(state or Path(heading.name), heading)
    _make(logs)
    wanted = range(settings.deals)
    there = file.read()
    finished = {deal: played for deal, played in there.items() if deal in wanted}
    if logs is not None:
        finished = {deal: played for deal, played in finished.items() if _has_logs(logs, settings, played)}
    a_deal = settings.games_a_deal
    missing = [deal for deal in wanted if deal not in finished]
    _report(progress, len(finished) * a_deal, len(wanted) * a_deal)
    task = DealTask(
        settings.rules,
        settings.bots,
        settings.mix,
        settings.seed,
        settings.time_limit,
        logs is not None,
        heading.code,
        settings.luck,
    )
    if any(map(is_external, settings.bots)):
        if on == "ray" or (workers or 1) > 1:
            raise NoTournament("program-arena-remote-here")
        workers = 1
        if missing:
            open_endpoints(settings.bots, settings.time_limit, waiting)
    try:
        _play_missing(settings, task, missing, on, workers, file, finished, logs, progress)
    finally:
        close_endpoints()
    if state is None and there.keys() <= finished.keys():
        file.remove()
    return figures(settings.rules, settings.bots, settings.mixes, settings.seed, list(finished.values()))


def _play_missing(
    settings: TournamentSettings,
    task: DealTask,
    missing: Sequence[int],
    on: Where,
    workers: int | None,
    file: StateFile,
    finished: dict[int, DealPlayed],
    logs: Path | None,
    progress: TellProgress | None,
) -> None:
    a_deal = settings.games_a_deal
    with closing(on_ray(OnRay(task), missing, workers) if on == "ray" else here(task, missing, workers)) as results:
        for played, written in results:
            if logs is not None:
                _write_logs(logs, settings, played, written)
            file.append(played)
            finished[played.deal] = played
            _report(progress, len(finished) * a_deal, settings.deals * a_deal)


def _report(progress: TellProgress | None, finished: int, of: int) -> None:
    if progress is not None:
        progress(finished, of)


def _make(folder: Path | None) -> None:
    if folder is None:
        return
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise NoTournament("program-arena-no-logs", folder=str(folder), why=error.strerror or str(error)) from None


def _log_path(folder: Path, settings: TournamentSettings, deal: int, game: int) -> Path:
    return folder / f"{settings.seed + deal}-{game:03}.jsonl"


def _has_logs(folder: Path, settings: TournamentSettings, played: DealPlayed) -> bool:
    return all(_log_path(folder, settings, played.deal, game).exists() for game in range(len(played.games)))


def _write_logs(folder: Path, settings: TournamentSettings, played: DealPlayed, written: Sequence[bytes]) -> None:
    """Each so that a crash leaves a whole file or none."""
    for game, data in enumerate(written):
        path = _log_path(folder, settings, played.deal, game)
        beside = path.with_name(path.name + ".part")
        beside.write_bytes(data)
        beside.replace(path)
