#!/usr/bin/env python3
"""Asks a server how it is, until standard input ends, and prints how long its answers took.

It is a process of its own, so that nothing that the attackers do delays it. Requests are due at fixed times and count from
then on: a server that stands still for a second misses all that were due in it, and not only the first.

usage: probe.py PORT CONTROL-PORT SESSION
"""

import collections
import json
import os
import select
import socket
import sys
import time


class Probe:
    """Requests of one path on a connection of their own, or each on a new one."""

    def __init__(self, name, port, path, rate, keeps_connection=True):
        self.name, self.port, self.period, self.keeps_connection = name, port, 1 / rate, keeps_connection
        self.request = f"GET {path} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode()
        self.next = time.monotonic()
        self.due = collections.deque()
        self.socket, self.received = None, b""
        self.seconds, self.failures = [], 0

    def turn(self, now):
        """Asks if something has fallen due and no answer is outstanding."""
        waits = bool(self.due)
        while self.next <= now:
            self.due.append(self.next)
            self.next += self.period
        if self.due and not waits:
            self.ask()

    def ask(self):
        try:
            if self.socket is None:
                self.socket = socket.create_connection(("127.0.0.1", self.port), timeout=30)
                self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            self.socket.sendall(self.request)
        except OSError:
            self.fail()

    def fail(self):
        self.failures += len(self.due)
        self.finish(time.monotonic())
        self.close()

    def finish(self, now):
        """All that was due while the server did not answer would not have been answered before."""
        self.seconds += [now - due for due in self.due]
        self.due.clear()

    def close(self):
        if self.socket:
            self.socket.close()
        self.socket, self.received = None, b""

    def receive(self):
        try:
            data = self.socket.recv(1 << 16)
        except OSError:
            data = b""
        if not data:
            return self.fail() if self.due else self.close()
        self.received += data
        head, end, body = self.received.partition(b"\r\n\r\n")
        if not end or len(body) < length(head):
            return
        self.finish(time.monotonic())
        if not head.startswith(b"HTTP/1.1 200"):
            self.failures += 1
        self.received = b""
        if not self.keeps_connection:
            self.close()


def length(head):
    for line in head.split(b"\r\n"):
        if line.lower().startswith(b"content-length:"):
            return int(line.split(b":")[1])
    return 0


def summary(probes):
    seconds = sorted(second for probe in probes for second in probe.seconds) or [0.0]
    at = lambda share: 1000 * seconds[min(len(seconds) - 1, int(share * len(seconds)))]
    return {"count": len(seconds), "p50": at(0.5), "p99": at(0.99), "max": 1000 * seconds[-1],
            "failures": sum(probe.failures for probe in probes)}


def main():
    port, control, session = int(sys.argv[1]), int(sys.argv[2]), sys.argv[3]
    try:
        # What is measured is how late the server is, not how late the one who asks hears of it.
        os.sched_setscheduler(0, os.SCHED_FIFO, os.sched_param(1))
    except OSError:
        pass
    # 200 a second together; every tenth on a new connection, as kubelet asks.
    health = [Probe("livez", port, "/livez", 45) for _ in range(4)] + [Probe("livez", port, "/livez", 20, False)]
    neighbours = [Probe("neighbour", port, f"/v1/sessions/{session}", 25) for _ in range(2)] if session else []
    controls = [Probe("control", control, "/livez", 100)]
    everyone = health + neighbours + controls
    for index, probe in enumerate(everyone):
        probe.next += 0.011 * index
    while True:
        now = time.monotonic()
        for probe in everyone:
            probe.turn(now)
        sockets = {probe.socket: probe for probe in everyone if probe.socket}
        wait = min(probe.next for probe in everyone) - time.monotonic()
        ready = select.select([sys.stdin, *sockets], [], [], max(0, wait))[0]
        for source in ready:
            if source is not sys.stdin:
                sockets[source].receive()
        if sys.stdin in ready:
            break
    now = time.monotonic()
    for probe in everyone:
        if probe.due and now - probe.due[0] > 0.005:
            probe.finish(now)
    print(json.dumps({"livez": summary(health), "neighbour": summary(neighbours), "control": summary(controls)}))


main()
