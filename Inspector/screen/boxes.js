// Boxes of the picture, in points of the device: where each controller's view, bars and controls are.

// A box is `{kind, x, y, width, height, label, ...}`; `node` is the controller that it belongs to, `tap` what a tap on
// it does: an operation of the API with its target.

export const inset = (area, by) => ({
  x: area.x + by.left, y: area.y + by.top,
  width: Math.max(area.width - by.left - by.right, 0), height: Math.max(area.height - by.top - by.bottom, 0),
});

export const even = (distance) => ({ top: distance, left: distance, bottom: distance, right: distance });

export const sizeOf = (properties) => properties.viewIfLoaded?.frame?.size ?? null;
export const insetsOf = (properties) => properties.viewIfLoaded?.safeAreaInsets ?? even(0);

const BARS = {
  tabBarItem: "tab", sidebarButton: "tab", barButtonItem: "bar", backButton: "back", backMenuItem: "menu",
  sidebarItem: "sidebar", sidebarAction: "sidebar", displayModeButton: "corner",
};

// Where a control is drawn: in the controller's bars or in its content.
export const placeOf = (control) => BARS[control.element] ?? "content";

export const trigger = (node, control) => ({
  operation: "trigger", target: node.id, content: { control: control.id },
});

// Places boxes side by side.
export function across(area, items, make) {
  const width = area.width / Math.max(items.length, 1);
  return items.map((item, index) => ({ ...area, x: area.x + index * width, width, ...make(item) }));
}

// Places boxes below one another, as many as there is room for; says how many there was none for.
export function down(area, items, height, make) {
  const room = Math.max(Math.floor(area.height / height), 0);
  const shown = items.length > room ? items.slice(0, Math.max(room - 1, 0)) : items;
  const boxes = shown.map((item, index) => ({ ...area, y: area.y + index * height, height: height - 6, ...make(item) }));
  const left = items.length - shown.length;
  if (left > 0 && room > 0) {
    const y = area.y + shown.length * height;
    boxes.push({ ...area, y, height: height - 6, kind: "more", label: `and ${left} more` });
  }
  return boxes;
}

// Where a presented view of a size stands, by its style: popovers and forms in the middle, sheets at the bottom.
export function presentedArea(screen, size, style) {
  const width = Math.min(size?.width ?? screen.width, screen.width);
  const height = Math.min(size?.height ?? screen.height, screen.height);
  const x = screen.x + (screen.width - width) / 2;
  const isFloating = style === "popover" || (style === "formSheet" && width < screen.width);
  const top = isFloating ? (screen.height - height) / 2 : screen.height - height;
  return { x, y: screen.y + top, width, height };
}
