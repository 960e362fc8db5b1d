// The log in pages: the newest one at first, others when they are looked at or searched.
import { json } from "../support/api.js";
import { emit, ofSession, state } from "../support/state.js";
import { past, readPast } from "../session/past.js";

const PAGE = 1000;
// Pages read at once when all of the log is searched.
const STRIDE = 20;

export const log = {
  first: 1,
  last: 0,
  pages: new Map(),
  loading: new Set(),
  // What has happened in an operation in which a call waits; none of it is in the log yet.
  rehearsed: [],
};

const readEvents = (after, limit) => json("GET", ofSession(`events?after=${after}&limit=${limit}`));

export function eventAt(seq) {
  return log.pages.get(Math.floor((seq - 1) / PAGE))?.[(seq - 1) % PAGE];
}

function put(event) {
  const number = Math.floor((event.seq - 1) / PAGE);
  if (!log.pages.has(number)) log.pages.set(number, []);
  log.pages.get(number)[(event.seq - 1) % PAGE] = event;
}

export function forgetEvents() {
  Object.assign(log, { first: 1, last: 0, pages: new Map(), loading: new Set(), rehearsed: [] });
  past.operations = [];
}

// Reads the newest page, so that something is there to see.
export async function readNewest(last) {
  const session = state.session;
  const after = Math.max(Math.floor((last - 1) / PAGE) * PAGE, 0);
  const [page] = await Promise.all([readEvents(after, 2 * PAGE), readPast()]);
  if (session !== state.session) return;
  // What is behind `last` belongs to an operation in which a call waits.
  page.events.filter((event) => event.seq <= last).forEach(put);
  log.first = Math.max(page.firstSeq, 1);
  log.last = last;
  emit("log");
}

async function load(number, count) {
  for (let page = number; page < number + count; page++) log.loading.add(page);
  const session = state.session;
  const page = await readEvents(number * PAGE, count * PAGE);
  if (session !== state.session) return;
  page.events.filter((event) => event.seq <= log.last).forEach(put);
}

const isThere = (number) => log.pages.has(number) || log.loading.has(number);

// Has the events of a range read if they are not there; whoever draws them hears of it.
export function need(from, to) {
  const wanted = [];
  for (let number = Math.floor((from - 1) / PAGE); number <= Math.floor((to - 1) / PAGE); number++) {
    if (!isThere(number)) wanted.push(number);
  }
  for (const number of wanted) load(number, 1).then(() => emit("log"), () => log.loading.delete(number));
}

// Reads the rest of the log, some pages at a time.
export async function readAll() {
  const session = state.session;
  const last = Math.floor((log.last - 1) / PAGE);
  for (let number = Math.floor((log.first - 1) / PAGE); number <= last; number++) {
    if (isThere(number)) continue;
    let count = 1;
    while (count < STRIDE && number + count <= last && !isThere(number + count)) count++;
    await load(number, count);
    if (session !== state.session) return;
    emit("log");
  }
}

// Takes events as they come, after those that are there.
export async function addEvents(added) {
  const session = state.session;
  const events = added.filter((event) => event.seq > log.last);
  await readPast();
  if (session !== state.session) return;
  events.forEach(put);
  log.last = events.at(-1)?.seq ?? log.last;
  log.rehearsed = [];
  emit("log");
}

// Reads what has happened so far in an operation in which a call waits.
export async function readRehearsed() {
  const page = state.pause ? await readEvents(log.last, 10 * PAGE) : { events: [] };
  log.rehearsed = page.events;
  emit("log");
}
