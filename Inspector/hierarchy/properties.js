// The properties of the chosen controller, at the moment that is looked at.
import { $, element, guarded, told } from "../support/dom.js";
import { json } from "../support/api.js";
import { ofSession, on, state } from "../support/state.js";

// What the service has said of controllers at the moment shown.
let known = new Map();

export function propertiesOf(node) {
  if (!known.has(node.id)) {
    const query = state.at === null ? "" : `?at=${state.at}`;
    known.set(node.id, json("GET", ofSession(`controllers/${node.id}${query}`)));
  }
  return known.get(node.id);
}

function valueText(value) {
  if (value === null) return "nil";
  if (Array.isArray(value)) return `[${value.map(valueText).join(", ")}]`;
  if (typeof value !== "object") return String(value);
  if (Object.keys(value).join() === "width,height") return `${value.width} × ${value.height}`;
  return Object.entries(value).map(([key, inner]) => `${key}: ${valueText(inner)}`).join(", ");
}

async function drawProperties() {
  $("properties-of").textContent = state.target ? state.target.label : "–";
  if (!state.target || !$("properties-box").open) return $("properties").replaceChildren();
  const target = state.target;
  const found = await propertiesOf(target);
  if (target !== state.target) return undefined;
  const rows = Object.entries(found).filter(([, value]) => value !== null).flatMap(([name, value]) => [
    element("dt", { textContent: name }), element("dd", { textContent: valueText(value) }),
  ]);
  return $("properties").replaceChildren(...rows);
}

$("properties-box").addEventListener("toggle", guarded(drawProperties));
on("target", told(drawProperties));
on("moment", () => { known = new Map(); told(drawProperties)(); });
on("session", () => { known = new Map(); });
