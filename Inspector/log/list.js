// The log as a list of which only the rows in sight are in the page, however long it is.
import { $, counted, element } from "../support/dom.js";
import { eventAt, log, need, readAll } from "./events.js";
import { eventCount, filter, findRows, rowAt, rowCount, rowOfOperation } from "./rows.js";
import { on, state } from "../support/state.js";
import { showDetail } from "./detail.js";

// Rows drawn beyond the edges.
const MARGIN = 12;
// Whoever has scrolled further than this from the end does not want to be taken there.
const NEAR_END = 48;

let selected = null;
let freshFrom = Infinity;

const rowHeight = () => parseFloat(getComputedStyle($("events")).getPropertyValue("--row"));

function headingRow(operation) {
  const row = element("div", { className: "heading" });
  row.append(
    element("span", { className: "seq", textContent: operation.version }),
    element("b", { textContent: operation.title }),
    element("span", { className: "details", textContent: operation.details }));
  if (operation.effect !== "applied") {
    row.append(element("span", { className: `effect ${operation.effect}`, textContent: operation.effect }));
  }
  return row;
}

// The line, with its target set apart.
function lineOf(event) {
  const line = element("span", { className: `line ${event.type}` });
  const dot = event.line.startsWith(`${event.target}.`) ? event.target.length + 1 : 0;
  line.append(element("span", { className: "who", textContent: event.line.slice(0, dot) }), event.line.slice(dot));
  return line;
}

function eventRow(seq, event, isRehearsed) {
  const row = element("div", { className: event ? `event of-${event.type}` : "event" });
  row.append(element("span", { className: "seq", textContent: seq }));
  if (!event) return row;
  row.append(lineOf(event));
  for (const flag of event.flags ?? []) row.append(element("span", { className: "flag", textContent: flag }));
  const isLater = eventAt(seq - 1)?.time !== event.time;
  if (isLater) row.append(element("span", { className: "time", textContent: `${event.time} s` }));
  row.classList.toggle("rehearsed", isRehearsed === true);
  row.classList.toggle("fresh", seq >= freshFrom);
  return row;
}

function drawRow(index) {
  const { operation, seq, event, isRehearsed, waits } = rowAt(index);
  let row;
  if (waits) row = element("div", { className: "heading waits", textContent: "in the operation that waits" });
  else row = operation ? headingRow(operation) : eventRow(seq, event, isRehearsed);
  row.id = `row-${index}`;
  row.classList.add("item");
  row.setAttribute("role", "option");
  row.setAttribute("aria-posinset", index + 1);
  row.setAttribute("aria-setsize", rowCount());
  row.setAttribute("aria-selected", index === selected);
  if (operation && operation.version === state.at) row.classList.add("current");
  row.dataset.index = index;
  return row;
}

// Draws what is in sight.
function drawRows() {
  const [list, height, count] = [$("events"), rowHeight(), rowCount()];
  const from = Math.max(Math.floor(list.scrollTop / height) - MARGIN, 0);
  const to = Math.min(Math.ceil((list.scrollTop + list.clientHeight) / height) + MARGIN, count);
  const rows = [];
  let [missing, last] = [Infinity, 0];
  for (let index = from; index < to; index++) {
    rows.push(drawRow(index));
    const { seq, event } = rowAt(index);
    if (seq && !event) [missing, last] = [Math.min(missing, seq), seq];
  }
  if (last > 0) need(missing, last);
  $("rows").style.transform = `translateY(${from * height}px)`;
  $("rows").replaceChildren(...rows);
  const isInSight = selected !== null && selected >= from && selected < to;
  if (isInSight) list.setAttribute("aria-activedescendant", `row-${selected}`);
  else list.removeAttribute("aria-activedescendant");
}

// Draws the list after a change of the log or of the filter.
function drawLog() {
  findRows();
  const [list, count] = [$("events"), rowCount()];
  list.hidden = count === 0;
  $("no-events").textContent = count > 0 ? "" : (filter.isOn ? "No event is let through." : "No events.");
  $("no-events").hidden = count > 0;
  list.style.setProperty("--digits", Math.max(String(log.last).length, 3));
  $("spacer").style.height = `${count * rowHeight()}px`;
  const all = Math.max(log.last - log.first + 1, 0);
  $("count").textContent = filter.isOn ? `${eventCount().toLocaleString("en")} of ${counted(all, "event")}`
    : counted(all, "event");
  if ($("pinned").checked) list.scrollTop = list.scrollHeight;
  drawRows();
}

export function redrawLog() {
  if (filter.isOn) readAll();
  select(null);
  drawLog();
}

function select(index) {
  selected = index;
  showDetail(index === null ? null : rowAt(index));
}

function move(index) {
  const [list, height] = [$("events"), rowHeight()];
  select(Math.min(Math.max(index, 0), rowCount() - 1));
  $("pinned").checked = false;
  const top = selected * height;
  if (top < list.scrollTop) list.scrollTop = top;
  else if (top + height > list.scrollTop + list.clientHeight) list.scrollTop = top + height - list.clientHeight;
  drawRows();
}

// The operation to be brought into sight as soon as the log itself is.
let awaited = null;

// Brings an operation's heading into sight.
function revealOperation(version) {
  const row = rowOfOperation(version);
  awaited = $("events").clientHeight === 0 ? version : null;
  if (row === undefined) return;
  $("pinned").checked = false;
  $("events").scrollTop = Math.max(row - 2, 0) * rowHeight();
  drawRows();
}

const KEYS = {
  ArrowDown: () => (selected ?? -1) + 1,
  ArrowUp: () => (selected ?? rowCount()) - 1,
  PageDown: (page) => (selected ?? 0) + page,
  PageUp: (page) => (selected ?? rowCount()) - page,
  Home: () => 0,
  End: () => rowCount() - 1,
};

$("events").addEventListener("keydown", (event) => {
  const to = KEYS[event.key];
  if (!to || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  move(to(Math.floor($("events").clientHeight / rowHeight()) - 1));
});
$("events").addEventListener("click", (event) => {
  const row = event.target.closest("[data-index]");
  if (row) { select(Number(row.dataset.index)); drawRows(); }
});
$("events").addEventListener("scroll", () => {
  const list = $("events");
  if (list.scrollHeight - list.scrollTop - list.clientHeight > NEAR_END) $("pinned").checked = false;
  requestAnimationFrame(drawRows);
});
$("pinned").addEventListener("change", drawLog);
new ResizeObserver(() => {
  if ($("events").hidden) return;
  drawLog();
  if (awaited !== null) revealOperation(awaited);
}).observe($("events"));
let seen = 0;
on("log", () => {
  freshFrom = seen > 0 ? seen + 1 : Infinity;
  seen = log.last;
  drawLog();
});
let shownMoment = null;
on("moment", () => {
  const isElsewhere = state.at !== shownMoment;
  shownMoment = state.at;
  if (isElsewhere && state.at !== null) revealOperation(state.at);
  else drawRows();
});
on("session", () => { seen = 0; freshFrom = Infinity; $("pinned").checked = true; select(null); drawLog(); });
