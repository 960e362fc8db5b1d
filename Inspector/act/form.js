// The form for an operation on the chosen controller or on the app.
import { $, element, guarded, told } from "../support/dom.js";
import { json } from "../support/api.js";
import { emit, on, state } from "../support/state.js";
import { offerNames } from "./names.js";
import { body, drawFields } from "./fields.js";
import { pathOf, perform } from "./perform.js";

const BASE = "/v1/sessions/{session}/";
// They have a place of their own on the page, or are no operation.
const OTHERS = new Set([
  "performOperations", "createController", "expectEvents", "resetSession", "forkSession", "callSuper", "resume", "abandon",
]);
let operations = [];
let schemas = {};

const resolve = (schema) => (schema?.$ref ? resolve(schemas[schema.$ref.split("/").pop()]) : schema ?? {});

// The operations and their fields are read from the service's own document, so they are never out of step.
export async function readOperations() {
  const description = await json("GET", "/openapi.json");
  schemas = description.components.schemas;
  operations = Object.entries(description.paths)
    .filter(([path, methods]) => path.startsWith(BASE) && methods.post && !OTHERS.has(methods.post.operationId))
    .map(([path, { post }]) => {
      const content = post.requestBody?.content?.["application/json"];
      return {
        id: post.operationId, path, summary: post.summary, availability: post["x-availability"], tag: post.tags[0],
        schema: resolve(content?.schema), example: Object.values(content?.examples ?? {})[0]?.value ?? {},
        isOnController: path.startsWith(`${BASE}controllers/`),
      };
    });
  emit("operations");
}

const QUICK = {
  app: [
    ["rotate", { to: "landscapeLeft" }], ["rotate", { to: "portrait" }], ["memoryWarning", {}], ["background", {}],
    ["foreground", {}], ["settle", {}],
  ],
  any: [["present", { controller: { class: "SheetViewController" } }], ["dismiss", {}]],
  navigation: [["push", { controller: { class: "DetailViewController" } }], ["pop", {}], ["popToRoot", {}]],
  tab: [["select", { index: 0 }], ["select", { index: 1 }]],
};

export const operationNamed = (id) => operations.find((operation) => operation.id === id);

function quickOnes() {
  const target = state.target;
  if (!target) return QUICK.app;
  return [
    ...(/Navigation/.test(target.class) ? QUICK.navigation : []), ...(/TabBar/.test(target.class) ? QUICK.tab : []),
    ...QUICK.any,
  ];
}

function quickButton([id, content]) {
  const detail = Object.values(content).find((value) => typeof value !== "object");
  const button = element("button", { type: "button", textContent: detail === undefined ? id : `${id} ${detail}` });
  button.addEventListener("click", guarded(() => perform(operationNamed(id), content)));
  return button;
}

function drawTarget() {
  $("target").textContent = state.target?.label ?? "the app";
  $("untarget").hidden = !state.target;
  const quick = quickOnes();
  $("quick").replaceChildren(...quick.map(quickButton));
  const groups = {};
  for (const { id, tag, isOnController } of operations) {
    if (isOnController === Boolean(state.target)) {
      (groups[tag] ??= []).push(element("option", { value: id, textContent: id }));
    }
  }
  const was = $("operation").value;
  $("operation").replaceChildren(
    ...Object.entries(groups).map(([label, options]) => element("optgroup", { label }, ...options)));
  const isThere = [...$("operation").options].some((option) => option.value === was);
  $("operation").value = isThere ? was : quick[0][0];
  drawForm();
}

const chosenOperation = () => operationNamed($("operation").value);

function drawForm() {
  const operation = chosenOperation();
  $("summary").textContent = [operation?.summary, operation?.availability].filter(Boolean).join(", ");
  drawFields(operation, resolve);
  told(offerNames)();
  drawCommand();
}

// What cannot be done is said, not left to be found out.
function drawReadiness() {
  const isPast = state.at !== null;
  for (const button of [$("perform"), ...$("quick").children]) button.disabled = !state.session || isPast;
  $("perform").textContent = isPast ? "Not in the past" : "Perform";
}

function drawCommand() {
  drawReadiness();
  const operation = chosenOperation();
  if (!operation) return;
  let content;
  try {
    content = JSON.stringify(body());
  } catch (error) {
    content = error.message;
  }
  const quoted = content.replaceAll("'", "'\\''");
  $("curl").textContent = `curl -s '${location.origin}${pathOf(operation)}?format=text' \\\n`
    + `  -H 'Content-Type: application/json' -d '${quoted}'`;
}

$("untarget").addEventListener("click", () => {
  state.target = null;
  emit("target");
  $("operation").focus();
});
$("operation").addEventListener("change", drawForm);
$("fields").addEventListener("input", drawCommand);
$("form").addEventListener("submit", (event) => {
  event.preventDefault();
  guarded(() => perform(chosenOperation(), body()))();
});
let drawnTarget;
on("target", () => {
  // The target may be another object for the same controller: what has been typed stays.
  if (drawnTarget === state.target?.id && drawnTarget !== undefined) return drawReadiness();
  drawnTarget = state.target?.id;
  return drawTarget();
});
on("operations", drawTarget);
on("moment", drawReadiness);
on("session", drawCommand);
