"""Presentations, alerts, containers, delegates, blocks."""

import pytest

from understudy import (
    AlertAction,
    AlertController,
    NavigationController,
    PageViewController,
    SearchController,
    SplitViewController,
    ViewController,
    expect,
)


class Plain(ViewController):
    pass


class Full(ViewController):
    modalPresentationStyle = "fullScreen"


class Watcher(ViewController):
    def viewWillAppear(self, animated):
        super().viewWillAppear(animated)
        self.times = getattr(self, "times", 0) + 1


@pytest.mark.ios("12.0", "13.0", "26.0")
def test_a_page_sheet_covers_its_presenter_up_to_ios_12(understudy):
    app = understudy.launch(Watcher())
    watcher = app.root
    watcher.present(Plain(modalPresentationStyle="pageSheet"))
    app.top.dismiss()
    assert watcher.times == (2 if app.ios == "12.0" else 1)


def test_completions_are_called(understudy):
    app = understudy.launch(Plain())
    called = []
    app.root.present(Full(), completion=lambda: called.append(app.log[-1]))
    app.root.dismiss(completion=lambda: called.append(app.log[-1]))
    assert called == ["present.completion()", "dismiss.completion()"]


def test_completions_in_calls(understudy):
    called = []

    class Home(ViewController):
        def viewDidAppear(self, animated):
            super().viewDidAppear(animated)
            if not called:
                self.present(Full(), completion=lambda: called.append(self.presentedViewController.label))

    understudy.launch(Home())
    assert called == ["full"]


def test_a_completion_goes_on(understudy):
    app = understudy.launch(NavigationController(Plain()))
    app.root.present(Full(), completion=lambda: app.root.dismiss(completion=lambda: app.root.push(Plain("second"))))
    assert app.top.label == "second"
    expect(app).log("full.viewDidAppear", "full.viewDidDisappear", "second.viewDidAppear")


def test_presenting_twice_is_ignored(understudy):
    app = understudy.launch(Plain())
    app.root.present(Full())
    app.root.present(Plain("late"), completion=lambda: pytest.fail("must not be called"))
    assert app.outcome == "ignored"
    assert "late.viewDidLoad" not in app.log
    app.root.dismiss()


def test_an_alert(understudy):
    chosen = []

    class Home(ViewController):
        def ask(self):
            alert = AlertController("Delete?", "For good")
            alert.addAction(AlertAction("Delete", "destructive", lambda action: chosen.append(action.title)))
            alert.addAction(AlertAction("Cancel", "cancel", lambda action: chosen.append(action.title)))
            self.present(alert)

    app = understudy.launch(Home())
    app.root.ask()
    assert app.top.title == "Delete?" and app.top.message == "For good"
    app.tap("Delete")
    assert chosen == ["Delete"] and app.top is app.root


def test_an_alerts_handler_presents(understudy):
    app = understudy.launch(Plain())
    app.root.present(AlertController("Next?", actions=[AlertAction("OK", handler=lambda _: app.root.present(Full()))]))
    app.tap("OK")
    assert isinstance(app.top, Full)


@pytest.mark.ios("7.0", "17.0")
def test_a_swipe_back(understudy):
    app = understudy.launch(NavigationController([Watcher("list"), Plain("detail")]))
    app.root.swipeBack()
    assert app.top.label == "list" and app.top.times == 1


def test_a_cancelled_swipe_back(understudy):
    app = understudy.launch(NavigationController([Watcher("list"), Watcher("detail")]), clock="manual")
    app.root.swipeBack("begin")
    app.root.swipeBack("cancel")
    app.settle()
    assert app.top.label == "detail" and app.top.times == 2


def test_the_clock_is_turned_by_hand(understudy):
    app = understudy.launch(NavigationController(Plain()), clock="manual")
    with app.logging() as begin:
        app.root.push(Watcher())
    with app.logging() as end:
        app.advance(1)
    assert "watcher.viewWillAppear" in begin and "watcher.viewDidAppear" in end


def test_a_page_controller(understudy):
    pages = [Plain("one"), Watcher("two")]
    app = understudy.launch(PageViewController([pages[0]], pages=pages))
    app.root.turnPage()
    assert app.root.viewControllers == [pages[1]]
    assert pages[1].times == 1


def test_a_split_controller(understudy):
    app = understudy.launch(SplitViewController([Plain("list"), Plain("detail")]), model="iPad Air 2", ios="12.0")
    app.root.showDetailViewController(Watcher("other"))
    assert [one.label for one in app.root.viewControllers] == ["list", "other"]
    assert app.root.viewControllers[1].times == 1


def test_columns(understudy):
    columns = {"primary": Plain("list"), "secondary": Plain("detail")}
    app = understudy.launch(SplitViewController(style="doubleColumn", columns=columns), model="iPad Pro 11-inch (M4)")
    app.root.hideColumn("primary")
    assert app.root.displayMode == "secondaryOnly"


def test_a_search(understudy):
    found = []

    class Results(ViewController):
        pass

    class Search(ViewController):
        def updateSearchResults(self, searchController):
            found.append(self.searcher.searchBar["text"])

    searched = Search("list")
    searched.searcher = SearchController(Results(), searchResultsUpdater=searched)
    searched.searchController = searched.searcher
    app = understudy.launch(NavigationController(searched))
    searched.tap("searchBar")
    searched.searcher.search("tea")
    assert found and found[-1] == "tea"
    assert app.log.of("updateSearchResults")


def test_setting_a_stack(understudy):
    app = understudy.launch(NavigationController(Plain("one")))
    app.root.setViewControllers([Plain("two"), Plain("three")], animated=False)
    assert [one.label for one in app.root.viewControllers] == ["two", "three"]
    app.root.popToRootViewController()
    assert app.top.label == "two"


def test_popping_answers_with_what_was_popped(understudy):
    detail = Plain("detail")
    app = understudy.launch(NavigationController([Plain("list"), detail]))
    assert app.root.pop() is detail
    assert app.root.pop() is None


def test_pop_is_told_what_it_is(understudy):
    class Detail(ViewController):
        def viewWillDisappear(self, animated):
            super().viewWillDisappear(animated)
            self.leaves = self.isMovingFromParent

    detail = Detail()
    app = understudy.launch(NavigationController([Plain(), detail]))
    app.root.push(Plain("over"))
    assert not detail.leaves
    app.root.pop()
    app.root.tapBack()
    assert detail.leaves


def test_alongside_a_transition(understudy):
    heard = []

    class Home(ViewController):
        def viewWillAppear(self, animated):
            super().viewWillAppear(animated)
            self.animateAlongsideTransition(lambda: heard.append("alongside"), lambda: heard.append("end"))

    app = understudy.launch(NavigationController(Plain()))
    app.root.push(Home())
    assert heard == ["alongside", "end"]


def test_one_turn_of_the_run_loop(understudy):
    app = understudy.launch(NavigationController(Plain()))
    second = Watcher("second")
    with app.together():
        app.root.push(second)
        app.root.push(Plain("third"))
    assert app.top.label == "third"
    assert not hasattr(second, "times")
