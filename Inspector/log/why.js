// Why an event is there, and why at its place: which rules of the table of versions decide.
import { element } from "../support/dom.js";
import { json } from "../support/api.js";
import { record } from "../support/record.js";
import { ofSession, on, state } from "../support/state.js";
import { past } from "../session/past.js";

// In a longer log nobody is told who has not asked: the service carries all of it out again for each rule.
const SHORT_LOG = 2000;
let explained = null;
let hasAsked = false;

// Explanations by `seq`, of the log as it is now.
function explanations() {
  if (explained?.version !== past.version) {
    explained = { version: past.version, found: json("GET", ofSession("events?explain=true")).then((page) => page.explanation) };
  }
  return explained.found;
}

const causeText = (cause) => `${cause.name}, ${cause.versions} (${cause.evidence})`;

function causesOf(explanation, seq) {
  const line = explanation?.events.find((event) => event.seq === seq);
  if (!line) return ["The report, or the log since the last reset, does not say."];
  const causes = (places) => places.map((place) => explanation.causes[place]);
  const notes = [
    ...causes(line.presence).map((cause) => `It is there by ${causeText(cause)}.`),
    ...causes(line.order).map((cause) => `It stands here by ${causeText(cause)}.`),
  ];
  return notes.length > 0 ? notes : ["No rule of the table of versions changes it: every version that the model knows has it here."];
}

async function explain(box, seq) {
  hasAsked = true;
  box.replaceChildren("Why? …");
  try {
    const explanation = await explanations();
    box.replaceChildren(...causesOf(explanation, seq).map((textContent) => element("p", { textContent })));
  } catch (error) {
    explained = null;
    box.replaceChildren(element("p", { className: "problem", textContent: error.message }));
  }
}

// The element that says why, at once or when it is asked.
export function whyOf(seq) {
  const box = element("div", { className: "why" });
  if (record || hasAsked || seq <= SHORT_LOG) {
    explain(box, seq);
  } else {
    box.append(element("button", { type: "button", textContent: "Why?", onclick: () => explain(box, seq) }));
  }
  return box;
}

on("session", () => { explained = null; hasAsked = false; });
