"""Exceptions of UIKit and of Python, what is refused, and what is left behind: nothing."""

import pytest

from understudy import (
    NavigationController,
    NSException,
    OperationIsOver,
    RequestError,
    UnderstudyError,
    ViewController,
)


class Plain(ViewController):
    pass


class Failing(ViewController):
    def viewDidLoad(self):
        super().viewDidLoad()
        raise ValueError("no model")


class Raising(ViewController):
    def viewDidLoad(self):
        super().viewDidLoad()
        raise NSException("ModelException", "nobody is logged in")


def test_uikits_exceptions_are_raised(understudy):
    app = understudy.launch(NavigationController(Plain()))
    tree = app.tree
    with pytest.raises(NSException, match="same view controller instance") as caught:
        app.root.push(app.top)
    assert caught.value.name == "NSInvalidArgumentException"
    assert app.tree == tree and app.log[-1].startswith("exception NSInvalidArgumentException")


def test_an_exception_of_uikits_goes_through_the_calls(understudy):
    ran = []

    class Home(ViewController):
        def viewDidAppear(self, animated):
            super().viewDidAppear(animated)
            if self.session.user:
                self.navigationController.push(self)
                ran.append("never")

    app = understudy.launch(NavigationController(Home()))
    app.root.push(Plain("over"))
    app.user = "ann"
    tree = app.tree
    with pytest.raises(NSException, match="NSInvalidArgumentException"):
        app.root.pop()
    assert not ran and app.tree == tree


def test_an_exception_of_uikits_is_not_held_back(understudy):
    class Home(ViewController):
        def viewDidAppear(self, animated):
            super().viewDidAppear(animated)
            if self.session.user:
                try:
                    self.navigationController.push(self)
                except NSException:
                    with pytest.raises(OperationIsOver):
                        self.setNeedsLayout()

    app = understudy.launch(NavigationController(Home()))
    app.root.push(Plain("over"))
    app.user = "ann"
    with pytest.raises(NSException):
        app.root.pop()


def test_the_apps_own_exception_ends_the_operation(understudy):
    app = understudy.launch(NavigationController(Plain()))
    with pytest.raises(NSException, match="nobody is logged in") as caught:
        app.root.push(Raising())
    assert caught.value.name == "ModelException"
    assert app.log[-1] == "exception ModelException: nobody is logged in"


def test_a_fault_in_python_gives_the_operation_up(understudy):
    app = understudy.launch(NavigationController(Plain()))
    log, tree = app.log, app.tree
    with pytest.raises(ValueError, match="no model"):
        app.root.push(Failing())
    assert (app.log, app.tree) == (log, tree)
    app.root.push(Plain("next"))
    assert app.top.label == "next"


def test_a_fault_deep_inside_is_not_held_back(understudy):
    class Outer(ViewController):
        def viewDidLoad(self):
            super().viewDidLoad()
            inner = Failing()
            try:
                self.addChild(inner)
                self.addSubview(inner)
            except ValueError:
                pass

    app = understudy.launch(NavigationController(Plain()))
    tree = app.tree
    with pytest.raises(ValueError, match="no model"):
        app.root.push(Outer())
    assert app.tree == tree


def test_what_never_was_can_be_used_again(understudy):
    class Once(ViewController):
        isBroken = True

        def viewDidLoad(self):
            super().viewDidLoad()
            if self.isBroken:
                raise ValueError

    app = understudy.launch(NavigationController(Plain()))
    once = Once()
    with pytest.raises(ValueError):
        app.root.push(once)
    once.isBroken = False
    app.root.push(once)
    assert app.top is once


def test_a_fault_in_the_launch(understudy):
    with pytest.raises(ValueError, match="no model"):
        understudy.launch(Failing())


def test_a_refused_step_leaves_the_call_as_it_was(understudy):
    class Careful(ViewController):
        def viewDidLoad(self):
            super().viewDidLoad()
            with pytest.raises(RequestError) as caught:
                self.performSegue("nowhere") if False else self.session.perform("push", self, controller=Plain())
            self.code = caught.value.code
            self.title = "still here"

    app = understudy.launch(NavigationController(Careful()))
    assert app.top.title == "still here"
    assert app.top.code == "operation_not_found"


def test_an_unknown_property(understudy):
    with pytest.raises(TypeError, match="no property colour"):
        Plain(colour="red")


def test_a_controller_that_is_in_no_app(understudy):
    with pytest.raises(UnderstudyError, match="is in no app"):
        Plain().present(Plain())


def test_a_class_that_came_later(understudy):
    app = understudy.launch(NavigationController(Plain()))

    class Late(ViewController):
        pass

    with pytest.raises(UnderstudyError, match="define it before the launch"):
        app.root.push(Late())


def test_a_session_that_is_gone_is_closed(understudy):
    app = understudy.launch(Plain())
    understudy.server.connection.request("DELETE", f"/v1/sessions/{app.id}")
    app.close()
    app.close()


def test_uikit_calls_its_own(understudy):
    app = understudy.launch(Plain())
    with pytest.raises(UnderstudyError, match="UIKit's to call"):
        app.root.viewDidLoad()


def test_a_label_that_is_taken_gets_a_number(understudy):
    app = understudy.launch(NavigationController([Plain(), Plain(), Plain("mine")]))
    assert [one.label for one in app.root.viewControllers] == ["plain", "plain2", "mine"]
