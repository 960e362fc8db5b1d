"""UIKit's view controllers, to be used as they are and to be subclassed."""

from typing import TYPE_CHECKING, Any, Callable, Dict, List, Optional, Type, TypeVar, Union

from . import _classes
from ._callbacks import Callbacks
from ._properties import ViewControllerProperties
from .errors import UnderstudyError

if TYPE_CHECKING:
    from .app import App
    from .containers import NavigationController

Self = TypeVar("Self", bound="ViewController")
Block = Optional[Callable[..., Any]]

#: Callbacks that code may call by itself.
_APPEARANCE = ("viewWillAppear", "viewIsAppearing", "viewDidAppear", "viewWillDisappear", "viewDidDisappear")

#: What containers and segues send as messages, for overrides to hear of.
_MESSAGES = ("dismiss", "popViewController", "popToViewController")


class ViewController(ViewControllerProperties, Callbacks):
    """`UIViewController`.

    Properties may be given by name: `ViewController(title="Home")`. `label` is how the log calls the controller;
    left out, its class does, as in `home` for a `HomeViewController`.
    """

    #: The class's name in UIKit.
    uikit = "UIViewController"
    #: Whether the class, asked as a restoration class, makes a controller of itself.
    restores = False
    label: str
    _app: "Optional[App]"
    #: What has been set before the controller came into an app, and since.
    _given: Dict[str, Any]
    #: The app's objects that hear of the controller, and the blocks that it has been given.
    _holders: Dict[str, Any]
    _blocks: Dict[str, Any]

    def __new__(cls: Type[Self], *_: Any, **__: Any) -> Self:
        controller = super().__new__(cls)
        # A subclass's initializer sets properties before it calls super's, or does not call it at all.
        controller.__dict__.update(_app=None, _given={}, _holders={}, _blocks={}, label="")
        return controller

    def __init_subclass__(cls, **words: Any) -> None:
        super().__init_subclass__(**words)
        if not _classes.isFramework(cls):
            _classes.register(cls)

    def __init__(self, label: str = "", **properties: Any) -> None:
        if label:
            self.label = label
        for name, value in properties.items():
            if name not in _classes.PROPERTIES and name not in _ONCE:
                raise TypeError(f"{type(self).__name__} has no property {name}")
            if name in _ONCE and name not in _classes.PROPERTIES:
                self._given[name] = value
            else:
                setattr(self, name, value)

    def __repr__(self) -> str:
        return f"<{type(self).__name__}: {self.label or 'not in an app yet'}>"

    # What lives in the session

    @property
    def session(self) -> "App":
        """The app in which the controller lives."""
        if self._app is None:
            raise UnderstudyError(f"{self!r} is in no app: launch one with it, or present or push it")
        return self._app

    def _get(self, name: str) -> Any:
        if self._app is None:
            return self._given.get(name)
        return self._app._read(self, name)

    def _set(self, name: str, value: Any) -> None:
        self._given[name] = value
        if self._app is not None:
            self._app._write(self, name, value)

    def _perform(self, operation: str, **fields: Any) -> Any:
        return self.session.perform(
            operation, self, **{key: value for key, value in fields.items() if value is not None}
        )

    def _super(self, name: str, *arguments: Any) -> Any:
        """The superclass's implementation of a call that UIKit makes; or a call that the app's code makes itself."""
        frame = None if self._app is None else self._app._frame(self, name)
        if frame is not None:
            return frame.callSuper()
        if name in _APPEARANCE:
            return self._again(name, "callAppearanceMethod", method=name, animated=bool(arguments[0]))
        raise UnderstudyError(f"{name} is UIKit's to call: {self!r} has not been called so")

    def _again(self, name: str, operation: str, **fields: Any) -> Any:
        """An operation that has the app's override called, whose code this call comes from."""
        frame = None if self._app is None else self._app._frame(self, name)
        if frame is not None and frame.mayCallSuper:
            # Of some methods the service calls the override alone; UIKit's part of them is the operation.
            return self._perform(operation, **fields) if name in _MESSAGES else frame.callSuper()
        with self.session._passing(self, name):
            return self._perform(operation, **fields)

    # Presenting

    def present(self, viewController: "ViewController", animated: bool = True, completion: Block = None) -> None:
        """Presents a controller modally."""
        self._perform("present", controller=viewController, animated=animated, completion=completion)

    def dismiss(self, animated: bool = True, completion: Block = None) -> None:
        """Dismisses what the controller presents, or the controller itself."""
        self._again("dismiss", "dismiss", animated=animated, completion=completion)

    def show(self, viewController: "ViewController", sender: Any = None) -> None:
        """Shows a controller where it fits."""
        self._again("show", "show", controller=viewController)

    def showDetailViewController(self, viewController: "ViewController", sender: Any = None) -> None:
        """Shows a controller as the detail."""
        self._again("showDetailViewController", "showDetail", controller=viewController)

    def push(self, viewController: "ViewController", animated: bool = True) -> None:
        """Pushes onto the navigation controller that the controller is in."""
        self._stack().pushViewController(viewController, animated)

    def pop(self, animated: bool = True) -> "Optional[ViewController]":
        """Pops the top of the navigation controller that the controller is in."""
        return self._stack().popViewController(animated)

    def _stack(self) -> "NavigationController":
        found = self.navigationController
        if found is None:
            raise UnderstudyError(f"{self!r} is in no navigation controller")
        return found  # type: ignore[return-value]

    # Containing

    def addChild(self, childController: "ViewController") -> None:
        """Adds a child."""
        self._perform("addChild", controller=childController)

    def removeFromParent(self) -> None:
        """Removes the controller from its parent."""
        self._perform("removeFromParent")

    def addSubview(self, viewController: "ViewController") -> None:
        """Adds another controller's view to this one's: `view.addSubview(child.view)`."""
        self._perform("addSubview", controller=viewController)

    def removeFromSuperview(self) -> None:
        """Takes the controller's view out of its superview."""
        self._perform("removeFromSuperview")

    def willMove(self, parent: "Optional[ViewController]") -> None:
        """`willMove(toParent:)`"""
        self._move("willMove", parent)

    def didMove(self, parent: "Optional[ViewController]") -> None:
        """`didMove(toParent:)`"""
        self._move("didMove", parent)

    def _move(self, name: str, parent: "Optional[ViewController]") -> None:
        frame = None if self._app is None else self._app._frame(self, name)
        if frame is not None:
            frame.callSuper()
            return
        with self.session._passing(self, name):
            self.session.perform(name, self, to=parent)

    def beginAppearanceTransition(self, isAppearing: bool, animated: bool) -> None:
        """Tells a child that it will appear or disappear."""
        self._perform("beginAppearanceTransition", isAppearing=isAppearing, animated=animated)

    def endAppearanceTransition(self) -> None:
        """Tells a child that it has appeared or disappeared."""
        self._perform("endAppearanceTransition")

    def transition(
        self, from_: "ViewController", to: "ViewController", duration: float = 0.3, completion: Block = None
    ) -> None:
        """Transitions between two children."""
        self._perform("transition", **{"from": from_}, to=to, duration=duration, completion=completion)

    # Views

    def loadView(self) -> None:
        """Makes the view."""
        self._again("loadView", "loadView")

    def loadViewIfNeeded(self) -> None:
        """Loads the view if it is not loaded."""
        self._perform("loadViewIfNeeded")

    def layoutIfNeeded(self) -> None:
        """Lays out now."""
        self._perform("layoutIfNeeded")

    def setNeedsLayout(self) -> None:
        """Asks for a layout pass."""
        self._perform("setNeedsLayout")

    def setNeedsStatusBarAppearanceUpdate(self) -> None:
        """Asks for an update of the status bar."""
        self._perform("setNeedsStatusBarAppearanceUpdate")

    def setNeedsUpdateOfSupportedInterfaceOrientations(self) -> None:
        """Asks for an update of the supported orientations."""
        self._perform("setNeedsUpdateOfSupportedInterfaceOrientations")

    def setEditing(self, editing: bool, animated: bool = True) -> None:
        """Switches editing on or off."""
        self._again("setEditing", "setEditing", editing=editing, animated=animated)

    def becomeFirstResponder(self) -> None:
        """Makes the controller the first responder."""
        self._perform("becomeFirstResponder")

    def resignFirstResponder(self) -> None:
        """Gives up being the first responder."""
        self._perform("resignFirstResponder")

    # Segues, and what a user does

    def performSegue(self, identifier: str, sender: Any = None) -> None:
        """Performs a segue of the storyboard."""
        self._again("performSegue", "performSegue", identifier=identifier)

    def tap(self, control: str) -> None:
        """The user taps a control, a button of an alert or a bar, by its title or identifier."""
        self._perform("trigger", control=control)

    def tapOutside(self) -> None:
        """The user taps beside what is presented."""
        self._perform("tapOutside")

    def dragDown(self, phase: Optional[str] = None) -> None:
        """The user drags a sheet down; the whole gesture, or a phase of it: begin, update, finish, cancel."""
        for one in [phase] if phase else ["begin", "finish"]:
            self._perform("interactiveDismiss", phase=one)

    def animateAlongsideTransition(self, animation: Block = None, completion: Block = None) -> None:
        """`transitionCoordinator?.animate(alongsideTransition:completion:)`"""
        self._perform("animateAlongsideTransition", animation=animation, completion=completion)

    def release(self) -> None:
        """Drops the app's own reference: what nobody else holds is deallocated. Python's object is of no use then."""
        self._perform("release")

    @property
    def controls(self) -> List[Dict[str, Any]]:
        """What a user can tap now."""
        return list(self.session._resource(self).get("controls") or [])


#: Given at creation alone.
_ONCE = ("viewControllers", "nib", "controls", "columns", "dataSource", "pages", "tabs")


class Segue:
    """A segue that is being prepared or performed."""

    def __init__(self, identifier: Optional[str], source: Any, destination: Any) -> None:
        self.identifier = identifier
        self.source = source
        self.destination = destination


class Coder:
    """What a controller encodes its state with, and decodes it from."""

    def __init__(self, values: Dict[str, Any]) -> None:
        self.values = values

    def encode(self, value: Any, forKey: str) -> None:
        """Saves a value: a number, a text, a list, a dictionary, or another controller."""
        self.values[forKey] = value

    def decodeObject(self, forKey: str) -> Any:
        """What was saved, or None."""
        return self.values.get(forKey)

    def containsValue(self, forKey: str) -> bool:
        """Whether something was saved under the key."""
        return forKey in self.values

    decodeBool = decodeInteger = decodeDouble = decodeObject


Reference = Union[ViewController, str, None]
