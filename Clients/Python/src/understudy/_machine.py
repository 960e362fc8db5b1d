"""Operations, and how they go on behind each call that stops."""

import re
from typing import Any, Callable, Dict, List, Optional

from ._code import Coding, Frame
from .connection import Connection
from .errors import NSException, OperationIsOver, RequestError, UnderstudyError

#: Which blocks an operation has called, by the name of their events.
_BLOCKS = {
    "present": "present",
    "show": "present",
    "showDetail": "present",
    "dismiss": "dismiss",
    "setViewControllers": "setViewControllers",
    "transition": "transition",
}


class Machine(Coding):
    """One session: carries operations out and runs Python's code where they stop."""

    def __init__(self, connection: Connection) -> None:
        super().__init__()
        self._connection = connection
        self._path = ""
        self._over: Optional[BaseException] = None
        self._points: List[Dict[str, str]] = []
        self._arePointsKnown = True
        self._together: Optional[List[Dict[str, Any]]] = None
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
    """The part of an operation's path: `popToRoot` is `pop-to-root`, `openURL` is `open-url`."""
    return re.sub("[A-Z]+", lambda word: "-" + word[0].lower(), name)
