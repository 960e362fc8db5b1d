"""Operations, and the code that runs in the calls that stop in them."""

from contextlib import contextmanager
from typing import Any, Callable, Dict, Iterator, List, Optional, Set, Tuple

from ._classes import BY_SWIFT, Call, own
from ._describe import Describing
from .connection import Connection
from .controllers import Coder, Segue, ViewController
from .errors import NotAnswerable, NSException, OperationIsOver, RequestError, UnderstudyError

#: Arguments that name controllers.
_CONTROLLERS = {"viewController", "parent", "from", "to", "source", "destination", "presented", "presenting", "container"}
_CONTROLLERS |= {"towards", "primary", "secondary", "dismissed", "previousViewControllers", "pendingViewControllers"}
_CONTROLLERS |= {"viewControllers", "splitViewController", "searchController", "previewViewController"}
#: Which blocks an operation has called, by the name of their events.
_BLOCKS = {
    "present": "present",
    "show": "present",
    "showDetail": "present",
    "dismiss": "dismiss",
    "setViewControllers": "setViewControllers",
    "transition": "transition",
}


class Frame:
    """A call that waits for the app's code."""

    def __init__(self, machine: "Machine", paused: Dict[str, Any]) -> None:
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


class Machine(Describing):
    """One session: carries operations out and runs Python's code where they stop."""

    def __init__(self, connection: Connection) -> None:
        super().__init__()
        self._connection = connection
        self._path = ""
        self._frames: List[Frame] = []
        self._over: Optional[BaseException] = None
        self._points: List[Dict[str, str]] = []
        self._arePointsKnown = True
        self._blocks: Dict[str, List[Optional[Callable[..., Any]]]] = {}
        self._direct: Set[Tuple[int, str]] = set()
        self._together: Optional[List[Dict[str, Any]]] = None
        self.delegate: Any = None
        self.sceneDelegate: Any = None
        self.outcome = "completed"

    # Requests

    def _post(self, path: str, body: Any = None, token: Optional[str] = None) -> Any:
        if token is None and self._frames:
            token = self._frames[-1].token
        return self._connection.request("POST", self._path + path, {} if body is None else body, token)

    def _fetch(self, path: str, accept: Optional[str] = None) -> Any:
        token = self._frames[-1].token if self._frames else None
        return self._connection.request("GET", self._path + path, None, token, accept)

    # Operations

    def perform(self, operation: str, target: Any = None, **fields: Any) -> Dict[str, Any]:
        """Carries an operation out, by its name in the API; answers with its result."""
        if self._over is not None:
            raise OperationIsOver(str(self._over)) from self._over
        self._sayPoints()
        isOutermost = not self._frames
        made = len(self._made)
        block = fields.get("completion")
        body = {key: self._reference(value) for key, value in fields.items()}
        if self._together is not None:
            aim = {} if target is None else {"target": target if isinstance(target, str) else target.label}
            self._together.append({"op": operation, **aim, **body})
            return {}
        queue = self._queue(operation, isOutermost, fields)
        place = "" if target is None else f"/controllers/{self._name(target)}"
        try:
            reply = self._post(place + "/" + kebab(operation), body)
        except RequestError:
            self._forget(made)
            if queue is not None:
                queue.pop()
            raise
        del block
        return self._settle(reply) if isOutermost else self._follow(reply)

    def _settle(self, reply: Dict[str, Any]) -> Dict[str, Any]:
        """Follows an operation from outside to its end; what never was is forgotten."""
        before = self._kept
        try:
            result = self._follow(reply)
        except BaseException:
            self._forget(before)
            self._blocks.clear()
            raise
        finally:
            self._over = None
            self._direct.clear()
        self._kept = len(self._made)
        return result

    def _queue(
        self, operation: str, isOutermost: bool, fields: Dict[str, Any]
    ) -> Optional[List[Optional[Callable[..., Any]]]]:
        """Notes the blocks that the operation hands over: UIKit's calls do not say whose they are, but come in order.

        The completion of an operation from outside is an event in any case.
        """
        for key, kind in (("animation", "animateAlongsideTransition"), ("handler", "interactionEnded")):
            if callable(fields.get(key)):
                self._blocks.setdefault(kind, []).append(fields[key])
        block = fields.get("completion")
        kind = _BLOCKS.get(operation, "")
        if operation == "animateAlongsideTransition":
            kind = "animateCompletion" if block is not None else ""
        if not kind or block is None and not isOutermost:
            return None
        queue = self._blocks.setdefault(kind, [])
        queue.append(block)
        return queue

    def _follow(self, reply: Dict[str, Any]) -> Dict[str, Any]:
        """Runs the app's code for each call that stops, until the operation at hand has ended."""
        depth = len(self._frames)
        while True:
            self._note(reply["events"])
            paused = reply.get("paused")
            if paused is None:
                return self._end(reply)
            if depth and paused["token"] == self._frames[-1].token:
                return dict(reply.get("result") or {})
            frame = Frame(self, paused)
            self._frames.append(frame)
            try:
                step = self._step(frame)
                reply = self._post("/resume", step)
            except BaseException as error:
                self._abandon(error)
                raise
            finally:
                self._frames.pop()

    def _step(self, frame: Frame) -> Dict[str, Any]:
        """Runs the code of a call; answers with how the call goes on."""
        try:
            answer = self._run(frame)
        except NSException as exception:
            if self._over is not None:
                raise
            return {"raise": {"name": exception.name, "reason": exception.reason}}
        if self._over is not None:
            raise self._over
        return self._answer(frame, answer)

    def _end(self, reply: Dict[str, Any]) -> Dict[str, Any]:
        self.outcome = reply["outcome"]
        if reply.get("settled"):
            self._blocks.clear()
        exception = reply.get("exception")
        if exception:
            error = NSException(exception["name"], exception["reason"])
            if self._frames:
                self._over = error
            raise error
        return dict(reply.get("result") or {})

    def _abandon(self, error: BaseException) -> None:
        """Gives the operation up, once, if it has not ended by itself."""
        if self._over is None:
            self._over = error
            try:
                self._post("/abandon")
            except (RequestError, OSError):
                pass

    # Code

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
            return method(*values) if callable(method) else None
        controller = self.controller(frame.target, isNew=call.name.startswith("initWith"))
        if call.holder:
            method = own(controller._holders.get(call.holder), call.name) if controller else None
            return method(controller, *values) if callable(method) else frame.returned
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
            self.perform("set", frame.target, encode={key: self._encoded(one) for key, one in frame.coder.values.items()})

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
        if isinstance(value, ViewController):
            value = self._reference(value)
        value = list(value) if isinstance(value, (tuple, set, frozenset)) else value
        if value == frame.returned or value is None and frame.answers not in ("controller", "orientation"):
            return {}
        if frame.answers is None:
            raise NotAnswerable(
                f"{frame.target}.{frame.call.swift} has answered {value!r}, and the service takes no answer here: "
                f"it goes on with {frame.returned!r}. Say a constant answer in the class: {frame.call.name} = {value!r}"
            )
        return {"answer": self._live(value)}

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

    # Points

    def _need(self, points: List[Dict[str, str]]) -> None:
        """Has calls stop from the next operation on."""
        new = [point for point in points if point not in self._points]
        if new:
            self._points += new
            self._arePointsKnown = False

    def _sayPoints(self) -> None:
        if self._arePointsKnown or not self._path:
            return
        if self._frames:
            raise UnderstudyError("A delegate that comes in a call has to be a subclass of Delegate or a controller")
        self._connection.request("PUT", self._path + "/pauses", {"pauses": self._points})
        self._arePointsKnown = True


def kebab(name: str) -> str:
    """The part of an operation's path: `popToRoot` is `pop-to-root`."""
    return "".join("-" + letter.lower() if letter.isupper() else letter for letter in name)
