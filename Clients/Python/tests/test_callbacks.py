"""The app's own code in UIKit's calls: where it runs, in which order, and what it may do there."""

import pytest

from understudy import NavigationController, ViewController, expect


class Calls(ViewController):
    """Notes what of its code has run."""

    def __init__(self, label="", **properties):
        super().__init__(label, **properties)
        self.ran = []

    def note(self, text):
        self.ran.append(text)


class Appearing(Calls):
    def viewWillAppear(self, animated):
        self.note(("will", animated, len(self.session.log)))
        super().viewWillAppear(animated)

    def viewDidAppear(self, animated):
        super().viewDidAppear(animated)
        self.note(("did", animated, len(self.session.log)))


class Loading(Calls):
    def viewDidLoad(self):
        super().viewDidLoad()
        self.note(self.isViewLoaded)
        self.title = "Loaded"


class Plain(ViewController):
    pass


class Login(ViewController):
    modalPresentationStyle = "fullScreen"


class Home(ViewController):
    def viewDidAppear(self, animated):
        super().viewDidAppear(animated)
        if not self.session.user:
            self.present(Login(), animated=True)


class Detail(ViewController):
    pass


@pytest.mark.ios("8.0", "12.0", "17.0", "26.0")
def test_code_runs_in_the_launch(understudy):
    app = understudy.launch(Appearing())
    assert [(when, animated) for when, animated, _ in app.root.ran] == [("will", False), ("did", False)]
    assert app.log.of("viewDidAppear") == ["appearing.viewDidAppear(false)"]


def test_a_call_shows_the_log_up_to_itself(understudy):
    app = understudy.launch(Appearing())
    log = app.log
    places = [place for _, _, place in app.root.ran]
    assert [log[place - 1] for place in places] == [
        "appearing.viewWillAppear(false)",
        "appearing.viewDidAppear(false)",
    ]


@pytest.mark.ios("12.0", "17.0")
def test_the_issues_example(understudy):
    app = understudy.launch(NavigationController(Home()), user="ann")
    app.top.push(Detail())
    assert app.log[-2:] == ["detail.viewDidAppear(true)", "detail.didMove(toParent: navigation)"]
    assert app.top.navigationController.viewControllers == [app.controller("home"), app.top]


@pytest.mark.ios("7.0", "12.0", "17.0", "26.0")
def test_presenting_in_view_did_appear(understudy):
    app = understudy.launch(Home())
    assert isinstance(app.top, Login)
    assert app.root.presentedViewController is app.top
    expect(app).log(
        "home.viewDidAppear(false)",
        "login.viewWillAppear(true)",
        "login.viewDidAppear",
        "home.viewDidDisappear",
    )


def test_the_same_log_as_a_script(understudy):
    """What is done in a pause is what a script does, line for line."""
    app = understudy.launch(Home())
    scripted = understudy.server.connection.request(
        "POST",
        "/v1/sessions",
        {
            "device": {"systemVersion": "17.0"},
            "classes": {
                "Home": {
                    "scripts": {
                        "viewDidAppear": [
                            {
                                "do": [
                                    {
                                        "op": "present",
                                        "target": "self",
                                        "controller": {"class": "Login", "as": "login"},
                                    }
                                ]
                            }
                        ]
                    }
                },
                "Login": {"overrides": {"modalPresentationStyle": "fullScreen"}},
            },
            "root": {"class": "Home", "as": "home"},
        },
    )
    path = f"/v1/sessions/{scripted['session']['id']}"
    text = understudy.server.connection.request("GET", path + "/events?format=text", accept="text/plain")
    understudy.server.connection.request("DELETE", path)
    assert app.log == text


def test_only_what_is_overridden_stops(understudy):
    app = understudy.launch(NavigationController(Plain()))
    before = app.log
    assert not any(point.get("class") == "Plain" for point in app._points)
    app.top.push(Detail())
    assert len(app.log) > len(before)


def test_without_super_uikits_implementation_does_not_run(understudy):
    class Empty(ViewController):
        def viewDidLoad(self):
            pass

        def loadView(self):
            super().loadView()

    app = understudy.launch(Empty())
    assert app.top.isViewLoaded


def test_super_runs_where_it_is_called(understudy):
    class Container(ViewController):
        def loadView(self):
            self.before = self.isViewLoaded
            super().loadView()
            self.after = self.isViewLoaded

    app = understudy.launch(Container())
    assert (app.root.before, app.root.after) == (False, True)


def test_super_of_a_class_of_the_apps_own(understudy):
    class Base(Calls):
        def viewDidLoad(self):
            super().viewDidLoad()
            self.note("base")

    class Derived(Base):
        def viewDidLoad(self):
            self.note("before")
            super().viewDidLoad()
            self.note("after")

    app = understudy.launch(Derived())
    assert app.root.ran == ["before", "base", "after"]


def test_an_inherited_override_runs_for_subclasses(understudy):
    class Base(Calls):
        def viewDidLoad(self):
            super().viewDidLoad()
            self.note("base")

    class Derived(Base):
        pass

    assert understudy.launch(Derived()).root.ran == ["base"]


def test_properties_are_set_in_a_call(understudy):
    app = understudy.launch(NavigationController(Loading()))
    assert app.top.title == "Loaded"
    assert app.top.ran == [True]


def test_calls_inside_of_calls(understudy):
    order = []

    class Second(ViewController):
        def viewDidLoad(self):
            super().viewDidLoad()
            order.append(("second", len(self.session._frames), self.session.log[-1]))

    class First(ViewController):
        def viewDidLoad(self):
            super().viewDidLoad()
            order.append("before")
            self.second = Second()
            self.addChild(self.second)
            self.addSubview(self.second)
            order.append("after")

    understudy.launch(First())
    assert order == ["before", ("second", 2, "second.viewDidLoad()"), "after"]


def test_a_push_in_view_did_appear(understudy):
    class Redirect(ViewController):
        def viewDidAppear(self, animated):
            super().viewDidAppear(animated)
            if len(self.navigationController.viewControllers) == 1:
                self.navigationController.pushViewController(Detail(), animated=False)

    app = understudy.launch(NavigationController(Redirect()))
    assert app.top.label == "detail"
    assert app.log.of("detail", "viewDidAppear") == ["detail.viewDidAppear(false)"]
