// Which part of the page is seen: on a phone one at a time, else one of those at the right.
import { $, element } from "../support/dom.js";
import { record } from "../support/record.js";

const PARTS = [
  ["screen", "Screen"], ["hierarchy", "Hierarchy"], record ? ["steps", "Steps"] : ["act", "Operation"],
  ["log", "Events"], ["diagram", "Diagram"], ["expect", record ? "Expected" : "Expect"], ["versions", "Versions"],
  ...(record ? [] : [["storyboards", "Storyboards"]]),
];

export function showPart(name) {
  document.body.dataset.view = name;
  if ($(name).classList.contains("aside")) document.body.dataset.aside = name;
  for (const button of $("views").children) {
    const part = button.dataset.part;
    const isSeen = part === name || part === document.body.dataset.aside;
    button.classList.toggle("seen", isSeen);
    if (part === name) button.setAttribute("aria-current", true);
    else button.removeAttribute("aria-current");
  }
}

for (const [name, textContent] of PARTS) {
  const button = element("button", { type: "button", textContent });
  button.dataset.part = name;
  button.classList.toggle("beside", !$(name).classList.contains("aside"));
  button.addEventListener("click", () => showPart(name));
  $("views").append(button);
}
showPart("log");
