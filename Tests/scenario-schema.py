#!/usr/bin/env python3
"""Holds every scenario against docs/scenario.schema.json, and mistakes that editors are to mark.

Needs jsonschema and PyYAML, which Tools/api-conformance.sh installs.
"""
import copy
import json
import pathlib
import re
import sys

import jsonschema
import yaml

PROJECT = pathlib.Path(__file__).resolve().parent.parent


class CoreLoader(yaml.SafeLoader):
    """YAML by the core schema of 1.2, as scenarios are read: `on` and `2018-08-01` are texts."""


CoreLoader.yaml_implicit_resolvers = {}
for tag, pattern, first in (
    ("bool", r"true|false", "tf"),
    ("null", r"null|~|", ["n", "~", ""]),
    ("int", r"-?(0|[1-9][0-9]*)", "-0123456789"),
    ("float", r"-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][-+]?[0-9]+)?", "-0123456789"),
):
    CoreLoader.add_implicit_resolver(f"tag:yaml.org,2002:{tag}", re.compile(f"^(?:{pattern})$"), list(first))

GOOD = {
    "name": "A push",
    "root": {"class": "UINavigationController", "as": "nav"},
    "steps": [{"push": {"target": "nav", "controller": {"class": "A"}}, "expect": ["A.viewDidLoad"]}],
}
CLASS = ["classes"]
# What else is right, and where it stands.
RIGHTS = [
    (["steps", 0, "mode"], None),
    (["steps", 0], {"settle": {}, "mode": None}),
    (CLASS, {"A": {"overrides": {"shouldPerformSegue(withIdentifier:sender:)": False}}}),
    (CLASS, {"A": {"overrides": {"shouldAutorotate(to:)": ["portrait", "landscapeLeft"]}}}),
    (["steps", 0, "never"], ["A.viewDidUnload"]),
    (["steps", 0, "times"], {"A.viewDidLoad": 1}),
    (["steps", 0, "outcome"], "completed"),
    (["app"], "../shop.app.yaml"),
    (["steps", 0], {"connectScreen": {"as": "display", "width": 640, "height": 480}}),
    (["outcomes"], "any"),
    # What Objective-C ignores with a message.
    (["steps", 0, "push", "controller"], None),
    (["scenarios"], [{"name": "One of several", "steps": []}]),
    (CLASS, {"A": {"scripts": {"viewDidAppear(_:)": []}, "callsSuper": {"viewWillAppear(_:)": False}}}),
    # UIKit's own spellings of names.
    (["root", "modalPresentationStyle"], ".fullScreen"),
    (["root", "supportedInterfaceOrientations"], "landscape"),
    (["root", "supportedInterfaceOrientations"], [".portrait", "UIInterfaceOrientationMaskLandscape"]),
    (["root", "navigationBarHidden"], True),
    (["root", "presentationDelegate"], {"presentationControllerShouldDismiss(_:)": False}),
    (["device"], {"systemVersion": 17.0}),
    (["device"], {"model": "iphone 4S"}),
    (["device"], {"model": "iPad Air 3rd generation"}),
    (["device"], {"model": "iPad Pro (12.9-INCH)"}),
    (["root", "delegate"], {"willShow": None, "didShow": True}),
    (["steps", 0], {"pushViewController": {"target": "nav", "controller": {"as": "B"}}}),
    (["steps", 0], {"presentViewController:animated:completion:": {"target": "A", "controller": {"as": "B"}}}),
    (CLASS, {"A": {"overrides": {"shouldAutorotateToInterfaceOrientation:": ["portrait"]}}}),
    (CLASS, {"A": {"callsSuper": {"viewDidAppear:": False}}}),
]
# Where each mistake stands, and what stands there instead.
MISTAKES = [
    (["expected"], []),
    (["device"], {"version": "12.0"}),
    (["device"], {"model": "iPhone 4T"}),
    (["root", "delegate"], {"willShow": [{"op": "read", "target": "nav", "property": "title"}]}),
    (["steps", 0, "expects"], []),
    (["steps", 0, "pop"], {"target": "nav"}),
    (["steps", 0, "push", "animate"], True),
    (["steps", 0, "push", "controller"], 5),
    (["steps", 0], {"popTo": {"target": "nav", "controller": None}}),
    (["steps", 0, "push", "target"], 5),
    (["steps", 0, "mode"], "exactly"),
    (["steps", 0, "times"], {"A.viewDidLoad": -1}),
    (["steps", 0, "never"], "A.viewDidLoad"),
    (["outcomes"], "ignored"),
    (["scenarios"], []),
    (["steps", 0, "assert"], {"title": "A"}),
    (["steps", 0, "exception"], {"message": "x"}),
    (["steps", 0], {"resize": {"width": 0, "height": 100}}),
    (["steps", 0], {"connectScreen": {"as": "display", "width": 640}}),
    (["steps", 0], {"rotate": None}),
    (["steps", 0], {"expect": []}),
    (["steps", 0], {"expect": [], "mode": "exact"}),
    (["steps", 0], {"settle": {}, "mode": "exact"}),
    (["steps", 0, "expect"], [5]),
    (["launch"], [5]),
    (["steps", 0], {"pushController": {"target": "nav"}}),
    (["steps", 0], {"push": {"target": "nav", "controller": "A"}, "pushViewController": {"target": "nav"}}),
    (["root", "barHidden"], True),
    (CLASS, {"A": {"overrides": {"shouldPerformSegue(withIdentifier:)": False}}}),
    (CLASS, {"A": {"overrides": {"shouldAutorotate(to:)": ["portrait"] * 5}}}),
]


def main():
    schema = json.loads((PROJECT / "docs/scenario.schema.json").read_text())
    jsonschema.Draft202012Validator.check_schema(schema)
    validator = jsonschema.Draft202012Validator(schema)
    failures = 0
    files = sorted((PROJECT / "Scenarios").rglob("*.yaml"))
    for file in files:
        content = yaml.load(file.read_text(), CoreLoader)
        error = jsonschema.exceptions.best_match(validator.iter_errors(content))
        if error:
            failures += 1
            print(f"{file.relative_to(PROJECT)}: {error.json_path}: {error.message[:200]}")
    if not validator.is_valid(GOOD):
        failures += 1
        print("the scenario that is right is refused")
    for changes, is_right in ((RIGHTS, True), (MISTAKES, False)):
        for place, value in changes:
            content = copy.deepcopy(GOOD)
            parent = content
            for key in place[:-1]:
                parent = parent[key]
            parent[place[-1]] = value
            if validator.is_valid(content) != is_right:
                failures += 1
                print(f"{place} = {value} is {'refused' if is_right else 'taken'}")
    print(f"{len(files)} scenarios and {len(MISTAKES)} mistakes, {failures} failures")
    return 1 if failures else 0


sys.exit(main())
