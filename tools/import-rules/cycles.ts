// Finds cycles in a directed graph: one for each group of nodes that reach each other.

export function findCycles(graph: ReadonlyMap<string, Iterable<string>>): readonly (readonly string[])[] {
  const state = new Map<string, "open" | "done">();
  const path: string[] = [];
  const cycles: string[][] = [];
  const inCycle = new Set<string>();
  const visit = (node: string) => {
    state.set(node, "open");
    path.push(node);
    for (const next of graph.get(node) ?? []) {
      if (state.get(next) === "open") {
        const cycle = path.slice(path.indexOf(next));
        // Report one cycle of a tangle; the next one appears once it is broken.
        if (!cycle.some((member) => inCycle.has(member))) cycles.push([...cycle, next]);
        for (const member of cycle) inCycle.add(member);
      } else if (!state.has(next)) visit(next);
    }
    path.pop();
    state.set(node, "done");
  };
  for (const node of graph.keys()) if (!state.has(node)) visit(node);
  return cycles;
}
