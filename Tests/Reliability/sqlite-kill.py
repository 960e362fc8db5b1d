#!/usr/bin/env python3
"""Kills the server with SIGKILL under load, over and over, and compares the store with what it had answered."""

import random
import statistics
import time

import harness

options = harness.arguments(__doc__, rounds=200, sessions=10_000, seed=1)
chance = random.Random(options.seed)
folder = harness.scratch_folder()
store = folder / "sessions.sqlite"
fault = {"UNDERSTUDY_PLANTED_FAULT": "acknowledge-before-commit"} if options.planted else {}

with harness.Server(options.program, store) as server:
    creators = [harness.Client(server.port) for _ in range(4)]
    for number in range(options.sessions):
        assert creators[number % 4].create()[0] == 201
    server.stop()

lost = twice = answered = 0
starts = []
for number in range(options.rounds):
    server = harness.Server(options.program, store, **fault)
    starts.append(server.start_seconds)
    writers = harness.run_writers(server.port, f"round-{number}", 8)
    time.sleep(chance.uniform(0.05, 0.4))
    server.kill()
    harness.finish(writers)
    answered += sum(len(writer.acknowledged) for writer in writers)
    more = harness.check_all(options.program, store, writers)
    lost, twice = lost + more[0], twice + more[1]
    starts.append(more[2])
    if number % 20 == 19:
        broken = harness.damage(store)
        assert not broken, broken

starts.sort()
# The longest ones are those that had to wait for what others did with the disk.
most = starts[len(starts) * 95 // 100]
passed = lost == 0 and twice == 0 and most <= 1
harness.verdict(
    passed,
    f"{options.rounds} × kill -9 under load: {answered:,} operations answered, {lost} lost, {twice} applied twice; "
    f"ready again with {options.sessions:,} sessions in {1000 * statistics.median(starts):.0f} ms, 95 of 100 times within "
    f"{1000 * most:.0f} ms, {1000 * starts[-1]:.0f} at most",
    options.planted)
