"""What does nothing: the page says why, after a form, after a tap in the picture and where it is looked up."""

from playwright.sync_api import expect


def perform(page, target, operation, **fields):
    page.locator("#tree").get_by_text(target, exact=True).click()
    page.locator("#operation").select_option(operation)
    for name, text in fields.items():
        page.locator(f"#fields [data-name={name}]").fill(text)
    page.get_by_role("button", name="Perform").click()


def test_a_form_says_why_nothing_happened(server, page, navigation):
    page.goto(f"/#{server.session(navigation)}")
    perform(page, "nav", "trigger", control="back")
    expect(page.locator("#result b")).to_have_text("ignored")
    expect(page.locator("#result p.ignored")).to_have_text("no back button is shown in nav")
    # What does something afterwards has no reason.
    perform(page, "nav", "push", controller='{"class": "DetailViewController", "as": "detail"}')
    expect(page.locator("#result b")).to_have_text("completed")
    expect(page.locator("#result p")).to_have_count(0)


def test_a_tap_on_what_is_not_enabled(server, page, navigation):
    navigation["root"]["viewControllers"][0]["controls"] = [{"label": "Save", "isEnabled": False, "handler": []}]
    session = server.session(navigation)
    page.goto(f"/#{session}")
    save = page.get_by_role("button", name="Tap Save of home")
    expect(save).to_have_attribute("title", "not enabled")
    save.click()
    expect(page.locator("#result p.ignored")).to_have_text("Save is not enabled")
    answer = server.perform(session, "controllers/home/trigger", {"control": "Save"})
    assert (answer["outcome"], answer["result"]["reason"]) == ("ignored", "Save is not enabled")


def test_what_is_covered_is_not_offered_and_says_so(server, page, navigation):
    navigation["root"]["viewControllers"][0]["controls"] = [{"label": "Save", "handler": []}]
    session = server.session(navigation)
    page.goto(f"/#{session}")
    expect(page.get_by_role("button", name="Tap Save of home")).to_be_visible()
    server.perform(session, "controllers/home/present", {"controller": {
        "class": "UIAlertController", "as": "alert", "title": "Discard?", "actions": [{"title": "Keep"}]}})
    expect(page.get_by_role("button", name="Tap Keep of alert")).to_be_visible()
    expect(page.get_by_role("button", name="Tap Save of home")).to_have_count(0)
    perform(page, "home", "trigger", control="Save")
    expect(page.locator("#result b")).to_have_text("ignored")
    expect(page.locator("#result p.ignored")).to_have_text("alert covers home")
