"""UIKit's view controllers without UIKit: the app's own code runs where UIKit would call it."""

from ._classes import action
from .app import App
from .connection import Program
from .containers import (
    AlertAction,
    AlertController,
    CollectionViewController,
    Delegate,
    NavigationController,
    PageViewController,
    SearchController,
    SplitViewController,
    TabBarController,
    TableViewController,
)
from .controllers import Coder, Segue, ViewController
from .errors import (
    ExpectationFailed,
    NotAnswerable,
    NSException,
    OperationIsOver,
    RequestError,
    UnderstudyError,
)
from .launching import Server, launch
from .log import Log, expect

__version__ = "0.1.0"
__all__ = [
    "AlertAction",
    "AlertController",
    "App",
    "Coder",
    "CollectionViewController",
    "Delegate",
    "ExpectationFailed",
    "Log",
    "NSException",
    "NavigationController",
    "NotAnswerable",
    "OperationIsOver",
    "PageViewController",
    "Program",
    "RequestError",
    "SearchController",
    "Segue",
    "Server",
    "SplitViewController",
    "TabBarController",
    "TableViewController",
    "UnderstudyError",
    "ViewController",
    "action",
    "expect",
    "launch",
]
