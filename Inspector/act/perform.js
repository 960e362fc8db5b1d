// Performs operations and says what came of them.
import { $, counted, element } from "../support/dom.js";
import { json } from "../support/api.js";
import { readMoment } from "../session/moment.js";
import { showPause } from "./pauses.js";
import { state } from "../support/state.js";

// Where an operation of the API's description is sent.
export const pathOf = (operation) => operation.path
  .replace("{session}", state.session ?? "SESSION")
  .replace("{controller}", encodeURIComponent(state.target?.label ?? "CONTROLLER"));

function tellResult(id, answer) {
  const parts = [counted(answer.events.length, "event"), `version ${answer.version}`, `at ${answer.time} s`];
  if (!answer.settled && answer.waitingFor?.length) parts.push(answer.waitingFor.join(", "));
  $("result").replaceChildren(
    element("b", { className: answer.outcome, textContent: answer.outcome }), ` ${id}: ${parts.join(", ")}`);
  if (answer.exception) {
    const { name, reason } = answer.exception;
    $("result").append(element("p", { className: "raised", textContent: `${name}: ${reason}` }));
  }
  if (answer.outcome === "ignored") {
    $("result").append(element("p", { className: "ignored", textContent: answer.result.reason }));
  }
  for (const event of answer.events.filter((event) => event.type === "console")) {
    $("result").append(element("p", { className: "ignored", textContent: event.text }));
  }
}

// Sends an operation; `path` is that of the form unless another one is given.
export async function perform(operation, content, path = pathOf(operation)) {
  try {
    const answer = await json("POST", path, content);
    tellResult(operation.id, answer);
    await showPause(answer.paused ?? null);
    await readMoment();
  } catch (error) {
    if (!error.problem) throw error;
    $("result").replaceChildren(
      element("b", { className: "problem", textContent: error.problem.title }),
      element("p", { className: "problem", textContent: error.problem.detail }));
  }
}
