// Which calls stop.
import { $, element, guarded, told } from "../support/dom.js";
import { json } from "../support/api.js";
import { ofSession, on, state } from "../support/state.js";

let points = [];

const wordsOf = ({ target, class: class_, call }) => `${[target, class_].filter(Boolean).join(" ") || "any"}: ${call}`;

function drawPoints() {
  $("points-count").textContent = points.length > 0 ? `(${points.length})` : "";
  $("points").replaceChildren(...points.map((point, index) => {
    const button = element("button", { type: "button", textContent: "Remove", "aria-label": `Remove ${wordsOf(point)}` });
    button.addEventListener("click", guarded(async () => {
      await setPoints(points.filter((_, other) => other !== index));
      $("point-call").focus();
    }));
    return element("li", {}, element("code", { textContent: wordsOf(point) }), " ", button);
  }));
}

async function setPoints(wanted) {
  await json("PUT", ofSession("pauses"), { pauses: wanted });
  points = wanted;
  drawPoints();
}

async function readPoints() {
  if (!state.session || !$("points-box").open) return;
  points = (await json("GET", ofSession("pauses"))).pauses;
  drawPoints();
}

$("point-form").addEventListener("submit", (event) => {
  event.preventDefault();
  guarded(async () => {
    const target = $("point-target").value.trim();
    const point = { call: $("point-call").value.trim(), ...(target && { target }) };
    await setPoints([...points, point]);
    $("point-form").reset();
  })();
});
$("points-box").addEventListener("toggle", guarded(readPoints));
on("session", () => { points = []; drawPoints(); told(readPoints)(); });
