#!/usr/bin/env python3
"""Writes the order in which the release program's functions lie in memory: Benchmarks/function-order.txt.

A request runs through some 500 functions, which the linker would leave among twenty thousand others. Here they stand
side by side, each behind what calls it. The order is taken from callgrind: what sessions and operations call often.
Names that the program no longer has do no harm, and functions that are missing only lie elsewhere.
"""

import pathlib
import subprocess
import tempfile
from collections import defaultdict

import callgrind
import servers

ORDER = servers.ROOT / "Benchmarks/function-order.txt"
SESSIONS, REQUESTS = 50, 800
# What is called less often than an operation belongs to the start, or to little else.
CALLS_MIN = REQUESTS // len(servers.OPERATIONS)


def profile(program, folder):
    """Runs sessions and operations under callgrind; returns its file."""
    found = folder / "callgrind"
    wrapper = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={found}"]
    with servers.start_understudy(wrapper, 120, program) as server:
        session = servers.create_sessions(server, SESSIONS)[0]
        connection = server.connect()
        for number in range(REQUESTS):
            name = list(servers.OPERATIONS)[number % len(servers.OPERATIONS)]
            servers.send(connection, "POST", servers.operation_path(session, name), servers.OPERATIONS[name][1])
        connection.close()
        server.stop()
    return found


def order(counts):
    """The functions, each followed by what it calls, the most frequent call first."""
    called, callees = defaultdict(list), set()
    for (caller, callee), count in sorted(counts.items(), key=lambda entry: (entry[1], entry[0])):
        if count >= CALLS_MIN:
            called[caller].append(callee)
            callees.add(callee)
    # From the end of the list on: first what nothing calls.
    waiting = sorted(callees) + sorted(set(called) - callees)
    ordered = {}
    while waiting:
        function = waiting.pop()
        if function not in ordered:
            ordered[function] = None
            waiting += called[function]
    return list(ordered)


def symbols(program):
    """The names of what is in the program itself, not in a library that it loads."""
    lines = subprocess.run(["nm", "--defined-only", program], check=True, capture_output=True, text=True).stdout
    # Some symbols have no name.
    return {fields[2] for line in lines.splitlines() if len(fields := line.split()) == 3}


def main():
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        program = folder / "understudy"
        # Valgrind cannot read all debugging sections; it needs the symbols.
        servers.strip_debugging(servers.PROGRAM, program)
        own = symbols(program)
        counted = order(callgrind.Profile(profile(program, folder)).calls)
    # Names that the linker has made are others with each change of their file.
    functions = [function for function in counted if function in own and ".llvm." not in function]
    ORDER.write_text("".join(f"{function}\n" for function in functions))
    print(f"{len(functions)} functions")


if __name__ == "__main__":
    main()
