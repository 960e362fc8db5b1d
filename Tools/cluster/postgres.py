"""PostgreSQL servers of our own: in folders of their own, on sockets or loopback ports of their own."""

import glob
import os
import pathlib
import pwd
import random
import shutil
import signal
import socket
import subprocess
import time

# PostgreSQL does not run as root. Where this does, Debian's account for it is borrowed.
ACCOUNT = "postgres" if os.geteuid() == 0 else None
DATABASE = "understudy"


def binary(name):
    """The path of a program of PostgreSQL; Debian keeps the server's out of PATH."""
    found = sorted(glob.glob(f"/usr/lib/postgresql/*/bin/{name}")) or [shutil.which(name)]
    if not found[-1]:
        raise SystemExit(f"{name} is not installed: Tools/install-packages.sh postgresql")
    return found[-1]


def free_port():
    """A port of this machine that is free now, none of those that the system gives to connections by itself."""
    for port in random.sample(range(20_000, 32_000), 200):
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
                return port
            except OSError:
                continue
    raise SystemExit("no port is free")


def run(name, *arguments, **options):
    """Runs a program of PostgreSQL to its end, and shows what it said if it fails."""
    done = subprocess.run(
        [binary(name), *map(str, arguments)], user=ACCOUNT, cwd="/", capture_output=True, text=True, **options)
    if done.returncode != 0:
        raise SystemExit(f"{name} failed:\n{done.stdout}{done.stderr}")
    return done.stdout


class PostgresServer:
    """One server with its data; `folder` must be reachable for the account that it runs as."""

    def __init__(self, folder, durable=True):
        self.folder = pathlib.Path(folder)
        self.data = self.folder / "data"
        self.port = free_port()
        self.durable = durable
        self.process = None

    def _make_folder(self):
        self.folder.mkdir(parents=True, exist_ok=True)
        if ACCOUNT:
            account = pwd.getpwnam(ACCOUNT)
            os.chown(self.folder, account.pw_uid, account.pw_gid)

    def create(self):
        """Makes an empty database cluster with one database in it."""
        self._make_folder()
        run("initdb", "--pgdata", self.data, "--username", DATABASE, "--auth", "trust", "--encoding", "UTF8",
            "--locale", "C", "--no-sync")
        settings = ["listen_addresses = '127.0.0.1'", f"unix_socket_directories = '{self.folder}'",
                    "max_connections = 100", "shared_buffers = 64MB", "wal_level = replica", "max_wal_senders = 4",
                    "hot_standby = on", "log_min_messages = warning"]
        if not self.durable:
            settings += ["fsync = off", "full_page_writes = off"]
        with (self.data / "postgresql.conf").open("a") as file:
            file.write("\n".join(settings) + "\n")
        self.start()
        self.sql(f"CREATE DATABASE {DATABASE}", database="postgres")

    def clone(self, primary):
        """Makes a standby of a running server."""
        self._make_folder()
        run("pg_basebackup", "--pgdata", self.data, "--host", primary.folder, "--port", primary.port,
            "--username", DATABASE, "--write-recovery-conf", "--wal-method", "stream", "--checkpoint", "fast",
            "--no-sync")
        with (self.data / "postgresql.conf").open("a") as file:
            file.write(f"unix_socket_directories = '{self.folder}'\n")
        self.start()

    def start(self):
        """Starts the server and waits until it answers."""
        log = (self.folder / "log").open("ab")
        self.process = subprocess.Popen(
            [binary("postgres"), "-D", str(self.data), "-p", str(self.port)], user=ACCOUNT, cwd="/",
            stdin=subprocess.DEVNULL, stdout=log, stderr=log, start_new_session=True)
        for _ in range(600):
            ready = subprocess.run(
                [binary("pg_isready"), "-q", "-h", str(self.folder), "-p", str(self.port)], check=False)
            if ready.returncode == 0:
                return
            if self.process.poll() is not None:
                break
            time.sleep(0.05)
        raise SystemExit(f"PostgreSQL did not start:\n{(self.folder / 'log').read_text()[-2000:]}")

    def sql(self, text, database=DATABASE):
        """Runs a statement; returns its rows as text."""
        return run("psql", "-h", self.folder, "-p", self.port, "-U", DATABASE, "-d", database, "-At",
                   "-v", "ON_ERROR_STOP=1", "-c", text).strip()

    def configure(self, name, value):
        """Changes a setting of the running server."""
        self.sql(f"ALTER SYSTEM SET {name} = '{value}'")
        self.sql("SELECT pg_reload_conf()")

    def promote(self):
        """Makes a standby the server that takes writes; it waits for no other standby."""
        with (self.data / "postgresql.auto.conf").open("a") as file:
            file.write("synchronous_standby_names = ''\n")
        run("pg_ctl", "promote", "--pgdata", self.data, "--wait")

    def kill(self):
        """Ends the server as a power cut would, except that the page cache stays."""
        if self.process and self.process.poll() is None:
            self.process.kill()
            self.process.wait()

    def stop(self):
        """Stops the server within a moment."""
        if self.process and self.process.poll() is None:
            self.process.send_signal(signal.SIGINT)
            try:
                self.process.wait(20)
            except subprocess.TimeoutExpired:
                self.process.send_signal(signal.SIGQUIT)
                self.process.wait()

    @property
    def uri(self):
        """The address for one server, through its socket."""
        return f"postgres://{DATABASE}@/{DATABASE}?host={self.folder}&port={self.port}"


def uri(servers):
    """The address for several servers of which one takes writes."""
    hosts = ",".join(f"127.0.0.1:{server.port}" for server in servers)
    return f"postgres://{DATABASE}@{hosts}/{DATABASE}?target_session_attrs=read-write"
