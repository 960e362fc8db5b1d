#!/usr/bin/env python3
"""Kills the service again and again under load, and looks for what it had acknowledged.

Writers and readers work on the same sessions meanwhile; in the end every session's log is held against what they
were told: nothing lost, nothing applied twice, nothing out of order. With --plant the service acknowledges before it
commits (a debug build does that when asked to), and the test passes only if it finds that out.

usage: kill-shared.py --store sqlite|postgres [--count 200] [--plant] [--program PATH]
"""

import argparse
import os
import pathlib
import random
import shutil
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT / "Tools"))
from cluster.postgres import PostgresServer  # noqa: E402
from cluster.replicas import Replica  # noqa: E402
from history import self_test  # noqa: E402
from load import Load  # noqa: E402


def arguments():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--store", choices=["sqlite", "postgres"], required=True)
    parser.add_argument("--count", type=int, default=200)
    parser.add_argument("--plant", action="store_true")
    parser.add_argument("--program")
    options = parser.parse_args()
    build = "debug" if options.plant else "release"
    options.program = pathlib.Path(options.program or ROOT / f".build/{build}/understudy").resolve()
    return options


def main():
    options = arguments()
    print(f"checker: {self_test()} kinds of planted faults found")
    folder = pathlib.Path(tempfile.mkdtemp(prefix="understudy-kill-"))
    folder.chmod(0o755)
    database = None
    try:
        store = f"sqlite:{folder}/store.sqlite"
        if options.store == "postgres":
            database = PostgresServer(folder / "postgres")
            database.create()
            store = database.uri
            subprocess.run([options.program, "migrate", "--store", store], check=True, stdout=subprocess.DEVNULL)
        environment = dict(os.environ)
        if options.plant:
            environment["UNDERSTUDY_PLANTED_FAULT"] = "acknowledge-before-commit"
        replica = Replica(options.program, store, folder, "service", environment, ["--shutdown-grace", "2"])
        return 0 if run(options, replica) else 1
    finally:
        if database:
            database.stop()
        shutil.rmtree(folder, ignore_errors=True)


def run(options, replica):
    """Runs the load and the kills; whether the outcome is as it has to be."""
    replica.start()
    load = Load([replica.port])
    load.start()
    chance = random.Random(7)
    restarts = []
    for _ in range(options.count):
        time.sleep(chance.uniform(0.05, 0.5))
        replica.kill()
        begun = time.monotonic()
        replica.start()
        restarts.append(time.monotonic() - begun)
    load.stop()
    replica.kill()
    # What is left of the planted fault would make the last look wrong as well.
    replica.environment.pop("UNDERSTUDY_PLANTED_FAULT", None)
    replica.start()
    found = load.contradictions()
    replica.stop()
    return report(options, load, restarts, found)


def report(options, load, restarts, found):
    """Prints the figures; whether they are as they have to be."""
    counts = load.counts
    lost = sum(": lost: " in text for text in found)
    twice = sum(": applied twice: " in text for text in found)
    print(f"kill -9 under load, {options.store}: {options.count} kills, {len(load.requests)} sessions, "
          f"{counts['ok']:,} requests answered ({len(load.acknowledged):,} operations acknowledged), "
          f"{counts['maybe']:,} without an answer, {counts['refused']:,} refused")
    print(f"  lost {lost}, applied twice {twice}, other contradictions {len(found) - lost - twice}; "
          f"longest restart {max(restarts):.2f} s")
    for text in found[:5]:
        print(f"  {text}")
    if options.plant:
        print(f"  planted fault: {'found' if lost else 'NOT FOUND'}")
        return lost > 0
    return not found


if __name__ == "__main__":
    sys.exit(main())
