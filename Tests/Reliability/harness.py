"""What the reliability tests share: servers that are made to fail, writers that remember what they were told."""

import argparse
import atexit
import http.client
import json
import os
import pathlib
import shutil
import signal
import socket
import sqlite3
import subprocess
import tempfile
import threading
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
DEFINITION = {"root": {"class": "HomeViewController", "as": "home"}}
# What the process ends with when the disk has failed to make an answer durable.
DISK_FAILED = 74
# A session takes so many idempotency keys; a request with one more is refused, unless its key is there already.
NO_MORE_KEYS = 429


def arguments(description, **options):
    """The options of a test; each test can be run against another build."""
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("--program", default=ROOT / ".build/debug/understudy", type=pathlib.Path)
    parser.add_argument("--planted", action="store_true", help="plant the fault that the test must find")
    for name, default in options.items():
        parser.add_argument(f"--{name.replace('_', '-')}", default=default, type=type(default))
    return parser.parse_args()


def scratch_folder():
    folder = pathlib.Path(tempfile.mkdtemp(prefix="understudy-reliability-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    return folder


def unreliable_disk(folder):
    """Compiles the library that stands between a process and its disk."""
    library = folder / "unreliable-disk.so"
    source = pathlib.Path(__file__).parent / "unreliable-disk.c"
    subprocess.run(["gcc", "-O2", "-shared", "-fPIC", "-o", library, source, "-ldl"], check=True)
    return library


class Ended(Exception):
    """The server has ended before it answered."""

    def __init__(self, status):
        super().__init__(f"ended with status {status}")
        self.status = status


class Server:
    """A running server; it is killed at the end of a `with` statement.

    The store is the path of a file, or a text as `--store` takes it; the program is run by the command `under`.
    """

    def __init__(self, program, store, *options, listen="127.0.0.1:0", under=(), **environment):
        started = time.monotonic()
        self.errors = tempfile.TemporaryFile("w+")
        location = store if isinstance(store, str) else f"sqlite:{store}"
        self.process = subprocess.Popen(
            [*under, program, "serve", "--listen", listen, "--store", location, *options],
            stdout=subprocess.PIPE, stderr=self.errors, text=True,
            env=os.environ | {"UNDERSTUDY_MAX_SESSIONS": "1000000"} | environment)
        line = self.process.stdout.readline()
        if not line:
            raise Ended(self.process.wait())
        self.port = json.loads(line)["port"]
        self.start_seconds = time.monotonic() - started

    def kill(self):
        self.process.kill()
        return self.process.wait()

    def stop(self):
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait()

    def wait(self, seconds):
        """The exit status; None if it still runs then."""
        try:
            return self.process.wait(seconds)
        except subprocess.TimeoutExpired:
            return None

    def log(self):
        self.errors.seek(0)
        return self.errors.read()

    def resident_bytes(self):
        status = pathlib.Path(f"/proc/{self.process.pid}/status").read_text()
        return int(status.split("VmRSS:")[1].split()[0]) * 1024

    def processor_seconds(self):
        """Processor time of all threads so far."""
        threads = pathlib.Path(f"/proc/{self.process.pid}/task").glob("*/schedstat")
        return sum(int(thread.read_text().split()[0]) for thread in threads) / 1e9

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.kill()
        self.process.stdout.close()
        self.errors.close()


class Client:
    """One connection."""

    def __init__(self, port, timeout=30):
        self.connection = http.client.HTTPConnection("127.0.0.1", port, timeout=timeout)
        self.connection.connect()
        self.connection.sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)

    def send(self, method, path, body=None, key=None, token=None):
        headers = {"Content-Type": "application/json"} if body is not None else {}
        if token:
            headers["Pause-Token"] = token
        if key:
            headers["Idempotency-Key"] = key
        text = None if body is None else json.dumps(body)
        self.connection.request(method, path, text, headers)
        response = self.connection.getresponse()
        data = response.read()
        return response.status, json.loads(data) if data.startswith((b"{", b"[")) else data

    def create(self, definition=DEFINITION, key=None):
        status, body = self.send("POST", "/v1/sessions", definition, key)
        return status, body["session"]["id"] if status == 201 else body

    def set_title(self, session, title, key=None):
        return self.send("POST", f"/v1/sessions/{session}/controllers/home/set", {"title": title}, key)

    def titles(self, session):
        """The titles that operations have set, in order; None without such a session."""
        status, body = self.send("GET", f"/v1/sessions/{session}/export")
        if status == 404:
            return None
        assert status == 200, (status, body)
        return [entry["operation"].get("title") for entry in body["operations"]]


FAILURES = (OSError, http.client.HTTPException)


class Writer(threading.Thread):
    """Creates a session and gives it one title after the other, and remembers what it was told."""

    def __init__(self, port, name, operations=1_000_000):
        super().__init__(daemon=True)
        self.port, self.name, self.operations = port, name, operations
        self.session = None
        # The version that was told for each title; titles that were refused, with the status; those among them of
        # which the answer said that nobody knows; the one in flight.
        self.acknowledged, self.refused, self.unsure, self.unknown = {}, {}, set(), None

    def run(self):
        try:
            client = Client(self.port)
            while self.session is None:
                status, found = client.create(key=f"create {self.name}".replace(" ", "-"))
                if status == 201:
                    self.session = found
                elif status == 503:
                    return
                else:
                    time.sleep(0.01)
            for number in range(self.operations):
                title = f"{self.name}-{number}"
                self.unknown = title
                status, body = client.set_title(self.session, title, key=title)
                self.unknown = None
                if status == 200:
                    self.acknowledged[title] = body["version"]
                else:
                    self.refused[title] = status
                    if body.get("outcome") == "unknown":
                        self.unsure.add(title)
                    if status == NO_MORE_KEYS:
                        return
                    time.sleep(0.01)
        except FAILURES:
            pass

    def check(self, client):
        """Compares with what the store has now; returns how many were lost and how many were applied twice."""
        if self.session is None:
            return 0, 0
        stored = client.titles(self.session)
        if stored is None:
            return 1 + len(self.acknowledged), 0
        lost = sum(
            1 for title, version in self.acknowledged.items()
            if version > len(stored) or stored[version - 1] != title)
        if self.unknown:
            # What nobody knows is found out by sending it again with its key.
            status, body = client.set_title(self.session, self.unknown, key=self.unknown)
            stored = client.titles(self.session)
            if status == NO_MORE_KEYS:
                lost += self.unknown in stored
            elif status != 200 or stored[body["version"] - 1] != self.unknown:
                lost += 1
        # A request that was refused has changed nothing, unless it was said that nobody knows.
        wrong = sum(1 for title in self.refused if title in stored and title not in self.unsure)
        return lost, len(stored) - len(set(stored)) + wrong


def run_writers(port, prefix, count, operations=1_000_000):
    writers = [Writer(port, f"{prefix}-{number}", operations) for number in range(count)]
    for writer in writers:
        writer.start()
    return writers


def finish(writers):
    for writer in writers:
        writer.join()


def check_all(program, store, writers):
    """Starts a server on the store and returns lost, applied twice, and the seconds until it was ready."""
    with Server(program, store) as server:
        client = Client(server.port)
        results = [writer.check(client) for writer in writers]
        return sum(lost for lost, _ in results), sum(twice for _, twice in results), server.start_seconds


def damage(store):
    """What SQLite finds wrong with a copy of the store; an empty list if nothing."""
    with tempfile.TemporaryDirectory() as name:
        for part in store.parent.glob(store.name + "*"):
            if not part.name.endswith("-shm"):
                shutil.copy(part, name)
        copy = sqlite3.connect(pathlib.Path(name) / store.name)
        try:
            found = [row[0] for row in copy.execute("PRAGMA integrity_check")]
        except sqlite3.DatabaseError as error:
            found = [str(error)]
        finally:
            copy.close()
        return [] if found == ["ok"] else found


def verdict(passed, text, planted):
    """Prints the figure and ends the test: a planted fault has to be found."""
    print(text)
    if planted:
        print("the planted fault was " + ("not found" if passed else "found"))
    raise SystemExit(passed if planted else not passed)
