"""Services, and how an app begins."""

import atexit
import os
from pathlib import Path
from typing import Any, Dict, Iterable, Mapping, Optional, Type, Union

from . import _classes
from .app import App, Root
from .connection import Connection, Program
from .controllers import ViewController


class Server:
    """A service to launch apps in: at a URL, or a program that is started for it."""

    def __init__(self, url: Optional[str] = None, program: Any = None, token: Optional[str] = None) -> None:
        url = url or (None if program else os.environ.get("UNDERSTUDY_URL"))
        self._program = None if url else Program(program)
        self.connection = Connection(url or (self._program.url if self._program else ""), token)

    def close(self) -> None:
        """Closes the connection, and ends the program."""
        self.connection.close()
        if self._program:
            self._program.stop()


_default: Optional[Server] = None


def server() -> Server:
    """The service that is used where none is named."""
    global _default
    if _default is None:
        _default = Server(token=os.environ.get("UNDERSTUDY_TOKEN"))
        atexit.register(_default.close)
    return _default


def launch(
    root: Root = None,
    ios: str = "17.0",
    *,
    model: Optional[str] = None,
    device: Optional[Mapping[str, Any]] = None,
    storyboards: Optional[Mapping[str, Any]] = None,
    nibs: Optional[Mapping[str, Any]] = None,
    folder: Union[str, Path, None] = None,
    main: Optional[str] = None,
    delegate: Any = None,
    sceneDelegate: Any = None,
    user: Any = None,
    classes: Optional[Iterable[Type[ViewController]]] = None,
    server: Optional[Server] = None,
    **definition: Any,
) -> App:
    """Launches an app.

    `root` is the window's controller, or a function that makes it, for apps that are launched again. `storyboards` are
    files by name, `folder` is an app's, of which all of both kinds are taken; `main` is the name of the storyboard that the
    app begins with, or else of the nib. `classes` are all that the app may use; all
    that are defined where nothing is said. Other words (`clock`, `app`, `scene`, `exceptions`, `labels`) are members of
    the session's definition, as openapi.yaml has it.
    """
    phone: Dict[str, Any] = {**(device or {}), "systemVersion": ios}
    if model:
        phone["model"] = model
    definition["device"] = phone
    for key, kind, files in (("storyboards", "storyboard", storyboards), ("nibs", "xib", nibs)):
        found = {**_documents(folder, kind), **(files or {})}
        if found:
            definition[key] = {name: _text(file) for name, file in found.items()}
    if main:
        isNib = main in definition.get("nibs", {}) and main not in definition.get("storyboards", {})
        definition["mainNib" if isNib else "mainStoryboard"] = main
    known = _classes.registered() if classes is None else classes
    apps = [cls for cls in known if issubclass(cls, ViewController)]
    app = App((server or globals()["server"]()).connection, definition, root, apps)
    app.delegate, app.sceneDelegate, app.user = delegate, sceneDelegate, user
    try:
        app._launch()
    except BaseException:
        app._forget(0)
        raise
    return app


def _documents(folder: Union[str, Path, None], kind: str) -> Dict[str, Path]:
    """The documents of an app's folder by the names that its bundle has them under: in the folder of their language."""
    documents: Dict[str, Path] = {}
    for file in sorted(Path(folder).rglob("*." + kind)) if folder else []:
        language = file.parent.name + "/" if file.parent.suffix == ".lproj" else ""
        name = language + file.stem
        if name in documents:
            raise ValueError(f"{documents[name]} and {file} have one name in the app; give one target's folder")
        documents[name] = file
    return documents


def _text(file: Any) -> str:
    """The text of a document: a path, or the text itself."""
    if isinstance(file, Path) or "<" not in str(file):
        return Path(file).read_text(encoding="utf-8")
    return str(file)
