#!/usr/bin/env python3
"""Fills a disk of 4 MiB: requests are answered 507 and change nothing, reads go on, and so does the service by itself
once there is space. Needs root, to mount the disk."""

import atexit
import subprocess
import time

import harness

options = harness.arguments(__doc__)
folder = harness.scratch_folder() / "disk"
folder.mkdir()
subprocess.run(["mount", "-t", "tmpfs", "-o", "size=4m", "tmpfs", folder], check=True)
atexit.register(subprocess.run, ["umount", "--lazy", folder], check=False)
store = folder / "sessions.sqlite"
ballast = folder / "ballast"
ballast.write_bytes(bytes(1 << 20))

with harness.Server(options.program, store) as server:
    writers = harness.run_writers(server.port, "full", 8)
    deadline = time.monotonic() + 120
    while sum(len(writer.refused) for writer in writers) < 100 and time.monotonic() < deadline:
        time.sleep(0.05)
    refused = {status for writer in writers for status in writer.refused.values()}
    client = harness.Client(server.port)
    reads = []
    for writer in writers:
        # A read that has seen an operation which then finds no space is told to come again.
        for attempt in range(20):
            status, body = client.send("GET", f"/v1/sessions/{writer.session}/tree")
            if status != 503 or not body["retryable"]:
                break
        reads.append(status)
    before = sum(len(writer.acknowledged) for writer in writers)
    ballast.unlink()
    freed = time.monotonic()
    while sum(len(writer.acknowledged) for writer in writers) == before and time.monotonic() < freed + 30:
        time.sleep(0.01)
    seconds = time.monotonic() - freed
    # Until it is full once more, and then away from the full disk.
    time.sleep(3)
    server.kill()
    harness.finish(writers)
broken = harness.damage(store)
copy = harness.scratch_folder()
for part in folder.glob("sessions.sqlite*"):
    if not part.name.endswith("-shm"):
        (copy / part.name).write_bytes(part.read_bytes())
lost, twice, _ = harness.check_all(options.program, copy / store.name, writers)
answered = sum(len(writer.acknowledged) for writer in writers)
harness.verdict(
    refused == {507} and set(reads) == {200} and seconds < 1 and not broken and lost == 0 and twice == 0,
    f"disk of 4 MiB full after {before:,} operations: refused with {sorted(refused)}, reads answered {sorted(set(reads))}; "
    f"{1000 * seconds:.0f} ms after there was space the service went on; of {answered:,} answered {lost} lost, {twice} "
    f"applied though refused; integrity {broken or 'ok'}",
    options.planted)
