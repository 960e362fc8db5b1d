// The fields of an operation's form, made from its schema.
import { $, element } from "../support/dom.js";

// A form of seventy fields helps nobody: an operation with more than these is given as one piece of JSON.
const FIELDS_MAX = 20;

const choice = (words) => element(
  "select", {}, ...["", ...words].map((word) => element("option", { value: word, textContent: word || "–" })));

function inputFor(type, schema) {
  if (type === "boolean") return choice(["true", "false"]);
  if (schema.enum) return choice(schema.enum.filter((word) => word !== null));
  if (type === "integer" || type === "number") {
    const step = type === "integer" ? 1 : "any";
    return element("input", { type: "number", step, min: schema.minimum ?? "", max: schema.maximum ?? "" });
  }
  if (type === "string") return element("input", { type: "text", autocomplete: "off" });
  return element("textarea", { rows: 2, spellcheck: false });
}

function field(name, schema, isRequired, example) {
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  const input = inputFor(type, schema);
  input.dataset.name = name;
  input.dataset.kind = input.tagName === "TEXTAREA" ? "json" : type ?? "string";
  if (isRequired) {
    const given = example ?? (schema.enum ? schema.enum[0] : "");
    input.value = input.dataset.kind === "json" ? JSON.stringify(given) : given;
    input.required = true;
  }
  const label = element("span", { textContent: name || "fields", title: schema.description ?? "" });
  if (isRequired) label.append(element("em", { textContent: " *", title: "required" }));
  return element("label", { className: input.dataset.kind === "json" ? "field wide" : "field" }, label, input);
}

export function drawFields(operation, resolve) {
  const properties = operation?.schema.properties ?? {};
  const required = operation?.schema.required ?? [];
  const names = Object.keys(properties);
  const fields = names.length > FIELDS_MAX
    ? [field("", { description: "The fields as JSON" }, true, operation.example)]
    : names.map((name) => field(name, resolve(properties[name]), required.includes(name), operation.example[name]));
  $("fields").replaceChildren(...fields);
}

function valueOf(input, text) {
  const { kind, name } = input.dataset;
  if (kind === "boolean") return text === "true";
  if (kind === "integer" || kind === "number") return Number(text);
  if (kind !== "json") return text;
  try {
    return JSON.parse(text);
  } catch {
    // A controller may be named by its label alone.
    if (/^[\w-]+$/.test(text)) return text;
    throw new Error(`${name || "The body"} is neither JSON nor a name.`);
  }
}

// What the form says.
export function body() {
  const found = {};
  for (const input of $("fields").querySelectorAll("[data-name]")) {
    const text = input.value.trim();
    if (text === "") continue;
    const value = valueOf(input, text);
    if (input.dataset.name === "") return value;
    found[input.dataset.name] = value;
  }
  return found;
}
