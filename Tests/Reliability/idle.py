#!/usr/bin/env python3
"""Counts the bytes of idle sessions, in memory and in the store, and times how long one with a long past takes to wake."""

import http.client
import json
import subprocess
import statistics
import threading
import time

import harness

options = harness.arguments(__doc__, memory=10_000, store=1_000_000, operations=1_000)
path = harness.scratch_folder() / "sessions.sqlite"
DEFINITION = harness.DEFINITION | {"ttlSeconds": 86_400}


def create(port, count):
    """Creates that many sessions over several connections."""
    def work(share):
        client = harness.Client(port, timeout=600)
        for _ in range(share):
            status, body = client.create(DEFINITION)
            assert status == 201, body

    threads = [threading.Thread(target=work, args=(count // 16,)) for _ in range(16)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


def create_fast(port, count, folder):
    """The same with a load generator that is not written in Python."""
    body = json.dumps(DEFINITION, separators=(",", ":")).replace("\\", "\\\\").replace("'", "\\'")
    script = folder / "create.lua"
    script.write_text(
        f"wrk.method = 'POST'\nwrk.body = '{body}'\nwrk.headers['Content-Type'] = 'application/json'\n")
    while stored(port) < count:
        subprocess.run(
            ["wrk", "--threads", "1", "--connections", "64", "--duration", "5s", "--timeout", "60s", "--script", script,
             f"http://127.0.0.1:{port}/v1/sessions"], check=True, capture_output=True)


def stored(port):
    """How many sessions there are, by the number of the newest."""
    low, high = 0, 1 << 24
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
    while low < high:
        middle = (low + high) // 2
        connection.request("GET", f"/v1/sessions?limit=1&cursor={middle}")
        body = json.loads(connection.getresponse().read())
        low, high = (middle + 1, high) if body["items"] else (low, middle)
    return low


# In memory: the growth of the process over the sessions.
with harness.Server(options.program, path) as server:
    create(server.port, 200)
    before = server.resident_bytes()
    create(server.port, options.memory)
    in_memory = (server.resident_bytes() - before) / options.memory
    server.stop()

# Waking: a session with a past, on a server that does not have it in memory.
wakes, processor = [], []
with harness.Server(options.program, path) as server:
    client = harness.Client(server.port)
    _, session = client.create(DEFINITION)
    operations = [{"op": "set", "target": "home", "title": f"title {number}"} for number in range(500)]
    for _ in range(options.operations // 500):
        status, body = client.send("POST", f"/v1/sessions/{session}/operations", {"operations": operations})
        assert status == 200, body
    server.stop()
for _ in range(9):
    with harness.Server(options.program, path) as server:
        client = harness.Client(server.port)
        client.send("GET", "/livez")
        started, used = time.monotonic(), server.processor_seconds()
        status, _ = client.send("GET", f"/v1/sessions/{session}/tree")
        wakes.append(time.monotonic() - started)
        processor.append(server.processor_seconds() - used)
        assert status == 200
        server.stop()

# In the store: the size of the file, and what the process needs with all of them out of memory.
folder = harness.scratch_folder()
with harness.Server(options.program, path, UNDERSTUDY_EVICT_AFTER="1") as server:
    create_fast(server.port, options.store, folder)
    server.stop()
size = path.stat().st_size
with harness.Server(options.program, path) as server:
    count = stored(server.port)
    ready, resident = server.start_seconds, server.resident_bytes()
    server.stop()

wake = statistics.median(wakes)
harness.verdict(
    wake <= 0.005,
    f"{options.memory:,} idle sessions in memory: {in_memory:,.0f} bytes each; {count:,} in the store: {size / count:,.0f} "
    f"bytes each, ready again in {1000 * ready:.0f} ms with {resident / 1e6:,.0f} MB; waking one with "
    f"{options.operations:,} operations: {1000 * wake:.1f} ms, of which the processor worked "
    f"{1000 * statistics.median(processor):.1f} ms",
    options.planted)
