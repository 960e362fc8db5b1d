"""The app's code, in the calls that stop for it."""

from contextlib import contextmanager
from typing import Any, Callable, Dict, Iterator, List, Optional, Set, Tuple

from ._classes import BY_SWIFT, Call, own
from ._describe import Describing
from .controllers import Coder, Segue, ViewController
from .errors import NotAnswerable, UnderstudyError

#: Arguments that name controllers.
_CONTROLLERS = {
    "viewController",
    "parent",
    "from",
    "to",
    "source",
    "destination",
    "presented",
    "presenting",
    "container",
}
_CONTROLLERS |= {
    "towards",
    "primary",
    "secondary",
    "dismissed",
    "previousViewControllers",
    "pendingViewControllers",
}
_CONTROLLERS |= {"viewControllers", "splitViewController", "searchController", "previewViewController"}

#: In place of an answer: what the class, or the delegate that is data, answers by itself.
_OWN = object()


class Frame:
    """A call that waits for the app's code."""

    def __init__(self, machine: "Coding", paused: Dict[str, Any]) -> None:
        event = paused["event"]
        self.token: str = paused["token"]
        self.mayCallSuper: bool = paused["mayCallSuper"]
        self.answers: Optional[str] = paused["answers"]
        self.target: str = event["target"]
        self.arguments: Dict[str, Any] = event["args"]
        self.returned: Any = event.get("returned")
        swift: str = event["call"]
        self.call = BY_SWIFT.get(swift) or Call(swift.split("(")[0], swift, "action", "", "", ("sender",))
        self._machine = machine
        self.coder: Optional[Coder] = None

    def callSuper(self) -> Any:
        """Runs the superclass's implementation, unless it has run before the call stopped."""
        if self.mayCallSuper:
            self.mayCallSuper = False
            if self.coder is not None and self.call.name == "encodeRestorableState":
                self._machine._saveState(self)
            self._machine._follow(self._machine._post("/super", token=self.token))
        return self._machine._convert(self.call.name, self.returned)


class Coding(Describing):
    """Runs Python's code in the calls that stop."""

    def __init__(self) -> None:
        super().__init__()
        self._frames: List[Frame] = []
        self._blocks: Dict[str, List[Optional[Callable[..., Any]]]] = {}
        self._direct: Set[Tuple[int, str]] = set()
        self.delegate: Any = None
        self.sceneDelegate: Any = None

    def perform(self, operation: str, target: Any = None, **fields: Any) -> Dict[str, Any]:
        """Carries an operation out."""
        raise NotImplementedError

    def _follow(self, reply: Dict[str, Any]) -> Dict[str, Any]:
        raise NotImplementedError

    def _post(self, path: str, body: Any = None, token: Optional[str] = None) -> Any:
        raise NotImplementedError

    def _run(self, frame: Frame) -> Any:
        call = frame.call
        values = [self._argument(name, frame.arguments.get(name)) for name in call.arguments]
        if call.kind == "completion" or call.kind == "coordinator":
            block = self._block(frame)
            return None if block is None else block(*values)
        if call.holder in ("action", "control", "textField"):
            return self._handle(frame)
        if call.holder in ("app", "scene"):
            holder = self.delegate if call.holder == "app" else self.sceneDelegate
            method = own(holder, call.name) or own(holder, call.name + "_")
            return method(*values) if callable(method) else _OWN
        controller = self.controller(frame.target)
        if call.holder:
            method = own(controller._holders.get(call.holder), call.name) if controller else None
            return method(controller, *values) if callable(method) else _OWN
        if controller is None or call.name.startswith("initWith"):
            return None
        return self._send(frame, controller, values)

    def _send(self, frame: Frame, controller: ViewController, values: List[Any]) -> Any:
        """Calls a method of a controller's class."""
        name = frame.call.name
        if (id(controller), name) in self._direct:
            self._direct.discard((id(controller), name))
            return frame.callSuper()
        if name == "prepare":
            segue = Segue(frame.arguments.get("segue"), *values[2:4])
            return controller.prepare(segue, frame.arguments.get("sender"))
        if name in ("encodeRestorableState", "decodeRestorableState"):
            return self._code(frame, controller)
        if frame.call.kind == "action":
            name = self._actionName(controller, name)
        member = getattr(controller, name)
        if not callable(member):
            return member
        return member(*values) if frame.call.swift != "shouldAutorotate" else member()

    def _actionName(self, controller: ViewController, name: str) -> str:
        for cls in type(controller).__mro__:
            for key, value in vars(cls).items():
                if str(getattr(value, "selector", "")).split(":")[0] == name:
                    return key
        raise UnderstudyError(f"{controller!r} has no action {name}")

    def _code(self, frame: Frame, controller: ViewController) -> Any:
        """Hands a coder to a controller that saves its state or gets it back."""
        if frame.call.name == "decodeRestorableState":
            # Only UIKit's part hands the saved values over; it does nothing that code could see before it.
            frame.callSuper()
        values = self._resource(controller).get("encode") or {}
        frame.coder = Coder({key: self._decoded(value) for key, value in values.items()})
        answer = getattr(controller, frame.call.name)(frame.coder)
        if frame.call.name == "encodeRestorableState":
            self._saveState(frame)
        return answer

    def _saveState(self, frame: Frame) -> None:
        assert frame.coder is not None
        if frame.coder.values:
            self.perform(
                "set",
                frame.target,
                encode={key: self._encoded(one) for key, one in frame.coder.values.items()},
            )

    def _handle(self, frame: Frame) -> Any:
        """Calls the handler of an alert's action, or of a control."""
        controller = self.controller(frame.target)
        if controller is None:
            return None
        for action in controller._blocks.get("actions", []):
            if action.title == frame.arguments.get("action") and action.handler is not None:
                return action.handler(action)
        for control in controller._given.get("controls", []):
            if control["label"] in (frame.arguments.get("control"), frame.arguments.get("textField")):
                text = [frame.arguments["text"]] if "text" in frame.arguments else []
                return control["handler"](*text) if callable(control.get("handler")) else None
        return None

    def _block(self, frame: Frame) -> Optional[Callable[..., Any]]:
        kind = frame.target if frame.call.kind == "completion" else frame.call.name
        queue = self._blocks.get(kind)
        return queue.pop(0) if queue else None

    def _answer(self, frame: Frame, value: Any) -> Dict[str, Any]:
        """How a call returns what the app's code has answered."""
        if frame.call.kind not in ("query", "delegate") or frame.call.holder in ("action", "control"):
            return {}
        if value is _OWN or value is None and frame.answers != "controller":
            return {}
        if isinstance(value, (tuple, set, frozenset)):
            value = list(value)
        value = self._reference(value)
        if frame.answers is not None:
            return {"answer": self._live(value)}
        if value is None or value == frame.returned:
            return {}
        raise NotAnswerable(
            f"{frame.target}.{frame.call.swift} has answered {value!r}, and the service takes no answer here: "
            f"it goes on with {frame.returned!r}. Say a constant answer in the class: {frame.call.name} = {value!r}"
        )

    def _live(self, value: Any) -> Any:
        """The name of a controller that an answer has made, once it is made."""
        if not isinstance(value, dict):
            return value
        self.perform("instantiate", controller=value)
        return value["as"]

    # Calls

    def _frame(self, controller: ViewController, name: str) -> Optional[Frame]:
        """The innermost call that waits, if it is that one."""
        frame = self._frames[-1] if self._frames else None
        isIt = frame is not None and frame.call.name == name and self._objects.get(frame.target) is controller
        return frame if isIt and frame is not None and not frame.call.holder else None

    @contextmanager
    def _passing(self, controller: ViewController, name: str) -> Iterator[None]:
        """Lets a call of a method pass whose override is at work already."""
        key = (id(controller), name)
        if getattr(type(controller), name) is not getattr(ViewController, name, None):
            self._direct.add(key)
        try:
            yield
        finally:
            self._direct.discard(key)

    def _argument(self, name: str, value: Any) -> Any:
        if name not in _CONTROLLERS or value is None:
            return value
        if isinstance(value, list):
            return [self._argument(name, one) for one in value]
        return self.controller(value) if isinstance(value, str) else value
