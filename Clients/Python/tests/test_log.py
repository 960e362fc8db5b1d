"""The log, what it is held against, and pictures of where an app stands."""

import pytest

from understudy import ExpectationFailed, Log, NavigationController, ViewController, expect


class Plain(ViewController):
    pass


@pytest.fixture
def app(understudy):
    app = understudy.launch(NavigationController(Plain("home"), label="nav"))
    app.root.push(Plain("detail"))
    return app


def test_lines_by_target_and_call(app):
    assert (
        app.log.of("viewDidAppear")
        == """
        nav.viewDidAppear(false)
        home.viewDidAppear(false)
        detail.viewDidAppear(true)
    """
    )
    assert app.log.of(app.top, "viewDidLoad") == ["detail.viewDidLoad()"]
    assert app.log.of("detail").appearance == [
        "detail.viewWillAppear(true)",
        "detail.viewIsAppearing(true)",
        "detail.viewDidAppear(true)",
    ]


def test_whether_a_line_came(app):
    assert "home.viewDidDisappear(true)" in app.log and "home.viewDidDisappear" in app.log
    assert "home.viewDidDisappear(false)" not in app.log


def test_slices_are_logs(app):
    assert isinstance(app.log[-2:], Log) and isinstance(app.log[-1], str)


def test_the_log_of_a_part(app):
    with app.logging() as log:
        app.root.pop()
    assert log.appearance[0] == "detail.viewWillDisappear(true)"
    assert log == app.log[-len(log) :]


def test_expecting(app):
    expect(app).log("home.viewWillDisappear", "detail.viewDidAppear(true)")
    expect(app).exactly(
        "home.viewDidAppear", "detail.viewDidAppear", targets=["home", app.top], observe=["viewDidAppear"]
    )
    expect(app).log("detail.viewDidAppear", "detail.viewDidLoad", mode="unordered")
    expect(app).never("home.deinit", "detail.viewWillDisappear")
    expect(app).top(app.controller("detail"))


def test_an_expectation_that_fails_shows_where(app):
    with pytest.raises(ExpectationFailed) as caught:
        expect(app).log("detail.viewDidAppear", "detail.viewDidLoad")
    assert "- detail.viewDidAppear" in str(caught.value) and "nearest" in str(caught.value)
    with pytest.raises(ExpectationFailed, match="must not come"):
        expect(app).never("detail.viewDidLoad")
    with pytest.raises(ExpectationFailed, match="is in front"):
        expect(app).top(app.root)


def test_expecting_behind_a_place(app):
    mark = app.mark()
    app.root.pop()
    expect(app, after=mark).log("home.viewDidAppear(true)")
    with pytest.raises(ExpectationFailed):
        expect(app, after=mark).log("detail.viewDidAppear")


def test_the_hierarchy(app):
    assert app.tree == (
        "<UINavigationController: nav>, state: appeared, view: <UILayoutContainerView>\n"
        "   | <Plain: home>, state: disappeared, view: <UIView> not in the window\n"
        "   | <Plain: detail>, state: appeared, view: <UIView>\n"
    )
    assert [child["label"] for child in app.roots[0]["children"]] == ["home", "detail"]
    assert [(control["controller"], control["id"]) for control in app.controls][:1] == [("nav", "back")]


def test_a_snapshot_in_a_file(app, tmp_path, monkeypatch):
    file = tmp_path / "stack.txt"
    app.matches(file)
    app.matches(file)
    app.root.pop()
    with pytest.raises(AssertionError, match="detail"):
        app.matches(file)
    monkeypatch.setenv("UNDERSTUDY_UPDATE", "1")
    app.matches(file)
    assert file.read_text() == app.tree


def test_a_diagram(app):
    assert app.diagram.startswith("<svg") and "detail" in app.diagram


def test_events_with_times(app):
    last = app.events()[-1]
    assert last["target"] == "detail" and last["time"] > 0
