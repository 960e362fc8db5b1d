// Elements. All text goes into the page as text, never as markup.

export const $ = (id) => document.getElementById(id);

// Makes an element; members whose names have a hyphen, and `role`, are attributes, the others properties.
export function element(name, properties = {}, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(properties)) {
    if (key.includes("-") || key === "role") made.setAttribute(key, value);
    else made[key] = value;
  }
  made.append(...children);
  return made;
}

// Asks before something is lost; resolves to whether the answer is yes.
export function isConfirmed(text, verb, isDangerous = false) {
  const dialog = $("question");
  $("question-text").textContent = text;
  $("question-yes").textContent = verb;
  $("question-yes").classList.toggle("danger", isDangerous);
  dialog.returnValue = "cancel";
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener("close", () => resolve(dialog.returnValue === "yes"), { once: true });
  });
}

export function notice(text) {
  $("notice").textContent = text ?? "";
  $("notice").hidden = !text;
}

// An action whose error is told in the page.
export const guarded = (action) => async (...given) => {
  try {
    notice();
    await action(...given);
  } catch (error) {
    notice(error.message);
  }
};

// The same of what the page does by itself: what was told of somebody's action before it stays.
export const told = (action) => async (...given) => {
  try {
    await action(...given);
  } catch (error) {
    notice(error.message);
  }
};

// A number as people read it.
export const counted = (number, noun) => `${number.toLocaleString("en")} ${noun}${number === 1 ? "" : "s"}`;
