// Finds what holds all words that are typed, and opens what an address names.
const field = document.getElementById("find");
const count = document.getElementById("found");
const entries = [...document.querySelectorAll("main details")].map((entry) => ({
  entry, text: entry.textContent.toLowerCase(),
}));
const sections = [...document.querySelectorAll("main section")];

function find() {
  const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
  const has = (text) => words.every((word) => text.includes(word));
  let shown = 0;
  for (const { entry, text } of entries) {
    entry.hidden = !has(text);
    if (!entry.hidden) shown += 1;
  }
  for (const section of sections) {
    const inside = [...section.querySelectorAll("details")];
    section.hidden = words.length > 0 && (inside.length > 0
      ? inside.every((entry) => entry.hidden) : !has(section.textContent.toLowerCase()));
  }
  count.textContent = words.length > 0 ? `${shown} found` : "";
}

function openNamed() {
  const named = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (!named) return;
  if (named.hidden || named.closest("section")?.hidden) { field.value = ""; find(); }
  if (named.tagName === "DETAILS") named.open = true;
  named.scrollIntoView();
}

let waiting = null;
field.addEventListener("input", () => {
  clearTimeout(waiting);
  waiting = setTimeout(find, 120);
});
window.addEventListener("hashchange", openNamed);
document.getElementById("finder").hidden = false;
if (location.hash) openNamed();
