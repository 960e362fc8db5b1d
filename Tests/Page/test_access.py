"""Anybody can use the pages: no violation that axe knows, nothing cut off on a phone."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect
from test_screen import journal

SIZES = {"phone": (390, 844), "tablet": (820, 1180), "screen": (1280, 800)}
PARTS = ("Screen", "Hierarchy", "Operation", "Events", "Diagram", "Expect", "Versions", "Storyboards")


def violations(page):
    found = Axe().run(page).response["violations"]
    return [(entry["id"], [node["html"][:160] for node in entry["nodes"]]) for entry in found]


def is_cut_off(page):
    return page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth")


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", SIZES)
def test_the_inspector(server, new_page, size, scheme):
    session = journal(server)
    server.perform(session, "controllers/entries/trigger", {"control": "entry"})
    server.perform(session, "controllers/entry/trigger", {"control": "Edit"})
    page = new_page(*SIZES[size], color_scheme=scheme)
    page.goto(f"/#{session}")
    expect(page.locator("#picture .box.title")).to_have_count(1)
    expect(page.locator("#moment")).to_have_text("version 2 of 2: trigger on entry")
    for part in PARTS:
        button = page.get_by_role("button", name=part, exact=True)
        if not button.is_visible():
            continue
        button.click()
        assert violations(page) == [], part
        assert not is_cut_off(page), part
    if size == "phone":
        page.get_by_role("button", name="Hierarchy").click()
    page.get_by_role("treeitem").last.click()
    page.locator("#properties-box summary").click()
    page.get_by_label("Version", exact=True).press("ArrowLeft")
    expect(page.locator("#tree .mark").first).to_be_attached()
    page.get_by_role("button", name="Events").click()
    page.locator("#events .event").last.click()
    page.get_by_role("button", name="completion").click()
    assert violations(page) == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_an_empty_page_and_its_dialogs(new_page, scheme):
    page = new_page(*SIZES["phone"], color_scheme=scheme)
    page.goto("/")
    expect(page.locator("#no-tree")).to_be_attached()
    assert violations(page) == []
    page.get_by_role("button", name="New…").click()
    assert violations(page) == []
    assert not is_cut_off(page)


def test_a_call_that_waits(server, new_page, navigation):
    session = server.session(navigation)
    # Not in the definition: the launch would stop, and there would be no session to show.
    server.call("PUT", f"/v1/sessions/{session}/pauses", {"pauses": [{"call": "viewDidAppear"}]})
    page = new_page(*SIZES["phone"])
    page.goto(f"/#{session}")
    page.get_by_role("button", name="Hierarchy").click()
    page.get_by_role("treeitem").first.click()
    page.get_by_role("button", name="Operation", exact=True).click()
    page.get_by_role("button", name="push", exact=True).click()
    expect(page.locator("#pause")).to_be_visible()
    assert violations(page) == []
    assert not is_cut_off(page)
