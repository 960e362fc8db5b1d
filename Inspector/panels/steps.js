// The steps of a recorded run: what became of each, and of the one that is looked at what was expected.
import { $, counted, element, guarded, told } from "../support/dom.js";
import { record, runOf } from "../support/record.js";
import { on, state } from "../support/state.js";
import { goTo, shownVersion } from "../session/moment.js";
import { showPart } from "./views.js";
import { tableOf } from "./expect.js";

// What was found in each step, by version; nothing where nothing was expected.
function findings(run) {
  const report = run?.result?.report;
  return report ? [report.launch, ...report.steps] : [];
}

const failedVersion = (run) => findings(run).findIndex((step) => step?.passed === false);

function stepButton(step, found, version) {
  const hasFailed = found?.passed === false;
  const place = (step?.line ?? found?.line) ? `line ${step?.line ?? found?.line}` : "";
  const effect = step && step.effect !== "applied" ? step.effect : "";
  const made = element("button", { type: "button", className: hasFailed ? "step wrong" : "step", disabled: !step },
    element("span", { textContent: hasFailed ? "✗" : "✓", "aria-label": hasFailed ? "failed" : "passed", role: "img" }),
    element("b", { textContent: `${version} ${step?.title ?? found.operation}` }),
    element("span", { className: "class", textContent: [place, effect].filter(Boolean).join(", ") }));
  if (version === shownVersion() && step) made.setAttribute("aria-current", "step");
  made.addEventListener("click", guarded(() => goTo(version)));
  return made;
}

function drawFailures(run, found) {
  const whole = (run.result?.report.errors ?? []).map((error) => `${error.line ? `line ${error.line}: ` : ""}${error.detail}`);
  const own = (found?.failures ?? []).map((failure) => failure.detail);
  const refused = run.steps[shownVersion()]?.refusal;
  const all = [...whole, ...own, ...(refused && own.length === 0 ? [refused] : [])];
  $("failures").replaceChildren(...all.map((textContent) => element("p", { className: "raised", textContent })));
  const isCompared = Boolean(found?.rows);
  $("verdict").className = isCompared ? "raised" : "";
  $("verdict").textContent = isCompared ? "The log of this step is not as expected." : "Nothing differs from what is expected of this step.";
  $("difference").hidden = !isCompared;
  $("difference").replaceChildren(...(isCompared ? [tableOf(found.rows)] : []));
}

function drawSteps() {
  const run = runOf(state.session);
  if (!run) return;
  const found = findings(run);
  const count = Math.max(run.steps.length, found.length);
  const hadFocus = $("step-list").contains(document.activeElement);
  $("step-list").replaceChildren(...Array.from({ length: count }, (_, version) =>
    stepButton(run.steps[version], found[version], version)));
  if (hadFocus) $("step-list").querySelector("[aria-current]")?.focus();
  $("step-list").querySelector("[aria-current]")?.scrollIntoView({ block: "nearest" });
  const failed = found.filter((step) => step?.passed === false).length;
  const reason = run.result?.reason ? `known difference: ${run.result.reason}` : "";
  $("steps-note").textContent = [failed > 0 ? `${failed} of ${counted(count, "step")} failed` : "", reason].filter(Boolean).join(", ");
  if (run.isBare) $("steps-note").textContent += "; the report has only what came of it";
  drawFailures(run, found[run.isBare ? Math.max(failedVersion(run), 0) : shownVersion()]);
}

// Where it went wrong is what one wants to see first.
function goToFailure() {
  const run = runOf(state.session);
  const version = failedVersion(run);
  if (version < 0) return undefined;
  if (findings(run)[version].rows) showPart("expect");
  return version > run.version ? undefined : goTo(version);
}

if (record) {
  document.title = "Understudy report";
  $("expect-title").textContent = "Expected";
  $("chooser").querySelector("label").textContent = "Run";
  $("session").setAttribute("aria-label", "Run");
  let begun = null;
  on("moment", drawSteps);
  on("session", drawSteps);
  on("log", told(async () => {
    if (begun === state.session) return;
    begun = state.session;
    await goToFailure();
  }));
}
