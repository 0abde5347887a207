"""What is counted and measured, for Prometheus. No names, no tables' ids, nothing of what is played."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.registry import Collector

_MOMENTS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)


class Metrics:
    """The figures of one server."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        self.commands = Counter(
            "nottingham_commands", "Commands of people, by outcome.", ["outcome"], registry=registry
        )
        self.bot_moves = Counter("nottingham_bot_moves", "Moves of bots and stand-ins.", registry=registry)
        self.sockets = Gauge("nottingham_sockets", "Open sockets.", registry=registry)
        self.tables = Gauge("nottingham_tables", "Tables in memory.", registry=registry)
        self.taken = Counter("nottingham_tables_taken_over", "Tables of processes that were gone.", registry=registry)
        self.relayed = Gauge("nottingham_relayed", "Calls and sockets that another process answers.", registry=registry)
        self.dropped = Counter("nottingham_dropped", "Connections that the server ended.", ["why"], registry=registry)
        self.requests = Counter("nottingham_requests", "Calls, by status.", ["status"], registry=registry)
        self.refused = Counter("nottingham_limited", "Calls and messages over a limit.", ["limit"], registry=registry)
        self.outages = Counter("nottingham_outages", "Calls and messages that the database failed.", registry=registry)
        self.malformed = Counter("nottingham_malformed", "Calls that are not even text.", registry=registry)
        self.seconds = Histogram(
            "nottingham_command_seconds", "From a command to its acknowledgement.", buckets=_MOMENTS, registry=registry
        )
        self.reviews = Counter("nottingham_reviews", "Reviews of games, by outcome.", ["outcome"], registry=registry)
        self.reviews_waiting = Gauge("nottingham_reviews_waiting", "Reviews that wait for others.", registry=registry)
        self.reviews_running = Gauge("nottingham_reviews_running", "Reviews that are made now.", registry=registry)
        self.review_seconds = Histogram(
            "nottingham_review_seconds",
            "What a review takes on a core, in a process beside the tables.",
            buckets=(0.5, 1, 2, 5, 10, 20, 60),
            registry=registry,
        )
        self.pauses = Histogram(
            "nottingham_gc_pause_seconds",
            "How long Python's garbage collector stopped everything.",
            buckets=_MOMENTS,
            registry=registry,
        )
        self.longest_pause = Gauge(
            "nottingham_gc_longest_pause_seconds", "The longest of these pauses so far.", registry=registry
        )
        self.long_walks = Counter(
            "nottingham_gc_long_walks", "How often it walked over everything that is alive.", registry=registry
        )
        self.open = 0
        """Sockets that are open now."""
        self.ended = 0
        """Sockets that have closed so far."""
        self.moves = 0
        """Commands and moves of bots so far, whatever came of them."""

    def socket_opened(self) -> None:
        self.open += 1
        self.sockets.set(self.open)

    def socket_closed(self) -> None:
        self.open -= 1
        self.ended += 1
        self.sockets.set(self.open)

    def moved(self, outcome: str) -> None:
        """A person's command was played, repeated or refused."""
        self.moves += 1
        self.commands.labels(outcome).inc()

    def bot_moved(self) -> None:
        self.moves += 1
        self.bot_moves.inc()

    def add(self, collector: Collector) -> None:
        self.registry.register(collector)

    def text(self) -> bytes:
        return generate_latest(self.registry)
