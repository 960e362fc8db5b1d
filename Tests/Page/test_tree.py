"""The hierarchy by keyboard, with the focus where it was."""

from playwright.sync_api import expect


def focused(page):
    return page.evaluate("document.activeElement.querySelector('b')?.textContent")


def test_arrow_keys(server, page, navigation):
    page.goto(f"/#{server.session(navigation)}")
    item = page.get_by_role("treeitem")
    expect(item).to_have_count(2)
    item.first.focus()
    page.keyboard.press("ArrowDown")
    assert focused(page) == "home"
    page.keyboard.press("ArrowLeft")
    assert focused(page) == "nav"
    page.keyboard.press("ArrowLeft")
    expect(item).to_have_count(1)
    page.keyboard.press("ArrowRight")
    expect(item).to_have_count(2)
    page.keyboard.press("End")
    page.keyboard.press("Enter")
    expect(page.locator("#target")).to_have_text("home")
    assert focused(page) == "home"


def test_the_focus_stays_when_the_tree_changes(server, page, navigation):
    session = server.session(navigation)
    page.goto(f"/#{session}")
    page.get_by_role("treeitem").last.focus()
    server.perform(session, "controllers/nav/push", {"controller": {"as": "detail"}})
    expect(page.get_by_role("treeitem")).to_have_count(3)
    assert focused(page) == "home"
    server.perform(session, "controllers/nav/set-view-controllers", {"viewControllers": ["detail"]})
    expect(page.locator("#tree .removed")).to_have_count(1)


def test_what_has_been_typed_stays(server, page, navigation):
    session = server.session(navigation)
    page.goto(f"/#{session}")
    page.get_by_role("treeitem").first.click()
    page.locator("[data-name=controller]").fill('{"as": "typed"}')
    server.perform(session, "controllers/nav/push", {"controller": {"as": "detail"}})
    expect(page.get_by_role("treeitem")).to_have_count(3)
    expect(page.locator("[data-name=controller]")).to_have_value('{"as": "typed"}')


def test_properties(server, page, navigation):
    page.goto(f"/#{server.session(navigation)}")
    page.get_by_role("treeitem").last.click()
    page.locator("#properties-box summary").click()
    expect(page.locator("#properties")).to_contain_text("supportedInterfaceOrientations")
