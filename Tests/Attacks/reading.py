"""Looks at what was: expectations, old events, exports and imports, documents, and clients that do not read (2, 4, 14)."""

import functools
import json
import socket
import time

from apps import compact, crowd, storyboard
from operations import WARNING
from scenarios import EDITS, posts, scripted
from target import Attack

EDITING = functools.cache(lambda: compact(scripted("didReceiveMemoryWarning", EDITS)))


def expects(events, mode, sessions=1, **fields):
    """Lines held against a log of 8,000 events, on several sessions at the same time."""
    body = functools.cache(lambda: compact({"events": events() if callable(events) else events, "mode": mode, **fields}))

    def run(target):
        made = [target.create(EDITING()) for _ in range(sessions)]
        for session in made:
            target.post(f"/v1/sessions/{session}/operations", {"operations": [WARNING]})
        body()
        target.together(sessions, lambda number: target.post(f"/v1/sessions/{made[number]}/expect", body()))
    return run


def equal(count, line="home.setEditing(true, animated: false)"):
    return [line] * count


def different(count):
    return [f"home.setEditing({number})" for number in range(count)]


def overlapping(count):
    """Lines that match many events each, and one another's: nothing for a greedy matching."""
    return ["home.setEditing"] * (count // 2) + ["home.setEditing(true, animated: false)"] * (count // 2)


def repetitive(target):
    """A message of 60,000 equal letters, and lines that nearly agree with it wherever they are held against it."""
    session = target.create({"root": {"class": "L" * 60_000, "as": "home"}})
    present = {"op": "present", "target": "home", "controller": {"class": "A"}}
    target.post(f"/v1/sessions/{session}/operations", {"operations": [present] * 4})
    for mode in ("unordered", "contains"):
        target.post(f"/v1/sessions/{session}/expect", {
            "events": ["console: *" + "L" * 30_000 + f"b{number}" for number in range(30)], "mode": mode})


def grown(target, app=None, batches=40):
    """A session with as many events as it may have."""
    session = target.create(app or crowd())
    body = compact({"operations": [WARNING] * 10})
    for _ in range(batches):
        if target.has_failed or target.post(f"/v1/sessions/{session}/operations?format=text", body, keep=0).status != 200:
            break
    return session


def looks(*paths, times=3):
    """What a long past costs those who look at it."""
    def run(target):
        session = grown(target)
        for _ in range(times):
            for path in paths:
                target.get(f"/v1/sessions/{session}/{path}", keep=0)
    return run


def forks(target):
    """A copy of two bytes, and a look at it: the past is carried out once more."""
    session = grown(target)
    for _ in range(8):
        copy = target.create({}, f"/v1/sessions/{session}/fork")
        if copy:
            target.get(f"/v1/sessions/{copy}/tree", keep=0)


def forks_of_the_past(target):
    session = grown(target)
    for version in range(1, 110, 11):
        copy = target.create({"at": version}, f"/v1/sessions/{session}/fork")
        if copy:
            target.get(f"/v1/sessions/{copy}/events?limit=1", keep=0)


def resets(target):
    session = grown(target)
    for _ in range(3):
        target.post(f"/v1/sessions/{session}/reset", {})
        target.get(f"/v1/sessions/{session}/events?limit=1", keep=0)


def imports(target):
    """The past of a session, carried out again from its document, by several at the same time."""
    session = grown(target)
    document = target.get(f"/v1/sessions/{session}/export", keep=1 << 24).body
    target.together(8, lambda _: target.create(document, "/v1/imports"))


def imports_foreign(target):
    """A document whose operations are as many as may be, and of which the first is wrong."""
    session = target.create(crowd())
    document = json.loads(target.get(f"/v1/sessions/{session}/export").body)
    document["operations"] = [{"operation": WARNING, "digest": "0" * 16}] * 10_000
    target.create(document, "/v1/imports")


def unread(path, clients, setup):
    """Clients that ask for something long and read nothing."""
    def run(target):
        session = setup(target)
        sockets = []
        for _ in range(clients):
            connection = target.connect()
            connection.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
            connection.socket.sendall(connection.head("GET", path.format(session=session)))
            sockets.append(connection)
        time.sleep(2)
        for connection in sockets:
            connection.close()
    return run


def titled(target):
    session = target.create({"root": {"class": "Home", "as": "home"}})
    body = compact({"operations": [{"op": "set", "target": "home", "title": "t" * 65_000}] * 15})
    for _ in range(15):
        if target.post(f"/v1/sessions/{session}/operations", body).status != 200:
            break
    return session


def inspects(make, query="", kind="application/xml"):
    return posts("/v1/storyboards/inspect" + query, make, kind)


def segues(count, to):
    return "".join(f'<segue destination="v{to(number)}" kind="show" id="g{{index}}-{number}"/>' for number in range(count))


def long_chain():
    """Each scene leads to the next, so that what follows ways has far to go."""
    scenes = "".join(
        f'<scene sceneID="s{index}"><objects><viewController id="v{index}" customClass="V"><connections>'
        f'<segue destination="v{index + 1}" kind="show" id="g{index}"/></connections></viewController></objects></scene>'
        for index in range(3_900))
    return (f'<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="v0"><scenes>'
            f"{scenes}</scenes></document>").encode()


def embedded():
    """Navigation controllers that hold each other."""
    scenes = "".join(
        f'<scene sceneID="s{index}"><objects><navigationController id="v{index}"><connections><segue destination='
        f'"v{(index + 1) % 3_900}" kind="relationship" relationship="rootViewController" id="g{index}"/></connections>'
        "</navigationController></objects></scene>" for index in range(3_900))
    return (f'<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="v0"><scenes>'
            f"{scenes}</scenes></document>").encode()


def storyboard_sessions(target):
    """Sessions that keep a document of 4 MB each."""
    document = storyboard(4_000).decode()
    for number in range(10):
        target.create({"storyboards": {"Main": document + " " * number}, "mainStoryboard": "Main"})


ATTACKS = [
    Attack("expect-equal", "2", "8,000 equal lines in any order over 8,000 events, 2 sessions", expects(
        lambda: equal(8_000), "unordered", 2)),
    Attack("expect-equal-50000", "2", "50,000 equal lines in any order", expects(
        lambda: equal(50_000, "home.setEditing"), "unordered")),
    Attack("expect-different", "2", "20,000 different lines in any order", expects(lambda: different(20_000), "unordered")),
    Attack("expect-overlapping", "2", "8,000 lines that match many events in any order", expects(
        lambda: overlapping(8_000), "unordered", 2)),
    Attack("expect-wildcards", "2", "2,000 lines of 100 stars in any order", expects(
        lambda: [f"console: {'*a' * 100}{number}" for number in range(2_000)], "unordered")),
    Attack("expect-repetitive", "2", "30 lines of a star and 30,000 letters over messages of 60,000", repetitive, is_quick=True),
    Attack("expect-flags", "2", "16 lines of 3,000 flags each", lambda target: target.post(
        f"/v1/sessions/{target.neighbour}/expect", {"events": ["home.viewDidLoad()" + " [isMovingToParent]" * 3_000] * 16,
                                                    "mode": "exact"})),
    Attack("expect-brackets", "2", "15 lines of 30,000 brackets", lambda target: target.post(
        f"/v1/sessions/{target.neighbour}/expect", {
            "events": [f"home.viewWillAppear({'[' * 30_000}{number}{']' * 30_000})" for number in range(15)],
            "mode": "contains"})),
    Attack("expect-exact", "2", "30,000 lines in order, none of which comes", expects(
        lambda: different(30_000), "exact"), is_quick=True),
    Attack("expect-contains", "2", "30,000 lines among others, none of which comes", expects(
        lambda: different(30_000), "contains")),
    Attack("expect-contains-late", "2", "the last event first, then 8,000 lines", expects(
        lambda: equal(8_000, "home.setEditing") + ["home.deinit"], "contains", 2)),
    Attack("expect-observe", "2", "1,000 targets, 1,000 callbacks, 10,000 lines", expects(
        lambda: equal(10_000), "unordered", targets=[f"t{number}" for number in range(999)] + ["home"],
        observe=["setEditing"] + [f"call{number}" for number in range(999)])),
    Attack("past-events", "4", "a session as long as may be, one event of it", looks("events?limit=1", "events?limit=1&after=100000")),
    Attack("past-filter", "4", "the same, events of nobody", looks("events?targets=nobody", "events?types=exception")),
    Attack("past-pages", "4", "the same, 50,000 events a page", looks(
        "events?limit=50000", "events?limit=50000&format=text", "events?limit=50000&format=ndjson")),
    Attack("past-diagram", "4", "the same, drawn", looks("diagram", "diagram?format=svg", "diagram?format=mermaid", times=1)),
    Attack("past-tree", "4", "the same, trees of the present", looks("tree", "tree?format=text", "controllers?limit=1000")),
    Attack("past-expect", "5", "the same, expectations", lambda target: target.post(
        f"/v1/sessions/{grown(target)}/expect", {"events": equal(20_000, "crowd.viewDidLoad()"), "mode": "unordered"})),
    Attack("past-forks", "4", "8 forks of it, and their trees", forks),
    Attack("past-time-travel", "4", "10 forks of earlier versions of it", forks_of_the_past),
    Attack("past-resets", "4", "resets of it, and a look at what was before", resets),
    Attack("past-imports", "5", "8 imports of it at once", imports, at_once=8),
    Attack("import-foreign", "5", "an import of 10,000 operations", imports_foreign, is_quick=True),
    Attack("unread-exports", "14", "40 clients that do not read an export of 15 MB", unread(
        "/v1/sessions/{session}/export", 40, titled), at_once=3),
    Attack("unread-events", "4", "40 clients that do not read 50,000 events", unread(
        "/v1/sessions/{session}/events?limit=50000", 40, lambda target: grown(target, batches=2)), at_once=3),
    Attack("inspect-chain", "5", "a storyboard, a way through 3,900 scenes", inspects(long_chain)),
    Attack("inspect-chain-svg", "5", "the same, drawn", inspects(long_chain, "?format=svg")),
    Attack("inspect-chain-dot", "5", "the same, for Graphviz", inspects(long_chain, "?format=dot")),
    Attack("inspect-star", "5", "100 scenes that each lead to 180 others", inspects(
        lambda: storyboard(100, segues(180, lambda number: number)))),
    Attack("inspect-star-svg", "5", "the same, drawn", inspects(
        lambda: storyboard(100, segues(180, lambda number: number)), "?format=svg")),
    Attack("inspect-embedded", "5", "3,900 navigation controllers in a circle", inspects(embedded)),
    Attack("inspect-long-names", "5", "60 scenes with names of 30 kB that each lead to 300 that are not there", inspects(
        lambda: storyboard(60, segues(300, lambda number: 9_000 + number)).replace(b'customClass="V', b'customClass="' + b"V" * 30_000))),
    Attack("inspect-long-text", "5", "the same, as text", inspects(
        lambda: storyboard(60, segues(300, lambda number: 9_000 + number)).replace(
            b'customClass="V', b'customClass="' + b"V" * 30_000), "?format=text")),
    Attack("storyboard-sessions", "14", "10 sessions that keep a storyboard of 800 kB each", storyboard_sessions),
]
