#!/usr/bin/env python3
"""Asks the server to end while clients write: each has its answer, everything answered is there, exit status 0.

Half of them send many requests ahead of the answers. Those behind the answer that says that the connection ends get
none and must have changed nothing, and the connection must end without a reset, which may take answers away.
"""

import json
import random
import socket
import statistics
import threading
import time

import harness

# Requests that are sent in one go; they are longer together than what the server reads ahead.
AHEAD = 50

options = harness.arguments(__doc__, rounds=50, clients=16, seed=1)
chance = random.Random(options.seed)
store = harness.scratch_folder() / "sessions.sqlite"


class Client(harness.Writer):
    """A writer that goes on until nobody listens any more, and takes down what it cannot explain.

    A connection that the system made while the server closed its listening socket is reset before anybody has read from
    it: the request is turned away then, and must have changed nothing.
    """

    def __init__(self, port, name):
        super().__init__(port, name)
        self.broken = None
        self.turned_away = None

    def run(self):
        client = None
        number = 0
        try:
            while True:
                is_new = client is None
                if is_new:
                    try:
                        client = harness.Client(self.port)
                    except (ConnectionRefusedError, ConnectionResetError):
                        return
                if self.session is None:
                    status, found = client.create()
                    self.session = found if status == 201 else None
                else:
                    title = f"{self.name}-{number}"
                    number += 1
                    status, body = client.set_title(self.session, title)
                    if status == 200:
                        self.acknowledged[title] = body["version"]
                if status not in (200, 201, 503):
                    self.broken = f"status {status}"
                    return
                # http.client lets go of a connection whose last answer said that it ends.
                if client.connection.sock is None:
                    client = None
        except harness.FAILURES as error:
            if is_new and isinstance(error, ConnectionResetError) and self.session is not None:
                self.turned_away = title
            else:
                self.broken = repr(error)

    def check(self, client):
        lost, twice = super().check(client)
        # A request that was turned away must not have been carried out.
        return lost, twice + (self.turned_away is not None and self.turned_away in client.titles(self.session))


class Pipeliner(Client):
    """A writer that sends many requests in one go and reads their answers afterwards, one after the other."""

    def __init__(self, port, name):
        super().__init__(port, name)
        self.unanswered = []
        self.has_ended = threading.Event()

    def run(self):
        try:
            with socket.create_connection(("127.0.0.1", self.port), timeout=30) as connection:
                answers = connection.makefile("rb")
                status, body = self.exchange(connection, answers)
                if status != 201:
                    self.broken = None if status == 503 else f"status {status}"
                    return
                self.session = body["session"]["id"]
                number = 0
                while not self.has_ended.is_set():
                    titles = [f"{self.name}-{number + index}" for index in range(AHEAD)]
                    number += AHEAD
                    self.write(connection, answers, titles)
        except (ConnectionRefusedError, ConnectionResetError) as error:
            # As of a single request: the system has made the connection, and nobody has read from it.
            if self.session is not None:
                self.broken = repr(error)
        except harness.FAILURES as error:
            self.broken = repr(error)

    @staticmethod
    def request(path, body):
        text = json.dumps(body).encode()
        head = f"POST {path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
        return f"{head}Content-Length: {len(text)}\r\n\r\n".encode() + text

    def exchange(self, connection, answers):
        connection.sendall(self.request("/v1/sessions", harness.DEFINITION))
        return self.read(answers)

    def read(self, answers):
        """The next answer; the connection's end, which has to be orderly, is one with the status 0."""
        line = answers.readline()
        if not line:
            return 0, None
        length = 0
        while (field := answers.readline().strip().lower()) != b"":
            if field == b"connection: close":
                self.has_ended.set()
            elif field.startswith(b"content-length:"):
                length = int(field.split(b":")[1])
        return int(line.split()[1]), json.loads(answers.read(length))

    def write(self, connection, answers, titles):
        path = f"/v1/sessions/{self.session}/controllers/home/set"
        connection.sendall(b"".join(self.request(path, {"title": title}) for title in titles))
        for index, title in enumerate(titles):
            status, body = self.read(answers)
            if status == 200:
                self.acknowledged[title] = body["version"]
            elif status not in (0, 503):
                self.broken = f"status {status}"
            if self.has_ended.is_set() or status == 0:
                self.unanswered = titles[index + (status != 0):]
                self.has_ended.set()
                # What waits to be read must be the end.
                if answers.read(1) != b"":
                    self.broken = "something behind the last answer"
                return

    def check(self, client):
        lost, twice = harness.Writer.check(self, client)
        titles = set(client.titles(self.session) or []) if self.session else set()
        return lost, twice + sum(title in titles for title in self.unanswered)


lost = twice = answered = turned_away = unanswered = 0
statuses, seconds, broken = [], [], []
for number in range(options.rounds):
    delay = chance.choice([0, 0, 1])
    server = harness.Server(options.program, store, UNDERSTUDY_DRAIN_DELAY=str(delay))
    clients = [
        (Pipeliner if index % 2 else Client)(server.port, f"round-{number}-{index}") for index in range(options.clients)]
    for client in clients:
        client.start()
    time.sleep(chance.uniform(0.05, 0.5))
    begun = time.monotonic()
    statuses.append(server.stop())
    seconds.append(time.monotonic() - begun - delay)
    harness.finish(clients)
    broken += [client.broken for client in clients if client.broken]
    answered += sum(len(client.acknowledged) for client in clients)
    turned_away += sum(client.turned_away is not None for client in clients)
    unanswered += sum(len(client.unanswered) for client in clients if isinstance(client, Pipeliner))
    more = harness.check_all(options.program, store, clients)
    lost, twice = lost + more[0], twice + more[1]

harness.verdict(
    lost == twice == 0 and not broken and not any(statuses),
    f"{options.rounds} × SIGTERM while {options.clients} clients write: {answered:,} operations answered, {lost} lost, "
    f"{twice} applied twice; {len(broken)} requests without an answer{': ' + broken[0] if broken else ''}, "
    f"{turned_away} turned away on new connections, none of them carried out; {unanswered} sent ahead of an end that was "
    f"orderly, none of them carried out; "
    f"{sum(status != 0 for status in statuses)} exit statuses but 0; ended after {statistics.median(seconds):.2f} s, "
    f"{max(seconds):.2f} at most, besides the delay",
    options.planted)
