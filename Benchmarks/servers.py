"""The two servers that are compared, as processes, and a plain HTTP client for them."""

import http.client
import json
import os
import pathlib
import re
import signal
import subprocess
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
PROGRAM = ROOT / ".build/release/understudy"
# Both servers get the same number of event threads; this is Understudy's default.
EVENT_THREADS = 2

# A session of twelve controllers: the navigation controller, what is below the top, and the top with its children.
DEFINITION = {
    "labels": {"for": "bench"},
    "device": {"model": "iPhone 15", "systemVersion": "17.0"},
    "root": {
        "class": "UINavigationController",
        "as": "nav",
        "viewControllers": [{"class": "MasterViewController"} for _ in range(4)]
        + [{"class": "ListViewController", "children": [{"class": "CellViewController"} for _ in range(5)]}]
        + [{"class": "HomeViewController", "as": "home"}],
    },
}
DETAIL = {"class": "DetailViewController", "title": "A detail of something", "restorationIdentifier": "detail"}
OPERATIONS = {
    "present": ("home", {"controller": DETAIL | {"modalPresentationStyle": "fullScreen"}, "animated": True}),
    "dismiss": ("home", {"animated": True}),
    "push": ("nav", {"controller": DETAIL | {"hidesBottomBarWhenPushed": False}, "animated": True}),
    "pop": ("nav", {"animated": True}),
}
# What libmicrohttpd writes by itself.
OWN_HEADERS = {"content-length", "connection", "date"}


def processor_seconds(process):
    """Processor time that a process and those below it have used so far."""
    try:
        fields = pathlib.Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
        below = [path.read_text().split() for path in pathlib.Path(f"/proc/{process}/task").glob("*/children")]
    except FileNotFoundError:
        # It has ended meanwhile, and whoever waited for it has its time.
        return 0.0
    # With what those have used that have ended and been waited for.
    own = sum(int(field) for field in fields[11:15]) / os.sysconf("SC_CLK_TCK")
    return own + sum(processor_seconds(child) for children in below for child in children)


class Connection(http.client.HTTPConnection):
    """Sends a request in one piece, as curl and wrk do, where its parent sends the body behind the rest.

    A server would wake and read twice for each request otherwise.
    """

    # What of a request waits to be sent.
    pieces = None

    def request(self, *arguments, **named):
        self.pieces = []
        super().request(*arguments, **named)
        pieces, self.pieces = self.pieces, None
        self.send(b"".join(pieces))

    def send(self, data):
        if self.pieces is None:
            super().send(data)
        else:
            self.pieces.append(data)


class Server:
    """A running server; use it in a `with` statement."""

    def __init__(self, command, wrapper=(), answers_within=30):
        self.folder = tempfile.TemporaryDirectory()
        self.errors = open(pathlib.Path(self.folder.name) / "errors", "w+")
        started = time.monotonic()
        self.process = subprocess.Popen(
            [*wrapper, *command], stdout=subprocess.PIPE, stderr=self.errors, text=True)
        self.port = self.read_port()
        self.start_seconds = time.monotonic() - started
        self.answers_within = answers_within

    def read_port(self):
        """The port in the first line: a number, or Understudy's `{"event": "listening", "url": ...}`."""
        line = self.process.stdout.readline()
        found = re.search(r"(\d+)\W*$", line)
        if not found:
            self.stop()
            raise SystemExit(f"no server: {line}{self.error_text()}")
        return int(found[1])

    def stop(self):
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        self.process.wait()

    def error_text(self):
        self.errors.seek(0)
        return self.errors.read()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.stop()
        self.errors.close()
        self.folder.cleanup()

    def processor_seconds(self):
        """Processor time used so far, in and below the program."""
        return processor_seconds(self.process.pid)

    def resident_bytes(self):
        status = pathlib.Path(f"/proc/{self.process.pid}/status").read_text()
        return int(re.search(r"VmRSS:\s+(\d+)", status)[1]) * 1024

    def connect(self):
        return Connection("127.0.0.1", self.port, timeout=self.answers_within)


def send(connection, method, path, body=None):
    """One exchange, with a body as JSON or as its text; anything but success ends the benchmark."""
    text = body if body is None or isinstance(body, str) else json.dumps(body, separators=(",", ":"))
    connection.request(method, path, text, {"Content-Type": "application/json"} if text else {})
    response = connection.getresponse()
    data = response.read()
    if response.status >= 300:
        raise SystemExit(f"{method} {path}: {response.status} {data.decode()}")
    return response, data


def create_sessions(server, count):
    connection = server.connect()
    found = []
    for _ in range(count):
        found.append(create_session(connection))
    return found


def create_session(connection, title=None):
    """Creates a session; a title makes its definition another one than all others'."""
    definition = DEFINITION
    if title:
        definition = DEFINITION | {"root": DEFINITION["root"] | {"title": title}}
    _, data = send(connection, "POST", "/v1/sessions", definition)
    return json.loads(data)["session"]["id"]


def delete_sessions(server):
    send(server.connect(), "DELETE", "/v1/sessions?label=for:bench")


def operation_path(session, name):
    return f"/v1/sessions/{session}/controllers/{OPERATIONS[name][0]}/{name}"


def start_understudy(wrapper=(), answers_within=30, program=PROGRAM, store="memory:"):
    # A session that is loaded for seconds has more behind it than one may have; nor may there be as many.
    os.environ |= {
        f"UNDERSTUDY_MAX_SESSION{name}": most for name, most in (
            ("S", "1000000"), ("_OPERATIONS", "1000000"), ("_EVENTS", "100000000"), ("_BYTES", "1000000000"))}
    command = [str(program), "serve", "--listen", "127.0.0.1:0", "--store", store]
    return Server(command, wrapper, answers_within)


def strip_program(folder, program=PROGRAM):
    """A copy of a program as it is handed out: without debugging sections and names."""
    stripped = folder / "understudy"
    subprocess.run(["strip", "-o", stripped, program], check=True)
    return stripped


def strip_debugging(program, copy):
    """Writes a copy of a program without debugging sections, whose functions still have their names."""
    subprocess.run(["strip", "--strip-debug", "-o", copy, program], check=True)


def capture_replies(folder):
    """Writes what Understudy answers to a creation and to each operation, for the bare server to repeat."""
    with start_understudy() as server:
        connection = server.connect()
        created, data = send(connection, "POST", "/v1/sessions", DEFINITION)
        write_reply(folder, "sessions", created, data)
        session = json.loads(data)["session"]["id"]
        for name in OPERATIONS:
            response, data = send(connection, "POST", operation_path(session, name), OPERATIONS[name][1])
            if json.loads(data)["outcome"] != "completed":
                raise SystemExit(f"{name} was not carried out: {data.decode()}")
            write_reply(folder, name, response, data)


def write_reply(folder, name, response, data):
    headers = [f"{key}: {value}\n" for key, value in response.getheaders() if key.lower() not in OWN_HEADERS]
    (folder / f"{name}.headers").write_text("".join(headers))
    (folder / f"{name}.body").write_bytes(data)


def compile_bare_server(folder):
    program = folder / "bare-server"
    source = ROOT / "Benchmarks/bare-server.c"
    subprocess.run(["gcc", "-O2", "-o", program, source, "-lmicrohttpd"], check=True)
    return program


def start_bare(folder, wrapper=(), answers_within=30):
    return Server([str(folder / "bare-server"), str(EVENT_THREADS), str(folder)], wrapper, answers_within)
