"""State restoration, storyboards, relaunches: controllers that the service makes and Python's classes take over."""

from pathlib import Path

import pytest

from understudy import Delegate, NavigationController, TabBarController, ViewController, action, expect

JOURNAL = Path(__file__).parents[3] / "docs" / "journal.storyboard"


class Note(ViewController):
    def __init__(self, label="", text="", **properties):
        super().__init__(label, **properties)
        self.text = text

    def encodeRestorableState(self, coder):
        coder.encode(self.text, forKey="text")
        super().encodeRestorableState(coder)

    def decodeRestorableState(self, coder):
        super().decodeRestorableState(coder)
        self.text = coder.decodeObject(forKey="text")


class Notes(ViewController):
    def encodeRestorableState(self, coder):
        super().encodeRestorableState(coder)
        coder.encode(3, forKey="row")

    def decodeRestorableState(self, coder):
        super().decodeRestorableState(coder)
        self.row = coder.decodeObject(forKey="row")


def stack():
    notes = Notes("notes", restorationIdentifier="notes")
    return NavigationController(notes, label="nav", restorationIdentifier="nav")


class Restored(Note):
    restores = True
    restorationIdentifier = "restored"


def run(understudy):
    app = understudy.launch(stack, ios="12.0", app={"restoration": {}})
    note = Restored("restored", text="Buy milk", restorationClass="Restored", restorationIdentifier="restored")
    app.root.push(note)
    return app


def test_methods_encode(understudy):
    app = run(understudy)
    app.encodeState()
    values = [app._resource(label)["encode"] for label in ("notes", "restored")]
    assert values == [{"row": 3}, {"text": "Buy milk"}]


def test_methods_decode_in_the_next_run(understudy):
    app = run(understudy)
    app.background()
    app.terminate()
    app.relaunch(restore=True)
    assert [one.label for one in app.root.viewControllers] == ["notes", "restored"]
    assert app.root.viewControllers[0].row == 3
    assert isinstance(app.top, Restored) and app.top.text == "Buy milk"
    expect(app).log("notes.decodeRestorableState(with:)", "restored.decodeRestorableState(with:)")


def test_a_relaunch_makes_all_anew(understudy):
    class Home(ViewController):
        def __init__(self):
            super().__init__()
            self.loads = 0

        def viewDidLoad(self):
            super().viewDidLoad()
            self.loads += 1

    app = understudy.launch(Home)
    first = app.root
    app.terminate()
    app.relaunch()
    assert app.root is not first and app.root.loads == first.loads == 1


class EntriesViewController(ViewController):
    def __init__(self):
        super().__init__()
        self.loaded = False
        self.saved = 0

    def viewDidLoad(self):
        super().viewDidLoad()
        self.loaded = True

    def prepare(self, segue, sender):
        super().prepare(segue, sender)
        self.prepared = (segue.identifier, segue.source, segue.destination)

    @action("entryWasSaved:")
    def entryWasSaved(self, sender):
        self.saved += 1


class SettingsViewController(ViewController):
    pass


def journal(understudy):
    return understudy.launch(storyboards={"Journal": JOURNAL}, main="Journal")


def test_classes_of_a_storyboard(understudy):
    app = journal(understudy)
    assert isinstance(app.root, TabBarController)
    assert isinstance(app.top, EntriesViewController) and app.top.loaded
    assert isinstance(app.top.navigationController, NavigationController)


def test_documents_of_a_folder(understudy, tmp_path):
    language = tmp_path / "App" / "Base.lproj"
    language.mkdir(parents=True)
    (language / "Journal.storyboard").write_text(JOURNAL.read_text(encoding="utf-8"), encoding="utf-8")
    app = understudy.launch(folder=tmp_path, main="Journal")
    assert isinstance(app.top, EntriesViewController)
    (tmp_path / "App" / "Other.lproj").mkdir()
    for target in ("One", "Two"):
        (tmp_path / target).mkdir()
        (tmp_path / target / "Card.xib").write_text("<document/>", encoding="utf-8")
    with pytest.raises(ValueError, match="One.*Two.*one name"):
        understudy.launch(folder=tmp_path, main="Journal")


def test_a_main_nib(understudy):
    nib = JOURNAL.parents[1] / "Scenarios" / "storyboards" / "main-window.xib"
    app = understudy.launch(nibs={"MainWindow": nib}, main="MainWindow", ios="5.1")
    assert isinstance(app.root, NavigationController)


def test_a_segue_is_prepared(understudy):
    app = journal(understudy)
    entries = app.top
    entries.tap("entry")
    assert entries.prepared == ("showEntry", entries, app.top)


def test_a_segue_by_its_identifier(understudy):
    app = journal(understudy)
    app.top.performSegue("newEntry")
    expect(app).log("entries.prepare(for: newEntry)", "editor.viewDidAppear")


def test_an_unwind_ends_in_an_action(understudy):
    app = journal(understudy)
    entries = app.top
    entries.tap("entry")
    app.tap("Edit")
    app.tap("Add photos")
    app.tap("Save")
    assert app.top is entries and entries.saved == 1


def test_the_apps_delegate(understudy):
    class AppDelegate(Delegate):
        def __init__(self):
            self.heard = []

        def didFinishLaunchingWithOptions(self, launchOptions):
            self.heard.append("launched")

        def didEnterBackground(self):
            self.heard.append("background")

    delegate = AppDelegate()
    app = understudy.launch(ViewController(), delegate=delegate)
    app.background()
    assert delegate.heard == ["launched", "background"]


def test_the_scenes_delegate(understudy):
    class SceneDelegate(Delegate):
        isActive = False

        def didBecomeActive(self):
            self.isActive = True

        def willResignActive(self):
            self.isActive = False

    delegate = SceneDelegate()
    app = understudy.launch(ViewController(), sceneDelegate=delegate, scene={})
    assert delegate.isActive
    app.background()
    assert not delegate.isActive


def test_what_an_initializer_needs_is_not_made_up(understudy):
    class EntriesViewController(ViewController):
        def __init__(self, store):
            super().__init__()
            self.store = store

    app = understudy.launch(storyboards={"Journal": JOURNAL}, main="Journal", classes=[EntriesViewController])
    assert isinstance(app.top, EntriesViewController)
    with pytest.raises(AttributeError):
        app.top.store  # noqa: B018
