// Walks through what is on the screen, from the window's root to what is presented in front.
import { controllersOf } from "../hierarchy/difference.js";
import { propertiesOf } from "../hierarchy/properties.js";
import { across, down, even, inset, placeOf, presentedArea } from "./boxes.js";
import { insetsOf, sizeOf, trigger } from "./boxes.js";

const BAR = 44;
const ROW = 58;
const ALERT_WIDTH = 270;
const SIDEBAR_WIDTH = 320;
// Controllers beyond these are counted, not drawn.
const DRAWN_MAX = 40;
// The part of a card's height by which the screen behind it looks out, where the model says nothing of it.
const CARD_TOP = 0.06;
const FULL = new Set(["fullScreen", "overFullScreen", "currentContext", "overCurrentContext", "custom"]);

const isSeen = (node) => node.isInWindow;

const titled = (node, properties) => properties.navigationItem?.title ?? properties.title ?? node.label;

class Layout {
  boxes = [];
  drawn = 0;
  skipped = 0;

  // `bar` is the navigation bar that the controller's title and items stand in, if it is in a stack.
  async add(node, area, bar = null) {
    if (this.drawn >= DRAWN_MAX) { this.skipped++; return; }
    this.drawn++;
    const properties = await propertiesOf(node);
    this.boxes.push({ ...area, kind: "view", node, label: node.label });
    const controls = properties.controls ?? [];
    const bars = this.addBars(node, properties, controls, area);
    const children = node.children.filter(isSeen);
    if (children.length > 0) {
      await this.addChildren(children, bars.inside, area, bars.bar ?? bar);
      this.addOwn(node, properties, controls, bars.inside);
    } else this.addContent(node, properties, controls, bars.inside, area, bar);
  }

  // Draws above its children what a container has to be tapped besides its bars.
  addOwn(node, properties, controls, inside) {
    const at = (...places) => controls.filter((control) => places.includes(placeOf(control)));
    const top = { ...inside, y: inside.y + insetsOf(properties).top, height: BAR };
    this.boxes.push(...across({ ...top, width: top.width * 0.3 }, at("corner"), (item) => this.control(node, item, "button")));
    const rest = at("content", "bar");
    const bottom = { ...inside, y: inside.y + inside.height - BAR - insetsOf(properties).bottom, height: BAR };
    this.boxes.push(...across(bottom, rest, (item) => this.control(node, item, "row")));
  }

  // Draws a container's own bars; says what they leave, and which bar the controller on top puts its title into.
  addBars(node, properties, controls, area) {
    const at = (place) => controls.filter((control) => placeOf(control) === place);
    const safe = insetsOf(properties);
    let [inside, bar] = [area, null];
    const tabs = at("tab");
    if (tabs.length > 0) {
      const height = BAR + safe.bottom;
      const tabBar = { ...area, y: area.y + area.height - height, height, kind: "tabbar", label: "" };
      inside = inset(inside, { ...even(0), bottom: height });
      this.boxes.push(tabBar);
      const items = across({ ...tabBar, height: BAR }, tabs, (tab) => this.control(node, tab, "tab", {
        isSelected: tab.id === properties.selectedViewController,
      }));
      this.boxes.push(...items);
    }
    const rows = at("sidebar");
    if (rows.length > 0) {
      const width = Math.min(area.width * 0.4, SIDEBAR_WIDTH);
      const sidebar = { ...inside, width, y: inside.y + safe.top, height: inside.height - safe.top };
      inside = inset(inside, { ...even(0), left: width });
      this.boxes.push(...down(sidebar, rows, ROW, (row) => this.control(node, row, "row")));
    }
    if (properties.isNavigationBarHidden === false) {
      const top = { ...area, height: safe.top + BAR, kind: "navigationbar", label: "" };
      this.boxes.push(top);
      bar = { x: area.x, y: area.y + safe.top, width: area.width, height: BAR };
      inside = inset(inside, { ...even(0), top: safe.top + BAR });
      for (const back of at("back")) {
        const label = `‹ ${back.label ?? ""}`;
        this.boxes.push({ ...bar, width: bar.width * 0.3, ...this.control(node, back, "back", { label }) });
      }
    }
    return { inside, bar };
  }

  control(node, control, kind, others = {}) {
    const box = { kind, node, label: control.label ?? control.id, isOff: !control.isEnabled, ...others };
    return { ...box, tap: trigger(node, control), name: `Tap ${control.label ?? control.id} of ${node.label}` };
  }

  async addChildren(children, inside, area, bar) {
    const sizes = await Promise.all(children.map(async (child) => sizeOf(await propertiesOf(child))));
    const total = sizes.reduce((sum, size) => sum + (size?.width ?? 0), 0);
    // Columns stand side by side; otherwise children have all of the area, or the size that they say.
    const areSideBySide = children.length > 1 && total <= area.width * 1.05 && total > 0;
    let x = area.x;
    for (const [index, child] of children.entries()) {
      const own = sizes[index];
      const isPart = own && own.height < area.height * 0.98;
      const part = inset(inside, even(12));
      if (areSideBySide) await this.add(child, { ...area, x, width: own.width });
      else if (isPart) await this.add(child, { ...part, height: Math.min(own.height, part.height) });
      else await this.addWhole(child, area, bar);
      x += own?.width ?? 0;
    }
  }

  // A child that fills its container lies beneath the container's bars.
  async addWhole(child, area, bar) {
    const first = this.boxes.length;
    await this.add(child, area, bar);
    const own = this.boxes.splice(first);
    const bars = this.boxes.findLastIndex((box) => box.kind === "view") + 1;
    // Views come first, so that bars and what is in them stay in front and can be tapped.
    this.boxes.splice(bars, 0, ...own.filter((box) => box.kind === "view"));
    this.boxes.push(...own.filter((box) => box.kind !== "view"));
  }

  addContent(node, properties, controls, inside, area, bar) {
    const title = { kind: "title", node, label: titled(node, properties) };
    if (bar) {
      this.boxes.push({ ...inset(bar, { ...even(0), left: bar.width * 0.3, right: bar.width * 0.3 }), ...title });
      const items = controls.filter((control) => placeOf(control) === "bar");
      const right = inset(bar, { ...even(0), left: bar.width * 0.7 });
      this.boxes.push(...across(right, items, (item) => this.control(node, item, "button")));
    }
    const safe = insetsOf(properties);
    const content = inset(area, {
      top: Math.max(safe.top, inside.y - area.y), bottom: safe.bottom, left: safe.left, right: safe.right,
    });
    const room = inset(content, even(12));
    if (!bar) this.boxes.push({ ...room, height: BAR - 8, ...title });
    const rest = bar ? room : inset(room, { ...even(0), top: BAR });
    const inContent = controls.filter((control) => placeOf(control) === "content" || (!bar && placeOf(control) === "bar"));
    this.boxes.push(...down(rest, inContent, ROW, (item) => this.control(node, item, "row")));
  }

  async addAlert(node, properties, screen) {
    const actions = (properties.controls ?? []);
    const height = 84 + actions.length * BAR;
    const area = presentedArea(screen, { width: ALERT_WIDTH, height }, "popover");
    if (properties.preferredStyle === "actionSheet") area.y = screen.y + screen.height - height - 34;
    this.boxes.push({ ...area, kind: "alert", node, label: node.label });
    const text = [properties.title, properties.message].filter(Boolean).join(": ") || node.label;
    this.boxes.push({ ...area, height: 64, kind: "title", node, label: text });
    this.boxes.push(...down(inset(area, { ...even(8), top: 68 }), actions, BAR, (item) => this.control(node, item, "row")));
  }

  async addPresented(node, screen) {
    const properties = await propertiesOf(node);
    const style = node.presentationStyle;
    if (/^UIAlertController/.test(node.class)) {
      this.addShade(node, screen, null);
      return this.addAlert(node, properties, screen);
    }
    if (!FULL.has(style)) this.addShade(node, screen, { operation: "tapOutside", target: node.id, content: {} });
    let size = sizeOf(properties);
    const isCard = !FULL.has(style) && size && size.height >= screen.height && style !== "popover";
    if (isCard) size = { ...size, height: screen.height * (1 - CARD_TOP) };
    return this.add(node, FULL.has(style) ? screen : presentedArea(screen, size, style));
  }

  addShade(node, screen, tap) {
    this.boxes.push({ ...screen, kind: "shade", node, label: "", tap, name: `Tap outside of ${node.label}` });
  }

  // What is presented by a controller or by anything in it, from the back to the front.
  presentedIn(node) {
    const inside = node.children.filter(isSeen).flatMap((child) => this.presentedIn(child));
    return [...inside, ...node.presented.filter(isSeen)];
  }

  async addWindow(root, screen) {
    if (isSeen(root)) await this.add(root, screen);
    let front = this.presentedIn(root);
    while (front.length > 0) {
      for (const node of front) await this.addPresented(node, screen);
      front = front.flatMap((node) => this.presentedIn(node));
    }
  }
}

// The boxes of the windows of a tree and the screen's size; null where nothing is on the screen.
export async function layOut(tree) {
  const root = tree.roots.find((node) => node.isViewLoaded);
  const size = root && sizeOf(await propertiesOf(root));
  if (!size) return null;
  const layout = new Layout();
  // All at once: one after the other they would take as long as there are of them.
  const seen = [...controllersOf(tree).values()].filter((entry) => isSeen(entry.node)).slice(0, DRAWN_MAX);
  await Promise.all(seen.map((entry) => propertiesOf(entry.node)));
  for (const window of tree.roots.filter((node) => node.isViewLoaded)) {
    await layout.addWindow(window, { x: 0, y: 0, ...size });
  }
  return { size, boxes: layout.boxes, skipped: layout.skipped };
}
