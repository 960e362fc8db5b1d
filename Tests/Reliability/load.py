"""Clients that write and read the same sessions at once and take down what they are told."""

import http.client
import json
import math
import random
import threading
import time

from history import MAYBE, OK, REFUSED, Request, check

DEFINITION = {
    "device": {"model": "iPhone 15", "systemVersion": "17.0"},
    "root": {"class": "UINavigationController", "as": "nav",
             "viewControllers": [{"class": "HomeViewController", "as": "home", "title": "start"}]},
}


class Client:
    """A connection that comes back by itself; one thread uses it."""

    def __init__(self, ports, timeout=30):
        # Requests go to one of the ports; a list of several is used in turn.
        self.ports = ports
        self.timeout = timeout
        self.connection = None

    def send(self, method, path, body=None, headers=None):
        """Status, version (from the ETag) and body of the answer; status 0 if there was none.

        Status -1 says that nobody was there to take the request.
        """
        fresh = self.connection is None
        try:
            if fresh:
                port = random.choice(self.ports)
                self.connection = http.client.HTTPConnection("127.0.0.1", port, timeout=self.timeout)
                self.connection.connect()
        except OSError:
            self.close()
            return -1, None, None
        try:
            data = None if body is None else json.dumps(body)
            self.connection.request(method, path, data, {"Content-Type": "application/json"} | (headers or {}))
            response = self.connection.getresponse()
            content = response.read()
        except (OSError, http.client.HTTPException):
            self.close()
            return 0, None, None
        tag = response.headers.get("ETag", "").strip('"')
        if response.headers.get("Connection") == "close":
            self.close()
        return response.status, int(tag[1:]) if tag.startswith("v") else None, content

    def close(self):
        """Forgets the connection."""
        if self.connection:
            self.connection.close()
        self.connection = None


class Load:
    """Writers on a few sessions, which are replaced by new ones when they have got long."""

    SESSIONS_AT_ONCE = 4
    OPERATIONS_PER_SESSION = 500
    READ_SHARE = 0.25

    def __init__(self, ports, writer_count=16, seed=1):
        self.ports = ports
        self.writer_count = writer_count
        self.seed = seed
        self.lock = threading.Lock()
        self.sessions = []
        self.creating = 0
        self.requests = {}
        # How many operations somebody has taken, or may have.
        self.sent = 0
        self.limit = math.inf
        self.acknowledged = []
        self.surprises = {}
        self.counts = {OK: 0, MAYBE: 0, REFUSED: 0}
        self.ending = threading.Event()
        self.threads = []

    # Writers

    def start(self):
        """Starts the writers."""
        self.threads = [
            threading.Thread(target=self._write, args=(number,), daemon=True) for number in range(self.writer_count)]
        for thread in self.threads:
            thread.start()

    def stop(self):
        """Lets the writers finish what they have begun."""
        self.ending.set()
        self.join()

    def join(self):
        """Waits until the writers have done as many operations as there are to be."""
        for thread in self.threads:
            thread.join()

    def _write(self, number):
        chance = random.Random(self.seed * 1000 + number)
        client = Client(self.ports)
        serial = 0
        seen = {}
        while not self.ending.is_set():
            session = self._take_session(client, chance)
            if session is None:
                if self.sent >= self.limit:
                    break
                time.sleep(0.02)
                continue
            serial += 1
            if chance.random() < self.READ_SHARE:
                request = self._read(client, session)
            else:
                request = self._set(client, session, f"w{number}-{serial}", chance, seen.get(session))
            if request.outcome == OK:
                seen[session] = request.version
            elif request.outcome == REFUSED:
                time.sleep(0.01)
            with self.lock:
                self.requests[session].append(request)
                self.counts[request.outcome] += 1
                if request.outcome != REFUSED and request.content:
                    self.sent += 1
                if request.outcome == OK and request.content:
                    self.acknowledged.append(request.answered)
        client.close()

    def _take_session(self, client, chance):
        with self.lock:
            if self.sent >= self.limit:
                return None
            if self.sessions and len(self.sessions) + self.creating == self.SESSIONS_AT_ONCE:
                index = chance.randrange(len(self.sessions))
                session, used = self.sessions[index]
                if used + 1 >= self.OPERATIONS_PER_SESSION:
                    del self.sessions[index]
                else:
                    self.sessions[index] = (session, used + 1)
                return session
            if len(self.sessions) + self.creating == self.SESSIONS_AT_ONCE:
                return None
            self.creating += 1
        status, _, content = client.send("POST", "/v1/sessions", DEFINITION)
        with self.lock:
            self.creating -= 1
            if status == 201:
                session = json.loads(content)["session"]["id"]
                self.requests[session] = []
                self.sessions.append((session, 0))
        return None

    def _set(self, client, session, content, chance, version):
        request = Request(session, content, time.monotonic())
        headers = {}
        if chance.random() < 0.5:
            headers["Idempotency-Key"] = f'"{content}"'
        if version is not None and chance.random() < 0.2:
            headers["If-Match"] = f'"v{version}"'
            request.expected = version
        path = f"/v1/sessions/{session}/controllers/home/set"
        status, number, answer = client.send("POST", path, {"title": content}, headers)
        # What a key makes recognisable is sent until somebody knows; the rest stays unknown.
        unknown = self._is_unknown(status, answer)
        while unknown and "Idempotency-Key" in headers and not self.ending.is_set():
            time.sleep(0.05)
            status, number, answer = client.send("POST", path, {"title": content}, headers)
            unknown = status < 0 or self._is_unknown(status, answer) or status in (409, 503)
        request.answered = time.monotonic()
        if status == 200:
            request.outcome, request.version = OK, number
        elif unknown:
            request.outcome, request.answered = MAYBE, math.inf
        else:
            request.outcome = REFUSED
            self._note(status, answer, allowed=(-1, 409, 412, 503))
        return request

    @staticmethod
    def _is_unknown(status, answer):
        """Whether the operation may have been carried out although the answer does not say so."""
        if status in (0, 500, 502, 504):
            return True
        return status == 503 and b"draining" not in answer

    def _read(self, client, session):
        request = Request(session, None, time.monotonic())
        path = f"/v1/sessions/{session}/controllers/home"
        status, number, content = client.send("GET", path)
        request.answered = time.monotonic()
        if status == 200:
            request.outcome, request.version = OK, number
            request.shown = json.loads(content).get("title")
        else:
            request.outcome = REFUSED
            self._note(status, content, allowed=(-1, 0, 502, 503, 504))
        return request

    def _note(self, status, answer, allowed):
        """Takes down an answer that nothing in the test explains."""
        if status in allowed:
            return
        with self.lock:
            text = f"{status} {(answer or b'')[:160].decode(errors='replace')}"
            self.surprises[text] = self.surprises.get(text, 0) + 1

    # The end

    def contradictions(self):
        """Reads every session's log and holds it against what the clients were told."""
        client = Client(self.ports)
        found = [f"unexpected answer, {count} times: {text}" for text, count in self.surprises.items()]
        for session, requests in self.requests.items():
            log = self._log(client, session)
            if log is None:
                found.append(f"{session}: lost: the whole session")
                continue
            found += [f"{session}: {text}" for text in check(requests, log, first="start")]
        client.close()
        return found

    def _log(self, client, session):
        """The contents that the operations have set, in order; None without such a session."""
        for _ in range(100):
            status, _, content = client.send("GET", f"/v1/sessions/{session}/export")
            if status == 200:
                return [entry["operation"].get("title") for entry in json.loads(content)["operations"]]
            if status == 404:
                return None
            time.sleep(0.1)
        raise SystemExit(f"{session} cannot be read: {status}")

    def longest_gap(self, start, end):
        """The longest time without an acknowledged operation that touches the interval, in seconds."""
        times = sorted(self.acknowledged)
        gaps = [later - earlier for earlier, later in zip(times, times[1:]) if later >= start and earlier <= end]
        return max(gaps, default=0)
