"""Scenarios and logs to verify: the requests that make the service do most (findings 1, 2 and 5)."""

import functools
import time

import measure
from apps import chain, compact, crowd, do, scenario
from target import Attack

WARNINGS = {"memoryWarning": {}}
# Under way and waiting at once, by default; the service turns more away.
LONG_REQUESTS_MAX = 66


def posts(path, make, kind="application/json"):
    """Sends one body, which is made once."""
    body = functools.cache(make)
    return lambda target: target.post(path, body(), kind)


def runs(make, query=""):
    return posts("/v1/scenarios/run" + query, lambda: compact(make()))


def verifies(make):
    return posts("/v1/verify", lambda: compact(make()))


def scripted(callback, operations, **more):
    """A single controller that does much in a callback."""
    return {"classes": {"Home": {"scripts": {callback: do(*operations)}}},
            "root": {"class": "Home", "as": "home", "title": "t" * 60_000}, **more}


EDITS = [{"op": "setEditing", "target": "home", "editing": number % 2 == 0} for number in range(4_000)]
READS = [{"op": "read", "target": "home", "property": "title"}] * 5_000


def rotations(count):
    return [{"rotate": {"to": "portrait" if number % 2 else "landscapeLeft"}} for number in range(count)]


def traits(count):
    return [{"setTraits": {"traits": {"userInterfaceStyle": "light" if number % 2 else "dark"}}}
            for number in range(count)]


def edits(count):
    return [{"setEditing": {"target": "home", "editing": number % 2 == 0}} for number in range(count)]


def expecting(lines, mode, step=WARNINGS):
    return {**step, "expect": lines, "mode": mode}


def at_once(count, make, path="/v1/scenarios/run"):
    """The same from many clients; an answer of some kind is due to each, behind those that wait before it."""
    body = functools.cache(lambda: compact(make()))

    def run(target):
        alone = target.post(path, body()).seconds
        # Those that are let in are carried out by two threads; half as long again is what others may take of the machine.
        patience = max(measure.ANSWER_SECONDS, 1.5 * min(count, LONG_REQUESTS_MAX) * alone / 2)

        def ask(_):
            connection = target.open(timeout=patience)
            target.post(path, body(), connection=connection)
            connection.close()
        target.together(count, ask)
    return run


def left_alone(make, path="/v1/scenarios/run"):
    """The client leaves; the work has to end as well."""
    body = functools.cache(lambda: compact(make()))

    def run(target):
        for _ in range(4):
            connection = target.connect(timeout=0.2)
            connection.send("POST", path, body())
            connection.close()
        time.sleep(2.5)
        used = target.server.processor_seconds()
        time.sleep(1)
        used = target.server.processor_seconds() - used
        target.note(f"works {100 * used:.0f} % after all have left")
        if used > 0.25:
            target.fault("goes on working for clients that have left")
    return run


def yaml_steps():
    return b"name: attack\nroot: {class: Home, as: home}\nsteps:\n" + b"  - memoryWarning: {}\n" * 40_000


def nested_lines():
    """Answers that are lists in lists, which a comparison may follow."""
    answer = "[" * 30_000 + "]" * 30_000
    app = scripted("viewDidAppear", [])
    app["root"]["title"] = answer
    step = {"read": {"target": "home", "property": "title"}, "expect": [f"home.title -> {answer[1:]}]"]}
    return scenario([step] * 8, app)


ATTACKS = [
    Attack("scenario-memory-warnings", "1", "8,000 steps of 8,900 events", runs(
        lambda: scenario([WARNINGS] * 8_000))),
    Attack("scenario-text", "1", "1,000 steps of 8,900 events, as text", runs(
        lambda: scenario([WARNINGS] * 1_000), "?format=text")),
    Attack("scenario-junit", "1", "1,000 steps of 8,900 events, as JUnit", runs(
        lambda: scenario([WARNINGS] * 1_000), "?format=junit")),
    Attack("scenario-yaml", "1", "YAML of 40,000 steps", posts(
        "/v1/scenarios/run", yaml_steps, "application/yaml")),
    Attack("scenario-editing", "1", "1,000 steps of 4,000 setEditing of one controller", runs(
        lambda: scenario([WARNINGS] * 1_000, scripted("didReceiveMemoryWarning", EDITS)))),
    Attack("scenario-traits", "1", "5,000 changes of traits, each with 4,000 setEditing", runs(
        lambda: scenario(traits(5_000), scripted("traitCollectionDidChange", EDITS)))),
    Attack("scenario-rotations", "1", "5,000 rotations, each with 4,000 setEditing", runs(
        lambda: scenario(rotations(5_000), scripted("viewWillTransition", EDITS)))),
    Attack("scenario-reads", "1", "50 steps that read a title of 60 kB 5,000 times", runs(
        lambda: scenario(edits(50), scripted("setEditing", READS))), is_quick=True),
    Attack("scenario-long-class", "1", "100 memory warnings, 8,000 events each of a class with a name of 60 kB", runs(
        lambda: scenario([WARNINGS] * 100, {
            "classes": {"L" * 60_000: {"scripts": {"didReceiveMemoryWarning": do(*EDITS)}}},
            "root": {"class": "L" * 60_000, "as": "home"}}))),
    Attack("scenario-relaunch", "1", "5,000 launches of 990 controllers", runs(
        lambda: scenario([{"relaunch": {}}] * 5_000))),
    Attack("scenario-assertions", "1", "10,000 questions for 990 children", runs(
        lambda: scenario([{"settle": {}, "assert": {"crowd.children": "x"}}] * 10_000, crowd(990, None)))),
    Attack("scenario-unordered", "2", "3 steps that expect 4,000 equal lines in any order", runs(
        lambda: scenario([expecting(["home.setEditing(true, animated: false)"] * 4_000, "unordered")] * 3,
                         scripted("didReceiveMemoryWarning", EDITS)))),
    Attack("scenario-ordered", "2", "5 steps that expect 2,000 other lines in order", runs(
        lambda: scenario([expecting(["home.setEditing(maybe)"] * 2_000, "exact")] * 5,
                         scripted("didReceiveMemoryWarning", EDITS)))),
    Attack("scenario-contains", "2", "5 steps that expect 4,000 other lines among others", runs(
        lambda: scenario([expecting(["home.setEditing(maybe)"] * 4_000, "contains")] * 5,
                         scripted("didReceiveMemoryWarning", EDITS)))),
    Attack("scenario-never", "2", "30 steps that forbid 100 lines of 300 stars", runs(
        lambda: scenario([{**WARNINGS, "never": [f"console: {'*a' * 150}*b{number}" for number in range(100)]}] * 30))),
    Attack("scenario-nested-answers", "2", "answers of 30,000 lists in lists", runs(nested_lines), is_quick=True),
    Attack("scenario-unknown-names", "5", "9,000 operations that are not known", runs(
        lambda: scenario([{f"presentNothingOfTheKind{number}" * 3: {}} for number in range(9_000)], {}))),
    Attack("scenario-long-names", "5", "operations whose names have 60 kB", runs(
        lambda: scenario([{f"{number}" + "present" * 8_500: {}} for number in range(15)], {})), is_quick=True),
    Attack("scenario-keys", "5", "YAML with 60,000 keys", posts("/v1/scenarios/run", lambda: b"name: attack\n" + b"".join(
        b"key%d: 1\n" % number for number in range(60_000)), "application/yaml")),
    Attack("scenario-nested-yaml", "5", "YAML of 200,000 lists in lists", posts(
        "/v1/scenarios/run", lambda: b"name: attack\nsteps: " + b"[" * 200_000, "application/yaml"), is_quick=True),
    Attack("scenario-aliases", "5", "YAML with aliases of aliases", posts("/v1/scenarios/run", lambda: b"a0: &a0 [x, x]\n" + b"".join(
        b"a%d: &a%d [*a%d, *a%d, *a%d]\n" % (number, number, number - 1, number - 1, number - 1) for number in range(1, 40)),
        "application/yaml"), is_quick=True),
    Attack("scenario-deep-classes", "3", "a chain of 16,000 classes", runs(
        lambda: scenario([WARNINGS], {"classes": chain(16_000)})), is_quick=True),
    Attack("scenario-16-at-once", "5", "16 clients with 1,000 steps of 8,900 events", at_once(
        16, lambda: scenario([WARNINGS] * 1_000)), at_once=16),
    Attack("scenario-100-at-once", "5", "100 clients with 1,000 steps of 8,900 events", at_once(
        100, lambda: scenario([WARNINGS] * 1_000)), at_once=16, is_quick=True),
    Attack("scenario-client-leaves", "5", "4 clients that leave after 0.2 s", left_alone(
        lambda: scenario([WARNINGS] * 1_000)), statuses=(0, 200)),
    Attack("verify-memory-warnings", "5", "a log of 3,000 lines, 1,000 steps of 8,900 events", verifies(
        lambda: {"scenario": scenario([WARNINGS] * 1_000), "log": "crowd viewDidLoad\n" * 3_000})),
    Attack("verify-lines", "5", "a log of 6,000 lines that do not come, 8,000 events", verifies(
        lambda: {"scenario": scenario([WARNINGS], scripted("didReceiveMemoryWarning", EDITS)),
                 "log": "home viewDidLoad\n" * 3_500})),
    Attack("verify-empty-lines", "5", "a log of 60,000 line ends, 50 steps of 8,900 events", verifies(
        lambda: {"scenario": scenario([WARNINGS] * 50), "log": "\n" * 60_000})),
    Attack("verify-one-line", "5", "a log of one line of 60,000 dashes", verifies(
        lambda: {"scenario": scenario([WARNINGS]), "log": "-" * 60_000})),
    Attack("verify-words", "5", "a log of 30,000 words, 990 controllers", verifies(
        lambda: {"scenario": scenario([WARNINGS]), "log": "a " * 30_000 + "viewDidLoad\n"})),
    Attack("verify-brackets", "5", "a log of 60,000 brackets", verifies(
        lambda: {"scenario": scenario([WARNINGS], scripted("viewDidLoad", [])),
                 "log": f"home.viewWillAppear({'[' * 30_000}{']' * 30_000})"})),
]
