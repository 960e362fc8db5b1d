"""What clients did to sessions and were told, and whether there is an order of it all that explains the answers.

A session is a log: each operation that was carried out has a version of its own, and an answer names the version.
So the order is known, and it only has to be checked: what was acknowledged is in the log, at its version, once;
nothing else is; a request that was answered before another one was sent comes before it; a read shows the log as it
was at its version. This is linearizability of each session, decided in one pass.
"""

import bisect
import dataclasses
import math

OK = "ok"
# The answer never came, or said that nobody knows: the operation may have been carried out.
MAYBE = "maybe"
# The answer said that nothing was changed.
REFUSED = "refused"


@dataclasses.dataclass
class Request:
    """One request of a client, with all its retries under one key."""

    session: str
    # What the operation writes, different for each; None for a read.
    content: str | None
    sent: float
    answered: float = math.inf
    outcome: str = MAYBE
    version: int | None = None
    # What a read has shown.
    shown: str | None = None
    # The version that `If-Match` asked for.
    expected: int | None = None


def check(requests, log, first=None):
    """The contradictions between what clients were told of one session and its log in the end.

    `log` has what each version wrote, from version 1 on; `first` is what a read shows at version 0.
    """
    return [*_check_log(requests, log), *_check_reads(requests, log, first), *_check_time(requests, log)]


def _check_log(requests, log):
    places = {}
    for version, content in enumerate(log, 1):
        places.setdefault(content, []).append(version)
    for content, versions in places.items():
        if len(versions) > 1:
            yield f"applied twice: {content} at versions {versions}"
    known = {request.content: request for request in requests if request.content is not None}
    for content in places:
        request = known.get(content)
        if request is None:
            yield f"nobody sent {content}"
        elif request.outcome == REFUSED:
            yield f"carried out although refused: {content}"
    for content, request in known.items():
        if request.outcome != OK:
            continue
        versions = places.get(content, [])
        if not versions:
            yield f"lost: {content}, acknowledged as version {request.version}"
        elif request.version not in versions:
            yield f"misplaced: {content}, acknowledged as version {request.version}, stands at {versions}"
        if request.expected is not None and request.version != request.expected + 1:
            yield f"If-Match ignored: {content} asked for {request.expected}, became {request.version}"


def _check_reads(requests, log, first):
    for request in requests:
        if request.content is not None or request.outcome != OK:
            continue
        if request.version > len(log):
            yield f"a read showed version {request.version}, which is not there"
        elif request.shown is not None:
            right = log[request.version - 1] if request.version else first
            if request.shown != right:
                yield f"a read showed {request.shown} at version {request.version}, where {right} was"


def _check_time(requests, log):
    versions = {content: version for version, content in enumerate(log, 1)}
    levels = []
    for request in requests:
        if request.content is None:
            if request.outcome == OK and request.version is not None:
                levels.append((2 * request.version + 1, request))
        elif request.content in versions:
            levels.append((2 * versions[request.content], request))
    levels.sort(key=lambda entry: entry[0])
    # The earliest answer among all that stand behind a place.
    earliest = [(math.inf, None)]
    for _, request in reversed(levels):
        earliest.append(min(earliest[-1], (request.answered, id(request)), key=lambda entry: entry[0]))
    earliest.reverse()
    keys = [level for level, _ in levels]
    for level, request in levels:
        behind = bisect.bisect_right(keys, level)
        answered, _ = earliest[behind]
        if answered < request.sent:
            what = f"{request.content}" if request.content else f"a read of version {request.version}"
            yield f"out of time: {what} was sent after something later in the log was answered"


def _sample():
    """A history without fault, with its log."""
    requests = []
    for number in range(1, 9):
        requests.append(Request("s", f"w{number}", number, number + 1.5, OK, number))
        requests.append(Request("s", None, number + 1.6, number + 1.9, OK, number, f"w{number}"))
    requests.append(Request("s", "w9", 9.0))
    requests.append(Request("s", "w10", 9.1, 9.3, REFUSED))
    return requests, [f"w{number}" for number in range(1, 10)]


def self_test():
    """Makes sure that the checker finds every kind of fault; returns how many were planted."""
    requests, log = _sample()
    assert check(requests, log) == [], check(requests, log)
    # An operation without an answer need not have been carried out.
    assert check(requests, log[:-1]) == []
    faults = {
        "lost": lambda r, l: l.remove("w8") or l.remove("w9"),
        "applied twice": lambda r, l: l.append("w3"),
        "misplaced": lambda r, l: l.__setitem__(slice(0, 2), ["w2", "w1"]),
        "carried out although refused": lambda r, l: l.append("w10"),
        "nobody sent": lambda r, l: l.append("w11"),
        "a read showed": lambda r, l: setattr(r[5], "shown", "w1"),
        "not there": lambda r, l: setattr(r[5], "version", 12),
        "If-Match ignored": lambda r, l: setattr(r[4], "expected", 1),
        "stale read": lambda r, l: (setattr(r[9], "version", 2), setattr(r[9], "shown", "w2")),
        "late write": lambda r, l: (setattr(r[2], "sent", 20.0), setattr(r[2], "answered", 21.0)),
    }
    for name, plant in faults.items():
        requests, log = _sample()
        plant(requests, log)
        assert check(requests, log), f"the checker does not see: {name}"
    return len(faults)


if __name__ == "__main__":
    print(f"checker: {self_test()} of {self_test()} planted faults found")
