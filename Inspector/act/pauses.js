// Calls that wait for the app's own code: where one waits, what it takes, and how it goes on.
import { $, guarded } from "../support/dom.js";
import { json } from "../support/api.js";
import { emit, ofSession, state } from "../support/state.js";
import { log, readRehearsed } from "../log/events.js";
import { readMoment } from "../session/moment.js";

const keyOf = (session) => `pause ${session}`;

// Shows where an operation has stopped, or that none waits any more.
export async function showPause(pause) {
  const had = state.pause !== null;
  state.pause = pause;
  $("pause").hidden = !pause;
  // The token outlives a reload of the page; nobody else has it.
  if (pause) sessionStorage.setItem(keyOf(state.session), pause.token);
  else sessionStorage.removeItem(keyOf(state.session));
  if (pause) {
    $("paused-call").textContent = `${pause.event.target}.${pause.event.call}`;
    $("paused-depth").textContent = pause.depth > 1 ? `${pause.depth} calls wait, one inside of the other.` : "";
    $("call-super").hidden = !pause.mayCallSuper;
    $("answer-row").hidden = !pause.answers;
    $("answer-label").textContent = `Answer (${pause.answers})`;
    $("answer").value = "";
  }
  emit("pause");
  if (log.last > 0 && (pause || had)) await readRehearsed();
}

// Finds a call that waits from before the page was loaded anew.
export async function findPause() {
  const token = sessionStorage.getItem(keyOf(state.session));
  if (!token) return showPause(null);
  state.pause = { token };
  try {
    const { paused } = await json("GET", ofSession("pauses"));
    return showPause(paused ?? null);
  } catch {
    return showPause(null);
  }
}

async function goOn(path, content) {
  try {
    const answer = await json("POST", ofSession(path), content);
    await showPause(answer?.paused ?? null);
    await readMoment();
    if (state.pause === null) $("operation").focus();
  } catch (error) {
    // Nobody waits any more: it has waited too long, or somebody else has let it go.
    if (error.problem?.code === "not_paused") {
      await showPause(null);
      await readMoment();
    }
    throw error;
  }
}

$("resume").addEventListener("click", guarded(() => {
  const written = $("answer").value.trim();
  if (!state.pause.answers || !written) return goOn("resume", {});
  let answer = written;
  try {
    answer = JSON.parse(written);
  } catch {
    // A word stands for itself.
  }
  return goOn("resume", { answer });
}));
$("call-super").addEventListener("click", guarded(() => goOn("super")));
$("abandon").addEventListener("click", guarded(() => goOn("abandon")));
