"""What goes wrong: exceptions that UIKit raises, and requests that the service refuses."""

from typing import Any, Dict, List, Optional


class NSException(Exception):
    """An exception that UIKit, or the app's own code, raises: `raise NSException("MyException", "no user")`."""

    def __init__(self, name: str = "NSGenericException", reason: str = "") -> None:
        super().__init__(f"{name}: {reason}" if reason else name)
        self.name = name
        self.reason = reason


class UnderstudyError(Exception):
    """Something is wrong with the client's use of the service, or with the service itself."""


class RequestError(UnderstudyError):
    """The service refused a request, which has changed nothing: a problem document."""

    def __init__(self, status: int, problem: Dict[str, Any]) -> None:
        self.status = status
        self.code: str = str(problem.get("code", status))
        self.detail: str = str(problem.get("detail") or problem.get("title") or "")
        self.errors: List[Dict[str, str]] = list(problem.get("errors") or [])
        super().__init__(f"{self.code}: {self.detail}")


class NotAnswerable(UnderstudyError):
    """A method has answered something else than its class does by itself, where the service takes no answer."""


class OperationIsOver(UnderstudyError):
    """Code has gone on in a call whose operation has ended with an exception, which it must not hold back."""


class ExpectationFailed(AssertionError):
    """The log is not what was expected; the message is the service's diff."""

    def __init__(self, diff: str, rows: Optional[List[Dict[str, Any]]] = None) -> None:
        super().__init__("\n" + diff)
        self.diff = diff
        self.rows = rows or []
