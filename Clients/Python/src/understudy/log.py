"""The log as text, and what it is held against."""

import difflib
from typing import TYPE_CHECKING, Any, Iterator, List, Optional, Sequence, Union, overload

from .errors import ExpectationFailed

if TYPE_CHECKING:
    from .app import App

APPEARANCE = ("viewWillAppear", "viewIsAppearing", "viewDidAppear", "viewWillDisappear", "viewDidDisappear")


class Log(Sequence[str]):
    """Lines of the log in order: `home.viewDidAppear(true)`. Equal to any list of the same lines."""

    def __init__(self, lines: Sequence[str]) -> None:
        self._lines = list(lines)

    @overload
    def __getitem__(self, index: int) -> str: ...

    @overload
    def __getitem__(self, index: slice) -> "Log": ...

    def __getitem__(self, index: Union[int, slice]) -> Union[str, "Log"]:
        return Log(self._lines[index]) if isinstance(index, slice) else self._lines[index]

    def __len__(self) -> int:
        return len(self._lines)

    def __iter__(self) -> Iterator[str]:
        return iter(self._lines)

    def __contains__(self, line: object) -> bool:
        """Whether a line came; one without parentheses is a call with any arguments."""
        text = str(line)
        return text in self._lines or "(" not in text and any(call(one) == text for one in self._lines)

    def __eq__(self, other: object) -> bool:
        if isinstance(other, str):
            return self._lines == _split(other)
        if isinstance(other, (Log, list, tuple)):
            return self._lines == list(other)
        return NotImplemented

    __hash__ = None  # type: ignore[assignment]

    def __str__(self) -> str:
        return "\n".join(self._lines)

    def __repr__(self) -> str:
        return f"<Log of {len(self)} lines>\n{self}"

    def of(self, *names: Any) -> "Log":
        """The lines of some targets (`"home"`, or a controller) and calls (`"viewDidAppear"`)."""
        words = [str(getattr(name, "label", name)) for name in names]
        targets = {_target(line) for line in self._lines}
        asked, calls = (
            [word for word in words if word in targets],
            [word for word in words if word not in targets],
        )
        return Log(
            [
                line
                for line in self._lines
                if (not asked or _target(line) in asked)
                and (not calls or call(line).split(".", 1)[-1] in calls or call(line) in calls)
            ]
        )

    @property
    def appearance(self) -> "Log":
        """The lines that say who appears and who disappears."""
        return Log([line for line in self._lines if call(line).split(".", 1)[-1] in APPEARANCE])

    def diff(self, other: Any) -> List[str]:
        """How the log differs from other lines, which are expected."""
        expected = _split(other) if isinstance(other, str) else list(other)
        return list(difflib.ndiff(expected, self._lines))


def _split(text: str) -> List[str]:
    return [line.strip() for line in text.strip().splitlines()]


def _target(line: str) -> str:
    return line.split("(", 1)[0].split(".", 1)[0]


def call(line: str) -> str:
    """The call of a line, without arguments, answer and flags."""
    return line.split("(", 1)[0].split(" ", 1)[0]


class Expectation:
    """What `expect(app)` answers with: `expect(app).log("home.viewDidAppear", "login.viewDidAppear")`."""

    def __init__(self, app: "App", after: Optional[int] = None) -> None:
        self._app = app
        self._after = after or 0

    def log(
        self,
        *lines: str,
        mode: str = "contains",
        targets: Sequence[Any] = (),
        observe: Sequence[str] = (),
    ) -> None:
        """Holds the log against lines; one without parentheses matches any arguments.

        `mode` is `contains` (others may stand between), `exact` or `unordered`. `targets` and `observe` say what is
        compared.
        """
        events = [one for line in lines for one in _split(line)]
        body = {"events": events, "mode": mode, "after": self._after}
        if targets:
            body["targets"] = [getattr(target, "label", target) for target in targets]
        if observe:
            body["observe"] = list(observe)
        answer = self._app._connection.request("POST", self._app._path + "/expect", body, self._app._token)
        if not answer["match"]:
            raise ExpectationFailed(answer["diff"], answer["rows"])

    def exactly(self, *lines: str, **options: Any) -> None:
        """`log` with `mode="exact"`: nothing else of what is compared has come."""
        self.log(*lines, mode="exact", **options)

    def never(self, *lines: str) -> None:
        """Fails where one of the lines has come."""
        log = self._app.lines(self._after)
        came = [line for line in lines if line in log]
        if came:
            raise ExpectationFailed(f"must not come, and came: {', '.join(came)}\n{log}")

    def top(self, controller: Any) -> None:
        """Fails where another controller is in front."""
        if self._app.top is not controller:
            raise ExpectationFailed(f"{self._app.top!r} is in front, not {controller!r}\n{self._app.tree}")


def expect(app: "App", after: Optional[int] = None) -> Expectation:
    """What the app is expected to have done; `after` is a place in its log that `app.mark()` has answered."""
    return Expectation(app, after)
