"use strict";
// The inspector: a client of the API like any other. All text goes into the page as text, never as markup.

const $ = (id) => document.getElementById(id);
const state = {
  session: null, tree: null, target: null, operations: [], schemas: {}, events: [], lanes: [], last: 0,
  types: new Set(), stream: null, opened: 0, token: sessionStorage.getItem("token"), drawing: null, treeTimer: null,
  pause: null,
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
  if (state.pause && path.startsWith(`/v1/sessions/${state.session}/`)) headers["Pause-Token"] = state.pause.token;
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
  const items = (await json("GET", "/v1/sessions?limit=200")).items;
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
  Object.assign(state, { pause: null, session: null, tree: null, target: null, events: [], lanes: [], last: 0 });
  live("off", "no session");
  $("pause").hidden = true;
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
      id: post.operationId, path, summary: post.summary, availability: post["x-availability"], tag: post.tags[0], schema: resolve(content?.schema),
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
    const step = type === "integer" ? 1 : "any";
    input = element("input", { type: "number", step, min: schema.minimum ?? "", max: schema.maximum ?? "" });
  } else if (type === "string") {
    input = element("input", { type: "text", ...(schema.maxLength && { maxLength: schema.maxLength }) });
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
  $("summary").textContent = [operation?.summary, operation?.availability].filter(Boolean).join(", ");
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

// ---- Calls that wait for the app's own code

// Shows where an operation has stopped, or that none waits any more; `answer` is what the last request came to.
function drawPause(answer) {
  const pause = state.pause = answer?.paused ?? null;
  $("pause").hidden = !pause;
  if (pause) {
    $("paused-call").textContent = `${pause.event.target}.${pause.event.call}`;
    $("paused-depth").textContent = pause.depth > 1 ? `${pause.depth} calls wait, one inside of the other` : "";
    $("call-super").hidden = !pause.mayCallSuper;
    $("answer").hidden = $("answer-label").hidden = !pause.answers;
    $("answer-label").textContent = pause.answers ? `Answer (${pause.answers})` : "";
    $("answer").value = "";
  }
  if (answer) readTree().catch((error) => notice(error.message));
}

async function goOn(path, body) {
  try {
    drawPause(await json("POST", `/v1/sessions/${state.session}/${path}`, body));
    if (!state.pause) await readTree();
  } catch (error) {
    // Nobody waits any more: it has waited too long, or somebody else has let it go.
    if (error.problem?.code === "not_paused") { drawPause(null); await readTree(); }
    throw error;
  }
}

$("resume").addEventListener("click", guarded(() => {
  const text = $("answer").value.trim();
  if (!state.pause.answers || !text) return goOn("resume", {});
  let answer = text;
  try { answer = JSON.parse(text); } catch { /* a word stands for itself */ }
  return goOn("resume", { answer });
}));
$("call-super").addEventListener("click", guarded(() => goOn("super")));
$("abandon").addEventListener("click", guarded(() => goOn("abandon")));

async function perform(operation, content) {
  const result = $("result");
  try {
    const answer = await json("POST", pathOf(operation), content);
    const parts = [`${answer.events.length} events`, `version ${answer.version}`, `at ${answer.time} s`];
    if (!answer.settled) parts.push("not settled");
    drawPause(answer);
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
