#!/usr/bin/env python3
"""What a record costs a replica and the database, by how many records are committed together.

docs/replicas.md reckons from these figures how many replicas one database bears. Processor time is compared, which
other work on the machine disturbs little; wants a release program, postgresql, nginx-light and wrk.
"""

import argparse
import pathlib
import tempfile
import time

import measurements
import servers
import stores

CONNECTIONS = [1, 4, 16, 64, 256]


def counters(cluster):
    """Processor seconds of each part, transactions and bytes of the log of writes so far."""
    # The server notes its transactions once a second.
    time.sleep(1.2)
    counts = cluster.primary.sql(
        "SELECT xact_commit, pg_current_wal_lsn() - '0/0'::pg_lsn FROM pg_stat_database "
        "WHERE datname = current_database()")
    parts = [cluster.replicas[0].process, cluster.primary.process, cluster.standby.process]
    return [servers.processor_seconds(part.pid) for part in parts] + [int(count) for count in counts.split("|")]


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=int, default=5, help="how long each load lasts")
    seconds = parser.parse_args().seconds
    print("| connections | records a commit | replica, µs | primary, µs | standby, µs | log, bytes |")
    print("|---|---|---|---|---|---|")
    for count in CONNECTIONS:
        setting = measurements.Setting(f"{count} connections", count, 2 * count, False)
        with tempfile.TemporaryDirectory() as folder, stores.postgres(1) as server:
            sessions = servers.create_sessions(server, setting.sessions)
            before = counters(server.cluster)
            load = measurements.run_load(server, sessions, stores.PAIR, setting, seconds, pathlib.Path(folder))
            records = load.requests_per_second * seconds
            used = [new - old for new, old in zip(counters(server.cluster), before)]
        costs = " | ".join(f"{part / records * 1e6:.0f}" for part in used[:3])
        print(f"| {count} | {records / used[3]:.1f} | {costs} | {used[4] / records:.0f} |", flush=True)


if __name__ == "__main__":
    main()
