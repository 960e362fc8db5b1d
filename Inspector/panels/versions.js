// What other versions of iOS make of the session's past: who agrees, where each parts from the one before it, and why.
import { $, counted, element, guarded } from "../support/dom.js";
import { json } from "../support/api.js";
import { record } from "../support/record.js";
import { ofSession, on, state } from "../support/state.js";

const cell = (name, label, ...children) => element("td", { className: name, "data-label": label }, ...children);

function differenceRow({ from, to, step, operation, rows, causes }) {
  const lines = rows.map(({ mark, line }) => element("div", {
    className: { "+": "gained", "-": "lost" }[mark] ?? "same", textContent: `${mark} ${line}`,
  }));
  const whys = causes.map((cause) => element("div", {
    textContent: `${cause.name}, ${cause.versions}`, title: cause.evidence,
  }));
  return element("tr", {},
    cell("turn", "iOS", `${from} → ${to}`, element("br"), operation ? `${step} ${operation}` : "launch"),
    cell("lines", "lines", ...lines),
    cell("causes", "because of", ...(whys.length > 0 ? whys : ["what comes before"])));
}

function drawComparison(comparison) {
  const groups = comparison?.groups ?? [];
  const names = groups.map((group) => `${group.versions.join(", ")} (${counted(group.lines.length, "line")})`);
  $("groups").textContent = !comparison ? "" : groups.length === 1
    ? `All agree line for line: ${names[0]}.` : `${groups.length} groups agree line for line: ${names.join(" | ")}.`;
  const head = ["iOS", "lines", "because of"].map((textContent) => element("th", { scope: "col", textContent }));
  const rows = (comparison?.differences ?? []).map(differenceRow);
  $("parting").hidden = rows.length === 0;
  $("parting").replaceChildren(element("table", {},
    element("thead", {}, element("tr", {}, ...head)), element("tbody", {}, ...rows)));
}

async function compareVersions() {
  const session = state.session;
  const versions = $("compared").value.replaceAll(" ", "");
  const comparison = await json("GET", ofSession(`compare?versions=${encodeURIComponent(versions)}`));
  if (session !== state.session) return;
  drawComparison(comparison);
  if (record && !comparison) $("groups").textContent = "The report has other versions of its first runs alone.";
}

$("versions-form").addEventListener("submit", (event) => {
  event.preventDefault();
  guarded(compareVersions)();
});
on("session", () => {
  drawComparison(null);
  $("versions-form").querySelector("button").disabled = !state.session;
});
// A report has it at hand.
if (record) on("log", guarded(compareVersions));
