"""A whole deployment on one machine: PostgreSQL with a synchronous standby, replicas of the service, nginx."""

import pathlib
import shutil
import subprocess
import tempfile
import time

from cluster.postgres import PostgresServer, uri
from cluster.replicas import Nginx, Replica


class Cluster:
    """Everything runs in one temporary folder, on free ports of this machine, and ends with `stop`."""

    def __init__(self, program, replica_count=3, synchronous=True, environment=None):
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="understudy-cluster-"))
        self.folder.chmod(0o755)
        self.program = program
        self.synchronous = synchronous
        self.primary = PostgresServer(self.folder / "postgres-a")
        self.standby = PostgresServer(self.folder / "postgres-b")
        self.store = uri([self.primary, self.standby])
        self.replicas = [
            Replica(program, self.store, self.folder, f"replica-{number + 1}", environment)
            for number in range(replica_count)
        ]
        self.nginx = Nginx(self.folder, self.replicas)

    def start(self):
        """Starts the database, makes its tables, and starts all that answers requests; or leaves nothing behind."""
        try:
            self._start()
        except BaseException:
            self.stop()
            raise

    def _start(self):
        self.primary.create()
        self._attach(self.standby, self.primary)
        subprocess.run(
            [str(self.program), "migrate", "--store", self.store], check=True, stdout=subprocess.DEVNULL)
        for replica in self.replicas:
            replica.start()
        self.nginx.start()

    def _attach(self, standby, primary):
        standby.clone(primary)
        if not self.synchronous:
            return
        primary.configure("synchronous_standby_names", "*")
        for _ in range(400):
            if primary.sql("SELECT count(*) FROM pg_stat_replication WHERE sync_state = 'sync'") == "1":
                return
            time.sleep(0.05)
        raise SystemExit("the standby does not follow the primary")

    def fail_over(self):
        """Kills the primary and promotes the standby."""
        self.primary.kill()
        self.standby.promote()
        self.primary, self.standby = self.standby, None

    def add_standby(self, number):
        """Gives the primary a new synchronous standby, on the port of the one that was lost."""
        standby = PostgresServer(self.folder / f"postgres-{number}")
        lost = [port for port in self._ports() if port != self.primary.port]
        standby.port = lost[0]
        self._attach(standby, self.primary)
        self.standby = standby

    def _ports(self):
        hosts = self.store.split("@")[1].split("/")[0].split(",")
        return [int(host.rsplit(":", 1)[1]) for host in hosts]

    @property
    def url(self):
        """Where nginx answers."""
        return f"http://127.0.0.1:{self.nginx.port}"

    def stop(self, keep=False):
        """Stops everything, replicas first; removes the folder."""
        self.nginx.stop()
        for replica in self.replicas:
            if replica.process:
                replica.stop()
        for server in (self.standby, self.primary):
            if server:
                server.stop()
        if not keep:
            shutil.rmtree(self.folder, ignore_errors=True)
