"""What is measured: load over HTTP, instructions, the model alone, memory, start."""

import json
import os
import re
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from statistics import median

import callgrind
import servers
from servers import ROOT

PAIRS = {"present + dismiss": ("present", "dismiss"), "push + pop": ("push", "pop")}


@dataclass
class Load:
    """One run of the load generator."""

    requests_per_second: float
    microseconds_p50: float
    microseconds_p99: float
    processor_microseconds: float


@dataclass
class Setting:
    """How the load is made."""

    name: str
    connections: int
    sessions: int
    # Server and generator share one processor, which repeats far better than two that others use too.
    pinned: bool

    @property
    def wrapper(self):
        return ["taskset", "--cpu-list", "0"] if self.pinned else []


SETTINGS = [Setting("64 connections", 64, 128, False), Setting("1 connection, 1 processor", 1, 1, True)]


def write_requests(path, sessions, pair):
    with open(path, "w") as file:
        for name in pair:
            body = servers.json.dumps(servers.OPERATIONS[name][1], separators=(",", ":"))
            for session in sessions:
                file.write(f"{servers.operation_path(session, name)}\t{body}\n")


def run_load(server, sessions, pair, setting, seconds, folder):
    """Has a pair of operations carried out on sessions in turn."""
    requests = folder / "requests"
    write_requests(requests, sessions, pair)
    return send_requests(server, requests, setting, seconds)


def send_requests(server, requests, setting, seconds):
    """Runs wrk against a server; a reply that is not a success ends the benchmark."""
    before = server.processor_seconds()
    output = subprocess.run(
        [*setting.wrapper, "wrk", "--threads", "1", "--connections", str(setting.connections),
         "--duration", f"{seconds}s", "--timeout", "10s", "--script", ROOT / "Benchmarks/requests.lua",
         f"http://127.0.0.1:{server.port}", "--", str(requests)],
        check=True, capture_output=True, text=True).stdout
    used = server.processor_seconds() - before
    found = {name: int(value) for name, value in re.findall(r"(\w+)=(\d+)", output.split("RESULT", 1)[1])}
    if found["failed"]:
        raise SystemExit(f"{found['failed']} of {found['requests']} requests failed:\n{output}")
    return Load(
        found["requests"] / found["microseconds"] * 1e6, found["p50"], found["p99"],
        used / found["requests"] * 1e6)


def load_bare(pair, setting, seconds, folder):
    with servers.start_bare(folder, setting.wrapper) as server:
        # As long as the ids that Understudy gives.
        sessions = [f"s{index:025}" for index in range(setting.sessions)]
        return run_load(server, sessions, pair, setting, seconds, folder)


def load_understudy(pair, setting, seconds, folder, program=servers.PROGRAM):
    with servers.start_understudy(setting.wrapper, program=program) as server:
        sessions = servers.create_sessions(server, setting.sessions)
        return run_load(server, sessions, pair, setting, seconds, folder)


def compare(rounds, seconds, folder, load_other=load_bare):
    """Interleaved rounds of every pair in every setting: [(pair, setting, [(other, this)])].

    Both servers are started afresh for each round; which of them goes first changes from round to round.
    """
    results = {(pair, index): [] for pair in PAIRS for index in range(len(SETTINGS))}
    for number in range(rounds):
        print(f"round {number + 1} of {rounds}", file=sys.stderr)
        for (pair, index), loads in results.items():
            arguments = PAIRS[pair], SETTINGS[index], seconds, folder
            if number % 2:
                this, other = load_understudy(*arguments), load_other(*arguments)
            else:
                other, this = load_other(*arguments), load_understudy(*arguments)
            loads.append((other, this))
    return [(pair, SETTINGS[index], loads) for (pair, index), loads in results.items()]


# What is counted of a request, by the functions that it runs through or calls.
COUNTS = {
    "instructions": lambda profile: profile.cost(),
    "instructions without memset": lambda profile: profile.cost() - profile.cost("memset"),
    "allocations": lambda profile: profile.called("malloc|calloc|realloc|posix_memalign|aligned_alloc"),
    "references counted up": lambda profile: profile.called(r"swift_(bridgeObject)?[rR]etain(_n)?"),
}


def same_bodies(name, _):
    return servers.OPERATIONS[name][1]


def new_bodies(name, number):
    """A body that no request before has had."""
    body = servers.OPERATIONS[name][1]
    if "controller" in body:
        return body | {"controller": body["controller"] | {"title": f"Detail {number}"}}
    # Nothing in it that could be another one each time but the white space.
    space = "".join(" \t"[number >> bit & 1] for bit in range(12))
    return json.dumps(body | {"animated": number % 8 < 4}, separators=("," + space, ":" + space))


def counts(start, sessions_of, body_of=same_bodies, few=200, many=1200):
    """What callgrind counts a request, start-up and sessions taken out by the difference of two runs."""

    def load(server, requests):
        session = sessions_of(server)[0]
        connection = server.connect()
        for number in range(requests):
            name = ("present", "dismiss", "push", "pop")[number % 4]
            servers.send(connection, "POST", servers.operation_path(session, name), body_of(name, number))
        connection.close()

    return counted(start, load, few, many)


def creation_counts(start, titles="", few=100, many=500):
    """The same of the creation of a session and its end; with `titles`, of definitions that never repeat."""

    def load(server, creations):
        connection = server.connect()
        for number in range(creations):
            servers.create_session(connection, f"{titles}{number:05}" if titles else None)
        connection.close()

    return counted(start, load, few, many)


def counted(start, load, few, many):
    """What callgrind counts of one more of what `load` does so often: the difference of two runs."""
    # Where a dictionary's keys lie differs from run to run otherwise, by up to 3 % of a request.
    os.environ["SWIFT_DETERMINISTIC_HASHING"] = "1"
    found = []
    for requests in (few, many):
        with tempfile.NamedTemporaryFile() as file:
            wrapper = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={file.name}"]
            with start(wrapper, 120) as server:
                load(server, requests)
                server.stop()
                if "Collected" not in server.error_text():
                    raise SystemExit(f"callgrind reported nothing: {server.error_text()}")
            profile = callgrind.Profile(file.name)
            found.append({name: count(profile) for name, count in COUNTS.items()})
    return {name: (found[1][name] - found[0][name]) / (many - few) for name in COUNTS}


def model_operations():
    """Nanoseconds per operation in the model: [(controllers, operation, nanoseconds, events)]."""
    output = subprocess.run(
        [ROOT / ".build/release/ModelBenchmark"], check=True, capture_output=True, text=True).stdout
    return [tuple(line.split("\t")) for line in output.splitlines()]


def bytes_per_session(program=servers.PROGRAM, count=9000, warm=500, operations=0):
    """Resident bytes that a live session of twelve controllers adds, after so many operations."""

    def create(server, count):
        connection = server.connect()
        for session in servers.create_sessions(server, count):
            for number in range(operations):
                name = ("push", "pop", "present", "dismiss")[number % 4]
                servers.send(connection, "POST", servers.operation_path(session, name), servers.OPERATIONS[name][1])

    with servers.start_understudy(program=program) as server:
        create(server, warm)
        before = server.resident_bytes()
        create(server, count)
        return (server.resident_bytes() - before) / count


def bytes_after_operations(program=servers.PROGRAM):
    """The same after twenty operations, whose bodies come again."""
    return bytes_per_session(program, count=2000, operations=20)


def creation_load(start, folder, seconds=2):
    """Processor time of a server for the creation of a session of twelve controllers, one behind the other."""
    setting, requests = SETTINGS[1], folder / "creations"
    requests.write_text(f"/v1/sessions\t{json.dumps(servers.DEFINITION, separators=(',', ':'))}\n")
    with start(setting.wrapper) as server:
        return send_requests(server, requests, setting, seconds).processor_microseconds


def creation_after_pause(start, _, count=5000, warm=500):
    """The same where a client on another processor does something else for a third of a millisecond before each."""
    with start(()) as server:
        servers.create_sessions(server, warm)
        before = server.processor_seconds()
        servers.create_sessions(server, count)
        return (server.processor_seconds() - before) / count * 1e6


def beside_bare(measure, folder, rounds=7):
    """What is measured of Understudy, and what it is more than of a bare server; medians of interleaved rounds."""
    pairs = [
        (measure(lambda wrapper: servers.start_bare(folder, wrapper), folder), measure(servers.start_understudy, folder))
        for _ in range(rounds)]
    return median(this for _, this in pairs), median(this - bare for bare, this in pairs)


def start_milliseconds(program=servers.PROGRAM, times=11):
    """From the program's start to the line that says where it listens, and its first answer."""
    found = []
    for _ in range(times):
        with servers.start_understudy(program=program) as server:
            servers.send(server.connect(), "GET", "/readyz")
            found.append(server.start_seconds * 1000)
    return median(found)
