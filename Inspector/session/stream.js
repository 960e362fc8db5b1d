// The session's log as it grows. Read with fetch: EventSource can send no token.
import { $ } from "../support/dom.js";
import { request } from "../support/api.js";
import { ofSession } from "../support/state.js";
import { addEvents, log } from "../log/events.js";

const RETRY_MILLISECONDS = 2000;
let stream = null;

function tellLive(kind, text) {
  $("live").className = `live ${kind}`;
  $("live").textContent = text;
}

export function stopFollowing(text = "no session") {
  stream?.abort();
  stream = null;
  tellLive("off", text);
}

function blockOf(text) {
  return Object.fromEntries(text.split("\n").map((line) => {
    const colon = line.indexOf(":");
    return [line.slice(0, colon), line.slice(colon + 1).replace(/^ /, "")];
  }));
}

// Reads until the stream ends; resolves to the service's last word.
async function readStream(body, signal) {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let [text, reason] = ["", null];
  for (;;) {
    const { value, done } = await reader.read();
    if (done || signal.aborted) return reason;
    const blocks = (text + value).split("\n\n");
    text = blocks.pop();
    const events = [];
    for (const block of blocks.map(blockOf)) {
      if (!block.data) continue;
      const data = JSON.parse(block.data);
      if (block.event === "bye") reason = data.reason;
      else if (block.event !== "gap") events.push(data);
    }
    if (events.length > 0) await addEvents(events);
  }
}

// Follows until the session ends or another one is opened; `heard` is called when something has come.
export async function follow(heard, ended) {
  const { signal } = stream = new AbortController();
  const path = ofSession("events");
  while (!signal.aborted) {
    try {
      const headers = { Accept: "text/event-stream", "Last-Event-ID": String(log.last) };
      const response = await request("GET", path, undefined, { headers, signal });
      if (response.status === 404) return ended("deleted");
      if (!response.ok) throw new Error((await response.json()).detail);
      tellLive("", "live");
      const reason = await readStream(response.body.pipeThrough(noting(heard)), signal);
      if (signal.aborted) return undefined;
      if (reason === "deleted" || reason === "expired") return ended(reason);
      tellLive("waiting", reason ? `ended: ${reason}` : "ended");
    } catch {
      if (signal.aborted) return undefined;
      tellLive("waiting", "connecting again…");
    }
    await new Promise((resolve) => { setTimeout(resolve, RETRY_MILLISECONDS); });
  }
  return undefined;
}

// Hands on what comes, and says that something has come.
function noting(heard) {
  return new TransformStream({
    transform(chunk, controller) {
      controller.enqueue(chunk);
      heard();
    },
  });
}
