#!/usr/bin/env python3
"""Prints how fast the page is with much to show, and writes its picture on a phone: figures.py PROGRAM PHONE.png"""

import pathlib
import sys
from statistics import median

from conftest import Server
from picture import CHROMIUM, prepare
from playwright.sync_api import sync_playwright

SCREENS = {"1,280 × 800, light": (1280, 800, "light"), "390 × 844, dark": (390, 844, "dark")}
CONTROLLERS, EVENTS, TIMES = 150, 100_000, 7


def large_session(server):
    """A stack of controllers with children, and a log as long as that of a day."""
    children = [{"class": "CellViewController"} for _ in range(14)]
    stack = [{"class": "ListViewController", "children": children} for _ in range(CONTROLLERS // 15)]
    root = {"class": "UINavigationController", "as": "nav", "viewControllers": stack}
    name = server.session({"root": root})
    turn = [{"op": "push", "target": "nav", "controller": {"class": "DetailViewController"}}, {"op": "pop", "target": "nav"}]
    while server.call("GET", f"/v1/sessions/{name}")["events"] < EVENTS:
        server.perform(name, "operations", {"operations": turn * 200})
    return name


def milliseconds(browser, server, session, width, height, scheme):
    """First paint, and when the newest event stands there, both from the start of the navigation on."""
    page = browser.new_page(
        viewport={"width": width, "height": height}, base_url=server.url, color_scheme=scheme)
    page.goto(f"/#{session}")
    page.get_by_text("viewDidAppear(true)").last.wait_for(state="attached")
    shown = page.evaluate("performance.now()")
    paint = page.evaluate("performance.getEntriesByName('first-contentful-paint')[0].startTime")
    page.close()
    return paint, shown


def main():
    program, picture = sys.argv[1:]
    server = Server(str(pathlib.Path(program).resolve()))
    try:
        session = large_session(server)
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(**CHROMIUM)
            print(f"| {CONTROLLERS} controllers, {EVENTS:,} events | first paint, ms | newest event shown, ms |")
            print("|---|---|---|")
            for name, (width, height, scheme) in SCREENS.items():
                found = [milliseconds(browser, server, session, width, height, scheme) for _ in range(TIMES)]
                paint, shown = (median(values) for values in zip(*found))
                print(f"| {name} | {paint:.0f} | {shown:.0f} |")
            page = browser.new_page(
                viewport={"width": 390, "height": 844}, base_url=server.url, color_scheme="dark")
            page.goto(f"/#{prepare(server)}")
            page.get_by_text("viewDidAppear(true)").last.wait_for(state="attached")
            page.screenshot(path=picture)
            browser.close()
    finally:
        server.stop()


if __name__ == "__main__":
    main()
