// Which sessions there are, and which one is open.
import { $, counted, element, guarded, isConfirmed, notice } from "../support/dom.js";
import { json } from "../support/api.js";
import { record } from "../support/record.js";
import { emit, ofSession, state } from "../support/state.js";
import { forgetEvents, readNewest, readRehearsed } from "../log/events.js";
import { findPause } from "../act/pauses.js";
import { forgetMoment, readMoment, shownVersion } from "./moment.js";
import { follow, stopFollowing } from "./stream.js";

const LISTING_MILLISECONDS = 2500;
const TREE_MILLISECONDS = 60;
let listed = null;
let treeTimer = null;
// What is said of sessions: root, device and version of iOS; nothing of one that has been asked for and is gone.
const descriptions = new Map();
const DESCRIBED_AT_ONCE = 12;

function describe(definition) {
  const root = definition.root?.as ?? definition.root?.class ?? definition.mainStoryboard;
  const device = definition.device?.model ?? (typeof definition.device === "string" ? definition.device : null);
  const system = definition.device?.systemVersion;
  return [root, device, system && `iOS ${system}`].filter(Boolean).join(" · ");
}

const MARKS_OF_RUNS = { passed: "✓", failed: "✗", known: "known", outlived: "✗" };

function nameOf(item) {
  if (record) return `${MARKS_OF_RUNS[item.verdict]} ${item.name}`;
  const labels = Object.entries(item.labels).map(([key, value]) => `${key}: ${value}`).join(", ");
  const time = new Date(item.createdAt).toLocaleTimeString("en-GB");
  const about = descriptions.get(item.id) || labels || counted(item.events, "event");
  return `${time} · ${about} · ${item.id.slice(0, 6)}`;
}

// Asks what the newest sessions are that have no labels; the others of a long list are counted.
async function describeNewest(items) {
  const unknown = items.filter(({ id, labels }) => !descriptions.has(id) && Object.keys(labels).length === 0);
  await Promise.all(unknown.slice(-DESCRIBED_AT_ONCE).map(async ({ id }) => {
    descriptions.set(id, "");
    const page = await json("GET", `/v1/sessions/${id}/operations?limit=1`).catch(() => ({}));
    if (page.definition) descriptions.set(id, describe(page.definition));
  }));
}

async function allSessions() {
  const items = [];
  let query = "?limit=1000";
  for (let page = 0; page < 5; page++) {
    const found = await json("GET", `/v1/sessions${query}`);
    items.push(...found.items);
    if (!found.next) break;
    query = `?limit=1000&cursor=${found.next}`;
  }
  return items;
}

function drawChoice(items) {
  const options = items.map((item) => element("option", { value: item.id, textContent: nameOf(item) }));
  if (!items.some((item) => item.id === state.session)) {
    options.unshift(element("option", { value: "", textContent: items.length > 0 ? "choose one" : "none" }));
  }
  const now = [...$("session").options].map((option) => option.value + option.textContent).join();
  if (now !== options.map((option) => option.value + option.textContent).join()) {
    $("session").replaceChildren(...options);
  }
  $("session").value = state.session ?? "";
}

function announce(arrived) {
  if (arrived.length === 0) return undefined;
  const newest = arrived.at(-1);
  if (!state.session || $("newest").checked) return openSession(newest.id);
  $("arrived").textContent = `A session has begun: ${nameOf(newest)}.`;
  $("visit").onclick = guarded(() => openSession(newest.id));
  $("arrival").hidden = false;
  return undefined;
}

// Reads which sessions there are, and tells of those that others have made meanwhile.
export async function listSessions() {
  const items = await allSessions();
  if (!record) await describeNewest(items);
  const before = listed;
  listed = new Set(items.map((item) => item.id));
  drawChoice(items);
  if (!before) return items;
  await announce(items.filter((item) => !before.has(item.id) && item.id !== state.session));
  return items;
}

export function closeSession(text) {
  stopFollowing(text);
  clearTimeout(treeTimer);
  Object.assign(state, { session: null, target: null, pause: null, definition: null });
  forgetMoment();
  forgetEvents();
  $("arrival").hidden = true;
  for (const id of ["reset", "delete"]) $(id).disabled = true;
  emit("session");
  emit("target");
}

// What is to be done when something has come, at most some times a second.
function heard() {
  if (treeTimer) return;
  treeTimer = setTimeout(() => {
    treeTimer = null;
    if (state.at === null) readMoment().catch((error) => notice(error.message));
  }, TREE_MILLISECONDS);
}

function ended(reason) {
  closeSession(`the session is ${reason}`);
  history.replaceState(null, "", "#");
  notice(`The session is ${reason}.`);
  return listSessions();
}

export async function openSession(session) {
  if (!session || session === state.session) return;
  closeSession("opening…");
  state.session = session;
  history.replaceState(null, "", `#${session}`);
  for (const id of ["reset", "delete"]) $(id).disabled = false;
  emit("session");
  try {
    if (!record) await findPause();
    const summary = await json("GET", `/v1/sessions/${session}`);
    if (state.session !== session) return;
    await Promise.all([readNewest(summary.events), readMoment()]);
    if (state.pause) await readRehearsed();
  } catch (error) {
    if (state.session === session) closeSession("no session");
    throw error;
  }
  if (state.session !== session) return;
  descriptions.set(session, describe(state.definition ?? {}));
  if (record) stopFollowing(descriptions.get(session));
  else follow(heard, guarded(ended));
  await listSessions();
}

async function remove() {
  const session = state.session;
  const text = `Delete the session ${session.slice(0, 6)}…? Its past and its log are lost.`;
  if (!await isConfirmed(text, "Delete", true)) return;
  closeSession();
  history.replaceState(null, "", "#");
  await json("DELETE", `/v1/sessions/${session}`);
  const items = await listSessions();
  if (items.length > 0) await openSession(items.at(-1).id);
  $("session").focus();
}

async function reset() {
  if (!await isConfirmed("Launch the app anew? All operations are undone; the log goes on.", "Reset")) return;
  await json("POST", ofSession("reset"), {});
}

async function fork() {
  const made = await json("POST", ofSession("fork"), { at: shownVersion() });
  await openSession(made.session.id);
}

// Opens the session that the address names, else the newest one, and listens for others.
export async function beginSessions() {
  closeSession();
  const items = await listSessions();
  const first = record ? items.find((item) => item.verdict === "failed") ?? items[0] : items.at(-1);
  await openSession(location.hash.slice(1) || first?.id);
  if (record) return;
  setInterval(() => {
    if (document.visibilityState === "visible") listSessions().catch(() => {});
  }, LISTING_MILLISECONDS);
}

$("session").addEventListener("change", guarded(() => openSession($("session").value)));
$("delete").addEventListener("click", guarded(remove));
$("reset").addEventListener("click", guarded(reset));
$("fork").addEventListener("click", guarded(fork));
$("ignore").addEventListener("click", () => { $("arrival").hidden = true; });
window.addEventListener("hashchange", guarded(() => openSession(location.hash.slice(1))));
