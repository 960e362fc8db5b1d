#!/usr/bin/env python3
"""Kills the server with SIGKILL in the middle of calls that wait, and compares the store with what it had answered."""

import json
import random
import threading
import time

import harness

options = harness.arguments(__doc__, rounds=200, clients=8, seed=1)
chance = random.Random(options.seed)
folder = harness.scratch_folder()
store = folder / "sessions.sqlite"
DEFINITION = {
    "root": {"class": "UINavigationController", "as": "nav", "viewControllers": [{"as": "home"}]},
    "pauses": [{"class": "Detail", "call": "viewWillAppear"}, {"class": "Detail", "call": "viewDidAppear"}],
}


class Writer(threading.Thread):
    """Pushes and pops on a session of its own, with an operation more in some of the calls that wait."""

    def __init__(self, port, seed):
        super().__init__()
        self.client = harness.Client(port)
        self.chance = random.Random(seed)
        # The version that was answered last, and whether a step was under way that may have ended the operation.
        self.version, self.may_be_later, self.waiting = 0, False, False

    def run(self):
        try:
            status, body = self.client.send("POST", "/v1/sessions", DEFINITION)
            assert status == 201, body
            self.session = body["session"]["id"]
            while True:
                self.operate()
        except harness.FAILURES:
            pass

    def send(self, path, body, token=None):
        self.may_be_later = True
        status, body = self.client.send("POST", f"/v1/sessions/{self.session}/{path}", body, token=token)
        self.may_be_later = False
        assert status in (200, 204), body
        self.waiting = status == 200 and body["outcome"] == "paused"
        if status == 200 and not self.waiting:
            self.version = body["version"]
        return body

    def operate(self):
        body = self.send("controllers/nav/push", {"controller": {"class": "Detail", "as": "detail"}})
        while self.waiting:
            token = body["paused"]["token"]
            choice = self.chance.random()
            if choice < 0.1:
                self.send("abandon", {}, token)
                return
            if choice < 0.4:
                body = self.send("controllers/detail/set", {"title": str(choice)}, token)
            else:
                body = self.send("resume", {}, token)
        self.send("controllers/nav/pop", {})


half = answered = waited = 0
for number in range(options.rounds):
    server = harness.Server(options.program, store)
    writers = [Writer(server.port, chance.random()) for _ in range(options.clients)]
    for writer in writers:
        writer.start()
    time.sleep(chance.uniform(0.05, 0.3))
    server.kill()
    for writer in writers:
        writer.join()
    with harness.Server(options.program, store) as again:
        client = harness.Client(again.port)
        for writer in writers:
            if not hasattr(writer, "session"):
                continue
            status, body = client.send("GET", f"/v1/sessions/{writer.session}/tree")
            version = body.get("version")
            # Not asked without the token: a session in which nothing waits any more.
            fits = version == writer.version or writer.may_be_later and version == writer.version + 1
            answered += writer.version
            waited += writer.waiting
            if status != 200 or not fits:
                half += 1
                print(f"round {number}: {status}, version {version}, answered {writer.version}", json.dumps(body)[:300])
        broken = harness.damage(store) if number % 20 == 19 else None
        assert not broken, broken

harness.verdict(
    half == 0 and waited > 0,
    f"{options.rounds} × kill -9 in the middle of calls that wait: {answered:,} operations answered, {waited:,} calls were "
    f"waiting, {half} sessions not as they were answered",
    options.planted)
