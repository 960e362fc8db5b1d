"""The picture of the screen: bars, alerts, sheets and popovers as boxes, and taps on what can be tapped."""

import pathlib

from playwright.sync_api import expect

JOURNAL = pathlib.Path(__file__).resolve().parent.parent.parent / "docs/journal.storyboard"


def journal(server):
    """A session of the app of docs/journal.storyboard."""
    return server.session({
        "device": {"systemVersion": "17.0"}, "storyboards": {"Journal": JOURNAL.read_text()},
        "mainStoryboard": "Journal", "classes": {"EntriesViewController": {"actions": ["entryWasSaved:"]}}})


def test_taps_lead_through_an_app(server, page):
    session = journal(server)
    page.goto(f"/#{session}")
    picture = page.locator("#picture")
    expect(picture.locator(".title")).to_have_text("Entries")
    picture.get_by_role("button", name="Tap entry of entries").click()
    expect(picture.locator(".title")).to_have_text("Entry")
    picture.get_by_role("button", name="Tap Entries of entriesNavigation").click()
    expect(picture.locator(".title")).to_have_text("Entries")
    picture.get_by_role("button", name="Tap Settings of tabs").click()
    expect(picture.locator(".title")).to_have_text("Settings")
    expect(picture.locator(".tab.selected")).to_have_text("Settings")
    operations = server.call("GET", f"/v1/sessions/{session}/operations")["operations"]
    assert [entry["operation"]["op"] for entry in operations] == ["trigger"] * 3
    # Nothing is drawn anew, and what stands there is still said of it.
    server.perform(session, "memory-warning")
    expect(page.locator("#moment")).to_contain_text("memoryWarning")
    expect(page.locator("#screen-note")).to_have_text("393 × 852")


def test_a_name_without_room_shows_its_beginning(server, page, navigation):
    navigation["root"]["viewControllers"][0]["title"] = "All that was written down since the beginning of the year"
    page.goto(f"/#{server.session(navigation)}")
    begins = page.locator("#picture .title").evaluate(
        "box => box.firstChild.getBoundingClientRect().left - box.getBoundingClientRect().left")
    assert begins >= 0


def test_an_alert_is_answered(server, page, navigation):
    session = server.session(navigation)
    actions = [{"title": "Discard", "style": "destructive"}, {"title": "Keep", "style": "cancel"}]
    server.perform(session, "controllers/home/present", {"controller": {
        "class": "UIAlertController", "as": "alert", "title": "Discard?", "actions": actions}})
    page.goto(f"/#{session}")
    alert = page.locator("#picture .box.alert")
    expect(alert).to_be_visible()
    page.get_by_role("button", name="Tap Keep of alert").click()
    expect(alert).to_have_count(0)


def test_a_popover_goes_by_a_tap_outside(server, page, navigation):
    session = server.session(navigation | {"device": {"idiom": "pad", "systemVersion": "17.0"}})
    server.perform(session, "controllers/home/present", {"controller": {
        "as": "menu", "modalPresentationStyle": "popover", "preferredContentSize": {"width": 320, "height": 400},
        "popoverPresentationController": {"sourceView": True}}})
    page.goto(f"/#{session}")
    menu = page.locator("#picture .box.view[title^=menu]")
    expect(menu).to_be_visible()
    sizes = [page.locator(of).first.evaluate("box => box.clientWidth") for of in ("#picture", "#picture [title^=menu]")]
    assert sizes[1] < sizes[0]
    page.get_by_role("button", name="Tap outside of menu").click(position={"x": 12, "y": 90})
    expect(menu).to_have_count(0)


def test_a_sheet_lets_the_screen_behind_look_out(server, page, navigation):
    session = server.session(navigation | {"device": {"model": "iPhone 15", "systemVersion": "17.0"}})
    server.perform(session, "controllers/home/present", {"controller": {"as": "sheet"}})
    page.goto(f"/#{session}")
    sheet = page.locator("#picture .box.view[title^=sheet]")
    expect(sheet).to_be_visible()
    top = sheet.evaluate("box => box.offsetTop")
    assert 0 < top < page.locator("#picture").evaluate("box => box.clientHeight") / 4


def test_columns_stand_side_by_side(server, page):
    columns = [{"as": "master", "title": "Master"}, {"as": "detail", "title": "Detail"}]
    page.goto("/#" + server.session({
        "device": {"idiom": "pad", "orientation": "landscapeLeft", "systemVersion": "13.0"},
        "root": {"class": "UISplitViewController", "as": "split", "viewControllers": columns}}))
    edges = [page.locator(f"#picture .box.view[title^={name}]") for name in ("master", "detail")]
    expect(edges[0]).to_be_visible()
    left, right = [box.evaluate("box => [box.offsetLeft, box.offsetLeft + box.offsetWidth]") for box in edges]
    assert left[1] <= right[0] + 1


def test_what_containers_have_besides_their_bars(server, page):
    pad = {"idiom": "pad", "size": {"width": 1180, "height": 820}, "systemVersion": "18.0"}
    columns = {"primary": {"class": "List", "as": "list"}, "secondary": {"class": "Detail", "as": "detail"}}
    split = server.session({
        "device": pad, "root": {"class": "UISplitViewController", "as": "split", "style": "doubleColumn", "columns": columns}})
    page.goto(f"/#{split}")
    page.get_by_role("button", name="Tap displayMode of split").click()
    expect(page.locator("#result b")).to_have_text("completed")
    group = {"class": "Library", "as": "library", "tabs": [{"class": "Songs", "as": "songs", "tab": {"title": "Songs"}}],
             "sidebarActions": [{"title": "New", "handler": []}]}
    bar = {"class": "UITabBarController", "as": "bar", "mode": "tabSidebar", "tabs": [{"as": "home"}, group]}
    tabs = server.session({"device": pad, "root": bar})
    page.goto(f"/#{tabs}")
    page.get_by_role("button", name="Tap sidebar of bar").click()
    page.get_by_role("button", name="Tap Songs of bar").click()
    page.get_by_role("button", name="Tap New of bar").click()
    expect(page.locator(".line", has_text="bar.action.handler(New)")).to_have_count(1)


def test_a_click_chooses_the_controller(server, page):
    page.goto(f"/#{journal(server)}")
    page.locator("#picture .box.view[title^=entries]").last.click(position={"x": 20, "y": 200})
    expect(page.locator("#target")).to_have_text("entries")


def test_the_map_marks_where_one_stands(server, page):
    session = journal(server)
    server.perform(session, "controllers/entries/trigger", {"control": "entry"})
    page.goto(f"/#{session}")
    page.get_by_role("button", name="Storyboards").click()
    expect(page.locator(".scene.here", has_text="entry is on the screen")).to_be_visible()
    expect(page.locator(".scene:not(.here)", has_text="settings is in memory")).to_have_count(1)
    expect(page.locator(".scene", has_text="about")).to_have_count(0)


def test_offers_controls_and_segues_where_a_form_asks_for_one(server, page):
    page.goto(f"/#{journal(server)}")
    page.locator("#tree").get_by_text("entries", exact=True).click()
    page.locator("#operation").select_option("trigger")
    expect(page.locator("#fields [data-name=control]")).to_have_attribute("list", "names")
    expect(page.locator("#names option[value=entry]")).to_have_count(1)
    page.locator("#operation").select_option("performSegue")
    expect(page.locator("#names option[value=showEntry]")).to_have_count(1)
