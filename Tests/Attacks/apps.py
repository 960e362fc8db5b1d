"""Apps that make much of little: definitions of sessions, scenarios and documents for attacks."""

import json


def compact(value):
    return json.dumps(value, separators=(",", ":")).encode()


def do(*operations):
    """One script of a callback."""
    return [{"do": list(operations)}]


SET_EDITING = [{"op": "setEditing", "target": "self", "editing": index % 2 == 0} for index in range(8)]


def crowd(count=990, callback="didReceiveMemoryWarning", script=SET_EDITING, version="17.0", **more):
    """One controller with many children, all of one class that does something in a callback."""
    classes = {"Member": {"scripts": {callback: do(*script)}}} if callback else {"Member": {}}
    return {
        "device": {"systemVersion": version}, "classes": classes,
        "root": {"class": "Crowd", "as": "crowd", "children": [{"class": "Member"} for _ in range(count)]}, **more}


def scenario(steps, app=None, **more):
    return {"name": "attack", "steps": steps, **(app if app is not None else crowd()), **more}


def chain(count, **fields):
    """Classes each of which inherits from the next."""
    return {f"C{index}": {"superclass": f"C{index + 1}", **fields} for index in range(count)}


def storyboard(scenes, connections=""):
    """A storyboard of plain scenes; `connections` are put into each with its index for `{index}`."""
    text = "".join(
        f'<scene sceneID="s{index}"><objects><viewController id="v{index}" storyboardIdentifier="only{index or ""}"'
        f' sceneMemberID="viewController" customClass="V{index}"><connections>{connections.replace("{index}", str(index))}</connections></viewController>'
        "</objects></scene>" for index in range(scenes))
    return (
        '<?xml version="1.0" encoding="UTF-8"?><document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"'
        f' version="3.0" initialViewController="v0"><scenes>{text}</scenes></document>').encode()
