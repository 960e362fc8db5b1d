#!/usr/bin/env python3
"""Three replicas behind nginx, writers on the same sessions, and everything that can go wrong at random.

Replicas are killed and paused, the primary database is killed and its standby promoted, while 16 writers and readers
work on the same sessions; in the end every session's history has to be linearizable and complete. With --plant the
standby is an asynchronous one that lags at the failover, so that acknowledged operations get lost, and the test
passes only if it finds that out.

usage: replicas.py [--operations 100000] [--failovers 3] [--plant] [--program PATH]
"""

import argparse
import pathlib
import random
import sys
import threading
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT / "Tools"))
from cluster.cluster import Cluster  # noqa: E402
from history import self_test  # noqa: E402
from load import Load  # noqa: E402


class Nemesis:
    """Does harm at random, one thing at a time, until it is told to stop."""

    def __init__(self, cluster, load, failovers, lag):
        self.cluster = cluster
        self.load = load
        self.failovers = failovers
        self.lag = lag
        self.chance = random.Random(11)
        self.kills = self.pauses = 0
        self.gaps = []
        self.next_standby = 3
        self.ending = threading.Event()
        self.failure = None
        self.thread = threading.Thread(target=self._run, daemon=True)

    def _run(self):
        try:
            # Failovers are spread over the load: one whenever so many operations more have been done.
            step = self.load.limit / (self.failovers + 1)
            while not self.ending.is_set():
                time.sleep(self.chance.uniform(0.3, 1.5))
                if len(self.gaps) < self.failovers and self.load.sent > step * (len(self.gaps) + 1):
                    self._fail_over()
                else:
                    self._harm_replica()
        except (Exception, SystemExit) as error:
            self.failure = error

    def _harm_replica(self):
        replica = self.chance.choice(self.cluster.replicas)
        if self.chance.random() < 0.6:
            self.kills += 1
            replica.kill()
            time.sleep(self.chance.uniform(0, 1))
            replica.start()
        else:
            self.pauses += 1
            replica.pause()
            time.sleep(self.chance.uniform(0.1, 3))
            replica.resume()

    def _fail_over(self):
        if self.lag:
            # The standby no longer gets what is written.
            self.cluster.standby.sql("ALTER SYSTEM SET primary_conninfo = ''")
            self.cluster.standby.sql("SELECT pg_reload_conf()")
            time.sleep(1)
        begun = time.monotonic()
        self.cluster.fail_over()
        # Long enough for the load to have gone on; the gap is looked for in this interval.
        time.sleep(2)
        self.gaps.append((begun, begun + 1))
        if len(self.gaps) < self.failovers or not self.lag:
            self.cluster.add_standby(self.next_standby)
            self.next_standby += 1

    def stop(self):
        """Stops doing harm."""
        self.ending.set()
        self.thread.join()
        if self.failure:
            raise SystemExit(f"the cluster could not be repaired: {self.failure}")


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--operations", type=int, default=100_000)
    parser.add_argument("--failovers", type=int, default=3)
    parser.add_argument("--plant", action="store_true")
    parser.add_argument("--program", default=ROOT / ".build/release/understudy")
    options = parser.parse_args()
    print(f"checker: {self_test()} kinds of planted faults found")
    cluster = Cluster(pathlib.Path(options.program).resolve(), synchronous=not options.plant)
    try:
        cluster.start()
        load = Load([cluster.nginx.port])
        load.limit = options.operations
        nemesis = Nemesis(cluster, load, options.failovers, lag=options.plant)
        begun = time.monotonic()
        load.start()
        nemesis.thread.start()
        load.join()
        nemesis.stop()
        seconds = time.monotonic() - begun
        found = load.contradictions()
        return 0 if report(options, load, nemesis, seconds, found) else 1
    finally:
        cluster.stop()


def report(options, load, nemesis, seconds, found):
    """Prints the figures; whether they are as they have to be."""
    counts = load.counts
    lost = sum(": lost: " in text for text in found)
    twice = sum(": applied twice: " in text for text in found)
    gap = max((load.longest_gap(*interval) for interval in nemesis.gaps), default=0)
    print(f"three replicas: {sum(counts.values()):,} requests in {seconds:.0f} s on {len(load.requests)} sessions, "
          f"{len(load.acknowledged):,} operations acknowledged, {counts['maybe']:,} without an answer, "
          f"{counts['refused']:,} refused")
    print(f"  {nemesis.kills} replicas killed, {nemesis.pauses} paused, {len(nemesis.gaps)} failovers of the database; "
          f"longest gap at a failover {gap:.2f} s")
    print(f"  lost {lost}, applied twice {twice}, other contradictions {len(found) - lost - twice}")
    for text in found[:5]:
        print(f"  {text}")
    if options.plant:
        print(f"  planted fault: {'found' if lost else 'NOT FOUND'}")
        return lost > 0
    return not found and len(nemesis.gaps) == options.failovers


if __name__ == "__main__":
    sys.exit(main())
