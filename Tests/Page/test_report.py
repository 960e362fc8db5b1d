"""A run as one file: `understudy test --html`, `run --html` and `GET …/report`, opened without a service."""

import subprocess

import pytest
from playwright.sync_api import expect
from test_access import SIZES, is_cut_off, violations

SCENARIOS = {
    "login.yaml": """
        name: Log in from the list
        root: {class: UINavigationController, as: nav, viewControllers: [{class: ListViewController, as: list}]}
        steps:
          - push: {target: nav, controller: {class: DetailViewController, as: detail, title: "</script><b>Détail"}}
            expect: [detail.viewDidLoad, list.viewDidDisappear, list.viewWillDisappear]
          - present: {target: nav, controller: {as: login, modalPresentationStyle: pageSheet}}
          - pop: {target: nav}
    """,
    "home.yaml": """
        name: Present at home
        root: {class: HomeViewController, as: home}
        steps: [present: {target: home, controller: {as: sheet}}]
    """,
    "broken.yaml": "rot: 1",
    "refused.yaml": "root: {as: a}\nsteps: [pop: {target: a}, settle: ]",
}
PARTS = ("Screen", "Hierarchy", "Steps", "Events", "Diagram", "Expected", "Versions")


@pytest.fixture(scope="module")
def report(request, tmp_path_factory):
    folder = tmp_path_factory.mktemp("report")
    for name, text in SCENARIOS.items():
        lines = text.splitlines()
        indent = min((len(line) - len(line.lstrip()) for line in lines if line.strip()), default=0)
        (folder / name).write_text("\n".join(line[indent:] for line in lines))
    program = request.config.getoption("--understudy-program")
    command = [program, "test", "--quiet", "--html", "report.html", *SCENARIOS]
    assert subprocess.run(command, cwd=folder, stdout=subprocess.DEVNULL).returncode == 1
    return (folder / "report.html").as_uri()


@pytest.fixture
def opened(new_page, report):
    """Opens the report in a page that must not ask anybody anything."""

    def open_(*size, **options):
        page = new_page(*size, **options)
        page.route("**/*", lambda route: route.abort() if route.request.url.startswith("http") else route.continue_())
        page.on("request", lambda sent: pytest.fail(sent.url) if sent.url.startswith("http") else None)
        page.goto(report)
        return page

    return open_


def run(page, name):
    page.get_by_label("Run", exact=True).select_option(label=name)


def step(page, title):
    return page.locator("#step-list").get_by_role("button", name=title)


def test_begins_where_it_went_wrong(opened):
    page = opened()
    expect(page.locator("#session option")).to_have_text(
        ["✗ login.yaml: Log in from the list", "✓ home.yaml: Present at home", "✗ broken.yaml", "✗ refused.yaml"])
    expect(page.locator("#moment")).to_have_text("version 1 of 3: push on nav")
    expect(page.locator("#steps-note")).to_have_text("1 of 4 steps failed")
    expect(page.locator("#difference tr.wrong").first).to_contain_text("list.viewDidDisappear")
    expect(page.locator("#failures")).to_contain_text("list.viewDidDisappear")
    expect(page.locator("#tree .node.added")).to_contain_text("detail")
    expect(page.locator("#picture .box.title")).to_have_text("</script><b>Détail")


def test_goes_through_the_steps(opened):
    page = opened()
    step(page, "2 present nav").click()
    expect(page.locator("#moment")).to_have_text("version 2 of 3: present on nav")
    expect(step(page, "2 present nav")).to_have_attribute("aria-current", "step")
    expect(step(page, "2 present nav")).to_be_focused()
    expect(page.locator("#tree .node.added")).to_contain_text("login")
    expect(page.locator("#failures")).to_be_empty()
    page.get_by_label("Version", exact=True).press("Home")
    expect(page.locator("#tree .node")).to_have_count(2)
    page.get_by_role("treeitem").first.click()
    page.locator("#properties-box summary").click()
    expect(page.locator("#properties")).to_contain_text("topViewController")


def test_has_log_reasons_diagram_and_versions(opened):
    page = opened()
    page.get_by_role("button", name="Events").click()
    expect(page.locator("#events .heading.current")).to_contain_text("push on nav")
    page.get_by_label("Filter events").fill("detail.viewisappearing")
    page.locator("#events .event").first.click()
    expect(page.locator("#detail .why")).to_contain_text("It is there by sendsViewIsAppearing, from iOS 13.0 on")
    page.get_by_role("button", name="Diagram").click()
    picture = page.get_by_alt_text("The events of push on nav, which the log has too")
    assert picture.evaluate("async (image) => { await image.decode(); return image.naturalWidth; }") > 500
    page.get_by_role("button", name="Versions").click()
    expect(page.locator("#groups")).to_contain_text("16.0, 17.0, 18.0 (")
    row = page.locator("#parting tr", has_text="12.0 → 13.0").filter(has_text="list.viewIsAppearing")
    expect(row.first).to_contain_text("sendsViewIsAppearing")


def test_changes_to_other_runs(opened):
    page = opened()
    run(page, "✓ home.yaml: Present at home")
    expect(page.locator("#moment")).to_have_text("version 1 of 1: present on home")
    expect(step(page, "1 present home")).to_be_visible()
    run(page, "✗ broken.yaml")
    expect(page.locator("#failures")).to_contain_text("rot is not a field")
    run(page, "✗ refused.yaml")
    expect(page.locator("#failures")).to_contain_text("pop needs a navigation controller")
    expect(step(page, "2 settle")).to_be_disabled()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", SIZES)
def test_anybody_can_use_it(opened, size, scheme):
    page = opened(*SIZES[size], color_scheme=scheme)
    expect(page.locator("#moment")).to_have_text("version 1 of 3: push on nav")
    for part in PARTS:
        button = page.get_by_role("button", name=part, exact=True)
        if button.is_visible():
            button.click()
            assert violations(page) == [], part
            assert not is_cut_off(page), part


def test_a_session_as_a_file(server, new_page, navigation, tmp_path):
    session = server.session(navigation)
    server.perform(session, "controllers/nav/push", {"controller": {"as": "detail"}})
    (tmp_path / "session.html").write_text(server.call("GET", f"/v1/sessions/{session}/report"))
    for address in ((tmp_path / "session.html").as_uri(), f"/v1/sessions/{session}/report"):
        page = new_page()
        page.goto(address)
        expect(page.locator("#moment")).to_have_text("version 1 of 1: push on nav")
        expect(page.locator("#events .event").last).to_contain_text("detail.didMove(toParent: nav)")


def test_versions_and_reasons_on_the_page(server, page, navigation):
    session = server.session(navigation)
    page.goto(f"/#{session}")
    page.locator("#events .event", has_text="home.viewIsAppearing").click()
    expect(page.locator("#detail .why")).to_contain_text("It is there by sendsViewIsAppearing")
    page.get_by_role("button", name="Versions").click()
    page.get_by_label("Compare", exact=True).fill("12, 13")
    page.get_by_role("button", name="Compare versions").click()
    expect(page.locator("#groups")).to_contain_text("2 groups agree line for line: 12.0 (")
    expect(page.locator("#parting")).to_contain_text("sendsViewIsAppearing")
    page.get_by_role("button", name="Diagram").click()
    expect(page.get_by_alt_text("The events of launch, which the log has too")).to_be_visible()
