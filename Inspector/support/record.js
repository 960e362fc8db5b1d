// Runs that stand in the page itself, in the place of a service: `understudy test --html`, `GET …/report`.
import { $ } from "./dom.js";

export const record = JSON.parse($("record").textContent.trim() || "null");

// A run of which the report has only what came of it.
const BARE = { version: 0, events: 0, steps: [{ title: "launch", operation: {}, effect: "applied", events: [], controllers: {} }] };
const runs = new Map();
for (const written of record?.runs ?? []) {
  const run = written.steps ? written : { ...structuredClone(BARE), ...written, isBare: true };
  let firstSeq = 1;
  for (const step of run.steps) {
    step.firstSeq = firstSeq;
    firstSeq += step.events.length;
  }
  runs.set(run.id, run);
}
document.body.classList.toggle("report", record !== null);

export const runOf = (id) => runs.get(id);

// What was noted last, up to a version; each step has what was new.
function latest(run, at, find) {
  for (let version = at; version >= 0; version--) {
    const found = find(run.steps[version]);
    if (found) return { ...found, version: at };
  }
  return { version: at };
}

function listing({ id, name, result, events }) {
  return { id, labels: {}, name, verdict: result?.verdict ?? "passed", events: events ?? 0 };
}

function operationsOf(run, after) {
  const operations = run.steps.slice(1).map(({ operation, title, line, effect, events, firstSeq }, index) => ({
    version: index + 1, operation, title, line, effect, events: events.length, lastSeq: firstSeq + events.length - 1,
  }));
  return { definition: run.definition, operations: operations.slice(after), version: run.version };
}

function eventsOf(run, after, limit) {
  const events = run.steps.flatMap((step) => step.events).slice(after, after + limit);
  return { events, firstSeq: 1, lastSeq: run.events, explanation: run.explanation };
}

// Answers as the service would.
export function recorded(path) {
  const [place, query] = path.split("?");
  const values = new URLSearchParams(query);
  const number = (name, missing) => Number(values.get(name) ?? missing);
  const [, , , id, kind, controller] = place.split("/");
  const run = runs.get(id);
  if (!id) return { items: [...runs.values()].map(listing) };
  if (!run) throw new Error("The report has no such run.");
  const at = number("at", run.version);
  switch (kind) {
    case undefined: return run;
    case "operations": return operationsOf(run, number("after", 0));
    case "events": return eventsOf(run, number("after", 0), number("limit", run.events));
    case "tree": return { roots: [], ...latest(run, at, (step) => step.tree) };
    case "controllers": return latest(run, at, (step) => step.controllers[controller]);
    case "compare": return run.comparison;
    case "diagram": return run.steps.find((step) => step.firstSeq > number("after", 0))?.picture ?? "";
    default: throw new Error("The report has nothing of that.");
  }
}
