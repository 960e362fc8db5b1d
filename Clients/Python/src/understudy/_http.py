"""HTTP/1.1 over one connection, as little of it as the service speaks.

The standard library's client reads headers as those of mails, which takes longer than all else in a round trip.
docs/decisions/0027-the-python-client-speaks-http-itself.md
"""

import select
import socket
import ssl
import time
from typing import Dict, List, Optional, Tuple
from urllib.parse import SplitResult

_LIMIT = 65536
#: Seconds of silence after which the other side may have closed the connection.
_SILENCE = 1.0


class Closed(ConnectionError):
    """The other side has closed the connection; `isAnswered` says whether it had begun to answer."""

    def __init__(self, isAnswered: bool) -> None:
        super().__init__("the service has closed the connection")
        self.isAnswered = isAnswered


class Exchange:
    """Requests and their answers, one after the other."""

    def __init__(self, url: SplitResult, timeout: float) -> None:
        self._isSecure = url.scheme == "https"
        self._name = url.hostname or ""
        self._address = (self._name, url.port or (443 if self._isSecure else 80))
        self._host = url.netloc.rpartition("@")[2]
        self._timeout = timeout
        self._socket: Optional[socket.socket] = None
        self._left = b""
        self._last = 0.0

    @property
    def isOpen(self) -> bool:
        """Whether the connection stands, as far as is known."""
        return self._socket is not None

    def close(self) -> None:
        """Closes the connection."""
        if self._socket is not None:
            self._socket.close()
        self._socket, self._left = None, b""

    def request(self, method: str, path: str, body: Optional[bytes], headers: Dict[str, str]) -> Tuple[int, str, bytes]:
        """Sends a request; answers with status, content type and content."""
        if self._socket is not None and time.monotonic() - self._last > _SILENCE:
            # Between requests there is nothing to read but the end.
            if select.select([self._socket], [], [], 0)[0]:
                self.close()
        if self._socket is None:
            self._open()
        assert self._socket is not None
        lines = [f"{method} {path} HTTP/1.1", f"Host: {self._host}"]
        lines += [f"{name}: {value}" for name, value in headers.items()]
        if body is not None or method != "GET":
            lines.append(f"Content-Length: {len(body or b'')}")
        try:
            self._socket.sendall("\r\n".join(lines).encode("latin-1") + b"\r\n\r\n" + (body or b""))
            return self._answer()
        except BaseException:
            self.close()
            raise

    def _open(self) -> None:
        self._socket = socket.create_connection(self._address, self._timeout)
        self._socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        if self._isSecure:
            self._socket = ssl.create_default_context().wrap_socket(self._socket, server_hostname=self._name)

    def _answer(self) -> Tuple[int, str, bytes]:
        status = 100
        while 100 <= status < 200:
            head = self._until(b"\r\n\r\n", isBeginning=True)
            lines = head.decode("latin-1").split("\r\n")
            status = int(lines[0].split(" ", 2)[1])
        fields = {}
        for line in lines[1:]:
            name, _, value = line.partition(":")
            fields[name.lower()] = value.strip()
        if status in (204, 304):
            content = b""
        elif "chunked" in fields.get("transfer-encoding", "").lower():
            content = self._chunks()
        else:
            content = self._exactly(int(fields["content-length"]))
        if "close" in fields.get("connection", "").lower():
            self.close()
        self._last = time.monotonic()
        return status, fields.get("content-type", ""), content

    def _more(self, isBeginning: bool = False) -> bytes:
        assert self._socket is not None
        try:
            data = self._socket.recv(_LIMIT)
        except ConnectionResetError:
            data = b""
        if not data:
            raise Closed(isAnswered=not isBeginning)
        return data

    def _until(self, end: bytes, isBeginning: bool = False) -> bytes:
        data = self._left
        while end not in data:
            data += self._more(isBeginning and not data)
        found, _, self._left = data.partition(end)
        return found

    def _exactly(self, length: int) -> bytes:
        parts, have = [self._left], len(self._left)
        while have < length:
            parts.append(self._more())
            have += len(parts[-1])
        data = b"".join(parts)
        self._left = data[length:]
        return data[:length]

    def _chunks(self) -> bytes:
        parts: List[bytes] = []
        while True:
            length = int(self._until(b"\r\n").split(b";")[0], 16)
            if length == 0:
                while self._until(b"\r\n"):
                    pass
                return b"".join(parts)
            parts.append(self._exactly(length))
            self._until(b"\r\n")
