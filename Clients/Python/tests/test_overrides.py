"""Methods that apps override, one of each kind."""

import pytest

from understudy import NavigationController, TabBarController, ViewController, action


class Calls(ViewController):
    """Notes what of its code has run."""

    def __init__(self, label="", **properties):
        super().__init__(label, **properties)
        self.ran = []

    def note(self, text):
        self.ran.append(text)


class Appearing(Calls):
    def viewWillAppear(self, animated):
        super().viewWillAppear(animated)
        self.note(("will", animated))

    def viewDidAppear(self, animated):
        super().viewDidAppear(animated)
        self.note(("did", animated))


class Plain(ViewController):
    pass


@pytest.mark.ios("12.0", "17.0")
def test_what_a_version_has_not_is_never_called(understudy):
    class Newer(Calls):
        def viewIsAppearing(self, animated):
            super().viewIsAppearing(animated)
            self.note("is appearing")

    app = understudy.launch(Newer())
    assert app.root.ran == ([] if app.ios == "12.0" else ["is appearing"])


def test_tabs_appear_and_disappear(understudy):
    feed, settings = Appearing("feed"), Appearing("settings")
    app = understudy.launch(TabBarController([feed, settings]))
    assert settings.ran == []
    app.root.select(1)
    assert [animated for _, animated in settings.ran] == [False, False]
    assert app.root.selectedViewController is settings and app.root.selectedIndex == 1


def test_memory_warnings(understudy):
    class Careful(Calls):
        def didReceiveMemoryWarning(self):
            super().didReceiveMemoryWarning()
            self.note("freed")

    app = understudy.launch(Careful())
    app.memoryWarning()
    assert app.root.ran == ["freed"]


def test_rotation(understudy):
    class Turning(Calls):
        def viewWillTransition(self, size):
            super().viewWillTransition(size)
            self.note((size["width"], size["height"]))

    app = understudy.launch(Turning(), model="iPhone 15")
    app.rotate("landscapeLeft")
    assert app.root.ran == [(852, 393)]


def test_editing(understudy):
    class List(Calls):
        def setEditing(self, editing, animated=True):
            super().setEditing(editing, animated)
            self.note((editing, self.isEditing))

    app = understudy.launch(NavigationController(List()))
    app.top.setEditing(True)
    assert app.top.ran == [(True, True)]
    assert app.top.isEditing


def test_a_callback_that_the_app_calls_itself_runs_once(understudy):
    app = understudy.launch(Appearing())
    del app.root.ran[:]
    app.root.viewWillAppear(True)
    assert [(when, animated) for when, animated in app.root.ran] == [("will", True)]
    assert app.log.of("viewWillAppear")[-1] == "appearing.viewWillAppear(true)"


def test_containment(understudy):
    class Child(Calls):
        def willMove(self, parent):
            super().willMove(parent)
            self.note(("will", parent))

        def didMove(self, parent):
            super().didMove(parent)
            self.note(("did", parent))

    class Parent(ViewController):
        def viewDidLoad(self):
            super().viewDidLoad()
            self.child = Child()
            self.addChild(self.child)
            self.addSubview(self.child)
            self.child.didMove(self)

    app = understudy.launch(Parent())
    child = app.root.child
    assert child.ran == [("will", app.root), ("did", app.root)]
    assert app.root.children == [child]
    assert child in app.root.children and child.parent is app.root


def test_observers(understudy):
    class Player(Calls):
        def didEnterBackgroundNotification(self):
            self.note("paused")

    app = understudy.launch(Player())
    app.background()
    assert app.root.ran == ["paused"]


def test_actions(understudy):
    class Form(Calls):
        @action
        def save(self, sender):
            self.note("saved")

    app = understudy.launch(Form(controls=[{"label": "Save", "action": "save:"}]))
    app.tap("Save")
    assert app.root.ran == ["saved"]


def test_constants_are_overridden_getters(understudy):
    class Sheet(ViewController):
        modalPresentationStyle = "fullScreen"
        prefersStatusBarHidden = True

    app = understudy.launch(NavigationController(Plain()))
    app.root.push(Sheet())
    assert app.log.of("sheet", "prefersStatusBarHidden") == ["sheet.prefersStatusBarHidden -> true"]
    assert app.top.modalPresentationStyle == "fullScreen"
