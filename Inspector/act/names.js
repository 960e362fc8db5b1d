// Controls and segues of the chosen controller, offered where a form asks for one.
import { $, element } from "../support/dom.js";
import { state } from "../support/state.js";
import { propertiesOf } from "../hierarchy/properties.js";

const OFFERED = {
  control: (properties) => (properties.controls ?? []).map((control) => control.label ?? control.id),
  identifier: (properties) => (properties.segues ?? []).map((segue) => segue.identifier),
};

export async function offerNames() {
  const target = state.target;
  for (const [field, names] of Object.entries(OFFERED)) {
    const input = $("fields").querySelector(`input[data-name="${field}"]`);
    if (!input || !target) continue;
    const properties = await propertiesOf(target);
    if (!input.isConnected) continue;
    const found = [...new Set(names(properties).filter(Boolean))];
    $("names").replaceChildren(...found.map((value) => element("option", { value })));
    input.setAttribute("list", "names");
  }
}
