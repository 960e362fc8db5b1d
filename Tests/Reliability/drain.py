#!/usr/bin/env python3
"""Asks the server to end while clients write: each has its answer, everything answered is there, exit status 0."""

import random
import statistics
import time

import harness

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


lost = twice = answered = turned_away = 0
statuses, seconds, broken = [], [], []
for number in range(options.rounds):
    delay = chance.choice([0, 0, 1])
    server = harness.Server(options.program, store, UNDERSTUDY_DRAIN_DELAY=str(delay))
    clients = [Client(server.port, f"round-{number}-{index}") for index in range(options.clients)]
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
    more = harness.check_all(options.program, store, clients)
    lost, twice = lost + more[0], twice + more[1]

harness.verdict(
    lost == twice == 0 and not broken and not any(statuses),
    f"{options.rounds} × SIGTERM while {options.clients} clients write: {answered:,} operations answered, {lost} lost, "
    f"{twice} applied twice; {len(broken)} requests without an answer{': ' + broken[0] if broken else ''}, "
    f"{turned_away} turned away on new connections, none of them carried out; "
    f"{sum(status != 0 for status in statuses)} exit statuses but 0; ended after {statistics.median(seconds):.2f} s, "
    f"{max(seconds):.2f} at most, besides the delay",
    options.planted)
