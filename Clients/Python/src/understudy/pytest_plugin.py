"""For pytest: the fixture `understudy`, the marker `ios`, and the log of what has failed."""

import re
from pathlib import Path
from typing import Any, Generator, Iterator, List, Optional

import pytest

from .app import App
from .launching import Server
from .launching import launch as _launch
from .log import Log


def pytest_addoption(parser: pytest.Parser) -> None:
    """Adds the options."""
    group = parser.getgroup("understudy", "UIKit's view controllers without UIKit")
    group.addoption("--understudy-program", metavar="PATH", help="the program to start [UNDERSTUDY_PROGRAM]")
    group.addoption("--understudy-url", metavar="URL", help="a service that runs already [UNDERSTUDY_URL]")
    group.addoption("--understudy-token", metavar="TOKEN", help="the service's token")
    group.addoption(
        "--understudy-artifacts",
        metavar="FOLDER",
        default=".understudy",
        help="for the diagrams of what has failed",
    )


def pytest_configure(config: pytest.Config) -> None:
    """Makes the marker known."""
    config.addinivalue_line("markers", "ios(*versions): runs the test on each of these versions of iOS")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Runs a test once for each version of its marker."""
    marker = metafunc.definition.get_closest_marker("ios")
    if marker and "ios" in metafunc.fixturenames:
        metafunc.parametrize("ios", [str(one) for one in marker.args], ids=[f"iOS {one}" for one in marker.args])


class Understudy:
    """What the fixture is: launches apps in sessions of the test's own, which end with it."""

    def __init__(self, server: Server, ios: str) -> None:
        self.server = server
        self.ios = ios
        self.apps: List[App] = []

    def launch(self, root: Any = None, ios: Optional[str] = None, **options: Any) -> App:
        """Launches an app, on the version of the test's marker where none is said; as `understudy.launch`."""
        app = _launch(root, ios or self.ios, server=self.server, **options)
        self.apps.append(app)
        return app


@pytest.fixture
def ios() -> str:
    """The version of iOS on which the test runs."""
    return "17.0"


@pytest.fixture(scope="session")
def understudy_server(request: pytest.FixtureRequest) -> Iterator[Server]:
    """The service for all tests."""
    option = request.config.getoption
    server = Server(option("--understudy-url"), option("--understudy-program"), option("--understudy-token"))
    yield server
    server.close()


@pytest.fixture
def understudy(request: pytest.FixtureRequest, understudy_server: Server, ios: str) -> Iterator[Understudy]:
    """Launches apps: `app = understudy.launch(NavigationController(Home()))`."""
    stage = Understudy(understudy_server, ios)
    request.node.stash[_STAGE] = stage
    yield stage
    for app in stage.apps:
        app.close()


_STAGE = pytest.StashKey[Understudy]()


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: Any) -> Generator[None, Any, None]:
    """Attaches to what has failed where its apps stood."""
    outcome = yield
    report = outcome.get_result()
    stage = item.stash.get(_STAGE, None)
    if stage is None or report.when != "call" or not report.failed:
        return
    folder = Path(item.config.getoption("--understudy-artifacts"))
    for number, app in enumerate(stage.apps, start=1):
        place = "" if len(stage.apps) == 1 else f" {number}"
        try:
            report.sections.append((f"understudy log{place}, iOS {app.ios}", str(app.log)))
            report.sections.append((f"understudy hierarchy{place}", app.tree))
            folder.mkdir(parents=True, exist_ok=True)
            file = folder / (re.sub(r"[^\w.-]+", "-", item.nodeid).strip("-") + place.replace(" ", "-") + ".svg")
            file.write_text(app.diagram, encoding="utf-8")
            report.sections.append((f"understudy diagram{place}", str(file)))
        except Exception as error:  # The failure of the test itself is what counts.
            report.sections.append((f"understudy{place}", f"nothing can be said of the app: {error}"))


def pytest_assertrepr_compare(op: str, left: object, right: object) -> Optional[List[str]]:
    """Shows two logs that are not equal line by line, what is missing and what nobody expected."""
    if op != "==" or not (isinstance(left, Log) or isinstance(right, Log)):
        return None
    log, other = (left, right) if isinstance(left, Log) else (right, left)
    if not isinstance(log, Log) or not isinstance(other, (Log, list, tuple, str)):
        return None
    lines = ["the log is not the one that was expected (- expected, + came)"]
    return lines + [line for line in log.diff(other) if not line.startswith("?")]


__all__: List[str] = ["Understudy", "understudy", "understudy_server", "ios"]
