// What an operation has changed in the tree.

const childrenOf = (node) => [
  ...node.children.map((child) => [child, false]), ...node.presented.map((child) => [child, true]),
];

// The controllers of a tree by id, each with its parent and whether it is presented.
export function controllersOf(tree) {
  const found = new Map();
  const visit = (node, parent, isPresented) => {
    found.set(node.id, { node, parent, isPresented });
    for (const [child, presented] of childrenOf(node)) visit(child, node.id, presented);
  };
  for (const root of tree?.roots ?? []) visit(root, null, false);
  return found;
}

function change(was, is) {
  const notes = [];
  const isInWindow = is.node.isInWindow ? "into the window" : "out of the window";
  if (was.node.state !== is.node.state) notes.push(`${was.node.state} → ${is.node.state}`);
  else if (was.node.isInWindow !== is.node.isInWindow) notes.push(isInWindow);
  if (was.parent !== is.parent) notes.push("moved");
  if (!was.node.isViewLoaded && is.node.isViewLoaded) notes.push("view loaded");
  return notes.join(", ");
}

// The rows of a tree in order: `{node, level, isPresented, mark, note, position, count}`. Those that are gone stand
// where they were; a mark is `added`, `removed`, `changed` or nothing.
export function rowsOf(tree, before, collapsed) {
  const [now, earlier] = [controllersOf(tree), before && controllersOf(before)];
  const rows = [];
  const gone = (parent) => [...(earlier ?? new Map()).values()]
    .filter((entry) => entry.parent === parent && !now.has(entry.node.id)).map((entry) => [entry.node, entry.isPresented]);
  const visit = (entries, level) => entries.forEach(([node, isPresented], index) => {
    const [is, was] = [now.get(node.id), earlier?.get(node.id)];
    let [mark, note] = ["", ""];
    if (!is) mark = "removed";
    else if (earlier && !was) mark = "added";
    else if (was) note = change(was, is);
    if (note) mark = "changed";
    const inside = is ? [...childrenOf(node), ...gone(node.id)] : gone(node.id);
    const hasInside = inside.length > 0;
    const row = { node, level, isPresented, mark, note, hasInside, position: index + 1, count: entries.length };
    rows.push(row);
    if (hasInside && !collapsed.has(node.id)) visit(inside, level + 1);
  });
  const roots = tree.roots.map((root) => [root, false]);
  visit([...roots, ...gone(null)], 1);
  return rows;
}
