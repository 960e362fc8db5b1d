#!/usr/bin/env python3
"""Writes the two modules that say what UIKit has, from the project's own sources: `./generate.py`."""

import re
from pathlib import Path

HERE = Path(__file__).parent
ROOT = HERE.parent.parent
PACKAGE = HERE / "src" / "understudy"
HEAD = '"""Written by generate.py from {}."""\n\n'

KINDS = ("callback", "query", "delegate", "completion", "coordinator")
# Swift tells methods apart by labels, Python by names; here one name does for both versions of a method.
NAMES = {"init(coder:)": "initWithCoder", "init(nibName:bundle:)": "initWithNibName", "deinit": "deinit_"}
# What runs an operation of its own when code calls it, and is overridden seldom.
SKIPPED = {"init(identifier:source:destination:)", "perform()", "action(_:)", "value(forKey:)"}
FAMILIES = ("navigationController", "tabBarController", "splitViewController", "pageViewController")
OTHERS = {"primaryViewController": "splitViewController"}


def calls():
    source = (ROOT / "Sources/ControllerHierarchy/Events/Callback.swift").read_text()
    table = source[source.index("private var entry: Names") :]
    pattern = r"case (?:\.\w+,?\s*)+:\s*\.init\(\s*\.(\w+),\s*(.*?)\)\s*(?=case|//|\})"
    for kind, rest in re.findall(pattern, table, re.S):
        rest = re.sub(r"\s+", " ", rest)
        swift = re.match(r'"([^"]*)"', rest).group(1)
        if kind not in KINDS or swift in SKIPPED:
            continue
        label = re.search(r'label: "([^"]*)"', rest)
        label = label.group(1) if label else swift.split("(")[0]
        holder, _, name = label.rpartition(".") if kind != "callback" else ("", "", label)
        if kind == "delegate" and not holder:
            holder = "scene" if re.match(r"scene|windowScene|stateRest", swift) else "app"
        arguments = re.search(r"\[(.*)\]", rest)
        arguments = tuple(re.findall(r'"(\w+)"', arguments.group(1))) if arguments else ()
        family = next((one for one in FAMILIES if swift.startswith(one)), "")
        family = family or next((OTHERS[one] for one in OTHERS if swift.startswith(one)), "")
        if holder == "delegate" and not family:
            family = "searchController"
        yield NAMES.get(swift, name), swift, kind, holder, family, arguments


def write_calls():
    lines = [HEAD.format("Callback.swift")]
    lines.append("from typing import List, Tuple\n\n")
    lines.append("#: Python's name, Swift's name, kind, who has the method, whose delegate, the arguments.\n")
    lines.append("CALLS: List[Tuple[str, str, str, str, str, Tuple[str, ...]]] = [\n")
    lines += [f"    {call!r},\n" for call in calls()]
    lines.append("]\n")
    (PACKAGE / "_calls.py").write_text("".join(lines))


# The properties of UIKit's containers; all others are UIViewController's.
CLASSES = {
    "NavigationController": "viewControllers topViewController visibleViewController isNavigationBarHidden "
    "isToolbarHidden navigationBar toolbar delegate",
    "TabBarController": "viewControllers selectedIndex selectedViewController isTabBarHidden tabBar "
    "moreNavigationController customizableViewControllers tabs selectedTab mode delegate",
    "SplitViewController": "viewControllers isCollapsed displayMode preferredDisplayMode style delegate",
    "PageViewController": "viewControllers transitionStyle navigationOrientation spineLocation isDoubleSided delegate",
    "AlertController": "message preferredStyle preferredAction",
    "SearchController": "isActive searchBar searchResultsUpdater searchResultsController delegate "
    "hidesNavigationBarDuringPresentation obscuresBackgroundDuringPresentation",
}
# What the client has by other means: coders, AlertAction, descriptions alone.
LEFT_OUT = {"encode", "actions", "textFields", "children", "pauses", "nibBundle"}
TYPES = [
    ("type: boolean", "bool"),
    ("type: integer", "int"),
    ("type: number", "float"),
    ('type: [string, "null"]', "Optional[str]"),
    ("type: string", "str"),
]


def schema(text, name):
    part = text[text.index(f"\n    {name}:\n") + 1 :]
    part = re.split(r"\n    (?=\S)", part, maxsplit=1)[0]
    return dict(re.findall(r"^ {8}(\w+): (\{.*\})$", part, re.M))


def properties():
    text = (ROOT / "openapi.yaml").read_text()
    text = text[text.index("\ncomponents:") :]
    overrides = text[text.index("\n    ClassDescription:\n") :]
    overrides = overrides[overrides.index("overrides:") : overrides.index("canBecomeFirstResponder")]
    all_of_them = dict(re.findall(r"^ {12}(\w+): (\{.*\})$", overrides, re.M))
    settable = {**schema(text, "ControllerDescription"), **schema(text, "SetRequest")}
    for name in ("class", "as", "storyboard", "identifier", "nib", "nibBundle", "actions", "tab", "dataSource", "columns"):
        settable.pop(name, None)
    all_of_them.update(settable)
    return all_of_them, settable


def words():
    """The components that are one word of several."""
    text = (ROOT / "openapi.yaml").read_text()
    return set(re.findall(r"^ {4}(\w+): \{type: string, enum:", text, re.M))


def kind(name, schema):
    component = re.match(r'\{\$ref: "#/components/schemas/(\w+)"\}', schema)
    if component and component.group(1) in words():
        return "str"
    if "schemas/ControllerNameOrNull" in schema or name == "searchResultsController":
        return "Optional[ViewController]"
    if 'schemas/ControllerName"' in schema or "ControllerReferences" in schema:
        return "List[ViewController]"
    return next((word for text, word in TYPES if schema.startswith("{" + text)), "Any")


def write_properties():
    all_of_them, settable = properties()
    callbacks = {name for name, _, sort, holder, _, _ in calls() if sort == "callback" and not holder}
    questions = {name for name, swift, sort, _, _, _ in calls() if sort == "query" and "(" not in swift}
    lines = [HEAD.format("openapi.yaml")]
    lines.append("from typing import TYPE_CHECKING, Any, FrozenSet, List, Optional\n\n")
    lines.append("from ._property import Property\n\nif TYPE_CHECKING:\n")
    lines.append("    from .controllers import ViewController\n")
    known = {name for names in CLASSES.values() for name in names.split()}
    many = [name for name in all_of_them if name not in callbacks]
    many += sorted(questions - set(many))
    general = [name for name in many if name not in known | LEFT_OUT] + ["children", "nibBundle"]
    for owner, names in [("ViewController", general), *((one, CLASSES[one].split()) for one in CLASSES)]:
        lines.append(f'\n\nclass {owner}Properties:\n    """The properties of UI{owner}."""\n\n')
        for name in names:
            word = kind(name, all_of_them.get(name, "{}"))
            isReadOnly = "" if name in settable else ", isSettable=False"
            lines.append(f'    {name}: "Property[{word}]" = Property(\n        "{name}"{isReadOnly}\n    )\n')
    names = ",\n    ".join(f'"{name}"' for name in many if "ViewController" in kind(name, all_of_them.get(name, "{}")))
    lines.append(f"\n\n#: Whose values are controllers.\nCONTROLLERS: FrozenSet[str] = frozenset((\n    {names},\n))\n")
    (PACKAGE / "_properties.py").write_text("".join(lines))


# Of these the client's classes have operations instead, which callbacks of the same name go through.
OPERATIONS = {
    "present", "dismiss", "show", "showDetailViewController", "performSegue", "setEditing", "pushViewController",
    "popViewController", "popToViewController", "loadView", "willMove", "didMove", "targetViewController",
}  # fmt: skip
WORDS = {"animated": "bool", "parent": '"Optional[ViewController]"', "editing": "bool", "duration": "float"}


def safe(name):
    return "from_" if name == "from" else name


def write_callbacks():
    lines = [HEAD.format("Callback.swift")]
    lines.append("from typing import Any\n\n\n")
    lines.append('class Callbacks:\n    """What UIKit calls; a subclass overrides what it wants to hear of."""\n\n')
    lines.append("    def _super(self, name: str, *arguments: Any) -> Any:\n        raise NotImplementedError\n")
    done = set(OPERATIONS) | {"deinit_"}
    for name, swift, sort, holder, _, arguments in calls():
        isMethod = sort == "callback" or sort == "query" and "(" in swift and name != "shouldAutorotate"
        if holder or not isMethod or name in done or "." in name:
            continue
        done.add(name)
        if name == "prepare":
            arguments = ("segue", "sender")
        given = "".join(", " + safe(one) + ": " + WORDS.get(one, "Any") for one in arguments)
        passed = "".join(", " + safe(one) for one in arguments)
        answer = "None" if sort == "callback" else "Any"
        body = "" if sort == "callback" else "return "
        lines.append(f'\n    def {name}(self{given}) -> {answer}:\n        {body}self._super("{name}"{passed})\n')
    (PACKAGE / "_callbacks.py").write_text("".join(lines))


if __name__ == "__main__":
    write_calls()
    write_properties()
    write_callbacks()
