#!/usr/bin/env python3
"""Writes the picture of the page that README.md shows: picture.py PROGRAM FILE.png"""

import pathlib
import sys

from conftest import ROOT, Server
from playwright.sync_api import sync_playwright

WIDTH, HEIGHT = 1280, 720
# Chromium's own sandbox does not start as root, as which containers run.
CHROMIUM = {"executable_path": "/usr/bin/chromium", "args": ["--no-sandbox"]}


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


def main():
    program, picture = sys.argv[1:]
    server = Server(str(pathlib.Path(program).resolve()))
    try:
        session = prepare(server)
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(**CHROMIUM)
            page = browser.new_page(viewport={"width": WIDTH, "height": HEIGHT}, base_url=server.url)
            page.goto(f"/#{session}")
            page.get_by_text("viewDidAppear(true)").last.wait_for()
            page.screenshot(path=picture)
            browser.close()
    finally:
        server.stop()


if __name__ == "__main__":
    main()
