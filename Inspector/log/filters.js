// What of the log is shown.
import { $, element } from "../support/dom.js";
import { filter, TYPES } from "./rows.js";
import { on, state } from "../support/state.js";
import { redrawLog } from "./list.js";

for (const type of TYPES) {
  const button = element("button", { type: "button", className: `type ${type}`, textContent: type });
  button.setAttribute("aria-pressed", true);
  button.addEventListener("click", () => {
    if (!filter.off.delete(type)) filter.off.add(type);
    button.setAttribute("aria-pressed", !filter.off.has(type));
    redrawLog();
  });
  $("types").append(button);
}

$("search").addEventListener("input", () => {
  filter.text = $("search").value.toLowerCase();
  redrawLog();
});

function drawOnly() {
  $("only-row").hidden = !state.target;
  $("only-name").textContent = state.target?.label ?? "";
  const wanted = state.target && $("only").checked ? state.target.id : null;
  if (wanted === filter.target) return;
  filter.target = wanted;
  redrawLog();
}

$("only").addEventListener("change", drawOnly);
on("target", drawOnly);
