#!/usr/bin/env python3
"""Writes which ways requests take through the program, for the compiler: Benchmarks/understudy.profdata.

A program that counts them runs all scenarios, then sessions and operations. Kept is what operations run through: other
functions are compiled as if nobody had counted. Functions that have changed since are, too.
"""

import os
import pathlib
import shutil
import subprocess
import tempfile

import measurements
import servers

PROFILE = servers.ROOT / "Benchmarks/understudy.profdata"
BUILD = servers.ROOT / ".build-profile"
SESSIONS, REQUESTS = 2_000, 20_000
# How much operations count for beside scenarios, which keep the other ways from being held for impossible.
WEIGHT = 100
# A function whose blocks have run seldomer than that, before the weight, belongs to the start or to little else.
COUNT_MIN = REQUESTS // 20


def build():
    """A program that counts, built anew: the compiler keeps code that differs by its counters alone."""
    shutil.rmtree(BUILD, ignore_errors=True)
    subprocess.run(
        ["swift", "build", "-c", "release", "--static-swift-stdlib", "--product", "understudy", "--scratch-path", BUILD],
        check=True, cwd=servers.ROOT, env=os.environ | {"UNDERSTUDY_PROFILE": "count"})
    return BUILD / "release/understudy"


def perform_operations(program):
    """Operations whose bodies repeat, and a fifth as many whose bodies never do."""
    with servers.start_understudy((), 30, program) as server:
        sessions = servers.create_sessions(server, SESSIONS)
        connection = server.connect()
        for number in range(REQUESTS + REQUESTS // 5):
            name = list(servers.OPERATIONS)[number % len(servers.OPERATIONS)]
            path = servers.operation_path(sessions[number // len(servers.OPERATIONS) % 50], name)
            body_of = measurements.same_bodies if number < REQUESTS else measurements.new_bodies
            servers.send(connection, "POST", path, body_of(name, number))
        connection.close()


def counted(folder, name, run):
    """The file that the program writes as it ends."""
    found = folder / f"{name}.profraw"
    os.environ["LLVM_PROFILE_FILE"] = str(found)
    run()
    del os.environ["LLVM_PROFILE_FILE"]
    return found


def functions(text):
    """The records of a profile in LLVM's text form: name and hash, how often each block has run, and its lines."""
    for record in text.split("\n\n"):
        lines = [line for line in record.splitlines() if line and not line.startswith((":", "#"))]
        if lines:
            end = 3 + int(lines[2])
            # LLVM takes the next line for the number of a bitmap's bytes if it begins as Swift's names do.
            yield tuple(lines[:2]), [int(line) for line in lines[3:end]], "\n".join([*lines[:end], "$0", *lines[end:]])


def main():
    tool = pathlib.Path(shutil.which("swiftc")).resolve().parent / "llvm-profdata"

    def merge(target, *sources):
        subprocess.run([tool, "merge", "-o", target, *sources], check=True)

    program = build()
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        scenarios = counted(folder, "scenarios", lambda: subprocess.run(
            [program, "test", "--quiet", servers.ROOT / "Scenarios"], check=True))
        operations = counted(folder, "operations", lambda: perform_operations(program))
        merge(folder / "operations.txt", "--text", operations)
        merge(folder / "all.txt", "--text", f"--weighted-input={WEIGHT},{operations}", scenarios)
        frequent = {
            key for key, counts, _ in functions((folder / "operations.txt").read_text())
            if max(counts, default=0) >= COUNT_MIN}
        kept = [text for key, _, text in functions((folder / "all.txt").read_text()) if key in frequent]
        (folder / "kept.txt").write_text(":ir\n" + "".join(f"{text}\n\n" for text in kept))
        merge(PROFILE, folder / "kept.txt")
    print(f"{len(kept)} functions, {PROFILE.stat().st_size:,} bytes")


if __name__ == "__main__":
    main()
