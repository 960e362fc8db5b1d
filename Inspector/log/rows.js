// Which rows the log has: an operation's heading, then its events; all of them, or what the filter lets through.
import { eventAt, log } from "./events.js";
import { operationOf, past } from "../session/past.js";

export const TYPES = [
  "callback", "query", "delegate", "coordinator", "completion", "notification", "console", "exception",
];

export const filter = {
  off: new Set(),
  text: "",
  target: null,
  get isOn() { return this.off.size > 0 || this.text !== "" || this.target !== null; },
  lets(event) {
    if (this.off.has(event.type)) return false;
    if (this.target !== null && event.id !== this.target) return false;
    return this.text === "" || event.line.toLowerCase().includes(this.text);
  },
};

// With a filter: places in the log, or for headings their operation's index, less than zero.
let chosen = [];
let oldest = 0;

// Finds the rows anew, after a change of the log or of the filter.
export function findRows() {
  oldest = Math.max(operationOf(log.first), 0);
  chosen = [];
  if (!filter.isOn) return;
  let [heading, shown] = [-1, -1];
  for (let seq = log.first; seq <= log.last; seq++) {
    const event = eventAt(seq);
    if (!event || !filter.lets(event)) continue;
    while (heading + 1 < past.operations.length && past.operations[heading + 1].firstSeq <= seq) heading++;
    if (heading !== shown) {
      chosen.push(-1 - heading);
      shown = heading;
    }
    chosen.push(seq);
  }
}

const rehearsedRows = () => (log.rehearsed.length > 0 ? log.rehearsed.length + 1 : 0);

const loggedRows = () => (filter.isOn
  ? chosen.length
  : Math.max(log.last - log.first + 1, 0) + past.operations.length - oldest);

export const rowCount = () => loggedRows() + rehearsedRows();

export const eventCount = () => (filter.isOn
  ? chosen.filter((entry) => entry > 0).length
  : Math.max(log.last - log.first + 1, 0));

// The row of an operation's heading; undefined where the filter leaves none.
export function rowOfOperation(version) {
  if (filter.isOn) {
    const row = chosen.indexOf(-1 - version);
    return row < 0 ? undefined : row;
  }
  const operation = past.operations[version];
  return operation && Math.max(operation.firstSeq - log.first, 0) + version - oldest;
}

// What stands in a row: `{operation}`, `{seq, event}` or, of a call that waits, `{waits}` and `{seq, event, isRehearsed}`.
export function rowAt(row) {
  const logged = loggedRows();
  if (row === logged) return { waits: true };
  if (row > logged) {
    const event = log.rehearsed[row - logged - 1];
    return { seq: event.seq, event, isRehearsed: true };
  }
  if (filter.isOn) {
    const entry = chosen[row];
    return entry < 0 ? { operation: past.operations[-1 - entry] } : { seq: entry, event: eventAt(entry) };
  }
  let [low, high] = [oldest, past.operations.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (rowOfOperation(middle) <= row) low = middle + 1;
    else high = middle;
  }
  const index = low - 1;
  if (index >= oldest && rowOfOperation(index) === row) return { operation: past.operations[index] };
  const seq = log.first + row - (index - oldest + 1);
  return { seq, event: eventAt(seq) };
}
