"""Measures a server while it is attacked: memory, how soon it says that it lives, what it answers; and judges it."""

import contextlib
import dataclasses
import json
import os
import pathlib
import signal
import socket
import socketserver
import sys
import threading
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "Reliability"))
import harness  # noqa: E402

MEGABYTE = 1 << 20
# What is judged. Memory is that of one request; the rest holds for each attack.
MEMORY_MAX = 64 * MEGABYTE
ANSWER_MAX = 64 * MEGABYTE
LIVEZ_P99_MAX = 10
LIVEZ_MAX = 50
# An allocator keeps some of what was freed, for each thread; what is more than this has not come back.
KEPT_MAX = 32 * MEGABYTE
RETURN_SECONDS = 15
# The machine is protected from the program: no more address space, and an end when so much is resident.
ADDRESS_SPACE = 6 << 30
RESIDENT_MAX = 3 << 30
# A client that has no answer by then leaves.
ANSWER_SECONDS = 10
# What is read of an answer that is too long anyway.
READ_MAX = 256 * MEGABYTE


@dataclasses.dataclass
class Answer:
    """What came back: status 0 stands for none, and `problem` says why."""

    status: int = 0
    headers: dict = dataclasses.field(default_factory=dict)
    body: bytes = b""
    length: int = 0
    seconds: float = 0.0
    problem: str = ""

    @property
    def is_streamed(self):
        return "content-length" not in self.headers

    def json(self):
        return json.loads(self.body)


class Connection:
    """One connection that sends what it is told, right or wrong."""

    def __init__(self, port, token=None, timeout=None, address="127.0.0.1"):
        self.token, self.timeout = token, timeout or ANSWER_SECONDS
        self.socket = socket.create_connection((address, port), timeout=self.timeout)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.waiting = b""

    def head(self, method, path, length=None, kind="application/json", **headers):
        lines = [f"{method} {path} HTTP/1.1", "Host: localhost"]
        if self.token:
            lines.append(f"Authorization: Bearer {self.token}")
        if length is not None:
            lines += [f"Content-Type: {kind}", f"Content-Length: {length}"]
        lines += [f"{name.replace('_', '-')}: {value}" for name, value in headers.items()]
        return "\r\n".join(lines).encode() + b"\r\n\r\n"

    def send(self, method, path, body=None, kind="application/json", keep=MEGABYTE, **headers):
        """Sends a request and reads its answer, of which at most `keep` bytes are kept."""
        started = time.monotonic()
        answer = Answer()
        try:
            head = self.head(method, path, None if body is None else len(body), kind, **headers)
            try:
                self.socket.sendall(head + (body or b""))
            except (BrokenPipeError, ConnectionResetError):
                # It may have answered before it had everything.
                pass
            self.read(answer, started + self.timeout, keep)
        except TimeoutError:
            answer.problem = f"no answer in {self.timeout:g} s"
        except (OSError, ValueError) as error:
            answer.problem = f"no answer: {error}"
        answer.seconds = time.monotonic() - started
        if answer.problem:
            answer.status = 0
            self.close()
        return answer

    def read(self, answer, deadline, keep=MEGABYTE):
        head = self.until(b"\r\n\r\n", deadline).split(b"\r\n")
        answer.status = int(head[0].split()[1])
        answer.headers = {
            name.strip().lower(): value.strip() for name, _, value in (line.decode("latin-1").partition(":") for line in head[1:])}
        kept = bytearray()
        # What a refusal says is short, and always wanted.
        keep = max(keep, 4096) if answer.status >= 400 else keep
        if answer.headers.get("transfer-encoding") == "chunked":
            while size := int(self.until(b"\r\n", deadline), 16):
                self.take(answer, size, deadline, kept, keep)
                self.until(b"\r\n", deadline)
            self.until(b"\r\n", deadline)
        elif answer.status not in (204, 304):
            self.take(answer, int(answer.headers.get("content-length", 0)), deadline, kept, keep)
        answer.body = bytes(kept)

    def more(self, deadline):
        self.socket.settimeout(max(0.001, deadline - time.monotonic()))
        data = self.socket.recv(1 << 18)
        if not data:
            raise ConnectionError("closed")
        return data

    def until(self, mark, deadline):
        while mark not in self.waiting:
            self.waiting += self.more(deadline)
        line, _, self.waiting = self.waiting.partition(mark)
        return line

    def take(self, answer, size, deadline, kept, keep):
        while size > 0:
            data = self.waiting or self.more(deadline)
            data, self.waiting = data[:size], data[size:]
            size -= len(data)
            answer.length += len(data)
            kept += data[:max(0, keep - len(kept))]
            if answer.length > READ_MAX:
                raise ConnectionError(f"more than {READ_MAX >> 20} MB")

    def close(self):
        self.socket.close()


class Control:
    """A server that does nothing but answer: what delays it is the machine and not the program under attack."""

    REPLY = b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}"

    class Handler(socketserver.BaseRequestHandler):
        def handle(self):
            try:
                while self.request.recv(4096):
                    self.request.sendall(Control.REPLY)
            except OSError:
                pass

    def __init__(self):
        read, write = os.pipe()
        self.process = os.fork()
        if self.process == 0:
            os.close(read)
            server = socketserver.TCPServer(("127.0.0.1", 0), Control.Handler)
            os.write(write, str(server.server_address[1]).encode())
            os.close(write)
            try:
                server.serve_forever()
            finally:
                os._exit(0)
        os.close(write)
        self.port = int(os.read(read, 16))
        os.close(read)

    def stop(self):
        os.kill(self.process, signal.SIGKILL)
        os.waitpid(self.process, 0)


class Memory(threading.Thread):
    """Follows the resident memory of a process, and ends it before it takes the machine's."""

    def __init__(self, pid):
        super().__init__(daemon=True)
        self.pid = pid
        self.is_over = threading.Event()
        self.has_killed = False
        self.lock = threading.Lock()
        self.requests = self.running = 0
        self.were_together = False
        self.before = self.greatest = 0
        # What single requests added, of those that were alone.
        self.added_by_one = 0

    def begin(self):
        self.before = self.greatest = self.now()
        self.were_together = False
        self.start()

    def now(self, field="VmRSS:"):
        try:
            return int(pathlib.Path(f"/proc/{self.pid}/status").read_text().split(field)[1].split()[0]) * 1024
        except (OSError, IndexError):
            return 0

    def restart(self):
        """From here on the kernel counts the greatest anew."""
        try:
            pathlib.Path(f"/proc/{self.pid}/clear_refs").write_text("5")
        except OSError:
            pass

    @contextlib.contextmanager
    def request(self):
        """What a request adds while no other runs, beyond what earlier ones have left."""
        with self.lock:
            self.requests += 1
            number, before, was_alone = self.requests, self.now(), self.running == 0
            self.running += 1
            if was_alone:
                self.restart()
        try:
            yield
        finally:
            with self.lock:
                self.running -= 1
                greatest = max(self.now(), self.now("VmHWM:"))
                self.greatest = max(self.greatest, greatest)
                if was_alone and self.requests == number:
                    self.added_by_one = max(self.added_by_one, greatest - before)
                else:
                    self.were_together = True

    def run(self):
        while not self.is_over.wait(0.02):
            resident = self.now()
            self.greatest = max(self.greatest, resident)
            if resident > RESIDENT_MAX:
                os.kill(self.pid, signal.SIGKILL)
                self.has_killed = True
                return

    def added_by_request(self):
        return self.added_by_one if self.requests and not self.were_together else self.greatest - self.before

    def stop(self):
        self.greatest = max(self.greatest, self.now("VmHWM:"))
        self.is_over.set()
        self.join()


def machine_ticks():
    """Ticks of all processors so far: all, idle, stolen by other machines."""
    fields = [int(field) for field in pathlib.Path("/proc/stat").read_text().split("\n")[0].split()[1:9]]
    return sum(fields), fields[3] + fields[4], fields[7]


def process_ticks(pid):
    try:
        fields = pathlib.Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
        return int(fields[11]) + int(fields[12])
    except (OSError, IndexError):
        return 0


class Load:
    """How much of the processors others took meanwhile, in percent of the machine."""

    def __init__(self, *pids):
        self.pids = pids
        self.ticks, self.own = machine_ticks(), self.own_ticks()

    def own_ticks(self):
        return sum(process_ticks(pid) for pid in (os.getpid(), *self.pids))

    def shares(self):
        ticks = machine_ticks()
        total, idle, stolen = (now - before for now, before in zip(ticks, self.ticks))
        own = self.own_ticks() - self.own
        return max(0, 100 * (total - idle - stolen - own) / max(1, total)), 100 * stolen / max(1, total)
