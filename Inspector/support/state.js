// What the parts of the page share, and how they hear of changes.
//
// session     another session has been opened, or none is open
// operations  the API's description has been read
// log         events or operations have come, or have been loaded
// moment      another tree is shown
// target      another controller has been chosen
// pause       a call waits, or none waits any more

export const state = {
  session: null,
  // The version that is looked at; null for the present one.
  at: null,
  tree: null,
  // The tree before the operation that led to the one shown; null where it is not known.
  before: null,
  target: null,
  // The call that waits, with its token.
  pause: null,
  definition: null,
};

const hub = new EventTarget();

export function on(name, action) {
  hub.addEventListener(name, () => action());
}

export function emit(name) {
  hub.dispatchEvent(new Event(name));
}

// The path of something of the session.
export const ofSession = (path) => `/v1/sessions/${state.session}/${path}`;
