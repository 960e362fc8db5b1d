#!/usr/bin/env python3
"""Has the k-th fsync fail, for each k, and cuts the power afterwards: what was answered must be there.

Every second time the power stays: then what was under way may be there although the disk failed, and whoever was refused
must have been told that nobody knows.

The planted fault answers before the commit.
"""

import collections
import shutil

import harness

options = harness.arguments(__doc__, first=1, last=200)
scratch = harness.scratch_folder()
library = harness.unreliable_disk(scratch)
fault = {"UNDERSTUDY_PLANTED_FAULT": "acknowledge-before-commit"} if options.planted else {}

lost = twice = answered = unsure = 0
statuses = collections.Counter()
for number in range(options.first, options.last + 1):
    folder, durable = scratch / f"disk-{number}", scratch / f"durable-{number}"
    folder.mkdir()
    durable.mkdir()
    writers = []
    try:
        server = harness.Server(
            options.program, folder / "sessions.sqlite", LD_PRELOAD=str(library), DISK_FOLDER=str(folder),
            DISK_SHADOW=str(durable), DISK_FAIL=f"fsync,fdatasync:{number}:5",
            UNDERSTUDY_FILED_RECORDS="50" if number % 3 == 0 else "8192", **fault)
        writers = harness.run_writers(server.port, f"k-{number}", 4, operations=300)
        harness.finish(writers)
        statuses[server.wait(5)] += 1
        server.kill()
        answered += sum(len(writer.acknowledged) for writer in writers)
    except harness.Ended as ended:
        # The store could not even be opened, and says so.
        statuses[ended.status] += 1
    store = (durable if number % 2 else folder) / "sessions.sqlite"
    if store.exists():
        broken = harness.damage(store)
        assert not broken, broken
    more = harness.check_all(options.program, store, writers)
    unsure += sum(len(writer.unsure) for writer in writers)
    lost, twice = lost + more[0], twice + more[1]
    shutil.rmtree(folder)
    shutil.rmtree(durable)

unexpected = {status: count for status, count in statuses.items() if status not in (harness.DISK_FAILED, 69)}
harness.verdict(
    lost == 0 and twice == 0 and unsure > 0 and not unexpected,
    f"fsync failed at call {options.first} to {options.last}, then a power cut: {answered:,} operations answered, "
    f"{lost} lost, {twice} applied twice or though refused, {unsure} said to be unknown; exit status {harness.DISK_FAILED} in {statuses[harness.DISK_FAILED]} runs, "
    f"69 (not opened) in {statuses[69]}, another in {sum(unexpected.values())} {unexpected or ''}".rstrip(),
    options.planted)
