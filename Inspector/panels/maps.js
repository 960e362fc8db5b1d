// The storyboards' maps, with the scenes that are on the screen marked.
import { $, element, told } from "../support/dom.js";
import { request } from "../support/api.js";
import { on, state } from "../support/state.js";
import { controllersOf } from "../hierarchy/difference.js";

let map = null;
let mapped = null;

const CARD = new RegExp(
  '<g class="card[^"]*"[^>]*><title>([^<]*)</title><rect class="frame" x="([\\d.]+)" y="([\\d.]+)" width="([\\d.]+)" height="([\\d.]+)"',
  "g");

// The cards of the drawing: the scene's identifier and class, and where it is. They are found in the text: what makes
// elements of text is out of bounds for the page.
function cardsOf(svg) {
  const [, left, top] = /<g transform="translate\(([\d.]+) ([\d.]+)\)">\s*<g class="card/.exec(svg) ?? [0, 0, 0];
  return [...svg.matchAll(CARD)].map(([, title, ...numbers]) => {
    const [head, second] = title.split("\n");
    return { class: head.split(": ").at(-1), identifier: second?.replace(/^identifier /, ""), numbers: numbers.map(Number).map((number, index) => number + Number([left, top, 0, 0][index])) };
  });
}

async function readMap() {
  const session = state.session;
  const storyboards = Object.entries(state.definition?.storyboards ?? {});
  map = null;
  if (storyboards.length > 0) {
    const form = new FormData();
    for (const [name, content] of storyboards) {
      form.append(`${name}.storyboard`, new Blob([content], { type: "application/xml" }), `${name}.storyboard`);
    }
    const svg = await (await request("POST", "/v1/storyboards/inspect?format=svg", form)).text();
    if (session !== state.session) return;
    const [, width, height] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg);
    map = { svg, cards: cardsOf(svg), size: [Number(width), Number(height)] };
  }
  drawMap();
}

// A controller is of a scene if it has the scene's identifier as its label, or else its class.
function controllerOf(card) {
  const all = [...controllersOf(state.tree).values()].map((entry) => entry.node);
  return all.find((node) => node.label === card.identifier) ?? all.find((node) => node.class === card.class
    && !/^UI/.test(node.class));
}

function drawMap() {
  $("storyboards-note").textContent = map ? "" : "This app has none.";
  $("maps").hidden = !map;
  if (!map) return $("maps").replaceChildren();
  const [width, height] = map.size;
  const image = element("img", { alt: "Scenes and segues", src: `data:image/svg+xml,${encodeURIComponent(map.svg)}` });
  [image.width, image.height] = [width, height];
  const marks = map.cards.flatMap((card) => {
    const node = state.tree && controllerOf(card);
    if (!node) return [];
    const words = node.isInWindow ? "on the screen" : "in memory";
    const mark = element("div", { className: node.isInWindow ? "scene here" : "scene" });
    mark.append(element("span", { className: node.isInWindow ? "" : "hidden", textContent: `${node.label} is ${words}` }));
    mark.title = `${node.label} is ${words}`;
    for (const [index, name] of ["left", "top", "width", "height"].entries()) mark.style[name] = `${card.numbers[index]}px`;
    return [mark];
  });
  $("maps").replaceChildren(element("div", { className: "map" }, image, ...marks));
  const here = marks.findLast((mark) => mark.classList.contains("here"));
  if (here) $("maps").scrollLeft = parseFloat(here.style.left) - $("maps").clientWidth / 2;
  return undefined;
}

const isMapSeen = () => $("storyboards").offsetParent !== null;

// Maps cost a request: they are drawn for those who look.
async function drawMaps() {
  if (!isMapSeen()) return;
  if (mapped === state.definition) { drawMap(); return; }
  mapped = state.definition;
  await readMap();
}

new ResizeObserver(told(drawMaps)).observe($("storyboards"));
on("moment", told(drawMaps));
on("session", () => { mapped = undefined; map = null; drawMap(); });
