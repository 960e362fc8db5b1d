#!/usr/bin/env python3
"""Prints how the page does with much to show, and writes pictures of that and of a phone: figures.py PROGRAM FOLDER"""

import pathlib
import sys
from statistics import median

from axe_playwright_python.sync_playwright import Axe
from conftest import Server
from picture import CHROMIUM, prepare
from playwright.sync_api import sync_playwright

SIZES = {"1,280 × 800": (1280, 800), "390 × 844": (390, 844)}
SCREENS = {
    f"{name}, {scheme}": (*size, scheme) for name, size in SIZES.items() for scheme in ("light", "dark")}
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


def opened(browser, server, session, width, height, scheme):
    """The page with a session in it, its newest event there."""
    page = browser.new_page(
        viewport={"width": width, "height": height}, base_url=server.url, color_scheme=scheme)
    page.goto(f"/#{session}")
    page.get_by_text("viewDidAppear(true)").last.wait_for(state="attached")
    return page


def milliseconds(*given):
    """First paint, and when the newest event stands there, both from the start of the navigation on."""
    page = opened(*given)
    shown = page.evaluate("performance.now()")
    paint = page.evaluate("performance.getEntriesByName('first-contentful-paint')[0].startTime")
    page.close()
    return paint, shown


def judged(*given):
    """How many of axe's rules the page keeps, and how many it breaks."""
    page = opened(*given)
    found = Axe().run(page).response
    page.close()
    return len(found["passes"]), len(found["violations"])


def main():
    program, folder = (pathlib.Path(argument).resolve() for argument in sys.argv[1:])
    server = Server(str(program))
    try:
        session = large_session(server)
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(**CHROMIUM)
            print(
                f"| {CONTROLLERS} controllers, {EVENTS:,} events | first paint, ms | newest event shown, ms "
                "| rules of axe kept | broken |")
            print("|---|---|---|---|---|")
            for name, screen in SCREENS.items():
                found = [milliseconds(browser, server, session, *screen) for _ in range(TIMES)]
                paint, shown = (median(values) for values in zip(*found))
                kept, broken = judged(browser, server, session, *screen)
                print(f"| {name} | {paint:.0f} | {shown:.0f} | {kept} | {broken} |")
            pictures = {"page-many.png": (session, 1280, 720, "dark"), "page-phone.png": (prepare(server), 390, 844, "dark")}
            for name, given in pictures.items():
                opened(browser, server, *given).screenshot(path=folder / name)
            browser.close()
    finally:
        server.stop()


if __name__ == "__main__":
    main()
