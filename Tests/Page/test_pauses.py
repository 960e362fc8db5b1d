"""Calls that stop: the page shows the moment, and lets one act in it, go on or give up."""

import pytest
from playwright.sync_api import expect


@pytest.fixture
def paused(server, page, navigation):
    """A page on which a push of `detail` waits in viewDidAppear."""
    pauses = [{"class": "DetailViewController", "call": "viewDidAppear"}]
    session = server.session(navigation | {"pauses": pauses})
    page.goto(f"/#{session}")
    page.locator("#tree").get_by_text("nav", exact=True).click()
    page.locator("#operation").select_option("push")
    page.locator("[data-name=controller]").fill('{"class": "DetailViewController", "as": "detail"}')
    page.get_by_role("button", name="Perform").click()
    expect(page.locator("#paused-call")).to_have_text("detail.viewDidAppear(_:)")
    return session


def controller(page, label):
    return page.locator("#tree").get_by_text(label, exact=True)


def test_looks_acts_and_goes_on(server, page, paused):
    expect(page.locator(".rehearsed .line").last).to_have_text("detail.viewDidAppear(true)")
    controller(page, "detail").click()
    page.locator("#operation").select_option("present")
    page.locator("[data-name=controller]").fill('{"class": "LoginViewController", "as": "login"}')
    page.get_by_role("button", name="Perform").click()
    expect(controller(page, "login")).to_be_visible()
    expect(page.locator("#pause")).to_be_visible()
    page.get_by_role("button", name="Continue").click()
    expect(page.locator("#pause")).to_be_hidden()
    expect(page.locator("#moment")).to_have_text("version 1 of 1: push on nav")
    expect(page.locator(".rehearsed")).to_have_count(0)
    lines = server.lines(paused)
    assert lines.index("login.viewDidLoad()") < lines.index("detail.didMove(toParent: nav)")


def test_gives_up(server, page, paused):
    expect(controller(page, "detail")).to_be_visible()
    page.get_by_role("button", name="Give up").click()
    expect(page.locator("#pause")).to_be_hidden()
    expect(controller(page, "detail")).to_have_count(0)
    expect(page.locator(".rehearsed")).to_have_count(0)
    assert not any(line.startswith("detail.") for line in server.lines(paused))


def test_finds_its_call_again_after_a_reload(page, paused):
    page.reload()
    expect(page.locator("#paused-call")).to_have_text("detail.viewDidAppear(_:)")
    expect(controller(page, "detail")).to_be_visible()
    page.get_by_role("button", name="Continue").click()
    expect(page.locator("#pause")).to_be_hidden()


def test_says_which_calls_stop_and_takes_an_answer(server, page, navigation):
    navigation["root"]["viewControllers"].append({"class": "DetailViewController", "as": "detail"})
    session = server.session(navigation)
    page.goto(f"/#{session}")
    page.locator("#points-box summary").click()
    page.get_by_label("Call", exact=True).fill("prefersStatusBarHidden")
    page.get_by_label("Controller", exact=True).fill("home")
    page.get_by_role("button", name="Let it stop").click()
    expect(page.locator("#points")).to_contain_text("home: prefersStatusBarHidden")
    controller(page, "nav").click()
    page.locator("#quick").get_by_role("button", name="pop", exact=True).click()
    expect(page.locator("#answer-label")).to_have_text("Answer (boolean)")
    page.locator("#answer").fill("true")
    page.get_by_role("button", name="Continue").click()
    expect(page.locator("#pause")).to_be_hidden()
    assert "home.prefersStatusBarHidden -> true" in server.lines(session)
