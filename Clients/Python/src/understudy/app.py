"""An app that runs: its launch, what the device and the user do to it, and what can be seen of it."""

import os
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Callable, Dict, Iterable, Iterator, List, Optional, Set, Type, Union

from . import _classes
from ._machine import Machine
from .connection import Connection
from .controllers import ViewController
from .errors import NSException, RequestError
from .log import Log

Root = Union[ViewController, Callable[[], ViewController], None]

#: What the versions of iOS have not, as it has become known.
_unavailable: Dict[str, Set[str]] = {}


class App(Machine):
    """A session of the service: one run of an app after the other."""

    #: Whatever the app's code keeps for its session, such as who is logged in.
    user: Any = None

    def __init__(self, connection: Connection, definition: Dict[str, Any], root: Root, classes: Iterable[type]) -> None:
        super().__init__(connection)
        self._definition = definition
        self._factory = root if callable(root) else None
        self.ios: str = str(definition["device"].get("systemVersion", ""))
        made = root() if callable(root) else root
        used = list(_graph(made)) if made is not None else []
        self.names = _classes.Names([*used, *classes])
        self._declarations = [_classes.Declaration(cls, self.names) for cls in self.names.classes.values()]
        if made is not None:
            definition["root"] = self._describe(made)

    # The launch

    def _launch(self) -> None:
        """Makes the session and runs the app in it from its beginning, with all code."""
        self._need([point for one in self._declarations for point in one.points()])
        self._need(_classes.delegatePoints(_classes.registered()))
        for target, delegate in (("app", self.delegate), ("scene", self.sceneDelegate)):
            if delegate is not None:
                self._need(_classes.appPoints(target, delegate))
        if self._definition.get("storyboards") or self._definition.get("nibs"):
            self._need([{"class": one.name, "call": "init(coder:)"} for one in self._declarations])
        self._need([{"call": call} for call in _classes.BLOCKS])
        self._arePointsKnown = True
        made = self._create()
        self.id: str = made["session"]["id"]
        self._path = "/v1/sessions/" + self.id
        self._kept = len(self._made)
        if made.get("paused"):
            self._settle(made)
        else:
            self._note(made["events"])
            for one in made["events"]:
                if one["type"] == "exception":
                    raise NSException(one["name"], one["reason"])

    def _create(self) -> Dict[str, Any]:
        """Creates the session; what the version of iOS has not is left out, since it will never be called."""
        unavailable = _unavailable.setdefault(self.ios, set())
        while True:
            declared = {one.name: one.description(unavailable) for one in self._declarations}
            body = {**self._definition, "classes": declared, "pauses": self._points}
            try:
                return dict(self._connection.request("POST", "/v1/sessions", body))
            except RequestError as error:
                pointers = [one["pointer"].split("/") for one in error.errors]
                names = {
                    path[4] for path in pointers if len(path) == 5 and path[1] == "classes" and path[3] != "actions"
                }
                if error.code != "not_available" or not names or names <= unavailable:
                    raise
                unavailable |= names

    def relaunch(self, restore: bool = False, **fields: Any) -> None:
        """Launches the app again, which has ended or is ended; with `restore` it gets its saved state back.

        All controllers are new. Those of a root that was given as a function are made by it, others by their classes.
        """
        self._forget(0)
        self._ids.clear()
        if self._factory is not None:
            self._describe(self._factory())
        self._kept = len(self._made)
        self.perform("relaunch", restore=restore, **fields)

    def close(self) -> None:
        """Deletes the session."""
        path, self._path = self._path, ""
        try:
            if path:
                self._connection.request("DELETE", path)
        except RequestError as error:
            # It has expired, or somebody else has deleted it.
            if error.status != 404:
                raise

    def __enter__(self) -> "App":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    # What can be seen

    @property
    def _token(self) -> Optional[str]:
        return self._frames[-1].token if self._frames else None

    def lines(self, after: int = 0) -> Log:
        """The log behind a place."""
        return Log([event["line"] for event in self.events(after)])

    @property
    def log(self) -> Log:
        """The log since the launch."""
        return self.lines()

    def events(self, after: int = 0) -> List[Dict[str, Any]]:
        """The log as the API has it, with times and flags."""
        found: List[Dict[str, Any]] = []
        place: Optional[int] = max(after, 0)
        while place is not None:
            page = self._fetch(f"/events?after={place}")
            found += page["events"]
            place = page.get("next")
        return found

    def mark(self) -> int:
        """The place in the log at which it ends now."""
        return int(self._fetch("/events?limit=1")["lastSeq"])

    @contextmanager
    def logging(self) -> Iterator[Log]:
        """`with app.logging() as log:` has the lines of what is done in it."""
        log, mark = Log([]), self.mark()
        try:
            yield log
        finally:
            log._lines += self.lines(mark)

    @property
    def tree(self) -> str:
        """The hierarchy as UIKit's `_printHierarchy` shows it."""
        return str(self._fetch("/tree?format=text", "text/plain") or "")

    @property
    def roots(self) -> List[Dict[str, Any]]:
        """The hierarchy as the API has it."""
        return list(self._fetch("/tree")["roots"])

    @property
    def controls(self) -> List[Dict[str, Any]]:
        """What can be tapped now, each with the label of its `controller`."""
        return list(self._fetch("/controls")["controls"])

    @property
    def diagram(self) -> str:
        """The log as a sequence diagram, in SVG."""
        return str(self._fetch("/diagram?format=svg", "image/svg+xml"))

    @property
    def root(self) -> Optional[ViewController]:
        """The root of the window."""
        roots = self.roots
        return self.controller(roots[0]["label"]) if roots else None

    @property
    def top(self) -> Any:
        """The controller in front: the last that is presented, and in containers what they show."""
        roots = self.roots
        node = roots[0] if roots else None
        while node:
            inner = node["presented"] or [one for one in node["children"] if one["isInWindow"]]
            if not inner:
                return self.controller(node["label"])
            node = inner[-1]
        return None

    def matches(self, path: Union[str, Path], text: Optional[str] = None) -> None:
        """Holds the hierarchy against a file; writes it where there is none, or UNDERSTUDY_UPDATE is set."""
        file, now = Path(path), self.tree if text is None else text
        if not file.exists() or os.environ.get("UNDERSTUDY_UPDATE"):
            file.write_text(now)
        assert now == file.read_text(), f"the hierarchy is not that of {file}:\n" + "\n".join(
            Log(now.splitlines()).diff(file.read_text())
        )

    def _read(self, controller: ViewController, name: str) -> Any:
        if name in controller._holders:
            return controller._holders[name]
        frame = self._frame(controller, name)
        if frame is not None:
            return frame.callSuper()
        resource = self._resource(controller)
        if name not in resource:
            raise AttributeError(f"{controller!r} has no {name}")
        return self._convert(name, resource[name])

    def _write(self, controller: ViewController, name: str, value: Any) -> None:
        described = self._holder(controller, name, value) if name.endswith("elegate") else value
        self.perform("set", controller, **{name: described})

    # The device and the user

    def rotate(self, to: str) -> None:
        """Turns the device: portrait, portraitUpsideDown, landscapeLeft, landscapeRight."""
        self.perform("rotate", to=to)

    def resize(self, width: float, height: float) -> None:
        """Resizes the window."""
        self.perform("resize", width=width, height=height)

    def background(self) -> None:
        """Puts the app into the background."""
        self.perform("background")

    def foreground(self) -> None:
        """Brings the app back."""
        self.perform("foreground")

    def terminate(self) -> None:
        """Ends the app."""
        self.perform("terminate")

    def memoryWarning(self) -> None:
        """Warns of low memory."""
        self.perform("memoryWarning")

    def advance(self, seconds: float) -> None:
        """Turns the clock on, where `clock="manual"`."""
        self.perform("advance", seconds=seconds)

    def settle(self) -> None:
        """Turns the clock until nothing is in flight."""
        self.perform("settle")

    def openURL(self, url: str) -> None:
        """Opens a URL with the app."""
        self.perform("openURL", url=url)

    def tap(self, control: str) -> None:
        """The user taps a control of the controller in front."""
        self.top.tap(control)

    def setRoot(self, controller: ViewController) -> None:
        """Sets the window's root."""
        self.perform("setRoot", controller=controller)

    def encodeState(self) -> Dict[str, Any]:
        """Saves the state; answers with the archive."""
        return dict(self.perform("encodeState").get("archive") or {})

    @contextmanager
    def together(self) -> Iterator[None]:
        """What is done in it is one turn of the run loop, as calls in one method of an app are."""
        self._together = []
        try:
            yield
            operations, self._together = self._together, None
            self.perform("together", operations=operations)
        finally:
            self._together = None


def _graph(value: Any, seen: Optional[List[Any]] = None) -> Iterator[Type[ViewController]]:
    """The classes of a controller and of all that it is given."""
    seen = [] if seen is None else seen
    inner: Iterable[Any] = ()
    if isinstance(value, ViewController) and not any(one is value for one in seen):
        seen.append(value)
        yield type(value)
        inner = list(value._given.values())
    elif isinstance(value, (list, tuple)):
        inner = value
    elif isinstance(value, dict):
        inner = value.values()
    for one in inner:
        yield from _graph(one, seen)
