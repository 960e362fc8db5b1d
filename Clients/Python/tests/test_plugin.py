"""The plugin for pytest, seen from outside: tests that run tests."""

pytest_plugins = ["pytester"]

SHARED = """
from understudy import NavigationController, ViewController
import pytest

class Home(ViewController):
    pass
"""


def run(pytester, request, text, *options):
    server = request.getfixturevalue("understudy_server")
    pytester.makepyfile(SHARED + text)
    return pytester.runpytest_subprocess("--understudy-url", server.connection.url, *options)


def test_the_fixture_launches(pytester, request):
    result = run(pytester, request, "def test(understudy): assert understudy.launch(Home()).top.label == 'home'")
    result.assert_outcomes(passed=1)


def test_the_marker_runs_on_each_version(pytester, request):
    text = """
@pytest.mark.ios("12.0", "17.0", "26.0")
def test(understudy, ios):
    assert understudy.launch(Home()).ios == ios
"""
    result = run(pytester, request, text, "-v")
    result.assert_outcomes(passed=3)
    result.stdout.fnmatch_lines(["*test?iOS 12.0?*", "*test?iOS 17.0?*", "*test?iOS 26.0?*"])


def test_sessions_end_with_their_tests(pytester, request):
    server = request.getfixturevalue("understudy_server")
    before = server.connection.request("GET", "/v1/sessions")["items"]
    run(pytester, request, "def test(understudy): understudy.launch(Home()), understudy.launch(Home())")
    assert len(server.connection.request("GET", "/v1/sessions")["items"]) == len(before)


def test_what_failed_has_its_log_and_its_picture(pytester, request):
    text = """
def test(understudy):
    app = understudy.launch(NavigationController(Home()))
    assert app.log.of("home", "viewDidAppear", "viewDidLoad") == ["home.viewDidLoad()", "home.viewDidAppear(true)"]
"""
    result = run(pytester, request, text)
    result.assert_outcomes(failed=1)
    result.stdout.fnmatch_lines(
        [
            "*the log is not the one that was expected*",
            "E *   home.viewDidLoad()",
            "E *- home.viewDidAppear(true)",
            "E *+ home.viewDidAppear(false)",
            "*understudy log, iOS 17.0*",
            "home.viewDidAppear(false)",
            "*understudy hierarchy*",
            "*understudy diagram*",
            "*.svg",
        ]
    )
    (picture,) = (pytester.path / ".understudy").glob("*.svg")
    assert picture.read_text().startswith("<svg")


def test_no_program(pytester, monkeypatch):
    monkeypatch.delenv("UNDERSTUDY_PROGRAM", raising=False)
    monkeypatch.delenv("UNDERSTUDY_URL", raising=False)
    monkeypatch.setenv("PATH", "/usr/bin:/bin")
    pytester.makepyfile(SHARED + "def test(understudy): pass")
    pytester.runpytest_subprocess().stdout.fnmatch_lines(["*Where is the program?*"])
