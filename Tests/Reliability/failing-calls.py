#!/usr/bin/env python3
"""Has the n-th of each kind of system call on the store's files fail, and from then on: nothing is answered that is not
in the store, the file stays intact, and the process ends as it says or not at all."""

import collections
import errno
import shutil

import harness

options = harness.arguments(__doc__, most=40, step=3)
scratch = harness.scratch_folder()
library = harness.unreliable_disk(scratch)
KINDS = {
    "open": errno.EMFILE, "write": errno.EIO, "read": errno.EIO, "ftruncate": errno.EIO, "fsync,fdatasync": errno.EIO,
    "mmap": errno.ENOMEM, "unlink": errno.EACCES, "fcntl": errno.EIO,
}

lost = twice = answered = runs = 0
statuses = collections.Counter()
for calls, number in KINDS.items():
    for which in range(1, options.most + 1, options.step):
        for manner in ("", ":forever"):
            folder = scratch / f"disk-{runs}"
            folder.mkdir()
            store, count = folder / "sessions.sqlite", scratch / f"count-{runs}"
            writers = []
            try:
                with harness.Server(
                    options.program, store, LD_PRELOAD=str(library), DISK_FOLDER=str(folder), DISK_COUNT=str(count),
                    DISK_FAIL=f"{calls}:{which}:{number}{manner}",
                    UNDERSTUDY_FILED_RECORDS="8" if which % 2 else "8192",
                ) as server:
                    writers = harness.run_writers(server.port, f"run-{runs}", 4, operations=25)
                    for writer in writers:
                        writer.join(5)
                    # A client that never got its session tries on and on; it is left behind. What fails in filing
                    # is found behind the last answer.
                    status = server.wait(1 if calls.startswith("fsync") else 0)
                    statuses["running" if status is None else status] += 1
                harness.finish(writers)
                answered += sum(len(writer.acknowledged) for writer in writers)
            except harness.Ended as ended:
                statuses[ended.status] += 1
            runs += 1
            if store.exists():
                broken = harness.damage(store)
                assert not broken, (calls, which, manner, broken)
            more = harness.check_all(options.program, store, writers)
            lost, twice = lost + more[0], twice + more[1]
            reached = count.stat().st_size if count.exists() else 0
            shutil.rmtree(folder)
            if reached < which:
                break
        else:
            continue
        break

unexpected = {status: number for status, number in statuses.items() if status not in ("running", 69, harness.DISK_FAILED)}
harness.verdict(
    lost == 0 and twice == 0 and not unexpected,
    f"{runs} runs with a failing call among {', '.join(KINDS)}: {answered:,} operations answered, {lost} lost, {twice} "
    f"applied twice or though refused, no file damaged; {statuses['running']} went on, {statuses[69]} did not start, "
    f"{statuses[harness.DISK_FAILED]} ended with {harness.DISK_FAILED}, {sum(unexpected.values())} otherwise {unexpected or ''}"
    .rstrip(),
    options.planted)
