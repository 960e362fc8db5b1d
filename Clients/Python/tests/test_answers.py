"""Questions that the app's code answers."""

import pytest

from understudy import Delegate, NavigationController, PageViewController, ViewController


class Plain(ViewController):
    pass


def test_a_getter_that_is_code(understudy):
    class Immersive(ViewController):
        isImmersed = False

        @property
        def prefersStatusBarHidden(self):
            return self.isImmersed

    app = understudy.launch(NavigationController(Plain()))
    immersive = Immersive()
    app.root.push(immersive)
    assert app.log.of(immersive, "prefersStatusBarHidden")[-1].endswith("-> false")
    immersive.isImmersed = True
    immersive.setNeedsStatusBarAppearanceUpdate()
    assert app.log.of(immersive, "prefersStatusBarHidden")[-1].endswith("-> true")


def test_a_getter_that_asks_super(understudy):
    class Turned(ViewController):
        @property
        def supportedInterfaceOrientations(self):
            self.supers = super().supportedInterfaceOrientations
            return [one for one in self.supers if one != "portrait"]

    app = understudy.launch(Plain())
    app.root.present(Turned(modalPresentationStyle="fullScreen"))
    assert "portrait" in app.top.supers
    assert app.log.of("turned", "supportedInterfaceOrientations")[0].endswith("-> [landscapeLeft, landscapeRight]")


def test_a_data_source(understudy):
    class Pages(Delegate):
        pages = ()

        def __init__(self, pages):
            self.pages = pages

        def viewControllerAfter(self, pageViewController, viewController):
            place = self.pages.index(viewController) + 2
            return self.pages[place] if place < len(self.pages) else None

    pages = [Plain("one"), Plain("two"), Plain("three")]
    app = understudy.launch(PageViewController([pages[0]], dataSource=Pages(pages)))
    app.root.turnPage()
    assert app.root.viewControllers == [pages[2]]


@pytest.mark.parametrize("isAllowed", [True, False])
def test_a_sheet_may_be_kept(understudy, isAllowed):
    class Keeper(Delegate):
        def shouldDismiss(self, presented):
            return isAllowed

    app = understudy.launch(Plain())
    app.root.present(Plain("card", presentationDelegate=Keeper()))
    app.top.dragDown()
    assert (app.top is app.root) == isAllowed
