#!/usr/bin/env python3
"""Fills a disk of 4 MiB: requests are answered 507 and change nothing, reads go on, readiness says it, and the service
goes on by itself once there is space: freed by somebody else, by deleting sessions, or by their expiry. Needs root, to
mount the disk."""

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
    readiness = client.send("GET", "/readyz")[0]
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


def fill(client, sessions):
    """Sets long titles, of each session in turn, until nothing fits; how many were taken."""
    taken, misses = 0, 0
    while misses < 2 * len(sessions):
        for session in sessions:
            status, _ = client.set_title(session, f"{taken} ".ljust(4_000, "x"))
            assert status in (200, 507), status
            misses = misses + 1 if status == 507 else 0
            taken += status == 200
    return taken


def freed_by(end, idle_seconds):
    """Whether a full service takes new sessions again, and readiness says both, after `end` of half of the old ones."""
    for part in folder.iterdir():
        part.unlink()
    with harness.Server(options.program, store) as server:
        client = harness.Client(server.port)
        definition = harness.DEFINITION | {"ttlSeconds": idle_seconds}
        sessions = [client.create(definition if place % 2 else harness.DEFINITION)[1] for place in range(40)]
        taken = fill(client, sessions)
        full = client.send("GET", "/readyz")[0]
        end(client, sessions[1::2])
        limit = time.monotonic() + 30
        while (status := client.create()[0]) != 201 and time.monotonic() < limit:
            time.sleep(0.1)
        kept = [client.titles(session) for session in sessions[::2]]
        ready = client.send("GET", "/readyz")[0]
        print(f"{end.__name__}: {taken} titles, readiness {full}, then {status}, readiness {ready}")
        return (full, status, ready) == (507, 201, 200) and all(kept) and not harness.damage(store)


def deleting(client, sessions):
    for session in sessions:
        status = client.send("DELETE", f"/v1/sessions/{session}")[0]
        assert status == 204, status


def waiting(client, sessions):
    limit = time.monotonic() + 60
    while any(client.titles(session) is not None for session in sessions[:1]) and time.monotonic() < limit:
        time.sleep(12)


by_deletion = freed_by(deleting, 3_600)
by_expiry = freed_by(waiting, 10)
harness.verdict(
    by_deletion and by_expiry and readiness == 507 and refused == {507} and set(reads) == {200} and seconds < 1 and not broken and lost == 0 and twice == 0,
    f"disk of 4 MiB full after {before:,} operations: refused with {sorted(refused)}, reads answered {sorted(set(reads))}, "
    f"readiness {readiness}; deletions {'free' if by_deletion else 'do NOT free'} space, "
    f"expiry {'does' if by_expiry else 'does NOT'}; "
    f"{1000 * seconds:.0f} ms after there was space the service went on; of {answered:,} answered {lost} lost, {twice} "
    f"applied though refused; integrity {broken or 'ok'}",
    options.planted)
