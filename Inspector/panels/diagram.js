// The events of the moment's operation as a sequence diagram.
import { $, element, told } from "../support/dom.js";
import { text } from "../support/api.js";
import { log } from "../log/events.js";
import { ofSession, on, state } from "../support/state.js";
import { past, titleOf } from "../session/past.js";
import { shownVersion } from "../session/moment.js";

let pictured = "";

async function drawDiagram() {
  if ($("diagram").offsetParent === null || !state.session || past.operations.length === 0) return;
  const version = shownVersion();
  const from = past.operations[version].firstSeq - 1;
  const count = (past.operations[version + 1]?.firstSeq ?? log.last + 1) - 1 - from;
  const key = `${state.session} ${version} ${count}`;
  if (key === pictured) return;
  pictured = key;
  $("diagram-note").textContent = `version ${version}: ${titleOf(version)}`;
  const svg = count > 0 ? await text(ofSession(`diagram?format=svg&after=${from}&limit=${count}`)) : "";
  if (key !== pictured) return;
  $("drawing").replaceChildren(svg === "" ? "No event." : element("img", {
    alt: `The events of ${titleOf(version)}, which the log has too`, src: `data:image/svg+xml,${encodeURIComponent(svg)}`,
  }));
}

new ResizeObserver(told(drawDiagram)).observe($("diagram"));
for (const name of ["moment", "log"]) on(name, told(drawDiagram));
on("session", () => { pictured = ""; $("drawing").replaceChildren(); });
