"""The page /docs and those beside it: what is searched is found, an address opens its entry, and anybody can read it."""

import pytest
from playwright.sync_api import expect
from test_access import SIZES, is_cut_off, violations


def test_finds_what_has_all_words(page):
    page.goto("/docs")
    page.get_by_label("Find").fill("popTo animated")
    expect(page.locator("#popTo")).to_be_visible()
    expect(page.locator("#rotate")).to_be_hidden()
    expect(page.get_by_role("heading", name="Devices")).to_be_hidden()
    expect(page.locator("#found")).to_contain_text("found")
    page.get_by_label("Find").fill("iPhone 4s")
    expect(page.get_by_role("heading", name="Devices")).to_be_visible()
    page.get_by_label("Find").fill("")
    expect(page.locator("#rotate")).to_be_visible()


def test_an_address_opens_its_entry(page):
    page.goto("/docs#push")
    push = page.locator("#push")
    expect(push.get_by_role("cell", name="controller required")).to_have_count(2)
    push.get_by_role("link", name="ControllerReference", exact=True).first.click()
    page.locator("#schema-ControllerReference").get_by_role("link", name="ControllerDescription").click()
    expect(page.locator("#schema-ControllerDescription").get_by_role("cell", name="viewControllers", exact=True)).to_be_visible()


@pytest.mark.parametrize(("size", "scheme"), [("phone", "light"), ("screen", "dark")])
def test_anybody_can_read_it(new_page, size, scheme):
    page = new_page(*SIZES[size], color_scheme=scheme)
    page.goto("/docs#push")
    expect(page.locator("#push")).to_have_attribute("open", "")
    # All of the page takes axe a minute: what is the same in every entry is looked at in one.
    page.get_by_label("Find").fill("pushViewController(_:animated:) completion")
    expect(page.locator("#rotate")).to_be_hidden()
    assert violations(page) == []
    assert not is_cut_off(page)


@pytest.mark.parametrize(("size", "scheme"), [("phone", "dark"), ("screen", "light")])
@pytest.mark.parametrize("path", ["/problems", "/problems/session_not_found", "/atlas"])
def test_anybody_can_read_what_else_there_is(new_page, path, size, scheme):
    page = new_page(*SIZES[size], color_scheme=scheme)
    page.goto(path)
    expect(page.get_by_role("main")).to_be_visible()
    assert violations(page) == []
    assert not is_cut_off(page)
