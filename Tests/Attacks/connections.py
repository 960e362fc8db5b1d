"""Clients that the service does not know yet: bodies before tokens, heads, many connections (findings 7 and 20)."""

import pathlib
import socket
import subprocess
import sys
import time

from apps import compact, scenario
from scenarios import WARNINGS
from target import Attack
from measure import Answer

BODY = 4 << 20
TOKENS = ("--auth", "token")


def head(lines, length=BODY, path="/v1/sessions"):
    fields = {"Host": "localhost", "Content-Type": "application/json", "Content-Length": str(length)} | lines
    return f"POST {path} HTTP/1.1\r\n".encode() + b"".join(
        f"{name}: {value}\r\n".encode() for name, value in fields.items() if value is not None) + b"\r\n"


def unfinished(count, lines, refusals, path="/v1/sessions"):
    """Bodies of which the last byte never comes; each is refused before it is taken, if it is one that must be."""
    def run(target):
        block = b" " * (BODY - 1)
        sockets = []
        for _ in range(count):
            if time.monotonic() > target.deadline:
                target.fault("the server takes bodies too slowly")
                break
            client = socket.create_connection(("127.0.0.1", target.port), timeout=0.5)
            sockets.append(client)
            try:
                client.sendall(head(lines, path=path))
                client.sendall(block)
            except OSError:
                pass
        time.sleep(0.5)
        early = 0
        for client in sockets:
            answer = Answer()
            client.settimeout(0.2)
            try:
                status_line, *fields = client.recv(65_536).partition(b"\r\n\r\n")[0].decode().split("\r\n")
                answer.status = int(status_line.split()[1])
                answer.headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in fields)}
                early += 1
            except (OSError, IndexError, ValueError):
                answer.status = None
            client.close()
            if answer.status:
                target.record(answer)
                if refusals and answer.status not in refusals:
                    target.fault(f"status {answer.status} instead of {refusals}")
        if refusals and early < 0.9 * count:
            target.fault(f"{count - early} of {count} waited for the body before they refused")
    return run


def continues(target):
    """`Expect: 100-continue` must hear of the refusal, and not be asked for the body."""
    for fields, path in (({"Authorization": None}, "/v1/sessions"), ({"Host": "evil.example"}, "/v1/sessions"),
                         ({"Origin": "https://evil.example"}, "/v1/sessions"), ({}, "/v1/nothing")):
        client = socket.create_connection(("127.0.0.1", target.port), timeout=5)
        allowed = {"Authorization": f"Bearer {target.tokens['attacker']}"}
        client.sendall(head({**allowed, **fields, "Expect": "100-continue"}, path=path))
        answer = Answer()
        try:
            answer.status = int(client.recv(65_536).split()[1])
        except (OSError, IndexError):
            answer.problem = "no answer to Expect"
        client.close()
        if answer.status == 100:
            target.fault(f"100 for {fields or path}")
        target.record(answer)


def pipelined(target):
    """A hundred heavy requests at once on one connection."""
    body = compact(scenario([WARNINGS] * 200))
    client = target.connect()
    started = time.monotonic()
    try:
        client.socket.settimeout(5)
        client.socket.sendall(b"".join(
            client.head("POST", "/v1/scenarios/run", len(body)) + body for _ in range(100)))
    except OSError:
        pass
    try:
        while time.monotonic() - started < 8:
            answer = Answer()
            client.read(answer, started + 8, 0)
            target.record(answer)
    except (OSError, ValueError):
        pass
    client.close()


def many_small_bodies(target):
    """More connections than an address may have, each with some of a body, at a byte now and then."""
    sockets = []
    for _ in range(900):
        client = socket.create_connection(("127.0.0.1", target.port), timeout=0.5)
        sockets.append(client)
        try:
            client.sendall(head({}, 1 << 20) + b" " * (256 << 10))
        except OSError:
            pass
        if time.monotonic() > target.deadline:
            break
    time.sleep(1)
    for client in sockets:
        client.close()


def per_address(target):
    """Connections from one address that is not loopback, which takes a network of its own."""
    if subprocess.run(["unshare", "-rn", "true"], capture_output=True).returncode:
        return target.fault("NOT RUN: no network of one's own may be made here")
    script = pathlib.Path(__file__).parent / "one_address.py"
    found = subprocess.run(
        ["unshare", "-rn", sys.executable, script, target.program, target.folder / "tokens", target.tokens["attacker"]],
        capture_output=True, text=True, timeout=120)
    target.note(found.stdout.strip())
    if found.returncode:
        target.fault(found.stderr.strip()[-200:] or "more than one address may have")


ATTACKS = [
    Attack("bodies-without-token", "7", "100 x 4 MB without a token", unfinished(100, {}, {401}), TOKENS, is_quick=True),
    Attack("bodies-wrong-token", "7", "100 x 4 MB with a wrong token", unfinished(
        100, {"Authorization": "Bearer " + "0" * 64}, {401}), TOKENS),
    Attack("bodies-wrong-host", "7", "100 x 4 MB for another host", unfinished(
        100, {"Host": "evil.example"}, {403, 421}), is_quick=True),
    Attack("bodies-wrong-origin", "7", "100 x 4 MB from another origin", unfinished(
        100, {"Origin": "https://evil.example"}, {403})),
    Attack("bodies-wrong-path", "7", "100 x 4 MB to no route", unfinished(100, {}, {404}, "/v1/nothing")),
    Attack("bodies-wrong-method", "7", "100 x 4 MB with a method that the path has not", unfinished(
        100, {}, {405}, "/version")),
    Attack("bodies-wrong-type", "7", "100 x 4 MB of another type", unfinished(
        100, {"Content-Type": "image/png"}, {413, 415})),
    Attack("bodies-too-long", "7", "100 x 4 MB where 1 MB is the limit", unfinished(
        100, {}, {413}, "/v1/verify"), is_quick=True),
    Attack("bodies-allowed", "7", "200 x 4 MB to where so much is allowed", unfinished(
        200, {"Content-Type": "application/xml"}, None, "/v1/storyboards/inspect"), at_once=16),
    Attack("bodies-chunked", "7", "100 x 4 MB as chunks that are none, without a token", unfinished(
        100, {"Content-Length": None, "Transfer-Encoding": "chunked"}, {400, 401}), TOKENS),
    Attack("bodies-small", "7", "900 connections with 256 kB of a body of 1 MB", many_small_bodies, at_once=64),
    Attack("bodies-expected", "20", "Expect: 100-continue that must be refused", continues, TOKENS, is_quick=True),
    Attack("pipelined", "5", "100 scenarios of 200 steps at once on one connection", pipelined),
    Attack("one-address", "7", "400 connections from one address", per_address, TOKENS),
]
