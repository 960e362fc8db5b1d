"""The connection: what is sent again, what is not, and answers in all forms."""

import socket
import threading
import time

import pytest

from understudy import RequestError, UnderstudyError
from understudy.connection import Connection


def serve(*answers):
    """A server that gives the answers in turn; None closes the connection, at the end of an answer too."""
    listener = socket.create_server(("127.0.0.1", 0))
    requests = []

    def run():
        left = list(answers)
        while left:
            connection, _ = listener.accept()
            with connection:
                while left:
                    data = connection.recv(65536)
                    if not data:
                        break
                    requests.append(data.split(b" ", 1)[0].decode())
                    answer = left.pop(0)
                    if answer is None:
                        break
                    parts = answer if isinstance(answer, list) else [answer]
                    for part in filter(None, parts):
                        connection.sendall(part)
                    if parts[-1] is None:
                        break
        listener.close()

    threading.Thread(target=run, daemon=True).start()
    return Connection(f"http://127.0.0.1:{listener.getsockname()[1]}", timeout=5), requests


JSON = b'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 7\r\n\r\n{"a":1}'


def test_an_answer_in_pieces():
    connection, _ = serve([JSON[:10], JSON[10:40], JSON[40:]], JSON)
    assert connection.request("GET", "/") == {"a": 1}
    assert connection.request("POST", "/", {}) == {"a": 1}


def test_chunks():
    head = b"HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\nTransfer-Encoding: chunked\r\n\r\n"
    connection, _ = serve([head + b"3\r\nab", b"c\r\n", b"2;x=y\r\nde\r\n0\r\n\r\n"], JSON)
    assert connection.request("GET", "/") == "abcde"
    assert connection.request("GET", "/") == {"a": 1}


def test_nothing():
    connection, _ = serve(b"HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 204 No Content\r\n\r\n", JSON)
    assert connection.request("POST", "/") is None
    assert connection.request("GET", "/") == {"a": 1}


def test_a_look_is_sent_twice_where_the_connection_was_closed():
    connection, requests = serve(JSON, None, JSON)
    connection.request("GET", "/")
    assert connection.request("GET", "/") == {"a": 1}
    assert requests == ["GET", "GET", "GET"]


def test_what_may_have_been_done_is_not_sent_twice():
    connection, requests = serve(JSON, None, JSON)
    connection.request("GET", "/")
    with pytest.raises(ConnectionError):
        connection.request("POST", "/", {})
    assert requests == ["GET", "POST"]


def test_a_connection_that_was_closed_in_the_meantime(monkeypatch):
    monkeypatch.setattr("understudy._http._SILENCE", 0)
    connection, requests = serve([JSON, None], JSON)
    connection.request("POST", "/", {})
    time.sleep(0.1)
    connection.request("POST", "/", {})
    assert requests == ["POST", "POST"]


def test_a_connection_that_the_service_gives_up():
    connection, requests = serve(
        [JSON.replace(b"\r\nContent-Length", b"\r\nConnection: close\r\nContent-Length"), None], JSON
    )
    connection.request("POST", "/", {})
    connection.request("POST", "/", {})
    assert requests == ["POST", "POST"]


def test_problems_that_are_no_documents():
    connection, _ = serve(b"HTTP/1.1 502 Bad\r\nContent-Type: text/html\r\nContent-Length: 4\r\n\r\noops")
    with pytest.raises(RequestError, match="oops") as caught:
        connection.request("GET", "/")
    assert caught.value.status == 502


def test_what_is_no_address():
    with pytest.raises(UnderstudyError, match="is no http or https URL"):
        Connection("ftp://example.org")
