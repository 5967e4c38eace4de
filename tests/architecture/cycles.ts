/** The import graph: file -> imported files. */
export type Graph = ReadonlyMap<string, readonly string[]>;

/**
 * The import cycles of a graph: for each group of files that all reach one another, its shortest cycle, written as a
 * path that ends where it began.
 */
export function cyclesOf(graph: Graph): string[][] {
  return knotsOf(graph).map(knot => shortestRound(graph, knot));
}

/** Tarjan's strongly connected components of more than one file, and files that import themselves. */
function knotsOf(graph: Graph): string[][] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  const knots: string[][] = [];

  const visit = (file: string): number => {
    const ownNumber = order.size;
    order.set(file, ownNumber);
    stack.push(file);
    let lowestNumber = ownNumber;
    for (const next of graph.get(file) ?? []) {
      const number = order.get(next);
      if (number === undefined) lowestNumber = Math.min(lowestNumber, visit(next));
      else if (stack.includes(next)) lowestNumber = Math.min(lowestNumber, number);
    }
    lowest.set(file, lowestNumber);
    if (lowestNumber === ownNumber) {
      const knot = stack.splice(stack.indexOf(file));
      if (knot.length > 1 || (graph.get(file) ?? []).includes(file)) knots.push(knot);
    }
    return lowestNumber;
  };

  for (const file of graph.keys()) if (!order.has(file)) visit(file);
  return knots;
}

function shortestRound(graph: Graph, knot: readonly string[]): string[] {
  let best: string[] | undefined;
  for (const start of knot) {
    const round = wayBack(graph, start, knot);
    if (round && (!best || round.length < best.length)) best = round;
  }
  return best ?? [...knot];
}

/** Breadth-first search from a file to itself, within its group. */
function wayBack(graph: Graph, start: string, knot: readonly string[]): string[] | undefined {
  const queue: string[][] = [[start]];
  const visited = new Set<string>();
  for (const path of queue) {
    const last = path.at(-1) ?? start;
    for (const next of graph.get(last) ?? []) {
      if (next === start) return [...path, start];
      if (visited.has(next) || !knot.includes(next)) continue;
      visited.add(next);
      queue.push([...path, next]);
    }
  }
  return undefined;
}
