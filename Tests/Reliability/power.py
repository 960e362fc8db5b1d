#!/usr/bin/env python3
"""Cuts the power under load: what was written and never followed by an fsync is gone.

The planted fault is synchronous = NORMAL, under which SQLite does not wait for the disk at each commit.
"""

import random
import shutil
import time

import harness

options = harness.arguments(__doc__, rounds=100, seed=1)
chance = random.Random(options.seed)
scratch = harness.scratch_folder()
library = harness.unreliable_disk(scratch)
sync = "NORMAL" if options.planted else "FULL"

lost = twice = answered = dropped = 0
for number in range(options.rounds):
    folder, durable = scratch / f"disk-{number}", scratch / f"durable-{number}"
    folder.mkdir()
    durable.mkdir()
    store = folder / "sessions.sqlite"
    server = harness.Server(
        options.program, store, UNDERSTUDY_SQLITE_SYNC=sync, LD_PRELOAD=str(library),
        DISK_FOLDER=str(folder), DISK_SHADOW=str(durable),
        # Every second round records are filed all the time, beside those that come.
        UNDERSTUDY_FILED_RECORDS="50" if number % 2 else "8192")
    writers = harness.run_writers(server.port, f"round-{number}", 8)
    # Every few rounds long enough for the records to be filed and a checkpoint to be made.
    time.sleep(chance.uniform(1.5, 2.5) if number % 5 == 0 else chance.uniform(0.05, 0.5))
    server.kill()
    harness.finish(writers)
    answered += sum(len(writer.acknowledged) for writer in writers)
    dropped += sum(
        part.read_bytes() != (durable / part.name).read_bytes() if (durable / part.name).exists() else True
        for part in folder.glob("sessions.sqlite*") if part.suffix in (".sqlite", ".sqlite-wal", ".sqlite-recent"))
    broken = harness.damage(durable / "sessions.sqlite")
    assert not broken, broken
    more = harness.check_all(options.program, durable / "sessions.sqlite", writers)
    lost, twice = lost + more[0], twice + more[1]
    shutil.rmtree(folder)
    shutil.rmtree(durable)

harness.verdict(
    lost == 0 and twice == 0,
    f"{options.rounds} power cuts under load with synchronous = {sync}: {answered:,} operations answered, {lost} lost, "
    f"{twice} applied twice; writes were dropped from {dropped} files, none is damaged",
    options.planted)
