"""A server, a browser and a page that fails its test on the first error in the console."""

import json
import os
import pathlib
import subprocess
import urllib.request

import pytest
from playwright.sync_api import sync_playwright

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent


def pytest_addoption(parser):
    parser.addoption("--understudy-program", default=str(ROOT / ".build/debug/understudy"))
    parser.addoption("--chromium", default="/usr/bin/chromium")


class Server:
    """A running service and its API, for what a test prepares and looks up beside the page."""

    def __init__(self, program):
        command = [program, "serve", "--listen", "127.0.0.1:0", "--store", "memory:"]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        self.url = json.loads(self.process.stdout.readline())["url"]

    def call(self, method, path, body=None, **headers):
        data = None if body is None else json.dumps(body).encode()
        headers = {"Content-Type": "application/json"} | {k.replace("_", "-"): v for k, v in headers.items()}
        request = urllib.request.Request(self.url + path, data, headers, method=method)
        with urllib.request.urlopen(request) as reply:
            text = reply.read().decode()
        return json.loads(text) if text.startswith(("{", "[")) else text

    def session(self, definition):
        return self.call("POST", "/v1/sessions", definition)["session"]["id"]

    def perform(self, session, path, body=None):
        return self.call("POST", f"/v1/sessions/{session}/{path}", body or {})

    def lines(self, session):
        return self.call("GET", f"/v1/sessions/{session}/events?format=text").splitlines()

    def stop(self):
        self.process.terminate()
        self.process.wait(timeout=30)


@pytest.fixture(scope="session")
def server(request):
    server = Server(request.config.getoption("--understudy-program"))
    yield server
    server.stop()


@pytest.fixture(autouse=True)
def no_sessions(server):
    """Sessions of earlier tests are gone, so that each page begins with an empty list."""
    for session in server.call("GET", "/v1/sessions?limit=1000")["items"]:
        server.call("DELETE", f"/v1/sessions/{session['id']}")


@pytest.fixture(scope="session")
def browser(request):
    with sync_playwright() as playwright:
        # Chromium's own sandbox does not start as root, as which containers run tests.
        arguments = ["--no-sandbox"] if os.geteuid() == 0 else []
        path = request.config.getoption("--chromium")
        browser = playwright.chromium.launch(executable_path=path, args=arguments)
        yield browser
        browser.close()


@pytest.fixture
def new_page(browser, server):
    """Makes pages of a width; whatever one prints as an error, or raises, fails the test."""
    contexts, faults = [], []

    def note(message):
        # Refused requests, which the browser prints by itself, are among what is tested.
        if message.type == "error" and not message.text.startswith("Failed to load resource"):
            faults.append(message.text)

    def make(width=1280, height=800, **options):
        context = browser.new_context(
            viewport={"width": width, "height": height}, base_url=server.url, **options)
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(10_000)
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on("console", note)
        return page

    yield make
    for context in contexts:
        context.close()
    assert faults == []


@pytest.fixture
def page(new_page):
    return new_page()


@pytest.fixture
def navigation():
    """An app with one controller on a navigation controller."""
    home = {"class": "HomeViewController", "as": "home", "title": "Home"}
    return {"root": {"class": "UINavigationController", "as": "nav", "viewControllers": [home]}}
