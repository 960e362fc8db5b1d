"""What a store costs: the same load over each of them, as a ratio to the store in memory."""

import contextlib
import pathlib
import sys
import tempfile
from statistics import median

import measurements
import servers

sys.path.insert(0, str(servers.ROOT / "Tools"))
from cluster.cluster import Cluster  # noqa: E402

SETTING = measurements.SETTINGS[0]
PAIR = measurements.PAIRS["push + pop"]


class ClusterServer:
    """A cluster as the load generator sees it: a port, and processor time of all that answers."""

    def __init__(self, replica_count):
        self.cluster = Cluster(servers.PROGRAM, replica_count)
        self.cluster.start()
        # With one replica there is nothing to be balanced.
        self.port = self.cluster.nginx.port if replica_count > 1 else self.cluster.replicas[0].port
        self.answers_within = 30

    connect = servers.Server.connect

    def processor_seconds(self):
        """Processor time that the replicas have used."""
        return sum(servers.processor_seconds(replica.process.pid) for replica in self.cluster.replicas)

    def database_seconds(self):
        """Processor time that the database's two servers have used."""
        both = self.cluster.primary, self.cluster.standby
        return sum(servers.processor_seconds(server.process.pid) for server in both)

    def stop(self):
        """Stops the cluster."""
        self.cluster.stop()


@contextlib.contextmanager
def memory():
    """The service with its sessions in memory."""
    with servers.start_understudy() as server:
        yield server


@contextlib.contextmanager
def sqlite():
    """The service with its sessions in a file."""
    with tempfile.TemporaryDirectory() as folder:
        store = f"sqlite:{pathlib.Path(folder) / 'store.sqlite'}"
        with servers.start_understudy(store=store) as server:
            yield server


@contextlib.contextmanager
def postgres(replica_count):
    """Replicas of the service over PostgreSQL with a synchronous standby."""
    server = ClusterServer(replica_count)
    try:
        yield server
    finally:
        server.stop()


STORES = {
    "memory": memory,
    "SQLite": sqlite,
    "PostgreSQL, synchronous standby, one replica": lambda: postgres(1),
    "PostgreSQL, synchronous standby, three replicas behind nginx": lambda: postgres(3),
}


def database_seconds(server):
    """Processor time of the database beside the service, if there is one."""
    return server.database_seconds() if isinstance(server, ClusterServer) else 0.0


def rows(rounds, seconds, folder):
    """A table of all stores, in interleaved rounds."""
    loads = {name: [] for name in STORES}
    databases = {name: [] for name in STORES}
    for _ in range(rounds):
        for name, start in STORES.items():
            with start() as server:
                sessions = servers.create_sessions(server, SETTING.sessions)
                before = database_seconds(server)
                load = measurements.run_load(server, sessions, PAIR, SETTING, seconds, folder)
                used = database_seconds(server) - before
                loads[name].append(load)
                databases[name].append(used / (load.requests_per_second * seconds) * 1e6)
    yield ("| store; push + pop, 64 connections | requests/s | of memory's | p50, µs | p99, µs "
           "| CPU of the service, µs | CPU of the database, µs |")
    yield "|---|---|---|---|---|---|---|"
    for name, list_of_loads in loads.items():
        rate = median(load.requests_per_second for load in list_of_loads)
        ratio = median(
            load.requests_per_second / base.requests_per_second
            for load, base in zip(list_of_loads, loads["memory"]))
        p50 = median(load.microseconds_p50 for load in list_of_loads)
        p99 = median(load.microseconds_p99 for load in list_of_loads)
        service = median(load.processor_microseconds for load in list_of_loads)
        yield (f"| {name} | {rate:,.0f} | {ratio:.2f} | {p50:,.0f} | {p99:,.0f} | {service:.1f} | "
               f"{median(databases[name]):.0f} |")
