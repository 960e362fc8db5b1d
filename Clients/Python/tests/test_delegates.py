"""Delegates are objects whose methods UIKit calls."""

from understudy import (
    Delegate,
    NavigationController,
    PageViewController,
    TabBarController,
    ViewController,
)


class Plain(ViewController):
    pass


class Guard(Delegate):
    """A navigation controller's delegate that writes down what it hears."""

    def __init__(self):
        self.heard = []

    def willShow(self, navigationController, viewController, animated):
        self.heard.append(("will", navigationController.label, viewController.label, animated))

    def didShow(self, navigationController, viewController, animated):
        self.heard.append(("did", navigationController.label, viewController.label, animated))


def test_a_navigation_controllers_delegate(understudy):
    guard = Guard()
    app = understudy.launch(NavigationController(Plain(), label="nav", delegate=guard))
    app.root.push(Plain("second"))
    assert guard.heard[-2:] == [("will", "nav", "second", True), ("did", "nav", "second", True)]
    assert app.root.delegate is guard


def test_a_delegate_that_comes_later(understudy):
    class Coordinator:
        def didShow(self, navigationController, viewController, animated):
            self.shown = viewController

    app = understudy.launch(NavigationController(Plain()))
    coordinator = Coordinator()
    app.root.delegate = coordinator
    app.root.push(Plain("second"))
    assert coordinator.shown is app.top


def test_a_controller_as_its_own_delegate(understudy):
    class Stack(NavigationController):
        shown = 0

        def viewDidLoad(self):
            super().viewDidLoad()
            self.delegate = self

        def didShow(self, navigationController, viewController, animated):
            self.shown += 1

    app = understudy.launch(Stack(Plain()))
    app.root.push(Plain("second"))
    assert app.root.shown == 2


def test_a_delegate_acts_in_its_method(understudy):
    class Bars(Delegate):
        def willShow(self, navigationController, viewController, animated):
            navigationController.setNavigationBarHidden(viewController.label == "second", animated)

    app = understudy.launch(NavigationController(Plain(), delegate=Bars()))
    app.root.push(Plain("second"))
    assert app.root.isNavigationBarHidden
    app.root.pop()
    assert not app.root.isNavigationBarHidden


def test_constant_answers_of_a_delegate(understudy):
    class Locked(Delegate):
        shouldSelect = False

    app = understudy.launch(TabBarController([Plain("one"), Plain("two")], delegate=Locked()))
    app.root.tapTab(1)
    assert app.root.selectedIndex == 0


def test_an_answer_of_a_delegates_method(understudy):
    class Choosing(Delegate):
        def shouldSelect(self, tabBarController, viewController):
            return viewController.label != "two"

    app = understudy.launch(TabBarController([Plain("one"), Plain("two"), Plain("three")], delegate=Choosing()))
    app.root.tapTab(2)
    assert app.root.selectedIndex == 2
    app.root.tapTab(1)
    assert app.root.selectedIndex == 2


def test_a_sheets_delegate(understudy):
    class Sheet(Delegate):
        dragged = False

        def didDismiss(self, presented):
            self.dragged = True

    sheet = Sheet()
    app = understudy.launch(Plain())
    app.root.present(Plain("card", presentationDelegate=sheet))
    app.top.dragDown()
    assert sheet.dragged and app.top is app.root


def test_a_page_controllers_delegate(understudy):
    class Turned(Delegate):
        def didFinishAnimating(self, pageViewController, finished, previousViewControllers, completed):
            self.heard = (finished, [one.label for one in previousViewControllers], completed)

    turned = Turned()
    pages = [Plain("one"), Plain("two")]
    app = understudy.launch(PageViewController([pages[0]], pages=pages, delegate=turned))
    app.root.turnPage()
    assert turned.heard == (True, ["one"], True)
