"""A server under attack, and the verdict on what became of it."""

import collections
import dataclasses
import hashlib
import json
import pathlib
import subprocess
import sys
import threading
import time
import typing

import measure
from measure import harness

MEGABYTE = measure.MEGABYTE
# What a service may say to a request that asks too much; anything else that is no success is a fault.
REFUSALS = {400, 401, 403, 404, 405, 406, 408, 409, 412, 413, 414, 415, 421, 422, 429, 431, 503}
# An attack that takes longer sends nothing more.
ATTACK_SECONDS = 30
NEIGHBOUR = {"root": {"class": "HomeViewController", "as": "home"}}


@dataclasses.dataclass
class Attack:
    """An attack: which finding it goes back to, what it sends, and the function that sends it."""

    name: str
    finding: str
    sends: str
    run: typing.Callable
    # How the server is started; the store is the path of a file in a folder of its own where it is not in memory.
    options: tuple = ()
    store: str = "memory:"
    # Requests that it has carried out at the same time: each may take its share of memory.
    at_once: int = 1
    # Part of `make test`: seconds, and the same with every run.
    is_quick: bool = False
    # It is repeated until the server has been asked often enough how it is.
    seconds: float = 1.5
    # Whether the times of /livez are judged; they say nothing of a second server that starts.
    judges_time: bool = True
    # Whether a server that sees its file or its lock gone may stop writing, or end with status 74.
    may_stop: bool = False
    # What may be answered besides refusals.
    statuses: tuple = (200, 201, 204)


@dataclasses.dataclass
class Outcome:
    """What was measured."""

    answers: list
    seconds: float
    added: int
    # What the greediest request added, where each was alone; otherwise all of them together.
    added_by_one: int
    kept: int
    probes: dict
    others: float
    stolen: float
    faults: list
    notes: list


class Target:
    """What an attack gets: a server with memory, time and address space bounded, and everything it answers."""

    def __init__(self, attack, program):
        self.folder = harness.scratch_folder()
        self.tokens = {}
        options = list(attack.options)
        if "--auth" in options:
            options += ["--tokens-file", str(self.tokens_file())]
        (self.folder / "data").mkdir()
        store = attack.store.replace("FOLDER", str(self.folder))
        self.program, self.attack = program, attack
        self.server = harness.Server(
            program, store, *options, under=("prlimit", f"--as={measure.ADDRESS_SPACE}", "--core=0", "--"),
            UNDERSTUDY_MAX_SESSIONS="10000")
        self.port = self.server.port
        self.answers, self.sessions, self.faults, self.notes = [], [], [], []
        self.deadline = time.monotonic() + ATTACK_SECONDS
        self.lock = threading.Lock()
        self.memory = measure.Memory(self.server.process.pid)
        # Of the neighbour's session, so that nothing is added to it or lost.
        self.version = 50
        self.neighbour = self.make_neighbour()

    def tokens_file(self):
        path = self.folder / "tokens"
        lines = []
        for name, role in (("attacker", "user"), ("neighbour", "user"), ("operator", "admin")):
            token = hashlib.sha256(f"{name} {time.time_ns()}".encode()).hexdigest()
            self.tokens[name] = token
            lines.append(f"{name}:{hashlib.sha256(token.encode()).hexdigest()}:{role}\n")
        path.write_text("".join(lines))
        path.chmod(0o600)
        return path

    def make_neighbour(self):
        """Somebody else's session, which has to go on; it also warms the server up."""
        connection = self.open("neighbour")
        answer = connection.send("POST", "/v1/sessions", json.dumps(NEIGHBOUR).encode())
        assert answer.status == 201, (answer.status, answer.body, answer.problem)
        session = answer.json()["session"]["id"]
        for number in range(self.version):
            body = json.dumps({"title": f"title {number}"}).encode()
            answer = connection.send("POST", f"/v1/sessions/{session}/controllers/home/set", body)
            assert answer.status == 200, answer.body
        connection.close()
        return session

    # What attacks use.

    def connect(self, name="attacker", timeout=None):
        """A connection for what is not sent as one request after the other; its memory is judged as a whole."""
        self.memory.were_together = True
        return self.open(name, timeout)

    def open(self, name="attacker", timeout=None):
        return measure.Connection(self.port, self.tokens.get(name), timeout)

    def send(self, method, path, body=None, kind="application/json", connection=None, name="attacker", **more):
        """One measured request, on a connection of its own if none is given."""
        if time.monotonic() > self.deadline:
            return self.record(measure.Answer(problem=f"not over in {ATTACK_SECONDS} s"))
        own = connection is None
        if body is not None and not isinstance(body, bytes):
            body = (body if isinstance(body, str) else json.dumps(body, separators=(",", ":"))).encode()
        try:
            connection = connection or self.open(name)
        except OSError as error:
            return self.record(measure.Answer(problem=f"no connection: {error}"))
        with self.memory.request():
            answer = connection.send(method, path, body, kind, **more)
        if own:
            connection.close()
        return self.record(answer)

    def post(self, path, body, kind="application/json", **more):
        return self.send("POST", path, body, kind, **more)

    def get(self, path, **more):
        return self.send("GET", path, **more)

    def record(self, answer):
        with self.lock:
            self.answers.append(answer)
        return answer

    def create(self, definition, path="/v1/sessions", **more):
        """Creates a session that is deleted after the round; None if it was refused."""
        answer = self.post(path, definition, **more)
        if answer.status != 201:
            return None
        head = answer.body.partition(b'"id":"')[2]
        session = head.partition(b'"')[0].decode()
        with self.lock:
            self.sessions.append(session)
        return session

    def together(self, count, function):
        """Calls the function with 0 to count - 1, all at the same time."""
        threads = [threading.Thread(target=function, args=(number,)) for number in range(count)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()

    @property
    def has_failed(self):
        """Whether a bound is broken already, so that nothing more has to be sent."""
        return bool(self.faults) or any(answer.problem for answer in self.answers)

    def fault(self, text):
        with self.lock:
            if text not in self.faults:
                self.faults.append(text)

    def note(self, text):
        if text not in self.notes:
            self.notes.append(text)

    # What the runner uses.

    def delete_sessions(self):
        for session in self.sessions:
            answer = self.open("attacker", 20).send("DELETE", f"/v1/sessions/{session}")
            if answer.status not in (204, 404, 410):
                self.fault(f"DELETE of its session: {answer.status or answer.problem}")
                break
        self.sessions = []

    def check_neighbour(self):
        """What the service had before must be there, and it must still take orders."""
        try:
            answer = self.open("neighbour", 30).send(
                "POST", f"/v1/sessions/{self.neighbour}/controllers/home/set", b'{"title": "after"}')
        except OSError as error:
            if self.attack.may_stop:
                return self.note("the first has ended")
            return self.fault(f"nobody listens afterwards: {error}")
        if self.attack.may_stop and answer.status == 503:
            return self.note("the first no longer writes")
        if answer.status != 200 or answer.json()["version"] != self.version + 1:
            self.fault(f"the neighbour's session afterwards: {answer.status or answer.problem} {answer.body[:100]}")


def perform(attack, program, control):
    """Runs the attack against a server of its own."""
    target = Target(attack, program)
    try:
        return follow(target, attack, control)
    finally:
        target.server.kill()


def follow(target, attack, control):
    prober = subprocess.Popen(
        [sys.executable, "-S", "-E", pathlib.Path(__file__).parent / "probe.py", str(target.port), str(control.port),
         target.neighbour if not target.tokens else ""],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    time.sleep(0.3)
    memory = target.memory
    memory.begin()
    load = measure.Load(target.server.process.pid, prober.pid, control.process)
    started = time.monotonic()
    while True:
        attack.run(target)
        target.delete_sessions() if not memory.has_killed else None
        elapsed = time.monotonic() - started
        if elapsed >= attack.seconds or target.has_failed:
            break
    shares = load.shares()
    probes = json.loads(prober.communicate(b"")[0])
    kept = wait_for_memory(target, memory)
    memory.stop()
    if memory.has_killed:
        target.fault(f"ended by the test at {measure.RESIDENT_MAX >> 30} GB")
    elif target.server.wait(0) == harness.DISK_FAILED and attack.may_stop:
        target.note("the first ended with 74")
        probes["livez"]["failures"] = 0
    elif target.server.wait(0) is not None:
        target.fault(f"the server ended with {target.server.wait(0)}")
    else:
        target.check_neighbour()
    return Outcome(
        target.answers, elapsed, memory.greatest - memory.before, memory.added_by_request(),
        kept, probes, *shares, target.faults, target.notes)


def wait_for_memory(target, memory):
    """What is resident more than before, when it no longer falls or has had its time."""
    waited = time.monotonic()
    while True:
        kept = memory.now() - memory.before
        if target.has_failed or memory.has_killed or kept <= measure.KEPT_MAX or time.monotonic() - waited > measure.RETURN_SECONDS:
            return kept
        time.sleep(0.25)


def broken_bounds(attack, outcome, judges_time=True):
    """What is wrong with the outcome, in words; nothing if all bounds hold."""
    broken = list(outcome.faults)
    problems = collections.Counter(answer.problem for answer in outcome.answers if answer.problem)
    broken += [f"{problem} ({count} x)" for problem, count in problems.items()]
    wrong = {
        answer.status for answer in outcome.answers
        if answer.status and answer.status not in REFUSALS and answer.status not in attack.statuses}
    broken += [f"status {status}" for status in sorted(wrong)]
    # A request that took too long would take as long again: it alone is not asked to come back.
    if any(answer.status == 503 and "retry-after" not in answer.headers and b"time_limit_exceeded" not in answer.body
           for answer in outcome.answers):
        broken.append("503 without Retry-After")
    if outcome.added_by_one > measure.MEMORY_MAX * attack.at_once:
        broken.append("memory")
    if outcome.kept > measure.KEPT_MAX:
        broken.append(f"{outcome.kept / MEGABYTE:.0f} MB stay")
    if any(answer.length > measure.ANSWER_MAX and not answer.is_streamed for answer in outcome.answers):
        broken.append("answer's size")
    livez = outcome.probes["livez"]
    if livez["failures"] and not attack.may_stop:
        broken.append(f"{livez['failures']} of /livez failed")
    if judges_time and attack.judges_time:
        if livez["p99"] >= measure.LIVEZ_P99_MAX:
            broken.append("/livez p99")
        if livez["max"] > measure.LIVEZ_MAX:
            broken.append("/livez max")
    return broken


def is_disturbed(outcome):
    """Whether a server that does nothing was as late, so that the machine is to blame."""
    control = outcome.probes["control"]
    return control["p99"] >= measure.LIVEZ_P99_MAX / 2 or control["max"] > measure.LIVEZ_MAX / 2


def line(attack, outcome, broken):
    statuses = collections.Counter(answer.status or "none" for answer in outcome.answers)
    livez, control = outcome.probes["livez"], outcome.probes["control"]
    largest = max((answer.length for answer in outcome.answers), default=0)
    slowest = max((answer.seconds for answer in outcome.answers), default=0)
    figures = [
        f"{'FAIL' if broken else 'ok':4} {attack.finding:>3} {attack.name:32}",
        " ".join(f"{count} x {status}" for status, count in statuses.most_common()) or "-",
        f"{slowest:.2f} s", f"+{outcome.added_by_one / MEGABYTE:.0f} MB a request, {outcome.added / MEGABYTE:+.0f} in all, {outcome.kept / MEGABYTE:+.0f} after",
        f"livez {livez['p50']:.2f}/{livez['p99']:.1f}/{livez['max']:.0f} ms", f"{largest:,} B",
        f"neighbour {outcome.probes['neighbour']['max']:.0f} ms, control {control['p99']:.1f}/{control['max']:.0f} ms, "
        f"others {outcome.others:.0f} %, steal {outcome.stolen:.0f} %",
    ] + outcome.notes
    return "; ".join([f"{figures[0]} {attack.sends}", *figures[1:]]) + (f" -- {', '.join(broken)}" if broken else "")
