// Holds the log against expected lines.
import { $, element, guarded } from "../support/dom.js";
import { json, text } from "../support/api.js";
import { ofSession, on, state } from "../support/state.js";
import { past } from "../session/past.js";
import { shownVersion } from "../session/moment.js";
import { showPart } from "./views.js";

const MARKS = {
  "=": "as expected", "-": "missing", "+": "unexpected", "~": "other arguments", " ": "allowed besides",
};

// Adds a line to those that are expected.
export function expectLine(line) {
  const lines = $("lines").value.trimEnd();
  $("lines").value = lines ? `${lines}\n${line}` : line;
  showPart("expect");
}

// The last `seq` before an operation's events.
const before = (version) => (past.operations[version]?.firstSeq ?? 1) - 1;

async function takeLines() {
  const version = shownVersion();
  const [from, to] = [before(version), past.operations[version + 1]?.firstSeq];
  const limit = to === undefined ? "" : `&limit=${Math.max(to - 1 - from, 1)}`;
  $("lines").value = await text(ofSession(`events?format=text&after=${from}${limit}`));
  $("expect-after").value = version - 1 < 0 ? "" : version - 1;
}

export function tableOf(rows) {
  const body = element("tbody");
  for (const { mark, expected, actual, note } of rows) {
    body.append(element("tr", { className: mark === "=" || mark === " " ? "" : "wrong" },
      element("td", { title: MARKS[mark], textContent: mark, "aria-label": MARKS[mark] }),
      element("td", { textContent: expected ?? "" }),
      element("td", { textContent: [actual, note && `(${note})`].filter(Boolean).join(" ") })));
  }
  const head = ["", "expected", "in the log"].map((textContent) => element("th", { scope: "col", textContent }));
  head[0].append(element("span", { className: "hidden", textContent: "mark" }));
  return element("table", {}, element("thead", {}, element("tr", {}, ...head)), body);
}

async function compare() {
  const events = $("lines").value.split("\n").map((line) => line.trim()).filter(Boolean);
  const version = $("expect-after").value;
  const body = { events, mode: $("mode").value };
  if (version !== "") body.after = before(Number(version) + 1);
  const answer = await json("POST", ofSession("expect"), body);
  $("verdict").className = answer.match ? "completed" : "raised";
  $("verdict").textContent = answer.match ? "The log is as expected." : "The log is not as expected.";
  $("difference").hidden = answer.rows.length === 0;
  $("difference").replaceChildren(tableOf(answer.rows));
}

$("take").addEventListener("click", guarded(takeLines));
$("expect-form").addEventListener("submit", (event) => {
  event.preventDefault();
  guarded(compare)();
});
on("session", () => {
  $("verdict").textContent = "";
  $("difference").hidden = true;
  for (const control of $("expect-form").querySelectorAll("button")) control.disabled = !state.session;
});
