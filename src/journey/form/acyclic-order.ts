/** For each node the positions of the nodes that it depends on. */
export type Edges = readonly (readonly number[])[];

export interface AcyclicOrder {
  /** All nodes; each comes after the nodes that it depends on, except through dropped edges. */
  order: readonly number[];
  /** Whether the edge was dropped because both nodes are in or between cycles. */
  isDropped(from: number, to: number): boolean;
}

/**
 * An order in which each node comes after the nodes that it depends on. Nodes that can be ordered before or after all
 * cycles keep their edges; all edges between the other nodes are dropped. Which edges are dropped depends on the graph
 * alone, never on the order of the list.
 */
export function acyclicOrderOf(edges: Edges): AcyclicOrder {
  const reversed = reverse(edges);
  const beforeCycles = sortTopologically(edges, reversed);
  const afterCycles = sortTopologically(reversed, edges);
  const isUnordered = (node: number) => !beforeCycles.has(node) && !afterCycles.has(node);
  const isDropped = (from: number, to: number) => isUnordered(from) && isUnordered(to);
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

/** Repeatedly removes nodes without remaining dependencies, and returns them in the order of their removal. */
function sortTopologically(edges: Edges, reversed: Edges): Set<number> {
  const remainingCounts = edges.map(dependencies => dependencies.length);
  const ordered = new Set<number>();
  const ready = edges.flatMap((dependencies, node) => (dependencies.length === 0 ? [node] : []));
  for (const node of ready) {
    ordered.add(node);
    for (const dependent of reversed[node] ?? []) {
      const remaining = (remainingCounts[dependent] ?? 0) - 1;
      remainingCounts[dependent] = remaining;
      if (remaining === 0) ready.push(dependent);
    }
  }
  return ordered;
}
