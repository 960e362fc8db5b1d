// The dialog for a new session.
import { $, element, guarded } from "../support/dom.js";
import { json } from "../support/api.js";
import { openSession } from "./sessions.js";

const screenNamed = (as, title) => ({ class: `${title}ViewController`, as, title });
const inStack = (as, ...viewControllers) => ({ class: "UINavigationController", as, viewControllers });

const PRESETS = {
  navigation: { root: inStack("nav", screenNamed("home", "Home")) },
  "tab bar": {
    root: {
      class: "UITabBarController", as: "tabs", viewControllers: [
        inStack("first", screenNamed("list", "List")), inStack("second", screenNamed("settings", "Settings")),
      ],
    },
  },
  split: {
    device: { model: "iPad Pro 11-inch (M4)" },
    root: {
      class: "UISplitViewController", as: "split",
      viewControllers: [screenNamed("master", "Master"), screenNamed("detail", "Detail")],
    },
  },
  "iOS 6": {
    device: { model: "iPhone 5", systemVersion: "6.1" }, root: inStack("nav", screenNamed("home", "Home")),
  },
  "by hand": { clock: "manual", root: inStack("nav", screenNamed("home", "Home")) },
};

function tell(error) {
  const places = (error.problem?.errors ?? []).map((place) => `${place.pointer}: ${place.detail}`);
  $("creator-error").textContent = [error.message, ...places].join("\n");
}

// The chosen files as members of the definition, by their names.
async function documents() {
  const found = { storyboards: {}, nibs: {} };
  for (const file of $("documents").files) {
    const [, name, ending] = /^(.*)\.(storyboard|xib)$/.exec(file.name) ?? [null, file.name, "storyboard"];
    found[ending === "xib" ? "nibs" : "storyboards"][name] = await file.text();
  }
  return Object.fromEntries(Object.entries(found).filter(([, members]) => Object.keys(members).length > 0));
}

async function create() {
  try {
    const definition = { ...JSON.parse($("definition").value || "{}"), ...await documents() };
    const names = Object.keys(definition.storyboards ?? {});
    if (names.length === 1 && !definition.root) definition.mainStoryboard ??= names[0];
    const made = await json("POST", "/v1/sessions", definition);
    $("creator").close();
    await openSession(made.session.id);
  } catch (error) {
    tell(error);
  }
}

for (const [name, definition] of Object.entries(PRESETS)) {
  const button = element("button", { type: "button", textContent: name });
  button.addEventListener("click", () => {
    $("definition").value = JSON.stringify({ labels: { from: "inspector" }, ...definition }, null, 2);
  });
  $("presets").append(button);
}
$("documents").addEventListener("change", () => { $("definition").value = "{}"; });
$("new").addEventListener("click", () => {
  if (!$("definition").value) $("presets").firstChild.click();
  $("creator-error").textContent = "";
  $("creator").showModal();
});
$("create").addEventListener("click", guarded(create));
