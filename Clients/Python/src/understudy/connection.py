"""One connection to the service, kept open, and the program behind it."""

import json
import os
import shutil
import subprocess
from typing import Any, Dict, Optional, Tuple, Union
from urllib.parse import urlsplit

from ._http import Closed, Exchange
from .errors import RequestError, UnderstudyError

JSON = "application/json"


class Connection:
    """Requests in JSON over one connection; for one thread."""

    def __init__(self, url: str, token: Optional[str] = None, timeout: float = 90) -> None:
        parts = urlsplit(url)
        if parts.scheme not in ("http", "https") or not parts.hostname:
            raise UnderstudyError(f"{url!r} is no http or https URL")
        self.url = url.rstrip("/")
        self._prefix = parts.path.rstrip("/")
        self._http = Exchange(parts, timeout)
        self._headers = {"Content-Type": JSON, "Accept": JSON}
        if token:
            self._headers["Authorization"] = "Bearer " + token

    def request(
        self,
        method: str,
        path: str,
        body: Any = None,
        pause: Optional[str] = None,
        accept: Optional[str] = None,
    ) -> Any:
        """Sends a request: answers with the JSON or the text that comes back, None where nothing does."""
        headers = dict(self._headers)
        if pause is not None:
            headers["Pause-Token"] = pause
        if accept is not None:
            headers["Accept"] = accept
        data = None if body is None else json.dumps(body, separators=(",", ":")).encode()
        status, kind, content = self._exchange(method, self._prefix + path, data, headers)
        if "json" not in kind:
            if status >= 400:
                raise RequestError(status, {"detail": content.decode(errors="replace")})
            return content.decode() if content else None
        answer = json.loads(content)
        if status >= 400:
            raise RequestError(status, answer)
        return answer

    def _exchange(
        self, method: str, path: str, data: Optional[bytes], headers: Dict[str, str]
    ) -> Tuple[int, str, bytes]:
        wasOpen = self._http.isOpen
        try:
            return self._http.request(method, path, data, headers)
        except (Closed, BrokenPipeError) as error:
            # The service closes a connection that was idle for long. Nothing but a look is sent twice: what was
            # asked for may have been done.
            if not wasOpen or method != "GET" or isinstance(error, Closed) and error.isAnswered:
                raise
            return self._http.request(method, path, data, headers)

    def close(self) -> None:
        """Closes the connection; the next request opens it again."""
        self._http.close()


class Program:
    """A service that this process has started, with its sessions in memory."""

    def __init__(self, path: Union[str, "os.PathLike[str]", None] = None) -> None:
        found = os.fspath(path) if path else os.environ.get("UNDERSTUDY_PROGRAM") or shutil.which("understudy")
        if not found:
            raise UnderstudyError(
                "Where is the program? Say it with --understudy-program, UNDERSTUDY_PROGRAM or the PATH; "
                "or name a service that runs with --understudy-url or UNDERSTUDY_URL."
            )
        command = [found, "serve", "--listen", "127.0.0.1:0", "--store", "memory:"]
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            raise UnderstudyError(f"{found} has ended with status {self._process.wait()}")
        self.url: str = json.loads(line)["url"]

    def stop(self) -> None:
        """Ends the service."""
        if self._process.poll() is None:
            self._process.terminate()
            self._process.wait()
        if self._process.stdout:
            self._process.stdout.close()

    def __enter__(self) -> "Program":
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()
