"""UIKit's containers, alerts and searches."""

from typing import Any, Callable, Dict, List, NamedTuple, Optional, Sequence

from . import _classes, _properties
from .controllers import Block, ViewController


class NavigationController(_properties.NavigationControllerProperties, ViewController):
    """`UINavigationController`: `NavigationController(Home())`, or `NavigationController([Home(), Detail()])`."""

    uikit = "UINavigationController"

    def __init__(self, rootViewController: Any = None, label: str = "", **properties: Any) -> None:
        super().__init__(label, **properties)
        if rootViewController is not None:
            many = isinstance(rootViewController, (list, tuple))
            self.viewControllers = list(rootViewController) if many else [rootViewController]

    def pushViewController(self, viewController: ViewController, animated: bool = True) -> None:
        """Pushes a controller."""
        self._again("pushViewController", "push", controller=viewController, animated=animated)

    def popViewController(self, animated: bool = True) -> Optional[ViewController]:
        """Pops the top; answers with it."""
        popped = None if self.session._frames else self.topViewController
        before = len(self.viewControllers) if popped else 0
        self._again("popViewController", "pop", animated=animated)
        return popped if popped and len(self.viewControllers) < before else None

    def popToViewController(self, viewController: ViewController, animated: bool = True) -> None:
        """Pops to a controller of the stack."""
        self._again("popToViewController", "popTo", controller=viewController, animated=animated)

    def popToRootViewController(self, animated: bool = True) -> None:
        """Pops to the bottom of the stack."""
        self._perform("popToRoot", animated=animated)

    push = pushViewController
    pop = popViewController

    def setViewControllers(self, viewControllers: Sequence[ViewController], animated: bool = True) -> None:
        """Sets the stack."""
        self._perform("setViewControllers", viewControllers=list(viewControllers), animated=animated)

    def setNavigationBarHidden(self, hidden: bool, animated: bool = True) -> None:
        """Hides or shows the bar."""
        self._perform("setNavigationBarHidden", hidden=hidden, animated=animated)

    def tapBack(self) -> None:
        """The user taps the back button."""
        self._perform("trigger", control="back")

    def swipeBack(self, phase: Optional[str] = None) -> None:
        """The user drags from the edge; the whole gesture, or a phase of it: begin, update, finish, cancel."""
        for one in [phase] if phase else ["begin", "finish"]:
            self._perform("interactivePop", phase=one)


class TabBarController(_properties.TabBarControllerProperties, ViewController):
    """`UITabBarController`: `TabBarController([Feed(), Settings()])`."""

    uikit = "UITabBarController"

    def __init__(self, viewControllers: Sequence[ViewController] = (), label: str = "", **properties: Any) -> None:
        super().__init__(label, **properties)
        if viewControllers:
            self.viewControllers = list(viewControllers)

    def setViewControllers(self, viewControllers: Sequence[ViewController], animated: bool = True) -> None:
        """Sets the tabs."""
        self._perform("setViewControllers", viewControllers=list(viewControllers), animated=animated)

    def select(self, tab: Any) -> None:
        """Selects a tab, by its index or its controller, as code does."""
        if isinstance(tab, int):
            self._perform("select", index=tab)
        else:
            self._perform("select", controller=tab)

    def tapTab(self, tab: Any) -> None:
        """The user taps a tab, by its index, its controller or its title; the delegate is asked."""
        tab = self.viewControllers[tab] if isinstance(tab, int) else tab
        self.tap(tab.label if isinstance(tab, ViewController) else tab)


class SplitViewController(_properties.SplitViewControllerProperties, ViewController):
    """`UISplitViewController`: by `viewControllers`, or by `style` and `columns` from iOS 14 on."""

    uikit = "UISplitViewController"

    def __init__(
        self,
        viewControllers: Sequence[ViewController] = (),
        label: str = "",
        columns: Optional[Dict[str, ViewController]] = None,
        **properties: Any,
    ) -> None:
        super().__init__(label, **properties)
        if viewControllers:
            self.viewControllers = list(viewControllers)
        if columns:
            self._given["columns"] = columns

    def setViewController(self, viewController: Optional[ViewController], column: str) -> None:
        """`setViewController(_:for:)`; None empties the column."""
        self._perform("setColumn", controller=viewController, column=column)

    def showColumn(self, column: str) -> None:
        """`show(_:)` of a column: primary, supplementary, secondary, compact, inspector."""
        self._perform("showColumn", column=column)

    def hideColumn(self, column: str) -> None:
        """`hide(_:)` of a column."""
        self._perform("hideColumn", column=column)


class PageViewController(_properties.PageViewControllerProperties, ViewController):
    """`UIPageViewController`; `pages` are what its data source hands out."""

    uikit = "UIPageViewController"

    def __init__(
        self,
        viewControllers: Sequence[ViewController] = (),
        label: str = "",
        pages: Sequence[ViewController] = (),
        dataSource: Any = None,
        **properties: Any,
    ) -> None:
        super().__init__(label, **properties)
        if dataSource is not None:
            self._holders["dataSource"] = dataSource
            pages = pages or getattr(dataSource, "pages", ())
        if pages:
            self._given["dataSource"] = {"pages": list(pages)}
        if viewControllers:
            self.viewControllers = list(viewControllers)

    def setViewControllers(
        self,
        viewControllers: Sequence[ViewController],
        direction: str = "forward",
        animated: bool = True,
        completion: Block = None,
    ) -> None:
        """Sets the pages in front."""
        fields = {"direction": direction, "animated": animated, "completion": completion}
        self._perform("setViewControllers", viewControllers=list(viewControllers), **fields)

    def turnPage(self, direction: str = "forward", phase: Optional[str] = None) -> None:
        """The user turns the page."""
        self._perform("turnPage", direction=direction, phase=phase)


class AlertAction(NamedTuple):
    """`UIAlertAction`; `handler` is called with the action when it was chosen and the alert has gone."""

    title: str
    style: str = "default"
    handler: Optional[Callable[["AlertAction"], Any]] = None
    isEnabled: bool = True


class AlertController(_properties.AlertControllerProperties, ViewController):
    """`UIAlertController`."""

    uikit = "UIAlertController"

    def __init__(
        self,
        title: Optional[str] = None,
        message: Optional[str] = None,
        preferredStyle: str = "alert",
        actions: Sequence[AlertAction] = (),
        label: str = "",
        **properties: Any,
    ) -> None:
        super().__init__(label, title=title, preferredStyle=preferredStyle, **properties)
        if message is not None:
            self.message = message
        for action in actions:
            self.addAction(action)

    @property
    def actions(self) -> List[AlertAction]:
        """The actions in the order in which they were added."""
        return list(self._blocks.get("actions", []))

    def addAction(self, action: AlertAction) -> None:
        """Adds an action."""
        self._blocks.setdefault("actions", []).append(action)
        if self._app is not None:
            self._perform("addAction", **describeAction(action))

    def addTextField(self, placeholder: Optional[str] = None, text: Optional[str] = None) -> None:
        """Adds a text field."""
        field = {"placeholder": placeholder, "text": text}
        field = {key: value for key, value in field.items() if value is not None}
        if self._app is not None:
            self._perform("addTextField", **field)
        else:
            self._given.setdefault("textFields", []).append(field)


def describeAction(action: AlertAction) -> Dict[str, Any]:
    """An action as the service reads it."""
    described: Dict[str, Any] = {"title": action.title, "style": action.style}
    if not action.isEnabled:
        described["isEnabled"] = False
    if action.handler is not None:
        described["handler"] = []
    return described


class SearchController(_properties.SearchControllerProperties, ViewController):
    """`UISearchController`."""

    uikit = "UISearchController"

    def __init__(
        self, searchResultsController: Optional[ViewController] = None, label: str = "", **properties: Any
    ) -> None:
        super().__init__(label, **properties)
        if searchResultsController is not None:
            self.searchResultsController = searchResultsController

    def search(self, text: Optional[str] = None, scope: Optional[int] = None, submit: Optional[bool] = None) -> None:
        """The user types into the search bar."""
        self._perform("search", text=text, scope=scope, submit=submit)

    def setActive(self, active: bool) -> None:
        """Begins or ends the search."""
        self._perform("setSearchActive", active=active)


class TableViewController(ViewController):
    """`UITableViewController`."""

    uikit = "UITableViewController"


class CollectionViewController(ViewController):
    """`UICollectionViewController`."""

    uikit = "UICollectionViewController"


class Delegate:
    """What the app's delegates and data sources may inherit, so that their methods are known from the launch on.

    A method is named by the part of UIKit's name that tells what it is about, and gets who sends it first:
    `def willShow(self, navigationController, viewController, animated)`. What is no method answers for itself:
    `shouldSelect = False`.
    """

    def __init_subclass__(cls, **words: Any) -> None:
        super().__init_subclass__(**words)
        _classes.register(cls)


for _owner in (_properties.ViewControllerProperties, *_properties.__dict__.values()):
    if isinstance(_owner, type) and _owner.__name__.endswith("ControllerProperties"):
        _classes.PROPERTIES.update(dict.fromkeys(name for name in vars(_owner) if not name.startswith("_")))
