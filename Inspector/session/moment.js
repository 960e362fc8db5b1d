// The moment that is looked at: the present one or an earlier version, by the slider or by a heading of the log.
import { $, guarded } from "../support/dom.js";
import { json } from "../support/api.js";
import { record } from "../support/record.js";
import { emit, ofSession, on, state } from "../support/state.js";
import { past, titleOf } from "./past.js";

// Trees by version, a few of them; those of a call that waits are not kept.
const trees = new Map();
const TREES_KEPT = 8;
let reading = 0;

async function treeAt(version) {
  if (trees.has(version)) return trees.get(version);
  const tree = await json("GET", ofSession(version === null ? "tree" : `tree?at=${version}`));
  if (state.pause) return tree;
  trees.set(tree.version, tree);
  if (trees.size > TREES_KEPT) trees.delete(trees.keys().next().value);
  return tree;
}

// Reads the tree of the moment, and the one before it if that is cheap or was asked for.
export async function readMoment() {
  if (!state.session) return;
  const mine = ++reading;
  const tree = await treeAt(state.at);
  if (mine !== reading) return;
  let before = trees.get(tree.version - 1) ?? null;
  if (state.at !== null && state.at > 0) before = await treeAt(state.at - 1);
  if (mine !== reading) return;
  Object.assign(state, { tree, before });
  emit("moment");
}

// Goes to a version of the past, or with null or the newest one to the present.
export function goTo(version) {
  state.at = version === null || version >= past.version ? null : Math.max(version, 0);
  drawMoment();
  return readMoment();
}

export function forgetMoment() {
  reading++;
  trees.clear();
  Object.assign(state, { at: null, tree: null, before: null });
}

export const shownVersion = () => state.at ?? past.version;

function drawMoment() {
  const [version, last] = [shownVersion(), past.version];
  const slider = $("version");
  [slider.max, slider.value] = [last, version];
  const text = state.session ? `version ${version} of ${last}: ${titleOf(version)}` : "";
  $("moment").textContent = text;
  slider.setAttribute("aria-valuetext", text);
  const isStill = !state.session || state.pause !== null;
  slider.disabled = isStill || last === 0;
  $("earlier").disabled = isStill || version === 0;
  $("later").disabled = isStill || version >= last;
  $("now").hidden = state.at === null || record !== null;
  $("fork").disabled = isStill;
  document.body.classList.toggle("past", state.at !== null && !record);
}

$("version").addEventListener("input", guarded(() => goTo(Number($("version").value))));
$("earlier").addEventListener("click", guarded(() => goTo(shownVersion() - 1)));
$("later").addEventListener("click", guarded(() => goTo(shownVersion() + 1)));
$("now").addEventListener("click", guarded(async () => {
  await goTo(null);
  $("version").focus();
}));
for (const name of ["log", "moment", "session", "pause"]) on(name, drawMoment);
