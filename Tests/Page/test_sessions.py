"""Sessions: made, deleted when one says so, and heard of when others make them."""

from playwright.sync_api import expect


def ids(server):
    return [item["id"] for item in server.call("GET", "/v1/sessions")["items"]]


def test_makes_one(server, page):
    page.goto("/")
    page.get_by_role("button", name="New…").click()
    page.get_by_role("button", name="tab bar").click()
    page.get_by_role("button", name="Create").click()
    expect(page.locator("#tree").get_by_text("tabs", exact=True)).to_be_visible()
    assert len(ids(server)) == 1


def test_says_what_is_wrong_with_a_definition(page, server):
    page.goto("/")
    page.get_by_role("button", name="New…").click()
    page.get_by_label("Definition").fill('{"root": {"titel": "x"}}')
    page.get_by_role("button", name="Create").click()
    expect(page.locator("#creator-error")).to_contain_text("/root/titel")
    assert ids(server) == []


def test_asks_before_it_deletes(server, page, navigation):
    session = server.session(navigation)
    page.goto(f"/#{session}")
    page.locator("#menu summary").click()
    page.get_by_role("button", name="Delete…").click()
    page.get_by_role("button", name="Cancel").click()
    assert ids(server) == [session]
    page.get_by_role("button", name="Delete…").click()
    page.locator("#question-yes").click()
    expect(page.locator("#live")).to_have_text("no session")
    assert ids(server) == []


def test_hears_of_new_ones(server, page, navigation):
    first = server.session(navigation)
    page.goto(f"/#{first}")
    expect(page.locator("#live")).to_have_text("live")
    second = server.session(navigation | {"labels": {"run": "42"}})
    expect(page.locator("#arrived")).to_contain_text("run: 42")
    page.get_by_role("button", name="Open it").click()
    expect(page.locator("#session")).to_have_value(second)
    expect(page.locator("#arrival")).to_be_hidden()


def test_an_empty_page_opens_the_first_one(server, page, navigation):
    page.goto("/")
    expect(page.locator("#no-tree")).to_be_visible()
    session = server.session(navigation)
    expect(page.locator("#session")).to_have_value(session)


def test_hears_of_deletions(server, page, navigation):
    session = server.session(navigation)
    page.goto(f"/#{session}")
    expect(page.locator("#live")).to_have_text("live")
    server.call("DELETE", f"/v1/sessions/{session}")
    expect(page.locator("#notice")).to_have_text("The session is deleted.")
    expect(page.locator("#no-tree")).to_be_visible()


def test_saves_one_as_a_scenario(server, page, navigation):
    session = server.session(navigation)
    server.call("POST", f"/v1/sessions/{session}/controllers/nav/push", {"controller": {"as": "detail"}})
    page.goto(f"/#{session}")
    page.locator("#menu summary").click()
    with page.expect_download() as download:
        page.get_by_role("button", name="Save as scenario").click()
    assert download.value.suggested_filename == f"{session}.yaml"
    text = download.value.path().read_text()
    assert "- push:" in text and "detail.viewDidAppear(true)" in text


def test_takes_one_that_was_exported(server, page, navigation):
    session = server.session(navigation)
    server.perform(session, "controllers/nav/push", {"controller": {"as": "detail"}})
    page.goto(f"/#{session}")
    page.locator("#menu summary").click()
    with page.expect_download() as download:
        page.get_by_role("button", name="Export").click()
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name="Import…").click()
    chooser.value.set_files(download.value.path())
    expect(page.locator("#session")).not_to_have_value(session)
    expect(page.locator("#tree").get_by_text("detail", exact=True)).to_be_visible()
    first, second = ids(server)
    assert server.lines(first) == server.lines(second)


def test_says_that_a_file_is_no_session(server, page, navigation):
    session = server.session(navigation)
    page.goto("/")
    expect(page.locator("#live")).to_have_text("live")
    page.locator("#imported").set_input_files({"name": "notes.json", "mimeType": "text/plain", "buffer": b"notes"})
    expect(page.locator("#notice")).to_have_text("notes.json is no exported session.")
    page.locator("#imported").set_input_files({"name": "x.json", "mimeType": "text/plain", "buffer": b"{}"})
    notice = page.locator("#notice")
    expect(notice).to_contain_text("/format: must be understudy.session")
    # What happens meanwhile does not take it away.
    server.perform(session, "controllers/nav/push", {"controller": {"as": "detail"}})
    expect(page.locator("#tree").get_by_text("detail", exact=True)).to_be_visible()
    expect(notice).to_be_visible()


def test_says_what_a_session_is_that_was_never_open(server, page, navigation):
    other = server.session(navigation | {"device": {"model": "iPhone 8", "systemVersion": "12.0"}})
    session = server.session(navigation)
    page.goto(f"/#{session}")
    expect(page.locator(f"#session option[value='{other}']")).to_contain_text("nav · iPhone 8 · iOS 12.0")
