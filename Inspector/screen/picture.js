// The picture of the screen: boxes in the device's frame, of which some can be tapped.
import { $, element, guarded, notice } from "../support/dom.js";
import { ofSession, on, state } from "../support/state.js";
import { chooseByID } from "../hierarchy/tree.js";
import { operationNamed } from "../act/form.js";
import { perform } from "../act/perform.js";
import { layOut } from "./layout.js";

let drawing = 0;
let shown = null;
// What the elements are made from.
let drawn = "";

function tap({ operation, target, content }) {
  return perform(operationNamed(operation), content, ofSession(`controllers/${target}/${
    operation.replace(/[A-Z]+/g, (letters) => `-${letters.toLowerCase()}`)}`));
}

function boxElement(box, scale) {
  // What is not enabled can be tapped as well: the answer says why nothing happens.
  const isLive = box.tap && state.at === null;
  const made = isLive
    ? element("button", { type: "button", "aria-label": box.name, onclick: guarded(() => tap(box.tap)) })
    : element("div", {});
  made.className = `box ${box.kind}`;
  made.classList.toggle("selected", box.isSelected === true);
  made.classList.toggle("off", box.isOff === true);
  if (box.kind === "view" || box.kind === "alert") {
    made.classList.toggle("target", state.target?.id === box.node.id);
    made.title = `${box.label}, ${box.node.class}`;
    made.addEventListener("click", () => chooseByID(box.node.id));
  } else {
    if (box.isOff) made.title = "not enabled";
    // Of a name without room an element of its own shows the beginning.
    made.append(element("span", {}, box.label));
  }
  for (const [name, value] of [["left", box.x], ["top", box.y], ["width", box.width], ["height", box.height]]) {
    made.style[name] = `${value * scale}px`;
  }
  return made;
}

function drawBoxes() {
  const picture = $("picture");
  picture.hidden = !shown;
  if (!shown) {
    $("screen-note").textContent = state.tree ? "Nothing is on it." : "";
    drawn = "";
    return picture.replaceChildren();
  }
  const { size, boxes, skipped } = shown;
  $("screen-note").textContent = `${size.width} × ${size.height}${skipped > 0 ? `, ${skipped} more not drawn` : ""}`;
  const room = picture.parentElement.clientWidth - 28;
  const scale = Math.min(room / size.width, Number(getComputedStyle(picture).getPropertyValue("--tallest")) / size.height);
  const content = JSON.stringify([boxes, scale, state.target?.id, state.at]);
  // Whoever is about to tap finds the same element.
  if (content === drawn) return undefined;
  drawn = content;
  picture.style.width = `${size.width * scale}px`;
  picture.style.height = `${size.height * scale}px`;
  const focused = picture.contains(document.activeElement) ? document.activeElement.getAttribute("aria-label") : null;
  picture.replaceChildren(...boxes.map((box) => boxElement(box, scale)));
  if (focused) picture.querySelector(`[aria-label="${CSS.escape(focused)}"]`)?.focus();
  return undefined;
}

async function drawPicture() {
  const mine = ++drawing;
  let found = null;
  try {
    found = state.tree && await layOut(state.tree);
  } catch (error) {
    if (mine === drawing) notice(error.message);
  }
  if (mine !== drawing) return;
  shown = found;
  drawBoxes();
}

on("moment", drawPicture);
on("target", drawBoxes);
on("session", drawPicture);
new ResizeObserver(drawBoxes).observe($("screen"));
