"""Python's controllers and the session's: which is which, and what is said of new ones."""

import inspect
from typing import Any, Dict, List, Optional, Type, Union
from urllib.parse import quote

from . import _classes, containers
from ._classes import DELEGATED, Names, has, isCode, own
from ._properties import CONTROLLERS
from .controllers import ViewController
from .errors import UnderstudyError

#: Properties whose values are objects of the app, with the names by which calls to them go.
HOLDERS = {"delegate", "dataSource", "presentationDelegate", "transitioningDelegate", "previewingDelegate"}
HOLDERS |= {"contextMenuDelegate"}
#: Names of others than controllers in the log.
_TAKEN = (
    "app",
    "scene",
    "window",
    "present",
    "dismiss",
    "transition",
    "setViewControllers",
    "console",
    "self",
    "presenter",
)


class Describing:
    """The controllers of a session, under their labels."""

    _path: str

    def __init__(self) -> None:
        self.names = Names(())
        self._objects: Dict[str, ViewController] = {}
        self._ids: Dict[str, str] = {}
        #: The labels in the order in which they came, and how many of them are there to stay.
        self._made: List[str] = []
        self._kept = 0

    def _resource(self, controller: Union[ViewController, str]) -> Dict[str, Any]:
        return dict(self._fetch(f"/controllers/{self._name(controller)}"))

    def _fetch(self, path: str, accept: Optional[str] = None) -> Any:
        raise NotImplementedError

    def _need(self, points: List[Dict[str, str]]) -> None:
        raise NotImplementedError

    # Controllers

    def controller(self, name: str) -> Optional[ViewController]:
        """The controller with a label or an id; Python's object is made where the service has made the controller."""
        name = self._ids.get(name, name)
        found = self._objects.get(name)
        if found is not None:
            return found
        known = self._fetch(f"/controllers/{quote(name, safe='')}")
        if known["label"] in self._objects:
            self._ids[name] = known["label"]
            return self._objects[known["label"]]
        return self._make(known["label"], known["class"])

    def _make(self, label: str, className: str) -> ViewController:
        """An object for a controller that the service has made, of the Python class with that name."""
        cls: Type[ViewController] = self.names.classes.get(className) or _uikit(className)
        controller = cls.__new__(cls)
        self._keep(controller, label)
        try:
            inspect.signature(controller.__init__).bind()  # type: ignore[misc]
        except TypeError:
            return controller
        # What the initializer sets belongs to the controller; what it builds for UIKit's classes is there already.
        if not _classes.isFramework(cls):
            controller.__init__()  # type: ignore[misc]
        return controller

    def _keep(self, controller: ViewController, label: str) -> None:
        controller.label = label
        controller._app = self  # type: ignore[assignment]
        self._objects[label] = controller
        self._made.append(label)

    def _forget(self, count: int) -> None:
        """Lets go of all controllers but the first so many: the operation that has made them never was."""
        for label in self._made[count:]:
            controller = self._objects.pop(label)
            controller._app = None
        del self._made[count:]

    def _note(self, events: List[Dict[str, Any]]) -> None:
        for event in events:
            if event["id"] is not None:
                self._ids[event["id"]] = event["target"]

    def _name(self, controller: Any) -> str:
        if isinstance(controller, str):
            return quote(controller, safe="")
        if controller._app is not self:
            raise UnderstudyError(f"{controller!r} is not in this app")
        return quote(controller.label, safe="")

    def _convert(self, name: str, value: Any) -> Any:
        """A value of a property as Python has it."""
        if name not in CONTROLLERS or value is None:
            return value
        if isinstance(value, list):
            return [self.controller(one) for one in value]
        return self.controller(value) if isinstance(value, str) else value

    def _encoded(self, value: Any) -> Any:
        return {"controller": self._name(value)} if isinstance(value, ViewController) else value

    def _decoded(self, value: Any) -> Any:
        isReference = isinstance(value, dict) and list(value) == ["controller"]
        return self.controller(value["controller"]) if isReference else value

    # Descriptions

    def _reference(self, value: Any) -> Any:
        """A value of a field: controllers by their labels, or described where they are new."""
        if isinstance(value, ViewController):
            if value._app is self:
                return value.label
            return self._describe(value)
        if isinstance(value, containers.AlertAction):
            return containers.describeAction(value)
        if isinstance(value, (list, tuple)):
            return [self._reference(one) for one in value]
        if isinstance(value, dict):
            return {key: self._reference(one) for key, one in value.items()}
        return [] if callable(value) and not isinstance(value, type) else value

    def _describe(self, controller: ViewController) -> Dict[str, Any]:
        """Describes a controller that is to be made, and takes it into the session."""
        if controller._app is not None:
            raise UnderstudyError(f"{controller!r} is in another app")
        name = self.names.of(type(controller))
        if name is None:
            raise UnderstudyError(
                f"The app does not know the class {type(controller).__name__}: define it before the launch, or name it "
                "in classes="
            )
        self._keep(controller, self._free(controller))
        described: Dict[str, Any] = {"class": name, "as": controller.label}
        for key, value in controller._given.items():
            isHolder = key in HOLDERS and key != "dataSource"
            described[key] = self._holder(controller, key, value) if isHolder else self._reference(value)
        actions = controller._blocks.get("actions")
        return {**described, "actions": self._reference(actions)} if actions else described

    def _free(self, controller: ViewController) -> str:
        wanted = controller.label or _classes.label(type(controller))
        label, number = wanted, 1
        while label in self._objects or label in _TAKEN:
            number += 1
            label = f"{wanted}{number}"
        return label

    def _holder(self, controller: ViewController, key: str, value: Any) -> Any:
        """A delegate: its constant answers. To the service it has all methods, whichever of them are code."""
        if value is None or isinstance(value, dict):
            controller._holders.pop(key, None)
            return value
        controller._holders[key] = value
        self._need(_classes.delegatePoints([type(value)]))
        family = next((family for cls, family in _FAMILIES if isinstance(controller, cls)), "")
        described: Dict[str, Any] = {}
        for name, calls in DELEGATED.items():
            if any(call.holder == key and call.family in ("", family) for call in calls):
                if has(value, name) and not isCode(own(value, name)):
                    described[name] = self._reference(own(value, name))
        for name in ("animator", "interaction", "presentationController"):
            if has(value, name) and not callable(own(value, name)):
                described[name] = own(value, name)
        return described


_FAMILIES = (
    (containers.NavigationController, "navigationController"),
    (containers.TabBarController, "tabBarController"),
    (containers.SplitViewController, "splitViewController"),
    (containers.PageViewController, "pageViewController"),
    (containers.SearchController, "searchController"),
)
_UIKIT: Dict[str, Type[ViewController]] = {
    cls.uikit: cls for cls in vars(containers).values() if isinstance(cls, type) and issubclass(cls, ViewController)
}


def _uikit(name: str) -> Type[ViewController]:
    return _UIKIT.get(name, ViewController)
