// Sessions that leave the page as files, and come back from them.
import { $, element, guarded } from "../support/dom.js";
import { json, text } from "../support/api.js";
import { on, ofSession, state } from "../support/state.js";
import { openSession } from "./sessions.js";

function keep(content, type, name) {
  const url = URL.createObjectURL(new Blob([content], { type }));
  element("a", { href: url, download: name }).click();
  URL.revokeObjectURL(url);
}

async function save() {
  keep(JSON.stringify(await json("GET", ofSession("export"))), "application/json", `${state.session}.json`);
}

async function saveAsScenario() {
  keep(await text(ofSession("export?format=scenario")), "application/yaml", `${state.session}.yaml`);
}

async function take() {
  const [file] = $("imported").files;
  if (!file) return;
  let content;
  try {
    content = JSON.parse(await file.text());
  } catch {
    throw new Error(`${file.name} is no exported session.`);
  } finally {
    // The same file may be chosen again.
    $("imported").value = "";
  }
  const made = await json("POST", "/v1/imports", content);
  await openSession(made.session.id);
}

$("export").addEventListener("click", guarded(save));
$("scenario").addEventListener("click", guarded(saveAsScenario));
$("import").addEventListener("click", () => $("imported").click());
$("imported").addEventListener("change", guarded(take));
on("session", () => {
  for (const id of ["export", "scenario"]) $(id).disabled = !state.session;
});
