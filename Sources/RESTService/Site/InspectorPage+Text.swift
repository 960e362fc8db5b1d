// swift-format-ignore-file
// Written by Tools/embed-inspector.sh from the files in Inspector/.
extension InspectorPage {
    static let markup = ##"""
<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<title>Understudy inspector</title>
<style>/*STYLE*/</style>
</head>
<body>
<header>
  <h1>Understudy</h1>
  <nav aria-label="Session">
    <label>Session <select id="session"></select></label>
    <button id="new" type="button">New…</button>
    <button id="reset" type="button" title="Back to the launch, as one more operation">Reset</button>
    <button id="delete" type="button" class="danger">Delete</button>
  </nav>
  <span id="live" class="live off" role="status">no session</span>
  <nav class="links" aria-label="Pages"><a href="/docs">API</a><a href="/openapi.yaml">OpenAPI</a><a href="/problems">Problems</a></nav>
</header>
<div id="notice" role="alert" hidden></div>
<main>
  <section id="hierarchy" aria-labelledby="hierarchy-title">
    <h2 id="hierarchy-title">Hierarchy <small id="version"></small></h2>
    <div id="tree" role="tree" aria-label="Controllers"></div>
    <details id="properties-box"><summary>Properties of <b id="properties-of">–</b></summary><dl id="properties"></dl></details>
  </section>
  <section id="act" aria-labelledby="act-title">
    <h2 id="act-title">Operation</h2>
    <p class="target">on <b id="target">the app</b> <button id="untarget" type="button" hidden>the app instead</button></p>
    <div id="quick" aria-label="Frequent operations"></div>
    <form id="form">
      <label class="row">Operation <select id="operation"></select></label>
      <p id="summary"></p>
      <div id="fields"></div>
      <button type="submit" class="primary">Perform</button>
    </form>
    <div id="result" aria-live="polite"></div>
    <details><summary>As a command</summary><pre id="curl"></pre></details>
  </section>
  <section id="log" aria-labelledby="log-title">
    <h2 id="log-title">Events <small id="count"></small>
      <span class="tools">
        <label><input id="pinned" type="checkbox" checked> follow</label>
        <input id="search" type="search" placeholder="filter" aria-label="Filter events">
        <a id="diagram" target="_blank" rel="noopener">diagram</a>
      </span>
    </h2>
    <div id="types" aria-label="Types of events"></div>
    <div id="lanes" aria-hidden="true"></div>
    <ol id="events"></ol>
  </section>
</main>
<dialog id="creator">
  <form method="dialog">
    <h2>New session</h2>
    <div id="presets"></div>
    <label>Definition <textarea id="definition" rows="16" spellcheck="false"></textarea></label>
    <p id="creator-error" role="alert"></p>
    <menu><button value="cancel">Cancel</button><button id="create" type="button" class="primary">Create</button></menu>
  </form>
</dialog>
<dialog id="keeper">
  <form method="dialog">
    <h2>This service asks for a token</h2>
    <label>Token <input id="token" type="password" autocomplete="off"></label>
    <menu><button id="keep" value="keep" class="primary">Use it</button></menu>
  </form>
</dialog>
<script>/*SCRIPT*/</script>
</body>
</html>
"""##
    static let style = ##"""
:root {
  color-scheme: light dark;
  --ink: #1c1e21; --soft: #646a73; --line: #d9dce1; --page: #f4f5f7; --card: #fff; --accent: #0b57d0;
  --callback: #0b57d0; --query: #7a5195; --delegate: #00796b; --coordinator: #8d6e00; --completion: #2e7d32;
  --notification: #546e7a; --console: #b26a00; --exception: #c62828; --gap: #c62828;
  --mono: ui-monospace, SFMono-Regular, Menlo, "DejaVu Sans Mono", monospace;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ink: #e6e7ea; --soft: #9aa1ab; --line: #353a42; --page: #16181c; --card: #1f2227; --accent: #8ab4f8;
    --callback: #8ab4f8; --query: #c9a3e6; --delegate: #5fc9bb; --coordinator: #dcc04e; --completion: #7bc67e;
    --notification: #a3b7c2; --console: #f0ad4e; --exception: #ff8a80; --gap: #ff8a80;
  }
}
* { box-sizing: border-box }
html, body { height: 100%; margin: 0 }
body { display: flex; flex-direction: column; font: 14px/1.45 system-ui, sans-serif; color: var(--ink); background: var(--page) }
header { display: flex; align-items: center; gap: 1rem; padding: .5rem 1rem; background: var(--card); border-bottom: 1px solid var(--line); flex-wrap: wrap }
h1 { font-size: 1.05rem; margin: 0 }
h2 { font-size: .95rem; margin: 0 0 .5rem; display: flex; align-items: baseline; gap: .6rem }
small { font-weight: 400; color: var(--soft) }
header nav { display: flex; align-items: center; gap: .5rem }
header .links { margin-left: auto; gap: 1rem }
a { color: var(--accent); text-decoration: none } a:hover { text-decoration: underline }
.live::before { content: ""; display: inline-block; width: .6em; height: .6em; border-radius: 50%; margin-right: .45em; background: #2e9d4a }
.live.off::before { background: #a0a4ab } .live.waiting::before { background: #e0a100 }
.live { color: var(--soft) }
#notice { padding: .5rem 1rem; background: #c6282822; color: var(--exception); border-bottom: 1px solid var(--line) }
main { flex: 1; min-height: 0; display: grid; grid-template-columns: minmax(15rem, 1fr) minmax(17rem, 1fr) minmax(26rem, 2.2fr); gap: .75rem; padding: .75rem }
section { background: var(--card); border: 1px solid var(--line); border-radius: 8px; padding: .75rem; min-height: 0; overflow: auto; display: flex; flex-direction: column }
button, select, input, textarea { font: inherit; color: inherit; background: var(--card); border: 1px solid var(--line); border-radius: 5px; padding: .2rem .55rem; max-width: 100% }
button { cursor: pointer } button:hover { border-color: var(--accent) } button:disabled { opacity: .5; cursor: default }
button.primary { background: #0b57d0; border-color: #0b57d0; color: #fff } button.danger:hover { border-color: var(--exception); color: var(--exception) }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 1px }
#session { min-width: 16rem }
#tree { overflow: auto; flex: 1; min-height: 6rem }
.node { display: flex; align-items: center; gap: .45rem; width: 100%; text-align: left; border: 0; border-radius: 5px; padding: .15rem .4rem; background: none }
.node:hover { background: #8882 } .node[aria-selected=true] { background: color-mix(in srgb, var(--accent) 18%, transparent) }
.node i { font-style: normal; width: .65em; height: .65em; border-radius: 50%; border: 1.5px solid var(--soft); flex: none }
.node.appeared i { background: #2e9d4a; border-color: #2e9d4a } .node.appearing i, .node.disappearing i { background: #e0a100; border-color: #e0a100 }
.node .class { color: var(--soft); white-space: nowrap; overflow: hidden; text-overflow: ellipsis }
.node .presented { font-size: .8em; color: var(--delegate); border: 1px solid currentColor; border-radius: 4px; padding: 0 .3em }
.branch { margin-left: 1rem; border-left: 1px solid var(--line); padding-left: .3rem }
#properties-box { margin-top: .5rem; border-top: 1px solid var(--line); padding-top: .5rem; max-height: 45%; overflow: auto; flex: none }
dl { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: .1rem .7rem; font-size: 12.5px; margin: .5rem 0 0 }
dt { color: var(--soft); overflow-wrap: anywhere } dd { margin: 0; font-family: var(--mono); overflow-wrap: anywhere }
.target { margin: 0 0 .5rem }
#quick { display: flex; flex-wrap: wrap; gap: .35rem; margin-bottom: .75rem }
label.row, .field { display: grid; grid-template-columns: 8.5rem 1fr; align-items: center; gap: .5rem; margin-bottom: .4rem }
.field.wide { grid-template-columns: 1fr; gap: .15rem }
.field > span { overflow-wrap: anywhere } .field em { color: var(--exception); font-style: normal }
.field textarea, .field input:not([type=checkbox]), .field select, label.row select { width: 100% }
.field textarea { font: 12.5px/1.4 var(--mono) } .field input[type=checkbox] { justify-self: start }
#summary { color: var(--soft); margin: 0 0 .6rem }
#result { margin: .75rem 0 } #result b { display: inline-block } #result b::first-letter { text-transform: uppercase } #result .raised, #result .problem { color: var(--exception) } #result .ignored { color: var(--console) } #result .completed { color: var(--completion) }
details summary { cursor: pointer; color: var(--soft) }
pre { font: 12px/1.45 var(--mono); background: var(--page); border-radius: 5px; padding: .6rem; overflow: auto; white-space: pre-wrap; overflow-wrap: anywhere }
#log { overflow: hidden } .tools { margin-left: auto; display: flex; align-items: center; gap: .6rem; font-weight: 400 } #search { width: 9rem }
#types { display: flex; flex-wrap: wrap; gap: .3rem; margin-bottom: .4rem }
.type { border-radius: 99px; padding: 0 .6em; font-size: 12px; border: 1px solid currentColor; background: none } .type[aria-pressed=false] { opacity: .35 }
#lanes { position: relative; height: 4.2rem; flex: none; margin-left: 6.6rem; overflow: hidden }
#lanes span { position: absolute; bottom: 0; transform: rotate(-38deg); transform-origin: left bottom; white-space: nowrap; font-size: 11px; color: var(--soft); max-width: 6.4rem; overflow: hidden; text-overflow: ellipsis }
#events { list-style: none; margin: 0; padding: 0; overflow: auto; flex: 1; font: 12.5px/1.5 var(--mono) }
#events li { display: flex; align-items: center; white-space: nowrap; min-height: 1.5em }
#events li.turn { border-top: 1px solid var(--line) } #events li:hover { background: #8882 } #events li.fresh { animation: fresh 1.4s }
@keyframes fresh { from { background: color-mix(in srgb, var(--accent) 28%, transparent) } }
#events li.of-console, #events li.of-exception { white-space: normal }
.seq { width: 3.2rem; color: var(--soft); text-align: right; padding-right: .6rem; flex: none } .time { width: 3.4rem; color: var(--soft); flex: none }
.lane { position: relative; align-self: stretch; flex: none } .lane u { position: absolute; top: 0; bottom: 0; width: 1px; background: var(--line) }
.lane s { position: absolute; top: calc(50% - 4px); width: 9px; height: 9px; margin-left: -4px; border-radius: 50%; background: currentColor }
.call { padding-left: .7rem } .call .who { color: var(--soft) } .call .flag { font-size: 11px; color: var(--soft); border: 1px solid var(--line); border-radius: 4px; padding: 0 .3em; margin-left: .4em }
.callback { color: var(--callback) } .query { color: var(--query) } .delegate { color: var(--delegate) } .coordinator { color: var(--coordinator) } .completion { color: var(--completion) }
.notification { color: var(--notification) } .console { color: var(--console) } .exception { color: var(--exception) } .gap, .bye { color: var(--gap) }
dialog { border: 1px solid var(--line); border-radius: 10px; background: var(--card); color: inherit; width: min(44rem, 92vw); padding: 1rem } dialog::backdrop { background: #0007 }
dialog label { display: block } dialog textarea { width: 100%; font: 12.5px/1.45 var(--mono); margin-top: .3rem } #presets { display: flex; gap: .35rem; flex-wrap: wrap; margin-bottom: .6rem }
menu { display: flex; justify-content: flex-end; gap: .5rem; padding: 0; margin: .75rem 0 0 } #creator-error { color: var(--exception); margin: .3rem 0; white-space: pre-wrap }
.empty { color: var(--soft); padding: .5rem }
@media (max-width: 1000px) { main { grid-template-columns: 1fr 1fr; overflow: auto } #log { grid-column: 1 / -1; min-height: 24rem } }
@media (max-width: 640px) { main { grid-template-columns: 1fr } section { min-height: 16rem } }
"""##
    static let script = ##"""
"use strict";
// The inspector: a client of the API like any other. All text goes into the page as text, never as markup.

const $ = (id) => document.getElementById(id);
const state = {
  session: null, tree: null, target: null, operations: [], schemas: {}, events: [], lanes: [], last: 0,
  types: new Set(), stream: null, opened: 0, token: sessionStorage.getItem("token"), drawing: null, treeTimer: null,
};
const TYPES = ["callback", "query", "delegate", "coordinator", "completion", "notification", "console", "exception"];
const EVENTS_SHOWN = 3000;
const LANE = 16;

function element(name, properties = {}, ...children) {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}

// ---- Requests

async function request(method, path, body, headers = {}) {
  if (state.token) headers.Authorization = `Bearer ${state.token}`;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  const response = await fetch(path, {
    method, headers, body: body === undefined ? undefined : JSON.stringify(body), cache: "no-store",
  });
  if (response.status === 401 && await askForToken()) return request(method, path, body, headers);
  return response;
}

async function json(method, path, body) {
  const response = await request(method, path, body);
  const content = response.status === 204 ? null : await response.json();
  if (!response.ok) throw Object.assign(new Error(content.detail ?? response.statusText), { problem: content });
  return content;
}

let asking = null;
function askForToken() {
  asking ??= new Promise((resolve) => {
    $("keeper").addEventListener("close", () => {
      asking = null;
      if ($("keeper").returnValue !== "keep" || !$("token").value) return resolve(false);
      state.token = $("token").value;
      sessionStorage.setItem("token", state.token);
      resolve(true);
    }, { once: true });
    $("keeper").showModal();
  });
  return asking;
}

function notice(text) {
  $("notice").textContent = text ?? "";
  $("notice").hidden = !text;
}

const guarded = (action) => async (...given) => {
  try { notice(); await action(...given); } catch (error) { notice(error.message); }
};

// ---- Sessions

async function listSessions() {
  let items = [];
  try { items = (await json("GET", "/v1/sessions?limit=200")).items; } catch (error) {
    // A token for sessions alone may not list them; one of the address is still followed.
    if (error.problem?.code !== "forbidden") throw error;
  }
  const wanted = location.hash.slice(1);
  if (wanted && !items.some((item) => item.id === wanted)) items.push({ id: wanted, labels: {}, version: "" });
  $("session").replaceChildren(...items.map((item) => {
    const labels = Object.entries(item.labels ?? {}).map(([key, value]) => `${key}: ${value}`).join(", ");
    return element("option", { value: item.id, textContent: `${item.id.slice(0, 8)}… ${labels}` });
  }));
  $("reset").disabled = $("delete").disabled = items.length === 0;
  if (!items.some((item) => item.id === state.session)) close();
  const next = items.some((item) => item.id === wanted) ? wanted : items.at(-1)?.id;
  if (next) { $("session").value = next; await open(next); } else { close(); }
}

function close() {
  state.stream?.abort();
  clearTimeout(state.treeTimer);
  Object.assign(state, { session: null, tree: null, target: null, events: [], lanes: [], last: 0 });
  live("off", "no session");
  $("tree").replaceChildren(element("p", { className: "empty", textContent: "Make a session with “New…”." }));
  $("version").textContent = "";
  drawEvents(0);
  drawTarget();
}

async function open(session) {
  if (session === state.session) return;
  close();
  const opened = ++state.opened;
  state.session = session;
  history.replaceState(null, "", `#${session}`);
  $("diagram").href = `/v1/sessions/${session}/diagram?format=svg`;
  drawTarget();
  await readTree();
  // Another session may have been opened meanwhile.
  if (opened === state.opened) follow(session);
}

// ---- The stream

function live(kind, text) {
  $("live").className = `live ${kind}`;
  $("live").textContent = text;
}

// Reads the stream with fetch: EventSource can send no token.
async function follow(session) {
  const controller = state.stream = new AbortController();
  while (!controller.signal.aborted) {
    let pause = 2000;
    try {
      const headers = { Accept: "text/event-stream" };
      if (state.token) headers.Authorization = `Bearer ${state.token}`;
      if (state.last) headers["Last-Event-ID"] = String(state.last);
      const response = await fetch(`/v1/sessions/${session}/events`, {
        headers, signal: controller.signal, cache: "no-store",
      });
      if (!response.ok) {
        const problem = await response.json();
        live("off", problem.title);
        if (response.status === 404) return;
        throw new Error(problem.detail);
      }
      live("", "live");
      const reason = await readStream(response.body, controller.signal);
      live("off", reason ? `ended: ${reason}` : "ended");
      if (reason === "deleted" || reason === "expired") return listSessions();
    } catch (error) {
      if (controller.signal.aborted) return;
      live("waiting", "connecting again…");
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

async function readStream(body, signal) {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  let reason = null;
  for (;;) {
    const { value, done } = await reader.read();
    if (done || signal.aborted) return reason;
    text += value;
    const blocks = text.split("\n\n");
    text = blocks.pop();
    const added = [];
    for (const block of blocks) {
      const fields = Object.fromEntries(block.split("\n").map((line) => {
        const colon = line.indexOf(":");
        return [line.slice(0, colon), line.slice(colon + 1).replace(/^ /, "")];
      }));
      if (!fields.data) continue;
      const data = JSON.parse(fields.data);
      if (fields.id) state.last = Number(fields.id);
      if (fields.event === "bye") reason = data.reason;
      added.push(fields.event === "gap" || fields.event === "bye" ? { type: fields.event, ...data } : data);
    }
    if (added.length) addEvents(added);
  }
}

function addEvents(added) {
  const first = state.events.length;
  state.events.push(...added);
  const lanes = state.lanes.length;
  for (const event of added) {
    if (event.target && event.target !== "console" && !state.lanes.includes(event.target)) state.lanes.push(event.target);
  }
  if (state.events.length > EVENTS_SHOWN) {
    state.events.splice(0, state.events.length - EVENTS_SHOWN);
    drawEvents(0);
  } else {
    drawEvents(state.lanes.length === lanes ? first : 0, first);
  }
  clearTimeout(state.treeTimer);
  state.treeTimer = setTimeout(guarded(readTree), 60);
}

// ---- The time line

function shown(event) {
  if (TYPES.includes(event.type) && state.types.size && !state.types.has(event.type)) return false;
  const wanted = $("search").value.toLowerCase();
  return !wanted || textOf(event).toLowerCase().includes(wanted);
}

function value(of) {
  if (of === null) return "nil";
  if (typeof of === "object" && !Array.isArray(of)) {
    if (Object.keys(of).join() === "width,height") return `${of.width}x${of.height}`;
    return `{${Object.entries(of).map(([key, inner]) => `${key}: ${value(inner)}`).join(", ")}}`;
  }
  return Array.isArray(of) ? `[${of.map(value).join(", ")}]` : String(of);
}

function callOf(event) {
  if (event.type === "gap") return `events ${event.from} to ${event.to} are no longer kept`;
  if (event.type === "bye") return `the stream has ended: ${event.reason}`;
  const given = Object.values(event.args ?? {}).map(value);
  let index = 0;
  let text = event.call ?? "";
  if (event.type === "console") return `console: ${event.category ? `[${event.category}] ` : ""}${event.text}`;
  if (event.type === "exception") return `exception ${event.name}: ${event.reason}`;
  if (event.type === "completion") return text.replace(`${event.target}.`, "");
  if (given.length) {
    text = text.replace(/(\w+):(?=[\w_]*[:)])/g, (_, label) => {
      const argument = given[index++];
      const name = label === "_" ? "" : label;
      return argument === undefined ? (name ? `${name}:` : "_") + ", " : (name ? `${name}: ` : "") + argument + ", ";
    }).replace(/, \)/, ")");
  }
  return "returned" in event ? `${text} → ${value(event.returned)}` : text;
}

const textOf = (event) => `${event.target ?? ""}.${callOf(event)} ${(event.flags ?? []).join(" ")}`;

function row(event, before, isFresh) {
  const item = element("li", { className: isFresh ? `fresh of-${event.type}` : `of-${event.type}` });
  if (before && before.time !== event.time) item.classList.add("turn");
  const lane = element("span", { className: `lane ${event.type}` });
  lane.style.width = `${state.lanes.length * LANE}px`;
  state.lanes.forEach((name, index) => {
    const line = element("u");
    line.style.left = `${index * LANE + LANE / 2}px`;
    lane.append(line);
    if (name !== event.target) return;
    const dot = element("s");
    dot.style.left = line.style.left;
    lane.append(dot);
  });
  const call = element("span", { className: "call" });
  if (event.id || event.type === "delegate" || event.type === "completion") call.append(element("span", { className: "who", textContent: `${event.target}.` }));
  call.append(element("span", { className: event.type, textContent: callOf(event) }));
  for (const flag of event.flags ?? []) call.append(element("span", { className: "flag", textContent: flag }));
  item.append(
    element("span", { className: "seq", textContent: event.seq ?? "" }),
    element("span", { className: "time", textContent: event.time === undefined ? "" : `${event.time}s` }),
    lane, call);
  return item;
}

function drawEvents(from, freshFrom = Infinity) {
  const list = $("events");
  if (from === 0) list.replaceChildren();
  const rows = [];
  for (let index = from; index < state.events.length; index++) {
    const event = state.events[index];
    if (shown(event)) rows.push(row(event, state.events[index - 1], index >= freshFrom && freshFrom > 0));
  }
  list.append(...rows);
  if (from === 0) {
    $("lanes").replaceChildren(...state.lanes.map((name, index) => {
      const label = element("span", { textContent: name });
      label.style.left = `${index * LANE + LANE / 2}px`;
      return label;
    }));
    $("lanes").hidden = state.lanes.length === 0;
  }
  $("count").textContent = state.events.length ? `${state.events.length}` : "";
  if ($("pinned").checked) list.scrollTop = list.scrollHeight;
}

function drawTypes() {
  $("types").replaceChildren(...TYPES.map((type) => {
    const button = element("button", { type: "button", className: `type ${type}`, textContent: type });
    const isOn = () => state.types.size === 0 || state.types.has(type);
    button.setAttribute("aria-pressed", isOn());
    button.onclick = () => {
      if (state.types.size === 0) TYPES.forEach((other) => state.types.add(other));
      if (!state.types.delete(type)) state.types.add(type);
      drawTypes();
      drawEvents(0);
    };
    return button;
  }));
}

// ---- The hierarchy

async function readTree() {
  if (!state.session) return;
  const session = state.session;
  const tree = await json("GET", `/v1/sessions/${session}/tree`);
  if (session !== state.session) return;
  state.tree = tree;
  $("version").textContent = `version ${tree.version}`;
  drawTree();
  if ($("properties-box").open) await readProperties();
}

function node(of, isPresented) {
  const button = element("button", { type: "button", className: `node ${of.state}`, title: `${of.id}, ${of.state}` });
  button.setAttribute("role", "treeitem");
  button.setAttribute("aria-selected", state.target?.id === of.id);
  button.append(element("i"), element("b", { textContent: of.label }));
  if (of.class !== of.label) button.append(element("span", { className: "class", textContent: of.class }));
  if (isPresented) {
    button.append(element("span", { className: "presented", textContent: of.presentationStyle ?? "presented" }));
  }
  button.onclick = () => { state.target = of; drawTree(); drawTarget(); if ($("properties-box").open) guarded(readProperties)(); };
  const branch = element("div", { className: "branch" });
  branch.setAttribute("role", "group");
  branch.append(...of.children.map((child) => node(child, false)), ...of.presented.map((child) => node(child, true)));
  return element("div", {}, button, ...(branch.childElementCount ? [branch] : []));
}

function find(id, among) {
  for (const of of among) {
    const found = of.id === id ? of : find(id, [...of.children, ...of.presented]);
    if (found) return found;
  }
  return null;
}

function drawTree() {
  if (state.target) {
    state.target = find(state.target.id, state.tree.roots);
    if (!state.target) drawTarget();
  }
  $("tree").replaceChildren(...state.tree.roots.map((root) => node(root, false)));
}

async function readProperties() {
  const list = $("properties");
  if (!state.target) return list.replaceChildren();
  const found = await json("GET", `/v1/sessions/${state.session}/controllers/${state.target.id}`);
  list.replaceChildren(...Object.entries(found).filter(([, of]) => of !== null).flatMap(([name, of]) => [
    element("dt", { textContent: name }), element("dd", { textContent: value(of) }),
  ]));
}

// ---- Operations

const resolve = (schema) => schema?.$ref ? resolve(state.schemas[schema.$ref.split("/").pop()]) : schema ?? {};

// The operations and their fields are read from the service's own document, so they are never out of step.
async function readOperations() {
  const document = await json("GET", "/openapi.json");
  state.schemas = document.components.schemas;
  const base = "/v1/sessions/{session}/";
  const others = new Set(["performOperations", "createController", "expectEvents", "resetSession", "forkSession"]);
  for (const [path, methods] of Object.entries(document.paths)) {
    const post = methods.post;
    if (!post || !path.startsWith(base) || others.has(post.operationId)) continue;
    const content = post.requestBody?.content?.["application/json"];
    state.operations.push({
      id: post.operationId, path, summary: post.summary, tag: post.tags[0], schema: resolve(content?.schema),
      example: Object.values(content?.examples ?? {})[0]?.value ?? {},
      isOnController: path.startsWith(`${base}controllers/`),
    });
  }
}

const QUICK = {
  app: [["rotate", { to: "landscapeLeft" }], ["rotate", { to: "portrait" }], ["memoryWarning", {}], ["background", {}], ["foreground", {}], ["settle", {}]],
  any: [["present", { controller: { class: "SheetViewController" } }], ["dismiss", {}]],
  navigation: [["push", { controller: { class: "DetailViewController" } }], ["pop", {}], ["popToRoot", {}]],
  tab: [["select", { index: 0 }], ["select", { index: 1 }]],
};

function drawTarget() {
  const target = state.target;
  $("target").textContent = target ? `${target.label}` : "the app";
  $("properties-of").textContent = target ? target.label : "–";
  $("untarget").hidden = !target;
  let quick = QUICK.app;
  if (target) {
    quick = [...QUICK.any];
    if (/Navigation/.test(target.class)) quick.unshift(...QUICK.navigation);
    if (/TabBar/.test(target.class)) quick.unshift(...QUICK.tab);
  }
  $("quick").replaceChildren(...quick.map(([id, body]) => {
    const detail = Object.values(body).find((of) => typeof of !== "object");
    const button = element("button", { type: "button", textContent: detail === undefined ? id : `${id} ${detail}` });
    button.disabled = !state.session;
    button.onclick = guarded(() => perform(state.operations.find((operation) => operation.id === id), body));
    return button;
  }));
  const groups = {};
  for (const operation of state.operations) {
    if (operation.isOnController !== Boolean(target)) continue;
    (groups[operation.tag] ??= []).push(element("option", { value: operation.id, textContent: operation.id }));
  }
  const before = $("operation").value || "rotate";
  $("operation").replaceChildren(...Object.entries(groups).map(([label, options]) => element("optgroup", { label }, ...options)));
  if (state.operations.some((operation) => operation.id === before && operation.isOnController === Boolean(target))) {
    $("operation").value = before;
  } else if (quick.length) {
    $("operation").value = quick[0][0];
  }
  drawForm();
}

const chosen = () => state.operations.find((operation) => operation.id === $("operation").value);

function field(name, schema, isRequired, example) {
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  let input;
  if (type === "boolean") {
    input = element("select", {}, ...["", "true", "false"].map((word) => element("option", { value: word, textContent: word || "–" })));
  } else if (schema.enum) {
    input = element("select", {}, ...["", ...schema.enum].map((word) => element("option", { value: word, textContent: word || "–" })));
  } else if (type === "integer" || type === "number") {
    input = element("input", { type: "number", step: "any" });
  } else if (type === "string") {
    input = element("input", { type: "text" });
  } else {
    input = element("textarea", { rows: 2, spellcheck: false });
  }
  input.dataset.name = name;
  input.dataset.kind = input.tagName === "TEXTAREA" ? "json" : type ?? "string";
  if (isRequired) {
    const given = example ?? (schema.enum ? schema.enum[0] : "");
    input.value = input.dataset.kind === "json" ? JSON.stringify(given) : given;
  }
  input.oninput = drawCommand;
  const label = element("span", { textContent: name, title: schema.description ?? "" });
  if (isRequired) label.append(element("em", { textContent: " *" }));
  return element("label", { className: input.dataset.kind === "json" ? "field wide" : "field" }, label, input);
}

function drawForm() {
  const operation = chosen();
  $("summary").textContent = operation?.summary ?? "";
  const properties = operation?.schema.properties ?? {};
  const required = operation?.schema.required ?? [];
  // A form of seventy fields helps nobody: `set` is given as one piece of JSON.
  const isLong = Object.keys(properties).length > 20;
  $("fields").replaceChildren(...(isLong
    ? [field("", { description: "The fields as JSON" }, true, operation.example)]
    : Object.entries(properties).map(([name, schema]) => field(name, resolve(schema), required.includes(name), operation.example[name]))));
  drawCommand();
}

function body() {
  const found = {};
  for (const input of $("fields").querySelectorAll("[data-name]")) {
    const text = input.value.trim();
    if (text === "") continue;
    let of = text;
    if (input.dataset.kind === "boolean") of = text === "true";
    else if (input.dataset.kind === "integer" || input.dataset.kind === "number") of = Number(text);
    else if (input.dataset.kind === "json") {
      // A controller may be named by its label alone.
      try { of = JSON.parse(text); } catch { of = /^[\w-]+$/.test(text) ? text : undefined; }
      if (of === undefined) throw new Error(`${input.dataset.name || "The body"} is neither JSON nor a name.`);
    }
    if (input.dataset.name === "") return of;
    found[input.dataset.name] = of;
  }
  return found;
}

const pathOf = (operation) => operation.path
  .replace("{session}", state.session ?? "SESSION").replace("{controller}", encodeURIComponent(state.target?.label ?? "CONTROLLER"));

function drawCommand() {
  const operation = chosen();
  if (!operation) return;
  let content;
  try { content = JSON.stringify(body()); } catch (error) { content = error.message; }
  $("curl").textContent = `curl -s '${location.origin}${pathOf(operation)}?format=text' \\\n  -H 'Content-Type: application/json' -d '${content.replaceAll("'", "'\\''")}'`;
}

async function perform(operation, content) {
  const result = $("result");
  try {
    const answer = await json("POST", pathOf(operation), content);
    const parts = [`${answer.events.length} events`, `version ${answer.version}`, `at ${answer.time} s`];
    if (!answer.settled) parts.push("not settled");
    result.replaceChildren(
      element("b", { className: answer.outcome, textContent: answer.outcome }), ` ${operation.id}: ${parts.join(", ")}`);
    if (answer.exception) {
      result.append(element("pre", { className: "raised", textContent: `${answer.exception.name}: ${answer.exception.reason}` }));
    }
  } catch (error) {
    if (!error.problem) throw error;
    result.replaceChildren(element("b", { className: "problem", textContent: error.problem.title }), element("p", { textContent: error.problem.detail }));
  }
}

// ---- New sessions

const screen = (as, title) => ({ class: `${title}ViewController`, as, title });
const PRESETS = {
  navigation: { root: { class: "UINavigationController", as: "nav", viewControllers: [screen("home", "Home")] } },
  "tab bar": {
    root: {
      class: "UITabBarController", as: "tabs", viewControllers: [
        { class: "UINavigationController", as: "first", viewControllers: [screen("list", "List")] },
        { class: "UINavigationController", as: "second", viewControllers: [screen("settings", "Settings")] },
      ],
    },
  },
  split: {
    device: { model: "iPad Pro 11" },
    root: { class: "UISplitViewController", as: "split", viewControllers: [screen("master", "Master"), screen("detail", "Detail")] },
  },
  "iOS 6": {
    device: { model: "iPhone 5", systemVersion: "6.1" },
    root: { class: "UINavigationController", as: "nav", viewControllers: [screen("home", "Home")] },
  },
  "by hand": { clock: "manual", root: { class: "UINavigationController", as: "nav", viewControllers: [screen("home", "Home")] } },
};

function openCreator() {
  $("presets").replaceChildren(...Object.entries(PRESETS).map(([name, definition]) => {
    const button = element("button", { type: "button", textContent: name });
    button.onclick = () => { $("definition").value = JSON.stringify({ labels: { from: "inspector" }, ...definition }, null, 2); };
    return button;
  }));
  if (!$("definition").value) $("presets").firstChild.click();
  $("creator-error").textContent = "";
  $("creator").showModal();
}

async function create() {
  let definition;
  try { definition = JSON.parse($("definition").value || "{}"); } catch (error) { $("creator-error").textContent = error.message; return; }
  try {
    const made = await json("POST", "/v1/sessions", definition);
    $("creator").close();
    history.replaceState(null, "", `#${made.session.id}`);
    await listSessions();
  } catch (error) {
    const places = (error.problem?.errors ?? []).map((place) => `${place.pointer}: ${place.detail}`);
    $("creator-error").textContent = [error.message, ...places].join("\n");
  }
}

// ---- Begin

$("session").onchange = guarded(() => open($("session").value));
$("new").onclick = openCreator;
$("create").onclick = guarded(create);
$("reset").onclick = guarded(() => json("POST", `/v1/sessions/${state.session}/reset`, {}));
$("delete").onclick = guarded(async () => { const session = state.session; close(); await json("DELETE", `/v1/sessions/${session}`); history.replaceState(null, "", "#"); await listSessions(); });
$("untarget").onclick = () => { state.target = null; drawTree(); drawTarget(); };
$("operation").onchange = drawForm;
$("form").onsubmit = (event) => { event.preventDefault(); guarded(() => perform(chosen(), body()))(); };
$("search").oninput = () => drawEvents(0);
$("pinned").onchange = () => drawEvents(state.events.length);
$("events").onscroll = () => {
  const list = $("events");
  if (list.scrollHeight - list.scrollTop - list.clientHeight > 60) $("pinned").checked = false;
};
$("properties-box").ontoggle = guarded(readProperties);
window.onhashchange = guarded(async () => { if (location.hash.slice(1) && location.hash.slice(1) !== state.session) await listSessions(); });
drawTypes();
guarded(async () => { await readOperations(); await listSessions(); drawTarget(); })();
"""##
}
