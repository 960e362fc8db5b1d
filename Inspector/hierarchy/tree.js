// The controllers as a tree that the keyboard walks through.
import { $, counted, element } from "../support/dom.js";
import { emit, on, state } from "../support/state.js";
import { titleOf } from "../session/past.js";
import { controllersOf, rowsOf } from "./difference.js";

const collapsed = new Set();
let rows = [];
// The row that the tabulator reaches.
let reached = null;

export function choose(node) {
  state.target = node;
  emit("target");
}

// Chooses a controller by its id, as the picture does.
export function chooseByID(id) {
  choose(controllersOf(state.tree).get(id)?.node ?? null);
}

function stateWord({ node, mark }) {
  if (mark === "removed") return "gone";
  return node.isInWindow || node.state !== "disappeared" ? node.state : "not in the window";
}

function treeItem(row) {
  const { node, level, isPresented, mark, note, hasInside, position, count } = row;
  const item = element("div", { role: "treeitem", className: `node ${node.state} ${mark}`, tabIndex: -1 });
  item.dataset.id = node.id;
  item.style.setProperty("--level", level - 1);
  const facts = { level, posinset: position, setsize: count, selected: state.target?.id === node.id };
  if (hasInside) facts.expanded = !collapsed.has(node.id);
  for (const [name, value] of Object.entries(facts)) item.setAttribute(`aria-${name}`, value);
  item.append(
    element("span", { className: "twist", "aria-hidden": true, textContent: hasInside ? (facts.expanded ? "▾" : "▸") : "" }),
    element("i", { title: stateWord(row) }), element("b", { textContent: node.label }));
  if (node.class !== node.label) item.append(element("span", { className: "class", textContent: node.class }));
  if (isPresented) item.append(element("span", { className: "presented", textContent: node.presentationStyle ?? "presented" }));
  item.append(element("span", { className: "hidden", textContent: `, ${stateWord(row)}` }));
  if (mark) item.append(element("span", { className: "mark", textContent: mark === "changed" ? note : mark }));
  return item;
}

const itemOf = (id) => $("tree").querySelector(`[data-id="${CSS.escape(id)}"]`);

function reach(id, takesFocus) {
  if (reached) itemOf(reached)?.setAttribute("tabindex", -1);
  reached = id;
  const item = itemOf(id);
  item?.setAttribute("tabindex", 0);
  if (takesFocus) item?.focus();
}

// Draws the tree; who had the focus keeps it, or who is nearest.
function drawTree() {
  const tree = $("tree");
  const hadFocus = tree.contains(document.activeElement);
  const place = rows.findIndex((row) => row.node.id === reached);
  rows = state.tree ? rowsOf(state.tree, state.before, collapsed) : [];
  tree.replaceChildren(...rows.map(treeItem));
  tree.hidden = rows.length === 0;
  $("no-tree").hidden = rows.length > 0;
  $("no-tree").textContent = state.session ? "The window is empty." : "Make a session with “New…”.";
  if (rows.length > 0) {
    const isThere = rows.some((row) => row.node.id === reached);
    reach(isThere ? reached : rows[Math.min(Math.max(place, 0), rows.length - 1)].node.id, hadFocus);
  }
  drawChanges();
}

function drawChanges() {
  const count = (mark) => rows.filter((row) => row.mark === mark).length;
  const parts = ["added", "removed", "changed"].map((mark) => [count(mark), mark]).filter(([number]) => number > 0);
  const words = parts.map(([number, mark]) => `${number} ${mark}`).join(", ");
  $("changes").textContent = words && `${words} by ${titleOf(state.tree.version)}`;
  $("hierarchy-note").textContent = state.tree ? counted(controllersOf(state.tree).size, "controller") : "";
}

function fold(id, isFolded) {
  if (isFolded) collapsed.add(id);
  else collapsed.delete(id);
  drawTree();
}

const KEY_ACTIONS = {
  ArrowDown: (index) => rows[index + 1],
  ArrowUp: (index) => rows[index - 1],
  Home: () => rows[0],
  End: () => rows.at(-1),
  ArrowRight(index) {
    const { node, hasInside } = rows[index];
    if (hasInside && collapsed.has(node.id)) return fold(node.id, false);
    return hasInside ? rows[index + 1] : undefined;
  },
  ArrowLeft(index) {
    const { node, hasInside, level } = rows[index];
    if (hasInside && !collapsed.has(node.id)) return fold(node.id, true);
    return rows.slice(0, index).findLast((row) => row.level < level);
  },
  Enter: (index) => choose(rows[index].node),
  " ": (index) => choose(rows[index].node),
};

$("tree").addEventListener("keydown", (event) => {
  const action = KEY_ACTIONS[event.key];
  const index = rows.findIndex((row) => row.node.id === reached);
  if (!action || index < 0 || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  const row = action(index);
  if (row) reach(row.node.id, true);
});
$("tree").addEventListener("click", (event) => {
  const id = event.target.closest("[data-id]")?.dataset.id;
  if (!id) return;
  if (event.target.classList.contains("twist")) { fold(id, !collapsed.has(id)); return; }
  reach(id, true);
  choose(rows.find((row) => row.node.id === id).node);
});
$("tree").addEventListener("focusin", (event) => reach(event.target.dataset.id, false));
on("moment", () => {
  const target = state.target && controllersOf(state.tree).get(state.target.id);
  if (state.target && !target) choose(null);
  else if (target) state.target = target.node;
  drawTree();
});
on("target", drawTree);
on("session", () => { collapsed.clear(); reached = null; drawTree(); });
