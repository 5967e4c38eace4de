/** The import graph: file -> imported files. */
export type Graph = ReadonlyMap<string, readonly string[]>;

/**
 * The import cycles of a graph: for each group of files that all reach one another, its shortest cycle, written as a
 * path that ends where it began.
 */
export function cyclesOf(graph: Graph): string[][] {
  return knotsOf(graph).map(component => shortestRound(graph, component));
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
      const component = stack.splice(stack.indexOf(file));
      if (component.length > 1 || (graph.get(file) ?? []).includes(file)) knots.push(component);
    }
    return lowestNumber;
  };

  for (const file of graph.keys()) if (!order.has(file)) visit(file);
  return knots;
}

function shortestRound(graph: Graph, component: readonly string[]): string[] {
  let best: string[] | undefined;
  for (const start of component) {
    const round = wayBack(graph, start, component);
    if (round && (!best || round.length < best.length)) best = round;
  }
  return best ?? [...component];
}

/** Breadth-first search from a file to itself, within its group. */
function wayBack(graph: Graph, start: string, component: readonly string[]): string[] | undefined {
  const queue: string[][] = [[start]];
  const visited = new Set<string>();
  for (const path of queue) {
    const last = path.at(-1) ?? start;
    for (const next of graph.get(last) ?? []) {
      if (next === start) return [...path, start];
      if (visited.has(next) || !component.includes(next)) continue;
      visited.add(next);
      queue.push([...path, next]);
    }
  }
  return undefined;
}
