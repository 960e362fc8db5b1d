"""Expected lines, held against the log."""

from playwright.sync_api import expect


def test_lines_of_an_operation_agree_with_themselves(server, page, navigation):
    session = server.session(navigation)
    server.perform(session, "controllers/nav/push", {"controller": {"as": "detail"}})
    page.goto(f"/#{session}")
    page.get_by_role("button", name="Expect", exact=True).click()
    expect(page.locator("#moment")).to_have_text("version 1 of 1: push on nav")
    page.get_by_role("button", name="Take the lines").click()
    expect(page.get_by_label("Expected lines")).to_have_value("\n".join(
        server.call("GET", f"/v1/sessions/{session}/events?format=text&after={launched(server, session)}").splitlines()) + "\n")
    page.locator("#mode").select_option("exact")
    page.get_by_role("button", name="Compare").click()
    expect(page.locator("#verdict")).to_have_text("The log is as expected.")


def launched(server, session):
    """The last event of the launch."""
    first = server.call("GET", f"/v1/sessions/{session}/operations")["operations"][0]
    return first["lastSeq"] - first["events"]


def test_a_difference_is_a_table(server, page, navigation):
    page.goto(f"/#{server.session(navigation)}")
    page.get_by_role("button", name="Expect", exact=True).click()
    page.get_by_label("Expected lines").fill("home.viewDidAppear\nhome.viewDidLoad")
    page.get_by_role("button", name="Compare").click()
    expect(page.locator("#verdict")).to_have_text("The log is not as expected.")
    expect(page.locator("#difference .wrong")).to_contain_text(["home.viewDid"])
