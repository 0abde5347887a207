"""A person against bots: the loop, the clock, saving and going on."""

import tempfile
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from rich.padding import Padding
from rich.text import Text

from ..bots import Chair, Turn
from ..bots.clever import taste_of
from ..bots.clever.advice import Adviser
from ..bots.faults import blame_in_words
from ..bots.talk import Company, render
from ..game import (
    CLOCK,
    SPECTATOR,
    Command,
    Dice,
    Event,
    Good,
    Refusal,
    Ruleset,
    Said,
    Say,
    evolve,
    legal,
    new_game,
    play,
    tell,
    view,
)
from ..game.awaiting import pressing
from ..game.commands import Actor, ClockRanOut
from ..game.known import Phase
from ..game.state import Table, empty_table
from ..notation import Header, Log, tables, write_log
from ..notation.words import Narrator
from ..review.bag_reader import BagReader
from .console import Back, Console, Leave
from .floor import Call, Floor
from .hints import hint_lines
from .menu import Menu
from .opponents import Opponents
from .picture import facts_picture, piles_picture, price_list, table_picture, to_do
from .players import DEFAULT_BOTS, NotPlayable, bots_in, checked_seat, names_in, people_in, seats_of
from .saying import say_something
from .sheet import sheet_picture
from .telling import Asides, tell_event


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


class TerminalGame:
    """One game of one person."""

    def __init__(
        self, console: Console, log: Log, seat: int, clock: InspectionClock | None = None, *, hint: bool = False
    ) -> None:
        if log.header.seed is None:
            raise NotPlayable("program-game-no-seed")
        table = last_table(log)
        if not table.awaiting and table.public.phase is not Phase.OVER:
            raise NotPlayable("program-game-mid-move")
        self.console = console
        self.header = log.header
        self.seed = log.header.seed
        self.seat = seat
        self.words = Narrator(console.words.language, names_in(log.header, console.words.language), seat)
        self.names = self.words.names
        self.clock = clock if clock is not None else InspectionClock()
        self.specs = bots_in(log.header, seat)
        self.opponents = Opponents(log, self.specs)
        self.company = Company(
            table.rules, {s: spec.partition(":")[2] for s, spec in self.specs.items()}, Dice(~self.seed)
        )
        self.reader = BagReader(table.rules, seat, [self.specs.get(other, "") for other in range(table.rules.players)])
        self.adviser = Adviser(Chair(seat, table.rules, Dice(self.seed)), taste_of("hard"), self.reader)
        self.asides = Asides(console, self.names, seat, table.rules)
        for n, event in enumerate(log.events):
            self.adviser.hear(n, tell(event, seat))
            self.company.hear(tell(event, SPECTATOR))
        self.asides.begin((tell(event, seat) for event in log.events), table.public)
        self.floor = Floor()
        self.hints = hint
        self._past: tuple[Table, tuple[Event, ...]] = (table, log.events)
        self._turn: Turn | None = None
        self._drawn = -1
        console.asides = {
            "table": self.draw,
            "piles": lambda: console.say(piles_picture(self.table.public, self.words)),
            "prices": lambda: console.say(price_list(view(self.table, self.seat), self.words)),
            "secrets": lambda: console.say(facts_picture(view(self.table, self.seat), self.words)),
            "hint": self.hint,
            "say": self.say,
            "help": self.help,
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
            talking = self.table.public.phase is Phase.INSPECTION and not pressing(self.table.public)
            if not talking and any(ask.seat == self.seat for ask in self.table.awaiting):
                self._ask(may_wait=False)
                continue
            call = self.floor.next(self.table, self.seat)
            if isinstance(call, Turn):
                self._bot(call)
            else:
                self._speak(call)
        self.asides.at_the_end(self.events)

    def _bot(self, turn: Turn) -> None:
        """Somebody else acts, or has nothing to say."""
        lost = len(self.opponents.faults)
        said = self.opponents.say(self.table, turn)
        if said is not None:
            self._happened(*said)
            seen = view(self.table, turn.seat)
            turn = Turn(seen, turn.ask, may_wait=turn.may_wait, settle_now=turn.settle_now, spoken_out=turn.spoken_out)
        played = self.opponents.play(self.table, turn)
        if played is not None:
            self._happened(*played)
        for fault in self.opponents.faults[lost:]:
            spec, why = self.specs[fault.seat], blame_in_words(fault.why, self.words)
            lost_move = self.words.t("terminal-lost-move", name=self.names[fault.seat], bot=spec, why=why)
            self.console.tell(lost_move, "dim")

    def _speak(self, call: Call) -> None:
        """The person may speak up, or settles bags."""
        if call is Call.NO_ANSWER:
            self.console.tell(self.words.t("terminal-no-answer"), "dim")
        elif call is Call.SILENCE:
            self.console.tell(self.words.t("terminal-silence"), "dim")
        public, before = self.table.public, len(self.events)
        command = self._ask(may_wait=True)
        words = sum(isinstance(event, Said) for event in self.events[before:])
        self.floor.spoke(public, command, self.seat, words)

    # The person

    def _ask(self, *, may_wait: bool) -> Command | None:
        """Ask the person; what was done, if anything."""
        seen = view(self.table, self.seat)
        if self._drawn != len(self.events):
            self.draw()
        if self.table.clock_runs:
            left = max(0, round(self.clock.left(self.table)))
            self.console.tell(self.words.t("terminal-clock", seconds=left), "yellow")
        self.console.tell(to_do(self.table.awaiting, seen, self.words), "bold")
        asked = [ask.kind for ask in self.table.awaiting if ask.seat == self.seat]
        self._turn = Turn(seen, asked[0] if asked else None, may_wait=may_wait)
        if self.hints:
            self.hint()
        menu = Menu(self.console, seen, self.names, legal(self.table, self.seat), may_wait=may_wait)
        command = self.clock.timed(self.table, lambda: self._moved(menu))
        if self.table.clock_runs and self.clock.left(self.table) <= 0:
            self.console.tell(self.words.t("terminal-too-late"), "yellow")
            self._do(CLOCK, ClockRanOut())
        elif command is not None and self._do(self.seat, command):
            return command
        return None

    def _moved(self, menu: Menu) -> Command | None:
        """What the person does, after whatever they say first: saying is no move, and the question stays."""
        while isinstance(command := menu.ask(), Say):
            self._utter(command)
        return command

    def say(self) -> None:
        """Say something at any prompt."""
        may = legal(self.table, self.seat).say
        if may is None:
            self.console.complain(self.words.t("terminal-nothing-to-say"))
            return
        asides = self.console.asides
        self.console.asides = {word: show for word, show in asides.items() if word != "say"}
        try:
            with suppress(Back):
                self._utter(say_something(self.console, self.words, may))
        finally:
            self.console.asides = asides

    def _utter(self, said: Say) -> None:
        drawn = self._drawn == len(self.events)
        if self._do(self.seat, said) and drawn:
            self._drawn = len(self.events)

    def hint(self) -> None:
        """What the hard bot would do here, and why."""
        if self._turn is not None:
            advice = self.adviser.advise(self._turn)
            for line in hint_lines(advice, self._turn.view, self.words, self.reader.chances()):
                self.console.say(Padding(Text(line, "magenta"), (0, 0, 0, 2), expand=False))

    def draw(self) -> None:
        """Show the table as the person knows it."""
        self._drawn = len(self.events)
        self.console.say(table_picture(view(self.table, self.seat), self.words))

    def help(self) -> None:
        example = self.words.some(Good.APPLE, 2)
        self.console.tell(self.words.t("terminal-help", example=example), "dim")

    # What happens

    def _do(self, actor: Actor, command: Command) -> bool:
        """Whether the rules allowed it."""
        played = play(self.table, actor, command)
        if isinstance(played, Refusal):
            self.console.complain(self._refused(played))
            return False
        self._happened(*played)
        return True

    def _refused(self, refusal: Refusal) -> str:
        """The same sentence as in the browser."""
        return self.words.t(f"table-refused-{refusal.code.replace('.', '-').replace('_', '-')}")

    def _happened(self, after: Table, news: list[Event]) -> None:
        """Everybody is told of it, and has a word to say."""
        table, n = self._past[0], len(self.events)
        self._past = (after, (*self.events, *news))
        self.opponents.hear(n, news)
        if isinstance(news[0], Said):
            self.floor.heard_a_word()
        for i, event in enumerate(news, start=n):
            table = evolve(table, event)
            told = tell(event, self.seat)
            self.adviser.hear(i, told)
            tell_event(self.console, told, view(table, self.seat), self.names)
            self.asides.hear(told, table.public)
            for said in self.company.hear(tell(event, SPECTATOR)):
                line = self.words.t("table-quoted", words=render(said.line, self.words.language, self.names))
                spoken = Text(self.words.about(self.names[said.seat], line), "italic")
                self.console.say(Padding(spoken, (0, 0, 0, 2), expand=False))

    def show_end(self) -> None:
        """The score sheet of a game that was finished before."""
        scores = self.table.public.scores
        assert scores is not None
        self.console.tell(self.words.t("terminal-game-over"))
        self.console.say(sheet_picture(self.table.rules, scores, self.words))

    def _bot_about(self, spec: str) -> str:
        """ "canny, brazen": as the lobby calls it; a bot of somebody else's by the name it was given."""
        level, _, character = spec.partition(":")
        try:
            parts = [self.words.t(f"lobby-bot-{level}")]
            parts += [self.words.t(f"lobby-character-{character}")] if character else []
        except LookupError:
            return spec
        return ", ".join(parts)

    def welcome(self, *, resumed: bool) -> None:
        """What happened before the first question: all of it, or the last round."""
        words = self.words
        about = words.t("terminal-rules-and-seed", rules=words.rules(self.table.rules), seed=str(self.seed))
        self.console.tell(about, "dim")
        bots = {seat: f" ({self._bot_about(spec)})" for seat, spec in self.specs.items()}
        who = [f"{words.called(seat)}{bots.get(seat, '')}" for seat in range(len(self.names))]
        self.console.tell(words.t("terminal-at-the-table", names=words.in_turn(who)), "dim")
        self.help()
        if self.table.rules.inspection_clock:
            self.console.tell(words.t("terminal-clock-about", resumed="yes" if resumed else "no"), "dim")
        if not resumed:
            for event, table in tables(self.log):
                tell_event(self.console, tell(event, self.seat), view(table, self.seat), self.names)


def last_table(log: Log) -> Table:
    """The table at the end of a log."""
    table = empty_table(log.header.ruleset)
    for _, after in tables(log):
        table = after
    return table


def new_log(rules: Ruleset, seed: int, seat: int, name: str, specs: tuple[str, ...] = DEFAULT_BOTS) -> Log:
    """A game that has just begun."""
    checked_seat(seat, rules.players)
    _, events = new_game(rules, seed)
    return Log(Header(rules, seats_of(rules, seat, name, specs), seed), tuple(events))


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


def play_to_the_end(game: TerminalGame, path: Path | None) -> bool:
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
        console.tell(console.t("terminal-saved"))
        console.tell(f"  nottingham play {_quoted(saved)}{_seat_option(game)}", "bold")
        return False
    if path is not None:
        console.tell(console.t("terminal-log-in", file=str(save(game.log, path))), "dim")
    return True


def _seat_option(game: TerminalGame) -> str:
    """Empty where the log itself says who the person is."""
    return "" if people_in(game.header) == [game.seat] else f" --seat {game.seat}"


def _quoted(path: Path) -> str:
    text = str(path)
    return f'"{text}"' if " " in text else text
