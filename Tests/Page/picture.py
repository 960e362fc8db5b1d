#!/usr/bin/env python3
"""Writes the pictures of the page that the documents show: picture.py PROGRAM FOLDER"""

import pathlib
import subprocess
import sys
import tempfile

from conftest import ROOT, Server
from playwright.sync_api import sync_playwright

WIDTH, HEIGHT = 1280, 720
# Chromium's own sandbox does not start as root, as which containers run.
CHROMIUM = {"executable_path": "/usr/bin/chromium", "args": ["--no-sandbox"]}

FAILING = """\
name: The login covers the home screen
root: {class: UINavigationController, as: nav, viewControllers: [{class: HomeViewController, as: home, title: Home}]}
steps:
  - push: {target: nav, controller: {class: DetailViewController, as: detail, title: Detail}}
  - present: {target: nav, controller: {class: LoginViewController, as: login, title: Log in, modalPresentationStyle: pageSheet}}
    expect:
      - login.viewWillAppear(true)
      - detail.viewWillDisappear(true)
      - login.viewDidAppear(true)
  - dismiss: {target: nav}
"""


def prepare(server):
    """A session of the documents' storyboard, with its editor open over a stack; returns its name."""
    name = server.session({
        "device": {"systemVersion": "17.0"},
        "storyboards": {"Journal": (ROOT / "docs/journal.storyboard").read_text()},
        "mainStoryboard": "Journal",
    })
    for controller, control in ("entries", "entry"), ("entry", "Edit"):
        server.perform(name, f"controllers/{controller}/trigger", {"control": control})
    return name


def write_report(program, folder):
    """A report of a scenario that fails; returns where it is."""
    (folder / "login.yaml").write_text(FAILING)
    subprocess.run([program, "test", "--html", "report.html", "login.yaml"], cwd=folder, stdout=subprocess.DEVNULL)
    return (folder / "report.html").as_uri()


def main():
    program, folder = (pathlib.Path(argument).resolve() for argument in sys.argv[1:])
    server = Server(str(program))
    try:
        session = prepare(server)
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(**CHROMIUM)
            page = browser.new_page(viewport={"width": WIDTH, "height": HEIGHT}, base_url=server.url)
            page.goto(f"/#{session}")
            page.get_by_text("viewDidAppear(true)").last.wait_for()
            page.screenshot(path=folder / "page.png")
            with tempfile.TemporaryDirectory() as made:
                page.goto(write_report(program, pathlib.Path(made)))
                page.locator("#difference tr.wrong").first.wait_for()
                page.screenshot(path=folder / "report.png")
            browser.close()
    finally:
        server.stop()


if __name__ == "__main__":
    main()
