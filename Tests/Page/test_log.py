"""The log: lines of the text form under the operations that caused them, however many there are."""

import re

from playwright.sync_api import expect


def shown(page, kind):
    return page.locator(f"#events .{kind}")


def test_lines_are_those_of_the_text_form(server, page, navigation):
    session = server.session(navigation)
    page.goto(f"/#{session}")
    expect(shown(page, "line").first).to_be_visible()
    page.locator("#events").evaluate("list => { list.scrollTop = 0 }")
    expect(shown(page, "heading").first).to_contain_text("launch")
    assert shown(page, "line").first.inner_text() == server.lines(session)[0]


def test_operations_head_their_events(server, page, navigation):
    session = server.session(navigation)
    page.goto(f"/#{session}")
    expect(shown(page, "heading").first).to_be_visible()
    server.perform(session, "controllers/nav/push", {"controller": {"as": "detail"}})
    heading = page.locator(".item", has_text="push on nav")
    expect(heading).to_contain_text("controller: detail")
    assert heading.locator("+ .item .line").inner_text() == "detail.init(nibName:bundle:)"
    server.perform(session, "controllers/nav/push", {"controller": "detail"})
    expect(page.locator(".item", has_text="undone")).to_be_visible()
    expect(page.locator("#events .line.exception")).to_contain_text("exception NSInvalidArgumentException")


def test_filters(server, page, navigation):
    session = server.session(navigation)
    server.perform(session, "controllers/nav/push", {"controller": {"as": "detail"}})
    page.goto(f"/#{session}")
    page.locator("#search").fill("viewDidAppear")
    expect(shown(page, "line")).to_have_count(3)
    expect(shown(page, "heading")).to_have_count(2)
    page.locator("#tree").get_by_text("detail", exact=True).click()
    page.locator("#only").check()
    expect(shown(page, "line")).to_have_text(["detail.viewDidAppear(true)"])
    page.locator("#only").uncheck()
    page.locator("#search").fill("")
    for name in ("callback", "delegate", "coordinator", "completion", "notification", "console", "exception"):
        page.get_by_role("button", name=name).click()
    queries = [line for line in server.lines(session) if " -> " in line]
    expect(page.locator("#count")).to_contain_text(f"{len(queries)} of ")


def test_a_row_tells_all_and_is_expected(server, page, navigation):
    session = server.session(navigation)
    page.goto(f"/#{session}")
    shown(page, "line").get_by_text("home.viewDidLoad()").click()
    expect(page.locator("#detail .facts")).to_contain_text("callback · HomeViewController")
    page.get_by_role("button", name="Expect it").click()
    expect(page.locator("#lines")).to_have_value("home.viewDidLoad()")


def test_the_keyboard_walks_through_it(server, page, navigation):
    page.goto(f"/#{server.session(navigation)}")
    expect(shown(page, "line").first).to_be_visible()
    page.locator("#events").focus()
    page.keyboard.press("Home")
    page.keyboard.press("ArrowDown")
    selected = page.locator("#events [aria-selected=true]")
    expect(selected).to_have_attribute("aria-posinset", "2")
    assert page.locator("#events").get_attribute("aria-activedescendant") == selected.get_attribute("id")


def test_long_logs_stand_in_few_elements(server, page, navigation):
    session = server.session(navigation | {"device": {"systemVersion": "12.0"}})
    rotations = [{"op": "rotate", "to": way} for way in ("landscapeLeft", "portrait")] * 500
    server.perform(session, "operations", {"operations": rotations})
    count = server.call("GET", f"/v1/sessions/{session}")["events"]
    assert count > 10_000
    page.goto(f"/#{session}")
    expect(page.locator("#count")).to_have_text(f"{count:,} events")
    expect(shown(page, "line").last).to_have_text(server.lines(session)[-1])
    assert page.evaluate("document.getElementsByTagName('*').length") < 2_000
    # In the middle, where nothing has been read yet.
    page.locator("#events").evaluate("list => { list.scrollTop = list.scrollHeight / 2 }")
    page.wait_for_function(
        """count => {
          const place = Number(document.querySelectorAll("#events .event .seq")[5]?.textContent);
          return count * 0.4 < place && place < count * 0.6;
        }""", arg=count)
    page.locator("#search").fill("viewWillTransition")
    expect(page.locator("#count")).to_have_text(re.compile(r"^[\d,]+ of "))
    matching = [line for line in server.lines(session) if "viewWillTransition" in line]
    expect(page.locator("#count")).to_contain_text(f"{len(matching):,} of")


def test_a_phone_shows_whole_lines(server, new_page, navigation):
    navigation["root"]["viewControllers"][0] = {"class": "ConversationListViewController"}
    page = new_page(width=390, height=844)
    page.goto(f"/#{server.session(navigation)}")
    expect(shown(page, "line").last).to_be_visible()
    cut = "lines => lines.filter(line => line.scrollHeight > line.clientHeight || line.scrollWidth > line.clientWidth).length"
    assert shown(page, "line").evaluate_all(cut) == 0
    assert shown(page, "line").evaluate_all("lines => lines.some(line => line.clientHeight > 20)")
    page.set_viewport_size({"width": 1280, "height": 800})
    page.reload()
    expect(shown(page, "line").last).to_be_visible()
    assert shown(page, "line").evaluate_all("lines => lines.every(line => line.clientHeight < 30)")
