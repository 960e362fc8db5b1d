#!/usr/bin/env python3
"""Measures a call that stops: its round trip over one connection, by bare requests and by the Python client, and what
the client itself takes of that, with answers that were recorded.

Figures of one run on one machine; compare them with each other. A debug program says little of the service.
"""

import argparse
import json
import pathlib
import socket
import sys
import time
from statistics import median, quantiles

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "Clients/Python/src"))

import understudy  # noqa: E402
from understudy.connection import Connection, Program  # noqa: E402

CALL = "setEditing(_:animated:)"


class Stopping(understudy.ViewController):
    """Stops in each change of its editing."""

    def setEditing(self, editing, animated=True):
        """Does nothing but stop."""


class Bare:
    """Requests that are one write and one read of a socket: what a client can do at best."""

    def __init__(self, url):
        host, port = url.split("//")[1].split(":")
        self.socket = socket.create_connection((host, int(port)))
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.host = f"{host}:{port}"

    def post(self, path, body, token=None):
        head = f"POST {path} HTTP/1.1\r\nHost: {self.host}\r\nContent-Type: application/json\r\n"
        head += f"Content-Length: {len(body)}\r\n" + (f"Pause-Token: {token}\r\n" if token else "") + "\r\n"
        self.socket.sendall(head.encode() + body)
        data = self.socket.recv(65536)
        while b"\r\n\r\n" not in data:
            data += self.socket.recv(65536)
        head, _, content = data.partition(b"\r\n\r\n")
        length = int(head.lower().split(b"content-length:")[1].split(b"\r\n")[0])
        while len(content) < length:
            content += self.socket.recv(65536)
        return head, content


def changes(count):
    """One operation that stops so many times."""
    return [{"op": "setEditing", "target": "stopping", "editing": bool(index % 2)} for index in range(count)]


def bare(url, count):
    """Seconds of each round trip, and of all of the operation."""
    connection = Bare(url)
    definition = {
        "classes": {"Stopping": {"callsSuper": {CALL: False}}},
        "root": {"class": "Stopping", "as": "stopping"},
        "pauses": [{"class": "Stopping", "call": CALL}],
    }
    _, made = connection.post("/v1/sessions", json.dumps(definition).encode())
    path = "/v1/sessions/" + json.loads(made)["session"]["id"]
    begin = time.perf_counter()
    head, content = connection.post(path + "/together", json.dumps({"operations": changes(count)}).encode())
    trips = []
    while b"pause-token:" in head.lower():
        token = head.lower().split(b"pause-token:")[1].split(b"\r\n")[0].strip().decode()
        start = time.perf_counter()
        head, content = connection.post(path + "/resume", b"{}", token)
        trips.append(time.perf_counter() - start)
    assert json.loads(content)["outcome"] == "completed" and len(trips) == count
    return trips[:-1], time.perf_counter() - begin


def client(connection, count):
    """The same by the client, whose override runs in each stop."""
    app = understudy.App(connection, {"device": {"systemVersion": "17.0"}}, Stopping(), [])
    app._launch()
    begin = time.perf_counter()
    app.perform("together", operations=changes(count))
    seconds = time.perf_counter() - begin
    app.close()
    return seconds


class Recording(Connection):
    """Keeps the answers, as they came."""

    def __init__(self, url):
        super().__init__(url)
        self.answers = []

    def _exchange(self, *request):
        self.answers.append(super()._exchange(*request))
        return self.answers[-1]


class Replaying(Recording):
    """Gives them again, without a service."""

    def __init__(self, recording):
        super().__init__(recording.url)
        self.answers = iter(recording.answers)

    def _exchange(self, *request):
        return next(self.answers)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--program", default=ROOT / ".build/release/understudy", type=pathlib.Path)
    parser.add_argument("--stops", default=500, type=int, help="calls that stop in one operation")
    parser.add_argument("--rounds", default=7, type=int)
    options = parser.parse_args()
    count = options.stops
    trips, bares, clients, shares = [], [], [], []
    with Program(options.program) as program:
        for _ in range(options.rounds):
            each, seconds = bare(program.url, count)
            trips += each
            bares.append(seconds)
            recording = Recording(program.url)
            clients.append(client(recording, count))
            shares.append(client(Replaying(recording), count))
            recording.close()
    print(f"{options.rounds} rounds of one operation that stops {count} times, medians; one connection")
    print("| | µs each | a second |")
    print("|---|---|---|")
    print(f"| resume to next stop, bare requests | {median(trips) * 1e6:.0f} | {1 / median(trips):,.0f} |")
    print(f"| the same, 99 of 100 within | {quantiles(trips, n=100)[98] * 1e6:.0f} | |")
    rows = [
        ("with beginning and end", bares),
        ("by the client", clients),
        ("of that the client's own", shares),
    ]
    for words, seconds in rows:
        print(f"| {words} | {median(seconds) / count * 1e6:.0f} | {count / median(seconds):,.0f} |")


if __name__ == "__main__":
    main()
