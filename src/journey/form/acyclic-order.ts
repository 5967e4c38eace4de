/** For each node the nodes that it depends on, as positions in one list. */
export type Edges = readonly (readonly number[])[];

export interface AcyclicOrder {
  /** Every node, after the nodes that it depends on. */
  order: readonly number[];
  /** True for an edge that was dropped because it is part of a cycle. */
  isDropped(from: number, to: number): boolean;
}

/**
 * An order in which each node can be decided once. Nodes that only lead to cycles or come from them are removed from
 * both ends; between the remaining nodes every edge is dropped. The result depends on the graph alone, never on the
 * order of the list.
 */
export function acyclicOrder(edges: Edges): AcyclicOrder {
  const reversed = reverse(edges);
  const beforeCycles = sortTopologically(edges, reversed);
  const afterCycles = sortTopologically(reversed, edges);
  const isInCycle = (node: number) => !beforeCycles.has(node) && !afterCycles.has(node);
  const isDropped = (from: number, to: number) => isInCycle(from) && isInCycle(to);
  if (beforeCycles.size === edges.length) return { order: [...beforeCycles], isDropped };
  const acyclicEdges = edges.map((dependencies, from) => dependencies.filter(to => !isDropped(from, to)));
  return { order: [...sortTopologically(acyclicEdges, reverse(acyclicEdges))], isDropped };
}

function reverse(edges: Edges): number[][] {
  const reversed: number[][] = edges.map(() => []);
  edges.forEach((dependencies, from) => {
    for (const to of dependencies) reversed[to]?.push(from);
  });
  return reversed;
}

/** Repeatedly removes nodes without remaining dependencies. Returns them in that order. */
function sortTopologically(edges: Edges, reversed: Edges): Set<number> {
  const openCounts = edges.map(dependencies => dependencies.length);
  const ordered = new Set<number>();
  const ready = edges.flatMap((dependencies, node) => (dependencies.length === 0 ? [node] : []));
  for (const node of ready) {
    ordered.add(node);
    for (const watcher of reversed[node] ?? []) {
      const remaining = (openCounts[watcher] ?? 0) - 1;
      openCounts[watcher] = remaining;
      if (remaining === 0) ready.push(watcher);
    }
  }
  return ordered;
}
