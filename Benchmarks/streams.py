#!/usr/bin/env python3
"""Measures event streams: memory of each, time until every client has an event, what an operation costs meanwhile.

usage: streams.py [--streams COUNT] [--rounds COUNT]
"""

import argparse
import json
import resource
import select
import socket
import sys
import time
from statistics import median

import servers
from servers import PROGRAM, Server

# Descriptors that neither side uses for streams.
SPARE = 512


class Streams:
    """Many clients of event streams in one epoll set."""

    def __init__(self):
        self.epoll = select.epoll()
        self.sockets = {}

    def open(self, port, paths):
        """Opens a stream for each path, sixty-four at a time, until each has its head."""
        waiting = set()
        for path in paths:
            client = socket.create_connection(("127.0.0.1", port))
            client.sendall(
                f"GET {path} HTTP/1.1\r\nHost: localhost\r\nAccept: text/event-stream\r\n\r\n".encode())
            client.setblocking(False)
            self.sockets[client.fileno()] = client
            self.epoll.register(client.fileno(), select.EPOLLIN)
            waiting.add(client.fileno())
            while len(waiting) >= 64:
                waiting -= self.read(b"retry: 2000")
        while waiting:
            waiting -= self.read(b"retry: 2000")

    def read(self, wanted):
        """Reads what is there; the descriptors of the clients whose bytes held `wanted`."""
        found = set()
        for descriptor, _ in self.epoll.poll(10):
            data = self.sockets[descriptor].recv(1 << 20)
            if not data:
                raise SystemExit("the service has closed a stream")
            if wanted in data:
                found.add(descriptor)
        return found

    def wait_for_event(self):
        """Seconds from now until every client has had an event."""
        start = time.monotonic()
        waiting = set(self.sockets)
        while waiting:
            waiting -= self.read(b"event: callback")
            if time.monotonic() - start > 60:
                raise SystemExit(f"{len(waiting)} clients have had no event within a minute")
        return time.monotonic() - start

    def drain(self):
        """Reads until nothing has come for a tenth of a second."""
        while events := self.epoll.poll(0.1):
            for descriptor, _ in events:
                self.sockets[descriptor].recv(1 << 20)


def operation(connection, session, name):
    body = json.dumps(servers.OPERATIONS[name][1])
    return servers.send(connection, "POST", servers.operation_path(session, name), json.loads(body))


def operation_microseconds(connection, session, count=400):
    """The median time of an operation over one connection."""
    found = []
    for number in range(count):
        start = time.monotonic()
        operation(connection, session, "push" if number % 2 == 0 else "pop")
        found.append((time.monotonic() - start) * 1e6)
    return median(found)


def measure(streams_of_session, sessions, rounds):
    """Streams of a number of sessions: their memory, and the time until all have the events of one operation each."""
    count = streams_of_session * sessions
    command = [
        str(PROGRAM), "serve", "--listen", "127.0.0.1:0", "--store", "memory:", "--log", "error",
        "--max-streams", "15000", "--max-streams-per-session", str(streams_of_session)]
    with Server(command) as server:
        ids = servers.create_sessions(server, sessions)
        unwatched = servers.create_sessions(server, 1)[0]
        connection = server.connect()
        alone = operation_microseconds(connection, unwatched)
        before = server.resident_bytes()
        streams = Streams()
        start = time.monotonic()
        paths = [f"/v1/sessions/{ids[index % sessions]}/events?after=1000000" for index in range(count)]
        # The heads come at once; the launch's events are passed over, so that each client starts with nothing.
        streams.open(server.port, paths)
        opened = time.monotonic() - start
        each = (server.resident_bytes() - before) / count
        crowded = operation_microseconds(connection, unwatched)
        streams_with_events = Streams()
        for client in streams.sockets.values():
            client.close()
        time.sleep(2)
        paths = [f"/v1/sessions/{ids[index % sessions]}/events" for index in range(count)]
        streams_with_events.open(server.port, paths)
        streams_with_events.drain()
        seconds = []
        for number in range(rounds):
            used = server.processor_seconds()
            start = time.monotonic()
            for session in ids:
                operation(connection, session, "push" if number % 2 == 0 else "pop")
            asked = time.monotonic() - start
            seconds.append((asked, asked + streams_with_events.wait_for_event(), server.processor_seconds() - used))
            streams_with_events.drain()
        asked, total, processor = (median(values) for values in zip(*seconds))
        print(
            f"| {sessions:,} | {count:,} | {each:,.0f} | {opened:.2f} | {asked:.3f} | {total:.3f} "
            f"| {processor:.2f} | {alone:.0f} | {crowded:.0f} |", flush=True)
        for client in streams_with_events.sockets.values():
            client.close()


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--streams", type=int, default=10_000)
    parser.add_argument("--rounds", type=int, default=6)
    given = parser.parse_args()
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    if hard != resource.RLIM_INFINITY and hard < given.streams + SPARE:
        sys.exit(f"streams.py: {given.streams} streams need {given.streams + SPARE} descriptors, the limit is {hard}")
    # The service inherits it: each stream is one descriptor on either side.
    resource.setrlimit(resource.RLIMIT_NOFILE, (given.streams + SPARE, hard))
    print("| sessions | streams | bytes each | s to open all | s for the operations | s until all have an event "
          "| processor s | µs an operation, no streams | µs, all open |")
    print("|---|---|---|---|---|---|---|---|---|")
    measure(given.streams, 1, given.rounds)
    measure(8, given.streams // 8, given.rounds)


if __name__ == "__main__":
    main()
