#!/usr/bin/env python3
"""Attacks the service as reviews of its security did, and in ways of their kind, and holds it to bounds.

Each attack has a server of its own and prints one line: verdict, number of the finding, name, what was sent, answers, the
slowest of them, resident memory added and kept, /livez (p50/p99/max, asked 200 times a second), bytes of the longest
answer, and how disturbed the machine was: a neighbour's slowest request, a server that does nothing, other processes.
"""

import argparse
import dataclasses
import fnmatch
import pathlib
import signal
import sys
import time

import connections
import measure
import operations
import reading
import scenarios
import streams
import target
import writers

GROUPS = (scenarios, operations, reading, streams, connections, writers)


def options():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--program", default=measure.harness.ROOT / ".build/release/understudy", type=pathlib.Path)
    parser.add_argument("--only", action="append", help="names of attacks, as the shell's patterns")
    parser.add_argument("--list", action="store_true", help="say what there is")
    parser.add_argument("--quick", action="store_true",
                        help="the cheap ones alone, for a debug build too; times are printed and not judged")
    parser.add_argument("--quiet-machine", action="store_true",
                        help="nothing is tried again, and other load on the machine is an error")
    parser.add_argument("--again", type=int, default=2,
                        help="how often an attack is tried again whose times alone are bad, on a machine that was disturbed")
    return parser.parse_args()


def attempt(attack, chosen, control):
    """One attack; repeated while only times are bad and those of a server that does nothing are too."""
    tries = 1 if chosen.quiet_machine or chosen.quick else 1 + chosen.again
    for number in range(tries):
        outcome = target.perform(attack, chosen.program, control)
        broken = target.broken_bounds(attack, outcome, judges_time=not chosen.quick)
        if not broken or set(broken) - {"/livez p99", "/livez max"} or not target.is_disturbed(outcome):
            break
    if number:
        outcome.notes.append(f"try {number + 1}")
    if chosen.quiet_machine and outcome.others + outcome.stolen > 10:
        broken.append("the machine is not quiet")
    return outcome, broken


def main():
    chosen = options()
    attacks = [attack for group in GROUPS for attack in group.ATTACKS]
    if chosen.quick:
        attacks = [dataclasses.replace(attack, seconds=0) for attack in attacks if attack.is_quick]
        measure.ANSWER_SECONDS = 30
    if chosen.only:
        attacks = [attack for attack in attacks if any(fnmatch.fnmatch(attack.name, name) for name in chosen.only)]
    if chosen.list:
        for attack in attacks:
            print(f"{attack.finding:>3} {attack.name:32} {attack.sends}")
        return
    # Whatever ends this ends the servers as well.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    started = time.monotonic()
    control = measure.Control()
    failed = []
    try:
        for attack in attacks:
            outcome, broken = attempt(attack, chosen, control)
            print(target.line(attack, outcome, broken), flush=True)
            if broken:
                failed.append(attack.name)
    finally:
        control.stop()
    print(f"{len(attacks) - len(failed)} of {len(attacks)} attacks held in {time.monotonic() - started:.0f} s"
          + (f"; broken: {' '.join(failed)}" if failed else ""))
    raise SystemExit(bool(failed) or not attacks)


if __name__ == "__main__":
    main()
