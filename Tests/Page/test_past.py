"""Time travel: the tree of any version, what its operation changed, and a branch from there."""

import pytest
from playwright.sync_api import expect


@pytest.fixture
def pushed(server, page, navigation):
    """A page on a session with the versions 0 to 3: a push, a second one, a pop."""
    session = server.session(navigation)
    for name in ("detail", "more"):
        server.perform(session, "controllers/nav/push", {"controller": {"as": name, "title": name}})
    server.perform(session, "controllers/nav/pop")
    page.goto(f"/#{session}")
    expect(page.locator("#moment")).to_have_text("version 3 of 3: pop on nav")
    return session


def node(page, label):
    return page.locator("#tree .node", has=page.get_by_text(label, exact=True))


def test_shows_what_an_operation_changed(page, pushed):
    page.get_by_label("Version", exact=True).press("ArrowLeft")
    expect(page.locator("#moment")).to_have_text("version 2 of 3: push on nav")
    expect(node(page, "more").locator(".mark")).to_have_text("added")
    expect(node(page, "detail").locator(".mark")).to_have_text("appeared → disappeared")
    expect(page.locator("#picture .title")).to_have_text("more")
    expect(page.locator("#perform")).to_be_disabled()
    page.get_by_role("button", name="Back to now").click()
    expect(page.locator("#moment")).to_have_text("version 3 of 3: pop on nav")
    expect(node(page, "more").locator(".mark")).to_have_text("removed")
    expect(page.locator("#changes")).to_have_text("1 removed, 1 changed by pop on nav")
    expect(page.locator("#perform")).to_be_enabled()


def test_a_heading_leads_there(page, pushed):
    expect(page.locator("#events .heading").first).to_be_visible()
    page.locator("#events").focus()
    page.keyboard.press("Home")
    page.get_by_role("button", name="Go to version 0").click()
    expect(page.locator("#moment")).to_have_text("version 0 of 3: launch")
    expect(node(page, "detail")).to_have_count(0)


def test_forks_there(server, page, pushed):
    page.get_by_label("Version", exact=True).press("Home")
    page.get_by_role("button", name="One operation on").click()
    expect(page.locator("#moment")).to_have_text("version 1 of 3: push on nav")
    page.get_by_role("button", name="Fork here").click()
    expect(page.locator("#moment")).to_have_text("version 1 of 1: push on nav")
    expect(page.locator("#session")).not_to_have_value(pushed)
    fork = page.locator("#session").input_value()
    assert server.call("GET", f"/v1/sessions/{fork}")["version"] == 1


def test_new_operations_do_not_disturb_the_past(server, page, pushed):
    page.get_by_label("Version", exact=True).press("Home")
    expect(page.locator("#moment")).to_have_text("version 0 of 3: launch")
    server.perform(pushed, "controllers/nav/push", {"controller": {"as": "last"}})
    expect(page.locator("#moment")).to_have_text("version 0 of 4: launch")
    expect(node(page, "last")).to_have_count(0)
