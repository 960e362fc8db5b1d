// What is known of the row that is chosen.
import { $, element } from "../support/dom.js";
import { operationOf } from "../session/past.js";
import { goTo } from "../session/moment.js";
import { expectLine } from "../panels/expect.js";
import { whyOf } from "./why.js";
import { record } from "../support/record.js";

const button = (textContent, onclick) => element("button", { type: "button", textContent, onclick });

function aboutEvent(event, seq, isRehearsed) {
  const facts = [event.type, event.class, event.id, `${event.time} s`, ...(event.flags ?? [])];
  const version = operationOf(seq);
  return [
    element("p", { className: "whole", textContent: event.line }),
    element("p", { className: "facts", textContent: facts.filter(Boolean).join(" · ") }),
    ...(isRehearsed ? [] : [whyOf(seq)]),
    element("p", { className: "wrap" },
      button("Copy", () => navigator.clipboard.writeText(event.line)),
      ...(record ? [] : [button("Expect it", () => expectLine(event.line))]),
      ...(isRehearsed ? [] : [button(`Go to version ${version}`, () => goTo(version))])),
  ];
}

function aboutOperation(operation) {
  return [
    element("p", { className: "whole", textContent: `${operation.version} ${operation.title}` }),
    element("p", { className: "facts", textContent: operation.details }),
    element("p", { className: "wrap" },
      button(`Go to version ${operation.version}`, () => goTo(operation.version))),
  ];
}

export function showDetail(row) {
  const box = $("detail");
  box.hidden = !row || row.waits || !(row.event || row.operation);
  if (box.hidden) return;
  box.replaceChildren(...(row.operation
    ? aboutOperation(row.operation) : aboutEvent(row.event, row.seq, row.isRehearsed)));
}
