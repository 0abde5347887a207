"""A person against random merchants: the loop, the clock, saving and going on."""

import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from ..game import CLOCK, Command, Dice, Event, Refusal, Ruleset, evolve, legal, new_game, play, tell, view
from ..game.commands import Actor, ClockRanOut, MakeOffer
from ..game.known import Phase
from ..game.state import Table, empty_table
from ..notation import Header, Log, tables, write_log
from ..notation.teller import spoken_to
from . import opponents
from .console import Console, Leave
from .menu import Menu
from .picture import facts_picture, piles_picture, price_list, table_picture, to_do
from .players import NotPlayable, checked_seat, names_in, people_in, seats_of
from .results import rules_in_words
from .sheet import sheet_picture
from .telling import tell_event


class InspectionClock:
    """Rules §9: 60 seconds for each merchant, 240 for the deputies. Looked at whenever the person has answered."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._round = 0
        self._spent = 0.0

    def left(self, table: Table) -> float:
        if table.public.round != self._round:
            self._round, self._spent = table.public.round, 0.0
        seconds = 240 if table.rules.deputies else 60 * (table.rules.players - 1)
        return seconds - self._spent

    def timed(self, table: Table, ask: Callable[[], Command | None]) -> Command | None:
        """Ask, and count the time if the clock runs."""
        if not table.clock_runs:
            return ask()
        self.left(table)
        start = self._now()
        try:
            return ask()
        finally:
            self._spent += self._now() - start


class Game:
    """One game of one person."""

    def __init__(self, console: Console, log: Log, seat: int, clock: InspectionClock | None = None) -> None:
        if log.header.seed is None:
            raise NotPlayable("This log holds no seed, so the game can not go on; “nottingham replay” can tell it.")
        table = last_table(log)
        if not table.awaiting and table.public.phase is not Phase.OVER:
            raise NotPlayable("This log breaks off in the middle of a move, so the game can not go on from there.")
        self.console = console
        self.header = log.header
        self.seed = log.header.seed
        self.seat = seat
        self.names = names_in(log.header)
        self.clock = clock if clock is not None else InspectionClock()
        self._past: tuple[Table, tuple[Event, ...]] = (table, log.events)
        self._drawn = -1
        console.asides = {
            "table": self.draw,
            "t": self.draw,
            "piles": lambda: console.say(piles_picture(self.table.public)),
            "prices": lambda: console.say(price_list(view(self.table, self.seat))),
            "secrets": lambda: console.say(facts_picture(view(self.table, self.seat), self.names)),
            "help": self.help,
            "?": self.help,
        }

    @property
    def table(self) -> Table:
        return self._past[0]

    @property
    def events(self) -> tuple[Event, ...]:
        return self._past[1]

    @property
    def log(self) -> Log:
        return Log(self.header, self.events)

    def run(self) -> None:
        """Play to the end, or until the person leaves."""
        while self.table.public.phase is not Phase.OVER:
            if self.table.public.phase is Phase.INSPECTION and not self._pressing():
                self._inspection()
            elif any(ask.seat == self.seat for ask in self.table.awaiting):
                self._ask(may_wait=False)
            else:
                self._others()

    def _pressing(self) -> bool:
        """Whether anything but settling is asked (rules §9)."""
        return any(ask.kind != "settle" for ask in self.table.awaiting)

    def _dice(self) -> Dice:
        return opponents.dice_for(self.seed, len(self.events))

    def _others(self) -> bool:
        """Somebody else acts, if anybody is asked."""
        move = opponents.answer(self.table, self.seat, self._dice())
        if move is not None:
            self._do(*move)
        return move is not None

    # The inspection

    def _inspection(self) -> None:
        """Others may murmur; then the person speaks; after that, whoever is asked."""
        dice = self._dice()
        talkative = 4 if self.seat in self.table.public.sheriffs else 2
        if dice.below(talkative) and self._murmur():
            return
        before = len(self.events)
        offered = self._ask(may_wait=True)
        if self.table.public.phase is not Phase.INSPECTION or self._pressing():
            return
        if offered:
            self._reply()
        elif len(self.events) == before and not self._others() and not self._murmur():
            self.console.tell("Nobody has more to say. The bags are waiting.", "dim")

    def _murmur(self) -> bool:
        if not opponents.offers_left(self.table, self.events, self.seat):
            return False
        dice = self._dice()
        dice.bits()
        move = opponents.murmur(self.table, self.seat, dice)
        if move is not None:
            self._do(*move)
        return move is not None

    def _reply(self) -> None:
        """The person's newest offer is answered, or met with silence."""
        offer = max(self.table.public.offers, key=lambda offer: offer.version, default=None)
        if offer is None:
            return
        left = opponents.offers_left(self.table, self.events, self.seat)
        move = opponents.reply(self.table, offer, self._dice(), may_counter=left > 0)
        if move is None:
            self.console.tell("No answer. The offer stands.", "dim")
        else:
            self._do(*move)

    # The person

    def _ask(self, *, may_wait: bool) -> bool:
        """Ask the person; whether the answer was an offer."""
        seen = view(self.table, self.seat)
        if self._drawn != len(self.events):
            self.draw()
        if self.table.clock_runs:
            self.console.tell(f"Clock: {max(0, round(self.clock.left(self.table)))} seconds left.", "yellow")
        self.console.tell(to_do(self.table.awaiting, seen), "bold")
        menu = Menu(self.console, seen, self.names, legal(self.table, self.seat), may_wait=may_wait)
        command = self.clock.timed(self.table, menu.ask)
        if self.table.clock_runs and self.clock.left(self.table) <= 0:
            self.console.tell("Too late: the bell rang while you thought.", "yellow")
            self._do(CLOCK, ClockRanOut())
            return False
        if command is None:
            return False
        self._do(self.seat, command)
        return isinstance(command, MakeOffer)

    def draw(self) -> None:
        """Show the table as the person knows it."""
        self._drawn = len(self.events)
        self.console.say(table_picture(view(self.table, self.seat), self.names))

    def help(self) -> None:
        self.console.tell(
            "Enter takes what stands in brackets or is marked. Cards go by number (1 3), by name (2 apple, silk), "
            "all or none. At any prompt: table, piles, prices, secrets (what you learnt in passing), back, help, "
            "and quit, which saves the game.",
            "dim",
        )

    # What happens

    def _do(self, actor: Actor, command: Command) -> None:
        played = play(self.table, actor, command)
        if isinstance(played, Refusal):
            self.console.complain(
                f"The rules do not allow that (§{played.section}, {played.code}). Try something else."
            )
            return
        before = self.table
        self._past = (played[0], (*self.events, *played[1]))
        self._tell(before, played[1])

    def _tell(self, table: Table, events: list[Event]) -> None:
        for event in events:
            table = evolve(table, event)
            self._told(event, table)

    def _told(self, event: Event, table: Table) -> None:
        """One event, as this seat is told it."""
        tell_event(self.console, tell(event, self.seat), view(table, self.seat), self.names)

    def show_end(self) -> None:
        """The score sheet of a game that was finished before."""
        scores = self.table.public.scores
        assert scores is not None
        self.console.tell("This game is over; “nottingham play” begins a new one.")
        self.console.say(sheet_picture(self.table.rules, scores, spoken_to(self.names, self.seat)))

    def welcome(self, *, resumed: bool) -> None:
        """What happened before the first question: all of it, or the last round."""
        self.console.tell(f"{rules_in_words(self.table.rules).capitalize()}, seed {self.seed}.", "dim")
        self.console.tell(f"At the table: {', '.join(spoken_to(self.names, self.seat))}.", "dim")
        self.help()
        if self.table.rules.inspection_clock:
            anew = " It starts anew now." if resumed else ""
            self.console.tell(f"The inspection clock runs while you think, and rings when you answer.{anew}", "dim")
        if not resumed:
            for event, table in tables(self.log):
                self._told(event, table)


def last_table(log: Log) -> Table:
    """The table at the end of a log."""
    table = empty_table(log.header.ruleset)
    for _, after in tables(log):
        table = after
    return table


def new_log(rules: Ruleset, seed: int, seat: int, name: str) -> Log:
    """A game that has just begun."""
    checked_seat(seat, rules.players)
    _, events = new_game(rules, seed)
    return Log(Header(rules, seats_of(rules, seat, name), seed), tuple(events))


def free_name(seed: int) -> Path:
    """A file name in the current directory that nothing has yet."""
    path, number = Path(f"nottingham-{seed}.jsonl"), 2
    while path.exists():
        path, number = Path(f"nottingham-{seed}-{number}.jsonl"), number + 1
    return path


def save(log: Log, path: Path) -> Path:
    """Save the game; where the place will not have it, among the temporary files rather than not at all."""
    try:
        write_log(path, log)
    except OSError:
        path = Path(tempfile.mkdtemp(prefix="nottingham-")) / path.name
        write_log(path, log)
    return path


def play_to_the_end(game: Game, path: Path | None) -> bool:
    """Play; when the person leaves, save the game and say how to go on. Whether it was finished."""
    console = game.console
    if game.table.public.phase is Phase.OVER:
        game.show_end()
        return True
    try:
        game.run()
    except (Leave, KeyboardInterrupt):
        console.asides = {}
        saved = save(game.log, path if path is not None else free_name(game.seed))
        console.say()
        console.tell("The game is saved. To go on where you left it:")
        console.tell(f"  nottingham play {_quoted(saved)}{_seat_option(game)}", "bold")
        return False
    if path is not None:
        console.tell(f"The log is in {save(game.log, path)}; “nottingham replay” tells it.", "dim")
    return True


def _seat_option(game: Game) -> str:
    """Empty where the log itself says who the person is."""
    return "" if people_in(game.header) == [game.seat] else f" --seat {game.seat}"


def _quoted(path: Path) -> str:
    text = str(path)
    return f'"{text}"' if " " in text else text
