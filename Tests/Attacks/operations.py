"""Sessions and what is done to them: batches, histories, classes, depth (findings 3, 4, 14 and 15a)."""

import functools

from apps import SET_EDITING, chain, compact, crowd, do, storyboard
from scenarios import EDITS, READS, posts, scripted
from target import Attack

WARNING = {"op": "memoryWarning"}


def batches(make_app, operations, count=1, query="", **fields):
    """A session and batches of operations; a session that is refused is an answer, too."""
    app = functools.cache(lambda: compact(make_app()))
    body = functools.cache(lambda: compact({"operations": operations, **fields}))

    def run(target):
        session = target.create(app())
        if session is None:
            return
        for _ in range(count):
            if target.post(f"/v1/sessions/{session}/operations{query}", body()).status != 200:
                break
    return run


def one(make_app, operation, then=()):
    """A session, one operation, and what is asked of the session then."""
    app, body = functools.cache(lambda: compact(make_app())), functools.cache(lambda: compact({"operations": [operation]}))

    def run(target):
        session = target.create(app())
        if session is None:
            return
        target.post(f"/v1/sessions/{session}/operations", body())
        for path in then:
            target.get(f"/v1/sessions/{session}/{path}")
    return run


def creations(make_app, count=1):
    """Sessions that are there at the same time."""
    app = functools.cache(lambda: compact(make_app()))

    def run(target):
        for _ in range(count):
            target.create(app())
    return run


def raising_and_reading(target):
    """An operation that raises after a change throws the model away; the next look carries the past out again."""
    session = target.create(crowd())
    raising = compact({"operations": [{"op": "push", "target": "crowd", "controller": {"class": "A"}}]})
    for _ in range(20):
        target.post(f"/v1/sessions/{session}/operations", compact({"operations": [WARNING] * 10}))
    for _ in range(20):
        target.post(f"/v1/sessions/{session}/operations", raising)
        target.get(f"/v1/sessions/{session}/controllers/crowd")


def busy_session(target):
    """Short requests on a session that others keep at work; they wait behind it, and nobody else does."""
    session = target.create(crowd())
    batch, title = compact({"operations": [WARNING] * 10}), compact({"title": "t"})

    def ask(number):
        for _ in range(4):
            if number < 2:
                target.post(f"/v1/sessions/{session}/operations?format=text", batch, keep=0)
            elif number < 6:
                target.post(f"/v1/sessions/{session}/controllers/crowd/set", title)
            else:
                target.get(f"/v1/sessions/{session}/tree", keep=0)
    target.together(8, ask)


def slow_operations(target):
    """Single operations, each just within its own limit, on sessions of their own from several clients."""
    app = compact(crowd())
    sessions = [target.create(app) for _ in range(4)]

    def ask(number):
        for _ in range(6):
            target.post(f"/v1/sessions/{sessions[number]}/memory-warning?format=text", {}, keep=0)
    target.together(4, ask)


def titles(target):
    """A past that grows by its texts; then it is copied."""
    session = target.create({"root": {"class": "Home", "as": "home"}})
    body = compact({"operations": [{"op": "set", "target": "home", "title": "t" * 65_000}] * 15})
    for _ in range(100):
        if target.post(f"/v1/sessions/{session}/operations", body).status != 200:
            break
    target.get(f"/v1/sessions/{session}/export", keep=0)
    for _ in range(20):
        target.create({}, f"/v1/sessions/{session}/fork")


def full(target):
    """Sessions that meet each limit on their past, in batches and one by one; forks are held to them as well."""
    for operation, limit in ((WARNING, "events"), ({"op": "settle"}, "operations"),
                             ({"op": "set", "target": "crowd", "title": "t" * 20_000}, "bytes")):
        session = target.create(crowd(20))
        for size in (16, 1):
            for _ in range(400):
                answer = target.post(f"/v1/sessions/{session}/operations?format=text", {"operations": [operation] * size})
                if answer.status != 200:
                    break
            if answer.status != 422 or f"--max-session-{limit}".encode() not in answer.body:
                target.fault(f"{limit}: {answer.status} {answer.body[:200]}")
        fork = target.create({}, f"/v1/sessions/{session}/fork")
        if target.post(f"/v1/sessions/{fork}/operations", {"operations": [operation]}).status != 422:
            target.fault(f"a fork has more {limit}")


def kept_answers(target):
    """Answers to requests with a key are kept for those who ask again."""
    session = target.create(crowd())
    body = compact({"operations": [WARNING] * 10})
    for number in range(60):
        target.post(f"/v1/sessions/{session}/operations", body, Idempotency_Key=f"key-{number}", keep=0)


def sessions_full(target):
    """Sessions that are as large as they may be, one after the other."""
    for _ in range(10):
        session = target.create(crowd())
        for number in range(4):
            target.post(f"/v1/sessions/{session}/operations", compact({"operations": [WARNING] * 10}), keep=0)


def depth(path):
    def run(target):
        session = target.create({"root": {"class": "Home", "as": "c0"}})
        refused = 0
        for number in range(300):
            answer = target.post(
                f"/v1/sessions/{session}/controllers/c{number}/{path}",
                {"controller": {"class": "Home", "as": f"c{number + 1}"}})
            refused += answer.status != 200
            if answer.status != 200:
                break
        if not refused:
            target.fault("a depth of 300 was accepted")
        target.get(f"/v1/sessions/{session}/tree?format=text")
    return run


def deep_set_root(target):
    """A chain that is put together from parts each of which is shallow enough."""
    session = target.create({"root": {"class": "Home", "as": "c0"}})
    refused = False
    for number in range(1, 20):
        inner = {"class": "Home", "as": f"b{number}"}
        for _ in range(25):
            inner = {"class": "Home", "children": [inner]}
        inner["as"] = f"c{number}"
        outer = f"b{number - 1}" if number > 1 else "c0"
        answer = target.post(f"/v1/sessions/{session}/controllers/{outer}/add-child", {"controller": inner})
        refused = refused or answer.status != 200
    if not refused:
        target.fault("a depth of 475 was accepted")


def wide(count):
    return {f"C{index}": {"overrides": {"message": "m" * 8}} for index in range(count)}


def heavy_chain():
    """Few classes that hold much, of which each has what its superclass has."""
    script = do(*SET_EDITING)
    classes = chain(60, actions=[f"action{number}:" for number in range(200)])
    for name in classes:
        classes[name]["scripts"] = {callback: script for callback in ("viewDidLoad", "viewDidAppear", "setEditing", "deinit")}
        classes[name]["overrides"] = {"message": "m" * 500, f"answer{name}:": {"class": "A" * 1_000}}
    return {"classes": classes, "root": {"class": "C0", "as": "home"}}


def inherited_by_all():
    """One class that holds much, and as many as possible that inherit from it."""
    classes = {f"C{index}": {"superclass": "Base"} for index in range(9_000)}
    classes["Base"] = {"actions": [f"action{number}:" for number in range(256)],
                       "overrides": {"message": "m" * 60_000, "encode": {f"key{number}": number for number in range(5_000)}}}
    return {"classes": classes}


def from_storyboard(count):
    """Many controllers of one class whose name is long, each by a short reference to its scene."""
    document = storyboard(1).decode().replace("V0", "L" * 60_000)
    return {"storyboards": {"Main": document}, "root": {"class": "Crowd", "as": "crowd", "children": [
        {"storyboard": "Main", "identifier": "only"} for _ in range(count)]}}


def saving(count):
    """Controllers that each save the same 50 kB."""
    return {"app": {"restoration": {}}, "classes": {
        "Member": {"encode": {"text": "e" * 50_000}}, "Crowd": {"encode": {"all": {"controllers": "children"}}}}, "root": {
        "class": "Crowd", "as": "crowd", "restorationIdentifier": "crowd", "children": [
            {"class": "Member", "restorationIdentifier": f"m{number}"} for number in range(count)]},
        "device": {"systemVersion": "12.0"}}


def storyboards(target):
    """A past that grows by documents."""
    session = target.create({"root": {"class": "Home", "as": "home"}})
    document = storyboard(4_000).decode().replace('customClass="V', f'customClass="{"V" * 600}')
    for number in range(30):
        answer = target.send("PUT", f"/v1/sessions/{session}/storyboards/s{number}", document, "application/xml")
        if answer.status != 204:
            break
    target.create({}, f"/v1/sessions/{session}/fork")
    target.get(f"/v1/sessions/{session}/export", keep=0)


def sessions_many(target):
    """As many sessions of 990 controllers as fit into three seconds."""
    body, before, count = compact(crowd()), target.server.resident_bytes(), 100
    target.together(4, lambda _: [target.create(body, keep=1_000) for _ in range(count // 4)])
    made = len(target.sessions)
    if made:
        target.note(f"{(target.server.resident_bytes() - before) / made / 1e6:.1f} MB each")


def keyed(count):
    """A controller with many key commands."""
    return scripted("viewDidLoad", [
        {"op": "addKeyCommand", "target": "self", "input": f"cmd+{number}"} for number in range(count)])


TOGETHER = lambda operation, count=9_000: {"op": "together", "operations": [operation] * count}

LONG = {"root": {"class": "L" * 60_000, "as": "home"}}
FAR = {"op": "advance", "seconds": 1_000_000}

ATTACKS = [
    Attack("batch-memory-warnings", "4", "1,000 x memoryWarning of 8,900 events", batches(crowd, [WARNING] * 1_000)),
    Attack("batch-text", "4", "1,000 x memoryWarning, as text", batches(crowd, [WARNING] * 1_000, query="?format=text")),
    Attack("batch-atomic", "4", "1,000 x memoryWarning, atomic, the last cannot be", batches(
        crowd, [WARNING] * 999 + [{"op": "dismiss", "target": "nobody"}], atomic=True)),
    Attack("batch-reads", "4", "1,000 x read of a title of 60 kB", batches(
        lambda: scripted("viewDidLoad", []), READS[:1_000], 4), is_quick=True),
    Attack("batch-editing", "4", "1,000 x setEditing, each with 5,000 reads of 60 kB", batches(
        lambda: scripted("setEditing", READS), EDITS[:1_000])),
    Attack("batch-relaunch", "4", "1,000 launches of 990 controllers", batches(crowd, [{"op": "relaunch"}] * 1_000)),
    Attack("batch-silent", "4", "1,000 x memoryWarning, each 9,000 changes without an event", batches(
        lambda: crowd(99, script=[{"op": "set", "target": "self", "title": "x"}] * 90), [WARNING] * 1_000, 5)),
    Attack("batch-advance", "4", "1,000 x a million seconds", batches(
        lambda: crowd(clock="manual"), [FAR, WARNING] * 500)),
    Attack("batch-set-root", "4", "1,000 new roots with 900 children", batches(
        lambda: crowd(10), [{"op": "setRoot", "controller": crowd(9)["root"] | {"as": f"r{number}"}} for number in range(900)])),
    Attack("together-warnings", "4", "one operation of 1,000 x memoryWarning", one(
        crowd, {"op": "together", "operations": [WARNING] * 1_000})),
    Attack("together-long-class", "4", "one operation, 10,000 events of a class with a name of 60 kB", one(
        lambda: LONG, {"op": "together", "operations": EDITS}, ["events?limit=50000", "events?format=text", "diagram"]),
        is_quick=True),
    Attack("together-reads", "4", "one operation that reads a title of 60 kB 5,000 times", one(
        lambda: scripted("viewDidLoad", []), {"op": "together", "operations": READS},
        ["events?limit=50000", "events?limit=1", "export"])),
    Attack("batch-children", "4", "3,600 questions for 990 children in 4 batches", batches(
        lambda: crowd(990, None), [{"op": "read", "target": "crowd", "property": "children"}] * 900, 4)),
    Attack("together-layout", "4", "one operation that lays 990 controllers out 9,000 times", one(
        lambda: crowd(990, None), TOGETHER({"op": "layoutIfNeeded", "target": "crowd"}))),
    Attack("together-resize", "4", "one operation that resizes 900 controllers 9,000 times", one(
        lambda: crowd(900, None), {"op": "together", "operations": [
            {"op": "resize", "width": 300 + number % 2, "height": 500} for number in range(9_000)]})),
    Attack("together-unwind", "4", "one operation that unwinds among 990 controllers 9,000 times", one(
        lambda: crowd(990, None), TOGETHER({"op": "unwind", "target": "crowd", "action": "nobodyHasThis:"}))),
    Attack("batch-unwind", "4", "1,000 x unwinding among 990 controllers", batches(
        lambda: crowd(990, None), [{"op": "unwind", "target": "crowd", "action": "nobodyHasThis:"}] * 1_000, 3)),
    Attack("batch-keys", "4", "1,000 x a key among 9,000 key commands", batches(
        lambda: keyed(9_000), [{"op": "pressKey", "key": "cmd+x"}] * 1_000, 3)),
    Attack("batch-encode", "4", "100 x saving 900 controllers with 50 kB each", batches(
        lambda: saving(900), [{"op": "encodeState"}] * 100)),
    Attack("batch-background", "4", "100 x to the background and back, saving 900 times 50 kB", batches(
        lambda: saving(900), [{"op": "background"}, {"op": "relaunch", "restore": True}] * 50, 3)),
    Attack("storyboard-long-class", "4", "990 controllers of a scene whose class has a name of 60 kB", one(
        lambda: from_storyboard(990), WARNING, ["tree", "events", "diagram"])),
    Attack("storyboards", "14", "30 storyboards of 3 MB put into one session", storyboards),
    Attack("sessions-many", "14", "100 sessions of 990 controllers", sessions_many, at_once=100),
    Attack("unknown-fields", "5", "a definition of 60,000 fields that are not known", posts(
        "/v1/sessions", lambda: compact({f"field{number}": 0 for number in range(60_000)}))),
    Attack("unknown-long-field", "5", "a definition with fields whose names have 60 kB", posts(
        "/v1/sessions", lambda: compact({f"{number}" + "n" * 60_000: 0 for number in range(16)}))),
    Attack("unknown-classes", "5", "9,000 classes with a mistake each", posts(
        "/v1/sessions", lambda: compact({"classes": {f"C{number}": {"superclas": "A"} for number in range(9_000)}}))),
    Attack("raise-and-read", "4", "20 x an operation that raises, and a look", raising_and_reading),
    Attack("busy-session", "5", "batches of 89,000 events and short requests on one session", busy_session, at_once=2),
    Attack("slow-operations", "5", "operations of 8,900 events on 4 sessions", slow_operations, at_once=4, is_quick=True),
    Attack("titles", "14", "1,500 titles of 65 kB, then export and 20 forks", titles),
    Attack("past-full", "14", "sessions with a past as long as may be", full, is_quick=True, options=(
        "--max-session-operations", "200", "--max-session-events", "20000", "--max-session-bytes", "100000")),
    Attack("kept-answers", "14", "60 batches of 89,000 events with keys", kept_answers),
    Attack("sessions-full", "14", "10 sessions with 356,000 events each", sessions_full),
    Attack("classes-9000", "3", "a chain of 9,000 classes, 5 sessions", creations(
        lambda: {"classes": chain(9_000)}, 5), is_quick=True),
    Attack("classes-16000", "3", "a chain of 16,000 classes", creations(lambda: {"classes": chain(16_000)})),
    Attack("classes-wide", "3", "20,000 classes side by side, 5 sessions", creations(
        lambda: {"classes": wide(20_000)}, 5)),
    Attack("classes-heavy", "3", "60 classes that hold much, one under the other, 20 sessions", creations(heavy_chain, 20)),
    Attack("classes-inherited", "3", "9,000 classes that inherit 100 kB, 5 sessions", creations(inherited_by_all, 5)),
    Attack("classes-cycle", "3", "9,000 classes in a circle", creations(
        lambda: {"classes": chain(9_000) | {"C9000": {"superclass": "C0"}}})),
    Attack("depth-presented", "15a", "300 presentations, one on the other", depth("present"), is_quick=True),
    Attack("depth-children", "15a", "300 children, one in the other", depth("add-child"), is_quick=True),
    Attack("depth-in-parts", "15a", "19 chains of 25, each put into the last", deep_set_root, is_quick=True),
]
