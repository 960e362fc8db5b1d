#!/usr/bin/env python3
"""Runs what compose.cluster.yaml describes without Docker, until Ctrl-C or SIGTERM, and stops it cleanly.

PostgreSQL with a synchronous standby, replicas of the service and nginx, all on free ports of this machine, in a
temporary folder that is removed at the end.

usage: run-cluster.py [--program PATH] [--replicas COUNT]
"""

import argparse
import pathlib
import signal
import sys
import threading

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
from cluster.cluster import Cluster  # noqa: E402
from cluster.replicas import ROOT  # noqa: E402


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--program", default=ROOT / ".build/release/understudy")
    parser.add_argument("--replicas", type=int, default=3)
    options = parser.parse_args()
    ending = threading.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda *_: ending.set())
    cluster = Cluster(pathlib.Path(options.program).resolve(), options.replicas)
    try:
        cluster.start()
        print(f"nginx      {cluster.url}")
        for replica in cluster.replicas:
            print(f"{replica.name}  http://127.0.0.1:{replica.port}")
        print(f"store      {cluster.store}")
        print("Ctrl-C stops everything.", flush=True)
        ending.wait()
    finally:
        cluster.stop()


if __name__ == "__main__":
    main()
