"""What Python's classes are to the service: names, overridden methods, constants, actions; and where calls stop."""

import types
import weakref
from typing import Any, Callable, Dict, Iterable, Iterator, List, NamedTuple, Optional, Tuple, Type, TypeVar

from ._calls import CALLS
from ._properties import CONTROLLERS

F = TypeVar("F", bound=Callable[..., Any])


class Call(NamedTuple):
    """A method that UIKit calls."""

    name: str
    swift: str
    kind: str
    #: Who has the method: "" for a controller itself, or `delegate`, `dataSource`, `app` and so on.
    holder: str
    family: str
    arguments: Tuple[str, ...]


BY_SWIFT: Dict[str, Call] = {call[1]: Call(*call) for call in CALLS}
OWN: Dict[str, List[Call]] = {}
DELEGATED: Dict[str, List[Call]] = {}
for _call in BY_SWIFT.values():
    if _call.kind in ("callback", "query"):
        OWN.setdefault(_call.name, []).append(_call)
    elif _call.kind == "delegate":
        DELEGATED.setdefault(_call.name, []).append(_call)

#: What runs the code of operations' callers: they stop wherever there is code at all.
BLOCKS: Tuple[str, ...] = (
    "present.completion",
    "dismiss.completion",
    "setViewControllers.completion",
    "transition.completion",
)
BLOCKS += ("handler(_:)", "editingChanged(_:)", "animate(alongsideTransition:completion:)")
BLOCKS += ("animate(alongsideTransition:completion:) completion", "notifyWhenInteractionChanges(_:)")

#: What has become known so far, in the order of definition.
_registered: List["weakref.ref[type]"] = []


def register(cls: type) -> None:
    """Notes a class, so that sessions that are launched from now on know it."""
    _registered.append(weakref.ref(cls))


def registered() -> Iterator[type]:
    """All classes of apps that live."""
    for reference in _registered:
        cls = reference()
        if cls is not None:
            yield cls


def action(selector: Any = None) -> Any:
    """Makes a method an action, which unwind segues and controls find: `@action` or `@action("unwindHome:")`."""

    def mark(method: F) -> F:
        method.selector = selector if isinstance(selector, str) else method.__name__ + ":"  # type: ignore[attr-defined]
        return method

    return mark if selector is None or isinstance(selector, str) else mark(selector)


def isFramework(cls: type) -> bool:
    """Whether a class is the client's own, not one of an app."""
    return cls is object or cls.__module__.split(".")[0] == __package__


def own(holder: Any, name: str) -> Any:
    """What an app's object has under a name, not counting what the client's classes have; else None."""
    if name in getattr(holder, "__dict__", {}):
        return holder.__dict__[name]
    for cls in type(holder).__mro__:
        if isFramework(cls):
            continue
        if name in cls.__dict__:
            return getattr(holder, name)
    return None


def has(holder: Any, name: str) -> bool:
    """Whether an app's object has something under a name."""
    return name in getattr(holder, "__dict__", {}) or any(
        name in cls.__dict__ for cls in type(holder).__mro__ if not isFramework(cls)
    )


def isCode(value: Any) -> bool:
    """Whether a member of a class is code, not a constant."""
    return isinstance(value, (types.FunctionType, property, classmethod, staticmethod)) or callable(value)


class Names:
    """The names of Python's classes in one session."""

    def __init__(self, classes: Iterable[type]) -> None:
        self._names: Dict[type, str] = {}
        self.classes: Dict[str, type] = {}
        for cls in classes:
            for one in reversed(cls.__mro__):
                if not isFramework(one) and hasattr(one, "uikit") and one not in self._names:
                    self._add(one)

    def _add(self, cls: type) -> None:
        # Of two classes with one name the first, which the session's own objects have, keeps it.
        name, number = cls.__name__, 1
        while name in self.classes:
            number += 1
            name = f"{cls.__name__}_{number}"
        self._names[cls] = name
        self.classes[name] = cls

    def of(self, cls: type) -> Optional[str]:
        """The name of a class; None for one that the session does not know."""
        if isFramework(cls):
            return str(cls.__dict__.get("uikit") or cls.uikit)  # type: ignore[attr-defined]
        return self._names.get(cls)

    def superclass(self, cls: type) -> str:
        """The name of the nearest superclass that UIKit or the session has."""
        for base in cls.__mro__[1:]:
            if base in self._names or isFramework(base) and hasattr(base, "uikit"):
                return self.of(base) or "UIViewController"
        return "UIViewController"


class Declaration:
    """What the service is told of a class."""

    def __init__(self, cls: type, names: Names) -> None:
        self.name = names.of(cls) or cls.__name__
        self.superclass = names.superclass(cls)
        self.callsSuper: Dict[str, bool] = {}
        self.overrides: Dict[str, Any] = {}
        self.actions: List[str] = []
        self.observes: List[str] = []
        self.calls: List[str] = []
        self.restores = _restores(cls, names)
        for key, value in cls.__dict__.items():
            self._read(key, value)

    def _read(self, key: str, value: Any) -> None:
        if hasattr(value, "selector"):
            self.actions.append(value.selector)
            self.calls.append(value.selector)
        for call in OWN.get(key, ()):
            if not isCode(value):
                self.overrides[key] = value
                continue
            self.calls.append(call.swift)
            if call.name.endswith("Notification"):
                self.observes.append(call.swift)
            elif call.kind == "callback":
                self.callsSuper[call.swift] = False
        if key in PROPERTIES and key not in OWN and key not in CONTROLLERS and not isCode(value):
            self.overrides[key] = value

    def description(self, unavailable: Iterable[str] = ()) -> Dict[str, Any]:
        """The class as the definition of a session has it, without what the version of iOS has not."""
        left = {key: value for key, value in self.callsSuper.items() if key not in unavailable}
        observes = [name for name in self.observes if name not in unavailable]
        overrides = {key: value for key, value in self.overrides.items() if key not in unavailable}
        everything = {
            "callsSuper": left,
            "overrides": overrides,
            "actions": self.actions,
            "observes": observes,
        }
        description: Dict[str, Any] = {key: value for key, value in everything.items() if value}
        if self.restores:
            description["restores"] = self.restores
        return {"superclass": self.superclass, **description}

    def points(self) -> List[Dict[str, str]]:
        """Where calls of the class stop."""
        return [{"class": self.name, "call": call} for call in self.calls]


def _restores(cls: Type[Any], names: Names) -> Optional[Dict[str, Any]]:
    """What the class answers when it is asked, as a restoration class, for a controller of itself."""
    if not cls.__dict__.get("restores"):
        return None
    identifier = getattr(cls, "restorationIdentifier", None)
    name = names.of(cls)
    known = {"restorationIdentifier": identifier} if isinstance(identifier, str) else {}
    return {"class": name, "as": label(cls), "restorationClass": name, **known}


def delegatePoints(classes: Iterable[type]) -> List[Dict[str, str]]:
    """Where calls to delegates and data sources of some classes stop."""
    swift = {
        call.swift: None
        for cls in classes
        for base in cls.__mro__
        if not isFramework(base)
        for key, value in base.__dict__.items()
        if isCode(value)
        for call in DELEGATED.get(key.rstrip("_"), ())
        if call.holder not in ("app", "scene")
    }
    return [{"call": name} for name in swift]


def appPoints(target: str, delegate: Any) -> List[Dict[str, str]]:
    """Where calls to the delegate of the app, or of its scene, stop."""
    return [
        {"target": target, "call": call.swift}
        for call in BY_SWIFT.values()
        if call.kind == "delegate" and call.holder == target and isCode(_method(delegate, call.name))
    ]


def _method(holder: Any, name: str) -> Any:
    return own(holder, name) or own(holder, name + "_")


def label(cls: type) -> str:
    """What an instance is called where nobody says it: `HomeViewController` is `home`."""
    name = cls.__name__
    for ending in ("ViewController", "Controller"):
        if name.endswith(ending) and name != ending:
            name = name[: -len(ending)]
            break
    return name[:1].lower() + name[1:]


#: The names of all properties; `controllers` fills it.
PROPERTIES: Dict[str, None] = {}
