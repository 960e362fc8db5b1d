"""Clients that follow logs: those of one session must not hold up those of another (finding 6)."""

import socket
import threading
import time

from reading import grown
from target import Attack

# The contract pushes within milliseconds; a second is a stall on any machine.
DELAY_MAX = 1.0


class Follower:
    """A stream that is read, as fast as it comes or not at all."""

    def __init__(self, target, session, reads=True):
        self.connection = target.connect(timeout=30)
        if not reads:
            self.connection.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
        self.connection.socket.sendall(self.connection.head(
            "GET", f"/v1/sessions/{session}/events", Accept="text/event-stream"))
        self.newest = 0.0
        self.changed = threading.Condition()
        if reads:
            threading.Thread(target=self.read, daemon=True).start()

    def read(self):
        try:
            while data := self.connection.socket.recv(1 << 16):
                if b"data:" in data:
                    with self.changed:
                        self.newest = time.monotonic()
                        self.changed.notify_all()
        except OSError:
            pass

    def wait_for_event(self, since, seconds):
        """How long after that time the newest event came."""
        with self.changed:
            return self.newest - since if self.changed.wait_for(lambda: self.newest > since, seconds) else seconds

    def close(self):
        try:
            self.connection.socket.shutdown(socket.SHUT_RDWR)
        except OSError:
            pass
        self.connection.close()


def starving(count, reads=True, sessions=1):
    """Streams of long sessions from their launch, and one of another session, which is timed."""
    def run(target):
        long = [grown(target, batches=40 // sessions) for _ in range(sessions)]
        if target.has_failed:
            return
        watched = target.create({"root": {"class": "Home", "as": "home"}})
        watcher = Follower(target, watched)
        time.sleep(0.2)
        followers = [Follower(target, long[number % sessions], reads=reads) for number in range(count)]
        operator = target.connect()
        delays = []
        for number in range(8):
            if target.has_failed:
                break
            time.sleep(0.25)
            since = time.monotonic()
            target.post(f"/v1/sessions/{watched}/controllers/home/set-editing", {"editing": number % 2 == 0},
                        connection=operator)
            delays.append(watcher.wait_for_event(since, 3))
        for follower in [watcher, *followers]:
            follower.close()
        target.note(f"event of another session after {1000 * max(delays, default=0):.0f} ms at most")
        if max(delays, default=0) > DELAY_MAX:
            target.fault("streams of other sessions wait")
    return run


def pages(target):
    """The log of a long session in small pieces, from its launch to its end."""
    session = grown(target)
    for after in range(0, 400_000, 8_000):
        target.get(f"/v1/sessions/{session}/events?format=sse&follow=false&limit=1000&after={after}", keep=0)


def coming_and_going(target):
    """Clients that begin at the launch again and again."""
    session = grown(target)
    for _ in range(60):
        follower = Follower(target, session)
        time.sleep(0.02)
        follower.close()


def long_events(target):
    """A stream of events with names as long as may be, which nobody reads."""
    session = target.create({"root": {"class": "L" * 1_000, "as": "home"}})
    for _ in range(4):
        target.post(f"/v1/sessions/{session}/operations", {"operations": [
            {"op": "setEditing", "target": "home", "editing": number % 2 == 0} for number in range(900)]}, keep=0)
    followers = [Follower(target, session, reads=False) for _ in range(8)]
    time.sleep(2)
    for follower in followers:
        follower.close()


ATTACKS = [
    Attack("streams-of-one", "6", "8 streams of a session as long as may be", starving(8)),
    Attack("streams-of-many", "6", "64 streams of 8 sessions", starving(64, sessions=8), at_once=8),
    Attack("streams-unread", "6", "8 streams of such a session that nobody reads", starving(8, reads=False)),
    Attack("streams-long-events", "6", "8 unread streams of events of 1 kB", long_events),
    Attack("streams-restarting", "6", "60 streams that begin at the launch and leave", coming_and_going),
    Attack("streams-pages", "6", "50 pages of such a session as event stream", pages),
]
