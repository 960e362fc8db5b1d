// The inspector: a client of the API like any other.
import { guarded } from "./support/dom.js";
import { record } from "./support/record.js";
import { readOperations } from "./act/form.js";
import { beginSessions } from "./session/sessions.js";

guarded(async () => { await Promise.all([record ? null : readOperations(), beginSessions()]); })();
