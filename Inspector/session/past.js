// The operations of the session: who they are, and where in the log their events begin.
import { json } from "../support/api.js";
import { ofSession, state } from "../support/state.js";

export const past = {
  // Version 0, the launch, stands first; each has `version`, `title`, `details`, `effect` and `firstSeq`.
  operations: [],
  get version() { return Math.max(this.operations.length - 1, 0); },
};

// A value in a heading: a controller by its name, anything else as JSON.
function brief(value) {
  if (value && typeof value === "object" && !Array.isArray(value)) {
    return value.as ?? value.class ?? JSON.stringify(value);
  }
  return typeof value === "string" ? value : JSON.stringify(value);
}

function detailsOf(operation) {
  const others = Object.entries(operation).filter(([name]) => !["op", "target", "code", "document"].includes(name));
  return others.map(([name, value]) => `${name}: ${brief(value)}`).join(", ");
}

function entry({ version, operation, effect, events, lastSeq, line }) {
  const details = [detailsOf(operation), line && `line ${line}`].filter(Boolean).join(", ");
  return {
    version,
    title: operation.target ? `${operation.op} on ${operation.target}` : operation.op,
    details, effect, events,
    firstSeq: lastSeq - events + 1,
  };
}

// Reads what is new; the page from the launch on has the definition too.
export async function readPast() {
  const session = state.session;
  for (;;) {
    const known = past.operations.length;
    const after = Math.max(known - 1, 0);
    const page = await json("GET", ofSession(`operations?after=${after}`));
    if (session !== state.session || known !== past.operations.length) return;
    if (known === 0) {
      state.definition = page.definition ?? {};
      past.operations.push({ version: 0, title: "launch", details: "", effect: "applied", firstSeq: 1 });
    }
    for (const operation of page.operations) past.operations.push(entry(operation));
    if (page.next === undefined) return;
  }
}

// The index of the operation whose events hold this one.
export function operationOf(seq) {
  let [low, high] = [0, past.operations.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (past.operations[middle].firstSeq <= seq) low = middle + 1;
    else high = middle;
  }
  // Operations without events begin where the next one does.
  return low - 1;
}

export const titleOf = (version) => past.operations[version]?.title ?? "";
