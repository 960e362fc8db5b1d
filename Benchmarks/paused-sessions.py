#!/usr/bin/env python3
"""Measures whether sessions in which a call waits slow the others: the requests a second of a load, with 1,000 of them
to without any, round by round on one server. Only the ratios carry over to other machines.
"""

import argparse
import os
import pathlib
import tempfile
from statistics import median

import measurements
import servers

PAUSING = {
    "root": {"class": "UINavigationController", "as": "nav", "viewControllers": [{"class": "HomeViewController"}]},
    "pauses": [{"class": "DetailViewController", "call": "viewDidAppear"}],
}


def pause(server, count):
    """Sessions in which a call waits, with the token of each."""
    connection, waiting = server.connect(), []
    for _ in range(count):
        _, data = servers.send(connection, "POST", "/v1/sessions", PAUSING)
        path = "/v1/sessions/" + servers.json.loads(data)["session"]["id"]
        response, _ = servers.send(connection, "POST", f"{path}/controllers/nav/push", {"controller": servers.DETAIL})
        waiting.append((path, response.getheader("Pause-Token")))
    assert all(token for _, token in waiting)
    return waiting


def abandon(server, waiting):
    connection = server.connect()
    for path, token in waiting:
        connection.request("POST", f"{path}/abandon", headers={"Pause-Token": token})
        assert connection.getresponse().read() == b""
        servers.send(connection, "DELETE", path)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--program", default=servers.PROGRAM, type=pathlib.Path)
    parser.add_argument("--paused", default=1000, type=int)
    parser.add_argument("--rounds", default=7, type=int)
    parser.add_argument("--seconds", default=2, type=int)
    options = parser.parse_args()
    os.environ |= {"UNDERSTUDY_MAX_PAUSES": str(options.paused), "UNDERSTUDY_PAUSE_SECONDS": "600"}
    print("| load | ratio | lowest, highest | p99 without, µs | p99 with, µs | bytes each |")
    print("|---|---|---|---|---|---|")
    for setting in measurements.SETTINGS:
        ratios, tails, sizes = [], [], []
        with tempfile.TemporaryDirectory() as name, servers.start_understudy(program=options.program) as server:
            sessions = servers.create_sessions(server, setting.sessions)

            def load():
                return measurements.run_load(
                    server, sessions, ("present", "dismiss"), setting, options.seconds, pathlib.Path(name))

            load()
            for _ in range(options.rounds):
                without, before = load(), server.resident_bytes()
                waiting = pause(server, options.paused)
                sizes.append((server.resident_bytes() - before) / options.paused)
                with_them = load()
                abandon(server, waiting)
                ratios.append(with_them.requests_per_second / without.requests_per_second)
                tails.append((without.microseconds_p99, with_them.microseconds_p99))
        print(
            f"| {setting.name} | **{median(ratios):.2f}** | {min(ratios):.2f}, {max(ratios):.2f} "
            f"| {median(tail[0] for tail in tails):,.0f} | {median(tail[1] for tail in tails):,.0f} "
            f"| {sizes[0]:,.0f} |", flush=True)


if __name__ == "__main__":
    main()
